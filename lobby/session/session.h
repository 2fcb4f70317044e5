/*
 * One connection: who is there, where they are, the lines they typed that are not done yet, and
 * what they are shown. Lines are done one after another; one that waits for an answer (the store, a
 * hash, a table) holds back those behind it.
 */
#ifndef LOBBY_SESSION_SESSION_H
#define LOBBY_SESSION_SESSION_H

#include "buf.h"
#include "errand.h"
#include "index.h"
#include "lobby_state.h"
#include "settings.h"
#include "style.h"
#include "term.h"
#include "tongue.h"
#include "ui_screen.h"

enum session_state {
    SESSION_WAITING, /* the lobby is not loaded yet, or the account is being read */
    SESSION_LOGIN,   /* the dialogue before somebody is on */
    SESSION_ONESHOT, /* one read-only command over SSH */
    SESSION_IN,      /* an account or a guest is on */
    SESSION_CLOSED   /* sent off; nothing more is shown or done */
};

/* So much may be done at once, then one each `each` ms. */
struct bucket {
    int64_t full_at; /* mono ms at which it is full again */
};

/* Where somebody is, and so which commands are valid. */
enum {
    CMD_LOGIN = 1,
    CMD_LOBBY = 2,
    CMD_TABLE = 4,
    CMD_WATCHING = 8,
    CMD_ONESHOT = 16, /* `ssh room top`: reads only */
    CMD_ANY = CMD_LOBBY | CMD_TABLE | CMD_WATCHING
};
enum { CMD_CONFIRM_MS = 20000 }; /* for the `yes` to what session->confirm runs */

enum { SESSION_LINES_MAX = 64, SESSION_LINE_MAX = 512 };
enum { SESSION_STEPS = 12 }; /* messages that one line sends to tables, at most */
struct session_line {
    TAILQ_ENTRY(session_line) link;
    uint64_t command;
    bool slowed; /* it has waited */
    char text[];
};
TAILQ_HEAD(session_lines, session_line);

struct replaying;
struct session {
    uint64_t conn;
    struct lobby *lobby;
    struct term *term;
    struct session_lines lines;
    int nlines;
    enum session_state state;
    uint64_t command; /* number of the line being carried out, 0 none */
    uint64_t oldest;  /* number of the first of its lines that the door does not know to be done */
    char *answer;     /* what the line was answered before it is stored (once.h); NULL: nothing */
    int steps;        /* messages that the line has sent to tables */
    int waiting;      /* answers that the line waits for */
    bool running;     /* a line is being carried out right now */
    bool returned;    /* from an earlier room, whose last lines the door sends again */
    bool wrote;       /* the store has rows of its lines (once.h) */
    bool slowed;      /* was told that lines wait */
    bool shown;       /* the table was shown since the line began */
    bool screen;      /* the screen layout holds now; what is said goes into its log */
    bool paged;       /* a page is shown on it */
    bool was_paged;   /* when the line began */
    bool aside;       /* what is said to it now is talk (STYLE_ASIDE) */
    bool stamped;     /* its lines begin with a time of day */
    bool fact;        /* it is a fact of a game */
    bool second;      /* the account has a second factor */
    bool secret;      /* the prompt asks for a password */
    bool dialogue;    /* what is typed answers a question of the login */
    int64_t person;   /* 0: nobody */
    enum person_kind kind;
    enum store_role role; /* as granted to this session */
    int64_t active_ms;    /* mono ms of the last line */
    struct bucket commands, chat;
    int channel;         /* `,` reaches it: channel.h; CHANNEL_TABLE: the table */
    unsigned channels;   /* bits of those that are not as they are for everybody */
    uint64_t ticket;     /* stamp of the one given to the door last, 0: none was */
    struct panel *panel; /* panel.h; NULL: none */
    struct tie *ties;    /* social.h */
    struct login *login; /* login.h; NULL: nothing was typed there */
    char *confirm;       /* what `yes` runs */
    char *queued;        /* a move for one's next turn, cards in place of numbers; NULL: none */
    struct timer pump;   /* when the next line may be done */
    struct gmcp *gmcp;   /* gmcp.h; NULL: the client wants none of it */
    char name[STORE_NAME_MAX];
    char tell_to[STORE_NAME_MAX];   /* whom `.` and reply reach */
    char tell_last[STORE_NAME_MAX]; /* whom one told something last */
    struct settings settings;
    char prompt[96];
    struct term_facts facts; /* key and command are owned */

    LIST_ENTRY(session) all;
    char *came_with;      /* the ticket of an earlier room until it is used */
    struct timer refresh; /* prompt and ticket, after notices */
    int strikes;          /* lines that were slowed, lately */
    int64_t strike_ms;
    int64_t quiet_until; /* muted by the flood control; mono ms */
    int oneshot_status;  /* exit status of a one-shot command */
    char last_said[64];
    int repeated;

    struct store_account account;
    bool playing_down; /* a staff account whose role does not hold here (session_grant) */
    int64_t since_ms;  /* mono ms of the login */

    int64_t confirm_until;
    /* the last move sent, NULL: none; `asks`: it lacks a suit, colour or seat, which the turn with
     * this serial of this game waits for */
    char *asked;
    bool asks;
    int64_t asks_game;
    uint32_t asks_serial;
    struct ui_hand hand;
    int32_t hand_events;   /* of its game, when it followed a notice last */
    struct recall *recall; /* recall.h */

