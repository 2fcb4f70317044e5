/*
 * The figures of the service, and new settings. The staff or a signal asks for new settings,
 * whoever may read the file reads them, and the lobby is told. The audit log gets one line for each
 * change.
 */
#include <string.h>

#include "act.h"
#include "session.h"
#include "span.h"
#include "stop.h"
#include "utf8.h"

enum { PATIENCE_MS = 10000 };

static void reload_late(void *arg)
{
    struct act *act = arg;
    LIST_REMOVE(act, table_link);
    act_end(act, false, "The settings haven't been read yet. See `audit verb=reload` in a while.");
}

static void reload(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    if (!lobby->deps.reload) {
        act_end(act, false, "This room can't reload its settings. Stop and start it.");
        return;
    }
    LIST_INSERT_HEAD(&lobby->acts->reloads, act, table_link);
    timer_set(lobby->timers, &act->errand.timer, PATIENCE_MS, reload_late, act);
    lobby->deps.reload(lobby->deps.arg);
}

/* Each line of the report is "NAME what" about one setting. */
static void reload_audit(struct lobby *lobby, const struct actor *actor, bool done,
                         const char *report)
{
    char name[STORE_ADDRESS_MAX];
    if (report[0] == '\0')
        audit_write(lobby, actor, "reload", "", "nothing changed");
    while (*report != '\0') {
        int len = (int)strcspn(report, "\n"), word = (int)strcspn(report, " \n");
        utf8_printf(name, sizeof(name), "%.*s", done ? word : 0, report);
        const char *rest = done && report[word] == ' ' ? report + word + 1 : report;
        audit_write(lobby, actor, done ? "reload" : "reload-refused", name, "%.*s",
                    (int)(report + len - rest), rest);
        report += len;
        report += *report == '\n';
    }
}

void lobby_reloaded(struct lobby *lobby, bool done, const char *report)
{
    static const struct actor nobody = {.name = "cardroomd", .role = STORE_ADMIN};
    struct act *act = LIST_FIRST(&lobby->acts->reloads);
    size_t len = strlen(report);
    /* act_end adds the last line end. */
    int lines = (int)(len - (len > 0 && report[len - 1] == '\n'));
    reload_audit(lobby, act ? &act->actor : &nobody, done, report);
    while ((act = LIST_FIRST(&lobby->acts->reloads))) {
        LIST_REMOVE(act, table_link);
        if (!done)
            act_end(act, false, "The settings stay as they are:\n%.*s", lines, report);
        else if (report[0] == '\0')
            act_end(act, true, "The settings have been read; none has changed.");
        else
            act_end(act, true, "The settings have been read. Changed:\n%.*s", lines, report);
    }
}

/* ---- Figures ---- */

static void status(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    struct buf *out = &act->list;
    struct lobby_figures f;
    lobby_figures(lobby, &f);
    buf_printf(out,
               "connections %d\nplayers %d\nguests %d\ntables %d\ngames %d\nspectators %d\n"
               "moves %lld\nstore %s\nbacklog %d\nshutdown ",
               f.connections, f.players, f.guests, f.tables, f.games, f.spectators,
               (long long)f.moves, store_healthy(lobby->deps.store) ? "healthy" : "full",
               store_backlog(lobby->deps.store));
    if (lobby->shutdown->on) {
        buf_puts(out, lobby->shutdown->upgrade ? "upgrades, in "
                      : lobby->shutdown->drain ? "drains, at most "
                                               : "in ");
        span_put(out, lobby->shutdown->at - clock_mono(lobby->deps.clock));
    } else {
        buf_puts(out, "no");
    }
    buf_putc(out, '\n');
    act_end_list(act);
}

const struct act_row service_acts[] = {{.name = "status",
                                        .role = STORE_ADMIN,
                                        .pairs = true,
                                        .help = N_("figures of the room"),
                                        .run = status},
                                       {.name = "reload",
                                        .role = STORE_ADMIN,
                                        .help = N_("reload the settings, and say what changed"),
                                        .run = reload},
                                       {.name = NULL}};
