/*
 * Exta-Cards where scenarios do not reach: the order of the draws, the arithmetic of a throw, what
 * each seat is shown, the questions about the floor, the bots. What the rules allow is tested by
 * tests/scenarios.
 */
#include <limits.h>

#include "cutap.h"
#include "exta_cards/exta_cards.h"
#include "picture.h"
#include "position_set.h"
#include "registry.h"
#include "rng.h"
#include "style_bare.h"

enum { LEGAL_MAX = 2048 };

static const struct game_rules *const rules = &exta_cards_rules;
static _Alignas(max_align_t) char state[GAME_STATE_MAX];
static struct game_events ev;
static struct game_view view;
static struct exta_cards_detail detail;
static struct game_move legal[LEGAL_MAX];

static void position(const char *text)
{
    struct game_setup setup;
    char why[200] = "";

    game_setup_defaults(rules, 2, &setup);
    CU_ASSERT_EQUAL_FATAL(position_set(rules, state, &setup, text, why, sizeof(why)), GAME_OK);
}

static void deal(int seed, const char *bad)
{
    struct game_setup setup;

    game_setup_defaults(rules, 2, &setup);
    game_setup_seed(&setup, (uint64_t)seed);
    CU_ASSERT_PTR_NULL(game_setup_option(rules, &setup, "bad", bad));
    ev.n = 0;
    rules->start(state, &setup, &ev);
}

/* Plays the text; the facts are in ev. */
static enum game_code play(int seat, const char *text)
{
    struct game_move move;
    enum game_code code = rules->parse(state, seat, text, &move);

    ev.n = 0;
    return code == GAME_OK ? rules->apply(state, seat, &move, &ev) : code;
}

static void look(int viewer)
{
    rules->view(state, viewer, &view);
    memcpy(&detail, view.detail, sizeof(detail));
}

/* The value of a line of the position; static, "" if there is none. */
static const char *asked(const char *line)
{
    static char text[GAME_POSITION_MAX], value[200];
    size_t n = strlen(line);

    rules->position(state, text, sizeof(text));
    value[0] = '\0';
    for (char *l = strtok(text, "\n"); l; l = strtok(NULL, "\n"))
        if (strncmp(l, line, n) == 0 && l[n] == ':')
            snprintf(value, sizeof(value), "%s", l + n + (l[n + 1] == ' ' ? 2 : 1));
    return value;
}

static const char *pair(int a, int b)
{
    static char out[40];

    snprintf(out, sizeof(out), "%d %d", a, b);
    return out;
}

/* ---- Chance ---- */

static int away(int a, int b, int d)
{
    return a * b >= 0 ? (a * b + d / 2) / d : -((-a * b + d / 2) / d);
}

SUITE("exta-cards", NULL, NULL);

/* EX-D1, EX-D5, EX-D6: the draws of a game computed beside it, from the seed and games/core/RNG.md
 * alone. */
TEST(test_draws, "the order of the draws")
{
    for (int seed = 1; seed <= 20; seed++) {
        int curl[54][2], bad, s = -30, s2 = -30, piece = card_make(SUIT_HEARTS, 7) - 1;
        struct game_setup setup;
        struct rng rng;

        game_setup_defaults(rules, 2, &setup);
        game_setup_seed(&setup, (uint64_t)seed);
        rng_seed(&rng, setup.seed);
        bad = (int)rng_below(&rng, 2) + 1;
        for (int i = 0; i < 54; i++)
            for (int k = 0; k < 2; k++)
                curl[i][k] = (int)rng_below(&rng, 25) * 10 - 120;
        deal(seed, "chance");
        CU_ASSERT_EQUAL(atoi(asked("good")), 3 - bad);
        CU_ASSERT_STRING_EQUAL(asked("curl 7H"), pair(curl[piece][0], curl[piece][1]));
        play(1, "done");
        play(2, "done");
        CU_ASSERT_EQUAL(play(bad, "throw 7h aim 60 power 150 float"), GAME_OK);
        for (int i = 0; i < 3; i++)
            s += (int)rng_below(&rng, 21);
        for (int i = 0; i < 3; i++)
            s2 += (int)rng_below(&rng, 21);
        /* 120 mm beside the thrower's line, 1500 mm away: 1504 is the root of 2,264,400. */
        CU_ASSERT_STRING_EQUAL(asked("landed"),
                               pair(600 + curl[piece][0] + away(s * 1504, 14, 10000),
                                    1500 + curl[piece][1] + away(s2 * 1504, 18, 10000)));
        for (int k = 0; k < 2; k++) {
            curl[piece][k] += ((int)rng_below(&rng, 3) - 1) * 10;
            CU_ASSERT(abs(curl[piece][k]) <= 130);
        }
        CU_ASSERT_STRING_EQUAL(asked("curl 7H"), pair(curl[piece][0], curl[piece][1]));
    }
}

