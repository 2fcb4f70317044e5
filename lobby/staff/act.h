/*
 * The staff's acts. Each is a row beside the function that carries it out, in the array of its
 * family (accounts.c, sanction.c...); acts.c lists the families. The lobby's commands, the control
 * socket (control.h) and cardroomctl(8) all read these rows. Only the row says what an act is
 * called, which arguments it takes and who may do it.
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
/* Called when what an act writes is stored (act_writes). */
typedef void act_then(struct act *act);
/* Called with an account that was looked up (act_account). Its id is 0 if there is none. */
typedef void act_looked(struct act *act, const struct store_account *account);

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
    ACT_INTO,    /* other: the name of the account of which the first one becomes part */
    ACT_WORD,    /* other: a word; the argument's help says which */
    ACT_FILE,    /* other: a file */
    ACT_FOLDER,  /* other: a folder */
    ACT_TABLE,   /* number: of a table */
    ACT_GAME,    /* number: of a game */
    ACT_REPORT,  /* number: of a report */
    ACT_REPORTS, /* other: numbers of reports: "3", "3,4" or "3-7" */
    ACT_ITEM,    /* number: of an item of the news */
    ACT_DEED, /* number: the short number of a line of the audit log (act_deed_number), or its id */
    ACT_ADJUSTMENT, /* number: of an adjustment that waits */
    ACT_CUP,        /* number: of a cup */
    ACT_LIMIT,      /* number: how many lines of a list, 1 to ACT_LINES_MAX */
    ACT_AMOUNT,     /* number: a whole number, which may have a sign */
    ACT_SPAN,       /* ms: a span (span.h); 0: for ever */
    ACT_SPAN_ENDS,  /* ms: a span, but not "forever" */
    ACT_COUNTDOWN,  /* ms: a span, but not "forever"; "now" is 0 */
    ACT_CHOICE,     /* choice: the place of the word in `words`; -1 if it was left out */
    ACT_TEXT,       /* text: the rest of the line, not blank */
    ACT_REASON      /* text: the rest of the line; reason: what it stands for (act_reason) */
};

enum { ACT_ARGS_MAX = 4, ACT_LINES_MAX = 200 };

struct act_arg {
    /* As cardroomctl(8) and requests over the control socket call it. */
    const char *name;
    enum act_kind kind;
    int optional;      /* where it may be left out: enum act_where */
    const char *words; /* for ACT_CHOICE: "lobby|table" */
    /* The words as the lobby's pattern shows them (cmd.h); NULL: as in `words`. */
    const char *lobby;
    /* What it may be, as a phrase, and an example; NULL: as its kind says (act_arg_help). */
    const char *help, *example;
    int64_t without_ms; /* for spans: the value if it was left out */
};

/* What a field of an answer's objects is in JSON (act_items.h). */
enum act_field_kind {
    ACT_FIELD_TEXT,
    ACT_FIELD_NUMBER,
    ACT_FIELD_TIME, /* UTC, as RFC 3339 text; null: never, or without an end */
    ACT_FIELD_FLAG,
    ACT_FIELD_LIST /* objects of `fields` */
};

struct act_field {
    const char *name;
    enum act_field_kind kind;
    const char *help;               /* what it says: a noun phrase */
    bool null;                      /* it can be null: there is none, or it is not known */
    bool maybe;                     /* it can be left out: there is nothing to tell */
    const char *words;              /* if not NULL, the text is one of them: "ban|mute" */
    const struct act_field *fields; /* for ACT_FIELD_LIST (ACT_FIELDS) */
    size_t nfields;
};
/* Initializes `fields` and `nfields` from an array. */
#define ACT_FIELDS(array) .fields = (array), .nfields = sizeof(array) / sizeof((array)[0])

/* What is done with `who` before an act runs. */
enum act_looks {
    ACT_LOOKS_NOT, /* nothing */
    ACT_LOOKS_UP,  /* the account of that name is looked up, for act->account */
    ACT_LOOKS_ON /* the same, and the act ends if the actor may not act on that account (act_on) */
};

/* The help of a reason that nobody is told. */
#define ACT_LOGGED "the rest of the line; it is for the audit log alone"

