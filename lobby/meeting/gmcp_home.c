/*
 * Cards.Lobby (gmcp.h): what the lobby's screen shows, for clients that draw it themselves. The
 * part that is the same for everybody is made anew every two seconds while there is such a client.
 */
#include "home.h"

#include "cups.h"
#include "deal.h"
#include "gmcp.h"
#include "learn.h"
#include "text_json.h"

enum {
    LOOK_MS = 2000,    /* how often the lobby is examined */
    TOLD_AT_ONCE = 16, /* how many people are told at once; the next ones follow after SOON_MS. A
                          message has up to 8 KB, and the memory of a thousand of them would hardly
                          be given back */
    SOON_MS = 10,
    IDLE_MS = 120000,   /* somebody who has not typed a line for this long counts as idle */
    TABLES_ROOM = 5000, /* how many bytes of the message tables may take; people get the rest */
    PEOPLE_ROOM = 7600,
    CUPS_SHOWN = 12
};

struct gmcp_home {
    struct timer timer;
    struct buf body;      /* the body of Cards.Lobby */
    int64_t made_ms;      /* mono ms; 0: never */
    struct session *next; /* who is told next; NULL: the next round begins with the first session */
    bool seen;            /* somebody was told in this round */
};

static void gmcp_home_end(struct lobby *lobby)
{
    buf_free(&lobby->gmcp_home->body);
}

static json_t *gmcp_home_text(const char *text)
{
    return text_json(text, strlen(text), "lobby");
}

/* ---- The same for everybody ---- */

/* Appends a table if it waits for players or can be watched. False: it does neither. */
static bool gmcp_home_put_table(struct buf *out, const struct table_info *info, bool first)
{
    bool playing = info->state == TABLE_PLAYING;
    if (playing ? info->unseen : !table_open_to(info, NULL))
        return false;
    json_t *seats = json_array();
    for (int seat = 1; seat <= info->seats; seat++)
        json_array_append_new(seats, info->seat[seat].person.id != 0
                                         ? gmcp_home_text(info->seat_name[seat])
                                         : json_null());
    buf_puts(out, first ? "" : ",");
    gmcp_put_json(out,
                  json_pack("{sisssssbsIso}", "n", (int)info->number, "game", info->rules->id,
                            "state", playing ? "playing" : "waiting", "ranked",
                            (int)info->competitive, "bet", (json_int_t)info->bet, "seats", seats));
    return true;
}

static void gmcp_home_put_person(struct buf *out, const struct session *at, int64_t now, bool first)
{
    struct table_info info;
    int place = session_at(at, &info);
    const char *where = place == CMD_WATCHING                        ? "watching"
                        : place != 0 && info.state == TABLE_PLAYING  ? "playing"
                        : place != 0                                 ? "table"
                        : at->away || now - at->active_ms >= IDLE_MS ? "idle"
                                                                     : "lobby";
    json_t *json = json_pack("{sosssi}", "name", gmcp_home_text(at->name), "where", where, "table",
                             place != 0 ? (int)info.number : 0);
    buf_puts(out, first ? "" : ",");
    gmcp_put_json(out, json);
}

static const struct buf *gmcp_home_body(struct lobby *lobby)
{
    struct gmcp_home *home = lobby->gmcp_home;
    struct buf *out = &home->body;
    int64_t now = clock_mono(lobby->deps.clock);
    struct table_info info;
    int people = 0, playing = 0;
    bool first = true;
    if (home->made_ms != 0 && now - home->made_ms < LOOK_MS / 2)
        return out;
    home->made_ms = now;
    buf_clear(out);
    buf_puts(out, "{\"tables\":[");
    for (int32_t t = tables_next(lobby->tables, 0); t != 0; t = tables_next(lobby->tables, t)) {
        if (!tables_info(lobby->tables, t, &info))
            continue;
        playing += info.state == TABLE_PLAYING;
        if (out->len < TABLES_ROOM && gmcp_home_put_table(out, &info, first))
            first = false;
    }
    buf_puts(out, "],\"who\":[");
    SESSIONS_EACH (at, lobby) {
        if (at->person == 0)
            continue;
        if (out->len < PEOPLE_ROOM)
            gmcp_home_put_person(out, at, now, people == 0);
        people++;
    }
    buf_printf(out, "],\"people\":%d,\"playing\":%d}", people, playing);
    return out;
}

