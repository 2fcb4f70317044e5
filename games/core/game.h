/*
 * What a game is: one const struct game_rules, listed in registry.c.
 *
 * A game is a pure function of (rules, options, seed, moves). Its state is flat, pointer-free and
 * of fixed size: copying is memcpy. Engines use libc and the text of base. They never allocate,
 * never read a clock, and never do input or output. Renderers, bots and GMCP learn about a game
 * only from `view`, which gives them a struct game_view.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "tongue.h"

enum {
    GAME_SEATS_MAX = 8,
    GAME_OPTIONS_MAX = 12,
    GAME_HAND_MAX = 112,  /* two packs with jokers are 108 cards, as is Last One's pack */
    GAME_MOVE_CARDS = 56, /* in a Switch run one play may use a whole pack */
    GAME_FACT_CARDS = 56,
    GAME_STATE_MAX = 4096, /* what a table reserves for a state: no `state_size` is larger */
    GAME_TEXT_MAX = 400,   /* a move as text, its terminating NUL included */
    GAME_POSITION_MAX = 16384,
    GAME_ZONES_MAX = 8,
    GAME_STATUS_MAX = 10,
    GAME_EVENTS_MAX = 96
};

/* The code of a card (cards.h). 0 is no card, CARD_HIDDEN is a card that the viewer may not see. */
typedef uint8_t card_t;

/* A set of seats is the sum of their bits. */
static inline uint16_t seat_bit(int seat)
{
    return (uint16_t)(1u << seat);
}

/* ---- Refusals: a refused move changes nothing (doc/rules/README.md, "Moves") ---- */
enum game_code {
    GAME_OK = 0,
    GAME_NOT_YOUR_TURN,
    GAME_NOT_IN_HAND,
    GAME_NO_MATCH,
    GAME_BAD_STACK,
    GAME_MUST_ANSWER,
    GAME_NEED_CHOICE,
    GAME_NOT_NOW,
    GAME_BAD_MOVE,
    GAME_OVER
};
/* The code as rules and scenarios spell it ("not-your-turn"); "ok" for GAME_OK. Static. Defined in
 * engine.c. */
const char *game_code_name(enum game_code code);

/* ---- Options: the house rules of a game, which has one table of them ---- */
struct game_option {
    const char *name;         /* "mode" */
    const char *help;         /* one line for people */
    const char *const *words; /* the allowed words, NULL-terminated; NULL: a number */
    int32_t min, max;         /* numbers: the range, inclusive */
    /* numbers: only the numbers of this list, which ends with 0; NULL: the whole range */
    const int32_t *numbers;
    int32_t def; /* default: index into words, or the number */
    /* The option as a term of a table, in people's words (picture_put_terms). `terms` has a text
     * for each of `words`. For a number, `term` has %d in place of the number. `none` is the text
     * for 0; if `none` is NULL, 0 is written with `term`, too. "" or NULL: nobody needs to be told.
     */
    const char *const *terms;
    const char *term, *none;
    const char *with; /* it is a term only if the option of this name is not at its default */
};
/* A list of words that ends with NULL, for `words` and `terms`. */
#define GAME_WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})
/* The option `limit`, which every game has: after how many turns the game ends at the latest; 0:
 * there is no limit. `says` is the help, `turns` the default. `at_most` is the term for a number,
 * `no_limit` that for 0. */
#define GAME_LIMIT(says, turns, at_most, no_limit)                                                 \
    {                                                                                              \
        .name = "limit", .help = says, .max = 10000, .def = turns, .term = at_most,                \
        .none = no_limit                                                                           \
    }

struct buf;

struct game_setup {
    uint8_t seats;                    /* 1..seats play */
    uint8_t seed[32];                 /* key of the generator in the state */
    int32_t option[GAME_OPTIONS_MAX]; /* by index in rules->options */
    uint16_t given; /* bit i: option i was set by game_setup_option, if only to its default */
};

/* ---- Moves ---- */
enum game_verb {
    MOVE_NONE,
    MOVE_PLAY,
    MOVE_DRAW,
    MOVE_TAKE,
    MOVE_PASS,
    MOVE_LAST,
    MOVE_REPORT,
    MOVE_LIE,
    MOVE_CHOOSE, /* name a colour or suit as a move of its own (LO-D10) */
    MOVE_KEEP,
    MOVE_FLIP,
    MOVE_RPS,
    MOVE_THROW,
    MOVE_PLACE,
    MOVE_SWAP,
    MOVE_LAYOUT,
    MOVE_DONE,
    MOVE_STOP
};
/* The verbs, as bits, of phases in which all seats act at once. A seat that may not use such a verb
 * now cannot use it by waiting for its turn. */
