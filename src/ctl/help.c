/*
 * See help.h.
 */
#include "help.h"

#include <string.h>

#include "cmd.h"
#include "local_acts.h"
#include "marks.h"
#include "rows.h"
#include "span.h"

enum { COLUMNS = 79, INDENT = 2, NAME_COLUMN = 22, NEAR = 2 };

/* Adds the text in lines of at most COLUMNS, each from column `at` on. The first line has got to
 * column `now` already. */
static void help_put_wrapped(struct buf *out, int now, int at, const char *text)
{
    buf_printf(out, "%*s", now < at ? at - now : 0, "");
    now = now < at ? at : now;
    bool begun = true;
    while (*text != '\0') {
        int len = (int)strcspn(text, " ");
        if (!begun && now + 1 + len > COLUMNS) {
            buf_printf(out, "\n%*s", at, "");
            now = at;
        } else if (!begun) {
            buf_putc(out, ' ');
            now++;
        }
        buf_add(out, text, (size_t)len);
        now += len;
        begun = false;
        text += len + (text[len] == ' ');
    }
    buf_putc(out, '\n');
}

/* Adds a name and its text in two columns. */
static void help_put_entry(struct buf *out, const char *name, const char *text)
{
    buf_printf(out, "%*s%s", INDENT, "", name);
    int now = INDENT + (int)strlen(name);
    if (now >= NAME_COLUMN - 1) {
        buf_putc(out, '\n');
        now = 0;
    }
    help_put_wrapped(out, now, NAME_COLUMN, text);
}

/* ---- All commands ---- */

/* The headings in order. Every row has one of them (tests/ctl/test-help). */
static const char *const headings[] = {"The service",      "Accounts",     "Order",
                                       "People",           "Reports",      "News",
                                       "Tables and games", "The database", "Programs"};

void help_all(struct buf *out)
{
    buf_puts(out, "usage: cardroomctl [-c FILE | -s SOCKET] [--json] [--dry-run | --yes]\n"
                  "                   COMMAND [ARGUMENT...]\n"
                  "       cardroomctl help COMMAND\n");
    for (size_t h = 0; h < sizeof(headings) / sizeof(headings[0]); h++) {
        buf_printf(out, "\n%s\n", headings[h]);
        for (size_t i = 0; row_at(i); i++)
            if (strcmp(row_heading(i), headings[h]) == 0)
                help_put_entry(out, row_at(i)->name, row_at(i)->help);
    }
    buf_puts(out, "\nOptions\n");
    help_put_entry(out, "-c, --config FILE",
                   "the configuration of the service, which names its socket");
    help_put_entry(out, "-s, --socket FILE", "the socket; no configuration is read");
    help_put_entry(out, "-j, --json", "answer with JSON; see cardroomctl-json(5)");
    help_put_entry(out, "-n, --dry-run", "say what the command would do, and do nothing");
    help_put_entry(out, "-y, --yes", "do it without a question");
    help_put_entry(out, "-h, --help", "this help; after a command: the help of that command");
    help_put_entry(out, "-V, --version", "the version");
    marks_resolve(out, MARKS_QUOTED);
}

/* ---- One command ---- */

/* Adds an argument: "one of lobby, table: TEXT", or TEXT and "; may be left out". */
static void help_put_argument(struct buf *out, const struct act_arg *arg)
{
    BUF_LOCAL text = {0};
    if (arg->words) {
        buf_puts(&text, "one of ");
        for (const char *at = arg->words; *at != '\0'; at++)
            buf_puts(&text, *at == '|' ? ", " : (const char[]){*at, '\0'});
        buf_puts(&text, arg->help ? ": " : "");
    }
    buf_puts(&text, arg->help || !arg->words ? act_arg_help(arg) : "");
    if (row_leaves_out(arg) && !arg->help) {
        buf_puts(&text, "; may be left out");
        if (arg->without_ms != 0)
            buf_printf(&text, ": %s", SPAN(arg->without_ms));
    }
    help_put_entry(out, arg->name, buf_text(&text));
}

static void help_put_example(struct buf *out, const struct act_row *row)
{
    buf_printf(out, "  # cardroomctl %s", row->name);
    for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++) {
        const char *example = act_arg_example(arg) ? act_arg_example(arg) : arg->words;
        buf_printf(out, " %.*s", (int)strcspn(example, "|"), example);
    }
    buf_putc(out, '\n');
}

