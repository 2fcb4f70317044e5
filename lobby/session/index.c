/*
 * The sessions of the lobby. See index.h.
 */
#include "index.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "cups.h"
#include "game.h"
#include "gmcp.h"
#include "moderation.h"
#include "screen.h"
#include "session.h"
#include "session_hooks.h"
#include "utf8.h"

struct session *lobby_by_conn(struct lobby *lobby, uint64_t conn)
{
    return map_get(&lobby->by_conn, conn);
}

struct session *lobby_by_person(struct lobby *lobby, int64_t person)
{
    return person != 0 ? map_get(&lobby->by_person, (uint64_t)person) : NULL;
}

struct session *lobby_by_name(struct lobby *lobby, const char *name, bool abbreviated)
{
    struct session *const *fits;
    size_t n = roster_range(&lobby->roster, name, &fits);
    bool whole = n > 0 && strlen(fits[0]->name) == strlen(name);
    return whole || (abbreviated && n == 1) ? fits[0] : NULL;
}

void lobby_place_person(struct lobby *lobby, struct session *s, int64_t person)
{
    if (s->person != 0) {
        map_remove(&lobby->by_person, (uint64_t)s->person);
        roster_remove(&lobby->roster, s);
    }
    s->person = person;
    if (person != 0) {
        map_put(&lobby->by_person, (uint64_t)person, s);
        roster_add(&lobby->roster, s);
    }
}

void lobby_name_person(struct lobby *lobby, struct session *s, const char *name)
{
    if (s->person != 0)
        roster_remove(&lobby->roster, s);
    utf8_copy(name, s->name, sizeof(s->name));
    if (s->person != 0)
        roster_add(&lobby->roster, s);
}

void lobby_tell_all(struct lobby *lobby, const char *format, ...)
{
    struct session *s;
    va_list args;
    LIST_FOREACH (s, &lobby->sessions, all) {
        if (s->state == SESSION_IN || s->state == SESSION_LOGIN) {
            va_start(args, format);
            session_vsay(s, format, args);
            va_end(args);
        }
    }
}

void lobby_enforce_bans(struct lobby *lobby)
{
    struct session *s;
    LIST_FOREACH (s, &lobby->sessions, all) {
        if (s->state == SESSION_CLOSED || s->role == STORE_ADMIN)
            continue;
        SESSION_SPEAKS(s);
        int64_t account = s->person != 0 && s->kind == PERSON_ACCOUNT ? s->person : 0;
        const struct store_sanction *ban = session_ban(s, account);
        /* Who has proven an account goes on to read of the ban of the key, and to appeal. */
        if (!ban ||
            (ban->fingerprint[0] != '\0' && s->state == SESSION_LOGIN && lobby->hooks->owner(s)))
            continue;
        struct buf why = {0};
        session_put_ban(s, ban, &why);
        session_close(s, buf_text(&why), 1);
        buf_free(&why);
    }
}

void lobby_balance(struct lobby *lobby, int64_t account, int64_t xp, int64_t chips)
{
    struct session *s = lobby_by_person(lobby, account);
    if (s) {
        s->account.xp += xp;
        s->account.chips += chips;
        gmcp_status(s);
        screen_due(s);
    }
}

void lobby_figures(const struct lobby *lobby, struct lobby_figures *out)
{
    const struct roster *roster = &lobby->roster;
    struct tables_totals totals = tables_totals(lobby->tables);
    *out = (struct lobby_figures){.connections = lobby->open,
                                  .guests = (int)roster->guests,
                                  .players = (int)(roster->n - roster->guests),
                                  .tables = totals.tables,
                                  .games = totals.playing,
                                  .spectators = totals.watchers,
                                  .moves = lobby->moves};
    const struct cup *cup;
    for (size_t i = 0; (cup = cups_each(lobby, i)); i++)
        out->cups += cup->events > 0;
    if ((cup = cups_next(lobby)))
        out->next_cup_ms = cup->start_ms;
}

void lobby_login_count(struct lobby *lobby, enum term_transport transport, enum login_end end)
{
    lobby->logins[transport][end]++;
}

static void games_figures(const struct lobby *lobby, struct buf *lines)
{
    struct tables_games games = tables_games(lobby->tables);
    for (size_t i = 0; game_registry[i]; i++)
        buf_printf(lines,
                   "games-playing{game=\"%s\"} %d\n"
                   "games-begun{game=\"%s\",kind=\"ranked\"} %" PRId64 "\n"
                   "games-begun{game=\"%s\",kind=\"friendly\"} %" PRId64 "\n",
                   game_registry[i]->id, games.playing[i], game_registry[i]->id, games.ranked[i],
                   game_registry[i]->id, games.friendly[i]);
}

void lobby_figures_more(const struct lobby *lobby, struct buf *lines)
{
    static const char *const transports[] = {
        [TERM_TELNET] = "telnet", [TERM_SSH] = "ssh", [TERM_TLS] = "tls"};
    static const char *const ends[LOGIN_ENDS] = {"account", "guest", "wrong",
                                                 "banned",  "busy",  "waiting"};
    for (size_t transport = TERM_TELNET; transport <= TERM_TLS; transport++)
        for (size_t end = 0; end < LOGIN_ENDS; end++)
            buf_printf(lines, "logins{transport=\"%s\",result=\"%s\"} %" PRId64 "\n",
                       transports[transport], ends[end], lobby->logins[transport][end]);
    buf_printf(lines, "registrations %" PRId64 "\n", lobby->registrations);
    games_figures(lobby, lines);
}

const char *lobby_motd(const struct lobby *lobby)
{
    const char *text = lobby->motd ? lobby->motd : lobby->deps.conf.motd;
    return text ? text : "";
}
