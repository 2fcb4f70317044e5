/*
 * Copies the bytes of a link between nodes: what comes over TLS goes to a descriptor of this
 * machine, and the other way round. It looks into no frame. The bytes that wait for a side are
 * bounded: while that side takes no more, the other side is not read.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

struct bufferevent;
struct peer_splice;

enum {
    /* While more bytes than this wait for a side, the other side is not read. */
    PEER_SPLICE_MAX = 256 * 1024,
    /* After one side has ended: if the other side takes nothing for this long, what still waits for
     * it is dropped. */
    PEER_SPLICE_LAST_MS = 2000
};

/* Takes over `tls`, whose handshake is done, and `fd`, a stream socket. `over` is called once and
 * last, when one side has ended and the other has got all that it sent, or takes too long. `why` is
 * for the log. */
struct peer_splice *peer_splice_new(struct bufferevent *tls, int fd,
                                    void (*over)(void *arg, const char *why), void *arg);
/* Adds the bytes that went to the other node and those that came from it. Returns how many wait to
 * be sent to it. */
size_t peer_splice_bytes(const struct peer_splice *splice, uint64_t *sent, uint64_t *received);
/* Closes both at once. Accepts NULL, sets NULL. */
void peer_splice_free(struct peer_splice **splice);
