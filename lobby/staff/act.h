/*
 * The staff's acts. Each is a row beside the function that carries it out, in the array of its
 * family (accounts.c, sanction.c...); acts.c lists the families. The lobby's commands, the control
 * socket (control.h) and cardroomctl(8) all read these rows. What an act is called, which arguments
 * it takes and who may do it is written there and nowhere else.
 *
 * act_run() reads the arguments and checks the role before the function runs. The function ends the
 * act with act_end(), at once or later from the loop.
 */
#pragma once

/* What all acts use. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "account.h"
#include "act_items.h"
#include "audit.h"
#include "buf.h"
#include "errand.h"
#include "lobby_state.h"
#include "moderation.h"
#include "renames.h"
#include "session.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

struct act;
struct notice;
typedef void act_then(struct act *act);

/* ---- The rows ---- */

/* Where an act can be asked for. */
enum act_where {
    ACT_LOBBY = 1,
    ACT_SOCKET = 2, /* by cardroomctl, which asks the room over the control socket */
    ACT_ANYWHERE = ACT_LOBBY | ACT_SOCKET,
    ACT_LOCAL = 4 /* cardroomctl does it itself (src/ctl/local_acts.h); the room is not asked */
};

/* How an argument is read, and which member of struct act it goes to. */
enum act_kind {
    ACT_NONE,    /* ends the list of arguments */
    ACT_NAME,    /* who: somebody's name */
    ACT_WHO,     /* who: names, addresses, networks, keys */
    ACT_NEW,     /* other: a new name to give */
    ACT_INTO,    /* other: the account that the first one becomes part of */
    ACT_WORD,    /* other: any word, or as its help says */
    ACT_FILE,    /* other: a file */
    ACT_FOLDER,  /* other: a folder */
    ACT_TABLE,   /* number: of a table */
    ACT_GAME,    /* number: of a game */
    ACT_REPORT,  /* number: of a report */
    ACT_REPORTS, /* other: numbers of reports, "3", "3,4", "3-7" */
    ACT_ITEM,    /* number: of an item of the news */
    ACT_DEED,    /* number: of a line of the audit log (take_back.h), or its id */
    /* number: of an adjustment that waits */
    ACT_ADJUSTMENT,
    ACT_CUP,       /* number: of a cup */
    ACT_LIMIT,     /* number: how many lines of a list, 1 to ACT_LINES_MAX */
    ACT_AMOUNT,    /* number: may have a sign */
    ACT_SPAN,      /* ms: a span of time (span.h); 0: for ever */
    ACT_SPAN_ENDS, /* ms: a span that comes to an end */
    ACT_COUNTDOWN, /* ms: such a span, or "now", which is 0 */
    /* choice: the place of one of `words`; -1 if it was left out. */
    ACT_CHOICE,
    ACT_TEXT,  /* text: the rest of the line, not blank */
    ACT_REASON /* text, and reason (act_reason): the rest of the line */
};

enum { ACT_ARGS_MAX = 4, ACT_LINES_MAX = 200 };

struct act_arg {
    /* As cardroomctl(8) and requests over the control socket call it. */
    const char *name;
    enum act_kind kind;
    int optional;      /* where it may be left out: enum act_where */
    const char *words; /* for ACT_CHOICE: "lobby|table" */
    /* The same as the lobby's pattern has them (cmd.h), where that is not the same; NULL: it is. */
    const char *lobby;
    /* What it may be, and how it is typed, where its kind does not say (act_arg_help). */
    const char *help, *example;
    int64_t without_ms; /* for spans of time: the value if it was left out */
};

/* What a field of an answer's objects is in JSON. */
enum act_field_kind {
    ACT_FIELD_TEXT,
    ACT_FIELD_NUMBER,
    ACT_FIELD_TIME, /* UTC, as RFC 3339 text; null: never, or without an end */
    ACT_FIELD_FLAG,
    ACT_FIELD_LIST /* objects of `fields` */
};

