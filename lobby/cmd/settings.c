/*
 * The commands `set`, `language`, `password`, `more` and `back`, and the short words for settings,
 * which the login prompt takes, too.
 */

#include "cell.h"
#include "cmd.h"
#include "formula.h"
#include "login.h"
#include "reauth.h"
#include "screen.h"
#include "seeking.h"

static void cmd_settings_put(struct session *s, const struct setting_row *row, struct buf *out)
{
    bool plain = session_plain(s);
    buf_printf(out, plain ? tr("%s is %s.") : " " STYLE_TYPE "%-11s" STYLE_NORMAL " %-7s",
               row->name, settings_get(&s->settings, row));
    buf_printf(out, plain ? " %s (" : " " STYLE_HANG "%s (", tr(row->help));
    for (int i = 0; row->words[i]; i++)
        buf_printf(out, "%s%s", i > 0 ? ", " : "", row->words[i]);
    if (row->also)
        buf_printf(out, ", %s", tr(row->also));
    buf_puts(out, ").\n");
}

/* How many settings fit into a row on a screen that is too narrow to say what each does. 0: the
 * screen is wide enough, or there is none. */
static int cmd_settings_packed(const struct session *s)
{
    enum { CELLS = 20, WIDE = 60 };
    return s->screen && s->facts.columns < WIDE ? s->facts.columns / CELLS : 0;
}

static bool cmd_settings_has(const struct session *s, const struct setting_row *row)
{
    return !row->staff || s->role > STORE_PLAYER;
}

/* The only setting that can have this value; NULL: there is none, or there are several. */
static const struct setting_row *cmd_settings_of_value(const struct session *s, const char *value)
{
    const struct setting_row *found = NULL;
    for (const struct setting_row *row = settings_table; row->name; row++)
        for (int i = 0; cmd_settings_has(s, row) && row->words[i]; i++)
            if (strcasecmp(row->words[i], value) == 0) {
                if (found)
                    return NULL;
                found = row;
            }
    return found;
}

/* ---- The formula and its parts (ME-D5) ---- */

static void cmd_settings_put_formula(struct session *s, const struct formulas *formulas, int part,
                                     struct buf *out)
{
    BUF_LOCAL text = {0};
    if (formulas->part[part])
        formula_print(formulas->part[part], false, &text);
    else
        buf_puts(&text, "off");
    buf_printf(out,
               session_plain(s) ? tr("%s is %s.")
                                : " " STYLE_TYPE "%-11s" STYLE_NORMAL " " STYLE_HANG "%s",
               formulas_name(part), buf_text(&text));
    buf_putc(out, '\n');
}

static void cmd_settings_put_formulas(struct session *s, struct buf *out)
{
    struct formulas formulas = {.part = {NULL}};
    formulas_read(&formulas, s->formula ? s->formula : "");
    for (int i = 0; i <= FORMULA_PARTS; i++)
        if (formulas.part[i])
            cmd_settings_put_formula(s, &formulas, i, out);
        else if (i == 0 && cmd_settings_packed(s) > 0)
            buf_printf(out, " " STYLE_TYPE "%-10s" STYLE_NORMAL " off\n", formulas_name(i));
        else if (i == 0) /* in the form of the other settings */
            buf_printf(
                out,
                session_plain(s) ? "%s, off, %s.\n"
                                 : " " STYLE_TYPE "%-11s" STYLE_NORMAL " off     " STYLE_HANG
                                   "%s.\n",
                formulas_name(i),
                tr("which people and games `seek` may find for you; `help formula` has its words"));
    formulas_clear(&formulas);
}

static void cmd_settings_set_formula(struct session *s, int part, const char *text)
{
    char why[480];
    struct formulas formulas = {.part = {NULL}};
    BUF_LOCAL out = {0};
    formulas_read(&formulas, s->formula ? s->formula : "");
    if (!text) {
        cmd_settings_put_formula(s, &formulas, part, &out);
        session_show(s, &out);
        session_say(s, "It says which people and games `seek` may find for you. Type `help "
                       "formula` to see its words.");
    } else if (formulas_set(&formulas, part, strcasecmp(text, "off") == 0 ? NULL : text, why,
                            sizeof(why))) {
        session_say(s, "%s", why);
    } else {
        BUF_LOCAL kept = {0};
        formulas_write(&formulas, '\n', &kept);
        if (formulas.part[part])
            formula_print(formulas.part[part], false, &out);
        else
            buf_puts(&out, "off");
        once_answer(s, "%s is now: %s.", formulas_name(part), buf_text(&out));
        session_change(s, &s->settings, buf_text(&kept), seeking_changed);
    }
    formulas_clear(&formulas);
}

