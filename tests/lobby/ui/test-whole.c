/*
 * Nothing on a screen is cut or glued: at every size each row fits, a blank is left before what
 * stands at the right edge, and a sentence or a card that is begun is there whole. What a decision
 * needs is there. Checked over tables of all games with few and many seats at several stages,
 * before and after a game, in all languages.
 */

#include "cutap.h"
#include "marks.h"
#include "picture.h"
#include "registry.h"
#include "screen_help.h"
#include "style.h"
#include "style_bare.h"
#include "tongue.h"
#include "ui_private.h"
#include "utf8.h"

static const struct {
    int columns, rows;
} sizes[] = {{40, 15}, {44, 18}, {47, 24}, {60, 15}, {60, 20},  {67, 24},
             {80, 15}, {80, 24}, {93, 20}, {99, 30}, {100, 30}, {140, 45}};
enum { SIZES = sizeof(sizes) / sizeof(sizes[0]), STAGES = 7, SHOWN_MOST = 3 };

/* What is looked at, for messages. */
static char what[160];
static int complaints;

static void complain(const char *why, const char *row)
{
    complaints++;
    printf("# %s: %s: %s\n", what, why, row);
}

/* Appends a row as it is shown: without switches, and without what marks words that can be typed.
 */
static void row_bare(struct buf *out, const char *row, size_t len)
{
    BUF_LOCAL styled = {0};
    marks_put(&styled, row, len, MARKS_STYLED);
    style_bare(out, buf_text(&styled), styled.len);
}

static void row_check(const char *row, size_t len, int columns)
{
    static const char right[] = STYLE_RIGHT;
    BUF_LOCAL left = {0}, end = {0};
    const char *at = memmem(row, len, right, strlen(right));
    size_t from = at ? (size_t)(at - row) : len;
    row_bare(&left, row, from);
    if (at)
        row_bare(&end, at + strlen(right), len - from - strlen(right));
    int cells = utf8_text_width(buf_text(&left)), more = utf8_text_width(buf_text(&end));
    BUF_LOCAL all = {0};
    buf_printf(&all, "%s|%s", buf_text(&left), buf_text(&end));
    bool blank =
        more == 0 || end.data[0] == ' ' || (left.len > 0 && left.data[left.len - 1] == ' ');
    if (cells + more > columns)
        complain("cut", buf_text(&all));
    else if (!blank && cells + more == columns)
        complain("glued", buf_text(&all));
}

static void rows_check(const struct buf *rows, int columns)
{
    for (size_t at = 0, len; at < rows->len; at += len + 1) {
        const char *end = memchr(rows->data + at, '\n', rows->len - at);
        len = end ? (size_t)(end - (rows->data + at)) : rows->len - at;
        row_check(rows->data + at, len, columns);
    }
}

/* The words of a text with one blank between two, whatever rows they stand in. */
static void words_of(struct buf *out, const struct buf *text)
{
    BUF_LOCAL bare = {0};
    row_bare(&bare, buf_text(text), text->len);
    bool blank = true;
    for (size_t i = 0; i < bare.len; i++) {
        bool is = bare.data[i] == ' ' || bare.data[i] == '\n';
        if (!is)
            buf_putc(out, bare.data[i]);
        else if (!blank)
            buf_putc(out, ' ');
        blank = is;
    }
}

/* Each sentence about what holds now is there whole or not at all. */
static void statuses_check(struct scene *scene, const struct ui_screen *rows)
{
    BUF_LOCAL all = {0};
    words_of(&all, &rows->top);
    for (int i = 0; i < scene->view.nstatus && i < SHOWN_MOST; i++) {
        enum { BEGUN = 18 };
        BUF_LOCAL text = {0}, words = {0};
        char begun[BEGUN + 8];
        ui_fact(&text, &scene->viewer, &scene->info, &scene->view.status[i]);
        words_of(&words, &text);
        utf8_copy_part(buf_text(&words), words.len < BEGUN ? words.len : BEGUN, begun,
                       sizeof(begun));
        if (strstr(buf_text(&all), begun) && !strstr(buf_text(&all), buf_text(&words)))
            complain("begun only", buf_text(&words));
    }
}

