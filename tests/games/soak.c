/*
 * A random game and its journal, as a table would keep it.
 */
#include "soak.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "piles.h"
#include "position_read.h"

enum {
    LEGAL_MAX = 2048,
    MOVES_MAX = 60000,
    HEAVY = 40 /* the costly checks are made at one move in this many */
};

struct soak_line {
    uint8_t seat;
    bool leaves;
    char text[GAME_TEXT_MAX];
};
struct soak {
    const struct game_rules *rules;
    struct game_setup setup;
    struct rng rng;
    int moves, start[CARD_CODES];
    bool left;
    struct game_events ev;
    struct game_view view[2];
    struct game_move legal[LEGAL_MAX];
    struct soak_line line[MOVES_MAX];
    char position[2][GAME_POSITION_MAX], why[400];
    _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
    _Alignas(max_align_t) uint8_t other[GAME_STATE_MAX];
};

struct soak *soak_new(void)
{
    return calloc(1, sizeof(struct soak));
}

void soak_free(struct soak **soak)
{
    free(*soak);
    *soak = NULL;
}

int soak_moves(const struct soak *s)
{
    return s->moves;
}

static int pick(struct soak *s, int n)
{
    return (int)rng_below(&s->rng, (uint32_t)n);
}

static const char *fail(struct soak *s, const char *what, const char *detail)
{
    char options[200];

    game_setup_format(s->rules, &s->setup, true, options, sizeof(options));
    snprintf(s->why, sizeof(s->why), "%s, %d seats, %s, move %d: %s %s", s->rules->id,
             s->setup.seats, options, s->moves, what, detail);
    return s->why;
}

/* ---- Setting up ---- */

static void sample_option(struct soak *s, int i)
{
    const struct game_option *o = &s->rules->options[i];
    int n = 0;

    if (o->words) {
        while (o->words[n])
            n++;
        s->setup.option[i] = pick(s, n);
    } else if (o->numbers) {
        while (o->numbers[n] != 0)
            n++;
        s->setup.option[i] = o->numbers[pick(s, n)];
    } else if (strcmp(o->name, "limit") == 0) {
        s->setup.option[i] = pick(s, 3) == 0 ? 5 + pick(s, 60) : o->def;
    } else {
        s->setup.option[i] = o->min + pick(s, o->max - o->min + 1);
    }
}

static void begin(struct soak *s)
{
    const struct game_rules *r = s->rules;

    do {
        game_setup_defaults(r, r->min_seats + pick(s, r->max_seats - r->min_seats + 1), &s->setup);
        game_setup_seed(&s->setup, rng_word(&s->rng));
        for (int i = 0; r->options[i].name; i++)
            sample_option(s, i);
        s->ev.n = 0;
    } while (game_setup_refusal(r, &s->setup));
    r->start(s->st, &s->setup, &s->ev);
    s->moves = 0;
    s->left = false;
}

/* ---- What must hold ---- */

static int count_line(const struct position_reader *r, int *count)
{
    static const char *const keys[] = {"hand", "pile", "deck", "up", "down"};
    card_t card[WORDS_MAX];
    int n = 0, gone;

    if (strcmp(r->key, "burned") == 0)
        return position_number(r->value, 0, 200, &gone) ? gone : 0;
    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        if (strcmp(r->key, keys[i]) != 0)
            continue;
        n = position_cards(CARDS_STANDARD, r->value, card, WORDS_MAX);
        if (n < 0)
            n = position_cards(CARDS_LAST_ONE, r->value, card, WORDS_MAX);
    }
    for (int i = 0; i < n; i++)
        count[card[i]]++;
    return n;
}

/* No card is there more often than at the start; none is lost while nobody has left. */
static const char *check_cards(struct soak *s)
{
    struct position_reader r;
    int count[CARD_CODES] = {0}, total = 0, want = 0;

    s->rules->position(s->st, s->position[0], GAME_POSITION_MAX);
    position_open(&r, s->position[0]);
    while (position_next(&r) == POSITION_LINE)
        total += count_line(&r, count);
    if (s->moves == 0)
        memcpy(s->start, count, sizeof(count));
    for (int i = 0; i < CARD_CODES; i++) {
        if (count[i] > s->start[i])
            return fail(s, "there is one more of", card_name((card_t)i));
        want += s->start[i];
    }
    return total == want || s->left || !s->rules->finite ? NULL : fail(s, "cards are lost", "");
}

static const char *check_secrets(struct soak *s)
{
    int seat = pick(s, s->setup.seats + 1);

    s->rules->resample(s->other, s->st, seat, &s->rng);
    s->rules->view(s->st, seat, &s->view[0]);
    s->rules->view(s->other, seat, &s->view[1]);
    return memcmp(&s->view[0], &s->view[1], sizeof(s->view[0])) == 0
               ? NULL
               : fail(s, "a view tells what is hidden", "");
}

