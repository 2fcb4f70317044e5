/*
 * The figures of the service, and new settings. The staff or a signal asks for new settings. The
 * process that may read the file reads them, and tells the lobby. The audit log gets one line for
 * each change.
 */
#include "act.h"
#include "approval.h"
#include "lobby_figures.h"
#include "stop.h"

enum { PATIENCE_MS = 10000 };

static void service_reload_late(void *arg)
{
    struct act *act = arg;
    LIST_REMOVE(act, table_link);
    act_end(act, false, "The settings haven't been read yet. See `audit verb=reload` in a while.");
}

static void service_reload(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    if (act_refused(act, !lobby->deps.reload,
                    "This room can't reload its settings. Stop and start it."))
        return;
    if (!act_confirmed(act, "reload the settings"))
        return;
    LIST_INSERT_HEAD(&lobby->acts->reloads, act, table_link);
    timer_set(lobby->timers, &act->errand.timer, PATIENCE_MS, service_reload_late, act);
    lobby->deps.reload(lobby->deps.arg);
}

bool service_reload_words(enum lobby_reload how, const char *report, struct buf *out)
{
    size_t len = strlen(report);
    int lines = (int)(len - (len > 0 && report[len - 1] == '\n'));
    if (how == LOBBY_RELOAD_DONE && len == 0)
        buf_puts(out, "The settings have been read; none has changed.");
    else
        buf_printf(out, "%s\n%.*s",
                   how == LOBBY_RELOAD_REFUSED ? "The settings stay as they are:"
                   : how == LOBBY_RELOAD_PARTLY
                       ? "The settings have been read, but not all was taken:"
                       : "The settings have been read. Changed:",
                   lines, report);
    return how == LOBBY_RELOAD_DONE;
}

void service_reload_items(const char *report, struct act_items *items)
{
    while (*report != '\0') {
        size_t len = strcspn(report, "\n"), word = strcspn(report, " \n");
        FREED char *setting = xstrndup(report, word), *change = xstrndup(report + word, len - word);
        act_items_begin(items);
        act_items_add(items, "setting=%s change=%s", setting, change + strspn(change, " "));
        report += len + (report[len] == '\n');
    }
}

void service_reloaded(struct lobby *lobby, enum lobby_reload how, const char *report)
{
    struct act *act = LIST_FIRST(&lobby->acts->reloads);
    const char *who = act ? act->actor.name : AUDIT_ROOM;
    const bool taken = how != LOBBY_RELOAD_REFUSED;
    char name[STORE_ADDRESS_MAX];
    BUF_LOCAL said = {0};
    bool done = service_reload_words(how, report, &said);
    if (report[0] == '\0')
        audit_write(lobby, who, "reload", "", "nothing changed");
    for (const char *line = report; *line != '\0';) { /* each line is "NAME what changed" */
        int len = (int)strcspn(line, "\n"), word = (int)strcspn(line, " \n");
        utf8_printf(name, sizeof(name), "%.*s", taken ? word : 0, line);
        const char *rest = taken && line[word] == ' ' ? line + word + 1 : line;
        audit_write(lobby, who, taken ? "reload" : "reload-refused", name, "%.*s",
                    (int)(line + len - rest), rest);
        line += len + (line[len] == '\n');
    }
    while ((act = LIST_FIRST(&lobby->acts->reloads))) {
        LIST_REMOVE(act, table_link);
        if (taken)
            service_reload_items(report, &act->items);
        act_end(act, done, "%s", buf_text(&said));
    }
}

/* ---- Figures ---- */

static void service_status(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct stop *stop = lobby->stop;
    const int64_t left = stop->at - clock_mono(lobby->deps.clock);
    struct lobby_figures f;
    struct buf *out = &act->list;
    BUF_LOCAL lockdown = {0};
    int64_t oldest;
    const int requests = approval_waiting(lobby, &oldest);
    lobby_figures(lobby, &f);
    lockdown_acts_put(lobby, &lockdown);
    act_line(act,
             "connections %d\nplayers %d\nguests %d\ntables %d\ngames %d\nspectators %d\n"
             "moves %jd\nstore %s\nbacklog %d\nshutdown %.0s",
             f.connections, f.players, f.guests, f.tables, f.games, f.spectators, f.moves,
             !store_healthy(act_store(act)) ? "full"
             : lobby->store_waits           ? "waits"
                                            : "healthy",
             store_backlog(act_store(act)), stop_words[stop->how]);
    buf_printf(out, "%s%s",
               stop->how == STOP_UPGRADE ? "upgrades, in "
               : stop->how == STOP_DRAIN ? "drains, at most "
               : stop->how == STOP_NONE  ? "no"
                                         : "in ",
               stop->how != STOP_NONE ? SPAN(left) : "");
    buf_printf(out, "\nlockdown %s\nunconfirmed %d\nrequests %d", buf_text(&lockdown),
               confirm_waiting(lobby), requests);
    if (oldest != 0)
        buf_printf(out, ", the oldest %s", SPAN(act_now(act) - oldest));
    buf_putc(out, '\n');
    act_item_more(act, "%d%jd%s%d%jd", requests, oldest, buf_text(&lockdown),
                  confirm_waiting(lobby), stop->how != STOP_NONE ? act_now(act) + left : 0);
    act_end_list(act);
}

