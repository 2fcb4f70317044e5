/*
 * The panel of an act whose answer may be long: a dossier, who is banned, who is new. On a screen
 * the panel covers the lobby until `back`. In the other layouts `more` shows what follows. The
 * panel keeps the answer and what was asked.
 */
#include <ctype.h>
#include <sys/param.h>

#include "act.h"

#include "panel.h"
#include "style.h"

enum { WIDE = 60, HANG_MOST = 24 };

struct act_panel {
    struct panel panel;
    const struct act_row *row;
    char *word[ACT_ARGS_MAX]; /* NULL: left out */
    char *text;
};

static void act_panel_free(struct panel *panel)
{
    struct act_panel *v = (struct act_panel *)panel;
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        free(v->word[i]);
    free(v->text);
}

/* ---- Rows ---- */

/* Breaks a line into rows of a screen. */
static void act_panel_put_rows(struct buf *out, const char *line, size_t len, int columns)
{
    /* The further rows begin below what follows the first column, which ends with two blanks. */
    const char *gap = memmem(line, len, "  ", 2);
    int hang = gap ? ui_cells_of(line, (size_t)(gap + strspn(gap, " ") - line)) : 0;
    hang = columns >= WIDE && hang > 0 && hang <= HANG_MOST ? hang : 2;
    for (int indent = 0; len > 0; indent = hang) {
        /* A character fits into 2 cells, however narrow a door says that the terminal is. */
        size_t room = ui_cell_fitting(line, len, MAX(columns - 2 - indent, 2)), cut = room;
        if (room < len) {
            while (cut > 0 && line[cut] != ' ')
                cut--;
            cut = cut > 0 ? cut : room;
        }
        buf_printf(out, " %*s%.*s\n", indent, "", (int)cut, line);
        cut += strspn(line + cut, " ");
        line += cut;
        len -= cut;
    }
}

/* Writes a line for a screen reader: columns become parts of a sentence. */
static void act_panel_put_spoken(struct buf *out, const char *line, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        const size_t blanks = strspn(line + i, " ");
        if (blanks < 2) {
            buf_putc(out, line[i]);
            continue;
        }
        buf_puts(out, i > 0 && line[i - 1] != ':' ? ", " : " ");
        i += blanks - 1;
    }
    buf_putc(out, '\n');
}

static void act_panel_make(struct session *s UNUSED, struct panel *panel, struct ui_sheet *sheet)
{
    const struct act_panel *v = (const struct act_panel *)panel;
    const bool plain = sheet->viewer->layout == UI_PLAIN;
    for (const char *at = v->row->name; *at != '\0'; at++)
        buf_putc(&sheet->title, plain ? *at : (char)toupper((unsigned char)*at));
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        if (v->word[i])
            buf_printf(&sheet->title, "%s%s", i == 0 && !plain ? "  " : " ", v->word[i]);
    buf_puts(&sheet->title, plain ? "." : "");
    for (const char *line = v->text; *line != '\0';) {
        size_t len = strcspn(line, "\n");
        if (plain)
            act_panel_put_spoken(&sheet->body, line, len);
        else
            act_panel_put_rows(&sheet->body, line, len, sheet->columns);
        line += len;
        line += *line == '\n';
    }
    buf_puts(&sheet->hint, STYLE_TYPE);
    /* "NAME" in the hint stands for the first column of the answer. If nobody is listed, the answer
     * is a sentence, which has no columns. */
    size_t first = strcspn(v->text, " \n");
    const char *hint = strncmp(v->text + first, "  ", 2) == 0 ? v->row->hint : NULL;
    for (const char *name; hint && (name = strstr(hint, "NAME")); hint = name + strlen("NAME")) {
        buf_add(&sheet->hint, hint, (size_t)(name - hint));
        buf_add(&sheet->hint, v->text, first);
    }
    buf_puts(&sheet->hint, hint ? hint : "");
}

static const struct panel_kind kind = {"staff", act_panel_make, NULL, NULL, act_panel_free};

void act_panel_open(struct session *s, const struct act_row *row, const char *const *word,
                    const char *text)
{
    struct act_panel *v = xcalloc(1, sizeof(*v));
    v->row = row;
    for (int i = 0; i < ACT_ARGS_MAX && row->args[i].kind != ACT_NONE; i++)
        v->word[i] = word[i] ? xstrdup(word[i]) : NULL;
    v->text = xstrdup(text);
    panel_open(s, &kind, &v->panel);
}

/* ---- Asking again ---- */

struct again {
    struct errand errand;
    const struct act_row *row;
};

static void act_panel_answered(void *arg, bool done, const char *text,
                               struct act_items *items UNUSED)
{
    struct again *again = arg;
    struct session *s = lobby_by_conn(again->errand.lobby, again->errand.conn);
    struct act_panel *v = s && panel_shown(s) ? (struct act_panel *)panel_of_kind(s, &kind) : NULL;
    if (v && done && v->row == again->row) {
        free(v->text);
        v->text = xstrdup(text);
        panel_changed(s);
    }
    errand_end(again);
}

void act_panel_changed(struct session *s)
{
    const struct act_panel *v =
        panel_shown(s) ? (const struct act_panel *)panel_of_kind(s, &kind) : NULL;
    if (!v || s->role < act_role(s->lobby, v->row))
        return;
    struct again *again = errand_new(s->lobby, NULL, sizeof(*again));
    struct act_asked asked = {.row = v->row,
                              .actor = act_actor(s),
                              .where = ACT_LOBBY,
                              .answer = act_panel_answered,
                              .arg = again};
    again->errand.conn = s->conn;
    again->row = v->row;
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        asked.word[i] = v->word[i];
    int before = tongue_use(TONGUE_ENGLISH);
    act_run(s->lobby, &asked);
    tongue_use(before);
}
