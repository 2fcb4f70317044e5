/*
 * The game of tiny_game.h, and the same as one where only the last loses.
 */
#include "tiny_game.h"

#include <stdio.h>
#include <string.h>

#include "rng.h"

struct tiny {
    uint8_t seats, turn, pairs, over, tie;
    uint16_t had, left, automatic, winners;
    uint8_t place[GAME_SEATS_MAX + 1], placed, passed[GAME_SEATS_MAX + 1];
    uint16_t passes;
    uint32_t serial;
    uint32_t drawn; /* from the seed: hidden, seat 1's only */
};

static const char *const yes_no[] = {"no", "yes", NULL};
static const struct game_option tiny_options[] = {
    {.name = "pairs", .help = "1+3 against 2+4", .words = yes_no},
    {.name = "limit", .help = "turns, then all tie", .min = 0, .max = 1000},
    {.name = NULL},
};
enum { FACT_PASS, FACT_STOP, FACT_TIE, FACT_PLACE, FACT_SECRET, FACT_LEFT };
static const struct game_fact_kind tiny_facts[] = {
    {.name = "pass", .said = "{who} passes"}, {.name = "stop", .said = "{who} stops"},
    {.name = "tie", .said = "a tie"},         {.name = "place", .said = "{who} is out"},
    {.name = "secret", .said = "secret {n}"}, {.name = "left", .said = "{who} left"},
};

static bool in_play(const struct tiny *g, int s)
{
    return s >= 1 && s <= g->seats && ((g->left >> s) & 1) == 0 && g->place[s] == 0;
}

static int next_seat(const struct tiny *g, int s)
{
    for (int i = 0; i < g->seats; i++) {
        s = s % g->seats + 1;
        if (in_play(g, s))
            return s;
    }
    return 0;
}

static const char *tiny_refuses(const struct game_setup *setup)
{
    return setup->option[0] && setup->seats != 4 ? "Pairs need four seats." : NULL;
}

static void tiny_start(void *st, const struct game_setup *setup, struct game_events *ev)
{
    struct tiny *g = st;
    struct rng rng;
    memset(g, 0, sizeof(*g));
    rng_seed(&rng, setup->seed);
    g->seats = setup->seats;
    g->pairs = setup->option[0] != 0;
    g->turn = 1;
    g->drawn = rng_below(&rng, 1000);
    game_event(ev, FACT_SECRET, 1, 1 << 1)->n = (int16_t)g->drawn;
}

static void tiny_turn(const void *st, struct game_turn *turn)
{
    const struct tiny *g = st;
    memset(turn, 0, sizeof(*turn));
    turn->over = g->over;
    turn->serial = g->serial;
    turn->had = g->had;
    turn->automatic = g->automatic;
    if (!g->over)
        turn->must = (uint16_t)(1 << g->turn);
}

static int tiny_legal(const void *st, int seat, struct game_move *out, int cap)
{
    const struct tiny *g = st;
    if (g->over || g->turn != seat)
        return 0;
    memset(out, 0, sizeof(*out) * (size_t)(cap < 1 ? 0 : 1));
    out[0].verb = MOVE_PASS;
    return 1;
}

static const struct {
    const char *word;
    uint8_t verb;
} words[] = {{"pass", MOVE_PASS},
             {"stop", MOVE_STOP},
             {"take", MOVE_TAKE},
             {"draw", MOVE_DRAW},
             {"ask", MOVE_CHOOSE}};

static enum game_code tiny_parse(const void *st UNUSED, int seat UNUSED, const char *text,
                                 struct game_move *out)
{
    memset(out, 0, sizeof(*out));
    for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
        if (strcmp(text, words[i].word) == 0) {
            out->verb = words[i].verb;
            return GAME_OK;
        }
    return GAME_BAD_MOVE;
}

static int tiny_format(const void *st UNUSED, int seat UNUSED, const struct game_move *move,
                       char *out, size_t cap)
{
    for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
        if (words[i].verb == move->verb)
            return snprintf(out, cap, "%s", words[i].word);
    return snprintf(out, cap, "?");
}

static void pass_on(struct tiny *g)
{
    g->had |= (uint16_t)(1 << g->turn);
    g->turn = (uint8_t)next_seat(g, g->turn);
    g->serial++;
}

static enum game_code tiny_apply(void *st, int seat, const struct game_move *move,
                                 struct game_events *ev)
{
    struct tiny *g = st;
    if (g->over)
        return GAME_OVER;
    if (seat != g->turn)
        return GAME_NOT_YOUR_TURN;
    switch (move->verb) {
    case MOVE_PASS:
        game_event(ev, FACT_PASS, seat, GAME_TO_ALL);
        g->passes++;
        g->passed[seat]++;
        pass_on(g);
        return GAME_OK;
    case MOVE_STOP:
        game_event(ev, FACT_STOP, seat, GAME_TO_ALL);
        g->winners = (uint16_t)(1 << seat);
        if (g->pairs)
            g->winners |= (uint16_t)(1 << ((seat + 1) % 4 + 1));
        break;
    case MOVE_TAKE:
        game_event(ev, FACT_TIE, seat, GAME_TO_ALL);
        g->winners = (uint16_t)(1 << seat | 1 << next_seat(g, seat));
        g->tie = 1;
        break;
    case MOVE_DRAW:
        game_event(ev, FACT_PLACE, seat, GAME_TO_ALL);
        if (g->placed == 0)
            g->winners = (uint16_t)(1 << seat);
        g->had |= (uint16_t)(1 << seat);
        g->place[seat] = ++g->placed;
        g->turn = (uint8_t)next_seat(g, seat);
        g->serial++;
        if (next_seat(g, g->turn) != g->turn)
            return GAME_OK;
        g->place[g->turn] = ++g->placed;
        break;
    case MOVE_CHOOSE: return GAME_NEED_CHOICE;
    default: return GAME_BAD_MOVE;
    }
    g->over = 1;
    g->had |= (uint16_t)(1 << seat);
    g->serial++;
    return GAME_OK;
}

