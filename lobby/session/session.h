/*
 * One connection: who is on, where they are, the typed lines that are not done yet, and what they
 * are shown. Lines are done one after another. A line that waits for an answer (the store, a hash,
 * a table) holds back those after it.
 */
#pragma once

/* What all that works with sessions uses. */
#include <stdlib.h>

#include "index.h"
#include "press.h"
#include "settings.h"
#include "style.h"
#include "term.h"
#include "ui_screen.h"
#include "utf8.h"
#include "xalloc.h"

enum session_state {
    SESSION_WAITING, /* the lobby is not loaded yet, or the account is being read */
    SESSION_LOGIN,   /* the dialogue before somebody is on */
    SESSION_ONESHOT, /* one read-only command over SSH */
    SESSION_IN,      /* an account or a guest is on */
    SESSION_CLOSED   /* closed by the room; nothing more is shown or done */
};

/* How much of a limit is used up; bucket_take has the limit itself. All zero: nothing. */
struct bucket {
    int64_t full_at; /* mono ms at which it is full again */
};

/* Where somebody is. The row of a command says with these bits where the command is valid. */
enum {
    CMD_LOGIN = 1,
    CMD_LOBBY = 2,
    CMD_TABLE = 4,
    CMD_WATCHING = 8,
    CMD_ONESHOT = 16, /* `ssh HOST top`: without a login; the command itself refuses to write */
    CMD_NAMING = 32,  /* the login asks for the name of a new account, or offers one */
    CMD_ANY = CMD_LOBBY | CMD_TABLE | CMD_WATCHING
};
/* What `,` talks on if it is not a channel (channel.h). */
enum { CHANNEL_TABLE = -1 };
/* How long `yes` may run what session->confirm holds. */
enum { CMD_CONFIRM_MS = 20000, CMD_CONFIRM_ACT_MS = 60000 /* an act of the staff: more to read */ };

/* How many lines of a session may wait; how many bytes of a line are read. */
enum { SESSION_LINES_MAX = 64, SESSION_LINE_MAX = 512 };
enum { SESSION_STEPS = 12 }; /* messages that one line sends to tables, at most */
struct session_line {
    TAILQ_ENTRY(session_line) link;
    uint64_t command;   /* the line's number */
    bool slowed;        /* the flood control has made it wait */
    struct press press; /* the key that was pressed instead; PRESS_NONE: it is a line */
    char text[];
};
TAILQ_HEAD(session_lines, session_line);

/* What has become of somebody who came with a code (code.h). */
enum {
    CODE_CAME,  /* they have sat down at its table or gone elsewhere, or came without a code */
    CODE_COMES, /* they do not sit at its table yet */
    CODE_NEXT   /* they watch until a seat is free */
};

