/*
 * One connection over a stream. See stream_peer.h.
 */
#include "stream_peer.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "clock.h"
#include "conn.h"
#include "foreign.h"
#include "hub.h"
#include "log.h"
#include "loop.h"
#include "mccp.h"
#include "profile.h"
#include "stream.h"
#include "telnet.h"
#include "telnet_probe.h"
#include "websocket.h"
#include "xalloc.h"

enum {
    /* how long the client may take to close: a reset would lose our last output */
    LINGER_MS = 2000,
    WEB_COLUMNS = 80, /* of the terminal of WEB_TERMINAL */
    WEB_ROWS = 24
};

const char *const stream_peer_protocols[] = {[WEB_TERMINAL] = "terminal.mudstandards.org",
                                             [WEB_GMCP] = "gmcp.mudstandards.org",
                                             [WEB_TELNET] = "telnet.mudstandards.org"};

struct stream_peer {
    struct conn *conn;
    struct telnet *telnet; /* NULL: the client speaks no telnet */
    struct stream *stream;

    struct websocket *socket; /* NULL: the stream carries no WebSocket; then `web` is not used */
    struct stream_web web;
    TAILQ_ENTRY(stream_peer) next;
    int64_t looked_ms; /* when stream_peers_ping saw it last */
    bool sent;         /* something was sent since then */
    struct buf frames; /* what `socket` has written; sent at the end of each turn */

    bool reader, probed, opened, finishing, shut, at_eof;
    bool secure;             /* nobody on the way can read along */
    bool speaks;             /* the client has sent GMCP in a WebSocket without telnet */
    unsigned status;         /* of the end */
    bool endless_told;       /* the log was told of a subnegotiation that does not end */
    struct event *probe_end; /* the deadline of the probe that runs, of telnet or of the cursor;
                              * NULL: both are over */
    struct buf out;          /* written by the engine, sent in the flush */
    struct mccp *mccp;       /* NULL: the output is not compressed */
    struct hub *hub;
    struct telnet_probe probe;
    struct profile profile; /* as the conn was told last */
    /* The first bytes that came, until their protocol is known. `ours`: they are telnet, or
     * typed. */
    uint8_t nfirst;
    bool ours;
    char first[FOREIGN_BYTES];
};

static int64_t stream_peer_now(const struct stream_peer *peer)
{
    return clock_mono(hub_clock(peer->hub));
}

/* ---- In ---- */

static void stream_peer_send(struct stream_peer *peer, const char *bytes, size_t len)
{
    if (peer->socket)
        websocket_send(peer->socket, false, bytes, len);
    else
        stream_send(peer->stream, bytes, len);
}

static void stream_peer_frames_send(struct stream_peer *peer)
{
    if (peer->frames.len > 0) {
        stream_send(peer->stream, peer->frames.data, peer->frames.len);
        peer->sent = true;
    }
    buf_free(&peer->frames);
}

/* Sends what the engine wrote, compressed if that was agreed. `last`: also ends the compression. */
static void stream_peer_out_send(struct stream_peer *peer, bool last)
{
    BUF_LOCAL packed = {0};
    const struct buf *bytes = peer->mccp ? &packed : &peer->out;

    if (!stream_is_up(peer->stream))
        return;
    if (peer->mccp)
        mccp_write(peer->mccp, peer->out.data, peer->out.len, last, &packed);
    if (bytes->len > 0)
        stream_peer_send(peer, bytes->data, bytes->len);
    buf_free(&peer->out);
    if (last)
        mccp_free(&peer->mccp);
}

static struct profile stream_peer_profile_now(const struct stream_peer *peer)
{
    const struct telnet_probe *probe = &peer->probe;
    struct profile profile;

    profile_init(&profile, probe->terminal);
    if (probe->mtts != 0)
        profile_mtts(&profile, probe->mtts);
    profile.utf8 = profile.utf8 || probe->utf8 || conn_draws_utf8(peer->conn);
    return profile;
}

static const char *stream_peer_client_name(const struct stream_peer *peer)
{
    return peer->probe.client[0] != '\0' ? peer->probe.client : peer->probe.terminal;
}

