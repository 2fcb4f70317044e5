/*
 * The calls of store.h for records. Each names its record; the rest is common to all.
 */
#include <limits.h>

#include "backend.h"
#include "record.h"

static void store_record_put(struct store *s, enum store_record record, const void *row,
                             store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_RECORD_PUT, arg);
    call->record = record;
    call->row = request_copy(call, row, record_tables[record].size);
    call->on_done = cb;
    store_submit(s, call);
}

static void store_record_drop(struct store *s, enum store_record record, int64_t key,
                              store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_RECORD_DROP, arg);
    call->record = record;
    call->id = key;
    call->on_done = cb;
    store_submit(s, call);
}

/* Lists the rows that have a value in one field, or all rows if no field is given. */
static struct request *store_record_list_new(struct store *s, enum store_record record, int limit,
                                             request_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_RECORDS, arg);
    call->record = record;
    call->limit = limit;
    call->on_record = each;
    call->on_done = done;
    return call;
}

static void store_record_list(struct store *s, enum store_record record, int limit,
                              request_cb *each, store_done_cb *done, void *arg)
{
    store_submit(s, store_record_list_new(s, record, limit, each, done, arg));
}

static void store_record_list_with(struct store *s, enum store_record record, size_t offset,
                                   int64_t number, int limit, request_cb *each, store_done_cb *done,
                                   void *arg)
{
    struct request *call = store_record_list_new(s, record, limit, each, done, arg);
    call->field = record_field(&record_tables[record], offset);
    call->id = number;
    store_submit(s, call);
}

/* Lists the rows of an account; account 0: of all. */
static void store_record_list_of(struct store *s, enum store_record record, int64_t account,
                                 int limit, request_cb *each, store_done_cb *done, void *arg)
{
    if (account != 0)
        store_record_list_with(s, record, record_owner(&record_tables[record])->offset, account,
                               limit, each, done, arg);
    else
        store_record_list(s, record, limit, each, done, arg);
}

/* The callback takes the record's own struct. */
void record_deliver(const struct request *request, const void *row)
{
    request_cb *each = request->on_record;
    void *arg = request->arg;
    switch (request->record) {
    case STORE_RECORD_LOGIN: ((store_login_cb *)each)(arg, row); break;
    case STORE_RECORD_FRIEND: ((store_tie_cb *)each)(arg, row); break;
    case STORE_RECORD_IGNORED: ((store_tie_cb *)each)(arg, row); break;
    case STORE_RECORD_ALIAS: ((store_alias_cb *)each)(arg, row); break;
    case STORE_RECORD_CHANNEL: ((store_channel_cb *)each)(arg, row); break;
    case STORE_RECORD_MESSAGE: ((store_message_cb *)each)(arg, row); break;
    case STORE_RECORD_NOTE: ((store_note_cb *)each)(arg, row); break;
    case STORE_RECORD_WARNING: ((store_warning_cb *)each)(arg, row); break;
    case STORE_RECORD_REPORT: ((store_report_cb *)each)(arg, row); break;
    case STORE_RECORD_LEAVE: ((store_leave_cb *)each)(arg, row); break;
    case STORE_RECORD_APPEAL: ((store_appeal_cb *)each)(arg, row); break;
    case STORE_RECORD_SECOND: ((store_second_cb *)each)(arg, row); break;
    case STORE_RECORD_NEWS: ((store_news_cb *)each)(arg, row); break;
    case STORE_RECORD_MOTD: ((store_motd_cb *)each)(arg, row); break;
    case STORE_RECORD_RECALL: ((store_recall_cb *)each)(arg, row); break;
    case STORE_RECORD_COUNTDOWN: ((store_countdown_cb *)each)(arg, row); break;
    case STORE_RECORD_RENAME: ((store_rename_cb *)each)(arg, row); break;
    case STORE_RECORD_LOCKDOWN: ((store_lockdown_cb *)each)(arg, row); break;
    case STORE_RECORD_FILTER: ((store_filter_cb *)each)(arg, row); break;
    case STORE_RECORD_APPROVAL: ((store_approval_cb *)each)(arg, row); break;
    case STORE_RECORD_ADJUSTMENT: ((store_adjustment_cb *)each)(arg, row); break;
    case STORE_RECORD_DAILY_DAY: ((store_daily_day_cb *)each)(arg, row); break;
    case STORE_RECORD_DAILY_TRY: ((store_daily_try_cb *)each)(arg, row); break;
    case STORE_RECORD_SEASON: ((store_season_cb *)each)(arg, row); break;
    case STORE_RECORD_SEASON_PLACE: ((store_season_place_cb *)each)(arg, row); break;
    case STORE_RECORD_DUEL: ((store_duel_cb *)each)(arg, row); break;
    case STORE_RECORD_BUSY_HOUR: ((store_busy_hour_cb *)each)(arg, row); break;
    case STORE_RECORD_CUP: ((store_cup_cb *)each)(arg, row); break;
    case STORE_RECORD_CUP_ENTRANT: ((store_cup_entrant_cb *)each)(arg, row); break;
    case STORE_RECORDS: break;
    }
}

