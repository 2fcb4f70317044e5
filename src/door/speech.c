/*
 * Lines of the door in their reader's language. See speech.h.
 */
#include "speech.h"

#include <string.h>

#include "catalogue.h"

void speech_put(int language, const char *text, enum marks_shown shown, struct buf *out)
{
    bool all = language == TONGUE_NONE;
    int last = all ? catalogues_count - 1 : language;

    for (int i = all ? TONGUE_ENGLISH : language; i <= last; i++) {
        tongue_use(i);
        const char *said = tr(text);
        if (!all || i == TONGUE_ENGLISH || said != text)
            marks_put(out, said, strlen(said), shown);
    }
    tongue_use(TONGUE_ENGLISH);
}
