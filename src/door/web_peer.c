/*
 * See web_peer.h.
 */
#include "web_peer.h"

#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "clock.h"
#include "hub.h"
#include "log.h"
#include "stream.h"
#include "stream_peer.h"
#include "websocket.h"
#include "xalloc.h"

enum { COLUMNS = 80, ROWS = 24 };

struct web_peer {
    struct stream stream; /* what a connection speaks over */
    struct stream *wire;
    struct websocket *socket;
    struct hub *hub;
    struct web_peer_facts facts;
    TAILQ_ENTRY(web_peer) next;
    int64_t looked_ms; /* when web_peers_ping saw it last */
    bool sent;         /* something was sent since then */
    struct buf out;    /* frames, sent in each turn */
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

/* ---- In ---- */

static void web_peer_on_came(void *arg, char *bytes, size_t len)
{
    static struct log_bound bound;
    struct web_peer *peer = arg;
    struct stream *stream = &peer->stream;
    struct websocket_message message;
    const char *in = bytes, *fault;

    if (websocket_ended(peer->socket))
        return;
    while (websocket_next(peer->socket, &in, &len, &message))
        if (!message.text)
            stream->events->came(stream->arg, message.data, message.len);
        else if (peer->facts.protocol == WEB_GMCP)
            stream->events->gmcp(stream->arg, message.data, message.len);
        else
            websocket_fail(peer->socket, WEBSOCKET_KIND, "a text where there is none");
    fault = websocket_fault(peer->socket);
    if (fault && log_within(&bound, "websocket", clock_mono(hub_clock(peer->hub))))
        log_info("websocket", "protocol=%s error=\"%s\"",
                 web_peer_protocol_name(peer->facts.protocol), fault);
    if (websocket_ended(peer->socket))
        stream->events->ended(stream->arg);
}

static void web_peer_on_charge(void *arg, size_t bytes)
{
    struct web_peer *peer = arg;

    peer->stream.events->charge(peer->stream.arg, bytes);
}

static void web_peer_on_ended(void *arg)
{
    struct web_peer *peer = arg;

    peer->stream.events->ended(peer->stream.arg);
}

static void web_peer_on_written(void *arg)
{
    struct web_peer *peer = arg;

    peer->stream.events->written(peer->stream.arg);
}

static void web_peer_on_broke(void *arg, const char *why)
{
    struct web_peer *peer = arg;

    peer->stream.events->broke(peer->stream.arg, why);
}

static const struct stream_events web_peer_events = {.charge = web_peer_on_charge,
                                                     .came = web_peer_on_came,
                                                     .ended = web_peer_on_ended,
                                                     .written = web_peer_on_written,
                                                     .broke = web_peer_on_broke};

/* ---- Out, and the end ---- */

static struct web_peer *web_peer_of(struct stream *stream)
{
    return (struct web_peer *)stream;
}

static void web_peer_read(struct stream *stream, bool on)
{
    stream_read(web_peer_of(stream)->wire, on);
}

static void web_peer_send(struct stream *stream, const char *bytes, size_t len)
{
    websocket_send(web_peer_of(stream)->socket, false, bytes, len);
}

static void web_peer_gmcp(struct stream *stream, const char *message, size_t len)
{
    const struct web_peer *peer = web_peer_of(stream);

    if (peer->facts.protocol == WEB_GMCP)
        websocket_send(peer->socket, true, message, len);
}

static void web_peer_end(struct stream *stream, unsigned status)
{
    const struct web_peer *peer = web_peer_of(stream);
    bool done = status == 0 || peer->facts.protocol == WEB_TELNET;

    websocket_close(peer->socket, done ? WEBSOCKET_DONE : WEBSOCKET_AWAY);
}

static size_t web_peer_pending(const struct stream *stream)
{
    const struct web_peer *peer = (const struct web_peer *)stream;

    return peer->out.len + stream_pending(peer->wire);
}

static const char *web_peer_turn(struct stream *stream)
{
    struct web_peer *peer = web_peer_of(stream);

    web_peer_out_send(peer);
    return stream_turn(peer->wire);
}

static void web_peer_shut(struct stream *stream)
{
    stream_shut(web_peer_of(stream)->wire);
}

static void web_peer_free(struct stream *stream)
{
    FREED struct web_peer *peer = web_peer_of(stream);

    peer->facts.peers->n--;
    TAILQ_REMOVE(&peer->facts.peers->list, peer, next);
    web_peer_out_send(peer);
    stream_free(&peer->wire);
    websocket_free(&peer->socket);
}

static const struct stream_ops web_peer_ops = {.read = web_peer_read,
                                               .send = web_peer_send,
                                               .gmcp = web_peer_gmcp,
                                               .end = web_peer_end,
                                               .pending = web_peer_pending,
                                               .turn = web_peer_turn,
                                               .shut = web_peer_shut,
                                               .free = web_peer_free};

void web_peer_begin(struct event_base *base, struct hub *hub, struct stream *wire,
                    const struct web_peer_facts *facts, const struct network *address,
                    const struct admit_pass *pass, char *bytes, size_t len)
{
    struct web_peer *peer = xcalloc(1, sizeof(*peer));
    bool lines = facts->protocol == WEB_GMCP;
    const struct link_open known = {.secure = facts->secure,
                                    .input = lines ? CLIENT_LINE : CLIENT_CHAR,
                                    .columns = lines ? 0 : COLUMNS,
                                    .rows = lines ? 0 : ROWS,
                                    .terminal = "browser",
                                    .language = peer->facts.language};

    peer->stream.ops = &web_peer_ops;
    peer->wire = wire;
    peer->socket = websocket_new(&peer->out);
    peer->hub = hub;
    peer->facts = *facts;
    peer->looked_ms = clock_mono(hub_clock(hub));
    facts->peers->n++;
    TAILQ_INSERT_TAIL(&facts->peers->list, peer, next);
    stream_tell(wire, &web_peer_events, peer);
    stream_peer_begin(base, hub, &peer->stream, CLIENT_WEB, facts->secure,
                      facts->protocol == WEB_TELNET ? NULL : &known, address, pass, NULL);
    if (len > 0)
        web_peer_on_came(peer, bytes, len);
    explicit_bzero(bytes, len);
}
