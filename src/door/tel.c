/*
 * The telnet transport. See tel.h.
 */
#include "tel.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "buf.h"
#include "clock.h"
#include "conn.h"
#include "hub.h"
#include "log.h"
#include "telnet.h"
#include "telnet_probe.h"
#include "xalloc.h"

enum {
    READ_AT_ONCE = 4096, /* so that no client has the loop for long */
    IN_MAX = 16384,      /* held by the bufferevent; we empty it each time */
    LINGER_MS = 2000 /* for the client to close, so that our last output is not lost to a reset */
};

struct tel {
    struct conn *conn;
    struct hub *hub;
    struct bufferevent *bev;
    struct telnet *telnet;
    struct telnet_probe probe;
    struct buf out; /* the engine's, given to the bufferevent in the flush */
    bool opened, finishing, shut, at_eof;
    int64_t shut_by;
    const char *dead;
};

static int64_t now(const struct tel *tel)
{
    return clock_mono(hub_clock(tel->hub));
}

static void tel_die(struct tel *tel, const char *why)
{
    if (tel->dead == NULL)
        tel->dead = why;
    conn_mark(tel->conn);
}

/* ---- In ---- */

static void tel_open(struct tel *tel)
{
    const struct telnet_probe *probe = &tel->probe;
    struct conn_facts facts = {.reader = probe->reader,
                               .columns = probe->columns,
                               .rows = probe->rows,
                               .terminal = probe->terminal};

    switch (telnet_mode(tel->telnet)) {
    case TELNET_CHAR: facts.input = LINK_INPUT_CHAR; break;
    case TELNET_LINE: facts.input = LINK_INPUT_LINE; break;
    case TELNET_RAW:
    case TELNET_PROBING: facts.input = LINK_INPUT_RAW; break;
    }
    profile_init(&facts.profile, probe->terminal);
    if (probe->mtts != 0)
        profile_mtts(&facts.profile, probe->mtts);
    facts.profile.utf8 = facts.profile.utf8 || probe->utf8;
    tel->opened = true;
    conn_open(tel->conn, &facts);
}

static void probe_check(struct tel *tel)
{
    if (!tel->opened && !tel->finishing && telnet_probe_done(&tel->probe, tel->telnet, now(tel)))
        tel_open(tel);
}

static void take(struct tel *tel, const char *bytes, size_t len)
{
    struct telnet_event event;

    while (telnet_next(tel->telnet, &bytes, &len, &event)) {
        telnet_probe_event(&tel->probe, tel->telnet, &event);
        switch (event.type) {
        case TELNET_DATA: conn_input(tel->conn, event.data, event.len); break;
        case TELNET_SIZE: conn_resize(tel->conn, event.columns, event.rows); break;
        case TELNET_INTERRUPT: conn_interrupt(tel->conn); break;
        default: break; /* the probe's */
        }
    }
}

static void on_read(struct bufferevent *bev, void *arg)
{
    struct tel *tel = arg;
    struct evbuffer *in = bufferevent_get_input(bev);
    char bytes[READ_AT_ONCE];
    int len;

    while ((len = evbuffer_remove(in, bytes, sizeof bytes)) > 0) {
        if (tel->finishing)
            continue;
        conn_charge(tel->conn, (size_t)len);
        take(tel, bytes, (size_t)len);
    }
    probe_check(tel);
    explicit_bzero(bytes, sizeof bytes);
    conn_mark(tel->conn);
}

/* All output is with the kernel. */
static void on_written(struct bufferevent *bev, void *arg)
{
    struct tel *tel = arg;

    (void)bev;
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

/* ---- Out ---- */

static void tel_write(void *arg, const char *bytes, size_t len)
{
    struct tel *tel = arg;
    telnet_write(tel->telnet, bytes, len);
}

static size_t tel_pending(const void *arg)
{
    const struct tel *tel = arg;
    return tel->out.len + evbuffer_get_length(bufferevent_get_output(tel->bev));
}

static void tel_read(void *arg, bool on)
{
    struct tel *tel = arg;

    if (on)
        bufferevent_enable(tel->bev, EV_READ);
    else
        bufferevent_disable(tel->bev, EV_READ);
}

static bool tel_hide(void *arg, bool on)
{
    struct tel *tel = arg;

    telnet_secret(tel->telnet, on);
    return telnet_mode(tel->telnet) != TELNET_RAW;
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
    probe_check(tel);
}

static void tel_finish(void *arg, unsigned status)
{
    struct tel *tel = arg;

    (void)status;
    tel->finishing = true;
    bufferevent_enable(tel->bev, EV_READ);
}

static void tel_destroy(void *arg, const char *why)
{
    struct tel *tel = arg;

    bufferevent_free(tel->bev);
    telnet_free(&tel->telnet);
    buf_free(&tel->out);
    conn_free(&tel->conn, why);
    free(tel);
}

static void tel_flush(void *arg)
{
    struct tel *tel = arg;

    if (tel->out.len > 0)
        bufferevent_write(tel->bev, tel->out.data, tel->out.len);
    buf_clear(&tel->out);
    if (tel->finishing && tel->dead == NULL && tel_pending(tel) == 0) {
        if (tel->at_eof) {
            tel->dead = "it was ended";
        } else if (!tel->shut) {
            tel->shut = true;
            tel->shut_by = now(tel) + LINGER_MS;
            shutdown(bufferevent_getfd(tel->bev), SHUT_WR);
        }
    }
    if (tel->dead != NULL)
        tel_destroy(tel, tel->dead);
}

static const struct conn_ops tel_ops = {.write = tel_write,
                                        .pending = tel_pending,
                                        .read = tel_read,
                                        .hide = tel_hide,
                                        .prompt_end = tel_prompt_end,
                                        .mode = tel_mode,
                                        .auth = tel_auth,
                                        .tick = tel_tick,
                                        .finish = tel_finish,
                                        .flush = tel_flush,
                                        .destroy = tel_destroy};

void tel_accept(struct event_base *base, struct hub *hub, int fd, const struct address *address,
                const struct admit_pass *pass, const char *banned)
{
    struct tel *tel = xcalloc(1, sizeof *tel);

    tel->hub = hub;
    tel->bev = bufferevent_socket_new(base, fd, BEV_OPT_CLOSE_ON_FREE);
    if (tel->bev == NULL)
        log_fatal("telnet", "error=\"out of memory\"");
    bufferevent_set_max_single_read(tel->bev, READ_AT_ONCE);
    bufferevent_setwatermark(tel->bev, EV_READ, 0, IN_MAX);
    bufferevent_setcb(tel->bev, on_read, on_written, on_event, tel);
    tel->telnet = telnet_new(&tel->out);
    tel->conn = conn_new(hub, &tel_ops, tel, LINK_TELNET, address, pass);
    bufferevent_enable(tel->bev, EV_READ | EV_WRITE);
    if (banned != NULL) {
        char *line = xasprintf("%s\n", banned);
        conn_end(tel->conn, line, 1);
        free(line);
    } else {
        telnet_probe_start(&tel->probe, tel->telnet, now(tel));
    }
    conn_mark(tel->conn);
}