struct replaying;
struct session {
    /* What a notice of a table reads comes first, because with thousands of sessions none of it is
     * in the cache. */
    uint64_t conn;
    struct lobby *lobby;
    struct term *term;
    enum session_state state;
    int64_t person; /* 0: nobody */
    enum person_kind kind;
    /* The screen layout is in use, so what is said goes into its log. */
    bool screen;
    bool fact;         /* what is said now is a fact of a game */
    uint8_t coming;    /* CODE_CAME... */
    int waiting;       /* how many answers the line waits for */
    int64_t active_ms; /* mono ms of the last line */
    /* The id of the message whose NOTICE_DONE it waits for; 0: none. */
    int64_t table_command;
    bool table_refused; /* the table has refused that message */
    bool queue_sent; /* a queued move is under way, and they have not been told what became of it */
    bool on_turn;    /* it was their turn when they last moved or heard of the game */
    /* How many events the hand's game had when the hand last followed a notice. */
    int32_t hand_events;
    /* The move queued for their next turn, with cards instead of numbers; NULL: none. */
    char *queued;
    struct gmcp *gmcp;    /* gmcp.h; NULL: the client does not use it */
    struct offer *offers; /* those made to them (offer.h); NULL: none */
    struct learn *learn;  /* learn.h; NULL: no lesson */
    struct timer refresh; /* updates prompt and ticket after notices */
    struct ui_log_end log_end;
    struct ui_hand hand;
    char prompt[96];
    char name[STORE_NAME_MAX];
    char tell_to[STORE_NAME_MAX];   /* whom `.` and `reply` reach */
    char tell_last[STORE_NAME_MAX]; /* whom they told something last */
    struct settings settings;
    /* What else a ticket tells (ticket.h). */
    int channel; /* the channel on which `,` talks (channel.h), or CHANNEL_TABLE */
    /* Bits of the channels on which the account differs from the default. */
    unsigned channels;
    enum store_role role; /* as session_grant gave it */
    bool second;          /* the account has a second factor */
    bool dialogue;        /* what is typed answers a question of the login */
    bool secret;          /* the prompt asks for a password */
    char *code;           /* the code with which they came; NULL: none */
    /* What people who tell them something are told while they are away, perhaps ""; NULL: they are
     * not away. The next line that they type ends it, but not the line that says so (away_said). */
    char *away;
    char *confirm; /* the command that `yes` runs; NULL: none */
    char *formula; /* their formula, as formulas_write writes it; NULL: none */
    char *sought;  /* the words of their last seek; NULL: none */
    /* The stamp of the last ticket that the door was given (ticket.h); 0: none. */
    uint64_t ticket;
    struct term_facts facts; /* its key and its command are owned */

    /* The rest, by what it is for. */
    struct session_lines lines;
    int nlines;
    uint64_t command; /* the number of the line that is carried out; 0: none is */
    /* The number of the first line that the door does not know to be done. */
    uint64_t oldest;
    /* The lines up to this number were done before the link to the door was lost; 0: none were. */
    uint64_t done_before;
    /* Tells this session from earlier and later ones of the same connection. */
    uint64_t serial;
    struct once_note *notes; /* what its lines have written (once.h); NULL: nothing */
    /* The last move sent; NULL: none. `asks`: it lacks a suit, a colour or a seat, and the turn
     * `asks_serial` of the game `asks_game` waits for that. */
    char *asked;
    bool asks;
    int64_t asks_game;
    uint32_t asks_serial;
    /* Until when a typed number of the hand may be a slip (move.c), in mono ms. Until
     * `turn_over_until`, it may have been meant for the turn that has just ended. Until
     * `moved_until`, a number from `moved_from` on may have been meant for another card, because
     * cards that came have changed the numbers. */
    int64_t turn_over_until, moved_until;
    uint8_t moved_from;
    struct recall *recall; /* recall.h */
    /* What goes on when the message `table_command` is done; NULL: nothing. */
    void (*table_then)(struct session *session, bool refused);
    /* The command for which a number in the lobby picks a game (enum choose_for, cmd.h). */
    uint8_t picks;
    struct replaying *replay;  /* replaying.c; NULL: none */
    char letter;               /* the last press, if it was d or p (press.h); 0: it was not */
    struct pressing *pressing; /* press.h; NULL: no key was pressed in this turn */
    bool held;         /* it begins when no errand of an earlier session is left (once_back) */
    bool parted;       /* the link to its door is lost, so the connection may come back */
    int32_t coming_to; /* the table of their code, until CODE_CAME */
    bool resumes;      /* its client has a token to come back with (resume.h) */
    /* The answer to the line, shown when the store has what the line wrote (once.h); NULL: none. */
    char *answer;
    /* What was said so far in answer to the line, if it was typed in the lobby on a screen. */
    struct buf answered;
    bool answer_long;                 /* one of those answers alone fills a page */
    struct settings_change *changing; /* settings that the store does not have yet; NULL: none */
    int steps;                        /* how many messages the line has sent to tables */
    int errands;                      /* how many errands of the session are under way */
    bool running;                     /* a line is being carried out right now */
    bool returned;  /* it was on in an earlier room, whose last lines the door sends again */
    bool wrote;     /* the store has rows of its lines (once.h) */
    bool answers;   /* what is said now answers a line of somebody who is on */
    bool slowed;    /* they were told that their lines wait */
    bool shown;     /* the table was shown since the line began */
    bool paged;     /* a page covers the log of the screen */
    bool was_paged; /* a page, or a panel that a line closes, was shown when the line began */
    /* The table where the page and the panels are put aside, so that it is seen; 0: they are shown.
     */
    int32_t aside_table;
    int64_t aside_ms; /* mono ms at which they were put aside */
    /* mono ms until which the newest line of talk and the one before it keep rows of their own */
    int64_t talk_ms[2];
    int32_t talk_table; /* the table where these lines were said */
    bool aside;         /* what is said now is talk (STYLE_ASIDE) */
    bool pin;           /* that talk may be kept in sight (STYLE_PIN) */
    bool keep;          /* what is said now stays in sight until it is read (STYLE_KEEP) */
    bool stamped;       /* lines begin with the time of day */
    /* How often the account went to another connection lately (enter_takeovers_lately). */
    uint8_t takeovers;
    bool away_said; /* the line that is carried out says that they are away */
    struct bucket commands, chat;
    struct panel *panel; /* panel.h; NULL: none */
    struct tie *ties;    /* social.h */
    struct login *login; /* login.h; NULL: nothing was typed in the login */
    struct timer pump;   /* when the next line may be done */
    /* mono ms: until when no seek of theirs is announced (ME-D7), and until when they are left out
     * of forming (ME-D3) */
    int64_t seek_quiet_until, seek_out_until;
    /* mono ms: until when they are not told who plays with bots alone (ME-D12) */
    int64_t alone_until;

