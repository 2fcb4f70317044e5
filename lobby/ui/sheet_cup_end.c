/*
 * What an entrant is shown when a cup is over: the winner, their own place and prize, whom they met
 * on the way, and the first places.
 */
#include "ui_private.h"

enum {
    MET = 8,  /* how many of the entrant's tables are listed, the last ones */
    FIRST = 3 /* how many places are listed */
};

void ui_cup_won(struct buf *out, const char *name, int n)
{
    buf_puts(out, name);
    if (n > 1)
        buf_printf(out, tr(" and %d more"), n - 1);
}

int ui_cup_winners(struct buf *out, const struct cup *cup, int except)
{
    const char *name = "";
    int n = 0;
    for (int i = 0; i < cup->entrants; i++)
        if (cup->entrant[i].place == 1 && i != except && n++ == 0)
            name = cup->entrant[i].name;
    ui_cup_won(out, name, n);
    return n;
}

static void sheet_cup_end_put_head(struct buf *out, const struct cup *cup, int entrant)
{
    const struct cup_entrant *who = &cup->entrant[entrant];
    BUF_LOCAL winners = {0};
    int n = ui_cup_winners(&winners, cup, entrant);
    if (who->place == 1 && n == 0)
        buf_printf(out, tr("You have won the cup, the first of %d."), cup->entrants);
    else if (who->place == 1)
        buf_printf(out, tr("You share the first place of %d with %s."), cup->entrants,
                   buf_text(&winners));
    else
        buf_printf(out,
                   n > 1 ? tr("%s share the first place. Yours is %d of %d.")
                         : tr("%s has won the cup. Your place is %d of %d."),
                   buf_text(&winners), (int)who->place, cup->entrants);
    if (who->paid > 0 && cup->back) {
        buf_putc(out, ' ');
        buf_printf(out, tr("Your %jd chips come back."), who->paid);
    } else if (who->prize > 0) {
        buf_putc(out, ' ');
        buf_printf(out, tr("Your prize is %s chips."), FIGURE(who->prize));
    }
}

/* Writes "Round 1: place 1, against bob". */
static void sheet_cup_end_put_table(struct buf *out, const struct cup *cup,
                                    const struct draw_table *t, int entrant)
{
    BUF_LOCAL names = {0};
    int place = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        if (t->entrant[seat] == entrant)
            place = t->place[seat];
        else
            buf_printf(&names, "%s%s", names.len > 0 ? ", " : "",
                       cup->entrant[t->entrant[seat]].name);
    }
    buf_putc(out, ' ');
    if (cup->words.form == CUP_KNOCKOUT && t->round == cup->round) /* a final has one table */
        buf_printf(out, tr("Final: place %d, against %s"), place, buf_text(&names));
    else if (cup->words.form == CUP_ARENA)
        buf_printf(out, tr("Place %d, against %s"), place, buf_text(&names));
    else
        buf_printf(out, tr("Round %d: place %d, against %s"), (int)t->round, place,
                   buf_text(&names));
    buf_putc(out, '\n');
}

void ui_cup_end(struct ui_cup_end *out, const struct cup *cup, int entrant)
{
    buf_printf(&out->title, tr("CUP %jd  "), cup->number);
    ui_cup_title(&out->title, cup);
    buf_printf(&out->title, STYLE_RIGHT "%s", tr("over"));
    sheet_cup_end_put_head(&out->head, cup, entrant);
    struct buf *lines = &out->lines;
    int mine[MET], n = 0; /* the last tables of the entrant */
    for (int i = cup->tables; i-- > 0 && n < MET;) {
        const struct draw_table *t = &cup->table[i];
        for (int seat = 0; t->state == DRAW_PLAYED && t->seats > 1 && seat < t->seats; seat++)
            if (t->entrant[seat] == entrant) {
                mine[n++] = i;
                break;
            }
    }
    buf_putc(lines, '\n');
    while (n-- > 0)
        sheet_cup_end_put_table(lines, cup, &cup->table[mine[n]], entrant);
    buf_putc(lines, '\n');
    for (int place = 1; place <= FIRST; place++)
        for (int i = 0; i < cup->entrants; i++) {
            const struct cup_entrant *at = &cup->entrant[i];
            if (at->place != place)
                continue;
            buf_printf(lines, "%s%3d. %s", i == entrant ? STYLE_BOLD : "", place, at->name);
            if (i == entrant)
                buf_printf(lines, "%s" STYLE_NORMAL, tr(" (you)"));
            if (at->prize > 0 && !cup->back)
                buf_printf(lines, tr(", %s chips"), FIGURE(at->prize));
            buf_putc(lines, '\n');
        }
}