static enum client_input stream_peer_input_now(const struct stream_peer *peer)
{
    enum telnet_mode mode = telnet_mode(peer->telnet);

    return mode == TELNET_PROBING ? CLIENT_RAW : (enum client_input)mode;
}

/* Passes on what was learnt after the lobby was opened. The mode comes first, because the screen
 * depends on it. */
static void stream_peer_facts_late(struct stream_peer *peer)
{
    conn_mode(peer->conn, stream_peer_input_now(peer));
    const struct profile profile = stream_peer_profile_now(peer);
    bool reader = peer->probe.reader;
    if (profile.kind == peer->profile.kind && profile.utf8 == peer->profile.utf8 &&
        profile.colours == peer->profile.colours && reader == peer->reader)
        return;
    peer->profile = profile;
    peer->reader = reader;
    conn_client(peer->conn, &profile, reader, stream_peer_client_name(peer));
}

/* Wakes us at the deadline of the probe that runs, a millisecond late, because our clock rounds
 * down. */
static void stream_peer_probe_arm(struct stream_peer *peer)
{
    int64_t ms = peer->probe.deadline_ms - stream_peer_now(peer) + 1;

    loop_wait(peer->probe_end, ms > 0 ? ms : 0);
}

/* Asks a terminal whose character set is unknown what it draws. */
static void stream_peer_cursor_start(struct stream_peer *peer)
{
    const struct profile profile = stream_peer_profile_now(peer);
    int64_t now = stream_peer_now(peer);

    peer->probed = true;
    if (telnet_mode(peer->telnet) != TELNET_CHAR || profile.kind == PROFILE_DUMB || profile.utf8 ||
        peer->probe.deadline_ms <= now)
        return;
    if (peer->probe.deadline_ms > now + CONN_PROBE_MS)
        peer->probe.deadline_ms = now + CONN_PROBE_MS;
    conn_probe(peer->conn, peer->probe.deadline_ms);
    stream_peer_probe_arm(peer);
}

static void stream_peer_probe_check(struct stream_peer *peer)
{
    if (peer->finishing || !peer->probe_end)
        return;
    if (!peer->probed && telnet_probe_done(&peer->probe, peer->telnet, stream_peer_now(peer)))
        stream_peer_cursor_start(peer);
    if (!peer->probed || !conn_probe_done(peer->conn))
        return;
    conn_probe_end(peer->conn);
    loop_free(&peer->probe_end);
    if (peer->opened)
        stream_peer_facts_late(peer);
    else {
        const struct link_open facts = {.secure = peer->secure,
                                        .columns = peer->probe.columns,
                                        .rows = peer->probe.rows,
                                        .input = (uint8_t)stream_peer_input_now(peer),
                                        .reader = peer->probe.reader,
                                        .terminal = stream_peer_client_name(peer)};

        peer->profile = stream_peer_profile_now(peer);
        peer->reader = facts.reader;
        peer->opened = true;
        conn_open(peer->conn, &facts, &peer->profile);
    }
}

static void stream_peer_on_probe_end(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct stream_peer *peer = arg;

    stream_peer_probe_check(peer);
    if (peer->probe_end)
        stream_peer_probe_arm(peer);
    conn_mark(peer->conn);
}

static void stream_peer_probe_start(struct stream_peer *peer)
{
    telnet_probe_start(&peer->probe, peer->telnet, stream_peer_now(peer));
    stream_peer_probe_arm(peer);
    conn_mark(peer->conn);
}

/* Must be called when the client has said something about itself. After the probe, it may turn out
 * not to be what it was taken for. If it is a terminal after all, we ask for its cursor before we
 * tell the conn. */
static void stream_peer_facts_more(struct stream_peer *peer)
{
    bool changed = telnet_probe_again(&peer->probe, peer->telnet);

    if (!peer->opened || peer->probe_end)
        return;
    if (!changed || telnet_mode(peer->telnet) != TELNET_CHAR) {
        stream_peer_facts_late(peer);
        return;
    }
    peer->probed = false;
    peer->probe.deadline_ms = stream_peer_now(peer) + CONN_PROBE_MS;
    peer->probe_end = loop_event(hub_base(peer->hub), -1, 0, stream_peer_on_probe_end, peer);
}

