/*
 * See web_peer.h.
 */
#include "web_peer.h"

#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "clock.h"
#include "conn.h"
#include "hub.h"
#include "log.h"
#include "stream.h"
#include "telnet_peer.h"
#include "websocket.h"
#include "xalloc.h"

enum {
    LINGER_MS = 2000, /* how long the client may take to close */
    COLUMNS = 80,
    ROWS = 24
};

struct web_peer {
    struct stream stream; /* what telnet speaks over */
    struct stream *wire;
    struct websocket *socket;
    struct conn *conn; /* NULL: telnet has one */
    struct hub *hub;
    struct web_peer_facts facts;
    TAILQ_ENTRY(web_peer) next;
    int64_t looked_ms; /* when web_peers_ping saw it last */
    bool sent;         /* something, since then */
    bool finishing, shut, at_eof, faulty;
    bool speaks;      /* it has sent GMCP */
    unsigned status;  /* of the end */
    const char *dead; /* why the flush has to destroy it; NULL: it need not */
    struct buf out; /* frames, sent in the flush */
};

const char *web_peer_protocol_name(enum web_protocol protocol)
{
    static const char *const names[WEB_PROTOCOLS] = {[WEB_TERMINAL] = "terminal.mudstandards.org",
                                                     [WEB_GMCP] = "gmcp.mudstandards.org",
                                                     [WEB_TELNET] = "telnet.mudstandards.org"};

    return names[protocol];
}

static void web_peer_out_send(struct web_peer *peer)
{
    if (peer->out.len > 0) {
        stream_send(peer->wire, peer->out.data, peer->out.len);
        peer->sent = true;
    }
    buf_free(&peer->out);
}

void web_peers_ping(struct web_peers *peers, int64_t mono_ms)
{
    struct web_peer *peer;

    while ((peer = TAILQ_FIRST(&peers->list)) && mono_ms - peer->looked_ms >= WEB_PING_MS) {
        if (!peer->sent)
            websocket_ping(peer->socket);
        web_peer_out_send(peer);
        peer->sent = false;
        peer->looked_ms = mono_ms;
        TAILQ_REMOVE(&peers->list, peer, next);
        TAILQ_INSERT_TAIL(&peers->list, peer, next);
    }
}

static void web_peer_free(struct web_peer *peer)
{
    peer->facts.peers->n--;
    TAILQ_REMOVE(&peer->facts.peers->list, peer, next);
    web_peer_out_send(peer);
    stream_free(&peer->wire);
    websocket_free(&peer->socket);
    free(peer);
}

/* ---- In ---- */

/* The client sends nothing more that we read. */
static void web_peer_ended(struct web_peer *peer)
{
    if (!peer->conn)
        peer->stream.events->ended(peer->stream.arg);
    else if (peer->faulty)
        conn_end(peer->conn, "", 1);
    else
        conn_eof(peer->conn);
}

static void web_peer_fault(struct web_peer *peer, const char *why)
{
    static struct log_bound bound;

    peer->faulty = true;
    if (log_within(&bound, "websocket", clock_mono(hub_clock(peer->hub))))
        log_info("websocket", "protocol=%s error=\"%s\"",
                 web_peer_protocol_name(peer->facts.protocol), why);
}

static void web_peer_on_came(void *arg, char *bytes, size_t len)
{
    struct web_peer *peer = arg;
    struct websocket_message message;
    const char *in = bytes;

    if (peer->faulty || websocket_ended(peer->socket))
        return;
    while (!peer->faulty && websocket_next(peer->socket, &in, &len, &message)) {
        if (!message.text && !peer->conn) {
            peer->stream.events->came(peer->stream.arg, message.data, message.len);
        } else if (!message.text) {
            conn_input(peer->conn, message.data, message.len);
        } else if (peer->facts.protocol == WEB_GMCP) {
            peer->speaks = true;
            conn_gmcp(peer->conn, message.data, message.len);
        } else {
            websocket_close(peer->socket, WEBSOCKET_KIND);
            web_peer_fault(peer, "a text where there is none");
        }
    }
    if (websocket_fault(peer->socket))
        web_peer_fault(peer, websocket_fault(peer->socket));
    if (peer->faulty || websocket_ended(peer->socket))
        web_peer_ended(peer);
}

