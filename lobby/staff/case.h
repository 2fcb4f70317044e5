/*
 * Cases. The staff decides all reports of a case at once. The reports of several people about one
 * person are one case while it is not closed. An appeal is a case by itself. The reports of a case
 * have one number and one state.
 *
 * The priority of a case depends on how many unrelated people wrote it. Those who wrote from one
 * account, from one address (an IPv4 address, an IPv6 /48) or with one SSH key count as one. All
 * guests and all accounts that were not a day old count as one together. They do not count at all
 * if each of them wrote from the address of somebody who does. This way nobody makes a report weigh
 * more by writing it often, or under names made for it.
 */
#pragma once

#include "buf.h"
#include "store.h"

struct lobby;

enum report_state { REPORT_OPEN = 1, REPORT_CLAIMED, REPORT_CLOSED = STORE_REPORT_CLOSED };

enum {
    /* The most reports of one case. A further report begins another case. All reports of a case are
     * written at once when it is decided, which STORE_ATTACHED_MAX limits. */
    CASE_WRITERS_MAX = 24,
    CASE_FIRST_MAX = 160, /* bytes of the first words, which lists show */
    CASES_READ = 500      /* this many reports of each state are read for the queue: the newest */
};

enum case_priority { CASE_NORMAL = 1, CASE_HIGH, CASE_URGENT };

struct case_writer {
    int64_t account;
    char name[STORE_NAME_MAX];
    bool guest;
    bool fresh; /* the account was not a day old when it wrote */
    char network[STORE_ADDRESS_MAX], fingerprint[STORE_ADDRESS_MAX];
};

struct case_entry {
    struct store_report report; /* its first report */
    char first[CASE_FIRST_MAX]; /* the first words of that */
    enum case_priority priority;
    int unrelated; /* how many unrelated people wrote it */
    int nwriters;
    struct case_writer writer[CASE_WRITERS_MAX]; /* the latest first */
};

struct case_list {
    int n, size;
    struct case_entry *of;
};

/* Adds a report to its case. Reports come newest first, as the store lists them. */
void case_list_add(struct case_list *list, const struct store_report *report);
/* Sets the priority of each case, and puts the cases in the order in which the staff should decide
 * them: by priority, then by age. The priority of a case that has waited for a day is one higher.
 */
void case_list_order(struct case_list *list, int64_t now_ms);
void case_list_free(struct case_list *list);

/* Reads the cases that wait (store_reads): at most `most` reports of each state, without those that
 * are hidden from `person`. Puts the cases in order. */
struct cases_read {
    int64_t person, now_ms; /* given */
    int most;               /* given */
    struct case_list list;  /* the result */
};
extern const struct store_reads cases_reads;

/* Reads the appeal that has this number as a report, within store_reads. Leaves `out` as it is if
 * there is none. */
void case_appeal_read(struct store *reads, int64_t number, struct store_appeal *out);

#define CASE_PRIORITIES "normal|high|urgent"
#define CASE_STATES     "open|claimed|closed"
const char *case_state_word(int state);
const char *case_priority_word(enum case_priority priority);
/* Appends who wrote it: "cat", "cat and dan" or "cat and 3 more". */
void case_put_writers(const struct case_entry *entry, struct buf *out);
/* Appends the case as a line of a list. */
void case_put(const struct case_entry *entry, int64_t now_ms, struct buf *out);
/* Appends what was done to the person, as a closed report keeps it: "mute by kate, for 1 hour:
 * shouting". */
void case_put_done(const char *act, const char *by, const char *detail, struct buf *out);
/* Appends the same for a sanction. */
void case_put_sanction(const struct store_sanction *what, struct buf *out);
/* Whether only guests and new accounts wrote it. An appeal is never light. */
bool case_is_light(const struct case_entry *entry);
/* Whether both addresses may be of one subscriber. Whoever has an IPv6 /64 most likely has the /48
 * around it. `wide`: IPv4 addresses of one /24 may be, too. */
bool case_near(const char *one, const char *other, bool wide);
/* How many unrelated people these `n` are. */
int case_unrelated(const struct case_writer *writer, int n);
/* Who wrote the report. */
struct case_writer case_writer_of(const struct store_report *report);

/* Whether a report is hidden from the account `person`, even if it is staff. A report about
 * somebody is hidden from them, because it says who wrote it. Their own appeal is not hidden. */
bool report_hidden(const struct store_report *report, int64_t person);
/* Whether this account has claimed the report. */
bool report_claimed_by(const struct store_report *report, int64_t account, const char *name);

/* Appends `reports-open` and `reports-oldest-seconds` (figures.h), how many cases wait for the
 * staff and for how long, as they were read last. Reads them again if they are old. Appends nothing
 * before the store's first answer. */
void cases_figures(struct lobby *lobby, struct buf *lines);
