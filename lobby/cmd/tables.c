/*
 * The commands that list tables, open one, ask somebody to it, sit down, watch, and find a seat
 * quickly.
 */
#include <sys/param.h>

#include "channel.h"
#include "cmd.h"
#include "code.h"
#include "learn.h"
#include "offer.h"
#include "seeking.h"
#include "wanted.h"

enum { TABLES_SHOWN = 500 };

/* ---- tables ---- */

struct tables_panel {
    struct panel panel;
    bool all; /* also shows tables where nobody can sit down */
};

/* The groups of the list, in its order. */
enum table_group { GROUP_OPEN, GROUP_FULL, GROUP_PLAYING, GROUPS };

static void cmd_tables_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct tables_panel *v = (const struct tables_panel *)panel;
    struct lobby *lobby = s->lobby;
    struct table_info info;
    int32_t number[GROUPS][TABLES_SHOWN];
    int found[GROUPS] = {0}, n = 0, cap = 0;
    FREED struct table_info *all = NULL;
    for (int32_t t = tables_next(lobby->tables, 0); t != 0; t = tables_next(lobby->tables, t)) {
        if (!tables_info(lobby->tables, t, &info))
            continue;
        enum table_group g = info.state == TABLE_PLAYING     ? GROUP_PLAYING
                             : table_open_to(&info, s->name) ? GROUP_OPEN
                                                             : GROUP_FULL;
        if (found[g] < TABLES_SHOWN)
            number[g][found[g]] = t;
        found[g]++;
    }
    for (enum table_group g = GROUP_OPEN; g < (v->all ? GROUPS : GROUP_FULL); g++)
        for (int i = 0; i < found[g] && n < TABLES_SHOWN; i++) {
            XGROW(all, n, cap);
            n += tables_info(lobby->tables, number[g][i], &all[n]);
        }
    ui_tables(sheet, &(struct ui_tables){.open = found[GROUP_OPEN],
                                         .full = found[GROUP_FULL],
                                         .playing = found[GROUP_PLAYING],
                                         .n = n,
                                         .table = all});
}

static const struct panel_kind tables_kind = {N_("tables"), cmd_tables_make, NULL, NULL, NULL};

static void cmd_tables(struct session *s, const struct cmd_args *args)
{
    struct tables_panel *v = xcalloc(1, sizeof(*v));
    v->all = !args->word[0] || strcasecmp(args->word[0], "all") == 0;
    panel_open(s, &tables_kind, &v->panel);
}

/* ---- Sitting down ---- */

/* Whether the session sits at no table. If it sits at one, says so. */
static bool cmd_tables_stands(struct session *s)
{
    int32_t table;
    if (session_where(s, &table) != CMD_TABLE)
        return true;
    session_say(s, "You sit at table %d. Type `leave` first.", (int)table);
    return false;
}

/* Called when the session has sat down at a table, or watches one. */
static void cmd_tables_came(struct session *s, bool refused)
{
    struct table_info info;
    int where = refused ? 0 : session_at(s, &info);
    if (where == 0)
        return;
    if (!s->shown)
        session_look(s, info.number);
    if (where == CMD_WATCHING)
        session_tell_delay(s, &info);
    channel_greet(s, info.number);
}

static void cmd_tables_join(struct session *s, const struct cmd_args *args)
{
    if (!cmd_tables_stands(s))
        return;
    struct person person = session_person(s);
    int32_t table =
        args->word[0] ? atoi(args->word[0]) : tables_watched_by(s->lobby->tables, s->person);
    if (table == 0)
        table = tables_open_for(s->lobby->tables, &person, NULL, s->account.chips, 0, false);
    if (table == 0)
        session_say(s, "No table with a free seat fits you now. Type `play` to begin one.");
    else if (tables_may_follow(s->lobby->tables, table, &person))
        code_wait(s, table);
    else
        session_send_kind(s, TABLE_SIT, table, cmd_tables_came);
}