/* Rows give the first four members by their places, the others by their names. */
struct act_row {
    const char *name;     /* one or two words */
    enum store_role role; /* the least role that may do it */
    void (*run)(struct act *act);
    const char *help;    /* one line */
    const char *command; /* its name in the lobby; NULL: the same */
    const char *audit;   /* its word in the audit log; NULL: `name` */
    struct act_arg args[ACT_ARGS_MAX + 1];
    enum act_where only; /* the only place where the act exists; 0: ACT_ANYWHERE */
    const char *does;    /* an act that it does, too, and whose role it needs; NULL: none */
    bool heavy;          /* the lobby's flood control counts it as more */
    enum act_looks looks;
    /* It hits many or cannot be taken back, so that it may end with a question (act_warn). */
    bool asks;
    bool scripts;      /* it `asks` people, but not a script that calls cardroomctl */
    bool password;     /* cardroomctl asks for a password, for act->password */
    bool quiet;        /* requests for it are logged at the level "debug" */
    bool pairs;        /* the answer is about one thing: `name value` lines */
    const char *group; /* its heading in the lobby's help; NULL: the staff's */
    bool paged;        /* the lobby shows the answer as a panel (act_panel_open) */
    /* What the panel says can be typed. NAME in it stands for the first column of the answer. */
    const char *hint;
    /* For acts that list or show something: the fields of the answer's objects in JSON (act_item).
     * With `pairs` there is one object. NULL: the answer is a sentence. cardroomctl-json(5), the
     * schema and the help of cardroomctl are made from these fields. */
    const struct act_field *fields;
    size_t nfields;
    const char *none; /* the answer if it lists nothing; NULL: act->said */
    int which;        /* if one function runs several rows: which of them this is */
    /* Size of the act's own struct, which begins with struct act; 0: that of struct act. */
    size_t size;
    void (*drop)(struct act *act); /* frees what its own struct holds; may be NULL */
};

/* The families. Each array ends with a row without a name. */
extern const struct act_row account_acts[], alts_acts[], audit_acts[], case_acts[],
    collusion_acts[], complete_acts[], confirm_acts[], conduct_acts[], dossier_acts[],
    lockdown_acts[], merge_acts[], news_acts[], node_acts[], note_acts[], people_acts[],
    report_acts[], sanction_acts[], service_acts[], stop_acts[], table_acts[];
extern const struct act_row approve_acts[], cup_acts[], daily_acts[], erase_acts[], export_acts[],
    filter_acts[], prune_acts[], take_back_acts[];
/* The i-th row of all families, in their order; NULL after the last. */
const struct act_row *act_at(size_t i);
/* The row of this name, or NULL. */
const struct act_row *act_find(const char *name);
/* The heading in the help of cardroomctl under which the i-th row is shown; NULL after the last. */
const char *act_heading(size_t i);
/* What an argument may be, as a phrase; NULL for a choice, as its words say it. */
const char *act_arg_help(const struct act_arg *arg);
/* An example of what can be typed for an argument. */
const char *act_arg_example(const struct act_arg *arg);
/* The argument's part of the pattern of the lobby's command (cmd.h). */
const char *act_shown(const struct act_arg *arg);
/* The place of `word` in a list such as "player|moderator|admin", in any case; -1: it is not there.
 */
int act_choice(const char *words, const char *word);
/* Reads a number that has only digits, such as that of a report. False: the text is something else,
 * or the number is too large. */
bool act_number(const char *text, int64_t *out);
/* Reads "3" or "3-7", which has `len` bytes. False: the word is neither. */
bool act_range(const char *word, size_t len, int64_t *first, int64_t *last);
/* Reads an ACT_COUNTDOWN. False: the text is something else. */
bool act_countdown(const char *text, int64_t *ms);
#define ACT_CHANNELS "lobby|game|table|tell|all"
/* The channel that this place in ACT_CHANNELS means, as the store keeps it; "": all channels. */
const char *act_channel(int choice);
#define ACT_ROLES "player|moderator|admin" /* as in enum store_role */

/* Why a node cannot drain for `ms`, as one sentence or more; NULL: it can. */
const char *node_acts_drain_refused(int64_t ms);

/* One "NAME ROLE" of the setting act-role (cardroom.conf(5)). */
struct act_limit {
    char name[64], word[32];   /* NAME and ROLE as they are written */
    const struct act_row *row; /* NULL: the lobby has no such act */
    int role;                  /* enum store_role; -1: there is no such role */
};
/* Reads the next "NAME ROLE" of the list "NAME ROLE | NAME ROLE" at `*at`, and moves `*at` after
 * it. False: there are no more. */
