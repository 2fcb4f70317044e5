/*
 * A small ssh client. See rawssh.h.
 */
#include "rawssh.h"

#include <errno.h>
#include <poll.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "doorlab.h"
#include "xalloc.h"

enum { KEY = 64, TAG = 16, PACKET_MAX = 40000, PATIENCE_S = 300 };

struct way { /* one direction of the connection */
    bool sealed;
    uint8_t key[KEY]; /* the key of the payload, then the key of the length */
    uint32_t sequence;
};

struct rawssh {
    int fd;
    rawssh_wait *wait;
    struct way out, in;
    char theirs[256];    /* the banner of the other side */
    uint8_t session[32]; /* the hash of the first exchange, which identifies the session */
    uint32_t their_channel;
};

void rawssh_u32(struct buf *out, uint32_t number)
{
    const uint8_t bytes[4] = {(uint8_t)(number >> 24), (uint8_t)(number >> 16),
                              (uint8_t)(number >> 8), (uint8_t)number};
    buf_add(out, bytes, sizeof(bytes));
}

void rawssh_string(struct buf *out, const void *data, size_t len)
{
    rawssh_u32(out, (uint32_t)len);
    if (len > 0)
        buf_add(out, data, len);
}

void rawssh_text(struct buf *out, const char *text)
{
    rawssh_string(out, text, strlen(text));
}

