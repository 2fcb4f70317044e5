/*
 * Moves, and the commands of a game in play. A line that the game reads as a move goes to the
 * table; most of the commands show how things stand.
 */
#include <ctype.h>
#include <sys/param.h>

#include "cards.h"
#include "cmd.h"
#include "learn.h"
#include "report.h"
#include "screen.h"

/* The seat of somebody with this name, or of a bot that is called so after "bot-"; 0: none. */
static int cmd_move_seat_named(const struct table_info *info, const char *text, size_t len)
{
    static const char prefix[] = "bot-";
    for (size_t skip = 0; skip <= strlen(prefix); skip += strlen(prefix))
        for (int i = 1; i <= GAME_SEATS_MAX; i++) {
            const char *name = info->seat_name[i];
            bool bot = info->seat[i].person.kind == PERSON_BOT &&
                       strncmp(name, prefix, strlen(prefix)) == 0;
            if (info->seat[i].person.id != 0 && (skip == 0 || bot) && strlen(name) == skip + len &&
                strncasecmp(name + skip, text, len) == 0)
                return i;
        }
    return 0;
}

/* Replaces names of players by the numbers of their seats if they follow `to` or `report`. */
static void cmd_move_names_to_seats(const struct table_info *info, const char *text, char *out,
                                    size_t cap)
{
    BUF_LOCAL to = {.max = cap - 1};
    bool names = false;
    while (*text != '\0') {
        size_t len = strcspn(text, " ");
        if (to.len > 0)
            buf_putc(&to, ' ');
        int seat = names ? cmd_move_seat_named(info, text, len) : 0;
        if (seat != 0)
            buf_printf(&to, "%d", seat);
        else
            buf_add(&to, text, len);
        names = words_listed("to report", text, len);
        text += len + strspn(text + len, " ");
    }
    utf8_copy(buf_text(&to), out, cap);
}

/* Whether the line is a suit or a colour by itself, or with `last` before or after it. */
static bool cmd_move_is_choice(const char *line)
{
    struct words words;
    if (!words_split(&words, line) || words.n > 2)
        return false;
    bool last = words.n == 2 && (words_is(&words, 0, "last") || words_is(&words, 1, "last"));
    int at = words.n == 2 && words_is(&words, 0, "last") ? 1 : 0;
    return (words.n == 1 || last) && choice_parse_any(words.word[at]) != 0;
}

/* Writes what a line adds to a move that lacks a suit, a colour or a seat: the line itself, or
 * "to 3" if it is the name of a player and not a command. False: it adds nothing. */
static bool cmd_move_addition(const struct session *s, const struct table_info *info,
                              const char *line, char *out, size_t cap)
{
    for (int i = 1; i <= GAME_SEATS_MAX; i++) {
        if (info->seat[i].person.id != 0 && strcasecmp(info->seat_name[i], line) == 0 &&
            !cmd_find(line, CMD_ANY, s->role)) {
            utf8_printf(out, cap, "to %d", i);
            return true;
        }
    }
    utf8_copy(line, out, cap);
    return strncasecmp(line, "to ", 3) == 0 || cmd_move_is_choice(line);
}

/* Completes a move that was refused because it lacked a choice. That works until the turn ends,
 * whatever was typed in between. If the answer does not help, the room asks again. True: `line`
 * was an answer, or would be one to such a question. */
static bool cmd_move_complete_with(struct session *s, const struct table_info *info,
                                   const struct game_view *view, const char *line)
{
    char more[GAME_TEXT_MAX], whole[2 * GAME_TEXT_MAX], asked[GAME_TEXT_MAX];
    struct game_move move;
    bool asks = session_asks(s, info, view);
    if (!cmd_move_addition(s, info, line, more, sizeof(more)))
        return false;
    bool command = cmd_find(line, CMD_ANY, s->role); /* `h` is a suit, and also means help */
    utf8_copy(s->asked ? s->asked : "", asked, sizeof(asked));
    utf8_printf(whole, sizeof(whole), "%s %s", asked, more);
    if (asks && strlen(whole) < GAME_TEXT_MAX &&
        tables_reads(s->lobby->tables, info->number, s->person, whole, &move)) {
        session_move(s, info, view, whole, &move);
        return true;
    }
    if (command || tables_reads(s->lobby->tables, info->number, s->person, line, &move))
        return false; /* it is a whole move, not an answer */
    if (asks)
        session_move(s, info, view, asked, NULL);
    else if (cmd_move_is_choice(line))
        session_say(
            s, "No card is waiting for that answer. Type a card first, or `hand` to see yours.");
    return asks || cmd_move_is_choice(line);
}