struct act_field {
    const char *name; /* NULL: ends the list */
    enum act_field_kind kind;
    const char *help;               /* what it says: a noun phrase */
    bool null;                      /* null where nothing is known, or there is none */
    bool maybe;                     /* left out where there is nothing to tell */
    const char *words;              /* if not NULL, the text is one of them: "ban|mute" */
    const struct act_field *fields; /* for ACT_FIELD_LIST */
};

enum act_looks {
    ACT_LOOKS_NOT,
    ACT_LOOKS_UP,
    ACT_LOOKS_ON /* and the actor may act on it (act_on) */
};

/* The help of a reason that nobody is told. */
#define ACT_LOGGED "the rest of the line; it is for the audit log alone"

/* The first four are given by their places, the others by their names. */
struct act_row {
    const char *name;     /* one or two words */
    enum store_role role; /* the least role that may do it */
    void (*run)(struct act *act);
    const char *help;    /* one line */
    const char *command; /* its name in the lobby; NULL: the same */
    const char *audit;   /* its word in the audit log; NULL: `name` */
    struct act_arg args[ACT_ARGS_MAX + 1];
    /* Where alone the act exists; 0: everywhere but ACT_LOCAL. */
    enum act_where only;
    const char *does; /* an act that it does, too: it needs that one's role; NULL: none */
    bool heavy;       /* the lobby's flood control counts it as more */
    /* Its `who` is the name of an account, which is looked up before it runs (act->account). */
    enum act_looks looks;
    /* It hits many or cannot be taken back: it may end with a question (act_warn). */
    bool asks;
    bool scripts;      /* it asks nothing of a script that calls cardroomctl */
    bool password;     /* cardroomctl asks for a password, for act->password */
    bool quiet;        /* requests for it are logged for those alone who look for a fault */
    bool pairs;        /* the answer is about one thing: `name value` lines */
    const char *group; /* its heading in the lobby's help; NULL: the staff's */
    bool paged;        /* the lobby shows the answer as a panel (act_panel.h) */
    /* What that panel says can be typed; NAME stands for the first column of the answer. */
    const char *hint;
    /* For acts that list or show something: the fields of the objects (act_item) that the answer
     * has as JSON. Every object has all of them, in any order. With `pairs` there is one object.
     * NULL: the answer is a sentence. cardroomctl-json(5), the schema and the help of cardroomctl
     * come from here. */
    const struct act_field *fields;
    /* Size of the struct, which begins with struct act; 0: of struct act itself. */
    size_t size;
    void (*drop)(struct act *act); /* frees what the longer struct holds; may be NULL */
};

/* The families. Each array ends with a row without a name. */
extern const struct act_row account_acts[], adjust_acts[], alts_acts[], audit_acts[], case_acts[],
    collusion_acts[], complete_acts[], confirm_acts[], dossier_acts[], leaver_acts[],
    lockdown_acts[], merge_acts[], news_acts[], node_acts[], note_acts[], people_acts[],
    report_acts[], sanction_acts[], service_acts[], stop_acts[], table_acts[];
extern const struct act_row approve_acts[], cup_acts[], daily_acts[], erase_acts[], export_acts[],
    filter_acts[], prune_acts[], take_back_acts[];
/* The rows of all families in order; NULL after the last. */
const struct act_row *act_at(size_t i);
/* The row of this name, or NULL. */
const struct act_row *act_find(const char *name);
/* The heading in the help of cardroomctl under which the i-th row is shown; NULL after the last.
 */
const char *act_heading(size_t i);
/* What an argument may be, as a phrase, and one that could be typed. For a choice the phrase is
 * NULL: its words say it. */
const char *act_arg_help(const struct act_arg *arg);
const char *act_arg_example(const struct act_arg *arg);
/* How the lobby's patterns show the argument, from which the grammar reads what it is (cmd.h). */
const char *act_shown(const struct act_arg *arg);
/* The place of `word` in a list such as "player|moderator|admin", in any case; -1: it is not there.
 */
int act_choice(const char *words, const char *word);
/* Reads a number of digits only, such as reports, news and ids have. False: it is none, or too
 * long. */
