/*
 * Tells the entrants of a cup who are on what happens in it, in lines. A panel also shows how the
 * cup ended.
 */
#include "cups_tell.h"

#include <inttypes.h>

#include "cups.h"
#include "ending.h"
#include "gmcp_meeting.h"
#include "panel.h"
#include "session.h"
#include "social.h"
#include "span.h"
#include "ui_cup.h"

/* The session of an entrant who is on; NULL: they are not. */
static struct session *cups_tell_on(struct lobby *lobby, const struct cup *cup, int entrant)
{
    struct session *s = lobby_by_person(lobby, cup->entrant[entrant].account);
    return s && s->state == SESSION_IN ? s : NULL;
}

PRINTF(4, 5)
static void cups_tell_say_all(struct lobby *lobby, const struct cup *cup, bool ring,
                              const char *format, ...)
{
    for (int i = 0; i < cup->entrants; i++) {
        struct session *s = cups_tell_on(lobby, cup, i);
        va_list args;
        if (!s || (cup->state == CUP_RUNNING && cup->entrant[i].state != CUP_IN))
            continue;
        va_start(args, format);
        session_vsay(s, format, args);
        va_end(args);
        if (ring)
            session_ring(s);
    }
}

void cups_tell_soon(struct lobby *lobby, const struct cup *cup, int minutes)
{
    cups_tell_say_all(
        lobby, cup, false,
        N_("Your cup %jd starts in %d minutes. Stay on, and your table opens by itself."),
        cup->number, minutes);
    for (int i = 0; i < cup->entrants; i++)
        if (cups_tell_on(lobby, cup, i))
            gmcp_cup(cups_tell_on(lobby, cup, i), cup);
}

/* Whether a round of a knock-out is its final: it has one table and no byes. */
static bool cups_tell_final(const struct cup *cup, int32_t round)
{
    int tables = 0;
    for (int i = 0; i < cup->tables; i++)
        tables += cup->table[i].round == round;
    return cup->words.form == CUP_KNOCKOUT && tables == 1;
}

/* Tells somebody who has a bye what it counts. */
static void cups_tell_bye(struct session *s, const struct cup *cup, int32_t round)
{
    const int64_t number = cup->number;
    session_say(
        s,
        cup->words.form == CUP_KNOCKOUT
            ? N_("You have a bye in round %d of cup %jd: you have no game, and go on to the next "
                 "round, where your table opens.")
        : cup->words.form == CUP_SWISS ? N_("You have a bye in round %d of cup %jd: you have no "
                                            "game, and it counts 2 points, "
                                            "half of a win.")
                                       : N_("You have a bye in round %d of cup %jd: you have no "
                                            "game, and it changes nothing, "
                                            "as the mean of your deals counts."),
        (int)round, number);
    if (round == cup->words.rounds)
        session_say(s, "That is the last round. Type `cup %jd` to see how you stand.", number);
    else if (cup->words.form != CUP_KNOCKOUT)
        session_say(s, "Your next table opens in the next round.");
}

static void cups_tell_drawn(struct lobby *lobby, const struct cup *cup, const struct cup_event *e)
{
    if (cups_tell_final(cup, e->round))
        cups_tell_say_all(lobby, cup, false, N_("The next table is the final of cup %jd."),
                          cup->number);
    for (int i = 0; i < e->n; i++) {
        const struct draw_table *t = &e->drawn[i];
        for (int seat = 0; seat < t->seats; seat++) {
            struct session *s = cups_tell_on(lobby, cup, t->entrant[seat]);
            if (s && t->seats == 1)
                cups_tell_bye(s, cup, e->round);
            else if (s && t->unranked &&
                     cup->words.form != CUP_DUPLICATE) /* no table of a duplicate is ranked */
                session_say(s,
                            "Two players of your table in cup %jd share an address, so the game "
                            "is not ranked.",
                            cup->number);
        }
    }
}

