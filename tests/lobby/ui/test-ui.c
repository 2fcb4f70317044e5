/*
 * lobby/ui: what a player is told and shown of a position of Last One, in the line and the plain
 * layout.
 */

#include "cards.h"
#include "catalogue.h"
#include "cell.h"
#include "cutap.h"
#include "files.h"
#include "registry.h"
#include "screen_scene.h"
#include "sheet.h"
#include "style_bare.h"
#include "tongue.h"
#include "ui.h"
#include "ui_gmcp.h"

/* The moment of the mock-up in doc/ux.md, as kate in seat 4 sees it: she faces two +2. */
static struct scene s;
static struct buf told_styled, told_bare;

static void begin(void)
{
    scene_moment(&s, false);
    scene_view(&s, 4, 80);
    s.info.seat[4].clock_ms = 22000;
}

static void end(void)
{
    scene_end(&s);
    buf_free(&told_styled);
    buf_free(&told_bare);
}

/* The text without its style switches. */
static const char *bare(void)
{
    buf_clear(&told_bare);
    style_bare(&told_bare, buf_text(&told_styled), told_styled.len);
    return buf_text(&told_bare);
}

#define HAS(words) CU_ASSERT_PTR_NOT_NULL(strstr(bare(), words))

SUITE("ui", begin, end);

/* In few columns the header is one row; first the words and then the name give way. */
TEST(test_short_header, "a header in few columns")
{
    s.viewer.columns = 40;
    ui_table(&told_styled, &s.seen);
    HAS(" LAST ONE #12 ⚔ bet 50  kate 0:22 \n kate (you) 7");
    snprintf(s.info.seat_name[4], TABLE_NAME_MAX, "maximilian-franz");
    s.view.round = 2;
    buf_clear(&told_styled);
    ui_table(&told_styled, &s.seen);
    HAS(" LAST ONE #12 ⚔ r2 bet 50  maximil 0:22 \n");
    s.view.over = 1;
    s.view.must = 0;
    buf_clear(&told_styled);
    ui_table(&told_styled, &s.seen);
    HAS(" LAST ONE #12 ⚔ r2 bet 50  game over \n");
}

/* LO-R23: each player's points, and what they play for. */
TEST(test_points, "LO-R23 points and the target")
{
    static const int points[] = {0, 120, 85, 40, 0};
    s.view.round = 2;
    s.view.target = 300;
    for (int seat = 1; seat <= 4; seat++)
        s.view.seat[seat].points = points[seat];
    ui_table(&told_styled, &s.seen);
    HAS("  round 2, 120-85-40-0 of 300  kate to play");
}

/* What ui_hand_cards says of a typed move; `out` gets the move. */
static const char *hand_cards(const char *typed, char out[GAME_TEXT_MAX])
{
    static char why[200];
    return ui_hand_cards(&s.hand, typed, out, GAME_TEXT_MAX, why, sizeof(why));
}

TEST(test_numbers, "numbers are cards of the numbered hand")
{
    /* Commas count as blanks, and a number in a card's name is not a number of the hand. */
    ROWS_LOCAL rows = rows_open("tests/lobby/ui/hand.txt", NULL);
    char out[GAME_TEXT_MAX];
    CU_ASSERT_EQUAL(s.hand.n, 7);
    while (rows_next(&rows)) {
        CU_ASSERT_PTR_NULL(hand_cards(rows.cell[0], out));
        CU_ASSERT_STRING_EQUAL(out, rows.cell[1]);
    }
    CU_ASSERT_EQUAL(rows.n, 16);
    CU_ASSERT_STRING_EQUAL(hand_cards("9", out),
                           "You have no card 9. Type a number from 1 to 7, or `hand`.");
    CU_ASSERT_PTR_NOT_NULL(hand_cards("0", out));
    CU_ASSERT_PTR_NOT_NULL(hand_cards("99999999999999999999", out));
    s.hand.n = 1; /* "from 1 to 1" is no choice */
    CU_ASSERT_STRING_EQUAL(hand_cards("9", out), "You have only one card. Type `hand` to see it.");
}

static void told(const struct table_result *result)
{
    buf_clear(&told_styled);
    ui_result(&told_styled, &s.viewer, result);
}

