/*
 * A whole game of each kind as one player hears it in the plain layout, from opening the table to
 * the end, against bots; compared with the files in plain, which are to be read as somebody
 * who sees no screen would. What she types stands behind "> ".
 *
 * To write one anew:  test-plain print last-one >tests/lobby/plain/last-one.txt
 * and so on; palace-es is in Spanish. tests/bench/speech.sh has them read
 * aloud.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "log.h"
#include "play_private.h"
#include "position_help.h"
#include "rng.h"
#include "session.h"
#include "tongue.h"

enum { TURNS_MOST = 2000, SEED = 23 };

struct told {
    const char *test, *game, *language;
    const char *open; /* words of `new` */
    int bots;
};
static const struct told tolds[] = {
    {"last-one", "last-one", "en", "last one seats=3", 2},
    {"extreme-last-card", "extreme-last-card", "en", "extreme last card seats=3", 2},
    {"palace", "palace", "en", "palace seats=3", 2},
    {"switch", "switch", "en", "switch seats=3", 2},
    {"exta-cards", "exta-cards", "en", "exta-cards", 1},
    {"palace-es", "palace", "es", "palace seats=3", 2}};
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

static void tell(const struct told *told, struct buf *out)
{
    static struct play play;
    char line[80];
    play_begin(&play, told->test);
    snprintf(line, sizeof(line), "ann connect telnet reader lang=%s\n", told->language);
    play_lines(&play, "account ann wonderland\n");
    play_lines(&play, line);
    play_lines(&play, "ann > ann\nann > wonderland\n");
    struct someone *ann = play_someone(&play, "ann");
    buf_clear(&ann->fake.text);
    snprintf(line, sizeof(line), "new %s", told->open);
    types(&play, ann, line);
    for (int i = 0; i < told->bots; i++)
        types(&play, ann, "bot medium");
    types(&play, ann, "ready");
    play_game(&play, ann);
    buf_add(out, buf_text(&ann->fake.text), ann->fake.text.len);
    play_end(&play);
}

static void test_told(void)
{
    const struct told *told = CUTAP_ROW(tolds);
    struct buf is = {0};
    char name[80];
    if (strcmp(told->language, "es") == 0 && tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    snprintf(name, sizeof(name), "tests/lobby/plain/%s.txt", told->test);
    tell(told, &is);
    cutap_same_as_file(name, is.data, is.len);
    buf_free(&is);
}

static int print(const char *name)
{
    struct buf out = {0};
    for (int i = 0; i < TOLDS; i++)
        if (strcmp(name, tolds[i].test) == 0)
            tell(&tolds[i], &out);
    fputs(buf_text(&out), stdout);
    int status = out.len == 0;
    buf_free(&out);
    return status;
}

int main(int argc, char **argv)
{
    CU_TestInfo tests[TOLDS + 1] = {CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"plain", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    if (argc > 2 && strcmp(argv[1], "print") == 0)
        return print(argv[2]);
    CUTAP_ROWS(tests, tolds, test_told);
    return cutap_run(suites);
}