bool act_limit_next(const char **at, struct act_limit *out);
/* A ready reason: one "WORD TEXT" of the setting reason (cardroom.conf(5)). */
struct act_ready {
    char word[STORE_NAME_MAX], text[STORE_TEXT_MAX];
};
/* Reads the next "WORD TEXT" of the list "WORD TEXT | WORD TEXT", as act_limit_next does. */
bool act_ready_next(const char **at, struct act_ready *out);
/* The least role that may do the act: that of its row, or a higher one that act-role names for the
 * act or for the act in row->does. */
enum store_role act_role(const struct lobby *lobby, const struct act_row *row);

/* ---- Asking for an act ---- */

/* Takes the answer to an act. Either this or act_question is called, exactly once, at once or later
 * from the loop. `text` says what was done, or why nothing was done and what is possible. It has
 * plain lines, each ended by '\n', without style switches. `items` is the same for programs if the
 * act's row has fields; else it is empty. The callee may add to its last object. */
typedef void act_answer(void *arg, bool done, const char *text, struct act_items *items);
/* Called if nothing was done because the act wants `yes` first, or was asked only what it would do.
 * `does` says what it would do, in words that follow "would ". `price` has the sentences that say
 * whom it hits (act_warn); it may be "". `seen` stands for what `yes` confirms, and is never 0. The
 * `yes` is the same request with act_asked.seen set to it. */
typedef void act_question(void *arg, uint64_t seen, const char *does, const char *price);

enum act_how {
    ACT_DO,  /* do it */
    ACT_ASK, /* ask first (act_question) if the act asks and `seen` has not confirmed it */
    ACT_DRY  /* check everything, say what would be done (act_question), and change nothing */
};

struct act_asked {
    const struct act_row *row;
    struct actor actor;
    enum act_where where;
    const char *word[ACT_ARGS_MAX]; /* in the order of row->args; NULL: left out */
    const char *password;           /* NULL: none */
    bool json;                      /* a program asks, and reads the answer's objects (act_item) */
    enum act_how how;
    uint64_t seen;          /* for ACT_ASK: what was confirmed (act_question); 0: nothing yet */
    act_question *question; /* for ACT_ASK and ACT_DRY */
    act_answer *answer;
    void *arg;
};
/* The session's person as an actor, with the number of the line that is being carried out. */
struct actor act_actor(const struct session *session);
/* Carries the act out, asks what `asked->how` lets it ask, or answers why it does neither. Copies
 * what it needs of `asked`. */
void act_run(struct lobby *lobby, const struct act_asked *asked);

/* ---- Carrying it out ---- */

struct act {
    struct errand errand;
    const struct act_row *row;
    struct actor actor;
    struct act_asked asked; /* its words and password are gone once act_run has returned */
    uint64_t hits;          /* stands for what act_bind_yes was given; 0: nothing */
    struct buf price;       /* the sentences of act_warn */
    /* The arguments (enum act_kind), which last as long as the act; "" and 0 if left out. */
    const char *who, *other, *text;
    char *words[ACT_ARGS_MAX]; /* own the texts of these three */
    char reason[STORE_TEXT_MAX];
    char ready[STORE_NAME_MAX]; /* the word that stood for a ready reason; "": none did */
    char password[ACCOUNT_PASSWORD_MAX + 1];
    int64_t number, ms;
    int choice;
    /* Results. */
    char about[STORE_ADDRESS_MAX]; /* the person or thing that the act is about, for people */
    char word[STORE_ADDRESS_MAX];  /* the word that is being looked up, or a channel */
    struct store_account account;
    char now[STORE_NAME_MAX]; /* for act_account: today's name of the account that had the name */
    void (*reads)(struct act *act, void *result); /* of act_reads */
    char said[256];                               /* the answer for when the act is stored */
    struct store_audit audit; /* the audit line, written with what the act stores; id 0: none */
    bool told;                /* the staff were told that line, or need not be (staff_news_act) */
    int64_t aware;            /* an account that was told of the act in other words; 0: none */
    struct buf list;          /* the answer of an act that lists, as it grows */
    struct act_items items;   /* the same for programs (act_item) */
    /* The field that comes next, and the field after the list that is open; NULL: none is open. */
    const struct act_field *field, *outer;
    act_then *then;             /* of act_writes */
    LIST_ENTRY(act) table_link; /* in acts.on_tables or acts.reloads */
    int64_t command;            /* for an act on a table: the id of the message sent to it */
    bool refused;               /* for an act on a table: the table refused it */
};

