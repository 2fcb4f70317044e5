/*
 * The table as it stands: the seats in the order of play, what lies on the table, what is
 * urgent, the hand, and what can be typed. The same view has two layouts: a compact block, and
 * one fact on each line.
 */
#include <ctype.h>
#include <limits.h>

#include "cards.h"
#include "rating.h"
#include "ui_private.h"

/* If a seat's zone has more cards than this, only their number is shown. */
enum { ZONE_CARDS_SHOWN = 8 };

const struct game_picture *ui_picture(const struct game_rules *rules)
{
    static const struct game_picture none;
    return rules->picture ? rules->picture : &none;
}

struct game_scene ui_scene(const struct ui_sight *s)
{
    struct game_scene scene = {.rules = s->info->rules,
                               .view = s->view,
                               .plain = s->viewer->layout == UI_PLAIN,
                               .self = table_info_seat(s->info, s->viewer->person),
                               .columns = s->viewer->columns};
    for (int seat = 0; seat <= GAME_SEATS_MAX; seat++) {
        scene.name[seat] = ui_seat_name(s->info, seat);
        if (seat >= 1 && seat <= s->view->seats && !s->view->seat[seat].playing)
            scene.gone[seat] = ui_gone(s->info, s->view, seat);
    }
    return scene;
}

void ui_terms(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info)
{
    if (!info->competitive) {
        buf_puts(out, info->shared ? tr("not ranked: same address") : tr("friendly"));
        return;
    }
    if (viewer->layout != UI_PLAIN)
        buf_puts(out, "⚔ ");
    if (info->bet > 0)
        buf_printf(out, tr("ranked, bet %s"), FIGURE(info->bet));
    else
        buf_puts(out, tr("ranked, no bet"));
}

void ui_cup_at(struct buf *out, const struct store_cup_at *at)
{
    buf_printf(out, tr("Table %d of round %d of cup %jd"), at->table, at->round, at->cup);
}

/* Whether a seat that no longer plays left the game. During the game a seat that left has no place.
 * At the end those who left share the last place, and a player who was out before has a better one.
 */
static bool board_has_left(const struct table_info *info, const struct game_view *view, int seat)
{
    int place = view->seat[seat].place;
    bool last = view->over && info->seat[seat].left;
    for (int other = 1; other <= view->seats; other++)
        last = last && place >= view->seat[other].place;
    return place == 0 || last;
}

const char *ui_gone(const struct table_info *info, const struct game_view *view, int seat)
{
    return board_has_left(info, view, seat) ? trc("a seat", "left") : trc("a seat", "out");
}

bool ui_partner(const struct game_view *view, int seat)
{
    int own = view->viewer;
    return own != 0 && seat != own && view->seat[own].team != 0 &&
           view->seat[own].team == view->seat[seat].team;
}

bool ui_said_last(const struct game_view_seat *at)
{
    return at->playing && at->said && at->cards > 0;
}

void ui_put_upper(struct buf *out, const char *text)
{
    for (; *text != '\0'; text++)
        buf_putc(out, (char)toupper((unsigned char)*text));
}

/* Writes the table before and after a game: who sits here, on what terms, and who is ready. */
static void board_put_waiting(struct buf *out, const struct ui_viewer *viewer,
                              const struct table_info *info)
{
    BUF_LOCAL terms = {0};
    ui_terms_whole(&terms, viewer, info);
    buf_puts(out, viewer->layout == UI_PLAIN ? "" : STYLE_BOLD);
    buf_printf(out, tr("Table %d, %s, %d of %d seats taken, %s."), info->number, info->rules->title,
               info->taken, info->seats, buf_text(&terms));
    buf_puts(out, viewer->layout == UI_PLAIN ? "\n" : STYLE_NORMAL "\n");
    if (info->cup.cup != 0) {
        ui_cup_at(out, &info->cup);
        buf_puts(out, ".\n");
    }
    if (info->unscored[0] != '\0')
        buf_printf(out, "%s\n", tr(info->unscored));
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        const struct table_seat_info *at = &info->seat[seat];
        if (at->person.id == 0)
            continue;
        char level[48] = "";
        if (at->person.kind == PERSON_BOT)
            utf8_printf(level, sizeof(level), ", %s", ui_bot_level(at->person.level));
        else if (at->rating != 0) /* RT-D13 */
            utf8_printf(level, sizeof(level), ", %s %s", UI_RATING(at->rating, at->provisional),
                        tr(rating_word(at->rating)));
        buf_printf(out, "%s%s%s%s%s%s%s.\n", viewer->layout == UI_PLAIN ? "" : "  ",
                   at->person.name, at->person.id == viewer->person ? tr(" (you)") : "",
                   at->person.kind == PERSON_BOT     ? tr(", a bot")
                   : at->person.kind == PERSON_GUEST ? tr(", a guest")
                                                     : "",
                   at->person.id == info->host ? tr(", host") : "", level,
                   at->away    ? tr(", away")
                   : at->ready ? tr(", ready")
                               : tr(", not ready"));
    }
    ui_seats_now(out, viewer, info);
    buf_putc(out, '\n');
}

