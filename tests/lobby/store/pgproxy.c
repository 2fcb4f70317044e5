/*
 * See pgproxy.h.
 */
#include "pgproxy.h"

#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "files.h"
#include "xalloc.h"

enum { PAIRS = 64, CHUNK = 65536 };

struct pair {
    int number, client, server; /* -1: none */
    bool withheld;              /* its end of a transaction is not told */
    bool frozen;
};

struct pgproxy {
    char *folder, *to;
    int listener, stop;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    enum pgproxy_cut how;
    int which, cuts, made;
    bool shut, freeze;
    long answer; /* bytes to pass on before one is spoilt; -1: none is */
    int flip;
    /* the thread's */
    struct pair pair[PAIRS];
};

static void proxy_unlock(pthread_mutex_t **lock)
{
    pthread_mutex_unlock(*lock);
}

/* Locks a proxy until the block ends. */
#define LOCKED(proxy)                                                                              \
    __attribute__((cleanup(proxy_unlock))) pthread_mutex_t *locked = &(proxy)->lock;               \
    pthread_mutex_lock(locked)

static int socket_at(const char *path, struct sockaddr_un *address)
{
    *address = (struct sockaddr_un){.sun_family = AF_UNIX};
    snprintf(address->sun_path, sizeof(address->sun_path), "%s", path);
    return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

static void pair_end(struct pair *pair)
{
    close(pair->client);
    close(pair->server);
    pair->client = pair->server = -1;
}

static void pair_make(struct pgproxy *proxy)
{
    struct sockaddr_un address;
    struct pair *pair = proxy->pair;
    int client = accept4(proxy->listener, NULL, NULL, SOCK_CLOEXEC);
    pthread_mutex_lock(&proxy->lock);
    bool shut = proxy->shut;
    proxy->cuts += shut;
    pthread_mutex_unlock(&proxy->lock);
    while (pair < proxy->pair + PAIRS && pair->client >= 0)
        pair++;
    int server = socket_at(proxy->to, &address);
    if (shut || pair == proxy->pair + PAIRS ||
        connect(server, (struct sockaddr *)&address, sizeof(address)) != 0) {
        close(client);
        close(server);
        return;
    }
    pthread_mutex_lock(&proxy->lock);
    *pair = (struct pair){.number = proxy->made++, .client = client, .server = server};
    pthread_mutex_unlock(&proxy->lock);
}

static bool pass(int fd, const char *bytes, ssize_t count)
{
    return count == 0 || send(fd, bytes, (size_t)count, MSG_NOSIGNAL) == count;
}

/* What is to be done with what this pair's client has sent. */
static enum pgproxy_cut cut_take(struct pgproxy *proxy, const struct pair *pair)
{
    LOCKED(proxy);
    enum pgproxy_cut how =
        proxy->which < 0 || proxy->which == pair->number ? proxy->how : PGPROXY_WHOLE;
    if (how != PGPROXY_WHOLE)
        proxy->how = PGPROXY_WHOLE;
    proxy->cuts += how == PGPROXY_UNSENT || how == PGPROXY_HALF;
    return how;
}

static void client_read(struct pgproxy *proxy, struct pair *pair)
{
    static char bytes[CHUNK];
    ssize_t count = read(pair->client, bytes, sizeof(bytes));
    enum pgproxy_cut how = count > 0 ? cut_take(proxy, pair) : PGPROXY_WHOLE;
    pair->withheld = pair->withheld || how == PGPROXY_UNTOLD;
    if (how == PGPROXY_HALF)
        pass(pair->server, bytes, count / 2);
    if (count <= 0 || how == PGPROXY_UNSENT || how == PGPROXY_HALF ||
        !pass(pair->server, bytes, count))
        pair_end(pair);
}

/* Whether the server says that it is ready, outside of a transaction. */
static bool is_over(const char *bytes, ssize_t count)
{
    return count >= 6 && memcmp(bytes + count - 6, "Z\0\0\0\5I", 6) == 0;
}

/* Whether the answer ends here, of which `count` bytes are left then. */
static bool answer_spoil(struct pgproxy *proxy, struct pair *pair, char *bytes, ssize_t *count)
{
    bool cut = false;
    LOCKED(proxy);
    long at = proxy->answer;
    if (at >= 0 && at < *count) {
        cut = proxy->flip == 0;
        pair->frozen = proxy->flip == PGPROXY_FREEZE;
        bytes[at] = (char)(bytes[at] ^ proxy->flip);
        *count = cut || pair->frozen ? at : *count;
        proxy->answer = -1;
    } else if (at >= 0 && *count > 0) {
        proxy->answer -= *count;
    }
    return cut;
}

static void server_read(struct pgproxy *proxy, struct pair *pair)
{
    static char bytes[CHUNK];
    ssize_t count = read(pair->server, bytes, sizeof(bytes));
    bool cut = pair->withheld && is_over(bytes, count);
    if (!cut && count > 0 && answer_spoil(proxy, pair, bytes, &count)) {
        pass(pair->client, bytes, count);
        cut = true;
    }
    if (cut) {
        LOCKED(proxy);
        proxy->cuts++;
    }
    if (count <= 0 || cut || !pass(pair->client, bytes, count))
        pair_end(pair);
}

/* Those that are frozen are not looked at again. */
static void freeze(struct pgproxy *proxy)
{
    LOCKED(proxy);
    for (int i = 0; proxy->freeze && i < PAIRS; i++)
        proxy->pair[i].frozen = proxy->pair[i].client >= 0;
    proxy->freeze = false;
}

static void *proxy_run(void *arg)
{
    struct pgproxy *proxy = arg;
    for (;;) {
        struct pollfd fd[2 + 2 * PAIRS] = {{.fd = proxy->listener, .events = POLLIN},
                                           {.fd = proxy->stop, .events = POLLIN}};
        for (int i = 0; i < PAIRS; i++) {
            const struct pair *pair = &proxy->pair[i];
            fd[2 + 2 * i] =
                (struct pollfd){.fd = pair->frozen ? -1 : pair->client, .events = POLLIN};
            fd[3 + 2 * i] =
                (struct pollfd){.fd = pair->frozen ? -1 : pair->server, .events = POLLIN};
        }
        poll(fd, 2 + 2 * PAIRS, -1);
        if (fd[1].revents != 0)
            return NULL;
        freeze(proxy);
        for (int i = 0; i < PAIRS; i++) {
            struct pair *pair = &proxy->pair[i];
            if (fd[3 + 2 * i].revents != 0 && pair->server >= 0 && !pair->frozen)
                server_read(proxy, pair);
            if (fd[2 + 2 * i].revents != 0 && pair->client >= 0 && !pair->frozen)
                client_read(proxy, pair);
        }
        if (fd[0].revents != 0)
            pair_make(proxy);
    }
}

struct pgproxy *pgproxy_new(const char *server_folder)
{
    struct pgproxy *proxy = xcalloc(1, sizeof(*proxy));
    struct sockaddr_un address;
    proxy->folder = folder_make("/tmp");
    proxy->to = xasprintf("%s/.s.PGSQL.5432", server_folder);
    FREED char *path = xasprintf("%s/.s.PGSQL.5432", proxy->folder);
    proxy->listener = socket_at(path, &address);
    proxy->stop = eventfd(0, EFD_CLOEXEC);
    proxy->answer = -1;
    for (int i = 0; i < PAIRS; i++)
        proxy->pair[i].client = proxy->pair[i].server = -1;
    pthread_mutex_init(&proxy->lock, NULL);
    if (bind(proxy->listener, (struct sockaddr *)&address, sizeof(address)) != 0 ||
        listen(proxy->listener, 16) != 0 ||
        pthread_create(&proxy->thread, NULL, proxy_run, proxy) != 0) {
        printf("Bail out! no socket at %s\n", path);
        exit(99);
    }
    return proxy;
}

void pgproxy_free(struct pgproxy **proxy)
{
    eventfd_write((*proxy)->stop, 1);
    pthread_join((*proxy)->thread, NULL);
    for (int i = 0; i < PAIRS; i++)
        if ((*proxy)->pair[i].client >= 0)
            pair_end(&(*proxy)->pair[i]);
    close((*proxy)->listener);
    close((*proxy)->stop);
    pthread_mutex_destroy(&(*proxy)->lock);
    folder_remove(&(*proxy)->folder);
    free((*proxy)->to);
    free(*proxy);
    *proxy = NULL;
}

const char *pgproxy_folder(const struct pgproxy *proxy)
{
    return proxy->folder;
}

void pgproxy_cut(struct pgproxy *proxy, enum pgproxy_cut how, int connection)
{
    LOCKED(proxy);
    proxy->how = how;
    proxy->which = connection;
}

void pgproxy_answer(struct pgproxy *proxy, long after, int flip)
{
    LOCKED(proxy);
    proxy->answer = after;
    proxy->flip = flip;
}

bool pgproxy_answered(struct pgproxy *proxy)
{
    LOCKED(proxy);
    return proxy->answer < 0;
}

int pgproxy_cuts(struct pgproxy *proxy)
{
    LOCKED(proxy);
    return proxy->cuts;
}

void pgproxy_shut(struct pgproxy *proxy, bool shut)
{
    LOCKED(proxy);
    proxy->shut = shut;
}

void pgproxy_freeze(struct pgproxy *proxy)
{
    LOCKED(proxy);
    proxy->freeze = true;
}

int pgproxy_made(struct pgproxy *proxy)
{
    LOCKED(proxy);
    return proxy->made;
}
