/*
 * What an account keeps about others and for itself: its friends, the people whom it ignores, its
 * own words for commands. Also the messages and warnings that wait for it while it is off.
 */
#pragma once

#include <sys/queue.h>

#include "store.h"

struct lobby;
struct session;

extern const struct lobby_part social_part;

enum { SOCIAL_TIES_MAX = 100 };

/* The kinds of record of its account that a session holds. */
enum tie_kind { TIE_FRIEND, TIE_IGNORED, TIE_ALIAS, TIE_CHANNEL, TIE_KINDS };
struct tie {
    struct tie *next;
    struct session *of;
    LIST_ENTRY(tie) alike; /* of TIE_FRIEND: links it in lobby->befriended */
    enum tie_kind kind;
    int64_t id, other;
    char name[STORE_NAME_MAX]; /* the other's name; the alias */
    char *text;                /* what the alias stands for, the channel; else NULL */
};

LIST_HEAD(tie_list, tie);

/* The record of the session's login, for the store to keep. */
struct store_login social_login_record(const struct session *session);
/* Reads the ties of an account that is on, anew. At a new login also tells its friends and shows
 * what waited. The session's next line waits for all this. */
void social_login(struct session *session, bool returned);

/* The tie with this person, or with this name in any case; NULL: none. */
const struct tie *social_with(const struct session *session, enum tie_kind kind, int64_t other);
const struct tie *social_named(const struct session *session, enum tie_kind kind, const char *name);
/* The tie with this text, word for word; NULL: none. */
const struct tie *social_told(const struct session *session, enum tie_kind kind, const char *text);
/* How many ties of a kind it has. */
int social_count(const struct session *session, enum tie_kind kind);
/* Store a tie in place of `old` (NULL: none), or remove one; the session has it once that is
 * stored. The session's line waits. Then its answer (once_answer) is shown, or that the store
 * refused it. */
void social_add(struct session *session, enum tie_kind kind, int64_t other, const char *name,
                const char *text, const struct tie *old);
void social_remove(struct session *session, const struct tie *tie);
/* An account became part of another: ties to it become ties to the other one. */
void social_merged(struct lobby *lobby, int64_t from, const struct store_account *into);
/* Tells an account a line of the room's: now, translated if the catalogue has it, or at the next
 * login. */
void social_notice(struct lobby *lobby, int64_t account, const char *text);
/* For a caller that writes the notice together with something else. True: the account is not on,
 * and the record for its next login is filled in, for the caller to write. False: the caller calls
 * social_notice once the other thing is stored. */
bool social_notice_begin(struct lobby *lobby, int64_t account, const char *text,
                         struct store_message *message);
/* Leaves a message for an account that is off, unless it ignores the writer or has too many; the
 * writer is told which of these happened. */
void social_message(struct session *from, const struct store_account *to, const char *text);
