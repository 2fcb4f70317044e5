/*
 * Offers. See offer.h.
 */
#include "offer.h"

#include <inttypes.h>
#include <stdio.h>

#include "screen.h"
#include "session.h"
#include "social.h"

enum { LOOK_MS = 1000 }; /* how often it is looked whether an offer still stands */

static void offer_drop(struct session *s, int64_t from)
{
    for (struct offer **at = &s->offers, *offer; (offer = *at);) {
        if (offer->from != from) {
            at = &offer->next;
            continue;
        }
        *at = offer->next;
        timer_cancel(s->lobby->timers, &offer->look);
        free(offer->declined);
        free(offer);
    }
}

static void offer_look(void *arg);

static void offer_add(struct session *s, const struct offer *offer)
{
    struct offer *copy = xcalloc(1, sizeof(*copy)), **at = &s->offers;
    offer_drop(s, offer->from);
    while (*at)
        at = &(*at)->next;
    *copy = *offer;
    copy->next = NULL;
    copy->declined = NULL;
    copy->to = s;
    *at = copy;
    timer_set(s->lobby->timers, &copy->look, LOOK_MS, offer_look, copy);
}

/* Writes the terms of the game as they will be if `to` plays: a game with a guest is friendly. */
static void offer_put_terms(struct session *to, const struct table_info *info, struct buf *out)
{
    struct ui_viewer viewer = session_viewer(to);
    struct table_info then = *info;
    then.competitive = info->competitive && to->kind != PERSON_GUEST;
    ui_terms(out, &viewer, &then);
}

static void offer_tell(struct session *s, const struct offer *offer, const struct table_info *info,
                       bool answers)
{
    SESSION_SPEAKS(s);
    BUF_LOCAL terms = {0};
    offer_put_terms(s, info, &terms);
    session_say(s,
                answers ? N_("!! %s answers with another offer, table %d: %s, %s. Type `accept`, "
                             "`decline`, or `challenge` with other words within two minutes.")
                : offer->challenge
                    ? N_("!! %s challenges you at table %d: %s, %s. Type `accept` or `decline` "
                         "within two minutes.")
                    : N_("!! %s invites you to table %d: %s, %s. Type `accept` or `decline`."),
                offer->name, (int)info->number, info->rules->title, buf_text(&terms));
}

void offer_make(struct session *from, struct session *to, const struct table_info *info,
                bool challenge, bool answers)
{
    struct offer offer = {.from = from->person, .table = info->number, .challenge = challenge};
    utf8_copy(from->name, offer.name, sizeof(offer.name));
    offer_add(to, &offer);
    if (answers)
        offer_drop(from, to->person);
    memcpy(to->tell_to, from->name, sizeof(to->tell_to));
    session_ring(to);
    offer_tell(to, &offer, info, answers);
    if (to->kind == PERSON_GUEST && info->competitive)
        session_say(from, "%s is a guest, so a game with them is friendly.", to->name);
    session_ticket(to);
    screen_due(to);
}

static bool offer_stands(const struct session *s, const struct offer *offer,
                         struct table_info *info)
{
    return offer->declined ||
           (tables_info(s->lobby->tables, offer->table, info) && table_open_to(info, s->name) &&
            (!offer->challenge || strcmp(info->kept, s->name) == 0) &&
            tables_seat_of(s->lobby->tables, offer->from) == offer->table &&
            !social_with(s, TIE_IGNORED, offer->from));
}

/* Whether `to` sits at a table of their own that they opened to answer this offer. */
static bool offer_answered(const struct session *to, const struct offer *offer)
{
    struct table_info info;
    int32_t table = tables_seat_of(to->lobby->tables, to->person);
    return table != 0 && tables_info(to->lobby->tables, table, &info) &&
           strcmp(info.kept, offer->name) == 0;
}

/* Forgets an offer that does not stand any more. Of a challenge the session is told so (ME-D8). */
static void offer_gone(struct session *s, const struct offer *offer)
{
    if (offer->challenge && !offer_answered(s, offer) && !social_with(s, TIE_IGNORED, offer->from))
        session_say(s,
                    tables_seat_of(s->lobby->tables, offer->from) == offer->table
                        ? N_("%s's challenge is over.")
                        : N_("%s has withdrawn the challenge."),
                    offer->name);
    offer_end(s, offer);
    session_ticket(s);
}

/* The session's offers that still stand. Forgets the others. */
static const struct offer *offers_standing(struct session *s)
{
    struct table_info info;
    for (struct offer *offer = s->offers, *next; offer; offer = next) {
        next = offer->next;
        if (!offer_stands(s, offer, &info))
            offer_gone(s, offer);
    }
    return s->offers;
}

static void offer_look(void *arg)
{
    struct offer *offer = arg;
    struct session *s = offer->to;
    timer_set(s->lobby->timers, &offer->look, LOOK_MS, offer_look, offer);
    if (s->state == SESSION_IN)
        offers_standing(s);
}

