/*
 * A room of tables over a store on disk, for the tests of crashes and failures: eight people at
 * three tables play ranked games with bets, from seeded choices, and six of them are in cups. What
 * they were told is written to a file before anything else is done: the acknowledgements. Another
 * process opens what is left of the store and looks whether it keeps them.
 *
 * Lines of acknowledgements, in order:
 *   account ID              the account is made
 *   game NUMBER ID          the game at that table began
 *   move ID SEQ HASH        the game has so many events; the hash is of its position and decisions
 *   over ID                 it ended and was settled
 *   kept NUMBER             rows of other kinds are there (room_kept.h)
 *   season                  the close of a season of ratings is done
 *   cup NUMBER EVENTS       so many events of that cup (power_cup.h)
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* What the tests call the files in their folder. */
#define POWER_STORE "lobby.db"
#define POWER_ACKS  "acks"

/* Opens the store in `folder`, makes the accounts that are not there, and plays so many rounds (a
 * move at each table). Acknowledgements go to the descriptor `acks`. `die`: the process ends after
 * them as by kill -9. Returns 0; -1 where the store
 * does not open, with a sentence on standard error. A write that fails beyond repair ends the
 * process, as it ends a room. */
int room_play(const char *folder, uint64_t seed, int rounds, int acks, bool die);

/* Opens what a crash left: the store itself, as a room does, then the file as `cardroomctl check`
 * does. `acks` is what was acknowledged before the crash; `later`, not shorter and beginning the
 * same, what would have been, for what was durable and not yet told. Plays on for a few moves.
 * Returns how many promises are broken, each told on standard output as "# ...". */
int room_verify(const char *folder, const char *acks, const char *later);