void store_logins(struct store *s, int64_t account, int limit, store_login_cb *each,
                  store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_LOGIN, account, limit, (request_cb *)each, done, arg);
}

static void store_record_logins_where(struct store *s, size_t offset, const char *value, int limit,
                                      store_login_cb *each, store_done_cb *done, void *arg)
{
    struct request *call =
        store_record_list_new(s, STORE_RECORD_LOGIN, limit, (request_cb *)each, done, arg);
    call->field = record_field(&record_tables[STORE_RECORD_LOGIN], offset);
    call->name = request_copy_text(call, value);
    store_submit(s, call);
}

void store_logins_from(struct store *s, const char *network, int limit, store_login_cb *each,
                       store_done_cb *done, void *arg)
{
    store_record_logins_where(s, offsetof(struct store_login, network), network, limit, each, done,
                              arg);
}

void store_logins_with(struct store *s, const char *fingerprint, int limit, store_login_cb *each,
                       store_done_cb *done, void *arg)
{
    store_record_logins_where(s, offsetof(struct store_login, fingerprint), fingerprint, limit,
                              each, done, arg);
}

void store_friend_put(struct store *s, const struct store_tie *tie, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_FRIEND, tie, cb, arg);
}

void store_friend_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_FRIEND, id, cb, arg);
}

void store_friends(struct store *s, int64_t account, int limit, store_tie_cb *each,
                   store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_FRIEND, account, limit, (request_cb *)each, done, arg);
}

void store_ignored_put(struct store *s, const struct store_tie *tie, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_IGNORED, tie, cb, arg);
}

void store_ignored_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_IGNORED, id, cb, arg);
}

void store_ignored(struct store *s, int64_t account, int limit, store_tie_cb *each,
                   store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_IGNORED, account, limit, (request_cb *)each, done, arg);
}

void store_alias_put(struct store *s, const struct store_alias *alias, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_ALIAS, alias, cb, arg);
}

void store_alias_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_ALIAS, id, cb, arg);
}

void store_aliases(struct store *s, int64_t account, int limit, store_alias_cb *each,
                   store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_ALIAS, account, limit, (request_cb *)each, done, arg);
}

void store_channel_put(struct store *s, const struct store_channel *channel, store_done_cb *cb,
                       void *arg)
{
    store_record_put(s, STORE_RECORD_CHANNEL, channel, cb, arg);
}

void store_channel_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_CHANNEL, id, cb, arg);
}

void store_channels(struct store *s, int64_t account, int limit, store_channel_cb *each,
                    store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_CHANNEL, account, limit, (request_cb *)each, done, arg);
}

void store_message_put(struct store *s, const struct store_message *message, store_done_cb *cb,
                       void *arg)
{
    store_record_put(s, STORE_RECORD_MESSAGE, message, cb, arg);
}

void store_message_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_MESSAGE, id, cb, arg);
}

void store_messages(struct store *s, int64_t account, int limit, store_message_cb *each,
                    store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_MESSAGE, account, limit, (request_cb *)each, done, arg);
}

void store_messages_by(struct store *s, int64_t author, int limit, store_message_cb *each,
                       store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_MESSAGE, offsetof(struct store_message, author), author,
                           limit, (request_cb *)each, done, arg);
}

void store_note_put(struct store *s, const struct store_note *note, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_NOTE, note, cb, arg);
}

void store_notes(struct store *s, int64_t account, int limit, store_note_cb *each,
                 store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_NOTE, account, limit, (request_cb *)each, done, arg);
}

