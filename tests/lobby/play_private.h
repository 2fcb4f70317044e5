/*
 * What the files of the player of lobby scripts (play.h) share: its room, its people, and its
 * statements by subject. Parameters: `rest` is the text after the statement's word; the function
 * may change it.
 */
#pragma once

#include "act.h"
#include "hasher_fake.h"
#include "term_fake.h"

/* The line that shows the secret of an authenticator. */
#define PLAY_SECRET "secret [A-Z2-7][A-Z2-7]*"

enum { PLAY_ASKED_MAX = 128, PLAY_PEOPLE_MAX = 320, PLAY_OUT = 20000 };

struct someone {
    char name[24];
    uint64_t conn; /* 0: not connected */
    struct term_fake fake;
    struct term_facts facts;
    char key[64], command[256]; /* of the facts */
    char *held; /* the last line; sent again to the next room if this one has not done it */
    struct press held_press;     /* the last key; 0: a line was last */
    uint8_t secret[TOTP_SECRET]; /* of their authenticator */
    char recovery[32];
    char noted[64];       /* the token or the code that was noted last */
    struct buf announced; /* GMCP packages, as the door keeps them for the next room */
};

struct play {
    const char *path;
    int line;
    bool failed, ready, stopped;
    bool staff_totp, known_only, conf_bad, web;
    bool slow; /* the store carries out nothing by itself (play_slows) */
    int starved;
    enum registration registration;
    int64_t confirm_above; /* the setting confirm-above */
    int64_t kept_ms;       /* the settings *-kept; 0: forever */
    char act_roles[128];   /* the setting act-role */
    char cups[6000];       /* the setting cup */
    bool clock_wrong;      /* what lobby_deps.clock_sound says */
    int hashed;            /* how many hashes the hasher had been asked for at the last count */
    int64_t uid;           /* the Unix user at the control socket, and their name; "": unknown */
    char unix_user[33];
    int unix_node;    /* the node whose control socket it is; -1: the lobby's own */
    int64_t drain_ms; /* what lobby_deps.drain was last told; -1: to serve */
    struct clock_virtual clock;
    struct ids ids;
    struct store *store;
    struct hasher_fake hasher;
    struct thinker thinker;
    struct lobby *lobby;
    uint64_t conns;
    uint8_t seeds;
    bool one_seed; /* all secrets are the same; else each differs from the others */
    struct someone people[PLAY_PEOPLE_MAX];
    int npeople;
    struct buf answer; /* the answer of the last act at the control socket */
    uint64_t seen;     /* what it asked about (act_question) */
    /* The acts that were asked for at the control socket; the next one takes the place of the
     * oldest. */
    struct play_asked {
        struct play *play;
        const struct act_row *row;
        bool json;
    } asked[PLAY_ASKED_MAX];
    unsigned nasked;
};

/* ---- play_answer.c ---- */

/* Fails unless the answer of an act is as its row says. */
void play_answer_check(struct play *p, const struct act_row *row, bool done, const char *text,
                       struct act_items *items);

/* ---- For all of them: play.c ---- */
/* Begin a room without anybody, and end it. */
void play_begin(struct play *p, const char *path);
void play_end(struct play *p);
/* Plays one statement, which it may change. */
void play_line(struct play *p, char *line);
/* Plays several statements, each ended by \n or the end of the text. */
void play_lines(struct play *p, const char *text);
/* The same, from a format. */
void play_does(struct play *p, const char *format, ...) PRINTF(2, 3);
/* Fails the running test, and ends the script at this line. */
void play_fail(struct play *p, const char *format, ...) PRINTF(2, 3);
/* Shows what somebody has not read yet, as diagnostics. */
void play_show_unread(const struct someone *who);
/* Goes on until nothing more happens unless time passes. */
void play_settle(struct play *p);
/* Lets the stores of this room and of the next ones carry out a request only when
 * store_fault_release_one says so. */
void play_slows(struct play *p);
/* The room dies, and the next one begins. */
void play_room_dies(struct play *p);
/* What the store's books say. good: they are in order (RK-D13). held: the chips that entries of
 * cups hold. escrow: the chips in the escrow account. */
struct play_books {
    bool good;
    int64_t held, escrow;
};
struct play_books play_books_read(struct play *p);
/* Fails unless the books are in order and escrow has what the entries of cups hold. */
void play_books_check(struct play *p);
/* The person with that name, who is made if there is none. NULL, and the script fails: there are
 * too many. */
