/*
 * Wires between the parts of a cluster, and between clients and a server, which sees the clients'
 * own addresses. Each wire passes TCP connections on from an address of loopback to another one. It
 * can be cut, held, slowed down, broken off within a commit, or made rough.
 *
 *   wires <COMMANDS
 *
 * Reads commands from a pipe, a line each, and answers each with a line: "ok NUMBER" or "no WHY".
 * Ends with its input. NAME may be a pattern as of a shell, which stands for all wires that fit.
 *
 *   wire NAME FROM TO     makes a wire. Addresses are written ADDRESS:PORT. NUMBER is its own port,
 *                         which the kernel chooses if FROM has port 0
 *   to NAME TO            passes connections that are made from now on to TO
 *   whole NAME            makes the wire work again: delivers what was held, and resets connections
 *                         that have lost something
 *   reset NAME            resets its connections, and those that are made later
 *   hold NAME WAY         accepts what goes that way, and keeps it until the wire is whole. WAY is
 *                         up (from the side that connected), down or both
 *   lose NAME WAY         accepts what goes that way, and drops it
 *   delay NAME MS         delivers everything MS later, both ways
 *   narrow NAME BYTES     lets BYTES a second pass, each way
 *   untold NAME           withholds the next answer to a COMMIT of PostgreSQL's protocol, and
 * resets its connection half NAME             passes half of what a connection sends up next, and
 * resets the connection cuts NAME             says how often `untold` and `half` have happened
 *   rough NAME SEED ENDS  passes some pieces in single bytes, late or after a pause. ENDS of a
 *                         thousand pieces end their connection: two thirds by a reset; the others
 *                         are lost with all that comes after them that way. Chance is seeded by
 * SEED and the connection's number, so a run can be repeated as far as the clients do the same
 * again troubles NAME         says how often each of these has happened: "ok NUMBER split=N..."
 */
#include <arpa/inet.h>
#include <err.h>
#include <errno.h>
#include <fnmatch.h>
#include <limits.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/listener.h>

enum { PIECE = 16384, HELD_MAX = 1 << 20, WORDS = 4 };
enum { UP, DOWN, WAYS };

enum trouble { PASSED, SPLIT, DELAYED, STALLED, LOST, RESET, TROUBLES };
static const char *const trouble_names[TROUBLES] = {"passed",  "split", "delayed",
                                                    "stalled", "lost",  "reset"};
/* How many of a thousand pieces on a rough wire. */
enum { SPLITS = 300, DELAYS = 100, STALLS = 10 };

struct wires {
    struct event_base *base;
    struct wire *first;
    struct evbuffer *commands;
};

struct wire {
    struct wires *wires;
    struct wire *next;
    char *name;
    struct evconnlistener *listener;
    struct sockaddr_in to;
    struct link *links;
    bool resets, holds[WAYS], loses[WAYS], untold, half, rough;
    int delay_ms, narrow; /* bytes a second; 0: all at once */
    int ends;             /* of a thousand pieces on a rough wire */
    uint64_t seed, connections;
    long cuts, troubles[TROUBLES];
};

/* What was read in one go, and when it may go on. */
struct piece {
    struct piece *next;
    int64_t due_ms;
    size_t len, sent;
    bool split; /* into single bytes */
    char bytes[];
};

/* One direction. */
struct lane {
    struct link *link;
    int from, to;
    struct piece *first, **last;
    size_t held;
    int64_t free_ms; /* when a narrow wire is free again */
    struct event *readable, *writable, *timer;
    bool eof, closed; /* closed: the other side was told */
};

struct link {
    struct wire *wire;
    struct link *next, *prev;
    struct lane lane[WAYS];
    bool lossy; /* something of it is gone */
    uint64_t chance;
};

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* SplitMix64 (Steele, Lea, Flood 2014). */
static int link_draw(struct link *link, int below)
{
    uint64_t z = link->chance += 0x9e3779b97f4a7c15U;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    return (int)((z ^ z >> 31) % (unsigned)below);
}

/* What becomes of the next piece. */
static enum trouble link_trouble(struct link *link)
{
    const struct wire *wire = link->wire;
    int chance = wire->rough ? link_draw(link, 1000) : INT_MAX;
    if ((chance -= wire->ends) < 0)
        return link_draw(link, 3) == 0 ? LOST : RESET;
    if ((chance -= STALLS) < 0)
        return STALLED;
    if ((chance -= DELAYS) < 0)
        return DELAYED;
    return chance < SPLITS ? SPLIT : PASSED;
}

