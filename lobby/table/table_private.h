/*
 * What the files of the table module share.
 *
 * A table has a seating and a game. The seating says who sits there on what terms; it is the
 * table's row in the store. The journal of the game decides everything in the game (struct play).
 * Both exist twice: as they are shown, which is durable, and as they are ahead of the store. Every
 * change is a batch. The batch is applied ahead, then written, and people are told when the store
 * has it. If the store refuses a batch, what is ahead goes back to what is shown.
 *
 * The files:
 *     table.c          registry, messages, notices
 *     table_back.c     a player takes back a move
 *     table_batch.c    changes on their way to the store
 *     table_clock.c    clocks, presence, bots
 *     table_cup.c      tables of a cup
 *     table_daily.c    the deal of the day
 *     table_delay.c    what spectators are shown late
 *     table_event.c    the events of a journal as text
 *     table_form.c     tables for people who seek a game, and tables that are kept for them
 *     table_game.c     starts games and plays moves
 *     table_hint.c     good moves for a player who asks
 *     table_load.c     loads the tables when a room starts
 *     table_option.c   options of a table, as people type them
 *     table_play.c     applies one event to a game
 *     table_rating.c   what a game does to ratings
 *     table_result.c   how a game ended
 *     table_seat.c     before and after games: sitting down, standing up, ready
 *     table_seating.c  what follows from a seating, and its text
 *     table_settle.c   what the end of a game is worth
 *     table_shuffle.c  secrets and words of shuffles
 *     table_staff.c    what the staff does to a table
 *     table_undo.c     makes games void by their number, long after their table is gone
 *     table_unsaved.c  friendly games that go on while the disk is full
 *     table_untold.c   what a game was worth to those who were not there
 *     table_view.c     what others read of tables
 *     table_vote.c     votes about leavers
 *     table_watch.c    who watches
 * Besides, table_record.c makes records of games, and table_check.c replays games that belong to no
 * table.
 */
#pragma once

/* What most files of the module use. */
#include <inttypes.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "leaving.h"
#include "map.h"
#include "moment.h"
#include "rating.h"
#include "table.h"
#include "timer.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    TABLES_MAX = 20000,
    TABLE_BACKLOG_MAX = 10000, /* no table is opened while more writes than this are under way */
    TABLE_LEGAL_MAX = 2048,    /* how many moves a bot chooses from at most */
    TABLE_MAIL_MAX = 32,       /* messages that wait for a write of their table */
    TABLE_BET_MAX = 1000000,   /* chips */
    TABLE_HASH_EACH = 16,      /* events from one hash of the position to the next */
    TABLE_DELAY = 1,           /* the option `delay` of a new table, in moves */
    TABLE_DELAY_MAX = 5,       /* its maximum */
    TABLE_CLOCK_MIN_MS = 5000, /* minimum of the option `clock` */
    TABLE_CLOCK_MAX_MS = 3600000,
    TABLE_WARN_MS = 10000,    /* time left when NOTICE_CLOCK is sent */
    TABLE_AUTO_MS = 1500,     /* pause before an automatic seat's move, so that people can follow */
    TABLE_HEARD_MS = 8000,    /* the time to read one line aloud and to answer it */
    TABLE_HOST_MS = 30000,    /* after this long away a host is replaced by somebody else */
    TABLE_RETURN_MS = 120000, /* after a restart, how long clocks wait for their players */
    TABLE_RETURN_LEFT_MS = 30000, /* the least that such a clock has left */
    /* If the time is up while the player is being asked for a suit, a colour or a seat, the turn
     * lasts this much longer, once. */
    TABLE_ASKED_MS = 15000,
    /* A turn without a clock may last this long. Then the game becomes void and its table closes.
     */
    TABLE_ALONE_MS = 2 * 3600000
};
/* How long all players of a game may be away before it becomes void: of a friendly game, and of
 * a competitive one. */
enum { TABLE_ABANDON_FRIENDLY_MS = 30 * 60000, TABLE_ABANDON_MS = 24 * 3600000 };

/* ---- Who sits, on what terms ---- */
/* TERMS_OPEN: the game is competitive if everybody who sits there has an account. */
enum terms { TERMS_OPEN, TERMS_FRIENDLY, TERMS_RANKED };
/* What the next game's seed will be made from. */
struct shuffle {
    int64_t game;   /* the id of that game; 0: a game is in play */
    uint8_t format; /* as in struct shuffle_made */
    uint8_t secret[RECORD_HASH];
    /* the word of each seat's person; "": the one that follows from the secret */
    char word[GAME_SEATS_MAX + 1][RECORD_WORD_MAX];
};
struct seating {
    struct game_setup setup; /* how many seats are wanted, and the options; no seed */
    enum terms terms;
    int64_t bet, turn_ms, host; /* host: a person's id */
    bool clock_asked;           /* the host chose the clock, so it runs against bots alone, too */
    /* why staff froze the table, so that nothing moves; empty: it is not frozen */
    char frozen[160];
    uint8_t delay; /* how many moves late spectators see a ranked game */
    int32_t daily; /* the day of whose deal it is; less than 0: a duel; 0: an ordinary table */
    struct store_cup_at cup; /* which table of which cup it is; cup 0: of none */
    bool unrated;            /* a table of a cup whose game moves no ratings */
    bool paused;             /* it is frozen because the cup is paused */
    int32_t deal;            /* the deal of a duplicate, from 1, whose seed is in `setup`; else 0 */
    uint16_t ready;          /* bits of seats */
    struct person seat[GAME_SEATS_MAX + 1]; /* id 0: free */
    /* by seat: the last command of its person that was carried out here */
    int64_t command[GAME_SEATS_MAX + 1];
    struct {
        int64_t id, until_ms; /* id 0: for anybody; until_ms is wall time */
        char name[TABLE_NAME_MAX];
    } kept; /* for whom the last free seat is kept, and until when */
    struct shuffle next;
};

