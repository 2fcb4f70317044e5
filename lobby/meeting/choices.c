/*
 * Cards.Choices (gmcp.h): what can be typed now, for clients that show it as buttons.
 */
#include "home.h"

#include "gmcp.h"
#include "offer.h"
#include "panel.h"
#include "seeking.h"
#include "session.h"
#include "ui_gmcp.h"

/* A word and a name: "forgive ann". */
static void choices_add_named(struct ui_choices *out, const char *word, const char *name)
{
    char line[64];
    utf8_printf(line, sizeof(line), "%s %s", word, name);
    ui_choice_add(out, line, NULL);
}

/* Adds the answers to what is asked: a question, a forming table, an offer, a vote. */
static void choices_asked(struct session *s, struct ui_choices *out)
{
    char name[TABLE_NAME_MAX];
    if ((s->confirm && clock_mono(s->lobby->deps.clock) < s->confirm_until) || seeking_asks(s)) {
        ui_choice_add(out, "yes", NULL)->answer = true;
        ui_choice_add(out, "no", NULL)->answer = true;
    }
    for (const struct offer *offer = offers_shown(s); offer; offer = offer->next) {
        choices_add_named(out, "accept", offer->name);
        choices_add_named(out, "decline", offer->name);
    }
    if (s->vote_table != 0 && tables_votes(s->lobby->tables, s->person, name) == 1) {
        choices_add_named(out, "forgive", name);
        choices_add_named(out, "penalize", name);
    }
}

/* Adds the words that step through a replay. Their captions say what they do, because at a table
 * the same words mean something else. */
static void choices_replay(struct ui_choices *out)
{
    static const char *const words[][2] = {
        {"next", N_("A step on")},       {"back", N_("A step back")},
        {"first", N_("To the deal")},    {"last", N_("To the end")},
        {"play", N_("Play it through")}, {"replay stop", N_("Close the replay")}};
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        struct ui_choice *choice = ui_choice_add(out, words[i][0], NULL);
        utf8_copy(tr(words[i][1]), choice->caption, sizeof(choice->caption));
    }
}

/* Whether what the person types steps through a replay. On a screen it does while the replay is
 * shown. In other layouts it does unless they are playing a game. */
static bool choices_step(struct session *s)
{
    struct table_info info;
    if (!s->replay)
        return false;
    if (s->screen)
        return panel_shown(s);
    return session_at(s, &info) != CMD_TABLE || info.state != TABLE_PLAYING;
}

static void choices_gmcp(struct session *s, unsigned begins UNUSED)
{
    struct ui_choices choices = {.n = 0}, here = {.n = 0};
    BUF_LOCAL now = {0};
    struct session_sight sight;
    int32_t table;
    if (!gmcp_draws(s, GMCP_CHOICES))
        return;
    if (!s->dialogue)
        choices_asked(s, &choices);
    if (s->dialogue) {
        /* the prompt says what is asked */
    } else if (choices_step(s)) {
        choices_replay(&here);
    } else if (session_where(s, &table) == CMD_LOBBY || !session_sees(s, table, &sight)) {
        ui_home_choices(&here, home_of(s->lobby), &(struct ui_home_viewer){.name = s->name});
    } else {
        ui_choices(&here, &sight.seen);
        ui_now(&now, &sight.seen);
    }
    for (int i = 0; i < here.n; i++)
        *ui_choice_add(&choices, "", NULL) = here.choice[i];
    gmcp_changed_json(s, GMCP_CHOICES, "Cards.Choices", ui_gmcp_choices(&now, &choices),
                      GMCP_LAST_CHOICES);
}

const struct lobby_part choices_part = {.gmcp = choices_gmcp};