/* The end of a game of three. Kate, in seat 4 of the scene, is 104. */
static struct table_result ended(void)
{
    return (struct table_result){
        .number = 7,
        .rules = &last_one_rules,
        .end = STORE_GAME_FINISHED,
        .scored = true,
        .bet = 50,
        .winners = 1 << 2,
        .seats = 3,
        .seat = {[1] = {.person = 104,
                        .name = "kate",
                        .got = {.place = 2, .xp = -10, .chips = -50},
                        .cards = 1},
                 [2] = {.person = 102, .name = "bob", .got = {.place = 1, .xp = 30, .chips = 100}},
                 [3] = {.person = 101,
                        .name = "ann",
                        .got = {.place = 3, .xp = -10, .chips = -50},
                        .cards = 5}}};
}

TEST(test_result, "the end of a game in sentences")
{
    struct table_result r = ended();
    told(&r);
    HAS("Game 7 is over. bob was the first without cards and won.\n"
        "You finish second (1 card), ann third (5 cards).\n");
    HAS("You lose 10 XP and 50 chips. It was close: you had one card left.\n");
    /* a spectator is told of everybody */
    s.viewer.person = 999;
    told(&r);
    HAS("kate finishes second (1 card), ann third (5 cards).\n");
    HAS("kate -10 XP, -50 chips; bob +30 XP, +100 chips; ann -10 XP, -50 chips.");
    /* who wins is "you" */
    s.viewer.person = 102;
    told(&r);
    HAS("Game 7 is over. You won. You were the first without cards.\n");
    HAS("You win 30 XP and 100 chips. It was close: kate had one card left.\n");
    /* a tie was not won together */
    r.winners = 1 << 1 | 1 << 2;
    r.tie = r.by_limit = true;
    r.seat[1].got.place = 1;
    told(&r);
    HAS("You tie with kate. The turn limit ended the game.\nann finishes third (5 cards).\n");
    s.viewer.person = 101;
    told(&r);
    HAS("kate and bob tie. The turn limit ended the game.\nYou finish third (5 cards).\n");
    /* a pair won together */
    r.tie = r.by_limit = false;
    told(&r);
    HAS("kate and bob won. ");
    s.viewer.person = 102;
    told(&r);
    HAS("You and kate won. ");
    /* the others have left, and the game was friendly */
    r = ended();
    r.scored = false;
    r.seat[1].left = r.seat[3].left = true;
    told(&r);
    HAS("You won. kate and ann left the game.\n"
        "The game was friendly, so nothing was won or lost.\n");
    /* what a deal of the day or a duel comes to is told by itself (DD-D5, DD-D8) */
    r.counts = true;
    told(&r);
    CU_ASSERT_PTR_NULL(strstr(bare(), "friendly"));
    /* points say how it was won */
    r = ended();
    for (int seat = 1; seat <= 3; seat++)
        r.seat[seat].points = 100 * seat;
    s.viewer.person = 104;
    s.viewer.layout = UI_PLAIN;
    told(&r);
    HAS("bob won. The score: you 100, bob 200, ann 300.\nYou finish second, ann third.\n");
    /* no result */
    r.end = STORE_GAME_VOID;
    told(&r);
    CU_ASSERT_STRING_EQUAL(bare(), "The game was made void.\n");
}

TEST(test_lists, "columns, durations, times")
{
    BUF_LOCAL out = {0};
    buf_cell(&out, "käthe", 7);
    buf_cell_right(&out, "12", 4);
    buf_cell(&out, "a long name", 6);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "käthe    12a long");
    buf_clear(&out);
    buf_cell(&out, "ann", 5);
    buf_cell(&out, "exact", 5);
    buf_cell(&out, "", 2);
    buf_cell(&out, "gone", 0);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "ann  exact  ");
    for (int len = 0; len <= 6; len++)
        for (int cells = 0; cells <= 8; cells++) {
            char text[8] = "", left[16], right[16];
            memset(text, 'x', (size_t)len);
            snprintf(left, sizeof(left), "%-*.*s", cells, cells, text);
            snprintf(right, sizeof(right), "%*.*s", cells, cells, text);
            buf_clear(&out);
            buf_cell(&out, text, cells);
            CU_ASSERT_STRING_EQUAL(buf_text(&out), left);
            buf_clear(&out);
            buf_cell_right(&out, text, cells);
            CU_ASSERT_STRING_EQUAL(buf_text(&out), right);
        }
    buf_clear(&out);
    buf_cell_right(&out, "käthe", 7);
    buf_cell_right(&out, "käthe", 3);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "  käthekät");
    buf_clear(&out);
    buf_printf(&out, "%s %s %s %s", UI_DURATION(1000), UI_DURATION(20000), UI_DURATION(60000),
               UI_DURATION(3 * 86400000LL));
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "1 second 20 seconds 1 minute 3 days");
    buf_clear(&out);
    ui_clock(&out, 50520000);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "14:02");
}

