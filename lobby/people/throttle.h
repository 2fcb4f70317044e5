/*
 * How long a password has to wait before it is checked, depending on who tries it and on which
 * account. More failures make the wait longer, but it always ends: nobody can lock somebody else
 * out.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "clock.h"

struct throttle;

/* What people try to guess. Failures are counted for each of these separately, by name. */
enum throttle_what { THROTTLE_PASSWORD, THROTTLE_CODE, THROTTLE_WHATS };

struct throttle *throttle_new(const struct clock *clock);
void throttle_free(struct throttle **throttle);
/* How many ms an attempt from this address on this name (whether or not there is such an account)
 * has to wait. After 1, 2, 3 and more failures of the address's subscriber, the wait ends 2, 3, 4
 * and 5 seconds after the last one. After 10 failures on the name, it ends 5 seconds (for a code
 * 30) after the last of them, but not for subscribers who have logged in to the name before.
 * Failures of a subscriber are forgotten 15 minutes after the last one, those on a name after an
 * hour. */
int64_t throttle_wait(struct throttle *throttle, enum throttle_what what, const char *address,
                      const char *name);
/* How many ms an attempt has to wait for the failures of the address alone. For an attempt that has
 * waited for its name once: if it waited for the name again, somebody who fails on the name all the
 * time would keep its owner out. */
int64_t throttle_wait_address(struct throttle *throttle, const char *address);
/* Counts an attempt and returns its rank: if more attempts wait than can be checked, the lowest
 * rank goes first. 0: the subscriber has logged in to the name before. Else the rank is 1 or more.
 * It grows with the attempts of the subscriber, and with those of its network (IPv4 /24, IPv6 /48),
 * 16 of which count as one. Both are forgotten a minute after the last one. The rank does not
 * depend on whether there is such an account. */
int throttle_rank(struct throttle *throttle, const char *address, const char *name);
/* Takes back an attempt that was not checked, so that the next one gets its rank. */
void throttle_unrank(struct throttle *throttle, const char *address);
/* Notes that the subscriber has logged in to the name before, with a password. */
void throttle_know(struct throttle *throttle, const char *address, const char *name);
/* Counts the outcome of an attempt. `right`: the failures of the subscriber are forgotten, and it
 * has logged in to the name now. Else it is a failure of the subscriber and on the name. */
void throttle_result(struct throttle *throttle, enum throttle_what what, const char *address,
                     const char *name, bool right);
/* Counts a wrong signature: it is a failure of the address, but not of a name's password. */
void throttle_failed(struct throttle *throttle, const char *address);
/* Whether no failures of the address's subscriber are counted (throttle_wait). */
bool throttle_clean(struct throttle *throttle, const char *address);
/* Whether passwords for the name have to wait for failures on it now (throttle_wait). */
bool throttle_attacked(struct throttle *throttle, const char *name);
/* How many wrong passwords for a name are counted; they are forgotten an hour after the last. */
int64_t throttle_failures(struct throttle *throttle, const char *name);
/* Counts a new account from this address's network (IPv4 /24, IPv6 /64). False: the network has
 * already made `most` accounts within a day, or its IPv6 /48 16 times as many. */
bool throttle_register(struct throttle *throttle, const char *address, int64_t most);
/* Counts an appeal against a ban. False: THROTTLE_APPEALS have already come from the address's
 * network (IPv4 /24, IPv6 /48) within a day. */
enum { THROTTLE_APPEALS = 5 };
bool throttle_appeal(struct throttle *throttle, const char *address);
