/* The events of a cup as text (cup.h). Each is numbers and words with a blank between them. */
#include <inttypes.h>

#include "cup.h"

static const char *const names[CUP_EVENTS] = {
    [CUP_OPENED] = "opened",       [CUP_INVITED] = "invited", [CUP_JOINED] = "joined",
    [CUP_LEFT] = "left",           [CUP_MERGED] = "merged",   [CUP_STARTED] = "started",
    [CUP_DRAWN] = "drawn",         [CUP_PLAYED] = "played",   [CUP_VOIDED] = "voided",
    [CUP_PAUSED] = "paused",       [CUP_GONE_ON] = "goneon",  [CUP_WITHDRAWN] = "withdrawn",
    [CUP_REMOVED] = "removed",     [CUP_ENDED] = "ended",     [CUP_CALLED] = "calledoff",
    [CUP_CANCELLED] = "cancelled",
};

const char *cup_event_name(enum cup_event_kind kind)
{
    return names[kind];
}

void cup_event_clear(struct cup_event *e)
{
    free(e->rating);
    free(e->drawn);
    free(e->turned);
    free(e->places);
    e->rating = NULL;
    e->drawn = NULL;
    e->turned = NULL;
    e->places = NULL;
    e->n = e->nturned = 0;
}

/* ---- Writing ---- */

void cup_event_write(const struct cup_event *e, int first, struct buf *body)
{
    switch (e->kind) {
    case CUP_OPENED: buf_printf(body, "%" PRId64 " %s", e->start_ms, e->text); break;
    case CUP_JOINED:
        buf_printf(body, "%" PRId64 " %" PRIu32 " %" PRId32, e->account, e->address, e->rating[0]);
        break;
    case CUP_INVITED:
    case CUP_LEFT:
    case CUP_WITHDRAWN: buf_printf(body, "%" PRId64, e->account); break;
    case CUP_MERGED: buf_printf(body, "%" PRId64 " %" PRId64, e->account, e->into); break;
    case CUP_STARTED:
        for (int i = 0; i < e->n; i++)
            buf_printf(body, "%s%" PRId32, i > 0 ? " " : "", e->rating[i]);
        break;
    case CUP_DRAWN:
        buf_printf(body, "%" PRId32, e->round);
        /* "0,4,2!": the entrants by seat; "!" says that the table is not ranked */
        for (int i = 0; i < e->n; i++) {
            const struct draw_table *t = &e->drawn[i];
            for (int s = 0; s < t->seats; s++)
                buf_printf(body, "%s%d", s > 0 ? "," : " ", t->entrant[s] + first);
            buf_puts(body, t->unranked ? "!" : "");
        }
        for (int i = 0; i < e->nturned; i++)
            buf_printf(body, " -%d", e->turned[i] + first);
        break;
    case CUP_PLAYED:
        buf_printf(body, "%" PRId32 " %" PRId32 " %" PRId64 " %d", e->round, e->table, e->number,
                   e->ranked);
        for (int s = 0; s < e->seats; s++)
            buf_printf(body, " %d,%d,%d", e->result[s].place, e->result[s].cards,
                       e->result[s].absent);
        break;
    case CUP_VOIDED: buf_printf(body, "%" PRId32 " %" PRId32, e->round, e->table); break;
    case CUP_REMOVED: buf_printf(body, "%" PRId64 " %s", e->account, e->text); break;
    case CUP_ENDED:
        buf_printf(body, "%d", e->back);
        for (int i = 0; i < e->n; i++) {
            buf_printf(body, " %d,%d", e->places[i].entrant + first, e->places[i].place);
            if (e->places[i].prize != 0)
                buf_printf(body, ",%" PRId64, e->places[i].prize);
        }
        break;
    case CUP_PAUSED:
    case CUP_CANCELLED: buf_puts(body, e->text); break;
    case CUP_GONE_ON:
    case CUP_CALLED:
    case CUP_EVENTS: break;
    }
}

/* ---- Reading ---- */

struct reader {
    const char *at;
    int first; /* the number of the first entrant */
    bool bad;
};

/* Reads a number in this range, and the blank after it. */
static int64_t cup_event_get(struct reader *r, int64_t least, int64_t most)
{
    char *end;
    bool digits = (r->at[0] >= '0' && r->at[0] <= '9') ||
                  (r->at[0] == '-' && r->at[1] >= '0' && r->at[1] <= '9');
    int64_t value = digits ? strtoll(r->at, &end, 10) : 0;
    if (r->bad || !digits || value < least || value > most) {
        r->bad = true;
        return 0;
    }
    r->at = end;
    if (*r->at == ' ')
        r->at++;
    return value;
}

static uint16_t cup_event_get_entrant(struct reader *r)
{
    return (uint16_t)(cup_event_get(r, r->first, DRAW_ENTRANTS_MAX) - r->first);
}

static bool cup_event_comma(struct reader *r)
{
    if (*r->at != ',')
        return false;
    r->at++;
    return true;
}

static void cup_event_get_table(struct reader *r, struct draw_table *t)
{
    do {
        if (t->seats == DRAW_SEATS_MAX) {
            r->bad = true;
            return;
        }
        t->entrant[t->seats++] = cup_event_get_entrant(r);
    } while (!r->bad && cup_event_comma(r));
    if (*r->at == '!') {
        t->unranked = true;
        r->at++;
        r->at += *r->at == ' ';
    }
}

