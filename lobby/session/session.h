/*
 * One connection: who is on, where they are, the typed lines that are not done yet, and what they
 * are shown. Lines are done one after another. A line that waits for an answer (the store, a hash,
 * a table) holds back those after it.
 */
#pragma once

#include "buf.h"
#include "errand.h"
#include "index.h"
#include "lobby_state.h"
#include "press.h"
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
    SESSION_CLOSED   /* closed by the room; nothing more is shown or done */
};

/* A limit: a burst may be done at once, then one every `each` ms. */
struct bucket {
    int64_t full_at; /* mono ms at which it is full again */
};

/* Where somebody is, and so which commands are valid. */
enum {
    CMD_LOGIN = 1,
    CMD_LOBBY = 2,
    CMD_TABLE = 4,
    CMD_WATCHING = 8,
    CMD_ONESHOT = 16, /* `ssh room top`: only commands that read */
    CMD_NAMING = 32,  /* the login asks for the name of a new account, or offers one */
    CMD_ANY = CMD_LOBBY | CMD_TABLE | CMD_WATCHING
};
/* What `,` talks on if it is not a channel (channel.h). */
enum { CHANNEL_TABLE = -1 };
/* How long `yes` may run what session->confirm holds. */
enum { CMD_CONFIRM_MS = 20000, CMD_CONFIRM_ACT_MS = 60000 /* an act of the staff: more to read */ };

enum { SESSION_LINES_MAX = 64, SESSION_LINE_MAX = 512 };
enum { SESSION_STEPS = 12 }; /* messages that one line sends to tables, at most */
struct session_line {
    TAILQ_ENTRY(session_line) link;
    uint64_t command;
    bool slowed;        /* the line had to wait */
    struct press press; /* the key that was pressed instead of a line */
    char text[];
};
TAILQ_HEAD(session_lines, session_line);

/* How far somebody who came with a code is (code.h). */
enum {
    CODE_CAME,  /* they have sat down or gone elsewhere, or came without one */
    CODE_COMES, /* they do not sit at its table yet */
    CODE_NEXT   /* they watch until a seat is free */
};

