/*
 * What a game is: one const struct game_rules, listed in registry.c.
 *
 * A game is a pure function of (rules, options, seed, moves). Its state is flat, pointer-free and
 * of fixed size: copying is memcpy. Engines know libc only, never allocate, never read a clock,
 * never do input or output. `view` is the only way out: renderers, bots and GMCP get a struct
 * game_view.
 */
#ifndef GAMES_CORE_GAME_H
#define GAMES_CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "tongue.h"

enum {
    GAME_SEATS_MAX = 8,
    GAME_OPTIONS_MAX = 12,
    GAME_HAND_MAX = 112,  /* two packs with jokers are 108 cards, so is Last One's pack */
    GAME_MOVE_CARDS = 56, /* a Switch run may lay a whole pack at once */
    GAME_FACT_CARDS = 56,
    GAME_STATE_MAX = 4096, /* what a table reserves for a state; start() asserts that it fits */
    GAME_TEXT_MAX = 400,   /* a move as text, its terminating NUL included */
    GAME_POSITION_MAX = 16384,
    GAME_ZONES_MAX = 8,
    GAME_STATUS_MAX = 10,
    GAME_EVENTS_MAX = 96
};

/* A card's code: 0 none, CARD_HIDDEN a card that the viewer may not see, else as cards.h says. */
typedef uint8_t card_t;

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
/* engine.c: the code as rules and scenarios spell it ("not-your-turn"); "ok" for GAME_OK. Static.
 */
const char *game_code_name(enum game_code code);

/* ---- Options: house rules, typed, one table a game ---- */
struct game_option {
    const char *name;         /* "mode" */
    const char *help;         /* one line for people */
    const char *const *words; /* the allowed words, NULL-terminated; NULL: a number */
    int32_t min, max;         /* numbers: the range, inclusive */
    const int32_t *numbers;   /* numbers: only these, 0-terminated list; NULL: the whole range */
    int32_t def;              /* default: index into words, or the number */
};
struct game_setup {
    uint8_t seats;                    /* 1..seats play */
    uint8_t seed[32];                 /* key of the state's own generator */
    int32_t option[GAME_OPTIONS_MAX]; /* by the position in rules->options */
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
    MOVE_CHOOSE, /* name a colour or suit as an act of its own (LO-D10) */
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
/* Bits of those that belong to a phase in which all act at once: no turn that one waits for makes
 * one of them legal. */
enum {
    GAME_AT_ONCE =
        1 << MOVE_KEEP | 1 << MOVE_RPS | 1 << MOVE_SWAP | 1 << MOVE_LAYOUT | 1 << MOVE_DONE
};
struct game_move {
    uint8_t verb; /* enum game_verb */
    uint8_t ncards;
    uint8_t choice; /* suit or colour, as cards.h codes it; 0 none */
    uint8_t to;     /* a seat; 0 none */
    uint8_t last;   /* 1: "last" is said with it */
    uint8_t style;  /* a game's own small choice (float or flick, rock paper scissors...) */
    int16_t num[4]; /* a game's own numbers (flip 2, coordinates) */
    card_t card[GAME_MOVE_CARDS];
};

/* ---- Facts: what happened, and what holds now, without words of its own ----
 * A game lists its kinds; each kind has a name (what `= event:` asks) and templates that lobby/ui
 * turns into words for a viewer and a layout. In a template {who} and {other} are seats, {cards}
 * the cards, {card} the first of them, {rank} its rank or, where there is none, the one with number
 * {n}, {rest} the others, {n} and {m} numbers,
 * {choice} the suit or colour in the game's own words, {n:card|cards} the word that goes with {n},
 * one for each form that the language has. `you` is said to the seat {who} itself, `to_you` to
 * {other}; where they are NULL `said` serves. Templates are marked with N_ and translated where
 * they are filled in. */
struct game_fact_kind {
    const char *name;
    const char *said;
    const char *you;
    const char *to_you;
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
    uint8_t ncards;
    card_t card[GAME_FACT_CARDS];
};
struct game_events {
    int n;
    bool overflow; /* more happened than fits: a bug that the conformance suite looks for */
    struct game_fact fact[GAME_EVENTS_MAX];
};
/* Appends a fact with this audience and returns it for its other fields; never NULL (an overflow is
 * marked). Inline: every move tells some. */
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
    fact->kind = (uint8_t)kind;
    fact->seat = (uint8_t)seat;
    fact->audience = audience;
    return fact;
}

