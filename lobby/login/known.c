/*
 * The networks from which accounts have logged in lately. Each door is told them and keeps places
 * for them (admit.h).
 */
#include <inttypes.h>
#include <string.h>

#include "keyed.h"
#include "lobby_state.h"
#include "log.h"
#include "login.h"
#include "map.h"

enum {
    KNOWN_LOGINS = 16384, /* how many of the latest logins are read */
    KNOWN_MAX = 1500      /* how many networks the door is told: they fit into one frame of the
                             link */
};

/* Writes each network once, with its last login. The store lists the newest logins first. */
static void known_run(struct store *store, void *result)
{
    struct buf *lines = result;
    const struct store_login *kept;
    struct map told = {0};
    struct keyed keyed;
    keyed_init(&keyed);
    STORE_EACH_OF (kept, store, STORE_RECORD_LOGIN, 0, KNOWN_LOGINS) {
        uint64_t network = keyed_hash(&keyed, kept->network, strlen(kept->network));
        if (kept->network[0] == '\0' || told.count == KNOWN_MAX || map_get(&told, network))
            continue;
        map_put(&told, network, lines);
        buf_printf(lines, "%s\t%" PRId64 "\n", kept->network, kept->at_ms);
    }
    map_free(&told);
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