void ui_frozen(struct buf *out, const struct table_info *info)
{
    buf_printf(out, tr("The staff has frozen this table, and its clocks stand still: %s"),
               tr(info->frozen));
}

static void board_put_status(struct buf *out, const struct ui_sight *s)
{
    bool plain = s->viewer->layout == UI_PLAIN;
    if (s->info->frozen[0] != '\0') {
        buf_puts(out, plain ? "" : " ");
        ui_frozen(out, s->info);
        buf_putc(out, '\n');
    }
    for (int i = 0; i < s->view->nstatus; i++) {
        bool alert = !plain && view_must(s->view, s->view->viewer) && i == 0 && s->view->owed > 0;
        buf_puts(out, plain ? "" : alert ? " " STYLE_ALERT "!! " : " ");
        ui_fact(out, s->viewer, s->info, &s->view->status[i]);
        buf_puts(out, alert ? STYLE_NORMAL "\n" : "\n");
    }
}

void ui_now(struct buf *out, const struct ui_sight *s)
{
    struct ui_viewer aloud = *s->viewer;
    const struct ui_sight plainly = {&aloud, s->info, s->view, s->hand};
    aloud.layout = UI_PLAIN;
    if (s->view && s->info->state == TABLE_PLAYING)
        board_put_status(out, &plainly);
    else if (s->info->state == TABLE_WAITING)
        ui_seats_now(out, &aloud, s->info);
}

int64_t ui_turn_left(const struct table_info *info, const struct game_view *view, int seat)
{
    bool late = view->viewer == 0 && info->delay > 0;
    return seat == 0 || late ? 0 : info->seat[seat].clock_ms;
}

/* ---- line ---- */

void ui_put_left(struct buf *out, int64_t left)
{
    if (left > 0)
        buf_printf(out, " %d:%02d", (int)(left / 60000), (int)(left / 1000 % 60));
}

void ui_title_short(struct buf *out, const struct ui_sight *s, int room)
{
    /* longer titles, in bytes, leave no room for the other words in 40 columns */
    enum { TITLE_SHORT = 10 };
    const char *swords = s->info->competitive ? " ⚔" : "";
    bool crowded = strlen(s->info->rules->title) > TITLE_SHORT;
    buf_putc(out, ' ');
    if (crowded) /* the number comes first so that it is not cut */
        buf_printf(out, "#%d%s ", s->info->number, swords);
    ui_put_upper(out, s->info->rules->title);
    if (!crowded)
        buf_printf(out, " #%d%s", s->info->number, swords);
    if (s->view && s->view->round > 0)
        buf_printf(out, tr(" r%u"), s->view->round);
    if (s->info->shared)
        buf_printf(out, "  %s", tr("not ranked"));
    if (s->info->shared || crowded) /* a bet that is cut would look like a smaller one */
        return;
    BUF_LOCAL terms = {0};
    if (!s->info->competitive)
        buf_printf(&terms, "  %s", tr("friendly"));
    else if (s->info->bet == 0)
        buf_printf(&terms, "  %s", tr("no bet"));
    else
        buf_printf(&terms, tr(" bet %s"), FIGURE(s->info->bet));
    if (utf8_text_width(buf_text(out)) + utf8_text_width(buf_text(&terms)) <= room)
        buf_add(out, terms.data, terms.len);
}

