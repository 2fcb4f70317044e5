/*
 * The end of a game in words: who won and how, who finishes in which place, and what the game was
 * worth.
 */
#include "ui_private.h"

const char *ui_place(int place)
{
    static const char *const places[] = {"",
                                         NC_("finish", "first"),
                                         NC_("finish", "second"),
                                         NC_("finish", "third"),
                                         NC_("finish", "fourth"),
                                         NC_("finish", "fifth"),
                                         NC_("finish", "sixth"),
                                         NC_("finish", "seventh"),
                                         NC_("finish", "eighth")};
    return place >= 1 && place <= GAME_SEATS_MAX ? tr_context(places[place], sizeof("finish")) : "";
}

int ui_result_seat(const struct ui_viewer *viewer, const struct table_result *result)
{
    for (int seat = 1; seat <= result->seats; seat++)
        if (viewer->person != 0 && result->seat[seat].person == viewer->person)
            return seat;
    return 0;
}

/* ---- Who won ---- */

int ui_put_names(struct buf *out, unsigned seats, const char *const name[GAME_SEATS_MAX + 1])
{
    int n = 0, all = __builtin_popcount(seats);
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        if ((seats >> seat & 1) != 0) {
            buf_puts(out, n == 0 ? "" : n + 1 < all ? ", " : tr(" and "));
            buf_puts(out, name[seat]);
            n++;
        }
    return n;
}

void ui_winners(struct buf *out, unsigned won, bool tie, int own,
                const char *const name[GAME_SEATS_MAX + 1])
{
    BUF_LOCAL names = {0};
    bool you = own != 0 && (won >> own & 1) != 0;
    int others = ui_put_names(&names, you ? won & ~(1U << own) : won, name);
    if (others == 0)
        buf_puts(out, you ? tr("You won.") : tr("The game is over."));
    else if (you)
        buf_printf(out, tie ? tr("You tie with %s.") : tr("You and %s won."), buf_text(&names));
    else if (others == 1)
        buf_printf(out, tr("%s won."), buf_text(&names));
    else
        buf_printf(out, tie ? tr("%s tie.") : trc("a pair", "%s won."), buf_text(&names));
}

static void result_names_of(const struct table_result *result, const char *name[GAME_SEATS_MAX + 1])
{
    for (int seat = 0; seat <= GAME_SEATS_MAX; seat++)
        name[seat] = result->seat[seat].name;
}

/* The seat that ended the game by running out of cards first; 0: the game ended in another way. */
static int result_went_out(const struct table_result *result)
{
    int out = 0;
    for (int seat = 1; seat <= result->seats && !result->tie; seat++)
        if ((result->winners >> seat & 1) != 0 && result->seat[seat].cards == 0)
            out = seat;
    return out;
}

bool ui_result_scores(const struct table_result *result)
{
    bool any = false;
    for (int seat = 1; seat <= result->seats; seat++)
        any = any || result->seat[seat].points != 0;
    return any;
}

/* Whether all but the winners left, so that nobody else was there at the end. */
static bool result_deserted(const struct table_result *result)
{
    bool left = false;
    for (int seat = 1; seat <= result->seats; seat++) {
        if (!result->seat[seat].left && (result->winners >> seat & 1) == 0)
            return false;
        left = left || result->seat[seat].left;
    }
    return left;
}

/* Writes the sentence with the names of those who left early; nothing if nobody did. */
static void result_put_leavers(struct buf *out, const char *sentence,
                               const struct table_result *result)
{
    const char *name[GAME_SEATS_MAX + 1];
    BUF_LOCAL names = {0};
    unsigned left = 0;
    result_names_of(result, name);
    for (int seat = 1; seat <= result->seats; seat++)
        left |= result->seat[seat].left ? 1U << seat : 0;
    if (ui_put_names(&names, left, name) > 0)
        ui_put_named(out, sentence, buf_text(&names));
}

