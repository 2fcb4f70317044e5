/*
 * What a table tells a person, as sentences: who came and went, turns and clocks, votes, results.
 */
#include "ui_private.h"

static const char *const level_words[UI_BOT_LEVELS + 1] = {"", N_("easy"), N_("medium"),
                                                           N_("hard")};

const char *ui_bot_level(int level)
{
    return tr(level_words[level >= 1 && level <= UI_BOT_LEVELS ? level : 0]);
}

int ui_bot_level_of(const char *word)
{
    for (int level = 1; level <= UI_BOT_LEVELS; level++)
        if (strcasecmp(word, level_words[level]) == 0 || strcasecmp(word, ui_bot_level(level)) == 0)
            return level;
    return strlen(word) == 1 ? word[0] - '0' : 0;
}

/* Whether a notice is about the viewer, so that its sentence says "you". */
static bool notice_about_viewer(const struct ui_viewer *viewer, const struct notice *notice,
                                const struct table_info *info)
{
    int seat = table_info_seat(info, viewer->person);
    const char *name = seat != 0 ? info->seat[seat].person.name : viewer->name;
    return name && strcmp(name, notice->who.name) == 0;
}

/* Writes what changed: ", +15 XP, -50 chips, rating 1210 (+8)". */
static void notice_put_gain(struct buf *out, const struct notice_result *result)
{
    if (result->xp != 0)
        buf_printf(out, tr(", %s XP"), FIGURE_GAIN(result->xp));
    if (result->chips != 0)
        buf_printf(out, trn(", %s chip", ", %s chips", result->chips == -1 ? 1 : result->chips),
                   FIGURE_GAIN(result->chips));
    if (result->rated)
        buf_printf(out, tr(", rating %s (%s)"), UI_RATING(result->rating, result->provisional),
                   FIGURE_GAIN(result->rating_moved));
}

/* Writes what leaving cost, for the leaver alone. For those who are there at the end of the game,
 * ui_result says what the game was worth. */
static void notice_put_left(struct buf *out, const struct notice_result *result)
{
    if (!result->alone)
        return;
    if (result->xp == 0 && result->chips == 0) {
        buf_puts(out, tr("Leaving the game cost you nothing."));
        return;
    }
    BUF_LOCAL gain = {0};
    notice_put_gain(&gain, result);
    buf_printf(out, tr("You left the game%s."), buf_text(&gain));
}

/* Writes how a game ended while the player was away, and how to see it. */
static void notice_put_ended(struct buf *out, const struct notice_ended *ended)
{
    int64_t game = ended->game;
    BUF_LOCAL gain = {0};
    notice_put_gain(&gain, &ended->result);
    const char *gained = buf_text(&gain);
    if (ended->how == TABLE_ENDED_PLAYED && ended->result.outcome <= 0 && ended->result.place > 1)
        buf_printf(out, tr("Your game %jd finished while you were away: you finished %s%s."), game,
                   ui_place(ended->result.place), gained);
    else
        buf_printf(
            out,
            ended->how == TABLE_ENDED_LEFT
                ? tr("Your game %jd finished while you were away: you had left it%s.")
            : ended->how == TABLE_ENDED_CANCELLED
                ? tr("Your game %jd was cancelled while you were away%s. All bets went back.")
            : ended->how == TABLE_ENDED_VOID
                ? tr("Your game %jd was made void: nothing was won or lost.")
            : ended->result.outcome > 0
                ? tr("Your game %jd finished while you were away: you won it%s.")
            : ended->result.place == 1
                ? tr("Your game %jd finished while you were away: it was a tie%s.")
                : tr("Your game %jd finished while you were away: you did not win%s."),
            game, gained);
    buf_putc(out, ' ');
    buf_printf(out, tr("Type `replay %jd` to step through it."), game);
    if (ended->how == TABLE_ENDED_VOID)
        buf_printf(out, tr(" The reason given is: %s"), tr(ended->text));
}

