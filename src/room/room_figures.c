/*
 * What the room tells about itself: figures for the metrics of the door and for the status of the
 * staff, and what lists of games are told.
 */
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "approve.h"
#include "config.h"
#include "figures.h"
#include "hash.h"
#include "mssp.h"
#include "report_count.h"
#include "room_private.h"
#include "think.h"

/* `name value` lines; those of the lobby are in its own status already. */
static void own_figures(struct room *room, struct buf *lines)
{
    const struct store_pulse pulse = room->pulse;
    buf_printf(lines,
               "store-healthy %d\nstore-commits %" PRId64
               "\nstore-commit-seconds %.6f\nstore-slowest-ms %" PRId64
               "\nstore-stalled-ms %" PRId64 "\nloop-late-ms %" PRId64 "\n",
               store_healthy(room->store), pulse.commits, (double)pulse.commit_us / 1e6,
               pulse.slowest_ms, pulse.stalled_ms, room->late_ms);
    if (pulse.size >= 0)
        buf_printf(lines, "database-bytes %" PRId64 "\ndisk-free-bytes %" PRId64 "\n", pulse.size,
                   pulse.left);
    buf_printf(lines, "hashes-waiting %d\nbots-waiting %d\n", hash_waiting(room->hash),
               think_waiting(room->think));
    report_count_figures(room->lobby, lines);
    approve_figures(room->lobby, lines);
    clock_watch_status(&room->watch, lines);
    if (pulse.ship_ms >= 0)
        buf_printf(lines, "ship-behind-ms %" PRId64 "\n", pulse.ship_ms);
    figures_of_process("room", room->since_ms, room->contained, lines);
}

void room_figures_send(struct room *room)
{
    struct lobby_figures f;
    struct buf lines = {0};
    lobby_figures(room->lobby, &f);
    buf_printf(&lines,
               "connections %d\nplayers %d\nguests %d\ntables %d\ngames %d\nspectators %d\n"
               "moves %" PRId64 "\nbacklog %d\n",
               f.connections, f.players, f.guests, f.tables, f.games, f.spectators, f.moves,
               store_backlog(room->store));
    own_figures(room, &lines);
    buf_puts(&lines, "build-info{process=\"room\",version=\"" PACKAGE_VERSION "\"} 1\n");
    lobby_figures_more(room->lobby, &lines);
    room_doors_tell(room, LINK_FIGURES, buf_text(&lines));
    buf_free(&lines);
}

void room_figures_mssp(struct room *room, struct room_door *anyhow)
{
    struct lobby_figures figures;
    struct buf lines = {0};
    lobby_figures(room->lobby, &figures);
    mssp_lines(room->conf,
               &(struct mssp_figures){.players = figures.players + figures.guests,
                                      .cups = figures.cups,
                                      .started_s = room->started_s,
                                      .next_cup_s = figures.next_cup_ms / 1000},
               &lines);
    if (strcmp(buf_text(&lines), buf_text(&room->mssp)) != 0)
        room_doors_tell(room, LINK_MSSP, buf_text(&lines));
    else if (anyhow)
        link_send(anyhow->link, LINK_MSSP, buf_text(&lines));
    buf_free(&room->mssp);
    room->mssp = lines;
}

void room_figures_status(void *arg, struct buf *lines)
{
    struct room *room = arg;
    const struct room_door *own = room->own;
    if (room->lobby) {
        own_figures(room, lines);
        room_doors_figures(room, lines);
    }
    if (!room->contained || strstr(buf_text(&own->figures), "door-uncontained 1")) {
        buf_puts(lines, "warning-sandbox Door or room is not contained as this kernel could. The "
                        "log of their start says why.\n");
    }
    buf_puts(lines, buf_text(&room->host_keys));
    buf_printf(lines, "version %s\nupgrades %d\n", PACKAGE_VERSION, room->upgrades);
    buf_printf(lines, "clock-jumps %d\n", room->watch.jumps);
    if (room->upgrade[0])
        buf_printf(lines, "upgrade %s\n", room->upgrade);
    buf_printf(lines, "supervisor-pid %d\nroom-pid %d\n", (int)getppid(), (int)getpid());
    if (room->supervisor[0])
        buf_printf(lines, "supervisor-version %s\n", room->supervisor);
    if (own->link) {
        const char *version = strchr(own->software, ' ');
        buf_printf(lines, "door-pid %d\n", (int)own->pid);
        if (version)
            buf_printf(lines, "door-version %s\n", version + 1);
    }
}