/* EX-D6: a curl stays within 150, whichever way it is drawn. */
TEST(test_clamp, "a curl stays within 150")
{
    struct game_setup setup;
    char why[200];

    game_setup_defaults(rules, 2, &setup);
    for (int seed = 0; seed < 30; seed++) {
        int cu, cv;

        game_setup_seed(&setup, (uint64_t)seed);
        CU_ASSERT_EQUAL_FATAL(position_set(rules, state, &setup,
                                           "good: 2\nat 7H: 450 45\nat 5D: 30 45\n"
                                           "at QS: 450 1935\nat 9C: 30 1125\n"
                                           "curl 7H: 150 -150\n",
                                           why, sizeof(why)),
                              GAME_OK);
        CU_ASSERT_EQUAL(play(1, "throw 7h at p16 float"), GAME_OK);
        CU_ASSERT_EQUAL_FATAL(sscanf(asked("curl 7H"), "%d %d", &cu, &cv), 2);
        CU_ASSERT(cu >= 140 && cu <= 150 && cv <= -140 && cv >= -150);
    }
}

/* ---- Where cards go by themselves ---- */

/* EX-D11 word by word: the free cell of the side that is farthest from all cards on the floor. */
static int best_cell(enum exta_cards_side side)
{
    int best = -1;
    long best_far = -1;

    for (int depth = 0; depth < 10; depth++) { /* those farthest from the middle first */
        int row = side == EXTA_CARDS_BAD ? depth : EXTA_CARDS_ROWS - 1 - depth;

        for (int column = 0; column < EXTA_CARDS_COLUMNS; column++) {
            long near = LONG_MAX;
            bool free = true;

            for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
                const struct exta_cards_piece *p = &detail.piece[i];
                long dx = p->x - (column * EXTA_CARDS_CARD_WIDTH + EXTA_CARDS_CARD_WIDTH / 2);
                long dy = p->y - (row * EXTA_CARDS_CARD_LENGTH + EXTA_CARDS_CARD_LENGTH / 2);

                if (p->where != EXTA_CARDS_LAID)
                    continue;
                near = dx * dx + dy * dy < near ? dx * dx + dy * dy : near;
                free =
                    free && (exta_cards_column(p->x) != column || exta_cards_row(p->y) != row + 1);
            }
            if (free && near > best_far) {
                best_far = near;
                best = row * EXTA_CARDS_COLUMNS + column;
            }
        }
    }
    return best;
}

/* Makes a floor on which `cards` cards lie anywhere, while one or two of `seat` wait to be placed.
 * `loose`: some do not lie in the middle of their cell. */
