/*
 * Commands: one const row each in table.c, which drives parsing, help, completion, permission and
 * rate limit; the grammar that finds the row for a typed line; the functions that the rows name.
 */
#ifndef LOBBY_CMD_CMD_H
#define LOBBY_CMD_CMD_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "session.h"

/* Where a command is valid. */
enum {
    CMD_LOGIN = 1,
    CMD_LOBBY = 2,
    CMD_TABLE = 4,
    CMD_WATCHING = 8,
    CMD_ONESHOT = 16, /* `ssh room top`: reads only */
    CMD_ANY = CMD_LOBBY | CMD_TABLE | CMD_WATCHING
};

/* What a command weighs for the flood control. */
enum cmd_flood {
    CMD_LIGHT = 1, /* tokens of the command bucket */
    CMD_HEAVY = 4,
    CMD_TALK = 100 /* a token of the bucket for talk as well */
};

enum {
    CMD_ARGS_MAX = 4,
    /* Of a typed line, with the command and the channel that a mark at its start stands for. */
    CMD_LINE_MAX = SESSION_LINE_MAX + 64
};
/* Arguments by their place in the pattern; NULL: an optional one that was not given. */
struct cmd_args {
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
    const char *shortest; /* the shortest abbreviation that is taken; "": any that is unique */
    const char *pattern;
    int where;
    enum store_role role;
    enum cmd_flood flood;
    const char *group; /* heading in help */
    const char *help;  /* one line */
    void (*run)(struct session *session, const struct cmd_args *args);
    /* Not NULL: dangerous. The full word is needed; where it returns true it has put a sentence
     * into `question`, and the command runs only after `yes` within 20 seconds. */
    bool (*ask)(struct session *session, const struct cmd_args *args, struct buf *question);
};
extern const struct command cmd_table[]; /* ends with a NULL name */

/* ---- grammar.c ---- */
enum { CMD_CONFIRM_MS = 20000 };
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

/* ---- What the rows run: the other files of this folder, one for each family ---- */
typedef void cmd_run(struct session *session, const struct cmd_args *args);
typedef bool cmd_ask(struct session *session, const struct cmd_args *args, struct buf *question);

cmd_run cmd_who, cmd_finger, cmd_login_guest, cmd_login_new, cmd_login_plain, cmd_login_ascii,
    cmd_login_nocolour, cmd_quit, cmd_yes, cmd_no;
cmd_run cmd_channel, cmd_say, cmd_shout, cmd_emote, cmd_tell, cmd_reply;
cmd_run cmd_tables, cmd_new, cmd_join, cmd_watch, cmd_play;
cmd_run cmd_invite, cmd_challenge;
cmd_run cmd_learn, cmd_ready, cmd_start, cmd_bot, cmd_option, cmd_leave, cmd_unready, cmd_rematch,
    cmd_vote, cmd_penalize, cmd_forgive, cmd_resign;
cmd_run cmd_draw, cmd_take, cmd_pass, cmd_last, cmd_lie, cmd_report;
cmd_run cmd_hand, cmd_look, cmd_log, cmd_clock;
cmd_run cmd_floor, cmd_targets, cmd_scan, cmd_feel;
cmd_run cmd_top, cmd_rank;
cmd_run cmd_history, cmd_record, cmd_replay, cmd_next, cmd_first, cmd_replay_last, cmd_seat,
    cmd_seed;
cmd_run cmd_help, cmd_rules;
cmd_run cmd_set, cmd_language, cmd_login_spanish, cmd_password, cmd_back, cmd_more;
cmd_run cmd_friend, cmd_unfriend, cmd_ignore, cmd_unignore, cmd_alias, cmd_unalias, cmd_chat;
cmd_run cmd_totp, cmd_key, cmd_logins, cmd_register, cmd_export, cmd_delete;
cmd_run cmd_warn, cmd_note, cmd_notes, cmd_alts, cmd_rename, cmd_reports, cmd_case, cmd_claim,
    cmd_resolve, cmd_reopen, cmd_complain, cmd_appeal;
cmd_run cmd_conduct, cmd_pardon, cmd_collusion, cmd_undo;
cmd_run cmd_kick_host, cmd_kick, cmd_mute, cmd_unmute, cmd_ban, cmd_preview, cmd_unban, cmd_bans,
    cmd_wall, cmd_shutdown, cmd_void, cmd_close, cmd_adjust, cmd_audit, cmd_reload, cmd_freeze,
    cmd_resume, cmd_transfer, cmd_inspect, cmd_merge, cmd_drain, cmd_news, cmd_motd, cmd_account,
    cmd_status;
cmd_ask ask_quit, ask_leave, ask_resign, ask_ban, ask_shutdown, ask_void, ask_close, ask_delete,
    ask_merge, ask_drain, ask_undo;

/* Sends a message to the table where the session is. */
void cmd_table_send(struct session *session, enum table_verb verb, const char *text,
                    const char *about, int number);
/* Tells somebody who typed what only players can that they watch, and how to sit down, if they can.
 */
void cmd_say_watching(struct session *session, int32_t table);
/* Terms as they are typed, "bet 50, seats = 3 friendly", as a table reads them: "bet=50 seats=3
 * friendly". */
void cmd_options_text(const struct game_rules *rules, const char *typed, struct buf *out);
/* Opens a table of that game with options as typed (NULL: none); `challenged`: whom the free seat
 * is kept for, 0 nobody. */
void cmd_open(struct session *session, const char *game, const char *options, int64_t challenged);
/* The table that was opened for somebody is there: they are asked. Nothing where it is for anybody.
 */
void cmd_challenge_tell(struct session *session);

#endif
