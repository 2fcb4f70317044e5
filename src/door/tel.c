/*
 * The telnet transport. See tel.h.
 */
#include "tel.h"

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
#include "hub.h"
#include "log.h"
#include "mccp.h"
#include "profile.h"
#include "telnet.h"
#include "telnet_probe.h"
#include "tls.h"
#include "xalloc.h"

enum {
    READ_AT_ONCE = 4096, /* so that no client has the loop for long */
    IN_MAX = 16384,      /* held by the bufferevent; we empty it each time */
    LINGER_MS = 2000 /* for the client to close, so that our last output is not lost to a reset */
};

/* What each line looks at comes first, as in struct conn. */
struct tel {
    struct conn *conn;
    struct telnet *telnet;
    int fd;
    bool reader, probed, opened, finishing, shut, at_eof, reading;
    bool held;               /* the bufferevent holds output */
    bool endless_told;       /* that a subnegotiation does not end */
    struct event *probe_end; /* the deadline of a probe; NULL: both are over */
    struct buf out;          /* the engine's, given to the bufferevent in the flush */
    struct mccp *mccp;       /* NULL: what goes out is plain */
    const char *dead;
    struct cursor_probe cursor;
    struct bufferevent *bev; /* what goes out; what comes in over TLS; NULL: TLS is not up yet */
    struct tls_peer *tls;    /* NULL without */
    struct event *read;      /* what comes in then: NULL over TLS */
    struct hub *hub;
    struct telnet_probe probe;
    struct profile profile; /* as it was told last */
    int64_t shut_by;
};

static int64_t now(const struct tel *tel)
{
    return clock_mono(hub_clock(tel->hub));
}

static void tel_die(struct tel *tel, const char *why)
{
    if (!tel->dead)
        tel->dead = why;
    conn_mark(tel->conn);
}

/* ---- In ---- */

/* Bytes that the kernel takes at once go to it directly: to wait for the descriptor costs three
 * system calls where this is one. Returns how many it took; what is wrong with the connection is
 * found by the bufferevent. */
static size_t send_now(struct tel *tel, const struct buf *bytes)
{
    if (tel->tls || tel->held)
        return 0;
    ssize_t sent = send(tel->fd, bytes->data, bytes->len, MSG_DONTWAIT | MSG_NOSIGNAL);
    return sent > 0 ? (size_t)sent : 0;
}

/* What the engine wrote goes out, compressed where that was agreed; `last`: the compression ends
 * with it. */
static void out_send(struct tel *tel, bool last)
{
    struct buf packed = {0};
    const struct buf *bytes = tel->mccp ? &packed : &tel->out;

    if (!tel->bev)
        return;
    if (tel->mccp && last)
        mccp_end(tel->mccp, tel->out.data, tel->out.len, &packed);
    else if (tel->mccp)
        mccp_write(tel->mccp, tel->out.data, tel->out.len, &packed);
    size_t sent = bytes->len > 0 ? send_now(tel, bytes) : 0;
    if (bytes->len > sent) {
        tel->held = true;
        bufferevent_write(tel->bev, bytes->data + sent, bytes->len - sent);
    }
    buf_free(&packed);
    buf_free(&tel->out);
    if (last)
        mccp_free(&tel->mccp);
}

static void facts_now(const struct tel *tel, struct profile *profile, bool *reader)
{
    const struct telnet_probe *probe = &tel->probe;

    profile_init(profile, probe->terminal);
    if (probe->mtts != 0)
        profile_mtts(profile, probe->mtts);
    profile->utf8 = profile->utf8 || probe->utf8 || tel->cursor.utf8;
    *reader = probe->reader;
}

static void tel_open(struct tel *tel)
{
    const struct telnet_probe *probe = &tel->probe;
    struct conn_facts facts = {.secure = tel->tls,
                               .columns = probe->columns,
                               .rows = probe->rows,
                               .terminal =
                                   probe->client[0] != '\0' ? probe->client : probe->terminal};

    switch (telnet_mode(tel->telnet)) {
    case TELNET_CHAR: facts.input = LINK_INPUT_CHAR; break;
    case TELNET_LINE: facts.input = LINK_INPUT_LINE; break;
    case TELNET_RAW:
    case TELNET_PROBING: facts.input = LINK_INPUT_RAW; break;
    }
    facts_now(tel, &tel->profile, &tel->reader);
    facts.profile = tel->profile;
    facts.reader = tel->reader;
    tel->opened = true;
    event_free(tel->probe_end);
    tel->probe_end = NULL;
    conn_open(tel->conn, &facts);
}

