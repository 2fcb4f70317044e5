/*
 * The door's process: puts its parts together and carries out the supervisor's words.
 */
#include "door.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "child_word.h"
#include "clock.h"
#include "figures.h"
#include "hub.h"
#include "listen.h"
#include "log.h"
#include "loop.h"
#include "message.h"
#include "page_port.h"
#include "speech.h"
#include "ssh.h"
#include "stream.h"
#include "stream_peer.h"
#include "tls.h"
#include "web.h"
#include "web_files.h"
#include "xalloc.h"

enum { STOP_GRACE_MS = 3000, SIGNALS = 2 };

struct door {
    struct event_base *base;
    struct admit *admit;
    struct hub *hub;
    struct ssh_host *ssh;
    struct page_port *metrics, *ready;
    struct stream_tls *tls;
    struct web *web;
    struct child_word_lines node; /* figures of this node, as the supervisor told them */
    struct listener *listeners[DOOR_KINDS * DOOR_LISTENERS_MAX];
    size_t nlisteners;
    struct event *tick, *control, *signals[SIGNALS];
    int supervisor;   /* the control descriptor, or -1 */
    int64_t alive_ms; /* when to tell the supervisor next that the loop turns */
    bool stopping;
    bool draining, drained, ended; /* drained: the supervisor knows that nobody is left; ended: the
                                    * time is over */
    int64_t drain_at;              /* monotonic: when those who are left are disconnected */
};

/* ---- Coming in ---- */

static void door_on_in(void *arg, enum door_kind kind, int fd, const struct network *address,
                       const struct admit_pass *pass, const char *banned)
{
    struct door *door = arg;
    struct stream_tls *tls = kind == DOOR_TLS || kind == DOOR_WEB_TLS ? door->tls : NULL;

    if (kind == DOOR_SSH)
        ssh_host_accept(door->ssh, fd, address, pass, banned);
    else if (kind == DOOR_TELNET || kind == DOOR_TLS)
        stream_peer_begin(door->hub, stream_new(door->hub, tls, fd), tls, NULL, address, pass,
                          banned);
    else
        web_accept(door->web, tls, fd, address, pass, banned);
}

static bool door_listen(struct door *door, const struct door_config *config)
{
    for (enum door_kind kind = 0; kind < DOOR_KINDS; kind++)
        for (size_t i = 0; i < config->sockets[kind].n; i++) {
            struct listener *listener =
                listener_new(door->hub, config->sockets[kind].fd[i], kind, door_on_in, door);
            if (!listener)
                return false;
            door->listeners[door->nlisteners++] = listener;
        }
    return true;
}

static void door_close_listeners(struct door *door)
{
    while (door->nlisteners > 0)
        listener_free(&door->listeners[--door->nlisteners]);
}

/* Whether people who come now are served. `text` gets "ready", or why not. */
static bool door_page_ready(void *arg, struct buf *text)
{
    const struct door *door = arg;
    const char *away = door->stopping || door->draining ? "it takes no new connections"
                       : !hub_ready(door->hub)          ? "no room is there"
                                                        : NULL;
    buf_printf(text, "%s\n", away ? away : "ready");
    return !away;
}

static bool door_page_metrics(void *arg, struct buf *text)
{
    struct door *door = arg;
    BUF_LOCAL lines = {0};
    hub_figures(door->hub, &lines);
    if (door->web)
        web_figures(door->web, &lines);
    buf_puts(&lines, buf_text(&door->node.now));
    figures_prometheus(buf_text(&lines), text);
    return true;
}

static const struct page the_ready = {"/ready", "text/plain", door_page_ready};
static const struct page the_metrics = {"/metrics", "text/plain; version=0.0.4; charset=utf-8",
                                        door_page_metrics};

/* ---- Work on the machine ---- */

static void door_drain(struct door *door, int64_t ms)
{
    bool again = door->draining;
    log_info("drain", "connections=%zu ms=%" PRId64, hub_count(door->hub), ms);
    door->draining = true;
    door->drained = door->ended = false;
    door->drain_at = clock_mono(&clock_system) + ms;
    admit_close(door->admit, true);
    if (!again && ms > 0)
        hub_say_all(door->hub,
                    N_("This machine is about to be serviced. Disconnect and connect again "
                       "when it suits you: another one lets you in, and your seat is "
                       "kept.\n"));
}

