/*
 * How long a password has to wait before it is looked at, by who tries and on which account: the
 * more failures, the longer, and never for good (nobody can lock somebody else out).
 */
#ifndef LOBBY_PEOPLE_THROTTLE_H
#define LOBBY_PEOPLE_THROTTLE_H

#include <stdbool.h>
#include <stdint.h>

#include "clock.h"

struct throttle;

/* What is guessed at. Each has failures of its own for every name. */
enum throttle_what { THROTTLE_PASSWORD, THROTTLE_CODE, THROTTLE_WHATS };

struct throttle *throttle_new(const struct clock *clock);
void throttle_free(struct throttle **throttle);
/* ms that an attempt from this address on this name (account or not) has to wait: 2, 4, 8, 15
 * seconds after as many failures of the address's subscriber within 15 minutes; 30 seconds after 10
 * failures on a name within an hour, but not for subscribers that logged in to it before. */
int64_t throttle_wait(struct throttle *throttle, enum throttle_what what, const char *address,
                      const char *name);
/* The same for what the address did alone: after an attempt has waited for its name once it waits
 * no more for that, or whoever fails on a name all the time would keep its owner out. */
int64_t throttle_wait_address(struct throttle *throttle, const char *address);
/* Counts an attempt. Returns its rank, for when more wait than can be looked at: the lower goes
 * first. 0: the subscriber logged in to the name before; else 1 and more, by the attempts of the
 * subscriber within a minute, and by those of its network (IPv4 /24, IPv6 /48), 16 of which weigh
 * one. It is the same whether there is such an account or not. */
int throttle_rank(struct throttle *throttle, const char *address, const char *name);
/* Takes an attempt back, which was not looked at: the next one has its rank. */
void throttle_unrank(struct throttle *throttle, const char *address);
/* The subscriber is known to have logged in to the name before, with a password. */
void throttle_know(struct throttle *throttle, const char *address, const char *name);
void throttle_result(struct throttle *throttle, enum throttle_what what, const char *address,
                     const char *name, bool right);
/* The same for a wrong signature: the address failed, and at nobody's password. */
void throttle_failed(struct throttle *throttle, const char *address);
/* Whether the subscriber gave no wrong password since its last right one, or within 15 minutes. */
bool throttle_clean(struct throttle *throttle, const char *address);
/* Whether passwords for the name have to wait for what happened to it: 10 failures within the hour,
 * the last within 30 seconds. */
bool throttle_attacked(struct throttle *throttle, const char *name);
/* Wrong passwords for a name within the hour. */
int64_t throttle_failures(struct throttle *throttle, const char *name);
/* Counts a new account of this address's network (IPv4 /24, IPv6 /64); false: there were `most` of
 * them within a day already, or 16 times as many of its IPv6 /48. */
bool throttle_register(struct throttle *throttle, const char *address, int64_t most);

#endif
