/*
 * What rooms say to each other through peers arrives whole, however long it is and however slowly
 * it is read. Whoever holds the wire can read, change, repeat and add nothing.
 */
#include <event2/event.h>
#include <sodium.h>
#include <sys/socket.h>
#include <unistd.h>

#include "buf.h"
#include "cutap.h"
#include "log.h"
#include "sealed.h"
#include "xalloc.h"

static const uint8_t key[SEALED_KEY] = {1, 2, 3}, other_key[SEALED_KEY] = {1, 2, 4};

struct side {
    struct sealed *sealed;
    struct buf got;
    int messages;
    bool closed, sent, frees;
};

static void on_piece(void *arg, const char *data, size_t len, bool last)
{
    struct side *side = arg;
    buf_add(&side->got, data, len);
    side->messages += last;
    if (side->frees)
        sealed_free(&side->sealed);
}

static void on_closed(void *arg, bool sent)
{
    struct side *side = arg;
    side->closed = true;
    side->sent = sent;
}

static const struct sealed_callbacks callbacks = {on_piece, on_closed};

/* The wire between them, which the test holds. */
struct wire {
    struct event_base *base;
    struct side a, b;
    int to_a, to_b;
};

static void wire_begin(struct wire *w, const uint8_t *key_b, int asked_b)
{
    int a[2], b[2];
    *w = (struct wire){.base = event_base_new()};
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, a), 0);
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, b), 0);
    w->a.sealed = sealed_new(w->base, a[0], true, 2, 1, key, &callbacks, &w->a);
    w->b.sealed = sealed_new(w->base, b[0], false, 2, asked_b, key_b, &callbacks, &w->b);
    w->to_a = a[1];
    w->to_b = b[1];
}

static void wire_end(struct wire *w)
{
    sealed_free(&w->a.sealed);
    sealed_free(&w->b.sealed);
    event_base_free(w->base);
    buf_free(&w->a.got);
    buf_free(&w->b.got);
    close(w->to_a);
    close(w->to_b);
}

/* Carries what waits from one side to the other, at most `most` bytes. `keep` (may be NULL) gets a
 * copy. Returns how many bytes there were. */
static size_t carry(int from, int to, size_t most, struct buf *keep)
{
    char bytes[65536];
    ssize_t got =
        recv(from, bytes, most < sizeof(bytes) ? most : sizeof(bytes), MSG_DONTWAIT | MSG_PEEK);
    ssize_t sent = got > 0 ? send(to, bytes, (size_t)got, MSG_NOSIGNAL | MSG_DONTWAIT) : 0;
    if (sent <= 0 || recv(from, bytes, (size_t)sent, MSG_DONTWAIT) != sent)
        return 0;
    if (keep)
        buf_add(keep, bytes, (size_t)sent);
    return (size_t)sent;
}

/* Carries what waits until nothing moves any more. */
static void settle(struct wire *w, size_t most, struct buf *to_b)
{
    for (int idle = 0; idle < 3;) {
        event_base_loop(w->base, EVLOOP_NONBLOCK);
        size_t moved = carry(w->to_a, w->to_b, most, to_b) + carry(w->to_b, w->to_a, most, NULL);
        idle = moved == 0 ? idle + 1 : 0;
    }
}

SUITE_ONCE("sealed", sodium_init, NULL);

TEST(test_whole, "a message comes whole, however long")
{
    enum { LONG = 1000003 };
    struct wire w;
    FREED char *text = xmalloc(LONG);
    for (int i = 0; i < LONG; i++)
        text[i] = (char)(i * 7 + i / 251);
    wire_begin(&w, key, 1);
    sealed_send(w.a.sealed, "what", 4); /* before the other's first bytes are there */
    sealed_send(w.a.sealed, "", 0);
    settle(&w, 5, NULL);
    CU_ASSERT_STRING_EQUAL(buf_text(&w.b.got), "what");
    CU_ASSERT_EQUAL(w.b.messages, 2);
    sealed_send(w.b.sealed, text, LONG);
    settle(&w, 999, NULL);
    CU_ASSERT_EQUAL(w.a.messages, 1);
    CU_ASSERT_EQUAL_FATAL(w.a.got.len, LONG);
    CU_ASSERT_EQUAL(memcmp(w.a.got.data, text, LONG), 0);
    wire_end(&w);
}

