/*
 * A server of a hundred lines to measure another one against. See floor.h.
 */
#include "floor.h"

#include <err.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "serving.h"

enum {
    WHO_LINES = 20,
    OUT_MAX = 16384,
    GUESTS_MAX = 1 << 20 /* in its life */
};

struct guest {
    LIST_ENTRY(guest) link;
    struct bufferevent *bev;
    struct hall *hall;
    int number;
    bool in;
};
struct hall {
    struct event_base *base;
    LIST_HEAD(, guest) guests;
    int came;
    struct guest *guest[GUESTS_MAX]; /* by number */
};

static void guest_free(struct guest *guest)
{
    guest->hall->guest[guest->number] = NULL;
    LIST_REMOVE(guest, link);
    bufferevent_free(guest->bev);
    free(guest);
}

static void floor_say(struct guest *from, const char *text)
{
    struct guest *to;
    char line[1024];
    int len = snprintf(line, sizeof(line), "[lobby] guest%d: %s\r\n" PROMPT, from->number, text);
    LIST_FOREACH (to, &from->hall->guests, link)
        if (to->in)
            bufferevent_write(to->bev, line, (size_t)len);
}

static void floor_tell(struct guest *from, const char *words)
{
    char *text, line[1024];
    long number = strtol(words, &text, 10);
    struct guest *to = number > 0 && number < GUESTS_MAX ? from->hall->guest[(int)number] : NULL;
    int len;
    if (to) {
        len =
            snprintf(line, sizeof(line), "\r\nguest%d tells you:%s\r\n" PROMPT, from->number, text);
        bufferevent_write(to->bev, line, (size_t)len);
    }
    len = snprintf(line, sizeof(line), "You tell guest%ld:%s\r\n" PROMPT, number, text);
    bufferevent_write(from->bev, line, (size_t)len);
}

static size_t put_lines(char *out, size_t bytes)
{
    size_t len = 0;
    for (int i = 0; len < bytes; i++)
        len += (size_t)snprintf(out + len, OUT_MAX - len,
                                "crew%02d            guest  in the lobby\r\n", i % 100);
    return bytes;
}

/* False: they are gone. */
static bool floor_line(struct guest *guest, const char *line)
{
    char out[OUT_MAX];
    size_t len = 0, prompt = sizeof(PROMPT) - 1;
    if (strcmp(line, "quit") == 0) {
        guest_free(guest);
        return false;
    }
    if (strncmp(line, "say ", 4) == 0) {
        floor_say(guest, line + 4);
        return true;
    }
    if (strncmp(line, "tell guest", 10) == 0) {
        floor_tell(guest, line + 10);
        return true;
    }
    if (strncmp(line, "bytes ", 6) == 0 && atoi(line + 6) > (int)prompt &&
        atoi(line + 6) < OUT_MAX - 1024)
        len = put_lines(out, (size_t)atoi(line + 6) - prompt);
    else if (strcmp(line, "who") == 0)
        for (int i = 0; i < WHO_LINES; i++)
            len +=
                (size_t)snprintf(out + len, sizeof(out) - len,
                                 "guest%-12d  guest   in the lobby          idle 0:%02d\r\n", i, i);
    else
        len = (size_t)snprintf(out, sizeof(out), "Welcome, guest%d.\r\n", guest->number);
    memcpy(out + len, PROMPT, prompt);
    guest->in = true;
    bufferevent_write(guest->bev, out, len + prompt);
    return true;
}

static void floor_read(struct bufferevent *bev, void *arg)
{
    char *line;
    bool there = true;
    while (there && (line = evbuffer_readln(bufferevent_get_input(bev), NULL, EVBUFFER_EOL_CRLF))) {
        there = floor_line(arg, line);
        free(line);
    }
}

static void floor_event(struct bufferevent *bev UNUSED, short what UNUSED, void *arg)
{
    guest_free(arg);
}

static void floor_accept(struct evconnlistener *listener UNUSED, int fd,
                         struct sockaddr *from UNUSED, int len UNUSED, void *arg)
{
    struct hall *hall = arg;
    struct guest *guest = calloc(1, sizeof(*guest));
    if (!guest || hall->came + 1 == GUESTS_MAX)
        err(2, "no room");
    guest->hall = hall;
    guest->number = ++hall->came;
    hall->guest[guest->number] = guest;
    guest->bev = bufferevent_socket_new(hall->base, fd, BEV_OPT_CLOSE_ON_FREE);
    LIST_INSERT_HEAD(&hall->guests, guest, link);
    bufferevent_setcb(guest->bev, floor_read, NULL, floor_event, guest);
    bufferevent_enable(guest->bev, EV_READ | EV_WRITE);
}

int floor_run(void)
{
    static struct hall hall;
    hall.base = event_base_new();
    LIST_INIT(&hall.guests);
    return serving_run(hall.base, floor_accept, &hall);
}