bool act_number(const char *text, int64_t *out);
/* Reads "3", or "3-7", of `len` bytes. False: it is neither; then only `first` is set. */
bool act_range(const char *word, size_t len, int64_t *first, int64_t *last);
/* Reads an ACT_COUNTDOWN. False: it is none. */
bool act_countdown(const char *text, int64_t *ms);
#define ACT_ROLES "player|moderator|admin" /* as in enum store_role */

/* Why a drain cannot last that long, as one sentence or more; NULL: it can. */
const char *node_drain_refused(int64_t ms);

/* One of the phrases of cardroom.conf(5), act-role: "NAME ROLE". */
struct act_limit {
    char name[64], word[32];   /* as they stand there; `word` is that of the role */
    const struct act_row *row; /* NULL: the lobby has no such act */
    int role;                  /* enum store_role; -1: there is no such role */
};
/* Reads the next of the phrases "NAME ROLE | NAME ROLE" at `*at`, and moves `*at` after it. False:
 * there are no more. */
bool act_limit_next(const char **at, struct act_limit *out);
/* A ready reason of cardroom.conf(5), reason, and the next of "WORD TEXT | WORD TEXT" as with
 * act_limit_next. */
struct act_ready {
    char word[STORE_NAME_MAX], text[STORE_TEXT_MAX];
};
bool act_ready_next(const char **at, struct act_ready *out);
/* The least role that may do the act: that of its row, or a higher one that act-role names for it,
 * or for what it does. */
enum store_role act_role(const struct lobby *lobby, const struct act_row *row);

/* ---- Asking for an act ---- */

/* The answer to an act. It is called exactly once, at once or later from the loop. `text` says what
 * was done, or why it was not and what is possible: plain lines, each ended by '\n', without style
 * switches. `items`: the same for programs, for an act whose row has fields; NULL unless that was
 * asked for (`json`). More may be added to its last object. */
typedef void act_answer(void *arg, bool done, const char *text, struct act_items *items);
/* Called instead, when nothing was done: the act wants `yes` first, or was asked only what it would
 * do. `does` goes on after "would "; `price` has the sentences on whom it hits, which may be "".
 * `seen` stands for all that in act_asked.seen, and is never 0. */
typedef void act_question(void *arg, uint64_t seen, const char *does, const char *price);

enum act_how {
    ACT_DO,  /* do it */
    ACT_ASK, /* ask first, if the act asks: unless what `seen` stands for is still what it hits */
    ACT_DRY  /* check everything, say what would be done (act_question), and change nothing */
};

struct act_asked {
    const struct act_row *row;
    struct actor actor;
    enum act_where where;
    const char *word[ACT_ARGS_MAX]; /* in the order of row->args; NULL: left out */
    const char *password;           /* NULL: none */
    bool json;                      /* the answer's objects are wanted (act_item) */
    enum act_how how;
    uint64_t seen;          /* for ACT_ASK: what was confirmed (act_question); 0: nothing yet */
    act_question *question; /* for ACT_ASK and ACT_DRY */
    act_answer *answer;
    void *arg;
};
/* The actor that somebody who is on is, and their present line. */
struct actor act_actor(const struct session *session);
/* Carries the act out, asks, or answers why not. */
void act_run(struct lobby *lobby, const struct act_asked *asked);

/* ---- Carrying it out ---- */

