/*
 * Notes of the SSH logins that the room has approved and whose connections are not open yet. A note
 * says which login it was and how it was proven, so the room need not take the door's word for it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "map.h"
#include "term.h"

enum { PROOFS_MAX = 4096 }; /* one more drops the oldest note */

struct proof;
TAILQ_HEAD(proof_list, proof);
struct proofs {
    struct map by_conn;
    struct proof_list order; /* the oldest first */
};

void proofs_init(struct proofs *proofs);
/* Notes what `facts` say about a connection (user, method, address, fingerprint), in place of an
 * earlier note. The note is valid until `until_ms`, by a clock of the caller's choice. */
void proofs_put(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                int64_t until_ms);
/* Removes the note of a connection. True: there was one, it says the same as `facts`, and it is
 * valid at `now_ms`. */
bool proofs_take(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                 int64_t now_ms);
/* Removes the note of a connection, if there is one. */
void proofs_drop(struct proofs *proofs, uint64_t conn);
/* Removes all notes. There may be new ones then. */
void proofs_free(struct proofs *proofs);
