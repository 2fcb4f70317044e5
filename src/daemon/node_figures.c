/*
 * The figures of this node: what its processes tell of it, and what outlives a room. Its door shows
 * them on the metrics port, its room in its status. See supervisor_private.h.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <sys/statvfs.h>

#include "clock.h"
#include "figures.h"
#include "server.h"
#include "supervisor_private.h"

/* Of a file, the store tells this itself. */
static void node_figures_disk_put(const struct supervisor *s, struct buf *lines)
{
    struct statvfs disk;
    if (store_server_is(s->conf->store) && statvfs(s->conf->data_dir, &disk) == 0)
        buf_printf(lines, "disk-free-bytes %" PRId64 "\n",
                   (int64_t)disk.f_bavail * (int64_t)disk.f_frsize);
}

static void node_figures_lines_put(const struct supervisor *s, struct buf *lines)
{
    figures_known(buf_text(&s->child[ROOM].figures.now), lines);
    figures_known(buf_text(&s->child[PEER].figures.now), lines);
    if (store_server_is(s->conf->store))
        buf_printf(lines, "store-fenced %" PRId64 "\n", s->fenced);
    node_figures_disk_put(s, lines);
    if (s->several)
        buf_printf(lines, "leader-changes %" PRId64 "\nleader-changed-timestamp-ms %" PRId64 "\n",
                   s->leader_changes, s->leader_changed_ms);
}

/* For a room that is not linked to our door, because another node leads. */
static void node_figures_door_put(const struct child *door, struct buf *lines)
{
    if (door->pid <= 0)
        return;
    buf_printf(lines, "door-pid %d\n", (int)door->pid);
    /* Of two figures of one name the first counts, so what the door says comes last. */
    figures_known(buf_text(&door->figures.now), lines);
}

/* A child that does not read is ended once it no longer says that it is alive. */
static void node_figures_tell(const struct supervisor *s)
{
    static const enum role roles[] = {DOOR, ROOM};
    BUF_LOCAL lines = {0};
    node_figures_lines_put(s, &lines);
    for (size_t i = 0; i < sizeof(roles) / sizeof(roles[0]); i++) {
        if (roles[i] == ROOM)
            node_figures_door_put(&s->child[DOOR], &lines);
        if (supervisor_reads(&s->child[roles[i]]))
            child_word_send_lines(s->child[roles[i]].control, "figures", buf_text(&lines));
    }
}

bool node_figures_on_word(struct child *child, const char *word)
{
    struct supervisor *s = child->supervisor;
    const char *rest;
    if (child->role == ROOM && child_word_is(word, "fenced", &rest))
        s->fenced += strtoll(rest, NULL, 10);
    else if (child->role == DOOR || !child_word_is(word, "figures", &rest))
        return false;
    else if (child_word_lines_take(&child->figures, rest))
        node_figures_tell(s);
    return true;
}

void node_figures_leader(struct supervisor *s, int leader)
{
    if (leader < 0 || leader == s->led)
        return;
    if (s->led >= 0) {
        s->leader_changes++;
        s->leader_changed_ms = clock_wall(&clock_system);
    }
    s->led = leader;
}
