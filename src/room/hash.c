/*
 * See hash.h.
 */
#include "hash.h"

#include <sodium.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "loop.h"
#include "network.h"
#include "utf8.h"
#include "worker.h"
#include "xalloc.h"

enum { PASSES = 2, MEMORY = 19 * 1024 * 1024 };

struct job {
    struct job *next;      /* of the worker */
    LIST_ENTRY(job) flies; /* of the loop */
    char from[64];
    char *password;
    char hash[crypto_pwhash_STRBYTES]; /* the hash that was made, or that is compared */
    bool right;
    void (*made)(void *arg, const char *hash);
    void (*verified)(void *arg, bool right); /* NULL: a hash is made */
    void *arg;
};

struct hash {
    struct hasher hasher;
    struct event *done_event;
    struct worker *worker;
    char *exempt;
    LIST_HEAD(, job) flying; /* taken and not yet answered */
};

const char hash_nobody[] = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
                           "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

static void hash_job_free(struct job *job)
{
    xalloc_wipe(&job->password);
    explicit_bzero(job->hash, sizeof(job->hash));
    free(job);
}

/* ---- The worker ---- */

static void hash_work(void *arg UNUSED, void *item)
{
    struct job *job = item;
    if (job->verified) {
        bool known = job->hash[0] != '\0';
        bool right = crypto_pwhash_str_verify(known ? job->hash : hash_nobody, job->password,
                                              strlen(job->password)) == 0;
        job->right = known && right;
    } else if (crypto_pwhash_str_alg(job->hash, job->password, strlen(job->password), PASSES,
                                     MEMORY, crypto_pwhash_ALG_ARGON2ID13) != 0) {
        xalloc_none("hash");
    }
}

/* ---- The loop ---- */

/* Whether a hash of the address is under way: an address may have only one. */
static bool hash_is_flying(const struct hash *hash, const char *from)
{
    const struct job *job;
    if (!from[0] || network_listed(hash->exempt, from)) /* "" is the control socket */
        return false;
    LIST_FOREACH (job, &hash->flying, flies)
        if (strcmp(job->from, from) == 0)
            return true;
    return false;
}

/* Has the worker do the job. `job` has its callback, and the hash to compare with. False: the
 * address has a hash under way, or the worker takes no more. */
static bool hash_submit(struct hasher *hasher, const char *from, const char *password,
                        const struct job *job)
{
    struct hash *hash = (struct hash *)((char *)hasher - offsetof(struct hash, hasher));
    if (hash_is_flying(hash, from))
        return false;
    struct job *fresh = xmalloc(sizeof(*fresh));
    *fresh = *job;
    utf8_copy(from, fresh->from, sizeof(fresh->from));
    fresh->password = xstrdup(password);
    bool taken = worker_do(hash->worker, fresh);
    if (taken)
        LIST_INSERT_HEAD(&hash->flying, fresh, flies);
    else
        hash_job_free(fresh);
    return taken;
}

static bool hash_hasher_make(struct hasher *hasher, const char *from, const char *password,
                             void (*cb)(void *arg, const char *hash), void *arg)
{
    return hash_submit(hasher, from, password, &(struct job){.made = cb, .arg = arg});
}

static bool hash_hasher_verify(struct hasher *hasher, const char *from, const char *stored,
                               const char *password, void (*cb)(void *arg, bool right), void *arg)
{
    struct job job = {.verified = cb, .arg = arg};
    utf8_copy(stored, job.hash, sizeof(job.hash));
    return hash_submit(hasher, from, password, &job);
}

static void hash_answer(void *hash UNUSED, void *item)
{
    struct job *job = item;
    LIST_REMOVE(job, flies); /* the callback may ask for another hash */
    if (job->verified)
        job->verified(job->arg, job->right);
    else
        job->made(job->arg, job->hash);
    hash_job_free(job);
}

static void hash_drop(void *hash UNUSED, void *job)
{
    hash_job_free(job); /* the list `flying` is not used any more */
}

static const struct worker_kind hashing = {.name = "hash",
                                           .link = offsetof(struct job, next),
                                           .most = HASH_QUEUE,
                                           .work = hash_work,
                                           .done = hash_answer,
                                           .drop = hash_drop};

struct hash *hash_new(struct event_base *base)
{
    struct hash *hash = xcalloc(1, sizeof(*hash));
    hash->hasher.make = hash_hasher_make;
    hash->hasher.verify = hash_hasher_verify;
    hash->worker = worker_new(&hashing, hash);
    hash->done_event = loop_worker(base, hash->worker);
    return hash;
}

void hash_free(struct hash **hashp)
{
    struct hash *hash = *hashp;
    *hashp = NULL;
    if (!hash)
        return;
    event_free(hash->done_event);
    worker_free(&hash->worker);
    free(hash->exempt);
    free(hash);
}

struct hasher *hash_hasher(struct hash *hash)
{
    return &hash->hasher;
}

void hash_set_exempt(struct hash *hash, const char *networks)
{
    free(hash->exempt);
    hash->exempt = networks ? xstrdup(networks) : NULL;
}

int hash_waiting(const struct hash *hash)
{
    return hash ? worker_waiting(hash->worker) : 0;
}
