/*
 * The commands `help` and `rules` show what the rows of the commands and the pages say.
 */

#include "act.h"
#include "cell.h"
#include "cmd.h"
#include "pages.h"

/* How pages are laid out for this client. */
static int cmd_help_page_look(const struct session *s)
{
    bool narrow = s->facts.columns > 0 && s->facts.columns < PAGES_COLUMNS;
    return session_plain(s) ? PAGES_PLAIN | PAGES_JOINED : narrow ? PAGES_JOINED : 0;
}

/* Writes the names of a group as a paragraph, wrapped. `group` NULL: the commands that work only at
 * a table. */
static void cmd_help_put_names(struct session *s, const char *group, const char *title, int where,
                               struct buf *out)
{
    enum { GROUP = 11 }; /* cells of the group's name, with the blank before it */
    int columns = s->facts.columns > 0 ? s->facts.columns : PAGES_COLUMNS;
    int room = (columns < PAGES_COLUMNS ? columns : PAGES_COLUMNS) - GROUP, column = 0;
    const char *before = "";
    for (const struct command *row = cmd_rows(); row->name; row++) {
        bool shown = group ? strcmp(row->group, group) == 0 && cmd_question_here(s, row)
                           : !cmd_find(row->name, CMD_LOBBY, s->role);
        if (!shown || (row->where & where) == 0 || !cmd_may(s, row) ||
            strcmp(before, row->name) == 0)
            continue;
        before = row->name;
        int len = (int)strlen(row->name) + 2;
        if (column == 0) {
            buf_puts(out, session_plain(s) ? "" : " ");
            buf_cell(out, tr(title), 9);
        } else if (column + len > room && !session_plain(s))
            buf_puts(out, "\n          ");
        if (column == 0 || column + len > room)
            column = 0;
        buf_printf(out, " %s ", row->name);
        column += len;
    }
    if (column > 0)
        buf_putc(out, '\n');
}

/* `help all`: lists every command in its group, and every page. */
static void cmd_help_put_all(struct session *s, int where, struct buf *out)
{
    static const char *const groups[] = {N_("Playing"), N_("Tables"), N_("People"),
                                         N_("Boards"),  N_("Cups"),   N_("Records"),
                                         N_("You"),     N_("Login"),  N_("Staff")};
    const char *name;
    for (size_t g = 0; g < sizeof(groups) / sizeof(groups[0]); g++)
        cmd_help_put_names(s, groups[g], groups[g], where, out);
    if (where == CMD_LOBBY)
        cmd_help_put_names(s, NULL, N_("In games"), CMD_TABLE | CMD_WATCHING, out);
    buf_puts(out, tr("Topics:"));
    for (size_t i = 0; (name = pages_name(s->lobby->pages, "help", i)); i++)
        if (strcmp(name, "staff") != 0 || s->role > STORE_PLAYER)
            buf_printf(out, " %s", name);
    buf_puts(out, tr(". The rules of a game: `rules last one`.\n"));
}

static void cmd_help_put_command(struct session *s, const struct command *row, struct buf *out)
{
    bool plain = session_plain(s);
    buf_printf(out, "%s%s%s", plain ? "" : STYLE_BOLD, row->name, row->pattern[0] ? " " : "");
    cmd_put_pattern(out, row);
    buf_puts(out, plain ? "\n" : STYLE_NORMAL "\n");
    buf_printf(out, "  %s.\n", tr(row->help));
    if (row->aliases[0] != '\0') {
        BUF_LOCAL words = {0};
        for (const char *at = row->aliases; *at != '\0'; at++) {
            if (*at == ' ')
                buf_putc(&words, ',');
            buf_putc(&words, *at);
        }
        buf_printf(out, tr("  Also typed: %s.\n"), buf_text(&words));
    }
    if (row->ask)
        buf_puts(out, tr("  It asks first if you would lose something. Then type `yes` within 20 "
                         "seconds.\n"));
    else if (row->asks)
        buf_puts(
            out,
            tr("  If it asks first, it shows whom that hits. Then type `yes` within a minute.\n"));
    else if (strcmp(row->shortest, row->name) == 0)
        buf_puts(out, tr("  It needs the whole word.\n"));
    if (!(row->where & CMD_LOBBY) && (row->where & (CMD_TABLE | CMD_WATCHING)))
        buf_puts(out, tr("  It works at a table.\n"));
}

/* Below a page that speaks of HOST, writes what the configuration says: which host that is, and
 * whether SSH takes unknown names. */
