/*
 * A sixth game beside those of the house: all that the lobby knows of it is a line of the registry,
 * and it is learnt, drawn, asked about, watched and played to its end.
 */

#include "cutap.h"
#include "files.h"
#include "log.h"
#include "play.h"
#include "play_private.h"
#include "play_store.h"
#include "registry.h"
#include "sticks.h"
#include "xalloc.h"

/* The registry of this program, in place of the house's. An upgrade makes a new version of sticks,
 * and archives the old one. */
static struct game_rules sticks_now, sticks_old;
const struct game_rules *const game_registry[] = {&last_one_rules,
                                                  &extreme_last_card_rules,
                                                  &palace_rules,
                                                  &switch_rules,
                                                  &exta_cards_rules,
                                                  &sticks_now,
                                                  NULL};
const struct game_rules *const game_archive[] = {&sticks_old, NULL};

static void begin(void)
{
    sticks_now = sticks_old = sticks_rules;
}

SUITE("sticks", begin, NULL);

TEST(test_played, "played on a screen to its end")
{
    FREED char *path = source_path("tests/lobby/sticks/sticks.lob");
    play_file(path);
}

TEST(test_assessed, "assess, at a table whose game began before an upgrade")
{
    static struct play p;
    play_begin(&p, "assess");
    play_lines(&p, "account ann wonderland\naccount bob builders1\n"
                   "ann connect ssh user=ann password\nbob connect ssh user=bob password\n"
                   "ann > new sticks seats=2\nbob > join 1\nbob > ready\nann > ready\n"
                   "ann < The game begins*\n");
    sticks_now.version++;
    play_lines(&p, "room dies\nann > assess sticks\nann < Sticks, a ranked game of 2:\n"
                   "ann < bob: *\n");
    play_end(&p);
}
