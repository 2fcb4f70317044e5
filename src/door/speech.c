/*
 * Lines of the door in their reader's language. See speech.h.
 */
#include "speech.h"

#include <string.h>

static int speech_find_none(const char *name UNUSED)
{
    return SPEECH_UNKNOWN;
}

static const char *speech_in_english(int language UNUSED, const char *text)
{
    return text;
}

const struct speech speech_english = {1, speech_find_none, speech_in_english};

static void speech_put_it(const char *text, enum marks_shown shown, struct buf *out)
{
    marks_put(out, text, strlen(text), shown);
}

void speech_put(const struct speech *speech, int language, const char *text, enum marks_shown shown,
                struct buf *out)
{
    if (text[0] == '\0')
        return;
    if (language != SPEECH_UNKNOWN) {
        speech_put_it(speech->in(language, text), shown, out);
        return;
    }
    speech_put_it(text, shown, out);
    for (language = SPEECH_ENGLISH + 1; language < speech->languages; language++) {
        const char *other = speech->in(language, text);
        if (other != text)
            speech_put_it(other, shown, out);
    }
}