static void cmd_help_put_host(const struct session *s, const char *page, struct buf *out)
{
    const struct lobby_conf *conf = &s->lobby->deps.conf;
    if (!conf->ssh || !strstr(page, "@HOST"))
        return;
    buf_putc(out, '\n');
    buf_printf(out, tr("HOST is %s here.\n"), conf->ssh);
    if (conf->newcomers)
        buf_printf(out, tr("Any name comes in: ssh any-name@%s\n"), conf->ssh);
}

/* Writes what the configuration adds to the page of the staff: reasons that are ready to use, and
 * the acts that it leaves to a higher role. */
static void cmd_help_put_staff(const struct session *s, struct buf *out)
{
    const char *at = s->lobby->deps.conf.reasons;
    const struct act_row *row;
    bool any = false;
    for (struct act_ready ready; act_ready_next(&at, &ready); any = true) {
        if (!any)
            buf_puts(out, tr("\nHere these words stand for whole reasons, as in `mute bob 1h "
                             "WORD`:\n"));
        buf_printf(out, "  `%s`  %s\n", ready.word, ready.text);
    }
    for (size_t i = 0; (row = act_at(i)); i++)
        if (row->only != ACT_SOCKET && row->only != ACT_LOCAL &&
            act_role(s->lobby, row) > row->role)
            buf_printf(out,
                       act_role(s->lobby, row) == STORE_ADMIN
                           ? tr("Here only admins may type `%s`.\n")
                           : tr("Here only the staff may type `%s`.\n"),
                       row->name);
}

/* Writes help on a word that is not a command: what the rules of the game at the person's table say
 * about it, or those of all games. False: they say nothing. */
static bool cmd_help_put_move(struct session *s, const char *word, struct buf *out)
{
    struct table_info info;
    bool shown = false;
    bool here = session_at(s, &info);
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        BUF_LOCAL part = {0};
        const char *page = pages_find(s->lobby->pages, "rules", rules->id);
        if ((!here || rules == info.rules) && page &&
            pages_show_typed(page, word, cmd_help_page_look(s), &part)) {
            buf_printf(out, here ? "" : "%s:\n", rules->title);
            buf_puts(out, buf_text(&part));
            shown = true;
        }
    }
    return shown;
}

/* Writes help on a word that stands in a heading of a page, or that means such a word. False: there
 * is none. */
static bool cmd_help_put_heading(struct session *s, const char *word, struct buf *out)
{
    static const char *const meant[][2] = {{"bet", "Chips"}, {"bets", "Chips"}, {"elo", "Ratings"}};
    const char *name;
    for (size_t i = 0; i < sizeof(meant) / sizeof(meant[0]); i++)
        if (strcasecmp(word, meant[i][0]) == 0)
            word = meant[i][1];
    if (strlen(word) < 2)
        return false;
    for (size_t i = 0; (name = pages_name(s->lobby->pages, "help", i)); i++) {
        const char *page = pages_find(s->lobby->pages, "help", name);
        if ((strcmp(name, "staff") != 0 || s->role > STORE_PLAYER) &&
            pages_show_named(page, pages_english(s->lobby->pages, "help", name), word,
                             cmd_help_page_look(s), out))
            return true;
    }
    return false;
}

/* Shows the game in short. False: its page has no such part. */
static bool cmd_help_put_short(const struct session *s, const char *page, struct buf *out)
{
    const int look = cmd_help_page_look(s);
    return pages_show(page, tr("in short"), look, out) || pages_show(page, "in short", look, out);
}

/* Writes what can be done now at the table of the session, and the game in short. False: the
 * session is at no table. */
static bool cmd_help_put_table(struct session *s, struct buf *out)
{
    struct session_sight sight;
    if (!session_sees(s, session_table(s), &sight))
        return false;
    buf_puts(out, tr("You can do this now:\n"));
    ui_hint(out, &sight.seen);
    const char *page = pages_find(s->lobby->pages, "rules", sight.info.rules->id);
    if (page)
        cmd_help_put_short(s, page, out);
    buf_puts(out,
             tr("Type `rules` for the parts of the rules, or `help all` for every command.\n"));
    return true;
}

/* `help` alone: shows the page about the place where the session is. */
static void cmd_help_start(struct session *s, int where)
{
    struct buf out = {0};
    const char *page = pages_find(s->lobby->pages, "help", where == CMD_LOGIN ? "login" : "start");
    if ((where == CMD_LOBBY || where == CMD_LOGIN || !cmd_help_put_table(s, &out)) && page)
        pages_show(page, NULL, cmd_help_page_look(s), &out);
    session_show(s, &out);
}

/* Whether a page has that name, not shortened. */
static bool cmd_help_is_page(const struct session *s, const char *topic)
{
    const char *name;
    for (size_t i = 0; (name = pages_name(s->lobby->pages, "help", i)); i++)
        if (strcasecmp(name, topic) == 0)
            return true;
    return false;
}