    LIST_ENTRY(session) all;
    /* The ticket of an earlier room, until it is used; NULL: none. */
    char *came_with;
    int strikes;         /* how many of their lines of talk were slowed lately */
    int64_t strike_ms;   /* mono ms of the last of them */
    int64_t quiet_until; /* mono ms: until when the flood control mutes them */
    int oneshot_status;  /* exit status of a one-shot command */
    char last_said[64];  /* the beginning of their last line of talk */
    int repeated;        /* how many times in a row they have said it */

    struct store_account account;
    bool playing_down; /* a staff account whose role does not hold here (session_grant) */
    int64_t since_ms;  /* mono ms of the login */

    int64_t confirm_until; /* mono ms: until when `yes` runs `confirm` */

    bool briefed; /* a table has told them what they missed there, and shown itself */
    /* What a command that sends several messages keeps for the next one. */
    char quick_game[STORE_GAME_MAX];
    char *quick_options; /* NULL: none */
    int32_t next_from;   /* the table that `next table` leaves */
    /* The person for whom a table is being opened; 0: nobody in particular. */
    int64_t challenged;
    /* The table where they were last asked to vote; 0: none. */
    int32_t vote_table;
    /* The number of the game that they saw end last; 0: none. */
    int64_t last_game;

    /* The client has told how it sends its lines since the setting `input` was chosen. */
    bool input_told;
    struct timer frame; /* when the rows of the screen are made next */
    uint64_t rows_hash; /* hash of the rows that were sent last */
    uint32_t keys_sent; /* hash of the keys that the door was told last (press.h); 0: none */
    int64_t moved_ms;   /* wall ms of the newest fact that the screen has shown; 0: none */
    /* wall ms: the door keeps the log of an earlier screen up to then; 0: it keeps none. */
    int64_t log_kept_ms;
};

/* Walks over all sessions of a lobby: `SESSIONS_EACH (s, lobby)`. */
#define SESSIONS_EACH(s, lobby)                                                                    \
    for (struct session *s = LIST_FIRST(&(lobby)->sessions); s; s = LIST_NEXT(s, all))

/* Makes the session of a connection, in SESSION_WAITING; session_gone frees it. Copies the facts,
 * and the ticket of an earlier room (NULL or "": none). */
struct session *session_new(struct lobby *lobby, uint64_t conn, struct term *term,
                            const struct term_facts *facts, const char *ticket);
