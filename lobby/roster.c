/*
 * A sorted array: ten thousand people are 80 KB to move for one who comes, and 14 names to look at
 * for one who is asked for. The numbers of ten thousand guests are 1,250 bytes.
 */
#include "roster.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "session.h"
#include "xalloc.h"

enum { FIRST_SIZE = 64, WORD_BITS = 64, NUMBER_MAX = 9999999 };

/* The first place whose name is not below `name`, of which `len` bytes count. */
static size_t bound(const struct roster *roster, const char *name, size_t len)
{
    size_t low = 0, high = roster->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strncasecmp(roster->at[middle]->name, name, len) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The number of a guest with such a name; 0: another name. */
static size_t guest_number(const char *name)
{
    char *end;
    if (strncasecmp(name, "guest", 5) != 0 || name[5] < '1' || name[5] > '9')
        return 0;
    unsigned long number = strtoul(name + 5, &end, 10);
    return *end == '\0' && number <= NUMBER_MAX ? number : 0;
}

/* Somebody of that name has come or gone. */
static void number_note(struct roster *roster, const char *name)
{
    size_t number = guest_number(name), place = bound(roster, name, STORE_NAME_MAX);
    if (number-- == 0)
        return;
    size_t word = number / WORD_BITS;
    if (word >= roster->words) {
        size_t words = word + 1 > 2 * roster->words ? word + 1 : 2 * roster->words;
        roster->taken = xreallocarray(roster->taken, words, sizeof roster->taken[0]);
        memset(roster->taken + roster->words, 0, (words - roster->words) * sizeof roster->taken[0]);
        roster->words = words;
    }
    uint64_t bit = UINT64_C(1) << number % WORD_BITS;
    if (place < roster->n && strcasecmp(roster->at[place]->name, name) == 0)
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
    size_t place = bound(roster, session->name, sizeof session->name);
    if (roster->n == roster->size) {
        roster->size = roster->size > 0 ? 2 * roster->size : FIRST_SIZE;
        roster->at = xreallocarray(roster->at, roster->size, sizeof(struct session *));
    }
    memmove(roster->at + place + 1, roster->at + place,
            (roster->n - place) * sizeof(struct session *));
    roster->at[place] = session;
    roster->n++;
    roster->guests += session->kind == PERSON_GUEST;
    number_note(roster, session->name);
}

void roster_remove(struct roster *roster, const struct session *session)
{
    size_t place = bound(roster, session->name, sizeof session->name);
    while (place < roster->n && roster->at[place] != session)
        place++;
    if (place == roster->n)
        return;
    roster->n--;
    memmove(roster->at + place, roster->at + place + 1,
            (roster->n - place) * sizeof(struct session *));
    roster->guests -= session->kind == PERSON_GUEST;
    number_note(roster, session->name);
}

size_t roster_range(const struct roster *roster, const char *start, struct session *const **first)
{
    size_t len = strlen(start), from = bound(roster, start, len), to = from, step = 1;
    *first = roster->n > 0 ? roster->at + from : NULL;
    /* Its end is mostly near, and who is before it is looked at next: in steps that double while
     * they stay within, then halve. */
    for (bool within = true; step > 0; step = within ? 2 * step : step / 2) {
        size_t next = to + step;
        bool there = next <= roster->n && strncasecmp(roster->at[next - 1]->name, start, len) == 0;
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
