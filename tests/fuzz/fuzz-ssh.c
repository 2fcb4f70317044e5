/*
 * The ssh server. The input begins with a digit for how far an honest client goes first:
 *   0       nowhere. The next byte is a length, and the rest is sent as it is, in pieces of that
 *           length
 *   1 to 5  keys are exchanged (1), it is logged in (2), a channel is open (3), a shell runs (4),
 * in a terminal (5). The rest is packets, each a byte of length and its payload. They are sealed as
 * those of the honest client 6 to :  as 1 to 5 (`:` is 10), but the rest says which messages are
 * made up (compose). They have the form that is expected, odd numbers, and now and then a wrong
 * byte libssh of Debian has no cipher "none", so packets go through our own client's cipher.
 */
#include <unistd.h>

#include "fuzz.h"
#include "fuzz_door.h"
#include "rawssh.h"

enum {
    BYTES,
    KEYS,
    LOGIN,
    CHANNEL,
    SHELL,
    TERMINAL,
    MADE_UP = TERMINAL,
    STAGES = 2 * TERMINAL + 1
};
enum { PACKETS_MAX = 40, WINDOW = 65536, PROBED_MS = 2000 };

struct client {
    struct fuzz_input in;
    int stage, fd;
    bool made_up;
};

/* A terminal that answers no questions: they are over when it goes on. */
static bool honest_terminal(struct rawssh *ssh)
{
    static const uint32_t size[] = {80, 24, 0, 0};
    BUF_LOCAL more = {0};

    rawssh_text(&more, "xterm-256color");
    for (size_t i = 0; i < sizeof(size) / sizeof(size[0]); i++)
        rawssh_u32(&more, size[i]);
    rawssh_text(&more, "");
    bool good = rawssh_request(ssh, "pty-req", more.data, more.len) &&
                rawssh_request(ssh, "shell", NULL, 0);
    fuzz_door_pass(PROBED_MS);
    return good;
}

static bool honest(struct client *c, struct rawssh *ssh)
{
    return (c->stage < LOGIN || rawssh_login(ssh, "guest")) &&
           (c->stage < CHANNEL || rawssh_channel(ssh, WINDOW, 32768)) &&
           (c->stage != SHELL || rawssh_request(ssh, "shell", NULL, 0)) &&
           (c->stage != TERMINAL || honest_terminal(ssh));
}

/* ---- Messages of the form that is expected ---- */

static uint32_t odd_number(struct fuzz_input *in)
{
    static const uint32_t odd[] = {0,     1,     80,    24,     5,          9,          10,
                                   255,   256,   1023,  1024,   16384,      32767,      32768,
                                   35000, 65535, 65536, 262144, 0x7fffffff, 0x80000000, 0xffffffff};

    return odd[fuzz_below(in, sizeof(odd) / sizeof(odd[0]))];
}

/* A run of equal bytes, as long as an odd number says but no longer than a packet takes. */
static void put_filled(struct buf *out, struct fuzz_input *in)
{
    static char many[33000];
    uint32_t len = odd_number(in);

    memset(many, fuzz_byte(in), sizeof(many));
    rawssh_string(out, many, len < sizeof(many) ? len : sizeof(many));
}

/* The same, or bytes from the input: `len` of them or, if that is 0, up to a line end. */
static void put_typed(struct buf *out, struct fuzz_input *in)
{
    size_t len = (size_t)fuzz_below(in, 256);
    const uint8_t *end = memchr(in->data, '\n', in->size);

    if (len == 1) {
        put_filled(out, in);
        return;
    }
    if (len == 0)
        len = end ? (size_t)(end - in->data) + 1 : in->size;
    const struct fuzz_input typed = fuzz_piece(in, len);
    rawssh_string(out, typed.data, typed.size);
}

