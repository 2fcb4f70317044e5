/*
 * Filters: what the staff do not want in talk, and what becomes of a line that has it. They apply
 * to the channels, to talk at tables, to tells and to the names of guests and new accounts; not to
 * what the staff say, but for stars. The acts are in filter_acts.c; what a filter finds, in
 * sieve.h.
 *
 * Nobody but the two reads a tell. So one that would be held is not sent instead, and none is
 * reported: whoever gets it can report it.
 */
#ifndef LOBBY_MEETING_FILTER_H
#define LOBBY_MEETING_FILTER_H

#include <stdbool.h>
#include <stdint.h>

#include "channel.h"
#include "store.h"

struct lobby;
struct session;
struct sieve;

enum {
    FILTERS_MAX = 100,
    FILTER_HELD_MAX = 60,    /* lines that wait for the staff, of all */
    FILTER_HELD_EACH = 3,    /* of one person */
    FILTER_HELD_MS = 3600000 /* lines that waited longer are dropped */
};

enum filter_action { FILTER_HOLD, FILTER_STAR, FILTER_MUTE, FILTER_REPORT };
#define FILTER_ACTIONS "hold|star|mute|report"

extern const struct lobby_part filter_part;

/* ---- The filters, by their numbers ---- */

/* The one at this place, in the order of the numbers, and what it looks for (may be NULL); NULL:
 * the end. */
const struct store_filter *filter_at(const struct lobby *lobby, int i, const struct sieve **sieve);
/* The number of a new one. It is not given again, stored or not. */
int64_t filter_number(struct lobby *lobby);
/* Takes over the sieve of one that is stored. */
void filter_add(struct lobby *lobby, const struct store_filter *filter, struct sieve *sieve);
/* Forgets it, when the caller has dropped it from the store. */
void filter_drop(struct lobby *lobby, int64_t number);

/* ---- Talk ---- */

/* Where a line is to go. */
struct filter_place {
    bool tell;
    int32_t table; /* 0: on a channel */
    int channel;
    enum channel_how how;
};
/* Does what the filters want with a line, which may be rewritten in place. False: it does not go
 * out, and the person was told why. */
bool filter_line(struct session *from, const struct filter_place *place, char *text);
/* Whether a filter finds something in a name, whatever its action. */
bool filter_forbids(struct lobby *lobby, const char *name);

/* ---- Lines that are held ---- */

struct filter_held {
    int64_t number, at_ms, person, filter;
    char name[STORE_NAME_MAX];
    struct filter_place place;
    char *text;
};
/* The one at this place, oldest first; NULL: the end. */
const struct filter_held *filter_held_at(struct lobby *lobby, int i);
/* Lets it through, or drops it; its author is told. Returns NULL, or why that is not possible. */
const char *filter_held_decide(struct lobby *lobby, int64_t number, bool release);

#endif