static void help_put_fields(struct buf *out, const struct act_field *fields, size_t n,
                            const char *before)
{
    static const char *const kinds[] = {"text", "number", "time", "true or false", "list"};
    for (const struct act_field *field = fields; field < fields + n; field++) {
        BUF_LOCAL name = {0}, text = {0};
        buf_printf(&name, "%s%s", before, field->name);
        buf_printf(&text, "%s: %s%s", kinds[field->kind], field->help,
                   field->null    ? "; may be null"
                   : field->maybe ? "; may not be there"
                                  : "");
        help_put_entry(out, buf_text(&name), buf_text(&text));
        if (field->kind == ACT_FIELD_LIST) {
            buf_puts(&name, "[].");
            help_put_fields(out, field->fields, field->nfields, buf_text(&name));
        }
    }
}

void help_row(const struct act_row *row, struct buf *out)
{
    const struct local_act *here = row_local(row);
    buf_puts(out, "usage: ");
    row_usage(row, out);
    buf_puts(out, row->fields ? " [--json]\n\n" : "\n\n");
    help_put_wrapped(out, 0, 0, row->help);
    if (row->args[0].kind != ACT_NONE)
        buf_puts(out, "\nArguments\n");
    for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++)
        help_put_argument(out, arg);
    buf_puts(out, "\nExample\n");
    help_put_example(out, row);
    if (row->fields) {
        buf_puts(out, row->pairs ? "\nWith --json: \"values\", an object\n"
                                 : "\nWith --json: \"items\", an array of objects\n");
        help_put_fields(out, row->fields, row->nfields, "");
    }
    buf_putc(out, '\n');
    if (row->password)
        help_put_wrapped(
            out, 0, 0,
            "It asks for the password at a terminal; else the first line of the input is "
            "the password.");
    if (row->asks)
        help_put_wrapped(
            out, 0, 0,
            "It asks before it acts. --yes answers that; --dry-run only says what it would "
            "do.");
    help_put_wrapped(out, 0, 0,
                     !here                          ? "The service has to run."
                     : here->needs == LOCAL_NO_CONF ? "The service need not run."
                                                    : "It works on the files that the "
                                                      "configuration names; it does not ask the "
                                                      "service.");
    help_put_wrapped(
        out, 0, 0,
        "Exit status: 0 done; 1 refused, and why is on standard error; 2 the command line "
        "was not understood; 3 the service did not answer, or a file could not be read.");
    help_put_wrapped(out, 0, 0, "See cardroomctl(8) for more.");
    marks_resolve(out, MARKS_QUOTED);
}

bool help_named(const char *name, struct buf *out)
{
    const struct act_row *named = row_find(name), *row;
    const size_t len = strlen(name);
    bool found = false;
    if (named)
        help_row(named, out);
    for (size_t i = 0; (row = row_at(i)); i++) {
        if (strncmp(row->name, name, len) != 0 || row->name[len] != ' ')
            continue;
        if (!found)
            buf_printf(out, "%sCommands that begin with \"%s\"\n", out->len > 0 ? "\n" : "", name);
        found = true;
        help_put_entry(out, row->name, row->help);
    }
    return found || named;
}

void help_unknown(const char *name, struct buf *out)
{
    const struct act_row *row, *nearest = NULL;
    int least = NEAR + 1;
    for (size_t i = 0; (row = row_at(i)); i++) {
        int distance = cmd_distance(name, row->name);
        if (distance < least && distance < (int)strlen(name)) {
            least = distance;
            nearest = row;
        }
    }
    buf_printf(out, "There is no command \"%s\".", name);
    if (nearest)
        buf_printf(out, " Did you mean \"%s\"?", nearest->name);
    buf_puts(out, " Type \"cardroomctl --help\" for those there are.\n");
}

int help_run(const struct local_call *call, struct buf *text, struct act_items *items UNUSED)
{
    const char *command = call->argument;
    if (!command)
        help_all(text);
    else if (!help_named(command, text))
        help_unknown(command, text);
    else
        return 0;
    return command ? STATUS_USAGE : 0;
}
