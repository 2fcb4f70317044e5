/*
 * Screens of the lobby and of every game as a terminal shows them (libvterm), at three sizes, with
 * and without UTF-8, are compared with golden-screens.txt. Every row fits at every size. A played
 * card and a tick of the clock must not cost too many bytes.
 *
 * To write the golden files anew, in English and in Spanish:
 *     tests/lobby/ui/test-screen print >tests/lobby/ui/golden-screens.txt
 *     tests/lobby/ui/test-screen print es >tests/lobby/ui/golden-screens-es.txt
 */

#include "cards.h"
#include "cutap.h"
#include "picture.h"
#include "position_set.h"
#include "registry.h"
#include "review.h"
#include "screen_help.h"
#include "sheet.h"
#include "style.h"
#include "style_bare.h"
#include "utf8.h"

static const struct {
    int columns, rows;
} sizes[] = {{80, 24}, {100, 30}, {140, 45}, {40, 15}};
enum { SIZES = 4, LARGEST = 2, MOVES = 14 };

/* What the terminal shows, without the input row. */
static void tell(const char *title, const struct ui_screen *rows, const char *log, bool utf8,
                 struct buf *out)
{
    struct screen *terminal = screen_help_terminal(rows, log, utf8);
    buf_printf(out, "==== %s, %dx%d, %s\n", title, rows->columns, rows->rows,
               utf8 ? "UTF-8" : "ASCII");
    for (int row = 0; row < rows->rows - 1; row++)
        buf_printf(out, "%s\n", screen_row(terminal, row));
    screen_free(&terminal);
}

static void tell_game(struct scene *scene, int seat, int size, bool utf8, struct buf *out)
{
    ROWS_LOCAL rows = {0};
    scene_draw(scene, seat, sizes[size].columns, sizes[size].rows, 0, &rows);
    tell(scene->rules->title, &rows, buf_text(&scene->log), utf8, out);
}

static void tell_home(int size, bool utf8, struct buf *out)
{
    static const struct ui_home home = {
        .people = 5,
        .tables = 12,
        .playing = 8,
        .players = 23,
        .watched = 9,
        .nwaiting = 4,
        .waiting = {{12, "Last One", true, 50, "- alice bob -", .waits = "alice"},
                    {15, "Switch", true, 0, "dan -", .waits = "dan"},
                    {17, "Palace", false, 0, "erin finn gus -", .waits = "erin"},
                    {21, "Extreme Last Card", false, 0, "jo -", .waits = "jo"}},
        .nperson = 5,
        .person = {{"alice", UI_HOME_TABLE, 0, 2, 12, "Last One"},
                   {"bob", UI_HOME_TABLE, 0, 2, 12, "Last One"},
                   {"hana", UI_HOME_PLAYING, 0, 0, 9, "Palace"},
                   {"ivo", UI_HOME_IDLE, 12, 0, 0, NULL},
                   {"kate", UI_HOME_LOBBY, 0, 0, 0, NULL}}};
    static const struct ui_home_person friends[] = {
        {.name = "alice", .where = UI_HOME_TABLE, .table = 12, .needs = 2, .title = "Last One"},
        {.name = "hana", .where = UI_HOME_PLAYING, .table = 9, .title = "Palace"},
        {.name = "ivo", .where = UI_HOME_IDLE, .idle = 12}};
    static const struct ui_home_viewer kate = {.name = "kate",
                                               .xp = 160,
                                               .chips = 2450,
                                               .friends = 3,
                                               .friend_on = friends,
                                               .deal = UI_HOME_DEAL_PLAYED,
                                               .deal_title = "Palace",
                                               .deal_place = "2nd of 41"};
    ROWS_LOCAL rows = {
        .columns = sizes[size].columns, .rows = sizes[size].rows, .wall_ms = (14 * 60 + 2) * 60000};
    static const char log[] = " 14:00  bob sits down at table 12.\n 14:02  [lobby] dan: switch?\n";
    ui_screen_home(&rows, &home, &kate, false);
    tell("Lobby", &rows, log, utf8, out);
    static const struct ui_home_viewer guest = {.name = "guest7",
                                                .guest = true,
                                                .friends = -1,
                                                .parked = 9,
                                                .deal = UI_HOME_DEAL_GUEST,
                                                .deal_title = "Palace"};
    ui_screen_home(&rows, &home, &guest, false);
    tell("Lobby of a guest", &rows, log, utf8, out);
}

/* Fills a lobby with this many waiting tables and this many people. */
static void home_fill(struct ui_home *home, int waiting, int people)
{
    static const char *const names[] = {"alice", "bob",  "carol", "dan", "erin", "finn",
                                        "gus",   "hana", "ivo",   "jo",  "kim",  "lee"};
    *home = (struct ui_home){.people = people + 1, .tables = waiting, .nwaiting = waiting};
    for (int i = 0; i < waiting; i++) {
        struct ui_home_table *table = &home->waiting[i];
        *table = (struct ui_home_table){
            .number = i + 1, .title = game_registry[i % 5]->title, .competitive = i % 3 != 0};
        table->bet = table->competitive ? 10 * (i + 1) : 0;
        snprintf(table->names, sizeof(table->names), "%s -", names[i % 12]);
        snprintf(table->waits, sizeof(table->waits), "%s", names[i % 12]);
    }
    for (int i = 0; i <= people && i < UI_HOME_PEOPLE; i++)
        home->person[home->nperson++] =
            (struct ui_home_person){.where = i % 2 == 0 ? UI_HOME_LOBBY : UI_HOME_TABLE,
                                    .needs = 1,
                                    .table = i,
                                    .title = game_registry[i % 5]->title};
    for (int i = 0; i < home->nperson; i++)
        snprintf(home->person[i].name, sizeof(home->person[i].name), "%s",
                 i == 0 ? "guest7" : names[i % 12]);
}

/* What somebody sees who has just come: alone, after two lessons, and in rooms that fill. */
static void tell_newcomer(int columns, int height, struct buf *out)
{
    static const struct {
        const char *title;
        int waiting, people;
        unsigned learned;
    } rooms[] = {{"Lobby of a newcomer", 0, 0, 0},
                 {"Lobby of a newcomer, two lessons on", 2, 3, 5},
                 {"Lobby of a newcomer, busy", 6, 9, 0},
                 {"Lobby of a newcomer, full", 20, 23, 0}};
    for (size_t i = 0; i < sizeof(rooms) / sizeof(rooms[0]); i++) {
        struct ui_home home;
        ROWS_LOCAL rows = {.columns = columns, .rows = height, .wall_ms = (14 * 60 + 2) * 60000};
        const struct ui_home_viewer viewer = {.name = "guest7",
                                              .guest = true,
                                              .friends = -1,
                                              .newcomer = true,
                                              .learned = rooms[i].learned,
                                              .news = i == 0 ? "" : "the roof is mended",
                                              .deal = UI_HOME_DEAL_OPEN,
                                              .deal_title = "Palace"};
        home_fill(&home, rooms[i].waiting, rooms[i].people);
        ui_screen_home(&rows, &home, &viewer, false);
        tell(rooms[i].title, &rows, " Welcome, guest7.\n", true, out);
    }
}

