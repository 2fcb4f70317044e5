/*
 * See fit.h.
 */
#include "fit.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "conf.h"
#include "file.h"
#include "game.h"
#include "local_acts.h"
#include "maintain.h"
#include "repeats.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    FEW = 1000, /* so many games say something */
    BETAS = 8,
    TAUS = 5,
    LEFT = 100 /* added to the place of whoever left, which puts it after all others */
};

static const double betas[BETAS] = {25.0 / 12, 25.0 / 6, 25.0 / 4, 25.0 / 3,
                                    25.0 / 2,  50.0 / 3, 25,       100.0 / 3};
static const double taus[TAUS] = {0, 25.0 / 600, 25.0 / 300, 25.0 / 150, 25.0 / 75};

struct fit_game {
    int64_t id, ended_ms;
    int repeat; /* RT-D6 */
    enum rating_mode mode;
    int n;
    struct {
        uint32_t who;
        uint8_t place, team;
    } seat[STORE_SEATS_MAX];
};

void fit_clear(struct fit *fit)
{
    roll_clear(&fit->people);
    free(fit->game);
}

/* Whether the game counts (see fit_add). `winners` gets how many seats won it. */
static bool fit_counts(const struct fit *fit, const struct store_game *row, int *winners)
{
    *winners = 0;
    if (row->state != STORE_GAME_FINISHED || !row->competitive || row->unrated ||
        strcmp(row->game, fit->board) != 0)
        return false;
    for (int s = 0; s < row->nseats; s++) {
        *winners += row->seat[s].outcome == 1;
        if (row->seat[s].kind != STORE_SEAT_ACCOUNT)
            return false;
    }
    return *winners == 1 || (*winners == 2 && row->nseats == 4);
}

void fit_add(void *arg, const struct store_game *row)
{
    struct fit *fit = arg;
    const struct game_rules *rules = game_find(row->game);
    int winners;
    if (!rules || !fit_counts(fit, row, &winners))
        return;
    XGROW(fit->game, fit->ngame, fit->cap);
    struct fit_game *game = &fit->game[fit->ngame++];
    *game = (struct fit_game){
        .id = row->id,
        .ended_ms = row->ended_ms,
        .mode = rules->only_last_loses ? RATING_FULL : RATING_FIRST,
        .n = row->nseats,
    };
    for (int s = 0; s < row->nseats; s++) {
        const struct store_seat *seat = &row->seat[s];
        bool won = seat->outcome == 1;
        game->seat[s].who = roll_make(&fit->people, seat->account, seat->name);
        game->seat[s].team = (uint8_t)(winners == 2 ? won : s);
        if (game->mode == RATING_FIRST)
            game->seat[s].place = won ? 1 : 2;
        else /* RT-D4: whoever left ranks below everybody who stayed */
            game->seat[s].place = (uint8_t)(won ? 1 : 1 + seat->place + (seat->left ? LEFT : 0));
    }
}

static int fit_compare_games(const void *a, const void *b)
{
    const struct fit_game *x = a;
    const struct fit_game *y = b;
    int order = (x->ended_ms > y->ended_ms) - (x->ended_ms < y->ended_ms);
    return order ? order : (x->id > y->id) - (x->id < y->id);
}

int64_t fit_games(struct fit *fit)
{
    struct repeats repeats = {0};
    if (fit->ngame > 0)
        qsort(fit->game, fit->ngame, sizeof(*fit->game), fit_compare_games);
    for (size_t g = 0; g < fit->ngame; g++) {
        struct fit_game *game = &fit->game[g];
        int64_t who[STORE_SEATS_MAX];
        for (int s = 0; s < game->n; s++)
            who[s] = game->seat[s].who;
        uint64_t set = repeats_hash(who, game->n);
        game->repeat = 1 + repeats_count(&repeats, set, game->ended_ms);
        repeats_add(&repeats, set, game->id, game->ended_ms);
    }
    repeats_clear(&repeats);
    return (int64_t)fit->ngame;
}

/* Rates one game. Returns -ln of the chance that its winner had. Adds to `equal` what that would be
 * if all teams had the same chance. */
static double fit_play(const struct fit_game *game, const struct rating_params *params,
                       struct rating_micro *rating, double *equal)
{
    struct rating_entrant entrant[STORE_SEATS_MAX];
    struct rating_seat seat[STORE_SEATS_MAX] = {0};
    struct rating_micro change[STORE_SEATS_MAX];
    double chance[STORE_SEATS_MAX];
    int first = 0;
    for (int s = 0; s < game->n; s++) {
        struct rating_micro before = rating[game->seat[s].who];
        entrant[s] = (struct rating_entrant){game->seat[s].place, game->seat[s].team, before};
        seat[s].team = game->seat[s].team;
        seat[s].before.mu = (double)before.mu / 1e6;
        seat[s].before.sigma = (double)before.sigma / 1e6;
        if (game->seat[s].place == 1)
            first = s;
    }
    int teams = game->n == 4 && seat[0].team + seat[1].team + seat[2].team + seat[3].team == 2
                    ? 2
                    : game->n;
    *equal += log(teams);
    rating_chances(params, seat, game->n, chance);
    rating_settle(params, game->mode, entrant, game->n, game->repeat, change);
    for (int s = 0; s < game->n; s++) {
        rating[game->seat[s].who].mu += change[s].mu;
        rating[game->seat[s].who].sigma += change[s].sigma;
    }
    return -log(fmax(chance[first], 1e-300));
}

