/*
 * See record_help.h.
 */
#include "record_help.h"

#include <stdio.h>
#include <string.h>

#include "cutap.h"

union record_row record_filled(enum store_record record, int64_t key, int64_t account)
{
    const struct record_table *table = &record_tables[record];
    union record_row row;
    memset(&row, 0, sizeof(row));
    for (const struct record_field *field = table->field; field->name; field++) {
        int column = (int)(field - table->field);
        if (field->account == RECORD_OWNER)
            record_number_set(field, &row, account);
        else if (field == table->field)
            record_number_set(field, &row, key);
        else if (field->type == RECORD_TEXT)
            snprintf((char *)&row + field->offset, field->size, "%d-%d", (int)key, column);
        else
            record_number_set(field, &row, key % 1000000 * 100 + column);
    }
    return row;
}

void record_see(struct records_seen *seen, const void *row, size_t size)
{
    if (seen->count < RECORDS_SEEN)
        memcpy(&seen->row[seen->count], row, size);
    seen->count++;
}

#define SEE(type)                                                                                  \
    static void see_##type(void *arg, const struct store_##type *row)                              \
    {                                                                                              \
        record_see(arg, row, sizeof(*row));                                                        \
    }
SEE(login)
SEE(tie)
SEE(alias)
SEE(channel)
SEE(message)
SEE(note)
SEE(warning)
SEE(report)
SEE(leave)
SEE(appeal)
SEE(second)
SEE(news)
SEE(motd)
SEE(recall)
SEE(countdown)
SEE(rename)
SEE(lockdown)
SEE(filter)
SEE(approval)
SEE(adjustment)
SEE(daily_day)
SEE(daily_try)
SEE(season)
SEE(season_place)
SEE(busy_hour)
SEE(duel)
SEE(cup)
SEE(cup_entrant)

/* How many events a cup has, and what entries hold. */
struct cup_count {
    struct answer answer;
    int events;
    int64_t entrant, held;
};

static void cup_event_count(void *arg, int32_t seq, const struct store_event *event)
{
    (void)event;
    ((struct cup_count *)arg)->events = seq;
}

static void cup_held(void *arg, const struct store_cup_entrant *entrant)
{
    struct cup_count *count = arg;
    if (entrant->id == count->entrant)
        count->held = entrant->held;
}

/* With the next event of the cup, and with the chips that the entrant holds then. */
static void cup_put(struct store *s, int64_t number, const struct store_cup *cup,
                    const struct store_cup_entrant *entrant, struct answer *answer)
{
    struct cup_count count = {.entrant = entrant ? entrant->id : 0};
    store_cup_events(s, number, cup_event_count, answer_take, &count);
    answer_wait(s, &count.answer);
    count.answer = (struct answer){0};
    store_cup_entrants_of(s, 0, 99, cup_held, answer_take, &count);
    answer_wait(s, &count.answer);
    const struct store_cup first = {.id = number, .words = "palace swiss"};
    int64_t more = entrant ? entrant->held - count.held : 0;
    const struct store_entry entries[] = {
        {.account = STORE_ACCOUNT_MINT, .currency = STORE_CHIPS, .amount = -more, .reason = "cup"},
        {.account = STORE_ACCOUNT_ESCROW,
         .currency = STORE_CHIPS,
         .amount = more,
         .reason = "cup"}};
    store_cup_write(s,
                    &(struct store_cup_write){.cup = number,
                                              .seq = count.events + 1,
                                              .at_ms = 1,
                                              .event = "gone-on ",
                                              .row = cup || count.events > 0 ? cup : &first,
                                              .entrants = entrant,
                                              .nentrants = entrant ? 1 : 0,
                                              .entries = entries,
                                              .nentries = more != 0 ? 2 : 0},
                    answer_take, answer);
}

/* Besides a write that does nothing else. */
static void attached(struct store *s, const struct store_row *record, struct answer *answer)
{
    store_attach(s, &(struct store_attached){.records = record, .nrecords = 1});
    store_post(s, NULL, 0, NULL, answer_take, answer);
}

