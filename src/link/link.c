/*
 * One end of the link: frames in and out of a bufferevent, HELLO first, a bounded backlog. See
 * link.h.
 */
#include "link.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "config.h"
#include "log.h"
#include "xalloc.h"

enum {
    READ_AT_ONCE = 256 * 1024,
    STAGED_MAX = 64 * 1024,  /* bytes that wait for the end of the turn */
    STAGED_KEPT = 16 * 1024, /* of memory between two turns */
    WHY_MAX = 128
};

struct link {
    struct bufferevent *bev;
    struct event *end; /* tells the owner from the loop that the link is over */
    const struct link_callbacks *callbacks;
    void *arg;
    struct event *flush; /* frames are staged */
    struct buf staged;   /* frames of this turn of the loop, which go out together */
    char why[WHY_MAX];
    bool ready, over;
    int inside; /* upcalls under way: freeing waits for their return */
    bool freed;
};

static void link_destroy(struct link *link)
{
    bufferevent_free(link->bev);
    event_free(link->end);
    event_free(link->flush);
    buf_free(&link->staged);
    free(link);
}

/* Ends every upcall. Returns false when the owner has freed the link meanwhile: touch nothing. */
static bool link_leave(struct link *link)
{
    if (--link->inside == 0 && link->freed) {
        link_destroy(link);
        return false;
    }
    return !link->freed;
}

static void link_over(struct link *link, const char *why)
{
    if (link->over) {
        return;
    }
    link->over = true;
    snprintf(link->why, sizeof link->why, "%s", why);
    bufferevent_disable(link->bev, EV_READ | EV_WRITE);
    event_active(link->end, EV_TIMEOUT, 0);
}

static void on_end(evutil_socket_t fd, short what, void *arg)
{
    struct link *link = arg;
    (void)fd, (void)what;
    link->inside++;
    link->callbacks->closed(link->arg, link->why);
    link_leave(link);
}

static void hello_check(struct link *link, const struct link_message *message)
{
    char why[WHY_MAX], software[64];
    if (message->type != LINK_HELLO) {
        snprintf(why, sizeof why, "%s came before hello", link_type_name(message->type));
        link_over(link, why);
        return;
    }
    snprintf(software, sizeof software, "%.*s", (int)message->field[1].len,
             message->field[1].len ? message->field[1].data : "");
    if (message->field[0].number != LINK_VERSION) {
        snprintf(why, sizeof why, "they speak version %" PRIu64 " (%s), we speak %d",
                 message->field[0].number, software, LINK_VERSION);
        link_over(link, why);
        return;
    }
    link->ready = true;
    link->callbacks->ready(link->arg, software);
}

/* Deals with every whole frame that is there. Returns false when the link was freed. */
static bool link_take(struct link *link)
{
    struct evbuffer *in = bufferevent_get_input(link->bev);
    bool alive = true;
    link->inside++;
    while (!link->freed && !link->over) {
        size_t have = evbuffer_get_length(in);
        unsigned char head[4];
        if (evbuffer_copyout(in, head, sizeof head) < (ev_ssize_t)sizeof head) {
            break;
        }
        /* Only the frame's own bytes are made contiguous, never a whole burst. */
        size_t want = sizeof head + ((size_t)head[0] | (size_t)head[1] << 8 |
                                     (size_t)head[2] << 16 | (size_t)head[3] << 24);
        if (want <= sizeof head + LINK_FRAME_MAX && have < want) {
            break;
        }
        struct link_message message;
        const char *data =
            (const char *)evbuffer_pullup(in, (ev_ssize_t)(want < have ? want : have));
        long took = link_decode(data, want < have ? want : have, &message);
        if (took <= 0) {
            link_over(link, "a broken frame came");
            break;
        }
        if (!link->ready) {
            hello_check(link, &message);
        } else if (message.type == LINK_HELLO) {
            link_over(link, "a second hello came");
        } else {
            link->callbacks->message(link->arg, &message);
        }
        evbuffer_drain(in, (size_t)took);
    }
    alive = link_leave(link);
    return alive;
}

static void on_read(struct bufferevent *bev, void *arg)
{
    (void)bev;
    link_take(arg);
}

static void on_event(struct bufferevent *bev, short what, void *arg)
{
    struct link *link = arg;
    (void)bev;
    if (what & BEV_EVENT_WRITING) {
        /* They read no more, but what they sent before may still lie here: reading goes on to its
         * end. */
        bufferevent_disable(link->bev, EV_WRITE);
        return;
    }
    const char *why =
        what & BEV_EVENT_EOF || errno == ECONNRESET ? "the other side is gone" : strerror(errno);
    if (link_take(link)) {
        link_over(link, why);
    }
}

