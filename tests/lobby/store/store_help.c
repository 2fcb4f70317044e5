/*
 * Calls of store.h that wait for their answer, for the store's tests.
 */
#include "store_help.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "account_granted.h"
#include "cutap.h"
#include "xalloc.h"

void started_take(void *arg, enum store_status status, int64_t number)
{
    struct answer *answer = arg;
    answer->number = number;
    answer_take(answer, status);
}

enum store_status account_make(struct store *s, int64_t id, const char *name, int64_t amount)
{
    struct answer answer = {0};
    account_granted(s, id, name, amount, answer_take, &answer);
    return answer_wait(s, &answer);
}

struct account_answer {
    struct answer answer;
    struct store_account *out;
};

static void account_take(void *arg, enum store_status status, const struct store_account *account)
{
    struct account_answer *answer = arg;
    if (status == STORE_OK)
        *answer->out = *account;
    answer_take(&answer->answer, status);
}

enum store_status account_read(struct store *s, int64_t id, struct store_account *out)
{
    struct account_answer answer = {.out = out};
    store_account_by_id(s, id, account_take, &answer);
    return answer_wait(s, &answer.answer);
}

int64_t chips_of(struct store *s, int64_t id)
{
    struct store_account account = {0};
    return account_read(s, id, &account) == STORE_OK ? account.chips : -1;
}

int64_t xp_of(struct store *s, int64_t id)
{
    struct store_account account = {0};
    return account_read(s, id, &account) == STORE_OK ? account.xp : INT64_MIN;
}

static struct store_entry entry(int64_t account, int64_t game, enum store_currency currency,
                                int64_t amount, const char *reason)
{
    struct store_entry made = {
        .account = account, .game = game, .currency = currency, .amount = amount};
    snprintf(made.reason, sizeof(made.reason), "%s", reason);
    return made;
}

struct store_entry chips(int64_t account, int64_t game, int64_t amount, const char *reason)
{
    return entry(account, game, STORE_CHIPS, amount, reason);
}

struct store_entry xp(int64_t account, int64_t game, int64_t amount, const char *reason)
{
    return entry(account, game, STORE_XP, amount, reason);
}

enum store_status post(struct store *s, const struct store_entry *entries, int count)
{
    struct answer answer = {0};
    store_post(s, entries, count, answer_take, &answer);
    return answer_wait(s, &answer);
}

struct store_game game_of(int64_t id, int64_t a, int64_t b, int64_t bet)
{
    struct store_game game = {.id = id,
                              .table = id + 1000000,
                              .game = "last-one",
                              .version = 1,
                              .competitive = true,
                              .bet = bet,
                              .seed = {1, 2, 3},
                              .options = "target 100",
                              .started_ms = 1000,
                              .nseats = 2};
    game.seat[0] = (struct store_seat){.account = a, .name = "Ann"};
    game.seat[1] = (struct store_seat){.account = b, .name = "Bob"};
    return game;
}

enum store_status game_begin(struct store *s, const struct store_game *game)
{
    int64_t bet = game->bet;
    const struct store_entry bets[] = {chips(game->seat[0].account, game->id, -bet, "bet"),
                                       chips(game->seat[1].account, game->id, -bet, "bet"),
                                       chips(ESCROW, game->id, 2 * bet, "bet")};
    struct answer answer = {0};
    store_game_start(s, game, NULL, bets, bet != 0 ? 3 : 0, started_take, &answer);
    return answer_wait(s, &answer);
}

enum store_status append(struct store *s, const struct store_append *what)
{
    struct answer answer = {0};
    store_game_append(s, what, answer_take, &answer);
    return answer_wait(s, &answer);
}

enum store_status event_append(struct store *s, int64_t game, int64_t epoch, int32_t seq,
                               int64_t command, const char *text)
{
    const struct store_event event = {.at_ms = seq, .command = command, .text = text};
    return append(
        s, &(struct store_append){
               .game = game, .epoch = epoch, .first_seq = seq, .nevents = 1, .events = &event});
}

enum store_status game_end(struct store *s, const struct store_game *game, int32_t seq, int winner,
                           int64_t at_ms)
{
    struct store_game final = *game;
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = at_ms;
    for (int i = 0; i < 2; i++) {
        final.seat[i].place = i == winner ? 1 : 2;
        final.seat[i].outcome = i == winner ? 1 : -1;
        final.seat[i].xp = i == winner ? 20 : -10;
        final.seat[i].chips = i == winner ? game->bet : -game->bet;
    }
    const int64_t won = game->seat[winner].account, lost = game->seat[!winner].account;
    const struct store_entry entries[] = {
        xp(won, game->id, 20, "win"), xp(lost, game->id, -10, "loss"),
        chips(ESCROW, game->id, -2 * game->bet, "pot"), chips(won, game->id, 2 * game->bet, "pot")};
    const struct store_event event = {.at_ms = at_ms, .text = "over"};
    return append(s, &(struct store_append){.game = game->id,
                                            .epoch = store_epoch(s),
                                            .first_seq = seq,
                                            .nevents = 1,
                                            .events = &event,
                                            .final = &final,
                                            .nentries = game->bet != 0 ? 4 : 2,
                                            .entries = entries});
}