/* The liveliest table other than the one that they watch; if several are equal, the oldest. Each
 * person who is there to play or watch counts a point, and a ranked game two. Tables where no game
 * is in play, that nobody may see, or that have no room for a watcher do not count. `cup`: among
 * the tables of this cup; 0: of the whole room. Returns 0 if there is none. */
static int32_t cmd_tables_liveliest(const struct session *s, int64_t cup)
{
    struct tables *tables = s->lobby->tables;
    int32_t watched = tables_watched_by(tables, s->person), best = 0;
    int most = 0;
    struct table_info info;
    for (int32_t t = tables_next(tables, 0); t != 0; t = tables_next(tables, t)) {
        if (t == watched || !tables_info(tables, t, &info) || (cup != 0 && info.cup.cup != cup) ||
            info.state != TABLE_PLAYING || info.unseen || info.watchers >= TABLE_WATCHERS_MAX)
            continue;
        int points = info.watchers + (info.competitive ? 2 : 0);
        for (int seat = 1; seat <= info.seats; seat++)
            points += info.seat[seat].person.id != 0 && info.seat[seat].person.kind != PERSON_BOT &&
                      !info.seat[seat].away;
        if (points > most) {
            most = points;
            best = t;
        }
    }
    return best;
}

void cmd_watch_liveliest(struct session *s, int64_t cup)
{
    if (!cmd_tables_stands(s))
        return;
    int32_t table = cmd_tables_liveliest(s, cup);
    if (table != 0)
        session_send_kind(s, TABLE_WATCH, table, cmd_tables_came);
    else if (cup == 0)
        session_say(s, "There is no other game to watch now. Type `tables` to see what is there.");
    else
        session_say(s, "There is no other game of cup %jd to watch now. Type `cup %jd` to see it.",
                    cup, cup);
}

static void cmd_tables_watch(struct session *s, const struct cmd_args *args)
{
    if (!args->word[0])
        cmd_watch_liveliest(s, 0);
    else if (cmd_tables_stands(s))
        session_send_kind(s, TABLE_WATCH, atoi(args->word[0]), cmd_tables_came);
}

void cmd_say_watching(struct session *s, int32_t table)
{
    struct table_info info;
    bool open = tables_info(s->lobby->tables, table, &info) && table_open_to(&info, s->name);
    session_say(s,
                open ? N_("You are only watching table %d. Type `join %d` to sit down there, or "
                          "`leave` first to play elsewhere.")
                     : N_("You are only watching table %d. Type `leave` first to play elsewhere."),
                (int)table, (int)table);
}

/* ---- Opening a table ---- */

static const struct game_rules *cmd_tables_game_named(struct session *s, const char *name)
{
    const struct game_rules *rules = choose_named(name);
    if (rules) {
        choose_say_called(s, name);
        return rules;
    }
    BUF_LOCAL out = {0};
    for (int i = 0; game_registry[i]; i++)
        buf_printf(&out, "%s`%s`",
                   i == 0                  ? ""
                   : !game_registry[i + 1] ? tr(" or ")
                                           : ", ",
                   game_registry[i]->id);
    session_say(s, "There is no game \"%s\". Type one of: %s.", name, buf_text(&out));
    return NULL;
}

static bool cmd_tables_takes_value(const struct game_rules *rules, const char *word)
{
    if (cmd_listed("bet seats clock delay", word))
        return true;
    for (const struct game_option *o = rules->options; o->name; o++)
        if (strcasecmp(o->name, word) == 0)
            return true;
    return false;
}

void cmd_options_text(const struct game_rules *rules, const char *typed, struct buf *out)
{
    bool value = false;
    while (*typed != '\0') {
        size_t len = strcspn(typed, " ,");
        char word[64], *start = word;
        utf8_copy_part(typed, len, word, sizeof(word));
        typed += len + strspn(typed + len, " ,");
        if (value && *start == '=') /* "bet = 50", "bet =50" */
            start++;
        if (*start == '\0')
            continue;
        size_t last = strlen(start) - 1;
        if (!value && last > 0 && start[last] == '=') /* "bet= 50" */
            start[last] = '\0';
        buf_printf(out, "%s%s", out->len == 0 ? "" : value ? "=" : " ", start);
        value = !value && cmd_tables_takes_value(rules, start);
    }
}

