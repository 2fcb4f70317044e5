/*
 * Codes (ME-D11): six digits and letters that somebody gives to a friend. Somebody who comes with a
 * code, by telnet, SSH or browser, is let in under their own name, or as a guest, and sits down at
 * the code's table. A code is good for at most a day. It ends earlier if its table or duel is over,
 * or if its maker takes it back.
 *
 * A code begins with a digit and has a letter, so it cannot be a name or a number. There are 194
 * million codes. A wrong code counts as a wrong password does (throttle.h).
 */
#pragma once

#include "buf.h"
#include "store.h"

struct lobby;
struct session;

enum { CODE_MS = 24 * 3600000 }; /* how long a code is good at most */

extern const struct lobby_part code_part;

/* Whether a word has the form of a code, in any case. */
bool code_formed(const char *word);
/* The good code that a session typed or came with, valid until the caller returns to the loop.
 * NULL, and the session is told: the code is wrong or not good any more (the words do not say
 * which), or too many wrong codes or passwords came from this network. */
const struct store_code *code_look(struct session *session, const char *word);
/* Makes the row of a new code. The caller stores it, then calls code_put. */
void code_make(struct session *session, enum store_code_kind kind, int32_t table, int64_t target,
               struct store_code *out);
/* Keeps a code that is stored: it is good from now on. */
void code_put(struct lobby *lobby, const struct store_code *row);
/* Forgets a code that was dropped from the store: nobody can come with it any more. */
void code_drop(struct lobby *lobby, int64_t id);
/* Goes through the good codes for tables, the newest first. Returns the one after the id `after`;
 * 0: the first one. `table`: only codes for this table; 0: for any. `person`: only codes that this
 * person has made; 0: anybody. NULL: there are no more. */
const struct store_code *code_next(const struct lobby *lobby, int32_t table, int64_t person,
                                   int64_t after);

/* Brings somebody to the table of the code with which they came: they sit down, or watch until a
 * seat is free. The people there are told by whose code they come. */
void code_sit(struct session *session, const struct store_code *code);
/* Lets the session watch this table and sit down there as soon as it can. */
void code_wait(struct session *session, int32_t table);
/* The name of the person by whose code this session came; NULL: it came without one, or the code is
 * gone. */
const char *code_brought_by(struct lobby *lobby, const struct session *session);

/* Appends the ways to come that the room serves, a line end before each: by browser, with the
 * `path` of the page, and by SSH or telnet, with the `name` to give. `then` (may be NULL) is what
 * to type after that. */
void code_put_ways(const struct lobby *lobby, const char *path, const char *name, const char *then,
                   struct buf *out);

/* The guest or account `from` became `into` or part of it. */
void code_merged(struct lobby *lobby, int64_t from, const struct store_account *into);