struct someone *play_someone(struct play *p, const char *name);
/* The first word of `*at`, which moves on after it. */
char *play_word(char **at);
/* Reloads the configuration after a setting has changed. */
void play_configure(struct play *p);
/* Splits "TEXT = GLOB". NULL, and the script fails: there is no GLOB. */
char *play_behind_equals(struct play *p, char *text);
/* "60s", "5m", "2h", "1d" as ms. */
int64_t play_span(const char *text);
/* Stands in for HMAC-SHA-1, which libsodium does not have. */
void play_hmac(const uint8_t *key, size_t keylen, const uint8_t *text, size_t len, uint8_t out[20]);

/* ---- Cups: play_cups.c ---- */
struct cup;
struct cup_checked;
/* Works the cup out again from its record. Returns how many things do not match; -1: it has no
 * record. The caller frees the cup of `out`. */
int play_cup_faults(struct play *p, int64_t number, struct cup_checked *out);
void play_verified(struct play *p, char *rest);
/* Fails unless the cup counts each table at which a game was played once, as that game is stored.
 * Returns how many games count; *stored gets how many games of the cup are stored. */
int play_cup_games(struct play *p, const struct cup *cup, int *stored);

/* ---- From outside of a connection: play_control.c ---- */
void play_account(struct play *p, char *rest);
void play_control(struct play *p, char *rest);
/* The number of the nth newest act of this word, as undo-act knows it; 0: there is none. */
int64_t play_deed_number(struct play *p, const char *verb, int nth);
/* Adds to `out` what the lists of the staff say. */
void play_lists(struct play *p, struct buf *out);
/* Whether both texts are the same; if not, prints the first line that differs. */
bool play_same(const struct buf *a, const struct buf *b);
void play_undoes(struct play *p, struct someone *who, char *rest);
void play_auth(struct play *p, char *rest);
/* Checks a balance: of XP if `xp` is set, else of chips. */
void play_balance(struct play *p, bool xp, char *rest);
/* Makes the store's reads of a kind of record fail from now on, or work again. */
void play_reads(struct play *p, char *rest);
/* Replaces the second factor of this account in the store by one that makes no sense. */
void play_damage(struct play *p, const char *name);

/* ---- People at their connections: play_people.c ---- */
/* The end of the first unread line that fits; NULL: none does. */
const char *play_unread_find(const struct someone *who, const char *glob);
/* Copies a statement. Puts what NAME has noted in place of `{NAME}`. */
void play_fill_in(const struct play *p, const char *line, char *out, size_t cap);
/* Opens the connection of somebody at the room; `ticket`: the one from the previous room, or
 * NULL. */
void someone_open(struct play *p, struct someone *who, const char *ticket);
/* Opens the connection again as the door does: with what the client announced, and with the last
 * line if that is not done. */
void someone_returns(struct play *p, struct someone *who);
void someone_connects(struct play *p, struct someone *who, char *rest);
/* `hold`: nothing happens yet. */
void someone_types(struct play *p, struct someone *who, const char *line, bool hold);
/* Presses a key; `hold`: nothing happens yet. */
void someone_presses(struct play *p, struct someone *who, char *rest, bool hold);
/* `rest` is "N MOST". Types N wrong codes, one a second. Fails unless at least one and at most MOST
 * of them are looked at. */
void someone_guesses(struct play *p, struct someone *who, char *rest);
void someone_reads(struct play *p, struct someone *who, const char *glob);
void someone_not(struct play *p, struct someone *who, const char *glob);
void someone_gmcp(struct play *p, struct someone *who, char *glob);
/* Checks that the screen, or its page, has such a row; "none": that there is none. */
void someone_sees(struct play *p, struct someone *who, bool page, const char *glob);
void someone_tab(struct play *p, struct someone *who, char *rest);
/* Reads the secret, or a recovery code, that they are shown next. */
void someone_notes(struct play *p, struct someone *who, const char *what);
/* Types what their authenticator shows, or showed `steps` steps ago. */
void someone_codes(struct play *p, struct someone *who, const char *steps);

/* ---- What is typed without being told each line: play_out.c ---- */
/* Makes a move for the person who has to move. False: nothing that they type is a move. */
bool someone_plays(struct play *p, struct someone *who);
/* Plays at most `moves` moves; PLAY_OUT: until the game is over. */
void play_on(struct play *p, int moves, char *rest);
void play_position(struct play *p, char *rest);
void play_cup(struct play *p, char *rest);
/* Types lines that are not moves at that table. Each must be refused. */
void someone_refused(struct play *p, struct someone *who, const char *table);
/* Types every command that a higher role has, with words that fit it. Each must be refused as if
 * it did not exist, and the commands of the role itself must be found. */
void someone_walks(struct play *p, struct someone *who, const char *role_name);
