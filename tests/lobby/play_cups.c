/*
 * A cup that was played in the room: its record (cup_record.h), worked out again, and its games.
 */
#include <inttypes.h>
#include <stdio.h>

#include "cup_record.h"
#include "cups.h"
#include "play_private.h"

struct verifying {
    bool told;
    enum cups_recorded what;
    struct buf text;
};

static void on_record(void *arg, enum cups_recorded what, struct buf *text)
{
    struct verifying *v = arg;
    v->told = true;
    v->what = what;
    buf_move(&v->text, text);
}

static void on_fault(void *arg, int line, const char *why)
{
    printf("# cup %" PRId64 ", line %d of its record: %s\n", *(const int64_t *)arg, line, why);
}

int play_cup_faults(struct play *p, int64_t number, struct cup_checked *out)
{
    struct verifying v = {0};
    *out = (struct cup_checked){0};
    cups_record(p->lobby, number, on_record, &v);
    play_settle(p);
    int faults = -1;
    if (v.told && v.what == CUPS_RECORDED) {
        cup_check(buf_text(&v.text), v.text.len, on_fault, &number, out);
        faults = out->faults;
        if (faults > 0)
            fputs(buf_text(&v.text), stdout);
    }
    buf_free(&v.text);
    return faults;
}

void play_verified(struct play *p, char *rest)
{
    struct cup_checked checked;
    int64_t number = atoll(play_word(&rest));
    int faults = play_cup_faults(p, number, &checked);
    if (faults < 0)
        play_fail(p, "cup %lld has no record", (long long)number);
    else if (faults > 0)
        play_fail(p, "%d faults in the record of cup %lld", faults, (long long)number);
    cup_free(&checked.cup);
}

/* ---- Its games ---- */

struct counting {
    const struct cup *cup;
    int stored, counted, wrong;
};

/* A game of an arena may take longer than the 10 minutes of CU-D10. */
static void game_take(void *arg, const struct store_game *game)
{
    struct counting *counting = arg;
    const struct cup *cup = counting->cup;
    int at = cup_table_of(cup, game->cup.round, game->cup.table);
    const struct draw_table *t = at >= 0 ? &cup->table[at] : NULL;
    bool counts = t && t->state == DRAW_PLAYED,
         late = t && cup->words.form == CUP_ARENA && t->state == DRAW_OPEN,
         good = t && (late || counts == (game->state == STORE_GAME_FINISHED));
    counting->stored++;
    counting->counted += counts;
    if (counts)
        good = good && !game->closed /* CU-D15 */ && cup->game[at].game == game->number &&
               game->nseats == t->seats;
    for (int s = 0; counts && good && s < t->seats; s++)
        good = game->seat[s].account == cup->entrant[t->entrant[s]].account &&
               game->seat[s].place == t->place[s] && game->seat[s].cards == t->cards[s];
    if (!good)
        printf("# cup %" PRId64 ": game %" PRId64
               " of round %d, table %d: state %d, of the table %d, its game %" PRId64 "\n",
               cup->number, game->number, game->cup.round, game->cup.table, (int)game->state,
               t ? t->state : -1, t ? cup->game[at].game : -1);
    counting->wrong += !good;
}

static void games_done(void *arg, enum store_status status)
{
    ((struct counting *)arg)->wrong += status != STORE_OK;
}

int play_cup_games(struct play *p, const struct cup *cup, int *stored)
{
    struct counting counting = {.cup = cup};
    int played = 0;
    for (int i = 0; i < cup->tables; i++)
        played += cup->table[i].state == DRAW_PLAYED && cup->table[i].seats > 1;
    store_cup_games(p->store, cup->number, game_take, games_done, &counting);
    play_settle(p);
    if (counting.wrong > 0 || counting.counted != played)
        play_fail(p, "cup %" PRId64 ": %d of %d games are wrong, %d count, and %d were played",
                  cup->number, counting.wrong, counting.stored, counting.counted, played);
    *stored = counting.stored;
    return counting.counted;
}