static void tiny_auto_move(const void *st UNUSED, int seat UNUSED, struct game_move *out)
{
    memset(out, 0, sizeof(*out));
    out->verb = MOVE_PASS;
}

static void tiny_leave(void *st, int seat, struct game_events *ev)
{
    struct tiny *g = st;
    game_event(ev, FACT_LEFT, seat, GAME_TO_ALL);
    if (g->pairs) {
        g->automatic |= (uint16_t)(1 << seat);
        return;
    }
    bool on_turn = g->turn == seat;
    g->left |= (uint16_t)(1 << seat);
    int one = next_seat(g, seat);
    if (one == 0 || next_seat(g, one) == one) {
        g->over = 1;
        g->serial++;
        if (g->placed == 0)
            g->winners = (uint16_t)(1 << one);
        else if (one != 0)
            g->place[one] = ++g->placed;
        return;
    }
    if (on_turn) {
        g->turn = (uint8_t)one;
        g->serial++;
    }
}

static void tiny_view(const void *st, int viewer, struct game_view *out)
{
    const struct tiny *g = st;
    memset(out, 0, sizeof(*out));
    out->seats = g->seats;
    out->viewer = (uint8_t)viewer;
    out->over = g->over;
    out->serial = g->serial;
    out->round = g->passes;
    if (!g->over)
        out->must = (uint16_t)(1 << g->turn);
    for (int s = 1; s <= g->seats; s++) {
        out->seat[s].playing = in_play(g, s);
        out->seat[s].place = g->place[s];
        out->seat[s].team = g->pairs ? (uint8_t)(2 - s % 2) : 0;
    }
    if (viewer == 1)
        memcpy(out->detail, &g->drawn, sizeof(g->drawn));
}

static void tiny_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    memcpy(dst, st, sizeof(struct tiny));
    if (seat != 1)
        ((struct tiny *)dst)->drawn = rng_below(rng, 1000);
}

static int tiny_position(const void *st, char *out, size_t cap)
{
    const struct tiny *g = st;
    return snprintf(out, cap, "turn %d\npasses %d\nsecret %u\nleft %u\nover %d\n", g->turn,
                    g->passes, (unsigned)g->drawn, g->left, g->over);
}

static void tiny_result(const void *st, struct game_result *out)
{
    const struct tiny *g = st;
    memset(out, 0, sizeof(*out));
    out->winners = g->winners;
    out->tie = g->tie;
    for (int s = 1; s <= g->seats; s++) {
        out->dignity[s] = g->passed[s];
        out->place[s] = (uint8_t)(g->place[s] != 0          ? g->place[s]
                                  : g->winners >> s & 1     ? 1
                                  : (g->left >> s & 1) != 0 ? g->seats
                                                            : 2);
    }
}

static int tiny_bot(const struct game_view *view UNUSED, const struct game_move *legal UNUSED,
                    int nlegal, int level UNUSED, struct rng *rng UNUSED)
{
    return nlegal > 0 ? 0 : -1;
}

static const char *no_card(card_t card UNUSED)
{
    return "?";
}

static void tiny_explain(const void *st UNUSED, int seat UNUSED,
                         const struct game_move *move UNUSED, enum game_code code, char *out,
                         size_t cap)
{
    snprintf(out, cap, "That is not possible (%s). Type \"pass\".", game_code_name(code));
}

#define TINY_COMMON                                                                                \
    .summary = "a game for tests", .version = 1, .min_seats = 2, .max_seats = 8,                   \
    .state_size = sizeof(struct tiny), .options = tiny_options, .facts = tiny_facts, .nfacts = 6,  \
    .finite = true, .refuses = tiny_refuses, .start = tiny_start, .turn = tiny_turn,               \
    .legal = tiny_legal, .parse = tiny_parse, .format = tiny_format, .apply = tiny_apply,          \
    .auto_move = tiny_auto_move, .leave = tiny_leave, .view = tiny_view,                           \
    .resample = tiny_resample, .position = tiny_position, .result = tiny_result, .bot = tiny_bot,  \
    .choice_words = no_card, .explain = tiny_explain

struct game_rules tiny_rules = {.id = "tiny", .title = "Tiny", TINY_COMMON};
const struct game_rules tiny_archived_rules = {.id = "tiny", .title = "Tiny", TINY_COMMON};
const struct game_rules tiny_last_rules = {
    .id = "tinylast", .title = "Tiny Last", .only_last_loses = true, TINY_COMMON};

static enum game_code later_apply(void *st, int seat, const struct game_move *move,
                                  struct game_events *ev)
{
    struct tiny *g = st;
    enum game_code code = tiny_apply(st, seat, move, ev);
    if (code == GAME_OK && move->verb == MOVE_STOP)
        g->winners = (uint16_t)(1 << next_seat(g, seat));
    return code;
}

void tiny_upgrade(int version)
{
    tiny_rules.version = (uint16_t)version;
    tiny_rules.apply = version > 1 ? later_apply : tiny_apply;
}