/* ---- A game ---- */
/* A vote about somebody who left (RK-D6). */
struct vote {
    bool called, open;
    bool penalized; /* more than half of those asked wanted a penalty */
    bool settled;   /* the XP that the leaver gets or loses is in the ledger */
    bool away;      /* the person left by being away for too long */
    /* bits of seats: who is asked, and who has answered what */
    uint16_t asked, penalize, forgive;
    int64_t at_ms; /* wall time when the person left */
};
/* What the journal of a game decides. It has no pointers and is copied as a whole. */
struct play {
    int32_t seq;                         /* events so far */
    int32_t hashed;                      /* seq of the last hash */
    enum store_game_state end;           /* how it has ended; STORE_GAME_LIVE: it goes on */
    uint16_t left;                       /* bits of the seats whose players left */
    uint8_t left_as[GAME_SEATS_MAX + 1]; /* the order in which they left, from 1 */
    uint8_t shared_a, shared_b;          /* RK-D2: two seats that shared an address; 0: none */
    struct game_result result;           /* once the game has ended */
    int32_t moves, turns;                /* of a deal of the day: how many moves were made in all,
                                            and in how many turns the player moved */
    uint32_t turn_serial;                /* serial of the last of those turns */
    /* sets of seats in a game of a cup (table_cup.c) */
    uint16_t absent;     /* the person was not there at the start */
    uint16_t automatic;  /* the seat was played automatically */
    uint16_t acted;      /* a person played it */
    uint16_t going;      /* the person will leave */
    uint16_t going_away; /* the person will leave because they were away for too long */
    uint8_t leaver;      /* the seat whose leaving cancelled the game; 0: none */
    char reason[160];    /* why a game was cancelled, void or frozen */
    struct vote vote[GAME_SEATS_MAX + 1]; /* by the leaver's seat */
    struct moment_chances chances;        /* in the position of `state` */
    alignas(max_align_t) uint8_t state[]; /* the state of the rules */
};
enum play_event_kind {
    EVENT_MOVE,
    EVENT_AUTO,
    EVENT_TIMEOUT,
    EVENT_LEAVE,
    EVENT_VOTE,
    EVENT_VOTED,
    EVENT_SHARED,
    EVENT_VOID,
    EVENT_FREEZE,
    EVENT_HASH,
    EVENT_UNDO,
    EVENT_ABSENT,
    EVENT_GOING
};
/* table_event.c says what the events mean. `other`: the second seat of VOTE and SHARED. */
struct play_event {
    enum play_event_kind kind;
    int seat, other;
    bool yes;      /* VOTE, VOTED: for a penalty; LEAVE, GOING: the person was away for too long */
    bool open;     /* VOTE: the vote goes on until it is also sure whether they are forgiven */
    int64_t at_ms; /* wall time */
    int64_t command;           /* the typed line that caused it; 0: none */
    char text[STORE_TEXT_MAX]; /* the move, the reason, the hash */
};

/* ---- Notices on their way ---- */
struct outbox_item {
    int64_t person;    /* the person to tell; 0: the audience is told */
    uint16_t audience; /* bits of seats and GAME_TO_SPECTATORS */
    struct notice notice;
    struct moment_weights weight; /* of a fact */
    char *text;                   /* the item's own copy of the notice's text */
};
struct outbox {
    struct outbox_item *item;
    int n, cap;
};

/* ---- A change on its way to the store ---- */
enum batch_kind { BATCH_GAME, BATCH_SEATS, BATCH_START, BATCH_CLOSE };
struct batch {
    struct batch *next;
    struct tables *tables;
    struct table *table; /* NULL: the batch is of a game that outlived its table */
    struct game *game;
    enum batch_kind kind;
    bool cascade;  /* an earlier batch failed, so this one must fail, too */
    bool cup_told; /* once it is stored, the cup is told that its table is frozen or goes on */
    /* an earlier batch could not be stored, so this one is not written either; the game keeps the
     * events of both as `unsaved` */
    bool doomed;
    enum store_status status;
    int64_t from, command; /* the person to answer, and their command */
    struct outbox out;
    struct seating *seating;         /* the seating after the change; NULL: unchanged */
    struct play *before, *play;      /* the game before the batch's events, and after them */
    struct store_game *row;          /* the game's row after the change; NULL: unchanged */
    struct store_audit *audit;       /* the audit line of a moderator's void; NULL: none */
    struct store_attached *attached; /* what else is written with it; NULL: nothing */
    struct store_daily_try *daily;   /* the counted try that it begins or ends; NULL: none */
    struct play_event *event;
    int nevents, event_cap;
    int nentries, nratings;
    /* these members are last, since most batches have no entries */
    struct store_entry entry[2 * GAME_SEATS_MAX + 4];
    struct store_rating rating[GAME_SEATS_MAX];
};

struct game {
    struct timer due; /* the next deadline of its votes */
    struct tables *tables;
    /* NULL: it has none. A game that loses its table lives on while a vote on it is open or
     * something of it is being written. */
    struct table *table;
    LIST_ENTRY(game) all;  /* in tables->every */
    LIST_ENTRY(game) vote; /* in tables->voting, if `voting` is set */
    bool voting;
    bool undoing;       /* it was read only to be made void by its number (table_undo.c) */
    int32_t daily;      /* the day of whose deal it is; less than 0: a duel; 0: none */
    int64_t daily_last; /* of such a deal, UTC ms: when it ends as if its player had left */
    bool counts;        /* it is somebody's counted try */
    const struct game_rules *rules;
    struct game_setup setup;
    struct store_game row, *row_ahead; /* ahead: `row`, or that of the newest batch with a row */
    struct leaving who;                /* the players, as they were when the game began */
    struct play *ahead, *shown;
    struct past *past; /* its moves, if they can be taken back; NULL: they cannot */
    int64_t *command;  /* the commands that were carried out in it */
    int ncommands, command_cap;
    struct batch *first, **last; /* its batches that the store has not answered yet */
    /* Events of a friendly game that were played and told, but not written because the disk was
     * full. The first has the seq `unsaved_from`. */
    struct play_event *unsaved;
    int nunsaved, unsaved_cap;
    int32_t unsaved_from;
    /* by the leaver's seat, monotonic ms: when the vote closes; 0: none is open */
    int64_t vote_until[GAME_SEATS_MAX + 1];
    void *late_state;         /* the position that spectators see; NULL: they see what is shown */
    int32_t late_seq;         /* how many events led to that position */
    int late_moves;           /* how many moves late they see the game */
    int held_moves;           /* how many moves are in `held` */
    STAILQ_HEAD(, held) held; /* what spectators have not been told yet */
};

