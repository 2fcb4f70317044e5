/*
 * What two rooms say to each other through peers, which neither of them trusts: who has taken a
 * peer over reads nothing of it, adds nothing and changes nothing, and can only end it. Each side
 * sends 32 random bytes; from both, the key that the rooms share through their database, and who
 * asks whom, come the keys of this one channel. So nothing that was said on another one can be said
 * again.
 *
 * Messages are cut into pieces, each sealed with its number (XChaCha20-Poly1305), so none is left
 * out or comes twice, and an end in the middle of a message is told from its last piece.
 */
#ifndef ROOM_SEALED_H
#define ROOM_SEALED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct event_base;
struct sealed;

enum {
    SEALED_KEY = 32,
    SEALED_PIECE = 16384, /* bytes of a message in one piece */
    SEALED_HELLO_S = 10,  /* for the other side's first bytes */
    SEALED_IDLE_S = 60    /* without a byte, either way */
};

struct sealed_callbacks {
    /* A piece of a message; `last`: the message ends with it. */
    void (*piece)(void *arg, const char *data, size_t len, bool last);
    /* It is over, once and last; the owner calls sealed_free. `sent`: what was to be sent may have
     * been read. */
    void (*closed)(void *arg, bool sent);
};

/* Takes over `fd`. `asks`: this side does; `asker` and `asked` are the nodes. `callbacks` is not
 * copied. */
struct sealed *sealed_new(struct event_base *base, int fd, bool asks, int asker, int asked,
                          const uint8_t key[SEALED_KEY], const struct sealed_callbacks *callbacks,
                          void *arg);
/* Closes at once. No upcall follows. May be called from one. Accepts NULL, sets NULL. */
void sealed_free(struct sealed **sealed);

/* Sends one message, as soon as the other side has said its first bytes. */
void sealed_send(struct sealed *sealed, const char *data, size_t len);
/* Whether it reads on; what comes meanwhile waits on the other side. */
void sealed_hold(struct sealed *sealed, bool hold);

/* A seal of the room key on a text for another purpose than a channel, and whether it is that. */
void sealed_sign(const uint8_t key[SEALED_KEY], const char *text, char out[2 * SEALED_KEY + 1]);
bool sealed_signed(const uint8_t key[SEALED_KEY], const char *text, const char *seal);

#endif