struct replaying;
struct session {
    uint64_t conn;
    struct lobby *lobby;
    struct term *term;
    struct session_lines lines;
    int nlines;
    enum session_state state;
    uint64_t command; /* number of the line being carried out, 0 none */
    /* The number of its first line that the door does not know to be done. */
    uint64_t oldest;
    /* The lines up to this number were done before the link to the door was lost; 0: it was not. */
    uint64_t done_before;
    /* Tells apart the sessions that one connection has, one after the other. */
    uint64_t serial;
    struct once_note *notes; /* what its lines wrote (once.h); NULL: nothing */
    bool held;               /* it is begun when its lines from before are done */
    bool parted;             /* the link to its door is lost, so it may come back */
    uint8_t coming;          /* CODE_CAME... */
    int32_t coming_to;       /* the table, then */
    char *code;              /* with which they came; NULL: with none */
    bool resumes;            /* its client has a token to come back with (resume.h) */
    /* What the line was answered, until the store has it (once.h); NULL: nothing. */
    char *answer;
    /* What the line that is carried out was answered so far, in the lobby on a screen. */
    struct buf answered;
    bool answer_long;                 /* some of that alone is a page */
    struct settings_change *changing; /* settings that the store does not have yet; NULL: none */
    int steps;                        /* messages that the line has sent to tables */
    int waiting;                      /* answers that the line waits for */
    int errands;                      /* of it that are under way */
    bool running;                     /* a line is being carried out right now */
    /* It comes from an earlier room, whose last lines the door sends again. */
    bool returned;
    /* The store has rows of its lines (once.h). */
    bool wrote;
    bool answers; /* what is said now answers a line of somebody who is on */
    bool slowed;  /* they were told that their lines wait */
    bool shown;   /* the table was shown since the line began */
    /* The screen layout is in use; what is said goes into its log. */
    bool screen;
    bool paged;     /* a page is shown on it */
    bool was_paged; /* a page, or a panel that a line closes, was shown when the line began */
    /* The table where page and panels are put aside, so that it is seen; 0: they are shown. */
    int32_t aside_table;
    int64_t aside_ms; /* mono ms at which they were */
    /* mono ms until which the two newest lines of talk keep rows of their own on the screen */
    int64_t talk_ms[2];
    int32_t talk_table; /* where they were said */
    bool aside;         /* what is said now is talk (STYLE_ASIDE) */
    bool pin;           /* which may be kept in sight (STYLE_PIN) */
    bool keep;          /* what is said now stays in sight until it is read (STYLE_KEEP) */
    bool stamped;       /* lines begin with the time of day */
    bool fact;          /* what is said now is a fact of a game */
    bool second;        /* the account has a second factor */
    bool secret;        /* the prompt asks for a password */
    bool dialogue;      /* what is typed answers a question of the login */
    /* How often the account went to another connection lately, as enter.c counts it. */
    uint8_t takeovers;
    int64_t person; /* 0: nobody */
    enum person_kind kind;
    enum store_role role; /* as session_grant gave it */
    int64_t active_ms;    /* mono ms of the last line */
    /* What they say to whoever tells them something while they are away, perhaps ""; NULL: they
     * are not away. Any line but the one that says so ends that. */
    char *away;
    bool away_said; /* the line under way says so */
    struct bucket commands, chat;
    int channel; /* the one that `,` talks on: channel.h */
    /* Bits of the channels on which the account differs from the default. */
    unsigned channels;
    /* Stamp of the last ticket that the door was given, 0: none. */
    uint64_t ticket;
    struct panel *panel; /* panel.h; NULL: none */
    struct tie *ties;    /* social.h */
    struct login *login; /* login.h; NULL: nothing was typed in the login */
    char *confirm;       /* the command that `yes` runs */
    /* A move for their next turn, with cards instead of numbers; NULL: none. */
    char *queued;
    struct timer pump; /* when the next line may be done */
    struct gmcp *gmcp; /* gmcp.h; NULL: the client does not use it */
    char name[STORE_NAME_MAX];
    char tell_to[STORE_NAME_MAX];   /* whom `.` and reply reach */
    char tell_last[STORE_NAME_MAX]; /* whom they told something last */
    struct settings settings;
    char *formula; /* what formulas_write makes of theirs; NULL: none */
    char *sought;  /* the words of their last seek; NULL: none */
    /* mono ms: until when no seek of theirs is announced, and they are left out (ME-D3, D7) */
    int64_t seek_quiet_until, seek_out_until;
    int64_t alone_until; /* mono ms: until when they hear of nobody who plays with bots (ME-D12) */
    char prompt[96];
    struct term_facts facts; /* key and command are owned */

    LIST_ENTRY(session) all;
    /* The ticket of an earlier room, until it is used. */
    char *came_with;
    struct timer refresh; /* updates prompt and ticket after notices */
    int strikes;          /* lines that were slowed lately */
    int64_t strike_ms;
    int64_t quiet_until; /* muted by the flood control; mono ms */
    int oneshot_status;  /* exit status of a one-shot command */
    char last_said[64];
    int repeated;

    struct store_account account;
    bool playing_down; /* a staff account whose role does not hold here (session_grant) */
    int64_t since_ms;  /* mono ms of the login */

    int64_t confirm_until;
    /* The last move sent, NULL: none. `asks`: it lacks a suit, a colour or a seat. The turn with
     * this serial of this game waits for that. */
    char *asked;
    bool asks;
    int64_t asks_game;
    uint32_t asks_serial;
    struct ui_hand hand;
    /* When a typed number of the hand may be a slip (move.c), in mono ms. Until the first, it may
     * have been meant for the turn that has just ended. Until the second, a number from
     * `moved_from` on may have been meant for another card, because cards came before the turn and
     * changed the numbers. */
    int64_t turn_over_until, moved_until;
    uint8_t moved_from;
    bool on_turn;
    /* The number of events of its game when it last followed a notice. */
    int32_t hand_events;
    struct recall *recall; /* recall.h */

