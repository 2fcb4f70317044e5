/*
 * The networks from which accounts have logged in lately. The door keeps places for them (admit.h)
 * and is told them when it starts.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "lobby_state.h"
#include "log.h"
#include "login.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    KNOWN_LOGINS = 16384, /* how many of the latest logins are read */
    KNOWN_MAX = 1500      /* how many networks the door is told: they fit into one frame of the
                             link */
};

struct login_from {
    int64_t at_ms;
    char network[STORE_ADDRESS_MAX]; /* as network_format writes it */
};

struct known_load {
    struct lobby *lobby;
    void (*done)(void *arg);
    void *arg;
    struct login_from *login;
    size_t n, size;
};

static void known_load_login(void *arg, const struct store_login *kept)
{
    struct known_load *load = arg;
    if (kept->network[0] == '\0')
        return;
    XGROW(load->login, load->n, load->size);
    struct login_from *login = &load->login[load->n++];
    login->at_ms = kept->at_ms;
    utf8_copy(kept->network, login->network, sizeof(login->network));
}

static int known_newer(const struct login_from *a, const struct login_from *b)
{
    return a->at_ms > b->at_ms ? -1 : a->at_ms < b->at_ms;
}

static int known_by_network(const void *a, const void *b)
{
    const struct login_from *x = a, *y = b;
    int order = strcmp(x->network, y->network);
    return order != 0 ? order : known_newer(x, y);
}

static int known_by_time(const void *a, const void *b)
{
    return known_newer(a, b);
}

/* Keeps each network once, with its last login. Returns how many are kept. */
static size_t known_once(struct login_from *login, size_t n)
{
    size_t kept = 0;
    qsort(login, n, sizeof(*login), known_by_network);
    for (size_t i = 0; i < n; i++)
        if (kept == 0 || strcmp(login[i].network, login[kept - 1].network) != 0)
            login[kept++] = login[i];
    qsort(login, kept, sizeof(*login), known_by_time);
    return kept < KNOWN_MAX ? kept : KNOWN_MAX;
}

static void known_load_end(void *arg, enum store_status status)
{
    FREED struct known_load *load = arg;
    BUF_LOCAL lines = {0};
    if (status != STORE_OK)
        log_warn("known", "not read, status=%d", (int)status);
    size_t n = load->n > 0 ? known_once(load->login, load->n) : 0;
    for (size_t i = 0; i < n; i++)
        buf_printf(&lines, "%s\t%" PRId64 "\n", load->login[i].network, load->login[i].at_ms);
    load->lobby->deps.known(load->lobby->deps.arg, buf_text(&lines));
    load->lobby->loading_known = NULL;
    load->done(load->arg);
    free(load->login);
}

static void known_load(struct lobby *lobby, void (*done)(void *arg), void *arg)
{
    if (!lobby->deps.known) {
        done(arg);
        return;
    }
    struct known_load *load = lobby->loading_known = xcalloc(1, sizeof(*load));
    load->lobby = lobby;
    load->done = done;
    load->arg = arg;
    store_list_of(lobby->deps.store, STORE_RECORD_LOGIN, 0, KNOWN_LOGINS, known_load_login,
                  known_load_end, load);
}

const struct lobby_part known_part = {.load = known_load};
