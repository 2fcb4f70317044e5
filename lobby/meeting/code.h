/*
 * Codes (ME-D11): six digits and letters that somebody gives to a friend. Whoever comes with one,
 * at any door, is let in as who they are, and sits down at the table that it is for. It is good for
 * a day at most, as long as its table or duel is open, and until it is taken back.
 *
 * A code begins with a digit and has a letter, so it is neither a name nor a number, and there are
 * 194 million. Wrong ones are counted with wrong passwords (throttle.h).
 */
#ifndef LOBBY_MEETING_CODE_H
#define LOBBY_MEETING_CODE_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "store.h"

struct lobby;
struct session;

enum { CODE_MS = 24 * 3600000 };

extern const struct lobby_part code_part;

/* Whether a word has the form of a code, in any case. */
bool code_formed(const char *word);
/* The code that a session typed, or came with. NULL: it is wrong, or is good no longer, which are
 * told in the same words, or too many were wrong. Valid until the lobby goes on. */
const struct store_code *code_look(struct session *session, const char *word);
/* The one that this person has made for a table or a duel and that is good; NULL: there is none. */
const struct store_code *code_of(struct lobby *lobby, int64_t person, enum store_code_kind kind,
                                 int64_t target);
/* Makes the row of a new one. The caller stores it, then calls code_put. */
void code_make(struct session *session, enum store_code_kind kind, int32_t table, int64_t target,
               struct store_code *out);
void code_put(struct lobby *lobby, const struct store_code *row);
/* It is dropped from the store: nobody comes by it any more. */
void code_drop(struct lobby *lobby, int64_t id);
/* The newest that this person has made for a table, or with person 0 that anybody has; `after`: 0,
 * or the id of the one before. NULL: there is none. */
const struct store_code *code_next(const struct lobby *lobby, int32_t table, int64_t person,
                                   int64_t after);

/* Goes on with the code that somebody came with: they sit down at its table or watch it until a
 * seat is free, and those there are told by whose code they come. */
void code_sit(struct session *session, const struct store_code *code);
/* Lets the session watch this table and sit down there as soon as it can. */
void code_wait(struct session *session, int32_t table);
/* By whose code the session's person came; NULL: they came without one, or it is gone. */
const char *code_brought_by(struct lobby *lobby, const struct session *session);

/* Writes the ways to come, each behind a line end: the path of the page, and the name that is given
 * over SSH or typed over telnet; `then` (may be NULL) is typed behind it. Nothing for what the room
 * does not serve. */
void code_put_ways(const struct lobby *lobby, const char *path, const char *name, const char *then,
                   struct buf *out);

/* A guest has become an account, or an account part of another; it was renamed, or erased. */
void code_merged(struct lobby *lobby, int64_t from, int64_t into, const char *name);
void code_renamed(struct lobby *lobby, int64_t account, const char *name);
void code_forget(struct lobby *lobby, int64_t account);

#endif
