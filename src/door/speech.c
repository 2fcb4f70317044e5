/*
 * Lines of the door in the language of who reads them. See speech.h.
 */
#include "speech.h"

static int find_none(const char *name)
{
    (void)name;
    return SPEECH_UNKNOWN;
}

static const char *in_english(int language, const char *text)
{
    (void)language;
    return text;
}

const struct speech speech_english = {1, find_none, in_english};

void speech_put(const struct speech *speech, int language, const char *text, struct buf *out)
{
    if (text[0] == '\0')
        return;
    if (language != SPEECH_UNKNOWN) {
        buf_puts(out, speech->in(language, text));
        return;
    }
    buf_puts(out, text);
    for (language = SPEECH_ENGLISH + 1; language < speech->languages; language++) {
        const char *other = speech->in(language, text);
        if (other != text)
            buf_puts(out, other);
    }
}
