/*
 * Checks every answer that a script gets from an act against the act's schema. So a list cannot
 * come without its objects, and an object cannot have a field that nobody wrote down.
 */
#include "act_json.h"
#include "json_check.h"
#include "play.h"
#include "play_private.h"

enum { ROWS_MAX = 200 };

static const char advice[] = "See \"Adding a staff act\" in HACKING.md.";

/* Whether the text of an answer is a list, not a sentence. */
static bool is_list(const char *text)
{
    size_t len = strlen(text);
    while (len > 0 && text[len - 1] == '\n')
        len--;
    return len > 0 && !strchr(".:)", text[len - 1]);
}

/* The acts whose answer was checked when they were done. */
static const struct act_row *checked[ROWS_MAX];
static size_t nchecked;

static bool is_checked(const struct act_row *row)
{
    for (size_t i = 0; i < nchecked; i++)
        if (checked[i] == row)
            return true;
    return false;
}

void play_answers_unchecked(struct buf *out)
{
    const struct act_row *row;
    for (size_t i = 0; (row = act_at(i)); i++)
        if (row->only != ACT_LOBBY && !is_checked(row) && strcmp(row->name, "upgrade") != 0)
            buf_printf(out, "%s\"%s\"", out->len > 0 ? ", " : "", row->name);
}

void play_answer_check(struct play *p, const struct act_row *row, bool done, const char *text,
                       struct act_items *items)
{
    BUF_LOCAL answer = {0}, why = {0};
    if (done && !is_checked(row) && nchecked < ROWS_MAX)
        checked[nchecked++] = row;
    if (!row->fields && items->any) {
        play_fail(p, "`%s` answers objects, but its row has no `fields`. %s", row->name, advice);
        return;
    }
    if (done && !row->fields && is_list(text)) {
        play_fail(p, "`%s` lists \"%s\", but its row has no `fields`, so --json has no objects. %s",
                  row->name, text, advice);
        return;
    }
    act_json_answer(row, done, text, done ? items : NULL, &answer);
    json_t *value = json_loads(buf_text(&answer), 0, NULL), *schema = act_json_schema(row),
           *root = json_pack("{s:o}", "$defs", act_json_schemas());
    if (!value)
        play_fail(p, "`%s` does not answer with JSON: %s", row->name, buf_text(&answer));
    else if (!json_check(root, schema, value, &why))
        play_fail(p,
                  "`%s` does not answer what the `fields` of its row say: %sThe answer is %s. %s",
                  row->name, buf_text(&why), buf_text(&answer), advice);
    json_decref(value);
    json_decref(schema);
    json_decref(root);
}