enum {
    GAME_AT_ONCE =
        1 << MOVE_KEEP | 1 << MOVE_RPS | 1 << MOVE_SWAP | 1 << MOVE_LAYOUT | 1 << MOVE_DONE
};
struct game_move {
    uint8_t verb; /* enum game_verb */
    uint8_t ncards;
    uint8_t choice; /* suit or colour, as cards.h codes it; 0 none */
    uint8_t to;     /* a seat; 0 none */
    uint8_t last;   /* 1: the player says "last" with the move */
    /* a small choice whose meaning is the game's (float or flick, rock paper scissors...) */
    uint8_t style;
    int16_t num[4]; /* numbers whose meaning is the game's (flip 2, coordinates) */
    card_t card[GAME_MOVE_CARDS];
};

/* ---- Facts: what happened, and what holds now, as data without words ----
 * A game lists its kinds of facts. People read each fact as a line, so one fact tells all that a
 * seat does in a move. Each kind has a name (what `= event:` asks for), or several names if a fact
 * tells several things ("play last"). It also has templates, marked with N_. lobby/ui translates
 * them and fills them in for a viewer and a layout:
 *
 *   {who} {other}  seats
 *   {cards}        the cards; {card} is the first of them, {rest} are the others
 *   {got}          the cards that {who} got, which only that seat is told; what stands between
 *                  square brackets is left out if there are none
 *   {rank}         the rank of the first card; without cards, the rank with number {n}
 *   {n} {m}        numbers
 *   {n:card|cards} the word that goes with {n}, one for each form that the language has
 *   {place}        {n} as the place in which somebody finishes ("second")
 *   {choice}       the suit or colour in the game's own words
 *
 * Facts named "win", "win-pair" and "tie" are not told to people: the result of the game says the
 * same right after them. */
struct game_fact_kind {
    const char *name;   /* one or more, with a space between them */
    const char *said;   /* the template for everybody whom the next two do not serve */
    const char *you;    /* for the seat {who} itself; NULL: `said` */
    const char *to_you; /* for the seat {other}; NULL: `said` */
};
enum {
    GAME_TO_SPECTATORS = 1, /* bit 0 of an audience; bit N is seat N */
    GAME_TO_ALL = 0x1FF
};
struct game_fact {
    uint8_t kind;      /* index into rules->facts */
    uint8_t seat;      /* {who}; 0 none */
    uint8_t other;     /* {other}; 0 none */
    uint8_t choice;    /* {choice} */
    uint16_t audience; /* who may be told: GAME_TO_SPECTATORS, 1 << seat */
    int16_t n, m;
    uint8_t ncards; /* including those that {who} got */
    card_t card[GAME_FACT_CARDS];
    /* How many of the cards {who} got: the last ones of `card`. This member has to stay last,
     * because chance in hints depends on where the bytes of a view lie. */
    uint8_t ngot;
};
/* Whether this is one of the kind's names. Defined in engine.c. */
bool game_fact_is(const struct game_fact_kind *kind, const char *name);
struct game_events {
    int n;
    bool overflow; /* more happened than fits: a bug, which the conformance suite looks for */
    struct game_fact fact[GAME_EVENTS_MAX];
};
/* Appends a fact with this audience and returns it, so that the caller can fill in its other
 * fields. Never returns NULL: if there is no room, it sets `overflow` and gives the last fact
 * again. Inline because every move adds some facts. */
static inline struct game_fact *game_event(struct game_events *ev, int kind, int seat,
                                           uint16_t audience)
{
    struct game_fact *fact;

    if (ev->n == GAME_EVENTS_MAX) {
        ev->overflow = true;
        ev->n--;
    }
    fact = &ev->fact[ev->n++];
    memset(fact, 0, offsetof(struct game_fact, card));
    fact->ngot = 0;
    fact->kind = (uint8_t)kind;
    fact->seat = (uint8_t)seat;
    fact->audience = audience;
    return fact;
}

/* ---- Whose turn ---- */
struct game_turn {
    bool over;
    uint16_t must;   /* bit s: the table's clock runs for seat s, which has to move */
    uint16_t may;    /* bit s: seat s may act although it need not (a report, a stop) */
    uint32_t serial; /* changes whenever the clock of the seats that must move starts afresh */
    uint16_t had;    /* bit s: seat s has had its first turn (RK-D7) */
    /* bit s: the person of seat s left a game in pairs; the table plays its auto_move at once */
    uint16_t automatic;
    uint16_t seconds; /* how long the game gives for this phase; 0: the table's time counts */
};