static void stream_peer_take(struct stream_peer *peer, const char *bytes, size_t len)
{
    struct telnet_event event;
    bool told = false; /* the client said something about itself */

    while (telnet_next(peer->telnet, &bytes, &len, &event)) {
        told = told || event.type != TELNET_DATA;
        /* This comes first: what is written after it is compressed. */
        if (event.type == TELNET_OPTION && event.option == TELNET_OPT_COMPRESS2 && event.ours) {
            stream_peer_out_send(peer, true);
            if (event.on)
                peer->mccp = mccp_new();
        }
        if (!peer->opened || event.type != TELNET_DATA)
            telnet_probe_event(&peer->probe, peer->telnet, &event);
        switch (event.type) {
        case TELNET_DATA: conn_input(peer->conn, event.data, event.len); break;
        case TELNET_SIZE: conn_resize(peer->conn, event.columns, event.rows); break;
        case TELNET_INTERRUPT: conn_interrupt(peer->conn); break;
        case TELNET_GMCP: conn_gmcp(peer->conn, event.data, event.len); break;
        case TELNET_OPTION:
            if (event.option == TELNET_OPT_MSSP)
                telnet_mssp(peer->telnet, hub_mssp(peer->hub));
            break;
        default: break; /* the probe's */
        }
    }
    if (told)
        stream_peer_facts_more(peer);
    if (!peer->endless_told && telnet_sub_endless(peer->telnet)) {
        static struct log_bound bound;
        peer->endless_told = true;
        if (log_within(&bound, "telnet", stream_peer_now(peer)))
            log_info("telnet", "conn=%016" PRIx64 " error=\"a subnegotiation without an end\"",
                     conn_id(peer->conn));
    }
}

/* Whether the connection began with another protocol; if so, ends it. While too few bytes have come
 * to tell, none of them ends a line, so they may be taken. */
static bool stream_peer_is_foreign(struct stream_peer *peer, const char *bytes, size_t len)
{
    size_t room = sizeof(peer->first) - peer->nfirst, more = len < room ? len : room;

    if (peer->ours)
        return false;
    memcpy(peer->first + peer->nfirst, bytes, more);
    peer->nfirst = (uint8_t)(peer->nfirst + more);
    const char *protocol = foreign_protocol(peer->first, peer->nfirst);
    peer->ours = !protocol || protocol[0] == 't'; /* "telnet" */
    if (peer->ours || protocol[0] == '\0')
        return false;
    BUF_LOCAL line = {0};
    foreign_line(peer->hub, protocol, &line);
    conn_end(peer->conn, buf_text(&line), 1);
    return true;
}

static void stream_peer_typed(struct stream_peer *peer, const char *bytes, size_t len)
{
    if (!peer->telnet)
        conn_input(peer->conn, bytes, len);
    else if (!peer->finishing && !stream_peer_is_foreign(peer, bytes, len))
        stream_peer_take(peer, bytes, len);
    stream_peer_probe_check(peer);
    conn_mark(peer->conn);
}

static void stream_peer_on_ended(void *arg)
{
    struct stream_peer *peer = arg;

    peer->at_eof = true;
    conn_eof(peer->conn);
    conn_mark(peer->conn);
}

/* As websocket_next, but refuses a text if the protocol has none. If the client has broken the
 * protocol, the log says how. */
static bool stream_peer_message_next(struct stream_peer *peer, const char **in, size_t *len,
                                     struct websocket_message *message)
{
    static struct log_bound bound;

    if (websocket_ended(peer->socket))
        return false;
    bool given = websocket_next(peer->socket, in, len, message);
    if (given && message->text && peer->web.protocol != WEB_GMCP)
        given = websocket_fail(peer->socket, WEBSOCKET_KIND, "a text in a protocol without texts");
    const char *fault = websocket_fault(peer->socket);
    if (fault && log_within(&bound, "websocket", stream_peer_now(peer)))
        log_info("websocket", "protocol=%s error=\"%s\"", stream_peer_protocols[peer->web.protocol],
                 fault);
    return given;
}