/* Writes the header in one row. The name of the player who has to move is cut if there is too
 * little room. */
static void board_put_header_short(struct buf *out, const struct ui_sight *s)
{
    enum { NAME_LEAST = 3 };
    BUF_LOCAL title = {0}, clock = {0};
    int seat = view_turn(s->view);
    bool frozen = s->info->frozen[0] != '\0';
    const char *who = s->view->over ? tr("game over")
                      : frozen      ? trc("a table", "frozen")
                      : seat != 0   ? ui_seat_name(s->info, seat)
                                    : "";
    ui_put_left(&clock, frozen ? 0 : ui_turn_left(s->info, s->view, seat));
    ui_title_short(&title, s, s->viewer->columns - (int)clock.len - 3 - NAME_LEAST);
    int room = s->viewer->columns - utf8_text_width(buf_text(&title)) - (int)clock.len - 3;
    room = room > NAME_LEAST ? room : NAME_LEAST;
    int cells = utf8_text_width(who);
    buf_printf(out, STYLE_REVERSE "%s  ", buf_text(&title));
    buf_cell(out, who, cells < room ? cells : room);
    buf_printf(out, "%s " STYLE_NORMAL "\n", buf_text(&clock));
}

void ui_points(struct buf *out, const struct game_view *view)
{
    for (int seat = 1; seat <= view->seats; seat++)
        if (view->seat[seat].team == 0 || seat <= 2)
            buf_printf(out, "%s%d", seat > 1 ? "-" : "", view->seat[seat].points);
    if (view->target > 0)
        buf_printf(out, tr(" of %d"), view->target);
}

static void board_put_header(struct buf *out, const struct ui_sight *s)
{
    if (s->viewer->columns < SCENE_NARROW) {
        board_put_header_short(out, s);
        return;
    }
    buf_puts(out, STYLE_REVERSE " ");
    ui_put_upper(out, s->info->rules->title);
    buf_puts(out, " #");
    buf_number(out, s->info->number, 0);
    buf_puts(out, "  ");
    ui_terms(out, s->viewer, s->info);
    if (s->info->cup.cup != 0) {
        buf_puts(out, "  ");
        ui_cup_at(out, &s->info->cup);
    }
    if (s->info->pot > 0)
        buf_printf(out, tr(", pot %s"), FIGURE(s->info->pot));
    if (s->view->round > 0) {
        buf_printf(out, tr("  round %u, "), s->view->round);
        ui_points(out, s->view);
    }
    int seat = view_turn(s->view);
    if (s->view->over)
        buf_printf(out, "  %s", tr("game over"));
    else if (s->info->frozen[0] != '\0')
        buf_printf(out, "  %s", trc("a table", "frozen"));
    else if (seat != 0) {
        buf_puts(out, "  ");
        buf_printf(out, tr("%s to play"), ui_seat_name(s->info, seat));
    }
    if (s->info->frozen[0] == '\0')
        ui_put_left(out, ui_turn_left(s->info, s->view, seat));
    buf_puts(out, " " STYLE_NORMAL "\n");
}

static void board_put_seats(struct buf *out, const struct ui_sight *s)
{
    int self = table_info_seat(s->info, s->viewer->person);
    int order[GAME_SEATS_MAX];
    int n = view_order(s->view, order);
    for (int i = 0; i < n; i++) {
        int seat = order[i];
        const struct game_view_seat *at = &s->view->seat[seat];
        buf_puts(out, i > 0 ? " → " : " ");
        buf_puts(out, view_must(s->view, seat) ? STYLE_BOLD : "");
        buf_puts(out, ui_seat_name(s->info, seat));
        buf_puts(out, seat == self                ? tr(" (you)")
                      : ui_partner(s->view, seat) ? tr(" (partner)")
                                                  : "");
        buf_putc(out, ' ');
        if (!at->playing)
            buf_puts(out, ui_gone(s->info, s->view, seat));
        else if (ui_said_last(at))
            buf_printf(out, tr("%d LAST!"), at->cards);
        else
            buf_number(out, at->cards, 0);
        if (s->info->seat[seat].away)
            buf_printf(out, " %s", trc("a seat", "away"));
        buf_puts(out, view_must(s->view, seat) ? STYLE_NORMAL : "");
    }
    buf_putc(out, '\n');
}