/* Tells an entrant how they stand after their game. */
static void cups_tell_stands(struct lobby *lobby, const struct cup *cup, struct session *s,
                             int entrant)
{
    const struct cup_board *board = cups_board(lobby, cup);
    int line = 0, left = cups_left(lobby, cup);
    int64_t number = cup->number;
    while (line < board->n - 1 && board->line[line].entrant != entrant)
        line++;
    if (cup->entrant[entrant].state == CUP_OUT_MISSED)
        session_say(s, "You missed two games in a row and are out of cup %jd.", number);
    else if (cup->words.form == CUP_KNOCKOUT && board->line[line].in)
        session_say(s, "Cup %jd: you go on to the next round. %d of %d are left.", number, left,
                    cup->entrants);
    else if (cup->words.form == CUP_KNOCKOUT && left > 0)
        session_say(s,
                    cup->open > 0 ? N_("Cup %jd: you are out, in place %d of %d so far.")
                                  : N_("Cup %jd: you are out, in place %d of %d."),
                    number, (int)board->place[entrant], cup->entrants);
    else if (board->line[line].lit)
        session_say(s, "Cup %jd: you are in place %d of %d. Your wins in a row count double now.",
                    number, (int)board->place[entrant], cup->entrants);
    else
        session_say(s, "Cup %jd: you are in place %d of %d.", number, (int)board->place[entrant],
                    cup->entrants);
}

/* Tells those who played how they stand, and for how many tables the round still waits. */
static void cups_tell_played(struct lobby *lobby, const struct cup *cup, const struct cup_event *e)
{
    int at = cup_table_of(cup, e->round, e->table);
    bool arena = cup->words.form == CUP_ARENA;
    for (int seat = 0; seat < cup->table[at].seats; seat++) {
        int entrant = cup->table[at].entrant[seat];
        struct session *s = cups_tell_on(lobby, cup, entrant);
        if (!s)
            continue;
        if (e->kind == CUP_VOIDED)
            session_say(s, "Your game of cup %jd is void and does not count there.", cup->number);
        else
            cups_tell_stands(lobby, cup, s, entrant);
        if (cup->open > 0 && !arena)
            session_say(s,
                        trn("The round is still waiting for %d table.",
                            "The round is still waiting for %d tables.", cup->open),
                        cup->open);
    }
    if (cup->open > 0 || arena)
        return;
    if (cups_next_round(lobby, cup) != 0)
        cups_tell_say_all(
            lobby, cup, false,
            N_("Round %d of cup %jd is over. The next tables open in %d seconds, for %d "
               "players. Type `cup %jd` to see how everyone stands."),
            cup->round, cup->number, CUPS_BETWEEN_MS / 1000, cups_left(lobby, cup), cup->number);
    else if (cups_tell_final(cup, cup->round))
        cups_tell_say_all(lobby, cup, false, N_("The final of cup %jd is over."), cup->number);
    else
        cups_tell_say_all(lobby, cup, false,
                          N_("Round %d of cup %jd is over. It was the last one."), cup->round,
                          cup->number);
}

static void cups_tell_say_won(struct session *s, const struct cup *cup, int entrant)
{
    SESSION_SPEAKS(s);
    BUF_LOCAL winners = {0};
    int n = ui_cup_winners(&winners, cup, entrant), place = cup->entrant[entrant].place;
    if (place == 1 && n == 0)
        session_say(s, "Cup %jd is over, and you have won it, the first of %d.", cup->number,
                    cup->entrants);
    else if (place == 1)
        session_say(s, "Cup %jd is over, and you share the first place of %d with %s.", cup->number,
                    cup->entrants, buf_text(&winners));
    else
        session_say(s,
                    n > 1 ? N_("Cup %jd is over, and %s share the first place. Yours is %d of %d.")
                          : N_("Cup %jd is over, and %s has won it. Your place is %d of %d."),
                    cup->number, buf_text(&winners), place, cup->entrants);
}

/* How a cup ended. The panel keeps a copy of its words, because the cup may be forgotten while
 * somebody reads them. */
struct cups_end {
    struct panel panel;
    int64_t number;
    struct ui_cup_end words;
};