/* The accounts that somebody's last `new today` listed. The first one has the number 1. */
struct act_names {
    int n;
    char name[ACT_LINES_MAX][STORE_NAME_MAX];
};

LIST_HEAD(act_list, act);
struct acts {
    struct map names;          /* struct act_names of the staff, by their accounts */
    struct act_list on_tables; /* acts that wait for a table's notice */
    struct act_list reloads;   /* acts that wait for service_reloaded */
};
extern const struct lobby_part act_part;
/* The names that were listed to the account `actor`; NULL: none were, or it is 0. */
struct act_names *act_names_of(const struct lobby *lobby, int64_t actor);
/* Appends the lockdown that holds now, "guests, new, another 42 minutes", or "no". */
void lockdown_acts_put(const struct lobby *lobby, struct buf *out);
/* A notice came from a table. True: it answers an act, and nobody else is to see it. */
bool table_acts_notice(struct lobby *lobby, const struct notice *notice);
enum lobby_reload { LOBBY_RELOAD_REFUSED, LOBBY_RELOAD_PARTLY, LOBBY_RELOAD_DONE };
/* A reload has ended, whoever asked for it. `report` has a line for each setting that was changed
 * or could not be taken. The line begins with the setting's name. If the reload was refused,
 * nothing was changed, and `report` says what is wrong with the file. */
void service_reloaded(struct lobby *lobby, enum lobby_reload how, const char *report);
/* Adds the answer to a reload to `out`, without the last line end. Returns whether all was done. A
 * room without a lobby calls it, too. */
bool service_reload_words(enum lobby_reload how, const char *report, struct buf *out);
/* Adds the report of a reload that was not refused, for programs. */
void service_reload_items(const char *report, struct act_items *items);

/* Answers with one or more lines and frees the act. Adds the last line end. */
void act_end(struct act *act, bool done, const char *format, ...) PRINTF(3, 4);
/* If `refuses` is true, ends the act with this refusal: act_refused(act, refuses, format, ...). Its
 * value is `refuses`. */
#define act_refused(act, refuses, ...) ((refuses) && (act_end(act, false, __VA_ARGS__), true))
/* Answers that the act was done, with `act->list`, whose lines have their ends already, or with the
 * row's `none`. Frees the act. */
void act_end_list(struct act *act);
/* Has the store make the reads `what` for the question `asked` (store_reads). Then calls `told`
 * with the result, and frees the result. If the reads fail, ends the act. */
void act_reads(struct act *act, const struct store_reads *what, const void *asked,
               void (*told)(struct act *act, void *result));
/* Ends an act that failed to read something. */
void act_unread(struct act *act);
/* Whether the store failed to read. If so, the act has ended. */
bool act_failed(struct act *act, enum store_status status);
/* The `done` of a call of the store that lists: does what act_end_list does, or says that the store
 * cannot be read. */
void act_listed(void *act, enum store_status status);
/* Adds an object to what the act lists, for people and for programs. The conversions of `format`
 * (%s, %d and %jd, with a width) are the fields of the row in their order.
 *
 * For programs the row says what each value becomes. A number becomes its digits if the field is a
 * text. If the field can be null, a flag below 0 becomes null, and so does a value that is empty or
 * 0.
 *
 * For people the format is a line of the answer, in which times and flags are put into words. A
 * value with the precision 0 (%.0s) is left out of it. A part between { and } is left out if one of
 * its values is empty or 0. */
void act_line(struct act *act, const char *format, ...) PRINTF(2, 3);
/* Begins an object, to which act_item_more adds fields. */
void act_item_begin(struct act *act);
/* Adds further fields to the last object, for programs alone. */
void act_item_more(struct act *act, const char *format, ...) PRINTF(2, 3);
/* Adds an object for programs alone. */
#define act_item(act, ...) (act_item_begin(act), act_item_more(act, __VA_ARGS__))
/* Begins the next field, which is a list: all objects that begin before act_item_list_end belong to
 * it. */
void act_item_list(struct act *act);
void act_item_list_end(struct act *act);
/* Whether the actor may also do the act of this name. An act asks this if it sometimes does or
 * shows the same as that one. */