/* ---- The end ---- */

static void door_stop(struct door *door, const char *why)
{
    if (door->stopping)
        return;
    door->stopping = true;
    log_info("stop", "connections=%zu why=%s", hub_count(door->hub), why);
    door_close_listeners(door);
    hub_end_all(door->hub, N_("The room closes for a while. Your seat is kept; come back soon.\n"),
                STOP_GRACE_MS);
}

static void door_on_tick(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct door *door = arg;

    hub_tick(door->hub);
    if (door->web)
        web_tick(door->web);
    if (door->supervisor >= 0 && clock_mono(&clock_system) >= door->alive_ms) {
        /* The room gets all figures over the link, but it may be another node's, so our supervisor
         * gets those about this machine. They come with "alive", because a supervisor of an earlier
         * version warns of every other word with figures. */
        BUF_LOCAL here = {0}, web = {0};
        hub_figures_here(door->hub, &here);
        child_word_send_lines(door->supervisor, "alive", buf_text(&here));
        door->alive_ms = clock_mono(&clock_system) + DOOR_ALIVE_MS;
        if (door->web)
            web_figures(door->web, &web);
        hub_figures_tell(door->hub, buf_text(&web));
    }
    if (door->draining && !door->stopping) {
        if (!door->ended && clock_mono(&clock_system) >= door->drain_at) {
            door->ended = true;
            hub_end_all(door->hub,
                        N_("This machine is being serviced. Connect again: another one lets "
                           "you in, and your seat is kept.\n"),
                        STOP_GRACE_MS);
        }
        if (!door->drained && hub_count(door->hub) == 0) {
            door->drained = true;
            child_word_send(door->supervisor, "drained", -1);
        }
    }
    if (door->stopping && hub_count(door->hub) == 0)
        event_base_loopbreak(door->base);
}

static void door_on_signal(evutil_socket_t signal UNUSED, short what UNUSED, void *arg)
{
    door_stop(arg, "a signal");
}

/* ---- The supervisor ---- */

/* Takes a new certificate, which the supervisor has checked. Open connections keep the old one. */
static void door_certificate_take(struct door *door, int fd)
{
    BUF_SECRET pem = {0};
    char why[256] = "no TLS is served";
    ssize_t len = buf_read(&pem, fd, DOOR_TLS_KEY_MAX);

    if (!door->tls || len < 0 || !stream_tls_renew(door->tls, buf_text(&pem), why, sizeof(why)))
        log_error("tls", "result=kept error=\"%s\"", len < 0 ? strerror(errno) : why);
    else
        hub_certificate(door->hub, tls_until(buf_text(&pem)));
}

static void door_pages_take(struct door *door, int fd)
{
    BUF_LOCAL files = {0};

    if (buf_read(&files, fd, WEB_FILES_BYTES_MAX) < 0)
        log_error("web", "error=\"%s\"", strerror(errno));
    else if (door->web)
        web_serve(door->web, buf_text(&files), files.len);
}

static void door_on_control(evutil_socket_t control, short what UNUSED, void *arg)
{
    struct door *door = arg;
    char word[CHILD_WORD_MAX];
    const char *arguments;
    int fd;

    int got = child_word_receive(control, word, &fd);
    if (got < 0)
        return;
    if (got == 0) {
        event_del(door->control);
        door_stop(door, "the supervisor is gone");
    } else if (child_word_is(word, "room", &arguments) && fd >= 0) {
        hub_link(door->hub, fd,
                 strcmp(arguments, "failed") == 0 ? HUB_ROOM_FAILED
                 : strcmp(arguments, "same") == 0 ? HUB_ROOM_LIVES
                                                  : HUB_ROOM_ENDED);
        fd = -1;
    } else if (strcmp(word, "metrics") == 0 && fd >= 0) {
        page_port_listen(door->metrics, fd);
        fd = -1;
    } else if (strcmp(word, "ready") == 0 && fd >= 0) {
        page_port_listen(door->ready, fd);
        fd = -1;
    } else if (strcmp(word, "tls") == 0 && fd >= 0) {
        door_certificate_take(door, fd);
    } else if (strcmp(word, "pages") == 0 && fd >= 0) {
        door_pages_take(door, fd);
    } else if (child_word_is(word, "figures", &arguments)) {
        child_word_lines_take(&door->node, arguments);
    } else if (child_word_is(word, "drain", &arguments)) {
        door_drain(door, strtoll(arguments, NULL, 10));
    } else if (strcmp(word, "serve") == 0) {
        log_info("drain", "over=yes connections=%zu", hub_count(door->hub));
        door->draining = false;
        admit_close(door->admit, false);
    } else if (strcmp(word, "reopen") == 0 && fd >= 0) {
        log_take(fd);
        fd = -1;
    } else if (strcmp(word, "stop") == 0) {
        door_stop(door, "the supervisor says so");
    } else {
        log_warn("control", "error=\"not understood\" word=%s", word);
    }
    if (fd >= 0)
        close(fd);
}

