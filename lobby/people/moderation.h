/*
 * Sanctions: bans, mutes, and bars from ranked tables. All of them are in the store, and also in
 * memory, so that a check does not ask the store. Those that have run out or were lifted are
 * ignored. The staff's acts (act.h) decide who may sanction whom, and write the audit log.
 */
#pragma once

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

/* `changed` is called after the list of bans has changed: a ban was added, was lifted or ran
 * out. `ban_over` is called when a ban of an account was lifted or ran out, even if another ban
 * still holds for the account. */
struct moderation *moderation_new(const struct clock *clock, struct ids *ids, struct store *store,
                                  void (*changed)(void *arg),
                                  void (*ban_over)(void *arg, int64_t account), void *arg);
void moderation_free(struct moderation **moderation);
/* Reads all sanctions in force from the store, then calls `done`. */
void moderation_load(struct moderation *moderation, void (*done)(void *arg), void *arg);

/* A person, by all that a sanction may hold for. A member that is 0 or NULL fits no sanction. */
struct moderation_who {
    int64_t account;
    const char *address, *fingerprint;
};
/* The longest sanction of this kind that holds for the person; NULL: none. `channel`: finds only
 * mutes that hold on this channel; NULL: on any. Valid until the next call of this module. */
const struct store_sanction *moderation_find(struct moderation *moderation,
                                             enum store_sanction_kind kind,
                                             const struct moderation_who *who, const char *channel);
/* Does the same for an account alone: finds only sanctions that name the account, and mutes on any
 * channel. */
const struct store_sanction *moderation_of(struct moderation *moderation,
                                           enum store_sanction_kind kind, int64_t account);
/* Whether this sanction, by itself, holds for the person. */
bool moderation_hits(const struct store_sanction *sanction, const struct moderation_who *who);
/* Whether both sanctions are about the same account, key or network. */
bool moderation_same_about(const struct store_sanction *a, const struct store_sanction *b);
/* Imposes sanctions together, as one case. The caller sets kind, what each sanction is about,
 * until_ms, by and reason; this function sets id, case_id and from_ms. The sanctions hold once they
 * are stored; then `cb` (may be NULL) is called. In a case that bans several accounts, the
 * addresses and keys of an account come right after it, and those of no account come before all
 * accounts. */
void moderation_put(struct moderation *moderation, struct store_sanction *sanctions, int n,
                    store_done_cb *cb, void *arg);
/* What moderation_lift lifts: the sanctions of this kind that hold for the account, for the key, or
 * for exactly this network. With an account go its addresses and keys, and all addresses and keys
 * of a case that has no other account. */
struct moderation_lifting {
    enum store_sanction_kind kind;
    struct moderation_who who;
    const char *channel; /* lifts only mutes that are for this channel alone; NULL: all */
    bool whole;          /* also lifts everything else in the cases of these sanctions */
};
/* Marks the sanctions that moderation_lift would lift. Returns how many there are. */
int moderation_holds(struct moderation *moderation, const struct moderation_lifting *lift);
/* Lists what moderation_lift would lift, each account, key and network once. The list ends with
 * NULL; the caller frees it. Its sanctions are valid until the next call of this module. */
const struct store_sanction **moderation_lifts(struct moderation *moderation,
                                               const struct moderation_lifting *lift);
/* Lists what would stay in force in these cases if they were not lifted whole. The list is like
 * that of moderation_lifts, but the same account, key or network may be in it more than once. */
const struct store_sanction **moderation_stays(struct moderation *moderation,
                                               const struct moderation_lifting *lift);
/* Lifts sanctions. They hold until that is stored. Returns how many are lifted. 0: none held, and
 * `cb` is not called; else `cb` is called once the last of them is stored. `last` (may be NULL) is
 * called before the last write. */
int moderation_lift(struct moderation *moderation, const struct moderation_lifting *lift,
                    void (*last)(void *arg), store_done_cb *cb, void *arg);
/* Lifts all sanctions of one case. Other sanctions of the same people stay. `cb` is called once
 * that is stored. */
void moderation_lift_case(struct moderation *moderation, int64_t case_id, store_done_cb *cb,
                          void *arg);
/* From now on the sanctions of the account `was` are those of `account` (which may be the same),
 * whose name is `name`. This is in memory alone: the store has merged or renamed the accounts.
 * `erased`: sanctions keep no other name of the account, as in the store. */
void moderation_call(struct moderation *moderation, int64_t was, int64_t account, const char *name,
                     bool erased);
/* An account has a new name: writes it into all sanctions that hold for the account, and into those
 * that it imposed as staff under the old name. The latter are also written to the store. `erased`:
 * as in moderation_call. */
void moderation_rename(struct moderation *moderation, int64_t account, const char *from,
                       const char *to, bool erased);
/* The next sanction in force, the oldest first; NULL after the last. `*at` holds the place between
 * calls; the caller sets it to 0 before the first. */
const struct store_sanction *moderation_next(const struct moderation *moderation, size_t *at);
/* The first sanction of a case that is in force; NULL: there is none. */
const struct store_sanction *moderation_case(const struct moderation *moderation, int64_t case_id);
/* Writes the bans of addresses as the door wants them (LINK_BANS), each as
 * "CIDR\tuntil_ms\treason\n". */
void moderation_door_lines(struct moderation *moderation, struct buf *out);
/* The word for a kind of sanction in lists: "banned", "muted", "kept from ranked tables". */
const char *moderation_word(enum store_sanction_kind kind);
#define MODERATION_KINDS "ban|mute|bar"
/* The word of MODERATION_KINDS for a kind, for programs. */
const char *moderation_kind(enum store_sanction_kind kind);
/* Writes what somebody who is banned, muted or barred is told, in two sentences: for how long, and
 * why. */
void moderation_sentence(const struct moderation *moderation, const struct store_sanction *sanction,
                         struct buf *out);
/* Drops sanctions that have run out. Returns the ms until the next one runs out; -1: none will. */
int64_t moderation_tick(struct moderation *moderation);
