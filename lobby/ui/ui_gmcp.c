/*
 * The bodies of GMCP messages. See ui_gmcp.h.
 */
#include "ui_gmcp.h"

#include <jansson.h>
#include <string.h>

#include "cards.h"
#include "marks.h"
#include "picture.h"
#include "rating.h"
#include "text_json.h"

static json_t *ui_gmcp_text(const char *name, const char *text)
{
    return text_json(text, strlen(text), name);
}

/* The next functions return NULL where there is nothing to tell; json_pack leaves that out ("o*").
 */

static json_t *ui_gmcp_number(int64_t number)
{
    return number != 0 ? json_integer(number) : NULL;
}

static json_t *ui_gmcp_true(bool set)
{
    return set ? json_true() : NULL;
}

static json_t *ui_gmcp_seat_name(const char *name, const struct table_info *info, int seat)
{
    return seat != 0 ? ui_gmcp_text(name, info->seat_name[seat]) : NULL;
}

static json_t *ui_gmcp_choice(uint8_t choice)
{
    return choice != 0 ? json_string(choice_name(choice)) : NULL;
}

static json_t *ui_gmcp_card_list(const card_t *card, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(list, json_string(card_name(card[i])));
    return list;
}

static json_t *ui_gmcp_seat_list(const struct table_info *info, const struct game_view *view)
{
    json_t *list = json_array();

    for (int i = 1; i <= info->seats && i <= GAME_SEATS_MAX; i++) {
        const struct table_seat_info *at = &info->seat[i];
        json_t *seat =
            json_pack("{so sb sb so* so* ss*}", "name", ui_gmcp_text("name", info->seat_name[i]),
                      "ready", at->ready, "away", at->away, "rating", ui_gmcp_number(at->rating),
                      "provisional", at->rating != 0 ? json_boolean(at->provisional) : NULL,
                      "level", at->rating != 0 ? rating_word(at->rating) : NULL);
        if (view && i <= view->seats) {
            const struct game_view_seat *seen = &view->seat[i];
            json_object_update_new(seat, json_pack("{si so* si sb sb}", "cards", seen->cards,
                                                   "down", ui_gmcp_number(seen->down), "points",
                                                   (int)seen->points, "last", seen->said, "playing",
                                                   seen->playing));
        }
        json_array_append_new(list, seat);
    }
    return list;
}

/* Lists the names of the seats whose bits are set. */
static json_t *ui_gmcp_names_of(const struct table_info *info, unsigned bits)
{
    json_t *list = json_array();

    for (int i = 1; i <= GAME_SEATS_MAX; i++)
        if (bits >> i & 1)
            json_array_append_new(list, ui_gmcp_text("name", info->seat_name[i]));
    return list;
}

static json_t *ui_gmcp_zones(const struct table_info *info, const struct game_view *view)
{
    json_t *zones = json_array();

    for (int i = 0; i < view->nzones; i++) {
        const struct game_view_zone *zone = &view->zone[i];
        json_array_append_new(zones, json_pack("{ss so* si so}", "name", zone->name, "who",
                                               ui_gmcp_seat_name("who", info, zone->seat), "count",
                                               zone->count, "cards",
                                               ui_gmcp_card_list(zone->card, zone->ncards)));
    }
    return zones;
}

/* The card on top of the pile; NULL: there is none. */
static json_t *ui_gmcp_top(const struct game_view *view)
{
    for (int i = 0; i < view->nzones; i++) {
        const struct game_view_zone *zone = &view->zone[i];
        if (zone->seat == 0 && strcmp(zone->name, "pile") == 0 && zone->ncards > 0)
            return json_string(card_name(zone->card[zone->ncards - 1]));
    }
    return NULL;
}

/* Where the cards lie, in a game that has a floor. */
static json_t *ui_gmcp_floor(const struct table_info *info, const struct game_view *view)
{
    struct picture_floor floor;
    if (!info->rules->picture || !info->rules->picture->floor)
        return NULL;
    info->rules->picture->floor(view, &floor);
    json_t *cards = json_array();
    for (int i = 0; i < floor.n; i++)
        json_array_append_new(cards, json_pack("{ss si si so* so*}", "c", floor.card[i].name, "x",
                                               floor.card[i].x, "y", floor.card[i].y, "own",
                                               ui_gmcp_true(floor.card[i].own), "captive",
                                               ui_gmcp_true(floor.card[i].captive)));
    return json_pack("{si si sb so so*}", "width", floor.width, "length", floor.length, "turned",
                     floor.turned, "cards", cards, "hit",
                     floor.hit ? json_pack("[ii]", floor.hit_x, floor.hit_y) : NULL);
}

