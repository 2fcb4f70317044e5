/*
 * Password hashing (argon2id, 19 MiB, two passes) in one worker thread: the loop never waits for a
 * hash, and a flood of logins takes no more than one core. At most HASH_QUEUE hashes, and only one
 * of each address (but see hash_set_exempt), may be asked for and not answered yet. What goes
 * beyond that is refused without waiting. The control socket has no address, and no such limit.
 */
#pragma once

#include "lobby.h"

struct event_base;
struct hash;

enum { HASH_QUEUE = 64 };

/* What a password is compared with if an account has none: a hash of zeros. The comparison takes as
 * long as any other, and nobody knows a password for it. */
extern const char hash_nobody[];

/* Starts the worker. Callbacks run in the loop of `base`. */
struct hash *hash_new(struct event_base *base);
/* Waits for the hash under way (some 30 ms) and drops callbacks that were not called yet. Accepts
 * NULL, sets NULL. */
void hash_free(struct hash **hash);
/* The interface that the lobby is given. It lives as long as `hash`. */
struct hasher *hash_hasher(struct hash *hash);
/* How many hashes wait. NULL: 0. */
int hash_waiting(const struct hash *hash);
/* Sets the networks whose addresses may have any number of hashes under way (limit-exempt),
 * separated by blanks. NULL or "": none. Copied. */
void hash_set_exempt(struct hash *hash, const char *networks);