/* ---- Whose turn ---- */
struct game_turn {
    bool over;
    uint16_t must;   /* bit s: the table's clock runs for seat s, which has to move */
    uint16_t may;    /* bit s: seat s has some legal act besides (a report, a stop) */
    uint32_t serial; /* another number whenever the clock starts afresh for whoever must move */
    uint16_t had;    /* bit s: seat s has had its first turn (RK-D7) */
    uint16_t
        automatic;    /* bit s: a seat that left in pairs; the table plays its auto_move at once */
    uint16_t seconds; /* a clock of the game's own for this phase, 0: the table's */
};

/* ---- The view ---- */
struct game_view_seat {
    uint8_t cards;   /* in hand */
    uint8_t playing; /* 0: has left, or is out */
    uint8_t said;    /* has said "last" (only where that is public) */
    uint8_t team;    /* 1.. in pairs, else 0 */
    int32_t points;
    uint8_t place; /* when placed, else 0 */
};
struct game_view_card {
    card_t card;
    uint8_t playable; /* the card can begin a legal play now */
};
struct game_view_zone {
    char name[12];  /* "deck", "pile", "up 2"...: lower case, a term of the rules page */
    uint8_t seat;   /* whose, 0: the table's */
    uint8_t count;  /* cards in it */
    uint8_t ncards; /* cards shown: the last `ncards` of it, bottom to top */
    card_t card[GAME_FACT_CARDS];
};
struct game_view {
    uint8_t seats, viewer;   /* viewer 0: a spectator, who sees what is public */
    uint8_t over, direction; /* direction: 1 clockwise, 2 counter-clockwise, 0 none */
    uint16_t must, may;
    uint8_t choice;  /* colour or suit in force, 0 none */
    int16_t owed;    /* cards to pick up, 0 none */
    uint16_t round;  /* of a points game, else 0 */
    uint16_t target; /* points that end it; 0: none, or not a points game */
    uint32_t serial; /* of struct game_turn */
    struct game_view_seat seat[GAME_SEATS_MAX + 1];
    uint8_t nhand; /* the viewer's own hand, in hand order */
    struct game_view_card hand[GAME_HAND_MAX];
    uint8_t nzones;
    struct game_view_zone zone[GAME_ZONES_MAX];
    uint8_t nstatus; /* what holds now, most urgent first: "pick up 4, or answer" */
    struct game_fact status[GAME_STATUS_MAX];
    uint32_t verbs;       /* bit (1 << verb): what this seat can do now besides naming a card */
    uint8_t detail[1024]; /* a game's own struct for its bot and its renderer; zeroed behind it */
};

struct game_result {
    uint16_t winners; /* bit s */
    uint8_t place[GAME_SEATS_MAX + 1];
    int32_t points[GAME_SEATS_MAX + 1];
    uint16_t dignity[GAME_SEATS_MAX + 1]; /* lost in it, which the profile counts (EL-D10) */
    bool by_limit;                        /* play stopped at the option `limit` */
    bool tie;                             /* several winners that are not a pair */
};

/* ---- Lessons: what is explained in a first game ----
 * Each is told once, when what it waits for is there: "start"; the learner's turn by its number,
 * "turn 2"; what holds on the learner's turn, "now:" and the name of a fact in the view's status;
 * or the name of a fact that happened. At most 32 a game. */
struct game_lesson {
    const char *when, *text; /* text: marked with N_ */
};

struct rng;          /* rng.h */
struct game_picture; /* picture.h */

struct game_rules {
    const char *id, *title;
    const char *summary; /* one line for lists */
    uint16_t version;    /* raised whenever an old record would replay differently */
    uint8_t min_seats, max_seats;
    size_t state_size;
    const struct game_option *options; /* ends with a NULL name */
    const struct game_fact_kind *facts;
    uint8_t nfacts;
    bool finite;                        /* `legal` lists every move */
    bool only_last_loses;               /* RK-D4: Palace */
    const struct game_picture *picture; /* NULL: it looks as its view does */
    const struct game_lesson *lessons;  /* ends with NULLs; NULL: none */