/* Whether a line is meant as a move although the game does not read it as one: it begins with a
 * number, a card or a word that only games know, or it has more words after a command that takes
 * none. */
static bool cmd_move_meant(const struct session *s, const char *line)
{
    static const char moves[] =
        "keep flip rock paper scissors throw place swap layout done stop color "
        "colour";
    static const char alone[] = "draw take pass last lie";
    struct words words;
    card_t card;
    char word[16];
    utf8_copy_part(line, strcspn(line, " "), word, sizeof(word));
    return isdigit((unsigned char)line[0]) || cmd_listed(moves, word) ||
           (strchr(line, ' ') && cmd_listed(alone, word) &&
            !cmd_reads(line, session_where(s, NULL), s->role)) ||
           (words_split(&words, line) && card_parse_any(&words, 0, &card) > 0);
}

bool move_named(const struct session *s, const char *word)
{
    static const char verbs[] = "d p put lay pick pickup skip uno liar rps suit";
    char english[GAME_TEXT_MAX], line[GAME_TEXT_MAX];
    for (int i = 0; game_registry[i]; i++)
        if (cards_english(game_registry[i], NULL, 0, word, english, sizeof(english)))
            word = english;
    utf8_printf(line, sizeof(line), "%s of hearts", word);
    return cmd_listed(verbs, word) || cmd_move_is_choice(word) || cmd_move_meant(s, line);
}

/* Sends one of the game's words to the table where the session sits, or says that no game is in
 * play there. */
static void cmd_move_game_word(struct session *s, const char *text)
{
    struct table_info info;
    struct game_view view;
    struct game_move move;
    if (session_at(s, &info) != CMD_TABLE)
        return;
    if (info.state == TABLE_PLAYING &&
        tables_view(s->lobby->tables, info.number, s->person, &view)) {
        bool reads = tables_reads(s->lobby->tables, info.number, s->person, text, &move);
        session_move(s, &info, &view, text, reads ? &move : NULL);
    } else {
        session_say(
            s,
            info.state == TABLE_FINISHED
                ? N_("The game at table %d is over. Type `rematch` for another, or `leave`.")
                : N_("The game at table %d has not begun. Type `ready` when you are."),
            (int)info.number);
    }
}

/* Whether the line was meant for the turn that has just ended. If so, says that, and does nothing
 * else. */
static bool cmd_move_turn_over(struct session *s, const struct game_view *view)
{
    if (view_must(view, view->viewer) || clock_mono(s->lobby->deps.clock) >= s->turn_over_until)
        return false;
    session_say(s, "Your turn was over. Nothing was queued.");
    return true;
}

/* Whether a line has only numbers of the hand, and came too late for the room to be sure what
 * they mean: the turn has just ended, or new cards have just changed the numbers. If so, says
 * that, and does nothing else. */
static bool cmd_move_number_late(struct session *s, const struct table_info *info,
                                 const struct game_view *view, const char *line)
{
    int64_t now = clock_mono(s->lobby->deps.clock);
    if (line[strspn(line, "0123456789, ")] != '\0' || line[0] == '\0')
        return false;
    if (cmd_move_turn_over(s, view))
        return true;
    if (now >= s->moved_until)
        return false;
    for (const char *at = line; *(at += strspn(at, ", ")) != '\0'; at += strspn(at, "0123456789")) {
        long n = strtol(at, NULL, 10);
        if (n < s->moved_from || n > s->hand.n)
            continue;
        struct ui_viewer viewer = session_viewer(s);
        BUF_LOCAL card = {0};
        ui_typed_move(&card, &viewer, info->rules, card_name(s->hand.card[n - 1]));
        session_say(s,
                    "Your hand has just changed, and number %ld is another card now. Type it again "
                    "to %s.",
                    n, buf_text(&card));
        s->moved_until = 0;
        return true;
    }
    return false;
}

/* Replaces a letter by the move that people mean by it: `d` draws and `p` passes, unless the game
 * has asked for a suit, a colour or a seat. Returns whether the line was such a letter. */
static bool cmd_move_letter(const struct session *s, const struct table_info *info,
                            const struct game_view *view, char *line, size_t cap)
{
    struct game_move move;
    const char *word = strcasecmp(line, "d") == 0   ? "draw"
                       : strcasecmp(line, "p") == 0 ? "pass"
                                                    : NULL;
    if (!word || session_asks(s, info, view) ||
        !tables_reads(s->lobby->tables, info->number, s->person, word, &move))
        return false;
    utf8_copy(word, line, cap);
    return true;
}

