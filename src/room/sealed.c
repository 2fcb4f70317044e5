/*
 * See sealed.h. On the wire there are 32 random bytes, then pieces, each after its length (4 bytes,
 * little endian). A sealed piece holds one byte (1: the last piece of its message) and then the
 * bytes of the piece. The nonce is the number of the piece.
 */
#include "sealed.h"

#include <endian.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "log.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    RANDOM = 32,
    NONCE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
    TAG = crypto_aead_xchacha20poly1305_ietf_ABYTES,
    BOX_MAX = 1 + SEALED_PIECE + TAG
};
_Static_assert(SEALED_KEY == crypto_aead_xchacha20poly1305_ietf_KEYBYTES, "key of another length");

/* One direction. */
struct way {
    uint8_t key[SEALED_KEY];
    uint64_t count;
};

struct sealed {
    struct bufferevent *bev;
    const struct sealed_callbacks *callbacks;
    void *arg;
    bool asks, open, hold;
    bool *freed; /* set when the channel is freed inside an upcall; NULL: no upcall is under way */
    int asker, asked;
    uint8_t key[SEALED_KEY], random[RANDOM];
    struct way in, out;
    struct buf waits; /* messages from before the channel was open: a length, then the bytes */
};

static void sealed_way_key(struct sealed *s, struct way *way, bool from_asker,
                           const uint8_t *theirs)
{
    crypto_generichash_state state;
    const uint8_t *first = s->asks ? s->random : theirs, *second = s->asks ? theirs : s->random;
    char words[64];
    size_t len = utf8_printf(words, sizeof(words), "cardroom control %d %d %s", s->asker, s->asked,
                             from_asker ? "asks" : "answers");
    crypto_generichash_init(&state, s->key, SEALED_KEY, SEALED_KEY);
    crypto_generichash_update(&state, (const uint8_t *)words, len + 1);
    crypto_generichash_update(&state, first, RANDOM);
    crypto_generichash_update(&state, second, RANDOM);
    crypto_generichash_final(&state, way->key, SEALED_KEY);
}

static void sealed_nonce_next(struct way *way, unsigned char nonce[NONCE])
{
    uint64_t count = htole64(way->count++);
    memset(nonce, 0, NONCE);
    memcpy(nonce, &count, sizeof(count));
}

static void sealed_message_send(struct sealed *s, const char *data, size_t len)
{
    for (bool last = false; !last;) {
        size_t take = len < SEALED_PIECE ? len : SEALED_PIECE;
        last = take == len;
        unsigned char plain[1 + SEALED_PIECE], box[BOX_MAX], nonce[NONCE];
        uint32_t length = htole32((uint32_t)(1 + take + TAG));
        plain[0] = last;
        if (take > 0)
            memcpy(plain + 1, data, take);
        sealed_nonce_next(&s->out, nonce);
        crypto_aead_xchacha20poly1305_ietf_encrypt(box, NULL, plain, 1 + take, NULL, 0, NULL, nonce,
                                                   s->out.key);
        bufferevent_write(s->bev, &length, sizeof(length));
        bufferevent_write(s->bev, box, 1 + take + TAG);
        explicit_bzero(plain, 1 + take);
        data += take;
        len -= take;
    }
}

void sealed_send(struct sealed *s, const char *data, size_t len)
{
    if (s->open) {
        sealed_message_send(s, data, len);
        return;
    }
    buf_add(&s->waits, &len, sizeof(len));
    buf_add(&s->waits, data, len);
}

static void sealed_over(struct sealed *s)
{
    bufferevent_disable(s->bev, EV_READ | EV_WRITE);
    s->callbacks->closed(s->arg, s->open);
}

/* Opens the next piece. Returns false if there is none yet, or if the channel is over. */
static bool sealed_piece_take(struct sealed *s)
{
    struct evbuffer *in = bufferevent_get_input(s->bev);
    unsigned char plain[1 + SEALED_PIECE], box[BOX_MAX], nonce[NONCE];
    unsigned long long got;
    uint32_t length;
    if (evbuffer_copyout(in, &length, sizeof(length)) < (ssize_t)sizeof(length))
        return false;
    length = le32toh(length);
    if (length < 1 + TAG || length > BOX_MAX) {
        sealed_over(s);
        return false;
    }
    if (evbuffer_get_length(in) < sizeof(length) + length)
        return false;
    evbuffer_drain(in, sizeof(length));
    evbuffer_remove(in, box, length);
    sealed_nonce_next(&s->in, nonce);
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(plain, &got, NULL, box, length, NULL, 0, nonce,
                                                   s->in.key) != 0) {
        log_warn("sealed", "asker=%d asked=%d error=\"not by a room of this lobby\"", s->asker,
                 s->asked);
        sealed_over(s);
        return false;
    }
    bool freed = false;
    s->freed = &freed;
    s->callbacks->piece(s->arg, (const char *)plain + 1, (size_t)got - 1, plain[0]);
    explicit_bzero(plain, sizeof(plain));
    if (freed)
        return false;
    s->freed = NULL;
    return !s->hold;
}