/* A side that holds reads nothing further, and later goes on where it was. */
TEST(test_hold, "a slow reader is waited for")
{
    enum { LONG = 600000 };
    struct wire w;
    FREED char *text = xcalloc(1, LONG);
    wire_begin(&w, key, 1);
    settle(&w, 65536, NULL);
    sealed_hold(w.a.sealed, true);
    sealed_send(w.b.sealed, text, LONG);
    settle(&w, 65536, NULL);
    CU_ASSERT(w.a.got.len < LONG / 2 && w.a.messages == 0);
    sealed_hold(w.a.sealed, false);
    settle(&w, 65536, NULL);
    CU_ASSERT_EQUAL(w.a.got.len, LONG);
    CU_ASSERT_EQUAL(w.a.messages, 1);
    w.b.frees = true; /* inside the upcall */
    sealed_send(w.a.sealed, "x", 1);
    settle(&w, 65536, NULL);
    CU_ASSERT_PTR_NULL(w.b.sealed);
    wire_end(&w);
}

/* Another key, or another node than was asked: nothing is heard. */
TEST(test_strangers, "only a room with the key is heard")
{
    struct wire w;
    wire_begin(&w, other_key, 1);
    sealed_send(w.a.sealed, "ban everybody", 13);
    settle(&w, 65536, NULL);
    CU_ASSERT(w.b.closed && w.b.got.len == 0);
    wire_end(&w);
    wire_begin(&w, key, 3);
    sealed_send(w.a.sealed, "ban everybody", 13);
    settle(&w, 65536, NULL);
    CU_ASSERT(w.b.closed && w.b.got.len == 0);
    wire_end(&w);
    wire_begin(&w, key, 1);
    close(w.to_a);
    w.to_a = dup(w.to_b);
    event_base_loop(w.base, EVLOOP_ONCE);
    CU_ASSERT(w.a.closed && !w.a.sent);
    wire_end(&w);
}

/* Every changed byte ends the channel. What was said is useless on another channel, and none of it
 * can be read. */
TEST(test_wire, "whoever holds the wire can do nothing")
{
    struct wire w;
    BUF_LOCAL said = {0};
    wire_begin(&w, key, 1);
    sealed_send(w.a.sealed, "ban everybody", 13);
    settle(&w, 65536, &said);
    CU_ASSERT_EQUAL(w.b.messages, 1);
    CU_ASSERT_PTR_NULL(memmem(said.data, said.len, "everybody", 9));
    CU_ASSERT(send(w.to_b, said.data + 32, said.len - 32, MSG_NOSIGNAL) > 0); /* once more */
    settle(&w, 65536, NULL);
    CU_ASSERT(w.b.closed && w.b.messages == 1);
    wire_end(&w);
    wire_begin(&w, key, 1); /* all of it again, on another channel */
    CU_ASSERT(send(w.to_b, said.data, said.len, MSG_NOSIGNAL) > 0);
    event_base_loop(w.base, EVLOOP_ONCE);
    event_base_loop(w.base, EVLOOP_NONBLOCK);
    CU_ASSERT(w.b.closed && w.b.got.len == 0);
    wire_end(&w);
    for (size_t at = 0; at < said.len; at++) {
        wire_begin(&w, key, 1);
        sealed_send(w.a.sealed, "ban everybody", 13);
        event_base_loop(w.base, EVLOOP_NONBLOCK);
        carry(w.to_b, w.to_a, 65536, NULL);
        event_base_loop(w.base, EVLOOP_NONBLOCK);
        char bytes[4096];
        ssize_t got = recv(w.to_a, bytes, sizeof(bytes), MSG_DONTWAIT);
        CU_ASSERT_EQUAL_FATAL((size_t)got, said.len);
        bytes[at] ^= 1;
        CU_ASSERT_EQUAL(send(w.to_b, bytes, (size_t)got, MSG_NOSIGNAL), got);
        for (int i = 0; i < 4; i++)
            event_base_loop(w.base, EVLOOP_NONBLOCK);
        CU_ASSERT_EQUAL(w.b.messages, 0);
        wire_end(&w);
    }
}

TEST(test_texts, "a text is signed")
{
    char seal[2 * SEALED_KEY + 1];
    sealed_sign(key, "2 17", seal);
    CU_ASSERT_TRUE(sealed_signed(key, "2 17", seal));
    CU_ASSERT_FALSE(sealed_signed(key, "2 18", seal));
    CU_ASSERT_FALSE(sealed_signed(other_key, "2 17", seal));
    seal[5] ^= 1;
    CU_ASSERT_FALSE(sealed_signed(key, "2 17", seal));
    CU_ASSERT_FALSE(sealed_signed(key, "2 17", ""));
}
