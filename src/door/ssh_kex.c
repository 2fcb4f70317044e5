/*
 * One thread that waits for the sockets of its sessions by epoll, one lock, and a list of sessions
 * that wait for the loop, which an eventfd wakes. See ssh_kex.h.
 *
 * Each wait is for one event (EPOLLONESHOT), so a socket that is not waited for stays known to
 * epoll and silent until it is closed. libssh closes it where it fails, and the next connection
 * gets its number, perhaps while an event of the old one is still on its way: `peers` has whose it
 * is now, and a step without anything to read does nothing.
 */
#include "ssh_kex.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "log.h"
#include "ssh_peer.h"
#include "xalloc.h"

TAILQ_HEAD(peers, ssh_peer);

enum { EVENTS = 16 };

struct ssh_kex {
    struct event *done_event;
    int done_fd, stop_fd, epoll_fd;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows, and of each peer's `away` */
    pthread_cond_t step_over;
    struct ssh_peer **waiting; /* by descriptor */
    size_t size;
    struct peers done;
};

/* Until our answer is out: what is behind it costs little. */
static bool exchanging(const struct ssh_peer *peer)
{
    ssh_session session = peer->session;

    return peer->raw_count.out_packets < SSH_KEX_PACKETS && ssh_get_cipher_in(session) == NULL &&
           !ssh_peer_greedy(peer) && ssh_get_fd(session) == peer->fd &&
           !(ssh_get_status(session) & (SSH_CLOSED | SSH_CLOSED_ERROR));
}

/* With the lock; `how`: whether epoll knows the socket. */
static void await(struct ssh_kex *kex, struct ssh_peer *peer, int how)
{
    bool writes = ssh_get_status(peer->session) & SSH_WRITE_PENDING;
    struct epoll_event event = {.events = EPOLLIN | EPOLLONESHOT | (writes ? EPOLLOUT : 0),
                                .data.fd = peer->fd};

    peer->away = SSH_AWAY_WAITS;
    kex->waiting[peer->fd] = peer;
    if (epoll_ctl(kex->epoll_fd, how, peer->fd, &event) != 0)
        log_fatal("ssh", "error=\"a socket cannot be waited for: %s\"", strerror(errno));
}

/* Something came in by the descriptor. */
static void step(struct ssh_kex *kex, int fd)
{
    pthread_mutex_lock(&kex->lock);
    struct ssh_peer *peer = kex->waiting[fd];
    kex->waiting[fd] = NULL;
    if (peer != NULL) {
        peer->away = SSH_AWAY_POLLED;
        pthread_mutex_unlock(&kex->lock);
        peer->polled = ssh_event_dopoll(peer->poll, 0);
        bool on = peer->polled != SSH_ERROR && exchanging(peer);
        pthread_mutex_lock(&kex->lock);
        if (on) {
            await(kex, peer, EPOLL_CTL_MOD);
        } else {
            if (TAILQ_EMPTY(&kex->done))
                eventfd_write(kex->done_fd, 1);
            peer->away = SSH_AWAY_DONE;
            TAILQ_INSERT_TAIL(&kex->done, peer, kex_next);
        }
        pthread_cond_signal(&kex->step_over);
    }
    pthread_mutex_unlock(&kex->lock);
}

static void *thread_run(void *arg)
{
    struct ssh_kex *kex = arg;
    struct epoll_event events[EVENTS];

    for (;;) {
        int n = epoll_wait(kex->epoll_fd, events, EVENTS, -1);
        for (int i = 0; i < n; i++) {
            if (events[i].data.fd == kex->stop_fd)
                return NULL;
            step(kex, events[i].data.fd);
        }
    }
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
        if (peer != NULL)
            TAILQ_REMOVE(&kex->done, peer, kex_next);
        pthread_mutex_unlock(&kex->lock);
        if (peer != NULL) {
            peer->lent = false;
            ssh_peer_polled(peer, peer->polled);
        }
    } while (peer != NULL);
}

struct ssh_kex *ssh_kex_new(struct event_base *base)
{
    struct ssh_kex *kex = xcalloc(1, sizeof *kex);
    struct epoll_event stop = {.events = EPOLLIN};
    sigset_t all, old;

    TAILQ_INIT(&kex->done);
    pthread_mutex_init(&kex->lock, NULL);
    pthread_cond_init(&kex->step_over, NULL);
    kex->done_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    kex->stop_fd = stop.data.fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    kex->epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    kex->done_event = event_new(base, kex->done_fd, EV_READ | EV_PERSIST, on_done, kex);
    if (kex->done_fd < 0 || kex->done_event == NULL || event_add(kex->done_event, NULL) != 0 ||
        epoll_ctl(kex->epoll_fd, EPOLL_CTL_ADD, kex->stop_fd, &stop) != 0)
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
    eventfd_write(kex->stop_fd, 1);
    pthread_join(kex->thread, NULL);
    event_free(kex->done_event);
    close(kex->done_fd);
    close(kex->stop_fd);
    close(kex->epoll_fd);
    pthread_cond_destroy(&kex->step_over);
    pthread_mutex_destroy(&kex->lock);
    free(kex->waiting);
    free(kex);
}

void ssh_kex_begin(struct ssh_kex *kex, struct ssh_peer *peer)
{
    size_t needed = (size_t)peer->fd + 1;

    peer->lent = true;
    pthread_mutex_lock(&kex->lock);
    if (needed > kex->size) {
        size_t size = needed > 2 * kex->size ? needed : 2 * kex->size;
        kex->waiting = xreallocarray(kex->waiting, size, sizeof(struct ssh_peer *));
        memset(kex->waiting + kex->size, 0, (size - kex->size) * sizeof(struct ssh_peer *));
        kex->size = size;
    }
    await(kex, peer, EPOLL_CTL_ADD);
    pthread_mutex_unlock(&kex->lock);
}

void ssh_kex_recall(struct ssh_kex *kex, struct ssh_peer *peer)
{
    if (!peer->lent)
        return;
    pthread_mutex_lock(&kex->lock);
    while (peer->away == SSH_AWAY_POLLED)
        pthread_cond_wait(&kex->step_over, &kex->lock);
    if (peer->away == SSH_AWAY_WAITS)
        kex->waiting[peer->fd] = NULL;
    else if (peer->away == SSH_AWAY_DONE)
        TAILQ_REMOVE(&kex->done, peer, kex_next);
    pthread_mutex_unlock(&kex->lock);
    peer->lent = false;
}
