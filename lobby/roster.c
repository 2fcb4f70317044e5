/*
 * A sorted array: ten thousand people are 80 KB to move for one who comes, and 14 names to look at
 * for one who is asked for.
 */
#include "roster.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "session.h"
#include "xalloc.h"

enum { FIRST_SIZE = 64 };

/* The first place whose name is not below `name`, of which `len` bytes count; with `above`, the
 * first that is above it. */
static size_t bound(const struct roster *roster, const char *name, size_t len, bool above)
{
    size_t low = 0, high = roster->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strncasecmp(roster->at[middle]->name, name, len);
        if (order < 0 || (above && order == 0))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void roster_add(struct roster *roster, struct session *session)
{
    size_t place = bound(roster, session->name, sizeof session->name, false);
    if (roster->n == roster->size) {
        roster->size = roster->size > 0 ? 2 * roster->size : FIRST_SIZE;
        roster->at = xreallocarray(roster->at, roster->size, sizeof(struct session *));
    }
    memmove(roster->at + place + 1, roster->at + place,
            (roster->n - place) * sizeof(struct session *));
    roster->at[place] = session;
    roster->n++;
}

void roster_remove(struct roster *roster, const struct session *session)
{
    size_t place = bound(roster, session->name, sizeof session->name, false);
    while (place < roster->n && roster->at[place] != session)
        place++;
    if (place == roster->n)
        return;
    roster->n--;
    memmove(roster->at + place, roster->at + place + 1,
            (roster->n - place) * sizeof(struct session *));
}

size_t roster_range(const struct roster *roster, const char *start, struct session *const **first)
{
    size_t len = strlen(start), from = bound(roster, start, len, false);
    *first = roster->n > 0 ? roster->at + from : NULL;
    return bound(roster, start, len, true) - from;
}

void roster_free(struct roster *roster)
{
    free(roster->at);
    *roster = (struct roster){0};
}