static void cmd_help(struct session *s, const struct cmd_args *args)
{
    const char *topic = args->word[0];
    struct buf out = {0};
    int where = session_where(s, NULL);
    if (!topic) {
        cmd_help_start(s, where);
        return;
    }
    if (strcasecmp(topic, "all") == 0) {
        cmd_help_put_all(s, where, &out);
        session_show(s, &out);
        return;
    }
    bool any = false;
    const char *page =
        pages_find(s->lobby->pages, "help", strcasecmp(topic, "ranked") == 0 ? "ranking" : topic);
    bool named = cmd_help_is_page(s, topic);
    for (const struct command *row = cmd_rows(); row->name; row++) {
        if (cmd_may(s, row) &&
            ((row->where & where) != 0 || (!named && (row->where & CMD_ANY) != 0)) &&
            (strcasecmp(row->name, topic) == 0 || (!named && cmd_listed(row->aliases, topic)))) {
            cmd_help_put_command(s, row, &out);
            any = true;
        }
    }
    /* The page `login` says nothing about `log`, and `start` nothing about that command. */
    if (any && ((!named && page == pages_find(s->lobby->pages, "help", "login")) ||
                page == pages_find(s->lobby->pages, "help", "start")))
        page = NULL;
    if (page) {
        pages_show(page, NULL, cmd_help_page_look(s), &out);
        cmd_help_put_host(s, page, &out);
        if (s->role > STORE_PLAYER && strcasecmp(topic, "staff") == 0)
            cmd_help_put_staff(s, &out);
    } else if (!any && game_find(topic)) {
        buf_printf(&out, tr("That is a game. Type `rules %s`.\n"), game_find(topic)->id);
    } else if (!any && !cmd_help_put_move(s, topic, &out) &&
               !cmd_help_put_heading(s, topic, &out)) {
        /* `help new today` shows what there is on `new` */
        char first[CMD_LINE_MAX + 1];
        utf8_copy_part(topic, strcspn(topic, " "), first, sizeof(first));
        if (strlen(first) < strlen(topic)) {
            struct cmd_args shorter = *args;
            shorter.word[0] = first;
            cmd_help(s, &shorter);
            return;
        }
        buf_printf(&out, tr("There is no help on \"%s\". Type `help` to see what there is.\n"),
                   topic);
    }
    session_show(s, &out);
}

static void cmd_help_rules(struct session *s, const struct cmd_args *args)
{
    const char *topic = args->word[1];
    const struct game_rules *rules = args->word[0] ? game_find(args->word[0]) : NULL;
    struct table_info info;
    struct buf out = {0};
    if (rules)
        choose_say_called(s, args->word[0]);
    if (!rules && topic && (rules = choose_named(topic))) /* a number */
        topic = NULL;
    if (!rules && session_at(s, &info))
        rules = info.rules;
    if (!rules) {
        if (topic)
            session_fail(s, "There is no game \"%s\".", topic);
        choose_ask(s, CHOOSE_RULES);
        return;
    }
    const char *page = pages_find(s->lobby->pages, "rules", rules->id);
    int look = cmd_help_page_look(s);
    if (topic && strcasecmp(topic, "all") == 0)
        topic = "";
    if (!page) {
        buf_printf(&out, tr("The rules of %s are not written down here yet.\n"), rules->title);
    } else if (!topic && cmd_help_put_short(s, page, &out)) {
        buf_printf(&out, tr("The parts of the rules of %s: "), rules->title);
        pages_headings(page, &out);
        buf_printf(&out,
                   tr(".\nOne part alone: `rules %s` and a word of its heading; all of it: `rules "
                      "%s all`.\n"),
                   rules->id, rules->id);
    } else if (!topic || topic[0] == '\0') {
        pages_show(page, NULL, look, &out);
    } else if (!pages_show(page, topic, look, &out) &&
               !pages_show_named(page, pages_english(s->lobby->pages, "rules", rules->id), topic,
                                 look, &out)) {
        buf_printf(&out, tr("The rules of %s have no part \"%s\". The parts are: "), rules->title,
                   topic);
        pages_headings(page, &out);
        buf_puts(&out, ".\n");
    }
    session_show(s, &out);
}

const struct command help_commands[] = {
    {"help", cmd_help, N_("how it works; with the name of a command, more about that one"),
     .aliases = "h commands man", .pattern = "[TOPIC]", .where = CMD_ANY | CMD_LOGIN},
    {NULL}};

const struct command rules_commands[] = {{"rules", cmd_help_rules, N_("the rules of a game"),
                                          .pattern = "[GAME] [TOPIC]",
                                          .where = CMD_ANY | CMD_LOGIN | CMD_ONESHOT},
                                         {NULL}};
