/*
 * One end of the link. See link.h.
 *
 * The link reads and writes the socket itself, without a bufferevent: one system call to read what
 * there is, one to write. Only if the other side is slow does the link wait until the descriptor
 * takes more. Frames are decoded in the buffer they were read into.
 */
#include "link.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "config.h"
#include "log.h"
#include "loop.h"
#include "utf8.h"
#include "xalloc.h"

/* Tests set this to 1 to build a program that speaks the next version of the link, and try it
 * against ours. */
#ifndef VERSIONS_AHEAD
#define VERSIONS_AHEAD 0
#endif

enum {
    IN_MAX = 2 * (4 + LINK_FRAME_MAX), /* bytes of input, with room for two frames */
    STAGED_MAX = 64 * 1024,            /* bytes that wait for the end of the turn, at most */
    OUT_KEPT = 256 * 1024,             /* the most memory kept for output between two turns */
    WHY_MAX = 128
};

struct link {
    int fd;
    struct event *read, *write; /* `write` is pending while the socket takes no more */
    struct event *end;          /* makes the loop tell the owner that the link is over */
    struct event *rest;         /* pending while nothing is read, so that others have their turn */
    struct link_budget *budget; /* NULL: the link is not bounded */
    const struct link_callbacks *callbacks;
    void *arg;
    char *in; /* IN_MAX bytes, of which `in_len` came and are not dealt with yet */
    size_t in_len;
    struct event *flush; /* pending while frames wait for the end of the turn (`staged`) */
    struct buf out;      /* frames to send; the kernel has their first `gone` bytes */
    size_t gone;
    char why[WHY_MAX];
    int oldest, newest;      /* the versions that we speak */
    int version;             /* the version that both sides speak; 0: not known yet */
    uint64_t sent, received; /* messages */
    bool ready, over, staged;
    bool deaf;  /* the other side no longer reads */
    int inside; /* upcalls under way; freeing waits until they return */
    bool freed;
};

static void link_destroy(struct link *link)
{
    event_free(link->read);
    event_free(link->write);
    event_free(link->end);
    event_free(link->rest);
    event_free(link->flush);
    close(link->fd);
    free(link->in);
    buf_free(&link->out);
    free(link);
}

/* Must be called after every upcall. False: the owner has freed the link in the upcall, so do not
 * touch it. */
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
    if (link->over)
        return;
    link->over = true;
    utf8_copy(why, link->why, sizeof(link->why));
    event_del(link->read);
    event_del(link->write);
    event_del(link->rest);
    event_active(link->end, EV_TIMEOUT, 0);
}

static void link_on_end(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct link *link = arg;
    link->inside++;
    link->callbacks->closed(link->arg, link->why);
    link_leave(link);
}

static void link_hello_check(struct link *link, const struct link_message *message)
{
    char why[WHY_MAX], software[64];
    if (message->type != LINK_HELLO) {
        utf8_printf(why, sizeof(why), "%s came before hello", link_type_name(message->type));
        link_over(link, why);
        return;
    }
    utf8_printf(software, sizeof(software), "%.*s", (int)message->field[1].len,
                message->field[1].len ? message->field[1].data : "");
    uint64_t theirs = message->field[0].number;
    /* Only the other side knows whether it speaks the lower version. If it does not, it ends the
     * link. */
    if (theirs < (uint64_t)link->oldest || theirs > (uint64_t)link->newest + 1) {
        utf8_printf(why, sizeof(why), "they speak version %" PRIu64 " (%s), we speak %d", theirs,
                    software, link->newest);
        link_over(link, why);
        return;
    }
    link->version = theirs < (uint64_t)link->newest ? (int)theirs : link->newest;
    link->ready = true;
    link->callbacks->ready(link->arg, software);
}

