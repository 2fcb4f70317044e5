/*
 * See seasons.h. A season is closed in slices. Each is one write, and the next is made when the
 * store has it.
 *
 * After a crash the places are archived again from the first: the ratings at the end are known
 * (ratings.h), so the same rows are written. Entries that draw together are read, and only those
 * that are missing are written.
 */
#include "seasons.h"

#include <limits.h>
#include <stdlib.h>
#include <sys/param.h>

#include "leaderboard.h"
#include "log.h"
#include "season.h"
#include "xalloc.h"

/* LOOK: how many accounts are put in order in one step. EARLIEST: ratings exist since 2026. An
 * older entry was written while the clock was wrong, and the seasons since then must not be closed
 * one by one. */
enum { LOOK = 512, EARLIEST = 2026 * 4 };
/* By how much a clock that was ahead may have been set back. */
static const int64_t BACK_MS = INT64_C(86400000);

struct seasons {
    struct timer timer;
    int32_t season; /* the season that is being closed, or is closed next */
    bool archived;  /* its places are archived */
    bool read;      /* the entries of this season that the store has are known */
    bool running;
    /* Archiving: the board of this game, by its place in game_registry. */
    int game;
    struct ratings_final *final;
    int64_t before; /* how many of that board's places are in the store */
    /* Drawing together: where the next slice begins. */
    struct ratings_at at;
    struct store_rating entry[STORE_SEASON_SLICE]; /* on their way to the store */
    int nentries;
};

static void seasons_step(void *arg);

static void seasons_again(struct lobby *lobby, int64_t ms)
{
    timer_set(lobby->timers, &lobby->seasons->timer, ms, seasons_step, lobby);
}

/* Starts waiting for the end of a season. */
static void seasons_wait_for(struct lobby *lobby, int32_t season)
{
    struct seasons *v = lobby->seasons;
    v->season = season;
    v->archived = v->read = v->running = false;
    v->game = 0;
    v->before = 0;
    v->at = (struct ratings_at){0};
    ratings_season(leaderboard_ratings(lobby->boards), season_end_ms(v->season));
}

/* Called when the store has answered. Goes on at once, or tries again later if the store has
 * refused the write, for example because the disk is full. Returns whether it was stored. */
static bool seasons_stored(struct lobby *lobby, enum store_status status)
{
    bool good = status == STORE_OK;
    if (!good)
        log_error("season-refused", "season=%d status=%d", (int)lobby->seasons->season,
                  (int)status);
    seasons_again(lobby, good ? 0 : SEASONS_LOOK_MS);
    return good;
}

/* ---- The places ---- */

static void seasons_places_stored(void *arg, enum store_status status)
{
    struct lobby *lobby = arg;
    if (seasons_stored(lobby, status))
        lobby->seasons->before += STORE_SEASON_SLICE;
}

static void seasons_archived_stored(void *arg, enum store_status status)
{
    struct lobby *lobby = arg;
    if (seasons_stored(lobby, status))
        lobby->seasons->archived = true;
}

static void seasons_state_put(struct lobby *lobby, int state, store_done_cb *cb)
{
    const struct store_season row = {
        .id = lobby->seasons->season, .at_ms = clock_wall(lobby->deps.clock), .state = state};
    store_season_write(lobby->deps.store, &(struct store_season_write){.season = &row}, cb, lobby);
}

/* Writes the next places of the board over those that a room that died may have left there. If
 * somebody was banned or merged away since, others have moved up, and the board is shorter. False:
 * there are no more. */
