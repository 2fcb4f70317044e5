/*
 * Tables: each drives one game after another. Sessions never hold a table. They send messages to it
 * by its number, and it answers them through notices, as if it were on another machine. Every
 * change of a game (a move, a time-out, leaving, a moderator's void) goes through one function. The
 * change is applied in memory and appended to the journal, and people are told once the store has
 * it. After a crash, a replay of the journal gives the same table.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "clock.h"
#include "game.h"
#include "ids.h"
#include "record.h"
#include "store.h"
#include "thinker.h"

struct tables;
struct table_cup_end;

/* How long a seat is kept for somebody who was challenged. */
enum { TABLE_KEPT_MS = 120000 };
/* How long somebody whom the host took off a table cannot sit down there, and how many such people
 * a table remembers. */
enum { TABLE_KICKED_MS = 600000, TABLE_KICKED_MAX = 8 };
enum { TABLE_NAME_MAX = 17, TABLE_WATCHERS_MAX = 200, TABLE_LOG_MAX = 64 };

enum person_kind { PERSON_ACCOUNT, PERSON_GUEST, PERSON_BOT };
/* A person as a table knows them. Tables keep copies. */
struct person {
    int64_t id;
    char name[TABLE_NAME_MAX];
    enum person_kind kind;
    uint8_t level;    /* of a bot */
    char address[64]; /* as the server saw it (RK-R4) */
};

/* ---- Messages to a table ----
 * Each kind says which fields it needs besides those that all messages have. */
enum table_message_kind {
    /* `game`; `text`: its options ("mode=points bet=50 seats=3 clock=30 friendly"). The sender sits
     * down as host. With `player` and `player_id` the last free seat is kept for that person for
     * TABLE_KEPT_MS */
    TABLE_CREATE,
    TABLE_SIT,
    TABLE_WATCH,
    TABLE_UNWATCH,
    /* the sender is ready, or not any more if `text` is "no"; the game starts when every wanted
     * seat is taken and ready */
    TABLE_READY,
    /* host: starts with the players who sit here, if all others are ready and there, and the game
     * allows so few */
    TABLE_START,
    TABLE_MOVE, /* `text`: a move as typed, numbers already turned into cards */
    /* in a friendly game, in the sender's turn: asks for NOTICE_HINT, which may come later */
    TABLE_HINT,
    /* in a friendly game against bots alone: takes back the sender's last move, and what the bots
     * have done since */
    TABLE_TAKE_BACK,
    TABLE_LEAVE, /* leaves the table, and with it the game in play (RK-D6, RK-D7) */
    /* `text`: "penalize" or "forgive"; `player`: the leaver, needed where several votes are open */
    TABLE_VOTE,
    TABLE_BOT_ADD,    /* host: `level` */
    TABLE_BOT_REMOVE, /* host: removes `player`; NULL: the bot in the last seat */
    TABLE_OPTION,     /* host, before the game; `text`: options as for TABLE_CREATE */
    TABLE_WORD, /* before the game: `text` is the sender's word for its seed (record_word_valid) */
    TABLE_REMATCH, /* after a game: the sender is ready for another one at the same table */
    TABLE_KICK,    /* host, before the game: sends `player` off the table */
    /* opens a table with the deal `daily` of a day or a duel, and begins (DD-D4) */
    TABLE_DAILY,
    TABLE_DECLINE, /* the seat that is kept for the sender is anybody's from now on */
    /* the sender, for whom the seat is kept, has opened a table of their own instead (ME-D8); this
     * table closes unless somebody besides its host sits there by now */
    TABLE_YIELD,
    /* The rest is for the staff. The caller has checked the sender's role. `text` is the reason. */
    TABLE_CLOSE,  /* voids a game in play, closes the table */
    TABLE_FREEZE, /* clocks stand still, nothing is played until TABLE_RESUME */
    TABLE_RESUME,
    TABLE_TRANSFER, /* `player` is the host from now on */
    /* makes the game in play, or else the last one played here, void (RK-D12, RK-D14); with a
     * `game_number` only if it is that game */
    TABLE_VOID,
    /* makes the game with this `game_number` void, whose table may be closed; refused if the sender
     * played in it */
    TABLE_UNDO,
    /* Only tables_rename sends this: the person `player_id` is the sender from now on. */
    TABLE_RENAME
};
/* A try at the deal of a day, or at that of a duel. */
struct table_daily {
    int32_t day; /* for a duel its number, negative (DD-D8) */
    /* For a duel only: its game, and when it ends (UTC ms). For a deal of the day both follow from
     * the day. */
    const struct game_rules *rules;
    int64_t last_ms;
    bool counts; /* it is the account's counted try and has a row in the store */
    uint8_t seed[32];
};
struct table_message {
    enum table_message_kind kind;
    int32_t table; /* number; TABLE_CREATE, TABLE_DAILY, TABLE_VOTE and TABLE_UNDO need none */
    /* id of the message (session_command); 0: none. No command is carried out twice */
    int64_t command;
    struct person from;
    /* With TABLE_VOID, TABLE_UNDO and TABLE_CLOSE: who acts, for the audit log. */
    char by[STORE_BY_MAX];
    /* what is written together with what the table writes for this message; NULL: nothing */
    const struct store_attached *attached;
    const char *game;   /* id of the rules */
    const char *text;   /* as typed; each kind says what it means */
    const char *player; /* the name of the person that it is about */
    int64_t player_id;
    int64_t game_number; /* of a game, as people type it */
    int level;           /* of the bot, from 1; SEARCH_TEACHES: an easy one that lets others win */
    bool taught;         /* with TABLE_HINT: the sender is in a lesson */
    struct table_daily daily;
    int tongue; /* the language in which the sender reads why a move is refused (base/tongue.h) */
};