/* Whether the zone is a pile, of which only the top card counts. */
static bool board_is_pile(const struct table_info *info, const struct game_view_zone *zone)
{
    return zone->seat == 0 && !ui_picture(info->rules)->spread;
}

static bool board_is_counted(const struct game_view_zone *zone)
{
    return zone->ncards == 0 || (zone->seat != 0 && zone->ncards > ZONE_CARDS_SHOWN);
}

/* Whether a zone is shown. Unless the game's picture decides, a seat's zone is shown only if it
 * holds something. */
static bool board_is_told(const struct table_info *info, const struct game_view_zone *zone)
{
    const struct game_picture *picture = ui_picture(info->rules);
    if (picture->tells)
        return picture->tells(zone, board_is_counted(zone));
    return zone->seat == 0 || zone->count > 0;
}

/* Writes what lies in a zone; `counted`: the number of cards in place of their names. */
static void board_put_zone(struct buf *out, const struct ui_sight *s,
                           const struct game_view_zone *zone, bool counted)
{
    if (zone->seat != 0 && zone->seat != s->view->viewer)
        buf_printf(out, "%s ", ui_seat_name(s->info, zone->seat));
    buf_puts(out, tr(zone->name));
    buf_putc(out, ' ');
    if (counted || board_is_counted(zone)) {
        buf_number(out, zone->count, 0);
        return;
    }
    if (board_is_pile(s->info, zone) && ui_picture(s->info->rules)->pile_counts)
        buf_printf(out, "%d: ", zone->count);
    int shown = board_is_pile(s->info, zone) ? 1 : zone->ncards;
    picture_put_cards(out, false, zone->card + zone->ncards - shown, shown);
    if (zone->seat == 0 && s->view->choice != 0) {
        buf_puts(out, " (");
        picture_put_choice(out, s->info->rules, s->view->choice);
        buf_putc(out, ')');
    }
}

/* Writes the zones in at most `rows` rows: the first one of the table, those of the viewer, others
 * of the table, those of other seats. `counts`: the cards of other seats are counted, not named. So
 * are the cards of a seat's zone if their names have no room. False: some zones have no room. */
static bool board_put_zones(struct buf *out, const struct ui_sight *s, bool counts, int columns,
                            int rows)
{
    enum { RANKS = 4 };
    int taken = 0;
    bool all = true, bound = columns < INT_MAX;
    BUF_LOCAL one = {0};
    for (int k = 0; k < RANKS * s->view->nzones && all; k++) {
        int i = k % s->view->nzones;
        const struct game_view_zone *zone = &s->view->zone[i];
        bool seats = zone->seat != 0, own = zone->seat == s->view->viewer;
        int rank = !seats ? 2 * (i > 0) : own ? 1 : 3;
        if (rank != k / s->view->nzones || !board_is_told(s->info, zone))
            continue;
        bool counted = seats && counts && !own;
        buf_clear(&one);
        board_put_zone(&one, s, zone, counted);
        int cells = bound ? ui_shown_cells(buf_text(&one)) + 1 : 1;
        int room = columns - (rows > 1 ? 0 : taken + 2);
        if (seats && !counted && cells > room) {
            buf_clear(&one);
            board_put_zone(&one, s, zone, true);
            cells = ui_shown_cells(buf_text(&one)) + 1;
        }
        if (taken > 0 && taken + 2 + cells > columns) {
            all = --rows > 0; /* `hand` and `look` tell the rest */
            buf_puts(out, all ? "\n" : "");
            taken = 0;
        }
        if (all) {
            buf_puts(out, taken > 0 ? "   " : " ");
            buf_add(out, buf_text(&one), one.len);
        }
        taken += (taken > 0 ? 2 : 0) + cells;
    }
    buf_puts(out, taken > 0 ? "\n" : "");
    return all;
}

void ui_zones_rows(struct buf *out, const struct ui_sight *s, int columns, int rows)
{
    BUF_LOCAL text = {0};
    if (!board_put_zones(&text, s, false, columns, rows)) {
        buf_clear(&text);
        board_put_zones(&text, s, true, columns, rows);
    }
    buf_add(out, buf_text(&text), text.len);
}