/* ---- The view ---- */
struct game_view_seat {
    uint8_t cards;   /* in hand */
    uint8_t playing; /* 0: has left, or is out */
    uint8_t said;    /* has said "last", as far as the viewer is shown that */
    uint8_t report;  /* the viewer may report it now, whether or not it forgot (LO-D12) */
    uint8_t team;    /* the pair, from 1; 0: the game is not in pairs */
    uint8_t down;    /* cards that lie before it, which nobody sees */
    int32_t points;
    uint8_t place; /* the place in which it finished; 0: none yet */
};
/* Whether the seat could begin a legal play with a card now. A bluff is legal as long as nobody
 * doubts it. GAME_COSTS: it is the last card, nobody finishes on it, and playing it costs a card.
 */
enum { GAME_UNPLAYABLE, GAME_PLAYABLE, GAME_BLUFF, GAME_COSTS };
struct game_view_card {
    card_t card;
    uint8_t playable; /* GAME_PLAYABLE... */
};
struct game_view_zone {
    char name[12];  /* "deck", "pile", "up 2"...: lower case, a term of the rules page */
    uint8_t seat;   /* whose it is; 0: the table's */
    uint8_t count;  /* cards in it */
    uint8_t ncards; /* cards shown: the last `ncards` of it, bottom to top */
    card_t card[GAME_FACT_CARDS];
};
struct game_view {
    uint8_t seats, viewer;   /* viewer 0: a spectator, who sees only what is public */
    uint8_t over, direction; /* direction: 1 clockwise, 2 counter-clockwise, 0 none */
    uint16_t must, may;
    uint8_t choice;  /* colour or suit in force, 0 none */
    int16_t owed;    /* cards to pick up, 0 none */
    uint16_t round;  /* number of the round in a points game, else 0 */
    uint16_t target; /* points that end the game; 0: none, or not a points game */
    uint32_t serial; /* as in struct game_turn */
    struct game_view_seat seat[GAME_SEATS_MAX + 1];
    uint8_t nhand; /* cards of the viewer's own hand, in hand order */
    struct game_view_card hand[GAME_HAND_MAX];
    uint8_t nzones;
    struct game_view_zone zone[GAME_ZONES_MAX];
    uint8_t nstatus; /* statuses (what holds now), most urgent first: "pick up 4, or answer" */
    struct game_fact status[GAME_STATUS_MAX];
    uint32_t verbs; /* bit (1 << verb): what the viewer's seat can do now besides naming a card */
    /* A struct of the game's own for its bot and its picture. Its members have 4 bytes at most,
     * because of the alignment. The bytes after the struct are zero. */
    uint8_t detail[1024];
};

/* Returns `detail`, as a pointer to the struct that the game puts there. */
static inline const void *view_detail(const struct game_view *view)
{
    return view->detail;
}

/* What a move is worth: how many of 1000 games it wins (-1: nobody can say), and whether it is one
 * of the few moves that a hint names. */
struct game_worth {
    int16_t wins;
    bool named;
};

struct game_result {
    uint16_t winners;                  /* bit s */
    uint8_t place[GAME_SEATS_MAX + 1]; /* from 1; 0: none yet */
    int32_t points[GAME_SEATS_MAX + 1];
    /* what the seat's cards count (in pairs, those of both), if that decides about places */
    int32_t worth[GAME_SEATS_MAX + 1];
    /* how much dignity the seat lost in this game (EL-D10); the profile adds it up */
    uint16_t dignity[GAME_SEATS_MAX + 1];
    bool by_limit; /* the option `limit` ended play */
    bool tie;      /* several seats won, and they are not a pair */
};

/* ---- Lessons: what is explained in a first game ----
 * Each lesson is told once, as soon as what `when` names has happened:
 *
 *   "start"
 *   "turn 2"    the learner's turn with that number, not counting a turn to select lives
 *   "now:FACT"  a fact of that name is in the view's status on the learner's turn
 *   "FACT"      a fact of that name happened
 *
 * A game has at most 32 lessons. */
struct game_lesson {
    /* text: marked with N_; for `{move}` it gets the example of the game's picture (picture.h) */
    const char *when, *text;
};

struct rng;          /* rng.h */
struct game_picture; /* picture.h */

struct game_rules {
    const char *id, *title;
    const char *summary; /* one line, for lists of games */
    uint16_t version;    /* raised whenever a change would make an old record replay differently */
    uint8_t min_seats, max_seats;
    size_t state_size;
    const struct game_option *options; /* ends with a NULL name */
    const struct game_fact_kind *facts;
    uint8_t nfacts;
    bool finite;          /* `legal` lists every move */
    bool only_last_loses; /* only whoever finishes last loses (RK-D4): Palace */
    /* NULL: lobby/ui draws the view as it does for most games */
    const struct game_picture *picture;
    const struct game_lesson *lessons; /* ends with NULLs; NULL: none */

