/*
 * Positions as `key: value` text (doc/rules/scenarios.md): reading line by line, writing, and the
 * values that all games have. A key may have one word more before the colon: `hand 2: R5 G2`.
 */
#ifndef GAMES_CORE_POSITION_H
#define GAMES_CORE_POSITION_H

#include "cards.h"

/* ---- Reading ---- */
/* Room for a value: longer than a line typed, as all legal moves of a seat with many aces are. */
enum { POSITION_VALUE = 16384 };
struct position_reader {
    const char *next; /* what is still to be read */
    int line;         /* number of the current line, from 1 */
    char key[24];     /* "hand" */
    char arg[24];     /* "2": the word before the colon, "" if there is none */
    char value[POSITION_VALUE];
};
/* What a text says as a whole. */
enum position_line { POSITION_END, POSITION_LINE, POSITION_BAD };

void position_open(struct position_reader *r, const char *text);
/* The next line that is not blank. POSITION_BAD: a line without a colon, or too long. */
enum position_line position_next(struct position_reader *r);
/* Whether the text has one of these keys (a list that ends with NULL): `hand`, `pile` or `deck`
 * mean that nothing is dealt. */
bool position_has(const char *text, const char *const *keys);

/* Each reads a whole value (or argument) and returns false where it is not one. */
bool position_seat(const char *value, int seats, int *out);       /* "2" */
bool position_seats(const char *value, int seats, uint16_t *out); /* "1 3", "": a seat set */
bool position_number(const char *value, int min, int max, int *out);
bool position_small(const char *value, int min, int max, uint16_t *out);
bool position_one_of(const char *value, const char *const *words, uint8_t *out); /* its index */
bool position_yes(const char *value, uint8_t *out);   /* "yes": 1, "no": 0 */
bool position_direction(const char *value, int *out); /* "cw": 1, "ccw": 2 */
bool position_choice(enum card_family family, const char *value, uint8_t *out); /* "R"; "-": 0 */
bool position_card(enum card_family family, const char *value, card_t *out);
/* Reads cards ("" is an empty list) from the words from `from` on. Returns how many, -1: one of the
 * words is no card or there are more than `cap`. */
int position_cards(enum card_family family, const char *value, card_t *out, int cap);
/* Index of the value's first word, in upper or lower case, in a NULL-terminated list, -1: none;
 * `*rest` (if not NULL) points behind it. For `phase: drew R5`. */
int position_word(const char *value, const char *const *words, const char **rest);

/* ---- Keys that fill a field each ---- */
enum position_kind {
    POSITION_SEAT,  /* into a uint8_t, as the next four */
    POSITION_WAY,   /* "cw" or "ccw" */
    POSITION_SUIT,  /* or "-" */
    POSITION_COLOR, /* or "-" */
    POSITION_WORD,  /* one of `words`, its index */
    POSITION_SEATS, /* a seat set into a uint16_t */
    POSITION_LEFT,  /* a seat set, taken out of the one in a uint16_t */
    POSITION_SMALL, /* a number from `min` to `max` into a uint16_t */
    POSITION_OWED,  /* into an int16_t */
    POSITION_BYTE   /* into a uint8_t */
};
struct position_field {
    const char *key;
    enum position_kind kind;
    size_t at; /* of the field in the state */
    int min, max;
    const char *const *words; /* NULL-terminated */
};
extern const char *const position_no_yes[]; /* for POSITION_WORD */
/* Reads a key that stands alone before its colon into its field of `state`. 1: done; 0: none of the
 * fields (which end with a NULL key) has it; -1: a wrong value. */
int position_field(const struct position_field *fields, const struct position_reader *r, int seats,
                   void *state);
/* Reads a whole text: `read` is called for each line and answers as position_field does. GAME_OK,
 * or the refusal, which names the game by its title. */
enum game_code position_lines(const char *text, const char *title,
                              int (*read)(void *arg, const struct position_reader *r), void *arg,
                              char *why, size_t whycap);

/* Writes the sentence of a refusal and returns GAME_BAD_MOVE, for set_position to return. */
enum game_code position_fail(char *why, size_t cap, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- Writing ---- */
struct position_writer {
    char *out;
    size_t cap, len; /* len counts what did not fit too */
};
void position_start(struct position_writer *w, char *out, size_t cap);
/* Appends formatted text; a line ends with "\n" that the caller writes. */
void position_put(struct position_writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same of a text for people: `format` is translated first. */
void position_say(struct position_writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Appends " CARD CARD..." and a newline: `position_put(w, "hand %d:", s)` goes before. */
void position_put_cards(struct position_writer *w, const card_t *card, int n);
/* Appends " 1 3" for a seat set and a newline. */
void position_put_seats(struct position_writer *w, uint16_t seats);

#endif