static bool page_has(const char *word)
{
    for (const char *const *at = page_words; *at; at++)
        if (strcmp(*at, word) == 0)
            return true;
    return false;
}

/* Checks each text that a file of the page has between `mark` and a quotation mark. */
static void page_check(const char *file, const char *mark)
{
    char *text = source_text("data/web/%s", file), word[128];
    int n = 0;
    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    for (const char *at = text; (at = strstr(at, mark)); n++) {
        at += strlen(mark);
        size_t len = strcspn(at, "\"");
        CU_ASSERT_FATAL(len < sizeof(word));
        memcpy(word, at, len);
        word[len] = '\0';
        if (!page_has(word)) {
            printf("# %s: \"%s\" is not in page_words.c\n", file, word);
            CU_FAIL("a word of the page that the room does not send");
        }
    }
    CU_ASSERT(n > 0);
    free(text);
}

/* The room sends every word of the page, so that it is there in every language. */
TEST(test_page_words, "the words of the page")
{
    page_check("cardroom.js", "w(\"");
    page_check("index.html", "data-w=\"");
    page_check("index.html", "data-wl=\"");
}

/* Whatever stands in them, the columns of the reports stay where their heads are, and a name or a
 * number is not cut. */
TEST(test_report_columns, "columns of reports")
{
    static const char name[] = "abcdefghijklmnop";
    static const struct ui_report report[] = {
        {7, 0, "urgent", "ann", "bob", "cheats"},
        {123456789, -100000000000, "urgentest-of-all", "qrstuvwxyzabcdef and 31 more", name,
         "a reason that goes on and on, long after the last column of any screen that there is, "
         "and still goes on"},
        {1815, 0, "high", name, name, "", .state = "claimed by qrstuvwxyzabcdef"},
        {1816, 0, "high", name, name, "x", .appeal = true, .shown = true}};
    for (int columns = 40; columns <= 140; columns++)
        for (int n = 1; n <= 4; n++) {
            const struct ui_reports reports = {"mod", n, 0, n, report, NULL, 0};
            struct ui_viewer viewer = {.columns = columns};
            struct ui_sheet sheet = {.viewer = &viewer, .columns = columns, .rows = 20};
            ui_reports(&sheet, &reports);
            const char *head = buf_text(&sheet.fixed), *row = buf_text(&sheet.body);
            int about = (int)(strstr(head, "About") - head),
                what = (int)(strstr(head, "What") - head);
            for (int i = 0; i < n; i++) {
                BUF_LOCAL bare = {0};
                size_t len = strcspn(row, "\n");
                style_bare(&bare, row, len);
                row += len + 1;
                const char *text = buf_text(&bare);
                bool sound = (int)bare.len <= columns && (int)bare.len > about + 16 &&
                             text[about - 1] == ' ' &&
                             strncmp(text + about, report[i].about, strlen(report[i].about)) == 0 &&
                             text[about + 16] == ' ' &&
                             ((int)bare.len <= what || text[what - 1] == ' ') &&
                             strtoll(text + 3, NULL, 10) == report[i].number;
                if (!sound)
                    printf("# %d columns, %d rows:\n# %s# %s\n", columns, n, head, text);
                CU_ASSERT(sound);
            }
            ui_sheet_free(&sheet);
        }
}

/* Whether the game takes the move, on a copy of its state. */
static bool typed_applies(const struct game_rules *rules, const void *st, int seat,
                          const struct game_move *move)
{
    static _Alignas(max_align_t) uint8_t copy[GAME_STATE_MAX];
    static struct game_events ev;
    memcpy(copy, st, rules->state_size);
    ev.n = 0;
    return rules->apply(copy, seat, move, &ev) == GAME_OK;
}

