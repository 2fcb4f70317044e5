/*
 * Reads positions as games write them (doc/rules/scenarios.md), line by line, with the values and
 * keys that all games have. Only tests read positions.
 */
#pragma once

#include "shed.h"

/* Room for a value, in bytes. A value may be longer than a typed line: it may list all legal moves
 * of a seat, and with many aces in hand these are many. */
enum { POSITION_VALUE = 16384 };
struct position_reader {
    const char *next; /* what is not read yet */
    int line;         /* number of the current line, from 1 */
    char key[24];     /* "hand" */
    char arg[24];     /* "2": the word before the colon, "" if there is none */
    char value[POSITION_VALUE];
};
/* What the next line of a text is. */
enum position_line { POSITION_END, POSITION_LINE, POSITION_BAD };

void position_open(struct position_reader *r, const char *text);
/* Reads the next line that is not blank. POSITION_BAD: a line without a colon, or one that is too
 * long. */
enum position_line position_next(struct position_reader *r);
/* Whether the text has one of these keys (with a blank between them). */
bool position_has(const char *text, const char *keys);
/* The keys of cards. A text that has one is not dealt. */
#define POSITION_CARDS "hand pile deck"

/* Each reads a whole value (or argument) and returns false if it is of another kind. */
bool position_seat(const char *value, int seats, int *out);       /* "2" */
bool position_seats(const char *value, int seats, uint16_t *out); /* "1 3" or "": a set of seats */
bool position_number(const char *value, int min, int max, int *out);
bool position_one_of(const char *value, const char *const *words, uint8_t *out); /* its index */
bool position_choice(enum card_family family, const char *value, uint8_t *out);  /* "R"; "-": 0 */
bool position_card(enum card_family family, const char *value, card_t *out);
/* Reads the value as cards; "" is an empty list. Returns how many; -1: one of the words is not a
 * card, or there are more than `cap`. */
int position_cards(enum card_family family, const char *value, card_t *out, int cap);
/* The index of the value's first word, in upper or lower case, in a list that ends with NULL; -1:
 * it is not there. `*rest` (if not NULL) then points after the word. For `phase: drew R5`. */
int position_word(const char *value, const char *const *words, const char **rest);

/* ---- Keys that fill one field each ---- */
enum position_kind {
    POSITION_SEAT,  /* into a uint8_t, as are the next four */
    POSITION_WAY,   /* "cw" or "ccw" */
    POSITION_SUIT,  /* or "-" */
    POSITION_COLOR, /* or "-" */
    POSITION_WORD,  /* one of `words`, as its index */
    POSITION_SEATS, /* a seat set into a uint16_t */
    POSITION_LEFT,  /* a set of seats that is taken out of the set in a uint16_t */
    POSITION_SMALL, /* a number from `min` to `max` into a uint16_t or int16_t */
    POSITION_BYTE,  /* the same into a uint8_t */
    /* `reports 2: 1`: a number for a seat, into an array by seat, of uint8_t or of uint16_t */
    POSITION_EACH_BYTE,
    POSITION_EACH_SMALL
};
struct position_field {
    const char *key;
    enum position_kind kind;
    size_t at; /* of the field in the state */
    int min, max;
    const char *const *words; /* ends with NULL */
};
/* Reads a key into its field of `state`. 1: done; 0: none of the fields (which
 * end with a NULL key) has this key; -1: the value is wrong. */
int position_field(const struct position_field *fields, const struct position_reader *r, int seats,
                   void *state);
/* Reads a whole text: calls `read` for each line, which answers as position_field does. Returns
 * GAME_OK, or a refusal whose sentence names the game by its title. */
enum game_code position_lines(const char *text, const char *title,
                              int (*read)(void *arg, const struct position_reader *r), void *arg,
                              char *why, size_t whycap);

/* Writes the sentence of a refusal and returns GAME_BAD_MOVE, for the reader of a game to return.
 */
enum game_code position_fail(char *why, size_t cap, const char *format, ...) PRINTF(3, 4);

/* ---- Piles ---- */
/* Reads a `hand SEAT`, `pile` or `deck` line. Returns 1: done; 0: it is another key; -1: it is
 * wrong. */
int piles_read(struct shed *p, enum card_family family, int seats,
               const struct position_reader *line);
/* A card that occurs more often than the pack has it; CARD_NONE: there is none. Cards of `pack` may
 * be missing, since some lie elsewhere (lives). */
card_t piles_surplus(const struct shed *p, int seats, const card_t *pack, int n);