static void scatter(struct rng *rng, int seat, int cards, bool loose)
{
    static const char *const sides[] = {"", "bad", "good"};
    char text[GAME_POSITION_MAX] = "good: 2\n";
    card_t card[52], cell[EXTA_CARDS_ROWS * EXTA_CARDS_COLUMNS / 2];
    int half = (int)rng_below(rng, 2), waiting = 1 + (int)rng_below(rng, 2);
    size_t n;

    for (int i = 0; i < 52; i++)
        card[i] = (card_t)(i + 1);
    for (int i = 0; i < (int)sizeof(cell); i++)
        cell[i] = (card_t)i;
    rng_shuffle(rng, card, 52);
    rng_shuffle(rng, cell, (int)sizeof(cell));
    n = strlen(text);
    n += (size_t)snprintf(text + n, sizeof(text) - n, "turn: %d\nunplaced %s:", seat, sides[seat]);
    for (int i = 0; i < waiting; i++)
        n += (size_t)snprintf(text + n, sizeof(text) - n, " %s", card_name(card[i]));
    for (int i = 0; i < cards; i++) {
        /* Every other cell of the floor, or the half of it where the bad side lies. */
        int at = half ? cell[i] : 2 * cell[i];
        int x = at % EXTA_CARDS_COLUMNS * EXTA_CARDS_CARD_WIDTH;
        int y = at / EXTA_CARDS_COLUMNS * EXTA_CARDS_CARD_LENGTH;
        bool off = loose && rng_below(rng, 3) == 0;

        x += off ? (int)rng_below(rng, EXTA_CARDS_CARD_WIDTH) : EXTA_CARDS_CARD_WIDTH / 2;
        y += off ? (int)rng_below(rng, EXTA_CARDS_CARD_LENGTH) : EXTA_CARDS_CARD_LENGTH / 2;
        n += (size_t)snprintf(text + n, sizeof(text) - n, "%sat %s: %d %d\n", i == 0 ? "\n" : "",
                              card_name(card[waiting + i]), x, y);
    }
    position(text);
}

TEST(test_best_cell, "EX-D11 the farthest cell")
{
    struct game_move all = {.verb = MOVE_PLACE};
    uint8_t seed[32] = {9};
    struct rng rng;

    rng_seed(&rng, seed);
    for (int round = 0; round < 3000; round++) {
        int seat = 1 + round % 2, want[EXTA_CARDS_PIECES];

        scatter(&rng, seat, 2 + (int)rng_below(&rng, 49), round % 3 > 0);
        look(seat);
        for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
            struct exta_cards_piece *p = &detail.piece[i];

            want[i] = -1;
            if (p->where != EXTA_CARDS_WAITING)
                continue;
            want[i] = best_cell(p->side);
            p->where = EXTA_CARDS_LAID; /* the next one goes beside it */
            p->x = (int16_t)(want[i] % EXTA_CARDS_COLUMNS * EXTA_CARDS_CARD_WIDTH +
                             EXTA_CARDS_CARD_WIDTH / 2);
            p->y = (int16_t)(want[i] / EXTA_CARDS_COLUMNS * EXTA_CARDS_CARD_LENGTH +
                             EXTA_CARDS_CARD_LENGTH / 2);
        }
        ev.n = 0;
        CU_ASSERT_EQUAL_FATAL(rules->apply(state, seat, &all, &ev), GAME_OK);
        look(seat);
        for (int i = 0; i < EXTA_CARDS_PIECES; i++)
            CU_ASSERT(want[i] < 0 ||
                      want[i] == (exta_cards_row(detail.piece[i].y) - 1) * EXTA_CARDS_COLUMNS +
                                     exta_cards_column(detail.piece[i].x));
    }
}

/* ---- What is seen ---- */

static int count_facts(int seat)
{
    int n = 0;

    for (int i = 0; i < ev.n; i++)
        n += ev.fact[i].audience >> seat & 1;
    return n;
}

/* EX-D3: neither the other seat nor a spectator sees or is told where a card is laid. */
TEST(test_hidden_layout, "the layout is hidden")
{
    struct game_move move;
    struct game_view before;
    int kh = card_make(SUIT_HEARTS, RANK_KING) - 1;

    deal(5, "1");
    look(2);
    before = view;
    CU_ASSERT_EQUAL(play(1, "place kh b2"), GAME_OK);
    CU_ASSERT_EQUAL(count_facts(1), 1);
    CU_ASSERT_EQUAL(count_facts(2) + count_facts(0), 0);
    CU_ASSERT_EQUAL(play(1, "layout deep"), GAME_OK);
    CU_ASSERT_EQUAL(play(1, "swap kh qh"), GAME_OK);
    CU_ASSERT_EQUAL(count_facts(2) + count_facts(0), 0);
    look(2);
    CU_ASSERT_EQUAL(memcmp(&view, &before, sizeof(view)), 0);
    CU_ASSERT_EQUAL(detail.piece[kh].where, EXTA_CARDS_UNSEEN);
    look(0);
    CU_ASSERT_EQUAL(detail.piece[kh].where, EXTA_CARDS_UNSEEN);
    CU_ASSERT_EQUAL(detail.piece[0].where, EXTA_CARDS_UNSEEN);
    look(1);
    CU_ASSERT_EQUAL(detail.piece[kh].where, EXTA_CARDS_LAID);
    /* The numbers of a move that is typed too early do not tell where the card lies. */
    CU_ASSERT_EQUAL(rules->parse(state, 2, "throw ks at kh float", &move), GAME_OK);
    CU_ASSERT(move.num[0] == 0 && move.num[1] < 0);
    play(1, "done");
    play(2, "done");
    look(0);
    CU_ASSERT_EQUAL(detail.piece[kh].where, EXTA_CARDS_LAID);
}

