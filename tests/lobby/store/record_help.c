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

#define SEE(kind, of)                                                                              \
    static void see_##kind(void *arg, const struct of *row)                                        \
    {                                                                                              \
        record_see(arg, row, sizeof(*row));                                                        \
    }
STORE_RECORD_LIST(SEE)

#define SEEN_BY(kind, of) [kind] = (store_row_cb *)see_##kind,
static store_row_cb *const see[STORE_RECORDS] = {STORE_RECORD_LIST(SEEN_BY)};

/* How many events a cup has, and what entries hold. */
struct cup_count {
    struct answer answer;
    int events;
    int64_t entrant, held;
};

static void cup_event_count(void *arg, int32_t seq, const struct store_event *event UNUSED)
{
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
    store_list(s, STORE_RECORD_CUP_ENTRANT, 99, cup_held, answer_take, &count);
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
    store_post(s, NULL, 0, answer_take, answer);
}

enum store_status record_put(struct store *s, enum store_record record, const union record_row *row)
{
    const struct store_row with = {record, row};
    struct answer answer = {0};
    switch (record) {
    case STORE_RECORD_LOGIN:
    case STORE_RECORD_RENAME: attached(s, &with, &answer); break;
    case STORE_RECORD_SEASON:
        store_season_write(s, &(struct store_season_write){.season = &row->season}, answer_take,
                           &answer);
        break;
    case STORE_RECORD_SEASON_PLACE:
        store_season_write(s,
                           &(struct store_season_write){.places = &row->season_place, .nplaces = 1},
                           answer_take, &answer);
        break;
    case STORE_RECORD_CUP: cup_put(s, row->cup.id, &row->cup, NULL, &answer); break;
    case STORE_RECORD_CUP_ENTRANT:
        cup_put(s, row->cup_entrant.cup, NULL, &row->cup_entrant, &answer);
        break;
    default: store_record_put(s, record, row, answer_take, &answer);
    }
    return answer_wait(s, &answer);
}

enum store_status record_drop(struct store *s, enum store_record record, int64_t key)
{
    struct answer answer = {0};
    store_drop(s, record, key, answer_take, &answer);
    return answer_wait(s, &answer);
}

int records_read(struct store *s, enum store_record record, int64_t account, int limit,
                 struct records_seen *seen)
{
    memset(seen, 0, sizeof(*seen));
    store_record_list(s, record, account, limit, see[record], answer_take, seen);
    CU_ASSERT_EQUAL(answer_wait(s, &seen->answer), STORE_OK);
    return seen->count;
}
