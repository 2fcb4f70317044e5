/*
 * The control socket: a Unix socket of mode 0600 at which cardroomctl(8) speaks JSON lines and acts
 * as staff. The room hears only root and the user of the service, and never the door or the peer.
 * If the settings name a group, the socket belongs to it with mode 0660, and its members are heard,
 * too.
 *
 * A request is one JSON object a line: "verb", the name of an act (act.h), and the act's arguments
 * by their names, all texts. If the act takes a password, there is "password". With "how": "dry"
 * the room only says what would be done. With "how": "ask" an act that asks for a yes does so
 * first; the "seen" of that answer, sent with the request again, is the yes. Both kinds of answer
 * also have "would", "hits" and "seen". The answer is one JSON object a line: "done" (boolean) and
 * "text" (plain lines). "format": "json" asks for objects: if the act's row has fields and it was
 * done, then in place of "text" there is "items" (array of objects), or "values" (object) for an
 * act about one thing; "cut" is true where the array was too long.
 *
 * If another node has the lobby, acts of the lobby are passed to its room on a sealed channel
 * (sealed.h), and the answer comes back unchanged. Acts of the node itself are done here. `status`
 * asks both that room and this node; with "here" (true) only this node, which answers at once.
 * `node drain` and `node serve` concern both, too: first the room that has the lobby writes them
 * into the audit log, then they are done here. That room is told who asks, as the kernel of this
 * machine names them.
 */
#pragma once

#include <sys/types.h>

#include "act.h"
#include "lobby.h"

struct control;
struct event_base;
struct buf;

enum {
    CONTROL_CLIENTS_MAX = 16,
    CONTROL_NODE_MAX = 8, /* how many requests another node may make at a time */
    CONTROL_LINE_MAX = 8192,
    CONTROL_RELOAD_S = 10, /* how long whoever asks for a reload waits for control_reloaded */
    CONTROL_IDLE_S = 60    /* a client that is silent for longer is disconnected */
};

enum control_aside {
    CONTROL_DONE,
    CONTROL_REFUSED,
    CONTROL_WOULD,  /* the answer to a dry run; the text continues "would " */
    CONTROL_RELOAD, /* a reload has begun; control_reloaded answers */
    CONTROL_ELSEWHERE
};
/* What `aside` has to do: carry the act out, carry out what the room with the lobby has written
 * down, or only say what it would do. */
enum control_how { CONTROL_NOW, CONTROL_NOTED, CONTROL_DRY };

struct control_deps {
    struct event_base *base;
    const char *path;    /* of the socket; replaces what an earlier room left there */
    const char *group;   /* the group that may use it, too; "": none */
    struct lobby *lobby; /* NULL: this node has no lobby, and `aside` answers */
    /* Does the acts of the node itself. `text` gets the answer unless that is ELSEWHERE. */
    enum control_aside (*aside)(void *arg, const char *verb, const char *const *words,
                                enum control_how how, struct buf *text);
    /* Asks for a channel to the room that has the lobby. control_asked has to be called with
     * `number` and that channel. Returns whether this is possible; else `why` says why not. May be
     * NULL if `aside` never says ELSEWHERE. */
    bool (*ask)(void *arg, uint64_t number, char *why, size_t whycap);
    /* The key of the channels, which never changes; NULL: there is none yet. */
    const uint8_t *(*key)(void *arg);
    int node;
    /* The pids of door and peer now; 0: none. They often have our user, but whoever takes one over
     * must not be staff here. */
    const pid_t *door, *peer;
    /* Adds `name value` lines to `status`: those of the lobby's part, and those of the node's. */
    void (*status)(void *arg, bool lobby, bool node, struct buf *lines);
    void *arg;
};

/* Makes the socket beside `path`, where nobody looks yet, and listens. A contained room cannot do
 * this, because a process that may listen may listen on the network, too. Returns the descriptor,
 * or -1, and the log says why. */
int control_listen(const char *path, const char *group);
/* Removes what a process left behind that died before control_new. */
void control_forget(const char *path, pid_t pid);
/* Puts the socket of control_listen, which is taken over, at its path and answers there. NULL: it
 * cannot be put there, and the log says why. */
struct control *control_new(const struct control_deps *deps, int fd);
/* Disconnects everybody, and goes on with other `deps` at the same path. */
void control_turn(struct control *control, const struct control_deps *deps);
/* A reload has ended where there is no lobby: answers all who asked `aside` for one. `how` and
 * `report` as lobby_reloaded has them; `report` NULL: it has not ended in time. */
void control_reloaded(struct control *control, enum lobby_reload how, const char *report);
/* Gives the channel that `ask` wanted, to the room of `node`. Takes `fd` over. Accepts NULL. */
void control_asked(struct control *control, uint64_t number, int node, int fd);
/* The room of another node asks at the other end of `fd`. Takes `fd` over. */
void control_hear(struct control *control, int node, int fd);
/* Drops answers that come later. Call it before lobby_free. Accepts NULL, sets NULL. */
void control_free(struct control **control);