static void web_peer_on_charge(void *arg, size_t bytes)
{
    struct web_peer *peer = arg;

    if (peer->conn)
        conn_charge(peer->conn, bytes);
    else
        peer->stream.events->charge(peer->stream.arg, bytes);
}

static void web_peer_on_ended(void *arg)
{
    struct web_peer *peer = arg;
    bool before = peer->faulty || websocket_ended(peer->socket);

    peer->at_eof = true;
    if (!before)
        web_peer_ended(peer);
    if (peer->conn)
        conn_mark(peer->conn);
    else if (before)
        peer->stream.events->ended(peer->stream.arg);
}

static void web_peer_on_written(void *arg)
{
    struct web_peer *peer = arg;

    if (peer->conn)
        conn_mark(peer->conn);
    else
        peer->stream.events->written(peer->stream.arg);
}

static void web_peer_on_broke(void *arg, const char *why)
{
    struct web_peer *peer = arg;

    if (!peer->conn) {
        peer->stream.events->broke(peer->stream.arg, why);
        return;
    }
    peer->dead = peer->dead ? peer->dead : why;
    conn_mark(peer->conn);
}

static const struct stream_events web_peer_events = {.charge = web_peer_on_charge,
                                                     .came = web_peer_on_came,
                                                     .ended = web_peer_on_ended,
                                                     .written = web_peer_on_written,
                                                     .broke = web_peer_on_broke};

/* ---- A stream for telnet ---- */

static struct web_peer *web_peer_of(struct stream *stream)
{
    return (struct web_peer *)stream;
}

static void web_peer_stream_read(struct stream *stream, bool on)
{
    stream_read(web_peer_of(stream)->wire, on);
}

static void web_peer_stream_send(struct stream *stream, const char *bytes, size_t len)
{
    struct web_peer *peer = web_peer_of(stream);

    websocket_send(peer->socket, false, bytes, len);
    web_peer_out_send(peer);
}

static size_t web_peer_stream_pending(const struct stream *stream)
{
    const struct web_peer *peer = (const struct web_peer *)stream;

    return peer->out.len + stream_pending(peer->wire);
}

static const char *web_peer_stream_turn(struct stream *stream)
{
    struct web_peer *peer = web_peer_of(stream);

    web_peer_out_send(peer);
    return stream_turn(peer->wire);
}

static void web_peer_stream_shut(struct stream *stream)
{
    struct web_peer *peer = web_peer_of(stream);

    websocket_close(peer->socket, WEBSOCKET_DONE);
    web_peer_out_send(peer);
    stream_shut(peer->wire);
}

static void web_peer_stream_free(struct stream *stream)
{
    web_peer_free(web_peer_of(stream));
}

static const struct stream_ops web_peer_stream_ops = {.read = web_peer_stream_read,
                                                      .send = web_peer_stream_send,
                                                      .pending = web_peer_stream_pending,
                                                      .turn = web_peer_stream_turn,
                                                      .shut = web_peer_stream_shut,
                                                      .free = web_peer_stream_free};

/* ---- A conn ---- */

static void web_peer_write(void *arg, struct buf *bytes)
{
    struct web_peer *peer = arg;

    websocket_send(peer->socket, false, bytes->data, bytes->len);
}

static size_t web_peer_pending(const void *arg)
{
    return web_peer_stream_pending(arg);
}

static void web_peer_read(void *arg, bool on)
{
    struct web_peer *peer = arg;

    stream_read(peer->wire, on);
}