LIST_HEAD(game_list, game);

/* What only this room knows about a seat. */
struct seat_live {
    bool away, automatic;
    bool waits;       /* after a restart: the seat waits for its player */
    uint8_t timeouts; /* how many in a row */
    bool warned;      /* NOTICE_CLOCK was sent in this turn */
    /* the last move in the turn with the serial `asked_serial` lacked a suit, a colour or a seat */
    bool asked_more;
    uint32_t asked_serial;
    bool waited_more;      /* the clock has waited for the answer in this turn (TABLE_ASKED_MS) */
    bool clock_hidden;     /* people see no clock in this turn; at `clock_at` the game becomes void
                              (TABLE_ALONE_MS) */
    uint32_t clock_serial; /* of the turn that the clock is for */
    bool clock_on;
    /* monotonic ms when the time is up; while the clock stands still, the ms that are left */
    int64_t clock_at;
    int64_t away_at;    /* the same for the time that the player may be away; 0: none */
    int64_t away_since; /* monotonic ms */
    int64_t act_at;     /* monotonic ms of the next move of a bot or an automatic seat; 0: none */
    int32_t considered; /* seq of the position in which the bot had nothing to do; -1: none */
    /* The position that the bot was last asked about, and its answer once it has come
     * (MOVE_NONE: nothing to do). */
    int64_t asked_game;
    int32_t asked;
    bool answered;
    struct game_move answer;
};
/* Somebody who watches the table. */
struct watcher {
    int64_t id;
    char name[TABLE_NAME_MAX];
};
/* A fact in the log of a table. */
struct log_line {
    int64_t at_ms;
    int32_t seq;  /* how many events led to it */
    uint8_t ngot; /* of the fact */
    bool weighs;  /* its weights follow the last card of `fact`; else all of them are 0 */
    /* Only ncards of its cards are allocated, and nothing else after them. */
    struct game_fact *fact;
};
/* A message that waits until its table has written something, or its game has been read. */
struct mail {
    STAILQ_ENTRY(mail) next;
    struct table_message message;    /* owns its texts */
    struct store_attached *attached; /* belongs to the message */
};
STAILQ_HEAD(mail_list, mail);

struct table {
    struct timer due;
    struct tables *tables;
    int64_t id;
    int32_t number;
    bool stored; /* the store has its first row */
    bool lost;   /* another room owns the table, or the table is closed */
    const struct game_rules *rules;
    struct game *game; /* in play, or just finished; NULL: none */
    struct seating ahead, shown;
    bool fits;             /* a seat is free, and the game allows as few players as sit there now */
    int64_t last_game;     /* only while tables are loaded: the id of the game that the row names */
    struct batch *writing; /* a batch of another kind than BATCH_GAME; NULL: none */
    struct mail_list mail;
    int nmail;
    bool hold;    /* mail waits until all writes are done */
    int telling;  /* more than 0: notices are being sent, and messages that come meanwhile wait */
    bool stale;   /* nobody is ready any more, but the row does not say so yet */
    bool stopped; /* clocks stand still: everybody is away, or the table is frozen */
    bool warned_address; /* those who sit there know that two of them share an address */
    bool formed;         /* its first game begins even if somebody is away */
    bool over;  /* of a cup: its game has been played, or the cup is over and no game begins */
    bool looks; /* of a cup: nobody has checked yet who is absent */
    enum { CUP_AS_IS, CUP_PAUSE, CUP_GO_ON } pausing; /* what tables_cup_pause asked for */
    int64_t begin_at;     /* of a cup: monotonic ms when its game begins, whoever is there */
    char pause_why[160];  /* why the cup pauses */
    int64_t return_until; /* monotonic ms: after a restart, clocks wait until then at most */
    /* monotonic ms: the store refused a write; the table does nothing by itself until then */
    int64_t retry_at;
    /* monotonic ms: when it closes because its only player was called away; 0: nobody was */
    int64_t parked_until;
    int64_t flush_at; /* monotonic ms: when it next tries to write the unsaved events of its game */
    int64_t stopped_since; /* monotonic ms; only while `stopped` is set */
    char note[160];        /* why the last game could not be restored */
    char closing[160];     /* why the table closes once its game is void; empty: it does not */
    /* what else is written when the table closes; NULL: nothing */
    struct store_attached *closing_attached;
    struct seat_live live[GAME_SEATS_MAX + 1];
    struct watcher *watcher;
    int nwatchers;
    struct tables_totals counted; /* what this table adds to the totals */
    struct log_line *log;         /* a ring of TABLE_LOG_MAX lines; NULL until a game starts */
    int log_first, log_n;
    struct moment *moment; /* the turning points of the game so far; NULL: none */
    bool teaches;          /* its bot is that of a first lesson (SEARCH_TEACHES) */
    int nkicked;
    struct {
        int64_t person, until; /* monotonic ms */
        char name[TABLE_NAME_MAX];
    } kicked[TABLE_KICKED_MAX]; /* whom the host took off, in a ring; a restart forgets them */
};

