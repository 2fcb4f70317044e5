/*
 * What a shell can complete in the arguments of cardroomctl: names, and the numbers of tables,
 * reports, news, cups and adjustments that wait.
 */
#include "act.h"
#include "cups.h"
#include "report.h"

enum { LISTED = 100 };

static void complete_put(struct act *act, const char *word)
{
    if (strncasecmp(word, act->word, strlen(act->word)) == 0)
        act_line(act, "%s\n", word);
}

static void complete_put_number(struct act *act, int64_t number)
{
    char text[24];
    utf8_printf(text, sizeof(text), "%jd", number);
    complete_put(act, text);
}

static void complete_account_each(void *arg, const struct store_account *account)
{
    complete_put(arg, account->name);
}

static void complete_report_each(void *arg, const struct store_report *report)
{
    if (report->state != REPORT_CLOSED)
        complete_put_number(arg, report->number);
}

static void complete_news_each(void *arg, const struct store_news *news)
{
    complete_put_number(arg, news->number);
}

/* Lists guests who are on, and accounts. */
static void complete_names(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    char after[STORE_NAME_MAX + 1] = "";
    size_t len = strlen(act->word);
    SESSIONS_EACH (s, lobby)
        if (s->state == SESSION_IN && s->kind == PERSON_GUEST)
            complete_put(act, s->name);
    if (len > 0 && len < STORE_NAME_MAX) {
        /* The store lists the accounts after a name, so this is the last possible name before all
         * that begin with the word. */
        strcpy(after, act->word);
        after[len - 1]--;
        after[len] = '~';
    }
    store_accounts(lobby->deps.store, after, LISTED, complete_account_each, act_listed, act);
}

static void complete_act(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct cup *cup;
    utf8_ascii_lower(act->other, act->word, sizeof(act->word));
    switch (act->choice) {
    case 0: complete_names(act); return;
    case 1: /* tables */
        for (int32_t number = 0; (number = tables_next(lobby->tables, number)) != 0;)
            complete_put_number(act, number);
        break;
    case 2: /* reports */
        store_list_of(act_store(act), STORE_RECORD_REPORT, 0, LISTED, complete_report_each,
                      act_listed, act);
        return;
    case 3: /* adjustments */
        for (int64_t number = 0; (number = confirm_next(lobby, number)) != 0;)
            complete_put_number(act, number);
        break;
    case 5: /* cups */
        for (size_t i = 0; (cup = cups_each(lobby, &i));)
            complete_put_number(act, cup->number);
        break;
    default: /* news */
        store_list(act_store(act), STORE_RECORD_NEWS, STORE_NEWS_KEPT, complete_news_each,
                   act_listed, act);
        return;
    }
    act_end_list(act);
}

static const struct act_field complete_fields[] = {{"word", ACT_FIELD_TEXT, "the word"}};

const struct act_row complete_acts[] = {
    {"complete", STORE_ADMIN, complete_act, "the words with which a shell can complete an argument",
     .args = {{"what", ACT_CHOICE, .words = "names|tables|reports|adjustments|news|cups"},
              {"begin", ACT_WORD, .optional = ACT_SOCKET, .help = "how the word begins",
               .example = "bo"}},
     .only = ACT_SOCKET, .quiet = true, ACT_FIELDS(complete_fields)},
    {NULL}};
