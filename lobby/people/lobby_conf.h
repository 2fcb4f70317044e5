/*
 * The settings of the lobby. They are a part of struct conf (conf.h). The table in conf.c has their
 * defaults.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "store.h"

/* Whether people may make accounts themselves. */
enum registration {
    REGISTRATION_OPEN,
    REGISTRATION_ASK, /* the staff approves each before it opens (approval.h) */
    REGISTRATION_CLOSED
};

struct lobby_conf {
    int64_t starting_chips; /* chips that a new account gets */
    int64_t allowance;      /* once a UTC day an account's chips are raised to this (RK-D11) */
    int64_t turn_ms;        /* the clock for a turn; the default of new tables */
    /* A player who is away from a seat for longer counts as having left (RK-D6). */
    int64_t away_ms;
    /* The time to answer penalize or forgive (RK-D6). */
    int64_t vote_ms;
    const char *same_address_exempt; /* CIDRs with blanks between them (RK-D2) */
    enum registration registration;
    bool newcomers;  /* over SSH, a name that no account has leads to the login dialogue */
    bool staff_totp; /* staff commands need a second factor */
    /* How many accounts may be made in a UTC day from one network (IPv4 /24, IPv6 /64; those in
     * same_address_exempt are not counted); 0: any number. */
    int64_t new_a_day;
    int64_t guest_games_ms; /* how long games in which no account sat are kept */
    int64_t guest_games;    /* how many of those are kept at most */
    int64_t account_games;  /* how many unranked games are kept for an account */
    /* How many messages may wait for an account that is off. */
    int64_t messages;
    /* If one account is adjusted by more XP or chips than this in a day, a second member of the
     * staff has to confirm it; 0: nobody has to. */
    int64_t confirm_above;
    const char *act_roles; /* which role an act needs, "NAME ROLE | NAME ROLE"; may be NULL */
    const char *cups;      /* schedules of cups, "NAME daily ... | NAME weekly ..."; may be NULL */
    const char *reasons;   /* the staff's ready reasons, "WORD TEXT | WORD TEXT"; may be NULL */
    /* How long rows are kept, by enum store_kept; 0: for ever. */
    int64_t kept_ms[STORE_KEPT_KINDS];
    const char *motd; /* the line of the day; may be NULL */
    const char *host; /* shown in the banner, may be NULL */
    /* "localhost 4000", "localhost -p 2222": shown in the banner, may be NULL */
    const char *telnet, *ssh;
    const char *web;             /* "https://play.example.org": the page; may be NULL */
    const char *contact;         /* whom people who cannot come in can ask; may be NULL */
    const char *pages;           /* the folder of the help and rules pages */
    const char *forbidden_names; /* a file of names that nobody may have (names.h); may be NULL */
};