/* A sentence about one person, for that person and for others. */
struct said {
    const char *you, *other;
};

void ui_put_named(struct buf *out, const char *text, const char *name)
{
    const char *at = strstr(text, "%s");
    if (!at) {
        buf_puts(out, text);
        return;
    }
    buf_add(out, text, (size_t)(at - text));
    buf_puts(out, name);
    buf_puts(out, at + 2);
}

/* Sentences that need only the name. */
static const struct said plain_said[] = {
    [NOTICE_TAKEN_BACK] = {N_("You take back your last move."), N_("%s takes back a move.")},
    [NOTICE_UNREADY] = {N_("You're no longer ready."), N_("%s is no longer ready.")},
    [NOTICE_TIMEOUT] = {N_("Your time is up. The turn is played for you."),
                        N_("%s is out of time. The turn is played for them.")},
    [NOTICE_BACK] = {N_("You are back."), N_("%s is back.")},
    [NOTICE_LEFT] = {N_("You leave the game."), N_("%s leaves the game.")},
    [NOTICE_ABSENT] = {N_("You were not there as the game began. Your seat is played for you until "
                          "you come."),
                       N_("%s is not there. The seat is played automatically until they come.")},
    [NOTICE_GOING] = {N_("You leave the game once everybody has had a turn. Until then your seat "
                         "is played for you."),
                      N_("%s leaves the game once everybody has had a turn. Until then the seat is "
                         "played automatically.")},
    [NOTICE_HOST] = {N_("You are the host of the table now."),
                     N_("%s is the host of the table now.")}};

/* Says who watches or no longer does. During a ranked game the others learn only how many watch. */
static void notice_put_watching(struct buf *out, bool you, const struct notice *notice)
{
    const bool watches = notice->kind == NOTICE_WATCHING;
    if (notice->who.name[0] == '\0')
        buf_printf(
            out, trn("%d person is watching now.", "%d people are watching now.", notice->watched),
            notice->watched);
    else if (you)
        buf_printf(out,
                   watches ? tr("You are watching table %d.")
                           : tr("You are no longer watching table %d."),
                   notice->table);
    else
        buf_printf(out, watches ? tr("%s is watching.") : tr("%s is no longer watching."),
                   notice->who.name);
}

/* What a bot does, by its level; 0: it leaves. */
static const char *const bot_said[UI_BOT_LEVELS + 1] = {
    N_("%s, a bot, leaves the table."), N_("%s, an easy bot, joins the table."),
    N_("%s, a medium bot, joins the table."), N_("%s, a hard bot, joins the table.")};

/* How the vote on a leaver ended, and what it costs them, in the words of RK-D19. */
static const struct said verdict_said[] = {
    [VERDICT_PENALIZED] = {N_("You are penalized for leaving and lose 20 XP, because more than "
                              "half of the others wanted it."),
                           N_("%s is penalized for leaving and loses 20 XP.")},
    [VERDICT_FORGIVEN] = {N_("You are forgiven for leaving and lose 10 XP, like any loser."),
                          N_("%s is forgiven for leaving.")},
    [VERDICT_NOT_PENALIZED] = {N_("You are not penalized for leaving and lose 10 XP, like any "
                                  "loser."),
                               N_("%s is not penalized for leaving.")}};

static void notice_put_verdict(struct buf *out, bool you, const char *name,
                               const struct notice_voted *voted)
{
    if (you && voted->cancelled && voted->verdict == VERDICT_FORGIVEN)
        buf_puts(out, tr("You are forgiven for leaving. It costs you nothing, because the game was "
                         "cancelled."));
    else if (you && voted->cancelled && voted->verdict == VERDICT_NOT_PENALIZED)
        buf_puts(out, tr("You are not penalized for leaving. It costs you nothing, because the "
                         "game was cancelled."));
    else
        ui_put_named(
            out, tr(you ? verdict_said[voted->verdict].you : verdict_said[voted->verdict].other),
            name);
}

