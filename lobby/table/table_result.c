/*
 * The result of the game that a table shows (table.h).
 */
#include "cards.h"
#include "table_private.h"

void table_result_held(struct table_result_seat *seat, const struct game_view *view, int at)
{
    const int most = sizeof(seat->card) / sizeof(seat->card[0]);
    seat->cards = seat->ncards = seat->lives = 0;
    if (!view->seat[at].playing && view->seat[at].cards == 0)
        return;
    /* the hand of a seat without other cards holds its lives, which are counted below */
    int hand = view->seat[at].cards > 0 ? view->nhand : 0;
    for (int i = 0; i < hand && seat->ncards < most; i++)
        seat->card[seat->ncards++] = view->hand[i].card;
    seat->lives = view->seat[at].down;
    for (int z = 0; z < view->nzones; z++) {
        const struct game_view_zone *zone = &view->zone[z];
        if (zone->seat != at)
            continue;
        seat->lives = (uint8_t)(seat->lives + zone->count);
        for (int i = 0; i < zone->ncards && seat->ncards < most; i++)
            if (zone->card[i] != CARD_HIDDEN)
                seat->card[seat->ncards++] = zone->card[i];
    }
    seat->cards = (uint8_t)(hand + seat->lives);
}

bool tables_result(const struct tables *ts, int32_t number, struct table_result *out)
{
    const struct table *t = tables_shown(ts, number);
    if (!t || !t->game || t->game->shown->end == STORE_GAME_LIVE)
        return false;
    const struct game *g = t->game;
    const struct play *p = g->shown;
    const struct store_game *row = &g->row;
    memset(out, 0, sizeof(*out));
    out->table = number;
    out->number = row->number;
    out->rules = g->rules;
    out->ended_ms = row->ended_ms;
    out->daily = g->daily;
    out->counts = g->counts;
    out->cup = g->row.cup.cup != 0;
    out->end = p->end == STORE_GAME_FROZEN ? STORE_GAME_VOID : p->end;
    out->scored = row->competitive && p->end == STORE_GAME_FINISHED;
    out->bet = row->bet;
    out->by_limit = p->result.by_limit;
    out->tie = p->result.tie;
    out->winners = p->end == STORE_GAME_FINISHED ? p->result.winners : 0;
    out->shared = p->shared_a != 0;
    utf8_copy(p->reason, out->reason, sizeof(out->reason));
    out->leaver = p->leaver;
    out->seats = row->nseats;
    for (int s = 1; s <= row->nseats; s++) {
        struct table_result_seat *seat = &out->seat[s];
        struct game_view view;
        g->rules->view(p->state, s, &view);
        seat->person = row->seat[s - 1].account;
        utf8_copy(row->seat[s - 1].name, seat->name, sizeof(seat->name));
        seat->left = (p->left & seat_bit(s)) != 0;
        seat->got = settle_result(ts, g->rules, &row->seat[s - 1]);
        seat->got.place = p->end == STORE_GAME_FINISHED ? p->result.place[s] : 0;
        seat->got.rated &= out->scored;
        seat->points = p->result.points[s];
        seat->worth = p->result.worth[s];
        if (!seat->left)
            table_result_held(seat, &view, s);
    }
    if (t->moment)
        out->favoured = (uint8_t)moment_of(t->moment, out->winners, &out->moment);
    return true;
}
