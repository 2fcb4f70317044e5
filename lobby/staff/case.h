/*
 * Cases: what the staff decides at once. The reports of several people about one person are one
 * case while it is not closed; an appeal is a case by itself. The reports of a case have one number
 * and one state.
 *
 * Priority counts people who are not related: those who wrote from one account, one address (an
 * IPv4 address, an IPv6 /48) or with one SSH key are one, and all guests and accounts that were not
 * a day old are one together. So nobody makes a report weigh more by writing it often, or under
 * names made for it.
 */
#pragma once

#include "buf.h"
#include "store.h"

struct lobby;

enum report_state { REPORT_OPEN = 1, REPORT_CLAIMED, REPORT_CLOSED = STORE_REPORT_CLOSED };

enum {
    /* Reports in one case: all are written at once when it is decided (STORE_ATTACHED_MAX). A
     * further one begins a case of its own. */
    CASE_WRITERS_MAX = 24,
    CASE_FIRST_MAX = 160, /* of the first words that lists show */
    CASES_READ = 500      /* reports that are read for the queue, the newest of each state */
};
/* A report joins a case about the same person for this long after the last report of the case. */
#define CASE_JOIN_MS STORE_DAY_MS

enum case_priority { CASE_NORMAL = 1, CASE_HIGH, CASE_URGENT };

struct case_writer {
    int64_t account;
    char name[STORE_NAME_MAX];
    bool guest;
    bool fresh; /* the account was not a day old */
    char network[STORE_ADDRESS_MAX], fingerprint[STORE_ADDRESS_MAX];
};

struct case_entry {
    int64_t number;
    int64_t at_ms; /* of its first report */
    int64_t card_table;
    int64_t about;
    char about_name[STORE_NAME_MAX];
    bool appeal;
    int state; /* enum report_state */
    int64_t claimer;
    char claimer_name[STORE_BY_MAX];
    char first[CASE_FIRST_MAX]; /* the first words of its first report */
    enum case_priority priority;
    int unrelated; /* people who wrote it, as priority counts them */
    int nwriters;
    struct case_writer writer[CASE_WRITERS_MAX]; /* the latest first */
};

struct case_list {
    int n, size;
    struct case_entry *of;
};

/* Adds a report to its case. Reports come newest first, as the store lists them. */
void case_list_add(struct case_list *list, const struct store_report *report);
/* Counts the people, and puts the cases in the order in which to work them: by priority, then by
 * age. A case that has waited for a day rises by one. */
void case_list_order(struct case_list *list, int64_t now_ms);
void case_list_free(struct case_list *list);

/* The cases that wait: reads at most `most` reports of each state, without those that are hidden
 * from `person`, and puts the cases in order. */
struct cases_read {
    int64_t person, now_ms;
    int most;
    struct case_list list;
};
extern const struct store_reads cases_reads;

/* Reads the appeal that has this number as a report, within store_reads. Leaves `out` as it is if
 * there is none. */
void case_appeal_read(struct store *reads, int64_t number, struct store_appeal *out);

#define CASE_PRIORITIES "normal|high|urgent"
#define CASE_STATES     "open|claimed|closed"
const char *case_state_word(int state);
const char *case_priority_word(enum case_priority priority);
/* "cat", "cat and dan", "cat and 3 more". */
void case_put_writers(const struct case_entry *entry, struct buf *out);
/* The line of a list. */
void case_put(const struct case_entry *entry, int64_t now_ms, struct buf *out);
/* What was done to the person, as a closed report keeps it: "mute by kate, for 1 hour: shouting".
 */
void case_put_done(const char *act, const char *by, const char *detail, struct buf *out);
void case_put_sanction(const struct store_sanction *what, struct buf *out);
/* Whether nobody but guests and new accounts wrote it. */
bool case_is_light(const struct case_entry *entry);
/* How many of them are not related. */
int case_unrelated(const struct case_writer *writer, int n);
struct case_writer case_writer_of(const struct store_report *report);

/* Whether a report is hidden from somebody, even if they are staff: it is about them, and says who
 * wrote it. Their own appeal is not hidden. */
bool report_hidden(const struct store_report *report, int64_t person);
/* Whether this account has claimed the report. */
bool report_claimed_by(const struct store_report *report, int64_t account, const char *name);
