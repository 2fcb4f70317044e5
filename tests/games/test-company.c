/*
 * Deals played to their end by one person and the bots of the deal of the day, move by move
 * (DD-D3). The journal is compared with company/ID.txt, so it is the same from every compiler, at
 * every optimization, on every machine. tests/games/company.t builds with others than this one. The
 * same holds for hints: company/hints.txt has those of some positions.
 *
 * To print a journal: tests/games/test-company ID. Hints: tests/games/test-company hints
 * [POSITIONS]
 */
#include "company.h"
#include "cutap.h"
#include "files.h"
#include "search.h"
#include "xalloc.h"

enum { SEATS = 4, DEALS = 3, MOVES_MAX = 3000, HINTS = 4 };
static const char *const games[] = {"last-one", "palace", "switch", "extreme-last-card"};

struct solo {
    const struct game_rules *rules;
    struct game_setup setup;
    struct game_events ev;
    struct company company;
    struct game_move legal[COMPANY_LEGAL_MAX];
    struct rng rng; /* of the person */
    uint32_t moves;
    bool over;
    _Alignas(max_align_t) char st[GAME_STATE_MAX];
};

static struct solo *solo_new(const struct game_rules *rules, int deal)
{
    static const uint8_t seed[32] = "a person";
    struct solo *s = calloc(1, sizeof(*s));

    s->rules = rules;
    rng_seed(&s->rng, seed);
    game_setup_defaults(rules, SEATS, &s->setup);
    game_setup_seed(&s->setup, (uint64_t)deal);
    rules->start(s->st, &s->setup, &s->ev);
    return s;
}

/* What a person does who knows the game but not well: one move in four is any. */
static void person_move(struct solo *s, int seat, struct game_move *out)
{
    int n = s->rules->legal(s->st, seat, s->legal, COMPANY_LEGAL_MAX);

    if (n > COMPANY_LEGAL_MAX)
        n = COMPANY_LEGAL_MAX;
    if (rng_below(&s->rng, 4) == 0)
        *out = s->legal[rng_below(&s->rng, (uint32_t)n)];
    else
        s->rules->auto_move(s->st, seat, out);
}

/* Plays one move and appends it to `out`; false: the game is over, or nobody can move. */
static bool step(struct solo *s, int person, FILE *out)
{
    char text[GAME_TEXT_MAX];
    struct game_turn turn;
    struct game_move move;
    int seat = person;

    s->rules->turn(s->st, &turn);
    s->over = turn.over;
    if (turn.over || s->moves == MOVES_MAX)
        return false;
    if (!company_next(&s->company, s->rules, s->st, SEATS, person, s->setup.seed, s->moves, &seat,
                      &move)) {
        if (turn.must != 1 << person)
            return false;
        person_move(s, person, &move);
    }
    s->rules->format(s->st, seat, &move, text, sizeof(text));
    s->ev.n = 0;
    s->moves++;
    fprintf(out, "%d %s\n", seat, text);
    return s->rules->apply(s->st, seat, &move, &s->ev) == GAME_OK;
}

static void play_deals(const struct game_rules *rules, FILE *out)
{
    for (int deal = 1; deal <= DEALS; deal++) {
        FREED struct solo *s = solo_new(rules, deal);
        struct game_result result;
        int person = 1 + deal % SEATS;

        fprintf(out, "%s version %d, deal %d, the person sits at %d\n", rules->id, rules->version,
                deal, person);
        while (step(s, person, out))
            ;
        s->rules->result(s->st, &result);
        fputs(s->over ? "places" : "NOT OVER", out);
        for (int seat = 1; seat <= SEATS; seat++)
            fprintf(out, " %d", result.place[seat]);
        fputs("\n\n", out);
    }
}

SUITE("company", NULL, NULL);

TEST(test_journals, "deals of each game")
{
    for (size_t i = 0; i < sizeof(games) / sizeof(*games); i++) {
        FREED char *want = source_text("tests/games/company/%s.txt", games[i]), *got = NULL;
        size_t len;
        FILE *out = open_memstream(&got, &len);

        play_deals(game_find(games[i]), out);
        fclose(out);
        CU_ASSERT_PTR_NOT_NULL_FATAL(want);
        CU_ASSERT_STRING_EQUAL(got, want);
        CU_ASSERT_PTR_NULL(strstr(got, "NOT OVER"));
    }
}

/* Another person in the same position meets the same bots. Whatever they were asked before, they
 * remember nothing. */