enum store_status record_put(struct store *s, enum store_record record, const union record_row *row)
{
    struct answer answer = {0};
    struct store_row with;
    switch (record) {
    case STORE_RECORD_LOGIN:
        with = store_row_login(&row->login);
        attached(s, &with, &answer);
        break;
    case STORE_RECORD_RENAME:
        with = store_row_rename(&row->rename);
        attached(s, &with, &answer);
        break;
    case STORE_RECORD_FRIEND: store_friend_put(s, &row->tie, answer_take, &answer); break;
    case STORE_RECORD_IGNORED: store_ignored_put(s, &row->tie, answer_take, &answer); break;
    case STORE_RECORD_ALIAS: store_alias_put(s, &row->alias, answer_take, &answer); break;
    case STORE_RECORD_CHANNEL: store_channel_put(s, &row->channel, answer_take, &answer); break;
    case STORE_RECORD_MESSAGE: store_message_put(s, &row->message, answer_take, &answer); break;
    case STORE_RECORD_NOTE: store_note_put(s, &row->note, answer_take, &answer); break;
    case STORE_RECORD_WARNING: store_warning_put(s, &row->warning, answer_take, &answer); break;
    case STORE_RECORD_REPORT: store_report_put(s, &row->report, answer_take, &answer); break;
    case STORE_RECORD_LEAVE: store_leave_put(s, &row->leave, answer_take, &answer); break;
    case STORE_RECORD_APPEAL: store_appeal_put(s, &row->appeal, answer_take, &answer); break;
    case STORE_RECORD_SECOND: store_second_put(s, &row->second, answer_take, &answer); break;
    case STORE_RECORD_NEWS: store_news_put(s, &row->news, answer_take, &answer); break;
    case STORE_RECORD_MOTD: store_motd_put(s, &row->motd, answer_take, &answer); break;
    case STORE_RECORD_RECALL: store_recall_put(s, &row->recall, answer_take, &answer); break;
    case STORE_RECORD_COUNTDOWN:
        store_countdown_put(s, &row->countdown, answer_take, &answer);
        break;
    case STORE_RECORD_LOCKDOWN: store_lockdown_put(s, &row->lockdown, answer_take, &answer); break;
    case STORE_RECORD_FILTER: store_filter_put(s, &row->filter, answer_take, &answer); break;
    case STORE_RECORD_APPROVAL: store_approval_put(s, &row->approval, answer_take, &answer); break;
    case STORE_RECORD_ADJUSTMENT:
        store_adjustment_put(s, &row->adjustment, answer_take, &answer);
        break;
    case STORE_RECORD_DAILY_DAY:
        store_daily_day_put(s, &row->daily_day, answer_take, &answer);
        break;
    case STORE_RECORD_DAILY_TRY:
        store_daily_try_put(s, &row->daily_try, answer_take, &answer);
        break;
    case STORE_RECORD_SEASON:
        store_season_write(s, &(struct store_season_write){.season = &row->season}, answer_take,
                           &answer);
        break;
    case STORE_RECORD_SEASON_PLACE:
        store_season_write(s,
                           &(struct store_season_write){.places = &row->season_place, .nplaces = 1},
                           answer_take, &answer);
        break;
    case STORE_RECORD_DUEL: store_duel_put(s, &row->duel, answer_take, &answer); break;
    case STORE_RECORD_BUSY_HOUR:
        store_busy_hour_put(s, &row->busy_hour, answer_take, &answer);
        break;
    case STORE_RECORD_CUP: cup_put(s, row->cup.id, &row->cup, NULL, &answer); break;
    case STORE_RECORD_CUP_ENTRANT:
        cup_put(s, row->cup_entrant.cup, NULL, &row->cup_entrant, &answer);
        break;
    case STORE_RECORDS: return STORE_REFUSED;
    }
    return answer_wait(s, &answer);
}

static void (*const drops[STORE_RECORDS])(struct store *, int64_t, store_done_cb *, void *) = {
    [STORE_RECORD_FRIEND] = store_friend_drop,        [STORE_RECORD_IGNORED] = store_ignored_drop,
    [STORE_RECORD_ALIAS] = store_alias_drop,          [STORE_RECORD_CHANNEL] = store_channel_drop,
    [STORE_RECORD_MESSAGE] = store_message_drop,      [STORE_RECORD_LEAVE] = store_leave_drop,
    [STORE_RECORD_SECOND] = store_second_drop,        [STORE_RECORD_NEWS] = store_news_drop,
    [STORE_RECORD_FILTER] = store_filter_drop,        [STORE_RECORD_APPROVAL] = store_approval_drop,
    [STORE_RECORD_ADJUSTMENT] = store_adjustment_drop};