/* ---- Notices from a table to one person ----
 * They are facts; lobby/ui puts them into words. The comment of a kind names the member of the
 * union in struct notice that it uses. The member `who` is the person that it is about. */
enum notice_kind {
    /* `answer`, to the sender of a message: it is not carried out; the text says why and what to
     * type */
    NOTICE_REFUSED,
    /* `answer`, to the sender: the message is dealt with, and what it changed is durable. It always
     * comes last, also after NOTICE_REFUSED */
    NOTICE_DONE,
    NOTICE_CREATED, /* you opened the table */
    NOTICE_SAT,     /* who sat down */
    NOTICE_STOOD,   /* who stood up (before or after a game, or out of the one in play) */
    /* who began to watch; told to the watcher, too. During a ranked game the others are told how
     * many watch now (`watched`), but no name, because a name could carry a message */
    NOTICE_WATCHING,
    NOTICE_UNWATCHED, /* who stopped watching, in the same way */
    NOTICE_READY,     /* `ready` */
    NOTICE_UNREADY,
    NOTICE_BOT,      /* `bot`: the bot who joined or left */
    NOTICE_OPTION,   /* `who` changed an option; `said`: "bet=50" */
    NOTICE_FRIENDLY, /* `friendly`: the table will not score any more */
    NOTICE_RANKED,   /* the table will score from now on */
    /* `said`: the hash of the secret for the next game's shuffle. Everybody is told when the secret
     * is drawn, and a person who sits down later is told on sitting down */
    NOTICE_COMMITMENT,
    NOTICE_WORD,         /* `who` chose a word for the seed, `said` */
    NOTICE_REVEALED,     /* `revealed`: the secret of the game that has ended */
    NOTICE_SAME_ADDRESS, /* RK-D2: two players share an address, so nothing will be scored */
    NOTICE_START,        /* `start`: the game begins */
    NOTICE_FACT,         /* `fact`: an event of the game that this person may see */
    NOTICE_TURN,         /* the turn passed to `who`; to everybody at the table */
    NOTICE_HINT,         /* `hint`: good moves, to the player who asked */
    NOTICE_TAKEN_BACK,   /* `back`: `who` took back a move */
    NOTICE_CLOCK,        /* `span`: how little is left on your clock (TABLE_WARN_MS) */
    NOTICE_TIMEOUT,      /* the time of `who` is up; a move is made automatically */
    NOTICE_AWAY,         /* who lost the connection; `span`: until it counts as leaving */
    NOTICE_BACK,         /* who is back */
    NOTICE_LEFT,         /* who left the game in play */
    NOTICE_VOTE,      /* you are asked to penalize or forgive `who`; `span`: the time to answer */
    NOTICE_VOTING,    /* the same, to those who watch */
    NOTICE_VOTED,     /* `voted`: the vote about `who` is over */
    NOTICE_CANCELLED, /* the game ended without a result: by RK-D7, because everybody left, or
                         because it could not be restored. Bets go back; `said`: why; `who`: the
                         person whose leaving caused it, if it was one */
    NOTICE_VOIDED,    /* the staff made the game void, or the server did; `said`: the reason */
    NOTICE_UNSAVED,   /* the disk is full: the game goes on, but is not stored */
    NOTICE_SAVED,     /* it is stored again, whole */
    NOTICE_UNSCORED,  /* `unscored`: nothing was scored (RK-D2) */
    NOTICE_RESULT,    /* `result`: what the game was worth to `who`; one for each seat */
    /* `ended`: a game of yours ended while you were away. You are told on your return, when its
     * table may be gone. If it became void, you are also told while you are on, provided you have
     * left its table */
    NOTICE_ENDED,
    NOTICE_OVER,    /* `over`, after the results */
    NOTICE_HOST,    /* who is host now */
    NOTICE_RENAMED, /* who sits there under a new name; `said`: the name before */
    NOTICE_FROZEN,  /* the staff froze the table until NOTICE_THAWED; `said`: the reason */
    NOTICE_THAWED,
    NOTICE_CUP,    /* `cup`: your game of a cup begins at this table */
    NOTICE_ABSENT, /* `who` is not there when a game of a cup begins; the seat is played
                      automatically */
    NOTICE_GOING,  /* who wants to leave a game of a cup, and will do so once all have had a turn */
    NOTICE_CLOSED, /* the table is closed; `said`: why */
    NOTICE_KICKED, /* the host sent `who` off the table before the game */
    /* `resumed`: where you are, after a restart or on your return. What you missed is in the log */
    NOTICE_RESUMED
};
/* How a game ended for the person who is told. */
enum table_ending {
    TABLE_ENDED_PLAYED,
    TABLE_ENDED_LEFT, /* the person who is told left it before its end */
    TABLE_ENDED_CANCELLED,
    TABLE_ENDED_VOID
};
/* The person that a notice is about; an empty name: nobody. */
struct notice_who {
    char name[TABLE_NAME_MAX];
    uint8_t seat; /* 0: none */
};
struct notice_answer {
    int64_t command;     /* of the message; 0: there was no message, for example if a game could not
                            start by itself */
    enum game_code code; /* of a refusal by the game */
    const char *text;
};
struct notice_cup {
    struct store_cup_at at;
    bool elsewhere; /* you sit at another table and are called when its game is over */
    int64_t ms;     /* the game begins in this many ms at the latest */
};
struct notice_ready {
    int ready, wanted;
};
struct notice_friendly {
    /* `who` is set unless the host chose it */
    enum { FRIENDLY_BY_HOST, FRIENDLY_BOT, FRIENDLY_GUEST } why;
};
struct notice_revealed {
    int64_t game;     /* its number */
    const char *text; /* the secret of its shuffle */
};
struct notice_start {
    bool ranked;
    bool daily, duel; /* daily: it is a deal of the day; duel: it is one of a duel */
    int64_t bet;
};
struct notice_hint {
    int n;                 /* how many moves */
    int wins[SEARCH_BEST]; /* how many of 1000 games each of them wins */
    bool only;             /* there is only one move, and `wins` is not known */
    const char *text;      /* the moves as they can be typed, one a line, the best first */
};
/* RK-D19. If the leave cancelled the game (RK-D7), a leaver who is not penalized loses nothing. */
enum leave_verdict { VERDICT_PENALIZED, VERDICT_FORGIVEN, VERDICT_NOT_PENALIZED };
struct notice_voted {
    enum leave_verdict verdict;
    bool cancelled; /* the game ended without a result because of that leave */
};
struct notice_unscored {
    char other[TABLE_NAME_MAX]; /* the person who shares an address with the notice's `who` */
};
struct notice_result {
    int place;
    int outcome;       /* 1 won, -1 lost, 0 neither */
    int64_t xp, chips; /* what was gained, or lost if negative */
    bool rated;        /* RT-D15: the rating is `rating` now and changed by `rating_moved` */
    bool provisional;  /* RT-D12: the rating is provisional */
    int32_t rating, rating_moved;
    bool alone; /* it is what leaving cost, and only this player is told */
};
struct notice_ended {
    int64_t game; /* its number */
    enum table_ending how;
    struct notice_result result; /* yours */
    const char *text;            /* of a void game: the reason */
};
struct notice_over {
    uint16_t winners; /* bits of seats */
    bool tie;         /* several players won who are not a pair */
};
struct notice_resumed {
    int64_t away_ms; /* how long you were away */
    uint8_t turn;    /* the seat that has to move; 0: none */
};
struct notice {
    enum notice_kind kind;
    int32_t table;
    /* What is known of the table. It lives until the call returns, and is the same for all who are
     * told, so the sentence in its `unscored` may be in another person's language. NULL: the notice
     * is NOTICE_DONE, or tells of no table that people see. */
    const struct table_info *info;
    /* of the table; NULL only in NOTICE_REFUSED and NOTICE_DONE, if the message names no table that
     * there is */
    const struct game_rules *rules;
    struct notice_who who;
    /* Texts live until the call returns. None is NULL, but NOTICE_DONE has no text, and
     * NOTICE_CLOSED may have none. */
    union {
        struct notice_answer answer;
        const char *said;
        int watched; /* how many watch now */
        struct notice_cup cup;
        struct notice_ready ready;
        int bot; /* its level; 0: it left */
        struct notice_friendly friendly;
        struct notice_revealed revealed;
        struct notice_start start;
        struct game_fact fact;
        struct notice_hint hint;
        int32_t back; /* events with this or a higher seq no longer count */
        int64_t span; /* ms */
        struct notice_voted voted;
        struct notice_unscored unscored;
        struct notice_result result;
        struct notice_ended ended;
        struct notice_over over;
        struct notice_resumed resumed;
    };
};
/* Somebody as a notice names them. */
struct notice_who notice_who(const char *name, int seat);
/* Where the notice keeps its text; NULL: its kind has none. */
const char **notice_text(struct notice *notice);