static void tell_sheet(struct ui_sheet *sheet, const char *title, int size, bool utf8,
                       struct buf *out)
{
    ROWS_LOCAL rows = {.columns = sizes[size].columns, .rows = sizes[size].rows};
    int at = 0;
    ui_screen_sheet(&rows, sheet, &at);
    tell(title, &rows, " 14:02  [lobby] dan: switch?\n", utf8, out);
    const struct ui_sheet empty = {.viewer = sheet->viewer,
                                   .columns = sheet->columns,
                                   .rows = sheet->rows,
                                   .wall_ms = sheet->wall_ms};
    ui_sheet_free(sheet);
    *sheet = empty; /* for the next one */
}

/* Lists with a screen of their own, as doc/ux.md has them. */
static void tell_sheets(int size, bool utf8, struct buf *out)
{
    static const struct ui_top_row top_row[] = {
        {{1, "kim", 1, 1840, 0, 214, 83, 4}, false, false, "playing 3"},
        {{2, "hana", 2, 1805, 0, 188, 70, 1}, false, false, "playing 9"},
        {{3, "raj", 2, 1805, 0, 64, 23, -1}, false, false, "playing 9"},
        {{4, "lee", 4, 1690, 0, 150, 50, 2}, false, false, "3 days ago"},
        {{5, "dan", 118, 170, 0, 13, 3, -1}, false, true, "table 15"},
        {{6, "kate", 119, 160, 0, 12, 3, 2}, true, false, "here"},
        {{7, "sam", 120, 150, 0, 6, 1, -3}, false, false, "playing 11"}};
    static const struct ui_top top = {.game = "Last One",
                                      .open = "last-one",
                                      .span = BOARD_SEASON,
                                      .players = 1204,
                                      .ends_ms = INT64_C(1796083200000),
                                      .n = 7,
                                      .row = top_row};
    static const struct ui_player_game game[] = {
        {"all games", {6, "kate", 119, 160, 0, 12, 3, 2}, 1204},
        {"Last One", {6, "kate", 80, 120, 0, 9, 3, 2}, 900},
        {"Switch", {6, "kate", 52, 40, 0, 3, 0, -3}, 310}};
    static const struct ui_player kate = {"kate",
                                          true,
                                          false,
                                          160,
                                          2450,
                                          "Dignity lost: 1 chicken dance.\n",
                                          "on now, at table 12, Last One",
                                          3,
                                          game};
    static const struct ui_player far = {"player_number_30",
                                         false,
                                         false,
                                         12160,
                                         102450,
                                         "",
                                         "on now, playing at table 1024, Extreme Last Card",
                                         3,
                                         game};
    static const struct ui_report report[] = {
        {812, 60000, "urgent", "lee and 2 more", "max", "max keeps letting kim go out, third",
         .shown = true},
        {815, 1200000, "high", "guest77", "vic", "shouts", .state = "claimed by olu"},
        {816, 1380000, "high", "pat", "pat", "it was me", .appeal = true,
         .state = "claimed by you"}};
    static const struct ui_reports reports = {
        "kate",
        3,
        1,
        3,
        report,
        "lee says: max keeps letting kim go out, third time tonight, and I am not the only one\n"
        "At table 3, Last One, game 12.\nmax said 13:10: again\n",
        UI_REPORT_CLAIM | UI_REPORT_RESOLVE | UI_REPORT_NOTE | UI_REPORT_WARN | UI_REPORT_MUTE |
            UI_REPORT_BAN};
    struct ui_viewer viewer = {.columns = sizes[size].columns};
    struct ui_sheet sheet = {.viewer = &viewer,
                             .columns = sizes[size].columns,
                             .rows = ui_sheet_rows(sizes[size].rows),
                             .wall_ms = INT64_C(1795269720000)};
    ui_top(&sheet, &top);
    tell_sheet(&sheet, "Leaderboard", size, utf8, out);
    struct ui_top among = top;
    among.friends = true;
    among.game = "Extreme Last Card";
    ui_top(&sheet, &among);
    tell_sheet(&sheet, "Leaderboard of friends", size, utf8, out);
    among.span = BOARD_WEEK;
    ui_top(&sheet, &among);
    tell_sheet(&sheet, "Leaderboard of friends, week", size, utf8, out);
    ui_player(&sheet, &kate);
    tell_sheet(&sheet, "Player", size, utf8, out);
    ui_player(&sheet, &far);
    tell_sheet(&sheet, "Player, a long way to say where", size, utf8, out);
    sheet.wall_ms = 2520000;
    ui_reports(&sheet, &reports);
    tell_sheet(&sheet, "Reports", size, utf8, out);
    sheet.wall_ms = INT64_C(1795269720000);
    static const struct ui_who_row on[] = {
        {"alice", "", "at table 12, Last One", 0},
        {"guest77", "guest", "watching table 9", 30000},
        {"ivo", "", "in the lobby", 720000},
        {"olu", "staff", "playing at table 9, Extreme Last Card", 0}};
    ui_who(&sheet, "", 4);
    for (int i = 0; i < 4; i++)
        ui_who_row(&sheet, &on[i]);
    tell_sheet(&sheet, "Who", size, utf8, out);
    ui_who(&sheet, "zo", 0);
    tell_sheet(&sheet, "Who, nobody", size, utf8, out);
    static const struct ui_history_row played[] = {
        {1234, INT64_C(1795269720000), 0, 0, true, "Last One", "in play", "bob, carol, alice"},
        {1201, INT64_C(1795183320000), 30, 150, true, "Extreme Last Card", "won", "bob, guest77"},
        {77, INT64_C(1794000000000), -10, -50, true, "Palace", "place 3", "raj, lee, hana, kim"},
        {7, INT64_C(1793000000000), 0, 0, false, "Switch", "cancelled", "bob, guest77"}};
    ui_history(&sheet, "kate", played, 4, false);
    tell_sheet(&sheet, "History", size, utf8, out);
    struct ui_history_row many[40];
    for (int i = 0; i < 40; i++) {
        many[i] = played[1];
        many[i].number = 1201 - i;
    }
    ui_history(&sheet, "kate", many, 40, true);
    tell_sheet(&sheet, "History of many", size, utf8, out);
    struct table_info table[2];
    struct scene scene;
    scene_moment(&scene, true);
    table[1] = table[0] = scene.info;
    table[0].state = TABLE_WAITING;
    table[0].seat[3].person.id = table[0].seat[4].person.id = 0;
    table[0].taken = 2;
    table[1].number = 9;
    table[1].competitive = false;
    scene_end(&scene);
    ui_tables(&sheet, &(struct ui_tables){.n = 0});
    tell_sheet(&sheet, "Tables, none", size, utf8, out);
    ui_top(&sheet, &(struct ui_top){.game = "Switch", .open = "switch", .span = BOARD_SEASON});
    tell_sheet(&sheet, "Leaderboard, nobody", size, utf8, out);
    const struct ui_tables tables = {.open = 1, .playing = 1, .n = 2, .table = table};
    ui_tables(&sheet, &tables);
    tell_sheet(&sheet, "Tables", size, utf8, out);
}

