/*
 * One end of the link between door and room, over a descriptor, under libevent. Both ends are the
 * same code: HELLO goes out at once and must be the first to come in. What is sent in one turn of
 * the loop goes out together; what the other side does not read is held up to LINK_BACKLOG_MAX,
 * behind which the link ends, for a side that does not read for that long is lost.
 *
 * SIGPIPE must be ignored in the process. Upcalls come from the loop, never from inside a call;
 * link_free may be called from one.
 */
#ifndef LINK_LINK_H
#define LINK_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "message.h"

struct event_base;
struct link;

enum { LINK_BACKLOG_MAX = 32 * 1024 * 1024 };

struct link_callbacks {
    /* The other side's HELLO is there, its version is ours: what follows is understood. `software`
     * is for the log. */
    void (*ready)(void *arg, const char *software);
    /* One message, never HELLO; lives until the upcall returns. */
    void (*message)(void *arg, const struct link_message *message);
    /* The link is over: the other side is gone, broke the protocol, speaks another version or did
     * not read. Comes once, nothing follows; link_free is still the owner's to call. Messages that
     * arrived before the end have been delivered. */
    void (*closed)(void *arg, const char *why);
};

/* Takes `fd` (a connected stream socket) over and sends HELLO. `callbacks` is not copied. */
struct link *link_new(struct event_base *base, int fd, const struct link_callbacks *callbacks,
                      void *arg);
/* Both ends of a link in one process, for tests. Returns 0, or -1 with errno. */
int link_pair(struct event_base *base, const struct link_callbacks *callbacks_a, void *arg_a,
              struct link **a, const struct link_callbacks *callbacks_b, void *arg_b,
              struct link **b);
/* Closes at once: what is not yet written is dropped (see link_flush). No upcall follows. Accepts
 * NULL, sets NULL. */
void link_free(struct link **link);

/* Sends one message; fields as for link_encode. Returns false and sends nothing when it is too
 * large for a frame, which is logged, or the link is over. Whoever waits for it has to be told
 * then. */
bool link_send(struct link *link, enum link_type type, ...);
bool link_send_open(struct link *link, const struct link_open *open);
/* Writes what waits now, as far as the socket takes it: before a process ends. Returns the bytes
 * that are still waiting. */
size_t link_flush(struct link *link);
/* Bytes that wait to be written. */
size_t link_backlog(const struct link *link);

#endif
