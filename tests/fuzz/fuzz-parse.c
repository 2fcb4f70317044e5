/*
 * Every game's `parse`. The input: what fuzz_game reads, then lines as a player may type them, for
 * the seat whose turn it is (a line that begins with "@N" is for seat N). A move that is understood
 * has a canonical text that says the same, and is played or refused as a whole. After a line that
 * is not understood the automatic move is made, so that the lines meet many positions.
 */
#include "fuzz_game.h"

struct play {
    const struct game_rules *rules;
    struct game_setup setup;
    struct game_events events;
    struct game_view view;
    _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
    uint8_t before[GAME_STATE_MAX];
};
static struct play play;

static int first_seat(uint16_t seats)
{
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (seats >> s & 1)
            return s;
    return 0;
}

static void check_text(int seat, const struct game_move *move)
{
    char text[GAME_TEXT_MAX], again[GAME_TEXT_MAX];
    struct game_move back;
    int len = play.rules->format(play.st, seat, move, text, sizeof(text));

    FUZZ_CHECK(len > 0 && (size_t)len == strlen(text), "a move that was read has no text");
    FUZZ_CHECK(play.rules->parse(play.st, seat, text, &back) == GAME_OK, text);
    play.rules->format(play.st, seat, &back, again, sizeof(again));
    FUZZ_CHECK(strcmp(text, again) == 0, text);
}

static void explained(int seat, const struct game_move *move, enum game_code code)
{
    char text[300];

    play.rules->explain(play.st, seat, move, code, text, sizeof(text));
    FUZZ_CHECK(strlen(text) > 8, "no sentence for a refusal");
}

/* Everybody's view, and the sentence that each fact makes, from the new position. */
static void seen(void)
{
    static char position[GAME_POSITION_MAX];

    FUZZ_CHECK(!play.events.overflow, "more facts than fit");
    for (int s = 0; s <= play.setup.seats; s++)
        play.rules->view(play.st, s, &play.view);
    int len = play.rules->position(play.st, position, sizeof(position));
    FUZZ_CHECK(len > 0 && len < GAME_POSITION_MAX, "the position does not fit");
}

static bool try_line(int seat, const char *line)
{
    struct game_move move;
    enum game_code code = play.rules->parse(play.st, seat, line, &move);

    if (code != GAME_OK) {
        explained(seat, NULL, code);
        return false;
    }
    check_text(seat, &move);
    memcpy(play.before, play.st, play.rules->state_size);
    play.events.n = 0;
    code = play.rules->apply(play.st, seat, &move, &play.events);
    if (code == GAME_OK) {
        seen();
        return true;
    }
    FUZZ_CHECK(memcmp(play.before, play.st, play.rules->state_size) == 0 && play.events.n == 0,
               "refused, and something changed");
    explained(seat, &move, code);
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    char line[GAME_TEXT_MAX + 120];
    struct game_turn turn;

    play.rules = fuzz_game(&in, &play.setup);
    play.events.n = 0;
    if (game_setup_refusal(play.rules, &play.setup))
        return 0;
    play.rules->start(play.st, &play.setup, &play.events);
    while (fuzz_line(&in, line, sizeof(line))) {
        struct game_move move;

        play.rules->turn(play.st, &turn);
        if (turn.over)
            break;
        int seat = first_seat(turn.must);
        if (line[0] == '@' && line[1] >= '1' && line[1] < '1' + play.setup.seats)
            try_line(line[1] - '0', line + 2);
        else if (seat > 0 && !try_line(seat, line)) {
            play.rules->auto_move(play.st, seat, &move);
            play.events.n = 0;
            FUZZ_CHECK(play.rules->apply(play.st, seat, &move, &play.events) == GAME_OK,
                       "the automatic move is refused");
        }
    }
    return 0;
}