/* Frees the session of a connection that is gone. An account that was on is then away from its
 * table. So is a guest who may come back (`parted`, `resumes`); any other guest leaves the table.
 * `why` is for the log. */
void session_gone(struct session **session, const char *why);
/* Takes a typed line (`press` NULL), or a key that was pressed instead of one, and does it when
 * those before it are done. `command` is its number. */
void session_line(struct session *session, uint64_t command, const char *line,
                  const struct press *press);
/* Makes the line that is carried out wait for one more answer. */
void session_wait(struct session *session);
/* One of these answers has come. After the last one the line is done, and the next one begins. */
void session_go_on(struct session *session);
/* The ban that keeps out the connection, or this account (0: none) on it; NULL: there is none. */
const struct store_sanction *session_ban(const struct session *session, int64_t account);
/* Whether a ban holds for the address or the key of the session. If so, the session is told of it
 * and closed. */
bool session_turned_away(struct session *session);
/* Appends what a banned person is told, in the current language: the ban, how to appeal if that is
 * possible, and whom to ask. `asks`: the caller asks for an appeal itself. */
void session_put_ban(const struct session *session, const struct store_sanction *ban, bool asks,
                     struct buf *out);
/* Sets the role that the account has on this connection. Staff roles hold only over SSH or TLS,
 * and, if the settings say so, only with a second factor. */
void session_grant(struct session *session);
/* Sets the role anew for somebody who is on, and tells them what changed. */
void session_regrant(struct session *session);
/* Tells a staff account why it is an ordinary player here. */
void session_say_down(struct session *session);
/* Closes the connection with a last line, which it translates (NULL: none). `status` is the exit
 * status of a one-shot command. An account's table sees a lost connection. A guest leaves the
 * table, unless `parted`. */
void session_close(struct session *session, const char *line, int status);

/* The session's language: the one that was chosen, else its client's, else English. */
int session_tongue(const struct session *session);
/* How many minutes the clock of the session's person is ahead of UTC (set timezone). */
int session_east(const struct session *session);
/* Until the end of the block everything is said in the session's language (tongue.h). Code that
 * makes text for a session needs this. session_say, session_close and session_notice do it by
 * themselves. */
#define SESSION_SPEAKS(session)                                                                    \
    int spoken_before __attribute__((cleanup(session_spoke), unused)) =                            \
        tongue_use(session_tongue(session))
void session_spoke(const int *before);
/* Shows a line: translates the format, and adds the line end. */
void session_say(struct session *session, const char *format, ...) PRINTF(2, 3);
/* Says in the same way why something cannot be done. A one-shot command then fails. */
void session_fail(struct session *session, const char *format, ...) PRINTF(2, 3);
/* session_say with a list of arguments. */
void session_vsay(struct session *session, const char *format, va_list args) PRINTF(2, 0);
/* Shows lines as they are; frees the buffer. */
void session_show(struct session *session, struct buf *lines);
/* Does the same for an answer that has to stay until the next line: on a screen it is always a
 * page, even if the log has room for it. */
void session_show_page(struct session *session, struct buf *lines);
/* Shows one short line as it is, ended by \n. It is for a line that is put into words once and
 * shown to many. */
void session_show_line(struct session *session, const char *line);
/* How lists and tables are drawn for the session. */
struct ui_viewer session_viewer(const struct session *session);
/* Whether the session has the plain layout, which is for screen readers. */
bool session_plain(const struct session *session);
/* Rings the bell if the setting `bell` is on, or is auto and the screen layout is in use. */
void session_ring(struct session *session);
/* Sends the prompt; unless `always`, only if it has changed. */
void session_prompt(struct session *session, bool always);
/* Gives the door a new ticket if anything in it has changed. */
void session_ticket(struct session *session);
/* Replaces an owned text by a copy; NULL or "" frees it. */
void session_keep(char **text, const char *value);
/* Puts a setting into effect, and gives it to the door if the door carries it out. */
void session_apply_setting(struct session *session, const struct setting_row *row);
/* Does this for all settings that are not at their default. `returned`: the session is from an
 * earlier room, and the door says by itself whether lines or keys come. */