void ui_result_won(struct buf *out, const struct table_result *result, int own)
{
    const char *name[GAME_SEATS_MAX + 1];
    int first = result_went_out(result);
    result_names_of(result, name);
    if (result->end != STORE_GAME_FINISHED) {
        buf_puts(out, result->end == STORE_GAME_VOID ? tr("The game was made void.")
                                                     : tr("The game is cancelled."));
        return;
    }
    bool out_first =
        !result->by_limit && !result_deserted(result) && !ui_result_scores(result) && first != 0;
    if (out_first && first != own && __builtin_popcount(result->winners) == 1) {
        buf_printf(out, tr("%s was the first without cards and won."), name[first]);
        return;
    }
    ui_winners(out, result->winners, result->tie, own, name);
    if (result->by_limit)
        buf_puts(out, tr(" The turn limit ended the game."));
    else if (result_deserted(result))
        result_put_leavers(out, tr(" %s left the game."), result);
    else if (out_first && first == own)
        buf_puts(out, tr(" You were the first without cards."));
    else if (out_first)
        buf_printf(out, tr(" %s was the first without cards."), name[first]);
    BUF_LOCAL list = {0};
    for (int i = 0; i <= result->seats; i++) { /* the viewer's seat comes first */
        int seat = i == 0 ? own : i;
        if (seat != 0 && (i == 0 || i != own))
            buf_printf(&list, "%s%s %d", list.len > 0 ? ", " : "",
                       seat == own ? trc("a seat", "you") : result->seat[seat].name,
                       (int)result->seat[seat].points);
    }
    if (ui_result_scores(result))
        buf_printf(out, tr(" The score: %s."), buf_text(&list));
}

/* ---- Who finishes where ---- */

void ui_result_held(struct buf *out, const struct table_result *result, int seat)
{
    const struct table_result_seat *at = &result->seat[seat];
    int lives = ui_picture(result->rules)->spread ? 0 : at->lives;
    ui_held(out, at->cards - lives, lives);
}

/* The partner of a seat that lost in pairs; 0: there is none. */
static int result_partner(const struct table_result *result, int seat)
{
    enum { PAIRS = 4 };
    const struct table_result_seat *at = &result->seat[seat];
    if (result->seats != PAIRS || result->tie || __builtin_popcount(result->winners) != 2)
        return 0;
    for (int other = 1; other <= PAIRS; other++)
        if (other != seat && (result->winners >> other & 1) == 0 && !result->seat[other].left &&
            result->seat[other].got.place == at->got.place)
            return other;
    return 0;
}

int ui_result_place(const struct table_result *result, int seat)
{
    return result_partner(result, seat) != 0 ? 2 : result->seat[seat].got.place;
}

void ui_result_finish(struct buf *out, const struct table_result *result, int own)
{
    const struct table_result_seat *at = &result->seat[own];
    if (own != 0 && at->got.place > 0 && !at->left && (result->winners >> own & 1) == 0) {
        int partner = result_partner(result, own);
        if (partner != 0)
            buf_printf(out, tr("You and %s finish %s"), result->seat[partner].name,
                       ui_place(ui_result_place(result, own)));
        else
            buf_printf(out, tr("You finish %s"), ui_place(at->got.place));
        buf_putc(out, '.');
    }
}

/* The seats, as bits, whose places depended on what their remaining cards count. If somebody with
 * more cards finished before somebody with fewer (`*all`), these are all who lost. Else they are
 * only those who had as many cards as somebody in another place. */
static unsigned result_by_worth(const struct table_result *result, bool *all)
{
    unsigned lost = 0, alike = 0;
    *all = false;
    if (ui_result_scores(result) || result->rules->only_last_loses)
        return 0;
    for (int seat = 1; seat <= result->seats; seat++)
        if ((result->winners >> seat & 1) == 0 && !result->seat[seat].left)
            lost |= 1U << seat;
    for (int a = 1; a <= result->seats; a++)
        for (int b = 1; b <= result->seats; b++) {
            const struct table_result_seat *ahead = &result->seat[a], *behind = &result->seat[b];
            if ((lost >> a & lost >> b & 1) == 0 || ahead->got.place >= behind->got.place)
                continue;
            *all = *all || ahead->cards > behind->cards;
            alike |= ahead->cards == behind->cards ? 1U << a | 1U << b : 0;
        }
    return *all ? lost : alike;
}

void ui_result_counted(struct buf *out, const struct table_result *result, int own)
{
    bool all;
    unsigned seats = result_by_worth(result, &all);
    BUF_LOCAL list = {0};
    if (seats == 0)
        return;
    for (int place = 1; place <= GAME_SEATS_MAX; place++)
        for (int seat = 1; seat <= result->seats; seat++) {
            const struct table_result_seat *at = &result->seat[seat];
            if (at->got.place == place && (seats >> seat & 1) != 0)
                buf_printf(&list, "%s%s %d", list.len > 0 ? ", " : "",
                           seat == own ? trc("a seat", "you") : at->name, (int)at->worth);
        }
    buf_printf(out,
               all ? tr("The places go by what the cards left count: %s.")
                   : tr("With as many cards, what they count decides: %s."),
               buf_text(&list));
}