static void tell_replay(int size, bool utf8, struct buf *out)
{
    ROWS_LOCAL rows = {.columns = sizes[size].columns, .rows = sizes[size].rows};
    SCENE_LOCAL scene;
    scene_moment(&scene, true);
    scene_view(&scene, 4, rows.columns);
    ui_screen_replay(&rows, &scene.seen,
                     &(struct ui_replayed){"REPLAY  game 7, Last One, step 3 of 40" STYLE_RIGHT
                                           "as kate saw it",
                                           "bob plays Y+2.\nYou must pick up 4 or answer.\n",
                                           STYLE_TYPE " next   back   replay stop"});
    tell("Replay", &rows, " 14:02  [lobby] dan: switch?\n", utf8, out);
}

/* A review with a decision that cost much, and the position as kate saw it. */
static void tell_review(int size, bool utf8, struct buf *out)
{
    const struct review review = {
        .found = 31,
        .decisions = 38,
        .ncostly = 1,
        .costly = {{.step = 3, .own = 402, .best = 611, .typed = "play Y+2"}}};
    SCENE_LOCAL scene;
    scene_moment(&scene, true);
    scene_view(&scene, 4, sizes[size].columns);
    struct ui_sheet sheet = {.viewer = &scene.viewer,
                             .columns = sizes[size].columns,
                             .rows = ui_sheet_rows(sizes[size].rows)};
    ui_review(&sheet, 7, scene.rules->title, &review);
    ui_review_decision(&sheet, &scene.viewer, &scene.info, &scene.view, &review.costly[0], "take");
    tell_sheet(&sheet, "Review", size, utf8, out);
}

/* A floor leaves as many rows as the words about the step need, up to four. */
static void tell_replayed_floor(int size, bool utf8, struct buf *out)
{
    ROWS_LOCAL rows = {.columns = sizes[size].columns, .rows = sizes[size].rows};
    SCENE_LOCAL scene;
    scene_begin(&scene, &exta_cards_rules, 2, 20, MOVES);
    scene_view(&scene, 0, rows.columns);
    ui_screen_replay(&rows, &scene.seen,
                     &(struct ui_replayed){
                         "REPLAY  game 8, Exta-Cards, step 9 of 40" STYLE_RIGHT
                         "as a spectator saw it",
                         "bob flicks 9♠ towards 7♥, aim A10.\nIt lands 4 cm right, 1 cm short, "
                         "on 7♥ and on 8♥, which lie side by side at the edge.\n"
                         "bob takes 7♥ 8♥ captive.\nThe score: alice 28, bob 36.\n",
                         STYLE_TYPE " next   back   replay stop"});
    tell("Replay of a floor", &rows, " 14:02  [lobby] dan: switch?\n", utf8, out);
}

/* The end of a game that kate won, as she sees it and as somebody who watched sees it. */
static void tell_result(int size, bool utf8, struct buf *out)
{
    static const card_t held[] = {CARD_LO_JOKER, CARD_LO_JOKER4};
    ROWS_LOCAL rows = {.columns = sizes[size].columns, .rows = sizes[size].rows};
    struct ui_viewer viewer = {.person = 104, .layout = UI_LINE, .columns = rows.columns};
    static const char *const names[] = {"", "alice", "bob", "carol", "kate"};
    struct table_result r = {.table = 12,
                             .number = 7,
                             .rules = &last_one_rules,
                             .end = STORE_GAME_FINISHED,
                             .scored = true,
                             .bet = 50,
                             .winners = 1 << 4,
                             .seats = 4,
                             .favoured = 4,
                             .moment = {.seat = 2, .n = 8, .audience = GAME_TO_ALL}};
    static const uint8_t places[] = {0, 3, 2, 0, 1};
    static const uint8_t colours[] = {COLOR_RED, COLOR_GREEN, COLOR_BLUE, COLOR_YELLOW};
    while (strcmp(r.rules->facts[r.moment.kind].name, "pick-up") != 0)
        r.moment.kind++;
    for (int s = 1; s <= 4; s++) {
        struct table_result_seat *at = &r.seat[s];
        snprintf(at->name, sizeof(at->name), "%s", names[s]);
        at->person = 100 + s;
        at->got.place = places[s];
        at->left = s == 3;
        at->got.xp = s == 4 ? 40 : -10;
        at->got.chips = s == 4 ? 150 : -50;
        at->cards = at->ncards = (uint8_t)(s == 1 ? 20 : s == 2 ? 2 : 0);
        for (int i = 0; i < at->ncards; i++)
            at->card[i] = s == 2 ? held[i] : card_colored(colours[i % 4], 1 + i % 9);
    }
    static const char log[] = " 14:06:20  [table] carol: gg\n";
    const struct ui_result_own own = {.counts = true, .xp = 230, .chips = 2600};
    ui_screen_result(&rows, &viewer, &r, &own);
    tell("The end of a game", &rows, log, utf8, out);
    viewer.person = 102;
    r.seat[2].got.rated = r.seat[2].got.provisional = true;
    r.seat[2].got.rating = 1072;
    r.seat[2].got.rating_moved = -49;
    ui_screen_result(&rows, &viewer, &r, &own);
    tell("The end of a game that was lost", &rows, log, utf8, out);
    viewer.person = 999;
    r.scored = false;
    r.tie = true;
    r.winners |= 1 << 2;
    r.seat[2].got.place = 1;
    ui_screen_result(&rows, &viewer, &r, &own);
    tell("The end of a game, as a spectator", &rows, log, utf8, out);
    r.end = STORE_GAME_CANCELLED;
    r.leaver = 3;
    ui_screen_result(&rows, &viewer, &r, &own);
    tell("A game that was cancelled", &rows, log, utf8, out);
}