static bool seasons_places_put(struct lobby *lobby)
{
    const struct seasons *v = lobby->seasons;
    struct rating_row row[STORE_SEASON_SLICE];
    struct store_season_place place[STORE_SEASON_SLICE];
    int64_t last = v->before + STORE_SEASON_SLICE - 1, size = ratings_final_size(v->final);
    int n = ratings_final_read(v->final, v->before, row, STORE_SEASON_SLICE), nplaces = 0;
    if (v->before > 0 && n == 0)
        return false;
    for (int i = 0; i < n; i++) {
        struct store_season_place *p = &place[nplaces];
        if (row[i].hidden)
            continue;
        *p = (struct store_season_place){.id = season_key(v->season, v->game, v->before + i),
                                         .account = row[i].account,
                                         .at_ms = season_end_ms(v->season),
                                         .season = v->season,
                                         .place = (int)row[i].rank,
                                         .players = (int)size,
                                         .rating = row[i].rating,
                                         .games = row[i].games};
        season_board(v->season, game_registry[v->game]->id, p->board, sizeof(p->board));
        nplaces++;
    }
    const struct store_season_write write = {
        .places = place,
        .nplaces = nplaces,
        .from = season_key(v->season, v->game, last + 1 < size ? last : SEASON_PLACES_MAX - 1),
        .to = season_key(v->season, v->game, v->before)};
    store_season_write(lobby->deps.store, &write, seasons_places_stored, lobby);
    return true;
}

static void seasons_archive(struct lobby *lobby)
{
    struct seasons *v = lobby->seasons;
    if (!game_registry[v->game]) {
        seasons_state_put(lobby, STORE_SEASON_ARCHIVED, seasons_archived_stored);
        return;
    }
    if (!v->final)
        v->final =
            ratings_final_new(leaderboard_ratings(lobby->boards), game_registry[v->game]->id);
    if (v->final && ratings_final_fill(v->final, LOOK)) {
        seasons_again(lobby, 0);
        return;
    }
    if (v->final && seasons_places_put(lobby))
        return;
    ratings_final_free(&v->final);
    v->before = 0;
    v->game++;
    seasons_again(lobby, 0);
}

/* ---- Drawing together ---- */

static void seasons_closed_stored(void *arg, enum store_status status)
{
    struct lobby *lobby = arg;
    if (!seasons_stored(lobby, status))
        return;
    char name[SEASON_NAME_MAX];
    season_name(lobby->seasons->season, name);
    log_info("season-closed", "season=%s", name);
    seasons_wait_for(lobby, lobby->seasons->season + 1);
}

static void seasons_entries_stored(void *arg, enum store_status status)
{
    struct lobby *lobby = arg;
    struct seasons *v = lobby->seasons;
    struct ratings *ratings = leaderboard_ratings(lobby->boards);
    if (!seasons_stored(lobby, status)) {
        ratings_refused(ratings, v->entry, v->nentries);
        v->at = (struct ratings_at){0};
        v->read = false; /* STORE_TAKEN: the store has entries that this room does not know */
        return;
    }
    for (int i = 0; i < v->nentries; i++)
        ratings_add(ratings, &v->entry[i], "");
}

static void seasons_draw(struct lobby *lobby)
{
    struct seasons *v = lobby->seasons;
    struct ratings *ratings = leaderboard_ratings(lobby->boards);
    bool more;
    v->nentries = ratings_draw(ratings, v->season, &v->at, v->entry, STORE_SEASON_SLICE, &more);
    if (v->nentries > 0) {
        ratings_ahead(ratings, v->entry, v->nentries);
        store_season_write(
            lobby->deps.store,
            &(struct store_season_write){.ratings = v->entry, .nratings = v->nentries},
            seasons_entries_stored, lobby);
    } else if (more) {
        seasons_again(lobby, 0);
    } else {
        seasons_state_put(lobby, STORE_SEASON_CLOSED, seasons_closed_stored);
    }
}

static void seasons_read_entry(void *arg, const struct store_rating_entry *entry)
{
    const struct lobby *lobby = arg;
    ratings_drawn(leaderboard_ratings(lobby->boards), &entry->rating);
}

static void seasons_read_done(void *arg, enum store_status status)
{
    struct lobby *lobby = arg;
    if (seasons_stored(lobby, status))
        lobby->seasons->read = true;
}

/* ---- The steps ---- */

static void seasons_look_later(struct lobby *lobby)
{
    int64_t left = season_end_ms(lobby->seasons->season) - clock_wall(lobby->deps.clock);
    seasons_again(lobby, left > 0 && left < SEASONS_LOOK_MS ? left : SEASONS_LOOK_MS);
}