    /* Sets options that nobody has `given` and whose default depends on other options. Called
     * whenever an option was set. NULL: no default depends on other options. */
    void (*follow)(struct game_setup *setup);
    /* Why these seats and options do not go together, as a static sentence; NULL: they do. The
     * member itself is NULL if all seats and options go together. */
    const char *(*refuses)(const struct game_setup *setup);
    /* Deals from setup->seed. Writes all state_size bytes of `st` and appends the events of the
     * deal. The caller has asked game_setup_refusal. */
    void (*start)(void *st, const struct game_setup *setup, struct game_events *ev);
    /* Says whose turn it is, or that the game is over. */
    void (*turn)(const void *st, struct game_turn *turn);
    /* Lists the legal moves of a seat in a fixed order, those with `last` included. Writes at most
     * `cap` and returns how many there are. If the game is not finite, it lists a useful sample. */
    int (*legal)(const void *st, int seat, struct game_move *out, int cap);
    /* Reads a move from text that a player may type, in any case and with the aliases of
     * doc/rules/README.md. It checks only the form of the move. Of the state it uses only
     * what the seat sees: a bare number N is the Nth card of the view's hand. GAME_NOT_IN_HAND:
     * there is no Nth card. GAME_BAD_MOVE: the text was not understood. No other code refuses it.
     */
    enum game_code (*parse)(const void *st, int seat, const char *text, struct game_move *out);
    /* Writes the one canonical text of a move, which parse reads back as the same move. Returns its
     * length. */
    int (*format)(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
    /* Writes the move as people type it, for hints. Returns the length. The text may be less exact
     * than the move if nobody could see the difference. NULL: `format` writes it. */
    int (*typed)(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
    /* Plays the move, appends its events to `ev`, and returns GAME_OK. If it refuses the move, it
     * returns why, and changes neither the state nor `ev`. */
    enum game_code (*apply)(void *st, int seat, const struct game_move *move,
                            struct game_events *ev);
    /* Writes the automatic move of a seat that must move, as the rules page describes it. It uses
     * only what the seat can see. */
    void (*auto_move)(const void *st, int seat, struct game_move *out);
    /* The person of the seat leaves: the seat retires or, in pairs, is marked so that the table
     * plays it automatically. */
    void (*leave)(void *st, int seat, struct game_events *ev);
    /* Writes what a seat (0: a spectator) may see. It writes every byte of `out`, so that memcmp
     * can compare two views. */
    void (*view)(const void *st, int viewer, struct game_view *out);
    /* Makes a position in `dst`, which does not overlap `st`. `seat` cannot tell it from `st`: the
     * hidden cards are dealt anew with `rng`. If the seat cannot tell two positions apart, the same
     * generator makes the same new position from both. */
    void (*resample)(void *dst, const void *st, int seat, struct rng *rng);
    /* Writes the whole position as `key: value` lines (doc/rules/scenarios.md). Every position fits
     * into GAME_POSITION_MAX bytes. Returns the length. */
    int (*position)(const void *st, char *out, size_t cap);
    /* Writes the result. While the game goes on, these are the places and points so far. */
    void (*result)(const void *st, struct game_result *out);
    /* How many cards a seat still has to get rid of, counting those outside its hand (DD-D5). NULL:
     * all are in its hand. */
    int (*left)(const void *st, int seat);
    /* Sets the options of a rematch that depend on the game before it. `last` is that game, which
     * is over. The player who sat at seat s in it now sits at now[s]. NULL: a rematch is a game
     * like any other. */
    void (*rematch)(const void *last, const uint8_t now[GAME_SEATS_MAX + 1],
                    struct game_setup *setup);
    /* The bot at level 1..3. It decides only by what the seat sees. `legal` are the seat's legal
     * moves. Returns the index of the move it chooses; -1: there is nothing to do now (no report to
     * make). At level 3 finite games use core/search.c instead. */
    int (*bot)(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
               struct rng *rng);
    /* Whether bots of all levels avoid this move now. At least one legal move is never avoided.
     * NULL: no move is avoided. */
    bool (*bot_shuns)(const struct game_view *view, const struct game_move *move);
    /* For a game that is not finite: writes what each of the `n` moves is worth, as far as the seat
     * can know. NULL: search.h finds out by playing on. */
    void (*judge)(const struct game_view *view, const struct game_move *move, int n,
                  struct rng *rng, struct game_worth *out);
    /* A choice in words ("red"). Static. */
    const char *(*choice_words)(uint8_t choice);
    /* Where the card stands in a hand sorted by value, in which the cards that go on anything are
     * last. NULL: this game's hands are only sorted by colour or suit. */
    int (*value_order)(card_t card);
    /* The template for a fact whose words depend on what it tells, in place of the templates of its
     * kind. It is marked with N_ as well. NULL: the kind's templates are used. The member itself is
     * NULL if that is so for every fact. */
    const char *(*wording)(const struct game_fact *fact);
    bool sets;       /* cards of one rank can be played together */
    card_t set_last; /* with `sets`: a card that is only played as the last of a set; CARD_NONE:
                        there is no such card */
    bool single;     /* no move plays more than one card */
    bool suitless;   /* suits mean nothing, so cards of one rank are alike */
    /* Whether `parse` reads this move although nobody may type it. Journals and records write what
     * the table does by itself as such moves, for example the dearer draw of a turn that timed out
     * (SW-D19). NULL: the game has no such moves. */
    bool (*table_only)(const struct game_move *move);
    /* Writes the sentence of a refusal for the player who typed: what is not possible, and what is.
     * `move` is NULL if `parse` refused the text. A game knows no names: `{2}` stands for the
     * name of the player in seat 2. */
    void (*explain)(const void *st, int seat, const struct game_move *move, enum game_code code,
                    char *out, size_t cap);
};

/* Writes a move as people type it. Returns its length. */
static inline int game_typed(const struct game_rules *rules, const void *st, int seat,
                             const struct game_move *move, char *out, size_t cap)
{
    return (rules->typed ? rules->typed : rules->format)(st, seat, move, out, cap);
}

/* ---- registry.c ---- */
/* All games in the order of the lobby's lists, each in its current version; ends with NULL. */
extern const struct game_rules *const game_registry[];
/* Older versions. No new game starts with them, but records and games in play need them. */
extern const struct game_rules *const game_archive[];

/* ---- find.c ---- */
/* The game with this id, or the only one that `name` can mean, as an abbreviation or a title ("last
 * one", "sw"). NULL: none. */
const struct game_rules *game_find(const char *name);
/* Our game that is most like a game played elsewhere under this name ("uno", "Mau Mau"). game_find
 * takes such names, too. NULL: `name` is not such a name. */
const struct game_rules *game_found_elsewhere(const char *name);
/* How many bytes at the start of `text` name a game, in whole words; 0: none do. */
size_t game_name_length(const char *text);
/* The place in game_registry of the game with exactly this id. If there is no such game, returns
 * game_count(). */
int game_place(const char *id);
/* How many games there are. */
static inline int game_count(void)
{
    return game_place("");
}
/* The game with exactly this id in this version; NULL: this build does not have it. */
const struct game_rules *game_find_version(const char *id, int version);
/* Writes a sentence in the current language. It names the version that this build does not have,
 * and the versions that it has. */
void game_version_unknown(const char *id, int version, char *out, size_t cap);

/* ---- setup.c ---- */
/* Sets every option to its default and the seed to all zero. */
void game_setup_defaults(const struct game_rules *rules, int seats, struct game_setup *out);
/* Makes the seed from a number, as games/core/RNG.md says: eight little-endian bytes, then zeros.
 */
void game_setup_seed(struct game_setup *setup, uint64_t number);
/* Sets one option from text, and those that follow from it (`follow`). Returns NULL, or a static
 * sentence that says what is wrong. */
const char *game_setup_option(const struct game_rules *rules, struct game_setup *setup,
                              const char *name, const char *value);
/* Why no game can begin with these seats and options, as a static sentence; NULL: a game can begin.
 */
const char *game_setup_refusal(const struct game_rules *rules, const struct game_setup *setup);
/* Sets options from words NAME=VALUE with blanks between them. It cuts up `text`. Returns how many
 * words the game refused; -1: a word has no =VALUE, and the words after it were not read. */
int game_setup_read(const struct game_rules *rules, struct game_setup *setup, char *text);
/* Explains to a player why an option cannot have the value that was typed. Writes a sentence in the
 * current language, with the values that it can have, to `why` and returns `why`. NULL: the game
 * has no such option; then the names of all its options are appended to `names`, each after a comma
 * and a blank. */
const char *game_setup_values(const struct game_rules *rules, const char *name, const char *value,
                              struct buf *names, char *why, size_t cap);
/* Writes the options that differ from their defaults, or all of them: "mode=points points=200".
 * What does not fit is left out. */
void game_setup_format(const struct game_rules *rules, const struct game_setup *setup, bool all,
                       char *out, size_t cap);