static void cups_tell_end_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    struct cups_end *e = (struct cups_end *)panel;
    buf_add(&sheet->title, buf_text(&e->words.title), e->words.title.len);
    buf_puts(&sheet->body, "\n");
    ui_sheet_say(sheet, buf_text(&e->words.head));
    buf_add(&sheet->body, buf_text(&e->words.lines), e->words.lines.len);
    BUF_LOCAL next = {0};
    ending_put_next(s, 0, &next);
    buf_puts(&sheet->body, "\n");
    ui_sheet_say(sheet, buf_text(&next));
    buf_printf(&sheet->hint, STYLE_TYPE " cup %jd   cups", e->number);
}

static void cups_tell_end_drop(struct panel *panel)
{
    struct cups_end *e = (struct cups_end *)panel;
    buf_free(&e->words.title);
    buf_free(&e->words.head);
    buf_free(&e->words.lines);
}

static const struct panel_kind cups_end_kind = {
    .name = N_("cup"), .make = cups_tell_end_make, .drop = cups_tell_end_drop, .passing = true};

/* Opens the panel, if the session has a screen and is at no table where a game is played. */
static void cups_tell_end_show(struct session *s, const struct cup *cup, int entrant)
{
    struct table_info info;
    SESSION_SPEAKS(s);
    if (!s->screen || (session_at(s, &info) && info.state == TABLE_PLAYING))
        return;
    struct cups_end *e = xcalloc(1, sizeof(*e));
    e->number = cup->number;
    ui_cup_end(&e->words, cup, entrant);
    panel_open(s, &cups_end_kind, &e->panel);
}

static void cups_tell_ended(struct lobby *lobby, const struct cup *cup)
{
    for (int i = 0; i < cup->entrants; i++) {
        struct session *s = cups_tell_on(lobby, cup, i);
        const struct cup_entrant *who = &cup->entrant[i];
        if (!s)
            continue;
        cups_tell_say_won(s, cup, i);
        if (who->paid > 0 && cup->back)
            session_say(s,
                        "Your %jd chips come back. A cup has prizes only if its entrants come "
                        "from six addresses or more.",
                        who->paid);
        else if (who->prize > 0)
            session_say(s, "Your prize is %jd chips.", who->prize);
        cups_tell_end_show(s, cup, i);
    }
}

void cups_greet(struct session *s)
{
    const struct cup *cup;
    for (size_t i = 0; s->kind == PERSON_ACCOUNT && (cup = cups_each(s->lobby, &i));) {
        int at = cup_entrant_of(cup, s->person);
        if (at < 0 || cup->entrant[at].state != CUP_IN || cup->entrant[at].seated >= 0)
            continue; /* the table itself tells them */
        SESSION_SPEAKS(s);
        if (cup->state == CUP_RUNNING)
            session_say(s, "You are in cup %jd, which is running. Type `cup %jd` to see it.",
                        cup->number, cup->number);
        else if (cup->paused)
            session_say(s, "You are in cup %jd, which the staff have paused.", cup->number);
        else if (cup->start_ms == 0)
            session_say(s, "You are in cup %jd, which begins when %d have joined.", cup->number,
                        cup->words.max);
        else
            session_say(s, "You are in cup %jd, which begins in %s.", cup->number,
                        SPAN(cup->start_ms - clock_wall(s->lobby->deps.clock)));
    }
}

static void cups_tell_called(struct lobby *lobby, const struct cup *cup, int64_t at_ms)
{
    int64_t number = cup->number;
    switch (cup_called(cup, at_ms)) {
    case CUP_EARLY: break; /* whoever did it has been answered */
    case CUP_TOO_FEW:
        cups_tell_say_all(lobby, cup, false,
                          N_("Cup %jd does not take place: too few have joined."), number);
        break;
    case CUP_NOT_FULL:
        cups_tell_say_all(lobby, cup, false,
                          N_("Cup %jd does not take place: it was not full within a week."),
                          number);
        break;
    case CUP_MISSED_START:
        cups_tell_say_all(
            lobby, cup, false,
            N_("Cup %jd does not take place: the room was closed when it should have begun."),
            number);
        break;
    }
    if (cup->words.entry > 0)
        cups_tell_say_all(lobby, cup, false, N_("You get back what you paid for cup %jd."), number);
}

