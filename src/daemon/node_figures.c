/*
 * The figures of this node: those that its processes tell the supervisor, and those that outlive a
 * room. The door shows them on the metrics port, and the room in its status. See
 * supervisor_private.h.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <sys/statvfs.h>

#include "figures.h"
#include "server.h"
#include "supervisor_private.h"

/* Tells door and room the figures. A child that does not read gets none. The supervisor ends it
 * once it no longer says that it is alive. */
static void node_figures_tell(const struct supervisor *s)
{
    const struct child *door = &s->child[DOOR], *room = &s->child[ROOM];
    BUF_LOCAL lines = {0};
    struct statvfs disk;
    figures_known(buf_text(&room->figures.now), &lines);
    figures_known(buf_text(&s->child[PEER].figures.now), &lines);
    if (store_server_is(s->conf->store)) {
        buf_printf(&lines, "store-fenced %" PRId64 "\n", s->fenced);
        /* A store in a file tells this itself. */
        if (statvfs(s->conf->data_dir, &disk) == 0)
            buf_printf(&lines, "disk-free-bytes %" PRId64 "\n",
                       (int64_t)disk.f_bavail * (int64_t)disk.f_frsize);
    }
    if (s->several)
        buf_printf(&lines, "leader-changes %" PRId64 "\nleader-changed-timestamp-ms %" PRId64 "\n",
                   s->leader_changes, s->leader_changed_ms);
    if (supervisor_reads(door))
        child_word_send_lines(door->control, "figures", buf_text(&lines));
    /* The room gets the door's figures as well: it is not linked to our door if another node leads.
     * If two figures have one name, the first counts, so the door's come last. */
    if (door->pid > 0) {
        buf_printf(&lines, "door-pid %d\n", (int)door->pid);
        figures_known(buf_text(&door->figures.now), &lines);
    }
    if (supervisor_reads(room))
        child_word_send_lines(room->control, "figures", buf_text(&lines));
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
