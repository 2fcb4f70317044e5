/*
 * Commands. Each has one const row, which drives parsing, help, completion, permission and rate
 * limit. A row stands in the file of its family, below the function that it runs. lookup.c lists
 * the families. grammar.c finds the row for a typed line.
 */
#pragma once

/* What all commands use. */
#include <strings.h>

#include "figure.h"
#include "once.h"
#include "panel.h"
#include "session.h"
#include "session_hooks.h"
#include "span.h"
#include "words.h"

enum {
    CMD_ARGS_MAX = 4,
    /* The length of a typed line after a mark at its start was replaced by a command and a
     * channel. */
    CMD_LINE_MAX = SESSION_LINE_MAX + 64
};
/* What a command is run with. */
struct cmd_args {
    const struct command *row; /* the command that is run */
    const char *line;          /* as it was typed */
    /* Stands for the question of an act of the staff to which `yes` was typed (act_question); 0:
     * none. */
    uint64_t seen;
    /* The arguments, in the order of the pattern. NULL: an optional one that was not given. */
    const char *word[CMD_ARGS_MAX];
    char text[CMD_LINE_MAX + CMD_ARGS_MAX]; /* the words point into this */
};

/* The row of a command. Rows give the first three members by their places, the others by their
 * names.
 *
 * Help shows the pattern, and the grammar reads it. The pattern has parts with blanks between them.
 * A part in brackets (`[NAME]`) is optional. GAME takes the words that name a game. TEXT, REASON,
 * OPTIONS and TOPIC take the rest of the line. TABLE and N take a number, AMOUNT a number that may
 * have a sign. `on|off` takes one of these words; a word with a `!` before it is read, but not
 * shown. Every other word in capitals (NAME, TIME, CARD...) takes one word. */
struct command {
    const char *name;
    void (*run)(struct session *session, const struct cmd_args *args);
    const char *help;     /* one line */
    const char *aliases;  /* with blanks between them; only whole words count */
    const char *shortest; /* the shortest abbreviation that is allowed; NULL: any that is unique */
    const char *pattern;
    int where;            /* the places where it is valid, bits; 0: CMD_ANY */
    enum store_role role; /* the lowest role that may use it; commands of the staff are never
                             abbreviated */
    enum cmd_flood flood; /* 0: CMD_LIGHT */
    /* NULL unless the command is dangerous. The whole name of a dangerous command has to be typed.
     * If `ask` returns true, it has written into `question` what would be lost, and the command
     * runs only if `yes` follows within 20 seconds. */
    bool (*ask)(struct session *session, const struct cmd_args *args, struct buf *question);
    bool asks;         /* it is an act of the staff that may ask for `yes` by itself (act.h) */
    const char *kept;  /* the answer to `no`, which says how things stay; NULL: "Nothing was
                          done." */
    const char *group; /* the heading in help; NULL: cmd_rows takes the family's */
    const struct act_row
        *act; /* the act that a command of the staff carries out (act.h); NULL: none */
};

extern const struct command login_commands[], look_commands[], who_commands[], talk_commands[],
    code_commands[], finger_commands[], chat_commands[], appeal_commands[], friend_commands[],
    table_commands[], seek_commands[], seat_commands[], vote_commands[], move_commands[],
    board_commands[], assess_commands[], daily_commands[], duel_commands[], cup_commands[],
    record_commands[], replay_commands[], review_commands[], help_commands[], news_commands[],
    rules_commands[], settings_commands[], alias_commands[], account_commands[], answer_commands[],
    filter_commands[], quit_commands[];

/* ---- lookup.c ---- */
/* Adds a copy of the row to those of cmd_rows. It is only called while cmd_rows makes them, at its
 * first call. */
void cmd_row_add(const struct command *row);
/* Every row of every family, in the order of the families, and a last one with a NULL name. They
 * stay until the process ends. What a row left out is filled in here: `aliases`, `shortest` and
 * `pattern` are "" instead of NULL, but `shortest` is the name if the whole name has to be typed;
 * `where` and `flood` have their defaults instead of 0. */
