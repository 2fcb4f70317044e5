/*
 * What numbers in columns mean, as text for SQL, because C cannot put the value of an enum into a
 * literal.
 */
#pragma once

#include "store.h"

#define SQL_SEAT_ACCOUNT "0" /* seat.kind */
#define SQL_BAN          "0" /* sanction.kind */
#define SQL_GAME_LIVE    "0" /* game.state */
#define SQL_GAME_VOID    "3"
#define SQL_XP           "0" /* entry.currency */
#define SQL_CHIPS        "1"
#define SQL_CUP_LEFT     "1" /* cup_entrant.state */

_Static_assert(STORE_SEAT_ACCOUNT == 0 && STORE_BAN == 0 && STORE_GAME_LIVE == 0 &&
                   STORE_GAME_VOID == 3 && STORE_XP == 0 && STORE_CHIPS == 1 && STORE_CUP_LEFT == 1,
               "the numbers above are those of store.h");
