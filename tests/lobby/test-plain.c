/*
 * Whole games of each kind against bots, from opening the table to the end, and whole cups against
 * five others (CU-D7), as one player hears them in the plain layout. They are compared with the
 * files in plain; read those like somebody who sees no screen. What she types follows "> ".
 *
 * To write one anew:  test-plain print last-one >tests/lobby/plain/last-one.txt
 * and so on; palace-es and cup-es are in Spanish. tests/bench/speech.sh has them read
 * aloud.
 */
#include "cups.h"
#include "log.h"
#include "play_private.h"
#include "play_store.h"
#include "position_help.h"

enum { TURNS_MOST = 2000, SEED = 23 };

struct told {
    const char *test, *language;
    const char *open; /* words of `new`, or of `cup new` */
    int bots;
    bool cup;
};
static const struct told tolds[] = {
    {"last-one", "en", "last one seats=3", 2},
    {"extreme-last-card", "en", "extreme last card seats=3", 2},
    {"palace", "en", "palace seats=3", 2},
    {"switch", "en", "switch seats=3", 2},
    {"exta-cards", "en", "exta-cards", 1},
    {"palace-es", "es", "palace seats=3", 2},
    {"cup", "en", "last one knockout seats=2 players=4-8 start=12:30 entry=50 title=\"Tea cup\"", 0,
     true},
    {"cup-es", "es", "palace swiss seats=3 players=6 rounds=2 start=full entry=20", 0, true}};
enum { TOLDS = sizeof(tolds) / sizeof(tolds[0]) };

static void types(struct play *p, struct someone *ann, const char *line)
{
    buf_printf(&ann->fake.text, "> %s\n", line);
    someone_types(p, ann, line, false);
    clock_virtual_advance(&p->clock, 2000);
    play_settle(p);
}

static void play_game(struct play *p, struct someone *ann)
{
    struct rng rng;
    char text[GAME_TEXT_MAX];
    rng_seed(&rng, (uint8_t[32]){SEED});
    for (int turns = 0; turns < TURNS_MOST && !p->failed; turns++) {
        struct table_info info;
        if (!tables_info(p->lobby->tables, 1, &info) || info.state != TABLE_PLAYING)
            return;
        if (position_advice(p->lobby->tables, 1, "ann", &rng, text, sizeof(text)))
            types(p, ann, text);
        clock_virtual_advance(&p->clock, 500);
        play_settle(p);
    }
    play_fail(p, "the game does not end");
}

/* ---- A cup ---- */

static const char *const players[] = {"ann", "bob", "cyd", "dee", "eve", "fay"};
enum { PLAYERS = sizeof(players) / sizeof(players[0]) };

/* Types for somebody who sits at a table: `ready`, or the move that a bot would play. */
static void player_acts(struct play *p, const struct table_info *info, int seat, struct rng *rng)
{
    char text[GAME_TEXT_MAX] = "";
    struct someone *who = play_someone(p, info->seat_name[seat]);
    if (info->state == TABLE_WAITING && !info->seat[seat].ready)
        snprintf(text, sizeof(text), "ready");
    else if (info->state == TABLE_PLAYING &&
             !position_advice(p->lobby->tables, info->number, who->name, rng, text, sizeof(text)))
        return;
    if (text[0] == '\0')
        return;
    if (strcmp(who->name, "ann") == 0)
        types(p, who, text);
    else
        someone_types(p, who, text, false);
    play_settle(p);
}

static void play_whole_cup(struct play *p, struct someone *ann)
{
    struct rng rng;
    const struct cup *cup;
    int round = 0, open = 0;
    rng_seed(&rng, (uint8_t[32]){SEED});
    for (int turns = 0; (cup = cups_find(p->lobby, 1)) && turns < TURNS_MOST * PLAYERS; turns++) {
        struct table_info info;
        if (cup->round > 0 && cup->open == 0 && open > 0) /* she looks at the cup between two
                                                             rounds */
            types(p, ann, "cup 1");
        round = cup->round;
        open = cup->open;
        for (int32_t t = tables_next(p->lobby->tables, 0); t; t = tables_next(p->lobby->tables, t))
            for (int seat = 1; tables_info(p->lobby->tables, t, &info) && seat <= info.seats;
                 seat++)
                player_acts(p, &info, seat, &rng);
        clock_virtual_advance(&p->clock, 500);
        play_settle(p);
    }
    if (cup || round == 0)
        play_fail(p, "the cup does not end");
    types(p, ann, "cup 1");
    types(p, ann, "cups");
}

/* She opens a cup and plays in it with five others from other addresses, so that there are prizes.
 */
static void tell_cup(const struct told *told, struct play *p, struct someone *ann)
{
    char line[160];
    snprintf(line, sizeof(line), "cup new %s", told->open);
    types(p, ann, line);
    types(p, ann, "cup join 1");
    for (int i = 1; i < PLAYERS; i++) {
        play_does(p,
                  "account %s wonderland\n%s connect ssh user=%s password from=192.0.2.%d\n"
                  "%s > cup join 1\n",
                  players[i], players[i], players[i], i, players[i]);
    }
    types(p, ann, "cups");
    types(p, ann, "cup 1");
    for (int minutes = 0; minutes < 30; minutes++)
        play_lines(p, cups_find(p->lobby, 1)->state == CUP_COMING ? "clock +1m\n" : "");
    play_whole_cup(p, ann);
}

/* ---- All of them ---- */

static void tell_game(const struct told *told, struct play *p, struct someone *ann)
{
    char line[80];
    snprintf(line, sizeof(line), "new %s", told->open);
    types(p, ann, line);
    for (int i = 0; i < told->bots; i++)
        types(p, ann, "bot medium");
    types(p, ann, "ready");
    play_game(p, ann);
}

static void tell(const struct told *told, struct buf *out)
{
    static struct play play;
    play_begin(&play, told->test);
    play_does(&play,
              "account ann wonderland\nann connect telnet reader lang=%s from=192.0.2.99\n"
              "ann > ann\nann > wonderland\n",
              told->language);
    struct someone *ann = play_someone(&play, "ann");
    buf_clear(&ann->fake.text);
    if (told->cup)
        tell_cup(told, &play, ann);
    else
        tell_game(told, &play, ann);
    buf_add(out, buf_text(&ann->fake.text), ann->fake.text.len);
    play_end(&play);
}

SUITE("plain", NULL, NULL);

TEST_ROWS(test_told, tolds)
{
    const struct told *told = CUTAP_ROW(tolds);
    BUF_LOCAL is = {0};
    char name[80];
    if (strcmp(told->language, "es") == 0 && tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    snprintf(name, sizeof(name), "tests/lobby/plain/%s.txt", told->test);
    tell(told, &is);
    cutap_same_as_file(name, is.data, is.len);
}

static int print(const char *name)
{
    BUF_LOCAL out = {0};
    for (int i = 0; i < TOLDS; i++)
        if (strcmp(name, tolds[i].test) == 0)
            tell(&tolds[i], &out);
    fputs(buf_text(&out), stdout);
    return out.len == 0;
}

CUTAP_MAIN(argc, argv)
{
    return argc > 2 && strcmp(argv[1], "print") == 0 ? print(argv[2]) : cutap_run(CUTAP_SUITES);
}