/* ---- The process ---- */

static void door_events(struct door *door, int control)
{
    const int signals[SIGNALS] = {SIGTERM, SIGINT};

    door->tick = loop_begin(door->base, -1, EV_PERSIST, HUB_TICK_MS, door_on_tick, door);
    for (int i = 0; i < SIGNALS; i++)
        door->signals[i] =
            loop_begin(door->base, signals[i], EV_SIGNAL | EV_PERSIST, -1, door_on_signal, door);
    if (control >= 0)
        door->control =
            loop_begin(door->base, control, EV_READ | EV_PERSIST, -1, door_on_control, door);
}

static bool door_start(struct door *door, const struct door_config *config)
{
    door->base = event_base_new();
    if (!door->base) {
        log_error("door", "error=\"no event loop\"");
        return false;
    }
    door->admit = admit_new(&clock_system, &config->limits);
    const struct hub_deps deps = {.base = door->base,
                                  .clock = &clock_system,
                                  .admit = door->admit,
                                  .node = config->node,
                                  .door = config->door,
                                  .contained = config->contained};
    door->hub = hub_new(&deps);
    door->metrics = page_port_new(door->hub, &the_metrics, door);
    door->ready = page_port_new(door->hub, &the_ready, door);
    if (config->sockets[DOOR_SSH].n > 0) {
        door->ssh = ssh_host_new(door->hub, config->host_key);
        if (!door->ssh)
            return false;
    }
    if (config->sockets[DOOR_WEB].n + config->sockets[DOOR_WEB_TLS].n > 0)
        door->web = web_new(door->hub, config->web_origins);
    if (config->sockets[DOOR_TLS].n + config->sockets[DOOR_WEB_TLS].n > 0) {
        char why[200];
        door->tls = stream_tls_new(door->hub, config->tls_key, why, sizeof(why));
        if (!door->tls) {
            log_error("tls", "error=\"%s\"", why);
            return false;
        }
        hub_certificate(door->hub, tls_until(config->tls_key));
    }
    door_events(door, config->control);
    if (!door_listen(door, config)) {
        log_error("door", "error=\"could not wait for a socket\"");
        return false;
    }
    if (config->link >= 0)
        hub_link(door->hub, config->link, HUB_ROOM_ENDED);
    return true;
}

static void door_free(struct door *door)
{
    door_close_listeners(door);
    page_port_free(&door->metrics);
    page_port_free(&door->ready);
    hub_free(&door->hub);
    if (door->web)
        web_free(&door->web);
    ssh_host_free(&door->ssh);
    stream_tls_free(&door->tls);
    admit_free(&door->admit);
    child_word_lines_free(&door->node);
    loop_free(&door->tick);
    loop_free(&door->control);
    for (int i = 0; i < SIGNALS; i++)
        loop_free(&door->signals[i]);
    if (door->base)
        event_base_free(door->base);
}

int door_run(const struct door_config *config)
{
    struct door door = {.supervisor = config->control};
    bool started = door_start(&door, config);

    if (started) {
        if (config->control >= 0)
            child_word_tell(config->control, "up %d", LINK_VERSION);
        event_base_dispatch(door.base);
    }
    door_free(&door);
    if (config->control >= 0)
        close(config->control);
    return started ? 0 : 1;
}
