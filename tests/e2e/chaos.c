/*
 * A bad network between clients and a server: what passes is cut into single bytes, held back,
 * stopped for a while; connections are reset or half closed. Chance is seeded, each connection's by
 * its number, so that a run can be had again as far as the clients do the same again.
 *
 *   chaos -p PORT [-s SEED] [-x PERMILLE]
 *
 * Listens on a loopback port that the kernel chose and prints it. The server sees each client's
 * own address. -x says how many of a thousand pieces of what is sent end their connection (15;
 * two thirds by a reset). On SIGTERM everything is reset, and one JSON line tells what was done.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/listener.h>

enum { PIECE = 4096, FULL_MS = 5 };

enum trouble { PASS, SPLIT, DELAY, STALL, HALF, RESET, TROUBLES };

/* How many of a thousand pieces. -x says how many end the connection. */
enum { SPLITS = 300, DELAYS = 100, STALLS = 10 };

struct chaos {
    struct event_base *base;
    struct sockaddr_in to;
    uint64_t seed;
    int ends; /* of a thousand */
    long connections, done[TROUBLES];
    struct link *links;
};

/* One direction. */
struct lane {
    struct link *link;
    int from, to;
    struct evbuffer *held;
    struct event *readable, *timer;
    bool split, eof, closed; /* closed: the other side was told */
};

struct link {
    struct chaos *chaos;
    struct link *next, *prev;
    struct lane lane[2];
    uint64_t random;
};

static void fail(const char *what)
{
    perror(what);
    exit(2);
}

/* SplitMix64 (Steele, Lea, Flood 2014). */
static uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15U;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    return z ^ z >> 31;
}

static int random_below(struct link *link, int limit)
{
    return (int)(random_next(&link->random) % (unsigned)limit);
}

static void link_free(struct link *link, bool reset)
{
    const struct linger now = {1, 0};
    *(link->prev ? &link->prev->next : &link->chaos->links) = link->next;
    if (link->next)
        link->next->prev = link->prev;
    for (int i = 0; i < 2; i++) {
        struct lane *lane = &link->lane[i];
        event_free(lane->readable);
        event_free(lane->timer);
        evbuffer_free(lane->held);
        if (reset)
            setsockopt(lane->from, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
        close(lane->from);
    }
    free(link);
}

static void after(struct lane *lane, int ms)
{
    struct timeval time = {ms / 1000, ms % 1000 * 1000};
    evtimer_add(lane->timer, &time);
}

/* Nothing more goes this way; both ways: the link ends. */
static void lane_close(struct lane *lane)
{
    struct link *link = lane->link;
    shutdown(lane->to, SHUT_WR);
    lane->closed = true;
    if (link->lane[0].closed && link->lane[1].closed)
        link_free(link, false);
}

static void lane_write(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct lane *lane = arg;
    while (evbuffer_get_length(lane->held) > 0) {
        if (evbuffer_write_atmost(lane->held, lane->to, lane->split ? 1 : -1) < 0) {
            if (errno != EAGAIN && errno != EINTR)
                link_free(lane->link, true);
            else
                after(lane, FULL_MS);
            return;
        }
        if (lane->split) {
            after(lane, 0);
            return;
        }
    }
    if (lane->eof)
        lane_close(lane);
    else
        event_add(lane->readable, NULL);
}

static enum trouble choose(struct link *link)
{
    const struct chaos *chaos = link->chaos;
    int chance = random_below(link, 1000);
    if ((chance -= chaos->ends) < 0)
        return random_below(link, 3) == 0 ? HALF : RESET;
    if ((chance -= STALLS) < 0)
        return STALL;
    if ((chance -= DELAYS) < 0)
        return DELAY;
    return chance < SPLITS ? SPLIT : PASS;
}

static void lane_read(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct lane *lane = arg;
    struct link *link = lane->link;
    int got = evbuffer_read(lane->held, fd, PIECE);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got < 0) {
        link_free(link, true);
        return;
    }
    /* Nothing is read while something is held, so the sender is slowed down, too. */
    event_del(lane->readable);
    lane->eof = got == 0;
    enum trouble trouble = lane->eof ? PASS : choose(link);
    link->chaos->done[trouble]++;
    lane->split = trouble == SPLIT;
    switch (trouble) {
    case RESET: link_free(link, true); return;
    case HALF:
        evbuffer_drain(lane->held, (size_t)got);
        lane->eof = true;
        lane_close(lane);
        return;
    case DELAY: after(lane, 5 + random_below(link, 60)); return;
    case STALL: after(lane, 300 + random_below(link, 700)); return;
    default: lane_write(-1, 0, lane);
    }
}

