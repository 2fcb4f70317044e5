/*
 * The words of a seek (ME-D1): what game somebody wants, and on what terms.
 *
 *     GAME... [SEATS] [ranked|friendly] [bet=N] [rating LO-HI|+-N]
 *             [pace=fast|normal|slow] [for TIME]
 *
 * Several games mean "any of these"; "any" means all. SEATS is `3` or `2-4`. `rating` limits the
 * ratings of the others; with `+-` it says how far they may be from the person's own. The words may
 * stand in any order.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "formula.h"

enum {
    SEEK_GAMES_MAX = 16,
    SEEK_MS = 20 * 60000, /* how long a seek lasts unless its words say otherwise */
    SEEK_MS_MAX = 4 * 3600000,
    SEEK_RATING_MAX = 99999,
    SEEK_BET_MAX = 1000000,
    SEEK_TEXT_MAX = 200 /* bytes that seek_print writes at most */
};
enum seek_terms { SEEK_EITHER, SEEK_RANKED, SEEK_FRIENDLY };
enum { SEEK_PACE_ANY = -1 };

struct seek_words {
    uint16_t games;      /* a bit for each place in game_registry */
    uint8_t least, most; /* seats; 0: as many as the game allows */
    enum seek_terms terms;
    int32_t bet; /* chips; 0: none */
    int8_t pace; /* enum formula_pace, or SEEK_PACE_ANY */
    bool rated;  /* ratings are limited to `low` and `high` */
    bool own;    /* both are relative to the person's own rating */
    int32_t low, high;
    int64_t for_ms; /* how long the seek lasts */
};

/* Reads the words of a seek. Returns NULL, or `why` with a translated sentence that names the place
 * of the mistake. */
const char *seek_parse(const char *text, struct seek_words *out, char *why, size_t cap);
/* Appends words from which seek_parse reads the same: "palace switch 3-4 ranked bet=50". */
void seek_print(const struct seek_words *words, struct buf *out);
/* Appends them for people to read, in the current language, without the games: "3 to 4 players,
 * ranked, bet 50, rating 900 to 1200". */
void seek_say(const struct seek_words *words, struct buf *out);
/* How many seats the words allow for this game (a place in game_registry). False: none. */
bool seek_seats(const struct seek_words *words, int game, int *least, int *most);
