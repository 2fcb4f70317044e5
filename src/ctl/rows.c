/*
 * See rows.h.
 */
#include "rows.h"

#include <string.h>

#include "utf8.h"

enum { NAME_MAX_LEN = 32 };

static size_t rows_count_acts(void)
{
    static size_t acts;
    while (act_at(acts))
        acts++;
    return acts;
}

const struct act_row *row_at(size_t i)
{
    const size_t acts = rows_count_acts();
    const struct act_row *row = i < acts ? act_at(i) : &local_acts[i - acts].row;
    return row->name ? row : NULL;
}

const char *row_heading(size_t i)
{
    const size_t acts = rows_count_acts();
    if (i < acts)
        return act_heading(i);
    for (i -= acts; !local_acts[i].heading && i > 0;)
        i--;
    return local_acts[i].heading;
}

const struct act_row *row_find(const char *name)
{
    const struct act_row *row;
    for (size_t i = 0; (row = row_at(i)) && strcmp(row->name, name) != 0;)
        i++;
    return row;
}

const struct act_row *row_of(char **words, int count, int *used)
{
    char name[NAME_MAX_LEN];
    const struct act_row *row = NULL;
    if (count > 1) {
        utf8_printf(name, sizeof(name), "%s %s", words[0], words[1]);
        row = row_find(name);
        *used = 2;
    }
    if (!row && count > 0) {
        row = row_find(words[0]);
        *used = 1;
    }
    return row;
}

const struct local_act *row_local(const struct act_row *row)
{
    for (const struct local_act *act = local_acts; act->row.name; act++)
        if (&act->row == row)
            return act;
    return NULL;
}

bool row_takes_rest(const struct act_arg *arg)
{
    return arg->kind == ACT_TEXT || arg->kind == ACT_REASON;
}

bool row_leaves_out(const struct act_arg *arg)
{
    return arg->optional & (ACT_SOCKET | ACT_LOCAL);
}

bool row_skips(const struct act_arg *arg, const char *word)
{
    if (arg->kind != ACT_CHOICE || !row_leaves_out(arg) || act_choice(arg->words, word) >= 0)
        return false;
    while ((++arg)->kind != ACT_NONE)
        if (!row_leaves_out(arg))
            return true;
    return false;
}

void row_usage(const struct act_row *row, struct buf *out)
{
    buf_printf(out, "cardroomctl %s", row->name);
    for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++)
        buf_printf(out, row_leaves_out(arg) ? " [%s%s]" : " %s%s", arg->name,
                   row_takes_rest(arg) ? "..." : "");
}
