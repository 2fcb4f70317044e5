/*
 * See websocket.h.
 */
#include "websocket.h"

#include <openssl/evp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <wslay/wslay.h>

#include "log.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    CONTROL_MAX = 125, /* bytes of a control frame (RFC 6455 section 5.5) */
    SHORT_MAX = 125,   /* lengths in one byte; longer ones are in two or eight more */
    MEDIUM_MAX = UINT16_MAX,
    MASK = 4,
    FIN = 0x80,
    KEY_BYTES = 16,
    KEY_TEXT = 24 /* those in base64 */
};

struct websocket {
    struct buf *out;
    wslay_frame_context_ptr frames; /* NULL: no frame is begun */
    const char *in;                 /* input that `frames` has not taken */
    size_t len;
    uint64_t unread;    /* bytes that `frames` has taken and not given out */
    uint64_t left;      /* bytes of the present frame's payload that are still to come */
    bool open, text;    /* `open`: a message is begun; `text`: it is a text */
    bool ended, closed; /* closed: our goodbye was appended */
    int goodbye;        /* the reason that the client gave for its goodbye; 0: it gave none */
    const char *fault;
    struct buf gathered; /* the bytes so far of a text message and of a control frame */
    bool told;           /* `gathered` was given out */
    void *given;         /* the piece that was given out last, to be wiped */
    size_t ngiven;
};