static void result_put_places(struct buf *out, const struct table_result *result, int own)
{
    int n = 0;
    BUF_LOCAL counted = {0};
    for (int place = 1; place <= GAME_SEATS_MAX && result->end == STORE_GAME_FINISHED; place++) {
        for (int i = 0; i <= result->seats; i++) {
            /* among those who share a place, the viewer comes first */
            int seat = i == 0 ? own : i;
            const struct table_result_seat *at = &result->seat[seat];
            if (seat == 0 || (i == own && i != 0) || at->got.place != place || at->left ||
                (result->winners >> seat & 1) != 0)
                continue;
            int partner = result_partner(result, seat);
            if (partner != 0 && n == 0) {
                const char *second = ui_place(ui_result_place(result, seat));
                buf_printf(out, seat == own ? tr("You and %s finish %s") : "",
                           result->seat[partner].name, second);
                if (seat != own)
                    buf_printf(out, trc("a pair", "%s and %s finish %s"), at->name,
                               result->seat[partner].name, second);
                n++;
                break; /* the others have won */
            }
            if (seat == own)
                buf_printf(out, n > 0 ? tr(", you %s") : tr("You finish %s"), ui_place(place));
            else
                buf_printf(out, n > 0 ? ", %s %s" : tr("%s finishes %s"), at->name,
                           ui_place(place));
            if (!ui_result_scores(result) && at->cards > 0) {
                buf_puts(out, " (");
                ui_result_held(out, result, seat);
                buf_putc(out, ')');
            }
            n++;
        }
    }
    buf_puts(out, n > 0 ? "." : "");
    ui_result_counted(&counted, result, own);
    buf_printf(out, "%s%s", counted.len > 0 ? " " : "", buf_text(&counted));
    if (!result_deserted(result))
        result_put_leavers(out, n > 0 ? tr(" %s left the game.") : tr("%s left the game."), result);
}

void ui_result_moment(struct buf *out, const struct ui_viewer *viewer,
                      const struct table_result *result)
{
    /* only what ui_fact needs of a table: the names of the seats */
    struct table_info info = {.rules = result->rules, .seats = result->seats};
    int only = 0, close = 0, own = ui_result_seat(viewer, result);
    for (int seat = 1; seat <= result->seats; seat++) {
        const struct table_result_seat *at = &result->seat[seat];
        info.seat[seat].person.id = at->person;
        memcpy(info.seat_name[seat], at->name, sizeof(info.seat_name[seat]));
        memcpy(info.seat[seat].person.name, at->name, sizeof(info.seat[seat].person.name));
        if (at->cards == 1 && !at->left && (result->winners >> seat & 1) == 0) {
            close++;
            only = seat;
        }
    }
    if (result->favoured != 0) {
        BUF_LOCAL fact = {0};
        bool won = own != 0 && (result->winners >> own & 1) != 0;
        bool mine = own == result->favoured || (won && !result->tie); /* or their partner's */
        ui_fact(&fact, viewer, &info, &result->moment);
        if (fact.len > 0 && mine) /* else it has no words for the viewer */
            buf_printf(out, tr("The turning point, in your favour: %s"), buf_text(&fact));
        else if (fact.len > 0)
            buf_printf(out, tr("The turning point, in favour of %s: %s"),
                       result->seat[result->favoured].name, buf_text(&fact));
    } else if (close == 1 && result_went_out(result) != 0) {
        buf_printf(out,
                   only == own ? tr("It was close: you had one card left.")
                               : tr("It was close: %s had one card left."),
                   result->seat[only].name);
    }
}

/* ---- In lines ---- */