static void web_peer_gmcp(void *arg, const char *message, size_t len)
{
    struct web_peer *peer = arg;

    if (peer->facts.protocol == WEB_GMCP)
        websocket_send(peer->socket, true, message, len);
}

/* No byte of the protocol says so. The room tells those who speak GMCP that a prompt is for a
 * secret (Cards.Prompt). */
static bool web_peer_hide(void *arg, bool on UNUSED)
{
    struct web_peer *peer = arg;

    return peer->speaks;
}

static void web_peer_finish(void *arg, unsigned status)
{
    struct web_peer *peer = arg;

    peer->finishing = true;
    peer->status = status;
    stream_read(peer->wire, true);
}

static void web_peer_destroy(void *arg, const char *why)
{
    struct web_peer *peer = arg;

    conn_free(&peer->conn, why);
    web_peer_free(peer);
}

static void web_peer_flush(void *arg)
{
    struct web_peer *peer = arg;
    const char *fault = stream_turn(peer->wire);

    if (fault)
        web_peer_on_broke(peer, fault);
    if (peer->finishing)
        websocket_close(peer->socket, peer->status == 0 ? WEBSOCKET_DONE : WEBSOCKET_AWAY);
    web_peer_out_send(peer);
    if (peer->finishing && !peer->dead && web_peer_pending(peer) == 0) {
        if (peer->at_eof) {
            peer->dead = "it was ended";
        } else if (!peer->shut) {
            peer->shut = true;
            conn_linger(peer->conn, LINGER_MS);
            stream_shut(peer->wire);
        }
    }
    if (peer->dead)
        web_peer_destroy(peer, peer->dead);
}

/* A prompt needs no mark: a binary message that does not end a line ends with it. */
static const struct conn_ops web_peer_ops = {.write = web_peer_write,
                                             .pending = web_peer_pending,
                                             .read = web_peer_read,
                                             .hide = web_peer_hide,
                                             .gmcp = web_peer_gmcp,
                                             .finish = web_peer_finish,
                                             .flush = web_peer_flush,
                                             .destroy = web_peer_destroy};

static void web_peer_open(struct web_peer *peer)
{
    bool lines = peer->facts.protocol == WEB_GMCP;
    struct profile profile;
    struct link_open known = {.secure = peer->facts.secure,
                              .input = lines ? CLIENT_LINE : CLIENT_CHAR,
                              .columns = lines ? 0 : COLUMNS,
                              .rows = lines ? 0 : ROWS,
                              .terminal = "browser",
                              .language = peer->facts.language};

    profile_init(&profile, "xterm-256color");
    profile.utf8 = true;
    conn_open(peer->conn, &known, &profile);
}

void web_peer_begin(struct event_base *base, struct hub *hub, struct stream *wire,
                    const struct web_peer_facts *facts, const struct network *address,
                    const struct admit_pass *pass, char *bytes, size_t len)
{
    struct web_peer *peer = xcalloc(1, sizeof(*peer));

    peer->stream.ops = &web_peer_stream_ops;
    peer->wire = wire;
    peer->socket = websocket_new(&peer->out);
    peer->hub = hub;
    peer->facts = *facts;
    peer->looked_ms = clock_mono(hub_clock(hub));
    facts->peers->n++;
    TAILQ_INSERT_TAIL(&facts->peers->list, peer, next);
    stream_tell(wire, &web_peer_events, peer);
    if (facts->protocol == WEB_TELNET) {
        telnet_peer_begin(base, hub, &peer->stream, CLIENT_WEB, facts->secure, address, pass, NULL);
    } else {
        peer->conn = conn_new(hub, &web_peer_ops, peer, CLIENT_WEB, address, pass);
        web_peer_open(peer);
        stream_read(wire, true);
        conn_mark(peer->conn);
    }
    if (len > 0)
        web_peer_on_came(peer, bytes, len);
    explicit_bzero(bytes, len);
}
