/*
 * The languages that the door says its own few lines in: what is said while the room is away, or
 * to somebody whom the room never sees. It declares here what it needs; the program hands it over.
 */
#ifndef DOOR_SPEECH_H
#define DOOR_SPEECH_H

#include "buf.h"

/* Languages are numbers from 0, which is English. */
enum { SPEECH_ENGLISH = 0, SPEECH_UNKNOWN = -1 };

struct speech {
    int languages;
    /* The language of a name, as a setting or as a locale has it ("es", "es_AR.UTF-8");
     * SPEECH_UNKNOWN: none of these. */
    int (*find)(const char *name);
    /* `text` in a language, or itself where there is no translation of it. Static. */
    const char *(*in)(int language, const char *text) __attribute__((format_arg(2)));
};

/* Nothing but English. */
extern const struct speech speech_english;

/* Marks a literal that is translated where it is shown. */
#define N_(text) text

/* Appends `text` in a language. To whom it is SPEECH_UNKNOWN of it is said in each, one after the
 * other: they are told once and cannot ask again. */
void speech_put(const struct speech *speech, int language, const char *text, struct buf *out);

#endif
