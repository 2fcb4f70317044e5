/*
 * The words of a cup (CU-D2): `GAME FORM words`, as `cup new` and the configuration take them.
 *
 *   seats=N         wanted at a table, 2 to 8
 *   entry=CHIPS     what each entrant pays
 *   players=MIN-MAX or players=N
 *   rounds=N        of a Swiss or a duplicate
 *   minutes=N       of an arena
 *   advance=N       of a knock-out: how many of a table go on
 *   start=full      as soon as MAX have joined
 *   start=HH:MM     at that time, 24:00 at the most; a zone may follow (timezone.h), as in
 *                   start=19:30UTC or start=21:50+13:45
 *   rated=no        its games do not count for ratings; without this they do
 *   pace=SECONDS    for a turn
 *   title=WORD      or title="SEVERAL WORDS"
 *   invited         only those whom the opener invites may join
 *
 * All other words are options of the game, as for `create`.
 */
#pragma once

#include "buf.h"
#include "draw.h"

enum cup_form { CUP_KNOCKOUT, CUP_ARENA, CUP_SWISS, CUP_DUPLICATE, CUP_FORMS };

enum {
    CUP_WORDS_MAX = 512, /* all words together, NUL included */
    CUP_TITLE_MAX = 64,  /* bytes, NUL included */
    CUP_TITLE_CELLS = 40,
    CUP_ENTRY_MAX = 1000000, /* chips */
    CUP_ROUNDS_MAX = 9,      /* of a Swiss (CU-D11) and of a duplicate */
    CUP_MINUTES = 45,        /* of an arena, unless said otherwise (CU-D9) */
    CUP_MINUTES_MIN = 1,
    CUP_MINUTES_MAX = 240,
    CUP_DEALS = 4 /* of a duplicate, unless said otherwise */
};

struct cup_words {
    const struct game_rules *rules;
    enum cup_form form;
    struct game_setup setup; /* the options; its `seats` are those wanted at a table */
    uint8_t rounds;          /* 0: the form has no rounds, or it is a Swiss, whose number of rounds
                                follows at the start from how many have entered */
    uint8_t advance;         /* 0: half of a table, which is the most */
    int64_t entry;           /* chips; 0: none */
    int min, max;            /* entrants */
    int minutes;             /* of an arena; else 0 */
    int start;               /* minute of the day, up to 24:00; -1: when `max` have joined */
    bool utc;                /* `start` is in UTC; else it is local time of whoever typed it */
    bool rated;              /* false for a duplicate (CU-D15) */
    int64_t turn_ms;         /* the pace, for one turn; 0: the room's setting counts */
    bool invited;
    char title[CUP_TITLE_MAX]; /* empty: none */
};

/* Reads the words of a cup from clean text, as people type it. Returns NULL, or `why` with a
 * sentence in the current language, cut to `cap` bytes: what is wrong, and what to type. */
const char *cup_words_read(const char *text, struct cup_words *out, char *why, size_t cap);
/* Appends the words in a fixed order, without options of the game that have their defaults.
 * cup_words_read reads the same back. */
void cup_words_write(const struct cup_words *words, struct buf *out);

/* The name of a form as it is typed: "knockout", "arena", "swiss" or "duplicate". Static. */
const char *cup_form_name(enum cup_form form);
/* Finds a form by its name or the beginning of it, in any case; also by "knock-out". False: there
 * is no such form. */
bool cup_form_find(const char *name, enum cup_form *out);

/* Converts `start` to UTC if the words named no zone. The clock of whoever typed them is
 * `minutes` ahead of UTC. Call this before the words are kept or shown to others. */
void cup_words_utc(struct cup_words *words, int minutes);
/* The first time after `now_ms` when it is `start`, in UTC ms; 0: the cup starts when it is full.
 * `start` must be in UTC. */
int64_t cup_words_start(const struct cup_words *words, int64_t now_ms);