void session_apply_settings(struct session *session, bool returned);
/* Takes the formula and its parts from a text of settings, if it has any. */
void session_take_formula(struct session *session, const char *text);
/* Changes the settings and the formula (NULL: none) for a typed line, once the store has them. Then
 * calls `then` (may be NULL) and shows the line's answer (once_answer). The line waits. */
void session_change(struct session *session, const struct settings *to, const char *formula,
                    void (*then)(struct session *session));
/* Changes the settings without a typed line. Nobody is told if they are not stored. False: another
 * change is under way, and nothing was done. */
bool session_change_aside(struct session *session, const struct settings *to,
                          void (*then)(struct session *session));
/* Adds games that are over, and lessons (bits as in struct settings), to what the settings count.
 * Calls `then` once the store has that. */
void session_count_games(struct session *session, unsigned char learned, int games,
                         void (*then)(struct session *session));
/* Stores the language that they chose before they logged in. The session speaks it already. */
void session_keep_language(struct session *session);

/* Where the session is: one of the CMD_ bits. `table` (may be NULL) gets the number of the table
 * where it sits or watches, or 0. */
int session_where(const struct session *session, int32_t *table);
/* The table where the session sits or watches; 0: it is at none. */
int32_t session_table(const struct session *session);
/* Copies what is known of the session's table into `info`. Returns CMD_TABLE if it sits there,
 * CMD_WATCHING if it watches; 0: it is at no table, and `info` is as it was. */
int session_at(const struct session *session, struct table_info *info);
/* The session's person, as tables know them. */
struct person session_person(const struct session *session);
/* The id of the next message to a table. It is the same when the door sends the line again. */
int64_t session_command(struct session *session);
/* Sends a message to a table, after filling in who sends it, its id and the language. The line
 * waits for the answer. Then `then` (may be NULL) is called, which may send the next message. If
 * another message is under way, its `then` is not called any more. */
void session_send(struct session *session, struct table_message *message,
                  void (*then)(struct session *session, bool refused));
/* Does the same for a message that needs no more than its kind and the table. */
void session_send_kind(struct session *session, enum table_message_kind kind, int32_t table,
                       void (*then)(struct session *session, bool refused));
/* Takes a table's notice to the person who is on here, and shows it. */
void session_notice(struct session *session, const struct notice *notice);
/* Shows the table and what can be typed there. False: there is no such table. */
bool session_look(struct session *session, int32_t table);
/* Tells somebody who watches a ranked game in play how late they see it, and that its players do
 * not hear them. */
void session_tell_delay(struct session *session, const struct table_info *info);
/* Tells what can be typed now at the table, without showing the table. Nothing on a screen, which
 * shows that all the time. */
void session_hint(struct session *session, int32_t table);
/* Whether the table waits for a suit, a colour or a seat, which the last move lacked. */
bool session_asks(const struct session *session, const struct table_info *info,
                  const struct game_view *view);
/* What somebody sees of a table, to show what they can do there. It points into itself. */
struct session_sight {
    struct table_info info;
    struct ui_viewer viewer;
    struct game_view view;
    struct ui_sight seen; /* all of that; its view is NULL if there is no game */
    struct game_move answers[GAME_SEATS_MAX]; /* `viewer.answer` points here */
    struct game_move last;                    /* `viewer.last` points here */
};
/* Fills in `out` and brings session->hand up to date. False: there is no such table. */
bool session_sees(struct session *session, int32_t table, struct session_sight *out);
/* Sends a move to their table, or queues it if it is not their turn. `info` and `view` are of that
 * table. `move` is what `text` means (tables_reads); NULL: it is not a move, and the table
 * says why. */
void session_move(struct session *session, const struct table_info *info,
                  const struct game_view *view, const char *text, const struct game_move *move);

/* Takes `cost` tokens out of a bucket that holds `burst` and gets one more every `each` ms. Returns
 * 0, or the ms until there are enough (then nothing is taken). */
int64_t bucket_take(struct bucket *bucket, int64_t now, int burst, int64_t each, int cost);