    /* Deals from setup->seed. `st` holds state_size bytes and is wholly written. Events of the deal
     * are appended. Returns GAME_OK, or GAME_BAD_MOVE for seats and options that do not go together
     * (`why`, if not NULL, then points to a static sentence). */
    enum game_code (*start)(void *st, const struct game_setup *setup, struct game_events *ev,
                            const char **why);
    void (*turn)(const void *st, struct game_turn *turn);
    /* The legal moves of a seat in a fixed order, `last` variants included; at most `cap` are
     * written. Returns how many there are. Not finite: a useful sample. */
    int (*legal)(const void *st, int seat, struct game_move *out, int cap);
    /* Text (what a player may type; any case, aliases of doc/rules/README.md) to a move. Only the
     * form is judged, and what only the seat's hand can resolve: a bare number N is the Nth card of
     * the view's hand. GAME_BAD_MOVE: not understood. */
    enum game_code (*parse)(const void *st, int seat, const char *text, struct game_move *out);
    /* The one canonical text of a move, which parse reads back to the same move. Returns its
     * length. */
    int (*format)(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
    /* Plays the move or refuses it; refused, the state is unchanged and `ev` too. `ev` is appended
     * to. */
    enum game_code (*apply)(void *st, int seat, const struct game_move *move,
                            struct game_events *ev);
    /* The documented automatic move of a seat that must move; uses only what the seat can see. */
    void (*auto_move)(const void *st, int seat, struct game_move *out);
    /* The seat retires (or, in pairs, is marked to be played automatically by the table). */
    void (*leave)(void *st, int seat, struct game_events *ev);
    /* What a seat (0: a spectator) may see. `out` is wholly written, so that two views compare by
     * memcmp. */
    void (*view)(const void *st, int viewer, struct game_view *out);
    /* A position that `seat` cannot tell from `st`: hidden cards dealt anew by `rng`. */
    void (*resample)(void *dst, const void *st, int seat, struct rng *rng);
    /* The whole position as `key: value` lines (doc/rules/scenarios.md). Returns the length. */
    int (*position)(const void *st, char *out, size_t cap);
    /* Sets up what `text` says, keys not given as in an ordinary position. On refusal `why` holds a
     * sentence (up to whycap bytes). */
    enum game_code (*set_position)(void *st, const struct game_setup *setup, const char *text,
                                   char *why, size_t whycap);
    void (*result)(const void *st, struct game_result *out);
    /* NULL: a rematch is a game like any other. Sets the options by which a rematch differs: `last`
     * is the game before, which is over, and who sat at seat s in it sits at now[s]. */
    void (*rematch)(const void *last, const uint8_t now[GAME_SEATS_MAX + 1],
                    struct game_setup *setup);
    /* Level 1..3 on what the seat sees. `legal` are its legal moves. Returns the index of the
     * chosen one, -1: nothing to do now (no report to make). Level 3 of finite games is
     * core/search.c. */
    int (*bot)(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
               struct rng *rng);
    /* A card's short name ("R+2", "7H") and the word form ("red pick up two", "7 of hearts"); a
     * choice's ("R", "red"). Static strings. */
    const char *(*card_name)(card_t card);
    const char *(*card_words)(card_t card);
    const char *(*choice_name)(uint8_t choice);
    const char *(*choice_words)(uint8_t choice);
    /* Where the card stands in a sorted hand (by colour or suit, then rank): for display only. */
    int (*card_order)(card_t card);
    /* NULL: none. Whether nobody may type a move that parse reads: it stands in journals and
     * records for what the table does itself, as the dearer draw of a turn that timed out (SW-D19).
     */
    bool (*table_only)(const struct game_move *move);
    /* The clear sentence of a refusal, for the one who typed: what is not possible and what is.
     * `move` is NULL where the text was not understood. */
    void (*explain)(const void *st, int seat, const struct game_move *move, enum game_code code,
                    char *out, size_t cap);
};

/* ---- registry.c ---- */
/* All games in the order of the lobby's lists, each in its present version, NULL-terminated. */
extern const struct game_rules *const game_registry[];
/* Older versions, which nobody starts a game by any more, but records and games in play need them.
 */
extern const struct game_rules *const game_archive[];

/* ---- find.c ---- */
/* The game with this id, or one that `name` abbreviates or titles without doubt ("last one", "sw");
 * NULL: none. */
const struct game_rules *game_find(const char *name);
/* The game with exactly this id in this version; NULL: it is not here. */
const struct game_rules *game_find_version(const char *id, int version);
/* The sentence on a version that is not here: which it is, and which are. In the language spoken.
 */
void game_version_unknown(const char *id, int version, char *out, size_t cap);

/* ---- setup.c ---- */
/* Every option at its default, the seed all zero. */
void game_setup_defaults(const struct game_rules *rules, int seats, struct game_setup *out);
/* Makes a number the seed, as games/core/RNG.md says: eight little-endian bytes, then zeros. */
void game_setup_seed(struct game_setup *setup, uint64_t number);
/* Sets one option from text. Returns NULL, or a static sentence that says what is wrong. */
const char *game_setup_option(const struct game_rules *rules, struct game_setup *setup,
                              const char *name, const char *value);
/* "mode=points points=200": the options that differ from the default, or all. Returns the length.
 */
int game_setup_format(const struct game_rules *rules, const struct game_setup *setup, bool all,
                      char *out, size_t cap);

#endif
