/*
 * The deal of the day: days, seeds, scores, and the standing compared with one that counts (DD-D1,
 * DD-D2, DD-D5).
 */
#include <sodium.h>

#include "company.h"
#include "cutap.h"
#include "daily.h"
#include "rng.h"
#include "store.h"

SUITE("daily", NULL, NULL);

static void deal(const struct game_rules *rules, const uint8_t seed[DAILY_HASH],
                 struct game_setup *setup)
{
    game_setup_defaults(rules, DAILY_SEATS, setup);
    memcpy(setup->seed, seed, sizeof(setup->seed));
}

TEST(test_days, "days and dates")
{
    char date[DAILY_DATE_MAX];
    int32_t day = 0;
    CU_ASSERT(daily_date_read("2026-01-01", &day));
    CU_ASSERT_EQUAL(day, DAILY_FIRST);
    CU_ASSERT_EQUAL(daily_number(day), 1);
    CU_ASSERT_EQUAL(daily_day(daily_begin_ms(day)), day);
    CU_ASSERT_EQUAL(daily_day(daily_end_ms(day) - 1), day);
    CU_ASSERT_EQUAL(daily_day(daily_end_ms(day)), day + 1);
    CU_ASSERT_EQUAL(daily_last_ms(day) - daily_end_ms(day), 3600000);
    CU_ASSERT_EQUAL(daily_day(-1), -1);
    daily_date(day + 58, date);
    CU_ASSERT_STRING_EQUAL(date, "2026-02-28");
    daily_date(day + 59, date);
    CU_ASSERT_STRING_EQUAL(date, "2026-03-01");
    CU_ASSERT(daily_date_read("2028-02-29", &day));
}

TEST(test_no_dates, "no dates")
{
    static const char *const text[] = {"",           "today",      "2026-02-29", "2026-13-01",
                                       "2026-1-1",   "2026-00-10", "2026-01-32", "2026-01-01 ",
                                       "20260-1-01", "-026-01-01", "2026-01- 1", "0x26-01-01"};
    for (size_t i = 0; i < sizeof(text) / sizeof(*text); i++) {
        int32_t day = 0;
        CU_ASSERT_FALSE(daily_date_read(text[i], &day));
    }
}

/* DD-D1: in turn, and the same for everybody. */
TEST(test_games, "games in turn")
{
    static const char *const turn[] = {"last-one", "palace", "switch", "extreme-last-card"};
    for (int32_t day = DAILY_FIRST - 8; day < DAILY_FIRST + 8; day++) {
        struct game_setup setup;
        uint8_t seed[DAILY_HASH] = "a seed", state[GAME_STATE_MAX];
        struct game_events ev = {0};
        const struct game_rules *rules = daily_game(day);
        CU_ASSERT_STRING_EQUAL(rules->id, turn[(day - DAILY_FIRST + 8) % 4]);
        deal(rules, seed, &setup);
        rules->start(state, &setup, &ev);
    }
}

/* DD-D2. The figures are those of `printf 'cardroom daily 2026-11-21 000102...' | b2sum -l 256`. */
TEST(test_hashes, "commitment and seed")
{
    uint8_t secret[DAILY_HASH], hash[DAILY_HASH], other[DAILY_HASH];
    char hex[2 * DAILY_HASH + 1];
    int32_t day = 0;
    for (int i = 0; i < DAILY_HASH; i++)
        secret[i] = (uint8_t)i;
    daily_date_read("2026-11-21", &day);
    daily_commitment(day, secret, hash);
    sodium_bin2hex(hex, sizeof(hex), hash, sizeof(hash));
    CU_ASSERT_STRING_EQUAL(hex, "7e424ff5170d86cc9d6ff1ba973aeb90f5dc86aa546da37bb7da185da10408e0");
    daily_seed(day, secret, hash);
    sodium_bin2hex(hex, sizeof(hex), hash, sizeof(hash));
    CU_ASSERT_STRING_EQUAL(hex, "1e317cae585fb096634821729db48222d7a6c56d41de64123c3ca88a98d6083f");
    daily_seed(day + 1, secret, other);
    CU_ASSERT(memcmp(hash, other, sizeof(hash)) != 0);
    secret[31] ^= 1;
    daily_seed(day, secret, other);
    CU_ASSERT(memcmp(hash, other, sizeof(hash)) != 0);
}