void ui_score(struct buf *out, const struct game_scene *scene)
{
    const struct game_picture *picture = ui_picture(scene->rules);
    if (!picture->score)
        return;
    buf_putc(out, ' ');
    picture->score(out, scene, scene->columns - 1);
    buf_putc(out, '\n');
}

static void board_put_block(struct buf *out, const struct ui_sight *s)
{
    const struct game_picture *picture = ui_picture(s->info->rules);
    board_put_seats(out, s);
    if (picture->score || picture->lines) {
        struct game_scene scene = ui_scene(s);
        ui_score(out, &scene);
        if (picture->lines)
            picture->lines(out, &scene);
    }
    if (!picture->lines)
        board_put_zones(out, s, false, INT_MAX, 1);
    board_put_status(out, s);
    if (s->view->viewer != 0)
        ui_hand_lines(out, s);
}

/* ---- plain ---- */

int ui_lives(const struct game_view *view, int seat)
{
    int lives = view->seat[seat].down;
    for (int z = 0; z < view->nzones; z++)
        lives += view->zone[z].seat == seat ? view->zone[z].count : 0;
    return lives;
}

void ui_held(struct buf *out, int cards, int lives)
{
    if (cards > 0 || lives == 0)
        buf_printf(out, trn("%d card", "%d cards", cards), cards);
    if (lives > 0 && cards > 0)
        buf_puts(out, tr(" and "));
    if (lives > 0)
        buf_printf(out, trn("%d life", "%d lives", lives), lives);
}

/* Writes what a seat has, as part of a sentence about all seats. `lives`: and its lives. */
static void board_put_plain_seat(struct buf *out, const struct ui_sight *s, int seat, bool first,
                                 bool lives)
{
    const struct game_view_seat *at = &s->view->seat[seat];
    const char *name = ui_seat_name(s->info, seat);
    bool you = seat == table_info_seat(s->info, s->viewer->person);
    BUF_LOCAL held = {0};
    ui_held(&held, at->cards, lives ? ui_lives(s->view, seat) : 0);
    if (!at->playing && you)
        buf_puts(out, board_has_left(s->info, s->view, seat) ? tr("You left") : tr("You are out"));
    else if (!at->playing)
        buf_printf(out,
                   board_has_left(s->info, s->view, seat) ? tr("%s has left") : tr("%s is out"),
                   name);
    else if (you)
        buf_printf(out, tr("You have %s"), buf_text(&held));
    else if (first)
        buf_printf(out, tr("%s has %s"), name, buf_text(&held));
    else if (lives)
        buf_printf(out, "%s %s", name, buf_text(&held));
    else
        buf_printf(out, "%s %d", name, at->cards);
    if (ui_partner(s->view, seat))
        buf_puts(out, tr(" (your partner)"));
    if (ui_said_last(at))
        buf_puts(out, you ? trc("you", " and said last one") : tr(" and said last one"));
    if (s->view->round > 0)
        buf_printf(out, tr(" and %d points"), at->points);
    if (s->info->seat[seat].away)
        buf_printf(out, you ? tr(" and are away") : " (%s)", trc("a seat", "away"));
}

/* Writes "You have 7 cards, bob 4, carol 1 and said last one.", in the order of play. */
static void board_put_plain_seats(struct buf *out, const struct ui_sight *s)
{
    int order[GAME_SEATS_MAX];
    int n = view_order(s->view, order);
    bool first = true, lives = false;
    for (int seat = 1; seat <= s->view->seats; seat++)
        lives = lives || ui_lives(s->view, seat) > 0;
    /* lives are not counted while they are selected */
    lives = lives && !ui_picture(s->info->rules)->spread && (s->view->verbs >> MOVE_KEEP & 1) == 0;
    for (int i = 0; i < n; i++) {
        const struct game_view_seat *at = &s->view->seat[order[i]];
        buf_puts(out, i > 0 ? ", " : "");
        board_put_plain_seat(out, s, order[i], first, lives);
        first = first && !at->playing;
    }
    buf_puts(out, ".\n");
}

