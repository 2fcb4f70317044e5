/*
 * See promises.h. The queries of promises.txt are this checker's own. What the store says about
 * itself (`cardroomctl check`) is asked as well, as another witness.
 */
#include "promises.h"

#include <stdlib.h>
#include <string.h>

#include "cases.h"

struct finding {
    struct verdict *verdict;
    enum fault fault;
    const char *says; /* with {} in place of the two values */
};

static void on_finding(void *arg, int columns UNUSED, char **values)
{
    const struct finding *f = arg;
    const char *one = strstr(f->says, "{}"), *two = strstr(one + 2, "{}");
    verdict_add(f->verdict, f->fault, source_number(values[0]), source_number(values[1]), NULL,
                "%.*s%s%.*s%s%s", (int)(one - f->says), f->says, values[2], (int)(two - one) - 2,
                one + 2, values[3], two + 2);
}

/* Asks what promises.txt has. False: a query failed. */
static bool rules_check(struct source *source, struct verdict *verdict)
{
    struct cases cases = cases_open("tests/cluster/promises.txt");
    struct cases_case rule;
    bool read = true;
    for (; cases_next(&cases, &rule); free(rule.head), free(rule.statements)) {
        bool server = strncmp(rule.head, "server ", 7) == 0;
        char *says = strstr(rule.head, ": ");
        *says = '\0';
        struct finding finding = {verdict, verdict_fault(rule.head + (server ? 7 : 0)), says + 2};
        if (!server || source_is_server(source))
            read = read && source_ask(source, rule.statements, on_finding, &finding);
    }
    cases_close(&cases);
    return read;
}

static void on_number(void *arg, int columns UNUSED, char **values)
{
    *(int64_t *)arg = source_number(values[0]);
}

bool promises_check(struct source *source, const struct history *history, struct verdict *verdict)
{
    int64_t *figure = verdict->figure;
    bool read = rules_check(source, verdict);
    for (int i = 0; i < history->ngames; i++) {
        const struct history_game *game = &history->game[i];
        figure[FIGURE_FINISHED] += game->state == 1;
        if (game->gap != 0)
            verdict_add(verdict, FAULT_GAP, game->number, game->gap, NULL,
                        "the journal has another event where this one should be");
        if (game->fell != 0)
            verdict_add(verdict, FAULT_EPOCH, game->number, game->fell, NULL,
                        "it was written by an earlier room than an event before it");
    }
    figure[FIGURE_GAMES] = history->ngames;
    figure[FIGURE_EVENTS] = history->events;
    return read &&
           source_ask(source, "SELECT value FROM meta WHERE name = 'epoch'", on_number,
                      &figure[FIGURE_EPOCHS]) &&
           source_ask(source,
                      "SELECT count(*) FROM entry WHERE currency = 0 AND"
                      " reason IN ('win', 'loss', 'leave')",
                      on_number, &figure[FIGURE_SETTLEMENTS]);
}