/* A table before its game. */
static void tell_seats(int size, bool utf8, struct buf *out)
{
    SCENE_LOCAL scene;
    ROWS_LOCAL rows = {
        .columns = sizes[size].columns, .rows = sizes[size].rows, .wall_ms = 50520000};
    scene_moment(&scene, true);
    struct table_info *info = &scene.info;
    info->state = TABLE_WAITING;
    info->turn_ms = 30000;
    info->host = 104;
    info->seat[3].person.id = 0;
    info->taken = 3;
    info->seat[2].ready = true;
    info->seat[2].person.kind = PERSON_GUEST;
    info->competitive = false;
    scene_view(&scene, 4, rows.columns);
    ui_screen_table(&rows, &(struct ui_sight){&scene.viewer, info, NULL, &scene.hand}, "", false);
    tell("Before the game", &rows, " 14:02:06  bob is ready (1 of 4).\n", utf8, out);
    info->seat[3].person.id = 103;
    info->taken = 4;
    info->seat[4].ready = info->seat[1].ready = true;
    info->competitive = true;
    info->setup.option[0] = info->setup.option[2] = 1; /* rounds, in pairs */
    ui_screen_table(&rows, &(struct ui_sight){&scene.viewer, info, NULL, &scene.hand}, "", false);
    tell("Before the game, one is not ready", &rows, "", utf8, out);
}

/* Adds all screens. In languages other than English, adds only those of small sizes, in UTF-8. */
static void tell_all(struct buf *out)
{
    struct scene scene;
    bool english = tongue_now() == TONGUE_ENGLISH;
    tell_newcomer(80, 24, out);
    tell_newcomer(140, 45, out);
    tell_newcomer(40, 15, out);
    for (int size = 0; size < SIZES; size += english ? 1 : 2) {
        for (int utf8 = 1; utf8 >= !english; utf8--) {
            tell_home(size, utf8 != 0, out);
            tell_sheets(size, utf8 != 0, out);
            tell_replay(size, utf8 != 0, out);
            tell_review(size, utf8 != 0, out);
            tell_replayed_floor(size, utf8 != 0, out);
            tell_result(size, utf8 != 0, out);
            tell_seats(size, utf8 != 0, out);
            for (int clockwise = 1; clockwise >= 0; clockwise--) {
                scene_moment(&scene, clockwise != 0);
                tell_game(&scene, 4, size, utf8 != 0, out);
                scene_end(&scene);
            }
            for (int i = 0; game_registry[i]; i++) {
                int seats = game_registry[i]->max_seats;
                scene_begin(&scene, game_registry[i], seats < 3 ? seats : 3, 20, MOVES);
                tell_game(&scene, 1, size, utf8 != 0, out);
                scene_end(&scene);
            }
        }
    }
}

static void compare(const char *name)
{
    BUF_LOCAL is = {0};
    tell_all(&is);
    cutap_same_as_file(name, is.data, is.len);
}

SUITE("screen", NULL, NULL);

TEST(test_golden, "golden screens")
{
    compare("tests/lobby/ui/golden-screens.txt");
}

