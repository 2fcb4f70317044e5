/*
 * The calls of store.h for records, for a kind that is given as a value. So one test can be run
 * over all kinds.
 */
#pragma once

#include "record.h"
#include "store_answer.h"

struct record_field;

/* A row of any kind. */
union record_row {
    struct store_login login;
    struct store_tie tie;
    struct store_alias alias;
    struct store_channel channel;
    struct store_message message;
    struct store_note note;
    struct store_warning warning;
    struct store_report report;
    struct store_leave leave;
    struct store_appeal appeal;
    struct store_second second;
    struct store_news news;
    struct store_motd motd;
    struct store_lockdown lockdown;
    struct store_filter filter;
    struct store_approval approval;
    struct store_adjustment adjustment;
    struct store_daily_day daily_day;
    struct store_daily_try daily_try;
    struct store_season season;
    struct store_season_place season_place;
    struct store_busy_hour busy_hour;
    struct store_duel duel;
    struct store_cup cup;
    struct store_cup_entrant cup_entrant;
    struct store_code code;
    struct store_resume resume;
    struct store_review review;
    struct store_daily_seen daily_seen;
    struct store_recall recall;
    struct store_countdown countdown;
    struct store_rename rename;
};

/* A row with this key and owner, and with a different value in every other field. */
union record_row record_filled(enum store_record record, int64_t key, int64_t account);

/* Writes a row, in the way in which its kind is written; usually STORE_OK. */
enum store_status record_put(struct store *s, enum store_record record,
                             const union record_row *row);
enum store_status record_drop(struct store *s, enum store_record record, int64_t key);

enum { RECORDS_SEEN = 32 };
struct records_seen {
    struct answer answer;
    int count;
    union record_row row[RECORDS_SEEN]; /* the first */
};
/* Reads the rows, or those of the owner if rows have one. Returns how many. */
int records_read(struct store *s, enum store_record record, int64_t account, int limit,
                 struct records_seen *seen);
/* Does what records_read does for the rows whose `member` has this value. */
#define RECORDS_WITH(s, kind, member, number, limit, seen)                                         \
    records_with(s, kind, offsetof(kind##_ROW, member), number, limit, seen)
int records_with(struct store *s, enum store_record record, size_t offset, int64_t number,
                 int limit, struct records_seen *seen);
int records_named(struct store *s, enum store_record record, size_t offset, const char *text,
                  int limit, struct records_seen *seen);
/* Adds a row to `seen`. */
void record_see(struct records_seen *seen, const void *row, size_t size);
/* Sets a field of the row to a number. The field has to be a number that can hold it. */
void record_number_set(const struct record_field *field, void *row, int64_t number);
