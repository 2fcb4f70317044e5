/*
 * See record_help.h.
 */
#include "record_help.h"

#include "cutap.h"

void record_number_set(const struct record_field *field, void *row, int64_t number)
{
    void *at = (char *)row + field->offset;
    if (field->type == RECORD_INT64)
        *(int64_t *)at = number;
    else if (field->type == RECORD_INT)
        *(int *)at = (int)number;
    else
        *(bool *)at = number != 0;
}

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

static void cup_event_count(void *arg, const struct store_event *event)
{
    ((struct cup_count *)arg)->events = event->seq;
}

static void cup_held(void *arg, const struct store_cup_entrant *entrant)
{
    struct cup_count *count = arg;
    if (entrant->id == count->entrant)
        count->held = entrant->held;
}

/* With the next event of the cup, and with the chips that the entrant holds then. */
static enum store_status cup_put(struct store *s, int64_t number, const struct store_cup *cup,
                                 const struct store_cup_entrant *entrant)
{
    struct cup_count count = {.entrant = entrant ? entrant->id : 0};
    store_cup_events(s, number, cup_event_count, NULL, &count);
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
    const struct store_cup_write write = {.cup = number,
                                          .seq = count.events + 1,
                                          .at_ms = 1,
                                          .event = "gone-on ",
                                          .row = cup || count.events > 0 ? cup : &first,
                                          .entrants = entrant,
                                          .nentrants = entrant ? 1 : 0,
                                          .entries = entries,
                                          .nentries = more != 0 ? 2 : 0};
    return ANSWER_OF(s, store_cup_write, &write);
}

enum store_status record_put(struct store *s, enum store_record record, const union record_row *row)
{
    const struct store_row with = {record, row};
    const struct store_season_write season = {.season = &row->season},
                                    place = {.places = &row->season_place, .nplaces = 1};
    switch (record) {
    case STORE_RECORD_LOGIN:
    case STORE_RECORD_RENAME: /* besides a write that does nothing else */
        store_attach(s, &(struct store_attached){.records = &with, .nrecords = 1});
        return ANSWER_OF(s, store_post, NULL, 0);
    case STORE_RECORD_SEASON: return ANSWER_OF(s, store_season_write, &season);
    case STORE_RECORD_SEASON_PLACE: return ANSWER_OF(s, store_season_write, &place);
    case STORE_RECORD_CUP: return cup_put(s, row->cup.id, &row->cup, NULL);
    case STORE_RECORD_CUP_ENTRANT: return cup_put(s, row->cup_entrant.cup, NULL, &row->cup_entrant);
    default: return ANSWER_OF(s, store_record_put, record, row);
    }
}

enum store_status record_drop(struct store *s, enum store_record record, int64_t key)
{
    return ANSWER_OF(s, store_drop, record, key);
}

int records_read(struct store *s, enum store_record record, int64_t account, int limit,
                 struct records_seen *seen)
{
    CU_ASSERT_EQUAL(ANSWER_ROWS(s, seen, store_record_list, record, account, limit, see[record]),
                    STORE_OK);
    return seen->count;
}

int records_with(struct store *s, enum store_record record, size_t offset, int64_t number,
                 int limit, struct records_seen *seen)
{
    CU_ASSERT_EQUAL(ANSWER_ROWS(s, seen, store_record_list_with, record, offset, number, NULL,
                                limit, see[record]),
                    STORE_OK);
    return seen->count;
}

int records_named(struct store *s, enum store_record record, size_t offset, const char *text,
                  int limit, struct records_seen *seen)
{
    CU_ASSERT_EQUAL(
        ANSWER_ROWS(s, seen, store_record_list_with, record, offset, 0, text, limit, see[record]),
        STORE_OK);
    return seen->count;
}
