/*
 * Admission on a virtual clock, without a socket.
 */
#include <stdarg.h>

#include "admit.h"
#include "clock.h"
#include "cutap.h"

static struct clock_virtual clock_v;
static struct admit_limits limits;
static struct admit *admit;

/* Who is inside. */
static int taken;
static struct admit_pass inside[4096];

static void begin(void)
{
    taken = 0;
    clock_virtual_init(&clock_v, 1800000000000);
    options_default(admit_options, &limits);
    limits.connections = 100;
    limits.connections_address = 5;
    limits.strangers = 20;
    limits.strangers_address = 3;
    limits.new_rate = 50;
    limits.new_rate_address = 4;
    limits.reserve = 0;
    limits.connections_network = limits.strangers_network = limits.new_rate_network = 10000;
    admit = admit_new(&clock_v.clock, &limits);
}

static void end(void)
{
    admit_free(&admit);
    CU_ASSERT_PTR_NULL(admit);
    options_free(admit_options, &limits);
}

static struct network address(const char *text)
{
    struct network out = {{0}};
    bool known = network_address(text, &out);
    CU_ASSERT_TRUE(known);
    return out;
}

static void limits_put(const char *lines)
{
    admit_limits_set(admit, lines, strlen(lines));
}

/* Comes in, if that is possible, and stays. */
static enum admit_verdict stay(const char *format, ...) PRINTF(1, 2);

static enum admit_verdict stay(const char *format, ...)
{
    char text[64];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    struct network from = address(text);
    enum admit_verdict verdict = admit_enter(admit, &from, &inside[taken]);
    taken += verdict == ADMIT_YES;
    return verdict;
}

/* The last `n` leave. */
static void leave(int n)
{
    while (n-- > 0)
        admit_leave(admit, &inside[--taken]);
}

/* Comes in, if that is possible, and leaves. */
#define VISIT(...)                                                                                 \
    ({                                                                                             \
        const enum admit_verdict visited = stay(__VA_ARGS__);                                      \
        leave(visited == ADMIT_YES);                                                               \
        visited;                                                                                   \
    })

SUITE("admission", begin, end);

TEST(test_address_caps, "caps of an address")
{
    for (int i = 0; i < 3; i++)
        CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_ADDRESS_FULL);
    CU_ASSERT_EQUAL(VISIT("192.0.2.8"), ADMIT_YES);
    for (int i = 0; i < 2; i++) {
        admit_known(admit, &inside[i]);
        admit_known(admit, &inside[i]); /* the second call changes nothing */
        clock_virtual_advance(&clock_v, 1000);
        CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
    }
    clock_virtual_advance(&clock_v, 1000);
    admit_known(admit, &inside[2]);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_ADDRESS_FULL);
    CU_ASSERT_EQUAL(admit_count(admit), 5);
    for (; taken > 0; leave(1))
        admit_leave(admit, &inside[taken - 1]); /* `leave` does it again, which changes nothing */
    CU_ASSERT_EQUAL(admit_count(admit), 0);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
}

