/*
 * `position_set` of every game. The input: what fuzz_game reads, then a position as `key: value`
 * lines. A position that is accepted comes back from its own text, can be looked at by everybody,
 * and its game goes on: every legal move applies, and the automatic one.
 */
#include "fuzz_game.h"
#include "position_set.h"
#include "rng.h"
#include "xalloc.h"

enum { LEGAL_MAX = 512, MOVES = 24 };

struct play {
    const struct game_rules *rules;
    struct game_setup setup;
    struct game_events events;
    struct game_view view;
    struct game_move legal[LEGAL_MAX];
    struct rng rng;
    _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX], copy[GAME_STATE_MAX];
    char text[GAME_POSITION_MAX], again[GAME_POSITION_MAX];
};
static struct play play;

static void check_text(void)
{
    char why[200] = "";
    int len = play.rules->position(play.st, play.text, sizeof(play.text));

    FUZZ_CHECK(len > 0 && len < GAME_POSITION_MAX, "the position does not fit");
    enum game_code code =
        position_set(play.rules, play.copy, &play.setup, play.text, why, sizeof(why));
    if (code != GAME_OK)
        fprintf(stderr, "%s\n%s\n", play.text, why);
    FUZZ_CHECK(code == GAME_OK, "its own text is refused");
    play.rules->position(play.copy, play.again, sizeof(play.again));
    if (strcmp(play.text, play.again) != 0)
        fprintf(stderr, "%s\n---\n%s\n", play.text, play.again);
    FUZZ_CHECK(strcmp(play.text, play.again) == 0, "another position comes back");
}

static void look(void)
{
    for (int s = 0; s <= play.setup.seats; s++)
        play.rules->view(play.st, s, &play.view);
}

/* Each legal move applies; one of them is played, or the automatic one. False: there is no move, as
 * may be in a position that no game reaches. */
static bool step(int seat)
{
    int n = play.rules->legal(play.st, seat, play.legal, LEGAL_MAX);

    n = n < LEGAL_MAX ? n : LEGAL_MAX;
    if (n == 0)
        return false;
    for (int i = 0; i < n; i++) {
        memcpy(play.copy, play.st, play.rules->state_size);
        play.events.n = 0;
        FUZZ_CHECK(play.rules->apply(play.copy, seat, &play.legal[i], &play.events) == GAME_OK,
                   "a legal move is refused");
    }
    if (rng_below(&play.rng, 3) > 0) {
        play.events.n = 0;
        play.rules->apply(play.st, seat, &play.legal[rng_below(&play.rng, (uint32_t)n)],
                          &play.events);
        return true;
    }
    play.rules->auto_move(play.st, seat, &play.legal[0]);
    play.events.n = 0;
    FUZZ_CHECK(play.rules->apply(play.st, seat, &play.legal[0], &play.events) == GAME_OK,
               "the automatic move is refused");
    return true;
}

static void go_on(void)
{
    static const uint8_t key[32] = "positions";
    struct game_turn turn;

    rng_seed(&play.rng, key);
    for (int i = 0; i < MOVES; i++) {
        int seat = 1;

        look();
        play.rules->turn(play.st, &turn);
        if (turn.over) {
            struct game_result result;

            play.rules->result(play.st, &result);
            return;
        }
        while (seat < GAME_SEATS_MAX && !(turn.must >> seat & 1))
            seat++;
        if (!(turn.must >> seat & 1) || !step(seat))
            return;
    }
    check_text();
}

const int fuzz_mutations = 20000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    char why[200] = "";

    play.rules = fuzz_game(&in, &play.setup);
    FREED char *text = fuzz_rest(&in);
    if (position_set(play.rules, play.st, &play.setup, text, why, sizeof(why)) != GAME_OK) {
        FUZZ_CHECK(memchr(why, '\0', sizeof(why)) && strlen(why) > 8,
                   "no sentence for a refused position");
    } else {
        check_text();
        go_on();
    }
    return 0;
}
