/*
 * The staff's acts. Each is a row beside the function that carries it out, in the array of its
 * family (accounts.c, sanction.c...); acts.c lists the families. The lobby's commands, the control
 * socket (control.h) and cardroomctl(8) all read these rows: what an act is called, which arguments
 * it takes and who may do it is written there and nowhere else.
 *
 * act_run() reads the arguments and checks the role before the function runs. The function ends the
 * act with act_end(), at once or later from the loop.
 */
#ifndef LOBBY_STAFF_ACT_H
#define LOBBY_STAFF_ACT_H

#include "account.h"
#include "audit.h"
#include "buf.h"
#include "errand.h"
#include "lobby_state.h"

struct act;
struct notice;

/* ---- The rows ---- */

/* Where an act can be asked for. */
enum act_door {
    ACT_LOBBY = 1,
    ACT_SOCKET = 2, /* by cardroomctl, which asks the room over the control socket */
    ACT_ANYWHERE = ACT_LOBBY | ACT_SOCKET,
    ACT_HERE = 4 /* cardroomctl does it itself (src/ctl/here.h); the room is not asked */
};

/* What an argument is: how it is read, and which member of struct act it goes to. */
enum act_kind {
    ACT_NONE,      /* behind the last one */
    ACT_NAME,      /* who: somebody's name */
    ACT_WHO,       /* who: names, addresses, networks, keys */
    ACT_NEW,       /* other: a name to be given */
    ACT_INTO,      /* other: the account that another one goes into */
    ACT_WORD,      /* other: any word */
    ACT_TABLE,     /* number, of a table */
    ACT_GAME,      /* number */
    ACT_REPORT,    /* number */
    ACT_ITEM,      /* number, of the news */
    ACT_LIMIT,     /* number: how many lines of a list, 1 to ACT_LINES_MAX */
    ACT_AMOUNT,    /* number, may have a sign */
    ACT_SPAN,      /* ms: a span of time (span.h), 0 for ever */
    ACT_SPAN_ENDS, /* ms: one that comes to an end */
    ACT_COUNTDOWN, /* ms: one that comes to an end, or "now", which is 0 */
    ACT_CHOICE,    /* choice: the place of one of `words`; -1 where it was left out */
    ACT_TEXT,      /* text: the rest of the line, which is not blank */
    ACT_REASON     /* text and reason: the same */
};

enum { ACT_ARGS_MAX = 4, ACT_LINES_MAX = 200 };

struct act_arg {
    const char *name; /* in cardroomctl(8) and in requests over the control socket */
    enum act_kind kind;
    int optional;       /* the doors at which it may be left out */
    const char *words;  /* of ACT_CHOICE: "lobby|table" */
    int64_t without_ms; /* of spans of time: what it is where it was left out */
};

struct act_row {
    const char *name;    /* one or two words */
    const char *command; /* its name in the lobby; NULL: the same */
    const char *audit;   /* its word in the audit log; NULL: `name` */
    struct act_arg args[ACT_ARGS_MAX + 1];
    enum act_door only;   /* the one door at which it is there; 0: all but ACT_HERE */
    enum store_role role; /* the least that may do it */
    bool heavy;           /* weighs more for the flood control of the lobby */
    bool password;        /* cardroomctl asks for one, which goes to act->password */
    bool pairs;           /* the answer is `name value` lines */
    const char *group;    /* heading in the lobby's help; NULL: the staff's */
    const char *help;     /* one line */
    size_t size;          /* of the struct that begins with struct act; 0: that one alone */
    void (*run)(struct act *act);
    /* Not NULL: where it returns true it has put a sentence into `question`, and the lobby carries
     * the act out only after `yes`. Nothing is done yet. */
    bool (*ask)(struct act *act, struct buf *question);
    void (*drop)(struct act *act); /* frees what the longer struct holds; may be NULL */
};

/* The families: each ends with a row without a name. */
extern const struct act_row account_acts[], adjust_acts[], alts_acts[], audit_acts[],
    collusion_acts[], leaver_acts[], merge_acts[], news_acts[], note_acts[], report_acts[],
    sanction_acts[], service_acts[], stop_acts[], table_acts[];
/* All rows in order; NULL behind the last. */
const struct act_row *act_at(size_t i);
/* The row of this name, or NULL. */
const struct act_row *act_find(const char *name);
/* How the argument is shown in patterns of the lobby, and is so read by the grammar (cmd.h). */
const char *act_shown(const struct act_arg *arg);
/* The place of `word` in the list "player|moderator|admin", in any case; -1: it is not there. */
int act_choice(const char *words, const char *word);
/* A number of digits alone, as reports, news and ids have. False: not one, or too long. */
bool act_number(const char *text, int64_t *out);
#define ACT_ROLES "player|moderator|admin" /* as in enum store_role */