/* Wakes when the probe that runs is to be given up. A millisecond late, as ours are cut off. */
static void probe_arm(struct tel *tel)
{
    bool cursor = cursor_probe_asking(&tel->cursor);
    int64_t ms = (cursor ? tel->cursor.deadline_ms : tel->probe.deadline_ms) - now(tel) + 1;
    const struct timeval wait = {ms > 0 ? ms / 1000 : 0, ms > 0 ? ms % 1000 * 1000 : 0};

    event_add(tel->probe_end, &wait);
}

/* A terminal whose character set nobody told draws one, and says how wide. */
static void cursor_start(struct tel *tel)
{
    struct profile profile;
    bool reader;
    int64_t until = now(tel) + CURSOR_PROBE_MS;

    tel->probed = true;
    facts_now(tel, &profile, &reader);
    if (until > tel->probe.deadline_ms)
        until = tel->probe.deadline_ms;
    if (telnet_mode(tel->telnet) != TELNET_CHAR || profile.kind == PROFILE_DUMB || profile.utf8 ||
        until <= now(tel))
        return;
    cursor_probe_start(&tel->cursor, &tel->out, until);
    probe_arm(tel);
}

static void probe_check(struct tel *tel)
{
    struct buf typed = {0};

    if (tel->opened || tel->finishing || !tel->probe_end)
        return;
    if (!tel->probed && telnet_probe_done(&tel->probe, tel->telnet, now(tel)))
        cursor_start(tel);
    if (!tel->probed || !cursor_probe_done(&tel->cursor, now(tel)))
        return;
    cursor_probe_end(&tel->cursor, &tel->out, &typed);
    conn_input(tel->conn, buf_text(&typed), typed.len);
    buf_free(&typed);
    tel_open(tel);
}

static void on_probe_end(evutil_socket_t fd, short what, void *arg)
{
    struct tel *tel = arg;

    (void)fd, (void)what;
    probe_check(tel);
    if (tel->probe_end)
        probe_arm(tel);
    conn_mark(tel->conn);
}

static void probe_start(struct tel *tel)
{
    telnet_probe_start(&tel->probe, tel->telnet, now(tel));
    probe_arm(tel);
    conn_mark(tel->conn);
}

static void typed(struct tel *tel, const char *bytes, size_t len)
{
    struct buf rest = {0};

    if (tel->opened || !cursor_probe_asking(&tel->cursor)) {
        conn_input(tel->conn, bytes, len);
        return;
    }
    cursor_probe_input(&tel->cursor, bytes, len, &tel->out, &rest);
    conn_input(tel->conn, buf_text(&rest), rest.len);
    buf_free(&rest);
}

static void compress_check(struct tel *tel, const struct telnet_event *event)
{
    if (event->type != TELNET_OPTION || event->option != TELNET_OPT_COMPRESS2 || !event->ours)
        return;
    out_send(tel, true);
    if (event->on)
        tel->mccp = mccp_new();
}

/* A terminal that keeps its own echo or its own line, though we were to have both (it may answer at
 * any time), edits for itself. */
static void option_heard(struct tel *tel, const struct telnet_event *event)
{
    bool ours = event->option == TELNET_OPT_ECHO || event->option == TELNET_OPT_SGA;

    if (event->option == TELNET_OPT_MSSP)
        telnet_mssp(tel->telnet, hub_mssp(tel->hub));
    if (!ours || !event->ours || event->on || telnet_mode(tel->telnet) != TELNET_CHAR)
        return;
    telnet_set_mode(tel->telnet, TELNET_LINE);
    if (tel->opened)
        conn_mode(tel->conn, LINK_INPUT_LINE);
}

/* Answers that came when the lobby was open already. */
static void facts_late(struct tel *tel)
{
    struct profile profile;
    bool reader;

    facts_now(tel, &profile, &reader);
    if (profile.kind == tel->profile.kind && profile.utf8 == tel->profile.utf8 &&
        profile.colours == tel->profile.colours && reader == tel->reader)
        return;
    tel->profile = profile;
    tel->reader = reader;
    conn_client(tel->conn, &profile, reader);
}