static struct store_game friendly_of(int64_t id, int64_t a, int64_t b)
{
    struct store_game game = game_of(id, a, b, 0);
    game.competitive = false;
    if (a == 0)
        game.seat[0] = (struct store_seat){.account = id + 1, .kind = STORE_SEAT_GUEST};
    if (b == 0)
        game.seat[1] = (struct store_seat){.account = id + 2, .kind = STORE_SEAT_BOT};
    return game;
}

enum store_status friendly_begin(struct store *s, int64_t id, int64_t a, int64_t b, int events)
{
    const struct store_game game = friendly_of(id, a, b);
    enum store_status status = game_begin(s, &game);
    for (int i = 1; status == STORE_OK && i <= events; i++)
        status = event_append(s, id, store_epoch(s), i, 0, "a move of some length, as moves are");
    return status;
}

enum store_status friendly_end(struct store *s, int64_t id, int64_t a, int64_t b, int events,
                               int64_t at_ms)
{
    struct store_game final = friendly_of(id, a, b);
    const struct store_event event = {.at_ms = at_ms, .text = "over"};
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = at_ms;
    return append(s, &(struct store_append){.game = id,
                                            .epoch = store_epoch(s),
                                            .first_seq = events + 1,
                                            .nevents = 1,
                                            .events = &event,
                                            .final = &final});
}

void friendly_play(struct store *s, int64_t id, int64_t a, int64_t b, int events, int64_t at_ms)
{
    CU_ASSERT_EQUAL(friendly_begin(s, id, a, b, events), STORE_OK);
    CU_ASSERT_EQUAL(friendly_end(s, id, a, b, events, at_ms), STORE_OK);
}

struct pruned_answer {
    struct answer answer;
    struct store_pruned pruned;
};

static void pruned_take(void *arg, enum store_status status, const struct store_pruned *pruned)
{
    struct pruned_answer *answer = arg;
    answer->pruned = *pruned;
    answer_take(&answer->answer, status);
}

int prune_round(struct store *s, struct store_prune what, int *slices)
{
    int games = 0;
    for (*slices = 1;; ++*slices) {
        struct pruned_answer answer = {{0}};
        store_prune(s, &what, pruned_take, &answer);
        CU_ASSERT_EQUAL(answer_wait(s, &answer.answer), STORE_OK);
        games += answer.pruned.games;
        what.cursor = answer.pruned.cursor;
        if (!answer.pruned.more)
            return games;
    }
}

void game_read_game(void *arg, const struct store_game *game)
{
    struct game_read *read = arg;
    read->games++;
    read->game = *game;
    read->last_seq = 0;
    read->text[0] = '\0';
}

void game_read_event(void *arg, int32_t seq, const struct store_event *event)
{
    struct game_read *read = arg;
    size_t length = strlen(read->text);
    read->events++;
    read->in_order &= seq == ++read->last_seq;
    snprintf(read->text + length, sizeof(read->text) - length, "%s%s", length > 0 ? " " : "",
             event->text);
}

enum store_status game_get(struct store *s, int64_t id, struct game_read *out)
{
    *out = (struct game_read){.in_order = true};
    store_game_read(s, id, game_read_game, game_read_event, answer_take, out);
    return answer_wait(s, &out->answer);
}

enum store_status game_by_number(struct store *s, int64_t number, struct game_read *out)
{
    *out = (struct game_read){.in_order = true};
    store_game_numbered(s, number, game_read_game, game_read_event, answer_take, out);
    return answer_wait(s, &out->answer);
}

enum store_status games_open(struct store *s, struct game_read *out)
{
    *out = (struct game_read){.in_order = true};
    store_open_games(s, game_read_game, game_read_event, answer_take, out);
    return answer_wait(s, &out->answer);
}

struct sums_answer {
    struct answer answer;
    struct store_sums sums;
};

static void sums_take(void *arg, enum store_status status, void *result)
{
    const struct store_sums *sums = result;
    struct sums_answer *answer = arg;
    answer->sums = *sums;
    answer_take(&answer->answer, status);
}

struct store_sums sums_read(struct store *s)
{
    struct sums_answer answer = {0};
    store_sums(s, sums_take, &answer);
    answer_wait(s, &answer.answer);
    return answer.sums;
}

void sums_check(struct store *s)
{
    struct store_sums sums = sums_read(s);
    CU_ASSERT_EQUAL(sums.chips_players + sums.chips_escrow + sums.chips_mint, 0);
    CU_ASSERT_TRUE(sums.balances_match);
}