const char *move_english(const struct session *s, const struct table_info *info, const char *line,
                         char out[GAME_TEXT_MAX])
{
    int held = s->hand.table == info->number ? s->hand.n : 0;
    return cards_english(info->rules, s->hand.card, held, line, out, GAME_TEXT_MAX) ? out : line;
}

bool move_line(struct session *s, const char *line)
{
    struct table_info info;
    struct game_view view;
    struct game_move move;
    char named[GAME_TEXT_MAX], text[GAME_TEXT_MAX], why[160], english[GAME_TEXT_MAX];
    int where = session_at(s, &info);
    if (where == 0) /* in the lobby there are no moves */
        return false;
    line = move_english(s, &info, line, english);
    if (where != CMD_TABLE || info.state != TABLE_PLAYING) {
        if (!cmd_move_meant(s, line))
            return false;
        if (where == CMD_WATCHING)
            cmd_say_watching(s, info.number);
        else
            cmd_move_game_word(s, "");
        return true;
    }
    if (strlen(line) >= sizeof(named) ||
        !tables_view(s->lobby->tables, info.number, s->person, &view))
        return false;
    cmd_move_names_to_seats(&info, line, named, sizeof(named));
    if (cmd_move_letter(s, &info, &view, named, sizeof(named)) && cmd_move_turn_over(s, &view))
        return true;
    if (cmd_move_complete_with(s, &info, &view, named))
        return true;
    ui_hand_update(&s->hand, &info, &view, s->settings.sort);
    if (cmd_move_number_late(s, &info, &view, named))
        return true;
    const char *no = ui_hand_cards(&s->hand, named, text, sizeof(text), why, sizeof(why));
    if (no) {
        session_say(s, "%s", no);
        return true;
    }
    bool reads = tables_reads(s->lobby->tables, info.number, s->person, text, &move);
    if (reads ? move.verb == MOVE_STOP : !cmd_move_meant(s, line))
        return false; /* `stop` is a command, as it may ask first */
    session_move(s, &info, &view, text, reads ? &move : NULL);
    return true;
}

/* Whether cards can follow the first word of a line: it is a move, or a command that takes
 * cards. */
static bool cmd_move_takes_cards(const struct session *s, const char *line)
{
    char word[32];
    line += strspn(line, " /");
    utf8_copy_part(line, strcspn(line, " "), word, sizeof(word));
    const struct command *row = cmd_find(word, CMD_TABLE, s->role);
    return row ? cmd_listed("play take scan feel", row->name) : cmd_move_meant(s, word);
}

/* Whether the cards that were typed are a play that leaves one card, so that `last` belongs to it.
 */
static bool cmd_move_wants_last(struct session *s, const struct table_info *info, const char *line,
                                size_t before)
{
    char typed[GAME_TEXT_MAX], text[GAME_TEXT_MAX], why[160];
    struct game_move move, last;
    size_t skipped = strspn(line, " /");
    utf8_printf(typed, sizeof(typed), "%.*s", before > skipped ? (int)(before - skipped) : 0,
                line + skipped);
    return !ui_hand_cards(&s->hand, typed, text, sizeof(text), why, sizeof(why)) &&
           tables_reads(s->lobby->tables, info->number, s->person, text, &move) &&
           move.verb == MOVE_PLAY && !move.last &&
           tables_last(s->lobby->tables, info->number, s->person, move.card, move.ncards, &last) &&
           last.ncards == move.ncards &&
           memcmp(last.card, move.card, move.ncards * sizeof(move.card[0])) == 0;
}

void move_complete(struct session *s, const char *line, size_t before, const char *typed,
                   struct buf *out)
{
    struct table_info info;
    if (session_at(s, &info) != CMD_TABLE || info.state != TABLE_PLAYING ||
        s->hand.table != info.number || (before > 0 && !cmd_move_takes_cards(s, line)))
        return;
    for (int i = 0; i < s->hand.n; i++) {
        const char *name = card_name(s->hand.card[i]);
        bool there = false;
        for (int k = 0; k < i; k++)
            there = there || s->hand.card[k] == s->hand.card[i];
        if (there || strncasecmp(name, typed, strlen(typed)) != 0)
            continue;
        buf_printf(out, "%.*s", (int)before, line);
        for (; *name != '\0'; name++)
            buf_putc(out, (char)tolower((unsigned char)*name));
        buf_putc(out, '\n');
    }
    if (before > 0 && strncasecmp("last", typed, strlen(typed)) == 0 &&
        cmd_move_wants_last(s, &info, line, before))
        buf_printf(out, "%.*slast\n", (int)before, line);
}

