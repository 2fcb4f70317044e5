/*
 * See proof.h.
 */
#include "proof.h"

#include <stdlib.h>
#include <string.h>

#include "xalloc.h"

struct proof {
    TAILQ_ENTRY(proof) link;
    uint64_t conn;
    int64_t until_ms;
    struct term_facts facts;
};

void proofs_init(struct proofs *proofs)
{
    *proofs = (struct proofs){0};
    TAILQ_INIT(&proofs->order);
}

static void proof_drop(struct proofs *proofs, struct proof *proof)
{
    if (proof) {
        map_remove(&proofs->by_conn, proof->conn);
        TAILQ_REMOVE(&proofs->order, proof, link);
        free(proof);
    }
}

void proofs_put(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                int64_t until_ms)
{
    proof_drop(proofs, map_get(&proofs->by_conn, conn));
    if (proofs->by_conn.count == PROOFS_MAX)
        proof_drop(proofs, TAILQ_FIRST(&proofs->order));
    struct proof *proof = xcalloc(1, sizeof(*proof));
    proof->conn = conn;
    proof->until_ms = until_ms;
    proof->facts = *facts;
    map_put(&proofs->by_conn, conn, proof);
    TAILQ_INSERT_TAIL(&proofs->order, proof, link);
}

bool proofs_take(struct proofs *proofs, uint64_t conn, const struct term_facts *facts,
                 int64_t now_ms)
{
    struct proof *proof = map_get(&proofs->by_conn, conn);
    bool same = proof && now_ms < proof->until_ms && strcmp(proof->facts.user, facts->user) == 0 &&
                strcmp(proof->facts.method, facts->method) == 0 &&
                strcmp(proof->facts.address, facts->address) == 0 &&
                strcmp(proof->facts.fingerprint, facts->fingerprint) == 0;
    proof_drop(proofs, proof);
    return same;
}

void proofs_drop(struct proofs *proofs, uint64_t conn)
{
    proof_drop(proofs, map_get(&proofs->by_conn, conn));
}

void proofs_free(struct proofs *proofs)
{
    while (!TAILQ_EMPTY(&proofs->order))
        proof_drop(proofs, TAILQ_FIRST(&proofs->order));
    map_free(&proofs->by_conn);
}