    int64_t table_command; /* the message whose NOTICE_DONE is waited for, 0 none */
    bool table_refused;
    bool briefed; /* a table told where they are */
    void (*table_then)(struct session *session, bool refused);
    /* What a command that takes several messages goes on with. */
    char quick_game[STORE_GAME_MAX];
    char *quick_options;      /* NULL: none */
    int64_t challenged;       /* whom the table that is being opened is for; 0: anybody */
    struct learn *learn;      /* learn.h; NULL: nothing */
    int32_t vote_table;       /* where their vote was asked for last */
    struct replaying *replay; /* replaying.h; NULL: none */

    bool input_told;    /* the client said how it sends its lines after that was chosen */
    struct timer frame; /* when its rows are made next */
    uint64_t rows_hash; /* of the rows sent last */
    struct ui_log_end log_end;
};

struct session *session_new(struct lobby *lobby, uint64_t conn, struct term *term,
                            const struct term_facts *facts, const char *ticket);
/* The connection is gone: whoever was on it is away from their table. */
void session_gone(struct session **session, const char *why);
/* The lobby is loaded: greets, logs in, or goes on where the ticket says. */
void session_begin(struct session *session);
void session_line(struct session *session, uint64_t command, const char *line);
void session_interrupt(struct session *session);
/* The line waits for one answer more; and one answer is there. */
void session_wait(struct session *session);
void session_go_on(struct session *session);
/* The ban that holds for the connection, or for this account (0: none) on it; NULL: none. */
const struct store_sanction *session_ban(const struct session *session, int64_t account);
/* The role that the account gives on this connection: staff only over SSH or TLS, and where the
 * room wants it only with a second factor. */
void session_grant(struct session *session);
/* The same for somebody who is on, who is told what changed. */
void session_regrant(struct session *session);
/* Tells a staff account why it is an ordinary player here. */
void session_say_down(struct session *session);
/* Sends the connection off with a last line, translated (NULL: none). Their table sees a lost
 * connection. */
void session_close(struct session *session, const char *line, int status);

/* The language that the session is spoken to in: what it set, else its client's, else English. */
int session_tongue(const struct session *session);
/* Until the end of the block everything is said in the session's language (core/tongue.h). What
 * makes text for a session needs it; session_say, session_close and session_notice see to
 * themselves. */
#define SESSION_SPEAKS(session)                                                                    \
    int spoken_before __attribute__((cleanup(session_spoke), unused)) =                            \
        tongue_use(session_tongue(session))
void session_spoke(const int *before);
/* A line for people, translated; the line end is added. */
void session_say(struct session *session, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Lines that are there already; frees the buffer. */
void session_show(struct session *session, struct buf *lines);
/* One short line that is there already, ended by \n: what many are told is put into words once. */
void session_show_line(struct session *session, const char *line);
/* How lists and tables are drawn for it. */
struct ui_viewer session_viewer(const struct session *session);
bool session_plain(const struct session *session);
/* Sets the prompt anew; `always`: also where it is as before. */
void session_prompt(struct session *session, bool always);
/* Gives the door a new ticket if anything it holds has changed. */
void session_ticket(struct session *session);
/* Replaces an owned text by a copy; NULL or "" frees it. */
void session_keep(char **text, const char *value);
/* Hands a setting, or all that are not at their default, to the door if it carries them out. From
 * an earlier room (`returned`) the door has them: whether lines or keys come is what it says. */
void session_apply_setting(struct session *session, const struct setting_row *row);
void session_apply_settings(struct session *session, bool returned);
/* Writes the settings to the account. */
void session_keep_settings(struct session *session);

/* Where the session is: one of these bits. `table`: the number of the table where it sits or
 * watches.
 */
int session_where(const struct session *session, int32_t *table);
/* Who they are to a table. */
struct person session_person(const struct session *session);
/* The id of the next message to a table: the same when the door sends the line again. */
int64_t session_command(struct session *session);
/* Sends a message to a table; from, command are filled in here. The line waits for the answer; then
 * `then` (may be NULL) is called, which may send the next. */
void session_send(struct session *session, struct table_message *message,
                  void (*then)(struct session *session, bool refused));
/* A notice of a table for who is on here. */
void session_notice(struct session *session, const struct notice *notice);
/* The table block and what can be typed. False: there is no such table. */
bool session_look(struct session *session, int32_t table);
/* Whoever watches a ranked game that is in play is told how late they see it, and that they are not
 * heard. */
void session_tell_delay(struct session *session, const struct table_info *info);
/* What can be typed now at the table, on its own; a screen shows it all the time. */
void session_hint(struct session *session, int32_t table);
/* Whether the table waits for a suit, a colour or a seat that the last move lacks. */
bool session_asks(const struct session *session, const struct table_info *info,
                  const struct game_view *view);
/* Has `viewer` see what would do, in `answers` (SESSION_ANSWERS of them). */
enum { SESSION_ANSWERS = GAME_SEATS_MAX };
void session_answers(const struct session *session, const struct table_info *info,
                     const struct game_view *view, struct game_move *answers,
                     struct ui_viewer *viewer);
/* Plays a move text at the table, or queues it when it is not their turn. */
void session_move(struct session *session, int32_t table, const char *text);

/* Takes `cost` out of a bucket of `burst`, refilled by one each `each` ms. Returns 0, or the ms
 * until it has enough (nothing is taken). */
int64_t bucket_take(struct bucket *bucket, int64_t now, int burst, int64_t each, int cost);

#endif