static uint32_t u32_at(const void *data)
{
    const uint8_t *b = data;
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

/* ---- Bytes ---- */

/* Whether a call that failed may be made again. */
static bool waited(struct rawssh *ssh, short events)
{
    return errno == EAGAIN && ssh->wait && ssh->wait(ssh->fd, events);
}

static bool send_all(struct rawssh *ssh, const void *data, size_t len)
{
    const char *at = data;

    while (len > 0) {
        ssize_t n = send(ssh->fd, at, len, MSG_NOSIGNAL);

        if (n < 0 && !waited(ssh, POLLOUT))
            return false;
        at += n > 0 ? n : 0;
        len -= n > 0 ? (size_t)n : 0;
    }
    return true;
}

static bool read_all(struct rawssh *ssh, void *data, size_t len)
{
    char *at = data;

    while (len > 0) {
        ssize_t n = recv(ssh->fd, at, len, MSG_WAITALL);

        if (n == 0 || (n < 0 && !waited(ssh, POLLIN)))
            return false;
        at += n > 0 ? n : 0;
        len -= n > 0 ? (size_t)n : 0;
    }
    return true;
}

/* ---- Packets ---- */

static void nonce_of(const struct way *way, uint8_t nonce[8])
{
    memset(nonce, 0, 8);
    for (int i = 0; i < 4; i++)
        nonce[4 + i] = (uint8_t)(way->sequence >> (24 - 8 * i));
}

static void tag_of(const struct way *way, const uint8_t *nonce, const uint8_t *data, size_t len,
                   uint8_t tag[TAG])
{
    uint8_t poly[crypto_onetimeauth_poly1305_KEYBYTES];

    crypto_stream_chacha20(poly, sizeof(poly), nonce, way->key);
    crypto_onetimeauth_poly1305(tag, data, len, poly);
}

bool rawssh_send(struct rawssh *ssh, const struct buf *payload)
{
    BUF_LOCAL packet = {0};
    uint8_t nonce[8], tag[TAG];
    /* Once packets are sealed, the length is not part of what is padded to blocks. */
    size_t counted = payload->len + 1 + (ssh->out.sealed ? 0 : 4);
    size_t padding = 8 - counted % 8;

    if (padding < 4)
        padding += 8;
    rawssh_u32(&packet, (uint32_t)(payload->len + 1 + padding));
    buf_putc(&packet, (char)padding);
    buf_add(&packet, payload->data, payload->len);
    for (size_t i = 0; i < padding; i++)
        buf_putc(&packet, 0);
    if (ssh->out.sealed) {
        uint8_t *data = (uint8_t *)packet.data;
        nonce_of(&ssh->out, nonce);
        crypto_stream_chacha20_xor_ic(data, data, 4, nonce, 0, ssh->out.key + KEY / 2);
        crypto_stream_chacha20_xor_ic(data + 4, data + 4, packet.len - 4, nonce, 1, ssh->out.key);
        tag_of(&ssh->out, nonce, data, packet.len, tag);
        buf_add(&packet, tag, sizeof(tag));
    }
    ssh->out.sequence++;
    return send_all(ssh, packet.data, packet.len);
}

bool rawssh_receive(struct rawssh *ssh, struct buf *payload)
{
    uint8_t head[4], clear[4], nonce[8], tag[TAG];
    size_t tail = ssh->in.sealed ? TAG : 0;

    buf_clear(payload);
    if (!read_all(ssh, head, sizeof(head)))
        return false;
    memcpy(clear, head, sizeof(clear));
    nonce_of(&ssh->in, nonce);
    if (ssh->in.sealed)
        crypto_stream_chacha20_xor_ic(clear, head, 4, nonce, 0, ssh->in.key + KEY / 2);
    size_t len = u32_at(clear);
    if (len < 2 || len > PACKET_MAX)
        return false;
    FREED uint8_t *data = xmalloc(4 + len + TAG);
    memcpy(data, head, 4);
    bool good = read_all(ssh, data + 4, len + tail);
    if (good && ssh->in.sealed) {
        tag_of(&ssh->in, nonce, data, 4 + len, tag);
        good = memcmp(tag, data + 4 + len, TAG) == 0;
        crypto_stream_chacha20_xor_ic(data + 4, data + 4, len, nonce, 1, ssh->in.key);
    }
    ssh->in.sequence++;
    good = good && data[4] + 1U < len;
    if (good)
        buf_add(payload, data + 5, len - 1 - data[4]);
    return good;
}

bool rawssh_await(struct rawssh *ssh, uint8_t type, struct buf *payload)
{
    while (rawssh_receive(ssh, payload))
        if ((uint8_t)payload->data[0] == type)
            return true;
    return false;
}

/* ---- Key exchange ---- */

static void kexinit(struct buf *out)
{
    static const char *const lists[] = {"curve25519-sha256",
                                        "ssh-ed25519",
                                        "chacha20-poly1305@openssh.com",
                                        "chacha20-poly1305@openssh.com",
                                        "hmac-sha2-256-etm@openssh.com",
                                        "hmac-sha2-256-etm@openssh.com",
                                        "none",
                                        "none",
                                        "",
                                        ""};
    uint8_t cookie[16];

    randombytes_buf(cookie, sizeof(cookie));
    buf_putc(out, SSH_MSG_KEXINIT);
    buf_add(out, cookie, sizeof(cookie));
    for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
        rawssh_text(out, lists[i]);
    buf_putc(out, 0); /* no guess follows */
    rawssh_u32(out, 0);
}

static void mpint(struct buf *out, const uint8_t *bytes, size_t len)
{
    while (len > 0 && bytes[0] == 0) {
        bytes++;
        len--;
    }
    bool high = len > 0 && (bytes[0] & 0x80);
    rawssh_u32(out, (uint32_t)(len + high));
    if (high)
        buf_putc(out, 0);
    buf_add(out, bytes, len);
}

/* RFC 4253 section 7.2, 64 bytes of it. */
static void derive(uint8_t *key, const struct buf *secret, const uint8_t *hash,
                   const uint8_t *session, char letter)
{
    crypto_hash_sha256_state state;

    for (int half = 0; half < 2; half++) {
        crypto_hash_sha256_init(&state);
        crypto_hash_sha256_update(&state, (const uint8_t *)secret->data, secret->len);
        crypto_hash_sha256_update(&state, hash, 32);
        if (half == 0) {
            crypto_hash_sha256_update(&state, (const uint8_t *)&letter, 1);
            crypto_hash_sha256_update(&state, session, 32);
        } else {
            crypto_hash_sha256_update(&state, key, 32);
        }
        crypto_hash_sha256_final(&state, key + (size_t)half * 32);
    }
}

static bool read_banner(struct rawssh *ssh, char *line, size_t cap)
{
    size_t len = 0;

    while (len + 1 < cap && read_all(ssh, line + len, 1) && line[len] != '\n')
        len++;
    line[len] = '\0';
    if (len > 0 && line[len - 1] == '\r')
        line[len - 1] = '\0';
    return strncmp(line, "SSH-2.0-", 8) == 0;
}

static bool greet(struct rawssh *ssh)
{
    return send_all(ssh, "SSH-2.0-rawssh\r\n", 16) &&
           read_banner(ssh, ssh->theirs, sizeof(ssh->theirs));
}

static bool exchange(struct rawssh *ssh, bool again)
{
    static const char ours[] = "SSH-2.0-rawssh";
    uint8_t secret[32], public[32], shared[32], hash[32], key_out[KEY], key_in[KEY];
    BUF_LOCAL mine = {0}, init = {0}, reply = {0}, hashed = {0}, k = {0}, packet = {0};
    bool good = true;

    kexinit(&mine);
    randombytes_buf(secret, sizeof(secret));
    crypto_scalarmult_base(public, secret);
    good = good && rawssh_send(ssh, &mine) && rawssh_await(ssh, SSH_MSG_KEXINIT, &init);
    buf_putc(&packet, SSH_MSG_ECDH_INIT);
    rawssh_string(&packet, public, sizeof(public));
    good = good && rawssh_send(ssh, &packet) && rawssh_await(ssh, SSH_MSG_ECDH_REPLY, &reply);
    if (good) {
        uint32_t host = u32_at(reply.data + 1);
        const uint8_t *point = (const uint8_t *)reply.data + 5 + host + 4;
        good = crypto_scalarmult(shared, secret, point) == 0;
        mpint(&k, shared, sizeof(shared));
        rawssh_text(&hashed, ours);
        rawssh_text(&hashed, ssh->theirs);
        rawssh_string(&hashed, mine.data, mine.len);
        rawssh_string(&hashed, init.data, init.len);
        rawssh_string(&hashed, reply.data + 5, host);
        rawssh_string(&hashed, public, sizeof(public));
        rawssh_string(&hashed, point, 32);
        buf_add(&hashed, k.data, k.len);
        crypto_hash_sha256(hash, (const uint8_t *)hashed.data, hashed.len);
        if (!again)
            memcpy(ssh->session, hash, sizeof(hash));
        derive(key_out, &k, hash, ssh->session, 'C');
        derive(key_in, &k, hash, ssh->session, 'D');
    }
    buf_clear(&packet);
    buf_putc(&packet, SSH_MSG_NEWKEYS);
    good = good && rawssh_send(ssh, &packet) && rawssh_await(ssh, SSH_MSG_NEWKEYS, &packet);
    if (good) {
        memcpy(ssh->out.key, key_out, KEY);
        memcpy(ssh->in.key, key_in, KEY);
    }
    ssh->out.sealed = ssh->in.sealed = good;
    return good;
}

struct rawssh *rawssh_open(int port)
{
    return rawssh_over(doorlab_connect(port, PATIENCE_S), NULL);
}

struct rawssh *rawssh_over(int fd, rawssh_wait *wait)
{
    struct rawssh *ssh = xcalloc(1, sizeof(*ssh));

    ssh->fd = fd;
    ssh->wait = wait;
    if (sodium_init() >= 0 && fd >= 0 && greet(ssh) && exchange(ssh, false))
        return ssh;
    rawssh_free(&ssh);
    return NULL;
}

void rawssh_free(struct rawssh **ssh)
{
    if (*ssh && (*ssh)->fd >= 0)
        close((*ssh)->fd);
    free(*ssh);
    *ssh = NULL;
}

bool rawssh_rekey(struct rawssh *ssh)
{
    return exchange(ssh, true);
}

/* ---- Login and channel ---- */

bool rawssh_service(struct rawssh *ssh)
{
    BUF_LOCAL packet = {0};

    buf_putc(&packet, SSH_MSG_SERVICE_REQUEST);
    rawssh_text(&packet, "ssh-userauth");
    return rawssh_send(ssh, &packet);
}

bool rawssh_login(struct rawssh *ssh, const char *user)
{
    BUF_LOCAL packet = {0};
    bool good = rawssh_service(ssh);

    buf_putc(&packet, SSH_MSG_USERAUTH_REQUEST);
    rawssh_text(&packet, user);
    rawssh_text(&packet, "ssh-connection");
    rawssh_text(&packet, "none");
    good =
        good && rawssh_send(ssh, &packet) && rawssh_await(ssh, SSH_MSG_USERAUTH_SUCCESS, &packet);
    return good;
}

bool rawssh_channel(struct rawssh *ssh, uint32_t window, uint32_t packet_max)
{
    BUF_LOCAL packet = {0};

    buf_putc(&packet, SSH_MSG_CHANNEL_OPEN);
    rawssh_text(&packet, "session");
    rawssh_u32(&packet, 0);
    rawssh_u32(&packet, window);
    rawssh_u32(&packet, packet_max);
    bool good = rawssh_send(ssh, &packet) &&
                rawssh_await(ssh, SSH_MSG_CHANNEL_OPEN_CONFIRMATION, &packet) && packet.len >= 9;
    if (good)
        ssh->their_channel = u32_at(packet.data + 5);
    return good;
}

uint32_t rawssh_theirs(const struct rawssh *ssh)
{
    return ssh->their_channel;
}

bool rawssh_adjust(struct rawssh *ssh, uint32_t bytes)
{
    enum { WINDOW_ADJUST = 93 };
    BUF_LOCAL packet = {0};

    buf_putc(&packet, WINDOW_ADJUST);
    rawssh_u32(&packet, ssh->their_channel);
    rawssh_u32(&packet, bytes);
    return rawssh_send(ssh, &packet);
}

bool rawssh_request(struct rawssh *ssh, const char *type, const void *more, size_t len)
{
    enum { CHANNEL_REQUEST = 98 };
    BUF_LOCAL packet = {0};

    buf_putc(&packet, CHANNEL_REQUEST);
    rawssh_u32(&packet, ssh->their_channel);
    rawssh_text(&packet, type);
    buf_putc(&packet, 1);
    if (len > 0)
        buf_add(&packet, more, len);
    return rawssh_send(ssh, &packet);
}
