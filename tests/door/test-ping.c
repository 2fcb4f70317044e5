/*
 * Pings of idle WebSockets, on a virtual clock.
 */
#include <arpa/inet.h>
#include <event2/event.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "clock.h"
#include "closed.h"
#include "cutap.h"
#include "hub.h"
#include "network.h"
#include "stream.h"
#include "stream_peer.h"

static struct event_base *base;
static struct clock_virtual clock_v;
static struct admit *admit;
static struct hub *hub;
static struct stream_peers peers;

static void drain(int fd)
{
    char seen[4096];

    while (read(fd, seen, sizeof(seen)) > 0)
        ;
}

/* The other end of a WebSocket, whose greeting is read. */
static int peer_begin(enum web_protocol protocol)
{
    const struct sockaddr_in sin = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0xc0000207)};
    const struct stream_web facts = {.protocol = protocol, .peers = &peers};
    struct network address;
    struct admit_pass pass;
    int pair[2];

    CU_ASSERT_FATAL(network_of_sockaddr(&address, (const struct sockaddr *)&sin));
    CU_ASSERT_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0);
    CU_ASSERT_EQUAL(admit_enter(admit, &address, &pass), ADMIT_YES);
    stream_peer_begin(hub, stream_new(hub, NULL, pair[0]), false, &facts, &address, &pass, NULL);
    event_base_loop(base, EVLOOP_NONBLOCK);
    drain(pair[1]);
    return pair[1];
}

static void expect(int fd, const char *bytes)
{
    char seen[16] = "";
    ssize_t got = read(fd, seen, sizeof(seen));

    CU_ASSERT_EQUAL(got > 0 ? (size_t)got : 0, strlen(bytes) > 0 ? 2 : 0);
    CU_ASSERT_EQUAL(memcmp(seen, bytes, strlen(bytes)), 0);
}

static void ping_after(int64_t ms)
{
    clock_virtual_advance(&clock_v, ms);
    stream_peers_ping(&peers, clock_mono(&clock_v.clock));
}

SUITE("pings", NULL, NULL);

TEST(test_pings, "a client that is sent nothing is pinged")
{
    struct admit_limits limits = {0};

    base = event_base_new();
    clock_virtual_init(&clock_v, 1800000000000);
    options_default(admit_options, &limits);
    admit = admit_new(&clock_v.clock, &limits);
    const struct hub_deps deps = {.base = base, .clock = &clock_v.clock, .admit = admit};
    hub = hub_new(&deps);
    TAILQ_INIT(&peers.list);
    FD_LOCAL terminal = peer_begin(WEB_TERMINAL);
    ping_after(WEB_PING_MS);
    drain(terminal);
    FD_LOCAL telnet = peer_begin(WEB_TELNET);
    CU_ASSERT_EQUAL(peers.n, 2);
    ping_after(WEB_PING_MS - 1);
    expect(terminal, "");
    ping_after(1);
    expect(terminal, "\x89"); /* a ping without a byte */
    expect(telnet, "");
    ping_after(WEB_PING_MS);
    expect(terminal, "\x89");
    expect(telnet, "\x89");
    hub_free(&hub);
    CU_ASSERT_EQUAL(peers.n, 0);
    admit_free(&admit);
    options_free(admit_options, &limits);
    event_base_free(base);
}