/* ---- What is read without a message ---- */
struct table_seat_info {
    struct person person; /* id 0: free */
    bool ready, away, automatic;
    bool left;        /* the player left the game that is shown before it ended */
    bool provisional; /* the rating is provisional */
    int16_t rating;   /* in this game, as people are shown it; 0: none yet */
    int64_t clock_ms; /* what is left of the turn if it is this seat's */
};
enum table_state { TABLE_WAITING, TABLE_PLAYING, TABLE_FINISHED };
struct table_info {
    int32_t number;
    int64_t id;          /* no other table ever has it */
    int64_t game;        /* id of the game in play or last played; 0: none */
    int64_t game_number; /* the same game, as people type it */
    int32_t events;      /* how many events led to what is shown */
    const struct game_rules *rules;
    struct game_setup setup;
    enum table_state state;
    bool competitive; /* the game in play scores, or the next one would if it began now (RK-R3,
                         RK-D1) */
    bool shared;      /* it is not competitive because players share an address (RK-R4) */
    bool early;       /* leaving the game now cancels it (RK-D7); never in a cup (CU-D4) */
    /* why the last game could not be restored, or why nothing would be scored although the host
     * did not choose a friendly game; empty: neither */
    char unscored[160];
    int64_t bet, pot, turn_ms;
    bool clock_rests; /* one person plays against bots alone, without a clock */
    bool clock_asked; /* the host chose the clock, so it runs against bots alone, too */
    int delay;        /* how many moves late spectators see the game */
    int32_t daily;    /* the day of whose deal it is; less than 0: a duel; 0: none */
    bool unseen;      /* others play the same cards, so nobody may watch it */
    struct store_cup_at cup;
    int64_t begins_ms; /* a cup's game begins in this many ms at the latest; 0: it has begun */
    bool counts;       /* the game is a counted try of its player */
    char frozen[160];  /* why the staff froze the table; empty: it is not frozen */
    int seats;         /* wanted */
    int taken;
    bool starts;    /* all who sit here are ready and are enough: the host may `start` */
    bool gives_way; /* one of its bots leaves its seat to a person who sits down (ME-D12) */
    char kept[TABLE_NAME_MAX]; /* for whom the only free seat is kept; empty: for anybody */
    /* whom the host took off it lately, so that they cannot sit down; empty names: nobody */
    char kicked[TABLE_KICKED_MAX][TABLE_NAME_MAX];
    int watchers;
    int64_t host;
    struct table_seat_info seat[GAME_SEATS_MAX + 1]; /* from 1 */
    char seat_name[GAME_SEATS_MAX + 1][TABLE_NAME_MAX];
};

