/*
 * Replays a record: checks the shuffle by its secret and words, then plays every event.
 */
#include "replay.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "rng.h"

/* ---- The shuffle ---- */

void replay_commitment(replay_hash *hash, int64_t id, const uint8_t secret[RECORD_HASH],
                       uint8_t out[RECORD_HASH])
{
    char text[160];
    int len = snprintf(text, sizeof(text), "cardroom commitment 1\nid %" PRId64 "\nsecret %s\n", id,
                       RECORD_HEX(secret));

    hash(out, RECORD_HASH, text, (size_t)len, NULL, 0);
}

void replay_word(replay_hash *hash, int64_t id, const uint8_t secret[RECORD_HASH], int n,
                 char out[RECORD_WORD_MAX])
{
    /* 60 bits, without the letters and digits that look alike. */
    static const char letter[] = "abcdefghijkmnpqrstuvwxyz23456789";
    enum { LETTERS = 12 };
    uint8_t bytes[RECORD_HASH];
    char text[80];
    int len = snprintf(text, sizeof(text), "cardroom word 1\nid %" PRId64 "\nplayer %d\n", id, n);

    hash(bytes, sizeof(bytes), text, (size_t)len, secret, RECORD_HASH);
    for (int i = 0; i < LETTERS; i++)
        out[i] = letter[bytes[i] & 31];
    out[LETTERS] = '\0';
}

void replay_seed(replay_hash *hash, int format, int64_t id, const uint8_t secret[RECORD_HASH],
                 const struct record_player *player, int nplayers, uint8_t out[RECORD_HASH])
{
    char text[64 + GAME_SEATS_MAX * (16 + RECORD_NAME_MAX + RECORD_WORD_MAX)];
    struct buf w = buf_over(text, sizeof(text));
    buf_printf(&w, "cardroom seed %d\nid %" PRId64 "\n", format, id);
    for (int i = 0; i < nplayers; i++) {
        /* A drawn word stands without its player's name. Otherwise somebody could choose the seed
         * by choosing which bot plays or who sits down late. */
        if (player[i].drawn)
            buf_printf(&w, "drawn %s\n", player[i].word);
        else
            buf_printf(&w, "player %s %s\n", player[i].name, player[i].word);
    }
    hash(out, RECORD_HASH, text, w.len, secret, RECORD_HASH);
}

void replay_seating(replay_hash *hash, const uint8_t seed[RECORD_HASH], int nplayers,
                    uint8_t seat[GAME_SEATS_MAX + 1])
{
    uint8_t key[RECORD_HASH];
    card_t order[GAME_SEATS_MAX];
    struct rng rng;

    hash(key, sizeof(key), "seating", 7, seed, RECORD_HASH);
    rng_seed(&rng, key);
    for (int i = 0; i < nplayers; i++)
        order[i] = (card_t)(i + 1);
    rng_shuffle(&rng, order, nplayers);
    memset(seat, 0, GAME_SEATS_MAX + 1);
    for (int i = 0; i < nplayers; i++)
        seat[i + 1] = order[i];
}

void replay_position(replay_hash *hash, const struct game_rules *rules, const void *st,
                     char out[33])
{
    char text[GAME_POSITION_MAX]; /* every position fits */
    uint8_t bytes[16];
    int len = rules->position(st, text, sizeof(text));

    hash(bytes, sizeof(bytes), text, (size_t)len, NULL, 0);
    record_hex(bytes, sizeof(bytes), out);
}

static bool replay_shuffle_check(const struct record *r, replay_hash *hash,
                                 struct record_fault *fault)
{
    uint8_t want[RECORD_HASH], seat[GAME_SEATS_MAX + 1];
    char word[RECORD_WORD_MAX];