struct act {
    struct errand errand;
    const struct act_row *row;
    struct actor actor;
    act_answer *answer;
    act_question *question;
    void *arg;
    enum act_how how;
    uint64_t seen, hits; /* what was confirmed, and what act_bind_yes was told of; 0: nothing */
    struct buf price;    /* the sentences of act_warn */
    /* The arguments, as long as the act is; "" and 0 if they were left out. */
    const char *who, *other, *text;
    char *words[ACT_ARGS_MAX]; /* what these point to */
    char reason[STORE_TEXT_MAX];
    char ready[STORE_NAME_MAX]; /* the word that stood for a ready reason; "": none did */
    char password[ACCOUNT_PASSWORD_MAX + 1];
    int64_t number, ms;
    int choice;
    bool json;
    /* Results. `about`: the person or thing that the act is about, as people are told. */
    char about[STORE_ADDRESS_MAX];
    char word[STORE_ADDRESS_MAX]; /* the word that is being looked up, or a channel */
    struct store_account account;
    /* For act_account: the present name of the account that had the name, and what goes on with the
     * act. */
    char now[STORE_NAME_MAX];
    store_account_cb *next;
    void (*reads)(struct act *act, void *result); /* of act_reads */
    char said[256];                               /* the answer for when the act is stored */
    struct store_audit audit;                     /* written with what the act stores; id 0: none */
    bool told;              /* the staff have read of that line, or need not (staff_news.h) */
    int64_t aware;          /* an account that was told of it in other words; 0: none */
    struct buf list;        /* the answer of an act that lists, as it grows */
    struct act_items items; /* and for programs (act_item) */
    /* The field that comes next, and the one after the list that is open; NULL: none is. */
    const struct act_field *field, *outer;
    act_then *then; /* of act_writes */
    /* Links acts on a table, which a notice answers, and reloads. */
    LIST_ENTRY(act) table_link;
    int64_t command;
    bool refused;
};

/* The accounts that the last `new today` of somebody has listed, from 1. */
struct act_names {
    int64_t actor;
    int n;
    char name[ACT_LINES_MAX][STORE_NAME_MAX];
};

LIST_HEAD(act_list, act);
struct acts {
    struct act_names *names[8]; /* of the staff who asked last */
    int nnames;                 /* how many were made */
    struct act_list on_tables;  /* acts that wait for a table's notice */
    struct act_list reloads;    /* acts that wait for lobby_reloaded */
};
extern const struct lobby_part act_part;
/* That list; NULL: there is none, or the actor has no account. */
struct act_names *act_names_of(const struct lobby *lobby, int64_t actor);
/* Makes it, or empties it. */
void act_names_make(struct lobby *lobby, int64_t actor);
/* A notice came. True: it answers an act on a table, and nobody else is to see it. */
bool table_acts_notice(struct lobby *lobby, const struct notice *notice);
/* A reload has ended, whoever asked for it. `report` has a line for each setting that was changed
 * or could not be taken, which begins with its name. If the reload was refused and nothing was
 * changed, it says what is wrong with the file. */
enum lobby_reload { LOBBY_RELOAD_REFUSED, LOBBY_RELOAD_PARTLY, LOBBY_RELOAD_DONE };
void lobby_reloaded(struct lobby *lobby, enum lobby_reload how, const char *report);
/* The answer to a reload, for a room without a lobby, too. Adds it to `out` without the last line
 * end, and returns whether all was done. */
bool lobby_reload_words(enum lobby_reload how, const char *report, struct buf *out);
/* The report of a reload that was not refused, for programs. */
void lobby_reload_items(const char *report, struct act_items *items);

