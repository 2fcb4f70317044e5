/*
 * One thread, one lock, two lists: sessions that wait for the thread and those that wait for the
 * loop, which an eventfd wakes. See ssh_kex.h.
 */
#include "ssh_kex.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "log.h"
#include "ssh_peer.h"
#include "xalloc.h"

TAILQ_HEAD(peers, ssh_peer);

struct ssh_kex {
    struct event *done_event;
    int done_fd;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows, and of each peer's `away` */
    pthread_cond_t wake, done_one;
    struct peers waiting, done;
    bool stopping;
};

static void *thread_run(void *arg)
{
    struct ssh_kex *kex = arg;

    pthread_mutex_lock(&kex->lock);
    while (!kex->stopping) {
        struct ssh_peer *peer = TAILQ_FIRST(&kex->waiting);
        if (peer == NULL) {
            pthread_cond_wait(&kex->wake, &kex->lock);
            continue;
        }
        TAILQ_REMOVE(&kex->waiting, peer, kex_next);
        peer->away = SSH_AWAY_POLLED;
        pthread_mutex_unlock(&kex->lock);
        int rc = ssh_event_dopoll(peer->poll, 0);
        pthread_mutex_lock(&kex->lock);
        peer->polled = rc;
        peer->away = SSH_AWAY_DONE;
        TAILQ_INSERT_TAIL(&kex->done, peer, kex_next);
        pthread_cond_signal(&kex->done_one);
        eventfd_write(kex->done_fd, 1);
    }
    pthread_mutex_unlock(&kex->lock);
    return NULL;
}

/* One by one: whoever is told may take back another one that is done. */
static void on_done(evutil_socket_t fd, short what, void *arg)
{
    struct ssh_kex *kex = arg;
    struct ssh_peer *peer;
    eventfd_t count;

    (void)what;
    eventfd_read(fd, &count);
    do {
        pthread_mutex_lock(&kex->lock);
        peer = TAILQ_FIRST(&kex->done);
        if (peer != NULL) {
            TAILQ_REMOVE(&kex->done, peer, kex_next);
            peer->away = SSH_HERE;
        }
        pthread_mutex_unlock(&kex->lock);
        if (peer != NULL)
            ssh_peer_polled(peer, peer->polled);
    } while (peer != NULL);
}

struct ssh_kex *ssh_kex_new(struct event_base *base)
{
    struct ssh_kex *kex = xcalloc(1, sizeof *kex);
    sigset_t all, old;

    TAILQ_INIT(&kex->waiting);
    TAILQ_INIT(&kex->done);
    pthread_mutex_init(&kex->lock, NULL);
    pthread_cond_init(&kex->wake, NULL);
    pthread_cond_init(&kex->done_one, NULL);
    kex->done_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    kex->done_event = event_new(base, kex->done_fd, EV_READ | EV_PERSIST, on_done, kex);
    if (kex->done_fd < 0 || kex->done_event == NULL || event_add(kex->done_event, NULL) != 0)
        log_fatal("ssh", "error=\"no event for its thread\"");
    /* Signals are the loop's. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    int error = pthread_create(&kex->thread, NULL, thread_run, kex);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (error != 0)
        log_fatal("ssh", "error=\"no thread: %s\"", strerror(error));
    return kex;
}

void ssh_kex_free(struct ssh_kex **kexp)
{
    struct ssh_kex *kex = *kexp;

    *kexp = NULL;
    if (kex == NULL)
        return;
    pthread_mutex_lock(&kex->lock);
    kex->stopping = true;
    pthread_cond_signal(&kex->wake);
    pthread_mutex_unlock(&kex->lock);
    pthread_join(kex->thread, NULL);
    event_free(kex->done_event);
    close(kex->done_fd);
    pthread_cond_destroy(&kex->wake);
    pthread_cond_destroy(&kex->done_one);
    pthread_mutex_destroy(&kex->lock);
    free(kex);
}

void ssh_kex_poll(struct ssh_kex *kex, struct ssh_peer *peer)
{
    pthread_mutex_lock(&kex->lock);
    peer->away = SSH_AWAY_WAITS;
    TAILQ_INSERT_TAIL(&kex->waiting, peer, kex_next);
    pthread_mutex_unlock(&kex->lock);
    pthread_cond_signal(&kex->wake); /* not before, or it wakes only to wait for the lock */
}

void ssh_kex_recall(struct ssh_kex *kex, struct ssh_peer *peer)
{
    pthread_mutex_lock(&kex->lock);
    while (peer->away == SSH_AWAY_POLLED)
        pthread_cond_wait(&kex->done_one, &kex->lock);
    if (peer->away == SSH_AWAY_WAITS)
        TAILQ_REMOVE(&kex->waiting, peer, kex_next);
    else if (peer->away == SSH_AWAY_DONE)
        TAILQ_REMOVE(&kex->done, peer, kex_next);
    peer->away = SSH_HERE;
    pthread_mutex_unlock(&kex->lock);
}