/* Somebody with an account left a game that scores (RK-D6). The lobby is told once the vote of the
 * others is over and stored. */
struct table_leave {
    int64_t account, game, game_number; /* game: its id; game_number: as people type it */
    const struct game_rules *rules;
    bool away;      /* they were away for too long; else they typed a command */
    bool penalized; /* more than half of those who were asked wanted a penalty */
    bool forgiven;  /* more than half of those who were asked forgave them */
    bool undone;    /* the lobby was told of this leave before, but the game is void now */
};

/* What tables need of the room. `arg` is passed to each function. */
struct tables_deps {
    const struct clock *clock;
    struct ids *ids;
    struct store *store;
    int starved; /* how many rooms in a row before this one were killed for want of memory */
    /* Settings of the room; copied. */
    int64_t turn_ms, away_ms, vote_ms;
    const char *same_address_exempt; /* addresses that several players may share (RK-D2) */
    /* 32 random bytes for a game's secret (libsodium in the daemon, fixed in tests). */
    void (*seed)(void *arg, uint8_t out[32]);
    /* Takes a notice for one person, whether or not that person is connected. */
    void (*notice)(void *arg, int64_t person, const struct notice *notice);
    /* A competitive game has changed the boards. The arguments are those of leaderboard_add. */
    void (*scored)(void *arg, int64_t account, const char *name, const char *game, int64_t xp,
                   int outcome, int games, int64_t at_ms);
    /* Where ratings are read and changed; NULL: nothing is rated. */
    struct ratings *ratings;
    /* Ledger entries of an account were written (a bet, a settlement, a refund). `xp`, `chips`: by
     * how much its balances changed. */
    void (*balance)(void *arg, int64_t account, int64_t xp, int64_t chips);
    /* Told of those who left ranked games; may be NULL. */
    void (*left)(void *arg, const struct table_leave *leave);
    /* A counted try at the deal of the day or at a duel began or is over, and is stored so; may be
     * NULL. */
    void (*daily)(void *arg, const struct store_daily_try *play);
    /* A game of a cup is over and stored, or something else happened to its table; may be NULL. */
    void (*cup)(void *arg, const struct table_cup_end *end);
    /* For how many ms an account may not play ranked games; 0: it may play. NULL: everybody may. */
    int64_t (*barred)(void *arg, int64_t account);
    /* Whether games may begin with this version of a game, because all nodes that share the lobby
     * know it. NULL: they always may with the newest. */
    bool (*dealt)(void *arg, const char *game, int version);
    /* The chips of an account as far as the lobby knows. Refusals name them, but the store decides.
     */
    int64_t (*chips)(void *arg, int64_t account);
    /* Where bots think; NULL: nowhere, and then they play at level 1. It may not answer after
     * tables_free. */
    struct thinker *thinker;
    /* Whether the person has a connection now. */
    bool (*present)(void *arg, int64_t person);
    /* The language that the person reads (base/tongue.h). NULL: everybody reads English. */
    int (*tongue)(void *arg, int64_t person);
    void *arg;
};

