/*
 * Random games, written as a table would write them.
 */
#include "record_play.h"

#include <stdio.h>
#include <stdlib.h>

#include <sodium.h>

#include "rng.h"
#include "xalloc.h"

enum { LEGAL_MAX = 2048, HASH_EACH = 16, MOVES_MAX = 20000 };

struct making {
    const struct record_play *how;
    struct record record;
    struct game_setup setup;
    struct leaving who;
    struct game_events ev;
    struct game_result result;
    struct game_move legal[LEGAL_MAX];
    struct rng rng;
    uint16_t left;
    int events, moves;
    int64_t ms;
    bool over;
    FILE *out;
    _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
};

void record_play_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                      size_t keylen)
{
    crypto_generichash(out, outlen, data, len, key, keylen);
}

static void put_event(struct making *m, struct record_event *e)
{
    BUF_LOCAL line = {0};

    m->ms += rng_below(&m->rng, 20000);
    e->ms = m->ms;
    record_event(e, &line);
    fputs(buf_text(&line), m->out);
    m->events++;
}

static void put_hash(struct making *m)
{
    struct record_event e = {.kind = RECORD_HASHED};

    replay_position(record_play_hash, m->how->rules, m->st, e.text);
    put_event(m, &e);
}

static bool options_set(struct making *m)
{
    char line[RECORD_OPTIONS_MAX];

    game_setup_defaults(m->how->rules, m->how->seats, &m->setup);
    snprintf(line, sizeof(line), "%s", m->how->options ? m->how->options : "");
    if (game_setup_read(m->how->rules, &m->setup, line))
        return false;
    game_setup_format(m->how->rules, &m->setup, true, m->record.options, sizeof(m->record.options));
    return true;
}

static bool begin(struct making *m)
{
    static const char *const names[] = {"ann", "bob", "cleo", "dora", "emil", "fay", "gus", "hugo"};
    struct record *r = &m->record;
    uint8_t seed[32] = {0};

    seed[0] = (uint8_t)m->how->seed;
    seed[1] = (uint8_t)(m->how->seed >> 8);
    seed[2] = (uint8_t)(m->how->seed >> 16);
    rng_seed(&m->rng, seed);
    snprintf(r->game, sizeof(r->game), "%s", m->how->rules->id);
    r->rules = m->how->rules->version;
    r->number = m->how->seed;
    r->id = 1000000 + m->how->seed;
    r->started_ms = INT64_C(1767312245678) + m->how->seed;
    r->ranked = m->how->ranked;
    r->bet = m->how->ranked ? 50 : 0;
    r->format = 1; /* with everybody's own words: the records that are kept */
    r->committed = true;
    r->nplayers = (uint8_t)m->how->seats;
    for (int i = 0; i < RECORD_HASH; i++)
        r->secret[i] = (uint8_t)rng_word(&m->rng);
    for (int i = 0; i < r->nplayers; i++) {
        struct record_player *p = &r->player[i];

        snprintf(p->name, sizeof(p->name), "%s", names[i]);
        p->kind = m->how->ranked || i < 2 ? RECORD_ACCOUNT : i == 2 ? RECORD_GUEST : RECORD_BOT;
        p->level = p->kind == RECORD_BOT ? 2 : 0;
        snprintf(p->word, sizeof(p->word), "word-%08x", rng_word(&m->rng));
    }
    replay_commitment(record_play_hash, r->id, r->secret, r->commitment);
    replay_seed(record_play_hash, r->format, r->id, r->secret, r->player, r->nplayers, r->seed);
    replay_seating(record_play_hash, r->seed, r->nplayers, r->seat);
    if (!options_set(m))
        return false;
    memcpy(m->setup.seed, r->seed, RECORD_HASH);
    m->how->rules->start(m->st, &m->setup, &m->ev);
    m->who.seats = r->nplayers;
    m->who.competitive = r->ranked;
    for (int s = 1; s <= r->nplayers; s++)
        if (r->player[r->seat[s] - 1].kind == RECORD_BOT)
            m->who.bots |= (uint16_t)(1u << s);
    leaving_begin(&m->who, m->how->rules, m->st);
    return true;
}

static void leave(struct making *m)
{
    int seat = __builtin_ctz(leaving_people(&m->who, m->left));
    struct record_event e = {.kind = RECORD_LEAVE, .seat = (uint8_t)seat};

    m->ev.n = 0;
    switch (leaving_apply(&m->who, m->how->rules, m->st, m->left, seat, &m->ev, &m->result)) {
    case LEAVING_ON: break;
    case LEAVING_FINISHED: m->over = true; break;
    case LEAVING_CANCELLED:
    case LEAVING_DESERTED:
        m->over = true;
        m->record.end = RECORD_CANCELLED;
        snprintf(m->record.reason, sizeof(m->record.reason), "ann left.");
        break;
    }
    m->left |= (uint16_t)(1u << seat);
    put_event(m, &e);
}