/* Writes "You win 30 XP and 150 chips." and how the rating changed. */
static void result_put_gain(struct buf *out, const struct notice_result *got)
{
    bool won = got->xp >= 0 && got->chips >= 0;
    int64_t xp = won ? got->xp : -got->xp, chips = won ? got->chips : -got->chips;
    bool alike = (got->xp >= 0) == (got->chips >= 0) || got->xp == 0 || got->chips == 0;
    if (got->xp == 0 && got->chips == 0)
        buf_puts(out, tr("You neither win nor lose anything."));
    else if (!alike)
        buf_printf(out, tr("Your XP: %s. Your chips: %s."), FIGURE_GAIN(got->xp),
                   FIGURE_GAIN(got->chips));
    else if (got->chips == 0)
        buf_printf(out, won ? tr("You win %s XP.") : tr("You lose %s XP."), FIGURE(xp));
    else if (got->xp == 0)
        buf_printf(out, won ? tr("You win %s chips.") : tr("You lose %s chips."), FIGURE(chips));
    else
        buf_printf(out,
                   won ? tr("You win %s XP and %s chips.") : tr("You lose %s XP and %s chips."),
                   FIGURE(xp), FIGURE(chips));
    if (got->rated) { /* RT-D15 */
        buf_putc(out, ' ');
        buf_printf(out, tr("Rating %s (%s)."), UI_RATING(got->rating, got->provisional),
                   FIGURE_GAIN(got->rating_moved));
        if (got->provisional) /* RT-D12 */
            buf_printf(out, " %s", tr("The question mark stays until your 15th ranked game."));
    }
}

const char *ui_rating(struct span_text *out, int rating, bool provisional)
{
    return utf8_say(out->text, sizeof(out->text), "%d%s", rating, provisional ? "?" : "");
}

/* Writes what the game was worth to the viewer, or to everybody if the viewer did not play: "kate
 * +30 XP, +150 chips; bob -10 XP, -50 chips." */
static void result_put_worth(struct buf *out, const struct table_result *result, int own)
{
    if (result->shared || result->counts)
        return; /* other messages say who shares an address, and what the deal or the duel comes to
                 */
    if (!result->scored) {
        buf_puts(out, tr("The game was friendly, so nothing was won or lost."));
    } else if (own != 0) {
        result_put_gain(out, &result->seat[own].got);
    } else {
        for (int seat = 1; seat <= result->seats; seat++) {
            const struct table_result_seat *at = &result->seat[seat];
            buf_puts(out, seat > 1 ? "; " : "");
            buf_printf(out, tr("%s %s XP"), at->name, FIGURE_GAIN(at->got.xp));
            if (result->bet > 0)
                buf_printf(out, tr(", %s chips"), FIGURE_GAIN(at->got.chips));
        }
        buf_putc(out, '.');
    }
}

void ui_result(struct buf *out, const struct ui_viewer *viewer, const struct table_result *result)
{
    BUF_LOCAL line = {0}, moment = {0};
    int own = ui_result_seat(viewer, result);
    ui_result_won(&line, result, own);
    if (result->end == STORE_GAME_FINISHED)
        buf_printf(out, tr("Game %jd is over. %s"), result->number, buf_text(&line));
    else
        buf_puts(out, buf_text(&line));
    buf_putc(out, '\n');
    if (result->end != STORE_GAME_FINISHED)
        return;
    buf_clear(&line);
    result_put_places(&line, result, own);
    if (line.len > 0)
        buf_printf(out, "%s\n", buf_text(&line));
    buf_clear(&line);
    result_put_worth(&line, result, own);
    ui_result_moment(&moment, viewer, result);
    if (moment.len > 0) {
        buf_puts(&line, line.len > 0 ? " " : "");
        buf_puts(&line, buf_text(&moment));
    }
    if (line.len > 0)
        buf_printf(out, "%s\n", buf_text(&line));
}

void ui_result_hint(struct buf *out, const struct ui_viewer *viewer,
                    const struct table_result *result)
{
    bool plain = viewer->layout == UI_PLAIN, played = ui_result_seat(viewer, result) != 0;
    const char *const words[] = {result->daily > 0   ? "daily board"
                                 : result->cup       ? "cup"
                                 : result->daily < 0 ? NULL
                                 : played            ? "rematch"
                                                     : NULL,
                                 result->cup ? NULL : "replay",
                                 result->daily > 0   ? "daily"
                                 : result->daily < 0 ? "duel"
                                 : result->cup       ? NULL
                                                     : "next table",
                                 result->cup ? NULL : "leave",
                                 result->cup || !played ? NULL : "review"};
    const char *gap = plain ? tr("Type ") : " ";
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        if (!words[i])
            continue;
        buf_printf(out, plain ? "%s%s" : "%s" STYLE_TYPE "%s" STYLE_NORMAL, gap, words[i]);
        gap = plain ? tr(", or ") : "   ";
    }
    buf_puts(out, plain ? ".\n" : "\n");
}
