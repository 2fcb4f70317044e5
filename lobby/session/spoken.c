/*
 * See spoken.h.
 */
#include "spoken.h"

#include <string.h>

#include "tongue.h"
#include "words.h"

#define CONTEXT "typed"
/* The commands, each as the key of its words in the catalogue. */
static const char *const keys[] = {
    NC_("typed", "yes"),     NC_("typed", "no"),      NC_("typed", "help"),
    NC_("typed", "draw"),    NC_("typed", "pass"),    NC_("typed", "hand"),
    NC_("typed", "quit"),    NC_("typed", "take"),    NC_("typed", "leave"),
    NC_("typed", "look"),    NC_("typed", "play"),    NC_("typed", "hint"),
    NC_("typed", "last"),    NC_("typed", "rematch"), NC_("typed", "new"),
    NC_("typed", "guest"),   NC_("typed", "tables"),  NC_("typed", "who"),
    NC_("typed", "accept"),  NC_("typed", "ready"),   NC_("typed", "next"),
    NC_("typed", "targets"), NC_("typed", "forgive"), NC_("typed", "penalize")};

const char *spoken_word(const char *line, size_t *len)
{
    *len = strcspn(line, " ");
    /* taken in every language, because people who cannot read the present one ask for Spanish */
    if (words_listed("español ESPAÑOL", line, *len))
        return "espanol";
    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
        if (words_listed(tr_context(keys[i], sizeof(CONTEXT)), line, *len))
            return keys[i] + sizeof(CONTEXT);
    return NULL;
}
