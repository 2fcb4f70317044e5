/*
 * The bodies of GMCP messages. See gmcp.h.
 */
#include "ui_gmcp.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "rating.h"
#include "text_json.h"

static void put(struct buf *out, json_t *json)
{
    char *text = json_dumps(json, JSON_COMPACT);

    buf_puts(out, text ? text : "{}");
    free(text);
    json_decref(json);
}

static void set_text(json_t *json, const char *name, const char *text)
{
    json_object_set_new(json, name, text_json(text, strlen(text), name));
}

static void set_number(json_t *json, const char *name, int64_t number)
{
    json_object_set_new(json, name, json_integer(number));
}

static json_t *card_list(const card_t *card, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(list, json_string(card_name(card[i])));
    return list;
}

static json_t *seat_list(const struct table_info *info, const struct game_view *view)
{
    json_t *list = json_array();

    for (int i = 1; i <= info->seats && i <= GAME_SEATS_MAX; i++) {
        json_t *seat = json_object();
        set_text(seat, "name", info->seat_name[i]);
        json_object_set_new(seat, "ready", json_boolean(info->seat[i].ready));
        json_object_set_new(seat, "away", json_boolean(info->seat[i].away));
        if (info->seat[i].rating != 0) {
            set_number(seat, "rating", info->seat[i].rating);
            json_object_set_new(seat, "provisional", json_boolean(info->seat[i].provisional));
            set_text(seat, "level", rating_word(info->seat[i].rating));
        }
        if (view && i <= view->seats) {
            set_number(seat, "cards", view->seat[i].cards);
            set_number(seat, "points", view->seat[i].points);
            json_object_set_new(seat, "last", json_boolean(view->seat[i].said));
            json_object_set_new(seat, "playing", json_boolean(view->seat[i].playing));
        }
        json_array_append_new(list, seat);
    }
    return list;
}

/* Names of the seats whose bits are set. */
static json_t *names_of(const struct table_info *info, unsigned bits)
{
    json_t *list = json_array();

    for (int i = 1; i <= GAME_SEATS_MAX; i++)
        if (bits >> i & 1)
            json_array_append_new(
                list, text_json(info->seat_name[i], strlen(info->seat_name[i]), "name"));
    return list;
}

static void set_zones(json_t *json, const struct table_info *info, const struct game_view *view)
{
    json_t *zones = json_array();

    for (int i = 0; i < view->nzones; i++) {
        const struct game_view_zone *zone = &view->zone[i];
        json_t *one = json_object();
        set_text(one, "name", zone->name);
        if (zone->seat != 0)
            set_text(one, "who", info->seat_name[zone->seat]);
        set_number(one, "count", zone->count);
        json_object_set_new(one, "cards", card_list(zone->card, zone->ncards));
        json_array_append_new(zones, one);
        if (zone->seat == 0 && strcmp(zone->name, "pile") == 0 && zone->ncards > 0)
            set_text(json, "top", card_name(zone->card[zone->ncards - 1]));
    }
    json_object_set_new(json, "zones", zones);
}

/* The seconds of the player who has the least time left; 0: no turn is on, or the viewer may not
 * know. */
static int64_t seconds_left(const struct table_info *info, const struct game_view *view)
{
    int64_t least = 0;

    for (int seat = 1; seat <= view->seats && !view->over; seat++) {
        int64_t left = (view->must >> seat & 1) != 0 ? ui_turn_left(info, view, seat) : 0;
        if (left > 0 && (least == 0 || left < least))
            least = left;
    }
    return (least + 999) / 1000;
}

