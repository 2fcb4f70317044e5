/*
 * Arithmetic of doc/rules/ranking.md where games at tables do not reach (test-table-rank has the
 * rest), and addresses.
 */

#include "cutap.h"
#include "ranking.h"

static struct ranking_game game;
static struct ranking_share share[GAME_SEATS_MAX + 1];

/* A game of `players` that seat 1 wins, placed in order of seats. */
static void plain(int players, int64_t bet)
{
    memset(&game, 0, sizeof(game));
    game.players = players;
    game.bet = bet;
    for (int s = 1; s <= players; s++) {
        game.seat[s].account = 100 + s;
        game.seat[s].place = s;
    }
    game.seat[1].won = true;
}

static int64_t chips_in_all(void)
{
    int64_t sum = 0;
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        sum += share[s].chips;
    return sum;
}

SUITE("settlement", NULL, NULL);

TEST(palace_leaver_is_the_last, "RK-D4 in Palace a leaver is the last")
{
    plain(3, 0);
    game.only_last_loses = true;
    game.seat[3].left = true;
    ranking_settle(&game, share);
    CU_ASSERT_EQUAL(share[2].xp, 0);
    CU_ASSERT_EQUAL(share[3].xp, 0);
    CU_ASSERT_EQUAL(share[3].outcome, -1);
}

TEST(more_than_half, "RK-D6 more than half must say penalize")
{
    CU_ASSERT_FALSE(ranking_penalized(0, 0));
    CU_ASSERT_TRUE(ranking_penalized(1, 1));
    CU_ASSERT_FALSE(ranking_penalized(1, 0));
    CU_ASSERT_FALSE(ranking_penalized(2, 1));
    CU_ASSERT_TRUE(ranking_penalized(2, 2));
    CU_ASSERT_TRUE(ranking_penalized(3, 2));
    CU_ASSERT_FALSE(ranking_penalized(4, 2));
}

/* Whoever the rules call the winner has left too: nobody gets anything. */
TEST(nobody_stayed, "RK-D8 nobody stayed: no share, no XP")
{
    plain(2, 50);
    game.seat[1].left = game.seat[2].left = true;
    ranking_settle(&game, share);
    for (int s = 1; s <= 2; s++)
        CU_ASSERT(share[s].outcome == -1 && share[s].xp == 0 && share[s].chips == 0);
}

TEST(chips_are_conserved, "RK-D13 shares add up to the pot")
{
    for (int players = 2; players <= 8; players++)
        for (unsigned winners = 1; winners < 1u << players; winners++)
            for (int bet = 0; bet < 4; bet++) {
                plain(players, bet);
                game.tie = (winners & (winners - 1)) != 0;
                for (int s = 1; s <= players; s++)
                    game.seat[s].won = winners >> (s - 1) & 1;
                ranking_settle(&game, share);
                CU_ASSERT_EQUAL_FATAL(chips_in_all(), bet * players);
            }
}

SUITE("addresses", NULL, NULL);

TEST(addresses, "RK-R4 RK-D2 IPv4 whole, IPv6 by its /64")
{
    CU_ASSERT_TRUE(ranking_same_address("192.0.2.7", "192.0.2.7", NULL));
    CU_ASSERT_FALSE(ranking_same_address("192.0.2.7", "192.0.2.8", NULL));
    CU_ASSERT_TRUE(ranking_same_address("192.0.2.7", "::ffff:192.0.2.7", NULL));
    CU_ASSERT_TRUE(ranking_same_address("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", NULL));
    CU_ASSERT_FALSE(ranking_same_address("2001:db8:1:2::1", "2001:db8:1:3::1", NULL));
    CU_ASSERT_TRUE(ranking_same_address("fe80::1%eth0", "fe80::2%eth1", NULL));
    CU_ASSERT_FALSE(ranking_same_address("192.0.2.7", "2001:db8::1", NULL));
    CU_ASSERT_FALSE(ranking_same_address("", "", NULL));
    CU_ASSERT_TRUE(ranking_same_address("local", "local", NULL));
    CU_ASSERT_FALSE(ranking_same_address("local", "192.0.2.7", NULL));
}

TEST(loopback_and_exemptions, "RK-D2 loopback counts unless exempted")
{
    CU_ASSERT_TRUE(ranking_same_address("127.0.0.1", "127.0.0.1", NULL));
    CU_ASSERT_TRUE(ranking_same_address("127.0.0.1", "127.0.0.1", ""));
    CU_ASSERT_FALSE(ranking_same_address("127.0.0.1", "127.0.0.1", "127.0.0.0/8 ::1"));
    CU_ASSERT_FALSE(ranking_same_address("::1", "::1", "127.0.0.0/8 ::1"));
    CU_ASSERT_FALSE(ranking_same_address("10.1.2.3", "10.1.2.3", "::/0 10.1.0.0/16"));
    CU_ASSERT_TRUE(ranking_same_address("10.1.2.3", "10.1.2.3", "::/0"));
    CU_ASSERT_FALSE(ranking_same_address("10.1.2.3", "::ffff:10.1.2.3", "10.1.2.0/23"));
    CU_ASSERT_TRUE(ranking_same_address("10.1.4.3", "10.1.4.3", "10.1.2.0/23"));
    CU_ASSERT_FALSE(ranking_same_address("10.1.4.3", "10.1.4.3", "nonsense 0.0.0.0/0"));
    CU_ASSERT_TRUE(ranking_same_address("10.1.4.3", "10.1.4.3", "10.1.4.3/99 /8"));
    CU_ASSERT_TRUE(ranking_same_address("10.1.4.3", "10.1.4.3", "10.1.4.3/-1 "));
    /* One of them is enough. */
    CU_ASSERT_FALSE(
        ranking_same_address("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::1/128"));
    CU_ASSERT_FALSE(
        ranking_same_address("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::2/128"));
    /* A text that is too long for an address is not an address. */
    CU_ASSERT_FALSE(ranking_same_address(
        "192.0.2.7", "1111:1111:1111:1111:1111:1111:1111:1111:1111:1111:1111", NULL));
}