bool offer_comes(const struct session *s)
{
    struct table_info info;
    return session_at(s, &info) != CMD_TABLE || (info.state == TABLE_FINISHED && info.cup.cup == 0);
}

const struct offer *offers_open(struct session *s)
{
    const struct offer *standing = offers_standing(s);
    return offer_comes(s) ? standing : NULL;
}

const struct offer *offers_shown(const struct session *s)
{
    return offer_comes(s) ? s->offers : NULL;
}

static const struct offer *offer_from(struct session *s, int64_t from)
{
    const struct offer *offer = offers_standing(s);
    while (offer && offer->from != from)
        offer = offer->next;
    return offer;
}

const struct offer *offer_challenge(struct session *s, int64_t from)
{
    const struct offer *offer = offer_from(s, from);
    struct table_info info;
    return offer && offer->challenge && tables_info(s->lobby->tables, offer->table, &info) &&
                   info.taken == 1
               ? offer
               : NULL;
}

enum offer_no offer_refusal(const struct session *from, struct session *to, bool answers)
{
    if (social_with(to, TIE_IGNORED, from->person))
        return OFFER_IGNORED;
    if (!answers && strcmp(to->settings.noplay, "on") == 0)
        return OFFER_NOPLAY;
    int others = 0;
    for (const struct offer *offer = offers_standing(to); offer; offer = offer->next)
        others += offer->from != from->person;
    return others >= OFFERS_MAX ? OFFER_MANY : OFFER_GOES;
}

/* Makes the offer for a table whose host has challenged somebody, if that person does not have it
 * yet. */
static void offer_again(struct lobby *lobby, const struct table_info *info)
{
    struct session *from = lobby_by_person(lobby, info->host);
    struct session *to = lobby_by_name(lobby, info->kept, false);
    if (!from || !to || from == to || offer_from(to, from->person) ||
        tables_seat_of(lobby->tables, from->person) != info->number)
        return;
    const struct offer *answered = offer_challenge(from, to->person);
    if ((!answered && tables_seat_of(lobby->tables, to->person) != 0) ||
        offer_refusal(from, to, answered) != OFFER_GOES)
        return;
    const int32_t yields = answered ? answered->table : 0;
    offer_make(from, to, info, true, answered);
    if (yields != 0)
        tables_send(lobby->tables, &(struct table_message){.kind = TABLE_YIELD,
                                                           .table = yields,
                                                           .command = session_command(from),
                                                           .from = session_person(from)});
}

void offers_again(struct lobby *lobby)
{
    struct table_info info;
    if (!lobby->loaded || !lobby->synced || lobby->returning > 0)
        return;
    for (int32_t t = tables_next(lobby->tables, 0); t != 0; t = tables_next(lobby->tables, t))
        if (tables_info(lobby->tables, t, &info) && info.kept[0] != '\0')
            offer_again(lobby, &info);
}

void offers_tell(struct session *s)
{
    struct table_info info;
    for (const struct offer *offer = offers_open(s); offer; offer = offer->next)
        if (tables_info(s->lobby->tables, offer->table, &info))
            offer_tell(s, offer, &info, false);
}

void offer_declining(struct session *s, const struct offer *offer, const char *why)
{
    struct offer *own = s->offers;
    while (own != offer)
        own = own->next;
    free(own->declined);
    own->declined = why ? xstrdup(why) : NULL;
}

const struct offer *offer_declined(const struct session *s)
{
    const struct offer *offer = s->offers;
    while (offer && !offer->declined)
        offer = offer->next;
    return offer;
}

void offer_end(struct session *s, const struct offer *offer)
{
    offer_drop(s, offer->from);
    screen_due(s);
}

static void offers_notice(struct session *s, const struct notice *notice,
                          const struct table_info *info UNUSED)
{
    if (!s->offers) /* most sessions have none */
        return;
    const int32_t table = tables_seat_of(s->lobby->tables, s->person);
    const struct offer *offer = s->offers;
    while (offer && (offer->table != notice->table || table != notice->table))
        offer = offer->next;
    if (offer) /* the session sits there now, so it took the offer up */
        offer_drop(s, offer->from);
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

/* ---- The part ---- */

static bool offers_alert(struct session *s, struct ui_screen *screen)
{
    const struct offer *offer = offers_shown(s);
    struct table_info info;
    if (!offer || !tables_info(s->lobby->tables, offer->table, &info))
        return false;
    BUF_LOCAL terms = {0}, asked = {0};
    offer_put_terms(s, &info, &terms);
    buf_printf(&asked,
               offer->challenge ? tr("%s challenges you, %s, %s") : tr("%s invites you, %s, %s"),
               offer->name, info.rules->title, buf_text(&terms));
    ui_screen_question(screen, buf_text(&asked), offer->name, "accept  decline");
    return true;
}

const struct lobby_part offer_part = {
    .gone = offers_free, .notice = offers_notice, .alert = offers_alert};
