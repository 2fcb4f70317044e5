/*
 * What the files of the table module share.
 *
 * A table is a seating (who sits, on what terms: the table's row in the store) and a game (its
 * journal decides everything in it: struct play). Both exist twice: as they are shown (durable) and
 * as they are ahead of the store. Every change is a batch: applied ahead, written, and told when
 * the store has it; if the store refuses it, what is ahead goes back to what is shown.
 *
 * The files:
 *     table.c          registry, messages, notices
 *     table_batch.c    changes on their way to the store
 *     table_clock.c    clocks, presence, bots
 *     table_delay.c    what spectators see late
 *     table_event.c    the events of a journal as text
 *     table_game.c     starts games and plays moves
 *     table_load.c     the start of a room
 *     table_option.c   options, as they are typed
 *     table_play.c     applies one event to a game
 *     table_seat.c     before and after games: sitting down, standing up, ready
 *     table_seating.c  what a seating says of itself, and its text
 *     table_settle.c   what an end is worth
 *     table_shuffle.c  secrets and words
 *     table_staff.c    what the staff does to a table
 *     table_undo.c     games made void by their number, long after their table is gone
 *     table_unsaved.c  friendly games that go on while the disk is full
 *     table_untold.c   what a game was worth to those who were not there
 *     table_view.c     what is read
 *     table_vote.c     votes about leavers
 *     table_watch.c    who watches
 * Beside them table_record.c makes records of games, and table_check.c replays those that no table
 * has to do with.
 */
#ifndef LOBBY_TABLE_TABLE_PRIVATE_H
#define LOBBY_TABLE_TABLE_PRIVATE_H

#include <stdalign.h>

#include "leaving.h"
#include "map.h"
#include "table.h"
#include "timer.h"

enum {
    TABLES_MAX = 20000,
    TABLE_BACKLOG_MAX = 10000, /* writes under way above which no table is opened */
    TABLE_LEGAL_MAX = 2048,    /* moves a bot chooses from */
    TABLE_MAIL_MAX = 32,       /* messages that wait for a write of their table */
    TABLE_BET_MAX = 1000000,   /* chips */
    TABLE_HASH_EACH = 16,      /* events between two hashes of the position */
    TABLE_DELAY = 1,           /* moves, the option `delay`, of a new table */
    TABLE_DELAY_MAX = 5,       /* the most of it */
    TABLE_CLOCK_MIN_MS = 5000, /* the option `clock` */
    TABLE_CLOCK_MAX_MS = 3600000,
    TABLE_WARN_MS = 10000,       /* NOTICE_CLOCK */
    TABLE_AUTO_MS = 1500,        /* before an automatic seat's move, so that it can be followed */
    TABLE_HOST_MS = 30000,       /* a host who is away that long hands over */
    TABLE_RETURN_MS = 120000,    /* after a restart clocks wait so long for their owner */
    TABLE_RETURN_LEFT_MS = 30000 /* and have at least so much left */
};
/* A game whose players are all away ends void: friendly and competitive ones. */
enum { TABLE_ABANDON_FRIENDLY_MS = 30 * 60000, TABLE_ABANDON_MS = 24 * 3600000 };

struct table;
struct game;
struct batch;
struct untolds;

static inline uint16_t seat_bit(int seat)
{
    return (uint16_t)(1u << seat);
}

/* ---- Who sits, on what terms ---- */
enum terms {
    TERMS_OPEN,
    TERMS_FRIENDLY,
    TERMS_RANKED
}; /* open: competitive while all are accounts */
/* What the next game's seed will be made from. */
struct shuffle {
    int64_t game;   /* its id; 0: a game is in play */
    uint8_t format; /* as in struct shuffle_made */
    uint8_t secret[RECORD_HASH];
    char word[GAME_SEATS_MAX + 1][RECORD_WORD_MAX]; /* by seat; "": the one that the secret gives */
};
struct seating {
    struct game_setup setup; /* seats wanted and options; no seed */
    enum terms terms;
    int64_t bet, turn_ms, host;
    char frozen[160]; /* by staff, and why: nothing moves; empty: no */
    uint8_t delay;    /* moves that spectators of a ranked game see late */
    uint16_t ready;
    struct person seat[GAME_SEATS_MAX + 1]; /* id 0: free */
    int64_t command[GAME_SEATS_MAX + 1];    /* the last that each carried out here */
    struct {
        int64_t id, until_ms; /* id 0: for anybody; wall time */
        char name[TABLE_NAME_MAX];
    } kept; /* whom the last free seat is kept for, and until when */
    struct shuffle next;
};

