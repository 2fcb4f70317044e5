/*
 * What the people of a script type without being told each line: games to their end, lines that are
 * not moves, and commands that they may not have.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "bad_lines.h"
#include "cmd.h"
#include "lobby_figures.h"
#include "play_private.h"
#include "position_help.h"
#include "store_fault.h"

/* If none of the players has had to move for this many half seconds, the game is over. */
enum { BOT_WAITS = 20 };

/* ---- Playing a game out ---- */

static bool has_behind(const struct someone *who, size_t from, const char *part)
{
    return strstr(buf_text(&who->fake.text) + from, part);
}

/* The number that the last hint (" 5 or y+2", a line) begins with; empty: none. */
static void hinted_number(const struct someone *who, char *out, size_t cap)
{
    const char *text = buf_text(&who->fake.text) + who->fake.seen;
    out[0] = '\0';
    for (const char *at = text; (at = strstr(at, "\n ")); at++) {
        size_t digits = strspn(at + 2, "0123456789");
        if (digits > 0 && strncmp(at + 2 + digits, " or ", 4) == 0)
            snprintf(out, cap, "%.*s", (int)digits, at + 2);
    }
}

/* The card that is marked as playable last ("* 3 7H"), for a throw; false: none. */
static bool hinted_card(const struct someone *who, char *out, size_t cap)
{
    const char *text = buf_text(&who->fake.text) + who->fake.seen, *mark = NULL;
    for (const char *at = text; (at = strchr(at, '*')); at++)
        if (isdigit((unsigned char)at[1 + strspn(at + 1, " ")])) {
            const char *number = at + 1 + strspn(at + 1, " ");
            if (strchr(number, ' '))
                mark = strchr(number, ' ') + 1;
        }
    if (mark)
        snprintf(out, cap, "%.*s", (int)strcspn(mark, " \n"), mark);
    return mark;
}

/* Tries what can be typed: the card of the hint, what that may lack, then the words. True: a
 * move was made, or the room died and the next room gets the line. */
bool someone_plays(struct play *p, struct someone *who)
{
    static const char *const words[] = {
        "red",       "hearts",     "to 1",          "to 2", "take",   "draw",       "pass",
        "color red", "keep 1 2 3", "layout spread", "done", "flip 1", "place auto", NULL};
    char number[16], card[16], typed[48];
    int64_t moves_before, moves_after;
    struct lobby_figures figures;
    hinted_number(who, number, sizeof(number));
    bool throws = number[0] == '\0' && hinted_card(who, card, sizeof(card));
    lobby_figures(p->lobby, &figures);
    moves_before = figures.moves;
    bool laid = has_behind(who, who->fake.seen, "You lay out all your cards again");
    for (int i = number[0] != '\0' || throws ? -1 : laid ? 10 : 4; i < 0 || words[i]; i++) {
        if (i < 0 && throws)
            snprintf(typed, sizeof(typed), "throw %s at e12 flick", card);
        else
            snprintf(typed, sizeof(typed), "%s", i < 0 ? number : words[i]);
        who->fake.seen = who->fake.text.len;
        someone_types(p, who, typed, false);
        if (has_behind(who, who->fake.seen, "Type it again")) /* a number that has just changed */
            someone_types(p, who, typed, false);
        if (store_fault_dead(p->store))
            return true;
        lobby_figures(p->lobby, &figures);
        moves_after = figures.moves;
        if (moves_after > moves_before)
            return true;
        if (has_behind(who, who->fake.seen, "typing fast"))
            clock_virtual_advance(&p->clock, 1000);
    }
    return false;
}

/* Whether the line plays cards that leave one, which has to be announced with the play. */
static bool leaves_one(struct session *s, const struct session_sight *sight, const char *line)
{
    char text[GAME_TEXT_MAX], why[160];
    struct game_move move, last;
    const struct table_info *info = &sight->info;
    return isdigit((unsigned char)line[0]) &&
           !ui_hand_cards(&s->hand, line, text, sizeof(text), why, sizeof(why)) &&
           tables_reads(s->lobby->tables, info->number, s->person, text, &move) && !move.last &&
           tables_last(s->lobby->tables, info->number, s->person, move.card, move.ncards, &last) &&
           last.ncards == move.ncards &&
           memcmp(last.card, move.card, move.ncards * sizeof(move.card[0])) == 0;
}

/* What is offered and leaves one card is offered with the word, too, where the game wants it. */
static void check_last(struct play *p, const struct someone *who)
{
    struct session *s = lobby_by_conn(p->lobby, who->conn);
    struct session_sight sight;
    struct ui_choices choices;
    int32_t table;
    session_where(s, &table);
    if (!session_sees(s, table, &sight))
        return;
    ui_choices(&choices, &sight.seen);
    for (int i = 0; i < choices.n; i++) {
        const char *line = choices.choice[i].line;
        char with[sizeof(choices.choice[i].line) + sizeof(" last")];
        bool offered = !leaves_one(s, &sight, line);
        snprintf(with, sizeof(with), "%s last", line);
        for (int k = 0; k < choices.n; k++)
            offered = offered || strcmp(choices.choice[k].line, with) == 0;
        if (!offered)
            play_fail(p, "%s is offered %s, and not with last", who->name, line);
    }
}

