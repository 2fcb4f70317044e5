/*
 * A seating: who sits at a table and on what terms. What it says of itself; nothing here changes a
 * table or tells anybody.
 */
#include <string.h>
#include <strings.h>

#include "ranking.h"
#include "table_private.h"

bool seating_competitive(const struct seating *s)
{
    if (s->terms == TERMS_FRIENDLY)
        return false;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id != 0 && s->seat[seat].kind != PERSON_ACCOUNT)
            return false;
    return true;
}

int seating_taken(const struct seating *s)
{
    int taken = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        taken += s->seat[seat].id != 0;
    return taken;
}

int seating_seat_of(const struct seating *s, int64_t person)
{
    for (int seat = 1; person != 0 && seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id == person)
            return seat;
    return 0;
}

bool seating_shares(const struct tables *ts, const struct seating *s, uint16_t seats, int *a,
                    int *b)
{
    for (*a = 1; *a <= GAME_SEATS_MAX; ++*a)
        for (*b = *a + 1; *b <= GAME_SEATS_MAX; ++*b)
            if ((seats & seat_bit(*a)) && (seats & seat_bit(*b)) &&
                ranking_same_address(s->seat[*a].address, s->seat[*b].address, ts->exempt))
                return true;
    return false;
}

int64_t seating_barred(const struct tables *ts, const struct seating *s, int *seat)
{
    if (ts->deps.barred == NULL || !seating_competitive(s))
        return 0;
    for (*seat = 1; *seat <= GAME_SEATS_MAX; ++*seat) {
        int64_t ms = s->seat[*seat].id != 0 ? ts->deps.barred(ts->deps.arg, s->seat[*seat].id) : 0;
        if (ms > 0)
            return ms;
    }
    return 0;
}

int seating_people(const struct seating *s)
{
    int n = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        n += s->seat[seat].id != 0 && s->seat[seat].kind != PERSON_BOT;
    return n;
}

uint16_t seating_seats(const struct seating *s)
{
    uint16_t seats = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id != 0)
            seats |= seat_bit(seat);
    return seats;
}

int seating_seat_named(const struct seating *s, const char *name)
{
    for (int seat = 1; name != NULL && seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id != 0 && strcasecmp(s->seat[seat].name, name) == 0)
            return seat;
    return 0;
}

void seating_close_up(struct seating *s)
{
    int to = 1;
    for (int from = 1; from <= GAME_SEATS_MAX; from++) {
        if (s->seat[from].id == 0)
            continue;
        bool ready = s->ready & seat_bit(from);
        struct person p = s->seat[from];
        int64_t command = s->command[from];
        char word[RECORD_WORD_MAX];
        memcpy(word, s->next.word[from], sizeof word);
        memset(&s->seat[from], 0, sizeof s->seat[from]);
        s->command[from] = 0;
        s->ready &= (uint16_t)~seat_bit(from);
        s->seat[to] = p;
        s->command[to] = command;
        memcpy(s->next.word[to], word, sizeof word);
        if (ready)
            s->ready |= seat_bit(to);
        to++;
    }
}