void store_warning_put(struct store *s, const struct store_warning *warning, store_done_cb *cb,
                       void *arg)
{
    store_record_put(s, STORE_RECORD_WARNING, warning, cb, arg);
}

void store_warnings(struct store *s, int64_t account, int limit, store_warning_cb *each,
                    store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_WARNING, account, limit, (request_cb *)each, done, arg);
}

void store_report_put(struct store *s, const struct store_report *report, store_done_cb *cb,
                      void *arg)
{
    store_record_put(s, STORE_RECORD_REPORT, report, cb, arg);
}

void store_reports(struct store *s, int64_t account, int limit, store_report_cb *each,
                   store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_REPORT, account, limit, (request_cb *)each, done, arg);
}

void store_reports_about(struct store *s, int64_t about, int limit, store_report_cb *each,
                         store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_REPORT, offsetof(struct store_report, about), about,
                           limit, (request_cb *)each, done, arg);
}

void store_reports_in(struct store *s, int state, int limit, store_report_cb *each,
                      store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_REPORT, offsetof(struct store_report, state), state,
                           limit, (request_cb *)each, done, arg);
}

void store_report_numbered(struct store *s, int64_t number, int limit, store_report_cb *each,
                           store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_REPORT, offsetof(struct store_report, number), number,
                           limit, (request_cb *)each, done, arg);
}

void store_reports_untold(struct store *s, int limit, store_report_cb *each, store_done_cb *done,
                          void *arg)
{
    store_record_list_with(s, STORE_RECORD_REPORT, offsetof(struct store_report, untold), true,
                           limit, (request_cb *)each, done, arg);
}

void store_leave_put(struct store *s, const struct store_leave *leave, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_LEAVE, leave, cb, arg);
}

void store_leave_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_LEAVE, id, cb, arg);
}

void store_leaves(struct store *s, int64_t account, int limit, store_leave_cb *each,
                  store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_LEAVE, account, limit, (request_cb *)each, done, arg);
}

void store_appeal_put(struct store *s, const struct store_appeal *appeal, store_done_cb *cb,
                      void *arg)
{
    store_record_put(s, STORE_RECORD_APPEAL, appeal, cb, arg);
}

void store_appeals(struct store *s, int64_t account, int limit, store_appeal_cb *each,
                   store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_APPEAL, account, limit, (request_cb *)each, done, arg);
}

void store_appeal_reported(struct store *s, int64_t report, store_appeal_cb *each,
                           store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_APPEAL, offsetof(struct store_appeal, report), report, 1,
                           (request_cb *)each, done, arg);
}

void store_second_put(struct store *s, const struct store_second *second, store_done_cb *cb,
                      void *arg)
{
    store_record_put(s, STORE_RECORD_SECOND, second, cb, arg);
}

void store_second_drop(struct store *s, int64_t account, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_SECOND, account, cb, arg);
}

void store_second_read(struct store *s, int64_t account, store_second_cb *each, store_done_cb *done,
                       void *arg)
{
    store_record_list_of(s, STORE_RECORD_SECOND, account, 1, (request_cb *)each, done, arg);
}

void store_news_put(struct store *s, const struct store_news *news, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_NEWS, news, cb, arg);
}

void store_news_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_NEWS, id, cb, arg);
}

void store_news(struct store *s, int limit, store_news_cb *each, store_done_cb *done, void *arg)
{
    store_record_list(s, STORE_RECORD_NEWS, limit, (request_cb *)each, done, arg);
}

void store_motd_put(struct store *s, const struct store_motd *motd, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_MOTD, motd, cb, arg);
}

void store_motd_read(struct store *s, store_motd_cb *each, store_done_cb *done, void *arg)
{
    store_record_list(s, STORE_RECORD_MOTD, 1, (request_cb *)each, done, arg);
}

void store_recall_put(struct store *s, const struct store_recall *recall, store_done_cb *cb,
                      void *arg)
{
    store_record_put(s, STORE_RECORD_RECALL, recall, cb, arg);
}

void store_recall_read(struct store *s, int64_t account, store_recall_cb *each, store_done_cb *done,
                       void *arg)
{
    store_record_list_of(s, STORE_RECORD_RECALL, account, 1, (request_cb *)each, done, arg);
}

void store_countdown_put(struct store *s, const struct store_countdown *countdown,
                         store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_COUNTDOWN, countdown, cb, arg);
}

