/*
 * The languages of the few lines that the door says itself, while the room is away or to somebody
 * whom the room never sees. The program hands over the translations.
 */
#pragma once

#include "buf.h"
#include "marks.h"

/* Languages are numbers from 0, which is English. */
enum { SPEECH_ENGLISH = 0, SPEECH_UNKNOWN = -1 };

struct speech {
    int languages;
    /* The language that a setting or a locale names ("es", "es_AR.UTF-8"); SPEECH_UNKNOWN:
     * there is no such language. */
    int (*find)(const char *name);
    /* `text` in a language, or `text` itself if it has no translation. Static. */
    const char *(*in)(int language, const char *text) __attribute__((format_arg(2)));
};

/* Only English. */
extern const struct speech speech_english;

/* Marks a literal that is translated where it is shown. */
#define N_(text) text

/* Appends `text` in a language. For SPEECH_UNKNOWN it appends the text in each language, one after
 * the other, because the reader is told only once. `shown`: how marks are shown (marks.h). */
void speech_put(const struct speech *speech, int language, const char *text, enum marks_shown shown,
                struct buf *out);
