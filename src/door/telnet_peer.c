/*
 * One telnet connection. See telnet_peer.h.
 */
#include "telnet_peer.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "buf.h"
#include "clock.h"
#include "conn.h"
#include "cursor_probe.h"
#include "foreign.h"
#include "hub.h"
#include "log.h"
#include "mccp.h"
#include "profile.h"
#include "telnet.h"
#include "telnet_probe.h"
#include "tls.h"
#include "xalloc.h"

enum {
    READ_AT_ONCE = 4096, /* so that no client keeps the loop for long */
    IN_MAX = 16384,      /* input in the bufferevent, at most */
    /* How long the client may take to close: a reset would lose our last output. */
    LINGER_MS = 2000
};

struct telnet_peer {
    struct conn *conn;
    struct telnet *telnet;
    int fd;
    bool reader, probed, opened, finishing, shut, at_eof, reading;
    bool held;               /* the bufferevent holds output */
    bool endless_told;       /* the log was told of a subnegotiation that does not end */
    struct event *probe_end; /* the deadline of the probe that runs; NULL: both are over */
    struct buf out;          /* written by the engine, sent in the flush */
    struct mccp *mccp;       /* NULL: the output is not compressed */
    const char *dead;        /* why the flush has to destroy it; NULL: it need not */
    struct cursor_probe cursor;
    struct bufferevent *bev; /* for output, over TLS for input too; NULL: TLS is not up yet */
    struct tls_peer *tls;    /* NULL: without TLS */
    struct event *read;      /* for input without TLS, else NULL */
    struct event_base *base;
    struct hub *hub;
    struct telnet_probe probe;
    struct profile profile; /* as the conn was told last */
    int64_t shut_by;
    uint8_t nfirst; /* of the bytes of `first`, until it is known whether this is telnet */
    bool ours;      /* it is, or somebody types */
    char first[FOREIGN_BYTES];
};

static int64_t telnet_peer_now(const struct telnet_peer *peer)
{
    return clock_mono(hub_clock(peer->hub));
}

static void telnet_peer_die(struct telnet_peer *peer, const char *why)
{
    if (!peer->dead)
        peer->dead = why;
    conn_mark(peer->conn);
}

/* ---- In ---- */

/* Sends what the kernel takes at once, without the bufferevent. That is one system call; waiting
 * for the descriptor takes three. Returns how many bytes it took. The bufferevent finds any error
 * later. */
static size_t telnet_peer_send_now(struct telnet_peer *peer, const struct buf *bytes)
{
    if (peer->tls || peer->held)
        return 0;
    ssize_t sent = send(peer->fd, bytes->data, bytes->len, MSG_DONTWAIT | MSG_NOSIGNAL);
    return sent > 0 ? (size_t)sent : 0;
}

/* Sends what the engine wrote, compressed if that was agreed. `last`: also ends the compression. */
static void telnet_peer_out_send(struct telnet_peer *peer, bool last)
{
    struct buf packed = {0};
    const struct buf *bytes = peer->mccp ? &packed : &peer->out;

    if (!peer->bev)
        return;
    if (peer->mccp && last)
        mccp_end(peer->mccp, peer->out.data, peer->out.len, &packed);
    else if (peer->mccp)
        mccp_write(peer->mccp, peer->out.data, peer->out.len, &packed);
    size_t sent = bytes->len > 0 ? telnet_peer_send_now(peer, bytes) : 0;
    if (bytes->len > sent) {
        peer->held = true;
        bufferevent_write(peer->bev, bytes->data + sent, bytes->len - sent);
    }
    buf_free(&packed);
    buf_free(&peer->out);
    if (last)
        mccp_free(&peer->mccp);
}

static void telnet_peer_facts_now(const struct telnet_peer *peer, struct profile *profile,
                                  bool *reader)
{
    const struct telnet_probe *probe = &peer->probe;

    profile_init(profile, probe->terminal);
    if (probe->mtts != 0)
        profile_mtts(profile, probe->mtts);
    profile->utf8 = profile->utf8 || probe->utf8 || peer->cursor.utf8;
    *reader = probe->reader;
}

static const char *telnet_peer_client_name(const struct telnet_peer *peer)
{
    return peer->probe.client[0] != '\0' ? peer->probe.client : peer->probe.terminal;
}