static int64_t link_us(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

void link_charge(struct link_budget *budget, int64_t us)
{
    const int64_t now = link_us(CLOCK_MONOTONIC);
    const int64_t from = budget->paid_us > now ? budget->paid_us : now;
    budget->paid_us = from + us * LINK_SHARE;
}

/* Charges the link `spent` microseconds. If that is beyond its budget, it rests until the budget
 * covers it. If it has used up its slice, it rests at least until others have had their turn. */
static void link_rest(struct link *link, int64_t spent)
{
    struct link_budget *budget = link->budget;
    const int64_t now = link_us(CLOCK_MONOTONIC);
    link_charge(budget, spent);
    int64_t owes = budget->paid_us - now - (int64_t)LINK_BURST_US * LINK_SHARE;
    if (owes <= 0 && spent < LINK_SLICE_US)
        return;
    const struct timeval rest = {owes > 0 ? owes / 1000000 : 0, owes > 0 ? owes % 1000000 : 0};
    budget->held_us += owes > 0 ? owes : 0;
    event_del(link->read);
    evtimer_add(link->rest, &rest);
}

/* Deals with every complete frame that has come. A bounded link keeps what would cost more than a
 * slice for later. */
static void link_take(struct link *link)
{
    const int64_t began = link->budget ? link_us(CLOCK_THREAD_CPUTIME_ID) : 0;
    int64_t spent = 0;
    size_t at = 0;
    link->inside++;
    while (!link->freed && !link->over && spent < LINK_SLICE_US) {
        struct link_message message;
        long took = link_decode(link->in + at, link->in_len - at, &message);
        if (took == 0)
            break;
        if (took < 0) {
            link_over(link, "a broken frame came");
            break;
        }
        if (!link->ready)
            link_hello_check(link, &message);
        else if (message.type == LINK_HELLO)
            link_over(link, "a second hello came");
        else
            link->callbacks->message(link->arg, &message);
        at += (size_t)took;
        link->received++;
        if (link->budget)
            spent = link_us(CLOCK_THREAD_CPUTIME_ID) - began;
    }
    link->in_len -= at;
    memmove(link->in, link->in + at, link->in_len);
    if (link_leave(link) && link->budget && !link->over)
        link_rest(link, spent);
}

static void link_on_rest(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct link *link = arg;
    event_add(link->read, NULL);
    link_take(link);
}

static void link_on_read(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct link *link = arg;
    ssize_t got = recv(fd, link->in + link->in_len, IN_MAX - link->in_len, MSG_DONTWAIT);
    if (got > 0) {
        link->in_len += (size_t)got;
        link_take(link);
    } else if (got == 0 || errno == ECONNRESET) {
        link_over(link, "the other side is gone");
    } else if (errno != EAGAIN && errno != EINTR) {
        link_over(link, strerror(errno));
    }
}

/* Gives the kernel as much of the output as it takes. */
static void link_out_send(struct link *link)
{
    struct buf *out = &link->out;
    bool full = false;
    while (link->gone < out->len && !link->over && !full) {
        ssize_t sent = send(link->fd, out->data + link->gone, out->len - link->gone,
                            MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent > 0) {
            link->gone += (size_t)sent;
        } else if (sent < 0 && errno == EINTR) {
            continue;
        } else if (sent < 0 && errno != EAGAIN) {
            /* The other side reads no more, but what it sent before may still be unread here. So
             * reading goes on to the end. */
            link->deaf = true;
            link->gone = out->len;
        } else {
            full = true;
        }
    }
    loop_want(link->write, full);
    if (link->gone == out->len) {
        buf_clear(out);
        link->gone = 0;
        if (out->size > OUT_KEPT)
            buf_free(out);
    } else if (link->gone > out->len / 2) {
        buf_drain(out, link->gone);
        link->gone = 0;
    }
}

static void link_on_write(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    link_out_send(arg);
}

/* Sends the output. If the socket is full, `write` sends the rest as soon as the socket takes
 * more. */
static void link_staged_send(struct link *link)
{
    if (!event_pending(link->write, EV_WRITE, NULL))
        link_out_send(link);
}

static void link_on_flush(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct link *link = arg;
    link->staged = false;
    link_staged_send(link);
}

struct link *link_new_of(struct event_base *base, int fd, int oldest, int newest,
                         const struct link_callbacks *callbacks, void *arg)
{
    struct link *link = xcalloc(1, sizeof(*link));
    link->oldest = oldest;
    link->newest = newest;
    link->callbacks = callbacks;
    link->arg = arg;
    evutil_make_socket_nonblocking(fd);
    link->fd = fd;
    link->in = xmalloc(IN_MAX);
    link->read = loop_begin(base, fd, EV_READ | EV_PERSIST, -1, link_on_read, link);
    link->write = loop_event(base, fd, EV_WRITE, link_on_write, link);
    link->end = loop_event(base, -1, 0, link_on_end, link);
    link->rest = loop_event(base, -1, 0, link_on_rest, link);
    link->flush = loop_event(base, -1, 0, link_on_flush, link);
    link_send(link, LINK_HELLO, (uint64_t)newest, PACKAGE_STRING);
    return link;
}

struct link *link_new(struct event_base *base, int fd, const struct link_callbacks *callbacks,
                      void *arg)
{
    return link_new_of(base, fd, LINK_VERSION_OLDEST, LINK_VERSION + VERSIONS_AHEAD, callbacks,
                       arg);
}

void link_bound(struct link *link, struct link_budget *budget)
{
    link->budget = budget;
}

int link_version(const struct link *link)
{
    return link->version != 0 ? link->version : link->oldest;
}

void link_free(struct link **linkp)
{
    struct link *link = *linkp;
    *linkp = NULL;
    if (!link)
        return;
    link->freed = true;
    if (link->inside == 0)
        link_destroy(link);
}

/* Must be called after a frame was appended. The frame is sent in the next turn of the loop,
 * together with what the owner sends until then. So a text and the prompt after it arrive together;
 * otherwise the door would show the old prompt once more between them. */
static bool link_frame_send(struct link *link)
{
    link->sent++;
    if (!link->staged) {
        link->staged = true;
        loop_wait(link->flush, 0);
    }
    if (link->deaf)
        buf_clear(&link->out);
    if (link_backlog(link) > STAGED_MAX)
        link_staged_send(link);
    if (link_backlog(link) > LINK_BACKLOG_MAX) {
        link_over(link, "the other side does not read");
        return false;
    }
    return true;
}

bool link_send(struct link *link, enum link_type type, ...)
{
    if (!link || link->over || link_type_since(type) > link_version(link))
        return false;
    va_list args;
    va_start(args, type);
    bool ok = link_vencode(&link->out, type, args);
    va_end(args);
    if (!ok)
        log_error("link", "unsent=%s error=\"too large for a frame\"", link_type_name(type));
    return ok && link_frame_send(link);
}

bool link_send_open(struct link *link, const struct link_open *open)
{
    return !link->over && link_encode_open(&link->out, open) && link_frame_send(link);
}

void link_messages(const struct link *link, uint64_t *sent, uint64_t *received)
{
    *sent += link->sent;
    *received += link->received;
}

size_t link_flush(struct link *link)
{
    if (!link)
        return 0;
    link_out_send(link);
    return link_backlog(link);
}

size_t link_backlog(const struct link *link)
{
    return link->out.len - link->gone;
}
