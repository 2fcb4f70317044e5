/*
 * Filters say what the staff do not want in talk, and what becomes of a line that has it. They
 * apply to the channels, to talk at tables, to tells, to the names of guests and new accounts, and
 * to other words that people read (channel_shown). In what the staff say themselves, filters only
 * replace words by stars. The staff's acts on filters are in filter_acts.c. sieve.h says what a
 * filter finds.
 *
 * Only two people read a tell, so no tell is held or reported. A tell that would be held is not
 * sent. The person who gets a tell can report it.
 */
#pragma once

#include "channel.h"

struct sieve;

enum {
    FILTERS_MAX = 100,       /* how many filters there may be */
    FILTER_HELD_MAX = 60,    /* how many lines may wait for the staff, of all people together */
    FILTER_HELD_EACH = 3,    /* how many lines of one person may wait */
    FILTER_HELD_MS = 3600000 /* lines that have waited longer are dropped */
};

/* What becomes of a line. */
enum filter_action {
    FILTER_HOLD,  /* it waits until the staff let it through */
    FILTER_STAR,  /* what was found is replaced by stars */
    FILTER_MUTE,  /* it does not go out, and its author is muted */
    FILTER_REPORT /* it goes out, and is reported to the staff */
};
#define FILTER_ACTIONS "hold|star|mute|report"

extern const struct lobby_part filter_part;

/* ---- The filters, by their numbers ---- */

/* The filter at this place, from 0, in the order of the numbers. `sieve` (may be NULL) gets its
 * sieve. NULL: there are no more. */
const struct store_filter *filter_at(const struct lobby *lobby, int i, const struct sieve **sieve);
/* Makes a number for a new filter. It is not given again, even if the filter is not stored. */
int64_t filter_number(struct lobby *lobby);
/* Adds a filter that is stored, and takes over its sieve. */
void filter_add(struct lobby *lobby, const struct store_filter *filter, struct sieve *sieve);
/* Forgets a filter that the caller has dropped from the store. */
void filter_drop(struct lobby *lobby, int64_t number);

/* ---- Talk ---- */

/* Does what the filters want with a line, and may rewrite it in place. False: the line does not go
 * out, and the person is told why. */
bool filter_line(struct session *from, const struct channel_place *place, char *text);
/* Whether a filter finds something in a name, whatever its action. */
bool filter_forbids(struct lobby *lobby, const char *name);

/* ---- Lines that are held ---- */

struct filter_held {
    int64_t number; /* by which the staff name it */
    int64_t at_ms;  /* since when it waits, UTC */
    int64_t person; /* its author */
    int64_t filter; /* the number of the filter that holds it */
    char name[STORE_NAME_MAX];
    struct channel_place place;
    char *text;
};
/* The held line at this place, from 0, oldest first; NULL: there are no more. */
const struct filter_held *filter_held_at(struct lobby *lobby, int i);
/* Lets a held line through (`release`) or drops it, and tells its author. Returns NULL, or why that
 * is not possible. */
const char *filter_held_decide(struct lobby *lobby, int64_t number, bool release);