const struct command *cmd_rows(void);
/* Looks up a row by its name or alias, among those that are valid at one of these places and for
 * this role. NULL: there is none. */
const struct command *cmd_find(const char *word, int where, enum store_role role);
/* Whether the session's role is enough for the row, also by the configuration (act_role). */
bool cmd_may(const struct session *session, const struct command *row);

/* ---- questions.c and staff.c ---- */
/* Adds a row for each question that the picture of a game answers. */
void question_commands(void);
/* Whether the row can be used here. False only for a question that the game at the session's table
 * does not answer. */
bool cmd_question_here(const struct session *session, const struct command *row);
/* Adds a row for each act of the staff (act.h) that the lobby has. */
void act_commands(void);

/* ---- grammar.c ---- */
/* Carries out a line typed by somebody who is logged in (doc/ux.md section 4), or says why it
 * cannot. */
void cmd_line(struct session *session, const char *line);
/* How much the line weighs for the flood control. */
enum cmd_flood cmd_weight(struct session *session, const char *line);
/* Carries out a word of the login (where: CMD_LOGIN or CMD_NAMING). False: it is not one, so it
 * must be a name. */
bool cmd_login_line(struct session *session, const char *line, int where);
/* `ssh room COMMAND`: runs a read-only command. Returns the exit status. The caller closes the
 * session once all answers are there. */
int cmd_oneshot(struct session *session, const char *line);
/* Appends the whole lines that `line` may become, one on each line. */
void cmd_complete(struct session *session, const char *line, struct buf *out);
/* Whether some row that is valid at one of these places and for this role takes the whole line. */
bool cmd_reads(const char *line, int where, enum store_role role);
/* `rest` is the end of a line that utf8_plain has changed. Returns where the same words begin in
 * `line`, which is as it was typed. */
const char *cmd_as_typed(const char *line, const char *rest);
/* Takes a word off the text, with the blanks after it, and copies as many of its characters as
 * `cap` holds. Returns the length of the whole word. */
size_t cmd_word_take(const char **at, char *out, size_t cap);
/* Whether `word` is one of the words in `list`, which have blanks between them. */
static inline bool cmd_listed(const char *list, const char *word)
{
    return words_listed(list, word, strlen(word));
}
/* Finds up to three commands close to `word`: at a Damerau distance of 1 for words of up to four
 * letters, of 2 for longer ones. Returns how many; `out` points to the names in their rows. */
int cmd_suggest(const char *word, int where, enum store_role role, const char *out[3]);
/* The number of edits (insert a letter, delete one, change one, swap two neighbours) between two
 * words, in any case; INT_MAX if one of them is longer than 24 bytes. */
int cmd_distance(const char *a, const char *b);

/* ---- move.c ---- */
/* Reads moves as people type them at a table: turns numbers of the hand into cards and names of
 * players into seats before the game reads them. */

/* Plays the line if it is a move of the game at the session's table, or tells the session why it
 * cannot be played. False: the line is not a move. */
bool move_line(struct session *session, const char *line);
/* Whether lines that begin with this word can be moves of some game: it is a card, a suit, a colour
 * or a verb, or begins the name of a card, as in "king of hearts". A name of a command may count or
 * not, so ask cmd_find as well. */
bool move_named(const struct session *session, const char *word);
/* If the line names cards in the player's own language, writes it to `out` with their English names
 * and returns `out`; else returns `line`. */
const char *move_english(const struct session *session, const struct table_info *info,
                         const char *line, char out[GAME_TEXT_MAX]);
/* Carries out `play TEXT` at a table; `text` NULL: only `play` was typed. */
void cmd_play_card(struct session *session, const char *text);
/* Appends the whole lines that `line` may become if its last word, `typed`, is completed to a card
 * of the hand or to `last`. `before`: how many bytes of the line come before that word. */
void move_complete(struct session *session, const char *line, size_t before, const char *typed,
                   struct buf *out);