/* ---- A game: what its journal decides, flat and copied whole ---- */
enum play_end { PLAY_ON, PLAY_FINISHED, PLAY_CANCELLED, PLAY_VOID, PLAY_FROZEN };
struct vote {
    bool called, open, penalized;
    bool settled; /* the leaver's XP is in the ledger */
    bool away;    /* left by being away for too long */
    uint16_t asked, penalize, forgive;
    int64_t at_ms; /* wall time of the leave */
};
struct play {
    int32_t seq;    /* events so far */
    int32_t hashed; /* seq of the last hash */
    enum play_end end;
    uint16_t left;
    uint8_t shared_a, shared_b;           /* RK-D2: these two shared an address; 0 none */
    struct game_result result;            /* when ended */
    uint8_t leaver;                       /* whose leaving cancelled the game, 0 nobody's */
    char reason[160];                     /* of a cancelled, void or frozen game */
    struct vote vote[GAME_SEATS_MAX + 1]; /* by the leaver's seat */
    alignas(max_align_t) uint8_t state[]; /* of the rules */
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
    EVENT_HASH
};
struct play_event {
    enum play_event_kind kind;
    int seat, other;
    bool yes; /* VOTE, VOTED: penalize */
    int64_t at_ms;
    int64_t command;
    char text[STORE_TEXT_MAX]; /* the move, the reason, the hash */
};

/* ---- Notices on their way ---- */
struct outbox_item {
    int64_t person;    /* to this one; 0: by audience */
    uint16_t audience; /* bits of seats, GAME_TO_SPECTATORS */
    struct notice notice;
    char *text; /* the notice's own copy */
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
    struct table *table; /* NULL: of a game that outlived its table */
    struct game *game;
    enum batch_kind kind;
    bool cascade; /* something before it failed: it must fail, too */
    bool doomed;  /* something before it was not stored, so it is not either: both are `unsaved` */
    enum store_status status;
    int64_t from, command; /* whom to answer */
    struct outbox out;
    struct seating *seating;       /* as the table stands then; NULL: unchanged */
    struct play *before, *play;    /* the game before its events, and as it stands then */
    struct store_game *row;        /* as the game's row reads then; NULL: unchanged */
    struct store_audit *audit;     /* the line of a moderator's void; NULL: none */
    struct store_besides *besides; /* what else goes with it; NULL: nothing */
    struct play_event *event;
    int nevents, event_cap;
    int nentries;
    struct store_entry entry[2 * GAME_SEATS_MAX + 4]; /* last: most batches have none */
};

struct game {
    struct timer due; /* votes, of a game without a table */
    struct tables *tables;
    struct table *table; /* NULL: the table is closed or plays another game, a vote is still out */
    struct game *next;   /* of tables->voting */
    bool voting;         /* in that list */
    bool undoing;        /* in the list of that name */
    const struct game_rules *rules;
    struct game_setup setup;
    struct store_game row, row_ahead;
    struct leaving who; /* as it began */
    struct play *ahead, *shown;
    int64_t *command; /* those carried out */
    int ncommands, command_cap;
    struct batch *first, **last;
    /* Of a friendly game: played and told, but the disk was full; the first has this seq. */
    struct play_event *unsaved;
    int nunsaved, unsaved_cap;
    int32_t unsaved_from;
    int64_t vote_until[GAME_SEATS_MAX + 1]; /* mono ms, by leaver */
    /* What spectators see late: the position (NULL: they see what is shown), and what waits. */
    void *late_state;
    int32_t late_seq;
    int late_moves, held_moves;
    struct held *held, **held_last;
};

/* What only this room knows of a seat. */
struct seat_live {
    bool away, automatic, waits; /* waits: after a restart, for its owner */
    uint8_t timeouts;            /* in a row */
    bool warned;
    uint32_t clock_serial;
    bool clock_on;
    int64_t clock_at;   /* mono ms when time is up; while it stands still, what is left */
    int64_t away_at;    /* the same for the away limit; 0 none */
    int64_t away_since; /* mono ms */
    int64_t act_at;     /* mono ms: a bot's or an automatic seat's next move; 0 none */
    int32_t considered; /* seq of the position in which a bot saw nothing to do */
    /* What a bot was last asked, and its answer (MOVE_NONE: nothing to do) once it is there. */
    int64_t asked_game;
    int32_t asked;
    bool answered;
    struct game_move answer;
};
struct watcher {
    int64_t id;
    char name[TABLE_NAME_MAX];
};
struct log_line {
    int64_t at_ms;
    int32_t seq;            /* of the events behind it */
    struct game_fact *fact; /* only its first ncards cards are there */
};
struct mail {
    struct mail *next;
    bool rename; /* `old` goes on as message.from */
    int64_t old;
    struct table_message message;  /* its texts are owned */
    struct store_besides *besides; /* of the message */
};

