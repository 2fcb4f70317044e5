/*
 * The end of a game. See ending.h.
 */
#include "ending.h"

#include "deal.h"
#include "duel.h"
#include "panel.h"
#include "session.h"
#include "ui_screen.h"
#include "xalloc.h"

/* The panel keeps what it shows: players may leave the table, or begin another game, while it is
 * read. */
struct ending {
    struct panel panel;
    struct table_result result;
};

static void ending_draw(struct session *s, struct panel *panel, struct ui_screen *screen)
{
    const struct ending *e = (const struct ending *)panel;
    struct ui_viewer viewer = session_viewer(s);
    struct buf note = {0};
    if (e->result.daily < 0)
        duel_put_note(s, -e->result.daily, &note);
    else if (e->result.daily > 0)
        deal_put_note(s, e->result.number, &note);
    const struct ui_result_own own = {.counts = s->kind == PERSON_ACCOUNT,
                                      .xp = s->account.xp,
                                      .chips = s->account.chips,
                                      .note = buf_text(&note)};
    ui_screen_result(screen, &viewer, &e->result, &own);
    buf_free(&note);
}

static const struct panel_kind ending_kind = {
    .name = "result", .draw = ending_draw, .passing = true};

static void ending_panel_show(struct session *s, const struct table_result *result)
{
    struct ending *e = xcalloc(1, sizeof(*e));
    e->result = *result;
    panel_open(s, &ending_kind, &e->panel);
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
    /* The log keeps the sentences when the panel is gone. */
    if (result.end == TABLE_RESULT_FINISHED)
        ui_result(&out, &viewer, &result);
    size_t len = out.len;
    if (result.daily < 0)
        duel_put_note(s, -result.daily, &out);
    else if (result.daily > 0)
        deal_put_note(s, result.number, &out);
    if (out.len > len)
        buf_putc(&out, '\n');
    if (!s->screen)
        ui_result_hint(&out, &viewer, &result);
    session_show(s, &out);
    if (s->screen)
        ending_panel_show(s, &result);
}

/* The same for somebody who comes back, if it ended while they were away, since `since_ms` (wall).
 * Without a screen they were told already (NOTICE_ENDED). */
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
    case NOTICE_VOIDED:
        if (info)
            ending_show(s, notice->table);
        break;
    case NOTICE_START: panel_drop(s, &ending_kind); break;
    default: break;
    }
}

const struct lobby_part ending_part = {.notice = ending_notice};