bool record_drops(enum store_record record)
{
    return drops[record];
}

enum store_status record_drop(struct store *s, enum store_record record, int64_t key)
{
    struct answer answer = {0};
    drops[record](s, key, answer_take, &answer);
    return answer_wait(s, &answer);
}

int records_read(struct store *s, enum store_record record, int64_t account, int limit,
                 struct records_seen *seen)
{
    memset(seen, 0, sizeof(*seen));
    switch (record) {
    case STORE_RECORD_LOGIN: store_logins(s, account, limit, see_login, answer_take, seen); break;
    case STORE_RECORD_FRIEND: store_friends(s, account, limit, see_tie, answer_take, seen); break;
    case STORE_RECORD_IGNORED: store_ignored(s, account, limit, see_tie, answer_take, seen); break;
    case STORE_RECORD_ALIAS: store_aliases(s, account, limit, see_alias, answer_take, seen); break;
    case STORE_RECORD_CHANNEL:
        store_channels(s, account, limit, see_channel, answer_take, seen);
        break;
    case STORE_RECORD_MESSAGE:
        store_messages(s, account, limit, see_message, answer_take, seen);
        break;
    case STORE_RECORD_NOTE: store_notes(s, account, limit, see_note, answer_take, seen); break;
    case STORE_RECORD_WARNING:
        store_warnings(s, account, limit, see_warning, answer_take, seen);
        break;
    case STORE_RECORD_REPORT:
        store_reports(s, account, limit, see_report, answer_take, seen);
        break;
    case STORE_RECORD_LEAVE: store_leaves(s, account, limit, see_leave, answer_take, seen); break;
    case STORE_RECORD_APPEAL:
        store_appeals(s, account, limit, see_appeal, answer_take, seen);
        break;
    case STORE_RECORD_SECOND: store_second_read(s, account, see_second, answer_take, seen); break;
    case STORE_RECORD_NEWS: store_news(s, limit, see_news, answer_take, seen); break;
    case STORE_RECORD_MOTD: store_motd_read(s, see_motd, answer_take, seen); break;
    case STORE_RECORD_RECALL: store_recall_read(s, account, see_recall, answer_take, seen); break;
    case STORE_RECORD_COUNTDOWN: store_countdown_read(s, see_countdown, answer_take, seen); break;
    case STORE_RECORD_RENAME: store_renames(s, limit, see_rename, answer_take, seen); break;
    case STORE_RECORD_LOCKDOWN: store_lockdown_read(s, see_lockdown, answer_take, seen); break;
    case STORE_RECORD_FILTER: store_filters(s, limit, see_filter, answer_take, seen); break;
    case STORE_RECORD_APPROVAL:
        store_approvals(s, account, limit, see_approval, answer_take, seen);
        break;
    case STORE_RECORD_ADJUSTMENT:
        store_adjustments(s, account, limit, see_adjustment, answer_take, seen);
        break;
    case STORE_RECORD_DAILY_DAY:
        store_daily_days(s, limit, see_daily_day, answer_take, seen);
        break;
    case STORE_RECORD_DAILY_TRY:
        store_daily_tries_of(s, account, limit, see_daily_try, answer_take, seen);
        break;
    case STORE_RECORD_SEASON: store_seasons(s, limit, see_season, answer_take, seen); break;
    case STORE_RECORD_SEASON_PLACE:
        store_season_places(s, account, limit, see_season_place, answer_take, seen);
        break;
    case STORE_RECORD_DUEL: store_duels(s, account, limit, see_duel, answer_take, seen); break;
    case STORE_RECORD_BUSY_HOUR:
        store_busy_hours(s, limit, see_busy_hour, answer_take, seen);
        break;
    case STORE_RECORD_CUP: store_cups(s, limit, see_cup, answer_take, seen); break;
    case STORE_RECORD_CUP_ENTRANT:
        store_cup_entrants_of(s, 0, limit, see_cup_entrant, answer_take, seen);
        break;
    case STORE_RECORDS: return 0;
    }
    CU_ASSERT_EQUAL(answer_wait(s, &seen->answer), STORE_OK);
    return seen->count;
}