struct tables {
    struct tables_deps deps;
    char *exempt;             /* its copy of deps.same_address_exempt */
    struct table **by_number; /* by the table's number, from 1 */
    bool drains;              /* no ranked game begins */
    int32_t number_cap, number_last;
    int count; /* of tables */
    struct tables_totals totals;
    struct tables_games games;
    struct game_list every;  /* all games, from game_new to game_free */
    struct game_list voting; /* those with open votes, whether or not their tables are closed */
    struct mail_list undos;  /* messages TABLE_UNDO whose games are being read */
    struct timers *timers;   /* deadlines of all tables and games */
    struct load *load;       /* while they are loaded; else NULL */
    /* The numbers of the tables where people sit and which they watch, by person. */
    struct map seated, watching;
    int64_t *held; /* people who may not sit down now (tables_hold), one for each call */
    size_t nheld;
    struct untolds *untolds;    /* NULL: none yet */
    struct game_move *legal;    /* scratch */
    void *scratch;              /* a state for trying out options */
    struct game_events *events; /* scratch */
    struct company *company;    /* scratch of deals of the day; NULL: none has been played yet */
    char why[512];              /* the sentence of table_why */
};

/* ---- table.c ---- */
/* Monotonic ms. */
int64_t tables_now(const struct tables *ts);
/* The table with this number; NULL: there is none. */
struct table *tables_find(const struct tables *ts, int32_t number);
/* The same, but NULL also for a table that the store does not have or that this room has lost. */
struct table *tables_shown(const struct tables *ts, int32_t number);
/* Makes a table and lists it. `number` 0: it gets a free number. */
struct table *table_make(struct tables *ts, int64_t id, int32_t number,
                         const struct game_rules *rules);
/* Updates the totals for the table as it is shown. */
void table_count(struct table *t);
/* Counts the game that has just begun at the table. */
void table_game_began(const struct table *t);
/* Forgets a table. Its game is dropped (table_drop_game). Messages that wait are refused. */
void table_forget(struct table *t);
/* Takes the game from its table. The game is freed, or lives on without a table while a vote is
 * open or something of it is being written. */
void table_drop_game(struct table *t);
/* The number of the table where a person sits (`places` is tables->seated) or which they watch
 * (tables->watching); 0: none. The functions below write it down. They do not change the table. */
int32_t table_place(const struct map *places, int64_t person);
void table_place_set(struct map *places, int64_t person, int32_t number);
/* If the person sat at this table, they sit nowhere from now on. */
void table_place_unseat(struct tables *ts, int64_t person, int32_t number);
/* Has tables_tick call fn(arg) at this monotonic time; `at` 0: never. */
void due_set(struct tables *ts, struct timer *due, int64_t at, void (*fn)(void *arg), void *arg);
/* Answers a message with NOTICE_REFUSED and this sentence, and with NOTICE_DONE. `why` NULL: the
 * message is not refused, and nothing is answered. */
void table_refuse(struct tables *ts, const struct table_message *m, const char *why);
/* Makes a sentence that refuses something, in the language that is spoken now. It lives until the
 * next call. */
const char *table_why(struct tables *ts, const char *format, ...) PRINTF(2, 3);
/* Does what table_refuse does, with the code of a game. */
void table_refuse_code(struct tables *ts, const struct table_message *m, enum game_code code,
                       const char *text);
/* Answers a message with NOTICE_DONE alone. */
void table_done(struct tables *ts, const struct table_message *m);
/* A copy of the message that owns what it points to. */
struct mail *table_mail_new(const struct table_message *m);
void table_mail_free(struct mail *mail);
/* Carries out the messages that wait, as far as the table is free for them. */
void table_mail_run(struct table *t);
/* Puts a message back that the table had begun to handle. It is the first to run when all writes
 * are done. False: too many messages wait. */
bool table_mail_hold(struct table *t, const struct table_message *m);
/* Whether nothing of the table is on its way to the store. */
bool table_idle(const struct table *t);

/* ---- outbox (table.c) ---- */
/* These add a copy of a notice and its text. outbox_put adds it for one person, or for everybody at
 * the table (`person` 0). outbox_watchers adds it for those who watch. outbox_send fills in the
 * notice's table and rules. */
void outbox_put(struct outbox *out, int64_t person, const struct notice *notice);
void outbox_watchers(struct outbox *out, const struct notice *notice);
/* Short forms of outbox_put and table_tell_now. They take the members of the notice, as in
 * TELL_ALL(&out, .kind = NOTICE_RANKED). */
#define TELL_ALL(out, ...)         outbox_put(out, 0, &(struct notice){__VA_ARGS__})
#define TELL_ONE(out, person, ...) outbox_put(out, person, &(struct notice){__VA_ARGS__})
#define TELL_NOW(t, person, ...)   table_tell_now(t, person, &(struct notice){__VA_ARGS__})
/* Adds a copy for each person who plays in the game of this row. */
void outbox_players(struct outbox *out, const struct store_game *row, const struct notice *notice);
/* Adds a fact for its audience. `weight` NULL: it has none. */
void outbox_fact(struct outbox *out, const struct game_fact *fact,
                 const struct moment_weights *weight);
void outbox_free(struct outbox *out);
/* Sends all notices, adds the facts to the log, and frees the outbox. `t` NULL: sends only the
 * notices that are for one person. `at_ms`: the wall time of the facts. */
void outbox_send(struct tables *ts, struct table *t, const struct game_rules *rules,
                 struct outbox *out, int64_t at_ms);
/* Does the same, but keeps the outbox, and sends notices by audience only to `to` (bits of seats,
 * GAME_TO_SPECTATORS). Facts go to the log only if `log` is set. */
void outbox_tell(struct tables *ts, struct table *t, const struct game_rules *rules,
                 struct outbox *out, int64_t at_ms, uint16_t to, bool log);
/* Sends a notice of something that is not stored to one person at the table, or to everybody there
 * (`person` 0). */