static void board_put_plain_title(struct buf *out, const struct ui_sight *s)
{
    int seat = view_turn(s->view);
    if (s->info->cup.cup != 0) {
        ui_cup_at(out, &s->info->cup);
        buf_puts(out, ".\n");
    }
    buf_printf(out,
               s->view->over                         ? tr("Table %d, %s. The game is over.\n")
               : s->info->frozen[0] != '\0'          ? tr("Table %d, %s.\n")
               : view_must(s->view, s->view->viewer) ? tr("Your turn at table %d, %s.")
                                                     : tr("Table %d, %s. %s to play."),
               s->info->number, s->info->rules->title, ui_seat_name(s->info, seat));
    if (!s->view->over && s->info->frozen[0] == '\0') {
        int64_t left = ui_turn_left(s->info, s->view, seat);
        if (left > 0)
            buf_printf(out, tr(" %s left."), UI_DURATION(left));
        buf_putc(out, '\n');
    }
}

/* Whether the zone is a pile whose top card is shown. */
static bool board_is_top(const struct table_info *info, const struct game_view_zone *zone)
{
    return board_is_pile(info, zone) && !board_is_counted(zone);
}

/* Writes the top card of each pile, and the colour or suit that somebody named. */
static void board_put_plain_tops(struct buf *out, const struct ui_sight *s)
{
    for (int i = 0; i < s->view->nzones; i++) {
        const struct game_view_zone *zone = &s->view->zone[i];
        if (!board_is_told(s->info, zone) || !board_is_top(s->info, zone))
            continue;
        card_t top = zone->card[zone->ncards - 1];
        buf_printf(out, "%s: ", tr("Top card"));
        picture_put_card(out, true, top);
        if (s->view->choice != 0 &&
            s->view->choice != card_suit(top) + card_color(top)) /* else the card itself shows it */
            buf_printf(out, s->view->choice >= COLOR_RED ? tr(", colour %s") : tr(", suit %s"),
                       tr(s->info->rules->choice_words(s->view->choice)));
        buf_puts(out, ".\n");
    }
}

/* Writes how many cards lie in each pile, in a game that tells it. */
static void board_put_plain_piles(struct buf *out, const struct ui_sight *s)
{
    for (int i = 0; ui_picture(s->info->rules)->pile_counts && i < s->view->nzones; i++)
        if (board_is_top(s->info, &s->view->zone[i]))
            picture_put_count(out, s->view->zone[i].name, s->view->zone[i].count);
}

/* Writes what lies on the table, or before a seat, besides the top cards. */
static void board_put_plain_rest(struct buf *out, const struct ui_sight *s)
{
    const struct game_picture *picture = ui_picture(s->info->rules);
    struct game_scene scene = ui_scene(s);
    board_put_plain_piles(out, s);
    for (int i = 0; i < s->view->nzones; i++) {
        const struct game_view_zone *zone = &s->view->zone[i];
        if (!board_is_told(s->info, zone) || board_is_top(s->info, zone))
            continue;
        if (zone->seat != 0)
            buf_printf(out, "%s, ", ui_seat_name(s->info, zone->seat));
        if (board_is_counted(zone)) {
            picture_put_count(out, zone->name, zone->count);
            continue;
        }
        buf_printf(out, "%s: ", tr(zone->name));
        picture_put_cards(out, true, zone->card, zone->ncards);
        buf_puts(out, ".\n");
    }
    if (picture->aloud)
        picture->aloud(out, &scene);
}

/* Writes what holds now: the round, who is ahead, what is urgent, the top cards. */
static void board_put_plain_now(struct buf *out, const struct ui_sight *s)
{
    const struct game_picture *picture = ui_picture(s->info->rules);
    struct game_scene scene = ui_scene(s);
    if (s->view->round > 0)
        buf_printf(out, tr("Round %u.\n"), s->view->round);
    if (picture->score)
        picture->score(out, &scene, 0);
    board_put_status(out, s);
    board_put_plain_tops(out, s);
}

/* Says how many cards can be played and, if they are few, which: "You can play 1 card: card 5,
 * yellow pick up two." */