/* ---- Connections ---- */

static void link_free(struct link *link, bool reset)
{
    const struct linger now = {1, 0};
    *(link->prev ? &link->prev->next : &link->wire->links) = link->next;
    if (link->next)
        link->next->prev = link->prev;
    for (int way = 0; way < WAYS; way++) {
        struct lane *lane = &link->lane[way];
        event_free(lane->readable);
        event_free(lane->writable);
        event_free(lane->timer);
        for (struct piece *piece = lane->first, *next; piece; piece = next) {
            next = piece->next;
            free(piece);
        }
        if (reset)
            setsockopt(lane->from, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
        close(lane->from);
    }
    free(link);
}

/* Sends what may go on now. False: the link is gone. */
static bool lane_flush(struct lane *lane)
{
    struct link *link = lane->link;
    const struct wire *wire = link->wire;
    bool held = wire->holds[lane == &link->lane[DOWN]];
    for (struct piece *piece; !held && (piece = lane->first);) {
        int64_t wait = piece->due_ms - now_ms();
        if (wait > 0) {
            struct timeval time = {wait / 1000, wait % 1000 * 1000};
            evtimer_add(lane->timer, &time);
            break;
        }
        const bool split = piece->split;
        ssize_t n = send(lane->to, piece->bytes + piece->sent, split ? 1 : piece->len - piece->sent,
                         MSG_NOSIGNAL);
        if (n < 0 && errno != EAGAIN && errno != EINTR) {
            link_free(link, true);
            return false;
        }
        if (n < 0) {
            event_add(lane->writable, NULL);
            break;
        }
        piece->sent += (size_t)n;
        if (piece->sent == piece->len) {
            lane->held -= piece->len;
            lane->first = piece->next;
            if (!lane->first)
                lane->last = &lane->first;
            free(piece);
        }
        if (split && lane->first) { /* the next byte goes in another turn of the loop */
            evtimer_add(lane->timer, &(struct timeval){0});
            break;
        }
    }
    if (!lane->eof && lane->held < HELD_MAX)
        event_add(lane->readable, NULL);
    if (!lane->eof || lane->first || lane->closed || held)
        return true;
    shutdown(lane->to, SHUT_WR);
    lane->closed = true;
    if (!link->lane[UP].closed || !link->lane[DOWN].closed)
        return true;
    link_free(link, false);
    return false;
}

static void on_free(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    lane_flush(arg);
}

static void piece_add(struct lane *lane, const char *bytes, size_t len, enum trouble trouble)
{
    const struct wire *wire = lane->link->wire;
    int64_t now = now_ms();
    struct piece *piece = malloc(sizeof(*piece) + len);
    if (!piece)
        err(2, "memory");
    *piece = (struct piece){.len = len, .due_ms = now + wire->delay_ms, .split = trouble == SPLIT};
    if (trouble == DELAYED)
        piece->due_ms += 5 + link_draw(lane->link, 60);
    if (trouble == STALLED)
        piece->due_ms += 300 + link_draw(lane->link, 700);
    if (wire->narrow > 0) {
        lane->free_ms =
            (lane->free_ms > now ? lane->free_ms : now) + (int64_t)len * 1000 / wire->narrow;
        piece->due_ms += lane->free_ms - now;
    }
    memcpy(piece->bytes, bytes, len);
    *lane->last = piece;
    lane->last = &piece->next;
    lane->held += len;
}

/* Whether these bytes of the server say that a commit is done. */
static bool tells_commit(const char *bytes, size_t len)
{
    static const char done[] = "C\0\0\0\13COMMIT"; /* CommandComplete, its length, its tag */
    return memmem(bytes, len, done, sizeof(done));
}

/* Whether these bytes cut the link, because of `untold` or `half`. If so, has passed on what is to
 * pass of them. */
static bool cut(struct lane *lane, const char *bytes, size_t len)
{
    struct wire *wire = lane->link->wire;
    bool up = lane == &lane->link->lane[UP];
    if (up && wire->half) {
        send(lane->to, bytes, len / 2, MSG_NOSIGNAL);
        wire->half = false;
    } else if (!up && wire->untold && tells_commit(bytes, len)) {
        wire->untold = false;
    } else {
        return false;
    }
    wire->cuts++;
    return true;
}

static void on_readable(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct lane *lane = arg;
    struct link *link = lane->link;
    char bytes[PIECE];
    ssize_t n = read(fd, bytes, sizeof(bytes));
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    enum trouble trouble = n > 0 ? link_trouble(link) : PASSED;
    link->wire->troubles[trouble]++;
    if (n < 0 || trouble == RESET || (n > 0 && cut(lane, bytes, (size_t)n))) {
        link_free(link, true);
        return;
    }
    bool loses = link->wire->loses[lane == &link->lane[DOWN]];
    lane->eof = n == 0 || trouble == LOST;
    link->lossy = link->lossy || loses;
    if (n > 0 && !loses && trouble != LOST)
        piece_add(lane, bytes, (size_t)n, trouble);
    if (lane->eof || lane->held >= HELD_MAX)
        event_del(lane->readable);
    if (!loses)
        lane_flush(lane);
}

static void lane_open(struct link *link, int way, int from, int to)
{
    struct lane *lane = &link->lane[way];
    struct event_base *base = link->wire->wires->base;
    int one = 1;
    lane->link = link;
    lane->from = from;
    lane->to = to;
    lane->last = &lane->first;
    lane->readable = event_new(base, from, EV_READ | EV_PERSIST, on_readable, lane);
    lane->writable = event_new(base, to, EV_WRITE, on_free, lane);
    lane->timer = evtimer_new(base, on_free, lane);
    setsockopt(to, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
    event_add(lane->readable, NULL);
}

static void on_accepted(struct evconnlistener *listener UNUSED, evutil_socket_t client,
                        struct sockaddr *address, int len UNUSED, void *arg)
{
    const struct linger now = {1, 0};
    struct sockaddr_in from = *(struct sockaddr_in *)address;
    struct wire *wire = arg;
    int server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (server < 0)
        err(2, "socket");
    from.sin_port = 0;
    if (wire->resets || bind(server, (struct sockaddr *)&from, sizeof(from)) != 0 ||
        (connect(server, (struct sockaddr *)&wire->to, sizeof(wire->to)) != 0 &&
         errno != EINPROGRESS)) {
        setsockopt(client, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
        close(server);
        close(client);
        return;
    }
    struct link *link = calloc(1, sizeof(*link));
    if (!link)
        err(2, "memory");
    link->wire = wire;
    link->chance = wire->seed + wire->connections++ * 0x10001;
    link->next = wire->links;
    if (link->next)
        link->next->prev = link;
    wire->links = link;
    lane_open(link, UP, client, server);
    lane_open(link, DOWN, server, client);
}

static void links_reset(struct wire *wire, bool lossy)
{
    for (struct link *link = wire->links, *next; link; link = next) {
        next = link->next;
        if (!lossy || link->lossy)
            link_free(link, true);
    }
}

/* ---- Commands ---- */

/* "ADDRESS:PORT" */
static bool address_read(const char *text, struct sockaddr_in *out)
{
    char address[64];
    int port;
    *out = (struct sockaddr_in){.sin_family = AF_INET};
    if (sscanf(text, "%63[0-9.]:%d", address, &port) != 2 || port < 0 || port > UINT16_MAX)
        return false;
    out->sin_port = htons((uint16_t)port);
    return inet_pton(AF_INET, address, &out->sin_addr) == 1;
}

static const char *wire_new(struct wires *wires, const char *name, const char *from, const char *to,
                            int *port)
{
    struct sockaddr_in here, there;
    socklen_t len = sizeof(here);
    if (!address_read(from, &here) || !address_read(to, &there))
        return "no address";
    struct wire *wire = calloc(1, sizeof(*wire));
    if (!wire || !(wire->name = strdup(name)))
        err(2, "memory");
    wire->wires = wires;
    wire->to = there;
    wire->listener =
        evconnlistener_new_bind(wires->base, on_accepted, wire,
                                LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC | LEV_OPT_REUSEABLE,
                                -1, (struct sockaddr *)&here, sizeof(here));
    if (!wire->listener ||
        getsockname(evconnlistener_get_fd(wire->listener), (struct sockaddr *)&here, &len) != 0) {
        free(wire->name);
        free(wire);
        return strerror(errno);
    }
    *port = ntohs(here.sin_port);
    wire->next = wires->first;
    wires->first = wire;
    return NULL;
}

static void wire_whole(struct wire *wire)
{
    wire->resets = wire->untold = wire->half = wire->rough = false;
    wire->delay_ms = wire->narrow = 0;
    for (int way = 0; way < WAYS; way++)
        wire->holds[way] = wire->loses[way] = false;
    links_reset(wire, true);
    for (struct link *link = wire->links, *next; link; link = next) {
        next = link->next;
        if (lane_flush(&link->lane[UP]))
            lane_flush(&link->lane[DOWN]);
    }
}

static void ways_set(bool *ways, const char *word)
{
    ways[UP] = strcmp(word, "down") != 0;
    ways[DOWN] = strcmp(word, "up") != 0;
}

/* What a command does to one wire. False: there is no such command. */
static bool wire_do(struct wire *wire, const char *verb, const char *word, const char *more)
{
    if (strcmp(verb, "to") == 0) {
        return address_read(word, &wire->to);
    } else if (strcmp(verb, "whole") == 0) {
        wire_whole(wire);
    } else if (strcmp(verb, "reset") == 0) {
        wire->resets = true;
        links_reset(wire, false);
    } else if (strcmp(verb, "hold") == 0) {
        ways_set(wire->holds, word);
    } else if (strcmp(verb, "lose") == 0) {
        ways_set(wire->loses, word);
    } else if (strcmp(verb, "delay") == 0) {
        wire->delay_ms = atoi(word);
    } else if (strcmp(verb, "narrow") == 0) {
        wire->narrow = atoi(word);
    } else if (strcmp(verb, "untold") == 0) {
        wire->untold = true;
    } else if (strcmp(verb, "half") == 0) {
        wire->half = true;
    } else if (strcmp(verb, "rough") == 0) {
        wire->rough = true;
        wire->seed = strtoull(word, NULL, 10);
        wire->ends = atoi(more);
    } else {
        return strcmp(verb, "cuts") == 0 || strcmp(verb, "troubles") == 0;
    }
    return true;
}

static void wires_do(struct wires *wires, char *line)
{
    const char *word[WORDS] = {"", "", "", ""};
    char *rest = line;
    for (int i = 0; i < WORDS && rest; i++)
        word[i] = strsep(&rest, " ");
    int found = 0, port = 0;
    if (strcmp(word[0], "wire") == 0) {
        const char *why = wire_new(wires, word[1], word[2], word[3], &port);
        if (why)
            printf("no %s\n", why);
        else
            printf("ok %d\n", port);
        return;
    }
    long cuts = 0, troubles[TROUBLES] = {0};
    for (struct wire *wire = wires->first; wire; wire = wire->next) {
        if (fnmatch(word[1], wire->name, 0) != 0)
            continue;
        if (!wire_do(wire, word[0], word[2], word[3])) {
            printf("no command: %s %s\n", word[0], word[2]);
            return;
        }
        found++;
        cuts += wire->cuts;
        for (int i = 0; i < TROUBLES; i++)
            troubles[i] += wire->troubles[i];
    }
    if (found == 0) {
        printf("no wire: %s\n", word[1]);
        return;
    }
    printf("ok %ld", cuts);
    for (int i = 0; i < TROUBLES && strcmp(word[0], "troubles") == 0; i++)
        printf(" %s=%ld", trouble_names[i], troubles[i]);
    puts("");
}

static void on_command(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct wires *wires = arg;
    int n = evbuffer_read(wires->commands, fd, -1);
    for (char *line; (line = evbuffer_readln(wires->commands, NULL, EVBUFFER_EOL_LF));) {
        wires_do(wires, line);
        fflush(stdout);
        free(line);
    }
    if (n == 0)
        event_base_loopbreak(wires->base);
}

int main(void)
{
    struct wires wires = {.commands = evbuffer_new()};
    signal(SIGPIPE, SIG_IGN);
    wires.base = event_base_new();
    struct event *input =
        event_new(wires.base, STDIN_FILENO, EV_READ | EV_PERSIST, on_command, &wires);
    event_add(input, NULL);
    event_base_dispatch(wires.base);
    event_free(input);
    while (wires.first) {
        struct wire *wire = wires.first;
        wires.first = wire->next;
        links_reset(wire, false);
        evconnlistener_free(wire->listener);
        free(wire->name);
        free(wire);
    }
    evbuffer_free(wires.commands);
    event_base_free(wires.base);
    return 0;
}