static const struct act_field status_fields[] = {
    {"connections", ACT_FIELD_NUMBER, "connections"},
    {"players", ACT_FIELD_NUMBER, "accounts that are logged in"},
    {"guests", ACT_FIELD_NUMBER, "guests"},
    {"tables", ACT_FIELD_NUMBER, "tables"},
    {"games", ACT_FIELD_NUMBER, "games in play"},
    {"spectators", ACT_FIELD_NUMBER, "people who watch"},
    {"moves", ACT_FIELD_NUMBER, "moves since the room began"},
    {"store", ACT_FIELD_TEXT,
     "whether what happens is stored; waits: the database server does not answer",
     .words = "healthy|full|waits"},
    {"backlog", ACT_FIELD_NUMBER, "writes that wait"},
    {"shutdown", ACT_FIELD_TEXT, "the countdown that runs", .words = STOP_WORDS},
    {"requests", ACT_FIELD_NUMBER, "people who wait for an account"},
    {"requests_oldest", ACT_FIELD_TIME, "since when the first of them has waited", .null = true},
    {"lockdown", ACT_FIELD_TEXT, "who is kept out, and for how long; no: nobody is"},
    {"unconfirmed", ACT_FIELD_NUMBER, "adjustments that wait for a second member of the staff"},
    {"shutdown_at", ACT_FIELD_TIME, "when the countdown ends; null: none runs"},
    /* The room adds the fields below, and the figures that figures.h lists. */
    {"clock", ACT_FIELD_TEXT, "what is wrong with the clock of the machine", .maybe = true},
    {"warning_sandbox", ACT_FIELD_TEXT, "that door or room is not contained", .maybe = true},
    {"host_key_ed25519", ACT_FIELD_TEXT, "fingerprint of the SSH host key", .maybe = true},
    {"host_key_rsa", ACT_FIELD_TEXT, "that of the RSA key", .maybe = true},
    {"version", ACT_FIELD_TEXT, "version of the running room", .maybe = true},
    {"upgrades", ACT_FIELD_NUMBER, "upgrades since the start of the service", .maybe = true},
    {"upgrade", ACT_FIELD_TEXT, "how the last one ended", .maybe = true},
    {"supervisor_pid", ACT_FIELD_NUMBER, "process of the supervisor", .maybe = true},
    {"room_pid", ACT_FIELD_NUMBER, "process of the room", .maybe = true},
    {"door_pid", ACT_FIELD_NUMBER, "process of the door", .maybe = true},
    {"supervisor_version", ACT_FIELD_TEXT, "version of the running supervisor", .maybe = true},
    {"door_version", ACT_FIELD_TEXT, "version of the running door", .maybe = true},
    {"peer_link_up", ACT_FIELD_TEXT, "of other nodes, whether they are linked: 2=1 3=0",
     .maybe = true},
    {"peer_certificate_days", ACT_FIELD_TEXT, "days until their certificates end: 2=300 3=9",
     .maybe = true},
    {"node", ACT_FIELD_NUMBER, "the node that was asked, where there are several", .maybe = true},
    {"leader", ACT_FIELD_NUMBER, "the node that has the lobby, -1: none, where there are several",
     .maybe = true},
    {"lobby", ACT_FIELD_TEXT, "why the lobby of the node that leads told nothing", .maybe = true},
    {"node_draining", ACT_FIELD_TEXT, "whether the people of the node are let go", .maybe = true,
     .words = "no|draining|drained"},
    {"clock_jumps", ACT_FIELD_NUMBER, "how often the clock of the machine was set", .maybe = true}};

static const struct act_field reload_fields[] = {
    {"setting", ACT_FIELD_TEXT, "a setting that changed"},
    {"change", ACT_FIELD_TEXT, "from what to what, and whether it needs a restart"}};

const struct act_row service_acts[] = {
    {"status", STORE_ADMIN, service_status, N_("figures of the room"), .quiet = true, .pairs = true,
     ACT_FIELDS(status_fields)},
    {"reload", STORE_ADMIN, service_reload, N_("reload the settings, and say what changed"),
     ACT_FIELDS(reload_fields)},
    {NULL}};