TEST(test_spanish, "in Spanish")
{
    if (tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    tongue_use(tongue_find("es"));
    compare("tests/lobby/ui/golden-screens-es.txt");
    tongue_use(TONGUE_ENGLISH);
}

/* The cells of a row. Text at the right edge needs at least one blank before it. */
static int row_cells(const char *row, size_t len)
{
    BUF_LOCAL bare = {0};
    style_bare(&bare, row, len);
    return utf8_text_width(buf_text(&bare));
}

/* Whether a row of the top has this text. */
static bool top_has(const struct ui_screen *rows, const char *text)
{
    BUF_LOCAL bare = {0};
    style_bare(&bare, buf_text(&rows->top), rows->top.len);
    bool has = strstr(buf_text(&bare), text);
    if (!has)
        printf("# no \"%s\" in:\n%s\n", text, buf_text(&bare));
    return has;
}

/* The text of some cells of a row; static. */
static const char *cells_of(struct screen *terminal, int row, int column, int cells)
{
    static char text[256];
    const char *from = screen_row(terminal, row);
    size_t len = 0;
    uint32_t point;
    for (int n; column > 0 && (n = utf8_decode(from, strlen(from), &point)) > 0; column--)
        from += n;
    for (int n; cells > 0 && (n = utf8_decode(from + len, strlen(from + len), &point)) > 0; cells--)
        len += (size_t)n;
    utf8_copy_part(from, len, text, sizeof(text));
    return text;
}

/* Checks that every card of a hand is where its place says, with its number. */
static void check_hand(struct scene *scene, int columns, int rows, bool utf8)
{
    ROWS_LOCAL drawn = {0};
    scene_draw(scene, 1, columns, rows, 0, &drawn);
    struct screen *terminal = screen_help_terminal(&drawn, " the log\n", utf8);
    int n = scene->hand.n, shown = 0;
    for (int i = 0; i < n; i++) {
        const struct scene_spot *spot = &drawn.places.hand[i];
        const char *name = card_name(scene->hand.card[i]);
        char number[8];
        bool face = spot->rows == FACE_ROWS;
        snprintf(number, sizeof(number), "%d", i + 1);
        bool named = strstr(cells_of(terminal, spot->row + face, spot->column + face,
                                     face ? CARD_CELLS : spot->columns),
                            name);
        bool counted =
            !face && strstr(cells_of(terminal, spot->row, spot->column, spot->columns), number);
        for (int below = 0; face && below < 2; below++) /* a raised face has a row below it */
            counted = counted || strstr(cells_of(terminal, spot->row + FACE_ROWS + below,
                                                 spot->column, CARD_CELLS + 1),
                                        number);
        shown += named && counted && spot->rows > 0;
    }
    bool log = false;
    for (int row = 0; row < rows; row++)
        log = log || strstr(screen_row(terminal, row), " the log");
    if (shown < n || !log) {
        printf("# %d of %d cards at %dx%d, log %d\n", shown, n, columns, rows, log);
        for (int row = 0; row < rows; row++)
            printf("# %s\n", screen_row(terminal, row));
    }
    CU_ASSERT_EQUAL_FATAL(shown, n);
    CU_ASSERT_TRUE_FATAL(log);
    screen_free(&terminal);
}

/* A hand of up to thirty cards is shown whole at every size, and leaves the log a row. */
TEST(test_large_hands, "large hands")
{
    static const struct {
        int columns, rows;
    } at[] = {{40, 15}, {60, 20}, {80, 24}, {100, 30}, {140, 45}};
    for (int n = 1; n <= 30; n++) {
        SCENE_LOCAL scene;
        struct game_setup setup;
        char position[400] = "hand 2: G1 G2\npile: Y2\ndeck: B6 B7 B8\nturn: 1\nhand 1:", why[200];
        for (int i = 0; i < n; i++) {
            card_t card = card_colored(COLOR_RED + i % 4, i / 4 + 3);
            strcat(strcat(position, " "), card_name(card));
        }
        strcat(position, "\n");
        scene_begin(&scene, &last_one_rules, 2, 1, 0);
        game_setup_defaults(scene.rules, 2, &setup);
        enum game_code code =
            position_set(scene.rules, scene.state, &setup, position, why, sizeof(why));
        CU_ASSERT_EQUAL_FATAL(code, GAME_OK);
        for (size_t i = 0; i < sizeof(at) / sizeof(at[0]); i++)
            check_hand(&scene, at[i].columns, at[i].rows, i % 2 == 0);
    }
}

/* Whether the top has this text with its switches. */
static bool top_styled(const struct ui_screen *rows, const char *text)
{
    bool has = strstr(buf_text(&rows->top), text);
    if (!has)
        printf("# no \"%s\" in:\n%s\n", text, buf_text(&rows->top));
    return has;
}

/* The header says on a coloured background whose turn it is. The background changes when little
 * time is left. The seat is lit. The colour in force is written in its colour, and playable cards
 * stand out. */
TEST(test_turn, "whose turn it is")
{
    static const struct {
        int columns, rows;
    } at[] = {{40, 15}, {80, 24}, {100, 30}, {140, 45}};
    for (size_t i = 0; i < sizeof(at) / sizeof(at[0]); i++) {
        SCENE_LOCAL scene;
        ROWS_LOCAL rows = {0};
        bool faces = at[i].columns >= 100;
        scene_moment(&scene, true);
        scene_draw(&scene, 4, at[i].columns, at[i].rows, 0, &rows);
        CU_ASSERT_TRUE(top_styled(&rows, STYLE_MINE " YOUR TURN 0:22 \n"));
        CU_ASSERT_TRUE(top_styled(&rows, STYLE_LIT "▶kate"));
        CU_ASSERT_TRUE(top_styled(&rows, STYLE_YELLOW "yellow" STYLE_NORMAL));
        CU_ASSERT_TRUE(top_styled(&rows, faces ? STYLE_FACE_YELLOW "Y+2"
                                               : "*" STYLE_DIM " 5" STYLE_NORMAL
                                                 " " STYLE_BOLD STYLE_YELLOW "Y+2"));
        CU_ASSERT_TRUE(top_styled(&rows, faces ? STYLE_FACE_RED "R3" : STYLE_DIM STYLE_RED "R3"));
        scene_draw(&scene, 4, at[i].columns, at[i].rows, 12001, &rows);
        CU_ASSERT_TRUE(top_styled(&rows, STYLE_SOON " YOUR TURN 0:09 \n"));
        scene_draw(&scene, 1, at[i].columns, at[i].rows, 0, &rows);
        CU_ASSERT_FALSE(strstr(buf_text(&rows.top), "YOUR TURN"));
        CU_ASSERT_TRUE(
            top_has(&rows, at[i].columns == 40 ? "kate 0:22 \n" : "kate to play 0:22 \n"));
        CU_ASSERT_TRUE(top_styled(&rows, STYLE_LIT "▶kate"));
    }
}

/* What a player who plays by keys has chosen is marked by signs: > at the cursor, + at each card.
 */
TEST(test_picks, "cards that are chosen")
{
    static const struct ui_picks picks = {.cursor = 3, .marked = {1 << 1 | 1 << 3}};
    static const struct {
        int columns, rows;
        const char *text;
    } at[] = {{80, 24, " + 1 R3    2 R9 >+ 3 B5    4 GS  * 5 Y+2"},
              {100, 30, "  +1     2   >+3     4    *5 "}};
    for (size_t i = 0; i < sizeof(at) / sizeof(at[0]); i++) {
        SCENE_LOCAL scene;
        ROWS_LOCAL rows = {.columns = at[i].columns, .rows = at[i].rows};
        scene_moment(&scene, true);
        scene_view(&scene, 4, at[i].columns);
        scene.viewer.picks = &picks;
        ui_screen_table(&rows, &scene.seen, "", false);
        CU_ASSERT_TRUE(top_has(&rows, at[i].text));
    }
}

/* The longest names are whole if there is room, and seats and piles are where the places say. */
TEST(test_long_names, "long names at a table")
{
    static const char *const names[] = {"", "maximilian-franz", "anna-maria-gudru", "bot-blaise",
                                        "a-name-so-long-1"};
    for (int columns = 100; columns <= 140; columns += 40) {
        SCENE_LOCAL scene;
        ROWS_LOCAL rows = {0};
        scene_moment(&scene, true);
        for (int seat = 1; seat <= 4; seat++)
            snprintf(scene.info.seat_name[seat], TABLE_NAME_MAX, "%s", names[seat]);
        scene_draw(&scene, 4, columns, columns == 100 ? 30 : 45, 0, &rows);
        const struct scene_places *places = &rows.places.table;
        for (int seat = 1; seat <= 4; seat++) {
            CU_ASSERT_TRUE(top_has(&rows, names[seat]));
            CU_ASSERT_TRUE(places->seat[seat].rows > 0);
        }
        CU_ASSERT_EQUAL(places->pile.row, places->seat[1].row);
        CU_ASSERT_EQUAL(places->pile.rows, FACE_ROWS);
        CU_ASSERT_EQUAL(places->deck.row, places->pile.row);
        CU_ASSERT_TRUE(places->deck.column < places->pile.column);
        CU_ASSERT_TRUE(places->seat[1].column < places->deck.column);
        CU_ASSERT_TRUE(places->pile.column < places->seat[3].column);
        CU_ASSERT_EQUAL(places->seat[2].row, 1);
        CU_ASSERT_TRUE(rows.places.hand[4].row < rows.places.hand[0].row);
    }
}

/* On the floor of Exta-Cards dots are dim, targets stand on their colour, and a sign marks captives
 * and where the last throw fell. The lives of Palace have suit and colour. */
TEST(test_boards_in_colour, "boards in colour")
{
    struct scene scene;
    ROWS_LOCAL rows = {0};
    scene_begin(&scene, &exta_cards_rules, 2, 20, MOVES);
    scene_draw(&scene, 1, 80, 24, 0, &rows);
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_DIM ".  .  "));
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_FACE_SPADES "K♠" STYLE_NORMAL));
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_FACE_RED "9♥" STYLE_NORMAL "!"));
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_ALERT "×"));
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_BLUE "K♦"));
    scene_end(&scene);
    scene_begin(&scene, &palace_rules, 3, 20, MOVES);
    scene_draw(&scene, 1, 80, 24, 0, &rows);
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_RED "K♥"));
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_FACE_RED "J♥"));
    CU_ASSERT_EQUAL(rows.places.table.pile.rows, FACE_LOW);
    CU_ASSERT_EQUAL(rows.places.table.seat[3].row, 4);
    scene_draw(&scene, 1, 100, 30, 0, &rows);
    CU_ASSERT_TRUE(top_styled(&rows, STYLE_FACE_RED "K♥"));
    scene_end(&scene);
}

