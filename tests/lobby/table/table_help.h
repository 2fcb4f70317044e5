/*
 * A room of tables for tests: a store of the kind that STORE names, a virtual clock, people with
 * accounts, every notice kept. Looks inside the table module where a test has to (the state, to
 * find a move).
 */
#ifndef TABLE_HELP_H
#define TABLE_HELP_H

#include <CUnit/CUnit.h>

#include "ids.h"
#include "leaderboard.h"
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
    struct table_cup_end cup[100]; /* what cups were told */
    int ncups;
    int64_t chips[PEOPLE], xp[PEOPLE]; /* as tables told of them */
    bool present[PEOPLE], guest_present[PEOPLE];
    char address[PEOPLE][64];
    uint64_t seeds; /* secrets of games so far */
    int64_t command;
    bool holding; /* completions are not delivered */
    const char *exempt;
    int dealt; /* the highest version of rules that all machines know; 0: any, -1: none */
    struct thinker *thinker; /* of the next room; NULL: none */
};

extern struct world w;

/* Runs the tests of a program; returns the status of the process. */
int world_run(CU_SuiteInfo *suites);
/* What a suite of tests sets up and tears down for each test. */
void world_open(void);
void world_close(void);
/* Another world in the middle of a test. */
void world_anew(void);
/* The room dies and another opens the same store; people come back if `back`. */
void world_restart(bool back);
/* Delivers what the store is asked for, until it has answered all of it. */
void deliver(void);
/* The same, unless `w.holding`. */
void settle(void);
/* Time passes, step by step through every deadline. */
void pass(int64_t ms);

/* People are numbered from 0: accounts ann, bob...; guests. */
struct person person(int who);
struct person guest(int who);
/* Sends and settles. Returns NULL, or the sentence of the refusal. */
const char *say(int who, enum table_message_kind kind, int32_t table, const char *text);
const char *say_as(struct person from, enum table_message_kind kind, int32_t table,
                   const char *text, const char *player, int level);
/* Opens a table and returns its number, 0 if refused. */
int32_t open_table(int who, const char *game, const char *options);
/* A table of `n` accounts with a game under way. */
int32_t start_game(const char *game, const char *options, int n);
void presence(int who, bool present);

/* The account that sits at a seat, as a number; the seat of one. */
int at_seat(int32_t table, int seat);
int seat_of(int32_t table, int who);
/* Who is to move. */
int on_turn(int32_t table);
/* `text` by whoever is to move (NULL: the automatic move). */
const char *move(int32_t table, const char *text);
bool playing(int32_t table);
/* Notices of a kind that a person (-1: anybody) heard since the last `forget`; the last of them. */
int count(int who, enum notice_kind kind);
const struct heard *last(int who, enum notice_kind kind);
void forget(void);
/* Balances by the store; sums agree and are constant. */
int64_t chips_of(int who);
int64_t xp_of(int who);
int64_t dignity_of(int who);
void check_sums(void);
struct store_game game_row(int64_t id);
/* The position and the table's decisions as text, to compare before and after a restart. */
void snapshot(int32_t table, char *out, size_t cap);

#endif