/* Plays a deal with automatic moves of the player. Returns how many turns the player had. */
static int play(const struct game_rules *rules, const struct game_setup *setup, uint8_t *state)
{
    static struct company company;
    static struct game_events ev;
    struct game_turn turn;
    struct game_move move;
    int seat, turns = 0;
    uint32_t serial = UINT32_MAX;
    rules->start(state, setup, &ev);
    for (uint32_t moves = 0; moves < 3000; moves++) {
        rules->turn(state, &turn);
        if (turn.over)
            break;
        seat = DAILY_SEAT;
        if (!company_next(&company, rules, state, setup->seats, DAILY_SEAT, setup->seed, moves,
                          &seat, &move)) {
            rules->auto_move(state, DAILY_SEAT, &move);
            turns += turn.serial != serial;
            serial = turn.serial;
        }
        ev.n = 0;
        CU_ASSERT_EQUAL_FATAL(rules->apply(state, seat, &move, &ev), GAME_OK);
    }
    return turns;
}

/* DD-D5: the place comes first, then the turns of a player who was first, or the cards of one
 * who was not. */
TEST(test_scores, "scores")
{
    int first = 0, later = 0;
    for (int32_t day = DAILY_FIRST; day < DAILY_FIRST + 40; day++) {
        _Alignas(max_align_t) uint8_t state[GAME_STATE_MAX];
        uint8_t seed[DAILY_HASH] = {(uint8_t)day};
        const struct game_rules *rules = daily_game(day);
        struct game_setup setup;
        struct game_result result;
        deal(rules, seed, &setup);
        int turns = play(rules, &setup, state);
        int score = daily_score(rules, state, DAILY_SEAT, turns);
        rules->result(state, &result);
        int place = result.place[DAILY_SEAT];
        CU_ASSERT_EQUAL(daily_score_place(score), place);
        CU_ASSERT(score >= 0 && score < DAILY_WORST);
        if (place == 1) {
            first++;
            CU_ASSERT_EQUAL(daily_score_rest(score), turns);
            CU_ASSERT(daily_score(rules, state, DAILY_SEAT, turns + 1) > score);
            CU_ASSERT_EQUAL(daily_score_place(daily_score(rules, state, DAILY_SEAT, 1 << 20)), 1);
        } else {
            later++;
            CU_ASSERT_EQUAL(daily_score(rules, state, DAILY_SEAT, turns + 1), score);
            /* in Palace others than the last are out of cards; Extreme Last Card may end in a fight
             * that somebody without cards loses */
            bool cards = daily_score_rest(score) > 0;
            CU_ASSERT(cards == (strcmp(rules->id, "palace") != 0 || place == setup.seats) ||
                      strcmp(rules->id, "extreme-last-card") == 0);
        }
    }
    CU_ASSERT(first > 0 && later > 0);
    CU_ASSERT_EQUAL(daily_score_place(DAILY_WORST), 0);
}

TEST(test_standing, "the standing and a count agree")
{
    enum { TRIES = 500 };
    static struct daily_standing standing;
    static const uint8_t seed[32] = "tries";
    int score[TRIES];
    struct rng rng;
    rng_seed(&rng, seed);
    for (int n = 0; n < TRIES; n++) {
        score[n] = rng_below(&rng, 20) == 0 ? DAILY_WORST : (int)rng_below(&rng, 300) * 27;
        daily_standing_add(&standing, score[n], 1);
        CU_ASSERT_EQUAL_FATAL(standing.tries, n + 1);
        for (int i = 0; i <= n; i += 1 + n / 20) {
            int better = 0, worse = 0, equal = 0;
            for (int k = 0; k <= n; k++) {
                better += score[k] < score[i];
                worse += score[k] > score[i];
                equal += score[k] == score[i] && k != i;
            }
            CU_ASSERT_EQUAL(daily_standing_better(&standing, score[i]), better);
            int share = daily_standing_share(&standing, score[i]);
            CU_ASSERT(n == 0 ? share == -1 : abs(share * n - 1000 * worse - 500 * equal) <= n);
            CU_ASSERT_EQUAL(daily_standing_at(&standing, better + 1), score[i]);
            CU_ASSERT_EQUAL(daily_standing_at(&standing, better + 1 + equal), score[i]);
        }
    }
    for (int n = 0; n < TRIES; n++)
        daily_standing_add(&standing, score[n], -1);
    static const struct daily_standing none;
    CU_ASSERT(memcmp(&standing, &none, sizeof(none)) == 0);
}

/* All are equal: everybody gets half of the most possible. */
TEST(test_equals, "equal tries")
{
    static struct daily_standing standing;
    for (int n = 0; n < 5; n++)
        daily_standing_add(&standing, 7, 1);
    CU_ASSERT_EQUAL(daily_standing_share(&standing, 7), 500);
    daily_standing_add(&standing, 6, 1);
    CU_ASSERT_EQUAL(daily_standing_share(&standing, 6), 1000);
    CU_ASSERT_EQUAL(daily_standing_share(&standing, 7), 400);
    daily_standing_add(&standing, DAILY_WORST, 1);
    CU_ASSERT_EQUAL(daily_standing_share(&standing, DAILY_WORST), 0);
}