struct table {
    struct timer due;
    struct tables *tables;
    int64_t id;
    int32_t number;
    const struct game_rules *rules;
    struct seating ahead, shown;
    struct game *game;     /* in play or just finished; NULL none */
    int64_t last_game;     /* while tables are loaded: the id of the game that its row names */
    struct batch *writing; /* of seats, start or close */
    struct mail *mail, **mail_last;
    int nmail;
    bool hold;    /* mail waits until all writes are done */
    int telling;  /* notices are going out: messages sent meanwhile wait */
    bool stored;  /* its first row is there */
    bool lost;    /* another room owns it, or it is closed */
    bool stale;   /* nobody is ready any more, which its row does not know yet */
    bool stopped; /* nobody is there: clocks stand still */
    bool warned_address;
    int64_t return_until; /* mono ms: after a restart clocks wait until then */
    int64_t retry_at;     /* mono ms: the store was full; nothing by itself before */
    int64_t flush_at;     /* mono ms: when what its game has unsaved is tried again */
    int64_t stopped_since;
    char note[160];                        /* why the last game was not restored */
    char closing[160];                     /* staff closes it once its game is void; empty: no */
    struct store_besides *closing_besides; /* goes with that; NULL: nothing */
    struct seat_live live[GAME_SEATS_MAX + 1];
    struct watcher *watcher;
    int nwatchers;
    struct tables_totals counted; /* its part of the totals */
    struct log_line *log;         /* a ring of TABLE_LOG_MAX; NULL until a game starts */
    int log_first, log_n;
};

/* Where a person is: table numbers, 0 none. */
struct place {
    int32_t seated, watched;
};

struct tables {
    struct tables_deps deps;
    char *exempt;
    struct table **by_number; /* from 1 */
    bool drains;
    int32_t number_cap, number_last;
    int count;
    struct tables_totals totals;
    struct game *voting;   /* those whose votes are out, their tables closed or not */
    struct game *undoing;  /* those without a table that are being made void by their number */
    struct timers *timers; /* deadlines of all tables and games */
    struct map places;     /* struct place, by person */
    int64_t *held;         /* who may not sit down now, some several times */
    size_t nheld;
    struct untolds *untolds;    /* NULL: none yet */
    struct game_move *legal;    /* scratch */
    void *scratch;              /* a state, to try options on */
    struct game_events *events; /* scratch */
    char *position;             /* scratch */
};

/* ---- table.c ---- */
int64_t tables_now(const struct tables *ts);
struct table *tables_find(const struct tables *ts, int32_t number);
struct table *table_make(struct tables *ts, int64_t id, int32_t number,
                         const struct game_rules *rules);
