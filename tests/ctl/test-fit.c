/*
 * cardroomctl ratings fit: which results count, and how well the ratings foretell them.
 */
#include <math.h>

#include "conf.h"
#include "cutap.h"
#include "fit.h"
#include "game.h"
#include "local_acts.h"
#include "utf8.h"

#define HOUR INT64_C(3600000)

/* A ranked game of Switch between these accounts, who finish in this order. */
static struct store_game result(int64_t id, int n, const int64_t *accounts)
{
    struct store_game row = {.id = id,
                             .game = "switch",
                             .competitive = true,
                             .state = STORE_GAME_FINISHED,
                             .ended_ms = id * HOUR,
                             .nseats = (uint8_t)n};
    for (int s = 0; s < n; s++) {
        row.seat[s].account = accounts[s];
        row.seat[s].kind = STORE_SEAT_ACCOUNT;
        row.seat[s].place = (uint8_t)(s + 1);
        row.seat[s].outcome = s == 0 ? 1 : -1;
    }
    return row;
}

static double loss_of(struct fit *fit, double beta, double tau)
{
    struct rating_params params = rating_params_default;
    params.beta = beta;
    params.tau = tau;
    return fit_loss(fit, &params, NULL);
}

SUITE("fit", NULL, NULL);

TEST(only_rated_games_count, "RT-D2 RT-D5: only rated games count")
{
    const int64_t four[] = {1, 2, 3, 4};
    struct fit fit = {.board = "switch"};
    struct store_game good = result(1, 4, four), row;
    row = good, row.competitive = false;
    fit_add(&fit, &row);
    row = good, row.unrated = true;
    fit_add(&fit, &row);
    row = good, row.state = STORE_GAME_VOID;
    fit_add(&fit, &row);
    row = good, row.state = STORE_GAME_LIVE;
    fit_add(&fit, &row);
    row = good, row.seat[2].kind = STORE_SEAT_BOT;
    fit_add(&fit, &row);
    row = good, row.seat[2].kind = STORE_SEAT_GUEST;
    fit_add(&fit, &row);
    row = good, row.seat[0].outcome = 0;
    fit_add(&fit, &row);
    row = result(1, 3, four), row.seat[1].outcome = 1;
    fit_add(&fit, &row);
    row = good, utf8_copy("palace", row.game, sizeof(row.game));
    fit_add(&fit, &row);
    fit_add(&fit, &good);
    CU_ASSERT_EQUAL(fit_games(&fit), 1);
    fit_clear(&fit);
}

