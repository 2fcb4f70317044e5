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
#include "xalloc.h"

static void ui_gmcp_put(struct buf *out, json_t *json)
{
    FREED char *text = json_dumps(json, JSON_COMPACT);

    buf_puts(out, text ? text : "{}");
    json_decref(json);
}

static json_t *ui_gmcp_text(const char *name, const char *text)
{
    return text_json(text, strlen(text), name);
}

static void ui_gmcp_set_text(json_t *json, const char *name, const char *text)
{
    json_object_set_new(json, name, ui_gmcp_text(name, text));
}

static void ui_gmcp_set_number(json_t *json, const char *name, int64_t number)
{
    json_object_set_new(json, name, json_integer(number));
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
        json_t *seat = json_pack("{sosbsb}", "name", ui_gmcp_text("name", info->seat_name[i]),
                                 "ready", info->seat[i].ready, "away", info->seat[i].away);
        if (info->seat[i].rating != 0) {
            ui_gmcp_set_number(seat, "rating", info->seat[i].rating);
            json_object_set_new(seat, "provisional", json_boolean(info->seat[i].provisional));
            ui_gmcp_set_text(seat, "level", rating_word(info->seat[i].rating));
        }
        if (view && i <= view->seats) {
            ui_gmcp_set_number(seat, "cards", view->seat[i].cards);
            if (view->seat[i].down > 0)
                ui_gmcp_set_number(seat, "down", view->seat[i].down);
            ui_gmcp_set_number(seat, "points", view->seat[i].points);
            json_object_set_new(seat, "last", json_boolean(view->seat[i].said));
            json_object_set_new(seat, "playing", json_boolean(view->seat[i].playing));
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

static void ui_gmcp_set_zones(json_t *json, const struct table_info *info,
                              const struct game_view *view)
{
    json_t *zones = json_array();

    for (int i = 0; i < view->nzones; i++) {
        const struct game_view_zone *zone = &view->zone[i];
        json_t *one = json_object();
        ui_gmcp_set_text(one, "name", zone->name);
        if (zone->seat != 0)
            ui_gmcp_set_text(one, "who", info->seat_name[zone->seat]);
        ui_gmcp_set_number(one, "count", zone->count);
        json_object_set_new(one, "cards", ui_gmcp_card_list(zone->card, zone->ncards));
        json_array_append_new(zones, one);
        if (zone->seat == 0 && strcmp(zone->name, "pile") == 0 && zone->ncards > 0)
            ui_gmcp_set_text(json, "top", card_name(zone->card[zone->ncards - 1]));
    }
    json_object_set_new(json, "zones", zones);
}

/* Sets where the cards lie, in a game that has a floor. */
static void ui_gmcp_set_floor(json_t *json, const struct table_info *info,
                              const struct game_view *view)
{
    struct picture_floor floor;
    if (!info->rules->picture || !info->rules->picture->floor)
        return;
    info->rules->picture->floor(view, &floor);
    json_t *cards = json_array();
    for (int i = 0; i < floor.n; i++) {
        json_t *card = json_pack("{sssisi}", "c", floor.card[i].name, "x", floor.card[i].x, "y",
                                 floor.card[i].y);
        if (floor.card[i].own)
            json_object_set_new(card, "own", json_true());
        if (floor.card[i].captive)
            json_object_set_new(card, "captive", json_true());
        json_array_append_new(cards, card);
    }
    json_t *one = json_pack("{sisisbso}", "width", floor.width, "length", floor.length, "turned",
                            (int)floor.turned, "cards", cards);
    if (floor.hit)
        json_object_set_new(one, "hit", json_pack("[ii]", floor.hit_x, floor.hit_y));
    json_object_set_new(json, "floor", one);
}

void ui_gmcp_table(struct buf *out, const struct table_info *info, const struct game_view *view)
{
    static const char *const states[] = {
        [TABLE_WAITING] = "waiting", [TABLE_PLAYING] = "playing", [TABLE_FINISHED] = "finished"};
    json_t *json =
        json_pack("{sissss sI sb sb so}", "id", info->number, "game", info->rules->id, "state",
                  states[info->state], "bet", (json_int_t)info->bet, "ranked", info->competitive,
                  "sets", info->rules->sets, "seats", ui_gmcp_seat_list(info, view));
    if (view) {
        ui_gmcp_set_number(json, "dir", view->direction == 2 ? -1 : view->direction);
        json_object_set_new(json, "turn", ui_gmcp_names_of(info, view->over ? 0 : view->must));
        if (view->choice != 0)
            ui_gmcp_set_text(json, "colour", choice_name(view->choice));
        ui_gmcp_set_number(json, "pick", view->owed);
        ui_gmcp_set_number(json, "round", view->round);
        ui_gmcp_set_zones(json, info, view);
        ui_gmcp_set_floor(json, info, view);
        int64_t least =
            0; /* the player with the least time; 0: nobody, or the viewer may not know */
        for (int seat = 1; seat <= view->seats && !view->over; seat++) {
            int64_t left = (view->must >> seat & 1) != 0 ? ui_turn_left(info, view, seat) : 0;
            if (left > 0 && (least == 0 || left < least))
                least = left;
        }
        /* has to be the last: see UI_GMCP_CLOCK */
        ui_gmcp_set_number(json, "clock", (least + 999) / 1000);
    }
    ui_gmcp_put(out, json);
}

void ui_gmcp_hand(struct buf *out, const struct game_view *view, const struct ui_hand *hand)
{
    json_t *cards = json_array();

    for (int i = 0; i < hand->n; i++) {
        if (hand->card[i] == CARD_NONE)
            continue;
        json_array_append_new(cards,
                              json_pack("{sisssbss}", "n", i + 1, "c", card_name(hand->card[i]),
                                        "ok", ui_hand_playable(view, hand->card[i]), "words",
                                        tr(card_words(hand->card[i]))));
    }
    ui_gmcp_put(out, json_pack("{so}", "cards", cards));
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
    json_t *one = json_pack("{soso}", "line", ui_gmcp_text("line", line), "caption",
                            ui_gmcp_text("caption", buf_text(&caption)));
    if (choice->answer)
        json_object_set_new(one, "answer", json_true());
    if (choice->always)
        json_object_set_new(one, "always", json_true());
    if (choice->refused)
        ui_gmcp_set_text(one, "why", tr(choice->why));
    json_array_append_new(list, one);
}

void ui_gmcp_choices(struct buf *out, struct buf *now, const struct ui_choices *choices)
{
    json_t *list = json_array();
    for (int i = 0; i < choices->n; i++) {
        char line[sizeof(choices->choice[i].line)];
        memcpy(line, choices->choice[i].line, sizeof(line));
        for (char *rest = line, *one; (one = strsep(&rest, "|"));)
            ui_gmcp_add_choice(list, &choices->choice[i], one);
    }
    marks_resolve(now, MARKS_QUOTED);
    json_t *json = json_pack("{so}", "choices", list);
    if (now->len > 0)
        json_object_set_new(json, "now", text_json(now->data, now->len, "now"));
    ui_gmcp_put(out, json);
}

void ui_gmcp_event(struct buf *out, const struct table_info *info, const struct game_fact *fact)
{
    json_t *json = json_object();

    ui_gmcp_set_text(json, "t", info->rules->facts[fact->kind].name);
    if (fact->seat != 0)
        ui_gmcp_set_text(json, "who", info->seat_name[fact->seat]);
    if (fact->other != 0)
        ui_gmcp_set_text(json, "other", info->seat_name[fact->other]);
    if (fact->ncards > fact->ngot)
        json_object_set_new(json, "c", ui_gmcp_card_list(fact->card, fact->ncards - fact->ngot));
    if (fact->ngot > 0)
        json_object_set_new(json, "got",
                            ui_gmcp_card_list(fact->card + fact->ncards - fact->ngot, fact->ngot));
    if (fact->choice != 0)
        ui_gmcp_set_text(json, "choice", choice_name(fact->choice));
    if (fact->n != 0)
        ui_gmcp_set_number(json, "n", fact->n);
    if (fact->m != 0)
        ui_gmcp_set_number(json, "m", fact->m);
    ui_gmcp_put(out, json);
}

void ui_gmcp_result(struct buf *out, const struct table_info *info, const struct notice *notice)
{
    if (notice->kind == NOTICE_OVER) {
        ui_gmcp_put(out, json_pack("{sisosb}", "id", info->number, "winners",
                                   ui_gmcp_names_of(info, notice->over.winners), "tie",
                                   notice->over.tie));
        return;
    }
    const struct notice_result *result = &notice->result;
    json_t *json = json_pack("{sisosisIsI}", "id", info->number, "who",
                             ui_gmcp_text("who", notice->who.name), "place", result->place, "xp",
                             (json_int_t)result->xp, "chips", (json_int_t)result->chips);
    if (result->rated) {
        ui_gmcp_set_number(json, "rating", result->rating);
        json_object_set_new(json, "provisional", json_boolean(result->provisional));
        ui_gmcp_set_number(json, "moved", result->rating_moved);
    }
    ui_gmcp_put(out, json);
}

void ui_gmcp_status(struct buf *out, const char *name, bool guest, int64_t xp, int64_t chips,
                    int32_t table)
{
    json_t *json = json_pack("{sosb}", "name", ui_gmcp_text("name", name), "guest", guest);
    if (!guest) {
        ui_gmcp_set_number(json, "xp", xp);
        ui_gmcp_set_number(json, "chips", chips);
    }
    ui_gmcp_set_number(json, "table", table);
    ui_gmcp_put(out, json);
}

void ui_gmcp_talk(struct buf *out, const char *channel, const char *talker, const char *text)
{
    ui_gmcp_put(out, json_pack("{sososo}", "channel", ui_gmcp_text("channel", channel), "talker",
                               ui_gmcp_text("talker", talker), "text", ui_gmcp_text("text", text)));
}

/* Sets how many seconds are left; sets nothing if the time has come. */
static void ui_gmcp_set_seconds(json_t *json, const char *name, int64_t at_ms, int64_t now_ms)
{
    if (at_ms > now_ms)
        ui_gmcp_set_number(json, name, (at_ms - now_ms + 999) / 1000);
}

static void ui_gmcp_set_own(json_t *json, const struct ui_cup *view)
{
    static const char *const states[] = {[CUP_IN] = "in",
                                         [CUP_OUT_SELF] = "withdrawn",
                                         [CUP_OUT_MISSED] = "missed",
                                         [CUP_OUT_STAFF] = "removed"};
    const struct cup *cup = view->cup;
    const struct cup_entrant *who = &cup->entrant[view->entrant];
    const struct draw_standing *own = ui_cup_line(view);
    const bool knockout = cup->words.form == CUP_KNOCKOUT;
    bool out = own && knockout && cup->state == CUP_RUNNING && !own->in;
    ui_gmcp_set_text(json, "you", out && who->state == CUP_IN ? "out" : states[who->state]);
    ui_gmcp_set_number(json, "table", view->table);
    if (cup->started_ms == 0)
        return;
    ui_gmcp_set_number(json, "place", view->board->place[view->entrant]);
    if (own && !knockout)
        json_object_set_new(json, "points",
                            json_real((double)(own->points * 10 / DRAW_POINT) / 10));
    if (cup_is_over(cup))
        ui_gmcp_set_number(json, "chips", who->prize);
}

void ui_gmcp_cup(struct buf *out, const struct ui_cup *view, int64_t now_ms)
{
    enum { NAMED = 32 };
    static const char *const states[] = {[CUP_COMING] = "coming",
                                         [CUP_RUNNING] = "running",
                                         [CUP_OVER] = "over",
                                         [CUP_CALLED_OFF] = "called off",
                                         [CUP_VOID] = "void"};
    const struct cup *cup = view->cup;
    json_t *json = json_pack(
        "{sI so ss ss ss sb sI si si}", "cup", (json_int_t)cup->number, "title",
        ui_gmcp_text("title", cup->words.title), "game", cup->words.rules->id, "form",
        cup_form_name(cup->words.form), "state", states[cup->state], "paused", cup->paused, "entry",
        (json_int_t)cup->words.entry, "players", cup->entrants, "left", view->left);
    if (cup->state == CUP_COMING)
        ui_gmcp_set_seconds(json, "starts", cup->start_ms, now_ms);
    if (cup->state == CUP_RUNNING) {
        ui_gmcp_set_number(json, "round", cup->round);
        if (cup->words.rounds > 0)
            ui_gmcp_set_number(json, "rounds", cup->words.rounds);
        ui_gmcp_set_number(json, "open", cup->open);
        ui_gmcp_set_seconds(json, "ends", cup->until_ms, now_ms);
        ui_gmcp_set_seconds(json, "next", view->next_ms, now_ms);
    }
    if (cup->state == CUP_RUNNING && cup->words.form == CUP_KNOCKOUT) {
        json_t *names = json_array(); /* of those still in it, unless they are too many */
        for (int i = 0; i < view->board->n && view->left <= NAMED; i++) {
            const struct draw_standing *line = &view->board->line[i];
            if (line->in)
                json_array_append_new(names,
                                      ui_gmcp_text("name", cup->entrant[line->entrant].name));
        }
        json_object_set_new(json, "names", names);
    }
    if (view->entrant >= 0)
        ui_gmcp_set_own(json, view);
    else
        ui_gmcp_set_text(json, "you", "out");
    ui_gmcp_put(out, json);
}