/* The clocks are the game's own in the layout and while cards are placed (EX-D3, EX-D11). */
TEST(test_clocks, "the game's own clocks")
{
    struct game_turn turn, next;

    deal(5, "1");
    rules->turn(state, &turn);
    CU_ASSERT_EQUAL(turn.seconds, 90);
    CU_ASSERT_EQUAL(turn.must, 6);
    play(1, "place kh b2");
    play(1, "done");
    rules->turn(state, &next);
    CU_ASSERT_EQUAL(next.must, 4);
    CU_ASSERT_EQUAL(next.serial, turn.serial);
    play(2, "done");
    rules->turn(state, &next);
    CU_ASSERT_EQUAL(next.must, 2);
    CU_ASSERT_EQUAL(next.seconds, 0);
    CU_ASSERT_NOT_EQUAL(next.serial, turn.serial);
    position("good: 2\nat 7H: 450 135\nat QS: 450 1125\nat 9C: 30 1935\ncurl 7H: 0 0\n"
             "scatter: 0 0\n");
    CU_ASSERT_EQUAL(play(1, "stop"), GAME_OK);
    rules->turn(state, &turn);
    CU_ASSERT_EQUAL(turn.may, 4);
    CU_ASSERT_EQUAL(play(1, "throw qh at qs float"), GAME_NOT_IN_HAND);
    CU_ASSERT_EQUAL(play(1, "throw 7h at qs float"), GAME_OK);
    rules->turn(state, &turn);
    CU_ASSERT_EQUAL(turn.seconds, 20);
    CU_ASSERT_EQUAL(turn.must, 2);
    CU_ASSERT_EQUAL(turn.had, 2);
}

/* ---- Questions about the floor ---- */

TEST(test_questions, "questions about the floor")
{
    struct exta_cards_error out[EXTA_CARDS_THROWS], average;
    uint8_t list[EXTA_CARDS_PIECES];
    int u = 30, v = 45;

    position("good: 2\nat 7H: 450 135\nat 5D: 510 135\nat QS: 450 1935\nat KS: 30 1935\n"
             "at JOKER: 270 990\nat 9C: 450 1125\nat 4D: 510 1215\nerror 7H: float 10 -20\n"
             "error 7H: flick 3 4\nerror 7H: float 21 -40\nerror 5D: float 1 1\n");
    look(1);
    CU_ASSERT_EQUAL_FATAL(exta_cards_targets(detail.piece, EXTA_CARDS_BAD, true, list), 5);
    CU_ASSERT_STRING_EQUAL(exta_cards_name(list[0]), "KS");
    CU_ASSERT_STRING_EQUAL(exta_cards_name(list[1]), "QS");
    CU_ASSERT_STRING_EQUAL(exta_cards_name(list[2]), "JOKER");
    CU_ASSERT_STRING_EQUAL(exta_cards_name(list[3]), "9C");
    CU_ASSERT_STRING_EQUAL(exta_cards_name(list[4]), "4D");
    CU_ASSERT(exta_cards_captive(detail.piece, list[4]));
    CU_ASSERT_EQUAL(exta_cards_scan(detail.piece, list[3], 200, list), 1);
    CU_ASSERT_STRING_EQUAL(exta_cards_name(list[0]), "4D");
    CU_ASSERT_EQUAL_FATAL(exta_cards_feel(detail.error, detail.nerrors,
                                          card_make(SUIT_HEARTS, 7) - 1, EXTA_CARDS_FLOAT, out,
                                          &average),
                          2);
    CU_ASSERT_EQUAL(out[1].right, 21);
    CU_ASSERT_EQUAL(average.right, 15);
    CU_ASSERT_EQUAL(average.beyond, -30);
    exta_cards_turn(EXTA_CARDS_GOOD, &u, &v);
    CU_ASSERT(u == 930 && v == 1935);
    CU_ASSERT_EQUAL(exta_cards_row(-5), 1);
    CU_ASSERT_EQUAL(exta_cards_row(1995), 22);
    CU_ASSERT_EQUAL(exta_cards_column(960), 15);
}