/* Many seats in 40 columns: no two names look the same, and a sign says who has announced. */
TEST(test_crowd, "many seats in few columns")
{
    struct scene scene;
    ROWS_LOCAL rows = {.columns = 40, .rows = 15};
    scene_begin(&scene, &extreme_last_card_rules, 5, 3, MOVES);
    for (int seat = 1; seat <= 5; seat++)
        snprintf(scene.info.seat_name[seat], TABLE_NAME_MAX, seat == 5 ? "bot-ada" : "guest%d",
                 seat);
    scene_view(&scene, 1, 40);
    scene.view.direction = 1;
    for (int seat = 1; seat <= 5; seat++)
        scene.view.seat[seat] = (struct game_view_seat){.cards = 4, .playing = 1};
    scene.view.seat[3].cards = scene.view.seat[3].said = 1;
    ui_screen_table(&rows, &scene.seen, "", false);
    CU_ASSERT(top_has(&rows, "gu1 4 → gu2 4 → gu3 1! →▶gu4 4 → bot 4\n"));
    /* A row that is one cell too long with whole names, when nobody is on turn. */
    scene_end(&scene);
    scene_begin(&scene, &last_one_rules, 4, 3, MOVES);
    for (int seat = 1; seat <= 4; seat++)
        snprintf(scene.info.seat_name[seat], TABLE_NAME_MAX, seat == 3 ? "anna" : "guest%d", seat);
    scene_view(&scene, 1, 40);
    scene.view.direction = 1;
    scene.view.must = 0;
    for (int seat = 1; seat <= 4; seat++)
        scene.view.seat[seat] = (struct game_view_seat){.cards = seat == 1 ? 10 : 4, .playing = 1};
    ui_screen_table(&rows, &scene.seen, "", false);
    CU_ASSERT(top_has(&rows, " gues1 10 → gues2 4 → anna 4 → gues4 4\n"));
    scene_end(&scene);
}

/* Somebody who went out had announced the card that is gone. */
TEST(test_gone_out, "gone out")
{
    struct scene scene;
    for (int columns = 40; columns <= 120; columns += 40) {
        static const char *const all = " You tie with bob and carol.\n";
        ROWS_LOCAL rows = {.columns = columns, .rows = columns == 40 ? 15 : 24};
        scene_begin(&scene, &extreme_last_card_rules, 3, 3, MOVES);
        scene_view(&scene, 1, columns);
        scene.view.over = 1;
        scene.view.seat[2] = (struct game_view_seat){.playing = 1, .said = 1, .place = 1};
        ui_screen_table(&rows, &scene.seen, "", false);
        CU_ASSERT(!strstr(buf_text(&rows.top), "LAST!"));
        CU_ASSERT(top_has(&rows, columns == 40 ? "bob 0" : "0 cards"));
        CU_ASSERT(top_has(&rows, "\n bob won.\n"));
        CU_ASSERT(top_has(&rows,
                          columns == 40 ? " #12 ⚔ EXTREME LAST CARD" : " EXTREME LAST CARD #12 ⚔"));
        scene.view.seat[2].cards = 1;
        ui_screen_table(&rows, &scene.seen, "", false);
        CU_ASSERT(top_has(&rows, "1 LAST!"));
        scene.view.seat[1].place = scene.view.seat[3].place = 1;
        ui_screen_table(&rows, &scene.seen, "", false);
        CU_ASSERT(columns > 40 || top_has(&rows, all));
        scene_end(&scene);
    }
}

/* The list of one table, as `name` reads it ("": somebody else); the sheet is static. */
static const struct ui_sheet *list_of(const struct table_info *info, const char *name)
{
    static struct ui_sheet sheet;
    const struct ui_viewer viewer = {.layout = UI_LINE, .columns = 80, .name = name};
    ui_sheet_free(&sheet);
    sheet = (struct ui_sheet){.viewer = &viewer, .columns = 80, .rows = 20};
    ui_tables(&sheet, &(struct ui_tables){.open = 1, .n = 1, .table = info});
    sheet.viewer = NULL;
    return &sheet;
}

#define LIST_HAS(info, name, text)                                                                 \
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&list_of(info, name)->body), text))

/* A seat that is kept for somebody does not count as a seat for the person who reads the list. */
TEST(test_kept_seat, "a seat that is kept")
{
    struct table_info info = {.number = 7, .rules = &last_one_rules, .seats = 2, .taken = 1};
    info.seat[1].person.id = 1;
    snprintf(info.seat_name[1], sizeof(info.seat_name[1]), "ann");
    LIST_HAS(&info, "", " ann -\n");
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&list_of(&info, "")->hint), "join 7"));
    snprintf(info.kept, sizeof(info.kept), "bob");
    LIST_HAS(&info, "", " full      ann (kept for bob)\n");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&list_of(&info, "")->hint), "join"));
    LIST_HAS(&info, "bob", " open      ann (kept for bob)\n");
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&list_of(&info, "bob")->hint), "join 7"));
}

/* A list whose cells are too narrow for a bet in words shows all of its digits. RK-R3: only ranked
 * games have swords. */
TEST(test_large_bet, "a large bet")
{
    struct table_info info = {
        .number = 7, .rules = &last_one_rules, .seats = 2, .bet = 1000, .competitive = true};
    LIST_HAS(&info, "", " ranked, bet 1,000 ");
    info.bet = 1000000;
    LIST_HAS(&info, "", " ⚔ 1,000,000 ");
    info.competitive = false;
    info.shared = true;
    LIST_HAS(&info, "", " not ranked ");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&list_of(&info, "")->body), "⚔"));
}

