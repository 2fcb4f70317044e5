/*
 * Notes of the SSH logins that the room itself approved and whose connections are not open yet:
 * which login, and how it was proven. So the room need not take the door's word for it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "map.h"
#include "term.h"

enum { PROOFS_MAX = 4096 }; /* the oldest entry gives way to one more */

struct proof;
TAILQ_HEAD(proof_list, proof);
struct proofs {
    struct map by_conn;
    struct proof_list order; /* the oldest first */
};

void proofs_init(struct proofs *proofs);
/* Notes what `facts` say about a connection (user, method, address, fingerprint), in place of what
 * was noted before. The note is valid until `until_ms`. */
void proofs_put(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                int64_t until_ms);
/* Takes the note out. True: `facts` say the same, and the note is valid at `now_ms`. */
bool proofs_take(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                 int64_t now_ms);
void proofs_drop(struct proofs *proofs, uint64_t conn);
/* Takes out the oldest note and sets its connection. False: there is no note. */
bool proofs_any(struct proofs *proofs, uint64_t *conn);
void proofs_free(struct proofs *proofs);
