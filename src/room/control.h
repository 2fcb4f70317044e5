/*
 * The control socket: a Unix socket of mode 0600. cardroomctl(8) sends JSON lines to it and acts as
 * staff. The room hears only root and the user of the service, and never the door or the peer. If
 * the settings name a group, the socket belongs to that group and has mode 0660, and the room also
 * hears its members.
 *
 * A request is one JSON object a line. It has "verb", the name of an act (act.h), and the act's
 * arguments by their names, all of them texts. If the act takes a password, there is "password".
 * The answer is one JSON object a line: "done" (boolean) and "text" (plain lines). With "how":
 * "dry" the room only says what would be done. With "how": "ask" an act that wants a yes asks for
 * it first. Both kinds of answer also have "would", "hits" and "seen". To say yes, the client sends
 * the request again with the "seen" of that answer. "format": "json" asks for objects: if the act
 * was done and its row has fields, the answer has "items" (array of objects) in place of "text", or
 * "values" (object) if the act is about one thing. "cut" is true if the array was too long.
 *
 * If another node has the lobby, acts of the lobby are passed to its room on a sealed channel
 * (sealed.h), and the answer comes back unchanged. Acts of the node itself are done here. `status`
 * asks both that room and this node. With "here" (true) it asks only this node, which answers at
 * once. `node drain` and `node serve` concern both, too: that room writes them into the audit log,
 * and then they are done here. That room is told who asks, as the kernel of this machine says.
 */
#pragma once

#include <sys/types.h>

#include "act.h"
#include "lobby.h"

struct control;
struct event_base;

enum {
    CONTROL_CLIENTS_MAX = 16,
    CONTROL_NODE_MAX = 8,    /* how many requests of another node are answered at a time */
    CONTROL_LINE_MAX = 8192, /* bytes of a request */
    CONTROL_RELOAD_S = 10,   /* how long whoever asks for a reload waits for control_reloaded */
    CONTROL_IDLE_S = 60      /* a client that is silent for longer is disconnected */
};

enum control_aside {
    CONTROL_DONE,
    CONTROL_REFUSED,
    CONTROL_WOULD,    /* a dry run: the text is what follows "would " */
    CONTROL_RELOAD,   /* a reload has begun; control_reloaded answers */
    CONTROL_ELSEWHERE /* the room that has the lobby has to answer */
};
/* What `aside` has to do with an act. NOW: carry it out. NOTED: the same, after the room that has
 * the lobby has written it into the audit log. DRY: only say what it would do. */
enum control_how { CONTROL_NOW, CONTROL_NOTED, CONTROL_DRY };

struct control_deps {
    struct event_base *base;
    const char *path;    /* of the socket; replaces what an earlier room left there */
    const char *group;   /* the group that may use it, too; "": none */
    struct lobby *lobby; /* NULL: this node has no lobby, and `aside` answers */
    /* Does the acts of the node itself. `words` are the arguments of the act. `text` gets the
     * answer, but means nothing with CONTROL_RELOAD and CONTROL_ELSEWHERE. */
    enum control_aside (*aside)(void *arg, const char *verb, const char *const *words,
                                enum control_how how, struct buf *text);
    /* Asks for a channel to the room that has the lobby. When the channel is there, control_asked
     * has to be called with it and `number`. False: there can be no channel, and `why` says why.
     * May be NULL if `aside` never returns CONTROL_ELSEWHERE. */
    bool (*ask)(void *arg, uint64_t number, char *why, size_t whycap);
    /* The key of the channels, which never changes; NULL: there is none yet. */
    const uint8_t *(*key)(void *arg);
    int node; /* the number of this node */
    /* The pids of door and peer now; 0: none. They may run as our user, but whoever takes one over
     * must not act as staff here. */
    const pid_t *door, *peer;
    /* Adds the `name value` lines of the act `status`: those about the lobby, those about the node,
     * or both. */
    void (*status)(void *arg, bool lobby, bool node, struct buf *lines);
    void *arg;
};

/* Makes the socket under a name beside `path`, where no client looks for it, and listens. A
 * contained room cannot do this, because a process that may listen may listen on the network, too.
 * Returns the descriptor, or -1 (the log says why). */
int control_listen(const char *path, const char *group);
/* Removes the socket that the process `pid` made, if it ended before it called control_new. */
void control_forget(const char *path, pid_t pid);
/* Takes over the socket `fd` of control_listen, moves it to its path and answers there. NULL: it
 * cannot be moved (the log says why). */
struct control *control_new(const struct control_deps *deps, int fd);
/* Disconnects everybody, and goes on at the same path with these `deps`. */
void control_turn(struct control *control, const struct control_deps *deps);
/* A reload has ended while there is no lobby: answers all who asked `aside` for a reload. `how` and
 * `report` are as in service_reloaded; NULL `report`: the reload has not ended in time. */
void control_reloaded(struct control *control, enum lobby_reload how, const char *report);
/* Gives the client of that `number` the channel `fd` to the room of `node`, for which `ask` was
 * called. Takes `fd` over. Accepts NULL. */
void control_asked(struct control *control, uint64_t number, int node, int fd);
/* Answers requests of the room of `node`, which come over the channel `fd`. Takes `fd` over. */
void control_hear(struct control *control, int node, int fd);
/* Disconnects everybody and removes the socket. Call it before lobby_free. Accepts NULL, sets
 * NULL. */
void control_free(struct control **control);
