/*
 * See roster.h. The roster is a sorted array. With ten thousand people on, up to 160 KB are moved
 * for a newcomer, and 14 comparisons find somebody. Most of them look only at the fronts of the
 * names, because the names are in the sessions, and few of these are in a cache. The numbers of ten
 * thousand guests take 1,250 bytes.
 */
#include "roster.h"

#include <ctype.h>
#include <strings.h>

#include "session.h"

enum { WORD_BITS = 64, NUMBER_MAX = 9999999 };

/* What is looked for: the first `len` bytes of `name`. `front` has the first eight of them in small
 * letters, the first byte highest, so that fronts sort as names do. */
struct roster_name {
    const char *name;
    size_t len;
    uint64_t front;
};

static struct roster_name roster_name(const char *name, size_t len)
{
    struct roster_name of = {.name = name, .len = len};
    for (size_t i = 0; i < sizeof(of.front); i++)
        of.front = of.front << 8 |
                   (i < len && *name != '\0' ? (unsigned char)tolower((unsigned char)*name++) : 0);
    return of;
}

/* Compares the name at `place` with the first bytes of `of`. */
static int roster_compare(const struct roster *roster, size_t place, const struct roster_name *of)
{
    uint64_t front = roster->front[place];
    if (of->len < sizeof(front))
        front &= ~(UINT64_MAX >> 8 * of->len);
    if (front != of->front)
        return front < of->front ? -1 : 1;
    return of->len <= sizeof(front) ? 0 : strncasecmp(roster->at[place]->name, of->name, of->len);
}

/* The first place whose name is not below `of`. */
static size_t roster_bound(const struct roster *roster, const struct roster_name *of)
{
    size_t low = 0, high = roster->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (roster_compare(roster, middle, of) < 0)
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
    const struct roster_name of = roster_name(name, STORE_NAME_MAX);
    size_t place = roster_bound(roster, &of), word = number / WORD_BITS;
    if (word >= roster->words) {
        size_t words = word + 1 > 2 * roster->words ? word + 1 : 2 * roster->words;
        roster->taken = xreallocarray(roster->taken, words, sizeof(roster->taken[0]));
        memset(roster->taken + roster->words, 0,
               (words - roster->words) * sizeof(roster->taken[0]));
        roster->words = words;
    }
    uint64_t bit = UINT64_C(1) << number % WORD_BITS;
    if (place < roster->n && roster_compare(roster, place, &of) == 0)
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

/* Moves those from the place `from` on to the place `to`, where there is room. */
static void roster_move(struct roster *roster, size_t to, size_t from)
{
    size_t n = roster->n - from;
    memmove(roster->at + to, roster->at + from, n * sizeof(roster->at[0]));
    memmove(roster->front + to, roster->front + from, n * sizeof(roster->front[0]));
}

void roster_add(struct roster *roster, struct session *session)
{
    const struct roster_name of = roster_name(session->name, sizeof(session->name));
    size_t place = roster_bound(roster, &of);
    if (roster->n == roster->size) {
        XGROW(roster->at, roster->n, roster->size);
        roster->front = xreallocarray(roster->front, roster->size, sizeof(roster->front[0]));
    }
    roster_move(roster, place + 1, place);
    roster->at[place] = session;
    roster->front[place] = of.front;
    roster->n++;
    roster->guests += session->kind == PERSON_GUEST;
    roster_number_note(roster, session->name);
}

void roster_remove(struct roster *roster, const struct session *session)
{
    const struct roster_name of = roster_name(session->name, sizeof(session->name));
    size_t place = roster_bound(roster, &of);
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
    const struct roster_name of = roster_name(start, strlen(start));
    size_t from = roster_bound(roster, &of), to = from, step = 1;
    *first = roster->n > 0 ? roster->at + from : NULL;
    /* The end of the range is mostly near, and the caller looks at the people before it next. So
     * the steps double while they stay within the range, then halve. */
    for (bool within = true; step > 0; step = within ? 2 * step : step / 2) {
        size_t next = to + step;
        bool there = next <= roster->n && roster_compare(roster, next - 1, &of) == 0;
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
