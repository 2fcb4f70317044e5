/*
 * A game of each kind as its first seat is told it in Spanish, and as a screen reader would say the
 * table, the hand and refusals. It is compared with golden-spanish.txt; after a change, read that
 * as a player would. Also tests what is never translated.
 *
 * To write the golden file anew:  test-spanish print >tests/lobby/ui/golden-spanish.txt
 */

#include "cutap.h"
#include "marks.h"
#include "screen_help.h"
#include "style.h"

enum { MOVES = 60, EACH = 12, SEED = 11 };

/* What the game says of each refusal of a card of the hand here. */
static void tell_refusals(const struct scene *s, struct buf *out)
{
    char text[400];
    struct game_move move = {.verb = MOVE_PLAY, .ncards = 1};
    if (s->view.nhand == 0)
        return;
    move.card[0] = s->view.hand[0].card;
    for (int code = GAME_NOT_YOUR_TURN; code <= GAME_OVER; code++) {
        text[0] = '\0';
        s->rules->explain(s->state, 1, &move, (enum game_code)code, text, sizeof(text));
        buf_printf(out, "  %s: %s\n", game_code_name((enum game_code)code), text);
    }
}

/* The table as it stands, in the plain layout. */
static void tell_table(struct scene *s, struct buf *out)
{
    scene_view(s, 1, 80);
    struct ui_viewer plain = s->viewer;
    const struct ui_sight seen = {&plain, &s->info, &s->view, &s->hand};
    plain.layout = UI_PLAIN;
    ui_table(out, &seen);
    ui_hand_lines(out, &seen);
    ui_hint(out, &seen);
    tell_refusals(s, out);
}

/* Writes a text without its styles. What continues the previous line does so here, too. */
static void put_bare(struct buf *out, const struct buf *styled)
{
    for (size_t i = 0; i < styled->len; i++)
        if (styled->data[i] != STYLE_BYTE)
            buf_putc(out, styled->data[i]);
        else if (styled->data[++i] == STYLE_JOIN[1])
            out->len--;
}

static void tell_game(const struct game_rules *rules, struct buf *out)
{
    SCENE_LOCAL scene;
    buf_printf(out, "==== %s\n", rules->title);
    scene_begin(&scene, rules, rules->max_seats < 3 ? rules->max_seats : 3, SEED, 0);
    for (int i = 0; i <= MOVES && !scene.view.over; i++) {
        put_bare(out, &scene.log);
        buf_clear(&scene.log);
        if (i % EACH == 0)
            tell_table(&scene, out);
        scene_move(&scene);
    }
}

static void tell_all(struct buf *out)
{
    tongue_use(tongue_find("es"));
    for (int i = 0; game_registry[i]; i++)
        tell_game(game_registry[i], out);
    marks_resolve(out, MARKS_QUOTED);
    tongue_use(TONGUE_ENGLISH);
}

SUITE("spanish", NULL, NULL);

TEST(test_golden, "games as they are told")
{
    BUF_LOCAL is = {0};
    tell_all(&is);
    cutap_same_as_file("tests/lobby/ui/golden-spanish.txt", is.data, is.len);
}

/* Moves and positions are the same bytes in every language, because they are kept and read
 * again. */
TEST(test_kept, "what is kept stays as it is")
{
    static char here[2][GAME_POSITION_MAX], text[2][GAME_TEXT_MAX];
    struct scene scene;
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        scene_begin(&scene, rules, rules->min_seats, SEED, EACH);
        for (int spanish = 0; spanish < 2; spanish++) {
            struct game_move move = {0};
            struct game_turn turn;
            tongue_use(spanish ? tongue_find("es") : TONGUE_ENGLISH);
            rules->position(scene.state, here[spanish], sizeof(here[spanish]));
            rules->turn(scene.state, &turn);
            int seat = turn.must != 0 ? __builtin_ctz(turn.must) : 1;
            rules->auto_move(scene.state, seat, &move);
            rules->format(scene.state, seat, &move, text[spanish], sizeof(text[spanish]));
        }
        tongue_use(TONGUE_ENGLISH);
        CU_ASSERT_STRING_EQUAL(here[0], here[1]);
        CU_ASSERT_STRING_EQUAL(text[0], text[1]);
        scene_end(&scene);
    }
}

CUTAP_MAIN(argc, argv)
{
    if (screen_help_print(argc, argv, tell_all))
        return 0;
    if (tongue_find("es") == TONGUE_NONE) {
        printf("1..0 # SKIP built without msgfmt\n");
        return 0;
    }
    return cutap_run(CUTAP_SUITES);
}