static enum client_input telnet_peer_input_now(const struct telnet_peer *peer)
{
    switch (telnet_mode(peer->telnet)) {
    case TELNET_CHAR: return CLIENT_CHAR;
    case TELNET_LINE: return CLIENT_LINE;
    case TELNET_RAW:
    case TELNET_PROBING: break;
    }
    return CLIENT_RAW;
}

static void telnet_peer_open(struct telnet_peer *peer)
{
    struct conn_facts facts = {.secure = peer->tls,
                               .columns = peer->probe.columns,
                               .rows = peer->probe.rows,
                               .input = telnet_peer_input_now(peer),
                               .terminal = telnet_peer_client_name(peer)};

    telnet_peer_facts_now(peer, &peer->profile, &peer->reader);
    facts.profile = peer->profile;
    facts.reader = peer->reader;
    peer->opened = true;
    conn_open(peer->conn, &facts);
}

/* Passes on what was learnt after the lobby was opened. The mode comes first, because the screen
 * depends on it. */
static void telnet_peer_facts_late(struct telnet_peer *peer)
{
    struct profile profile;
    bool reader;

    conn_mode(peer->conn, telnet_peer_input_now(peer));
    telnet_peer_facts_now(peer, &profile, &reader);
    if (profile.kind == peer->profile.kind && profile.utf8 == peer->profile.utf8 &&
        profile.colours == peer->profile.colours && reader == peer->reader)
        return;
    peer->profile = profile;
    peer->reader = reader;
    conn_client(peer->conn, &profile, reader, telnet_peer_client_name(peer));
}

/* Wakes us at the deadline of the probe that runs, a millisecond late, because our clock rounds
 * down. */
static void telnet_peer_probe_arm(struct telnet_peer *peer)
{
    bool cursor = cursor_probe_asking(&peer->cursor);
    int64_t ms =
        (cursor ? peer->cursor.deadline_ms : peer->probe.deadline_ms) - telnet_peer_now(peer) + 1;
    const struct timeval wait = {ms > 0 ? ms / 1000 : 0, ms > 0 ? ms % 1000 * 1000 : 0};

    event_add(peer->probe_end, &wait);
}

/* Asks a terminal whose character set is unknown to draw a character and to say how wide it is. */
static void telnet_peer_cursor_start(struct telnet_peer *peer)
{
    struct profile profile;
    bool reader;
    int64_t until = telnet_peer_now(peer) + CURSOR_PROBE_MS;

    peer->probed = true;
    telnet_peer_facts_now(peer, &profile, &reader);
    if (until > peer->probe.deadline_ms)
        until = peer->probe.deadline_ms;
    if (telnet_mode(peer->telnet) != TELNET_CHAR || profile.kind == PROFILE_DUMB || profile.utf8 ||
        until <= telnet_peer_now(peer))
        return;
    cursor_probe_start(&peer->cursor, &peer->out, until);
    telnet_peer_probe_arm(peer);
}

static void telnet_peer_probe_check(struct telnet_peer *peer)
{
    struct buf typed = {0};

    if (peer->finishing || !peer->probe_end)
        return;
    if (!peer->probed && telnet_probe_done(&peer->probe, peer->telnet, telnet_peer_now(peer)))
        telnet_peer_cursor_start(peer);
    if (!peer->probed || !cursor_probe_done(&peer->cursor, telnet_peer_now(peer)))
        return;
    cursor_probe_end(&peer->cursor, &peer->out, &typed);
    conn_input(peer->conn, buf_text(&typed), typed.len);
    buf_free(&typed);
    event_free(peer->probe_end);
    peer->probe_end = NULL;
    if (peer->opened)
        telnet_peer_facts_late(peer);
    else
        telnet_peer_open(peer);
}

static void telnet_peer_on_probe_end(evutil_socket_t fd, short what, void *arg)
{
    struct telnet_peer *peer = arg;

    (void)fd, (void)what;
    telnet_peer_probe_check(peer);
    if (peer->probe_end)
        telnet_peer_probe_arm(peer);
    conn_mark(peer->conn);
}

static void telnet_peer_probe_start(struct telnet_peer *peer)
{
    telnet_probe_start(&peer->probe, peer->telnet, telnet_peer_now(peer));
    telnet_peer_probe_arm(peer);
    conn_mark(peer->conn);
}

static void telnet_peer_typed(struct telnet_peer *peer, const char *bytes, size_t len)
{
    struct buf rest = {0};

    if (!cursor_probe_asking(&peer->cursor)) {
        conn_input(peer->conn, bytes, len);
        return;
    }
    cursor_probe_input(&peer->cursor, bytes, len, &peer->out, &rest);
    conn_input(peer->conn, buf_text(&rest), rest.len);
    buf_free(&rest);
}