struct tables *tables_new(const struct tables_deps *deps);
/* Accepts NULL, sets NULL. */
void tables_free(struct tables **tables);
/* While the room drains, no ranked game begins. */
void tables_drain(struct tables *tables, bool drains);
/* Takes new settings, as in struct tables_deps. */
void tables_reconfigure(struct tables *tables, int64_t turn_ms, int64_t away_ms, int64_t vote_ms,
                        const char *same_address_exempt);
/* Brings back every open table and every game in play, then calls `done`. If two or more rooms in a
 * row were killed for want of memory, closes some of the tables at which only guests play. A clock
 * stands still until its player returns, for at most two minutes. At tables to which nobody returns
 * the clocks stand still longer, but not at those of a cup. */
void tables_load(struct tables *tables, void (*done)(void *arg), void *arg);
/* Runs clocks, votes and away limits. Returns the ms until the next one is due; -1: none is. */
int64_t tables_tick(struct tables *tables);

/* Whether the table where this person sits has already carried out a command. After a crash of the
 * room the door sends the last commands again. The second time, a command could mean something
 * else. */
bool tables_knows(const struct tables *tables, int64_t person, int64_t command);
/* Sends a message. The table answers the sender with notices: perhaps NOTICE_REFUSED, and always
 * NOTICE_DONE. */
void tables_send(struct tables *tables, const struct table_message *message);

/* A person has lost the connection, or has one (again) from `person->address`. */
void tables_presence(struct tables *tables, const struct person *person, bool present);
/* A guest became an account, or an account was renamed: the seat stays theirs, under the new name
 * and id. `old_id`: the id until now. */
void tables_rename(struct tables *tables, int64_t old_id, const struct person *person);
/* The account `from` became part of `into`: everything that tables still keep of what `from`
 * played is now `into`'s. */
void tables_merged(struct tables *tables, int64_t from, int64_t into);

/* Keeps a person from sitting down until tables_let has been called as often as this function.
 * False: the person sits at a table or is sitting down, and nothing is held. */
bool tables_hold(struct tables *tables, int64_t person);
void tables_let(struct tables *tables, int64_t person);

/* Opens a table where all these people sit and are ready, so that its game begins as soon as it
 * is stored (ME-D3). `options`: as for TABLE_CREATE. Somebody who plays alone with bots is called
 * away from that table. Their friendly game is kept for TABLE_PARKED_MS; a deal of the day or of a
 * duel is kept until that much after its time is over. Until then TABLE_SIT takes them back to it.
 * False: the table cannot be opened now; `at` is the index in `who` of the person who is the
 * reason, or -1 if it is nobody in particular. */
enum { TABLE_PARKED_MS = 600000 };
bool tables_form(struct tables *tables, const char *game, const char *options,
                 const struct person *who, int n, int *at);