bool act_permits(const struct act *act, const char *name);
/* Asks the same. False: the actor may not, was told so, and the act has ended. */
bool act_allowed(struct act *act, const char *name);
/* NULL if the actor may act on the account, which has this role; else the sentence that refuses.
 * Nobody may act on themself, or on staff of their own or a higher role. The control socket may act
 * on everybody. */
const char *act_may_on(const struct actor *actor, int64_t account, enum store_role role);
/* Whether the actor may act on an account that was looked up. False: it was refused, and the act
 * has ended. */
bool act_on(struct act *act, const struct store_account *account);
/* Whether the account waits for approval (approval.h). True: it was refused, and the act has ended.
 */
bool act_waits(struct act *act, const struct store_account *account);
/* Looks the account `name` up, then calls `looked`, which goes on with the act. If the store cannot
 * be read, ends the act. */
void act_account(struct act *act, const char *name, act_looked *looked);
/* Keeps the account that was looked up in act->account. False: its id is 0, as there is none, and
 * the act has ended. */
bool act_found(struct act *act, const struct store_account *account);
/* These write a list such as "ann, bob and 3 more", which shows at most `most` names.
 * act_put_name appends a name, the n-th from 0, if it is to be shown. act_put_more is called after
 * all `n` names. It appends how many are not shown. */
void act_put_name(struct buf *out, const char *name, int n, int most);
void act_put_more(struct buf *out, int n, int most);
/* Adds a sentence to the act's question: whom it hits, or what it costs. An act without such a
 * sentence asks nothing. */
void act_warn(struct act *act, const char *format, ...) PRINTF(2, 3);
/* Adds `what` to the things that `yes` confirms. If they are not the same when `yes` comes, the act
 * asks again. The order does not matter. */
void act_bind_yes(struct act *act, const char *what);
/* Every act that changes something calls this after its checks and before the first change. The
 * words say what it does, as after "would ": "mute bob for 1 hour". `yes` confirms these words,
 * too. False: the act was asked only what it would do, or wants `yes` first, and has ended. */
bool act_confirmed(struct act *act, const char *format, ...) PRINTF(2, 3);
/* Sets act->reason to what was typed. If that is the word of a ready reason (cardroom.conf(5),
 * reason), sets it to the text of that reason, and act->ready to the word. */
void act_reason(struct act *act, const char *typed);
/* From here on, texts are in the language of whoever asked. Acts that players may do call it. */
void act_speak(const struct act *act);
/* Fills in the act's audit line (audit_fill) under the word that the row names. */
void act_audit(struct act *act, const char *about, const char *format, ...) PRINTF(3, 4);
/* Sets the answer for when the act is stored. */
void act_say(struct act *act, const char *format, ...) PRINTF(2, 3);
/* Called right before the write that is the act itself. In the same transaction the store writes
 * the act's audit line, the `nrecords` records, and that the typed line is done, with its answer.
 * `then` (may be NULL) is called once that is stored. It changes what the lobby knows, and does not
 * end the act. */
void act_writes_with(struct act *act, const struct store_row *records, int nrecords,
                     act_then *then);
/* Does the same without records. */
void act_writes(struct act *act, act_then *then);
/* Fills in the first members of a store's row that the staff write: a new id, the time, and who
 * writes it. */
#define act_sign(act, row)                                                                         \
    ((row)->id = ids_next((act)->errand.lobby->deps.ids), (row)->at_ms = act_now(act),             \
     utf8_copy((act)->actor.name, (row)->staff_name, sizeof((row)->staff_name)))
/* Calls act_writes, and then writes the act, if that is one row of a record. */
#define act_puts(act, kind, row, then)                                                             \
    (act_writes(act, then), store_put(act_store(act), kind, row, act_stored, act))
/* Calls act_writes, and then writes the act, if that is only its audit line. */
void act_writes_audit(struct act *act, act_then *then);
/* The store's callback for the write of an act. Calls `then`, and ends the act: answers
 * `act->list`, or `act->said` if the list is empty. If nothing was stored, answers that instead. */
void act_stored(void *act, enum store_status status);
struct store *act_store(const struct act *act);
int64_t act_now(const struct act *act); /* UTC ms */