void table_tell_now(struct table *t, int64_t person, const struct notice *notice);
/* Copies the notices whose audience has some of these bits. Notices for one person are left out. */
void outbox_copy(struct outbox *to, const struct outbox *from, uint16_t audience);
/* Adds a fact to the log. `seq`: how many events there are so far. */
void table_log_add(struct table *t, const struct outbox_item *item, int64_t at_ms, int32_t seq);
/* The fact of a line of the log, with all its members. */
struct game_fact table_log_fact(const struct log_line *line);
/* Drops the facts of the events from this seq on, because these events were taken back. */
void table_log_cut(struct table *t, int32_t seq);
void table_log_clear(struct table *t);

/* ---- table_event.c ---- */
/* Writes the text that the journal keeps of an event. Returns its length. */
size_t event_format(const struct play_event *e, char *out, size_t cap);
/* Whether an event of this kind has a `seat`. */
bool event_has_seat(const struct play_event *e);
/* Reads a text that event_format has written. False: it makes no sense. */
bool event_parse(const char *text, struct play_event *out);

/* ---- table_batch.c ---- */
/* An empty batch for the message (NULL: nobody asked for the change). */
struct batch *batch_new(struct tables *ts, struct table *t, struct game *g, enum batch_kind kind,
                        const struct table_message *m);
/* Writes the batch. The table's `ahead` already has its changes. */
void batch_submit(struct batch *b);
/* Writes the batch if it has events, else drops it. Returns whether it has any. */
bool batch_submit_any(struct batch *b);
/* Writes one event of the game in a batch of its own for the message (NULL: nobody asked for it).
 * Returns GAME_OK, or a refusal, which changed nothing. */
enum game_code batch_write(struct game *g, const struct table_message *m, struct play_event e);
/* Frees batches that will never get an answer, because the store is closed. */
void batches_free(struct batch *first);
/* Frees a batch that the store has answered, or one that was not submitted and applied nothing
 * ahead. */
void batch_drop(struct batch *b);
/* Applies one event ahead and adds it to the batch. If the event has no time yet, it gets the
 * present one; the first event of the batch gets the command of the batch's message. Returns
 * GAME_OK, or a refusal, which changed nothing. */
enum game_code batch_event(struct batch *b, struct play_event *e);
/* Adds an entry of the ledger to the batch, unless `amount` is 0. */
void batch_entry(struct batch *b, int64_t account, enum store_currency currency, int64_t amount,
                 const char *reason);

/* ---- table_play.c ---- */
/* Whose turn it is in a state of the game's rules. */
struct game_turn play_turn(const struct game *g, const void *state);
/* The list of events that all tables share (tables->events), emptied for the rules to write into.
 * The next call empties it again. */
struct game_events *play_events(const struct game *g);
/* All zeros, with room for the state of the game's rules. The caller frees it. */
struct play *play_new(const struct game *g);
struct play *play_copy(const struct game *g, const struct play *p);
void play_assign(const struct game *g, struct play *to, const struct play *from);
/* Applies one event and adds what people are told to `out`. Returns GAME_OK, or
 * a refusal, which changed nothing. An EVENT_HASH that does not fit the position is GAME_BAD_MOVE.
 */
enum game_code play_apply(const struct game *g, struct play *p, const struct play_event *e,
                          struct outbox *out);
/* Whether the game would score if it ended now. */
bool play_scores(const struct game *g, const struct play *p);
/* Lives in the game's row. */
const char *game_seat_name(const struct game *g, int seat);
/* The player of a seat, as a notice names them. */
struct notice_who game_who(const struct game *g, int seat);
/* The seat of a person in the game; 0: none. */
int game_seat_of(const struct game *g, int64_t person);

/* ---- table_game.c ---- */
/* Makes a game from its row, before its first event. game_free frees it. */
struct game *game_new(struct tables *ts, const struct game_rules *rules,
                      const struct store_game *row);
void game_free(struct game *g);
/* Fills in the setup from the options and the seed of the row. False: they make no sense. */
bool game_options_read(struct game *g);
/* Deals, and adds the facts of the deal to `out`. False: the options do not go together. */
bool game_begin(struct game *g, struct outbox *out);
/* Tells everybody whose turn it is after the batch's events. A seat that had to move before these
 * events, too, is left out unless its clock started again. So where all seats move at once, as in a
 * layout, nobody is told twice. */
void game_tell_turn(struct batch *b);
/* Why a game cannot start now; NULL: it can. */
const char *game_start_refusal(struct table *t);
/* Starts a game with those who sit there, who must all be ready. If the game cannot start, refuses
 * `m` (NULL: tells everybody why), and nobody is ready any more. */
void game_start(struct table *t, const struct table_message *m);
/* Begins and writes the game whose id, seed and shuffle are in `row`, with those who sit in the
 * table's `ahead`. False: it cannot start with these seats and options, and nothing was done. */
bool game_launch(struct table *t, const struct table_message *m, struct store_game *row,
                 const struct game_setup *setup);
/* Whether the table shows a game that has not ended. */
bool game_in_play(const struct table *t);
/* Handles the message TABLE_MOVE. Such functions return NULL, or the sentence that refuses the
 * message. */
const char *game_move(struct table *t, const struct table_message *m);
/* Has the player of the seat leave the game. `m`: the message that asks for it; NULL: none does.
 * `away`: the player was away for too long. */
void game_leave(struct table *t, int seat, const struct table_message *m, bool away);
/* Makes a game void. `m`: the message of the staff; NULL: the staff does not do it. A game without
 * a table is freed once its end is stored. */
void game_void(struct game *g, const struct table_message *m, const char *reason);
/* Ends a game that cannot go on after a restart: its journal does not replay to the same position,
 * or its table is closed. */
void game_freeze(struct game *g, const char *why);
/* Plays the seat's automatic move, because its time is up or because it is automatic. */
void game_auto(struct table *t, int seat, bool timeout);
/* Asks the thinker for a bot's move in the position that is shown. */
void game_bot_ask(struct table *t, int seat);
/* Plays the bot's move: the thinker's answer, or a move of level 1 if none came in time. */
void game_bot(struct table *t, int seat);
/* If two people in a competitive game share an address, writes that down (RK-D2). */
void game_shared(struct table *t);
/* Whether the message's command was carried out in this game. */
bool game_knows(const struct game *g, int64_t command);
void game_remember(struct game *g, int64_t command);