/* Each card of the hand that is begun is there whole; if there are cards that are not shown, the
 * hand says how many. */
static void hand_check(struct scene *scene, const struct ui_screen *rows)
{
    const struct game_picture *picture = scene->rules->picture;
    int n = scene->hand.n;
    char more[16];
    if (n == 0 || (picture && picture->spread && rows->columns >= picture->columns))
        return;
    BUF_LOCAL all = {0};
    words_of(&all, &rows->top);
    int shown = 0;
    for (int i = 0; i < n; i++) {
        const struct scene_spot *spot = &rows->places.hand[i];
        shown += spot->rows > 0;
    }
    snprintf(more, sizeof(more), "+%d", n - shown);
    if (shown < n && !strstr(buf_text(&all), more))
        complain("cards are missing and nothing says so", more);
}

/* A card or a number as it is written above the hand. */
static void above_check(const struct scene *scene, const struct ui_screen *rows, const char *text,
                        const char *why)
{
    BUF_LOCAL part = {0}, all = {0}, sought = {0};
    int least = INT32_MAX, row = 0;
    for (int i = 0; i < scene->hand.n; i++)
        if (rows->places.hand[i].rows > 0 && rows->places.hand[i].row < least)
            least = rows->places.hand[i].row;
    for (size_t at = 0; at < rows->top.len && row < least - 1; at++) {
        buf_putc(&part, rows->top.data[at]);
        row += rows->top.data[at] == '\n';
    }
    words_of(&all, &part);
    row_bare(&sought, text, strlen(text));
    if (!strstr(buf_text(&all), buf_text(&sought))) {
        complain(why, buf_text(&sought));
        printf("%s\n", buf_text(&all));
    }
}

/* Checks that somebody who decides sees that it is their turn, the top card and their own lives;
 * and, in a game in which the pile is picked up, how many cards it has. The hand is checked above.
 */
static void decision_check(struct scene *scene, const struct ui_screen *rows)
{
    const struct game_view *view = &scene->view;
    const struct game_picture *picture = scene->rules->picture;
    if (!view_must(view, view->viewer))
        return;
    above_check(scene, rows, tr("YOUR TURN"), "no turn");
    for (int i = 0; i < view->nzones && !(picture && picture->spread); i++) {
        const struct game_view_zone *zone = &view->zone[i];
        BUF_LOCAL text = {0};
        bool own = zone->seat == view->viewer, pile = zone->seat == 0 && zone->ncards > 0;
        for (int k = own ? 0 : zone->ncards - 1; k < zone->ncards && (own || pile); k++) {
            buf_clear(&text);
            picture_put_card(&text, false, zone->card[k]);
            if (pile || view->seat[view->viewer].cards > 0) /* else the hand shows them */
                above_check(scene, rows, buf_text(&text), pile ? "no pile" : "no lives");
        }
        buf_clear(&text);
        buf_printf(&text, "%s %d", tr(zone->name), zone->count);
        if (pile && picture && picture->pile_counts)
            above_check(scene, rows, buf_text(&text), "no count");
    }
}

static void scene_names(struct scene *scene, bool longest)
{
    static const char *const names[] = {"",           "maximilian-franz", "anna-maria-gudru",
                                        "bot-blaise", "a-name-so-long-1", "guest1234",
                                        "bot-ada",    "constantinopolis", "li"};
    for (int seat = 1; longest && seat <= scene->info.seats; seat++) {
        snprintf(scene->info.seat_name[seat], TABLE_NAME_MAX, "%s", names[seat]);
        snprintf(scene->info.seat[seat].person.name, TABLE_NAME_MAX, "%s", names[seat]);
    }
}