static void take(struct tel *tel, const char *bytes, size_t len)
{
    struct telnet_event event;
    bool told = false; /* something of the client itself */

    while (telnet_next(tel->telnet, &bytes, &len, &event)) {
        told = told || event.type != TELNET_DATA;
        compress_check(tel, &event); /* before anybody else writes */
        if (!tel->opened || event.type != TELNET_DATA)
            telnet_probe_event(&tel->probe, tel->telnet, &event);
        switch (event.type) {
        case TELNET_DATA: typed(tel, event.data, event.len); break;
        case TELNET_SIZE: conn_resize(tel->conn, event.columns, event.rows); break;
        case TELNET_INTERRUPT: conn_interrupt(tel->conn); break;
        case TELNET_GMCP: conn_gmcp(tel->conn, event.data, event.len); break;
        case TELNET_OPTION: option_heard(tel, &event); break;
        default: break; /* the probe's */
        }
    }
    if (tel->opened && told)
        facts_late(tel);
    if (!tel->endless_told && telnet_sub_endless(tel->telnet)) {
        tel->endless_told = true;
        log_info("telnet", "conn=%016" PRIx64 " error=\"a subnegotiation without an end\"",
                 conn_id(tel->conn));
    }
}

/* Bytes came, which may hold a password: they are gone from here when they are dealt with. */
static void came(struct tel *tel, char *bytes, size_t len)
{
    if (!tel->finishing)
        take(tel, bytes, len);
    explicit_bzero(bytes, len);
}

static void on_read(struct bufferevent *bev, void *arg)
{
    struct tel *tel = arg;
    struct evbuffer *in = bufferevent_get_input(bev);
    char bytes[READ_AT_ONCE];
    int len;

    while ((len = evbuffer_remove(in, bytes, sizeof(bytes))) > 0)
        came(tel, bytes, (size_t)len);
    probe_check(tel);
    conn_mark(tel->conn);
}

/* Without TLS what comes in is read by one system call; a bufferevent takes two and copies it once
 * more. */
static void on_readable(evutil_socket_t fd, short what, void *arg)
{
    struct tel *tel = arg;
    char bytes[READ_AT_ONCE];
    ssize_t len = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT);

    (void)what;
    if (len < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (len > 0) {
        if (!tel->finishing)
            conn_charge(tel->conn, (size_t)len);
        came(tel, bytes, (size_t)len);
        probe_check(tel);
        conn_mark(tel->conn);
        return;
    }
    event_del(tel->read);
    if (len < 0) {
        tel_die(tel, "it broke");
    } else {
        tel->at_eof = true;
        conn_eof(tel->conn);
    }
}

/* All output is with the kernel. */
static void on_written(struct bufferevent *bev, void *arg)
{
    struct tel *tel = arg;

    (void)bev;
    tel->held = false;
    conn_mark(tel->conn);
}

static void on_event(struct bufferevent *bev, short what, void *arg)
{
    struct tel *tel = arg;

    (void)bev;
    if (what & BEV_EVENT_ERROR) {
        tel_die(tel, "it broke");
    } else if (what & BEV_EVENT_EOF) {
        tel->at_eof = true;
        conn_eof(tel->conn);
    }
}

static void tel_read(void *arg, bool on);

static void bev_set_up(struct tel *tel)
{
    bufferevent_set_max_single_read(tel->bev, READ_AT_ONCE);
    bufferevent_setwatermark(tel->bev, EV_READ, 0, IN_MAX);
    bufferevent_setcb(tel->bev, on_read, on_written, on_event, tel);
    bufferevent_enable(tel->bev, EV_WRITE);
}

/* The TLS handshake is done. */
static void on_up(void *arg, struct bufferevent *bev)
{
    struct tel *tel = arg;

    if (!bev) {
        tel_die(tel, "no TLS");
        return;
    }
    tel->bev = bev;
    bev_set_up(tel);
    tel_read(tel, tel->reading);
    if (tel->probe_end)
        probe_start(tel);
    conn_mark(tel->conn);
}

/* Over TLS all bytes count, not only those that were typed. */
static void on_came(void *arg, size_t bytes)
{
    struct tel *tel = arg;

    conn_charge(tel->conn, bytes);
}

static const struct tls_events tls_events = {.up = on_up, .came = on_came};

/* ---- Out ---- */

static void tel_write(void *arg, struct buf *bytes)
{
    struct tel *tel = arg;
    telnet_give(tel->telnet, bytes);
}

static size_t tel_pending(const void *arg)
{
    const struct tel *tel = arg;
    size_t held = tel->held ? evbuffer_get_length(bufferevent_get_output(tel->bev)) : 0;
    return tel->out.len + held;
}

static void tel_read(void *arg, bool on)
{
    struct tel *tel = arg;

    tel->reading = on;
    if (!tel->bev)
        return;
    if (!tel->read && on)
        bufferevent_enable(tel->bev, EV_READ);
    else if (!tel->read)
        bufferevent_disable(tel->bev, EV_READ);
    else if (on)
        event_add(tel->read, NULL);
    else
        event_del(tel->read);
}

static bool tel_hide(void *arg, bool on)
{
    struct tel *tel = arg;

    telnet_secret(tel->telnet, on);
    return telnet_mode(tel->telnet) != TELNET_RAW;
}

