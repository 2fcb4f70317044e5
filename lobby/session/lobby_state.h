/*
 * The state of the lobby. All its parts work with what the lobby was given, its timers, its errands
 * and its sessions. A part that keeps something more has a member of its own for it, and no other
 * part looks into that.
 */
#pragma once

#include "buf.h"
#include "deps.h"
#include "errand.h"
#include "map.h"
#include "roster.h"
#include "term.h"
#include "timer.h"

struct notice;
struct session;
struct table_info;
struct ui_screen;
LIST_HEAD(session_list, session);

/* How a login ended. */
enum login_end {
    LOGIN_END_ACCOUNT,
    LOGIN_END_GUEST,
    LOGIN_END_WRONG, /* the name, password, key or code */
    LOGIN_END_BANNED,
    LOGIN_END_BUSY,
    LOGIN_END_WAITING, /* the staff has not approved the account yet */
    LOGIN_ENDS
};

/* The cases that wait for the staff, as they were read last (cases_figures). */
struct reports_waiting {
    int n;
    int64_t oldest_ms; /* when the oldest was written, UTC */
    int64_t due_ms;    /* when they are read again, monotonic */
    bool known, reading;
};

/* How many lines about acts the staff was shown in the minute that begins at `since_ms`
 * (monotonic). They are counted by the least role that reads them (staff_news.c). */
struct staff_told {
    int64_t since_ms;
    int lines[STORE_ADMIN + 1];
};

/* The last page of an export of what is kept about an account (export.c). */
struct exporting {
    int64_t account;
    char who[STORE_BY_MAX];         /* who was given the page */
    char next[STORE_NAME_MAX + 24]; /* where the page after it begins */
};

struct lobby {
    struct lobby_deps deps;
    const struct session_hooks *hooks;     /* what sessions call in the parts above them */
    const struct lobby_part *const *parts; /* ends with NULL */
    struct tables *tables;
    struct timers *timers; /* lobby_tick runs them */
    int loading; /* how many loads are under way; after the last of them `ready` is called */
    void (*ready)(void *arg);
    void *ready_arg;
    struct session_list sessions;
    int open;                      /* the number of sessions that are not closed */
    struct map by_conn, by_person; /* struct session */
    struct roster roster;          /* the sessions in which somebody is on */
    struct errand_list errands;
    struct errand_turns turns; /* in the order in which they were asked for */
    /* How many errands of each node are orphans: their sessions are gone, so nobody waits for
     * them. */
    int orphans[TERM_NODES];
    bool loaded;
    /* The doors have told of every connection that they hold, or the wait for them is over. */
    bool synced;
    uint64_t serial; /* of the last session that was opened */
    int returning;   /* sessions with a ticket whose account is still being read */
    /* The ticket that is being given to the door. */
    struct buf ticket;
    char *motd; /* the staff's line of the day; NULL: none */
    /* Players' moves that were stored since the start. */
    int64_t moves;
    /* Since the start: logins by transport and by how they ended (enum login_end), and accounts
     * that people made for themselves. */
    int64_t logins[CLIENT_TRANSPORTS + 1][LOGIN_ENDS], registrations;
    int64_t unasked; /* counts messages to tables that no typed line caused */

