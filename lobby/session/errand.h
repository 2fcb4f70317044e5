/*
 * Errands: questions to the store, the hasher or a table whose answer comes later, when the session
 * that asked may be gone.
 */
#ifndef LOBBY_SESSION_ERRAND_H
#define LOBBY_SESSION_ERRAND_H

#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "timer.h"

struct lobby;
struct session;

/* The head of every errand's own struct. */
struct errand {
    LIST_ENTRY(errand) link;
    void (*drop)(void *errand); /* frees and wipes what the struct holds; may be NULL */
    struct lobby *lobby;
    uint64_t conn; /* of the session that waits, if any */
    bool of_session;
    uint64_t command; /* the line of that connection that it is of, 0: none (once.h) */
    char *said;       /* what that line is answered once it is stored; NULL: not known yet */
    int64_t becomes;  /* who is on then, 0: nobody else */
    struct timer timer;
};
LIST_HEAD(errand_list, errand);

/* A zeroed struct of `size` bytes that begins with struct errand. With a session (may be NULL)
 * that session's line is not done, and its next lines wait, until errand_end. */
void *errand_new(struct lobby *lobby, struct session *session, size_t size);
/* The session that asked, whose language is spoken from here on (tongue.h); NULL: it is gone, or
 * there was none. */
struct session *errand_session(const void *errand);
/* Frees the errand and lets the session go on. */
void errand_end(void *errand);
/* The lobby ends and its sessions are gone: frees all errands that are under way. */
void errands_drop(struct lobby *lobby);

#endif