/* ---- Tables of a cup (doc/rules/cups.md) ----
 * The room opens a table of a cup with all its people seated, also those who are not there. They
 * have TABLE_CUP_READY_MS to be ready. After that the game begins, whoever is there (CU-D4). It is
 * the only game of that table, which closes once the result is told.
 *
 * The seat of somebody who is not there at the start is played automatically, which does not count
 * as leaving. They take their seat over as soon as they are there. Somebody who plays elsewhere, in
 * a ranked game or with other people, counts as absent until that game is over, and is called away
 * then. People who sit anywhere else are called away at once, as by tables_form.
 *
 * Nobody else can sit down. Such a table refuses options, bots, kicking, the host's commands,
 * rematches and taking back. There is no bet. Leaving counts as leaving a ranked game (RK-D6), but
 * RK-D7 does not apply: leaving never cancels the game, so that each table has a result. A player
 * who is barred from ranked tables during a cup (RK-D20) still plays at its tables.
 * Clocks run even when nobody is there. */
enum { TABLE_CUP_READY_MS = 60000 };
struct table_cup_form {
    struct store_cup_at at;
    const char *game;    /* id of the rules */
    const char *options; /* options of the game alone, such as "mode=points points=200"; NULL: its
                            defaults */
    /* In the order of seats; the first starts. Those who are there need an address (RK-R4). The
     * others' addresses come later, by tables_presence. */
    const struct person *who;
    int seats;
    bool ranked, rated; /* rated: only if it is ranked, too */
    int64_t turn_ms;    /* how long a turn lasts; 0: as long as the room's setting says */
    /* A duplicate: the deal, from 1, and its seed. Such a game is neither ranked nor rated, nobody
     * watches it, and its record is closed until store_cup_deal_over (CU-D15). 0: it is shuffled
     * like any other game. */
    int32_t deal;
    uint8_t seed[32];
};
enum table_cup_formed {
    TABLE_CUP_OPENS,   /* it is on its way to the store; TABLE_CUP_UNOPENED follows if the store
                          does not take it */
    TABLE_CUP_IS_OPEN, /* it is open already, or on its way; nothing was done */
    TABLE_CUP_LATER,   /* not now (too many tables, a disk without space): ask again in a while */
    TABLE_CUP_WRONG    /* never: the game, the options or the seats are wrong */
};
/* Opens a table of a cup. After a restart the caller first asks store_cup_games which games were
 * played, and does not open tables for those again. */
enum table_cup_formed tables_form_cup(struct tables *tables, const struct table_cup_form *form);
/* Freezes the tables of a cup that pauses, or lets them go on. Tables that the staff froze one by
 * one stay frozen. The tables show `why`. */
void tables_cup_pause(struct tables *tables, int64_t cup, bool pause, const char *why);
/* Some cups are over: those for which `over` is true. Their tables whose game has not begun close
 * without one. Games in play go on, also those that a pause has stopped, and count as ranked games.
 */
void tables_cups_over(struct tables *tables, bool (*over)(void *arg, int64_t cup), void *arg);
/* The number of this table of a cup; 0: it is not open. */
int32_t tables_cup_number(const struct tables *tables, const struct store_cup_at *at);

enum table_cup_state {
    TABLE_CUP_PLAYED,
    TABLE_CUP_CANCELLED, /* it ended without a result: everybody left at once */
    /* The staff made it void, or it could not be restored after a restart. This may follow long
     * after TABLE_CUP_PLAYED. If the table was closed before its game, `game` has the id 0. */
    TABLE_CUP_VOID,
    TABLE_CUP_UNOPENED, /* the store did not take the table: it is not open, ask again */
    TABLE_CUP_FROZEN,   /* the staff froze the table; nothing has ended */
    TABLE_CUP_RESUMED
};
/* What the hook `cup` is told. The table is still open then and closes with its next write. The cup
 * should open the next tables of its people a moment later; otherwise they are told to end their
 * game here first. Except in the last three states the store has the result already, and
 * store_cup_games reads it. */
struct table_cup_end {
    struct store_cup_at at;
    enum table_cup_state state;
    struct store_game game; /* as it is stored; id 0: the table has played none */
};

/* Whether tables_form could take this person: they sit nowhere, or alone at a table where
 * nothing is at stake. */
bool tables_callable(const struct tables *tables, int64_t person);
/* The number of the table with bots that is kept for this person (0: for anybody); 0: none. */
int32_t tables_parked(const struct tables *tables, int64_t person);

/* The number of the table where a person sits, or of the one they watch; 0: none. */
int32_t tables_seat_of(const struct tables *tables, int64_t person);
int32_t tables_watched_by(const struct tables *tables, int64_t person);
/* Whether a member of the staff is a party to what happens at the table: they sit there, or sat in
 * the game in play or the last one played. */
