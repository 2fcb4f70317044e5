/*
 * Bans and mutes. All are in memory, so that a check does not ask the store, and in the store.
 * Those that have run out or were lifted are ignored. The staff's acts (act.h) decide who may
 * sanction whom, and write the audit log.
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
/* Reads all from the store, then calls `done`. */
void moderation_load(struct moderation *moderation, void (*done)(void *arg), void *arg);

/* A person, by whatever a sanction may hold for. A field that is 0 or NULL fits no sanction. */
struct moderation_who {
    int64_t account;
    const char *address, *fingerprint;
};
/* The longest sanction of this kind that holds for them; NULL: none. `channel`: the channel that
 * a mute is for; NULL: any. Valid until the next call of this module. */
const struct store_sanction *moderation_find(struct moderation *moderation,
                                             enum store_sanction_kind kind,
                                             const struct moderation_who *who, const char *channel);
/* Whether this sanction, by itself, holds for them. */
bool moderation_hits(const struct store_sanction *sanction, const struct moderation_who *who);
/* Whether both are about the same account, key or network. */
bool moderation_same_about(const struct store_sanction *a, const struct store_sanction *b);
/* Imposes sanctions together, as one case. The caller sets kind, what the sanction is about,
 * until_ms, by and reason; this sets id, case_id and from_ms. They hold once they are stored;
 * then `cb` is called (may be NULL). If a case bans several, the addresses and keys of an
 * account follow it, and what belongs to no account comes before all accounts. */
void moderation_put(struct moderation *moderation, struct store_sanction *sanctions, int n,
                    store_done_cb *cb, void *arg);
/* What moderation_lift lifts: the sanctions of this kind that hold for the account, for the key, or
 * for exactly this network; with an account its addresses and keys, and all addresses and keys of a
 * case that has no other account. */
struct moderation_lifting {
    enum store_sanction_kind kind;
    struct moderation_who who;
    const char *channel; /* only mutes that are for this channel alone; NULL: all */
    bool whole;          /* the cases that those are part of, with everything else in them */
};
/* How many sanctions moderation_lift would lift. */
int moderation_holds(struct moderation *moderation, const struct moderation_lifting *lift);
/* What moderation_lift would lift, each account, key and network once. The list ends with NULL and
 * is the caller's to free; the sanctions in it are valid until the next call of this module. */
const struct store_sanction **moderation_lifts(struct moderation *moderation,
                                               const struct moderation_lifting *lift);
/* The sanctions of these cases that would stay in force, likewise. None would stay if the cases
 * were lifted whole. */
const struct store_sanction **moderation_stays(struct moderation *moderation,
                                               const struct moderation_lifting *lift);
/* The sanctions are lifted once that is stored. Returns how many that will be. 0: none held, and
 * `cb` is not called; else it is called once the last of them is stored. `last` (may be NULL) is
 * called before the last write. */
int moderation_lift(struct moderation *moderation, const struct moderation_lifting *lift,
                    void (*last)(void *arg), store_done_cb *cb, void *arg);
/* Lifts one case, whatever else holds for the people that it is about. `cb` is called once that
 * is stored. */
void moderation_lift_case(struct moderation *moderation, int64_t case_id, store_done_cb *cb,
                          void *arg);
/* From now on the sanctions of the account `from` hold for `into`, in memory: the store has
 * already merged the two. */
void moderation_merge(struct moderation *moderation, int64_t from,
                      const struct store_account *into);
/* An account has a new name: writes it into all sanctions that hold for the account, and, also
 * in the store, into those that it imposed as staff under the old name. */
void moderation_rename(struct moderation *moderation, int64_t account, const char *from,
                       const char *to);
/* The next sanction in force, the oldest first; NULL after the last. `*at` is 0 before the first
 * call, and says where the walk is. */
const struct store_sanction *moderation_next(const struct moderation *moderation, size_t *at);
/* The first of a case that is in force; NULL: there is none. */
const struct store_sanction *moderation_case(const struct moderation *moderation, int64_t case_id);
/* Writes bans of addresses as the door wants them (LINK_BANS), each as
 * "CIDR\tuntil_ms\treason\n". */
void moderation_door_lines(struct moderation *moderation, struct buf *out);
/* "banned", "muted", "kept from ranked tables": the word that lists use. */
const char *moderation_word(enum store_sanction_kind kind);
/* One of these words, for programs. */
#define MODERATION_KINDS "ban|mute|bar"
const char *moderation_kind(enum store_sanction_kind kind);
/* Writes what somebody who is banned or muted is told, in two sentences: when it ends, and why. */
void moderation_sentence(const struct moderation *moderation, const struct store_sanction *sanction,
                         struct buf *out);
/* Drops sanctions that have run out. Returns the ms until the next one runs out; -1: none will. */
int64_t moderation_tick(struct moderation *moderation);
