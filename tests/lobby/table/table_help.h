/*
 * A room of tables for tests: a store of the kind that STORE names, a virtual clock, and people
 * with accounts. It keeps every notice. Where a test needs it, it looks inside the table module: at
 * the state, to find a move.
 */
#pragma once

#include <CUnit/CUnit.h>

#include "ids.h"
#include "leaderboard.h"
#include "play_store.h"
#include "record.h"
#include "store_fault.h"
#include "table_private.h"

enum { PEOPLE = 8, NOTICES_MAX = 20000, FIRST_PERSON = 100, FIRST_GUEST = 900 };

struct heard {
    int64_t person;
    struct notice notice;
    char text[320];
};
struct scored {
    int64_t account, xp;
    int outcome, games;
};
struct world {
    struct clock_virtual clock;
    struct ids ids;
    struct store *store;
    struct tables *tables;
    struct leaderboard *boards;
    struct ratings *ratings; /* of the boards */
    struct heard *heard;
    int nheard;
    struct scored scored[200];
    int nscored;
    struct table_cup_end cup[100]; /* what the cups have been told */
    int ncups;
    int64_t chips[PEOPLE], xp[PEOPLE]; /* as the tables told of them */
    bool present[PEOPLE], guest_present[PEOPLE];
    char address[PEOPLE][64];
    uint64_t seeds; /* how many secrets of games were drawn so far */
    int64_t command;
    bool holding; /* answers of the store are held back */
    const char *exempt;
    int dealt; /* the highest version of the rules that all machines know; 0: any, -1: none */
    struct thinker *thinker; /* for the next room; NULL: none */
};

extern struct world w;

/* A suite of tests calls these before and after each test. */
void world_open(void);
void world_close(void);
/* Begins another world in the middle of a test. */
void world_anew(void);
/* Ends the room as if it had died, and opens another one over the same store. `back`: people come
 * back. */
void world_restart(bool back);
/* Delivers answers until the store has answered every call. */
void deliver(void);
/* Calls deliver, unless `w.holding` is set. */
void settle(void);
/* Lets time pass, step by step through every deadline. */
void pass(int64_t ms);

/* People have numbers from 0: the accounts ann, bob... and the guests. */
struct person person(int who);
struct person guest(int who);
/* Sends a message to the table and settles. Returns NULL, or the sentence of the refusal. */
const char *say(int who, enum table_message_kind kind, int32_t table, const char *text);
const char *say_as(struct person from, enum table_message_kind kind, int32_t table,
                   const char *text, const char *player, int level);
/* Opens a table and returns its number; 0: it was refused. */
int32_t open_table(int who, const char *game, const char *options);
/* Opens a table of `n` accounts with a game under way. */
int32_t start_game(const char *game, const char *options, int n);
/* passes: everybody passes once, so that all have had a turn. start_passed: opens a table as
 * start_game does, and then everybody passes once. */
void passes(int32_t table, int n);
int32_t start_passed(const char *game, const char *options, int n);
/* The first `n` people get ready, and the game begins. */
void all_ready(int32_t table, int n);
void presence(int who, bool present);
/* Has somebody of the staff make a game void, by its number. Returns NULL, or the sentence of the
 * refusal. */
const char *undo(int who, int64_t number);

struct table_info info_of(int32_t table);
/* at_seat: the number of the account that sits in a seat. seat_of: the seat of an account. */
int at_seat(int32_t table, int seat);
int seat_of(int32_t table, int who);
/* The number of the person who has to move. */
int on_turn(int32_t table);
/* Makes the move `text` (NULL: the automatic move) for the person who has to move. */
const char *move(int32_t table, const char *text);
bool playing(int32_t table);
/* count: how many notices of a kind a person (-1: anybody) has heard since the last `forget`. last:
 * the last of them. */
int count(int who, enum notice_kind kind);
const struct heard *last(int who, enum notice_kind kind);
void forget(void);
/* Balances in the store. */
int64_t chips_of(int who);
int64_t xp_of(int who);
/* Checks that the store's sums agree, that no chips came or went, and that the balances are those
 * that the tables told of. */
void check_sums(void);
struct store_game game_row(int64_t id);
/* The record of a game; NULL: none, and `why` says why. `undone` (NULL: nobody asks): how many
 * moves were taken back. */
char *record_of(int64_t number, char *why, size_t whycap, int *undone);
/* The head of the record of a game; the test fails unless the record is true. */
struct record verified(int64_t number, int *undone);
/* Writes the position and the table's decisions as text, to compare them before and after a
 * restart. */
void snapshot(int32_t table, char *out, size_t cap);
/* snapshot_keep keeps that text. snapshot_same: whether the table still has the same.
 * snapshot_restart restarts the room (world_restart) and asserts that it has. */
void snapshot_keep(int32_t table);
bool snapshot_same(int32_t table);
void snapshot_restart(int32_t table, bool back);
/* A thinker that keeps the last question, and is answered when a test says so. */
struct slow_thinker {
    struct thinker thinker;
    struct thought about;
    thinker_cb *cb;
    void *arg;
    int asked;
    bool busy;
};
bool slow_think(struct thinker *thinker, const struct thought *about, thinker_cb *cb, void *arg);