static void stream_peer_on_came(void *arg, char *bytes, size_t len)
{
    struct stream_peer *peer = arg;
    struct websocket_message message;
    const char *in = bytes;

    if (!peer->socket) {
        stream_peer_typed(peer, bytes, len);
        return;
    }
    while (stream_peer_message_next(peer, &in, &len, &message)) {
        if (!message.text) {
            stream_peer_typed(peer, message.data, message.len);
            continue;
        }
        peer->speaks = true;
        conn_gmcp(peer->conn, message.data, message.len);
    }
    if (websocket_ended(peer->socket))
        stream_peer_on_ended(peer);
}

/* Charges all bytes that came, not only those that were typed. */
static void stream_peer_on_charge(void *arg, size_t bytes)
{
    struct stream_peer *peer = arg;

    conn_charge(peer->conn, bytes);
}

static void stream_peer_on_turn(void *arg)
{
    struct stream_peer *peer = arg;

    conn_mark(peer->conn);
}

static void stream_peer_on_up(void *arg)
{
    struct stream_peer *peer = arg;

    if (peer->probe_end)
        stream_peer_probe_start(peer);
    conn_mark(peer->conn);
}

static const struct stream_events stream_peer_events = {.up = stream_peer_on_up,
                                                        .charge = stream_peer_on_charge,
                                                        .came = stream_peer_on_came,
                                                        .ended = stream_peer_on_ended,
                                                        .turn = stream_peer_on_turn};

/* ---- Out ---- */

static void stream_peer_write(void *arg, struct buf *bytes)
{
    struct stream_peer *peer = arg;

    if (peer->telnet)
        telnet_give(peer->telnet, bytes);
    else
        stream_peer_send(peer, bytes->data, bytes->len);
}

static size_t stream_peer_pending(const void *arg)
{
    const struct stream_peer *peer = arg;
    return peer->out.len + peer->frames.len + stream_pending(peer->stream);
}

static void stream_peer_read(void *arg, bool on)
{
    struct stream_peer *peer = arg;
    stream_read(peer->stream, on);
}

/* Has the client hide what is typed, or show it again. Only telnet has bytes for that. A client
 * without telnet that speaks GMCP learns from the room that a prompt is for a secret
 * (Cards.Prompt). False: the client cannot hide it. */
static bool stream_peer_hide(void *arg, bool on)
{
    struct stream_peer *peer = arg;

    if (!peer->telnet)
        return peer->speaks;
    telnet_secret(peer->telnet, on);
    return telnet_mode(peer->telnet) != TELNET_RAW;
}

static void stream_peer_gmcp(void *arg, const char *message, size_t len)
{
    struct stream_peer *peer = arg;

    if (peer->telnet)
        telnet_gmcp(peer->telnet, message, len);
    else if (peer->web.protocol == WEB_GMCP)
        websocket_send(peer->socket, true, message, len);
}

/* Without telnet there is nothing to send: if the last line of a binary message has no end, it is
 * the prompt. */
static void stream_peer_prompt_end(void *arg)
{
    struct stream_peer *peer = arg;

    if (peer->telnet)
        telnet_prompt(peer->telnet);
}

static bool stream_peer_mode(void *arg, enum client_input input)
{
    struct stream_peer *peer = arg;

    if (!peer->telnet || telnet_mode(peer->telnet) == TELNET_RAW)
        return false;
    telnet_probe_choose(&peer->probe, peer->telnet, (enum telnet_mode)input);
    return true;
}

static void stream_peer_finish(void *arg, unsigned status)
{
    struct stream_peer *peer = arg;

    peer->finishing = true;
    peer->status = status;
    loop_free(&peer->probe_end);
    stream_peer_read(peer, true);
}

static void stream_peer_destroy(void *arg, const char *why)
{
    FREED struct stream_peer *peer = arg;

    conn_free(&peer->conn, why);
    loop_free(&peer->probe_end);
    if (peer->socket) {
        peer->web.peers->n--;
        TAILQ_REMOVE(&peer->web.peers->list, peer, next);
        stream_peer_frames_send(peer);
        websocket_free(&peer->socket);
    }
    stream_free(&peer->stream);
    telnet_free(&peer->telnet);
    mccp_free(&peer->mccp);
    buf_free(&peer->out);
}

