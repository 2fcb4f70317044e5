/*
 * Errands. See errand.h.
 */
#include "errand.h"

#include "log.h"
#include "once.h"
#include "session.h"
#include "session_hooks.h"

void *errand_new(struct lobby *lobby, struct session *session, size_t size)
{
    struct errand *errand = xcalloc(1, size);
    errand->lobby = lobby;
    errand->size = size;
    LIST_INSERT_HEAD(&lobby->errands, errand, link);
    if (session) {
        errand->conn = session->conn;
        errand->command = session->command;
        errand->serial = session->serial;
        errand->of_session = true;
        session->errands++;
        session_wait(session);
        if (lobby->deps.asks)
            lobby->deps.asks(lobby->deps.arg, session->conn);
    }
    return errand;
}

struct session *errand_session(const void *arg)
{
    const struct errand *errand = arg;
    struct session *session =
        errand->of_session ? lobby_by_conn(errand->lobby, errand->conn) : NULL;
    if (session && session->serial != errand->serial)
        session = NULL;
    tongue_use(session ? session_tongue(session) : TONGUE_ENGLISH);
    return session;
}

/* The errand that has the turn for `of`; NULL: none asks for it. */
static struct errand *errand_turn_of(const struct lobby *lobby, int64_t of)
{
    struct errand *first;
    TAILQ_FOREACH (first, &lobby->turns, turn_link)
        if (first->turn == of)
            break;
    return first;
}

void errand_turn(void *arg, int64_t of, void (*go)(void *errand))
{
    struct errand *errand = arg;
    errand->turn = of;
    errand->go = go;
    TAILQ_INSERT_TAIL(&errand->lobby->turns, errand, turn_link);
    if (errand_turn_of(errand->lobby, of) == errand)
        go(errand);
}

void errand_turn_end(void *arg)
{
    struct errand *errand = arg;
    struct lobby *lobby = errand->lobby;
    if (errand->turn == 0)
        return;
    const struct errand *first = errand_turn_of(lobby, errand->turn);
    TAILQ_REMOVE(&lobby->turns, errand, turn_link);
    struct errand *next = errand_turn_of(lobby, errand->turn);
    errand->turn = 0;
    if (next && next != first)
        timer_set(lobby->timers, &next->timer, 0, next->go, next);
}

static void errand_drop(struct errand *errand)
{
    struct lobby *lobby = errand->lobby;
    struct session *session = errand->of_session ? lobby_by_conn(lobby, errand->conn) : NULL;
    if (session && session->serial == errand->serial)
        session->errands--;
    else if (errand->of_session)
        lobby->orphans[term_node_of(errand->conn)]--;
    LIST_REMOVE(errand, link);
    errand_turn_end(errand);
    timer_cancel(lobby->timers, &errand->timer);
    if (errand->drop)
        errand->drop(errand);
    free(errand->said);
    explicit_bzero(errand, errand->size); /* it may hold a secret */
    free(errand);
}

void errand_end(void *arg)
{
    struct errand *errand = arg;
    struct session *session = errand_session(errand);
    struct lobby *lobby = errand->lobby;
    uint64_t conn = errand->of_session && !session ? errand->conn : 0;
    errand_drop(errand);
    if (!session || !session->running)
        tongue_use(TONGUE_ENGLISH);
    if (session)
        session_go_on(session);
    else if (conn != 0)
        once_errand_ended(lobby, conn);
}

bool errand_unread(void *errand, enum store_status status)
{
    struct session *s = errand_session(errand);
    if (!store_failed(status))
        return false;
    if (s)
        session_fail(s, "The room cannot look that up now. Try again in a moment.");
    errand_end(errand);
    return true;
}

struct session *errand_read(void *errand, enum store_status status)
{
    if (errand_unread(errand, status))
        return NULL;
    struct session *s = errand_session(errand);
    if (!s)
        errand_end(errand);
    return s;
}

struct reading {
    struct errand errand;
    void (*then)(struct session *s, void *result);
};

static void errand_has_read(void *arg, enum store_status status, void *result)
{
    struct reading *reading = arg;
    struct session *s = errand_read(reading, status);
    if (!s)
        return;
    reading->then(s, result);
    errand_end(reading);
}

void errand_reads(struct session *s, const struct store_reads *what, const void *asked,
                  void (*then)(struct session *s, void *result))
{
    struct reading *reading = errand_new(s->lobby, s, sizeof(*reading));
    reading->then = then;
    store_reads(s->lobby->deps.store, what, asked, errand_has_read, reading);
}

void errands_drop(struct lobby *lobby)
{
    struct errand *errand;
    while ((errand = LIST_FIRST(&lobby->errands)))
        errand_drop(errand);
}

struct load *load_new(struct lobby *lobby, const char *what)
{
    struct load *load = errand_new(lobby, NULL, sizeof(*load));
    load->what = what;
    lobby->loading++;
    return load;
}

void load_end(void *arg, enum store_status status)
{
    struct load *load = arg;
    if (status != STORE_OK)
        log_warn("loading", "what=%s error=\"not read\" status=%d", load->what, (int)status);
    load->errand.lobby->hooks->loaded(load->errand.lobby);
    errand_end(load);
}