bool tables_concerns(const struct tables *tables, int32_t number, int64_t person);
/* On how many leavers this person still has to vote (RK-D6). `name`: one of them; "": none. */
int tables_votes(struct tables *tables, int64_t person, char name[TABLE_NAME_MAX]);
/* A vote on somebody who left a game. */
struct table_vote {
    int64_t game; /* its number */
    const struct game_rules *rules;
    int64_t at_ms; /* when they left, UTC */
};
/* Lists the open votes on this person, at most `cap`. Returns how many there are in `out`. */
int tables_votes_on(const struct tables *tables, int64_t person, struct table_vote *out, int cap);
/* Whether there is a table of this number. */
bool tables_has(const struct tables *tables, int32_t number);
/* Copies what is known of a table. False: there is no such table. */
bool tables_info(const struct tables *tables, int32_t number, struct table_info *out);
/* The person's seat; 0: they do not sit there, or there is no table (NULL). */
static inline int table_info_seat(const struct table_info *info, int64_t person)
{
    for (int seat = 1; info && seat <= GAME_SEATS_MAX; seat++)
        if (info->seat[seat].person.id == person && person != 0)
            return seat;
    return 0;
}
/* Whether this name is one of those whom the host took off the table. */
static inline bool table_kicked_has(const char kicked[][TABLE_NAME_MAX], const char *name)
{
    for (int i = 0; i < TABLE_KICKED_MAX; i++)
        if (kicked[i][0] != '\0' && strcmp(kicked[i], name) == 0)
            return true;
    return false;
}
/* Whether somebody of this name (NULL: anybody) could sit down there now: no game is in play, the
 * table is not frozen, a seat is free that is not kept for somebody else, and the host did not take
 * them off. */
static inline bool table_open_to(const struct table_info *info, const char *name)
{
    return info->state != TABLE_PLAYING && info->frozen[0] == '\0' && info->taken < info->seats &&
           (info->kept[0] == '\0' || (name && strcmp(info->kept, name) == 0)) &&
           !(name && table_kicked_has(info->kicked, name));
}
/* The first seat of somebody who waits for a game there; 0: nobody waits. Such a person is neither
 * a bot nor away, and after a game they are ready for another one. */
int tables_waiting_seat(const struct tables *tables, int32_t number);
/* The host asks the person back to the table from which the host took them off: they can sit down
 * there again. */
void tables_kick_lift(struct tables *tables, int32_t number, int64_t person);
/* Whether this person could sit down there now: a seat is free or a bot would give way (ME-D12),
 * their account and chips allow it, and the table is neither frozen nor about to close. */
bool tables_may_sit(struct tables *tables, int32_t number, const struct person *person);
/* Whether this person could sit down there at the next deal of a friendly game that is in play. */
bool tables_may_follow(struct tables *tables, int32_t number, const struct person *person);
/* Whether a person has finished their part of the game in play (they have a place in Palace), so
 * that they give nothing up by leaving. */
bool tables_out(const struct tables *tables, int32_t number, int64_t person);
/* The lowest number of a table above `after`; 0: there is none. */
int32_t tables_next(const struct tables *tables, int32_t after);
/* Counts over all tables. They are kept up to date, so asking costs the same however many tables
 * there are. */
struct tables_totals {
    int tables, playing, watchers;
    int waiting; /* tables that wait for another player */
};
struct tables_totals tables_totals(const struct tables *tables);
/* By place in game_registry: how many games are in play now, and how many have begun since the room
 * started. */
enum { TABLES_GAMES = 16 };
struct tables_games {
    int playing[TABLES_GAMES];
    int64_t ranked[TABLES_GAMES], friendly[TABLES_GAMES];
};
struct tables_games tables_games(const struct tables *tables);
/* Fills in what a person may see of the game in play or just finished. Players see their own hand.
 * Others see what is public, and see a ranked game in play `delay` moves late. The view shows only
 * what is stored. False: there is no game, or this person may not see it. */
bool tables_view(const struct tables *tables, int32_t number, int64_t person,
                 struct game_view *out);
/* Whose turn it is, as far as this person may see the game (tables_view). For prompts: it costs
 * little. False: there is no such table. */
struct table_turn {
    bool playing; /* if not, or if the table is frozen, the other fields mean nothing */
    bool mine;    /* this person has to move */
    /* the first person who has to move; NULL: nobody; lives until the next message */
    const char *who;
};
bool tables_turn(const struct tables *tables, int32_t number, int64_t person,
                 struct table_turn *out);
/* Reads `text` (numbers already turned into cards) as a move of this person's seat. Only its form
 * is checked: the move may be illegal. False: it is not a move, no game is in play, or the person
 * does not sit there. */