    /* Parts that do not know the lobby; lobby_new makes them, but seeking.c makes `seeks`. */
    struct leaderboard *boards;
    struct moderation *moderation;
    struct throttle *throttle;
    struct names *names; /* that nobody may take */
    struct pages *pages;
    struct seeks *seeks; /* that are open */
    /* What one part keeps for itself. The pointers are slots (LOBBY_SLOT). */
    struct once_lines *once; /* what earlier rooms have done */
    struct talk *talk;       /* the last lines of talk */
    /* struct tie_list, by person: the ties of those who are on and call this person a friend. */
    struct map befriended;
    struct home *home;           /* the lobby as screens show it */
    struct gmcp_home *gmcp_home; /* the same as clients draw it */
    struct ui_sheet *sheet;      /* the list that is being made */
    struct wanted *wanted;       /* who wanted to play what lately */
    struct gate *gate;           /* attempts to log in */
    struct acts *acts;           /* the staff's acts under way */
    struct stop *stop;           /* the countdown to a stop */
    bool store_waits;            /* the store takes long to answer, and people were told */
    struct reports *reports;
    struct reports_waiting reports_waiting;
    struct staff_told staff_told;
    struct exporting exporting;
    int64_t news_last;         /* the highest number of an item of news, as far as is known */
    struct filters *filters;   /* what is not wanted in talk */
    struct lockdown *lockdown; /* who is kept out for a while */
    struct pruning *pruning;
    struct cups *cups;       /* cups that are not over */
    struct seasons *seasons; /* the close of seasons of ratings */
    struct deals *deals;     /* of the day */
    struct duels *duels;
    struct reviews *reviews;       /* that are being worked out */
    struct confirming *confirming; /* adjustments that wait for a second member of the staff */
    struct approvals *approvals;   /* accounts that wait for approval */
    struct codes *codes;           /* with which people come to a table or a duel */
    struct resumes *resumes;       /* tokens with which people come back after a lost connection */
    struct busy *busy;             /* when people usually are here */
    struct seeking *seeking;       /* tables that form, and when to look at the seeks */
};

/* How somebody has come on. */
struct lobby_coming {
    bool returned;     /* from an earlier room */
    bool took_over;    /* from another connection of theirs */
    int64_t before_ms; /* their login before this one, UTC; 0: there was none, or no login now */
};

/* A part of the lobby: what it does as the lobby begins and ends, and as sessions come, go and are
 * told something. lobby.c lists them all, and they are called in that order, but `end` in the
 * reverse order. A part leaves functions that it does not need NULL. */
struct lobby_part {
    size_t slot, size;                 /* LOBBY_SLOT; size 0: it keeps nothing */
    void (*make)(struct lobby *lobby); /* fills in its slot, which is all zeros */
    void (*load)(struct lobby *lobby); /* reads what the store holds for the part (load_new) */
    /* Called when everything is loaded. `lobby` is the struct lobby, but without its type, because
     * the part's timer often calls the same function. */
    void (*begin)(void *lobby);
    /* Frees what hangs on the slot, when sessions, errands and timers are gone. */
    void (*end)(struct lobby *lobby);
    /* Somebody is on. */
    void (*on)(struct session *session, const struct lobby_coming *coming);
    /* Somebody is about to go off. */
    void (*off)(struct session *session);
    /* The session is closed, or its connection is gone: frees what the part keeps of it. Called
     * again when the session itself is freed. */
    void (*gone)(struct session *session);
    /* A table told the session something; `info` NULL: the table is not known. */
    void (*notice)(struct session *session, const struct notice *notice,
                   const struct table_info *info);
    /* Writes what cannot wait into the row of a screen above what can be typed. False: there is
     * nothing, and the next part is asked. */
    bool (*alert)(struct session *session, struct ui_screen *screen);
    /* Sends the client what it is to know. `begins`: packages that it has announced just now. */
    void (*gmcp)(struct session *session, unsigned begins);
    /* The store gave an account another name. `was`: the account with the old one. */
    void (*renamed)(struct lobby *lobby, const struct store_account *was, const char *name);
    /* The store made the account `from` part of `into`. */
    void (*merged)(struct lobby *lobby, int64_t from, const struct store_account *into);
    /* The store erased an account. */
    void (*erased)(struct lobby *lobby, int64_t account);
};

/* Calls a function of all parts that have it. */
#define LOBBY_CALL(lobby, function, ...)                                                           \
    for (const struct lobby_part *const *part = (lobby)->parts; *part; part++)                     \
        if ((*part)->function)                                                                     \
    (*part)->function(__VA_ARGS__)

/* Gives a part this slot: the lobby makes the part's struct there before `make`, and frees it after
 * `end`. */
#define LOBBY_SLOT(member)                                                                         \
    .slot = offsetof(struct lobby, member), .size = sizeof(*((struct lobby *)NULL)->member)

/* Whether the machine's clock can be right. */
bool lobby_clock_sound(const struct lobby *lobby);
/* Draws 32 bytes for a secret. Tests choose them (deps.h). `lobby` is the struct lobby. */
void lobby_seed(void *lobby, uint8_t out[32]);
/* The line of the day: the staff's, else the one in the settings; "" for none. */
const char *lobby_motd(const struct lobby *lobby);
