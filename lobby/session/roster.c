/*
 * A sorted array. With ten thousand people on, 160 KB are moved for a newcomer, and 14 comparisons
 * find somebody. An array of its own holds the front of each name, because the name itself
 * is in its session, which is rarely in a cache. The numbers of ten thousand guests take 1,250
 * bytes.
 */
#include "roster.h"

#include <ctype.h>
#include <strings.h>

#include "session.h"

enum { FIRST_SIZE = 64, WORD_BITS = 64, NUMBER_MAX = 9999999 };

/* What names are compared with: the first `len` bytes of `name`. `front` of them is compared first.
 */
struct wanted {
    const char *name;
    size_t len;
    uint64_t front, counts; /* counts: a mask of the bits of `front` that count */
};

/* The first eight bytes in small letters, the first byte highest, so that fronts sort as names do.
 */
static uint64_t roster_front_of(const char *name)
{
    uint64_t front = 0;
    for (size_t i = 0; i < sizeof(front); i++) {
        front = front << 8 | (unsigned char)tolower((unsigned char)*name);
        name += *name != '\0';
    }
    return front;
}

static struct wanted roster_want(const char *name, size_t len)
{
    struct wanted wanted = {.name = name, .len = len, .counts = UINT64_MAX};
    if (len < sizeof(wanted.front))
        wanted.counts = ~(UINT64_MAX >> 8 * len);
    wanted.front = roster_front_of(name) & wanted.counts;
    return wanted;
}

/* Compares like strncasecmp, with the name at `place`. */
static int roster_compare(const struct roster *roster, size_t place, const struct wanted *wanted)
{
    uint64_t front = roster->front[place] & wanted->counts;
    if (front != wanted->front)
        return front < wanted->front ? -1 : 1;
    if (wanted->len <= sizeof(front))
        return 0;
    return strncasecmp(roster->at[place]->name, wanted->name, wanted->len);
}

/* The first place whose name is not below the wanted one. */
static size_t roster_bound(const struct roster *roster, const struct wanted *wanted)
{
    size_t low = 0, high = roster->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (roster_compare(roster, middle, wanted) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The number of a guest with this name; 0: it is not a guest's name. */
static size_t roster_guest_number_it(const char *name)
{
    char *end;
    if (strncasecmp(name, "guest", 5) != 0 || name[5] < '1' || name[5] > '9')
        return 0;
    unsigned long number = strtoul(name + 5, &end, 10);
    return *end == '\0' && number <= NUMBER_MAX ? number : 0;
}

/* Notes that somebody with this name has come or gone. */
static void roster_number_note(struct roster *roster, const char *name)
{
    size_t number = roster_guest_number_it(name);
    if (number-- == 0)
        return;
    const struct wanted wanted = roster_want(name, STORE_NAME_MAX);
    size_t place = roster_bound(roster, &wanted);
    size_t word = number / WORD_BITS;
    if (word >= roster->words) {
        size_t words = word + 1 > 2 * roster->words ? word + 1 : 2 * roster->words;
        roster->taken = xreallocarray(roster->taken, words, sizeof(roster->taken[0]));
        memset(roster->taken + roster->words, 0,
               (words - roster->words) * sizeof(roster->taken[0]));
        roster->words = words;
    }
    uint64_t bit = UINT64_C(1) << number % WORD_BITS;
    if (place < roster->n && roster_compare(roster, place, &wanted) == 0)
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

/* Moves those from `from` on to `to`, where there is room. */
static void roster_move(struct roster *roster, size_t to, size_t from)
{
    size_t n = roster->n - from;
    memmove(roster->at + to, roster->at + from, n * sizeof(roster->at[0]));
    memmove(roster->front + to, roster->front + from, n * sizeof(roster->front[0]));
}

void roster_add(struct roster *roster, struct session *session)
{
    const struct wanted wanted = roster_want(session->name, sizeof(session->name));
    size_t place = roster_bound(roster, &wanted);
    if (roster->n == roster->size) {
        roster->size = roster->size > 0 ? 2 * roster->size : FIRST_SIZE;
        roster->at = xreallocarray(roster->at, roster->size, sizeof(roster->at[0]));
        roster->front = xreallocarray(roster->front, roster->size, sizeof(roster->front[0]));
    }
    roster_move(roster, place + 1, place);
    roster->at[place] = session;
    roster->front[place] = wanted.front;
    roster->n++;
    roster->guests += session->kind == PERSON_GUEST;
    roster_number_note(roster, session->name);
}

void roster_remove(struct roster *roster, const struct session *session)
{
    const struct wanted wanted = roster_want(session->name, sizeof(session->name));
    size_t place = roster_bound(roster, &wanted);
    while (place < roster->n && roster->at[place] != session)
        place++;
    if (place == roster->n)
        return;
    roster_move(roster, place, place + 1);
    roster->n--;
    roster->guests -= session->kind == PERSON_GUEST;
    roster_number_note(roster, session->name);
}

size_t roster_range(const struct roster *roster, const char *start, struct session *const **first)
{
    const struct wanted wanted = roster_want(start, strlen(start));
    size_t from = roster_bound(roster, &wanted), to = from, step = 1;
    *first = roster->n > 0 ? roster->at + from : NULL;
    /* The end of the range is mostly near, and the caller looks at those before it next. So the
     * steps double while they stay within the range, then halve. */
    for (bool within = true; step > 0; step = within ? 2 * step : step / 2) {
        size_t next = to + step;
        bool there = next <= roster->n && roster_compare(roster, next - 1, &wanted) == 0;
        to = there ? next : to;
        within = within && there;
    }
    return to - from;
}

void roster_free(struct roster *roster)
{
    free(roster->at);
    free(roster->front);
    free(roster->taken);
    *roster = (struct roster){0};
}