struct act_for {
    char text[64];
};
/* Writes "for 3 days", or "for good" for 0, into `out`, and returns its text. */
const char *act_for_write(struct act_for *out, int64_t ms);
/* That text, for an argument of a formatting function (SPAN). */
#define ACT_FOR(ms) act_for_write(&(struct act_for){{0}}, (ms))
/* The same for the time that a sanction still holds. */
#define ACT_LEFT(lobby, what)                                                                      \
    ACT_FOR((what)->until_ms == 0 ? 0 : (what)->until_ms - clock_wall((lobby)->deps.clock))
/* Stands in the audit line of a mute or unmute of guests, before the network that they are from. */
#define ACT_GUESTS ", with all guests from "

/* ---- What one file does for others ---- */

/* confirm.c: the part that keeps the adjustments of the last day. It tells each member of the staff
 * at the login how many adjustments wait for a second member. */
extern const struct lobby_part confirm_part;
/* How many adjustments wait. */
int confirm_waiting(const struct lobby *lobby);
/* The lowest number above this one of an adjustment that waits; 0: there is none. */
int64_t confirm_next(const struct lobby *lobby, int64_t number);

/* prune.c: the part that begins the first round of deleting a minute after the lobby was loaded. */
extern const struct lobby_part prune_part;

/* Ends the requests for accounts (approval.h) whose time is over, and erases their accounts. Drops
 * decisions for which nobody asked in that time. */
void approve_expire(struct lobby *lobby);

/* Erases the account as store_account_erase does, under a stand-in name. The caller has made sure
 * that the person sits at no table. If an audit line is to be written with it, the caller has
 * announced that (errand_writes). `cb` gets the status, and calls erase_done if that is STORE_OK.
 */
void erase_account(struct lobby *lobby, int64_t account, store_done_cb *cb, void *arg);
/* The account that was called `was` is erased. Hides it from the boards, puts the stand-in name
 * into the sanctions in memory, and calls `erased` of the parts (struct lobby_part). Tells whoever
 * is on with it that it is gone, and disconnects them. */
void erase_done(struct lobby *lobby, int64_t account, const char *was);

/* Appends a line for each thing that is kept about the account, for its owner, within store_reads:
 * "cups at 2026-11-21T12:00:00Z cup 3 came true place 2", with the section and the fields of the
 * document that cardroomctl(8) describes. There are at most the latest 500 lines of most sections.
 * Reports about the account, and the notes and the log of the staff, are left out. */
void export_put_lines(struct store *reads, int64_t account, struct buf *out);

/* Tells those of the staff who may do such an act themselves that it was done, as its line of the
 * audit log says. Each of them sees as much of the addresses in it as their role lets them see.
 * Does not tell whoever did it, whoever it is about, and the account act->aware. Tells nobody if
 * the act has no line in the audit log or if act->told is set. Sets act->told. */
void staff_news_act(struct act *act);

/* The short number of a line of the audit log: six digits that are worked out from its id. If two
 * lines have the same short number, whoever types it is told so. */
int64_t act_deed_number(int64_t id);

/* What to type after `undo-act` for a line of the time `at_ms` (UTC): its short number, or its id
 * if the line is too old to be found by that. */
int64_t act_deed_typed(int64_t id, int64_t at_ms, int64_t now_ms);

/* The words that a warning had before it was taken back; NULL: it was not taken back. */
const char *take_back_warning_text(const struct store_warning *warning);

/* The id of the line that was taken back, if `line` is that of an undo-act; else 0. */
int64_t take_back_undone_by(const struct store_audit *line);

/* Gives act->account the name act->word, and ends the act. The caller has filled in the act's audit
 * line. */
void act_rename(struct act *act);
/* A mute was lifted from an account, or from the guests of a network. Tells those of them who are
 * on that they may talk again, or what still holds. */
void act_talk_again(struct lobby *lobby, const struct moderation_who *who);
/* Appends the lines of the report that a case shows: on the partner who stands out most, without
 * replays and networks. Appends nothing if the account met nobody often. To be called within
 * store_reads. */
void collusion_brief(struct store *reads, int64_t account, struct buf *out);
/* Shows `text`, the answer of the row's act to the arguments `word` (as in act_asked). Copies both.
 */
void act_panel_open(struct session *session, const struct act_row *row, const char *const *word,
                    const char *text);
/* The staff may have changed what such a panel shows. If one is on top of the session's screen,
 * asks for its act again. */
void act_panel_changed(struct session *session);
