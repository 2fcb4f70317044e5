/*
 * A room of tables over a store on disk, for the tests of crashes and failures. Eight people at
 * three tables play ranked games with bets, and six of them are in cups. Their choices are seeded.
 * As soon as they are told something, it is written to a file: the acknowledgements. Another
 * process opens what is left of the store, and looks whether the store has everything that was
 * acknowledged.
 *
 * Lines of acknowledgements, in order:
 *   account ID              the account is made
 *   game NUMBER ID          the game at that table began
 *   move ID SEQ HASH        the game has SEQ events; the hash is of its position and decisions
 *   over ID                 the game ended and was settled
 *   kept NUMBER             rows of other kinds are there (room_kept.h)
 *   season                  the close of a season of ratings is done
 *   cup NUMBER EVENTS       the cup has this many events (power_cup.h)
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* What the tests call the files in their folder. */
#define POWER_STORE "lobby.db"
#define POWER_ACKS  "acks"

/* Opens the store in `folder`, makes the accounts that are not there, and plays this many rounds (a
 * move at each table). Acknowledgements go to the descriptor `acks`. `die`: the process ends after
 * the rounds, as by kill -9. Returns 0. Returns -1 if the store does not open; a sentence on
 * standard error says why. A write that fails beyond repair ends the process, as it ends a room. */
int room_play(const char *folder, uint64_t seed, int rounds, int acks, bool die);

/* Opens what a crash left: first the store, as a room does, then the file, as `cardroomctl check`
 * does. `acks` is what was acknowledged before the crash. `later` begins with the same, and goes on
 * with what would have been acknowledged after it, because some of that may be durable already.
 * Plays a few moves. Returns how many promises are broken, each told on standard output as
 * "# ...". */
int room_verify(const char *folder, const char *acks, const char *later);
