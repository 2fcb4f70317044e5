/*
 * What the files of the staff's acts share (admin*.c, sanction.c, order.c, report.c): an errand
 * that remembers who acts, on whom and where the answer goes, and the checks before it.
 */
#ifndef LOBBY_STAFF_ACT_H
#define LOBBY_STAFF_ACT_H

#include "account.h"
#include "admin.h"
#include "buf.h"
#include "errand.h"
#include "lobby_state.h"

struct act {
    struct errand errand;
    struct admin_actor actor;
    admin_answer *answer;
    void *arg;
    char about[STORE_ADDRESS_MAX], reason[STORE_TEXT_MAX];
    char word[STORE_ADDRESS_MAX]; /* one that is being looked up, or a channel */
    char password[ACCOUNT_PASSWORD_MAX + 1];
    enum store_role role;
    enum store_currency currency;
    int64_t amount, ms;
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

/* " for 3 days" without the blank, or "for good" for 0. */
void act_put_span(struct buf *out, int64_t ms);
/* The same of how long a sanction still holds. */
void act_put_left(const struct lobby *lobby, const struct store_sanction *what, struct buf *out);
struct act *act_new(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                    void *arg);
/* The same for an act that is the first member of a longer struct of `size` bytes. */
void *act_new_sized(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                    void *arg, size_t size);
/* Answers with one or more lines, the last line end is added; frees the act. */
void act_end(struct act *act, bool done, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Answers before there is an act. */
void act_refuse(admin_answer *answer, void *arg, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Whether the actor has the role, and whether a reason was given; else it is answered. */
bool act_may(const struct admin_actor *actor, enum store_role role, admin_answer *answer,
             void *arg);
bool act_has_reason(const char *reason, admin_answer *answer, void *arg);
/* Nobody acts on themself or on a role at or above their own; the control socket may. NULL or the
 * sentence. */
const char *act_may_on(const struct admin_actor *actor, int64_t account, enum store_role role);
/* The same of an account that was looked up. False: the act has ended with the sentence. */
bool act_on(struct act *act, const struct store_account *account);
/* Looks the account `name` up, then goes on at `next`, which ends the act. */
void act_account(struct act *act, const char *name, store_account_cb *next);
/* Takes over what was looked up. False: there is none, and that is answered. */
bool act_found(struct act *act, enum store_status status, const struct store_account *account);
/* The end of an act whose reading failed. */
void act_unread(struct act *act);
/* The end of an act that reads a list: `act->list`, whose lines are ended, or `empty` where there
 * is none. */
void act_listed(struct act *act, enum store_status status, const char *empty);
/* The audit line of the act (audit_write). */
void act_audit(struct act *act, const char *word, const char *about, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The next write is what the act does: its audit line, `memos` (may be NULL) and that its line is
 * done, and answered `act->said` (`act->list`, if there is one), go with it. */
void act_writes(struct act *act, const struct store_memo *memos, int nmemos);
/* The end of such an act, as a callback of the store: `act->said`, or that nothing was kept. */
void act_stored(void *act, enum store_status status);

#endif
