/*
 * Bans and mutes: kept in memory whole, so that a check costs no look-up, and in the store. Expired
 * and ended ones are ignored. Who may sanction whom, and the audit log, are act.h's business.
 */
#ifndef LOBBY_PEOPLE_MODERATION_H
#define LOBBY_PEOPLE_MODERATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "clock.h"
#include "ids.h"
#include "network.h"
#include "store.h"

/* ---- Sanctions ---- */
struct moderation;

/* `changed` is called after the list of bans changed: one was added, lifted or ran out. `ban_over`
 * is called when a ban of an account was lifted or ran out, whether or not another one holds for
 * it. */
struct moderation *moderation_new(const struct clock *clock, struct ids *ids, struct store *store,
                                  void (*changed)(void *arg),
                                  void (*ban_over)(void *arg, int64_t account), void *arg);
void moderation_free(struct moderation **moderation);
/* Reads all from the store, then calls `done`. */
void moderation_load(struct moderation *moderation, void (*done)(void *arg), void *arg);

/* Whom a sanction may hold for; a field that is 0 or NULL fits none. */
struct moderation_who {
    int64_t account;
    const char *address, *fingerprint;
};
/* The ban (or mute) that holds for them, the longest one; NULL: none. `channel`: of a mute; NULL:
 * any. Valid until the next call of this module. */
const struct store_sanction *moderation_find(struct moderation *moderation,
                                             enum store_sanction_kind kind,
                                             const struct moderation_who *who, const char *channel);
/* Whether this sanction, by itself, holds for them. */
bool moderation_hits(const struct store_sanction *sanction, const struct moderation_who *who);
/* Imposes sanctions together, as one case. The caller sets kind, what it is about, until_ms, by and
 * reason; id, case_id and from_ms are set here. They hold once they are
 * stored; then `cb` is called (may be NULL). In a ban of several an account's addresses and keys
 * stand behind it, and what belongs to no account stands before all of them. */
void moderation_put(struct moderation *moderation, struct store_sanction *sanctions, int n,
                    store_done_cb *cb, void *arg);
/* How many sanctions moderation_lift would lift. */
int moderation_holds(struct moderation *moderation, enum store_sanction_kind kind,
                     const struct moderation_who *who, bool whole);
/* What stays in force of those cases unless they are lifted whole, one each call: `i` from 0; NULL
 * at the end. */
const struct store_sanction *moderation_stays(struct moderation *moderation,
                                              enum store_sanction_kind kind,
                                              const struct moderation_who *who, size_t i);
/* Lifts, once that is stored, what holds by this kind for the account, with its addresses and keys,
 * for the key, or for exactly this network; `whole`: lifts the cases that those are part of, with
 * all others in them. Returns how many sanctions that were. 0: none held, and `cb` is not called;
 * else it is called once the last of them is stored. `last` (may be NULL) is called before the last
 * write. */
int moderation_lift(struct moderation *moderation, enum store_sanction_kind kind,
                    const struct moderation_who *who, bool whole, void (*last)(void *arg),
                    store_done_cb *cb, void *arg);
/* Lifts one case, whatever else holds for those whom it is about. `cb` is called once that is
 * stored. */
void moderation_lift_case(struct moderation *moderation, int64_t case_id, store_done_cb *cb,
                          void *arg);
/* From now on what holds for one account holds for the other, in memory: the store has already
 * merged them. */
void moderation_merge(struct moderation *moderation, int64_t from,
                      const struct store_account *into);
/* An account has a new name: puts it on all sanctions that hold for it, and in the store, too, on
 * those that it imposed under the old one as staff. */
void moderation_rename(struct moderation *moderation, int64_t account, const char *from,
                       const char *to);
/* The sanctions in force, oldest first, one each call: `i` from 0; NULL at the end. */
const struct store_sanction *moderation_each(struct moderation *moderation, size_t i);
/* Address bans as the door wants them (LINK_BANS): "CIDR\tuntil_ms\treason\n" each. */
void moderation_door_lines(struct moderation *moderation, struct buf *out);
/* "banned", "muted", "kept from ranked tables": the word of lists. */
const char *moderation_word(enum store_sanction_kind kind);
/* One of these words, for programs. */
#define MODERATION_KINDS "ban|mute|bar"
const char *moderation_kind(enum store_sanction_kind kind);
/* What somebody banned or muted is told: two sentences, when it ends and why. */
void moderation_sentence(const struct moderation *moderation, const struct store_sanction *sanction,
                         struct buf *out);
/* Drops what has run out. Returns ms until the next one runs out, -1: none will. */
int64_t moderation_tick(struct moderation *moderation);

#endif