static void seasons_step(void *arg)
{
    struct lobby *lobby = arg;
    struct seasons *v = lobby->seasons;
    if (!v->running &&
        (clock_wall(lobby->deps.clock) < season_end_ms(v->season) || !lobby_clock_sound(lobby))) {
        seasons_look_later(lobby);
        return;
    }
    if (!v->running && !ratings_any(leaderboard_ratings(lobby->boards))) {
        /* Nobody has a rating, so no season has ended. Begins again with the season that the clock,
         * which may only now be right, is in. */
        seasons_wait_for(lobby, season_of(clock_wall(lobby->deps.clock)));
        seasons_look_later(lobby);
        return;
    }
    v->running = true;
    if (!ratings_season_quiet(leaderboard_ratings(lobby->boards)) && !v->archived)
        seasons_again(lobby, SEASONS_WAIT_MS);
    else if (!v->archived)
        seasons_archive(lobby);
    else if (!v->read)
        store_ratings(lobby->deps.store,
                      &(struct store_rating_query){.season = v->season, .limit = INT_MAX},
                      seasons_read_entry, seasons_read_done, lobby);
    else
        seasons_draw(lobby);
}

/* ---- Loading ---- */

/* What is read at the start: which season is closed next, and the entries since its end. */
struct loading {
    int64_t now_ms;
    int32_t season; /* 0: not known yet */
    bool archived;
    struct store_rating_entry *late;
    size_t nlate, cap;
};

static void seasons_load_run(struct store *store, void *result)
{
    struct loading *l = result;
    const struct store_season *season;
    const struct store_rating_entry *entry;
    STORE_EACH_OF (season, store, STORE_RECORD_SEASON, 0, 1) {
        l->archived = season->state == STORE_SEASON_ARCHIVED;
        l->season = (int32_t)season->id + (l->archived ? 0 : 1);
    }
    const struct store_rating_query oldest = {.oldest = true, .limit = 1};
    if (l->season == 0)
        STORE_EACH (entry, ratings, store, &oldest)
            l->season = MAX(season_of(entry->at_ms), EARLIEST);
    if (l->season == 0)
        l->season = season_of(l->now_ms);
    /* The ledger is read from the newest entry back to the first that is too old. It is read back
     * to BACK_MS before the end, because a clock that was set back leaves older entries between
     * newer ones. */
    const int64_t end_ms = season_end_ms(l->season);
    const struct store_rating_query since = {.since_ms = end_ms - BACK_MS, .limit = INT_MAX};
    STORE_EACH (entry, ratings, store, &since)
        if (entry->at_ms >= end_ms) {
            XGROW(l->late, l->nlate, l->cap);
            l->late[l->nlate++] = *entry;
        }
}

static void seasons_load_drop(void *result)
{
    free(((struct loading *)result)->late);
}

static void seasons_loaded(void *arg, enum store_status status, void *result)
{
    struct load *load = arg;
    struct lobby *lobby = load->errand.lobby;
    const struct loading *l = result;
    if (status != STORE_OK)
        log_fatal("seasons-load", "status=%d", (int)status);
    lobby->seasons->season = l->season;
    lobby->seasons->archived = l->archived;
    for (size_t i = 0; i < l->nlate; i++)
        ratings_late(leaderboard_ratings(lobby->boards), &l->late[i]);
    load_end(load, status);
}

static void seasons_load(struct lobby *lobby)
{
    store_reads(lobby->deps.store, STORE_READS(struct loading, seasons_load_run, seasons_load_drop),
                &(struct loading){.now_ms = clock_wall(lobby->deps.clock)}, seasons_loaded,
                load_new(lobby, "seasons"));
}

static void seasons_begin(void *arg)
{
    struct lobby *lobby = arg;
    bool archived = lobby->seasons->archived;
    seasons_wait_for(lobby, lobby->seasons->season);
    lobby->seasons->archived = lobby->seasons->running = archived;
    seasons_again(lobby, 0);
}

static void seasons_end(struct lobby *lobby)
{
    ratings_final_free(&lobby->seasons->final);
}

const struct lobby_part seasons_part = {LOBBY_SLOT(seasons), .load = seasons_load,
                                        .begin = seasons_begin, .end = seasons_end};