TEST(beginners_have_equal_chances, "beginners have equal chances")
{
    double equal;
    struct fit fit = {.board = "switch"};
    struct store_game row = result(1, 4, (const int64_t[]){1, 2, 3, 4});
    fit_add(&fit, &row);
    row = result(2, 4, (const int64_t[]){5, 6, 7, 8});
    row.seat[2].outcome = 1; /* a pair */
    fit_add(&fit, &row);
    CU_ASSERT_EQUAL(fit_games(&fit), 2);
    double loss = fit_loss(&fit, &rating_params_default, &equal);
    CU_ASSERT_DOUBLE_EQUAL(loss, (log(4) + log(2)) / 2, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(equal, loss, 1e-12);
    fit_clear(&fit);
}

/* The second game computed by hand, from what rating_settle says about the first. The rows come in
 * no particular order. */
TEST(results_are_taken_in_the_order_in_which_they_ended, "results in the order in which they ended")
{
    struct fit fit = {.board = "switch"};
    struct store_game later = result(2, 2, (const int64_t[]){1, 2});
    struct store_game row = result(1, 2, (const int64_t[]){2, 1});
    fit_add(&fit, &later);
    fit_add(&fit, &row);
    CU_ASSERT_EQUAL(fit_games(&fit), 2);
    struct rating_entrant entrant[] = {{1, 2, {RATING_MU0, RATING_SIGMA0}},
                                       {2, 1, {RATING_MU0, RATING_SIGMA0}}};
    struct rating_micro change[2];
    struct rating_seat seat[2];
    double chance[2];
    rating_settle(&rating_params_default, RATING_FIRST, entrant, 2, 1, change);
    for (int s = 0; s < 2; s++)
        seat[s] = (struct rating_seat){
            1, s, {(RATING_MU0 + change[s].mu) / 1e6, (RATING_SIGMA0 + change[s].sigma) / 1e6}};
    rating_chances(&rating_params_default, seat, 2, chance);
    CU_ASSERT_TRUE(chance[1] < 0.45);
    CU_ASSERT_DOUBLE_EQUAL(fit_loss(&fit, &rating_params_default, NULL),
                           (log(2) - log(chance[1])) / 2, 1e-12);
    fit_clear(&fit);
}

/* RT-D6: a hundred wins on one day teach hardly more than four, a hundred wins on as many days do.
 */
TEST(farming_teaches_little, "RT-D6: farming teaches little")
{
    double loss[2];
    for (int days = 0; days < 2; days++) {
        struct fit fit = {.board = "switch"};
        for (int64_t id = 1; id <= 100; id++) {
            struct store_game row = result(id, 2, (const int64_t[]){1, 2});
            row.ended_ms = days ? id * 25 * HOUR : id * 60000;
            fit_add(&fit, &row);
        }
        fit_games(&fit);
        loss[days] = fit_loss(&fit, &rating_params_default, NULL);
        fit_clear(&fit);
    }
    CU_ASSERT_TRUE(loss[1] < loss[0] / 2);
}

/* If the strong always win, a small beta is best; if nobody is stronger, a large one. */
TEST(beta_is_how_much_chance_there_is, "beta is how much chance there is")
{
    struct fit skill = {.board = "switch"}, luck = {.board = "switch"};
    uint32_t state = 1;
    for (int64_t id = 1; id <= 2000; id++) {
        state = state * 1664525 + 1013904223;
        int64_t a = 1 + (state >> 24) % 20;
        int64_t b = 1 + (a + (state >> 16) % 19) % 20;
        struct store_game row = result(id, 2, (const int64_t[]){a < b ? a : b, a < b ? b : a});
        fit_add(&skill, &row);
        row = result(id, 2, (const int64_t[]){a, b});
        fit_add(&luck, &row);
    }
    fit_games(&skill);
    fit_games(&luck);
    CU_ASSERT_TRUE(loss_of(&skill, 25.0 / 12, 0.1) < loss_of(&skill, 25.0 / 3, 0.1));
    CU_ASSERT_TRUE(loss_of(&skill, 25.0 / 3, 0.1) < log(2));
    CU_ASSERT_TRUE(loss_of(&luck, 25, 0) < loss_of(&luck, 25.0 / 3, 0));
    CU_ASSERT_TRUE(loss_of(&luck, 25, 0) < loss_of(&luck, 25, 1));
    fit_clear(&skill);
    fit_clear(&luck);
}

/* RT-D8: in Palace the places behind the winner teach as well. */
TEST(palace_counts_all_places, "RT-D8: Palace counts all places")
{
    double loss[2];
    for (int palace = 0; palace < 2; palace++) {
        struct fit fit = {.board = palace ? "palace" : "switch"};
        for (int64_t id = 1; id <= 3; id++) {
            struct store_game row = id < 3 ? result(id, 4, (const int64_t[]){1, 2, 3, 4})
                                           : result(id, 2, (const int64_t[]){3, 4});
            utf8_copy(palace ? "palace" : "switch", row.game, sizeof(row.game));
            fit_add(&fit, &row);
        }
        fit_games(&fit);
        loss[palace] = fit_loss(&fit, &rating_params_default, NULL);
        fit_clear(&fit);
    }
    CU_ASSERT_TRUE(loss[1] < loss[0]);
}

/* The words that the row takes and completes are the games of the registry. */
TEST(every_game_can_be_typed, "every game can be typed")
{
    char words[200] = "";
    size_t len = 0;
    const struct local_act *act = local_acts;
    for (int i = 0; game_registry[i]; i++)
        len += (size_t)utf8_printf(words + len, sizeof(words) - len, "%s%s", i > 0 ? "|" : "",
                                   game_registry[i]->id);
    while (strcmp(act->row.name, "ratings fit") != 0)
        act++;
    CU_ASSERT_STRING_EQUAL(act->row.args[0].words, words);
}

static int fit(const char *store, const char *game, struct buf *text)
{
    const struct conf conf = {.store = (char *)store};
    const struct local_call call = {.conf = &conf, .argument = game};
    ACT_ITEMS_LOCAL items = {0};
    return fit_run(&call, text, &items);
}

TEST(what_cannot_be_fitted, "a game or file that is not there")
{
    struct buf text = {0};
    CU_ASSERT_EQUAL(fit("memory", "poker", &text), STATUS_USAGE);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "no game \"poker\""));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "palace"));
    buf_free(&text);
    CU_ASSERT_EQUAL(fit("memory", "palace", &text), STATUS_AWAY);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "no file and no server"));
    buf_free(&text);
    CU_ASSERT_EQUAL(fit("sqlite:/nowhere/at-all.db", "palace", &text), STATUS_AWAY);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "/nowhere/at-all.db"));
    buf_free(&text);
}
