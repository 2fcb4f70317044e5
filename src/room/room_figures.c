/*
 * What the room tells about itself: figures for the metrics of the door and for the status of the
 * staff, and the variables of MSSP for lists of games.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "approval.h"
#include "case.h"
#include "config.h"
#include "figures.h"
#include "hash.h"
#include "lobby_figures.h"
#include "log.h"
#include "mssp.h"
#include "room.h"
#include "room_private.h"
#include "server.h"
#include "think.h"
#include "utf8.h"

/* Adds our `name value` lines. Those of the lobby are in its own status already. */
static void room_figures_own(struct room *room, struct buf *lines)
{
    const struct store_pulse pulse = room->pulse;
    buf_printf(lines,
               "store-healthy %d\nstore-commits %" PRId64
               "\nstore-commit-seconds %.6f\nstore-slowest-ms %" PRId64
               "\nstore-stalled-ms %" PRId64 "\nloop-late-ms %" PRId64 "\n",
               store_healthy(room->store), pulse.commits, (double)pulse.commit_us / 1e6,
               pulse.slowest_ms, pulse.stalled_ms, room->late_ms);
    if (pulse.size >= 0)
        buf_printf(lines, "database-bytes %" PRId64 "\n", pulse.size);
    if (pulse.left >= 0)
        buf_printf(lines, "disk-free-bytes %" PRId64 "\n", pulse.left);
    if (pulse.server.is) {
        buf_printf(lines,
                   "store-pipeline %d\nstore-pipeline-most %d\nstore-reconnects %" PRId64
                   "\nstore-away-seconds %.3f\n",
                   pulse.server.depth, pulse.server.deepest, pulse.server.reconnects,
                   (double)pulse.server.away_ms / 1000);
        if (pulse.server.synchronous >= 0)
            buf_printf(lines, "store-synchronous %d\n", pulse.server.synchronous);
    }
    buf_printf(lines, "hashes-waiting %d\nbots-waiting %d\n", hash_waiting(room->hash),
               think_waiting(room->think));
    cases_figures(room->lobby, lines);
    int64_t oldest;
    const int requests = approval_waiting(room->lobby, &oldest);
    const int64_t age = requests > 0 ? clock_wall(room->clock) - oldest : 0;
    buf_printf(lines, "approvals-waiting %d\napprovals-oldest-seconds %" PRId64 "\n", requests,
               age > 0 ? age / 1000 : 0);
    clock_watch_status(&room->watch, lines);
    if (pulse.ship_ms >= 0)
        buf_printf(lines, "ship-behind-ms %" PRId64 "\n", pulse.ship_ms);
    if (pulse.backed_ms >= 0)
        buf_printf(lines, "backup-age-ms %" PRId64 "\n", pulse.backed_ms);
    if (pulse.backed_ms >= 0 || pulse.backup_failed)
        buf_printf(lines, "backup-failed %d\n", pulse.backup_failed);
    figures_of_process("room", room->since_ms, room->config->contained, lines);
}

void room_figures_send(struct room *room)
{
    struct lobby_figures f;
    BUF_LOCAL lines = {0};
    lobby_figures(room->lobby, &f);
    buf_printf(&lines,
               "connections %d\nplayers %d\nguests %d\ntables %d\ngames %d\nspectators %d\n"
               "moves %" PRId64 "\nbacklog %d\n",
               f.connections, f.players, f.guests, f.tables, f.games, f.spectators, f.moves,
               store_backlog(room->store));
    room_figures_own(room, &lines);
    buf_puts(&lines, "build-info{process=\"room\",version=\"" PACKAGE_VERSION "\"} 1\n");
    lobby_figures_more(room->lobby, &lines);
    /* The next ones are too many for people to read, so only the metrics have them. */
    static const char *const names[STORE_CONNECTIONS] = {"writer-1", "writer-2", "reader"};
    for (int i = 0; i < STORE_CONNECTIONS && room->pulse.server.is; i++)
        buf_printf(&lines, "store-waiting{connection=\"%s\"} %d\n", names[i],
                   room->pulse.server.waiting[i]);
    room_doors_messages(room, &lines);
    room_doors_tell(room, LINK_FIGURES, buf_text(&lines));
}

/* ---- Of the node ---- */

void room_figures_node(struct room *room)
{
    struct lease_view view;
    BUF_LOCAL lines = {0};
    if (room->conf->peer[0] == '\0' && !store_server_is(room->url))
        return; /* a single node's supervisor may be of an earlier version, which does not know
                 * these words */
    if (room->pulse.server.fenced > room->fenced)
        child_word_tell(room->control, "fenced %" PRId64, room->pulse.server.fenced - room->fenced);
    room->fenced = room->pulse.server.fenced;
    if (room->lease && room->conf->peer[0]) {
        lease_glance(room->lease, &view);
        char linked[48];
        utf8_printf(linked, sizeof(linked), "peer-link-up{node=\"%d\"} 1\n", room_leader(room));
        lease_part(room->lease,
                   view.state != LEASE_LEADS && !strstr(buf_text(&room->node.now), linked));
        buf_printf(
            &lines, "lease-leads %d\nlease-age-ms %" PRId64 "\nlease-incarnation %" PRId64 "\n",
            view.state == LEASE_LEADS, clock_mono(room->clock) - view.renewed_ms, view.incarnation);
    }
    if (child_word_send_lines(room->control, "figures", buf_text(&lines)) < 0 && errno != EPIPE)
        log_error("supervisor", "word=figures error=\"%s\"", strerror(errno));
}

