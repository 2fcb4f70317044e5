/*
 * The control socket: a Unix socket of mode 0600 at which cardroomctl(8) speaks JSON lines and acts
 * as staff. The room hears only root and the user of the service, and never the door or the peer.
 * If the settings name a group, the socket is its own, with mode 0660, and its members are heard,
 * too.
 *
 * A request is one JSON object a line: "verb", the name of an act (act.h), and the act's arguments
 * by their names, all texts. If the act takes a password, there is "password". "how": "dry" wants
 * only to hear what would be done, "ask" that the act asks first if it does so; "seen" is the yes.
 * Those answers have "would", "hits" and "seen" besides. The answer is one
 * JSON object a line: "done" (boolean) and "text" (plain lines). "format": "json" asks for objects:
 * if the act's row has fields and it was done, then in place of "text" there is "items" (array of
 * objects), or "values" (object) for an act about one thing; "cut" is true where the array was too
 * long.
 *
 * Where another node has the lobby, what is the lobby's is asked there, on a sealed channel between
 * the two rooms (sealed.h), and the answer comes back as it is; what is the node's own is done
 * here. `status` is both. So are `node drain` and `node serve`: the room that has the lobby writes
 * them into the audit log, and then they are done here. The room that has the lobby hears of whom
 * the kernel of the other machine named.
 */
#ifndef ROOM_CONTROL_H
#define ROOM_CONTROL_H

#include <sys/types.h>

#include "lobby.h"

struct control;
struct event_base;
struct buf;

enum {
    CONTROL_CLIENTS_MAX = 16,
    CONTROL_NODE_MAX = 8, /* that one other node asks for at a time */
    CONTROL_LINE_MAX = 8192,
    CONTROL_IDLE_S = 60 /* a client that is silent for longer is sent off */
};

enum control_aside {
    CONTROL_DONE,
    CONTROL_REFUSED,
    CONTROL_WOULD, /* of a dry run: the text goes on after "would " */
    CONTROL_ELSEWHERE
};
/* How `aside` is asked: to do it, to do what the room that has the lobby has written down, or to
 * say only what it would do. */
enum control_how { CONTROL_NOW, CONTROL_NOTED, CONTROL_DRY };

struct control_deps {
    struct event_base *base;
    const char *path;    /* of the socket; what an earlier room left there is replaced */
    const char *group;   /* that may use it, too; "": none */
    struct lobby *lobby; /* NULL: this node has none, and `aside` answers */
    /* Does what is the node's own; `text` gets the answer, if it is not ELSEWHERE. NULL where there
     * is a lobby. */
    enum control_aside (*aside)(void *arg, const char *verb, const char *const *words,
                                enum control_how how, struct buf *text);
    /* The same node's part of `status`, for programs, too: whether the lobby can be asked for the
     * rest; else `why` says why not. Wants control_asked to be called with `number` and a channel
     * to the room that has the lobby. May be NULL where `aside` never says ELSEWHERE. */
    bool (*ask)(void *arg, uint64_t number, char *why, size_t whycap);
    /* The key of the channels, which stays; NULL: there is none yet. */
    const uint8_t *(*key)(void *arg);
    int node;
    /* Their processes now; 0: none. They often have our user, but whoever takes one over is not to
     * be staff here. */
    const pid_t *door, *peer;
    /* Adds `name value` lines to those of `status`: of the lobby's part, and of the node's. */
    void (*status)(void *arg, bool lobby, bool node, struct buf *lines);
    void *arg;
};

/* Makes the socket and listens, beside `path`, where nobody looks yet. A contained room cannot: who
 * may listen can listen on the network, too. Returns the descriptor, or -1, and the log says why.
 */
int control_listen(const char *path, const char *group);
/* Removes what a process left that died before control_new. */
void control_forget(const char *path, pid_t pid);
/* Puts the socket of control_listen, which is taken over, at its path and answers there. NULL: it
 * cannot be put there, and the log says why. */
struct control *control_new(const struct control_deps *deps, int fd);
/* Drops who is there, and goes on with other `deps` at the same path. */
void control_turn(struct control *control, const struct control_deps *deps);
/* The channel that `ask` wanted, to the room of `node`. Takes `fd` over. */
void control_asked(struct control *control, uint64_t number, int node, int fd);
/* The room of another node asks, at the other end of `fd`, which is taken over. */
void control_hear(struct control *control, int node, int fd);
/* Answers that come later are dropped. To be called before lobby_free. Accepts NULL, sets NULL. */
void control_free(struct control **control);

#endif