/* Whether the move that was read is the one that was meant: an aim is rounded to cm, and `keep` may
 * name another card of the same rank. */
static bool typed_means(const struct game_move *meant, const char *meant_text,
                        const struct game_move *got, const char *got_text)
{
    enum { CM = 10 };
    if (meant->verb == MOVE_THROW)
        return got->verb == MOVE_THROW && got->card[0] == meant->card[0] &&
               got->style == meant->style && abs(got->num[0] - meant->num[0]) < CM &&
               abs(got->num[1] - meant->num[1]) < CM;
    return meant->verb == MOVE_KEEP ? got->verb == MOVE_KEEP : strcmp(meant_text, got_text) == 0;
}

/* What a hint calls a move can be typed, is that move, and is not refused. */
static void typed_in_words(const struct game_rules *rules, const void *st, int seat,
                           const struct game_move *move, enum ui_layout layout)
{
    static struct game_view view;
    struct ui_viewer viewer = {.layout = layout};
    struct table_info info = {.rules = rules, .number = 1};
    struct ui_hand hand = {0};
    struct game_move read;
    BUF_LOCAL said = {0}, play = {0};
    char code[GAME_TEXT_MAX], english[GAME_TEXT_MAX], text[GAME_TEXT_MAX], why[160];
    char want[GAME_TEXT_MAX], got[GAME_TEXT_MAX] = "";
    rules->view(st, seat, &view);
    ui_hand_update(&hand, &info, &view, NULL);
    game_typed(rules, st, seat, move, code, sizeof(code));
    ui_typed(&said, &viewer, rules, &hand, code);
    const char *verb = trc("a move", "play");
    bool spoken = strncmp(buf_text(&said), verb, strlen(verb)) == 0;
    buf_printf(&play, "%s%s", spoken ? "play" : "", buf_text(&said) + (spoken ? strlen(verb) : 0));
    if (!cards_english(rules, hand.card, hand.n, buf_text(&play), english, sizeof(english)))
        snprintf(english, sizeof(english), "%s", buf_text(&play));
    game_typed(rules, st, seat, move, want, sizeof(want));
    if (!ui_hand_cards(&hand, english, text, sizeof(text), why, sizeof(why)) &&
        rules->parse(st, seat, text, &read) == GAME_OK)
        game_typed(rules, st, seat, &read, got, sizeof(got));
    if (got[0] == '\0' || !typed_means(move, want, &read, got) ||
        !typed_applies(rules, st, seat, &read)) {
        printf("# %s: %s is said %s, typed %s, read %s\n", rules->id, want, buf_text(&said),
               english, got);
        CU_FAIL("what is said cannot be typed");
    }
}

TEST(test_typed_words, "moves in words as they can be typed")
{
    enum { MOVES = 2000, STEPS = 60, DEALS = 6 };
    static _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
    static struct game_move legal[MOVES];
    static struct game_events ev;
    for (int i = 0; game_registry[i]; i++)
        for (int deal = 1; deal <= DEALS; deal++) {
            const struct game_rules *rules = game_registry[i];
            struct game_setup setup;
            struct game_turn turn;
            game_setup_defaults(rules, 2, &setup);
            game_setup_seed(&setup, (uint64_t)deal);
            ev.n = 0;
            rules->start(st, &setup, &ev);
            for (int step = 0; step < STEPS; step++) {
                rules->turn(st, &turn);
                int seat = turn.must >> 1 & 1 ? 1 : 2;
                int n = rules->legal(st, seat, legal, MOVES);
                n = n < MOVES ? n : MOVES; /* there may be more */
                for (int k = step % 3; k < n; k += 1 + n / 20) {
                    tongue_use((step + deal) % catalogues_count);
                    typed_in_words(rules, st, seat, &legal[k], k % 2 == 0 ? UI_PLAIN : UI_LINE);
                }
                ev.n = 0;
                if (n == 0 || rules->apply(st, seat, &legal[step * 7 % n], &ev) != GAME_OK)
                    break;
            }
        }
    tongue_use(TONGUE_ENGLISH);
}