/* Answers with one or more lines and frees the act. The last line end is added. */
void act_end(struct act *act, bool done, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same with `act->list`, whose lines have their ends already. */
void act_end_list(struct act *act);
/* Makes reads in a row (store_reads), then calls `told` with their result and frees the result.
 * If they fail, it ends the act. */
void act_reads(struct act *act, const struct store_reads *what, const void *asked,
               void (*told)(struct act *act, void *result));
/* Ends an act that failed to read something. */
void act_unread(struct act *act);
/* Ends an act that reads a list: answers `act->list`, or `empty` if the list is empty. */
void act_listed(struct act *act, enum store_status status, const char *empty);
/* Adds an object to what the act lists, for people and for programs. The conversions of `format`
 * (%s, %d and %jd, with a width) are the fields of the row in their order. For programs they are
 * what the row says: a number for a text is its digits, a flag below 0 and what is empty or 0 are
 * null where the field can be null. For people the format is a line of the answer, in which times
 * and flags are put into words. What has the precision 0 (%.0s) is left out there, and so is what
 * stands between { and } where one of its values is empty or 0. */
void act_line(struct act *act, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same for programs alone. */
void act_item(struct act *act, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Both in parts: begins an object; adds further fields to it. */
void act_item_begin(struct act *act);
void act_line_more(struct act *act, const char *format, ...) __attribute__((format(printf, 2, 3)));
void act_item_more(struct act *act, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The next field is a list: what begins until it ends are objects of that. */
void act_item_list(struct act *act);
void act_item_list_end(struct act *act);
/* Whether the actor may do the act of this name, although they asked for another one, which does or
 * shows the same at times. If they may not, act_allowed refuses and ends the act. */
bool act_permits(const struct act *act, const char *name);
bool act_allowed(struct act *act, const char *name);
/* NULL if the actor may act on the account, else the sentence that refuses. Nobody may act on
 * themself, or on a role at or above their own; the control socket may. */
const char *act_may_on(const struct actor *actor, int64_t account, enum store_role role);
/* The same for an account that was looked up. False: it was refused, and the act has ended. */
bool act_on(struct act *act, const struct store_account *account);
/* Whether the account waits for approval (approval.h): then it was refused, and the act has ended.
 */
bool act_waits(struct act *act, const struct store_account *account);
/* Looks the account `name` up, then calls `next`, which goes on with the act and ends it. */
void act_account(struct act *act, const char *name, store_account_cb *next);
/* Keeps the account that was looked up. False: there is none, and the act has ended. */
bool act_found(struct act *act, enum store_status status, const struct store_account *account);
/* Whether somebody is to be told first what the act hits. If not, that need not be looked up. */
bool act_previews(const struct act *act);
/* Adds a sentence to what the act asks before it is done: whom it hits, what it costs. Without one
 * it asks nothing. */
void act_warn(struct act *act, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Adds to what a `yes` is good for: if this is not the same when `yes` comes, it is asked anew. */
void act_bind_yes(struct act *act, const char *what);
/* Every act that changes something calls this when its checks are over and nothing has changed yet.
 * The words go on after "would ", and `yes` is bound to them too: "mute bob for 1 hour". False: the
 * act has ended, as it was asked only what it would do, or as it wants `yes` first. */
bool act_confirmed(struct act *act, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Takes a reason: the words themselves, or those that the configuration has for one word
 * (cardroom.conf(5), reason). */
void act_reason(struct act *act, const char *typed);
/* From here on text is in the language of whoever asked: for acts that players may do, too. */
void act_speak(const struct act *act);
/* Fills in the act's audit line, under the row's word (audit_fill). */
void act_audit(struct act *act, const char *about, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Sets the answer for when the act is stored. */
void act_say(struct act *act, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The next write is the act itself. With it are written the act's audit line, `records` (may be
 * NULL), and that its typed line is done, with its answer. `then` (may be NULL) does in the lobby
 * what follows once that is stored; it does not end the act. */
void act_writes_with(struct act *act, const struct store_row *records, int nrecords,
                     act_then *then);
void act_writes(struct act *act, act_then *then);
/* Fills in what a row that the staff writes begins with: a new id, the time, and who does it. */
#define act_sign(act, row)                                                                         \
    ((row)->id = ids_next((act)->errand.lobby->deps.ids), (row)->at_ms = act_now(act),             \
     utf8_copy((act)->actor.name, (row)->staff_name, sizeof((row)->staff_name)))
/* The same as act_writes for an act that writes this row of a record. */
#define act_puts(act, kind, row, then)                                                             \
    (act_writes(act, then), store_put(act_store(act), kind, row, act_stored, act))
/* The same for an act that writes only its audit line. */
void act_writes_audit(struct act *act, act_then *then);
/* Ends such an act, as a callback of the store: answers `act->list`, or `act->said` if it is empty,
 * or that nothing was stored. */
void act_stored(void *act, enum store_status status);
struct store *act_store(const struct act *act);
int64_t act_now(const struct act *act); /* UTC ms */

/* "for 3 days", or "for good" for 0. */
void act_put_span(struct buf *out, int64_t ms);
/* The same for the time that a sanction still holds. */
void act_put_left(const struct lobby *lobby, const struct store_sanction *what, struct buf *out);
/* Stands before the network of guests in the audit line that mutes or unmutes them. */
#define ACT_GUESTS ", with all guests from "