/* One subscriber's /64 is one address. */
TEST(test_slash_64, "an IPv6 /64 is one address")
{
    CU_ASSERT_EQUAL(stay("2001:db8:0:1::1"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("2001:db8:0:1:ffff::2"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("2001:db8:0:1:2:3:4:5"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("2001:db8:0:1::9"), ADMIT_ADDRESS_FULL);
    CU_ASSERT_EQUAL(stay("2001:db8:0:2::9"), ADMIT_YES);
}

TEST(test_totals, "caps in all")
{
    int in = 0;

    for (int i = 0; i < 20; i++, in++)
        CU_ASSERT_EQUAL(stay("198.51.100.%d", i), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("203.0.113.1"), ADMIT_FULL); /* strangers */
    for (int i = 20; i < 100; i++, in++) {
        admit_known(admit, &inside[i - 20]);
        clock_virtual_advance(&clock_v, 100);
        CU_ASSERT_EQUAL(stay("198.51.100.%d", i), ADMIT_YES);
    }
    for (int i = 0; i < in; i++)
        admit_known(admit, &inside[i]);
    CU_ASSERT_EQUAL(stay("203.0.113.1"), ADMIT_FULL); /* connections */
    CU_ASSERT_STRING_NOT_EQUAL(admit_line(ADMIT_FULL), "");
}

/* The rate of an address, then of all; an address that floods takes nothing from the others. */
TEST(test_rates, "rates of new connections")
{
    int in = 0, from_flooder = 0;

    for (int i = 0; i < 1000; i++)
        from_flooder += VISIT("192.0.2.7") == ADMIT_YES;
    CU_ASSERT_EQUAL(from_flooder, 8); /* a burst of twice the rate */
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_RATE);
    clock_virtual_advance(&clock_v, 250);
    CU_ASSERT_EQUAL(VISIT("192.0.2.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_RATE);
    clock_virtual_advance(&clock_v, 10000);
    for (int i = 0; i < 500; i++)
        in += VISIT("10.0.%d.%d", i / 250, i % 250) == ADMIT_YES;
    CU_ASSERT_EQUAL(in, 100);
    clock_virtual_advance(&clock_v, 100);
    for (in = 0; VISIT("192.0.2.9") == ADMIT_YES;)
        in++;
    CU_ASSERT_EQUAL(in, 5);
}

/* An address whose connections cost much comes in less often, others as before; the debt is
 * bounded. */
TEST(test_work, "work is paid for")
{
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
    admit_work(admit, &inside[0], 11); /* of 8 that it had, one is used */
    leave(1);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_RATE);
    CU_ASSERT_EQUAL(VISIT("192.0.2.8"), ADMIT_YES);
    clock_virtual_advance(&clock_v, 1249); /* four a second: 5 of them make one */
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_RATE);
    clock_virtual_advance(&clock_v, 1);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
    admit_work(admit, &inside[0], 1000000);
    leave(1);
    clock_virtual_advance(&clock_v, ADMIT_WORK_MAX_S * 1000);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_RATE);
    clock_virtual_advance(&clock_v, 250);
    CU_ASSERT_EQUAL(VISIT("192.0.2.7"), ADMIT_YES);
    admit_work(admit, &inside[0], 1); /* which has left */
}

/* More addresses than are remembered: the longest idle ones go, those with connections never. */
TEST(test_many_addresses, "a bounded memory of addresses")
{
    limits_put("accept-rate 100000\n");
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
    for (int i = 0; i < 40000; i++) {
        VISIT("2001:db8:%x:%x::1", i / 60000, i % 60000);
        clock_virtual_advance(&clock_v, 1);
    }
    CU_ASSERT_EQUAL(admit_count(admit), 2);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("192.0.2.7"), ADMIT_ADDRESS_FULL);
}

TEST(test_exempt, "exempt networks")
{
    static const char lines[] = "limit-exempt 127.0.0.0/8 2001:db8::/32\nmax-connections 60\n"
                                "max-unauthenticated 1\naccept-rate 1\n";

    limits_put(lines);
    for (int i = 0; i < 60; i++)
        CU_ASSERT_EQUAL(stay("%s", i % 2 ? "127.0.0.1" : "2001:db8::1"), ADMIT_YES);
    CU_ASSERT_TRUE(inside[0].exempt);
    CU_ASSERT_EQUAL(stay("127.0.0.1"), ADMIT_FULL); /* this holds for all */
    leave(60);
    CU_ASSERT_EQUAL(admit_count(admit), 0);
}

TEST(test_limits_set, "limits are set")
{
    static const char lines[] =
        "line-rate 3\nnonsense 5\nline-burst many\nlogin-deadline 90s\n\nmax-unauthenticated 7";

    limits_put(lines);
    CU_ASSERT_EQUAL(admit_limits(admit)->line_rate, 3);
    CU_ASSERT_EQUAL(admit_limits(admit)->line_burst, 20);
    CU_ASSERT_EQUAL(admit_limits(admit)->login_ms, 90000);
    CU_ASSERT_EQUAL(admit_limits(admit)->strangers, 7);
}

/* ---- Networks ---- */

