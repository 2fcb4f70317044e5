/*
 * One machine of several: it lets the people at its door go, so that it can be serviced, and takes
 * people again. The room tells whoever holds the door; a machine that has no lobby answers these
 * acts itself (src/room/room_aside.c).
 */
#include "act.h"
#include "span.h"
#include "utf8.h"

enum { LONGEST_MS = 7 * 24 * 60 * 60 * 1000 };

static const char no_nodes[] = "There is one node, so people could go nowhere. Type `drain` or "
                               "`shutdown` to stop the room.";

static void drain_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status == STORE_OK)
        act->errand.lobby->deps.drain(act->errand.lobby->deps.arg, act->ms);
    act_stored(act, status);
}

static void node_drain(struct act *act)
{
    struct buf span = {0};
    if (!act->errand.lobby->deps.drain) {
        act_end(act, false, "%s", no_nodes);
        return;
    }
    if (act->ms > LONGEST_MS) {
        act_end(act, false, "A node drains for 7 days at most. Type `7d` or less.");
        return;
    }
    if (act->ms > 0)
        span_put(&span, act->ms);
    bool goes =
        act_goes(act, "take no new connections at this node, and end those that it has %s%s",
                 act->ms > 0 ? "in " : "at once", buf_text(&span));
    if (goes) {
        act_audit(act, "", "%s", act->ms > 0 ? buf_text(&span) : "at once");
        utf8_copy("This node takes no new connections, and tells its people. If another node is "
                  "ready, it leads. See `cardroomctl nodes`.",
                  act->said, sizeof(act->said));
        act_writes_audit(act, drain_stored);
    }
    buf_free(&span);
}

static void serve_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status == STORE_OK)
        act->errand.lobby->deps.drain(act->errand.lobby->deps.arg, -1);
    act_stored(act, status);
}

static void node_serve(struct act *act)
{
    if (!act->errand.lobby->deps.drain) {
        act_end(act, false, "%s", no_nodes);
        return;
    }
    if (!act_goes(act, "take connections at this node again"))
        return;
    act_audit(act, "", "%s", "");
    utf8_copy("This node takes connections again.", act->said, sizeof(act->said));
    act_writes_audit(act, serve_stored);
}

const struct act_row node_acts[] = {
    {.name = "node drain",
     .args = {{"time", ACT_COUNTDOWN, .optional = ACT_SOCKET, .without_ms = 30 * 60000}},
     .only = ACT_SOCKET,
     .role = STORE_ADMIN,
     .help = "have the people at this node go to others, within 30 minutes, before work on it",
     .run = node_drain},
    {.name = "node serve",
     .only = ACT_SOCKET,
     .role = STORE_ADMIN,
     .help = "take people at this node again",
     .run = node_serve},
    {.name = NULL}};