static void lane_open(struct link *link, int which, int from, int to)
{
    struct lane *lane = &link->lane[which];
    struct event_base *base = link->chaos->base;
    int one = 1;
    lane->link = link;
    lane->from = from;
    lane->to = to;
    lane->held = evbuffer_new();
    lane->readable = event_new(base, from, EV_READ | EV_PERSIST, lane_read, lane);
    lane->timer = evtimer_new(base, lane_write, lane);
    setsockopt(to, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
    event_add(lane->readable, NULL);
}

static void accepted(struct evconnlistener *listener UNUSED, evutil_socket_t client,
                     struct sockaddr *address, int len UNUSED, void *arg)
{
    struct chaos *chaos = arg;
    struct sockaddr_in from = *(struct sockaddr_in *)address;
    int server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    from.sin_port = 0;
    if (server < 0)
        fail("socket");
    if (bind(server, (struct sockaddr *)&from, sizeof(from)) != 0 ||
        connect(server, (struct sockaddr *)&chaos->to, sizeof(chaos->to)) != 0) {
        close(server);
        close(client);
        return;
    }
    evutil_make_socket_nonblocking(server);
    struct link *link = calloc(1, sizeof(*link));
    if (!link)
        fail("memory");
    link->chaos = chaos;
    link->random = chaos->seed + (uint64_t)chaos->connections++ * 0x10001;
    link->next = chaos->links;
    if (link->next)
        link->next->prev = link;
    chaos->links = link;
    lane_open(link, 0, client, server);
    lane_open(link, 1, server, client);
}

static void asked(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    event_base_loopbreak(arg);
}

int main(int argc, char **argv)
{
    struct chaos chaos = {.seed = 1, .ends = 15};
    struct sockaddr_in here = {.sin_family = AF_INET};
    socklen_t len = sizeof(here);
    int option;
    chaos.to.sin_family = AF_INET;
    chaos.to.sin_addr.s_addr = here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    while ((option = getopt(argc, argv, "p:s:x:")) != -1) {
        switch (option) {
        case 'p': chaos.to.sin_port = htons((uint16_t)atoi(optarg)); break;
        case 's': chaos.seed = strtoull(optarg, NULL, 10); break;
        case 'x': chaos.ends = atoi(optarg); break;
        default: chaos.to.sin_port = 0; break;
        }
    }
    if (chaos.to.sin_port == 0) {
        fputs("chaos -p PORT [-s SEED] [-x PERMILLE]\n", stderr);
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    chaos.base = event_base_new();
    struct evconnlistener *listener = evconnlistener_new_bind(
        chaos.base, accepted, &chaos, LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, -1,
        (struct sockaddr *)&here, sizeof(here));
    if (!listener ||
        getsockname(evconnlistener_get_fd(listener), (struct sockaddr *)&here, &len) != 0)
        fail("listen");
    struct event *end = evsignal_new(chaos.base, SIGTERM, asked, chaos.base);
    evsignal_add(end, NULL);
    printf("%d\n", ntohs(here.sin_port));
    fflush(stdout);
    event_base_dispatch(chaos.base);
    printf("{\"connections\":%ld,\"passed\":%ld,\"split\":%ld,\"delayed\":%ld,\"stalled\":%ld,"
           "\"half_closed\":%ld,\"reset\":%ld}\n",
           chaos.connections, chaos.done[PASS], chaos.done[SPLIT], chaos.done[DELAY],
           chaos.done[STALL], chaos.done[HALF], chaos.done[RESET]);
    while (chaos.links)
        link_free(chaos.links, true);
    event_free(end);
    evconnlistener_free(listener);
    event_base_free(chaos.base);
    return 0;
}
