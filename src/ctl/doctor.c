/*
 * See doctor.h. Here are the functions by which a check reports what it found, and the command,
 * which looks, judges and prints all findings.
 */
#include "doctor.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "local_acts.h"
#include "utf8.h"
#include "xalloc.h"

const char *const doctor_levels[DOCTOR_LEVELS] = {"ok", "warning", "error", "unseen"};

/* ---- Findings ---- */

void doctor_found(struct check *c, enum doctor_level level, const char *format, ...)
{
    c->out->finding = xreallocarray(c->out->finding, c->out->count + 1, sizeof(*c->out->finding));
    struct doctor_finding *finding = &c->out->finding[c->out->count++];
    *finding = (struct doctor_finding){.check = c->name, .level = level};
    va_list args;
    va_start(args, format);
    utf8_vprintf(finding->what, sizeof(finding->what), format, args);
    va_end(args);
}

void doctor_todo(struct check *c, const char *format, ...)
{
    struct doctor_finding *finding = &c->out->finding[c->out->count - 1];
    va_list args;
    va_start(args, format);
    utf8_vprintf(finding->todo, sizeof(finding->todo), format, args);
    va_end(args);
}

void doctor_unseen(struct check *c, const char *what)
{
    doctor_found(c, DOCTOR_UNSEEN, "%s cannot be seen by this user.", what);
    doctor_todo(c, "sudo %s doctor", c->facts->ctl);
}

bool doctor_clean(const struct check *c)
{
    return c->out->count == c->before;
}

/* ---- The command ---- */

int doctor_run(const struct local_call *call, struct buf *text, struct act_items *items)
{
    const char *conf_path = call->conf_path, *backups = call->argument;
    FREED struct doctor_facts *facts = xcalloc(1, sizeof(*facts));
    struct doctor_findings findings = {0};
    CONF_LOCAL conf = {0};
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
        buf_printf(text, "%-7s  %-13s  %s\n", doctor_levels[finding->level], finding->check,
                   finding->what);
        /* The command to run as another user is printed only once, below all findings. */
        if (finding->level == DOCTOR_UNSEEN && strncmp(finding->todo, "sudo ", 5) == 0)
            sudo = finding->todo;
        else if (finding->todo[0])
            buf_printf(text, "%-7s  %-13s  -> %s\n", "", "", finding->todo);
        act_items_begin(items);
        act_items_add(items, "check=%s level=%s found=%s todo=%s", finding->check,
                      doctor_levels[finding->level], finding->what,
                      finding->todo[0] ? finding->todo : NULL);
    }
    buf_printf(text, "\n%d %s, %d %s, %d not seen.\n", counts[DOCTOR_ERROR],
               counts[DOCTOR_ERROR] == 1 ? "error" : "errors", counts[DOCTOR_WARNING],
               counts[DOCTOR_WARNING] == 1 ? "warning" : "warnings", counts[DOCTOR_UNSEEN]);
    if (sudo)
        buf_printf(text, "To see the rest: %s\n", sudo);
    free(findings.finding);
    return counts[DOCTOR_ERROR] > 0 ? STATUS_REFUSED : 0;
}
