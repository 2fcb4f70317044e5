/*
 * The list of the games, and the number that picks one. See cmd.h.
 */
#include "cmd.h"

#include "deal.h"
#include "learn.h"
#include "seeking.h"

/* By enum choose_for. */
static const struct {
    const char *command, *asks, *hint;
} choices[] = {{NULL, NULL, NULL},
               {"new", N_("A new table for which game?"),
                N_("Type a number, or say more at once: `new last one bet=50`.")},
               {"learn", N_("Which game would you like to learn? A bot plays it with you."),
                N_("Type a number, or `learn last one`.")},
               {"play", N_("What would you like to play?"),
                N_("Type a number, or `play any` for the first free seat.")},
               {"rules", N_("The rules of which game?"), N_("Type a number, or `rules last one`.")},
               {"top", NULL, NULL}};

static bool choose_is_number(const char *text)
{
    size_t len = strlen(text);
    return len > 0 && len < 9 && strspn(text, "0123456789") == len;
}

const struct game_rules *choose_named(const char *text)
{
    if (!choose_is_number(text))
        return game_find(text);
    int n = atoi(text);
    return n >= 1 && n <= game_count() ? game_registry[n - 1] : NULL;
}

void choose_say_called(struct session *s, const char *typed)
{
    const struct game_rules *rules = game_found_elsewhere(typed);
    if (rules)
        session_say(s, "The game here that is most like it is called %s.", rules->title);
}

void choose_put(struct buf *out)
{
    for (int i = 0; game_registry[i]; i++)
        buf_printf(out, "%s%d %s", i > 0 ? "  " : "", i + 1, game_registry[i]->title);
}

void choose_ask(struct session *s, enum choose_for what)
{
    SESSION_SPEAKS(s);
    struct buf out = {0};
    bool plain = session_plain(s), lobby = session_where(s, NULL) == CMD_LOBBY;
    buf_printf(&out, "%s\n", tr(choices[what].asks));
    /* An account that has not played the deal of the day is offered it, unless somebody waits at a
     * table that it could join. */
    struct person person = session_person(s);
    const struct deal *deal = deal_today(s->lobby);
    if (what == CHOOSE_PLAY && s->kind == PERSON_ACCOUNT && deal && !deal_refusal(s->lobby) &&
        !deal_try(deal, s->person) &&
        tables_open_for(s->lobby->tables, &person, NULL, s->account.chips, 0, true) == 0)
        buf_printf(
            &out,
            plain ? tr("Type `daily play` for the deal of the day: %s, the same for everybody.\n")
                  : tr("  `daily play`  the deal of the day: %s, the same for everybody\n"),
            daily_game(deal->day)->title);
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        buf_printf(&out, plain ? "%d, %s: %s." : "  %d  %s: %s", i + 1, rules->title,
                   tr(rules->summary));
        if (what == CHOOSE_LEARN && learn_done(s, rules))
            buf_puts(&out, plain ? tr(" Done.") : tr(" (done)"));
        buf_putc(&out, '\n');
    }
    if (lobby)
        buf_printf(&out, "%s\n", tr(choices[what].hint));
    else /* there, a number alone is a card */
        buf_printf(&out, tr("Type `%s 1` for the first, and so on.\n"), choices[what].command);
    session_show(s, &out);
    if (lobby)
        s->picks = (uint8_t)what;
}

/* If the line is `play` and a number that picks a game of the list, because no table and no seek
 * has that number, returns the number; else NULL. */
static const char *choose_played(const struct session *s, const char *line)
{
    static const char play[] = "play ";
    if (strncasecmp(line, play, strlen(play)) != 0)
        return NULL;
    line += strlen(play);
    line += strspn(line, " ");
    return choose_is_number(line) && choose_named(line) &&
                   !tables_has(s->lobby->tables, atoi(line)) &&
                   !seeks_numbered(s->lobby->seeks, atoi(line))
               ? line
               : NULL;
}

bool choose_line(struct session *s, enum choose_for was, const char *line, char *whole, size_t cap)
{
    const char *played = choose_played(s, line);
    const struct panel *panel = panel_shown(s);
    line = played ? played : line;
    if (!choose_is_number(line))
        return false;
    bool lobby = session_where(s, NULL) == CMD_LOBBY;
    if (panel && was == CHOOSE_NONE)
        was = (enum choose_for)panel->picks;
    if (lobby && panel && was == CHOOSE_NONE && !played) {
        session_say(s, "A number alone picks nothing on this page. Type `back` first to pick a "
                       "game by its number.");
        whole[0] = '\0';
        return true;
    }
    if (played && was != CHOOSE_NONE && was != CHOOSE_LEARN)
        was = CHOOSE_PLAY;
    if (was == CHOOSE_NONE && learn_newcomer(s))
        was = CHOOSE_LEARN;
    else if (was == CHOOSE_NONE && s->screen) /* the screen lists the games by number */
        was = CHOOSE_PLAY;
    if (was == CHOOSE_NONE || !lobby)
        return false;
    const struct game_rules *rules = choose_named(line);
    whole[0] = '\0';
    if (rules)
        utf8_printf(whole, cap, "%s %s", choices[was].command, rules->id);
    else
        session_say(s, "There are %d games. Type a number from 1 to %d.", game_count(),
                    game_count());
    return true;
}