/* ---- Asking somebody to one's table ---- */

bool cmd_offer_refused(struct session *s, struct session *to, bool answers)
{
    enum offer_no no = offer_refusal(s, to, answers);
    if (no == OFFER_IGNORED)
        session_say(s, "%s does not listen to you. Nothing was sent.", to->name);
    else if (no == OFFER_NOPLAY)
        session_say(s, "%s wants no challenges or invitations now. Nothing was sent.", to->name);
    else if (no == OFFER_MANY)
        session_say(s,
                    "%s has five offers to answer already. Nothing was sent. Try again in a "
                    "minute.",
                    to->name);
    return no != OFFER_GOES || !channel_shown(s, "tell", NULL);
}

/* The session of this name, if it can be asked to a table. NULL: it cannot, and the asking
 * session has been told why. */
static struct session *cmd_tables_asked_named(struct session *s, const char *name,
                                              const char *command)
{
    struct session *to = lobby_by_name(s->lobby, name, true);
    int32_t table = to ? tables_seat_of(s->lobby->tables, to->person) : 0;
    const struct offer *answered = to ? offer_challenge(s, to->person) : NULL;
    if (!to)
        session_say(s, "Nobody called %s is on. Type `who` to see who is.", name);
    else if (to == s)
        session_say(s, "That is you. Type `%s` and somebody else's name.", command);
    else if (table != 0 && !answered && (strcmp(command, "invite") != 0 || !offer_comes(to)))
        session_say(s, "%s sits at table %d. Type `tell %s` and your words to ask for later.",
                    to->name, (int)table, to->name);
    else if (!cmd_offer_refused(s, to, answered))
        return to;
    return NULL;
}

static void cmd_tables_invite(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    if (strcasecmp(args->word[0], "link") == 0) { /* nobody can have that name */
        cmd_invite_link(s);
        return;
    }
    struct session *to = cmd_tables_asked_named(s, args->word[0], "invite");
    if (!to || !session_at(s, &info))
        return;
    if (info.state == TABLE_PLAYING) {
        session_say(s, "A game is being played here. Type `invite` when it is over.");
    } else if (info.taken >= info.seats) {
        session_say(s, "Every seat here is taken. They can type `watch %d`.", (int)info.number);
    } else if (info.host != s->person && table_kicked_has(info.kicked, to->name)) {
        session_say(s, "The host took %s off this table, so only the host can invite them.",
                    to->name);
    } else {
        tables_kick_lift(s->lobby->tables, info.number, to->person);
        offer_make(s, to, &info, false, false);
        session_say(s, "You invite %s to table %d.", to->name, (int)info.number);
    }
}

/* ---- accept and decline ---- */

/* The open offer of the person with this name or, if `name` is NULL, with this id. NULL: there is
 * none. */
static const struct offer *cmd_tables_offer_of(struct session *s, const char *name, int64_t from)
{
    const struct offer *offer = offers_open(s);
    while (offer && (name ? strcasecmp(offer->name, name) != 0 : offer->from != from))
        offer = offer->next;
    return offer;
}

/* The only open offer. NULL: there is none, or there are several, and the session has been told
 * what to type. */
static const struct offer *cmd_tables_offer_only(struct session *s, const char *command)
{
    const struct offer *offer = offers_open(s);
    BUF_LOCAL names = {0};
    if (offer && !offer->next)
        return offer;
    for (; offer; offer = offer->next)
        buf_printf(&names, "%s%s",
                   names.len == 0 ? ""
                   : offer->next  ? ", "
                                  : tr(" and "),
                   offer->name);
    if (names.len > 0)
        session_say(s, "%s are waiting for your answer. Type `%s` and one of these names.",
                    buf_text(&names), command);
    else if (tables_seat_of(s->lobby->tables, s->person) != 0)
        session_say(s, "Nobody is waiting for an answer from you.");
    else
        session_say(s, "Nobody is waiting for an answer from you. Type `tables open` to see where "
                       "you can sit down.");
    return NULL;
}