void store_countdown_read(struct store *s, store_countdown_cb *each, store_done_cb *done, void *arg)
{
    store_record_list(s, STORE_RECORD_COUNTDOWN, 1, (request_cb *)each, done, arg);
}

void store_renames(struct store *s, int limit, store_rename_cb *each, store_done_cb *done,
                   void *arg)
{
    store_record_list(s, STORE_RECORD_RENAME, limit, (request_cb *)each, done, arg);
}

void store_renames_named(struct store *s, const char *name, int limit, store_rename_cb *each,
                         store_done_cb *done, void *arg)
{
    const struct record_table *table = &record_tables[STORE_RECORD_RENAME];
    struct request *call =
        store_record_list_new(s, STORE_RECORD_RENAME, limit, (request_cb *)each, done, arg);
    call->field = record_field(table, offsetof(struct store_rename, old_name));
    call->either = record_field(table, offsetof(struct store_rename, new_name));
    call->name = request_copy_text(call, name);
    store_submit(s, call);
}

void store_lockdown_put(struct store *s, const struct store_lockdown *lockdown, store_done_cb *cb,
                        void *arg)
{
    store_record_put(s, STORE_RECORD_LOCKDOWN, lockdown, cb, arg);
}

void store_lockdown_read(struct store *s, store_lockdown_cb *each, store_done_cb *done, void *arg)
{
    store_record_list(s, STORE_RECORD_LOCKDOWN, 1, (request_cb *)each, done, arg);
}

void store_filter_put(struct store *s, const struct store_filter *filter, store_done_cb *cb,
                      void *arg)
{
    store_record_put(s, STORE_RECORD_FILTER, filter, cb, arg);
}

void store_filter_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_FILTER, id, cb, arg);
}

void store_filters(struct store *s, int limit, store_filter_cb *each, store_done_cb *done,
                   void *arg)
{
    store_record_list(s, STORE_RECORD_FILTER, limit, (request_cb *)each, done, arg);
}

void store_approval_put(struct store *s, const struct store_approval *approval, store_done_cb *cb,
                        void *arg)
{
    store_record_put(s, STORE_RECORD_APPROVAL, approval, cb, arg);
}

void store_approval_drop(struct store *s, int64_t account, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_APPROVAL, account, cb, arg);
}

void store_approvals(struct store *s, int64_t account, int limit, store_approval_cb *each,
                     store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_APPROVAL, account, limit, (request_cb *)each, done, arg);
}

void store_adjustment_put(struct store *s, const struct store_adjustment *adjustment,
                          store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_ADJUSTMENT, adjustment, cb, arg);
}

void store_adjustment_drop(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    store_record_drop(s, STORE_RECORD_ADJUSTMENT, id, cb, arg);
}

void store_adjustments(struct store *s, int64_t account, int limit, store_adjustment_cb *each,
                       store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_ADJUSTMENT, account, limit, (request_cb *)each, done, arg);
}

void store_daily_day_put(struct store *s, const struct store_daily_day *day, store_done_cb *cb,
                         void *arg)
{
    store_record_put(s, STORE_RECORD_DAILY_DAY, day, cb, arg);
}

void store_daily_days(struct store *s, int limit, store_daily_day_cb *each, store_done_cb *done,
                      void *arg)
{
    store_record_list(s, STORE_RECORD_DAILY_DAY, limit, (request_cb *)each, done, arg);
}

void store_daily_day_read(struct store *s, int64_t day, store_daily_day_cb *each,
                          store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_DAILY_DAY, offsetof(struct store_daily_day, id), day, 1,
                           (request_cb *)each, done, arg);
}

void store_duel_put(struct store *s, const struct store_duel *duel, store_done_cb *cb, void *arg)
{
    store_record_put(s, STORE_RECORD_DUEL, duel, cb, arg);
}

void store_duels(struct store *s, int64_t account, int limit, store_duel_cb *each,
                 store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_DUEL, account, limit, (request_cb *)each, done, arg);
}

void store_busy_hour_put(struct store *s, const struct store_busy_hour *hour, store_done_cb *cb,
                         void *arg)
{
    store_record_put(s, STORE_RECORD_BUSY_HOUR, hour, cb, arg);
}