/* ---- Playing, and playing again ---- */

static int pick_seat(struct soak *s, uint16_t seats)
{
    for (int nth = pick(s, __builtin_popcount(seats)); nth > 0; nth--)
        seats &= (uint16_t)(seats - 1);
    return __builtin_ctz(seats);
}

/* One line of the journal, drawn. NULL, or what failed. */
static const char *step(struct soak *s, const struct game_turn *turn)
{
    struct soak_line *line = &s->line[s->moves];
    struct game_move m;
    enum game_code code;
    int n;

    line->leaves = pick(s, 600) == 0;
    line->seat = (uint8_t)(line->leaves ? 1 + pick(s, s->setup.seats)
                                        : pick_seat(s, pick(s, 6) == 0 ? turn->must | turn->may
                                                                       : turn->must));
    s->ev.n = 0;
    s->ev.overflow = false;
    if (line->leaves) {
        s->left = true;
        s->rules->leave(s->st, line->seat, &s->ev);
        s->moves++;
        return NULL;
    }
    n = s->rules->legal(s->st, line->seat, s->legal, LEGAL_MAX);
    if (n == 0 && (turn->must >> line->seat & 1) != 0)
        return fail(s, "no legal move", "");
    if (n == 0)
        return NULL;
    if ((turn->must >> line->seat & 1) != 0 && pick(s, 10) == 0)
        s->rules->auto_move(s->st, line->seat, &m);
    else
        m = s->legal[pick(s, n < LEGAL_MAX ? n : LEGAL_MAX)];
    s->rules->format(s->st, line->seat, &m, line->text, sizeof(line->text));
    code = s->rules->apply(s->st, line->seat, &m, &s->ev);
    if (code != GAME_OK)
        return fail(s, game_code_name(code), line->text);
    s->moves++;
    return s->ev.overflow ? fail(s, "more facts than there is room for", line->text) : NULL;
}

/* Replays from the journal alone to the same end. */
static const char *play_again(struct soak *s)
{
    struct game_move m;

    s->ev.n = 0;
    memset(s->other, 0xA5, sizeof(s->other));
    s->rules->start(s->other, &s->setup, &s->ev);
    for (int i = 0; i < s->moves; i++) {
        const struct soak_line *line = &s->line[i];

        s->ev.n = 0;
        if (line->leaves)
            s->rules->leave(s->other, line->seat, &s->ev);
        else if (s->rules->parse(s->other, line->seat, line->text, &m) != GAME_OK ||
                 s->rules->apply(s->other, line->seat, &m, &s->ev) != GAME_OK)
            return fail(s, "played again, this is refused:", line->text);
    }
    s->rules->position(s->st, s->position[0], GAME_POSITION_MAX);
    s->rules->position(s->other, s->position[1], GAME_POSITION_MAX);
    if (strcmp(s->position[0], s->position[1]) != 0 ||
        memcmp(s->st, s->other, s->rules->state_size) != 0)
        return fail(s, "played again, it ends differently", "");
    return NULL;
}

static const char *check_end(struct soak *s)
{
    struct game_result result;

    s->rules->result(s->st, &result);
    if (result.winners == 0)
        return fail(s, "nobody wins", "");
    for (int seat = 1; seat <= s->setup.seats; seat++)
        if (result.place[seat] < 1 || result.place[seat] > s->setup.seats ||
            (result.place[seat] == 1) != (result.winners >> seat & 1))
            return fail(s, "the places do not fit the winners", "");
    return NULL;
}

const char *soak_game(struct soak *s, const struct game_rules *rules, uint64_t number)
{
    uint8_t seed[32] = {(uint8_t)number, (uint8_t)(number >> 8), (uint8_t)(number >> 16), 's'};
    struct game_turn turn;
    const char *why;

    s->rules = rules;
    rng_seed(&s->rng, seed);
    begin(s);
    why = check_cards(s);
    for (int round = 0; !why; round++) {
        rules->turn(s->st, &turn);
        if (turn.over)
            break;
        if (turn.must == 0)
            return fail(s, "not over, and nobody is to move", "");
        if (s->moves == MOVES_MAX || round == 2 * MOVES_MAX)
            return fail(s, "it does not end", "");
        why = step(s, &turn);
        if (!why && round % HEAVY == 0)
            why = check_cards(s);
        if (!why && round % HEAVY == HEAVY / 2)
            why = check_secrets(s);
    }
    if (!why)
        why = check_cards(s);
    if (!why)
        why = check_end(s);
    return why ? why : play_again(s);
}