/* Says that somebody is ready. A player who has just asked for another game is also told what a
 * free seat means, because the picture of the last game does not show it. */
static void notice_put_ready(struct buf *out, const struct ui_viewer *viewer, bool you,
                             const struct notice *notice, const struct table_info *info)
{
    bool again =
        info && info->state == TABLE_FINISHED && table_info_seat(info, viewer->person) != 0;
    int ready = notice->ready.ready, wanted = notice->ready.wanted;
    if (you)
        buf_printf(out, tr("You are ready (%d of %d)."), ready, wanted);
    else if (again)
        buf_printf(out, tr("%s would like another game (%d of %d). Type `rematch` to join in."),
                   notice->who.name, ready, wanted);
    else
        buf_printf(out, tr("%s is ready (%d of %d)."), notice->who.name, ready, wanted);
    if (you && again && info->taken < info->seats) {
        buf_putc(out, ' ');
        ui_seats_now(out, viewer, info);
    }
}

/* Writes a notice that is one sentence about a person; nothing for another kind. */
static void notice_put_event(struct buf *out, const struct ui_viewer *viewer, bool you,
                             const struct notice *notice, const struct table_info *info)
{
    const char *name = notice->who.name;
    const bool sits = notice->kind == NOTICE_SAT, sets = notice->kind == NOTICE_OPTION;
    switch (notice->kind) {
    case NOTICE_SAT:
    case NOTICE_STOOD:
        if (you)
            buf_printf(out, sits ? tr("You sit down at table %d.") : tr("You leave table %d."),
                       notice->table);
        else
            buf_printf(out, sits ? tr("%s sits down at table %d.") : tr("%s leaves table %d."),
                       name, notice->table);
        break;
    case NOTICE_KICKED:
        if (you)
            buf_printf(out,
                       tr("The host took you off table %d. You cannot sit down there for ten "
                          "minutes, unless the host invites you. Type `tables` to find another."),
                       notice->table);
        else if (info && info->host == viewer->person)
            buf_printf(out, tr("You took %s off table %d."), name, notice->table);
        else
            buf_printf(out, tr("The host took %s off table %d."), name, notice->table);
        break;
    case NOTICE_READY: notice_put_ready(out, viewer, you, notice, info); break;
    case NOTICE_BOT:
        ui_put_named(
            out, tr(bot_said[notice->bot >= 0 && notice->bot <= UI_BOT_LEVELS ? notice->bot : 1]),
            name);
        break;
    case NOTICE_AWAY:
        if (you)
            buf_printf(out, tr("You lost the connection. Your seat is kept for %s."),
                       UI_DURATION(notice->span));
        else
            buf_printf(out, tr("%s lost the connection. The seat is kept for %s."), name,
                       UI_DURATION(notice->span));
        break;
    case NOTICE_VOTED: notice_put_verdict(out, you, name, &notice->voted); break;
    case NOTICE_WATCHING:
    case NOTICE_UNWATCHED: notice_put_watching(out, you, notice); break;
    case NOTICE_OPTION:
    case NOTICE_WORD:
        if (you)
            buf_printf(out,
                       sets ? tr("You set %s.") : tr("You choose the word %s for the shuffle."),
                       notice->said);
        else
            buf_printf(out,
                       sets ? tr("%s sets %s.") : tr("%s chooses the word %s for the shuffle."),
                       name, notice->said);
        break;
    case NOTICE_RENAMED:
        if (you)
            buf_printf(out, tr("You are %s at this table now."), name);
        else
            buf_printf(out, tr("%s is called %s now."), notice->said, name);
        break;
    default:
        if ((size_t)notice->kind < sizeof(plain_said) / sizeof(plain_said[0]) &&
            plain_said[notice->kind].you)
            ui_put_named(
                out, tr(you ? plain_said[notice->kind].you : plain_said[notice->kind].other), name);
    }
}