    /* The message whose NOTICE_DONE it waits for, 0: none. */
    int64_t table_command;
    bool table_refused;
    bool queue_sent; /* a queued move is under way, and they have not been told what became of it */
    bool briefed;    /* a table has told where they are */
    void (*table_then)(struct session *session, bool refused);
    /* What a command that sends several messages needs to go on. */
    char quick_game[STORE_GAME_MAX];
    char *quick_options; /* NULL: none */
    int32_t next_from;   /* the table that `next table` left */
    /* The person for whom the table is being opened; 0: for anybody. */
    int64_t challenged;
    struct offer *offers; /* offer.h; NULL: none */
    int64_t challenges;   /* whom they challenged last; 0: nobody */
    struct learn *learn;  /* learn.h; NULL: no lesson */
    /* The command for which a number in the lobby picks a game (enum choose_for, choose.h). */
    uint8_t picks;
    /* The table where they were last asked to vote. */
    int32_t vote_table;
    struct replaying *replay; /* replaying.h; NULL: none */
    /* The number of the game that they saw end last; 0: none. */
    int64_t last_game;

    /* The client has said how it sends its lines since that was chosen. */
    bool input_told;
    char letter;               /* the last press, if it was d or p (press.h); 0: it was not */
    struct timer frame;        /* when the rows are made next */
    uint64_t rows_hash;        /* of the rows sent last */
    uint32_t keys_sent;        /* of the keys that the door was told last (press.h); 0: none */
    struct pressing *pressing; /* press.h; NULL: no key was pressed in this turn */
    int64_t moved_ms;          /* when the last fact that the screen has shown in motion happened */
    struct ui_log_end log_end;
    /* Up to when the log that the door keeps is whole, in wall ms; 0: it keeps none. */
    int64_t log_kept_ms;
};

struct session *session_new(struct lobby *lobby, uint64_t conn, struct term *term,
                            const struct term_facts *facts, const char *ticket);
/* The connection is gone: the person who was on is away from their table. */
void session_gone(struct session **session, const char *why);
void session_line(struct session *session, uint64_t command, const char *line);
/* A key, which has a number like a line. */
void session_press(struct session *session, uint64_t command, const struct press *press);
/* The line waits for one more answer; and one answer has come. */
void session_wait(struct session *session);
void session_go_on(struct session *session);
/* The ban on the connection, or on this account (0: none) when it uses the connection; NULL: none.
 */
const struct store_sanction *session_ban(const struct session *session, int64_t account);
/* Whether a ban holds for the address or the key of the session, which is told of it and closed
 * then. */
bool session_turned_away(struct session *session);
/* Puts what a banned person is told: the ban, how to appeal if that is possible, and whom to ask.
 * `asks`: an appeal is asked for right after that. */
void session_put_ban(const struct session *session, const struct store_sanction *ban, bool asks,
                     struct buf *out);
/* Sets the role that the account has on this connection. Staff roles hold only over SSH or TLS,
 * and, if the settings say so, only with a second factor. */
void session_grant(struct session *session);
/* The same for somebody who is on; they are told what changed. */
void session_regrant(struct session *session);
/* Tells a staff account why it is an ordinary player here. */
void session_say_down(struct session *session);
/* Closes the connection with a last line, translated (NULL: none). Their table sees a lost
 * connection. */
void session_close(struct session *session, const char *line, int status);

/* The session's language: the one that was chosen, else its client's, else English. */
int session_tongue(const struct session *session);
/* How many minutes the clock of its person is ahead of UTC (set timezone). */
int session_east(const struct session *session);
/* Until the end of the block everything is said in the session's language (core/tongue.h). Code
 * that makes text for a session needs it; session_say, session_close and session_notice do it
 * themselves. */
#define SESSION_SPEAKS(session)                                                                    \
    int spoken_before __attribute__((cleanup(session_spoke), unused)) =                            \
        tongue_use(session_tongue(session))