/* ---- table_daily.c ---- */
/* When a game of a deal of the day or of a duel ends as if its player had left, in UTC ms. */
int64_t daily_last_of(const struct store_game *row);
/* Handles the message TABLE_DAILY. */
const char *daily_message(struct tables *ts, const struct table_message *m);
/* Adds to the batch what the bots do now. Returns whether they do anything. */
bool daily_answer(struct batch *b);
/* Writes the moves that the bots still have to make in the position that is ahead. */
void daily_catch_up(struct table *t);
/* Does what is due in the game at `now`. Returns the next deadline, monotonic ms; 0: it did
 * something, or nothing is due. */
int64_t daily_clocks(struct table *t, int64_t now);
/* The batch ends the game. If that is a counted try, notes in the batch what it is worth. */
void daily_settle(struct batch *b, const struct store_game *row);
/* Attaches to the next write what goes with the batch: the try that the batch begins or ends, and
 * what came with its message. The caller makes that write at once (store_attach). */
void daily_beside(struct batch *b);
/* The batch is durable: tells the lobby of its try. */
void daily_told(const struct batch *b);

/* ---- table_settle.c ---- */
/* What a game was worth to the player of a seat. */
struct notice_result settle_result(const struct tables *ts, const struct game_rules *rules,
                                   const struct store_seat *seat);
/* Takes the bets at the start of the batch's game; `back`: gives them back. */
void settle_bets(struct batch *b, bool back);
/* If the batch's events ended something, adds the entries, results and notices that follow. */
void settle_batch(struct batch *b);
/* The batch is durable: updates balances and boards. The game's row must not be replaced yet. */
void settle_told(struct batch *b);

/* ---- table_rating.c ---- */
/* Whether a game that ended like this is rated (RT-D2, RT-D5); for a void game, whether it was.
 * Fills in place and team of each seat, from seat 1 at `out[0]`, and how the places count. */
bool rating_game(const struct game *g, const struct play *p, struct rating_entrant *out,
                 enum rating_mode *mode);
/* Rates a game that was played to its end: all seats by one update (RT-D3). Adds the entries to the
 * batch, and to the row what people are told of them. */
void rating_settle_game(struct batch *b, struct store_game *row);
/* Whether the rating is provisional, counting what is on its way to the store (RT-D12). */
bool rating_provisional(const struct tables *ts, const struct game_rules *rules, int64_t account);
/* The game is void: undoes the entries of its row (RT-D7). */
void rating_undo(struct batch *b, const struct store_game *row);
/* The batch is durable: updates the boards of ratings. */
void rating_told(const struct batch *b);
/* The store refused the batch: its entries do not count. */
void rating_refused(const struct batch *b);

/* ---- table_unsaved.c ---- */
/* Whether the batch's game goes on although the disk had no space for the batch. Friendly games do,
 * since nobody wins or loses anything in them; deals of the day, duels and games of cups do not. */
bool unsaved_takes(const struct batch *b);
/* Keeps the events of such a batch and of the batches that follow it. Tells people the first time.
 */
void unsaved_begin(struct batch *b);
/* The batch is stored with all `unsaved` events that it carried. */
void unsaved_stored(struct batch *b);
/* How many `unsaved` events the next batch has to carry; 0 if one that carries them is under way.
 */
int unsaved_carried(const struct game *g);
/* Tries to write the unsaved events of the table's game, if there are any. */
void unsaved_flush(struct table *t);

/* ---- table_untold.c ---- */
/* Called when a game is over or was made void, for the seat `at` of its row. If the account is not
 * connected, this keeps what the game was worth to it for later. If the game is void and the
 * account is elsewhere in the lobby, the account is told at once. */
void untold_note(struct tables *ts, const struct game *g, const struct store_game *row, int at);
/* Tells an account that is back what was kept for it, and forgets that. */
void untold_tell(struct tables *ts, int64_t account);
/* The account `from` became part of `into`, which is told what was kept for `from`. */
void untold_merged(struct tables *ts, int64_t from, int64_t into);

/* ---- table_shuffle.c ---- */
/* Draws the secret of the next game in the table's `ahead`, forgets all words, and tells the
 * commitment. */
void shuffle_prepare(struct batch *b);
/* Somebody has sat down: forgets the word of the seat's earlier person, and tells the new one the
 * commitment. If the secret is of format 1, keeps the word that follows from it. */
void shuffle_sit(struct batch *b, int seat);
/* Makes id, seed and shuffle of the row from those who sit. Then it seats them as the seed says
 * (doc/rules/README.md); nobody is ready after that. In a duplicate the cup has given seed and
 * seats. */
void shuffle_start(struct seating *s, struct store_game *row);
/* Tells the secret of a game that has ended. */
void shuffle_reveal(struct batch *b, const struct store_game *row);

/* ---- table_delay.c ---- */
/* The game has just begun, or is about to be replayed. If it is competitive, spectators see it
 * `moves` moves late from now on. */
void delay_begin(struct game *g, int moves);
/* Adds `out`, what a batch of `moves` moves told; `after` is the game after that batch. Tells
 * spectators what is old enough by now, or all of it once the game is over. */
void delay_add(struct game *g, const struct outbox *out, const struct play *after, int moves,
               int64_t at_ms);
/* The position that spectators see. It belongs to the game. */
const void *delay_state(const struct game *g);
/* How many events led to that position; INT32_MAX: all. */
int32_t delay_seq(const struct game *g);
void delay_free(struct game *g);