static void cmd_settings_list(struct session *s)
{
    enum { NAME = 12, VALUE = 8 };
    struct buf out = {0};
    int packed = cmd_settings_packed(s), n = 0;
    if (!session_plain(s) && packed == 0) {
        buf_puts(&out, STYLE_BOLD " ");
        buf_cell(&out, tr("Name"), NAME);
        buf_cell(&out, tr("Value"), VALUE);
        buf_printf(&out, "%s" STYLE_NORMAL "\n", tr("What it does"));
    }
    for (const struct setting_row *row = settings_table; row->name; row++) {
        if (cmd_settings_has(s, row) && packed == 0)
            cmd_settings_put(s, row, &out);
        else if (cmd_settings_has(s, row))
            buf_printf(&out, " " STYLE_TYPE "%-10s" STYLE_NORMAL " %-8s%s", row->name,
                       settings_get(&s->settings, row), ++n % packed == 0 ? "\n" : "");
    }
    if (packed > 0 && n % packed != 0)
        buf_putc(&out, '\n');
    cmd_settings_put_formulas(s, &out);
    buf_puts(&out, packed > 0 ? tr("Type `set layout` to read what one does, `set layout "
                                   "plain` to change it.\n")
                              : tr("Type `set layout plain` to change one.\n"));
    session_show(s, &out);
}

/* Gives a setting a value. The answer is in the language that the change leads to. `speaks`: the
 * answer says in which language the texts are now. */
static void cmd_settings_give(struct session *s, const struct setting_row *row, const char *value,
                              bool speaks)
{
    char why[240];
    const struct settings now = s->settings;
    struct settings to = now;
    const char *no = settings_set(&to, row, value, why, sizeof(why));
    if (no) {
        session_say(s, "%s", no);
        return;
    }
    s->settings = to;
    int spoken = tongue_use(session_tongue(s));
    s->settings = now;
    bool bare = tongue_now() != TONGUE_ENGLISH && !s->facts.utf8 && strcmp(to.ascii, "auto") == 0;
    if (!speaks)
        once_answer(s, "The setting %s is %s now.", row->name, settings_get(&to, row));
    else if (bare) /* each translation of these two sentences names its own language */
        once_answer(
            s, "The texts are in English now, without accents, because your client has not said "
               "that it takes UTF-8. If it does, log in and type `set ascii off`. Commands stay as "
               "they are; type `help` to see them.");
    else
        once_answer(s, "The texts are in English now. Commands stay as they are; type `help` to "
                       "see them.");
    tongue_use(spoken);
    session_change(s, &to, s->formula, NULL);
}

static void cmd_settings_set(struct session *s, const struct cmd_args *args)
{
    const char *name = args->word[0], *value = args->word[1];
    struct buf out = {0};
    if (!name) {
        cmd_settings_list(s);
        return;
    }
    int part = formulas_part(name);
    const struct setting_row *row = settings_row(name), *meant = cmd_settings_of_value(s, name);
    bool has = row && cmd_settings_has(s, row);
    if (part >= 0) {
        cmd_settings_set_formula(s, part, value);
    } else if (has && value) {
        cmd_settings_give(s, row, value, false);
    } else if (has) {
        cmd_settings_put(s, row, &out);
        session_show(s, &out);
    } else if (meant) {
        session_say(s, "There is no setting \"%s\". Type `set %s %s`.", name, meant->name, name);
    } else {
        session_say(s, "There is no setting \"%s\". Type `set` to see them.", name);
    }
}

/* Runs `language` and `espanol`. */
static void cmd_settings_language(struct session *s, const struct cmd_args *args)
{
    BUF_LOCAL list = {0};
    const char *typed = strcmp(args->row->name, "espanol") == 0 ? "es" : args->word[0];
    for (int i = 0; tongue_words[i]; i++)
        buf_printf(&list, "%s%s", i > 0 ? ", " : "", tongue_words[i]);
    if (typed)
        cmd_settings_give(s, settings_row("language"), typed, true);
    else
        session_say(s, "The texts are in English. Type `language` and one of: %s.",
                    buf_text(&list));
}