static void sealed_on_read(struct bufferevent *bev, void *arg)
{
    struct sealed *s = arg;
    uint8_t theirs[RANDOM];
    struct evbuffer *in = bufferevent_get_input(bev);
    if (!s->open && evbuffer_get_length(in) >= RANDOM) {
        evbuffer_remove(in, theirs, RANDOM);
        const struct timeval idle = {SEALED_IDLE_S, 0};
        sealed_way_key(s, &s->out, s->asks, theirs);
        sealed_way_key(s, &s->in, !s->asks, theirs);
        s->open = true;
        bufferevent_set_timeouts(s->bev, &idle, &idle);
        for (size_t at = 0, len; at < s->waits.len; at += sizeof(len) + len) {
            memcpy(&len, s->waits.data + at, sizeof(len));
            sealed_message_send(s, s->waits.data + at + sizeof(len), len);
        }
        buf_wipe(&s->waits);
    }
    while (s->open && sealed_piece_take(s))
        ;
}

static void sealed_on_event(struct bufferevent *bev UNUSED, short what UNUSED, void *arg)
{
    sealed_over(arg);
}

struct sealed *sealed_new(struct event_base *base, int fd, bool asks, int asker, int asked,
                          const uint8_t key[SEALED_KEY], const struct sealed_callbacks *callbacks,
                          void *arg)
{
    const struct timeval hello = {SEALED_HELLO_S, 0};
    struct sealed *s = xcalloc(1, sizeof(*s));
    evutil_make_socket_nonblocking(fd);
    s->bev = bufferevent_socket_new(base, fd, BEV_OPT_CLOSE_ON_FREE);
    if (!s->bev)
        xalloc_none("sealed");
    s->callbacks = callbacks;
    s->arg = arg;
    s->asks = asks;
    s->asker = asker;
    s->asked = asked;
    memcpy(s->key, key, SEALED_KEY);
    randombytes_buf(s->random, RANDOM);
    bufferevent_setcb(s->bev, sealed_on_read, NULL, sealed_on_event, s);
    bufferevent_setwatermark(s->bev, EV_READ, 0, 2 * BOX_MAX);
    bufferevent_set_timeouts(s->bev, &hello, &hello);
    bufferevent_write(s->bev, s->random, RANDOM);
    bufferevent_enable(s->bev, EV_READ | EV_WRITE);
    return s;
}

void sealed_free(struct sealed **sealed)
{
    struct sealed *s = *sealed;
    *sealed = NULL;
    if (!s)
        return;
    if (s->freed)
        *s->freed = true;
    bufferevent_free(s->bev);
    buf_wipe(&s->waits);
    explicit_bzero(s, sizeof(*s));
    free(s);
}

void sealed_hold(struct sealed *s, bool hold)
{
    if (s->hold == hold)
        return;
    s->hold = hold;
    if (hold) {
        bufferevent_disable(s->bev, EV_READ);
    } else {
        bufferevent_enable(s->bev, EV_READ);
        bufferevent_trigger(s->bev, EV_READ, BEV_TRIG_DEFER_CALLBACKS | BEV_TRIG_IGNORE_WATERMARKS);
    }
}

/* ---- Texts ---- */

void sealed_sign(const uint8_t key[SEALED_KEY], const char *text, char out[2 * SEALED_KEY + 1])
{
    static const char purpose[] = "cardroom text";
    uint8_t hash[SEALED_KEY];
    crypto_generichash_state state;
    crypto_generichash_init(&state, key, SEALED_KEY, SEALED_KEY);
    crypto_generichash_update(&state, (const uint8_t *)purpose, sizeof(purpose));
    crypto_generichash_update(&state, (const uint8_t *)text, strlen(text));
    crypto_generichash_final(&state, hash, SEALED_KEY);
    sodium_bin2hex(out, 2 * SEALED_KEY + 1, hash, SEALED_KEY);
}

bool sealed_signed(const uint8_t key[SEALED_KEY], const char *text, const char *seal)
{
    char want[2 * SEALED_KEY + 1];
    sealed_sign(key, text, want);
    return strlen(seal) == sizeof(want) - 1 && sodium_memcmp(want, seal, sizeof(want) - 1) == 0;
}
