/*
 * See doctor.h. The command: looks, judges, and writes what was found.
 */
#include "doctor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "maintain.h"
#include "xalloc.h"

/* A note that another user is needed is said once, below all findings. */
static bool doctor_is_sudo(const struct doctor_finding *finding)
{
    return finding->level == DOCTOR_UNSEEN && strncmp(finding->todo, "sudo ", 5) == 0;
}

/* A line for each finding, and what to do about it below. */
static void doctor_put_finding(const struct doctor_finding *finding, struct buf *text)
{
    buf_printf(text, "%-7s  %-13s  %s\n", doctor_levels[finding->level], finding->check,
               finding->what);
    if (finding->todo[0] && !doctor_is_sudo(finding))
        buf_printf(text, "%-7s  %-13s  -> %s\n", "", "", finding->todo);
}

static void doctor_put_sum(const int counts[DOCTOR_LEVELS], struct buf *text)
{
    buf_printf(text, "\n%d %s, %d %s, %d not seen.\n", counts[DOCTOR_ERROR],
               counts[DOCTOR_ERROR] == 1 ? "error" : "errors", counts[DOCTOR_WARNING],
               counts[DOCTOR_WARNING] == 1 ? "warning" : "warnings", counts[DOCTOR_UNSEEN]);
}

int doctor_run(const struct local_call *call, struct buf *text, struct act_items *items)
{
    const char *conf_path = call->conf_path, *backups = call->argument;
    FREED struct doctor_facts *facts = xcalloc(1, sizeof(*facts));
    struct doctor_findings findings;
    struct conf conf;
    BUF_LOCAL faults = {0};
    int counts[DOCTOR_LEVELS] = {0};
    const char *sudo = NULL;
    int error = conf_load(&conf, conf_path, &faults) < 0 ? errno : 0;
    bool readable = error == 0 || error == EINVAL;
    doctor_look(facts, conf_path, readable ? &conf : NULL, error, buf_text(&faults),
                backups ? backups : DOCTOR_BACKUPS);
    doctor_judge(facts, &findings);
    for (size_t i = 0; i < findings.count; i++) {
        const struct doctor_finding *finding = &findings.finding[i];
        counts[finding->level]++;
        doctor_put_finding(finding, text);
        sudo = doctor_is_sudo(finding) ? finding->todo : sudo;
        act_items_begin(items);
        act_items_add(items, "check=%s level=%s found=%s todo=%s", finding->check,
                      doctor_levels[finding->level], finding->what,
                      finding->todo[0] ? finding->todo : NULL);
    }
    doctor_put_sum(counts, text);
    if (sudo)
        buf_printf(text, "To see the rest: %s\n", sudo);
    doctor_findings_free(&findings);
    conf_free(&conf);
    return counts[DOCTOR_ERROR] > 0 ? STATUS_REFUSED : 0;
}