/* ---- At the login prompt, and later ---- */

/* Runs `plain`, `ascii` and `nocolour`. */
static void cmd_settings_look(struct session *s, const struct cmd_args *args)
{
    static const struct {
        const char *command, *set[2][2]; /* which settings get which values */
        const char *before, *after;      /* the answer before and after the login */
    } looks[] = {
        {"plain",
         {{"layout", "plain"}, {"colour", "off"}},
         N_("Plain output: one fact a line, no pictures. Type your name, `new`, `guest` or "
            "`help`."),
         N_("Plain output: one fact a line, no pictures, no colours. Type `set` to see what else "
            "there is.")},
        {"ascii",
         {{"ascii", "on"}},
         N_("Letters stand in for suit signs and arrows now, and none has an accent. Type your "
            "name, `new` or `guest`."),
         N_("Letters stand in for suit signs and arrows now, and none has an accent. Type `set "
            "ascii auto` to have them back.")},
        {"nocolour",
         {{"colour", "off"}},
         N_("No colours are sent now. Type your name, `new` or `guest`."),
         N_("No colours are sent now. Type `set colour auto` to have them back.")}};
    struct settings to = s->settings;
    char why[128];
    size_t at = 0;
    while (strcmp(looks[at].command, args->row->name) != 0)
        at++;
    for (int i = 0; i < 2 && looks[at].set[i][0]; i++)
        settings_set(&to, settings_row(looks[at].set[i][0]), looks[at].set[i][1], why, sizeof(why));
    once_answer(s, "%s", tr(s->person == 0 ? looks[at].before : looks[at].after));
    session_change(s, &to, s->formula, NULL);
}

/* ---- Going on and back ---- */

static void cmd_settings_back(struct session *s, const struct cmd_args *args)
{
    if (s->was_paged || screen_reopen(s)) /* any line closes an open page */
        return;
    if (s->replay && !replay_covered(s) && !screen_hides_turn(s))
        replay_back(s, args);
    else if (!screen_close(s))
        session_say(s, "No page is open. Type `look` for the table, or `tables` for the lobby.");
}

static void cmd_settings_more(struct session *s, const struct cmd_args *args UNUSED)
{
    if (!panel_turn(s, 1))
        session_say(s, "That was all of it. Type `back`, `help` or another command.");
}

/* The dialogue asks for the old password. Somebody whose account has none is asked for a code, if
 * the account has a second factor. */
static void cmd_settings_password(struct session *s, const struct cmd_args *args UNUSED)
{
    if (s->kind != PERSON_ACCOUNT)
        session_say(s,
                    "A guest has no password. Type `register NAME` to make yourself an account.");
    else if (s->account.password[0] == '\0')
        reauth_run(s, true, "", "password");
    else
        login_change(s);
}

const struct command look_commands[] = {
    {"plain", cmd_settings_look, N_("screen-reader output: no pictures, one fact per line"),
     .shortest = "plain", .where = CMD_ANY | CMD_LOGIN},
    {"ascii", cmd_settings_look, N_("letters in place of suit signs and arrows"),
     .shortest = "ascii", .where = CMD_ANY | CMD_LOGIN},
    {"nocolour", cmd_settings_look, N_("no colours"), .aliases = "nocolor", .shortest = "nocolour",
     .where = CMD_ANY | CMD_LOGIN},
    {"espanol", cmd_settings_language, N_("all texts in Spanish"), .shortest = "espanol",
     .where = CMD_ANY | CMD_LOGIN | CMD_NAMING},
    {NULL}};

const struct command settings_commands[] = {
    {"language", cmd_settings_language, N_("the language of what you read: language es"),
     .aliases = "idioma", .shortest = "language", .pattern = "[NAME]",
     .where = CMD_ANY | CMD_LOGIN | CMD_NAMING},
    {"set", cmd_settings_set, N_("your settings, or change one: set layout plain"),
     .aliases = "settings variables options", .pattern = "[NAME] [TEXT]"},
    {"back", cmd_settings_back,
     N_("close the page or the list; at a table, see the last one again; a step back in a "
        "replay"),
     .pattern = "[N]"},
    {"more", cmd_settings_more, N_("the next part of the list shown last")},
    {"password", cmd_settings_password, N_("change your password"), .shortest = "password",
     .flood = CMD_HEAVY},
    {NULL}};