bool tables_reads(const struct tables *tables, int32_t number, int64_t person, const char *text,
                  struct game_move *out);
/* Lists the legal moves that `text` can mean if a suit, a colour or a seat is added, in the game's
 * order, at most `cap`. Returns how many there are in `out`. */
int tables_answers(const struct tables *tables, int32_t number, int64_t person, const char *text,
                   struct game_move *out, int cap);
/* Finds the legal play that leaves this person one card and says so, if it is their turn and that
 * has to be said with the play. If there are several, takes the one whose cards come first in
 * `order`, the cards of the hand. False: there is none, or the hand is too large to look for it. */
bool tables_last(const struct tables *tables, int32_t number, int64_t person, const card_t *order,
                 int n, struct game_move *out);
/* Lists the latest facts that this person may see by now, with the time (UTC ms) when each became
 * known, oldest first, at most `cap`. Returns how many there are. */
struct table_log_line {
    int64_t at_ms;
    struct game_fact fact;
};
int tables_log(const struct tables *tables, int32_t number, int64_t person,
               struct table_log_line *out, int cap);
/* How the game that a table shows ended, and what it was worth. */
struct table_result_seat {
    int64_t person;
    char name[TABLE_NAME_MAX];
    bool left;                /* left before the end */
    struct notice_result got; /* its place is 0 if the game was not played to its end */
    int32_t points;           /* in games that count them */
    int32_t worth; /* what the cards left in the hand count, where that decides about places */
    uint8_t cards, ncards; /* how many were held at the end; how many of them are in `card` */
    uint8_t lives;         /* how many of the held cards lay before the seat */
    card_t card[GAME_HAND_MAX];
};
struct table_result {
    int32_t table;
    int64_t number; /* of the game, as people type it */
    const struct game_rules *rules;
    enum store_game_state end; /* not STORE_GAME_LIVE; STORE_GAME_VOID also if it was frozen */
    int64_t ended_ms;          /* UTC */
    int32_t daily;             /* the day of whose deal it is; less than 0: a duel; 0: none */
    bool cup;                  /* of a cup: its table closes after it */
    bool counts; /* it was a counted try at the deal of the day, or a side of a duel */
    bool scored; /* it changed XP and chips */
    bool shared; /* nothing was scored, because two players share an address (RK-D2) */
    bool by_limit, tie;
    int64_t bet;
    uint16_t winners; /* bits of seats */
    uint8_t leaver;   /* the seat whose player cancelled it by leaving; 0: nobody */
    char reason[160]; /* why it was cancelled or void */
    int seats;
    struct table_result_seat seat[GAME_SEATS_MAX + 1]; /* from 1 */
    uint8_t favoured;        /* the seat in whose favour the game turned; 0: none */
    struct game_fact moment; /* the turning point (moment.h) */
};
/* Fills in how the game that the table shows ended. False: there is no such table, or no game of it
 * has ended. */
bool tables_result(const struct tables *tables, int32_t number, struct table_result *out);
/* Fills in what the seat `at` held at the end, from the view of its own player. */
void table_result_held(struct table_result_seat *seat, const struct game_view *view, int at);
/* The day of whose deal a stored game is. For a duel (DD-D8), its number, negative. 0: it is an
 * ordinary game. `counts` (may be NULL): whether it is a counted try. */
int32_t table_daily_of(const struct store_game *row, bool *counts);
/* What the seed of the game in play, or else of the next one, is made from, without the secret. */
struct table_shuffle {
    bool playing; /* it is about the game in play */
    char commitment[2 * RECORD_HASH + 1];
    int nplayers;
    struct record_player player[GAME_SEATS_MAX]; /* names and words, in the order of the seed */
};
/* False: there is no such table, or the seed of its game was not made from words: it is an old
 * game, a deal of the day, a duel or a duplicate. */
bool tables_shuffle(const struct tables *tables, int32_t number, struct table_shuffle *out);
/* The number of the first open table of `game` (NULL: of any) that this person could join now, but
 * not the table `except` (0: any); 0: none. `waited`: only one where somebody waits for a game
 * (tables_waiting_seat). `chips`: what the person has. Accounts get competitive tables first, if
 * they can meet the bet; guests get friendly ones. */
int32_t tables_open_for(const struct tables *tables, const struct person *person, const char *game,
                        int64_t chips, int32_t except, bool waited);
/* Whether a table of this game that is opened with these options (as for TABLE_CREATE) would
 * have the same options, seats, terms, bet, clock and delay as the table `number` (ME-D8). */
bool tables_alike(struct tables *tables, int32_t number, const char *game, const char *options);