/* One move of a seat that must, or now and then of one that may. */
static void move(struct making *m)
{
    const struct game_rules *rules = m->how->rules;
    struct record_event e = {.kind = RECORD_MOVE};
    struct game_turn turn;
    struct game_move choice;

    rules->turn(m->st, &turn);
    uint16_t who = turn.must;
    if (turn.may != 0 && rng_below(&m->rng, 8) == 0)
        who = turn.may;
    e.seat = (uint8_t)__builtin_ctz(who);
    int n = rules->legal(m->st, e.seat, m->legal, LEGAL_MAX);
    if (n > LEGAL_MAX)
        n = LEGAL_MAX;
    if (n == 0 || (rng_below(&m->rng, 100) < (uint32_t)m->how->percent_auto && who == turn.must)) {
        e.seat = (uint8_t)__builtin_ctz(turn.must);
        rules->auto_move(m->st, e.seat, &choice);
        if (rng_below(&m->rng, 4) == 0) {
            e.kind = RECORD_TIMEOUT;
            put_event(m, &e);
            e.kind = RECORD_AUTO;
        }
    } else {
        choice = m->legal[rng_below(&m->rng, (uint32_t)n)];
    }
    rules->format(m->st, e.seat, &choice, e.text, sizeof(e.text));
    m->ev.n = 0;
    enum game_code code = rules->apply(m->st, e.seat, &choice, &m->ev);
    if (code != GAME_OK) {
        fprintf(stderr, "%s refuses %s (%s)\n", rules->id, e.text, game_code_name(code));
        abort();
    }
    m->moves++;
    put_event(m, &e);
    rules->turn(m->st, &turn);
    m->over = turn.over;
    if (turn.over)
        rules->result(m->st, &m->result);
}

static void finish(struct making *m)
{
    struct record *r = &m->record;

    r->by_limit = r->end == RECORD_FINISHED && m->result.by_limit;
    for (int s = 1; s <= r->nplayers; s++) {
        struct record_score *score = &r->score[s];

        score->place = m->result.place[s];
        if (r->end == RECORD_FINISHED)
            score->outcome = (m->result.winners & 1u << s) != 0 ? 1 : -1;
        score->xp = r->ranked ? score->outcome * 10 : 0;
    }
}

char *record_play(const struct record_play *how, size_t *len)
{
    FREED struct making *m = calloc(1, sizeof(*m));
    BUF_LOCAL head = {0}, tail = {0};
    char *events = NULL, *text = NULL;
    size_t size;

    m->how = how;
    if (!begin(m))
        return NULL;
    m->out = open_memstream(&events, &size);
    while (!m->over && m->moves < MOVES_MAX) {
        if (how->leave_after != 0 && m->moves == how->leave_after && m->left == 0)
            leave(m);
        else
            move(m);
        if (m->events % HASH_EACH == 0 || m->over)
            put_hash(m);
    }
    if (!m->over) { /* as the staff would */
        struct record_event e = {.kind = RECORD_VOIDED, .text = "It did not end."};

        m->record.end = RECORD_VOID;
        snprintf(m->record.reason, sizeof(m->record.reason), "%.*s",
                 (int)sizeof(m->record.reason) - 1, e.text);
        put_event(m, &e);
    }
    finish(m);
    fclose(m->out);
    m->record.ended_ms = m->record.started_ms + m->ms;
    record_head(&m->record, &head);
    record_tail(&m->record, &tail);
    FILE *out = open_memstream(&text, &size);
    fprintf(out, "%s%s%s", buf_text(&head), events, buf_text(&tail));
    fclose(out);
    if (len)
        *len = size;
    free(events);
    return text;
}

char *record_play_one(void)
{
    return record_play(&(struct record_play){.rules = game_find("last-one"),
                                             .seats = 3,
                                             .seed = 5,
                                             .percent_auto = 70,
                                             .ranked = true},
                       NULL);
}

const char *record_play_verify(const char *text, size_t len)
{
    static struct replay replay;
    static struct record record;
    static struct record_fault fault;
    struct record_events events;

    if (record_read(text, len, &record, &events, &fault) &&
        replay_all(&replay, &record, &events, record_play_hash, &fault))
        return NULL;
    return fault.why;
}
