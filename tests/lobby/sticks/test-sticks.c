/*
 * A sixth game beside those of the house: all that the lobby knows of it is a line of the registry,
 * and it is learnt, drawn, asked about, watched and played to its end.
 */

#include "cutap.h"
#include "files.h"
#include "log.h"
#include "play.h"
#include "play_store.h"
#include "registry.h"
#include "sticks.h"
#include "xalloc.h"

/* The registry of this program, in place of the house's. */
const struct game_rules *const game_registry[] = {&last_one_rules,
                                                  &extreme_last_card_rules,
                                                  &palace_rules,
                                                  &switch_rules,
                                                  &exta_cards_rules,
                                                  &sticks_rules,
                                                  NULL};
const struct game_rules *const game_archive[] = {NULL};

SUITE("sticks", NULL, NULL);

TEST(test_played, "played on a screen to its end")
{
    FREED char *path = source_path("tests/lobby/sticks/sticks.lob");
    play_file(path);
}
