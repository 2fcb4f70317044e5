/*
 * A channel on which two rooms talk through peers, which neither room trusts. Whoever has taken a
 * peer over can neither read nor change what is said, nor add to it; they can only end the channel.
 * Each side sends 32 random bytes. The keys of the channel are made from these bytes, from the key
 * that the rooms share through their database, and from which node asks which. So nothing that was
 * said on another channel can be repeated on this one.
 *
 * Messages are cut into pieces, each sealed with its number (XChaCha20-Poly1305). So no piece can
 * be left out or come twice. A piece also says whether it is the last of its message, so a message
 * that was cut off is not taken for a whole one.
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
    SEALED_IDLE_S = 60    /* a channel on which nothing comes or goes for this long is over */
};

struct sealed_callbacks {
    /* A piece of a message has come. `last`: it is the last piece of its message. */
    void (*piece)(void *arg, const char *data, size_t len, bool last);
    /* The channel is over. This is called once and last; the owner then calls sealed_free. `sent`:
     * the other side may have read what we sent. */
    void (*closed)(void *arg, bool sent);
};

/* Makes one end of a channel over the stream socket `fd`, which it takes over. `asks`: this side is
 * the one that asks. `asker` and `asked` are the nodes. `callbacks` is not copied and must outlive
 * the channel. */
struct sealed *sealed_new(struct event_base *base, int fd, bool asks, int asker, int asked,
                          const uint8_t key[SEALED_KEY], const struct sealed_callbacks *callbacks,
                          void *arg);
/* Closes the channel at once. No callback follows; a callback may call this. Accepts NULL, sets
 * NULL. */
void sealed_free(struct sealed **sealed);

/* Sends one message. Until the other side's first bytes have come, keeps a copy of it. */
void sealed_send(struct sealed *sealed, const char *data, size_t len);
/* Stops reading, or reads on. While it does not read, the other side has to wait. */
void sealed_hold(struct sealed *sealed, bool hold);

/* Writes the seal of a text by the rooms' key, in hex, and checks such a seal. */
void sealed_sign(const uint8_t key[SEALED_KEY], const char *text, char out[2 * SEALED_KEY + 1]);
bool sealed_signed(const uint8_t key[SEALED_KEY], const char *text, const char *seal);
