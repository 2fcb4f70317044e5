/*
 * See roster.h. The roster is a sorted array. With ten thousand people on, up to 80 KB are moved
 * for a newcomer, and 14 comparisons find somebody. The numbers of ten thousand guests take 1,250
 * bytes.
 */
#include "roster.h"

#include <strings.h>

#include "session.h"

enum { WORD_BITS = 64, NUMBER_MAX = 9999999 };

/* Compares the name at `place` with the first `len` bytes of `name`, in any case. */
static int roster_compare(const struct roster *roster, size_t place, const char *name, size_t len)
{
    return strncasecmp(roster->at[place]->name, name, len);
}

/* The first place whose name is not below the first `len` bytes of `name`. */
static size_t roster_bound(const struct roster *roster, const char *name, size_t len)
{
    size_t low = 0, high = roster->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (roster_compare(roster, middle, name, len) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Notes that somebody with this name has come or gone, if it is a guest's name. */
static void roster_number_note(struct roster *roster, const char *name)
{
    char *end;
    if (strncasecmp(name, "guest", 5) != 0 || name[5] < '1' || name[5] > '9')
        return;
    size_t number = strtoul(name + 5, &end, 10);
    if (*end != '\0' || number-- > NUMBER_MAX)
        return;
    size_t place = roster_bound(roster, name, STORE_NAME_MAX), word = number / WORD_BITS;
    if (word >= roster->words) {
        size_t words = word + 1 > 2 * roster->words ? word + 1 : 2 * roster->words;
        roster->taken = xreallocarray(roster->taken, words, sizeof(roster->taken[0]));
        memset(roster->taken + roster->words, 0,
               (words - roster->words) * sizeof(roster->taken[0]));
        roster->words = words;
    }
    uint64_t bit = UINT64_C(1) << number % WORD_BITS;
    if (place < roster->n && roster_compare(roster, place, name, STORE_NAME_MAX) == 0)
        roster->taken[word] |= bit;
    else
        roster->taken[word] &= ~bit;
}

int roster_guest_number(const struct roster *roster)
{
    size_t word = 0;
    while (word < roster->words && roster->taken[word] == UINT64_MAX)
        word++;
    int free = word < roster->words ? __builtin_ctzll(~roster->taken[word]) : 0;
    return (int)(word * WORD_BITS) + free + 1;
}

void roster_add(struct roster *roster, struct session *session)
{
    size_t place = roster_bound(roster, session->name, sizeof(session->name));
    XGROW(roster->at, roster->n, roster->size);
    memmove(roster->at + place + 1, roster->at + place,
            (roster->n - place) * sizeof(roster->at[0]));
    roster->at[place] = session;
    roster->n++;
    roster->guests += session->kind == PERSON_GUEST;
    roster_number_note(roster, session->name);
}

void roster_remove(struct roster *roster, const struct session *session)
{
    size_t place = roster_bound(roster, session->name, sizeof(session->name));
    while (place < roster->n && roster->at[place] != session)
        place++;
    if (place == roster->n)
        return;
    roster->n--;
    memmove(roster->at + place, roster->at + place + 1,
            (roster->n - place) * sizeof(roster->at[0]));
    roster->guests -= session->kind == PERSON_GUEST;
    roster_number_note(roster, session->name);
}

size_t roster_range(const struct roster *roster, const char *start, struct session *const **first)
{
    size_t len = strlen(start), from = roster_bound(roster, start, len), to = from, step = 1;
    *first = roster->n > 0 ? roster->at + from : NULL;
    /* The end of the range is mostly near, and the caller looks at the people before it next. So
     * the steps double while they stay within the range, then halve. */
    for (bool within = true; step > 0; step = within ? 2 * step : step / 2) {
        size_t next = to + step;
        bool there = next <= roster->n && roster_compare(roster, next - 1, start, len) == 0;
        to = there ? next : to;
        within = within && there;
    }
    return to - from;
}

void roster_free(struct roster *roster)
{
    free(roster->at);
    free(roster->taken);
    *roster = (struct roster){0};
}