static void room_figures_by_node_put(const char *name, const char *lines, struct buf *out)
{
    BUF_LOCAL words = {0};
    const size_t len = strlen(name);
    char node[16], number[32];
    bool any = false;
    for (; *lines; lines += strcspn(lines, "\n"), lines += *lines == '\n') {
        if (strncmp(lines, name, len) != 0 ||
            sscanf(lines + len, "{node=\"%15[0-9]\"} %31[0-9.]", node, number) != 2)
            continue;
        buf_printf(&words, any ? " %s=%s" : "%s=%s", node, number);
        any = true;
    }
    if (words.len > 0)
        buf_printf(out, "%s %s\n", name, buf_text(&words));
}

/* Adds what the supervisor knows of this node, as lines of status that are not there already. */
static void room_figures_node_status(const struct room *room, struct buf *lines)
{
    const char *node = buf_text(&room->node.now);
    for (const char *at = node; *at;) {
        size_t len = strcspn(at, "\n");
        if (!memchr(at, '{', len) && !figures_told(buf_text(lines), at, strcspn(at, " ")))
            buf_printf(lines, "%.*s\n", (int)len, at);
        at += len + (at[len] == '\n');
    }
    room_figures_by_node_put("peer-link-up", node, lines);
    room_figures_by_node_put("peer-certificate-days", node, lines);
}

/* ---- For others ---- */

void room_figures_mssp(struct room *room, struct room_door *anyhow)
{
    struct lobby_figures figures;
    struct buf lines = {0};
    lobby_figures(room->lobby, &figures);
    mssp_lines(room->conf, &figures, room->started_s, &lines);
    if (strcmp(buf_text(&lines), buf_text(&room->mssp)) != 0)
        room_doors_tell(room, LINK_MSSP, buf_text(&lines));
    else if (anyhow)
        link_send(anyhow->link, LINK_MSSP, buf_text(&lines));
    buf_free(&room->mssp);
    room->mssp = lines;
}

void room_figures_status(void *arg, bool lobby, bool node, struct buf *lines)
{
    struct room *room = arg;
    const struct room_door *own = room->own;
    if (lobby) {
        room_figures_own(room, lines);
        int shared;
        const char *address = lobby_figures_shared(room->lobby, &shared);
        if (address)
            buf_printf(lines, "shared-address %s %d\n", address, shared);
    }
    if (node && !lobby)
        buf_printf(lines, "room-uncontained %d\n", !room->config->contained);
    if (node && own->link) {
        const char *version = strchr(own->software, ' ');
        buf_printf(lines, "door-pid %d\n", (int)own->pid);
        if (version)
            buf_printf(lines, "door-version %s\n", version + 1);
    }
    if (node)
        room_figures_node_status(room, lines);
    /* If a door tells a figure that we or the supervisor tell as well, the door's is left out. */
    if (lobby) {
        BUF_LOCAL doors = {0}, rest = {0};
        room_doors_figures(room, node, &doors);
        figures_rest(buf_text(&doors), buf_text(lines), &rest);
        buf_puts(lines, buf_text(&rest));
    }
    if (!node)
        return;
    if (room->waits[0])
        buf_printf(lines, "store-away %s\n", room->waits);
    if (!room->config->contained || strstr(buf_text(lines), "door-uncontained 1")) {
        buf_puts(lines, "warning-sandbox Door or room is not contained in full. The log of their "
                        "start says why.\n");
    }
    buf_puts(lines, buf_text(&room->host_keys));
    buf_printf(lines, "version %s\nupgrades %d\n", PACKAGE_VERSION, room->upgrades);
    buf_printf(lines, "clock-jumps %d\n", room->watch.jumps);
    if (room->upgrade[0])
        buf_printf(lines, "upgrade %s\n", room->upgrade);
    buf_printf(lines, "supervisor-pid %d\nroom-pid %d\n", (int)getppid(), (int)getpid());
    if (room->conf->peer[0]) {
        static const char *const how[] = {"no", "draining", "drained"};
        buf_printf(lines, "node %d\nleader %d\nnode-draining %s\n", (int)room->conf->node,
                   room_leader(room), how[room->draining]);
    }
    if (room->supervisor[0])
        buf_printf(lines, "supervisor-version %s\n", room->supervisor);
}
