/*
 * What the files of the lobby share: the lobby itself and its errands (questions to
 * the store, the hasher or a table whose answer comes later, when the session may be gone).
 */
#ifndef LOBBY_SESSION_INSIDE_H
#define LOBBY_SESSION_INSIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "admin.h"
#include "leaderboard.h"
#include "lobby.h"
#include "moderation.h"
#include "names.h"
#include "pages.h"
#include "roster.h"
#include "second.h"
#include "sheet.h"
#include "table.h"
#include "throttle.h"
#include "timer.h"

struct session;
enum { LOBBY_BUCKETS = 8192 };

/* The head of every errand's own struct. */
struct errand {
    LIST_ENTRY(errand) link;
    void (*drop)(void *errand); /* frees and wipes what the struct holds; may be NULL */
    struct lobby *lobby;
    uint64_t conn; /* of the session that waits, if any */
    bool of_session;
    uint64_t command; /* the line of that connection that it is of, 0: none (once.h) */
    char *said;       /* what that line is answered once it is stored; NULL: not known yet */
    int64_t becomes;  /* who is on then, 0: nobody else */
    struct timer timer;
};

struct shutdown {
    bool on, drain, upgrade; /* upgrade: what comes to its end are the connections */
    int64_t at;              /* mono ms */
    char reason[STORE_TEXT_MAX];
    struct timer timer, look; /* look: drain, whether the games are over */
};

/* auth.c: attempts to log in, and those of them that wait for the hasher. */
struct auth_try;
TAILQ_HEAD(auth_tries, auth_try);
struct gate {
    struct auth_tries waiting;  /* the next first */
    int n, flying, tries, held; /* held: back, for what happened to their name */
};

/* report.c: what is being decided about reports, in its order. */
struct deciding;
TAILQ_HEAD(deciding_list, deciding);
struct filing;
TAILQ_HEAD(filing_list, filing);

/* social.h */
struct tie;
LIST_HEAD(tie_list, tie);

LIST_HEAD(session_list, session);
LIST_HEAD(errand_list, errand);
struct act;
LIST_HEAD(act_list, act);

struct lobby {
    struct lobby_deps deps;
    struct tables *tables;
    struct leaderboard *boards;
    struct moderation *moderation;
    struct throttle *throttle;
    struct gate gate;
    struct deciding_list deciding;
    struct filing_list filing;
    struct second_turns second_turns; /* in the order in which they came */
    struct pages *pages;
    struct names *names; /* forbidden ones */
    struct talk *talk;   /* channel.h */
    struct session_list sessions;
    int open; /* of them: not closed */
    struct session_list by_conn[LOBBY_BUCKETS], by_person[LOBBY_BUCKETS];
    struct roster roster;                   /* those with a person */
    struct tie_list friends[LOBBY_BUCKETS]; /* of those who are on, by whom they call a friend */
    struct errand_list errands;
    struct timers *timers;      /* they run from lobby_tick */
    struct act_list table_acts; /* admin.c: acts that a table's notice answers */
    struct act_list reloads;    /* admin_reload.c: they wait for lobby_reloaded */
    struct shutdown shutdown;
    char *motd; /* news.h: the staff's line of the day; NULL: none */
    struct {
        struct timer timer;
        int64_t games, cursor; /* of the round */
    } prune;
    struct ui_home home; /* screens of the lobby show it; as it was at home_ms */
    bool home_known;
    int64_t home_ms;
    struct buf ticket;     /* that of a session, while it is given to the door */
    struct ui_sheet sheet; /* the list that is made now */
    bool loaded;
    bool synced;   /* the door has told of every connection that it has */
    int loading;   /* parts of lobby_load that are still out */
    int returning; /* sessions with a ticket whose account is still being read */
    void (*ready)(void *arg);
    void *ready_arg;
    int64_t moves;           /* players' moves that are durable, since the start */
    int64_t last_report;     /* highest number of one that is known */
    int64_t last_news;       /* the same of news */
    int64_t unasked;         /* counts messages to tables that no typed line sent */
    struct once_lines *once; /* what earlier rooms did (once.h) */
};

/* A zeroed struct of `size` bytes that begins with struct errand. With a session (may be NULL)
 * that session's line is not done, and its next lines wait, until errand_end. */
void *errand_new(struct lobby *lobby, struct session *session, size_t size);
/* The session that asked, whose language is spoken from here on (core/tongue.h); NULL: it is gone,
 * or there was none. */
struct session *errand_session(const void *errand);
/* Frees the errand and lets the session go on. */
void errand_end(void *errand);

/* Which of LOBBY_BUCKETS is that of an id. */
size_t lobby_bucket(uint64_t id);
struct session *lobby_by_conn(struct lobby *lobby, uint64_t conn);
/* The session in which an account or guest is on; NULL: none. */
struct session *lobby_by_person(struct lobby *lobby, int64_t person);
/* By name in any case; else, with `abbreviated`, the only one whose name begins so. */
struct session *lobby_by_name(struct lobby *lobby, const char *name, bool abbreviated);
/* Gives a session a person (0: takes it away). */
void lobby_place_person(struct lobby *lobby, struct session *session, int64_t person);
/* Gives it a name: nothing else may, as others find it by that. */
void lobby_name_person(struct lobby *lobby, struct session *session, const char *name);
/* A line to everybody who is on. */
void lobby_tell_all(struct lobby *lobby, const char *line);
/* Sends off whoever a ban now holds for, but admins. */
void lobby_enforce_bans(struct lobby *lobby);
/* Ledger entries of an account were written: its session's figures follow. */
void lobby_balance(struct lobby *lobby, int64_t account, int64_t xp, int64_t chips);

/* Tells a session that the room is about to stop, if it is. */
void admin_stop_tell(struct session *session);
/* Reads the countdown that another room began; `done` then. It runs from admin_stop_resume on, to
 * be called when the tables are there. */
void admin_stop_load(struct lobby *lobby, void (*done)(void *arg), void *arg);
void admin_stop_resume(struct lobby *lobby);
/* A notice that answers an act of admin.c's; true: it did, and nobody else is to see it. */
bool admin_notice(struct lobby *lobby, const struct notice *notice);

#endif