/* ---- table_vote.c ---- */
/* Handles the message TABLE_VOTE. */
const char *vote_cast(struct tables *ts, const struct table_message *m);
enum leave_verdict vote_verdict(const struct vote *v);
bool votes_open(const struct play *p);
/* Notes whether votes of the game are open. Sets the deadlines of open votes that have none yet. */
void votes_arm(struct game *g);
/* The batch is durable: tells the lobby about those who left and about whom the vote is over. */
void votes_told(const struct batch *b);
/* Asks a person who is back about the votes that they have not answered yet. */
void votes_ask(struct tables *ts, int64_t person);

/* ---- table_form.c ---- */
/* The only player of the table was called away: it closes unless they come back in time. */
void form_park(struct table *t);
/* Takes the sender back to the table if they were called away from it. False: they were not. */
bool form_return(struct table *t, const struct table_message *m);
/* Closes the table if its player was called away and did not come back in time. Returns when that
 * will be due, monotonic ms; 0: nobody was called away, or the table closes now. */
int64_t form_parked_due(struct table *t, int64_t now);

/* Takes the person away from the table where they sit. tables_callable or the rules of cups must
 * allow it. */
void form_call_away(struct tables *ts, int64_t person);

/* ---- table_cup.c ---- */
/* If this is a table of a cup, tells the cup what has happened to it. */
void cup_tell(const struct table *t, enum table_cup_state state);
/* Tells the cup that the store did not take its table. */
void cup_unopened(struct tables *ts, const struct store_cup_at *at);
/* The game is over: fills in the row what its cup wants to know of each seat. */
void cup_settle(const struct game *g, struct store_game *row);
/* The batch is durable: tells the cup if the game is over. */
void cup_told(const struct batch *b);
/* Whether the person, who has a seat at this table of a cup, sits somewhere else. */
bool cup_elsewhere(const struct table *t, int64_t person);
/* Whether the person of the seat was not there at the start of a cup's game and has not come yet.
 * As long as that is so, being away does not count as leaving. */
bool cup_excused(const struct table *t, int seat);
/* Does what game_leave does. At a table of a cup, the player leaves only once that does not cancel
 * the game. */
void cup_leave(struct table *t, int seat, const struct table_message *m, bool away);
/* Whether the game of the cup's table may begin. `ready`: all are there and ready. */
bool cup_may_begin(const struct table *t, bool ready);
/* Does what is due while no game is in play. Returns the next deadline, monotonic ms; 0: none. */
int64_t cup_wait(struct table *t, int64_t now);
/* Does what is due in a game and sets `due` to the next deadline (monotonic ms; 0: none). Returns
 * whether it did anything. */
bool cup_play(struct table *t, int64_t now, int64_t *due);
/* The table has been loaded. */
void cup_resume(struct table *t);
/* The sentence that refuses a message at a table of a cup; NULL: the cup does not refuse it. */
const char *cup_refusal(const struct table *t, const struct table_message *m);

/* ---- table_seat.c ---- */
/* The sentence that refuses what players cannot do at a frozen table. */
extern const char seat_frozen[];
/* Handles the message TABLE_CREATE. */
const char *seat_create(struct tables *ts, const struct table_message *m);
/* The sentence that says why a person who sits nowhere cannot sit down on these terms; NULL: they
 * can. `number`: of the table; 0: it is being opened. */
const char *seat_terms_refusal(struct tables *ts, const struct seating *with,
                               const struct person *p, int32_t number);
/* The seat now has another person than before: forgets what was known of the earlier one. */
void seat_sat(struct table *t, int seat);
/* Whether the seat has finished its part in the game and is out of it (it has a place in
 * Palace). */
bool seat_is_out(const struct table *t, int seat);
/* Handles the messages about seats and readiness, such as TABLE_SIT, TABLE_READY and TABLE_KICK. */
const char *seat_message(struct table *t, const struct table_message *m);
/* Handles the message TABLE_RENAME. */
void seat_rename(struct table *t, const struct table_message *m);
/* For how many more ms the person cannot sit down there, because the host took them off; 0: they
 * can. */
int64_t seat_kicked(const struct table *t, int64_t person);
/* From now on everybody sees this seating. */
void seat_show(struct table *t, const struct seating *seating);
/* Whether seats are free, all who sit there are ready, and the host may begin with them alone. */
bool seat_starts(const struct table *t);
/* Makes the person of the seat stand up; `kind` tells the others. No game may be in play, or the
 * seat must be out of it. Closes the table if no game is in play and no person is left there. */
void seat_stand(struct table *t, int seat, const struct table_message *m, enum notice_kind kind);
/* Makes the first other person who sits there and is not away the host. */
void seat_host(struct table *t);
/* A start failed: nobody is ready any more. That holds at once, and is written later. */
void seat_unready_all(struct table *t);
/* Tells all people who sit there, except `but` (0: nobody), why no game starts. `why` NULL: what
 * game_start_refusal says in the language of each. */
void seat_tell_refused(struct table *t, int64_t but, const char *why);
/* Starts the game if every wanted seat is ready and its player is there. */
void seat_try_start(struct table *t);
/* Closes the table, and tells everybody there why. */
void seat_close(struct table *t, const struct table_message *m, const char *why);
/* Begins a change of the table's row. The caller changes the table's `ahead`. */
struct batch *seat_begin(struct table *t, const struct table_message *m);
/* Writes `ahead` as it is now. Tells people what the change means for the terms. */
void seat_submit(struct batch *b);
/* Makes the person in the seat the host from now on. */
void seat_hand_over(struct batch *b, int seat);
/* Freezes the table, or lets it go on (`why` ""), and tells people. If the game of a cup's table
 * has not begun, they get TABLE_CUP_READY_MS again. */
void seat_freeze(struct batch *b, const char *why);