static void cup_event_get_drawn(struct reader *r, struct cup_event *out)
{
    out->round = (int32_t)cup_event_get(r, 1, UINT8_MAX);
    out->drawn = xcalloc(DRAW_ENTRANTS_MAX, sizeof(*out->drawn));
    while (!r->bad && *r->at != '\0' && *r->at != '-' && out->n < DRAW_ENTRANTS_MAX)
        cup_event_get_table(r, &out->drawn[out->n++]);
    if (*r->at == '-')
        out->turned = xcalloc(DRAW_ENTRANTS_MAX, sizeof(*out->turned));
    while (!r->bad && *r->at == '-' && out->nturned < DRAW_ENTRANTS_MAX) {
        r->at++;
        out->turned[out->nturned++] = cup_event_get_entrant(r);
    }
}

static void cup_event_get_played(struct reader *r, struct cup_event *out)
{
    out->round = (int32_t)cup_event_get(r, 1, UINT8_MAX);
    out->table = (int32_t)cup_event_get(r, 1, INT32_MAX);
    out->number = cup_event_get(r, 0, INT64_MAX);
    out->ranked = cup_event_get(r, 0, 1) != 0;
    while (!r->bad && *r->at != '\0' && out->seats < DRAW_SEATS_MAX) {
        struct cup_seat *seat = &out->result[out->seats++];
        seat->place = (uint8_t)cup_event_get(r, 1, DRAW_SEATS_MAX);
        r->bad |= !cup_event_comma(r);
        seat->cards = (uint16_t)cup_event_get(r, 0, UINT16_MAX);
        r->bad |= !cup_event_comma(r);
        seat->absent = cup_event_get(r, 0, 1) != 0;
    }
}

static void cup_event_get_ended(struct reader *r, struct cup_event *out)
{
    out->back = cup_event_get(r, 0, 1) != 0;
    out->places = xcalloc(DRAW_ENTRANTS_MAX, sizeof(*out->places));
    while (!r->bad && *r->at != '\0' && out->n < DRAW_ENTRANTS_MAX) {
        struct cup_place *p = &out->places[out->n++];
        p->entrant = cup_event_get_entrant(r);
        r->bad |= !cup_event_comma(r);
        p->place = (uint16_t)cup_event_get(r, 1, DRAW_ENTRANTS_MAX);
        if (!r->bad && cup_event_comma(r))
            p->prize = cup_event_get(r, 1, STORE_AMOUNT_MAX);
    }
}

static void cup_event_get_ratings(struct reader *r, struct cup_event *out, int most)
{
    out->rating = xcalloc((size_t)most, sizeof(*out->rating));
    while (!r->bad && *r->at != '\0' && out->n < most)
        out->rating[out->n++] = (int32_t)cup_event_get(r, INT32_MIN, INT32_MAX);
}

/* Reads the rest, which is a text. */
static void cup_event_get_text(struct reader *r, struct cup_event *out, size_t cap)
{
    size_t len = strlen(r->at);
    r->bad |= len >= cap;
    if (!r->bad)
        utf8_copy(r->at, out->text, sizeof(out->text));
    r->at += len;
}

static void cup_event_get_body(struct reader *r, struct cup_event *out)
{
    switch (out->kind) {
    case CUP_OPENED:
        out->start_ms = cup_event_get(r, 0, INT64_MAX);
        cup_event_get_text(r, out, CUP_WORDS_MAX);
        break;
    case CUP_JOINED:
        out->account = cup_event_get(r, 1, INT64_MAX);
        out->address = (uint32_t)cup_event_get(r, 0, UINT32_MAX);
        cup_event_get_ratings(r, out, 1);
        r->bad |= out->n != 1;
        break;
    case CUP_INVITED:
    case CUP_LEFT:
    case CUP_WITHDRAWN: out->account = cup_event_get(r, 1, INT64_MAX); break;
    case CUP_MERGED:
        out->account = cup_event_get(r, 1, INT64_MAX);
        out->into = cup_event_get(r, 1, INT64_MAX);
        break;
    case CUP_STARTED: cup_event_get_ratings(r, out, DRAW_ENTRANTS_MAX); break;
    case CUP_DRAWN: cup_event_get_drawn(r, out); break;
    case CUP_PLAYED: cup_event_get_played(r, out); break;
    case CUP_VOIDED:
        out->round = (int32_t)cup_event_get(r, 1, UINT8_MAX);
        out->table = (int32_t)cup_event_get(r, 1, INT32_MAX);
        break;
    case CUP_REMOVED:
        out->account = cup_event_get(r, 1, INT64_MAX);
        cup_event_get_text(r, out, CUP_WHY_MAX);
        break;
    case CUP_ENDED: cup_event_get_ended(r, out); break;
    case CUP_PAUSED:
    case CUP_CANCELLED: cup_event_get_text(r, out, CUP_WHY_MAX); break;
    case CUP_GONE_ON:
    case CUP_CALLED:
    case CUP_EVENTS: break;
    }
}

bool cup_event_parse(const char *text, int first, int64_t at_ms, struct cup_event *out)
{
    size_t len = strcspn(text, " ");
    struct reader r = {.at = text + len + (text[len] == ' '), .first = first};
    int k = 0;
    *out = (struct cup_event){.at_ms = at_ms};
    while (k < CUP_EVENTS && (strlen(names[k]) != len || memcmp(names[k], text, len) != 0))
        k++;
    if (k == CUP_EVENTS)
        return false;
    out->kind = (enum cup_event_kind)k;
    cup_event_get_body(&r, out);
    if (!r.bad && *r.at == '\0')
        return true;
    cup_event_clear(out);
    return false;
}