void ui_gmcp_table(struct buf *out, const struct table_info *info, const struct game_view *view)
{
    static const char *const states[] = {
        [TABLE_WAITING] = "waiting", [TABLE_PLAYING] = "playing", [TABLE_FINISHED] = "finished"};
    json_t *json = json_object();

    set_number(json, "id", info->number);
    set_text(json, "game", info->rules->id);
    set_text(json, "state", states[info->state]);
    set_number(json, "bet", info->bet);
    json_object_set_new(json, "ranked", json_boolean(info->competitive));
    json_object_set_new(json, "seats", seat_list(info, view));
    if (view) {
        set_number(json, "dir", view->direction == 2 ? -1 : view->direction);
        json_object_set_new(json, "turn", names_of(info, view->over ? 0 : view->must));
        if (view->choice != 0)
            set_text(json, "colour", choice_name(view->choice));
        set_number(json, "pick", view->owed);
        set_number(json, "round", view->round);
        set_zones(json, info, view);
        /* has to be the last one: see UI_GMCP_CLOCK */
        set_number(json, "clock", seconds_left(info, view));
    }
    put(out, json);
}

static bool playable(const struct game_view *view, card_t card)
{
    for (int i = 0; i < view->nhand; i++)
        if (view->hand[i].card == card && view->hand[i].playable)
            return true;
    return false;
}

void ui_gmcp_hand(struct buf *out, const struct game_view *view, const struct ui_hand *hand)
{
    json_t *json = json_object(), *cards = json_array();

    for (int i = 0; i < hand->n; i++) {
        if (hand->card[i] == CARD_NONE)
            continue;
        json_t *card = json_object();
        set_number(card, "n", i + 1);
        set_text(card, "c", card_name(hand->card[i]));
        json_object_set_new(card, "ok", json_boolean(playable(view, hand->card[i])));
        json_array_append_new(cards, card);
    }
    json_object_set_new(json, "cards", cards);
    put(out, json);
}

void ui_gmcp_event(struct buf *out, const struct table_info *info, const struct game_fact *fact)
{
    json_t *json = json_object();

    set_text(json, "t", info->rules->facts[fact->kind].name);
    if (fact->seat != 0)
        set_text(json, "who", info->seat_name[fact->seat]);
    if (fact->other != 0)
        set_text(json, "other", info->seat_name[fact->other]);
    if (fact->ncards > 0)
        json_object_set_new(json, "c", card_list(fact->card, fact->ncards));
    if (fact->choice != 0)
        set_text(json, "choice", choice_name(fact->choice));
    if (fact->n != 0)
        set_number(json, "n", fact->n);
    if (fact->m != 0)
        set_number(json, "m", fact->m);
    put(out, json);
}

void ui_gmcp_result(struct buf *out, const struct table_info *info, const struct notice *notice)
{
    json_t *json = json_object();

    set_number(json, "id", info->number);
    if (notice->kind == NOTICE_OVER) {
        json_object_set_new(json, "winners", names_of(info, notice->over.winners));
        json_object_set_new(json, "tie", json_boolean(notice->over.tie));
    } else {
        set_text(json, "who", notice->who.name);
        set_number(json, "place", notice->result.place);
        set_number(json, "xp", notice->result.xp);
        set_number(json, "chips", notice->result.chips);
        if (notice->result.rated) {
            set_number(json, "rating", notice->result.rating);
            json_object_set_new(json, "provisional", json_boolean(notice->result.provisional));
            set_number(json, "moved", notice->result.rating_moved);
        }
    }
    put(out, json);
}

void ui_gmcp_status(struct buf *out, const char *name, bool guest, int64_t xp, int64_t chips,
                    int32_t table)
{
    json_t *json = json_object();

    set_text(json, "name", name);
    json_object_set_new(json, "guest", json_boolean(guest));
    if (!guest) {
        set_number(json, "xp", xp);
        set_number(json, "chips", chips);
    }
    set_number(json, "table", table);
    put(out, json);
}

void ui_gmcp_talk(struct buf *out, const char *channel, const char *talker, const char *text)
{
    json_t *json = json_object();

    set_text(json, "channel", channel);
    set_text(json, "talker", talker);
    set_text(json, "text", text);
    put(out, json);
}