static void telnet_peer_compress_check(struct telnet_peer *peer, const struct telnet_event *event)
{
    if (event->type != TELNET_OPTION || event->option != TELNET_OPT_COMPRESS2 || !event->ours)
        return;
    telnet_peer_out_send(peer, true);
    if (event->on)
        peer->mccp = mccp_new();
}

static void telnet_peer_probe_end_new(struct telnet_peer *peer)
{
    peer->probe_end = evtimer_new(peer->base, telnet_peer_on_probe_end, peer);
    if (!peer->probe_end)
        log_fatal("telnet", "error=\"out of memory\"");
}

/* The client has said something about itself after the probe, so it may not be what it was taken
 * for. If it turns out to be a terminal, we ask for its cursor before we tell the conn. */
static void telnet_peer_facts_more(struct telnet_peer *peer)
{
    bool changed = telnet_probe_again(&peer->probe, peer->telnet);

    if (!peer->opened || peer->probe_end)
        return;
    if (!changed || telnet_mode(peer->telnet) != TELNET_CHAR) {
        telnet_peer_facts_late(peer);
        return;
    }
    peer->probed = false;
    peer->probe.deadline_ms = telnet_peer_now(peer) + CURSOR_PROBE_MS;
    telnet_peer_probe_end_new(peer);
}