/* From 60 columns on the list has the whole name of a game. */
TEST(test_long_title, "a long title")
{
    static const struct ui_viewer viewer = {.layout = UI_LINE, .columns = 60};
    struct table_info info = {
        .number = 7, .rules = &extreme_last_card_rules, .seats = 8, .taken = 8};
    for (int seat = 1; seat <= info.seats; seat++) {
        info.seat[seat].person.id = seat;
        snprintf(info.seat_name[seat], sizeof(info.seat_name[seat]), "maximilian-fran%d", seat);
    }
    for (int columns = 60; columns <= 140; columns++) {
        SHEET_LOCAL sheet = {.viewer = &viewer, .columns = columns, .rows = 20};
        ui_tables(&sheet, &(struct ui_tables){.full = 1, .n = 1, .table = &info});
        CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&sheet.body), " Extreme Last Card "));
        CU_ASSERT(row_cells(sheet.body.data, sheet.body.len - 1) <= columns);
    }
}

/* EX-D11: the cards lie on the floor, also while somebody places some: there is no hand beside it.
 */
TEST(test_no_hand_on_the_floor, "no hand on the floor")
{
    SCENE_LOCAL scene;
    ROWS_LOCAL rows = {.columns = 80, .rows = 24};
    scene_begin(&scene, &exta_cards_rules, 2, 20, 0);
    for (int moves = 0; moves < 2 * MOVES; moves++) {
        for (int seat = 1; seat <= 2; seat++) {
            scene_view(&scene, seat, 80);
            ui_screen_table(&rows, &scene.seen, "", false);
            CU_ASSERT_FATAL(!strstr(buf_text(&rows.top), "Your hand"));
        }
        scene_move(&scene);
    }
}

/* Draws the rows of a table whose people have the longest names, and checks that no row is cut. The
 * header may be too long on narrow screens: it is shortened when it is shown. */
static void look_at(struct scene *scene, struct ui_screen *rows)
{
    static const char *const names[] = {"", "maximilian-franz", "anna-maria-gudru", "bot-blaise"};
    for (int seat = 1; seat <= scene->info.seats; seat++)
        snprintf(scene->info.seat_name[seat], TABLE_NAME_MAX, "%s", names[seat]);
    scene_draw(scene, 1, rows->columns, rows->rows, 0, rows);
    for (size_t at = 0; at < rows->top.len;) {
        size_t len = strcspn(rows->top.data + at, "\n");
        if ((at > 0 || rows->columns >= 78) &&
            row_cells(rows->top.data + at, len) > rows->columns) {
            printf("# %s, %dx%d: %.*s\n", scene->rules->id, rows->columns, rows->rows, (int)len,
                   rows->top.data + at);
            CU_FAIL("a row is cut");
        }
        at += len + 1;
    }
}

/* Exta-Cards: the score is on screens of every width, and none has the ring of a game of cards. */
TEST(test_score, "the score of a floor")
{
    SCENE_LOCAL scene;
    scene_begin(&scene, &exta_cards_rules, 2, 20, MOVES);
    for (int columns = UI_SCREEN_COLUMNS; columns <= 120; columns++) {
        ROWS_LOCAL rows = {.columns = columns, .rows = columns < 60 ? 15 : 24};
        look_at(&scene, &rows);
        CU_ASSERT_TRUE(top_has(&rows, " 32 : "));
        CU_ASSERT_PTR_NULL(strstr(buf_text(&rows.top), "order: "));
        if (columns >= 44) { /* cut names keep some letters */
            CU_ASSERT_TRUE(top_has(&rows, " maximil"));
            CU_ASSERT_TRUE(top_has(&rows, " : anna-ma"));
        }
        if (columns >= 112)
            CU_ASSERT_TRUE(
                top_has(&rows, "maximilian-franz (bad) 32 : anna-maria-gudru (good) 33"));
    }
}

/* PA-R2: nobody has open lives yet, so the sentence on what to do has their rows. */
TEST(test_selecting, "lives are selected")
{
    SCENE_LOCAL scene;
    ROWS_LOCAL rows = {.columns = 40, .rows = 15};
    scene_begin(&scene, &palace_rules, 3, 20, 0);
    look_at(&scene, &rows);
    CU_ASSERT_TRUE(top_has(&rows, "Select three of your cards as lives:"));
    CU_ASSERT_TRUE(top_has(&rows, "CARD CARD"));
}

/* Where somebody is idle, and for how long, can be read whole. */
TEST(test_idle, "somebody idle")
{
    static const struct ui_viewer viewer = {.layout = UI_LINE};
    static const struct ui_who_row on = {"maximilian-franz", "guest", "at table 7, Exta-Cards",
                                         540000};
    static const struct ui_who_row longest = {"maximilian-franz", "guest",
                                              "playing at table 9, Extreme Last Card", 540000};
    for (int columns = 60; columns <= 140; columns++) {
        struct ui_sheet sheet = {.viewer = &viewer, .columns = columns, .rows = 20};
        bool wide = columns >= 80;
        ui_who_row(&sheet, wide ? &longest : &on);
        CU_ASSERT_PTR_NOT_NULL(
            strstr(buf_text(&sheet.body), wide ? "Extreme Last Card idle 9 minutes\n"
                                               : "at table 7, Exta-Cards, idle 9 min\n"));
        CU_ASSERT(row_cells(sheet.body.data, sheet.body.len - 1) <= columns);
        ui_sheet_free(&sheet);
    }
    /* The table is always shown whole, and the game from 63 columns on. */
    for (int columns = 40; columns <= 140; columns++) {
        struct ui_who_row row = longest;
        for (int i = 0; i < 3; i++) {
            struct ui_sheet sheet = {.viewer = &viewer, .columns = columns, .rows = 20};
            row.idle_ms = i == 0 ? 0 : 720000;
            row.away = i == 2;
            ui_who_row(&sheet, &row);
            CU_ASSERT(row_cells(sheet.body.data, sheet.body.len - 1) <= columns);
            CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&sheet.body), "playing at table 9"));
            if (i == 0 && columns >= 63)
                CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&sheet.body), "Extreme Last Card\n"));
            ui_sheet_free(&sheet);
        }
    }
}

/* The figures of somebody with a long name do not touch the text at the right. */
TEST(test_long_name, "a long name")
{
    static const struct ui_home home = {.people = 112, .tables = 12};
    static const struct ui_home_viewer viewer = {
        .name = "maximilian-franz", .xp = 1160, .chips = 1000000, .friends = -1};
    for (int columns = 70; columns <= 120; columns++) {
        ROWS_LOCAL rows = {.columns = columns, .rows = 24};
        ui_screen_home(&rows, &home, &viewer, false);
        CU_ASSERT(row_cells(rows.top.data, strcspn(rows.top.data, "\n")) < columns);
        CU_ASSERT_TRUE(top_has(&rows, "maximilian-franz  XP 1,160  1,000,000 chips"));
        CU_ASSERT_TRUE(top_has(&rows, "112 on  "));
    }
}