/* The limits as they are without a configuration. */
static void begin_default(void)
{
    end();
    taken = 0;
    clock_virtual_init(&clock_v, 1800000000000);
    options_default(admit_options, &limits);
    admit = admit_new(&clock_v.clock, &limits);
}

/* The flooder: one address, or address `n` of a network. */
enum whence { FROM_ONE, FROM_SITE, FROM_48, FROM_32, FROM_24, FROM_16 };

static const char *whence(enum whence kind, int which, int n)
{
    static char from[64];

    switch (kind) {
    case FROM_ONE: snprintf(from, sizeof(from), "192.0.2.7"); break;
    case FROM_SITE: snprintf(from, sizeof(from), "2001:db8:0:1%02x::1", (unsigned)n % 256); break;
    case FROM_48:
        snprintf(from, sizeof(from), "2001:db8:%x:%x::1", which, (unsigned)n % 256 * 257);
        break;
    case FROM_32: snprintf(from, sizeof(from), "2001:db8:%x::1", (unsigned)n); break;
    case FROM_24: snprintf(from, sizeof(from), "192.0.%d.%d", which, n % 250); break;
    case FROM_16: snprintf(from, sizeof(from), "10.%d.%d.%d", which, n / 250, n % 250); break;
    }
    return from;
}

/* Lets this many strangers try to come in, slowly enough for every rate. Returns how many are in.
 */
static int flood(enum whence kind, int which, int tries)
{
    int before = taken;
    for (int i = 0; i < tries; i++) {
        stay("%s", whence(kind, which, i));
        clock_virtual_advance(&clock_v, 200);
    }
    return taken - before;
}

/* 27 /64s of one /48 must not take all 256 places of strangers. */
static void one_network(enum whence kind)
{
    begin_default();
    for (int n = 0; n < 10; n++) /* of each, as many as one address may have */
        flood(kind, 2, 27);
    CU_ASSERT_EQUAL(taken, 32);
    CU_ASSERT_EQUAL(stay("%s", whence(kind, 2, 99)), ADMIT_ADDRESS_FULL);
    CU_ASSERT_EQUAL(VISIT("2001:db9:1::1"), ADMIT_YES);
    CU_ASSERT_EQUAL(VISIT("203.0.113.9"), ADMIT_YES);
    /* The same after the login, as guests are not strangers. */
    for (int round = 0, before = 0; round < 40; round++) {
        for (int i = before; i < taken; i++)
            admit_known(admit, &inside[i]);
        before = taken;
        for (int n = 0; n < 32; n++) {
            stay("%s", whence(kind, 2, (round * 32 + n) % 200));
            clock_virtual_advance(&clock_v, 200);
        }
    }
    CU_ASSERT_EQUAL(taken, 250);
    CU_ASSERT_EQUAL(VISIT("203.0.113.9"), ADMIT_YES);
    leave(taken);
    CU_ASSERT_EQUAL(admit_count(admit), 0);
}

TEST(test_one_network, "one network")
{
    one_network(FROM_48);
    one_network(FROM_24);
}

/* A /56 has what two addresses have; a /32 and an IPv4 /16 what two networks have. */
TEST(test_other_networks, "a /56, a /32, an IPv4 /16")
{
    begin_default();
    CU_ASSERT_EQUAL(flood(FROM_SITE, 0, 100), 20);
    CU_ASSERT_EQUAL(stay("2001:db8:0:1ff::1"), ADMIT_ADDRESS_FULL);
    CU_ASSERT_EQUAL(VISIT("2001:db8:0:200::1"), ADMIT_YES);
    leave(taken);
    CU_ASSERT_EQUAL(flood(FROM_32, 0, 1000), 64);
    CU_ASSERT_EQUAL(VISIT("2001:db9::1"), ADMIT_YES);
    leave(taken);
    CU_ASSERT_EQUAL(flood(FROM_16, 1, 1000), 64);
    CU_ASSERT_EQUAL(VISIT("10.2.0.1"), ADMIT_YES);
    leave(taken);
}

