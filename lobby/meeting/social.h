/*
 * What an account keeps about others and for itself: its friends, the people whom it ignores, its
 * own words for commands, its channels. Also the messages and warnings that wait for it while it is
 * off.
 */
#pragma once

#include <sys/queue.h>

#include "store.h"

struct lobby;

extern const struct lobby_part social_part;

enum { SOCIAL_TIES_MAX = 100 }; /* how many ties of a kind an account may have */

/* The kinds of ties. A tie is a record of an account, and the account's session holds it. */
enum tie_kind { TIE_FRIEND, TIE_IGNORED, TIE_ALIAS, TIE_CHANNEL, TIE_KINDS };
struct tie {
    struct tie *next;
    struct session *of;    /* whose tie it is */
    LIST_ENTRY(tie) alike; /* TIE_FRIEND: links it in lobby->befriended */
    enum tie_kind kind;
    int64_t id;                /* of the record */
    int64_t other;             /* TIE_FRIEND, TIE_IGNORED: the other account; else 0 */
    char name[STORE_NAME_MAX]; /* the other's name; TIE_ALIAS: the word */
    char *text; /* TIE_ALIAS: what the word stands for; TIE_CHANNEL: the channel's name;
                   else NULL */
};

LIST_HEAD(tie_list, tie);

/* Makes the record of the session's login, for the caller to store. */
struct store_login social_login_record(const struct session *session);
/* Reads the ties of an account that is on. Unless it `returned` from an earlier room or came from
 * another connection of its own, also tells its friends that it is on, and shows what waited for
 * it. The session's next line waits for all this. */
void social_login(struct session *session, bool returned);

/* The tie with this person, or with this name in any case; NULL: none. */
const struct tie *social_with(const struct session *session, enum tie_kind kind, int64_t other);
const struct tie *social_named(const struct session *session, enum tie_kind kind, const char *name);
/* The tie whose text is exactly this; NULL: none. */
const struct tie *social_told(const struct session *session, enum tie_kind kind, const char *text);
/* How many ties of a kind the session has. */
int social_count(const struct session *session, enum tie_kind kind);
/* Store a tie in place of `old` (NULL: none), or remove one. The session's line waits. Once that is
 * stored, the session's ties change and the line's answer (once_answer) is shown. If the store
 * refuses it, the session is told so. */
void social_add(struct session *session, enum tie_kind kind, int64_t other, const char *name,
                const char *text, const struct tie *old);
void social_remove(struct session *session, const struct tie *tie);
/* Tells an account a line of the room's, translated if the catalogue has it: now if the account is
 * on, else at its next login. */
void social_notice(struct lobby *lobby, int64_t account, const char *text);
/* Prepares such a line for a caller that stores it together with something else. True: the account
 * is not on, and `message` is filled in for the caller to store. False: the account is on, and the
 * caller calls social_notice once the other thing is stored. */
bool social_notice_begin(struct lobby *lobby, int64_t account, const char *text,
                         struct store_message *message);
/* Leaves a message for an account that is off, unless it ignores the writer or has too many; the
 * writer is told which of these happened. */
void social_message(struct session *from, const struct store_account *to, const char *text);