/* How many ms the player with the least time has left; 0: no clock runs, or the viewer may not know
 * that. */
static int64_t ui_gmcp_least_left(const struct table_info *info, const struct game_view *view)
{
    int64_t least = 0;
    for (int seat = 1; seat <= view->seats && !view->over; seat++) {
        int64_t left = view_must(view, seat) ? ui_turn_left(info, view, seat) : 0;
        if (left > 0 && (least == 0 || left < least))
            least = left;
    }
    return least;
}

json_t *ui_gmcp_table(const struct table_info *info, const struct game_view *view)
{
    static const char *const states[] = {
        [TABLE_WAITING] = "waiting", [TABLE_PLAYING] = "playing", [TABLE_FINISHED] = "finished"};
    json_t *json =
        json_pack("{si ss ss sI sb sb so}", "id", info->number, "game", info->rules->id, "state",
                  states[info->state], "bet", (json_int_t)info->bet, "ranked", info->competitive,
                  "sets", info->rules->sets, "seats", ui_gmcp_seat_list(info, view));
    /* the clock has to be the last: see UI_GMCP_CLOCK */
    if (view)
        json_object_update_new(
            json, json_pack("{si so so* si si so* so so* sI}", "dir",
                            view->direction == 2 ? -1 : view->direction, "turn",
                            ui_gmcp_names_of(info, view->over ? 0 : view->must), "colour",
                            ui_gmcp_choice(view->choice), "pick", view->owed, "round",
                            (int)view->round, "top", ui_gmcp_top(view), "zones",
                            ui_gmcp_zones(info, view), "floor", ui_gmcp_floor(info, view), "clock",
                            (json_int_t)((ui_gmcp_least_left(info, view) + 999) / 1000)));
    return json;
}

json_t *ui_gmcp_hand(const struct game_view *view, const struct ui_hand *hand)
{
    json_t *cards = json_array();

    for (int i = 0; i < hand->n; i++)
        if (hand->card[i] != CARD_NONE)
            json_array_append_new(cards,
                                  json_pack("{sisssbss}", "n", i + 1, "c", card_name(hand->card[i]),
                                            "ok", ui_hand_playable(view, hand->card[i]), "words",
                                            tr(card_words(hand->card[i]))));
    return json_pack("{so}", "cards", cards);
}

/* What a button may say in place of the first word of a line. The rest of the line follows it. */
static const char *const captions[][2] = {
    {"accept", N_("Accept")},
    {"bot", N_("Add a bot")},
    {"cup", N_("Cup")},
    {"daily board", N_("The day's board")},
    {"daily", N_("Deal of the day")},
    {"decline", N_("Decline")},
    {"done", N_("Done")},
    {"draw", N_("Draw")},
    {"duel", N_("Duel")},
    {"flip", N_("Flip")},
    {"floor", N_("Floor")},
    {"forgive", N_("Forgive")},
    {"hand", N_("My hand")},
    {"help", N_("Help")},
    {"join", N_("Join")},
    {"keep", N_("Keep")},
    {"last", N_("Last one!")},
    {"layout spread", N_("Spread out")},
    {"leave", N_("Leave")},
    {"lie", N_("I doubt it")},
    {"log", N_("Moves")},
    {"look", N_("Look")},
    {"next table", N_("Next table")},
    {"no", N_("No")},
    {"pass", N_("Pass")},
    {"penalize", N_("Penalize")},
    {"place auto", N_("Place for me")},
    {"place", N_("Lay")},
    {"play", N_("Play")},
    {"ready", N_("Ready")},
    {"rematch", N_("Play again")},
    {"replay", N_("Replay")},
    {"report", N_("Report")},
    {"review", N_("Review")},
    {"say", N_("Talk")},
    {"scan", N_("Look near")},
    {"start", N_("Begin")},
    {"stop", N_("Stop")},
    {"swap", N_("Swap")},
    {"take", N_("Take")},
    {"targets", N_("Targets")},
    {"throw", N_("Throw")},
    {"top", N_("Leaderboards")},
    {"unseek", N_("Stop seeking")},
    {"watch", N_("Watch")},
    {"yes", N_("Yes")},
};

