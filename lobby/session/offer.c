/*
 * Offers. See offer.h.
 */
#include "offer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "screen.h"
#include "session.h"
#include "utf8.h"
#include "xalloc.h"

static void offer_drop(struct session *s, int64_t from)
{
    for (struct offer **at = &s->offers, *offer; (offer = *at);) {
        if (offer->from != from) {
            at = &offer->next;
            continue;
        }
        *at = offer->next;
        free(offer);
    }
}

static void offer_add(struct session *s, const struct offer *offer)
{
    struct offer *copy = xcalloc(1, sizeof(*copy)), **at = &s->offers;
    int n = 0;
    offer_drop(s, offer->from);
    for (; *at; at = &(*at)->next)
        n++;
    if (n == OFFERS_MAX) {
        offer_drop(s, s->offers->from);
        for (at = &s->offers; *at;)
            at = &(*at)->next;
    }
    *copy = *offer;
    copy->next = NULL;
    *at = copy;
}

static void offer_tell(struct session *s, const struct offer *offer, const struct table_info *info)
{
    SESSION_SPEAKS(s);
    struct ui_viewer viewer = session_viewer(s);
    struct buf terms = {0};
    ui_terms(&terms, &viewer, info);
    session_say(s,
                offer->challenge
                    ? N_("!! %s challenges you at table %d: %s, %s. Type `accept` or `decline` "
                         "within two minutes.")
                    : N_("!! %s invites you to table %d: %s, %s. Type `accept` or `decline`."),
                offer->name, (int)info->number, info->rules->title, buf_text(&terms));
    buf_free(&terms);
}

void offer_make(const struct session *from, struct session *to, const struct table_info *info,
                bool challenge)
{
    struct offer offer = {.from = from->person, .table = info->number, .challenge = challenge};
    utf8_copy(from->name, offer.name, sizeof(offer.name));
    offer_add(to, &offer);
    memcpy(to->tell_to, from->name, sizeof(to->tell_to));
    session_ring(to);
    offer_tell(to, &offer, info);
    session_ticket(to);
    screen_due(to);
}

static bool offer_stands(const struct session *s, const struct offer *offer,
                         struct table_info *info)
{
    return tables_info(s->lobby->tables, offer->table, info) && table_open_to(info, s->name) &&
           (!offer->challenge || strcmp(info->kept, s->name) == 0) &&
           tables_seat_of(s->lobby->tables, offer->from, NULL) == offer->table;
}

const struct offer *offers_open(struct session *s)
{
    struct table_info info;
    for (struct offer *offer = s->offers, *next; offer; offer = next) {
        next = offer->next;
        if (!offer_stands(s, offer, &info))
            offer_drop(s, offer->from);
    }
    return session_where(s, NULL) != CMD_TABLE ? s->offers : NULL;
}

void offers_tell(struct session *s)
{
    struct table_info info;
    for (const struct offer *offer = offers_open(s); offer; offer = offer->next)
        if (tables_info(s->lobby->tables, offer->table, &info))
            offer_tell(s, offer, &info);
}

void offer_end(struct session *s, const struct offer *offer)
{
    offer_drop(s, offer->from);
    screen_due(s);
}

void offers_free(struct session *s)
{
    while (s->offers)
        offer_drop(s, s->offers->from);
}

void offers_write(const struct session *s, struct buf *out)
{
    for (const struct offer *offer = s->offers; offer; offer = offer->next)
        buf_printf(out, "%" PRId64 " %" PRId32 " %d %s;", offer->from, offer->table,
                   offer->challenge, offer->name);
}

void offers_read(struct session *s, const char *text)
{
    struct offer offer = {.next = NULL};
    int challenge, len;
    while (sscanf(text, "%" SCNd64 " %" SCNd32 " %d %16[^;];%n", &offer.from, &offer.table,
                  &challenge, offer.name, &len) == 4) {
        offer.challenge = challenge != 0;
        offer_add(s, &offer);
        text += len;
    }
}