/* New connections a second of one network leave some for others. */
TEST(test_network_rates, "rates of a network")
{
    int in = 0;

    begin_default();
    for (int i = 0; i < 1000; i++)
        in += VISIT("2001:db8:0:%x::1", (unsigned)i % 256 * 256) == ADMIT_YES;
    CU_ASSERT_EQUAL(in, 50); /* a burst of twice the rate */
    CU_ASSERT_EQUAL(VISIT("2001:db8::1"), ADMIT_RATE);
    CU_ASSERT_EQUAL(stay("203.0.113.9"), ADMIT_YES);
    clock_virtual_advance(&clock_v, 1000);
    for (in = 0; in < 100 && VISIT("2001:db8::1") == ADMIT_YES;)
        in++;
    CU_ASSERT_EQUAL(in, 20); /* the burst of its address */
}

/* A limit of one address that is larger than that of a network holds for the network, too. */
TEST(test_network_at_least, "a network has what an address has")
{
    static const char lines[] = "max-unauthenticated-per-address 100\nmax-per-address 300\n";

    begin_default();
    limits_put(lines);
    CU_ASSERT_EQUAL(flood(FROM_ONE, 0, 200), 100);
    leave(taken);
}

/* Enough networks fill whatever strangers may have. People who logged in before still come in, even
 * if their neighbours have used up their network. */