static void check_scene(struct scene *scene, int stage, bool longest)
{
    for (int size = 0; size < SIZES; size++) {
        for (int seat = 0; seat <= 1; seat++) {
            ROWS_LOCAL rows = {0};
            scene_draw(scene, seat, sizes[size].columns, sizes[size].rows, 0, &rows);
            snprintf(what, sizeof(what), "%s, %d seats, stage %d, %s names, %dx%d, seat %d, %s",
                     scene->rules->id, scene->info.seats, stage, longest ? "long" : "short",
                     rows.columns, rows.rows, seat, tongue_words[tongue_now() + 1]);
            rows_check(&rows.top, rows.columns);
            rows_check(&rows.bottom, rows.columns);
            statuses_check(scene, &rows);
            if (seat != 0)
                hand_check(scene, &rows);
            decision_check(scene, &rows);
            ui_screen_table(&rows, &scene->seen, "play 10C 10D 10S hearts", false);
            rows_check(&rows.bottom, rows.columns);
        }
    }
}

/* Checks tables of all games. */
static void check_tables(void)
{
    static const int moves[STAGES] = {0, 1, 9, 30, 70, 120, 180};
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        for (int seats = rules->min_seats; seats <= rules->max_seats; seats++) {
            SCENE_LOCAL scene;
            uint64_t random = (uint64_t)seats;
            int played = 0;
            scene_begin(&scene, rules, seats, 3, 0);
            for (int stage = 0; stage < STAGES; stage++) {
                while (played < moves[stage] && scene_any_move(&scene, &random))
                    played++;
                scene_names(&scene, stage % 2 != 0);
                check_scene(&scene, stage, stage % 2 != 0);
            }
        }
    }
}

static void screen_check(struct ui_screen *rows, const char *title, const struct game_rules *rules,
                         int seats)
{
    snprintf(what, sizeof(what), "%s, %s, %d seats, %dx%d, %s", title, rules ? rules->id : "-",
             seats, rows->columns, rows->rows, tongue_words[tongue_now() + 1]);
    rows_check(&rows->top, rows->columns);
    rows_check(&rows->bottom, rows->columns);
}

/* A table before its game, with free seats and without. */
static void check_seats(struct scene *scene, struct ui_screen *rows)
{
    scene->info.state = TABLE_WAITING;
    scene->info.host = 101;
    scene->info.seat[2].person.kind = PERSON_BOT;
    scene->info.seat[2].ready = true;
    for (int seat = 0; seat <= 1; seat++) {
        scene_view(scene, seat, rows->columns);
        ui_screen_table(rows, &(struct ui_sight){&scene->viewer, &scene->info, NULL, &scene->hand},
                        "", false);
        screen_check(rows, "before", scene->rules, scene->info.seats);
    }
}

/* The end of its game: with chips and XP, among friends, cancelled. */
static void check_result(struct scene *scene, struct ui_screen *rows)
{
    static const struct ui_result_own own = {.counts = true,
                                             .xp = 123456,
                                             .chips = 1234567,
                                             .note = "Next: `daily play` is the deal of the day."};
    struct table_result r = {.table = 12,
                             .number = 123456,
                             .rules = scene->rules,
                             .bet = 1000000,
                             .winners = 1 << 2,
                             .seats = scene->info.seats};
    for (int seat = 1; seat <= r.seats; seat++) {
        struct table_result_seat *at = &r.seat[seat];
        snprintf(at->name, sizeof(at->name), "%s", scene->info.seat_name[seat]);
        at->person = 100 + seat;
        at->got.place = seat == 2 ? 1 : seat == 1 ? 2 : seat;
        at->left = seat == 3;
        at->got.xp = seat == 2 ? 70 : -10;
        at->got.chips = seat == 2 ? 7000000 : -1000000;
        at->cards = at->ncards = (uint8_t)(seat == 2 ? 0 : 5 * seat);
        for (int i = 0; i < at->ncards && scene->view.nhand > 0; i++)
            at->card[i] = scene->view.hand[i % scene->view.nhand].card;
    }
    for (int kind = 0; kind < 4; kind++) {
        r.scored = kind % 2 == 0;
        r.end = kind < 3 ? STORE_GAME_FINISHED : STORE_GAME_CANCELLED;
        for (int seat = 1; seat <= r.seats && scene->rules->picture && scene->rules->picture->score;
             seat++)
            r.seat[seat].points = 33 - seat;
        for (int viewer = 0; viewer <= 2; viewer++) {
            scene_view(scene, viewer, rows->columns);
            ui_screen_result(rows, &scene->viewer, &r, &own);
            screen_check(rows, "result", scene->rules, r.seats);
        }
    }
}

