/*
 * Shows how a game ended. See ending.h.
 */
#include "ending.h"

#include "deal.h"
#include "duel.h"
#include "learn.h"
#include "panel.h"
#include "screen.h"

/* The panel keeps a copy of what it shows: while somebody reads it, players may leave the table or
 * begin another game. */
struct ending {
    struct panel panel;
    struct table_result result;
    bool lesson;
};

/* The first other person who still sits at the table of the game; NULL: nobody does. */
static const char *ending_company(const struct session *s, const struct table_info *info)
{
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        if (info->seat[seat].person.id != 0 && info->seat[seat].person.id != s->person &&
            info->seat[seat].person.kind != PERSON_BOT)
            return info->seat[seat].person.name;
    return NULL;
}

/* Whether somebody waits at a table other than this one, which `*open` gets. Looks through all the
 * lobby's tables. */
static bool ending_waits(const struct session *s, int32_t table, struct table_info *open)
{
    const struct person person = session_person(s);
    int32_t waits = tables_open_for(s->lobby->tables, &person, NULL, s->account.chips, table, true);
    return waits != 0 && tables_info(s->lobby->tables, waits, open);
}

void ending_put_next(struct session *s, int32_t table, struct buf *out)
{
    struct table_info info, open;
    const struct deal *deal = deal_today(s->lobby);
    bool there = table != 0 && tables_seat_of(s->lobby->tables, s->person) == table &&
                 tables_info(s->lobby->tables, table, &info) && info.daily == 0 &&
                 info.cup.cup == 0;
    const char *company = there ? ending_company(s, &info) : NULL;
    if (company)
        buf_printf(out, tr("Next: `rematch` is another game with %s."), company);
    else if (s->kind == PERSON_ACCOUNT && deal && !deal_refusal(s->lobby) &&
             !deal_try(deal, s->person))
        buf_printf(out,
                   tr("Next: `daily play` is the deal of the day, %s, the same for everybody."),
                   daily_game(deal->day)->title);
    else if (ending_waits(s, table, &open))
        buf_printf(out, tr("Next: somebody waits for a game of %s: `join %d`."), open.rules->title,
                   (int)open.number);
    else if (there)
        buf_printf(out, tr("Next: `rematch` for one more, or `quit` and good night."));
    else
        buf_printf(out, tr("Next: `play` for another game, or `quit` and good night."));
}

/* Appends how a deal of the day or a duel stands, if the game was one. */
static void ending_put_note(struct session *s, const struct table_result *result, struct buf *out)
{
    if (result->daily < 0)
        duel_put_note(s, -result->daily, out);
    else if (result->daily > 0)
        deal_put_note(s, result->number, out);
}

/* Appends what could come next for somebody who played or watched the game, but nothing where a cup
 * goes on or a lesson says what comes next. */
static void ending_put_after(struct session *s, const struct table_result *result, bool lesson,
                             struct buf *out)
{
    if (lesson || result->cup)
        return;
    if (out->len > 0)
        buf_putc(out, ' ');
    ending_put_next(s, result->table, out);
}

static void ending_draw(struct session *s, struct panel *panel, struct ui_screen *screen)
{
    const struct ending *e = (const struct ending *)panel;
    struct ui_viewer viewer = session_viewer(s);
    BUF_LOCAL note = {0};
    ending_put_note(s, &e->result, &note);
    ending_put_after(s, &e->result, e->lesson, &note);
    const struct ui_result_own own = {.counts = s->kind == PERSON_ACCOUNT,
                                      .xp = s->account.xp,
                                      .chips = s->account.chips,
                                      .note = buf_text(&note)};
    ui_screen_result(screen, &viewer, &e->result, &own);
}

/* Tells, below the panel on top, the sentences for which it has no room. */
static void ending_tell_rest(struct session *s)
{
    struct ui_screen screen = {.columns = s->facts.columns, .rows = s->facts.rows};
    ending_draw(s, s->panel, &screen);
    s->keep = true;
    if (screen.left_out.len > 0)
        session_say(s, "%s", buf_text(&screen.left_out));
    s->keep = false;
    ui_screen_free(&screen);
}

static const struct panel_kind ending_kind = {
    .name = N_("result"), .draw = ending_draw, .passing = true};
/* A table of a cup closes by itself, so this panel stays over it until the result has been read. */
static const struct panel_kind ending_cup_kind = {
    .name = N_("result"), .draw = ending_draw, .passing = true, .lingers = true};

static void ending_panel_show(struct session *s, const struct table_result *result)
{
    struct ending *e = xcalloc(1, sizeof(*e));
    e->result = *result;
    e->lesson = learn_at(s, result->table);
    panel_open(s, result->cup ? &ending_cup_kind : &ending_kind, &e->panel);
}

void ending_again(struct session *s, int64_t game)
{
    struct table_info info;
    struct table_result result;
    if (s->screen && !screen_covered(s) && session_at(s, &info) && info.state == TABLE_FINISHED &&
        tables_result(s->lobby->tables, info.number, &result) && result.number == game)
        ending_panel_show(s, &result);
}

/* Shows how the game of this table ended, if it has. */
static void ending_show(struct session *s, int32_t table)
{
    struct table_result result;
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    if (!tables_result(s->lobby->tables, table, &result))
        return;
    s->last_game = result.number;
    /* Writes the sentences into the log, too, where they stay when the panel is gone. */
    if (result.end == STORE_GAME_FINISHED)
        ui_result(&out, &viewer, &result);
    size_t len = out.len;
    ending_put_note(s, &result, &out);
    if (out.len > len)
        buf_putc(&out, '\n');
    if (!s->screen) {
        BUF_LOCAL next = {0};
        ending_put_after(s, &result, learn_at(s, table), &next);
        if (next.len > 0)
            buf_printf(&out, "%s\n", buf_text(&next));
        ui_result_hint(&out, &viewer, &result);
    }
    session_show(s, &out);
    if (!s->screen)
        return;
    ending_panel_show(s, &result);
    if (!learn_is_tight(s))
        return;
    panel_turned(s); /* the few rows of the log would repeat the panel */
    ending_tell_rest(s);
}

/* Shows the end to somebody who comes back, if the game ended since `since_ms` (wall), while they
 * were away. People without a screen have been told already (NOTICE_ENDED). */
static void ending_missed(struct session *s, int32_t table, int64_t since_ms)
{
    struct table_result result;
    if (!tables_result(s->lobby->tables, table, &result))
        return;
    s->last_game = result.number;
    if (s->screen && result.ended_ms >= since_ms)
        ending_panel_show(s, &result);
}

static void ending_notice(struct session *s, const struct notice *notice,
                          const struct table_info *info)
{
    switch (notice->kind) {
    case NOTICE_RESUMED:
        ending_missed(s, notice->table, clock_wall(s->lobby->deps.clock) - notice->resumed.away_ms);
        break;
    case NOTICE_OVER: ending_show(s, notice->table); break;
    case NOTICE_CANCELLED:
    case NOTICE_VOIDED: /* nothing is shown to somebody who is elsewhere by now, for example called
                           away */
        if (info && session_table(s) == notice->table)
            ending_show(s, notice->table);
        break;
    case NOTICE_START:
        panel_drop(s, &ending_kind);
        panel_drop(s, &ending_cup_kind);
        break;
    default: break;
    }
}

const struct lobby_part ending_part = {.notice = ending_notice};
