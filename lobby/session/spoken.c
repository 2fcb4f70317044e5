/*
 * See spoken.h.
 */
#include "spoken.h"

#include <string.h>
#include <strings.h>

#include "tongue.h"

static const char *const commands[] = {
    "yes",    "no",   "help",   "draw",  "pass", "hand",    "quit",    "take",
    "leave",  "look", "play",   "hint",  "last", "rematch", "new",     "guest",
    "tables", "who",  "accept", "ready", "next", "targets", "forgive", "penalize"};
enum { SPOKEN_WORDS = sizeof(commands) / sizeof(commands[0]) };

/* The words for a command in the language that is spoken. */
static const char *spoken_list(int at)
{
    switch (at) {
    case 0: return trc("typed", "yes");
    case 1: return trc("typed", "no");
    case 2: return trc("typed", "help");
    case 3: return trc("typed", "draw");
    case 4: return trc("typed", "pass");
    case 5: return trc("typed", "hand");
    case 6: return trc("typed", "quit");
    case 7: return trc("typed", "take");
    case 8: return trc("typed", "leave");
    case 9: return trc("typed", "look");
    case 10: return trc("typed", "play");
    case 11: return trc("typed", "hint");
    case 12: return trc("typed", "last");
    case 13: return trc("typed", "rematch");
    case 14: return trc("typed", "new");
    case 15: return trc("typed", "guest");
    case 16: return trc("typed", "tables");
    case 17: return trc("typed", "who");
    case 18: return trc("typed", "accept");
    case 19: return trc("typed", "ready");
    case 20: return trc("typed", "next");
    case 21: return trc("typed", "targets");
    case 22: return trc("typed", "forgive");
    default: return trc("typed", "penalize");
    }
}

static int spoken_listed(const char *list, const char *word, size_t len)
{
    while (*list != '\0') {
        size_t n = strcspn(list, " ");
        if (n == len && strncasecmp(list, word, len) == 0)
            return 1;
        list += n + strspn(list + n, " ");
    }
    return 0;
}

const char *spoken_word(const char *line, size_t *len)
{
    *len = strcspn(line, " ");
    /* whatever is spoken: it is asked for by people who cannot read the rest */
    if (spoken_listed("español ESPAÑOL", line, *len))
        return "espanol";
    for (int i = 0; i < SPOKEN_WORDS; i++)
        if (spoken_listed(spoken_list(i), line, *len))
            return commands[i];
    return NULL;
}
