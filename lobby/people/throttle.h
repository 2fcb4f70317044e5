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
/* How many ms an attempt from this address on this name (account or not) has to wait. It is 2,
 * 3, 4 or 5 seconds by how often the address's subscriber has failed within 15 minutes. After 10
 * failures on the name within an hour it is 5 seconds for a password and 30 for a code, but not for
 * subscribers who have logged in to it before. */
int64_t throttle_wait(struct throttle *throttle, enum throttle_what what, const char *address,
                      const char *name);
/* How many ms it has to wait for the failures of the address alone. An attempt that has waited for
 * its name once does not wait for the name again. Otherwise somebody who fails on a name all the
 * time would keep its owner out. */
int64_t throttle_wait_address(struct throttle *throttle, const char *address);
/* Counts an attempt and returns its rank: if more attempts wait than can be checked, the lower
 * rank goes first. 0: the subscriber has logged in to the name before. Else the rank is 1 or
 * more: it grows with the attempts of the subscriber within a minute, and with those of its
 * network (IPv4 /24, IPv6 /48), 16 of which count as one. The rank does not depend on whether
 * there is such an account. */
int throttle_rank(struct throttle *throttle, const char *address, const char *name);
/* Takes back an attempt that was not checked, so that the next one gets its rank. */
void throttle_unrank(struct throttle *throttle, const char *address);
/* Notes that the subscriber has logged in to the name before, with a password. */
void throttle_know(struct throttle *throttle, const char *address, const char *name);
void throttle_result(struct throttle *throttle, enum throttle_what what, const char *address,
                     const char *name, bool right);
/* Counts a wrong signature: it is a failure of the address, but not of a name's password. */
void throttle_failed(struct throttle *throttle, const char *address);
/* Whether the subscriber has given no wrong password since its last right one, or within 15
 * minutes. */
bool throttle_clean(struct throttle *throttle, const char *address);
/* Whether passwords for the name have to wait for failures on it: 10 within the hour, the last
 * within 5 seconds. */
bool throttle_attacked(struct throttle *throttle, const char *name);
/* How many wrong passwords there were for a name within the hour. */
int64_t throttle_failures(struct throttle *throttle, const char *name);
/* Counts a new account from this address's network (IPv4 /24, IPv6 /64). False: the network has
 * already made `most` accounts within a day, or its IPv6 /48 16 times as many. */
bool throttle_register(struct throttle *throttle, const char *address, int64_t most);
/* Counts an appeal against a ban. False: THROTTLE_APPEALS have already come from the address's
 * network (IPv4 /24, IPv6 /48) within a day. */
enum { THROTTLE_APPEALS = 5 };
bool throttle_appeal(struct throttle *throttle, const char *address);