static void cmd_tables_accepted(struct session *s, bool refused)
{
    if (!refused)
        offers_free(s);
    cmd_tables_came(s, refused);
}

/* Tells the session, which has just left its own table to take up an offer, that the offer has
 * ended. */
static void cmd_tables_say_gone(struct session *s)
{
    session_say(s, "The offer is gone by now. Type `tables open` to see where you can sit down.");
}

/* Called when the session has left its table to sit down at that of s->challenged. */
static void cmd_tables_accept_left(struct session *s, bool refused)
{
    const struct offer *offer = refused ? NULL : cmd_tables_offer_of(s, NULL, s->challenged);
    s->challenged = 0;
    if (offer)
        session_send_kind(s, TABLE_SIT, offer->table, cmd_tables_accepted);
    else if (!refused)
        cmd_tables_say_gone(s);
}

static void cmd_tables_accept(struct session *s, const struct cmd_args *args)
{
    const char *name = args->word[0];
    struct person person = session_person(s);
    int32_t sits = tables_seat_of(s->lobby->tables, s->person);
    if (name && strspn(name, "0123456789") == strlen(name)) { /* `accept 12` */
        if (cmd_tables_stands(s))
            session_send_kind(s, TABLE_SIT, atoi(name), cmd_tables_came);
        return;
    }
    if (!offers_open(s) && !cmd_tables_stands(s))
        return;
    const struct offer *offer =
        name ? cmd_tables_offer_of(s, name, 0) : cmd_tables_offer_only(s, "accept");
    if (offer && sits != 0 && tables_may_sit(s->lobby->tables, offer->table, &person)) {
        s->challenged = offer->from;
        session_send_kind(s, TABLE_LEAVE, sits, cmd_tables_accept_left);
    } else if (offer) {
        session_send_kind(s, TABLE_SIT, offer->table, cmd_tables_accepted);
    } else if (name) {
        session_say(s,
                    sits != 0 ? N_("%s has not asked you to a table.")
                              : N_("%s has not asked you to a table. Type `tables open` to see "
                                   "where you can sit down."),
                    name);
    }
}

/* Tells both people that an offer is declined, and forgets it. `why`: "" or the reason. */
static void cmd_tables_decline_it(struct session *s, const struct offer *offer, const char *why)
{
    char words[SESSION_LINE_MAX * 2];
    struct session *to = lobby_by_person(s->lobby, offer->from);
    session_say(s,
                offer->challenge ? N_("You decline %s's challenge.")
                                 : N_("You decline %s's invitation."),
                offer->name);
    if (to && why[0] != '\0' && channel_words(s, to, why, words, sizeof(words)))
        session_say(to,
                    offer->challenge ? N_("%s declines your challenge: %s")
                                     : N_("%s declines your invitation: %s"),
                    s->name, words);
    else if (to)
        session_say(to,
                    offer->challenge ? N_("%s declines your challenge.")
                                     : N_("%s declines your invitation."),
                    s->name);
    offer_end(s, offer);
}

static void cmd_tables_declined(struct session *s, bool refused)
{
    const struct offer *offer = offer_declined(s);
    if (offer && refused)
        offer_declining(s, offer, NULL);
    else if (offer)
        cmd_tables_decline_it(s, offer, offer->declined);
}