static void channel_request(struct buf *out, struct fuzz_input *in)
{
    static const char *const types[] = {
        "shell",  "exec",      "env",         "pty-req", "window-change",
        "signal", "subsystem", "exit-status", "x11-req", "auth-agent-req@openssh.com",
        "break"};
    int type = fuzz_below(in, sizeof(types) / sizeof(types[0]));

    rawssh_text(out, types[type]);
    buf_putc(out, (char)fuzz_below(in, 2));
    switch (type) {
    case 1: put_filled(out, in); break;
    case 2:
        rawssh_text(out, fuzz_below(in, 2) ? "LANG" : "COLORTERM");
        put_filled(out, in);
        break;
    case 3:
        rawssh_text(out, "xterm-256color");
        for (int i = 0; i < 4; i++)
            rawssh_u32(out, odd_number(in));
        put_filled(out, in);
        break;
    case 4:
        for (int i = 0; i < 4; i++)
            rawssh_u32(out, odd_number(in));
        break;
    case 5: rawssh_text(out, fuzz_below(in, 2) ? "INT" : "HUP"); break;
    case 6: rawssh_text(out, "sftp"); break;
    case 7: rawssh_u32(out, odd_number(in)); break;
    case 8:
        buf_putc(out, 0);
        rawssh_text(out, "MIT-MAGIC-COOKIE-1");
        put_filled(out, in);
        rawssh_u32(out, odd_number(in));
        break;
    default: break;
    }
}

static void channel_open(struct buf *out, struct fuzz_input *in)
{
    static const char *const types[] = {"session", "direct-tcpip", "x11"};
    int type = fuzz_below(in, sizeof(types) / sizeof(types[0]));

    rawssh_text(out, types[type]);
    rawssh_u32(out, odd_number(in)); /* their number, window, packet size */
    rawssh_u32(out, odd_number(in));
    rawssh_u32(out, odd_number(in));
    if (type == 1) {
        rawssh_text(out, "localhost");
        rawssh_u32(out, odd_number(in));
        rawssh_text(out, "localhost");
        rawssh_u32(out, odd_number(in));
    }
}

/* A key of a kind that is taken, in the right form except for the size of an RSA modulus; or
 * anything. */
static void put_key(struct buf *out, struct fuzz_input *in)
{
    static const char *const types[] = {NULL, "ssh-ed25519", "sk-ssh-ed25519@openssh.com",
                                        "ssh-rsa"};
    static const uint8_t point[32] = {9};
    int type = fuzz_below(in, sizeof(types) / sizeof(types[0]));
    BUF_LOCAL key = {0};

    if (type == 0) {
        put_filled(out, in);
        return;
    }
    rawssh_text(&key, types[type]);
    if (type == 3) {
        rawssh_string(&key, "\1\0\1", 3);
        put_filled(&key, in);
    } else {
        rawssh_string(&key, point, sizeof(point));
    }
    if (type == 2)
        rawssh_text(&key, "ssh:");
    rawssh_string(out, key.data, key.len);
}

/* The name says what the room answers (fuzz_door.h). */
static void login(struct buf *out, struct fuzz_input *in)
{
    static const char *const names[] = {"guest", "nobody", "more", "busy", ""};

    rawssh_text(out, names[fuzz_below(in, sizeof(names) / sizeof(names[0]))]);
    rawssh_text(out, "ssh-connection");
    switch (fuzz_below(in, 4)) {
    case 0: rawssh_text(out, "none"); break;
    case 1:
        rawssh_text(out, "password");
        buf_putc(out, (char)fuzz_below(in, 2));
        put_filled(out, in);
        break;
    case 2:
        rawssh_text(out, "publickey");
        buf_putc(out, (char)fuzz_below(in, 2));
        rawssh_text(out, fuzz_below(in, 2) ? "rsa-sha2-256" : "ssh-ed25519");
        put_key(out, in);
        put_filled(out, in);
        break;
    default:
        rawssh_text(out, "keyboard-interactive");
        rawssh_text(out, "");
        rawssh_text(out, "");
        break;
    }
}