/* Runs a command that is a word of the games. */
static void cmd_move_word(struct session *s, const struct cmd_args *args)
{
    cmd_move_game_word(s, args->row->name);
}

/* Asks whoever is behind: they lose as soon as the other agrees to stop, or has offered to. */
static bool cmd_move_ask_stop(struct session *s, const struct cmd_args *args UNUSED,
                              struct buf *question)
{
    struct table_info info;
    struct game_view view;
    if (session_at(s, &info) != CMD_TABLE || info.state != TABLE_PLAYING ||
        info.frozen[0] != '\0' || !tables_view(s->lobby->tables, info.number, s->person, &view) ||
        (view.verbs >> MOVE_STOP & 1) == 0)
        return false;
    int own = (int)view.seat[view.viewer].points, most = own;
    for (int seat = 1; seat <= view.seats; seat++)
        most = MAX(most, (int)view.seat[seat].points);
    if (most > own)
        buf_printf(question, tr("You are behind, %d to %d. If the game stops now, you lose it."),
                   own, most);
    return most > own;
}

/* If no game is in play at the table, `last` steps through the replay. */
static void cmd_move_last(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    if (s->replay && session_at(s, &info) == CMD_TABLE && info.state != TABLE_PLAYING)
        cmd_replay_end(s, args);
    else
        cmd_move_game_word(s, "last");
}

static void cmd_move_hint(struct session *s, const struct cmd_args *args UNUSED)
{
    int32_t table = session_table(s);
    session_send(
        s,
        &(struct table_message){.kind = TABLE_HINT, .table = table, .taught = learn_at(s, table)},
        NULL);
}

static void cmd_move_undo(struct session *s, const struct cmd_args *args UNUSED)
{
    session_send_kind(s, TABLE_TAKE_BACK, session_table(s), NULL);
}

static void cmd_move_report(struct session *s, const struct cmd_args *args)
{
    struct table_info info = {.state = TABLE_WAITING};
    const char *name = args->word[0];
    int seat = session_at(s, &info) ? cmd_move_seat_named(&info, name, strlen(name)) : 0;
    bool bot = seat != 0 && info.seat[seat].person.kind == PERSON_BOT;
    /* `report NAME` without a reason was meant as a move, but the game does not have it. Once the
     * game is over, the words are not meant as a move. */
    bool play = !args->word[1] && session_where(s, NULL) == CMD_TABLE &&
                (seat == 0 || info.state == TABLE_PLAYING);
    if (bot && (args->word[1] || play))
        session_say(s, "%s is a bot: the room itself plays its cards, and nobody is behind it.",
                    info.seat_name[seat]);
    else if (args->word[1])
        report_file(s, name, args->word[1]);
    else if (play && seat == 0)
        session_say(s, "Nobody called %s sits here. Type `look` to see who does.", name);
    else if (play)
        session_say(s,
                    "There is nothing to report in this game. To tell the staff what %s did, type "
                    "`report %s` and your words.",
                    info.seat_name[seat], info.seat_name[seat]);
    else
        session_say(s, "A report has to say what happened. Type `report %s` and your words.", name);
}

/* ---- `play`, which means something else in the lobby (tables.c) ---- */

void cmd_play_card(struct session *s, const char *text)
{
    struct table_info info;
    char whole[GAME_TEXT_MAX];
    if (session_at(s, &info) != CMD_TABLE)
        return;
    utf8_printf(whole, sizeof(whole), "play %s", text ? text : "");
    if (!text && info.state == TABLE_PLAYING) {
        session_say(s, "Which card? Type `play` and a card or its number, as in `play 3`.");
        session_hint(s, info.number);
    } else if (!text) {
        cmd_move_game_word(s, "");
    } else if (strlen(text) + strlen("play ") >= sizeof(whole)) {
        session_say(s, "That is longer than any move is, so nothing was played.");
    } else if (!move_line(s, whole)) {
        cmd_move_game_word(s, whole);
    }
}

/* ---- State ---- */

static void cmd_move_hand(struct session *s, const struct cmd_args *args UNUSED)
{
    struct session_sight sight;
    struct buf out = {0};
    if (!session_sees(s, session_table(s), &sight) || !sight.seen.view || sight.view.viewer == 0) {
        session_say(s, "You have no cards yet. Type `look` to see the table.");
        return;
    }
    if (s->screen) /* the rows go into the log, which would wrap longer rows */
        sight.viewer.columns = ui_screen_log_room(sight.viewer.columns);
    ui_hand_lines(&out, &sight.seen);
    session_show(s, &out);
}

