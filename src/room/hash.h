/*
 * Password hashing (argon2id, 19 MiB, two passes) in one worker thread: the loop never waits for a
 * hash, and a flood of logins takes one core and no more. At most HASH_QUEUE hashes wait, and an
 * address has one in flight. Any more are answered "busy" without any work.
 */
#pragma once

#include "lobby.h"

struct event_base;
struct hash;

enum { HASH_QUEUE = 64 };

/* What a password is compared with where an account has none: a hash of zeros, which takes as long
 * as any other and which nobody knows a password for. */
extern const char hash_nobody[];

/* Starts the worker; callbacks run on `base`. */
struct hash *hash_new(struct event_base *base);
/* Waits for the one hash under way (some 30 ms); callbacks that were not delivered are dropped.
 * Accepts NULL, sets NULL. */
void hash_free(struct hash **hash);
/* The lobby is given this; it lives as long as `hash`. */
struct hasher *hash_hasher(struct hash *hash);
/* How many hashes wait. NULL: 0. */
int hash_waiting(const struct hash *hash);
/* Networks, blank separated, of which any number may be in flight (limit-exempt); NULL or "": none.
 * Copied. */
void hash_set_exempt(struct hash *hash, const char *networks);
