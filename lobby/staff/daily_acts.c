/*
 * The act `daily verify` checks whether the deal of a day is what it should be (DD-D2, DD-D3). It
 * computes the seed, and the hash that was shown, again from the secret. It replays the record of
 * each counted try to check the cards, the bots' moves, the end and the score.
 */
#include <inttypes.h>

#include "act.h"
#include "company.h"
#include "deal.h"
#include "replay.h"
#include "shuffle.h"
#include "table_record.h"

enum { VERIFY_TRIES = 200000 };

/* The day, and its tries. */
struct day_read {
    int32_t day;
    struct store_daily_day row; /* id 0: none */
    struct store_daily_try *play;
    int nplays;
};

struct verify {
    struct act act;
    struct day_read of;
    uint8_t seed[DAILY_HASH];
    int at;            /* the index of the try that is checked next */
    int checked, gone; /* how many records fit; how many are not kept any more */
};

static void daily_acts_verify_drop(struct act *act)
{
    free(((struct verify *)act)->of.play);
}

/* What a game is replayed with. */
struct check {
    struct record record;
    struct record_events events;
    struct replay replay;
    struct company company;
};

/* Replays a record, for which the bots choose their moves anew. Returns NULL, or what is wrong: a
 * constant text, or `why`. */
static const char *daily_acts_check_record(const struct verify *v, struct check *c,
                                           const struct buf *text,
                                           const struct store_daily_try *play, char *why,
                                           size_t cap)
{
    struct record_fault fault;
    struct replay *r = &c->replay;
    enum replay_step step = REPLAY_STEPPED;
    uint32_t moves = 0, serial = 0;
    int turns = 0;
    if (!record_read(text->data, text->len, &c->record, &c->events, &fault) ||
        !replay_start(r, &c->record, &c->events, shuffle_hash, &fault)) {
        utf8_copy(fault.why, why, cap);
        return why;
    }
    if (memcmp(c->record.seed, v->seed, DAILY_HASH) != 0)
        return "its seed is not that of the day";
    while (step == REPLAY_STEPPED) {
        struct game_turn turn;
        struct game_move move;
        char expected[GAME_TEXT_MAX] = "";
        int seat = DAILY_SEAT;
        r->rules->turn(r->state, &turn);
        bool bots = company_next(&c->company, r->rules, r->state, c->record.nplayers, DAILY_SEAT,
                                 v->seed, moves, &seat, &move);
        if (bots)
            r->rules->format(r->state, seat, &move, expected, sizeof(expected));
        step = replay_next(r, &fault);
        if (step != REPLAY_STEPPED || r->event.kind != RECORD_MOVE)
            continue;
        moves++;
        if (r->event.seat != seat || (bots && strcmp(r->event.text, expected) != 0)) {
            utf8_printf(why, cap, "move %u is not what the bots do", (unsigned)moves);
            return why;
        }
        if (seat == DAILY_SEAT && (turn.must >> DAILY_SEAT & 1) != 0 &&
            (turns == 0 || serial != turn.serial)) {
            turns++;
            serial = turn.serial;
        }
    }
    if (step == REPLAY_WRONG) {
        utf8_copy(fault.why, why, cap);
        return why;
    }
    if (play->state == DAILY_OVER &&
        daily_score(r->rules, r->state, DAILY_SEAT, turns) != play->score)
        return "its score is another one";
    return NULL;
}

static void daily_acts_next_game(struct verify *v);

static void daily_acts_kept_told(struct act *act, void *result)
{
    struct verify *v = (struct verify *)act;
    struct record_maker *maker = result;
    const struct store_daily_try *play = &v->of.play[v->at++];
    BUF_LOCAL text = {0};
    char said[256];
    const char *why = NULL;
    if (maker->status == STORE_GONE) {
        v->gone++;
    } else {
        why = record_maker_end(maker, maker->status, play->number, &text);
        if (!why) {
            FREED struct check *c = xcalloc(1, sizeof(*c));
            why = daily_acts_check_record(v, c, &text, play, said, sizeof(said));
        }
        v->checked += !why;
    }
    if (act_refused(&v->act, why, "The try of %s, game %" PRId64 ", does not fit: %s.", play->name,
                    play->number, why))
        return;
    daily_acts_next_game(v);
}