/* The next message; the bytes of the input choose, digits mean themselves. */
static void compose(struct fuzz_input *in, uint32_t channel, struct buf *out)
{
    enum { DISCONNECT = 1, IGNORE = 2, USERAUTH_INFO_RESPONSE = 61, GLOBAL_REQUEST = 80 };
    enum { WINDOW_ADJUST = 93, DATA = 94, EXTENDED_DATA = 95, END = 96, CLOSE = 97, REQUEST = 98 };
    static const uint8_t types[] = {REQUEST,
                                    DATA,
                                    WINDOW_ADJUST,
                                    SSH_MSG_CHANNEL_OPEN,
                                    END,
                                    CLOSE,
                                    EXTENDED_DATA,
                                    GLOBAL_REQUEST,
                                    SSH_MSG_USERAUTH_REQUEST,
                                    SSH_MSG_SERVICE_REQUEST,
                                    IGNORE,
                                    USERAUTH_INFO_RESPONSE,
                                    SSH_MSG_KEXINIT,
                                    DISCONNECT};
    uint8_t type = types[fuzz_below(in, sizeof(types))];

    buf_clear(out);
    buf_putc(out, (char)type);
    if (type >= WINDOW_ADJUST)
        rawssh_u32(out, fuzz_below(in, 8) == 7 ? odd_number(in) : channel);
    switch (type) {
    case REQUEST: channel_request(out, in); break;
    case EXTENDED_DATA:
        rawssh_u32(out, odd_number(in));
        put_filled(out, in);
        break;
    case DATA: put_typed(out, in); break;
    case IGNORE: put_filled(out, in); break;
    case WINDOW_ADJUST: rawssh_u32(out, odd_number(in)); break;
    case SSH_MSG_CHANNEL_OPEN: channel_open(out, in); break;
    case GLOBAL_REQUEST:
        rawssh_text(out, fuzz_below(in, 2) ? "tcpip-forward" : "keepalive@openssh.com");
        buf_putc(out, (char)fuzz_below(in, 2));
        put_filled(out, in);
        rawssh_u32(out, odd_number(in));
        break;
    case SSH_MSG_USERAUTH_REQUEST: login(out, in); break;
    case SSH_MSG_SERVICE_REQUEST: rawssh_text(out, "ssh-userauth"); break;
    case USERAUTH_INFO_RESPONSE:
    case DISCONNECT:
        rawssh_u32(out, odd_number(in));
        put_filled(out, in);
        put_filled(out, in);
        break;
    default: break;
    }
    if (fuzz_below(in, 8) == 7) { /* one byte is another */
        size_t at = fuzz_byte(in);
        out->data[at % out->len] = (char)fuzz_byte(in);
    }
}

/* ---- The client ---- */

/* The next packet as it is in the input. */
static void take(struct fuzz_input *in, struct buf *out)
{
    size_t len = fuzz_byte(in);
    const struct fuzz_input next = fuzz_piece(in, len);

    buf_clear(out);
    buf_add(out, next.data, next.size);
}

static void packets(struct client *c)
{
    struct rawssh *ssh = rawssh_over(c->fd, fuzz_door_wait);

    if (ssh && honest(c, ssh)) {
        BUF_LOCAL payload = {0};

        for (int i = 0; i < PACKETS_MAX && c->in.size > 0; i++) {
            if (c->made_up)
                compose(&c->in, rawssh_theirs(ssh), &payload);
            else
                take(&c->in, &payload);
            if (!rawssh_send(ssh, &payload))
                break;
            fuzz_door_settle(c->fd);
        }
    }
    rawssh_free(&ssh);
}

static void bytes(struct client *c)
{
    size_t piece = fuzz_byte(&c->in);

    while (c->in.size > 0) {
        struct fuzz_input next = fuzz_piece(&c->in, piece > 0 ? piece : c->in.size);

        fuzz_door_send(c->fd, next.data, next.size);
    }
    close(c->fd);
}

const int fuzz_mutations = 8000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct client client = {.in = {data, size}};

    client.stage = fuzz_below(&client.in, STAGES);
    client.made_up = client.stage > MADE_UP;
    client.stage -= client.made_up ? MADE_UP : 0;
    client.fd = fuzz_door_ssh();
    if (client.stage == BYTES)
        bytes(&client);
    else
        packets(&client);
    fuzz_door_gone();
    return 0;
}