/* What is staged goes out: to the kernel as far as it takes it, which is one system call where
 * waiting for the descriptor is four; the rest waits in the bufferevent, which also finds out what
 * is wrong with the link. */
static void staged_send(struct link *link)
{
    ssize_t sent = 0;
    if (link->staged.len == 0 || link->over) {
        return;
    }
    if (evbuffer_get_length(bufferevent_get_output(link->bev)) == 0) {
        sent = send(bufferevent_getfd(link->bev), link->staged.data, link->staged.len,
                    MSG_DONTWAIT | MSG_NOSIGNAL);
    }
    size_t gone = sent > 0 ? (size_t)sent : 0;
    if (gone < link->staged.len) {
        bufferevent_write(link->bev, link->staged.data + gone, link->staged.len - gone);
    }
    buf_clear(&link->staged);
    if (link->staged.size > STAGED_KEPT) {
        buf_free(&link->staged);
    }
}

static void on_flush(evutil_socket_t fd, short what, void *arg)
{
    (void)fd, (void)what;
    staged_send(arg);
}

struct link *link_new(struct event_base *base, int fd, const struct link_callbacks *callbacks,
                      void *arg)
{
    struct link *link = xcalloc(1, sizeof *link);
    link->callbacks = callbacks;
    link->arg = arg;
    evutil_make_socket_nonblocking(fd);
    link->bev = bufferevent_socket_new(base, fd, BEV_OPT_CLOSE_ON_FREE);
    link->end = event_new(base, -1, 0, on_end, link);
    link->flush = evtimer_new(base, on_flush, link);
    if (!link->bev || !link->end || !link->flush) {
        log_fatal("link", "error=\"out of memory\"");
    }
    bufferevent_set_max_single_read(link->bev, READ_AT_ONCE);
    bufferevent_set_max_single_write(link->bev, READ_AT_ONCE);
    bufferevent_setcb(link->bev, on_read, NULL, on_event, link);
    bufferevent_enable(link->bev, EV_READ | EV_WRITE);
    link_send(link, LINK_HELLO, (uint64_t)LINK_VERSION, PACKAGE_STRING);
    return link;
}

int link_pair(struct event_base *base, const struct link_callbacks *callbacks_a, void *arg_a,
              struct link **a, const struct link_callbacks *callbacks_b, void *arg_b,
              struct link **b)
{
    int fd[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fd) < 0) {
        return -1;
    }
    *a = link_new(base, fd[0], callbacks_a, arg_a);
    *b = link_new(base, fd[1], callbacks_b, arg_b);
    return 0;
}

void link_free(struct link **linkp)
{
    struct link *link = *linkp;
    *linkp = NULL;
    if (!link) {
        return;
    }
    link->freed = true;
    if (link->inside == 0) {
        link_destroy(link);
    }
}

/* A frame was staged: it goes out with the next turn of the loop, not at the end of this one's
 * events. What the owner sends between two turns goes with it: a text and the prompt that comes
 * after it, say, which the door would else repeat in between as it was. */
static bool frame_send(struct link *link)
{
    const struct timeval at_once = {0, 0};
    if (!evtimer_pending(link->flush, NULL)) {
        evtimer_add(link->flush, &at_once);
    }
    if (link->staged.len > STAGED_MAX) {
        staged_send(link);
    }
    if (link_backlog(link) > LINK_BACKLOG_MAX) {
        link_over(link, "the other side does not read");
        return false;
    }
    return true;
}

bool link_send(struct link *link, enum link_type type, ...)
{
    if (link->over) {
        return false;
    }
    va_list args;
    va_start(args, type);
    bool ok = link_vencode(&link->staged, type, args);
    va_end(args);
    return ok && frame_send(link);
}

bool link_send_open(struct link *link, const struct link_open *open)
{
    return !link->over && link_encode_open(&link->staged, open) && frame_send(link);
}

size_t link_flush(struct link *link)
{
    struct evbuffer *out = bufferevent_get_output(link->bev);
    staged_send(link);
    while (evbuffer_get_length(out) > 0 && !link->over) {
        /* The bufferevent keeps its output frozen at the front while it is not writing itself. */
        evbuffer_unfreeze(out, 1);
        int wrote = evbuffer_write(out, bufferevent_getfd(link->bev));
        evbuffer_freeze(out, 1);
        if (wrote <= 0) {
            break;
        }
    }
    return evbuffer_get_length(out);
}

size_t link_backlog(const struct link *link)
{
    return link->staged.len + evbuffer_get_length(bufferevent_get_output(link->bev));
}
