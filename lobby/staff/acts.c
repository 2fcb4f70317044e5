/*
 * The families of acts, in the order in which they are shown.
 */
#include <string.h>

#include "act.h"

static const struct act_row *const families[] = {
    service_acts,  account_acts, adjust_acts, merge_acts,  sanction_acts,  people_acts,
    lockdown_acts, note_acts,    alts_acts,   leaver_acts, collusion_acts, report_acts,
    table_acts,    stop_acts,    news_acts,   audit_acts};

const struct act_row *act_at(size_t i)
{
    for (size_t f = 0; f < sizeof(families) / sizeof(families[0]); f++)
        for (const struct act_row *row = families[f]; row->name; row++)
            if (i-- == 0)
                return row;
    return NULL;
}

const struct act_row *act_find(const char *name)
{
    const struct act_row *row;
    for (size_t i = 0; (row = act_at(i)) && strcmp(row->name, name) != 0;)
        i++;
    return row;
}