static void gmcp_home_tell(struct session *s)
{
    gmcp_changed(s, GMCP_LOBBY, "Cards.Lobby", buf_text(gmcp_home_body(s->lobby)), GMCP_LAST_LOBBY);
}

static bool gmcp_home_sees(const struct session *s)
{
    return gmcp_draws(s, GMCP_LOBBY) && session_where(s, NULL) == CMD_LOBBY;
}

static void gmcp_home_look(void *arg)
{
    struct lobby *lobby = arg;
    struct gmcp_home *home = lobby->gmcp_home;
    struct session *s = home->next;
    int told = 0;
    if (!s) {
        s = LIST_FIRST(&lobby->sessions);
        home->seen = false;
    }
    for (; s && told < TOLD_AT_ONCE; s = LIST_NEXT(s, all)) {
        if (!gmcp_home_sees(s))
            continue;
        gmcp_home_tell(s);
        told++;
        home->seen = true;
    }
    home->next = s;
    if (s || home->seen)
        timer_set(lobby->timers, &home->timer, s ? SOON_MS : LOOK_MS, gmcp_home_look, lobby);
}

static void gmcp_home_gone(struct session *s)
{
    if (s->lobby->gmcp_home->next == s)
        s->lobby->gmcp_home->next = LIST_NEXT(s, all);
}

/* ---- The viewer's own part ---- */

static json_t *gmcp_home_games(const struct session *s)
{
    json_t *list = json_array();
    for (int i = 0; game_registry[i]; i++)
        json_array_append_new(list, json_pack("{sssssosb}", "id", game_registry[i]->id, "title",
                                              game_registry[i]->title, "summary",
                                              gmcp_home_text(tr(game_registry[i]->summary)),
                                              "learned", (int)learn_done(s, game_registry[i])));
    return list;
}

static json_t *gmcp_home_daily(const struct session *s)
{
    const struct deal *deal = deal_today(s->lobby);
    const struct store_daily_try *mine = deal ? deal_try(deal, s->person) : NULL;
    int32_t day = deal_day_now(s->lobby);
    return json_pack("{sisssssi}", "n", daily_number(day), "game", daily_game(day)->id, "state",
                     deal_refusal(s->lobby)         ? "none"
                     : !mine                        ? "open"
                     : mine->state == DAILY_PLAYING ? "playing"
                                                    : "over",
                     "players", deal ? (int)deal->standing.tries : 0);
}

static json_t *gmcp_home_cups(const struct session *s)
{
    json_t *list = json_array();
    const struct cup *cup;
    for (size_t i = 0; (cup = cups_each(s->lobby, &i)) && json_array_size(list) < CUPS_SHOWN;) {
        bool in = cup_entrant_of(cup, s->person) >= 0;
        if (cup->words.invited && !in)
            continue;
        json_array_append_new(
            list, json_pack("{sIsosssssssisIsIsb}", "n", (json_int_t)cup->number, "title",
                            gmcp_home_text(cup->words.title), "game", cup->words.rules->id, "form",
                            cup_form_name(cup->words.form), "state",
                            cup->state == CUP_RUNNING ? "running" : "coming", "players",
                            cup->entrants, "entry", (json_int_t)cup->words.entry, "starts",
                            (json_int_t)(cup->start_ms / 1000), "in", (int)in));
    }
    return list;
}

static void gmcp_home_gmcp(struct session *s, unsigned begins UNUSED)
{
    struct lobby *lobby = s->lobby;
    if (!gmcp_home_sees(s))
        return;
    gmcp_changed_json(s, GMCP_LOBBY, "Cards.Lobby.You",
                      json_pack("{sbsosososo}", "newcomer", (int)learn_newcomer(s), "games",
                                gmcp_home_games(s), "daily", gmcp_home_daily(s), "cups",
                                gmcp_home_cups(s), "news", gmcp_home_text(lobby_motd(lobby))),
                      GMCP_LAST_YOU);
    gmcp_home_tell(s);
    if (!timer_is_set(&lobby->gmcp_home->timer))
        timer_set(lobby->timers, &lobby->gmcp_home->timer, LOOK_MS, gmcp_home_look, lobby);
}

const struct lobby_part gmcp_home_part = {LOBBY_SLOT(gmcp_home), .end = gmcp_home_end,
                                          .gone = gmcp_home_gone, .gmcp = gmcp_home_gmcp};