/* Tells somebody whom the staff took out of a cup what becomes of their game, place and entry. */
static void cups_tell_removed(struct lobby *lobby, const struct cup *cup, const struct cup_event *e)
{
    struct session *s = lobby_by_person(lobby, e->account);
    int at = cup_entrant_of(cup, e->account);
    int64_t number = cup->number;
    if (!s)
        return;
    session_say(s, "The staff have taken you out of cup %jd. The reason: %s", number, e->text);
    if (at >= 0 && cup->entrant[at].seated >= 0)
        session_say(s, "Your game there is played to its end, and it counts for the others.");
    if (at < 0 && cup->words.entry > 0)
        session_say(s, "You get back what you paid for cup %jd.", number);
    else if (at >= 0)
        session_say(s,
                    cup->words.entry > 0
                        ? N_("You come last in cup %jd, and what you paid stays in it.")
                        : N_("You come last in cup %jd."),
                    number);
}

static void cups_tell_run(struct lobby *lobby, const struct cup *cup, const struct cup_event *e)
{
    struct session *s = NULL;
    int64_t number = cup->number;
    switch (e->kind) {
    case CUP_STARTED:
        cups_tell_say_all(lobby, cup, true,
                          N_("Cup %jd begins now with %d players. Your table opens by itself."),
                          number, cup->entrants);
        break;
    case CUP_DRAWN: cups_tell_drawn(lobby, cup, e); break;
    case CUP_PLAYED:
    case CUP_VOIDED: cups_tell_played(lobby, cup, e); break;
    case CUP_PAUSED:
        cups_tell_say_all(lobby, cup, false, N_("The staff have paused cup %jd. The reason: %s"),
                          number, cup->why);
        break;
    case CUP_GONE_ON: cups_tell_say_all(lobby, cup, true, N_("Cup %jd goes on."), number); break;
    case CUP_ENDED: cups_tell_ended(lobby, cup); break;
    case CUP_CALLED: cups_tell_called(lobby, cup, e->at_ms); break;
    case CUP_CANCELLED:
        cups_tell_say_all(
            lobby, cup, false,
            N_("The staff have ended cup %jd. You get back what you paid for it. The reason: %s"),
            number, cup->why);
        break;
    case CUP_REMOVED: cups_tell_removed(lobby, cup, e); break;
    case CUP_INVITED:
        s = lobby_by_person(lobby, e->account);
        if (s && !social_with(s, TIE_IGNORED, cup->opener))
            session_say(s, "You are invited to cup %jd. Type `cup %jd` to see it.", number, number);
        break;
    default: break;
    }
}

/* Whether an event matters to this entrant. */
static bool cups_tell_concerns(const struct cup *cup, const struct cup_event *e, int entrant)
{
    const struct cup_entrant *who = &cup->entrant[entrant];
    switch (e->kind) {
    case CUP_JOINED:
    case CUP_WITHDRAWN:
    case CUP_REMOVED: return who->account == e->account;
    case CUP_MERGED: return who->account == e->into;
    case CUP_DRAWN:
        for (int i = 0; i < e->n; i++)
            for (int seat = 0; seat < e->drawn[i].seats; seat++)
                if (e->drawn[i].entrant[seat] == entrant)
                    return true;
        return false;
    case CUP_PLAYED:
    case CUP_VOIDED: {
        const struct draw_table *t = &cup->table[cup_table_of(cup, e->round, e->table)];
        for (int seat = 0; seat < t->seats; seat++)
            if (t->entrant[seat] == entrant)
                return true;
        return cup->open == 0 && cup->words.form != CUP_ARENA;
    }
    case CUP_INVITED:
    case CUP_LEFT: return false;
    default: return true;
    }
}

void cups_tell(struct lobby *lobby, const struct cup *cup, const struct cup_event *e)
{
    struct session *gone = lobby_by_person(lobby, e->account);
    cups_tell_run(lobby, cup, e);
    if (gone && e->account != 0 && cup_entrant_of(cup, e->account) < 0)
        gmcp_cup(gone, cup); /* they left, were removed or are invited */
    for (int i = 0; i < cup->entrants; i++) {
        struct session *s = cups_tell_on(lobby, cup, i);
        if (s && cups_tell_concerns(cup, e, i))
            gmcp_cup(s, cup);
    }
}