static void tel_gmcp(void *arg, const char *message, size_t len)
{
    struct tel *tel = arg;
    telnet_gmcp(tel->telnet, message, len);
}

static void tel_prompt_end(void *arg)
{
    struct tel *tel = arg;
    telnet_prompt(tel->telnet);
}

static bool tel_mode(void *arg, enum link_input input)
{
    struct tel *tel = arg;

    if (telnet_mode(tel->telnet) == TELNET_RAW)
        return false;
    telnet_set_mode(tel->telnet, input == LINK_INPUT_CHAR ? TELNET_CHAR : TELNET_LINE);
    return true;
}

/* Telnet has no login of its own. */
static void tel_auth(void *arg, unsigned answer, unsigned methods, const char *notice)
{
    (void)arg, (void)answer, (void)methods, (void)notice;
}

static void tel_tick(void *arg, int64_t mono_ms)
{
    struct tel *tel = arg;

    if (tel->shut && mono_ms >= tel->shut_by)
        tel_die(tel, "it was ended");
}

static void tel_finish(void *arg, unsigned status)
{
    struct tel *tel = arg;

    (void)status;
    tel->finishing = true;
    if (tel->probe_end)
        event_free(tel->probe_end);
    tel->probe_end = NULL;
    tel_read(tel, true);
}

static void tel_destroy(void *arg, const char *why)
{
    struct tel *tel = arg;

    if (tel->probe_end)
        event_free(tel->probe_end);
    if (tel->read)
        event_free(tel->read);
    if (!tel->tls)
        bufferevent_free(tel->bev);
    tls_peer_free(&tel->tls);
    telnet_free(&tel->telnet);
    mccp_free(&tel->mccp);
    buf_free(&tel->out);
    conn_free(&tel->conn, why);
    free(tel);
}

static void tel_flush(void *arg)
{
    struct tel *tel = arg;
    const char *fault = tel->tls ? tls_turn(tel->tls) : NULL;

    if (fault)
        tel_die(tel, fault);
    if (tel->out.len > 0 || tel->finishing)
        out_send(tel, tel->finishing);
    /* Behind the end of a TLS connection libevent writes nothing more. */
    bool over = tel->at_eof && tel->tls;
    if (tel->finishing && !tel->dead && (over || tel_pending(tel) == 0)) {
        if (tel->at_eof || !tel->bev) {
            tel->dead = "it was ended";
        } else if (!tel->shut) {
            tel->shut = true;
            tel->shut_by = now(tel) + LINGER_MS;
            if (tel->tls)
                tls_end(tel->tls);
            shutdown(tel->fd, SHUT_WR);
        }
    }
    if (tel->dead)
        tel_destroy(tel, tel->dead);
}

static const struct conn_ops tel_ops = {.write = tel_write,
                                        .pending = tel_pending,
                                        .read = tel_read,
                                        .hide = tel_hide,
                                        .prompt_end = tel_prompt_end,
                                        .gmcp = tel_gmcp,
                                        .mode = tel_mode,
                                        .auth = tel_auth,
                                        .tick = tel_tick,
                                        .finish = tel_finish,
                                        .flush = tel_flush,
                                        .destroy = tel_destroy};

void tel_accept(struct event_base *base, struct hub *hub, struct tls *tls, int fd,
                const struct network *address, const struct admit_pass *pass, const char *banned)
{
    struct tel *tel = xcalloc(1, sizeof(*tel));

    tel->hub = hub;
    tel->fd = fd;
    if (tls) {
        tel->tls = tls_accept(tls, fd, &tls_events, tel);
    } else {
        tel->bev = bufferevent_socket_new(base, fd, BEV_OPT_CLOSE_ON_FREE);
        tel->read = event_new(base, fd, EV_READ | EV_PERSIST, on_readable, tel);
        if (!tel->bev || !tel->read)
            log_fatal("telnet", "error=\"out of memory\"");
        bev_set_up(tel);
    }
    tel->telnet = telnet_new(&tel->out);
    if (tls)
        telnet_set_secure(tel->telnet);
    tel->conn = conn_new(hub, &tel_ops, tel, tls ? LINK_TLS : LINK_TELNET, address, pass);
    tel_read(tel, true);
    if (banned) {
        conn_end(tel->conn, banned, 1);
    } else {
        tel->probe_end = evtimer_new(base, on_probe_end, tel);
        if (!tel->probe_end)
            log_fatal("telnet", "error=\"out of memory\"");
        if (!tls)
            probe_start(tel);
    }
    conn_mark(tel->conn);
}
