/*
 * One thread, one lock, two lists: what waits for the worker and what waits for the loop, which an
 * eventfd wakes. See hash.h.
 */
#include "hash.h"

#include <errno.h>
#include <event2/event.h>
#include <pthread.h>
#include <signal.h>
#include <sodium.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/queue.h>
#include <unistd.h>

#include "log.h"
#include "network.h"
#include "utf8.h"
#include "xalloc.h"

enum { PASSES = 2, MEMORY = 19 * 1024 * 1024 };

struct job {
    TAILQ_ENTRY(job) next;
    char from[64];
    char *password;                    /* wiped by the worker */
    char hash[crypto_pwhash_STRBYTES]; /* made, or to be compared */
    bool verify, right;
    void (*made)(void *arg, const char *hash);
    void (*verified)(void *arg, bool right);
    void *arg;
};
TAILQ_HEAD(jobs, job);

struct hash {
    struct hasher hasher;
    struct event *done_event;
    int done_fd;
    pthread_t worker;
    char *exempt;
    int taken;                   /* jobs that were taken and not yet answered; of the loop only */
    char flying[HASH_QUEUE][64]; /* their addresses; of the loop only */
    pthread_mutex_t lock;        /* of what follows */
    pthread_cond_t wake;
    struct jobs waiting, done;
    bool stopping;
};

static void job_free(struct job *job)
{
    if (job->password) {
        sodium_memzero(job->password, strlen(job->password));
        free(job->password);
    }
    sodium_memzero(job->hash, sizeof(job->hash));
    free(job);
}

/* ---- The worker ---- */