void play_on(struct play *p, int moves, char *rest)
{
    struct someone *player[8];
    int n = 0;
    while (*rest != '\0' && n < 8)
        player[n++] = play_someone(p, play_word(&rest));
    for (int turns = 0, waits = 0; turns < moves; turns++) {
        struct someone *on = NULL;
        for (int i = 0; i < n; i++)
            if (player[i]->conn != 0 && strcmp(player[i]->fake.prompt, "your turn> ") == 0)
                on = player[i];
        if (!on && ++waits > BOT_WAITS)
            return;
        if (!on) {
            clock_virtual_advance(&p->clock, 500);
            play_settle(p);
            continue;
        }
        waits = 0;
        check_last(p, on);
        if (!someone_plays(p, on)) {
            play_fail(p, "%s finds no move", on->name);
            on->fake.seen = on->fake.text.len > 2000 ? on->fake.text.len - 2000 : 0;
            play_show_unread(on);
            return;
        }
        clock_virtual_advance(&p->clock, 500);
        play_settle(p);
    }
    if (moves == PLAY_OUT)
        play_fail(p, "the game does not end");
}

void play_position(struct play *p, char *rest)
{
    char why[200];
    int32_t table = atoi(play_word(&rest));
    if (!position_put_at(p->lobby->tables, table, rest, why, sizeof(why)))
        play_fail(p, "no such position: %s", why);
}

/* ---- Tables of a cup ---- */

static void cup_person(void *arg, enum store_status status, const struct store_account *account)
{
    struct person *person = arg;
    if (status != STORE_OK)
        return;
    person->id = account->id;
    memcpy(person->name, account->name, sizeof(person->name));
}

void play_cup(struct play *p, char *rest)
{
    struct person who[GAME_SEATS_MAX] = {0};
    struct table_cup_form form = {.who = who, .ranked = true, .rated = true};
    form.at.cup = atoll(play_word(&rest));
    form.at.round = atoi(play_word(&rest));
    form.at.table = atoi(play_word(&rest));
    const char *word = play_word(&rest);
    if (strncmp(word, "deal=", 5) == 0) {
        form.deal = atoi(word + 5);
        word = play_word(&rest);
    }
    form.game = word;
    while (*rest != '\0' && form.seats < GAME_SEATS_MAX) {
        struct person *person = &who[form.seats++];
        store_account_by_name(p->store, play_word(&rest), false, cup_person, person);
        play_settle(p);
        struct session *s = lobby_by_name(p->lobby, person->name, false);
        if (s)
            *person = session_person(s);
    }
    if (tables_form_cup(p->lobby->tables, &form) != TABLE_CUP_OPENS)
        play_fail(p, "the table of the cup is not opened");
    play_settle(p);
}

/* ---- What is no move ---- */

struct typing {
    struct play *play;
    struct someone *who;
};

static void typing_type(void *arg, const char *line)
{
    struct typing *typing = arg;
    someone_types(typing->play, typing->who, line, false);
}

void someone_refused(struct play *p, struct someone *who, const char *table)
{
    char why[2400] = "";
    struct typing typing = {p, who};
    const struct bad_typist typist = {.lobby = p->lobby,
                                      .conn = who->conn,
                                      .heard = &who->fake.text,
                                      .type = typing_type,
                                      .arg = &typing};
    if (!bad_lines_refused(&typist, atoi(table), why, sizeof(why)))
        play_fail(p, "%s types %s", who->name, why);
}

/* ---- Who may do what ---- */

void someone_walks(struct play *p, struct someone *who, const char *role_name)
{
    static const char *const refusals[] = {
        "There is no command *", "That is not a command*",
        "You are at no table*",  "You are only watching table *",
        "You sit at table *",    "That needs the whole word*",
        "Usage: *kick *",        "Only the host*",
        "\"*\" could be *",      "The command undo takes nothing*",
        "There is no game *"};
    const int role = act_choice(ACT_ROLES, role_name);
    if (role < 0)
        play_fail(p, "no such role: %s", role_name);
    for (const struct command *row = cmd_rows(); row->name && !p->failed; row++) {
        char line[128];
        bool refused = false;
        if ((int)row->role <= role) {
            if (!cmd_find(row->name, row->where, role))
                play_fail(p, "%s is not found", row->name);
            continue;
        }
        snprintf(line, sizeof(line), "%s %s 1h words that fit", row->name, who->name);
        who->fake.seen = who->fake.text.len;
        someone_types(p, who, line, false);
        for (size_t i = 0; i < sizeof(refusals) / sizeof(refusals[0]); i++)
            refused = refused || play_unread_find(who, refusals[i]);
        if (!refused) {
            play_fail(p, "%s was not refused", row->name);
            play_show_unread(who);
        }
        clock_virtual_advance(&p->clock, 1000);
        play_settle(p);
    }
}