static void stream_peer_flush(void *arg)
{
    struct stream_peer *peer = arg;

    if (peer->out.len > 0 || peer->finishing)
        stream_peer_out_send(peer, peer->finishing);
    if (peer->socket && peer->finishing) {
        bool done = peer->status == 0 || peer->web.protocol == WEB_TELNET;
        websocket_close(peer->socket, done ? WEBSOCKET_DONE : WEBSOCKET_AWAY);
    }
    stream_peer_frames_send(peer);
    const char *over = stream_turn(peer->stream);
    if (peer->finishing && !over && stream_peer_pending(peer) == 0) {
        if (peer->at_eof || !stream_is_up(peer->stream)) {
            over = "it was ended";
        } else if (!peer->shut) {
            peer->shut = true;
            conn_linger(peer->conn, LINGER_MS);
            stream_shut(peer->stream);
        }
    }
    if (over)
        stream_peer_destroy(peer, over);
}

static const struct conn_ops stream_peer_ops = {.write = stream_peer_write,
                                                .pending = stream_peer_pending,
                                                .read = stream_peer_read,
                                                .hide = stream_peer_hide,
                                                .prompt_end = stream_peer_prompt_end,
                                                .gmcp = stream_peer_gmcp,
                                                .mode = stream_peer_mode,
                                                .finish = stream_peer_finish,
                                                .flush = stream_peer_flush,
                                                .destroy = stream_peer_destroy};

void stream_peers_ping(struct stream_peers *peers, int64_t mono_ms)
{
    struct stream_peer *peer;

    while ((peer = TAILQ_FIRST(&peers->list)) && mono_ms - peer->looked_ms >= WEB_PING_MS) {
        if (!peer->sent)
            websocket_ping(peer->socket);
        stream_peer_frames_send(peer);
        peer->sent = false;
        peer->looked_ms = mono_ms;
        TAILQ_REMOVE(&peers->list, peer, next);
        TAILQ_INSERT_TAIL(&peers->list, peer, next);
    }
}

/* Opens the lobby for a client that speaks no telnet. */
static void stream_peer_open_known(struct stream_peer *peer)
{
    bool lines = peer->web.protocol == WEB_GMCP;
    const struct link_open known = {.secure = peer->secure,
                                    .input = lines ? CLIENT_LINE : CLIENT_CHAR,
                                    .columns = lines ? 0 : WEB_COLUMNS,
                                    .rows = lines ? 0 : WEB_ROWS,
                                    .terminal = "browser",
                                    .language = peer->web.language};

    profile_init(&peer->profile, "xterm-256color");
    peer->profile.utf8 = true;
    conn_open(peer->conn, &known, &peer->profile);
}

void stream_peer_begin(struct hub *hub, struct stream *stream, bool secure,
                       const struct stream_web *web, const struct network *address,
                       const struct admit_pass *pass, const char *banned)
{
    struct stream_peer *peer = xcalloc(1, sizeof(*peer));
    bool telnet = !web || web->protocol == WEB_TELNET;

    peer->hub = hub;
    peer->stream = stream;
    peer->secure = secure;
    if (web) {
        peer->web = *web;
        peer->socket = websocket_new(&peer->frames);
        peer->looked_ms = stream_peer_now(peer);
        web->peers->n++;
        TAILQ_INSERT_TAIL(&web->peers->list, peer, next);
    }
    stream_tell(stream, &stream_peer_events, peer);
    if (telnet)
        peer->telnet = telnet_new(&peer->out, secure);
    peer->conn = conn_new(hub, &stream_peer_ops, peer,
                          web      ? CLIENT_WEB
                          : secure ? CLIENT_TLS
                                   : CLIENT_TELNET,
                          address, pass);
    stream_peer_read(peer, true);
    if (banned) {
        conn_end(peer->conn, banned, 1);
    } else if (!telnet) {
        stream_peer_open_known(peer);
    } else {
        peer->probe_end = loop_event(hub_base(peer->hub), -1, 0, stream_peer_on_probe_end, peer);
        if (stream_is_up(stream))
            stream_peer_probe_start(peer);
    }
    conn_mark(peer->conn);
}