/* Checks that no word of a list is cut. A word that is longer in another language takes its cells
 * from the names. */
static void check_words(void)
{
    static const struct ui_home home = {
        .tables = 2,
        .nwaiting = 2,
        .waiting = {{12, "Last One", true, 0, "maximilian-franz -"},
                    {15, "Extreme Last Card", false, 0, "anna-maria-gudru -"}}};
    static const struct ui_home_viewer kate = {.name = "kate", .friends = -1};
    static const struct table_info playing = {.number = 7,
                                              .seats = 2,
                                              .rules = &last_one_rules,
                                              .state = TABLE_PLAYING,
                                              .seat_name = {"", "kate", "bob"}};
    for (int columns = UI_SCREEN_COLUMNS; columns <= 140; columns++) {
        struct ui_screen rows = {.columns = columns, .rows = 24};
        const struct ui_viewer viewer = {.layout = UI_LINE};
        struct ui_sheet who = {.viewer = &viewer, .columns = columns, .rows = 20};
        SHEET_LOCAL tables = {.viewer = &viewer, .columns = columns, .rows = 20};
        const struct ui_who_row guest = {"maximilian-franz", tr("guest"), "(here)", 720000};
        ui_screen_home(&rows, &home, &kate, false);
        CU_ASSERT_TRUE(top_has(&rows, tr("no bet")));
        CU_ASSERT_TRUE(top_has(&rows, tr("friendly")));
        ui_screen_free(&rows);
        ui_who_row(&who, &guest);
        if (columns >= 60)
            CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&who.body), tr("guest")));
        CU_ASSERT(row_cells(who.body.data, who.body.len - 1) <= columns);
        ui_sheet_free(&who);
        ui_tables(&tables, &(struct ui_tables){.playing = 1, .n = 1, .table = &playing});
        CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&tables.body), tr("in play")));
        CU_ASSERT(row_cells(tables.body.data, tables.body.len - 1) <= columns);
    }
}

TEST(test_words_in_cells, "words in cells")
{
    screen_help_tongues(check_words);
}

/* What stands for a name in what can be typed is in the reader's language. */
TEST(test_typed_words, "words in what can be typed")
{
    ROWS_LOCAL rows = {.columns = 80, .rows = 24};
    if (tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    tongue_use(tongue_find("es"));
    ui_screen_vote(&rows, NULL);
    tongue_use(TONGUE_ENGLISH);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&rows.bottom), "penalize NOMBRE  forgive NOMBRE"));
}

/* Checks that headers and pictures fit and leave the log some rows, at every size, with any number
 * of seats. */
static void check_fits(void)
{
    struct scene scene;
    for (int i = 0; game_registry[i]; i++) {
        for (int seats = game_registry[i]->min_seats; seats <= game_registry[i]->max_seats;
             seats++) {
            scene_begin(&scene, game_registry[i], seats, 3, MOVES);
            for (int columns = UI_SCREEN_COLUMNS; columns <= 200; columns += 8) {
                for (int height = UI_SCREEN_ROWS; height <= 60; height += 5) {
                    ROWS_LOCAL rows = {0};
                    int n = 0;
                    scene_draw(&scene, 1, columns, height, 0, &rows);
                    for (size_t at = 0; at < rows.top.len; n++) {
                        size_t len = strcspn(rows.top.data + at, "\n");
                        /* in the header the middle gives way; on small screens sentences are cut */
                        if (n > 0 && columns >= 80 && height >= 24 &&
                            row_cells(rows.top.data + at, len) > columns) {
                            printf("# %s, %d seats, %dx%d: %.*s\n", scene.rules->id, seats, columns,
                                   height, (int)len, rows.top.data + at);
                            CU_FAIL_FATAL("a row is too long");
                        }
                        at += len + 1;
                    }
                    if (n > height - 3 - 2)
                        printf("# %s, %d seats, %dx%d: %d rows\n", scene.rules->id, seats, columns,
                               height, n);
                    CU_ASSERT_TRUE_FATAL(n <= height - 3 - 2);
                }
            }
            scene_end(&scene);
        }
    }
}

TEST(test_fits, "every size")
{
    screen_help_tongues(check_fits);
}

static size_t show(struct frame *frame, struct scene *scene, int height, int64_t later)
{
    struct ui_screen rows = {0};
    BUF_LOCAL bytes = {0};
    scene_draw(scene, scene->seat, scene->columns, height, later, &rows);
    screen_help_rows(frame, &rows);
    screen_help_log(frame, buf_text(&scene->log));
    buf_clear(&scene->log);
    if (later == 0)
        scene_motions(scene, &rows, frame);
    do
        frame_draw(frame, &bytes);
    while (frame_moves(frame));
    size_t sent = bytes.len;
    ui_screen_free(&rows);
    return sent;
}

/* Checks, in a Last One of four, that a played card with all that comes with it costs a viewer at
 * most `mean` bytes in the mean. A tick of the clock costs at most 40 bytes. The screen takes at
 * most 20 KB of memory. */
static void check_bytes(int columns, int rows, size_t mean)
{
    enum { GAMES = 160, TICKING = 10 };
    struct profile profile = screen_help_profile(true);
    struct scene scene;
    size_t cards = 0, n = 0, most = 0, tick_most = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct frame *frame = frame_new(&profile, columns, rows);
        scene_begin(&scene, &last_one_rules, 4, seed, 0);
        scene_look(&scene, 1 + (int)(seed % 4), columns);
        show(frame, &scene, rows, 0);
        for (; scene_move(&scene); n++) {
            size_t card = show(frame, &scene, rows, 0);
            cards += card;
            most = card > most ? card : most;
            if (seed > TICKING)
                continue;
            size_t tick = show(frame, &scene, rows, 1000);
            tick_most = tick > tick_most ? tick : tick_most;
            show(frame, &scene, rows, 0);
        }
        CU_ASSERT(frame_memory(frame) <= 20 * 1024);
        frame_free(&frame);
        scene_end(&scene);
    }
    printf("# %dx%d: %zu moves, %zu bytes in the mean, %zu at most, a tick %zu\n", columns, rows, n,
           cards / n, most, tick_most);
    CU_ASSERT(cards / n <= mean);
    CU_ASSERT(most <= 3 * mean);
    CU_ASSERT(tick_most > 0 && tick_most <= 40);
}

TEST(test_bytes, "bytes")
{
    check_bytes(80, 24, 400);
    check_bytes(140, 45, 900);
}

CUTAP_MAIN(argc, argv)
{
    if (screen_help_print(argc, argv, tell_all))
        return 0;
    return cutap_run(CUTAP_SUITES);
}
