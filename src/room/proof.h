/*
 * What the room itself approved of SSH connections that are not open yet: whose login it answered
 * with yes, and how that was proven. The room does not take the door's word for it.
 */
#ifndef ROOM_PROOF_H
#define ROOM_PROOF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "map.h"
#include "term.h"

enum { PROOFS_MAX = 4096 }; /* the oldest gives way to one more */

struct proof;
TAILQ_HEAD(proof_list, proof);
struct proofs {
    struct map by_conn;
    struct proof_list order; /* the oldest first */
};

void proofs_init(struct proofs *proofs);
/* Notes what `facts` say (user, method, address, fingerprint) of a connection, in place of what was
 * noted before. It is valid until `until_ms`. */
void proofs_put(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                int64_t until_ms);
/* Takes out what was noted. True: `facts` say the same, and it is valid at `now_ms`. */
bool proofs_take(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                 int64_t now_ms);
void proofs_drop(struct proofs *proofs, uint64_t conn);
/* Takes out the oldest and sets its connection. False: there is none. */
bool proofs_any(struct proofs *proofs, uint64_t *conn);
void proofs_free(struct proofs *proofs);

#endif