static void board_put_plain_playable(struct buf *out, const struct ui_sight *s)
{
    enum { NAMED = 5 };
    int n = 0, named = 0;
    for (int i = 0; i < s->hand->n; i++)
        n += ui_hand_playable(s->view, s->hand->card[i]);
    if (n == 0) {
        /* nobody plays a card while a floor is laid out or lives are selected, or turned up */
        bool other = ui_picture(s->info->rules)->spread ||
                     (s->view->verbs & (1U << MOVE_KEEP | 1U << MOVE_RPS | 1U << MOVE_FLIP)) != 0;
        buf_puts(out, other ? "" : tr("You can't play any card.\n"));
        if ((s->view->verbs >> MOVE_KEEP & 1) != 0) /* they choose among all cards of their hand */
            ui_hand_lines(out, s);
        return;
    }
    if (n > NAMED) {
        buf_printf(out,
                   trn("You can play %d card. Type `hand` to hear them.\n",
                       "You can play %d cards. Type `hand` to hear them.\n", n),
                   n);
        return;
    }
    buf_printf(out, trn("You can play %d card: ", "You can play %d cards: ", n), n);
    for (int i = 0; i < s->hand->n; i++) {
        if (!ui_hand_playable(s->view, s->hand->card[i]))
            continue;
        buf_puts(out, named++ > 0 ? "; " : "");
        buf_printf(out, trc("number and card", "card %d, "), i + 1);
        picture_put_card(out, true, s->hand->card[i]);
        int plays = ui_hand_plays(s->view, s->hand->card[i]);
        buf_puts(out, plays == GAME_BLUFF   ? tr(", a bluff")
                      : plays == GAME_COSTS ? tr(", which costs 1 card")
                                            : "");
    }
    buf_puts(out, ".\n");
}

void ui_table(struct buf *out, const struct ui_sight *s)
{
    if (!s->view || s->info->state == TABLE_WAITING) {
        board_put_waiting(out, s->viewer, s->info);
    } else if (s->viewer->layout == UI_PLAIN) {
        board_put_plain_title(out, s);
        board_put_plain_now(out, s);
        if (view_must(s->view, s->view->viewer))
            board_put_plain_playable(out, s);
        board_put_plain_seats(out, s);
        board_put_plain_rest(out, s);
    } else {
        board_put_header(out, s);
        board_put_block(out, s);
    }
}

void ui_replay(struct buf *out, const struct ui_sight *s)
{
    if (s->viewer->layout != UI_PLAIN) {
        board_put_block(out, s);
        return;
    }
    board_put_plain_now(out, s);
    board_put_plain_seats(out, s);
    board_put_plain_rest(out, s);
    if (s->view->viewer != 0)
        ui_hand_lines(out, s);
}

bool ui_question(struct buf *out, const struct ui_sight *s, const char *name, const char *text)
{
    struct game_scene scene = ui_scene(s);
    const struct game_question *asked = picture_question(s->info->rules, name);
    if (asked)
        asked->answer(out, &scene, text);
    return asked;
}

/* ---- A turn ---- */

void ui_turn(struct buf *out, const struct ui_sight *s, bool again)
{
    const struct game_picture *picture = ui_picture(s->info->rules);
    BUF_LOCAL words = {0};
    if (s->viewer->layout != UI_PLAIN) {
        ui_table(out, s);
        ui_hint(out, s);
        return;
    }
    buf_puts(out, again ? tr("Still your turn.\n") : tr("Your turn.\n"));
    board_put_status(out, s);
    if (!picture->matches_told && !again) /* else the viewer was told the top card already */
        board_put_plain_tops(out, s);
    if (!picture->spread)
        board_put_plain_playable(out, s);
    ui_hint_rest(&words, s);
    if (words.len > 0)
        buf_printf(out,
                   !picture->spread && ui_some_playable(s->view) ? tr("Or type %s.\n")
                                                                 : tr("Type %s.\n"),
                   buf_text(&words));
    if (again || picture->spread)
        return;
    board_put_plain_seats(out, s);
    board_put_plain_piles(out, s);
}

void ui_log(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
            const struct table_log_line *line, int n)
{
    for (int i = 0; i < n; i++) {
        ui_clock(out, line[i].at_ms);
        buf_puts(out, viewer->layout == UI_PLAIN ? "  " : "  " STYLE_HANG);
        ui_fact(out, viewer, info, &line[i].fact);
        buf_putc(out, '\n');
    }
}
