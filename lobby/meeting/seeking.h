/*
 * Seeks and forming, for sessions (ME-D1 to ME-D6): who seeks what, who hears of it, and the tables
 * that the room forms of people who fit together.
 *
 * A seek is kept in the ticket of its session, so it survives the room. A table that is forming
 * does not survive. Its question is at most 20 seconds old, and the next room asks these people
 * again.
 */
#pragma once

#include "seeks.h"
#include "table.h"
#include "timer.h"

struct lobby;
struct session;

extern const struct lobby_part seeking_part;

enum {
    SEEKING_ASK_MS = 20000,      /* the time to say `yes` */
    SEEKING_GRACE_MS = 60000,    /* how long a seek outlives its session */
    SEEKING_ANNOUNCE_MS = 60000, /* the least time between two announcements of one person */
    SEEKING_LIST = 60            /* how many entries seeking_list has at most */
};

/* Puts up a seek of the session, in place of the one that it has. `conduct` is that of the
 * session's person. The session is told, or is told why this is not possible. */
void seeking_put(struct session *session, const struct seek_words *words,
                 enum formula_conduct conduct);
/* Takes up the seek of somebody else. The session then seeks the same, and a table forms as soon as
 * there are enough people. If that is not possible, the session is told why. `seek` may end with
 * this call. */
void seeking_take(struct session *session, struct seek *seek, enum formula_conduct conduct);
/* Ends the seek of a person, who need not be on. False: there is none. */
bool seeking_forget(struct lobby *lobby, int64_t person);

/* The number of a seek for two players of this game (NULL: of any game) that fits the session; 0:
 * there is none. */
int32_t seeking_quick(const struct session *session, const struct game_rules *game);

/* A table that forms: its people are being asked. */
struct forming {
    LIST_ENTRY(forming) link;
    struct lobby *lobby;
    struct seek_trial trial;
    int n; /* how many people */
    int64_t person[GAME_SEATS_MAX];
    char name[GAME_SEATS_MAX][TABLE_NAME_MAX];
    unsigned said; /* bit i: the person of name[i] has said `yes` */
    int64_t until; /* monotonic */
    struct timer timer;
};
/* The table that forms with the session's person, who is asked about it; NULL: none. */
struct forming *seeking_asks(const struct session *session);
/* How many seconds are left to answer. */
int seeking_seconds(const struct forming *forming);

/* A seek or a table that somebody can join now. */
struct seeking_entry {
    const struct seek *seek; /* NULL: a table */
    int32_t table;
    bool fits;
};
/* Fills in the entries for a game (NULL: for any), as a session sees them (NULL: nobody in
 * particular), the best fit first (ME-D2). Returns how many. */
int seeking_list(struct lobby *lobby, const struct session *session, const struct game_rules *game,
                 struct seeking_entry out[SEEKING_LIST]);
/* Appends the games that the words name, "Palace or Switch", or "any game". */
void seeking_put_games(const struct seek_words *words, struct buf *out);

/* Answers the question of a forming table. False: none is asked. */
bool seeking_answer(struct session *session, bool yes);
/* The session's formula has changed: puts the session's seek up anew with the new formula, unless a
 * table is forming with it. */
void seeking_changed(struct session *session);
/* Write the session's seek for a ticket, and put up what was written. */
void seeking_write(const struct session *session, struct buf *out);
void seeking_read(struct session *session, const char *text);