static void ui_gmcp_put_caption(struct buf *out, const char *line)
{
    for (size_t i = 0; i < sizeof(captions) / sizeof(captions[0]); i++) {
        size_t len = strlen(captions[i][0]);
        if (strncmp(line, captions[i][0], len) == 0 && (line[len] == '\0' || line[len] == ' ')) {
            buf_puts(out, tr(captions[i][1]));
            buf_puts(out, line[len] == ' ' && line[len + 1] == '\0' ? "" : line + len);
            return;
        }
    }
    buf_puts(out, tr(line)); /* a suit, a colour */
}

static void ui_gmcp_add_choice(json_t *list, const struct ui_choice *choice, const char *line)
{
    BUF_LOCAL caption = {0};
    if (choice->caption[0] != '\0')
        buf_puts(&caption, choice->caption);
    else if (choice->answer && strncmp(line, "to ", 3) == 0)
        buf_puts(&caption, line + 3);
    else if (line[0] >= '0' && line[0] <= '9')
        buf_puts(&caption, choice->shown);
    else
        ui_gmcp_put_caption(&caption, line);
    json_array_append_new(
        list, json_pack("{so so so* so* so*}", "line", ui_gmcp_text("line", line), "caption",
                        ui_gmcp_text("caption", buf_text(&caption)), "answer",
                        ui_gmcp_true(choice->answer), "always", ui_gmcp_true(choice->always), "why",
                        choice->refused ? ui_gmcp_text("why", tr(choice->why)) : NULL));
}

json_t *ui_gmcp_choices(struct buf *now, const struct ui_choices *choices)
{
    json_t *list = json_array();
    for (int i = 0; i < choices->n; i++) {
        char line[sizeof(choices->choice[i].line)];
        memcpy(line, choices->choice[i].line, sizeof(line));
        for (char *rest = line, *one; (one = strsep(&rest, "|"));)
            ui_gmcp_add_choice(list, &choices->choice[i], one);
    }
    marks_resolve(now, MARKS_QUOTED);
    return json_pack("{so so*}", "choices", list, "now",
                     now->len > 0 ? text_json(now->data, now->len, "now") : NULL);
}

json_t *ui_gmcp_event(const struct table_info *info, const struct game_fact *fact)
{
    int shown = fact->ncards - fact->ngot;
    return json_pack("{ss so* so* so* so* so* so* so*}", "t", info->rules->facts[fact->kind].name,
                     "who", ui_gmcp_seat_name("who", info, fact->seat), "other",
                     ui_gmcp_seat_name("other", info, fact->other), "c",
                     shown > 0 ? ui_gmcp_card_list(fact->card, shown) : NULL, "got",
                     fact->ngot > 0 ? ui_gmcp_card_list(fact->card + shown, fact->ngot) : NULL,
                     "choice", ui_gmcp_choice(fact->choice), "n", ui_gmcp_number(fact->n), "m",
                     ui_gmcp_number(fact->m));
}

json_t *ui_gmcp_result(const struct table_info *info, const struct notice *notice)
{
    const struct notice_result *result = &notice->result;
    if (notice->kind == NOTICE_OVER)
        return json_pack("{si so sb}", "id", info->number, "winners",
                         ui_gmcp_names_of(info, notice->over.winners), "tie", notice->over.tie);
    json_t *json = json_pack("{si so si sI sI}", "id", info->number, "who",
                             ui_gmcp_text("who", notice->who.name), "place", result->place, "xp",
                             (json_int_t)result->xp, "chips", (json_int_t)result->chips);
    if (result->rated)
        json_object_update_new(json,
                               json_pack("{si sb si}", "rating", (int)result->rating, "provisional",
                                         result->provisional, "moved", (int)result->rating_moved));
    return json;
}

