/*
 * Addresses and networks: which texts are networks, what they hold, and which nobody can mean.
 */
#include "files.h"
#include "network.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include "cutap.h"

static bool holds(const char *text, const char *address)
{
    struct network network;

    return network_parse(text, strlen(text), &network) && network_holds(&network, address);
}

static bool is_shown(const struct network *network, const char *shown)
{
    char out[NETWORK_TEXT_MAX];

    network_format(network, out, sizeof(out));
    return strcmp(out, shown) == 0;
}

static bool shown_as(const char *text, const char *shown)
{
    struct network network;

    return network_parse(text, strlen(text), &network) && is_shown(&network, shown);
}

SUITE("network", NULL, NULL);

TEST(test_holding, "what a network holds")
{
    CU_ASSERT_TRUE(holds("192.0.2.0/24", "192.0.2.200"));
    CU_ASSERT_FALSE(holds("192.0.2.0/24", "192.0.3.1"));
    CU_ASSERT_TRUE(holds("192.0.2.4/30", "192.0.2.7"));
    CU_ASSERT_FALSE(holds("192.0.2.8/30", "192.0.2.7"));
    CU_ASSERT_TRUE(holds("192.0.2.7", "192.0.2.7"));
    CU_ASSERT_TRUE(holds("192.0.2.7", "::ffff:192.0.2.7"));
    CU_ASSERT_TRUE(holds("::ffff:192.0.2.0/120", "192.0.2.9"));
    CU_ASSERT_TRUE(holds("2001:db8::/32", "2001:db8:5::1"));
    CU_ASSERT_FALSE(holds("2001:db8::/32", "2001:db9::1"));
    CU_ASSERT_TRUE(holds("2001:db8:1:2::/63", "2001:db8:1:3::1"));
    CU_ASSERT_FALSE(holds("192.0.2.0/24", "not an address"));
    CU_ASSERT_FALSE(holds("192.0.2.0/24", "192.0.2.0/16"));
    CU_ASSERT_TRUE(holds("192.0.0.0/16", "192.0.2.0/24"));
}

/* IPv6 has a place for the addresses of IPv4. Whoever names a network around it does not mean these
 * addresses. */
TEST(test_families, "IPv4 lies in no network of IPv6")
{
    static const char *const around[] = {"::/0",  "::/1",          "::/64",
                                         "::/80", "::ffc0:0:0/90", "::fffe:0:0/95"};

    for (size_t i = 0; i < sizeof(around) / sizeof(around[0]); i++) {
        CU_ASSERT_FALSE(holds(around[i], "192.0.2.7"));
        CU_ASSERT_FALSE(holds(around[i], "::ffff:192.0.2.7"));
        CU_ASSERT_FALSE(holds(around[i], "192.0.2.0/24"));
    }
    CU_ASSERT_TRUE(holds("::/64", "::1"));
    CU_ASSERT_TRUE(holds("::/0", "2001:db8::1"));
    CU_ASSERT_TRUE(holds("0.0.0.0/0", "8.8.8.8"));
    CU_ASSERT_TRUE(holds("::ffff:0:0/96", "8.8.8.8"));
    CU_ASSERT_FALSE(holds("0.0.0.0/0", "2001:db8::1"));
    CU_ASSERT_FALSE(holds("0.0.0.0/0", "::1"));
    CU_ASSERT_FALSE(holds("10.0.0.0/8", "2001:db8::1"));
}

TEST(test_form, "the short form")
{
    CU_ASSERT_TRUE(shown_as("192.0.2.77/24", "192.0.2.0/24"));
    CU_ASSERT_TRUE(shown_as("[2001:DB8::1]", "2001:db8::1"));
    CU_ASSERT_TRUE(shown_as("2001:db8:1:2::/64", "2001:db8:1:2::/64"));
    CU_ASSERT_TRUE(shown_as("2001:db8::/20", "2001::/20"));
    CU_ASSERT_TRUE(shown_as("::ffff:192.0.2.7", "192.0.2.7"));
    CU_ASSERT_TRUE(shown_as("::ffff:0:0/96", "0.0.0.0/0"));
    ROWS_LOCAL rows = rows_open("tests/base/bad.txt", "networks");
    struct network network;

    while (rows_next(&rows))
        CU_ASSERT_FALSE(network_parse(rows.cell[0], strlen(rows.cell[0]), &network));
    CU_ASSERT_EQUAL(rows.n, 12);
    CU_ASSERT_FALSE(network_parse("", 0, &network));
    CU_ASSERT_FALSE(network_parse("1.2.3.4 ", 8, &network));
}

/* NULL: it is taken as it is typed. */
static void check_typed(const char *text, const char *word)
{
    struct network network;
    char why[256] = "";
    bool taken = network_typed(text, &network, why, sizeof(why));

    CU_ASSERT_EQUAL(taken, !word);
    if (word)
        CU_ASSERT_PTR_NOT_NULL(strstr(why, word));
}

