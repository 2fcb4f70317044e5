/*
 * Filters say what the staff do not want in talk, and what becomes of a line that has it. They
 * apply to the channels, to talk at tables, to tells and to the names of guests and new accounts.
 * Of what the staff say, filters only replace words by stars. The staff's acts on filters are in
 * filter_acts.c; sieve.h says what a filter finds.
 *
 * Only the two people read a tell. So no tell is held or reported: one that would be held is not
 * sent, and the person who gets a tell can report it.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "channel.h"
#include "store.h"

struct lobby;
struct session;
struct sieve;

enum {
    FILTERS_MAX = 100,
    FILTER_HELD_MAX = 60,    /* how many lines may wait for the staff, of all people */
    FILTER_HELD_EACH = 3,    /* how many of them of one person */
    FILTER_HELD_MS = 3600000 /* lines that waited longer are dropped */
};

enum filter_action { FILTER_HOLD, FILTER_STAR, FILTER_MUTE, FILTER_REPORT };
#define FILTER_ACTIONS "hold|star|mute|report"

extern const struct lobby_part filter_part;

/* ---- The filters, by their numbers ---- */

/* The filter at this place, in the order of the numbers, and its sieve (may be NULL). NULL: there
 * are no more. */
const struct store_filter *filter_at(const struct lobby *lobby, int i, const struct sieve **sieve);
/* A number for a new filter. It is not given again, even if the filter is not stored. */
int64_t filter_number(struct lobby *lobby);
/* Adds a filter that is stored, and takes over its sieve. */
void filter_add(struct lobby *lobby, const struct store_filter *filter, struct sieve *sieve);
/* Forgets a filter that the caller has dropped from the store. */
void filter_drop(struct lobby *lobby, int64_t number);

/* ---- Talk ---- */

/* Where a line will go. */
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
/* The held line at this place, oldest first; NULL: there are no more. */
const struct filter_held *filter_held_at(struct lobby *lobby, int i);
/* Lets a held line through or drops it, and tells its author. Returns NULL, or why that is not
 * possible. */
const char *filter_held_decide(struct lobby *lobby, int64_t number, bool release);