/* ---- Asking for an act ---- */

/* The answer, exactly once, at once or later from the loop. `text`: what was done, or why not and
 * what is possible; plain lines, each ended by '\n', without style switches. */
typedef void act_answer(void *arg, bool done, const char *text);

struct act_asked {
    const struct act_row *row;
    struct actor actor;
    enum act_door door;
    const char *word[ACT_ARGS_MAX]; /* in the order of row->args; NULL: left out */
    const char *password;           /* NULL: none */
    bool json;                      /* the audit log as lines of JSON */
    act_answer *answer;
    void *arg;
};
/* Carries it out, or answers why not. */
void act_run(struct lobby *lobby, const struct act_asked *asked);
/* Whether it is to be confirmed, with the sentence that asks so in `question`. False, too, where it
 * will be refused. */
bool act_question(struct lobby *lobby, const struct act_asked *asked, struct buf *question);

/* ---- Carrying it out ---- */

struct act {
    struct errand errand;
    const struct act_row *row;
    struct actor actor;
    act_answer *answer;
    void *arg;
    /* The arguments; "" and 0 where they were left out. `who`, `other` and `text` are there only
     * until the row's function returns, the rest as long as the act. */
    const char *who, *other, *text;
    char reason[STORE_TEXT_MAX];
    char password[ACCOUNT_PASSWORD_MAX + 1];
    int64_t number, ms;
    int choice;
    bool json;
    /* What comes of them. */
    char about[STORE_ADDRESS_MAX]; /* whom or what it is about, as it is told */
    char word[STORE_ADDRESS_MAX];  /* one that is being looked up, or a channel */
    struct store_account account;
    char said[256];           /* the answer once it is stored */
    struct store_audit audit; /* goes with what is stored; id 0: none */
    struct buf list;          /* the answer of a list while it grows */
    /* of acts on a table, which a notice answers, and of reloads */
    LIST_ENTRY(act) table_link;
    int64_t command;
    bool refused;
};

LIST_HEAD(act_list, act);
struct acts {
    struct act_list on_tables; /* a table's notice answers them */
    struct act_list reloads;   /* they wait for lobby_reloaded */
};
extern const struct lobby_part act_part;
/* A notice that answers an act on a table; true: it did, and nobody else is to see it. */
bool table_acts_notice(struct lobby *lobby, const struct notice *notice);
/* A reload came to its end, whoever asked for it. `report`: a line for each setting that changed,
 * its name first; or, where nothing was changed for it, what is wrong with the file. */
void lobby_reloaded(struct lobby *lobby, bool done, const char *report);

/* Answers with one or more lines, the last line end is added; frees the act. */
void act_end(struct act *act, bool done, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same with `act->list`, whose lines are ended. */
void act_end_list(struct act *act);
/* The end of an act whose reading failed. */
void act_unread(struct act *act);
/* The end of an act that reads a list: `act->list`, or `empty` where there is none. */
void act_listed(struct act *act, enum store_status status, const char *empty);
/* NULL or the sentence: nobody acts on themself or on a role at or above their own; the control
 * socket may. */
const char *act_may_on(const struct actor *actor, int64_t account, enum store_role role);
/* The same of an account that was looked up. False: the act has ended with the sentence. */
bool act_on(struct act *act, const struct store_account *account);
/* Looks the account `name` up, then goes on at `next`, which ends the act. */
void act_account(struct act *act, const char *name, store_account_cb *next);
/* Takes over what was looked up. False: there is none, and that is answered. */
bool act_found(struct act *act, enum store_status status, const struct store_account *account);
/* The language of whoever asked is spoken from here on: of acts that players may do, too. */
void act_speak(const struct act *act);
/* The audit line of the act, under the row's word (audit_fill). */
void act_audit(struct act *act, const char *about, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The next write is what the act does: its audit line, `records` (may be NULL) and that its line is
 * done, and answered `act->said` (`act->list`, if there is one), go with it. */
void act_writes(struct act *act, const struct store_beside *records, int nrecords);
/* The same for an act that writes nothing else. `cb` ends it. */
void act_writes_audit(struct act *act, store_done_cb *cb);
/* The end of such an act, as a callback of the store: `act->said`, or that nothing was kept. */
void act_stored(void *act, enum store_status status);

/* "for 3 days", or "for good" for 0. */
void act_put_span(struct buf *out, int64_t ms);
/* The same of how long a sanction still holds. */
void act_put_left(const struct lobby *lobby, const struct store_sanction *what, struct buf *out);

#endif