bool websocket_accept(const char *key, char answer[WEBSOCKET_KEY_MAX])
{
    static const char guid[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; /* RFC 6455 section 1.3 */
    unsigned char bytes[KEY_TEXT], hash[EVP_MAX_MD_SIZE];
    char text[KEY_TEXT + sizeof(guid)];
    unsigned n = 0;

    /* OpenSSL counts the padding as bytes of value 0. */
    if (strlen(key) != KEY_TEXT || strcmp(key + KEY_TEXT - 2, "==") != 0 ||
        EVP_DecodeBlock(bytes, (const unsigned char *)key, KEY_TEXT) != KEY_BYTES + 2)
        return false;
    utf8_printf(text, sizeof(text), "%s%s", key, guid);
    if (EVP_Digest(text, strlen(text), hash, &n, EVP_sha1(), NULL) != 1)
        log_fatal("websocket", "error=\"there is no SHA-1\"");
    EVP_EncodeBlock((unsigned char *)answer, hash, (int)n);
    return true;
}

struct websocket *websocket_new(struct buf *out)
{
    struct websocket *ws = xcalloc(1, sizeof(*ws));

    ws->out = out;
    buf_init(&ws->gathered, WEBSOCKET_TEXT_MAX + CONTROL_MAX);
    return ws;
}

static void websocket_given_wipe(struct websocket *ws)
{
    if (ws->ngiven > 0)
        explicit_bzero(ws->given, ws->ngiven);
    ws->ngiven = 0;
    if (ws->told)
        buf_wipe(&ws->gathered);
    ws->told = false;
}

/* Frees the context, of which nothing is needed between frames. */
static void websocket_frames_free(struct websocket *ws)
{
    if (ws->frames)
        wslay_frame_context_free(ws->frames);
    ws->frames = NULL;
    ws->unread = 0;
}

void websocket_free(struct websocket **wsp)
{
    FREED struct websocket *ws = *wsp;

    *wsp = NULL;
    if (!ws)
        return;
    websocket_given_wipe(ws);
    websocket_frames_free(ws);
    buf_wipe(&ws->gathered);
}

/* ---- Out ---- */

static void websocket_frame_put(struct websocket *ws, int opcode, const char *data, size_t len)
{
    unsigned char head[10] = {(unsigned char)(FIN | opcode)};
    size_t n = 2, bytes = len <= SHORT_MAX ? 0 : len <= MEDIUM_MAX ? 2 : 8;

    head[1] = (unsigned char)(bytes == 0 ? len : bytes == 2 ? SHORT_MAX + 1 : SHORT_MAX + 2);
    while (bytes > 0)
        head[n++] = (unsigned char)((uint64_t)len >> (8 * --bytes));
    buf_add(ws->out, head, n);
    buf_add(ws->out, data, len);
}

void websocket_send(struct websocket *ws, bool text, const char *data, size_t len)
{
    if (!ws->closed)
        websocket_frame_put(ws, text ? WSLAY_TEXT_FRAME : WSLAY_BINARY_FRAME, data, len);
}

void websocket_ping(struct websocket *ws)
{
    if (!ws->closed)
        websocket_frame_put(ws, WSLAY_PING, "", 0);
}

void websocket_close(struct websocket *ws, int code)
{
    if (ws->closed)
        return;
    /* A goodbye is answered with its own reason (RFC 6455 section 5.5.1). A page that is loaded
     * anew says 1001. If such a page got our reason back, it would take its session for over. */
    if (ws->goodbye && !ws->fault)
        code = ws->goodbye;
    const char bytes[] = {(char)(code >> 8), (char)code};
    ws->closed = true;
    websocket_frame_put(ws, WSLAY_CONNECTION_CLOSE, bytes, sizeof(bytes));
}

/* ---- In ---- */

bool websocket_fail(struct websocket *ws, int code, const char *why)
{
    websocket_close(ws, code);
    ws->ended = true;
    ws->fault = why;
    return false;
}

static ssize_t websocket_on_recv(uint8_t *bytes, size_t len, int flags UNUSED, void *arg)
{
    struct websocket *ws = arg;
    size_t n = ws->len < len ? ws->len : len;

    memcpy(bytes, ws->in, n);
    ws->in += n;
    ws->len -= n;
    ws->unread += n;
    return n > 0 ? (ssize_t)n : -1;
}

/* Checks the header of a frame. False: the client broke the protocol. */
static bool websocket_header_take(struct websocket *ws, const struct wslay_frame_iocb *frame)
{
    bool control = wslay_is_ctrl_frame(frame->opcode);

    if (!frame->mask)
        return websocket_fail(ws, WEBSOCKET_PROTOCOL, "a frame is not masked");
    if (frame->rsv != WSLAY_RSV_NONE)
        return websocket_fail(ws, WEBSOCKET_PROTOCOL, "a frame has a reserved bit");
    if (control ? frame->opcode > WSLAY_PONG : frame->opcode > WSLAY_BINARY_FRAME)
        return websocket_fail(ws, WEBSOCKET_PROTOCOL, "a frame has a reserved kind");
    if (!control && ws->open != (frame->opcode == WSLAY_CONTINUATION_FRAME))
        return websocket_fail(ws, WEBSOCKET_PROTOCOL, "fragments of messages are mixed");
    if (!control && !ws->open) {
        ws->open = true;
        ws->text = frame->opcode == WSLAY_TEXT_FRAME;
    }
    if (!control && frame->payload_length > (ws->text ? WEBSOCKET_TEXT_MAX - ws->gathered.len
                                                      : (size_t)WEBSOCKET_BINARY_MAX))
        return websocket_fail(ws, WEBSOCKET_TOO_BIG, "a message is too long");
    ws->left = frame->payload_length;
    return true;
}

/* Whether a client may give this reason for its goodbye. */
static bool websocket_is_code(int code)
{
    return (code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006) ||
           (code >= 3000 && code <= 4999);
}

/* Handles a whole control frame. It has at most CONTROL_MAX bytes, as libwslay checks. It may come
 * between the fragments of a text, so it is gathered after them. */
static void websocket_control_end(struct websocket *ws, int opcode, size_t len)
{
    const char *data = buf_text(&ws->gathered) + (ws->gathered.len - len);

    if (opcode == WSLAY_PING && !ws->closed)
        websocket_frame_put(ws, WSLAY_PONG, data, len);
    else if (opcode == WSLAY_CONNECTION_CLOSE) {
        int code = len >= 2 ? (unsigned char)data[0] << 8 | (unsigned char)data[1] : WEBSOCKET_DONE;

        ws->ended = true;
        if (len == 1 || !websocket_is_code(code))
            websocket_fail(ws, WEBSOCKET_PROTOCOL, "a goodbye has no valid reason");
        else if (len > 2 && !utf8_valid(data + 2, len - 2))
            websocket_fail(ws, WEBSOCKET_NOT_UTF8, "a goodbye is not UTF-8");
        else if (len >= 2)
            ws->goodbye = code;
    }
    ws->gathered.len -= len;
}

/* Takes the bytes of a frame that have come. True: `message` is a piece to give out. */
static bool websocket_payload_take(struct websocket *ws, const struct wslay_frame_iocb *frame,
                                   struct websocket_message *message)
{
    bool control = wslay_is_ctrl_frame(frame->opcode), text = ws->open && ws->text;

    ws->left -= frame->data_length;
    if (!control && !text) {
        ws->open = ws->left > 0 || !frame->fin;
        *message =
            (struct websocket_message){.data = (char *)frame->data, .len = frame->data_length};
        ws->given = message->data;
        ws->ngiven = message->len;
        return message->len > 0;
    }
    buf_add(&ws->gathered, frame->data, frame->data_length);
    explicit_bzero((char *)frame->data, frame->data_length);
    if (ws->left > 0)
        return false;
    if (control) {
        websocket_control_end(ws, frame->opcode, (size_t)frame->payload_length);
        return false;
    }
    if (!frame->fin)
        return false;
    ws->open = false;
    if (!utf8_valid(buf_text(&ws->gathered), ws->gathered.len))
        return websocket_fail(ws, WEBSOCKET_NOT_UTF8, "a text is not UTF-8");
    *message = (struct websocket_message){
        .text = true, .data = ws->gathered.data, .len = ws->gathered.len};
    ws->told = true;
    return true;
}

/* How many bytes the header of a frame of the client has; libwslay accepts only the shortest. */
static size_t websocket_header_size(uint64_t payload)
{
    return 2 + MASK + (payload <= SHORT_MAX ? 0 : payload <= MEDIUM_MAX ? 2 : 8);
}

bool websocket_next(struct websocket *ws, const char **in, size_t *len,
                    struct websocket_message *message)
{
    struct wslay_frame_iocb frame;
    bool given = false;

    websocket_given_wipe(ws);
    ws->in = *in;
    ws->len = *len;
    while (!given && !ws->ended && (ws->len > 0 || ws->frames)) {
        if (!ws->frames) {
            static const struct wslay_frame_callbacks callbacks = {.recv_callback =
                                                                       websocket_on_recv};

            if (wslay_frame_context_init(&ws->frames, &callbacks, ws) != 0)
                log_fatal("websocket", "error=\"out of memory\"");
        }
        bool began = ws->left == 0;
        ssize_t got = wslay_frame_recv(ws->frames, &frame);
        if (got == WSLAY_ERR_WANT_READ)
            break;
        if (got < 0) {
            websocket_fail(ws, WEBSOCKET_PROTOCOL, "a frame is not valid");
        } else if (!began || websocket_header_take(ws, &frame)) {
            ws->unread -= (began ? websocket_header_size(frame.payload_length) : 0) + (size_t)got;
            given = websocket_payload_take(ws, &frame, message);
        }
    }
    /* A piece that is given out is still in the context. */
    if (ws->frames && !given && ws->left == 0 && ws->unread == 0)
        websocket_frames_free(ws);
    *in = ws->in;
    *len = ws->len;
    return given;
}

bool websocket_ended(const struct websocket *ws)
{
    return ws->ended;
}

const char *websocket_fault(const struct websocket *ws)
{
    return ws->fault;
}
