/*
 * Errands: questions to the store, the hasher or a table. The answer comes later, when the session
 * that asked may be gone.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "store.h"
#include "timer.h"

struct lobby;
struct session;

/* The head of every errand's own struct. */
struct errand {
    LIST_ENTRY(errand) link;
    void (*drop)(void *errand); /* frees and wipes what the struct holds; may be NULL */
    struct lobby *lobby;
    uint64_t conn;   /* the session that waits for it, if any */
    uint64_t serial; /* of that session: the connection may have another one by now */
    bool of_session;
    /* The line of that connection that the errand belongs to, 0: none (once.h). */
    uint64_t command;
    /* The answer to that line once it is stored; NULL: not known yet. */
    char *said;
    /* Who is logged in after that line, 0: it changes nothing. */
    int64_t becomes;
    struct timer timer;
};
LIST_HEAD(errand_list, errand);

/* Makes a zeroed struct of `size` bytes that begins with struct errand. If a session is given (may
 * be NULL), its present line is not done and its next lines wait until errand_end. */
void *errand_new(struct lobby *lobby, struct session *session, size_t size);
/* The session that asked; from here on its language is spoken (tongue.h). NULL: it is gone, or
 * there was none. */
struct session *errand_session(const void *errand);
/* Frees the errand and lets its session go on. */
void errand_end(void *errand);
/* Whether the store could not say what was asked, which is not the same as "there is none". Then
 * whoever waits is told so, and the errand is over. */
bool errand_unread(void *errand, enum store_status status);
/* The session that asked, if it is there and the store said what was asked. NULL: the errand is
 * over. */
struct session *errand_read(void *errand, enum store_status status);
/* Frees all errands that are under way. The lobby calls it at its end, when all sessions are gone.
 */
void errands_drop(struct lobby *lobby);