static void cmd_move_look(struct session *s, const struct cmd_args *args)
{
    int32_t table = session_table(s);
    if (!args->word[0] && replay_look(s))
        return;
    if (!args->word[0]) {
        if (!s->was_paged && !screen_covered(s))
            screen_forget(s);
        screen_again(s, TERM_ANEW);
    } else {
        table = atoi(args->word[0]);
    }
    if (table == 0)
        session_say(s,
                    "You are in the lobby. Type `tables` to see the tables, or `look 3` for one.");
    else if (!session_look(s, table))
        session_say(s, "There is no table %d. Type `tables` to see what there is.", (int)table);
}

static void cmd_move_log(struct session *s, const struct cmd_args *args UNUSED)
{
    struct table_info info;
    struct table_log_line line[20];
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    if (!session_at(s, &info))
        return;
    int n = tables_log(s->lobby->tables, info.number, s->person, line, 20);
    if (n == 0)
        buf_puts(&out, tr("Nothing has happened here yet.\n"));
    else
        ui_log(&out, &viewer, &info, line, n);
    s->stamped = n > 0;
    session_show(s, &out);
    s->stamped = false;
}

static void cmd_move_clock(struct session *s, const struct cmd_args *args UNUSED)
{
    struct table_info info;
    struct game_view view;
    struct buf out = {0};
    if (!session_at(s, &info) || info.state != TABLE_PLAYING ||
        !tables_view(s->lobby->tables, info.number, s->person, &view)) {
        session_say(s, "No game is in play here, so no clock runs.");
        return;
    }
    if (info.frozen[0] != '\0') {
        ui_frozen(&out, &info);
        buf_putc(&out, '\n');
    }
    for (int seat = 1; seat <= view.seats; seat++) {
        if (!(view.must >> seat & 1))
            continue;
        int64_t left = ui_turn_left(&info, &view, seat);
        bool you = seat == view.viewer;
        const char *time = UI_DURATION(left);
        if (info.clock_rests && you)
            buf_puts(&out, tr("It is your turn. No clock runs against bots alone.\n"));
        else if (info.clock_rests)
            buf_printf(&out, tr("%s to play. No clock runs against bots alone.\n"),
                       info.seat_name[seat]);
        else if (view.viewer == 0 && info.delay != 0)
            buf_printf(&out, tr("%s to play.\n"), info.seat_name[seat]);
        else if (you)
            buf_printf(&out, tr("It is your turn, %s left.\n"), time);
        else
            buf_printf(&out, tr("%s to play, %s left.\n"), info.seat_name[seat], time);
    }
    session_show(s, &out);
}

const struct command move_commands[] = {
    {"draw", cmd_move_word, N_("take a card from the deck"), .where = CMD_TABLE},
    {"take", cmd_move_word, N_("pick up what you owe"), .where = CMD_TABLE},
    {"pass", cmd_move_word, N_("end your turn"), .aliases = "skip", .where = CMD_TABLE},
    {"last", cmd_move_last, N_("say that you are about to hold one card"), .aliases = "uno",
     .where = CMD_TABLE},
    {"last", cmd_move_log, N_("what happened last"), .shortest = "last", .pattern = "moves",
     .where = CMD_TABLE | CMD_WATCHING},
    {"report", cmd_move_report,
     N_("tell the staff what somebody did; at a table without a reason: they forgot to say last"),
     .shortest = "repo", .pattern = "NAME [REASON]"},
    {"hint", cmd_move_hint, N_("the best moves and how often they win, in friendly games"),
     .shortest = "hin", .where = CMD_TABLE},
    {"undo", cmd_move_undo, N_("take back your last move, against bots alone in friendly games"),
     .shortest = "undo", .where = CMD_TABLE},
    {"lie", cmd_move_word, N_("doubt a joker +4"), .shortest = "lie", .where = CMD_TABLE},
    {"stop", cmd_move_word, N_("offer to stop the game, or agree to; asks if you would lose it"),
     .where = CMD_TABLE, .ask = cmd_move_ask_stop, .kept = N_("The game goes on.")},
    {"hand", cmd_move_hand, N_("your cards, numbered"), .aliases = "i cards inv",
     .where = CMD_TABLE},
    {"look", cmd_move_look, N_("the table as it stands"), .aliases = "l board pile lives r refresh",
     .pattern = "[TABLE]"},
    {"log", cmd_move_log, N_("what happened last"), .aliases = "moves",
     .where = CMD_TABLE | CMD_WATCHING},
    {"clock", cmd_move_clock, N_("whose turn it is and how long they have"), .aliases = "time turn",
     .where = CMD_TABLE | CMD_WATCHING},
    {NULL}};