static void cmd_tables_decline(struct session *s, const struct cmd_args *args)
{
    const char *typed = args->word[0] ? args->word[0] : "", *why = typed;
    char name[TABLE_NAME_MAX];
    bool named = cmd_word_take(&why, name, sizeof(name)) < sizeof(name);
    const struct offer *offer = named ? cmd_tables_offer_of(s, name, 0) : NULL;
    if (!offer) {
        why = typed;
        offer = cmd_tables_offer_only(s, "decline");
    }
    if (offer && offer->challenge) {
        offer_declining(s, offer, why);
        session_send_kind(s, TABLE_DECLINE, offer->table, cmd_tables_declined);
    } else if (offer) { /* nothing is stored of an invitation */
        cmd_tables_decline_it(s, offer, why);
    }
}

/* ---- new and challenge (ME-D8) ---- */

/* Sends the challenge to the player for whom the session's table was opened. `answers`: that player
 * was waiting for the session at a table of their own, and has left it for this one. */
static void cmd_tables_challenge_make(struct session *s, bool answers)
{
    struct table_info info;
    struct session *to = lobby_by_person(s->lobby, s->challenged);
    int32_t table = tables_seat_of(s->lobby->tables, s->person);
    s->challenged = 0;
    if (!tables_info(s->lobby->tables, table, &info) || (to && cmd_offer_refused(s, to, answers)))
        return;
    /* Somebody who is opening a table for the session at this moment already sits there. */
    if (!to || (to->challenged != s->person && tables_seat_of(s->lobby->tables, to->person) != 0)) {
        session_say(s,
                    "%s cannot be asked any more. Nothing was sent. Type `leave`, or wait here for "
                    "somebody else.",
                    info.kept);
        return;
    }
    offer_make(s, to, &info, true, answers);
    session_say(s,
                answers ? N_("You answer %s with another offer, and the seat is kept for two "
                             "minutes.")
                        : N_("You challenge %s, and the seat is kept for two minutes."),
                to->name);
}

/* Called when the other's table has been closed, or stays open because they are no longer alone
 * there. */
static void cmd_tables_challenge_yielded(struct session *s, bool refused UNUSED)
{
    cmd_tables_challenge_make(s, true);
}

/* Sits down at the table of a challenge that offers what the session wants, too. */
static void cmd_tables_challenge_accept(struct session *s, const struct offer *offer)
{
    session_say(s, "That is what %s offers, so you accept it.", offer->name);
    session_send_kind(s, TABLE_SIT, offer->table, cmd_tables_accepted);
}

/* Called when the session's own table has been closed. */
static void cmd_tables_challenge_met(struct session *s, bool refused)
{
    const struct offer *offer = refused ? NULL : offer_challenge(s, s->challenged);
    s->challenged = 0;
    if (offer)
        cmd_tables_challenge_accept(s, offer);
    else if (!refused)
        cmd_tables_say_gone(s);
}

static void cmd_tables_opened(struct session *s, bool refused)
{
    struct table_info info;
    cmd_tables_came(s, refused);
    if (refused)
        return;
    if (s->challenged == 0) {
        if (session_at(s, &info) == CMD_TABLE)
            wanted_table(s, &info);
        return;
    }
    /* The person who is challenged may have challenged the session before, or meanwhile. If the two
     * offers are equal, the later one gives way, else the earlier one. */
    const struct offer *offer = offer_challenge(s, s->challenged);
    if (!offer)
        cmd_tables_challenge_make(s, false);
    else if (tables_alike(s->lobby->tables, offer->table, s->quick_game, s->quick_options))
        session_send_kind(s, TABLE_LEAVE, tables_seat_of(s->lobby->tables, s->person),
                          cmd_tables_challenge_met);
    else
        session_send_kind(s, TABLE_YIELD, offer->table, cmd_tables_challenge_yielded);
}

static void cmd_tables_open(struct session *s)
{
    struct table_message message = {.kind = TABLE_CREATE,
                                    .game = s->quick_game,
                                    .text = s->quick_options ? s->quick_options : ""};
    const struct session *other =
        s->challenged != 0 ? lobby_by_person(s->lobby, s->challenged) : NULL;
    if (other) {
        message.player = other->name;
        message.player_id = other->person;
    }
    session_send(s, &message, cmd_tables_opened);
}