json_t *ui_gmcp_status(const char *name, bool guest, int64_t xp, int64_t chips, int32_t table)
{
    return json_pack("{so sb so* so* si}", "name", ui_gmcp_text("name", name), "guest", guest, "xp",
                     guest ? NULL : json_integer(xp), "chips", guest ? NULL : json_integer(chips),
                     "table", (int)table);
}

json_t *ui_gmcp_talk(const char *channel, const char *talker, const char *text)
{
    return json_pack("{so so so}", "channel", ui_gmcp_text("channel", channel), "talker",
                     ui_gmcp_text("talker", talker), "text", ui_gmcp_text("text", text));
}

/* How many seconds are left; NULL: the time has come. */
static json_t *ui_gmcp_seconds(int64_t at_ms, int64_t now_ms)
{
    return at_ms > now_ms ? json_integer((at_ms - now_ms + 999) / 1000) : NULL;
}

/* An entrant's own part in a cup, besides what ui_gmcp_you tells. */
static json_t *ui_gmcp_own(const struct ui_cup *view)
{
    const struct cup *cup = view->cup;
    const struct draw_standing *own = ui_cup_line(view);
    bool points = own && cup->words.form != CUP_KNOCKOUT;
    if (cup->started_ms == 0)
        return json_pack("{si}", "table", (int)view->table);
    return json_pack("{si si so* so*}", "table", (int)view->table, "place",
                     (int)view->board->place[view->entrant], "points",
                     points ? json_real((double)(own->points * 10 / DRAW_POINT) / 10) : NULL,
                     "chips",
                     cup_is_over(cup) ? json_integer(cup->entrant[view->entrant].prize) : NULL);
}

/* Whether a person is in the cup, or why not. */
static const char *ui_gmcp_you(const struct ui_cup *view)
{
    const struct cup *cup = view->cup;
    const struct draw_standing *own = ui_cup_line(view);
    if (view->entrant < 0)
        return "out";
    bool out = own && cup->words.form == CUP_KNOCKOUT && cup->state == CUP_RUNNING && !own->in;
    enum cup_entrant_state state = cup->entrant[view->entrant].state;
    return out && state == CUP_IN ? "out" : cup_entrant_state_name(state);
}

/* The names of those who are still in a knock-out, unless they are too many. */
static json_t *ui_gmcp_left(const struct ui_cup *view)
{
    enum { NAMED = 32 };
    json_t *names = json_array();
    for (int i = 0; i < view->board->n && view->left <= NAMED; i++) {
        const struct draw_standing *line = &view->board->line[i];
        if (line->in)
            json_array_append_new(names,
                                  ui_gmcp_text("name", view->cup->entrant[line->entrant].name));
    }
    return names;
}

json_t *ui_gmcp_cup(const struct ui_cup *view, int64_t now_ms)
{
    const struct cup *cup = view->cup;
    const bool coming = cup->state == CUP_COMING, runs = cup->state == CUP_RUNNING;
    json_t *json = json_pack(
        "{sI so ss ss ss sb sI si si so*}", "cup", (json_int_t)cup->number, "title",
        ui_gmcp_text("title", cup->words.title), "game", cup->words.rules->id, "form",
        cup_form_name(cup->words.form), "state", cup_state_name(cup->state), "paused", cup->paused,
        "entry", (json_int_t)cup->words.entry, "players", cup->entrants, "left", view->left,
        "starts", coming ? ui_gmcp_seconds(cup->start_ms, now_ms) : NULL);
    if (runs)
        json_object_update_new(
            json, json_pack("{si so* si so* so* so*}", "round", cup->round, "rounds",
                            cup->words.rounds > 0 ? json_integer(cup->words.rounds) : NULL, "open",
                            cup->open, "ends", ui_gmcp_seconds(cup->until_ms, now_ms), "next",
                            ui_gmcp_seconds(view->next_ms, now_ms), "names",
                            cup->words.form == CUP_KNOCKOUT ? ui_gmcp_left(view) : NULL));
    json_object_set_new(json, "you", json_string(ui_gmcp_you(view)));
    if (view->entrant >= 0)
        json_object_update_new(json, ui_gmcp_own(view));
    return json;
}
