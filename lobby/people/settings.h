/*
 * What a player can set. An account's settings are stored with it. A guest's last as long as the
 * guest, who may come back with a token (resume.h). Each setting is a row of a table.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

struct settings {
    /* Those that a notice of a table reads come first. */
    char layout[8];     /* auto, screen, line, plain */
    char language[8];   /* auto, en, es... */
    char turns[8];      /* off, on */
    char sort[8];       /* value, suit */
    char bell[8];       /* auto, off, on */
    char placing[8];    /* auto, ask */
    char colour[8];     /* auto, off, 16, 256 */
    char ascii[8];      /* auto, on, off */
    char background[8]; /* dark, light */
    char input[8];      /* auto, line, char */
    char keys[8];       /* auto, off, on */
    char mouse[8];      /* auto, off, on */
    char motion[8];     /* on, off */
    char noplay[8];     /* off, on */
    char badge[8];      /* on, off; only the staff has it */
    char staffnews[8];  /* on, off; only the staff has it */
    char seeks[8];      /* auto, on, fitting, off */
    char timezone[8];   /* UTC, or an offset (timezone.h) */
    /* Kept with the settings, but not set by name. `learned`: bit i: the player had the lesson of
     * game_registry[i]. `played`: how many games they have played to the end, at most
     * SETTINGS_PLAYED_MOST; SETTINGS_OFFERED once they have been told of `keys`, too. `notify`:
     * which games they want to hear of (wanted.h). */
    unsigned char learned, played, notify;
};
enum { SETTINGS_N = 18, SETTINGS_PLAYED_MOST = 3, SETTINGS_OFFERED };

struct setting_row {
    const char *name;
    const char *const *words; /* the first is the default */
    size_t offset;            /* in struct settings */
    bool door;                /* the door carries it out (term->ops->set) */
    bool staff;               /* only the staff has it, and players are not told of it */
    const char *help;
    /* Whether the setting may have the value `word`, which is not one of `words`; `out` gets the
     * form in which it is kept. NULL: only `words` are possible. */
    bool (*takes)(const char *word, char out[8]);
    const char *also; /* tells people what other values `takes` takes */
};
extern const struct setting_row settings_table[SETTINGS_N + 1]; /* ends with a NULL name */

void settings_default(struct settings *settings);
/* The row with this name ("color" works, too); NULL: none. */
const struct setting_row *settings_row(const char *name);
/* The value of a setting. It lives in `settings`. */
const char *settings_get(const struct settings *settings, const struct setting_row *row);
/* Changes a setting. Returns NULL, or the sentence in `why`, which names the possible words. */
const char *settings_set(struct settings *settings, const struct setting_row *row, const char *word,
                         char *why, size_t whycap);
/* Takes the next `name=value` off a text in which these are separated by the characters `gaps`.
 * `word` gets the name. Returns the value, which lives in `word`; NULL: there is no further one.
 * Skips what has no `=`, or does not fit into `word`. */
const char *settings_pair_next(const char **text, const char *gaps, char *word, size_t cap);
/* Reads `name=value` words that are separated by line ends or blanks. Skips unknown ones. */
void settings_read(struct settings *settings, const char *text);
/* Appends the settings that are not at their default, a line `name=value` each. */
void settings_write(const struct settings *settings, struct buf *out);