/* Brings the totals up to date with the table as it is shown. */
void table_count(struct table *t);
/* Forgets a table: its game goes, or becomes loose while a vote is out. */
void table_forget(struct table *t);
void game_free(struct game *g);
/* Lets go of the game of a table: freed, or loose while a vote is out. */
void table_drop_game(struct table *t);
struct place place_of(const struct tables *ts, int64_t person);
void place_seat(struct tables *ts, int64_t person, int32_t number);
/* The person sits at no table any more, if it was this one. */
void place_unseat(struct tables *ts, int64_t person, int32_t number);
void place_watch(struct tables *ts, int64_t person, int32_t number);
/* fn(arg) at that monotonic time, by tables_tick; at 0: nothing waits. */
void due_set(struct tables *ts, struct timer *due, int64_t at, void (*fn)(void *arg), void *arg);
/* Answers a message: a sentence and DONE, or DONE alone. */
void table_refuse(struct tables *ts, const struct table_message *m, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void table_refuse_code(struct tables *ts, const struct table_message *m, enum game_code code,
                       const char *text);
void table_done(struct tables *ts, const struct table_message *m);
void table_mail_run(struct table *t);
/* Puts a message that was begun back: it runs first when all writes are done. False: too many. */
bool table_mail_hold(struct table *t, const struct table_message *m);
/* Nothing of the table is on its way to the store. */
bool table_idle(const struct table *t);

/* ---- outbox (table.c) ---- */
/* Copies a notice with its text, without its table and rules: to everybody at the table, to one
 * person, to those who watch. */
void outbox_all(struct outbox *out, const struct notice *notice);
void outbox_one(struct outbox *out, int64_t person, const struct notice *notice);
void outbox_watchers(struct outbox *out, const struct notice *notice);
void outbox_fact(struct outbox *out, const struct game_fact *fact);
void outbox_free(struct outbox *out);
/* Tells it all; facts go to the log, too. `t` NULL: only what is for one person. */
void outbox_send(struct tables *ts, struct table *t, const struct game_rules *rules,
                 struct outbox *out, int64_t at_ms);
/* The same, of what is by audience to these alone (bits of seats, GAME_TO_SPECTATORS); facts go to
 * the log where `log` is set. */
void outbox_tell(struct tables *ts, struct table *t, const struct game_rules *rules,
                 struct outbox *out, int64_t at_ms, uint16_t to, bool log);
/* Copies what is for these of the audience; what is for one person stays out. */
void outbox_copy(struct outbox *to, const struct outbox *from, uint16_t audience);
/* `seq`: events so far. */
void table_log_add(struct table *t, const struct game_fact *fact, int64_t at_ms, int32_t seq);
void table_log_clear(struct table *t);

/* ---- table_event.c ---- */
size_t event_format(const struct play_event *e, char *out, size_t cap);
bool event_parse(const char *text, struct play_event *out);

/* ---- table_batch.c ---- */
struct batch *batch_new(struct tables *ts, struct table *t, struct game *g, enum batch_kind kind,
                        const struct table_message *m);
/* Writes it. The table's `ahead` is what it will be. */
void batch_submit(struct batch *b);
/* Frees batches whose answers will never come: the store is closed. */
void batches_free(struct batch *first);
/* Drops a batch that was not submitted; nothing was applied ahead. */
void batch_drop(struct batch *b);
/* Applies one event ahead and adds it to the batch. GAME_OK, or a refusal that changed nothing. */
enum game_code batch_event(struct batch *b, const struct play_event *e);
void batch_entry(struct batch *b, int64_t account, enum store_currency currency, int64_t amount,
                 const char *reason);

/* ---- table_play.c ---- */
struct play *play_new(const struct game *g);
struct play *play_copy(const struct game *g, const struct play *p);
void play_assign(const struct game *g, struct play *to, const struct play *from);
/* Applies one event; `out` may be NULL (a replay). A refusal changes nothing. EVENT_HASH that does
 * not fit is GAME_BAD_MOVE. */
enum game_code play_apply(const struct game *g, struct play *p, const struct play_event *e,
                          struct outbox *out);
void play_hash(const struct game *g, const struct play *p, char out[33]);
/* Seats of people who have not left. */
uint16_t play_people(const struct game *g, const struct play *p);
/* Whether the game, if it ended now, would score. */
bool play_scores(const struct game *g, const struct play *p);
const char *game_seat_name(const struct game *g, int seat);
/* The seat of a person in the game, 0 none. */
int game_seat_of(const struct game *g, int64_t person);

/* ---- table_game.c ---- */
struct game *game_new(struct tables *ts, const struct game_rules *rules,
                      const struct store_game *row);
/* Fills in the setup from the row's options and seed; false where they make no sense. */
bool game_options_read(struct game *g);
/* Starts the rules; false where the options do not go together. */
bool game_begin(struct game *g, struct outbox *out);
/* Starts a game with those who sit, all ready; refuses to `m` (NULL: tells all) if that cannot be.
 */
void game_start(struct table *t, const struct table_message *m);
bool game_in_play(const struct table *t);
void game_move(struct table *t, const struct table_message *m);
void game_leave(struct table *t, int seat, const struct table_message *m, bool away);
/* With `m` NULL: by nobody of the staff. A game without a table is freed when it is stored. */
void game_void(struct game *g, const struct table_message *m, const char *reason);
void game_freeze(struct game *g, const char *why);
/* The seat's automatic move, after a time-out or because it is automatic. */
void game_auto(struct table *t, int seat, bool timeout);
/* Asks the thinker for the bot's move in the position that is shown. */
void game_bot_ask(struct table *t, int seat);
/* The bot's move: what was thought of, or level 1 where no answer has come in time. */
void game_bot(struct table *t, int seat);
void game_shared(struct table *t);
/* The message's command was carried out in this game. */
bool game_knows(const struct game *g, int64_t command);
void game_remember(struct game *g, int64_t command);

/* ---- table_settle.c ---- */
/* The bets at the start. */
void settle_bets(struct batch *b);
/* Entries, results and notices for what the batch's events ended. */
void settle_batch(struct batch *b);
/* When the batch is durable, before the game's row is replaced: balances and boards. */
void settle_told(struct batch *b);

/* ---- table_unsaved.c ---- */
/* The batch came back for want of space, and its game goes on without: a friendly one, of which
 * nobody wins or loses anything. */
bool unsaved_takes(const struct batch *b);
/* Keeps the events of such a batch, and of those behind it; people are told the first time. */
void unsaved_begin(struct batch *b);
/* The batch is stored, with all that it carried. */
void unsaved_stored(struct batch *b);
/* How many of `unsaved` the next batch has to carry. */
int unsaved_carried(const struct game *g);
/* Tries to write what is unsaved of the table's game, if anything is. */
void unsaved_flush(struct table *t);

/* ---- table_untold.c ---- */
/* What the game that is over, or its undoing, was worth to the seat `at` of its row: kept if
 * its account is not there to hear it; told if it is void, and the account is on elsewhere. */
void untold_note(struct tables *ts, const struct game *g, const struct store_game *row, int at);
/* Tells somebody who is back, once. */
void untold_tell(struct tables *ts, int64_t account);

/* ---- table_shuffle.c ---- */
/* Draws the secret of the next game, ahead, from which the words follow; tells the commitment. */
void shuffle_prepare(struct batch *b);
/* Draws a word for who sits down, and tells them the commitment. */
void shuffle_sit(struct batch *b, int seat);
/* Makes id, seed and shuffle of the row from those who sit, and seats them as the seed says
 * (doc/rules/README.md); nobody is ready then. */
void shuffle_start(struct seating *s, struct store_game *row);
/* Tells the secret of a game that has ended. */
void shuffle_reveal(struct batch *b, const struct store_game *row);

/* ---- table_delay.c ---- */
/* The game has just begun, or begins to be replayed: spectators see it `moves` late, if it is
 * ranked. */
void delay_begin(struct game *g, int moves);
/* What a batch of so many moves told, `after` being what it led to. What is old enough by now is
 * told to spectators; all of it once the game is over. */
void delay_add(struct game *g, const struct outbox *out, const struct play *after, int moves,
               int64_t at_ms);
/* The position that spectators see, and how many events led to it (INT32_MAX: all). */
const void *delay_state(const struct game *g);
int32_t delay_seq(const struct game *g);
void delay_free(struct game *g);

/* ---- table_vote.c ---- */
void vote_cast(struct tables *ts, const struct table_message *m);
bool votes_open(const struct play *p);
/* Deadlines for votes that were called since. */
void votes_arm(struct game *g);
/* Tells the lobby of those who left, once nothing more is asked about them; by a batch that is
 * durable. */
void votes_told(const struct batch *b);
/* Asks somebody who is back what they have not answered yet. */
void votes_ask(struct tables *ts, int64_t person);

/* ---- table_seat.c ---- */
/* The refusal of what cannot be done at a frozen table. */
#define SEAT_FROZEN                                                                                \
    "The staff has frozen this table. Your seat waits for you; type  tables  for another one."
void seat_create(struct tables *ts, const struct table_message *m);
void seat_sat(struct table *t, int seat); /* a person who was not there has this seat now */
/* The seat has played its part in the game and is out of it (a place in Palace). */
bool seat_is_out(const struct table *t, int seat);
void seat_message(struct table *t, const struct table_message *m);
void seat_rename(struct table *t, int64_t old, const struct person *person);
/* Stands somebody up who is gone, before or after a game, or out of it. */
void seat_stand(struct table *t, int seat, const struct table_message *m, enum notice_kind kind);
void seat_host(struct table *t);
/* Nobody is ready any more: a start came to nothing. Holds at once, and is written when it can be.
 */
void seat_unready_all(struct table *t);
/* Writes the row as it stands. */
void seat_write(struct table *t);
/* Prepares the next game of a table that has none in play and none prepared. */
void seat_renew(struct table *t);
/* Starts if every wanted seat is ready and its player there. */
void seat_try_start(struct table *t);
void seat_close(struct table *t, const struct table_message *m, const char *why);
/* A change of the table's row: what is written is `ahead` as it is when the batch is submitted.
 * People are told what it means for terms, and for who is ready. */
struct batch *seat_begin(struct table *t, const struct table_message *m);
void seat_submit(struct batch *b);
/* Who sits there is the host from now on. */
void seat_hand_over(struct batch *b, int seat);

/* ---- table_seating.c ---- */
bool seating_competitive(const struct seating *s);
int seating_taken(const struct seating *s);
int seating_people(const struct seating *s);     /* without bots */
uint16_t seating_seats(const struct seating *s); /* bits of the seats that are taken */
/* The seat of a person, of a name in any case; 0 none. */
int seating_seat_of(const struct seating *s, int64_t person);
int seating_seat_named(const struct seating *s, const char *name);
/* The pair of seats whose people share an address (RK-D2); false none. */
bool seating_shares(const struct tables *ts, const struct seating *s, uint16_t seats, int *a,
                    int *b);
/* ms for which somebody who sits there may not play ranked games, if that is what it would be; 0:
 * all may. */
int64_t seating_barred(const struct tables *ts, const struct seating *s, int *seat);
/* Moves those who sit to the first seats, so that they fit a smaller table. */
void seating_close_up(struct seating *s);
/* The text of the table's row. */
size_t seating_format(const struct table *t, const struct seating *s, char *out, size_t cap);
/* For how many ms more the only free seat is kept for somebody else than this person (0: anybody);
 * 0: it is not, or more are free, or the clock was set back since. */
int64_t seating_kept(const struct tables *ts, const struct seating *s, int64_t person);
/* Reads it; NULL where it makes no sense. */
const struct game_rules *seating_parse(const char *text, struct seating *out);
/* No id that it holds is given once more: its people's and its next game's may be in no other row.
 */
void seating_ids(const struct seating *s, struct ids *ids);

/* ---- table_option.c ---- */
/* Why these seats and options do not go together; NULL: they do. */
const char *option_refusal(struct tables *ts, const struct game_rules *rules,
                           const struct game_setup *setup);
/* Sets all options of a line; `fresh`: of a table that is being opened, whose seats may follow from
 * its options. NULL, or a sentence (constant or in `why`), and then `s` is worth nothing. */
const char *option_set_all(struct tables *ts, const struct game_rules *rules, struct seating *s,
                           const char *text, bool fresh, char *why, size_t cap);
/* The host's message TABLE_OPTION. */
void option_change(struct table *t, const struct table_message *m);

/* ---- table_watch.c ---- */
/* The message TABLE_WATCH. */
void watch_begin(struct table *t, const struct table_message *m);
/* They watch nothing any more: they went, or sit down somewhere. */
void watch_end(struct tables *ts, int64_t person);

/* ---- table_staff.c ---- */
/* One of TABLE_CLOSE, VOID, FREEZE, RESUME and TRANSFER. */
void staff_message(struct table *t, const struct table_message *m);

/* ---- table_undo.c ---- */
/* The message TABLE_UNDO. */
void undo_message(struct tables *ts, const struct table_message *m);

/* ---- table_load.c ---- */
/* Replays a game by its number, as people type it, without a table. `done` gets it, and it is the
 * callee's; NULL: there is none, or `why` (not NULL) tells why it cannot be replayed. */
typedef void load_game_cb(void *arg, struct game *game, const char *why);
void load_numbered(struct tables *ts, int64_t number, load_game_cb *done, void *arg);

/* ---- table_clock.c ---- */
/* Does what is due, and finds out when the next is: after anything became durable, and by the heap.
 */
void clock_update(struct table *t);
/* How long a turn may take: the game's own time for this phase, or the table's. */
int64_t clock_turn_ms(const struct table *t, const struct game_turn *turn);
/* Somebody who sits here came or went. */
void clock_presence(struct table *t, int seat, bool present);
/* A seat's time was up, and that is durable. */
void clock_timed_out(struct table *t, int seat);
/* A player typed a move: the seat is not automatic any more. */
void clock_player_acts(struct table *t, int seat);
/* After a restart. */
void clock_resume(struct table *t, int64_t last_event_ms);

#endif