/* Keeps the game and the options, as typed (NULL: none), of the table that will be opened.
 * `challenged`: the person for whom its free seat is kept; 0: nobody. False: there is no such
 * game, and they have been told. */
static bool cmd_tables_take_typed(struct session *s, const char *game, const char *typed,
                                  int64_t challenged)
{
    const struct game_rules *rules = cmd_tables_game_named(s, game);
    if (!rules)
        return false;
    BUF_LOCAL options = {0};
    cmd_options_text(rules, typed ? typed : "", &options);
    s->challenged = challenged;
    utf8_copy(rules->id, s->quick_game, sizeof(s->quick_game));
    session_keep(&s->quick_options, buf_text(&options));
    return true;
}

static void cmd_tables_new(struct session *s, const struct cmd_args *args)
{
    if (!cmd_tables_stands(s))
        return;
    if (!args->word[0])
        choose_ask(s, CHOOSE_NEW);
    else if (cmd_tables_take_typed(s, args->word[0], args->word[1], 0))
        cmd_tables_open(s);
}

/* Whether a challenge by the session waits for an answer. If so, says so. */
static bool cmd_tables_challenges(struct session *s)
{
    struct table_info info;
    if (session_at(s, &info) != CMD_TABLE || info.kept[0] == '\0' || info.host != s->person)
        return false;
    session_say(s, "Your challenge to %s is still open. Type `leave` to take it back first.",
                info.kept);
    return true;
}

static void cmd_tables_challenge(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    const struct session *to;
    if (cmd_tables_challenges(s) || !cmd_tables_stands(s) ||
        !(to = cmd_tables_asked_named(s, args->word[0], "challenge")))
        return;
    const struct offer *offer = offer_challenge(s, to->person);
    const char *game = offer && tables_info(s->lobby->tables, offer->table, &info)
                           ? info.rules->id
                           : game_registry[0]->id;
    if (!cmd_tables_take_typed(s, args->word[1] ? args->word[1] : game, args->word[2], to->person))
        return;
    const char *seats = s->quick_options ? strcasestr(s->quick_options, "seats=") : NULL;
    if (seats && atoi(seats + strlen("seats=")) > 2) {
        session_say(s,
                    "A challenge is for two. Type `new %1$s %2$s`, and then `invite %3$s` to ask "
                    "them to it.",
                    s->quick_game, s->quick_options, to->name);
        s->challenged = 0;
    } else if (offer &&
               tables_alike(s->lobby->tables, offer->table, s->quick_game, s->quick_options)) {
        cmd_tables_challenge_accept(s, offer);
    } else {
        cmd_tables_open(s);
    }
}

/* ---- play: the quick seat ---- */

/* Seats a bot at each free seat, then says that the player is ready. */
static void cmd_tables_quick_fill(struct session *s, bool refused)
{
    struct table_info info;
    int32_t table = tables_seat_of(s->lobby->tables, s->person);
    if (refused || table == 0 || !tables_info(s->lobby->tables, table, &info))
        return;
    if (info.taken < info.seats)
        session_send(s,
                     &(struct table_message){.kind = TABLE_BOT_ADD,
                                             .table = table,
                                             .level = learn_at(s, table) ? SEARCH_TEACHES : 1},
                     cmd_tables_quick_fill);
    else
        session_send_kind(s, TABLE_READY, table, NULL);
}

