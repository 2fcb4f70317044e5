/*
 * A new ssh session whose client has sent something already: the loop looks at none of it. The
 * thread's steps are the test's own and do nothing.
 */
#include <arpa/inet.h>
#include <event2/event.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "clock.h"
#include "cutap.h"
#include "hub.h"
#include "labkey.h"
#include "ssh.h"
#include "ssh_peer.h"

bool ssh_peer_step(struct ssh_peer *peer UNUSED)
{
    return false;
}

bool ssh_peer_unanswered(const struct ssh_peer *peer UNUSED)
{
    return false;
}

SUITE("ssh begin", NULL, NULL);

TEST(test_begin, "nothing is read in the loop")
{
    static const char hello[] = "SSH-2.0-eager\r\n";
    const struct sockaddr_in sin = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0xc0000207)};
    struct event_base *base = event_base_new();
    struct admit_limits limits = {0};
    struct admit_pass pass;
    struct network address;
    char *key = labkey_new();
    int pair[2], waiting = -1;

    options_default(admit_options, &limits);
    struct admit *admit = admit_new(&clock_system, &limits);
    const struct hub_deps deps = {.base = base, .clock = &clock_system, .admit = admit};
    struct hub *hub = hub_new(&deps);
    struct ssh_host *host = ssh_host_new(hub, key);
    CU_ASSERT_FATAL(host && network_of_sockaddr(&address, (const struct sockaddr *)&sin));
    CU_ASSERT_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0);
    CU_ASSERT_EQUAL(admit_enter(admit, &address, &pass), ADMIT_YES);
    CU_ASSERT_EQUAL(write(pair[1], hello, strlen(hello)), (ssize_t)strlen(hello));

    ssh_host_accept(host, pair[0], &address, &pass, NULL);
    CU_ASSERT_EQUAL(ioctl(pair[0], FIONREAD, &waiting), 0);
    CU_ASSERT_EQUAL(waiting, (int)strlen(hello));

    /* It has not begun and ends. */
    hub_free(&hub);
    CU_ASSERT_EQUAL(admit_count(admit), 0);
    ssh_host_free(&host);
    admit_free(&admit);
    options_free(admit_options, &limits);
    event_base_free(base);
    ssh_string_free_char(key);
    close(pair[1]);
}