static void notice_put_start(struct buf *out, const struct notice_start *start)
{
    buf_printf(out,
               start->daily     ? tr("The game begins: the deal of the day.")
               : start->duel    ? tr("The game begins: your side of the duel.")
               : !start->ranked ? tr("The game begins: friendly, nothing counts.")
               : start->bet > 0 ? tr("The game begins: ranked, bet %s.")
                                : tr("The game begins: ranked, no bet."),
               FIGURE(start->bet));
}

static void notice_put_cup(struct buf *out, const struct notice *notice)
{
    const struct notice_cup *cup = &notice->cup;
    ui_cup_at(out, &cup->at);
    buf_printf(out,
               cup->elsewhere
                   ? tr(" waits for you: it is table %d, %s. End your game here first; until then "
                        "your seat there is played automatically.")
               : cup->ms > 0 ? tr(": you sit at table %d, %s. Type `ready`. The game begins when "
                                  "all are, or in %s.")
                             : tr(": you sit at table %d, %s. The game has begun, and your seat is "
                                  "yours again."),
               notice->table, notice->rules->title, UI_DURATION(cup->ms));
}

/* Writes a notice about the table itself; nothing for another kind. */
static void notice_put_table(struct buf *out, const struct ui_viewer *viewer,
                             const struct notice *notice, const struct table_info *info)
{
    static const char *const friendly[] = {[FRIENDLY_BOT] = N_("%s is a bot."),
                                           [FRIENDLY_GUEST] = N_("%s is a guest."),
                                           [FRIENDLY_BY_HOST] = N_("the host chose that.")};
    BUF_LOCAL more = {0};
    switch (notice->kind) {
    case NOTICE_REFUSED:
        if (info)
            ui_sentence(out, viewer, tr(notice->answer.text));
        else
            buf_puts(out, tr(notice->answer.text));
        break;
    case NOTICE_CREATED:
        if (info)
            ui_terms(&more, viewer, info);
        /* The table below says what to do now. */
        if (info && viewer->layout == UI_PLAIN)
            buf_printf(out, tr("You opened table %d."), notice->table);
        else if (info)
            buf_printf(out, tr("You opened table %d: %s, %d seats, %s."), notice->table,
                       notice->rules->title, info->seats, buf_text(&more));
        else
            buf_printf(out, tr("You opened table %d: %s."), notice->table, notice->rules->title);
        break;
    case NOTICE_FRIENDLY:
        ui_put_named(&more, tr(friendly[notice->friendly.why]), notice->who.name);
        buf_printf(out, tr("This table is friendly now: %s Nothing counts for the ranking."),
                   buf_text(&more));
        break;
    case NOTICE_RANKED: buf_puts(out, tr("This table is ranked again.")); break;
    case NOTICE_SAME_ADDRESS:
        buf_puts(out, tr("!! Two players here share an address. This game will not be scored and "
                         "the bets go back."));
        break;
    case NOTICE_FROZEN:
        buf_printf(out,
                   tr("!! The staff has frozen table %d, and its clocks stand still. Your seat "
                      "waits for you. The reason given is: %s"),
                   notice->table, tr(notice->said));
        break;
    case NOTICE_CUP: notice_put_cup(out, notice); break;
    case NOTICE_THAWED:
        buf_printf(out, tr("!! Table %d goes on, and the clocks run again."), notice->table);
        break;
    case NOTICE_CLOSED:
        if (notice->said && notice->said[0] != '\0')
            buf_printf(out, tr("Table %d is closed: %s"), notice->table, tr(notice->said));
        else
            buf_printf(out, tr("Table %d is closed."), notice->table);
        break;
    case NOTICE_RESUMED:
        buf_printf(out, tr("You are at table %d, %s."), notice->table,
                   notice->rules ? notice->rules->title : "");
        break;
    default: break;
    }
}