/* `except`: a table that is not wanted; 0: none. */
static void cmd_tables_quick_seat(struct session *s, int32_t except)
{
    struct person person = session_person(s);
    int32_t table =
        tables_open_for(s->lobby->tables, &person, s->quick_game[0] != '\0' ? s->quick_game : NULL,
                        s->account.chips, except, false);
    if (table != 0) {
        session_send_kind(s, TABLE_SIT, table, cmd_tables_came);
        return;
    }
    int32_t seek = seeking_quick(s, s->quick_game[0] != '\0' ? game_find(s->quick_game) : NULL);
    if (seek != 0 && cmd_seek_number(s, seek)) {
        session_say(s, "No table is open, but somebody seeks that game. If they do not come, type "
                       "`new` and the game, and `bot` for company.");
        return;
    }
    if (s->quick_game[0] == '\0')
        utf8_copy(game_registry[0]->id, s->quick_game, sizeof(s->quick_game));
    char options[32];
    utf8_printf(options, sizeof(options), "seats=%d friendly",
                MIN(game_find(s->quick_game)->max_seats, 3));
    session_say(s,
                "No open table fits, so here is one with bots. It is friendly: nothing is won or "
                "lost.");
    session_send(
        s, &(struct table_message){.kind = TABLE_CREATE, .game = s->quick_game, .text = options},
        cmd_tables_quick_fill);
}

static void cmd_tables_play(struct session *s, const struct cmd_args *args)
{
    const char *text = args->word[0];
    if (replay_plays(s, text))
        return;
    int32_t watched = tables_watched_by(s->lobby->tables, s->person);
    bool any = text && strcasecmp(text, "any") == 0;
    const struct game_rules *rules;
    if (session_where(s, NULL) == CMD_TABLE) {
        cmd_play_card(s, text);
    } else if (text && strspn(text, "0123456789") == strlen(text)) { /* `play 12` */
        if (tables_has(s->lobby->tables, atoi(text)) || !cmd_seek_number(s, atoi(text)))
            session_send_kind(s, TABLE_SIT, atoi(text), cmd_tables_came);
    } else if (!text && watched != 0) { /* they mean that table, or typed `play` out of habit */
        cmd_say_watching(s, watched);
    } else if (!text) {
        choose_ask(s, CHOOSE_PLAY);
        cmd_sought_lines(s);
    } else if (any || (rules = cmd_tables_game_named(s, text))) {
        utf8_copy(any ? "" : rules->id, s->quick_game, sizeof(s->quick_game));
        cmd_tables_quick_seat(s, 0);
    }
}

/* ---- next table ---- */

static void cmd_tables_next_left(struct session *s, bool refused)
{
    if (!refused)
        cmd_tables_quick_seat(s, s->next_from);
}

void cmd_next_table(struct session *s)
{
    struct table_info info;
    int32_t table;
    int where = session_where(s, &table);
    s->quick_game[0] = '\0';
    s->next_from = table;
    if (where == CMD_WATCHING) { /* somebody who watches goes on to watch another table */
        cmd_watch_liveliest(s, 0);
    } else if (where == CMD_LOBBY || !tables_info(s->lobby->tables, table, &info)) {
        cmd_tables_quick_seat(s, 0);
    } else if (info.state == TABLE_PLAYING && !tables_out(s->lobby->tables, table, s->person)) {
        session_say(s, "You are in a game here. Type `leave` first if you want to give it up.");
    } else {
        utf8_copy(info.rules->id, s->quick_game, sizeof(s->quick_game));
        session_send_kind(s, TABLE_LEAVE, table, cmd_tables_next_left);
    }
}

/* ---- learn: a first game ---- */

static void cmd_tables_learn_fill(struct session *s, bool refused)
{
    if (!refused)
        learn_begin(s, game_find(s->quick_game));
    cmd_tables_quick_fill(s, refused);
}

static void cmd_tables_learn(struct session *s, const struct cmd_args *args)
{
    const struct game_rules *rules;
    if (!cmd_tables_stands(s))
        return;
    if (!args->word[0]) {
        choose_ask(s, CHOOSE_LEARN);
    } else if ((rules = cmd_tables_game_named(s, args->word[0]))) {
        utf8_copy(rules->id, s->quick_game, sizeof(s->quick_game));
        session_say(s,
                    "A first game of %s, with you and an easy bot. You have all the time you need, "
                    "and `leave` ends it.",
                    rules->title);
        session_send(s,
                     &(struct table_message){
                         .kind = TABLE_CREATE, .game = s->quick_game, .text = "seats=2 friendly"},
                     cmd_tables_learn_fill);
    }
}