static void check_ends(void)
{
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        for (int seats = rules->min_seats; seats <= rules->max_seats; seats++) {
            for (int size = 0; size < 2 * SIZES; size++) {
                SCENE_LOCAL scene;
                ROWS_LOCAL rows = {.columns = sizes[size / 2].columns,
                                   .rows = sizes[size / 2].rows};
                scene_begin(&scene, rules, seats, 3, 0);
                scene_names(&scene, size % 2 != 0);
                scene_view(&scene, 1, rows.columns);
                check_result(&scene, &rows);
                check_seats(&scene, &rows);
            }
        }
    }
}

/* The lobby, empty and busy, of newcomers and of others. */
static void check_home(void)
{
    struct ui_home home = {
        .people = 1234, .tables = 112, .playing = 80, .players = 230, .bots = 17, .watched = 9};
    static const char *const titles[] = {"Extreme Last Card", "Last One", "Exta-Cards"};
    struct ui_home_viewer viewers[] = {{.name = "maximilian-franz",
                                        .xp = 123456,
                                        .chips = 12345678,
                                        .friends = -1,
                                        .deal = UI_HOME_DEAL_PLAYED,
                                        .deal_title = "Extreme Last Card",
                                        .deal_place = "102nd of 4123"},
                                       {.name = "guest1234",
                                        .guest = true,
                                        .friends = -1,
                                        .deal = UI_HOME_DEAL_GUEST,
                                        .deal_title = "Extreme Last Card"}};
    for (int busy = 0; busy <= UI_HOME_TABLES; busy += 6) {
        home.nwaiting = home.nperson = busy;
        for (int i = 0; i < busy; i++) {
            home.waiting[i] = (struct ui_home_table){1000 + i,
                                                     titles[i % 3],
                                                     i % 2 == 0,
                                                     i * 100000,
                                                     "maximilian-franz anna-maria-gudru - -",
                                                     i % 5 == 0,
                                                     i % 3,
                                                     .waits = "maximilian-franz"};
            struct ui_home_person *person = &home.person[i];
            *person = (struct ui_home_person){
                .where = i % 5, .idle = i, .needs = 2, .table = 1000 + i, .title = titles[i % 3]};
            snprintf(person->name, sizeof(person->name), "%s",
                     i % 2 != 0 ? "maximilian-franz" : "li");
        }
        for (int size = 0; size < SIZES; size++) {
            for (int i = 0; i < 4; i++) {
                ROWS_LOCAL rows = {.columns = sizes[size].columns, .rows = sizes[size].rows};
                ui_screen_home(&rows, &home, &viewers[i % 2], i >= 2);
                screen_check(&rows, i % 2 ? "lobby of a guest" : "lobby", NULL, busy);
            }
        }
    }
}

/* ---- Lessons ---- */

/* Whether seat 1 has so few cards that a hand of a first game may have as many. */
static bool lesson_hand_fits(const struct scene *scene)
{
    enum { CARDS = 10 }; /* two rows at 40 columns */
    const struct game_picture *picture = scene->rules->picture;
    return scene->hand.n <= CARDS || (picture && picture->spread);
}

/* Whether seat 1 of Exta-Cards can throw: its turns are that, once all cards are laid out. */
static bool lesson_throws(const struct scene *scene)
{
    return strcmp(scene->rules->facts[scene->view.status[0].kind].name, "now-throw") == 0;
}

