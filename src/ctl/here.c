/*
 * See here.h.
 */
#include "here.h"

#include "doctor.h"
#include "maintain.h"
#include "rotation.h"
#include "shipping.h"
#include "verify.h"

static int backup(const struct conf *conf, const char *file, struct buf *text)
{
    return maintain(MAINTAIN_BACKUP, conf->store, file, text);
}

static int check(const struct conf *conf, const char *file, struct buf *text)
{
    return maintain(MAINTAIN_CHECK, conf->store, file, text);
}

static int restore(const struct conf *conf, const char *file, struct buf *text)
{
    return maintain(MAINTAIN_RESTORE, conf->store, file, text);
}

/* Runs until somebody ends it, and writes a log in place of an answer. */
static int ship(const struct conf *conf, const char *folder, struct buf *text)
{
    (void)text;
    return shipping(conf->store, folder);
}

static int verify(const struct conf *conf, const char *file, struct buf *text)
{
    (void)conf;
    return verify_file(file, text);
}

static const struct act_field doctor_fields[] = {
    {"check", ACT_FIELD_TEXT, .help = "what was looked at"},
    {"level", ACT_FIELD_TEXT, .help = "how it is", .words = "ok|warning|error|unseen"},
    {"found", ACT_FIELD_TEXT, .help = "a sentence or two"},
    {"todo", ACT_FIELD_TEXT, .help = "a command, or what to do", .null = true},
    {NULL}};

const struct here_act here_acts[] = {
    {.row = {.name = "doctor",
             .args = {{"backups", ACT_WORD, .optional = ACT_HERE}},
             .help = "look the installation over, and say what to do about what is amiss",
             .fields = doctor_fields},
     .needs = HERE_NO_CONF,
     .list = doctor},
    {.row = {.name = "backup",
             .args = {{"file", ACT_WORD}},
             .help = "copy the database to a new file, also while people play"},
     .run = backup},
    {.row = {.name = "check",
             .args = {{"file", ACT_WORD, .optional = ACT_HERE}},
             .help = "look the database over, or a backup: ledger, journals, damage"},
     .needs = HERE_CONF_OR_ARGUMENT,
     .run = check},
    {.row = {.name = "restore",
             .args = {{"file", ACT_WORD}},
             .help = "put a backup in the database's place; the service must not run"},
     .run = restore},
    {.row = {.name = "ship",
             .args = {{"folder", ACT_WORD}},
             .help = "keep a copy of the database in a second place, a second behind"},
     .run = ship},
    {.row = {.name = "hostkey",
             .args = {{"what", ACT_WORD, .optional = ACT_HERE}},
             .help = "the SSH host keys, and those that are to follow them: new, use"},
     .run = rotation},
    {.row = {.name = "verify",
             .args = {{"file", ACT_WORD}},
             .help = "check a game record, with no service at all"},
     .needs = HERE_NO_CONF,
     .run = verify},
    {.row = {.name = NULL}}};