static void telnet_peer_take(struct telnet_peer *peer, const char *bytes, size_t len)
{
    struct telnet_event event;
    bool told = false; /* the client said something about itself */

    while (telnet_next(peer->telnet, &bytes, &len, &event)) {
        told = told || event.type != TELNET_DATA;
        telnet_peer_compress_check(
            peer, &event); /* comes first: what is written after it is compressed */
        if (!peer->opened || event.type != TELNET_DATA)
            telnet_probe_event(&peer->probe, peer->telnet, &event);
        switch (event.type) {
        case TELNET_DATA: telnet_peer_typed(peer, event.data, event.len); break;
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
        telnet_peer_facts_more(peer);
    if (!peer->endless_told && telnet_sub_endless(peer->telnet)) {
        static struct log_bound bound;
        peer->endless_told = true;
        if (log_within(&bound, "telnet", telnet_peer_now(peer)))
            log_info("telnet", "conn=%016" PRIx64 " error=\"a subnegotiation without an end\"",
                     conn_id(peer->conn));
    }
}

/* Whether the connection began with another protocol; if so, ends it. While too few bytes have come
 * to tell, none of them ends a line, so they may be taken. */
static bool telnet_peer_is_foreign(struct telnet_peer *peer, const char *bytes, size_t len)
{
    size_t room = sizeof(peer->first) - peer->nfirst, more = len < room ? len : room;

    if (peer->ours)
        return false;
    memcpy(peer->first + peer->nfirst, bytes, more);
    peer->nfirst = (uint8_t)(peer->nfirst + more);
    const char *protocol = foreign_protocol(peer->first, peer->nfirst);
    peer->ours = !protocol || protocol[0] == 't';
    if (peer->ours || protocol[0] == '\0')
        return false;
    struct buf line = {0};
    foreign_line(peer->hub, protocol, &line);
    conn_end(peer->conn, buf_text(&line), 1);
    buf_free(&line);
    return true;
}

/* Deals with input and wipes it, as it may hold a password. */
static void telnet_peer_came(struct telnet_peer *peer, char *bytes, size_t len)
{
    if (!peer->finishing && !telnet_peer_is_foreign(peer, bytes, len))
        telnet_peer_take(peer, bytes, len);
    explicit_bzero(bytes, len);
}

static void telnet_peer_on_read(struct bufferevent *bev, void *arg)
{
    struct telnet_peer *peer = arg;
    struct evbuffer *in = bufferevent_get_input(bev);
    char bytes[READ_AT_ONCE];
    int len;

    while ((len = evbuffer_remove(in, bytes, sizeof(bytes))) > 0)
        telnet_peer_came(peer, bytes, (size_t)len);
    telnet_peer_probe_check(peer);
    conn_mark(peer->conn);
}

/* Without TLS we read with one system call. A bufferevent takes two and a copy. */
static void telnet_peer_on_readable(evutil_socket_t fd, short what, void *arg)
{
    struct telnet_peer *peer = arg;
    char bytes[READ_AT_ONCE];
    ssize_t len = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT);

    (void)what;
    if (len < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (len > 0) {
        if (!peer->finishing)
            conn_charge(peer->conn, (size_t)len);
        telnet_peer_came(peer, bytes, (size_t)len);
        telnet_peer_probe_check(peer);
        conn_mark(peer->conn);
        return;
    }
    event_del(peer->read);
    if (len < 0) {
        telnet_peer_die(peer, "it broke");
    } else {
        peer->at_eof = true;
        conn_eof(peer->conn);
    }
}

/* The kernel has all output. */
static void telnet_peer_on_written(struct bufferevent *bev, void *arg)
{
    struct telnet_peer *peer = arg;

    (void)bev;
    peer->held = false;
    conn_mark(peer->conn);
}

static void telnet_peer_on_event(struct bufferevent *bev, short what, void *arg)
{
    struct telnet_peer *peer = arg;

    (void)bev;
    if (what & BEV_EVENT_ERROR) {
        telnet_peer_die(peer, "it broke");
    } else if (what & BEV_EVENT_EOF) {
        peer->at_eof = true;
        conn_eof(peer->conn);
    }
}

static void telnet_peer_read(void *arg, bool on);

static void telnet_peer_bev_set_up(struct telnet_peer *peer)
{
    bufferevent_set_max_single_read(peer->bev, READ_AT_ONCE);
    bufferevent_setwatermark(peer->bev, EV_READ, 0, IN_MAX);
    bufferevent_setcb(peer->bev, telnet_peer_on_read, telnet_peer_on_written, telnet_peer_on_event,
                      peer);
    bufferevent_enable(peer->bev, EV_WRITE);
}

/* The TLS handshake is done. */
static void telnet_peer_on_up(void *arg, struct bufferevent *bev)
{
    struct telnet_peer *peer = arg;

    if (!bev) {
        telnet_peer_die(peer, "no TLS");
        return;
    }
    peer->bev = bev;
    telnet_peer_bev_set_up(peer);
    telnet_peer_read(peer, peer->reading);
    if (peer->probe_end)
        telnet_peer_probe_start(peer);
    conn_mark(peer->conn);
}

/* Over TLS all bytes are charged, not only those that were typed. */
static void telnet_peer_on_came(void *arg, size_t bytes)
{
    struct telnet_peer *peer = arg;

    conn_charge(peer->conn, bytes);
}

static void telnet_peer_on_plain(void *arg, const char *bytes, size_t len)
{
    struct telnet_peer *peer = arg;

    foreign_send(peer->hub, peer->fd, foreign_protocol(bytes, len));
    telnet_peer_die(peer, "no TLS");
}

static const struct tls_events tls_events = {
    .up = telnet_peer_on_up, .came = telnet_peer_on_came, .plain = telnet_peer_on_plain};

/* ---- Out ---- */

static void telnet_peer_write(void *arg, struct buf *bytes)
{
    struct telnet_peer *peer = arg;
    telnet_give(peer->telnet, bytes);
}

static size_t telnet_peer_pending(const void *arg)
{
    const struct telnet_peer *peer = arg;
    size_t held = peer->held ? evbuffer_get_length(bufferevent_get_output(peer->bev)) : 0;
    return peer->out.len + held;
}

static void telnet_peer_read(void *arg, bool on)
{
    struct telnet_peer *peer = arg;

    peer->reading = on;
    if (!peer->bev)
        return;
    if (!peer->read && on)
        bufferevent_enable(peer->bev, EV_READ);
    else if (!peer->read)
        bufferevent_disable(peer->bev, EV_READ);
    else if (on)
        event_add(peer->read, NULL);
    else
        event_del(peer->read);
}

static bool telnet_peer_hide(void *arg, bool on)
{
    struct telnet_peer *peer = arg;

    telnet_secret(peer->telnet, on);
    return telnet_mode(peer->telnet) != TELNET_RAW;
}

static void telnet_peer_gmcp(void *arg, const char *message, size_t len)
{
    struct telnet_peer *peer = arg;
    telnet_gmcp(peer->telnet, message, len);
}

static void telnet_peer_prompt_end(void *arg)
{
    struct telnet_peer *peer = arg;
    telnet_prompt(peer->telnet);
}

static bool telnet_peer_mode(void *arg, enum client_input input)
{
    struct telnet_peer *peer = arg;

    if (telnet_mode(peer->telnet) == TELNET_RAW)
        return false;
    telnet_probe_choose(&peer->probe, peer->telnet,
                        input == CLIENT_CHAR ? TELNET_CHAR : TELNET_LINE);
    return true;
}

/* Telnet has no login of its own. */
static void telnet_peer_auth(void *arg, unsigned answer, unsigned methods, const char *notice)
{
    (void)arg, (void)answer, (void)methods, (void)notice;
}

static void telnet_peer_tick(void *arg, int64_t mono_ms)
{
    struct telnet_peer *peer = arg;

    if (peer->shut && mono_ms >= peer->shut_by)
        telnet_peer_die(peer, "it was ended");
}

static void telnet_peer_finish(void *arg, unsigned status)
{
    struct telnet_peer *peer = arg;

    (void)status;
    peer->finishing = true;
    if (peer->probe_end)
        event_free(peer->probe_end);
    peer->probe_end = NULL;
    telnet_peer_read(peer, true);
}

static void telnet_peer_destroy(void *arg, const char *why)
{
    struct telnet_peer *peer = arg;

    if (peer->probe_end)
        event_free(peer->probe_end);
    if (peer->read)
        event_free(peer->read);
    if (!peer->tls)
        bufferevent_free(peer->bev);
    tls_peer_free(&peer->tls);
    telnet_free(&peer->telnet);
    mccp_free(&peer->mccp);
    buf_free(&peer->out);
    conn_free(&peer->conn, why);
    free(peer);
}

static void telnet_peer_flush(void *arg)
{
    struct telnet_peer *peer = arg;
    const char *fault = peer->tls ? tls_turn(peer->tls) : NULL;

    if (fault)
        telnet_peer_die(peer, fault);
    if (peer->out.len > 0 || peer->finishing)
        telnet_peer_out_send(peer, peer->finishing);
    /* After the end of a TLS connection libevent writes nothing more. */
    bool over = peer->at_eof && peer->tls;
    if (peer->finishing && !peer->dead && (over || telnet_peer_pending(peer) == 0)) {
        if (peer->at_eof || !peer->bev) {
            peer->dead = "it was ended";
        } else if (!peer->shut) {
            peer->shut = true;
            peer->shut_by = telnet_peer_now(peer) + LINGER_MS;
            if (peer->tls)
                tls_end(peer->tls);
            shutdown(peer->fd, SHUT_WR);
        }
    }
    if (peer->dead)
        telnet_peer_destroy(peer, peer->dead);
}

static const struct conn_ops telnet_peer_ops = {.write = telnet_peer_write,
                                                .pending = telnet_peer_pending,
                                                .read = telnet_peer_read,
                                                .hide = telnet_peer_hide,
                                                .prompt_end = telnet_peer_prompt_end,
                                                .gmcp = telnet_peer_gmcp,
                                                .mode = telnet_peer_mode,
                                                .auth = telnet_peer_auth,
                                                .tick = telnet_peer_tick,
                                                .finish = telnet_peer_finish,
                                                .flush = telnet_peer_flush,
                                                .destroy = telnet_peer_destroy};

void telnet_peer_accept(struct event_base *base, struct hub *hub, struct tls *tls, int fd,
                        const struct network *address, const struct admit_pass *pass,
                        const char *banned)
{
    struct telnet_peer *peer = xcalloc(1, sizeof(*peer));

    peer->base = base;
    peer->hub = hub;
    peer->fd = fd;
    if (tls) {
        peer->tls = tls_accept(tls, fd, &tls_events, peer);
    } else {
        peer->bev = bufferevent_socket_new(base, fd, BEV_OPT_CLOSE_ON_FREE);
        peer->read = event_new(base, fd, EV_READ | EV_PERSIST, telnet_peer_on_readable, peer);
        if (!peer->bev || !peer->read)
            log_fatal("telnet", "error=\"out of memory\"");
        telnet_peer_bev_set_up(peer);
    }
    peer->telnet = telnet_new(&peer->out);
    if (tls)
        telnet_set_secure(peer->telnet);
    peer->conn =
        conn_new(hub, &telnet_peer_ops, peer, tls ? CLIENT_TLS : CLIENT_TELNET, address, pass);
    telnet_peer_read(peer, true);
    if (banned) {
        conn_end(peer->conn, banned, 1);
    } else {
        telnet_peer_probe_end_new(peer);
        if (!tls)
            telnet_peer_probe_start(peer);
    }
    conn_mark(peer->conn);
}