void store_busy_hours(struct store *s, int limit, store_busy_hour_cb *each, store_done_cb *done,
                      void *arg)
{
    store_record_list(s, STORE_RECORD_BUSY_HOUR, limit, (request_cb *)each, done, arg);
}

void store_daily_try_put(struct store *s, const struct store_daily_try *play, store_done_cb *cb,
                         void *arg)
{
    store_record_put(s, STORE_RECORD_DAILY_TRY, play, cb, arg);
}

void store_daily_tries_on(struct store *s, int64_t day, int limit, store_daily_try_cb *each,
                          store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_DAILY_TRY, offsetof(struct store_daily_try, day), day,
                           limit, (request_cb *)each, done, arg);
}

void store_daily_tries_of(struct store *s, int64_t account, int limit, store_daily_try_cb *each,
                          store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_DAILY_TRY, account, limit, (request_cb *)each, done, arg);
}

void store_cups(struct store *s, int limit, store_cup_cb *each, store_done_cb *done, void *arg)
{
    store_record_list(s, STORE_RECORD_CUP, limit, (request_cb *)each, done, arg);
}

void store_cups_in(struct store *s, int state, int limit, store_cup_cb *each, store_done_cb *done,
                   void *arg)
{
    store_record_list_with(s, STORE_RECORD_CUP, offsetof(struct store_cup, state), state, limit,
                           (request_cb *)each, done, arg);
}

void store_cup_read(struct store *s, int64_t cup, store_cup_cb *each, store_done_cb *done,
                    void *arg)
{
    store_record_list_with(s, STORE_RECORD_CUP, offsetof(struct store_cup, id), cup, 1,
                           (request_cb *)each, done, arg);
}

void store_cup_entrants(struct store *s, int64_t cup, store_cup_entrant_cb *each,
                        store_done_cb *done, void *arg)
{
    store_record_list_with(s, STORE_RECORD_CUP_ENTRANT, offsetof(struct store_cup_entrant, cup),
                           cup, INT_MAX, (request_cb *)each, done, arg);
}

void store_cup_entrants_of(struct store *s, int64_t account, int limit, store_cup_entrant_cb *each,
                           store_done_cb *done, void *arg)
{
    if (account == 0)
        store_record_list(s, STORE_RECORD_CUP_ENTRANT, limit, (request_cb *)each, done, arg);
    else
        store_record_list_with(s, STORE_RECORD_CUP_ENTRANT,
                               offsetof(struct store_cup_entrant, account), account, limit,
                               (request_cb *)each, done, arg);
}

/* Whether a slice may have so many rows. */
static bool store_record_slice_fits(int n)
{
    return n > 0 && n <= STORE_SEASON_SLICE;
}

void store_season_write(struct store *s, const struct store_season_write *write, store_done_cb *cb,
                        void *arg)
{
    struct request *call = store_call(s, REQUEST_SEASON_WRITE, arg);
    struct store_season_write *copy = request_copy(call, write, sizeof(*write));
    if (store_record_slice_fits(write->nplaces))
        copy->places =
            request_copy(call, write->places, (size_t)write->nplaces * sizeof(*write->places));
    if (store_record_slice_fits(write->nratings))
        copy->ratings =
            request_copy(call, write->ratings, (size_t)write->nratings * sizeof(*write->ratings));
    copy->season = request_copy(call, write->season, sizeof(*write->season));
    call->season_write = copy;
    call->on_done = cb;
    store_submit(s, call);
}

void store_seasons(struct store *s, int limit, store_season_cb *each, store_done_cb *done,
                   void *arg)
{
    store_record_list(s, STORE_RECORD_SEASON, limit, (request_cb *)each, done, arg);
}

void store_season_board(struct store *s, const char *board, int limit, store_season_place_cb *each,
                        store_done_cb *done, void *arg)
{
    const enum store_record places = STORE_RECORD_SEASON_PLACE;
    struct request *call = store_record_list_new(s, places, limit, (request_cb *)each, done, arg);
    call->field = record_field(&record_tables[places], offsetof(struct store_season_place, board));
    call->name = request_copy_text(call, board);
    store_submit(s, call);
}

void store_season_places(struct store *s, int64_t account, int limit, store_season_place_cb *each,
                         store_done_cb *done, void *arg)
{
    store_record_list_of(s, STORE_RECORD_SEASON_PLACE, account, limit, (request_cb *)each, done,
                         arg);
}