/* ---- table_seating.c ---- */
/* Kinds of people (bits), and the seats that people of these kinds have taken (bits). */
enum {
    SEATING_ACCOUNTS = 1 << PERSON_ACCOUNT,
    SEATING_GUESTS = 1 << PERSON_GUEST,
    SEATING_BOTS = 1 << PERSON_BOT,
    SEATING_PEOPLE = SEATING_ACCOUNTS | SEATING_GUESTS,
    SEATING_ALL = SEATING_PEOPLE | SEATING_BOTS
};
uint16_t seating_seats(const struct seating *s, unsigned kinds);
/* Bits of the seats that are ready to begin: bots are always ready. */
uint16_t seating_ready(const struct seating *s);
/* The lowest of these seats (bits); 0: there is none. */
int seating_first(uint16_t seats);
bool seating_competitive(const struct seating *s);
int seating_taken(const struct seating *s);
int seating_people(const struct seating *s); /* without bots */
/* The seat of a person, or of a name in any case; 0: none. */
int seating_seat_of(const struct seating *s, int64_t person);
int seating_seat_named(const struct seating *s, const char *name);
/* Finds two of these seats (bits) whose people share an address (RK-D2). False: there are none. */
bool seating_shares(const struct tables *ts, const struct seating *s, uint16_t seats, int *a,
                    int *b);
/* The same for all who sit there, but only if their game would be competitive. */
bool seating_would_share(const struct tables *ts, const struct seating *s, int *a, int *b);
/* If the game would be competitive, for how many ms the person in `seat` (set here) may not play
 * ranked games; 0: all who sit there may. */
int64_t seating_barred(const struct tables *ts, const struct seating *s, int *seat);
/* If the game would be competitive, a seat whose person cannot meet the bet (RK-R2); 0: all can. */
int seating_poor(const struct tables *ts, const struct seating *s);
/* Writes the text of the table's row. Returns its length. */
size_t seating_format(const struct table *t, const struct seating *s, char *out, size_t cap);
/* Reads such a text. Returns the rules of its game; NULL: it makes no sense. */
const struct game_rules *seating_parse(const char *text, struct seating *out);
/* For how many more ms the only free seat is kept for another person than this one (0: anybody). 0:
 * it is not kept, more seats are free, or the clock was set back since. */
int64_t seating_kept(const struct tables *ts, const struct seating *s, int64_t person);

/* ---- table_option.c ---- */
/* Fills in `s` for a table that is being opened, where nobody sits yet, from the options of a line.
 * Returns NULL, or the sentence that refuses them; then `s` must not be used. */
const char *option_fresh(struct tables *ts, const struct game_rules *rules, const char *text,
                         struct seating *s);
/* Handles the host's message TABLE_OPTION. */
const char *option_change(struct table *t, const struct table_message *m);

/* ---- table_back.c ---- */
/* An empty past for a game that has just been made; past_free frees it. NULL: its moves cannot be
 * taken back. */
struct past *past_new(const struct game *g);
void past_free(struct past *past);
/* Keeps what taking back needs of the event with this seq, which was applied. Forgets the events
 * that it has with this seq or a later one, because the store refused them. */
void past_add(struct past *past, int32_t seq, const struct play_event *e);
/* Puts `p` back to the position before the seat's last move that was not taken back. Returns
 * GAME_OK and sets `from` to the seq of that move, or returns a refusal and changes nothing. */
enum game_code past_undo(const struct game *g, struct play *p, int seat, int32_t *from);
/* Handles the message TABLE_TAKE_BACK. */
const char *back_message(struct table *t, const struct table_message *m);

/* ---- table_hint.c ---- */
/* Handles the message TABLE_HINT. */
const char *hint_message(struct table *t, const struct table_message *m);

/* ---- table_watch.c ---- */
/* Handles the message TABLE_WATCH. */
const char *watch_begin(struct table *t, const struct table_message *m);
/* The person stops watching, because they went away or sit down somewhere. */
void watch_end(struct tables *ts, int64_t person);

/* ---- table_staff.c ---- */
/* Handles the messages TABLE_CLOSE, TABLE_VOID, TABLE_FREEZE, TABLE_RESUME and TABLE_TRANSFER. */
const char *staff_message(struct table *t, const struct table_message *m);

/* ---- table_undo.c ---- */
/* Handles the message TABLE_UNDO. */
const char *undo_message(struct tables *ts, const struct table_message *m);
/* The game of the waiting message `undo` has been read. Takes over the message and the game. If the
 * store has the game (STORE_OK) but `g` is NULL, the game cannot be replayed. */
void undo_loaded(struct tables *ts, struct mail *undo, enum store_status status, struct game *g);

/* ---- table_load.c ---- */
/* Ends a load that is under way, without telling anybody. */
void load_drop(struct tables *tables);
/* Reads the game of the message, and replays it without a table. Then it calls undo_loaded. */
void load_numbered(struct tables *ts, struct mail *undo);

/* ---- table_clock.c ---- */
/* Does what is due at the table and finds out when something is due next. Called whenever something
 * has become durable, and by the timers. */
void clock_update(struct table *t);
/* Whether turns in the table's game have no clock. They have none in the deal of a day or a duel,
 * or if one person plays against bots alone and the host chose no clock. */
bool clock_rests(const struct table *t);
/* How many ms a turn may take: the game's own time for this phase, or the table's time. Where the
 * clock rests, TABLE_ALONE_MS. */
int64_t clock_turn_ms(const struct table *t, const struct game_turn *turn);
/* A person who sits here came or went. */
void clock_presence(struct table *t, int seat, bool present);
/* The event is durable. After EVENT_TIMEOUT its seat is automatic if the player is away or has
 * missed two turns in a row. After EVENT_ABSENT or EVENT_GOING it is automatic if the player is
 * away or will leave (table_cup.c). */
void clock_event(struct table *t, const struct play_event *e);
/* A player typed a move, so the seat is not automatic any more. */
void clock_player_acts(struct table *t, int seat);
/* Notes whether a player's move was refused because it lacks a suit, a colour or a seat. */
void clock_player_asked(struct table *t, int seat, bool asked);
/* Sets up the clocks after a restart; `last_event_ms` is the wall time of the last event. */
void clock_resume(struct table *t, int64_t last_event_ms);
