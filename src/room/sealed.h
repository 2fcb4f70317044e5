/*
 * A channel on which two rooms talk through peers, which neither of them trusts. Somebody who has
 * taken a peer over cannot read, add to or change what is said, and can only end the channel. Each
 * side sends 32 random bytes. The keys of the channel are made from these, from the key that the
 * rooms share through their database, and from who asks whom. So nothing that was said on another
 * channel can be repeated.
 *
 * Messages are cut into pieces, each sealed with its number (XChaCha20-Poly1305). So no piece can
 * be left out or come twice, and an end in the middle of a message is not taken for its last piece.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct event_base;
struct sealed;

enum {
    SEALED_KEY = 32,
    SEALED_PIECE = 16384, /* bytes of a message in one piece */
    SEALED_HELLO_S = 10,  /* the time for the other side's first bytes */
    SEALED_IDLE_S = 60    /* the time without a byte in either direction */
};

struct sealed_callbacks {
    /* A piece of a message came. `last`: the message ends with it. */
    void (*piece)(void *arg, const char *data, size_t len, bool last);
    /* The channel is over. This comes once and last, and the owner calls sealed_free. `sent`: what
     * we sent may have been read. */
    void (*closed)(void *arg, bool sent);
};

/* Takes over `fd`. `asks`: this side is the one that asks. `asker` and `asked` are the nodes.
 * `callbacks` is not copied. */
struct sealed *sealed_new(struct event_base *base, int fd, bool asks, int asker, int asked,
                          const uint8_t key[SEALED_KEY], const struct sealed_callbacks *callbacks,
                          void *arg);
/* Closes at once. No upcall follows; an upcall may call it. Accepts NULL, sets NULL. */
void sealed_free(struct sealed **sealed);

/* Sends one message, as soon as the other side has said its first bytes. */
void sealed_send(struct sealed *sealed, const char *data, size_t len);
/* Sets whether it reads on. While it does not, what comes waits on the other side. */
void sealed_hold(struct sealed *sealed, bool hold);

/* Seals a text with the rooms' key for another purpose than a channel, and checks such a seal. */
void sealed_sign(const uint8_t key[SEALED_KEY], const char *text, char out[2 * SEALED_KEY + 1]);
bool sealed_signed(const uint8_t key[SEALED_KEY], const char *text, const char *seal);
