/*
 * See gmcp_meeting.h.
 */
#include "gmcp_meeting.h"

#include "channel.h"
#include "cups.h"
#include "gmcp.h"
#include "seeking.h"
#include "session.h"
#include "ui_gmcp.h"

void gmcp_channels(struct session *s, unsigned begins UNUSED)
{
    json_t *list = json_array();
    const char *name;

    for (int channel = 0; (name = channel_name(channel)); channel++)
        if (channel_on(s, channel))
            json_array_append_new(list, json_pack("{ssss}", "name", name, "caption",
                                                  channel == CHANNEL_LOBBY
                                                      ? trc("caption", "Lobby")
                                                      : game_registry[channel - 1]->title));
    json_array_append_new(list,
                          json_pack("{ssss}", "name", "table", "caption", trc("caption", "Table")));
    json_array_append_new(list,
                          json_pack("{ssss}", "name", "tell", "caption", trc("caption", "Tells")));
    gmcp_changed_json(s, GMCP_COMM, "Comm.Channel.List", list, GMCP_LAST_CHANNELS);
}

/* ---- Seeks ---- */

void gmcp_put_seek(struct buf *out, const struct seek *seek)
{
    static const char *const terms[] = {
        [SEEK_EITHER] = "either", [SEEK_RANKED] = "ranked", [SEEK_FRIENDLY] = "friendly"};
    const struct seek_words *w = &seek->words;
    json_t *games = json_array();
    for (int i = 0; game_registry[i]; i++)
        if ((w->games >> i & 1) != 0)
            json_array_append_new(games, json_string(game_registry[i]->id));
    json_t *json = json_pack("{sisssosssi}", "n", (int)seek->number, "who", seek->name, "games",
                             games, "terms", terms[w->terms], "bet", (int)w->bet);
    if (w->least != 0)
        json_object_set_new(json, "seats", json_pack("[ii]", (int)w->least, (int)w->most));
    if (w->pace != SEEK_PACE_ANY)
        json_object_set_new(json, "pace", json_string(formula_paces[w->pace]));
    if (w->rated)
        json_object_set_new(json, w->own ? "ratingdiff" : "rating",
                            json_pack("[ii]", (int)w->low, (int)w->high));
    gmcp_put_json(out, json);
}

void gmcp_seeks(struct session *s)
{
    enum { ROOM = 400 }; /* how many bytes one seek and the end of the message may take */
    BUF_LOCAL body = {0};
    const struct seek *seek = NULL;
    if (!gmcp_draws(s, GMCP_SEEKS))
        return;
    buf_puts(&body, "{\"seeks\":[");
    for (int n = 0; body.len < GMCP_OUT_MAX - ROOM && (seek = seeks_next(s->lobby->seeks, seek));
         n++) {
        buf_puts(&body, n > 0 ? "," : "");
        gmcp_put_seek(&body, seek);
    }
    buf_puts(&body, "]}");
    gmcp_send(s, GMCP_SEEKS, "Cards.Seeks", buf_text(&body));
}

void gmcp_seeks_changed(struct lobby *lobby, const char *put, const char *gone)
{
    BUF_LOCAL body = {0};
    buf_printf(&body, "{\"put\":[%s],\"gone\":[%s]}", put, gone);
    SESSIONS_EACH (s, lobby)
        if (gmcp_begun(s, GMCP_SEEKS))
            gmcp_send(s, GMCP_SEEKS, "Cards.Seeks.Change", buf_text(&body));
}

void gmcp_forming(struct session *s)
{
    const struct forming *f = seeking_asks(s);
    if (!gmcp_draws(s, GMCP_FORMING))
        return;
    if (!f) {
        gmcp_send(s, GMCP_FORMING, "Cards.Forming", "{}");
        return;
    }
    json_t *who = json_array();
    for (int i = 0; i < f->n; i++)
        json_array_append_new(
            who, json_pack("{sssb}", "name", f->name[i], "yes", (int)(f->said >> i & 1)));
    gmcp_send_json(s, GMCP_FORMING, "Cards.Forming",
                   json_pack("{sssosbsisI}", "game", game_registry[f->trial.game]->id, "who", who,
                             "ranked", (int)f->trial.ranked, "bet", (int)f->trial.bet, "left",
                             (json_int_t)seeking_seconds(f)));
}

void gmcp_seeking(struct session *s, unsigned begins)
{
    if (begins & GMCP_SEEKS)
        gmcp_seeks(s);
    if (begins & GMCP_FORMING && seeking_asks(s))
        gmcp_forming(s);
}

/* ---- Cups ---- */

void gmcp_cup(struct session *s, const struct cup *cup)
{
    if (!gmcp_draws(s, GMCP_CUP))
        return;
    int entrant = cup_entrant_of(cup, s->person);
    const struct ui_cup view = {.cup = cup,
                                .board = cups_board(s->lobby, cup),
                                .entrant = entrant,
                                .table = entrant < 0 ? 0 : cups_table_of(s->lobby, cup, entrant),
                                .left = cups_left(s->lobby, cup),
                                .next_ms = cups_next_round(s->lobby, cup)};
    gmcp_send_json(s, GMCP_CUP, "Cards.Cup", ui_gmcp_cup(&view, clock_wall(s->lobby->deps.clock)));
}

/* Sends every cup that the session is in. */
void gmcp_cups(struct session *s, unsigned begins)
{
    const struct cup *cup;
    for (size_t i = 0; begins & GMCP_CUP && (cup = cups_each(s->lobby, &i));)
        if (cup_entrant_of(cup, s->person) >= 0)
            gmcp_cup(s, cup);
}