TEST(test_reserve, "places for those known")
{
    struct network kate = address("198.51.100.7"), near = address("10.1.0.251");

    begin_default();
    admit_remember(admit, &kate, 0);
    admit_remember(admit, &near, ADMIT_REMEMBER_MS - 3600000);
    CU_ASSERT_EQUAL(flood(FROM_16, 1, 300), 64);
    CU_ASSERT_EQUAL(stay("10.1.0.250"), ADMIT_ADDRESS_FULL);
    CU_ASSERT_EQUAL(stay("10.1.0.251"), ADMIT_YES);
    CU_ASSERT_TRUE(inside[taken - 1].reserved);
    leave(1);
    for (int i = 2; i < 8; i++)
        flood(FROM_16, i, 300);
    CU_ASSERT_EQUAL(taken, 192); /* a quarter of 256 is kept */
    CU_ASSERT_EQUAL(stay("203.0.113.9"), ADMIT_FULL);
    CU_ASSERT_EQUAL(stay("198.51.100.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("198.51.100.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("198.51.100.7"), ADMIT_FULL); /* two at a time */
    admit_known(admit, &inside[taken - 2]);            /* logged in */
    CU_ASSERT_EQUAL(stay("198.51.100.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("198.51.100.8"), ADMIT_FULL); /* a neighbour is not known */
    leave(3);
    /* It is forgotten after 90 days. */
    clock_virtual_advance(&clock_v, ADMIT_REMEMBER_MS + 1);
    CU_ASSERT_EQUAL(stay("198.51.100.7"), ADMIT_FULL);
    leave(taken);
}

/* New connections a second: known subscribers still get theirs when strangers have used up their
 * share. */
TEST(test_reserve_rate, "new connections for those known")
{
    struct network kate = address("2001:db8:5:6::7");
    int in = 0;

    begin_default();
    admit_remember(admit, &kate, 0);
    for (int i = 0; i < 2000; i++)
        in += VISIT("10.%d.%d.1", i % 200, i / 200) == ADMIT_YES;
    CU_ASSERT_EQUAL(in, 150); /* of a burst of 200 */
    CU_ASSERT_EQUAL(stay("203.0.113.9"), ADMIT_RATE);
    CU_ASSERT_EQUAL(VISIT("2001:db8:5:6:7::8"), ADMIT_YES);
}

/* Somebody with an account and a whole network is remembered. The network gets four kept places and
 * pushes out nobody else. */
TEST(test_reserve_attacked, "an attacker who is known")
{
    struct network kate = address("198.51.100.7");
    int in = 0;
    char from[64];

    begin_default();
    admit_remember(admit, &kate, 3600000);
    for (int i = 0; i < 65536; i++) {
        snprintf(from, sizeof(from), "2001:db8:0:%x::1", (unsigned)i);
        struct network own = address(from);
        admit_remember(admit, &own, 0);
        clock_virtual_advance(&clock_v, 1);
    }
    for (int i = 1; i < 8; i++)
        flood(FROM_16, i, 300);
    CU_ASSERT_EQUAL(taken, 192);
    for (int i = 0; i < 65536; i += 64) {
        in += stay("2001:db8:0:%x::1", (unsigned)i + 63) == ADMIT_YES;
        clock_virtual_advance(&clock_v, 100);
    }
    for (unsigned i = 65530; i < 65536; i++)
        for (int n = 0; n < 5; n++)
            in += stay("2001:db8:0:%x::1", i) == ADMIT_YES;
    CU_ASSERT_EQUAL(in, 4);
    CU_ASSERT_EQUAL(VISIT("198.51.100.7"), ADMIT_YES);
    leave(taken);
}

/* What the room tells the door about stored logins. */
TEST(test_remember_lines, "subscribers known from the store")
{
    static const char lines[] = "198.51.100.7\t1799999990000\n"
                                "2001:db8:5:6::/64\t1799999990000\n"
                                "not an address\t5\n"
                                "198.51.100.8\t1700000000000\n"  /* years ago */
                                "198.51.100.9\t1900000000000\n"; /* to come */
    static const char none_for_others[] = "reserve-for-known 90\nmax-unauthenticated 1\n"
                                          "max-connections 10\n";

    begin_default();
    limits_put(none_for_others);
    admit_remember_lines(admit, lines, strlen(lines));
    CU_ASSERT_EQUAL(stay("203.0.113.9"), ADMIT_YES); /* the only place */
    limits_put("max-unauthenticated 10\n");
    CU_ASSERT_EQUAL(stay("203.0.113.10"), ADMIT_FULL);
    CU_ASSERT_EQUAL(VISIT("198.51.100.7"), ADMIT_YES);
    CU_ASSERT_EQUAL(VISIT("2001:db8:5:6::7"), ADMIT_YES);
    CU_ASSERT_EQUAL(stay("198.51.100.8"), ADMIT_FULL);
    CU_ASSERT_EQUAL(VISIT("198.51.100.9"), ADMIT_YES);
}

TEST(test_bans, "bans")
{
    static const char lines[] = "192.0.2.0/24\t1800000060000\tspam in the lobby\n"
                                "2001:db8::/32\t0\t\n"
                                "not a network\t0\tx\n"
                                "198.51.100.1\t1\tover long ago\n";
    struct network v4 = address("192.0.2.200"), v6 = address("2001:db8::5"),
                   old = address("198.51.100.1"), other = address("203.0.113.9");
    BUF_LOCAL out = {0};

    admit_bans_set(admit, lines, strlen(lines));
    CU_ASSERT_TRUE(admit_banned(admit, &v4, &out));
    CU_ASSERT_STRING_EQUAL(buf_text(&out),
                           "Your address is banned until 2027-01-15 08:01 UTC. The reason: spam in "
                           "the lobby\n"
                           "Tu dirección tiene prohibida la entrada hasta el 2027-01-15 08:01 UTC. "
                           "Motivo: spam in the lobby\n");
    buf_clear(&out);
    CU_ASSERT_TRUE(admit_banned(admit, &v6, &out));
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "Your address is banned.\n"
                                           "Tu dirección tiene prohibida la entrada.\n");
    CU_ASSERT_FALSE(admit_banned(admit, &old, &out));
    CU_ASSERT_FALSE(admit_banned(admit, &other, &out));
    CU_ASSERT_EQUAL(stay("192.0.2.200"), ADMIT_BANNED);
    CU_ASSERT_TRUE(inside[taken].inside);
    admit_leave(admit, &inside[taken]);
    clock_virtual_advance(&clock_v, 60000);
    CU_ASSERT_FALSE(admit_banned(admit, &v4, &out));
    CU_ASSERT_EQUAL(VISIT("192.0.2.200"), ADMIT_YES);
    /* Whatever the list says, an IPv6 network holds no IPv4 address. */
    static const char around[] = "::/64\t0\t\n::/0\t0\t\n::fffe:0:0/95\t0\t\n";
    admit_bans_set(admit, around, sizeof(around) - 1);
    CU_ASSERT_FALSE(admit_banned(admit, &v4, &out));
    CU_ASSERT_TRUE(admit_banned(admit, &v6, &out));
    buf_clear(&out);
    admit_bans_set(admit, "", 0);
    CU_ASSERT_FALSE(admit_banned(admit, &v6, &out));
}

/* A burst, then the rate. A flood of a minute is cut off; a pause is forgiven. */
TEST(test_lines, "lines of one connection")
{
    struct admit_input input = {0};
    int lines = 0;

    while (admit_input_line(admit, &input) == ADMIT_INPUT_YES)
        lines++;
    CU_ASSERT_EQUAL(lines, 20);
    CU_ASSERT_EQUAL(admit_input_look(admit, &input), ADMIT_INPUT_SLOW);
    clock_virtual_advance(&clock_v, 1000);
    for (lines = 0; admit_input_line(admit, &input) == ADMIT_INPUT_YES;)
        lines++;
    CU_ASSERT_EQUAL(lines, 8);
    clock_virtual_advance(&clock_v, 5000); /* forgiven */
    for (int i = 0; i < 20; i++)
        CU_ASSERT_EQUAL(admit_input_line(admit, &input), ADMIT_INPUT_YES);
    for (int ms = 0; ms < ADMIT_FLOOD_MS; ms += 100) {
        while (admit_input_line(admit, &input) == ADMIT_INPUT_YES)
            continue;
        CU_ASSERT_EQUAL(admit_input_look(admit, &input), ADMIT_INPUT_SLOW);
        clock_virtual_advance(&clock_v, 100);
    }
    while (admit_input_line(admit, &input) == ADMIT_INPUT_YES)
        continue;
    CU_ASSERT_EQUAL(admit_input_look(admit, &input), ADMIT_INPUT_CUT);
}

TEST(test_bytes, "bytes of one connection")
{
    struct admit_input input = {0};

    CU_ASSERT_EQUAL(admit_input_bytes(admit, &input, 10 * ADMIT_BYTES_A_LINE), ADMIT_INPUT_YES);
    CU_ASSERT_EQUAL(admit_input_bytes(admit, &input, 10 * ADMIT_BYTES_A_LINE), ADMIT_INPUT_SLOW);
    /* Huge amounts make a bounded debt. */
    CU_ASSERT_EQUAL(admit_input_bytes(admit, &input, SIZE_MAX), ADMIT_INPUT_SLOW);
    clock_virtual_advance(&clock_v, 4 * 20 * 1000 / 8 + 1000);
    CU_ASSERT_EQUAL(admit_input_look(admit, &input), ADMIT_INPUT_YES);
    /* Single bytes are paid for, too. */
    clock_virtual_advance(&clock_v, 60000);
    for (int i = 0; i < 20 * ADMIT_BYTES_A_LINE; i++)
        admit_input_bytes(admit, &input, 1);
    CU_ASSERT_EQUAL(admit_input_look(admit, &input), ADMIT_INPUT_SLOW);
}

TEST(test_output, "unread output")
{
    struct admit_output output = {0};

    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 65536), ADMIT_OUTPUT_YES);
    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 65537), ADMIT_OUTPUT_YES);
    clock_virtual_advance(&clock_v, ADMIT_SOFT_MS / 2 - 1);
    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 65537), ADMIT_OUTPUT_YES);
    clock_virtual_advance(&clock_v, ADMIT_SOFT_MS / 2);
    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 65537), ADMIT_OUTPUT_SLOW); /* once */
    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 65537), ADMIT_OUTPUT_YES);
    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 100), ADMIT_OUTPUT_YES); /* it read again */
    clock_virtual_advance(&clock_v, 10);
    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 65537), ADMIT_OUTPUT_YES);
    clock_virtual_advance(&clock_v, ADMIT_SOFT_MS);
    CU_ASSERT_EQUAL(admit_output_look(admit, &output, 65537), ADMIT_OUTPUT_CUT);
    CU_ASSERT_EQUAL(admit_output_look(admit, &(struct admit_output){0}, 256 * 1024 + 1),
                    ADMIT_OUTPUT_CUT);
}