/* Whether the board of this size, without its styles, has these words. */
static bool board_in(int columns, int room, const char *words)
{
    const struct game_scene scene = {.rules = rules, .view = &view, .columns = columns};
    BUF_LOCAL drawn = {0}, text = {0};

    CU_ASSERT_FATAL(rules->picture->board(&drawn, &scene, room));
    style_bare(&text, buf_text(&drawn), drawn.len);
    bool has = strstr(buf_text(&text), words);
    if (!has)
        printf("# no \"%s\" in\n%s", words, buf_text(&text));
    return has;
}

static bool board_has(int columns, const char *words)
{
    return board_in(columns, 23, words);
}

/* What stands beside the floor is not cut, however narrow the screen. */
TEST(test_panel, "the words beside the floor")
{
    position("good: 2\nat 10D: 450 135\nat QS: 450 1935\n");
    look(1);
    for (int tongue = 0; tongue_words[tongue + 1]; tongue++) {
        tongue_use(tongue);
        CU_ASSERT(board_has(rules->picture->columns, tr("cards by feel, in cm")));
        CU_ASSERT(board_has(rules->picture->columns, tr("none thrown yet\n")));
        CU_ASSERT(board_has(rules->picture->columns, tr("! captive  × last throw")));
    }
    tongue_use(TONGUE_ENGLISH);
    position("good: 2\nat 10D: 450 135\nat QS: 450 1935\nerror 10D: float -1200 -1550\n");
    look(1);
    CU_ASSERT(board_has(rules->picture->columns, "120 left, 155 short"));
    CU_ASSERT(!board_has(rules->picture->columns, "155 short ("));
    CU_ASSERT(board_has(100, "120 left, 155 short (1)"));
}

/* The last throws are remembered; the oldest go first. */
TEST(test_memory, "throws are remembered")
{
    char text[6000] = "good: 2\nat 7H: 450 135\nat 5D: 30 45\nat QS: 450 1125\nat 9C: 30 1935\n"
                      "curl 7H: 0 0\nscatter: 0 0\n";

    for (int i = 0; i < EXTA_CARDS_THROWS; i++)
        snprintf(text + strlen(text), sizeof(text) - strlen(text), "error 5D: float %d 0\n", i);
    position(text);
    CU_ASSERT_EQUAL(play(1, "throw 7h at qs float"), GAME_OK);
    look(0);
    CU_ASSERT_EQUAL(detail.nerrors, EXTA_CARDS_THROWS);
    CU_ASSERT_EQUAL(detail.error[0].right, 1);
    CU_ASSERT_EQUAL(detail.error[EXTA_CARDS_THROWS - 1].piece, card_make(SUIT_HEARTS, 7) - 1);
}

/* ---- Bots ---- */

static struct game_move bot_move(int seat, int level)
{
    static const uint8_t seed[32] = "bot";
    static const struct game_move none;
    struct rng rng;
    int n = rules->legal(state, seat, legal, LEGAL_MAX), choice;

    rng_seed(&rng, seed);
    rules->view(state, seat, &view);
    choice = rules->bot(&view, legal, n, level, &rng);
    return choice >= 0 ? legal[choice] : none;
}