/* ---- notify (ME-D7) ---- */

static void cmd_tables_notify_answer(struct session *s, unsigned notify)
{
    BUF_LOCAL list = {0};
    for (int i = 0; game_registry[i]; i++)
        if (notify & wanted_bit(game_registry[i]))
            buf_printf(&list, "%s%s", list.len > 0 ? ", " : "", game_registry[i]->title);
    if (list.len > 0)
        once_answer(
            s,
            "A bell rings when somebody wants to play: %s. `notify off` ends that, `notify switch "
            "off` for one game.",
            buf_text(&list));
    else
        once_answer(
            s, "No bell rings when somebody wants to play. Type `notify switch` to hear one for "
               "Switch.");
}

static void cmd_tables_notify(struct session *s, const struct cmd_args *args)
{
    const char *game = args->word[0];
    bool off = args->word[1] && strcasecmp(args->word[1], "off") == 0;
    struct settings to = s->settings;
    if (!game && !off) {
        cmd_tables_notify_answer(s, to.notify);
        once_show(s);
        return;
    }
    if (!game) {
        to.notify = 0;
    } else {
        const struct game_rules *rules = cmd_tables_game_named(s, game);
        if (!rules)
            return;
        unsigned bit = wanted_bit(rules);
        to.notify = (unsigned char)(off ? to.notify & ~bit : to.notify | bit);
    }
    cmd_tables_notify_answer(s, to.notify);
    session_change(s, &to, s->formula, NULL);
}

const struct command table_commands[] = {
    {"tables", cmd_tables, N_("the tables and what is played there"), .aliases = "ls games g list",
     .pattern = "[open|all]", .where = CMD_ANY | CMD_LOGIN | CMD_ONESHOT},
    {"play", cmd_tables_play,
     N_("in the lobby: a seat in a game, with bots if nobody waits; at a table: play a card"),
     .aliases = "p put quick", .pattern = "[TEXT]"},
    {"learn", cmd_tables_learn,
     N_("a first game against a bot, explained as it goes: learn last one"), .aliases = "tutorial",
     .shortest = "learn", .pattern = "GAME"},
    {"learn", cmd_tables_learn, N_("the games, and which lessons you have had"),
     .aliases = "tutorial", .shortest = "learn"},
    {"join", cmd_tables_join, N_("sit down at a table"), .aliases = "sit", .pattern = "[TABLE]"},
    {"new", cmd_tables_new, N_("open a table: new last one bet=50 seats=3, new last one friendly"),
     .aliases = "create host", .pattern = "GAME [OPTIONS]"},
    {"new", cmd_tables_new, N_("the games, to open a table of one"), .aliases = "create host"},
    {"challenge", cmd_tables_challenge,
     N_("open a table for somebody and you, or answer their challenge with other words: "
        "challenge bob switch bet=20"),
     .aliases = "match", .pattern = "NAME [GAME] [OPTIONS]", .flood = CMD_TALK},
    {"invite", cmd_tables_invite,
     N_("ask somebody to take a free seat at your table; `invite link`: a code for friends who are "
        "not here"),
     .pattern = "NAME", .where = CMD_TABLE, .flood = CMD_TALK},
    {"accept", cmd_tables_accept, N_("sit down where somebody has challenged or invited you"),
     .pattern = "[NAME]"},
    {"decline", cmd_tables_decline,
     N_("say no to a challenge or an invitation, with a reason if you like: decline too "
        "late for me"),
     .shortest = "decline", .pattern = "[TEXT]", .flood = CMD_TALK},
    {"notify", cmd_tables_notify,
     N_("a bell when somebody wants to play a game: notify switch, notify switch off"),
     .pattern = "[GAME] [on|off]"},
    {"watch", cmd_tables_watch,
     N_("watch a table; alone, the liveliest: most people, ranked before friendly"),
     .aliases = "observe o spectate", .pattern = "[TABLE]"},
    {NULL}};
