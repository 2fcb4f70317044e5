/*
 * Other accounts of one person: those that logged in from the same places.
 */
#include <string.h>

#include "act.h"
#include "span.h"
#include "utf8.h"

/* First reads the logins of the account, then those of others from the same subscribers. */
struct alts {
    struct act act;
    struct store_login own[STORE_LOGINS_KEPT];
    int n, asked;
};

static void alts_own(void *arg, const struct store_login *login)
{
    struct alts *a = arg;
    for (int i = 0; i < a->n; i++)
        if (strcmp(a->own[i].network, login->network) == 0)
            return;
    if (login->network[0] != '\0' && a->n < STORE_LOGINS_KEPT)
        a->own[a->n++] = *login;
}

static void alts_other(void *arg, const struct store_login *login)
{
    struct alts *a = arg;
    char line[STORE_ADDRESS_MAX + STORE_NAME_MAX + 16];
    if (login->account == a->act.account.id)
        return;
    utf8_printf(line, sizeof(line), "%s  from %s", login->name, login->network);
    if (a->act.list.len > 0 && strstr(buf_text(&a->act.list), line))
        return;
    int64_t apart = login->at_ms - a->own[a->asked - 1].at_ms;
    buf_printf(&a->act.list, "%s, ", line);
    span_put(&a->act.list, apart < 0 ? -apart : apart);
    buf_printf(&a->act.list, " %s\n", apart < 0 ? "before" : "after");
    act_item(&a->act);
    act_item_text(&a->act, "name", login->name);
    act_item_text(&a->act, "network", login->network);
    act_item_time(&a->act, "at", login->at_ms);
    act_item_number(&a->act, "apart_s", apart / 1000);
}

static void alts_next(void *arg, enum store_status status)
{
    struct alts *a = arg;
    (void)status;
    if (a->asked == a->n) {
        if (a->act.list.len == 0)
            act_end(&a->act, true, "No other account came from where %s came from.", a->act.about);
        else
            act_end(&a->act, true, "%.*s", (int)a->act.list.len - 1, a->act.list.data);
        return;
    }
    const char *network = a->own[a->asked++].network;
    store_logins_from(a->act.errand.lobby->deps.store, network, 100, alts_other, alts_next, a);
}

static void alts_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct alts *a = arg;
    if (act_found(&a->act, status, account))
        store_logins(a->act.errand.lobby->deps.store, account->id, STORE_LOGINS_KEPT, alts_own,
                     alts_next, a);
}

static void alts(struct act *act)
{
    act_account(act, act->who, alts_read);
}

static const struct act_field alts_fields[] = {
    {"name", ACT_FIELD_TEXT, "the other account"},
    {"network", ACT_FIELD_TEXT, "where both came from"},
    {"at", ACT_FIELD_TIME, "when the other logged in from there"},
    {"apart_s", ACT_FIELD_NUMBER, "seconds from the login of this account to that one"},
    {NULL}};

const struct act_row alts_acts[] = {{.name = "alts",
                                     .args = {{"who", ACT_NAME}},
                                     .role = STORE_MODERATOR,
                                     .help = N_("accounts that came from where somebody came from"),
                                     .fields = alts_fields,
                                     .size = sizeof(struct alts),
                                     .run = alts},
                                    {.name = NULL}};
