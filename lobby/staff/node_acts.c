/*
 * Acts on one node of several. They let the people at its door go, so that its machine can be
 * serviced, or have it take people again. The room that has the lobby tells its supervisor, which
 * runs the door of its own node. A node without the lobby does the same for its own door
 * (src/room/room_aside.c), once the node that has the lobby has written the audit line.
 */
#include "act.h"

enum { LONGEST_MS = 7 * 24 * 60 * 60 * 1000 };

static const char no_nodes[] = "This is the only node, so its people have nowhere to go. Type "
                               "`drain` or `shutdown` to stop the room.";

const char *node_acts_drain_refused(int64_t ms)
{
    return ms > LONGEST_MS ? "A node drains for 7 days at most. Type `7d` or less." : NULL;
}

/* Writes the audit line about the node at which the act was asked for. Rooms make ids with the
 * number of their node, so that number is known. */
static void node_acts_note(struct act *act, const char *detail, act_then *then)
{
    char about[16];
    utf8_printf(about, sizeof(about), "node %d",
                act->actor.elsewhere ? act->actor.node : act->errand.lobby->deps.ids->node);
    act_audit(act, about, "%s", detail);
    act_writes_audit(act, then);
}

static void node_acts_drain_follows(struct act *act)
{
    if (!act->actor.elsewhere)
        act->errand.lobby->deps.drain(act->errand.lobby->deps.arg, act->ms);
}

static void node_acts_drain(struct act *act)
{
    const char *span = act->ms > 0 ? SPAN(act->ms) : "at once";
    const char *refused =
        act->errand.lobby->deps.drain ? node_acts_drain_refused(act->ms) : no_nodes;
    if (act_refused(act, refused, "%s", refused))
        return;
    if (act_confirmed(act, "take no new connections at this node, and end those that it has %s%s",
                      act->ms > 0 ? "in " : "", span)) {
        act_say(act, "This node takes no new connections, and tells its people. If another node is "
                     "ready, it leads. See `cardroomctl nodes`.");
        node_acts_note(act, span, node_acts_drain_follows);
    }
}

static void node_acts_serve(struct act *act)
{
    if (!act->errand.lobby->deps.drain) {
        act_end(act, false, "%s", no_nodes);
    } else if (act_confirmed(act, "take connections at this node again")) {
        act->ms = -1; /* has deps.drain take people again */
        act_say(act, "This node takes connections again.");
        node_acts_note(act, "", node_acts_drain_follows);
    }
}

const struct act_row node_acts[] = {
    {"node drain", STORE_ADMIN, node_acts_drain,
     "have the people at this node go to others, within 30 minutes, before work on it",
     .audit = "node-drain",
     .args = {{"time", ACT_COUNTDOWN, .optional = ACT_SOCKET, .without_ms = 30 * 60000}},
     .only = ACT_SOCKET},
    {"node serve", STORE_ADMIN, node_acts_serve, "take people at this node again",
     .audit = "node-serve", .only = ACT_SOCKET},
    {NULL}};
