/*
 * The families of acts, in the order in which they are shown.
 */
#include "act.h"

/* `heading` is what cardroomctl's help shows above the family. Several may have the same. */
static const struct {
    const struct act_row *rows;
    const char *heading;
} families[] = {
    {service_acts, "The service"}, {account_acts, "Accounts"},     {export_acts, "Accounts"},
    {erase_acts, "Accounts"},      {prune_acts, "The service"},    {confirm_acts, "Accounts"},
    {merge_acts, "Accounts"},      {approve_acts, "Accounts"},     {sanction_acts, "Order"},
    {lockdown_acts, "Order"},      {filter_acts, "Order"},         {take_back_acts, "Order"},
    {dossier_acts, "People"},      {people_acts, "People"},        {note_acts, "People"},
    {alts_acts, "People"},         {conduct_acts, "People"},       {collusion_acts, "People"},
    {report_acts, "Reports"},      {case_acts, "Reports"},         {table_acts, "Tables and games"},
    {stop_acts, "The service"},    {node_acts, "The service"},     {news_acts, "News"},
    {audit_acts, "The service"},   {cup_acts, "Tables and games"}, {daily_acts, "Tables and games"},
    {complete_acts, "Programs"}};

/* Returns the index of the family that the i-th row belongs to, and sets `row` to that row; -1
 * after the last. */
static int acts_family_at(size_t i, const struct act_row **row)
{
    for (size_t f = 0; f < sizeof(families) / sizeof(families[0]); f++)
        for (*row = families[f].rows; (*row)->name; ++*row)
            if (i-- == 0)
                return (int)f;
    return -1;
}

const struct act_row *act_at(size_t i)
{
    const struct act_row *row;
    return acts_family_at(i, &row) >= 0 ? row : NULL;
}

const char *act_heading(size_t i)
{
    const struct act_row *row;
    int family = acts_family_at(i, &row);
    return family >= 0 ? families[family].heading : NULL;
}

const struct act_row *act_find(const char *name)
{
    const struct act_row *row;
    for (size_t i = 0; (row = act_at(i)) && strcmp(row->name, name) != 0;)
        i++;
    return row;
}