    if (!r->committed)
        return true;
    replay_commitment(hash, r->id, r->secret, want);
    if (memcmp(want, r->commitment, RECORD_HASH) != 0)
        return record_wrong(fault, 0,
                            "The commitment is not the hash of the secret: the server did not keep "
                            "to what it published.");
    for (int i = 0; i < r->nplayers; i++) {
        replay_word(hash, r->id, r->secret, i + 1, word);
        if (r->player[i].drawn && strcmp(word, r->player[i].word) != 0)
            return record_wrong(fault, 0,
                                "The word of player %d is not the one that the secret gives: the "
                                "server chose it.",
                                i + 1);
    }
    replay_seed(hash, r->format, r->id, r->secret, r->player, r->nplayers, want);
    if (memcmp(want, r->seed, RECORD_HASH) != 0)
        return record_wrong(fault, 0,
                            "The seed does not follow from the secret and the players' words.");
    replay_seating(hash, r->seed, r->nplayers, seat);
    if (memcmp(seat, r->seat, sizeof(seat)) != 0)
        return record_wrong(fault, 0, "The players do not sit where the seed puts them.");
    return true;
}

/* ---- The start ---- */

static bool replay_options_set(struct replay *p, struct record_fault *fault)
{
    char line[RECORD_OPTIONS_MAX], again[RECORD_OPTIONS_MAX], *rest = NULL;

    memcpy(line, p->record->options, sizeof(line));
    for (char *w = strtok_r(line, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(w, '=');

        if (!value)
            return record_wrong(fault, 0, "An option is written without its value.");
        *value++ = '\0';
        const char *why = game_setup_option(p->rules, &p->setup, w, value);
        if (why)
            return record_wrong(fault, 0, "Option \"%.40s\": %s", w, why);
    }
    game_setup_format(p->rules, &p->setup, true, again, sizeof(again));
    if (strcmp(again, p->record->options) != 0)
        return record_wrong(fault, 0, "The options are not all of the game's, in their order.");
    return true;
}

bool replay_start(struct replay *p, const struct record *r, const struct record_events *events,
                  replay_hash *hash, struct record_fault *fault)
{
    char unknown[160];

    memset(p, 0, sizeof(*p));
    p->record = r;
    p->events = *events;
    p->hash = hash;
    p->rules = game_find_version(r->game, r->rules);
    if (!replay_shuffle_check(r, hash, fault))
        return false;
    if (!p->rules) {
        game_version_unknown(r->game, r->rules, unknown, sizeof(unknown));
        return record_wrong(fault, 0, "%s It can be checked with a program that has it.", unknown);
    }
    game_setup_defaults(p->rules, r->nplayers, &p->setup);
    memcpy(p->setup.seed, r->seed, RECORD_HASH);
    if (!replay_options_set(p, fault))
        return false;
    const char *why = game_setup_refusal(p->rules, &p->setup);
    if (why)
        return record_wrong(fault, 0, "The game cannot begin with these seats and options. %s",
                            why);
    p->rules->start(p->state, &p->setup, &p->told);
    p->who.seats = r->nplayers;
    p->who.competitive = r->ranked;
    for (int s = 1; s <= r->nplayers; s++)
        if (r->player[r->seat[s] - 1].kind == RECORD_BOT)
            p->who.bots |= seat_bit(s);
    leaving_begin(&p->who, p->rules, p->state);
    return true;
}

/* ---- Events ---- */

static enum replay_step replay_wrong(const struct replay *p, struct record_fault *fault,
                                     const char *why)
{
    record_wrong(fault, p->events.line, "%s", why);
    return REPLAY_WRONG;
}

static void replay_finish(struct replay *p, enum record_end end)
{
    p->ended = true;
    p->end = end;
}

static enum replay_step replay_play_move(struct replay *p, struct record_fault *fault)
{
    const struct record_event *e = &p->event;
    struct game_move move;
    struct game_turn turn;
    char again[GAME_TEXT_MAX];

    if (p->ended)
        return replay_wrong(p, fault, "The game was over before this move.");
    enum game_code code = p->rules->parse(p->state, e->seat, e->text, &move);
    if (code == GAME_OK) {
        p->rules->format(p->state, e->seat, &move, again, sizeof(again));
        if (strcmp(again, e->text) != 0)
            return replay_wrong(p, fault, "This move is not in its canonical form.");
        code = p->rules->apply(p->state, e->seat, &move, &p->told);
    }
    if (code != GAME_OK) {
        record_wrong(fault, p->events.line, "The rules refuse this move (%s).",
                     game_code_name(code));
        return REPLAY_WRONG;
    }
    p->rules->turn(p->state, &turn);
    if (turn.over) {
        p->rules->result(p->state, &p->result);
        replay_finish(p, RECORD_FINISHED);
    }
    return REPLAY_STEPPED;
}

static enum replay_step replay_play_leave(struct replay *p, struct record_fault *fault)
{
    int seat = p->event.seat;

    if (p->ended)
        return replay_wrong(p, fault, "The game was over before anybody left here.");
    if ((leaving_people(&p->who, p->left) & 1u << seat) == 0)
        return replay_wrong(p, fault, "Nobody is at this seat who could leave.");
    switch (leaving_apply(&p->who, p->rules, p->state, p->left, seat, &p->told, &p->result)) {
    case LEAVING_FINISHED: replay_finish(p, RECORD_FINISHED); break;
    case LEAVING_CANCELLED:
    case LEAVING_DESERTED: replay_finish(p, RECORD_CANCELLED); break;
    case LEAVING_ON: break;
    }
    p->left |= seat_bit(seat);
    return REPLAY_STEPPED;
}

static enum replay_step replay_play_event(struct replay *p, struct record_fault *fault)
{
    char hash[33];

    switch (p->event.kind) {
    case RECORD_MOVE:
    case RECORD_AUTO: return replay_play_move(p, fault);
    case RECORD_LEAVE: return replay_play_leave(p, fault);
    case RECORD_HASHED:
        replay_position(p->hash, p->rules, p->state, hash);
        if (strcmp(hash, p->event.text) != 0)
            return replay_wrong(p, fault, "The position is another one here.");
        break;
    case RECORD_VOIDED:
    case RECORD_FREEZE:
        if (p->ended && p->end != RECORD_FINISHED && p->end != RECORD_CANCELLED)
            return replay_wrong(p, fault, "The game was void before this.");
        replay_finish(p, p->event.kind == RECORD_VOIDED ? RECORD_VOID : RECORD_FROZEN);
        break;
    case RECORD_TIMEOUT:
    case RECORD_SHARED:
        if (p->ended)
            return replay_wrong(p, fault, "The game was over before this.");
        break;
    }
    return REPLAY_STEPPED;
}

static enum replay_step replay_compare_end(const struct replay *p, struct record_fault *fault)
{
    const struct record *r = p->record;

    if (!p->ended)
        return replay_wrong(p, fault, "The events stop here and the game is not over.");
    if (p->end != r->end)
        return replay_wrong(p, fault, "The game ends in another way than the result says.");
    for (int s = 1; s <= r->nplayers; s++)
        if (r->score[s].place != p->result.place[s]) {
            record_wrong(fault, 0, "%s has place %d by the rules and %d in the record.",
                         r->player[r->seat[s] - 1].name, p->result.place[s], r->score[s].place);
            return REPLAY_WRONG;
        }
    if (r->end == RECORD_FINISHED && r->by_limit != p->result.by_limit)
        return replay_wrong(p, fault,
                            p->result.by_limit ? "The limit of turns ended the game."
                                               : "No limit of turns ended the game.");
    return REPLAY_DONE;
}

enum replay_step replay_next(struct replay *p, struct record_fault *fault)
{
    p->told.n = 0;
    p->told.overflow = false;
    if (!record_next(&p->events, &p->event))
        return replay_compare_end(p, fault);
    p->steps++;
    return replay_play_event(p, fault);
}

bool replay_all(struct replay *p, const struct record *record, const struct record_events *events,
                replay_hash *hash, struct record_fault *fault)
{
    enum replay_step step = REPLAY_STEPPED;

    if (!replay_start(p, record, events, hash, fault))
        return false;
    while (step == REPLAY_STEPPED)
        step = replay_next(p, fault);
    return step == REPLAY_DONE;
}
