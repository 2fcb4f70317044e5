/*
 * The networks from which accounts have logged in lately. Each door is told them and keeps places
 * for them (admit.h).
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

static int known_by_time(const void *a, const void *b)
{
    const struct login_from *x = a, *y = b;
    return x->at_ms > y->at_ms ? -1 : x->at_ms < y->at_ms;
}

static int known_by_network(const void *a, const void *b)
{
    const struct login_from *x = a, *y = b;
    int order = strcmp(x->network, y->network);
    return order != 0 ? order : known_by_time(a, b);
}

static void known_run(struct store *store, void *result)
{
    struct buf *lines = result;
    const struct store_login *kept;
    FREED struct login_from *login = NULL;
    size_t n = 0, cap = 0, once = 0;
    STORE_EACH_OF (kept, store, STORE_RECORD_LOGIN, 0, KNOWN_LOGINS) {
        if (kept->network[0] == '\0')
            continue;
        XGROW(login, n, cap);
        login[n].at_ms = kept->at_ms;
        utf8_copy(kept->network, login[n++].network, sizeof(login->network));
    }
    if (n == 0)
        return;
    /* Keeps each network once, with its last login. */
    qsort(login, n, sizeof(*login), known_by_network);
    for (size_t i = 0; i < n; i++)
        if (once == 0 || strcmp(login[i].network, login[once - 1].network) != 0)
            login[once++] = login[i];
    qsort(login, once, sizeof(*login), known_by_time);
    for (size_t i = 0; i < once && i < KNOWN_MAX; i++)
        buf_printf(lines, "%s\t%" PRId64 "\n", login[i].network, login[i].at_ms);
}

static void known_drop(void *result)
{
    buf_free(result);
}

static void known_told(void *arg, enum store_status status, void *result)
{
    const struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    if (status != STORE_OK)
        log_warn("known", "not read, status=%d", (int)status);
    lobby->deps.known(lobby->deps.arg, result ? buf_text(result) : "");
    load_end(arg, STORE_OK);
}

static void known_load(struct lobby *lobby)
{
    if (lobby->deps.known)
        store_reads(lobby->deps.store, STORE_READS(struct buf, known_run, known_drop),
                    &(struct buf){0}, known_told, load_new(lobby, "known"));
}

const struct lobby_part known_part = {.load = known_load};
