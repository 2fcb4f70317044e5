/*
 * The lobby's own state, which every part above works with: what it was given, its timers, errands
 * and sessions; and a slot for each part that keeps something, which only that part looks into.
 */
#ifndef LOBBY_SESSION_LOBBY_STATE_H
#define LOBBY_SESSION_LOBBY_STATE_H

#include "buf.h"
#include "deps.h"
#include "errand.h"
#include "map.h"
#include "roster.h"
#include "timer.h"

struct session;
LIST_HEAD(session_list, session);

struct lobby {
    struct lobby_deps deps;
    const struct session_hooks *hooks; /* what sessions call above them (session_hooks.h) */
    struct tables *tables;
    struct timers *timers; /* they run from lobby_tick */
    struct session_list sessions;
    int open;                      /* of them: not closed */
    struct map by_conn, by_person; /* struct session */
    struct roster roster;          /* those with a person */
    struct errand_list errands;
    bool loaded;
    bool synced;       /* the door has told of every connection that it has */
    int returning;     /* sessions with a ticket whose account is still being read */
    struct buf ticket; /* that of a session, while it is given to the door */
    char *motd;        /* the staff's line of the day; NULL: none */
    int64_t moves;     /* players' moves that are durable, since the start */
    int64_t unasked;   /* counts messages to tables that no typed line sent */

    /* What knows no lobby: made by lobby_new. */
    struct leaderboard *boards;
    struct moderation *moderation;
    struct throttle *throttle;
    struct names *names; /* forbidden ones */
    struct pages *pages;
    /* Each made by the part of its name (struct lobby_part). */
    struct once_lines *once; /* what earlier rooms did */
    struct talk *talk;       /* what was said last */
    struct map befriended;   /* struct tie_list, by whom those who are on call a friend */
    struct home *home;       /* what screens show of the lobby */
    struct ui_sheet *sheet;  /* the list that is made now */
    struct gate *gate;       /* attempts to log in */
    struct second_turns *second_turns;
    struct acts *acts;         /* of the staff, under way */
    struct shutdown *shutdown; /* the countdown */
    struct reports *reports;
    struct news *news;
    struct pruning *pruning;
};

/* A part with a slot. lobby.c lists them all; what a part has no use for is NULL. */
struct lobby_part {
    void (*make)(struct lobby *lobby); /* its slot */
    /* Reads what the store has of it; `done` then. */
    void (*load)(struct lobby *lobby, void (*done)(void *arg), void *arg);
    void (*begin)(struct lobby *lobby); /* all is loaded */
    void (*end)(struct lobby *lobby);   /* frees the slot, when sessions and errands are gone */
};

/* The line of the day: the staff's, else the one of the settings; "" for none. */
const char *lobby_motd(const struct lobby *lobby);

#endif
