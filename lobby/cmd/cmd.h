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
    /* Of a typed line, with the command and the channel that a mark at its start stands for. */
    CMD_LINE_MAX = SESSION_LINE_MAX + 64
};
/* Arguments by their place in the pattern; NULL: an optional one that was not given. */
struct cmd_args {
    const struct command *row; /* what is run */
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
    /* Where there is one the command is dangerous. The full word is needed; where it returns true
     * it has put a sentence into `question`, and the command runs only after `yes` within 20
     * seconds. */
    bool (*ask)(struct session *session, const struct cmd_args *args, struct buf *question);
    const char *group; /* heading in help: its family's */
};

/* Rows that stand together in help, under one heading. */
struct cmd_family {
    const char *group;
    const struct command *row; /* ends with a NULL name; NULL: question_commands() */
};
extern const struct cmd_family cmd_families[]; /* ends with a NULL group */
extern const struct command login_commands[], look_commands[], who_commands[], talk_commands[],
    finger_commands[], chat_commands[], appeal_commands[], friend_commands[], table_commands[],
    seat_commands[], conduct_commands[], vote_commands[], move_commands[], board_commands[],
    record_commands[], replay_commands[], help_commands[], news_commands[], rules_commands[],
    settings_commands[], alias_commands[], account_commands[], answer_commands[], quit_commands[],
    staff_commands[];

/* A row for each question that a game's picture brings; ends with a NULL name. Made once. */
const struct command *question_commands(void);
/* Every row of every family, in this order; ends with a NULL name. What a row leaves out is ""
 * here, and CMD_LIGHT. `for (const struct command *row = cmd_rows(); row->name; row++)` */
const struct command *cmd_rows(void);

/* ---- grammar.c ---- */
/* Carries out a typed line of somebody who is on (doc/ux.md section 4), or says why not. */
void cmd_line(struct session *session, const char *line);
/* What the line will weigh. */
enum cmd_flood cmd_weight(const struct session *session, const char *line);
/* A word of the login prompt; false: it is none (so it is a name). */
bool cmd_login_line(struct session *session, const char *line);
/* `ssh room COMMAND`: runs a read-only command; returns the exit status, and the session is to be
 * closed when its answers are there. */
int cmd_oneshot(struct session *session, const char *line);
/* Whole lines that `line` may become. */
void cmd_complete(struct session *session, const char *line, struct buf *out);
/* Looks a row up by name or alias, at these places and with this role; NULL: none. */
const struct command *cmd_find(const char *word, int where, enum store_role role);
/* Whether a row takes the whole line as it is typed, at these places and with this role. */
bool cmd_reads(const char *line, int where, enum store_role role);
/* Whether `word` is one of the blank separated `list`. */
bool cmd_listed(const char *list, const char *word);
/* How many bytes of `text` name a game, in words; 0: none. */
size_t cmd_game_length(const char *text);
/* Up to three words close to `word` (Damerau distance 1 to four letters, 2 beyond). Returns how
 * many. */
int cmd_suggest(const char *word, int where, enum store_role role, const char *out[3]);
/* The number of edits (insert, delete, change, swap neighbours) between two words. */
int cmd_distance(const char *a, const char *b);

/* ---- What several families share ---- */

/* Says something to one person: their name, and the words. */
void cmd_tell(struct session *session, const struct cmd_args *args);
/* What a new room can go on with once somebody has proven who they are (prove.h). */
extern const struct proof cmd_proofs[]; /* ends with a NULL name */
prove_then prove_password;
/* Asks whether to log out, as Ctrl-C twice and Ctrl-D do. */
void cmd_interrupted(struct session *session);
/* Tells somebody who typed what only players can that they watch, and how to sit down, if they can.
 */
void cmd_say_watching(struct session *session, int32_t table);
/* Terms as they are typed, "bet 50, seats = 3 friendly", as a table reads them: "bet=50 seats=3
 * friendly". */
void cmd_options_text(const struct game_rules *rules, const char *typed, struct buf *out);

#endif