TEST(test_typed, "networks that nobody can mean")
{
    check_typed("192.0.2.7", NULL);
    check_typed("192.0.2.0/24", NULL);
    check_typed("2001:db8::/32", NULL);
    check_typed("[2001:db8::1]", NULL);
    check_typed("::ffff:192.0.2.7", NULL);
    check_typed("0.0.0.0/0", NULL);
    check_typed("::/0", NULL);
    check_typed("::1", NULL);
    check_typed("hello", "is not a network");
    check_typed("192.0.2.7/24", "is all of 192.0.2.0/24.");
    check_typed("2001:db8::/20", "is all of 2001::/20.");
    check_typed("::ffff:192.0.2.7/100", "is all of 192.0.0.0/4.");
    check_typed("::/64", "no IPv4 address");
    check_typed("::/1", "no IPv4 address");
    check_typed("::ffc0:0:0/90", "no IPv4 address");
}

TEST(test_lists, "lists")
{
    CU_ASSERT_TRUE(network_listed("10.0.0.0/8  127.0.0.0/8 ::1", "127.0.0.1"));
    CU_ASSERT_TRUE(network_listed("10.0.0.0/8 ::1", "::1"));
    CU_ASSERT_TRUE(network_listed("10.0.0.0/8,\t192.0.2.1\n", "192.0.2.1"));
    CU_ASSERT_FALSE(network_listed("10.0.0.0/8 rubbish", "192.0.2.1"));
    CU_ASSERT_FALSE(network_listed("::/0", "192.0.2.1"));
    CU_ASSERT_FALSE(network_listed(NULL, "192.0.2.1"));
}

static bool subscriber_is(const char *address, const char *shown)
{
    struct network network;

    return network_subscriber(address, &network) && is_shown(&network, shown);
}

static bool widened_is(const char *address, const char *shown)
{
    struct network network;

    if (!network_subscriber(address, &network))
        return false;
    network_widen(&network);
    return is_shown(&network, shown);
}

TEST(test_subscriber, "subscribers")
{
    struct network network;

    CU_ASSERT_TRUE(subscriber_is("192.0.2.7", "192.0.2.7"));
    CU_ASSERT_TRUE(subscriber_is("::ffff:192.0.2.7", "192.0.2.7"));
    CU_ASSERT_TRUE(subscriber_is("2001:db8:1:2:3::4", "2001:db8:1:2::/64"));
    CU_ASSERT_TRUE(widened_is("192.0.2.7", "192.0.2.0/24"));
    CU_ASSERT_TRUE(widened_is("2001:db8:1:2:3::4", "2001:db8:1::/48"));
    CU_ASSERT_FALSE(network_subscriber("192.0.2.0/24", &network));
    CU_ASSERT_FALSE(network_subscriber("", &network));
}

/* Addresses from sockets and from bytes. An IPv4 address is the same, mapped into IPv6 or not. */
TEST(test_addresses, "addresses of sockets and of bytes")
{
    struct sockaddr_in four = {.sin_family = AF_INET};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    struct sockaddr local = {.sa_family = AF_UNIX};
    struct network v4, v6, mapped, other;

    inet_pton(AF_INET, "192.0.2.7", &four.sin_addr);
    inet_pton(AF_INET6, "2001:db8:1:2:3::4", &six.sin6_addr);
    CU_ASSERT_TRUE(network_of_sockaddr(&v4, (struct sockaddr *)&four));
    CU_ASSERT_TRUE(network_of_sockaddr(&v6, (struct sockaddr *)&six));
    CU_ASSERT_FALSE(network_of_sockaddr(&other, &local));
    CU_ASSERT_TRUE(network_address("::ffff:192.0.2.7", &mapped));
    CU_ASSERT_TRUE(network_equal(&v4, &mapped));
    CU_ASSERT_FALSE(network_equal(&v4, &v6));
    network_of_bytes(&other, &six.sin6_addr, sizeof(six.sin6_addr));
    CU_ASSERT_TRUE(network_equal(&v6, &other));
    CU_ASSERT_FALSE(network_address("192.0.2.0/24", &other));
    CU_ASSERT_FALSE(network_address("[2001:db8::1]", &other));
    other = network_around(&v6, 48);
    CU_ASSERT_TRUE(is_shown(&other, "2001:db8:1::/48"));
    CU_ASSERT_TRUE(network_has(&other, &v6));
    CU_ASSERT_FALSE(network_has(&v6, &other));
    CU_ASSERT_FALSE(network_has(&other, &v4));
    other = network_around(&v4, 112);
    CU_ASSERT_TRUE(is_shown(&other, "192.0.0.0/16"));
    CU_ASSERT_TRUE(network_in_list("2001:db8::/32, 192.0.0.0/16", &v4));
    CU_ASSERT_FALSE(network_in_list("2001:db8:2::/48", &v6));
}