static void make(const char *password, char out[crypto_pwhash_STRBYTES])
{
    if (crypto_pwhash_str_alg(out, password, strlen(password), PASSES, MEMORY,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        log_fatal("hash", "error=\"no memory for a password hash\"");
}

static void work(struct job *job, const char *dummy)
{
    if (job->verify) {
        bool known = job->hash[0] != '\0';
        bool right = crypto_pwhash_str_verify(known ? job->hash : dummy, job->password,
                                              strlen(job->password)) == 0;
        job->right = known && right;
    } else {
        make(job->password, job->hash);
    }
    sodium_memzero(job->password, strlen(job->password));
}

static void *worker(void *arg)
{
    struct hash *hash = arg;
    char random[33], dummy[crypto_pwhash_STRBYTES];
    /* What an account without a password is compared with: nobody knows its password. */
    for (size_t i = 0; i < sizeof(random) - 1; i++)
        random[i] = (char)('a' + randombytes_uniform(26));
    random[sizeof(random) - 1] = '\0';
    make(random, dummy);
    pthread_mutex_lock(&hash->lock);
    while (!hash->stopping) {
        struct job *job = TAILQ_FIRST(&hash->waiting);
        if (!job) {
            pthread_cond_wait(&hash->wake, &hash->lock);
            continue;
        }
        TAILQ_REMOVE(&hash->waiting, job, next);
        pthread_mutex_unlock(&hash->lock);
        work(job, dummy);
        pthread_mutex_lock(&hash->lock);
        TAILQ_INSERT_TAIL(&hash->done, job, next);
        eventfd_write(hash->done_fd, 1);
    }
    pthread_mutex_unlock(&hash->lock);
    return NULL;
}

/* ---- The loop ---- */

/* A place in the queue for the address, or NULL. */
static struct job *job_new(struct hash *hash, const char *from, const char *password, void *arg)
{
    if (hash->taken >= HASH_QUEUE)
        return NULL;
    /* "" is the control socket. */
    bool exempt = !from[0] || network_listed(hash->exempt, from);
    for (int i = 0; i < hash->taken && !exempt; i++)
        if (strcmp(hash->flying[i], from) == 0)
            return NULL;
    struct job *job = xcalloc(1, sizeof(*job));
    utf8_copy(from, job->from, sizeof(job->from));
    job->password = xstrdup(password);
    job->arg = arg;
    memcpy(hash->flying[hash->taken++], job->from, sizeof(job->from));
    return job;
}

static bool submit(struct hash *hash, struct job *job)
{
    pthread_mutex_lock(&hash->lock);
    TAILQ_INSERT_TAIL(&hash->waiting, job, next);
    pthread_cond_signal(&hash->wake);
    pthread_mutex_unlock(&hash->lock);
    return true;
}

static bool hasher_make(struct hasher *hasher, const char *from, const char *password,
                        void (*cb)(void *arg, const char *hash), void *arg)
{
    struct hash *hash = (struct hash *)((char *)hasher - offsetof(struct hash, hasher));
    struct job *job = job_new(hash, from, password, arg);
    if (!job)
        return false;
    job->made = cb;
    return submit(hash, job);
}

static bool hasher_verify(struct hasher *hasher, const char *from, const char *stored,
                          const char *password, void (*cb)(void *arg, bool right), void *arg)
{
    struct hash *hash = (struct hash *)((char *)hasher - offsetof(struct hash, hasher));
    struct job *job = job_new(hash, from, password, arg);
    if (!job)
        return false;
    job->verify = true;
    job->verified = cb;
    utf8_copy(stored, job->hash, sizeof(job->hash));
    return submit(hash, job);
}

static void on_done(evutil_socket_t fd, short what, void *arg)
{
    struct hash *hash = arg;
    struct jobs done = TAILQ_HEAD_INITIALIZER(done);
    struct job *job;
    eventfd_t count;
    (void)what;
    eventfd_read(fd, &count);
    pthread_mutex_lock(&hash->lock);
    TAILQ_CONCAT(&done, &hash->done, next);
    pthread_mutex_unlock(&hash->lock);
    while ((job = TAILQ_FIRST(&done))) {
        TAILQ_REMOVE(&done, job, next);
        for (int i = 0; i < hash->taken; i++) {
            if (strcmp(hash->flying[i], job->from) == 0) {
                memmove(hash->flying[i], hash->flying[--hash->taken], sizeof(hash->flying[i]));
                break;
            }
        }
        if (job->verify)
            job->verified(job->arg, job->right);
        else
            job->made(job->arg, job->hash);
        job_free(job);
    }
}

struct hash *hash_new(struct event_base *base)
{
    struct hash *hash = xcalloc(1, sizeof(*hash));
    sigset_t all, old;
    hash->hasher.make = hasher_make;
    hash->hasher.verify = hasher_verify;
    TAILQ_INIT(&hash->waiting);
    TAILQ_INIT(&hash->done);
    pthread_mutex_init(&hash->lock, NULL);
    pthread_cond_init(&hash->wake, NULL);
    hash->done_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    hash->done_event = event_new(base, hash->done_fd, EV_READ | EV_PERSIST, on_done, hash);
    event_add(hash->done_event, NULL);
    /* Signals are the loop's. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    int error = hash->done_fd < 0 ? errno : pthread_create(&hash->worker, NULL, worker, hash);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (error)
        log_fatal("hash", "error=\"%s\"", strerror(error));
    return hash;
}

void hash_free(struct hash **hashp)
{
    struct hash *hash = *hashp;
    struct job *job;
    *hashp = NULL;
    if (!hash)
        return;
    pthread_mutex_lock(&hash->lock);
    hash->stopping = true;
    pthread_cond_signal(&hash->wake);
    pthread_mutex_unlock(&hash->lock);
    pthread_join(hash->worker, NULL);
    TAILQ_CONCAT(&hash->waiting, &hash->done, next);
    while ((job = TAILQ_FIRST(&hash->waiting))) {
        TAILQ_REMOVE(&hash->waiting, job, next);
        job_free(job);
    }
    event_free(hash->done_event);
    close(hash->done_fd);
    pthread_cond_destroy(&hash->wake);
    pthread_mutex_destroy(&hash->lock);
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
