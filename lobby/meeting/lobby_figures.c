/*
 * See lobby_figures.h.
 */
#include "lobby_figures.h"

#include <inttypes.h>

#include "cups.h"
#include "session.h"

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
    for (size_t i = 0; (cup = cups_each(lobby, &i));)
        out->cups++;
    if ((cup = cups_next(lobby, false)))
        out->next_cup_ms = cup->start_ms;
}

void lobby_figures_more(const struct lobby *lobby, struct buf *lines)
{
    static const char *const ends[LOGIN_ENDS] = {"account", "guest", "wrong",
                                                 "banned",  "busy",  "waiting"};
    for (size_t transport = CLIENT_TELNET; transport <= CLIENT_TRANSPORTS; transport++)
        for (size_t end = 0; end < LOGIN_ENDS; end++)
            buf_printf(lines, "logins{transport=\"%s\",result=\"%s\"} %" PRId64 "\n",
                       client_transport_name((enum client_transport)transport), ends[end],
                       lobby->logins[transport][end]);
    buf_printf(lines, "registrations %" PRId64 "\n", lobby->registrations);
    struct tables_games games = tables_games(lobby->tables);
    for (size_t i = 0; game_registry[i]; i++)
        buf_printf(lines,
                   "games-playing{game=\"%s\"} %d\n"
                   "games-begun{game=\"%s\",kind=\"ranked\"} %" PRId64 "\n"
                   "games-begun{game=\"%s\",kind=\"friendly\"} %" PRId64 "\n",
                   game_registry[i]->id, games.playing[i], game_registry[i]->id, games.ranked[i],
                   game_registry[i]->id, games.friendly[i]);
}

/* Lets any two different addresses cancel each other. An address that more than half of the
 * connections have is left. */
const char *lobby_figures_shared(const struct lobby *lobby, int *count)
{
    const char *address = NULL;
    int left = 0, all = 0;
    SESSIONS_EACH (s, lobby) {
        bool same = left > 0 && strcmp(s->facts.address, address) == 0;
        address = left == 0 ? s->facts.address : address;
        left += same || left == 0 ? 1 : -1;
        all++;
    }
    *count = 0;
    SESSIONS_EACH (s, lobby)
        *count += strcmp(s->facts.address, address) == 0;
    return all >= LOBBY_SHARED_LEAST && *count * 10 >= all * 9 ? address : NULL;
}
