/*
 * One end of the link between door and room, over a descriptor, under libevent. Both ends use the
 * same code: each sends HELLO at once and accepts nothing before the other's HELLO. Messages that
 * are sent in one turn of the loop are written together. Bytes that the other side has not read yet
 * are kept, up to LINK_BACKLOG_MAX. Beyond that the link ends: a side that leaves so much unread is
 * taken for dead.
 *
 * SIGPIPE must be ignored in the process. Upcalls come from the loop, never from inside a call;
 * link_free may be called from one.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "message.h"

struct event_base;
struct link;

enum {
    LINK_BACKLOG_MAX = 32 * 1024 * 1024,
    /* of a bounded link */
    LINK_SLICE_US = 500,    /* after working for this long, it lets others have their turn */
    LINK_SHARE = 4,         /* it may have one fourth of a processor */
    LINK_BURST_US = 1000000 /* after a rest it may use this much of a processor at once */
};

/* What the links to one other side have cost. All zero at first. It belongs to the owner of the
 * links, and stays when one link follows another. */
struct link_budget {
    /* The monotonic time at which the share, which grows with time, will have paid for all that was
     * spent so far. */
    int64_t paid_us;
    int64_t held_us; /* for how long in all nothing was read, because the share was used up */
};

struct link_callbacks {
    /* The other side's HELLO came, and there is a version that both speak. `software` is for the
     * log. */
    void (*ready)(void *arg, const char *software);
    /* A message came, never HELLO. It is valid until the upcall returns. */
    void (*message)(void *arg, const struct link_message *message);
    /* The link is over: the other side is gone, broke the protocol, speaks another version or did
     * not read. This comes once and last. If the other side is gone, all messages that had arrived
     * come before it. The owner still has to call link_free. */
    void (*closed)(void *arg, const char *why);
};

/* Takes over `fd`, a connected stream socket, and sends HELLO. `callbacks` is not copied. */
struct link *link_new(struct event_base *base, int fd, const struct link_callbacks *callbacks,
                      void *arg);
/* The same for tests, which let it speak the versions of an earlier or later program. */
struct link *link_new_of(struct event_base *base, int fd, int oldest, int newest,
                         const struct link_callbacks *callbacks, void *arg);
/* From now on `budget`, which outlives the link, bounds how much of this thread's processor time
 * the messages of the link may cost. Messages beyond that wait, and meanwhile nothing is read. This
 * is for a link whose other side may belong to somebody else. */
void link_bound(struct link *link, struct link_budget *budget);
/* Charges the budget for `us` microseconds of work that a message causes outside this thread. */
void link_charge(struct link_budget *budget, int64_t us);
/* The version that both sides speak; before `ready` the oldest of ours. */
int link_version(const struct link *link);
/* Closes at once and drops what is not yet written (see link_flush). No upcall follows. Accepts
 * NULL, sets NULL. */
void link_free(struct link **link);

/* Sends one message; fields as for link_encode. Returns false and sends nothing when there is no
 * link (NULL) or it is over, the other side is too old for the type, or the message is too large
 * for a frame, which is logged. Also returns false if the message makes the backlog too large,
 * which ends the link. Then the caller has to tell whoever waits for it. */
bool link_send(struct link *link, enum link_type type, ...);
/* The same for OPEN, but nothing is logged. The link must not be NULL. */
bool link_send_open(struct link *link, const struct link_open *open);
/* Writes at once as much of the backlog as the socket takes, for a process that is about to end.
 * Returns how many bytes are left. Accepts NULL. */
size_t link_flush(struct link *link);
/* Adds how many messages the link has sent and received, HELLO included. */
void link_messages(const struct link *link, uint64_t *sent, uint64_t *received);
/* Bytes that wait to be written. */
size_t link_backlog(const struct link *link);