/* Plays at random until what a lesson waits for has come to seat 1; false: it did not come. */
static bool lesson_comes(struct scene *scene, const char *when)
{
    enum { MOVES = 300 };
    uint64_t random = 7;
    const struct game_picture *picture = scene->rules->picture;
    bool spread = picture && picture->spread, turn = strncmp(when, "turn ", strlen("turn ")) == 0,
         now = strncmp(when, "now:", 4) == 0;
    for (int i = 0; i < MOVES; i++) {
        scene_view(scene, 1, 40);
        if (strcmp(when, "start") == 0 ||
            (turn && view_must(&scene->view, 1) && i > 2 && lesson_hand_fits(scene) &&
             (!spread || lesson_throws(scene))))
            return true;
        for (int k = 0; now && lesson_hand_fits(scene) && view_must(&scene->view, 1) &&
                        k < scene->view.nstatus;
             k++)
            if (strcmp(scene->rules->facts[scene->view.status[k].kind].name, when + 4) == 0)
                return true;
        scene->nlines = 0;
        bool goes_on = scene_any_move(scene, &random);
        scene_view(scene, 1, 40);
        for (int k = 0; k < scene->nlines; k++)
            if (game_fact_is(&scene->rules->facts[scene->line[k].fact.kind], when))
                return lesson_hand_fits(scene);
        if (!goes_on)
            return false;
    }
    return false;
}

/* A lesson is seen whole in the log of the smallest screen, in the position in which it is given.
 */
static void check_lesson(struct scene *scene, const struct game_lesson *lesson)
{
    static const char place[] = "{move}";
    enum { COLUMNS = 40, ROWS = 15 };
    ROWS_LOCAL rows = {0};
    BUF_LOCAL text = {0}, line = {0}, log = {0};
    struct ui_log_end end = {0};
    const char *words = tr(lesson->text), *at = strstr(words, place);
    scene_draw(scene, 1, COLUMNS, ROWS, 0, &rows);
    if (at) {
        buf_add(&text, words, (size_t)(at - words));
        if (!scene->rules->picture->example(&text, &scene->view))
            buf_puts(&text, "throw 10d at 10s");
        words = at + strlen(place);
    }
    buf_puts(&text, words);
    buf_printf(&line, tr("Lesson: %s"), buf_text(&text));
    buf_putc(&line, '\n');
    struct ui_told told = {.columns = COLUMNS, .wall_ms = scene->wall_ms, .table = true};
    ui_screen_log(&log, &end, &told, buf_text(&line));
    struct screen *terminal = screen_help_terminal(&rows, buf_text(&log), true);
    char first[16];
    utf8_copy_part(buf_text(&line), strcspn(buf_text(&line), ":"), first, sizeof(first));
    bool begins = false;
    for (int row = 0; row < ROWS; row++)
        begins = begins || strstr(screen_row(terminal, row), first);
    if (!begins) {
        complain("a lesson begins in its middle", buf_text(&text));
        for (int row = 0; row < ROWS; row++)
            printf("#  %s\n", screen_row(terminal, row));
    }
    screen_free(&terminal);
}

/* Checks the lessons of all games, on the smallest screen. */
static void check_lessons(void)
{
    for (int i = 0; game_registry[i]; i++) {
        const struct game_lesson *lesson = game_registry[i]->lessons;
        for (; lesson && lesson->when; lesson++) {
            struct scene scene;
            bool came = false;
            for (uint64_t seed = 1; !came && seed <= 20; seed++) {
                if (seed > 1)
                    scene_end(&scene);
                scene_begin(&scene, game_registry[i], 2, seed, 0);
                came = lesson_comes(&scene, lesson->when);
            }
            snprintf(what, sizeof(what), "%s, %s, %s", game_registry[i]->id, lesson->when,
                     tongue_words[tongue_now() + 1]);
            if (!came)
                complain("no such position", lesson->text);
            check_lesson(&scene, lesson);
            scene_end(&scene);
        }
    }
}

static const struct check {
    const char *name;
    void (*check)(void);
} checks[] = {{"tables of all games", check_tables},
              {"tables before and after a game", check_ends},
              {"the lobby", check_home},
              {"lessons at 40x15", check_lessons}};

SUITE("whole", NULL, NULL);

TEST_ROWS(test_whole, checks)
{
    const struct check *c = CUTAP_ROW(checks);
    complaints = 0;
    screen_help_tongues(c->check);
    CU_ASSERT_EQUAL(complaints, 0);
}