double fit_loss(const struct fit *fit, const struct rating_params *params, double *equal)
{
    FREED struct rating_micro *rating = xcalloc(fit->people.n, sizeof(*rating));
    double loss = 0, even = 0;
    for (uint32_t i = 0; i < fit->people.n; i++)
        rating[i] = (struct rating_micro){RATING_MU0, RATING_SIGMA0};
    for (size_t g = 0; g < fit->ngame; g++)
        loss += fit_play(&fit->game[g], params, rating, &even);
    if (equal)
        *equal = even / (double)fit->ngame;
    return loss / (double)fit->ngame;
}

/* ---- cardroomctl ratings fit ---- */

enum { FIGURE_ROOM = 32 };

static const char *fit_figure(char out[FIGURE_ROOM], double value)
{
    utf8_printf(out, FIGURE_ROOM, "%.6f", value);
    return out;
}

/* A number for act_items_add ("#%s"). */
#define FIGURE(value) fit_figure((char[FIGURE_ROOM]){0}, (value))

struct best {
    double loss, beta, tau;
};

static struct best fit_put_grid(const struct fit *fit, double used, struct buf *text,
                                struct act_items *items)
{
    struct best best = {used, rating_params_default.beta, rating_params_default.tau};
    buf_puts(text, "\n   beta   tau");
    for (int t = 0; t < TAUS; t++)
        buf_printf(text, " %7.4f", taus[t]);
    buf_puts(text, "\n");
    act_items_list(items, "points");
    for (int b = 0; b < BETAS; b++) {
        buf_printf(text, "%7.4f      ", betas[b]);
        for (int t = 0; t < TAUS; t++) {
            struct rating_params params = rating_params_default;
            params.beta = betas[b];
            params.tau = taus[t];
            double loss = fit_loss(fit, &params, NULL);
            if (loss < best.loss - 1e-9) /* a smaller difference may be a rounding error */
                best = (struct best){loss, betas[b], taus[t]};
            buf_printf(text, " %7.4f", loss);
            act_items_begin(items);
            act_items_add(items, "beta=#%s tau=#%s log_loss=#%s", FIGURE(betas[b]), FIGURE(taus[t]),
                          FIGURE(loss));
        }
        buf_puts(text, "\n");
    }
    act_items_list_end(items);
    return best;
}

static void fit_put(struct fit *fit, int64_t games, struct buf *text, struct act_items *items)
{
    double equal;
    double used = fit_loss(fit, &rating_params_default, &equal);
    buf_printf(text,
               "%s: results of %" PRId64 " ranked games, of %u people.\n"
               "The log-loss, from the chance that the formula gave each winner; the least is "
               "best:\n",
               fit->board, games, fit->people.n);
    act_items_begin(items);
    act_items_add(items, "game=%s games=%jd people=%d equal=#%s used=#%s", fit->board, games,
                  fit->people.n, FIGURE(equal), FIGURE(used));
    struct best best = fit_put_grid(fit, used, text, items);
    act_items_add(items, "beta=#%s tau=#%s least=#%s", FIGURE(best.beta), FIGURE(best.tau),
                  FIGURE(best.loss));
    buf_printf(text,
               "\nEqual chances: %.4f. In use, beta %.4f and tau %.4f: %.4f.\n"
               "Least, beta %.4f and tau %.4f: %.4f.\n",
               equal, rating_params_default.beta, rating_params_default.tau, used, best.beta,
               best.tau, best.loss);
    if (games < FEW)
        buf_printf(text, "Fewer than %d games say little.\n", FEW);
    buf_puts(text, "Nothing was changed.\n");
}

int fit_run(const struct local_call *call, struct buf *text, struct act_items *items)
{
    const char *name = call->argument;
    const struct game_rules *rules = game_find(name);
    if (!rules) {
        buf_printf(text, "There is no game \"%s\". The games are", name);
        for (int i = 0; game_registry[i]; i++)
            buf_printf(text, "%s %s", i > 0 ? "," : "", game_registry[i]->id);
        buf_puts(text, ".\n");
        return STATUS_USAGE;
    }
    int status;
    STORE_FILE_LOCAL *file = maintain_open(call->conf->store, text, &status);
    if (!file)
        return status;
    const char *path = store_file_name(file);
    struct store_file_summary summary;
    if (!store_file_summary(file, &summary))
        return local_refuse(text, "%s is damaged, or is not a database of cardroom.", path);
    if (summary.schema != summary.schema_known)
        return local_refuse(
            text, "%s has schema %d, and this program's is %d. See \"cardroomctl store status\".",
            path, summary.schema, summary.schema_known);
    struct fit fit = {.board = rules->id};
    store_file_games(file, fit_add, NULL, &fit);
    int64_t games = fit_games(&fit);
    if (!store_file_whole(file)) {
        buf_printf(text, "%s went away before everything was read. Type the command again.\n",
                   path);
        games = 0;
    } else if (games > 0)
        fit_put(&fit, games, text, items);
    else
        buf_printf(text, "No ranked game of %s has a result yet. There is nothing to fit.\n",
                   rules->id);
    fit_clear(&fit);
    return games > 0 ? 0 : STATUS_REFUSED;
}
