/*
 * Commands. Each has one const row, which drives parsing, help, completion, permission and rate
 * limit. A row stands in the file of its family, below the function that it runs; families.c lists
 * the families; grammar.c finds the row for a typed line.
 */
#ifndef LOBBY_CMD_CMD_H
#define LOBBY_CMD_CMD_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "session.h"
#include "session_hooks.h"

enum {
    CMD_ARGS_MAX = 4,
    /* Length of a typed line in which a mark at the start was replaced by its command and channel.
     */
    CMD_LINE_MAX = SESSION_LINE_MAX + 64
};
/* Arguments by their place in the pattern. NULL: an optional one that was not given. */
struct cmd_args {
    const struct command *row; /* what is run */
    const char *line;          /* as it was typed */
    /* What `yes` was typed to, if an act of the staff asked (act_question); 0: nothing. */
    uint64_t seen;
    const char *word[CMD_ARGS_MAX];
    char text[CMD_LINE_MAX + CMD_ARGS_MAX]; /* what the words point into */
};

/* The pattern is what help shows and what the grammar reads. Blank separated parts, `[..]`
 * optional: GAME takes the words that name a game; TEXT, REASON, OPTIONS, TOPIC the rest of the
 * line; TABLE, N a number; AMOUNT one that may have a sign; `on|off` one of these words; every
 * other capital word (NAME, TIME, CARD...) one word. */
struct command {
    const char *name;
    const char *aliases;  /* blank separated; taken when typed whole */
    const char *shortest; /* the shortest abbreviation that is taken; none: any that is unique */
    const char *pattern;
    int where;            /* none: CMD_ANY */
    enum store_role role; /* the lowest that may; a command of the staff is never abbreviated */
    enum cmd_flood flood; /* none: CMD_LIGHT */
    const char *help;     /* one line */
    void (*run)(struct session *session, const struct cmd_args *args);
    /* Set if the command is dangerous; then it needs the whole word. When `ask` returns true, it
     * has written into `question` what would be lost, and the command runs only if `yes` follows
     * within 20 seconds. */
    bool (*ask)(struct session *session, const struct cmd_args *args, struct buf *question);
    bool asks;         /* likewise an act of the staff, which asks itself (act.h) */
    const char *kept;  /* what `no` is answered: how things stay; NULL: "Nothing was done." */
    const char *group; /* heading in help; where it is NULL cmd_rows takes the family's */
    const struct act_row
        *act; /* the act that a command of the staff carries out (act.h); or NULL */
};

/* Rows that stand together in help, under one heading. */
struct cmd_family {
    const char *group;
    const struct command *row; /* ends with a NULL name; NULL: `made` returns them */
    const struct command *(*made)(void);
};
extern const struct cmd_family cmd_families[]; /* ends with a NULL group */
extern const struct command login_commands[], look_commands[], who_commands[], talk_commands[],
    finger_commands[], chat_commands[], appeal_commands[], friend_commands[], table_commands[],
    seek_commands[], seat_commands[], vote_commands[], move_commands[], board_commands[],
    assess_commands[], daily_commands[], duel_commands[], cup_commands[], record_commands[],
    replay_commands[], help_commands[], news_commands[], rules_commands[], settings_commands[],
    alias_commands[], account_commands[], answer_commands[], filter_commands[], quit_commands[];

/* Rows that are made, once; both end with a NULL name. One for each question that a game's picture
 * brings. */
const struct command *question_commands(void);
/* One for each act of the staff (act.h) that the lobby has. */
const struct command *act_commands(void);
/* Every row of every family, in this order; ends with a NULL name. What a row leaves out is ""
 * here, and CMD_LIGHT. `for (const struct command *row = cmd_rows(); row->name; row++)` */
const struct command *cmd_rows(void);

/* ---- grammar.c ---- */
/* Carries out a line typed by somebody who is logged in (doc/ux.md section 4), or says why not. */
void cmd_line(struct session *session, const char *line);
/* What the line will weigh for the flood control. */
enum cmd_flood cmd_weight(const struct session *session, const char *line);
/* Carries out a word of the login prompt. False if it is none, and so must be a name. */
bool cmd_login_line(struct session *session, const char *line);
/* `ssh room COMMAND`: runs a read-only command. Returns the exit status. The caller closes the
 * session once all answers are there. */
int cmd_oneshot(struct session *session, const char *line);
/* Appends the whole lines that `line` may become, one a line. */
void cmd_complete(struct session *session, const char *line, struct buf *out);
/* Looks a row up by its name or alias, among those valid at these places and for this role. NULL:
 * none. */
const struct command *cmd_find(const char *word, int where, enum store_role role);
/* Whether the session's role is enough for the row, also by the configuration (act_role). */
bool cmd_may(const struct session *session, const struct command *row);
/* Whether a row valid at these places and for this role takes the whole line. */
bool cmd_reads(const char *line, int where, enum store_role role);
/* Where the end `rest` of a line begins in the line as it was typed, before utf8_plain: it has as
 * many words. */
const char *cmd_as_typed(const char *line, const char *rest);
/* Whether `word` is one of the blank separated `list`. */
bool cmd_listed(const char *list, const char *word);
/* Finds up to three commands close to `word`: at a Damerau distance of 1 for words of up to four
 * letters, of 2 for longer ones. Returns how many. */
int cmd_suggest(const char *word, int where, enum store_role role, const char *out[3]);
/* The number of edits (insert a letter, delete one, change one, swap two neighbours) between two
 * words. */
int cmd_distance(const char *a, const char *b);

/* ---- What several families share ---- */

/* Says something to one person: their name, and the words. */
void cmd_tell(struct session *session, const struct cmd_args *args);
/* What a new room can go on with once somebody has proven who they are (reauth.h). */
extern const struct reauth_step cmd_reauth_steps[]; /* ends with a NULL name */
reauth_then reauth_password;
/* Keeps `line` for `yes`; `seen` goes with it to the act that asked, 0: none did. */
void cmd_confirm(struct session *session, const char *line, uint64_t seen);
/* Asks whether to log out, as Ctrl-C twice and Ctrl-D do. */
void cmd_interrupted(struct session *session);
/* Takes up the seek of this number. False: there is none. */
bool cmd_seek_number(struct session *session, int32_t number);
/* Tells the first few of what they can get into now, as `sought` lists it. */
void cmd_sought_lines(struct session *session);
/* Whether `to` gets no offer of the session, which may answer theirs or be muted. Then the session
 * is told why.
 */
bool cmd_offer_refused(struct session *session, struct session *to, bool answers);
/* Leaves the table, and sits down at the next open one of the same game, or at a new one with bots.
 */
void cmd_next_table(struct session *session);
/* Watches the liveliest table of a cup, besides the one that is watched. */
void cmd_watch_cup(struct session *session, int64_t cup);
/* Carries out an act of the staff that is a word of `cup`, as `cup pause 3 why`. False: there is no
 * such act, or not for this session. */
bool cmd_cup_act(struct session *session, const struct cmd_args *args);
/* Tells somebody who typed a player's command that they only watch, and how to sit down if they
 * can. */
void cmd_say_watching(struct session *session, int32_t table);
/* Rewrites options as people type them, "bet 50, seats = 3 friendly", into the form that a table
 * reads, "bet=50 seats=3 friendly". */
void cmd_options_text(const struct game_rules *rules, const char *typed, struct buf *out);

#endif