/* ---- choose.c ---- */
/* Asks which game. If somebody types a command without the game that it needs, the games are listed
 * with numbers. In the lobby, a number as the next line picks one of them for the command. At a
 * table, a number is a card. */

/* The commands that list the games; kept in session->picks. */
enum choose_for { CHOOSE_NONE, CHOOSE_NEW, CHOOSE_LEARN, CHOOSE_PLAY, CHOOSE_RULES, CHOOSE_TOP };

/* The game that people mean by what they type: its number in the list, or its name. NULL: they mean
 * no game. */
const struct game_rules *choose_named(const char *text);
/* If `typed` is a name that a game has elsewhere, says what the game is called here. */
void choose_say_called(struct session *session, const char *typed);
/* Lists the games and, in the lobby, takes a number as the next line. `what` is neither CHOOSE_NONE
 * nor CHOOSE_TOP. */
void choose_ask(struct session *session, enum choose_for what);
/* Writes the games in one line without its end: "1 Last One  2 ...". */
void choose_put(struct buf *out);
/* In the lobby, a line that is only a number picks a game. `play` with a number does so, too, if no
 * table and no seek has that number. `was` says for which command the list of games was shown last:
 * the game is picked for that command. But after `play` it is picked to play, unless the list was
 * that of `learn`. If `was` is CHOOSE_NONE, a panel that covers the lobby may name the command
 * (`picks` of struct panel). Without a panel, a newcomer picks a lesson. Anybody else picks a game
 * to play if they have a screen, because a screen always lists the games.
 *
 * Writes the line that carries it out, such as "learn last-one", to `whole`. Writes "" if the
 * number picks no game; then the session has been told why. False: the line is not meant to pick a
 * game. */
bool choose_line(struct session *session, enum choose_for was, const char *line, char *whole,
                 size_t cap);

/* ---- replaying.c ---- */

struct record_maker;
struct replay;

extern const struct lobby_part replay_part;

/* Gets the text of a record, and what the record was made from. Both last only for the call. */
typedef void replay_fetched(struct session *session, struct buf *text,
                            const struct record_maker *maker);
/* Reads the record of a game that is over and that the session may see, and calls `then`. The
 * session's later lines wait meanwhile. If there is no such record, the session is told why. */
void replay_fetch(struct session *session, int64_t number, replay_fetched *then);
/* The number of the game of the session's replay; 0: it has none. */
int64_t replay_number(const struct session *session);
/* Describes the game as if it were played at a table. The persons in its seats have the ids 1, 2...
 */
void replay_info(const struct replay *replay, struct table_info *info);
/* Goes as many steps back as the first argument says, or one. The session must have a replay. */
void replay_back(struct session *session, const struct cmd_args *args);
/* Ends the session's replay and says so. The session must have one. */
void replay_stop(struct session *session);
/* Carries out `first` and `last`: goes to the deal, or to the last step. */
void cmd_replay_end(struct session *session, const struct cmd_args *args);
/* Whether something else covers the replay on the screen. */
bool replay_covered(struct session *session);
/* Carries out `play`, or `play 1x` to `play 4x`: lets the replay that is shown go on by itself, at
 * that speed. `text`: "2x"; NULL: only `play` was typed. False: the line was not meant for a
 * replay. */
bool replay_plays(struct session *session, const char *text);
/* Carries out a line for the replay that is shown. An empty line or `n` goes a step forward. On a
 * screen, a number goes to that step. False: the line was not meant for a replay. */
bool replay_line(struct session *session, const char *line);
/* Carries out `look` for a session without a screen that is in the lobby or at a table whose game
 * is over: tells the whole table of the replay. False: the line was not meant for a replay. */
bool replay_look(struct session *session);
/* A line was typed: stops a replay that goes on by itself. False: none did. */
bool replay_pause(struct session *session);

/* ---- What several families share ---- */

/* Gets an account, or NULL if no account that others may find has the name. `name` is as it was
 * typed. All that is pointed to lasts only for the call. */
