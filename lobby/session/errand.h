/*
 * Errands: questions to the store, the hasher or a table. The answer comes later. By then the
 * session that asked may be gone.
 */
#pragma once

#include <sys/queue.h>

#include "store.h"
#include "timer.h"

struct lobby;
struct session;

/* The head of every errand's own struct. */
struct errand {
    LIST_ENTRY(errand) link;
    size_t size;                /* of the whole struct, which is wiped at the end */
    void (*drop)(void *errand); /* frees what the struct points to; may be NULL */
    struct lobby *lobby;
    uint64_t conn;   /* the connection of the session that asked */
    uint64_t serial; /* of that session: the connection may have another session by now */
    bool of_session; /* false: no session asked */
    /* The line of that connection to which the errand belongs (once.h); 0: none. */
    uint64_t command;
    /* The answer that the line gets once its write is stored; NULL: not known yet. */
    char *said;
    /* The account that is logged in after that line; 0: the line logs nobody in. */
    int64_t becomes;
    struct timer timer; /* for whoever made the errand; it is cancelled at the end */
    /* Its turn, which has come or for which it waits (errand_turn); `turn` 0: there is none. */
    TAILQ_ENTRY(errand) turn_link;
    int64_t turn;
    void (*go)(void *errand);
};
LIST_HEAD(errand_list, errand);
TAILQ_HEAD(errand_turns, errand);

/* Makes an errand: a struct of `size` bytes that begins with struct errand, else zeros. The present
 * line of the session (may be NULL) is not done, and its next lines wait, until errand_end. */
void *errand_new(struct lobby *lobby, struct session *session, size_t size);
/* The session that asked; from here on its language is spoken (tongue.h). NULL: it is gone, or no
 * session asked. */
struct session *errand_session(const void *errand);
/* Frees the errand and lets its session go on. */
void errand_end(void *errand);
/* An errand that reads something and then writes it takes a turn before it reads, and keeps the
 * turn until the write is stored. So each reads what the one before has left. Calls `go` when the
 * turn has come, perhaps at once. `of` says what the turn is for: an account, for its second
 * factor, or ERRAND_CASES. The turn ends with the errand, or before by errand_turn_end, and the
 * next one begins from the loop. An errand without a turn may call errand_turn_end, too. */
enum { ERRAND_CASES = -1 };
void errand_turn(void *errand, int64_t of, void (*go)(void *errand));
void errand_turn_end(void *errand);
/* Whether the store failed to read, which is not the same as STORE_NONE. If so, tells the session
 * and ends the errand. */
bool errand_unread(void *errand, enum store_status status);
/* The session that asked. NULL: it is gone or the store failed, and the errand has ended. */
struct session *errand_read(void *errand, enum store_status status);
/* Reads from the store for a session (store_reads), whose line waits. If the session is still there
 * and the store did not fail, calls `then` with the result. */
void errand_reads(struct session *session, const struct store_reads *what, const void *asked,
                  void (*then)(struct session *session, void *result));
/* Frees all errands that are under way, at the end of the lobby, when all sessions are gone. */
void errands_drop(struct lobby *lobby);

/* A load: what a part of the lobby reads from the store when the lobby starts (`load` of struct
 * lobby_part). */
struct load {
    struct errand errand;
    const char *what; /* a constant word, for the log */
    int64_t number;   /* for whoever made the load */
};

/* Makes a load, to be given as `arg` to a read of the store. load_end is the last callback of that
 * read. The lobby serves when all loads have ended. */
struct load *load_new(struct lobby *lobby, const char *what);
/* Ends a load: logs it if the store failed, tells the lobby, and frees the load. */
void load_end(void *load, enum store_status status);
