/*
 * The text of a game record, cardroom-record(5): a writer, and a strict, bounded reader for text
 * that a stranger may have written. replay.h replays a record.
 */
#pragma once

#include "buf.h"
#include "game.h"

enum {
    RECORD_FORMAT = 2,     /* the number in the first line; format 1 drew words by chance */
    RECORD_LINE_MAX = 640, /* bytes of a line without its end */
    /* texts, their NUL included */
    RECORD_NAME_MAX = 33,
    RECORD_WORD_MAX = 25,
    RECORD_GAME_MAX = 24,
    RECORD_OPTIONS_MAX = 512,
    RECORD_REASON_MAX = 160,
    RECORD_EVENTS_MAX = 200000, /* how many events */
    RECORD_TEXT_MAX = 16 << 20, /* bytes of a whole record */
    RECORD_HASH = 32            /* bytes of secret, commitment and seed */
};

enum record_kind { RECORD_ACCOUNT, RECORD_GUEST, RECORD_BOT };
/* A player. Players are in the order in which they sat down, which is the order in which their
 * words enter the seed. */
struct record_player {
    char name[RECORD_NAME_MAX]; /* no blanks */
    enum record_kind kind;
    uint8_t level; /* of a bot, 1..3 */
    /* the player's part of the seed, no blanks; "": the game has no words */
    char word[RECORD_WORD_MAX];
    /* the word follows from the secret; false: the player chose it, or the format is 1 */
    bool drawn;
};
enum record_end { RECORD_FINISHED, RECORD_CANCELLED, RECORD_VOID, RECORD_FROZEN };
/* What the game was worth to a seat. */
struct record_score {
    uint8_t place;  /* 0: none */
    int8_t outcome; /* 1 won, -1 lost, 0 neither */
    int32_t xp;
    int64_t chips;
};
/* A whole record but for its events. */
struct record {
    uint8_t format;               /* 1..RECORD_FORMAT; 1 if there is no commitment */
    char game[RECORD_GAME_MAX];   /* id of the registry */
    uint16_t rules;               /* version of the rules */
    int64_t number;               /* as people see it; 0: none */
    int64_t id;                   /* enters commitment and seed */
    int64_t started_ms, ended_ms; /* UTC */
    bool ranked;                  /* the game began as one that scores */
    int64_t bet;
    char options[RECORD_OPTIONS_MAX]; /* "mode=points points=200" */
    bool committed; /* false: the game is older than commitments of shuffles, and has no secret */
    uint8_t commitment[RECORD_HASH];
    uint8_t nplayers;
    struct record_player player[GAME_SEATS_MAX];
    uint8_t seat[GAME_SEATS_MAX + 1]; /* by seat from 1: the number of the player there, from 1 */
    enum record_end end;
    bool by_limit;                                 /* the option `limit` ended the game */
    char reason[RECORD_REASON_MAX];                /* why the game ended otherwise */
    struct record_score score[GAME_SEATS_MAX + 1]; /* by seat */
    uint8_t secret[RECORD_HASH], seed[RECORD_HASH];
};

enum record_event_kind {
    RECORD_MOVE,    /* a player's or a bot's move */
    RECORD_AUTO,    /* the automatic move of a seat */
    RECORD_TIMEOUT, /* the time of the seat was up */
    RECORD_LEAVE,   /* a player left the game; `away`: was away for too long */
    RECORD_SHARED,  /* RK-D2: the two seats shared an address, so the game does not score */
    RECORD_HASHED,  /* text: BLAKE2b-128 of the position, in hexadecimal */
    RECORD_VOIDED,  /* staff made the game void, or nobody came back; text: why */
    RECORD_FREEZE   /* the server could not restore the game after a restart; text: why */
};
struct record_event {
    enum record_event_kind kind;
    uint8_t seat, other; /* 0 if the kind has none */
    bool away;
    int64_t ms;               /* since the start, never negative */
    char text[GAME_TEXT_MAX]; /* the move in its canonical form, the hash, the reason */
};

/* ---- Writing ---- */
/* record_head appends the lines before the events, record_event the line of one event, and
 * record_tail the lines after the events. The caller must not pass texts that the format cannot
 * hold: the reader would refuse them. */
void record_head(const struct record *record, struct buf *out);
void record_event(const struct record_event *event, struct buf *out);
void record_tail(const struct record *record, struct buf *out);

/* ---- Reading ---- */
/* What is wrong with a record, and where. `line` 0: the record as a whole is wrong. */
struct record_fault {
    int line;
    char why[256]; /* a sentence */
};
/* The events of a text that was read; `next` is the line of the next one. */
struct record_events {
    const char *next, *end;
    int line; /* number of the line of the last event taken */
};
/* Reads a whole text. Checks the form and the order of the lines, the bounds, and that nothing is
 * missing or there twice. It does not check whether the record is true (replay.h). A CR before the
 * end of a line is accepted, since terminals leave it there. `events` points into `text`, which
 * must outlive it. False: `fault` says what is wrong. */
bool record_read(const char *text, size_t len, struct record *out, struct record_events *events,
                 struct record_fault *fault);
/* Reads the next event of a text that record_read accepted; false: there are no more. */
bool record_next(struct record_events *events, struct record_event *out);
/* Fills in the fault with a formatted sentence; returns false, so that callers can return that. */
bool record_wrong(struct record_fault *fault, int line, const char *format, ...) PRINTF(3, 4);

/* Whether a player may have this as their word: 1 to 24 printable ASCII characters, no blanks. */
bool record_word_valid(const char *word);
/* Writes bytes in lower case hexadecimal, and returns `out`, which has room for 2 * n + 1 bytes. */
const char *record_hex(const uint8_t *bytes, size_t n, char *out);
/* The text of RECORD_HASH bytes, for an argument. It is valid until the enclosing block ends. */
#define RECORD_HEX(bytes) record_hex((bytes), RECORD_HASH, (char[2 * RECORD_HASH + 1]){0})
/* Reads `n` bytes from that form. False: the text is something else. */
bool record_hex_read(const char *text, uint8_t *out, size_t n);
/* The place of a word among `n` words; -1: it is none of them. */
int record_word_find(const char *const *words, int n, const char *word);