static void daily_acts_next_game(struct verify *v)
{
    struct act *act = &v->act;
    char date[DAILY_DATE_MAX];
    bool before = v->of.row.at_ms < daily_begin_ms(v->of.day);
    while (v->at < v->of.nplays && v->of.play[v->at].number == 0)
        v->at++;
    if (v->at < v->of.nplays) {
        act_reads(act, &record_maker_reads,
                  &(struct record_maker){.number = v->of.play[v->at].number}, daily_acts_kept_told);
        return;
    }
    daily_date(v->of.day, date);
    buf_printf(&act->list, "The deal of %s is number %d: %s.\n", date, daily_number(v->of.day),
               daily_game(v->of.day)->title);
    buf_printf(&act->list, "Its hash is that of its secret: %s\n", v->of.row.commitment);
    buf_printf(&act->list,
               before ? "The secret was drawn at %s UTC, before the day.\n"
                      : "The secret was drawn at %s UTC, on the day itself: its hash was not shown "
                        "the day before.\n",
               SPAN_TIME(v->of.row.at_ms));
    buf_printf(&act->list, "Tries replayed, with the bots' moves: %d. Not kept any more: %d.\n",
               v->checked, v->gone);
    act_item(act, "%s%d%s%s%jd%d%d%d", date, daily_number(v->of.day), daily_game(v->of.day)->id,
             v->of.row.commitment, v->of.row.at_ms, before, v->checked, v->gone);
    act_end_list(act);
}

static void daily_acts_day_read(struct store *store, void *result)
{
    struct day_read *d = result;
    const struct store_daily_day *row;
    const struct store_daily_try *play;
    STORE_EACH_WITH (row, store, STORE_RECORD_DAILY_DAY, id, d->day, 1)
        d->row = *row;
    STORE_EACH_WITH (play, store, STORE_RECORD_DAILY_TRY, day, d->day, VERIFY_TRIES) {
        d->play = xreallocarray(d->play, (size_t)d->nplays + 1, sizeof(*d->play));
        d->play[d->nplays++] = *play;
    }
}

static void daily_acts_day_drop(void *result)
{
    free(((struct day_read *)result)->play);
}

static void daily_acts_day_told(struct act *act, void *result)
{
    struct verify *v = (struct verify *)act;
    struct day_read *d = result;
    uint8_t secret[DAILY_HASH];
    char date[DAILY_DATE_MAX];
    daily_date(v->of.day, date);
    if (act_refused(act, d->row.id == 0,
                    "There is no secret of %s, so nothing can be verified: no room ran then, or "
                    "the database is another one.",
                    date) ||
        act_refused(act, !deal_row_sound(&d->row),
                    "The secret of %s does not fit the hash that was shown: one of them was "
                    "changed.",
                    date))
        return;
    v->of = *d;
    d->play = NULL;
    deal_secret(&v->of.row, secret);
    daily_seed(v->of.day, secret, v->seed);
    daily_acts_next_game(v);
}

static void daily_acts_verify(struct act *act)
{
    struct verify *v = (struct verify *)act;
    v->of.day = daily_day(act_now(act)) - 1;
    if (act->other[0] != '\0' && !daily_date_read(act->other, &v->of.day))
        act_end(act, false, "\"%s\" is not a day. Type one as 2026-11-21.", act->other);
    else
        act_reads(act, STORE_READS(struct day_read, daily_acts_day_read, daily_acts_day_drop),
                  &(struct day_read){.day = v->of.day}, daily_acts_day_told);
}

static const struct act_field daily_verify_fields[] = {
    {"date", ACT_FIELD_TEXT, "the day"},
    {"number", ACT_FIELD_NUMBER, "number of its deal"},
    {"game", ACT_FIELD_TEXT, "id of its game"},
    {"hash", ACT_FIELD_TEXT, "the hash that was shown"},
    {"drawn", ACT_FIELD_TIME, "when the secret was drawn"},
    {"before", ACT_FIELD_FLAG, "whether that was before the day"},
    {"tries", ACT_FIELD_NUMBER, "tries that were replayed and fit"},
    {"gone", ACT_FIELD_NUMBER, "tries whose games are not kept any more"}};

const struct act_row daily_acts[] = {
    {"daily verify", STORE_ADMIN, daily_acts_verify,
     "check the deal of a day: hash, seed, and each try with the bots' moves",
     .args = {{"date", ACT_WORD, .optional = ACT_ANYWHERE,
               .help = "a UTC day, yesterday if left out", .example = "2026-11-21"}},
     .only = ACT_SOCKET, .quiet = true, ACT_FIELDS(daily_verify_fields),
     .size = sizeof(struct verify), .drop = daily_acts_verify_drop},
    {NULL}};