TEST(test_nothing_remembered, "bots remember nothing")
{
    for (size_t i = 0; i < sizeof(games) / sizeof(*games); i++) {
        FREED struct solo *one = solo_new(game_find(games[i]), 1),
                          *two = solo_new(game_find(games[i]), 1);
        struct game_move a, b;
        int at = 0, also = 0;
        FILE *none = fopen("/dev/null", "w");

        for (int n = 0; n < 40 && step(one, 2, none); n++) {
            step(two, 2, none);
            memset(&two->company, 0xA5, sizeof(two->company));
            for (int again = 0; again < 2; again++) {
                bool first = company_next(&one->company, one->rules, one->st, SEATS, 2,
                                          one->setup.seed, one->moves, &at, &a);
                bool second = company_next(&two->company, two->rules, two->st, SEATS, 2,
                                           two->setup.seed, two->moves, &also, &b);
                CU_ASSERT_EQUAL_FATAL(first, second);
                CU_ASSERT(!first || (at == also && memcmp(&a, &b, sizeof(a)) == 0));
            }
        }
        fclose(none);
    }
}

/* ---- Hints ---- */

enum { FAR = 60 }; /* positions are at most this many moves from the deal */

struct hinted {
    struct search search;
    struct game_events ev;
    struct game_view view;
    struct game_move legal[SEARCH_LEGAL_MAX];
    _Alignas(max_align_t) char st[GAME_STATE_MAX];
};

/* The seat that must move; 0: the game is over. */
static int on_turn(const struct game_rules *rules, const void *st)
{
    struct game_turn turn;

    rules->turn(st, &turn);
    return turn.over ? 0 : __builtin_ctz(turn.must);
}

/* Plays on from a deal, as bots of level 1 do, but stops before the game is over. Returns the seat
 * that must move. */
static int hinted_reach(struct hinted *p, const struct game_rules *rules, int number)
{
    uint8_t key[32] = "hints";
    int seats = rules->min_seats + number % (rules->max_seats - rules->min_seats + 1), seat = 0;
    struct game_setup setup;
    struct rng rng;

    rng_seed(&rng, key);
    game_setup_defaults(rules, seats, &setup);
    game_setup_seed(&setup, (uint64_t)number + 1);
    rules->start(p->st, &setup, &p->ev);
    for (int left = number * 7 % FAR; (seat = on_turn(rules, p->st)) != 0 && left > 0; left--) {
        char before[GAME_STATE_MAX];
        int n = rules->legal(p->st, seat, p->legal, SEARCH_LEGAL_MAX);

        memcpy(before, p->st, sizeof(before));
        rules->view(p->st, seat, &p->view);
        int choice = rules->bot(&p->view, p->legal, n, 1, &rng);
        p->ev.n = 0;
        rules->apply(p->st, seat, &p->legal[choice < 0 ? 0 : choice], &p->ev);
        if (on_turn(rules, p->st) == 0) {
            memcpy(p->st, before, sizeof(before));
            left = 1;
        }
    }
    return seat;
}

/* Prints the hints of `positions` positions of a game, a line each. */
static void hints_print(const struct game_rules *rules, int positions, FILE *out)
{
    FREED struct hinted *p = calloc(1, sizeof(*p));
    struct search_judged judged;
    char text[GAME_TEXT_MAX];

    for (int number = 0; number < positions; number++) {
        int seat = hinted_reach(p, rules, number);

        search_judge(&p->search, rules, p->st, seat, NULL, false, NULL, &judged);
        fprintf(out, "%s %d, seat %d:%s", rules->id, number, seat, judged.only ? " only" : "");
        for (int i = 0; i < judged.n; i++) {
            game_typed(rules, p->st, seat, &judged.best[i].move, text, sizeof(text));
            fprintf(out, "%s %s %d", i > 0 ? ";" : "", text, judged.best[i].wins);
        }
        fputc('\n', out);
    }
}

static void print_hints(int positions, FILE *out)
{
    for (int i = 0; game_registry[i]; i++)
        hints_print(game_registry[i], positions, out);
}

TEST(test_hints, "hints of each game")
{
    FREED char *want = source_text("tests/games/company/hints.txt"), *got = NULL;
    size_t len;
    FILE *out = open_memstream(&got, &len);

    print_hints(HINTS, out);
    fclose(out);
    CU_ASSERT_PTR_NOT_NULL_FATAL(want);
    CU_ASSERT_STRING_EQUAL(got, want);
}

CUTAP_MAIN(argc, argv)
{
    if (argc == 2 && game_find(argv[1])) {
        play_deals(game_find(argv[1]), stdout);
        return 0;
    }
    if (argc >= 2 && strcmp(argv[1], "hints") == 0) {
        print_hints(argc > 2 ? atoi(argv[2]) : HINTS, stdout);
        return 0;
    }
    return cutap_run(CUTAP_SUITES);
}