typedef void cmd_account_found(struct session *session, const char *name,
                               const struct store_account *account, const void *kept);
/* Looks up an account by its name for the session, whose line waits. Then calls `then` with a copy
 * of the `size` bytes at `kept`, but not if the session is gone. If the store fails, the session is
 * told so in place of the call. */
void cmd_account_named(struct session *session, const char *name, cmd_account_found *then,
                       const void *kept, size_t size);

/* The part that works reviews out, one decision after another (reviewing.c). */
extern const struct lobby_part review_part;
/* Says something to one person: their name, and the words. */
void cmd_tell(struct session *session, const struct cmd_args *args);
/* The actions that a new room can go on with once somebody has proven who they are (reauth.h). */
extern const struct reauth_step cmd_reauth_steps[]; /* ends with a NULL name */
/* Keeps `line`, which is carried out if `yes` follows. `seen` goes with it to the act that asked;
 * 0: no act asked. */
void cmd_confirm(struct session *session, const char *line, uint64_t seen);
/* Asks whether to log out, as Ctrl-C twice and Ctrl-D do. */
void cmd_interrupted(struct session *session);
/* Takes up the seek of this number. False: there is none. */
bool cmd_seek_number(struct session *session, int32_t number);
/* Tells the first few seeks and tables that they can join now, as `sought` lists them. */
void cmd_sought_lines(struct session *session);
/* `invite link`: makes a code for the table where the session sits, or tells the one there is. */
void cmd_invite_link(struct session *session);
/* Tells how others can see something without an account: on the web page, at "FOLDER/NUMBER", or
 * as a guest who types "COMMAND NUMBER". */
void cmd_say_ways(struct session *session, const char *folder, const char *command, int64_t number);
/* Takes a code that somebody who is on typed. */
void cmd_code_line(struct session *session, const char *word);
/* Takes the code with which the session came, if there is one. */
void cmd_coded(struct session *session);
/* Takes the code of a duel: the person plays the duel's deal. */
void cmd_duel_coded(struct session *session, const struct store_code *code);
/* Whether the session cannot make an offer to `to`, for example because it is muted; then it has
 * been told why. `answers`: the offer answers one that `to` made. */
bool cmd_offer_refused(struct session *session, struct session *to, bool answers);
/* Leaves the table and sits down at the next open one of the same game, or at a new one with
 * bots. Somebody who watches goes on to watch the liveliest other table. */
void cmd_next_table(struct session *session);
enum cup_shows { CUP_SHOWS_ALL, CUP_SHOWS_STANDINGS, CUP_SHOWS_SEED };
/* Shows the cup of this number, over or not, or says that there is none. On a screen it is a panel,
 * but the seed or its hash (CU-D12) is a line. */
void cup_show(struct session *session, int64_t number, enum cup_shows what);
/* Shows the cups that are running and coming, and the latest ones that are over. */
void cups_show(struct session *session, const struct cmd_args *args);
/* Runs the command `review`; `replay N review` does the same. */
void cmd_review(struct session *session, const struct cmd_args *args);
/* Watches the liveliest table of the cup (0: of the whole room), except the one that the session
 * watches already. */
void cmd_watch_liveliest(struct session *session, int64_t cup);
/* Carries out an act of the staff that is a word of `cup`, such as `cup pause 3 why`. False:
 * there is no such act, or this session may not use it. */
bool cmd_cup_act(struct session *session, const struct cmd_args *args);
/* Tells somebody who typed a player's command that they are only watching, and how to sit down
 * if they can. */
void cmd_say_watching(struct session *session, int32_t table);
/* Writes the pattern of a row for people: words that stand for something are in their language. */
void cmd_put_pattern(struct buf *out, const struct command *row);
/* Rewrites options from the form that people type, "bet 50, seats = 3 friendly", to the form
 * that a table reads, "bet=50 seats=3 friendly". */
void cmd_options_text(const struct game_rules *rules, const char *typed, struct buf *out);
