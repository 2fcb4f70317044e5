/*
 * What an account keeps of others and for itself: friends, whom it ignores, its own words for
 * commands; and what waits for it while it is off: messages and warnings.
 */
#ifndef LOBBY_SESSION_SOCIAL_H
#define LOBBY_SESSION_SOCIAL_H

#include <sys/queue.h>

#include "store.h"

struct lobby;
struct session;

extern const struct lobby_part social_part;

enum { SOCIAL_TIES_MAX = 100 };

/* What a session holds of the account's own records. */
enum tie_kind { TIE_FRIEND, TIE_IGNORED, TIE_ALIAS, TIE_CHANNEL, TIE_KINDS };
struct tie {
    struct tie *next;
    struct session *of;
    LIST_ENTRY(tie) alike; /* of a friend: in lobby->befriended */
    enum tie_kind kind;
    int64_t id, other;
    char name[STORE_NAME_MAX]; /* of the other; the alias */
    char *text;                /* what the alias stands for, the channel; else NULL */
};

LIST_HEAD(tie_list, tie);

/* What is kept of the session's login. */
struct store_login social_login_record(const struct session *session);
/* The account is on: reads its ties, and where it is a new login tells its friends, and shows what
 * waited. The session's next line waits for it. */
void social_login(struct session *session, bool returned);
/* It goes off: its friends are told. */
void social_logout(struct session *session);
void social_free(struct session *session);

/* The tie with this person, or by this name in any case; NULL: none. */
const struct tie *social_with(const struct session *session, enum tie_kind kind, int64_t other);
const struct tie *social_named(const struct session *session, enum tie_kind kind, const char *name);
/* The one with this text, word for word; NULL: none. */
const struct tie *social_told(const struct session *session, enum tie_kind kind, const char *text);
/* How many of a kind. */
int social_count(const struct session *session, enum tie_kind kind);
/* Keeps one, in place of `old` (NULL: of none), or forgets one; the session's line waits, and it is
 * told where the store refuses. What the line is answered is known by now (once_say). */
void social_add(struct session *session, enum tie_kind kind, int64_t other, const char *name,
                const char *text, const struct tie *old);
void social_remove(struct session *session, const struct tie *tie);
/* An account became part of another: whoever is tied to it is tied to the other one. */
void social_merged(struct lobby *lobby, int64_t from, const struct store_account *into);
/* A line of the room's for an account: now, translated if it is a text of the catalogue, or at the
 * next login. */
void social_notice(struct lobby *lobby, int64_t account, const char *text);
/* The same for whoever writes something else with it: true, and what is to be written for the next
 * login; false: it was said. */
bool social_notice_begin(struct lobby *lobby, int64_t account, const char *text,
                         struct store_message *message);
/* Leaves words for an account that is off, unless it ignores the writer or has too many; the writer
 * is told which. */
void social_message(struct session *from, const struct store_account *to, const char *text);

#endif