/* Level 2 corrects its aim by what a card did before; level 1 aims straight at a card. */
TEST(test_bot_remembers, "level 2 remembers")
{
    struct game_move m;

    position("good: 2\nat 7H: 450 135\nat KS: 450 1935\nerror 7H: float 90 -100\n"
             "error 7H: float 90 -100\n");
    m = bot_move(1, 2);
    CU_ASSERT_EQUAL(m.verb, MOVE_THROW);
    CU_ASSERT_EQUAL(m.style, EXTA_CARDS_FLOAT);
    CU_ASSERT(m.num[0] >= 360 && m.num[0] <= 370);
    /* It would take 203 cm to correct the whole error. */
    CU_ASSERT_EQUAL(m.num[1], 1980);
    m = bot_move(1, 1);
    CU_ASSERT(m.num[0] == 450 && m.num[1] == 1935);
}

/* Bots accept a stop only when ahead, and answer it even when it is not their turn. */
TEST(test_bot_stops, "bots and offers to stop")
{
    position("good: 2\nat 7H: 450 135\nat KS: 450 1935\noffer: 1\n");
    CU_ASSERT_EQUAL(bot_move(2, 2).verb, MOVE_STOP);
    position("good: 2\nat KH: 450 135\nat 7S: 450 1935\noffer: 1\n");
    CU_ASSERT_EQUAL(bot_move(2, 2).verb, MOVE_NONE);
    position("good: 2\nat KH: 450 135\nat 7S: 450 1935\noffer: 2\n");
    CU_ASSERT_EQUAL(bot_move(1, 1).verb, MOVE_STOP);
    position("good: 2\nat KH: 450 135\nat KS: 450 1935\noffer: 2\n");
    CU_ASSERT_EQUAL(bot_move(1, 1).verb, MOVE_THROW);
}

/* If a screen is too low for all rows with cards, it shows the viewer's own cards, and says what is
 * left out. */
TEST(test_low_board, "a low board keeps the viewer's own rows")
{
    enum { OWN = 10, ROWS = 20, ROOM = 14, FAR = 2 };
    static const char *const name[] = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
    BUF_LOCAL text = {0};

    buf_puts(&text, "good: 2\n");
    for (int i = 0; i < ROWS; i++)
        buf_printf(&text, "at %s%s: 450 %d\n", name[i % OWN], i < OWN ? "H" : "S",
                   45 + 90 * (i < OWN ? i : i + FAR));
    position(buf_text(&text));
    look(1);
    CU_ASSERT(board_in(80, ROOM, "8 rows more: type floor"));
    for (int row = 1; row <= OWN; row++) {
        char number[16];

        snprintf(number, sizeof(number), "\n %2d ", row);
        CU_ASSERT(board_in(80, ROOM, number));
    }
}

/* The nearer of two jokers needs no number, the other one does. */
TEST(test_typed_joker, "a throw at the farther joker can be typed")
{
    char text[GAME_TEXT_MAX];

    position("good: 2\nat 7H: 450 135\nat JOKER: 450 1500\nat JOKER: 690 990\n");
    for (int joker = 1; joker <= 2; joker++) {
        struct game_move move, read;

        snprintf(text, sizeof(text), "throw 7h at joker%d flick", joker);
        CU_ASSERT_EQUAL(rules->parse(state, 1, text, &move), GAME_OK);
        rules->typed(state, 1, &move, text, sizeof(text));
        CU_ASSERT_EQUAL(rules->parse(state, 1, text, &read), GAME_OK);
        CU_ASSERT_EQUAL(memcmp(&move, &read, sizeof(move)), 0);
    }
}

/* EX-D1: who was good is bad in a rematch, wherever both sit. */
TEST(test_rematch, "EX-D1 sides swap in a rematch")
{
    for (int good = 1; good <= 2; good++)
        for (int moved = 0; moved < 2; moved++) {
            const uint8_t now[GAME_SEATS_MAX + 1] = {0, moved ? 2 : 1, moved ? 1 : 2};
            struct game_setup setup;

            game_setup_defaults(rules, 2, &setup);
            deal(3, good == 1 ? "2" : "1");
            rules->rematch(state, now, &setup);
            ev.n = 0;
            rules->start(state, &setup, &ev);
            CU_ASSERT_EQUAL(atoi(asked("good")), 3 - now[good]);
        }
}