void session_spoke(const int *before);
/* Shows a line, translated; the line end is added. */
void session_say(struct session *session, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same to say why something cannot be done: a one-shot command fails. */
void session_fail(struct session *session, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Shows a line, with a list of arguments. */
void session_vsay(struct session *session, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));
/* Shows lines as they are; frees the buffer. */
void session_show(struct session *session, struct buf *lines);
/* The same for what answers a line and has to stay until the next one: on a screen it is a page,
 * however much the log has room for. */
void session_show_page(struct session *session, struct buf *lines);
/* Shows one short line as it is, ended by \n. For a line that many are told, which is put into
 * words only once. */
void session_show_line(struct session *session, const char *line);
/* How lists and tables are drawn for it. */
struct ui_viewer session_viewer(const struct session *session);
bool session_plain(const struct session *session);
/* Rings the bell for what cannot wait, unless they have set it off. */
void session_ring(struct session *session);
/* From the line under way on they are away, until their next one. */
void session_leave_word(struct session *session, const char *text);
/* Sends the prompt; unless `always`, only if it has changed. */
void session_prompt(struct session *session, bool always);
/* Gives the door a new ticket if anything it holds has changed. */
void session_ticket(struct session *session);
/* Replaces an owned text by a copy; NULL or "" frees it. */
void session_keep(char **text, const char *value);
/* Hands a setting, or all that are not at their default, to the door if the door carries them out.
 * With `returned`, from an earlier room, the door has them already, and it is the door that says
 * whether lines or keys come. */
void session_apply_setting(struct session *session, const struct setting_row *row);
void session_apply_settings(struct session *session, bool returned);
/* Takes the formula and its parts from a text of settings, if it has any. */
void session_take_formula(struct session *session, const char *text);
/* Settings and formula (NULL: none) become these once the store has them, and `then` (may be NULL)
 * is called. The session's line waits; its answer (once_answer) is shown then. */
void session_change(struct session *session, const struct settings *to, const char *formula,
                    void (*then)(struct session *session));
/* The same without a typed line, with nothing said if it is not stored. False: a change is under
 * way, and nothing was done. */
bool session_change_aside(struct session *session, const struct settings *to,
                          void (*then)(struct session *session));
/* Counts games that are over, with these lessons (struct settings). `then` is called when they are
 * counted, which is once the store has them. */
void session_count_games(struct session *session, unsigned char learned, int games,
                         void (*then)(struct session *session));
/* Stores the language, which was chosen before they logged in and is spoken already. */
void session_keep_language(struct session *session);

/* Where the session is: one of the CMD_ bits. `table`: the number of the table where it sits or
 * watches. */
int session_where(const struct session *session, int32_t *table);
/* Copies what is known of the table where the session sits (CMD_TABLE) or watches (CMD_WATCHING);
 * 0: it is at no table, and `info` is as it was. */
int session_at(const struct session *session, struct table_info *info);
/* The person that tables know them by. */
struct person session_person(const struct session *session);
/* The id of the next message to a table. It is the same when the door sends the line again. */
int64_t session_command(struct session *session);
/* Sends a message to a table; from and command are filled in here. The line waits for the answer.
 * Then `then` (may be NULL) is called, which may send the next message. */
void session_send(struct session *session, struct table_message *message,
                  void (*then)(struct session *session, bool refused));
/* The same for a message that is only of a kind. */
void session_send_kind(struct session *session, enum table_message_kind kind, int32_t table,
                       void (*then)(struct session *session, bool refused));
/* A table's notice to the person who is on here. */
void session_notice(struct session *session, const struct notice *notice);
/* Shows the table and what can be typed there. False: there is no such table. */
bool session_look(struct session *session, int32_t table);
/* Tells somebody who watches a ranked game in play how late they see it, and that its players do
 * not hear them. */
void session_tell_delay(struct session *session, const struct table_info *info);
/* Tells what can be typed now at the table, without the table; a screen shows it all the time. */
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
    struct game_move answers[GAME_SEATS_MAX]; /* those that the viewer shows */
    struct game_move last;                    /* that of the viewer */
};
/* Looks, and brings their hand up to date. False: there is no such table. */
bool session_sees(struct session *session, int32_t table, struct session_sight *out);
/* Plays a move at their table, which is as `info` and `view` say, or queues it when it is not their
 * turn. `move` is what `text` means (tables_reads); NULL: it is no move, and the table says why. */
void session_move(struct session *session, const struct table_info *info,
                  const struct game_view *view, const char *text, const struct game_move *move);

/* Takes `cost` tokens out of a bucket that holds `burst` and gets one more every `each` ms. Returns
 * 0, or the ms until there are enough (then nothing is taken). */
int64_t bucket_take(struct bucket *bucket, int64_t now, int burst, int64_t each, int cost);
