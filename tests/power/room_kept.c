/*
 * See room_kept.h.
 */
#include "room_kept.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "lobby_state.h"
#include "season.h"
#include "seasons.h"
#include "session_hooks.h"
#include "store_answer.h"
#include "store_wait.h"
#include "xalloc.h"

enum { ENTRIES_MAX = 64 };

/* So much of a lobby as the close of seasons needs. */
struct kept {
    struct lobby lobby;
};

struct found {
    struct answer answer;
    int rows;
    int64_t id; /* what is looked for, or was found */
};

static bool good(struct kept *kept, struct answer *answer)
{
    return answer_wait(kept->lobby.deps.store, answer) == STORE_OK;
}

static void on_loaded(void *lobby)
{
    ((struct lobby *)lobby)->loaded = true;
}

static const struct session_hooks hooks = {.loaded = on_loaded};

int64_t kept_start_ms(void)
{
    return season_end_ms(KEPT_SEASON) - KEPT_BEFORE_END_MS;
}

struct kept *kept_new(const struct clock *clock, struct store *store, struct leaderboard *boards)
{
    struct kept *kept = xcalloc(1, sizeof(*kept));
    kept->lobby.deps.clock = clock;
    kept->lobby.deps.store = store;
    kept->lobby.boards = boards;
    kept->lobby.timers = timers_new(clock);
    kept->lobby.seasons = xcalloc(1, seasons_part.size); /* its slot, see LOBBY_SLOT */
    kept->lobby.hooks = &hooks;
    seasons_part.load(&kept->lobby);
    while (!kept->lobby.loaded)
        store_wait(store);
    seasons_part.begin(&kept->lobby);
    return kept;
}

void kept_free(struct kept **kept)
{
    seasons_part.end(&(*kept)->lobby);
    free((*kept)->lobby.seasons);
    timers_free(&(*kept)->lobby.timers);
    free(*kept);
    *kept = NULL;
}

/* ---- Seasons ---- */

static void on_season(void *arg, const struct store_season *season)
{
    if (season->state == STORE_SEASON_CLOSED)
        ((struct found *)arg)->id = season->id;
}

bool kept_season(struct kept *kept)
{
    struct found season;
    for (int64_t next; (next = timers_run(kept->lobby.timers)) <= 0;)
        if (next < 0) /* a slice is on its way to the store */
            store_wait(kept->lobby.deps.store);
    return ANSWER_ROWS(kept->lobby.deps.store, &season, store_list, STORE_RECORD_SEASON, 1,
                       on_season) == STORE_OK &&
           season.id == KEPT_SEASON;
}

struct ledger {
    struct answer answer;
    int n;
    struct store_rating_entry entry[ENTRIES_MAX];
};

static void on_entry(void *arg, const struct store_rating_entry *entry)
{
    struct ledger *ledger = arg;
    if (ledger->n < ENTRIES_MAX)
        ledger->entry[ledger->n] = *entry;
    ledger->n++;
}

static int drawn(const struct ledger *ledger, const struct store_rating *rated)
{
    int n = 0;
    for (int i = 0; i < ledger->n; i++) {
        const struct store_rating *entry = &ledger->entry[i].rating;
        n += entry->season == KEPT_SEASON && entry->account == rated->account &&
             strcmp(entry->board, rated->board) == 0;
    }
    return n;
}

const char *kept_season_lacks(struct kept *kept)
{
    const struct store_rating_query all = {.limit = INT_MAX};
    struct store *store = kept->lobby.deps.store;
    struct found season;
    struct ledger ledger;
    if (ANSWER_ROWS(store, &season, store_list, STORE_RECORD_SEASON, 1, on_season) != STORE_OK ||
        ANSWER_ROWS(store, &ledger, store_ratings, &all, on_entry) != STORE_OK ||
        ledger.n > ENTRIES_MAX)
        return "its entries cannot be read";
    for (int i = 0; i < ledger.n; i++) {
        if (ledger.entry[i].at_ms >= season_end_ms(KEPT_SEASON))
            continue;
        if (season.id < KEPT_SEASON)
            return "it is not closed";
        if (drawn(&ledger, &ledger.entry[i].rating) != 1)
            return "a rating is not drawn together, or twice";
    }
    return NULL;
}

/* ---- Rows of other kinds ---- */

static void place_of(int64_t number, int64_t account, struct store_season_place *out)
{
    *out = (struct store_season_place){.id = number,
                                       .account = account,
                                       .at_ms = number,
                                       .season = SEASON_FIRST + number % 10000,
                                       .place = 1,
                                       .players = 1,
                                       .rating = 1300,
                                       .games = 15};
    season_board((int32_t)out->season, "switch", out->board, sizeof(out->board));
}

int kept_put(struct kept *kept, int64_t number, int64_t account)
{
    struct store *store = kept->lobby.deps.store;
    struct answer answer[3] = {{.done = false}};
    struct store_season_place place;
    const struct store_daily_day day = {
        .id = number, .at_ms = number, .secret = "00", .commitment = "ff"};
    const struct store_daily_try play = {
        .id = number, .account = account, .at_ms = number, .name = "player", .day = number};
    int full = 0;
    place_of(number, account, &place);
    store_put(store, STORE_RECORD_DAILY_DAY, &day, answer_take, &answer[0]);
    store_put(store, STORE_RECORD_DAILY_TRY, &play, answer_take, &answer[1]);
    store_season_write(store, &(struct store_season_write){.places = &place, .nplaces = 1},
                       answer_take, &answer[2]);
    for (int i = 0; i < 3; i++)
        full += !good(kept, &answer[i]);
    return full == 0 ? 0 : -1;
}

static void on_day(void *arg, const struct store_daily_day *day UNUSED)
{
    ((struct found *)arg)->rows++;
}

static void on_try(void *arg, const struct store_daily_try *play)
{
    ((struct found *)arg)->rows += play->account == ((struct found *)arg)->id;
}

static void on_place(void *arg, const struct store_season_place *place)
{
    ((struct found *)arg)->rows += place->account == ((struct found *)arg)->id;
}

const char *kept_lacks(struct kept *kept, int64_t number, int64_t account)
{
    static const char *const kinds[] = {"a deal of the day", "a try at it", "a place of a season"};
    struct store *store = kept->lobby.deps.store;
    struct found found[3] = {{.id = account}, {.id = account}, {.id = account}};
    struct store_season_place place;
    place_of(number, account, &place);
    store_list_with(store, STORE_RECORD_DAILY_DAY, id, number, 1, on_day, answer_take, &found[0]);
    store_list_with(store, STORE_RECORD_DAILY_TRY, day, number, 9, on_try, answer_take, &found[1]);
    store_list_named(store, STORE_RECORD_SEASON_PLACE, board, place.board, 9, on_place, answer_take,
                     &found[2]);
    const char *lacks = NULL;
    for (int i = 0; i < 3; i++) { /* all are waited for: the answers go to this frame */
        bool there = good(kept, &found[i].answer) && found[i].rows == 1;
        if (!there && !lacks)
            lacks = kinds[i];
    }
    return lacks;
}