/* Whether a fact tells who won, which ui_result says right after it. */
static bool notice_tells_winner(const struct game_rules *rules, const struct game_fact *fact)
{
    const char *name = rules->facts[fact->kind].name;
    return strcmp(name, "win") == 0 || strcmp(name, "win-pair") == 0 || strcmp(name, "tie") == 0;
}

/* Writes a notice about the game; nothing for another kind. */
static void notice_put_game(struct buf *out, const struct ui_viewer *viewer,
                            const struct notice *notice, const struct table_info *info)
{
    BUF_LOCAL more = {0};
    switch (notice->kind) {
    case NOTICE_START: notice_put_start(out, &notice->start); break;
    case NOTICE_CLOCK:
        buf_printf(out, tr("!! You have %s left."), UI_DURATION(notice->span));
        break;
    case NOTICE_VOTING:
        buf_printf(out, tr("The others have %2$s to vote on whether %1$s loses 20 XP for leaving."),
                   notice->who.name, UI_DURATION(notice->span));
        break;
    case NOTICE_VOTE:
        buf_printf(out,
                   tr("!! %1$s left the game. Type `penalize %1$s` (costs 20 XP) or `forgive %1$s` "
                      "within %2$s."),
                   notice->who.name, UI_DURATION(notice->span));
        break;
    case NOTICE_CANCELLED:
        if (notice_about_viewer(viewer, notice, info))
            buf_puts(&more, tr("you left before everybody had a turn."));
        else if (notice->who.name[0] != '\0')
            buf_printf(&more, tr("%s left before everybody had a turn."), notice->who.name);
        else
            buf_puts(&more, tr(notice->said));
        buf_printf(out, tr("The game is cancelled: %s All bets go back."), buf_text(&more));
        break;
    case NOTICE_VOIDED:
        buf_printf(out,
                   tr("The game was made void: nothing is won or lost. The reason given is: %s"),
                   tr(notice->said));
        break;
    case NOTICE_UNSAVED:
        buf_puts(out, tr("!! The server has no room to store this game. It goes on, but after a "
                         "restart it would be back where it is now."));
        break;
    case NOTICE_SAVED:
        buf_puts(out, tr("This game is stored again, with all of its moves."));
        break;
    case NOTICE_UNSCORED:
        buf_printf(&more, tr("%s and %s shared an address. The bets went back."), notice->who.name,
                   notice->unscored.other);
        buf_printf(out, tr("Nothing was scored: %s"), buf_text(&more));
        break;
    case NOTICE_RESULT: notice_put_left(out, &notice->result); break;
    case NOTICE_ENDED: notice_put_ended(out, &notice->ended); break;
    case NOTICE_TURN:
        if (viewer->layout == UI_PLAIN && !viewer->turns)
            break;
        if (info && notice->who.seat != table_info_seat(info, viewer->person))
            buf_printf(out, tr("%s to play."), ui_seat_name(info, notice->who.seat));
        break;
    case NOTICE_FACT:
        if (info && !notice_tells_winner(info->rules, &notice->fact))
            ui_fact(out, viewer, info, &notice->fact);
        break;
    default: break;
    }
}

void ui_notice(struct buf *out, const struct ui_viewer *viewer, const struct notice *notice,
               const struct table_info *info)
{
    enum { USUAL = 160 }; /* most notices have fewer bytes */
    BUF_LOCAL line = {0};
    buf_reserve(&line, USUAL);
    notice_put_event(&line, viewer, notice_about_viewer(viewer, notice, info), notice, info);
    notice_put_table(&line, viewer, notice, info);
    notice_put_game(&line, viewer, notice, info);
    if (line.len > 0) {
        bool alert = strncmp(buf_text(&line), "!!", 2) == 0, plain = viewer->layout == UI_PLAIN;
        buf_puts(out, alert && !plain ? STYLE_ALERT : "");
        buf_puts(out, buf_text(&line) + (alert && plain ? 3 : 0));
        buf_puts(out, alert && !plain ? STYLE_NORMAL "\n" : "\n");
    }
}
