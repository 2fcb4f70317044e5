/*
 * Admission by counts, token buckets and a ban list. See admit.h.
 */
#include "admit.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "calendar.h"
#include "catalogue.h"
#include "keyed.h"
#include "log.h"
#include "map.h"
#include "tongue.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    TOKEN = 1000, /* a token in the buckets' units, so that a rate per second adds that number each
                   * ms */
    /* How many addresses and networks are remembered: those with connections, and those that lately
     * had some. Whoever may come in always finds a place. */
    PLACES_MAX = ADMIT_LEVELS * 16384,
    KNOWN_SETS = 2048, /* sets of subscribers from whom somebody logged in */
    KNOWN_WAYS = 4,
    RESERVED_ADDRESS = 2, /* how many of the kept places one subscriber may hold, */
    RESERVED_NETWORK = 4, /* and one IPv4 /24 or IPv6 /48 */
    REASON_CELLS = 200
};

/* ---- Limits ---- */

#define AT(field) offsetof(struct admit_limits, field)

const struct option_row admit_options[] = {
    {"max-connections", OPTION_NUMBER, AT(connections), "4000", 1, ADMIT_CONNECTIONS_MAX, NULL,
     false, "How many connections there may be in all."},
    {"max-per-address", OPTION_NUMBER, AT(connections_address), "20", 1, ADMIT_CONNECTIONS_MAX,
     NULL, false,
     "How many connections one address may have. An IPv6 address counts by its /64 network, and "
     "its /56 may have twice as many."},
    {"max-per-network", OPTION_NUMBER, AT(connections_network), "250", 1, ADMIT_CONNECTIONS_MAX,
     NULL, false,
     "How many connections one network may have, an IPv4 /24 or an IPv6 /48. An IPv4 /16 and an "
     "IPv6 /32 may have twice as many. This and the limits like it below are never less than those "
     "for one address."},
    {"max-unauthenticated", OPTION_NUMBER, AT(strangers), "256", 1, ADMIT_CONNECTIONS_MAX, NULL,
     false, "How many connections that are not logged in there may be in all."},
    {"max-unauthenticated-per-address", OPTION_NUMBER, AT(strangers_address), "10", 1,
     ADMIT_CONNECTIONS_MAX, NULL, false,
     "How many connections that are not logged in one address may have."},
    {"max-unauthenticated-per-network", OPTION_NUMBER, AT(strangers_network), "32", 1,
     ADMIT_CONNECTIONS_MAX, NULL, false,
     "How many connections that are not logged in one network may have, as above."},
    {"accept-rate", OPTION_NUMBER, AT(new_rate), "100", 1, 100000, NULL, false,
     "How many new connections a second are let in. A burst may be twice as large."},
    {"accept-rate-per-address", OPTION_NUMBER, AT(new_rate_address), "10", 1, 100000, NULL, false,
     "How many new connections a second one address may make. A burst may be twice as large."},
    {"accept-rate-per-network", OPTION_NUMBER, AT(new_rate_network), "25", 1, 100000, NULL, false,
     "How many new connections a second one network may make, as above."},
    {"reserve-for-known", OPTION_NUMBER, AT(reserve), "25", 0, 90, NULL, false,
     "How many percent of max-connections, max-unauthenticated and accept-rate are kept for "
     "addresses from which an account has logged in within 90 days."},
    {"login-deadline", OPTION_SECONDS, AT(login_ms), "60s", 1000, 3600000, NULL, false,
     "How long somebody may take to log in. Each line typed at a login starts it again."},
    {"line-rate", OPTION_NUMBER, AT(line_rate), "8", 1, 10000, NULL, false,
     "How many lines a second one connection may send for long."},
    {"line-burst", OPTION_NUMBER, AT(line_burst), "20", 2, 10000, NULL, false,
     "How many lines one connection may send at once."},
    {"output-soft", OPTION_SIZE, AT(output_soft), "64k", 4096, 64 << 20, NULL, false,
     "How much a client may leave unread for a minute before its connection is ended."},
    {"output-hard", OPTION_SIZE, AT(output_hard), "256k", 8192, 256 << 20, NULL, false,
     "How much unread output ends a connection at once."},
    {"limit-exempt", OPTION_LIST, AT(exempt), "", 0, 0, NULL, false,
     "Networks (192.0.2.0/24, 2001:db8::/32) that are not limited by address, network or rate, and "
     "do not count for max-unauthenticated."},
    {"proxy-from", OPTION_LIST, AT(proxies), "", 0, 0, NULL, false,
     "Addresses or networks of proxies in front of this service that speak the PROXY protocol, "
     "version 1 or 2, or at the ports for browsers HTTP with X-Forwarded-For: the address that "
     "they name counts as that of the player. From there nothing else is taken, and from elsewhere "
     "no "
     "such header."},
    {NULL, OPTION_NUMBER, 0, NULL, 0, 0, NULL, false, NULL}};

/* ---- Token buckets ---- */

/* Adds the tokens for the time since the last call. A rate of N tokens a second adds N thousandths
 * each millisecond. */
static void admit_bucket_fill(struct admit_bucket *bucket, int64_t rate, int64_t burst, int64_t now)
{
    int64_t passed = now - bucket->at, full = burst * TOKEN;

    bucket->at = now;
    if (passed >= (full - bucket->tokens) / rate + 1)
        bucket->tokens = full;
    else if (passed > 0)
        bucket->tokens += passed * rate;
}

/* ---- Places ---- */

/* The levels at which a pass is counted, from the address up. */
enum { LEVEL_ADDRESS, LEVEL_SITE, LEVEL_NETWORK, LEVEL_WIDE };
/* The bits of each level, in the mapped form; 0: there is no such level. */
static const int level_bits_v4[ADMIT_LEVELS] = {128, 0, 120, 112};
static const int level_bits_v6[ADMIT_LEVELS] = {64, 56, 48, 32};

struct admit_place {
    TAILQ_ENTRY(admit_place) idle; /* on the idle list while connections == 0 */
    uint64_t hash;                 /* the hash of the network; two networks with the same hash would
                                    * share its limits */
    int connections, strangers;
    int reserved; /* of the strangers, those on a kept place */
    struct admit_bucket new_ones;
};

struct known {
    uint64_t hash; /* of the subscriber; 0: free */
    int64_t at;    /* mono ms of the login */
};

struct ban {
    struct network network;
    int64_t until_ms;
    char *reason;
};

struct admit {
    const struct clock *clock;
    struct admit_limits limits;
    struct map places;
    TAILQ_HEAD(, admit_place) idle; /* idle places, the longest idle first */
    struct keyed keyed; /* keeps strangers from choosing addresses that share a place or a set */
    struct known known[KNOWN_SETS][KNOWN_WAYS];
    size_t connections, strangers;
    size_t reserved; /* of the strangers, those on a kept place */
    uint64_t verdicts[ADMIT_BANNED + 1];
    bool closed;
    struct admit_bucket new_ones;
    struct ban *bans;
    size_t nbans;
};

/* How many bits the network at a level has; 0: an address of that kind has no such level. */
static int admit_level_bits(const struct network *address, int level)
{
    return (network_is_v4(address) ? level_bits_v4 : level_bits_v6)[level];
}

static uint64_t admit_hash_of(const struct admit *admit, const struct network *address, int level)
{
    struct network network = network_around(address, admit_level_bits(address, level));

    return keyed_hash(&admit->keyed, &network, sizeof(network));
}

static int64_t admit_larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* The limit at a level, derived from that of an address and that of a network. */
static int64_t admit_level_limit(int level, int64_t address, int64_t network)
{
    int64_t limit = level < LEVEL_NETWORK ? address : admit_larger(network, address);

    return level == LEVEL_SITE || level == LEVEL_WIDE ? 2 * limit : limit;
}

static int64_t admit_level_rate(const struct admit *admit, int level)
{
    return admit_level_limit(level, admit->limits.new_rate_address, admit->limits.new_rate_network);
}

/* The place of an address or of a network around it. Makes one if it is new. NULL: all are
 * taken. */
static struct admit_place *admit_place_of(struct admit *admit, const struct network *address,
                                          int level)
{
    uint64_t hash = admit_hash_of(admit, address, level);
    struct admit_place *place = map_get(&admit->places, hash);

    if (place) {
        /* Even a refused attempt keeps the place in memory. */
        if (place->connections == 0) {
            TAILQ_REMOVE(&admit->idle, place, idle);
            TAILQ_INSERT_TAIL(&admit->idle, place, idle);
        }
        return place;
    }
    if (admit->places.count >= PLACES_MAX) {
        if (TAILQ_EMPTY(&admit->idle))
            return NULL;
        place = TAILQ_FIRST(&admit->idle);
        map_remove(&admit->places, place->hash);
        TAILQ_REMOVE(&admit->idle, place, idle);
        free(place);
    }
    place = xcalloc(1, sizeof(*place));
    place->hash = hash;
    place->new_ones.tokens = 2 * admit_level_rate(admit, level) * TOKEN;
    place->new_ones.at = clock_mono(admit->clock);
    map_put(&admit->places, hash, place);
    TAILQ_INSERT_TAIL(&admit->idle, place, idle);
    return place;
}

/* ---- Those known ---- */

/* The set in which a subscriber is kept. The network around the subscriber chooses it, so that one
 * network can fill only one set. */
static struct known *admit_known_set(struct admit *admit, const struct network *address,
                                     uint64_t *hash)
{
    *hash = admit_hash_of(admit, address, LEVEL_ADDRESS) | 1;
    return admit->known[admit_hash_of(admit, address, LEVEL_NETWORK) % KNOWN_SETS];
}

void admit_remember(struct admit *admit, const struct network *address, int64_t ago_ms)
{
    uint64_t hash;
    struct known *set = admit_known_set(admit, address, &hash), *oldest = &set[0];
    int64_t at = clock_mono(admit->clock) - ago_ms;

    for (int i = 0; i < KNOWN_WAYS; i++) {
        if (set[i].hash == hash) {
            set[i].at = admit_larger(set[i].at, at);
            return;
        }
        if (set[i].hash == 0 || (oldest->hash != 0 && set[i].at < oldest->at))
            oldest = &set[i];
    }
    if (oldest->hash == 0 || oldest->at < at)
        *oldest = (struct known){hash, at};
}

static bool admit_is_known(struct admit *admit, const struct network *address)
{
    uint64_t hash;
    const struct known *set = admit_known_set(admit, address, &hash);

    for (int i = 0; i < KNOWN_WAYS; i++)
        if (set[i].hash == hash)
            return clock_mono(admit->clock) - set[i].at <= ADMIT_REMEMBER_MS;
    return false;
}

/* ---- Coming in ---- */

struct admit *admit_new(const struct clock *clock, const struct admit_limits *limits)
{
    struct admit *admit = xcalloc(1, sizeof(*admit));

    admit->clock = clock;
    admit->limits = *limits;
    admit->limits.exempt = xstrdup(limits->exempt ? limits->exempt : "");
    admit->limits.proxies = xstrdup(limits->proxies ? limits->proxies : "");
    TAILQ_INIT(&admit->idle);
    keyed_init(&admit->keyed);
    admit->new_ones.tokens = 2 * admit->limits.new_rate * TOKEN;
    admit->new_ones.at = clock_mono(clock);
    return admit;
}

static void admit_bans_free(struct admit *admit)
{
    for (size_t i = 0; i < admit->nbans; i++)
        free(admit->bans[i].reason);
    free(admit->bans);
    admit->bans = NULL;
    admit->nbans = 0;
}

void admit_free(struct admit **admitp)
{
    FREED struct admit *admit = *admitp;

    *admitp = NULL;
    if (!admit)
        return;
    map_free_all(&admit->places);
    admit_bans_free(admit);
    options_free(admit_options, &admit->limits);
}

const struct admit_limits *admit_limits(const struct admit *admit)
{
    return &admit->limits;
}

void admit_limits_set(struct admit *admit, const char *lines, size_t len)
{
    char why[256];
    FREED char *text = xstrndup(lines, len);
    char *rest = text;

    for (char *line; (line = strsep(&rest, "\n"));) {
        size_t name = strcspn(line, " \t");
        const char *value = line[name] != '\0' ? line + name + 1 : "";
        line[name] = '\0';
        if (line[0] != '\0' &&
            options_set(admit_options, &admit->limits, line, value, why, sizeof(why)))
            log_warn("limits", "%s", why);
    }
}

bool admit_is_proxy(const struct admit *admit, const struct network *address)
{
    return network_in_list(admit->limits.proxies, address);
}

static const struct ban *admit_ban_of(const struct admit *admit, const struct network *address)
{
    int64_t now = clock_wall(admit->clock);

    for (size_t i = 0; i < admit->nbans; i++) {
        const struct ban *ban = &admit->bans[i];
        if ((ban->until_ms == 0 || ban->until_ms > now) && network_has(&ban->network, address))
            return ban;
    }
    return NULL;
}

/* A limit without the part that is kept for known subscribers. */
static int64_t admit_unkept(const struct admit *admit, int64_t limit)
{
    return limit - limit * admit->limits.reserve / 100;
}

/* Whether an address, or a network around it, may have another connection now. */
static enum admit_verdict admit_place_look(const struct admit *admit, struct admit_place *place,
                                           int level)
{
    const struct admit_limits *limits = &admit->limits;
    int64_t rate = admit_level_rate(admit, level);

    admit_bucket_fill(&place->new_ones, rate, 2 * rate, clock_mono(admit->clock));
    if (place->new_ones.tokens < TOKEN)
        return ADMIT_RATE;
    if (place->connections >=
            admit_level_limit(level, limits->connections_address, limits->connections_network) ||
        place->strangers - place->reserved >=
            admit_level_limit(level, limits->strangers_address, limits->strangers_network))
        return ADMIT_ADDRESS_FULL;
    return ADMIT_YES;
}

/* Whether the networks around an address may have another connection now, and whether all addresses
 * together may, apart from the places that are kept. */
static enum admit_verdict admit_others_look(const struct admit *admit,
                                            struct admit_place *const *place)
{
    const struct admit_limits *limits = &admit->limits;

    for (int level = LEVEL_SITE; level < ADMIT_LEVELS; level++) {
        enum admit_verdict verdict =
            place[level] ? admit_place_look(admit, place[level], level) : ADMIT_YES;
        if (verdict != ADMIT_YES)
            return verdict;
    }
    if ((int64_t)admit->connections >= admit_unkept(admit, limits->connections) ||
        (int64_t)(admit->strangers - admit->reserved) >= admit_unkept(admit, limits->strangers))
        return ADMIT_FULL;
    int64_t kept = 2 * (limits->new_rate - admit_unkept(admit, limits->new_rate)) * TOKEN;
    return admit->new_ones.tokens < TOKEN + kept ? ADMIT_RATE : ADMIT_YES;
}

/* Whether a known subscriber may come in on one of the places that are kept for them. */
static bool admit_reserve_has(const struct admit *admit, struct admit_place *const *place)
{
    const struct admit_limits *limits = &admit->limits;

    return place[LEVEL_ADDRESS]->reserved < RESERVED_ADDRESS &&
           place[LEVEL_NETWORK]->reserved < RESERVED_NETWORK &&
           (int64_t)admit->reserved < limits->strangers - admit_unkept(admit, limits->strangers) &&
           admit->new_ones.tokens >= TOKEN;
}

static bool admit_places_of(struct admit *admit, const struct network *address,
                            struct admit_place **place)
{
    /* A place that has just been made is idle. With as many places as there are, it is never the
     * longest idle one, which the next new one replaces. */
    for (int level = ADMIT_LEVELS - 1; level >= LEVEL_ADDRESS; level--)
        if (admit_level_bits(address, level) != 0 &&
            !(place[level] = admit_place_of(admit, address, level)))
            return false;
    return true;
}

static enum admit_verdict admit_enter_by_address(struct admit *admit, const struct network *address,
                                                 struct admit_pass *pass)
{
    const struct admit_limits *limits = &admit->limits;
    struct admit_place *place[ADMIT_LEVELS] = {NULL};

    if (!admit_places_of(admit, address, place))
        return ADMIT_FULL;
    enum admit_verdict verdict = admit_place_look(admit, place[LEVEL_ADDRESS], LEVEL_ADDRESS);
    if (verdict != ADMIT_YES)
        return verdict;
    admit_bucket_fill(&admit->new_ones, limits->new_rate, 2 * limits->new_rate,
                      clock_mono(admit->clock));
    verdict = admit_others_look(admit, place);
    pass->reserved =
        verdict != ADMIT_YES && admit_is_known(admit, address) && admit_reserve_has(admit, place);
    if (verdict != ADMIT_YES && !pass->reserved)
        return verdict;
    /* Tokens are taken only now, so that the refused attempts of a flood take none from others. */
    admit->new_ones.tokens -= TOKEN;
    admit->reserved += pass->reserved;
    for (int level = 0; level < ADMIT_LEVELS; level++) {
        if (!place[level])
            continue;
        if (level == LEVEL_ADDRESS || !pass->reserved)
            place[level]->new_ones.tokens -= TOKEN;
        if (place[level]->connections++ == 0)
            TAILQ_REMOVE(&admit->idle, place[level], idle);
        place[level]->strangers++;
        place[level]->reserved += pass->reserved;
        pass->place[level] = place[level];
    }
    return ADMIT_YES;
}

enum admit_verdict admit_enter(struct admit *admit, const struct network *address,
                               struct admit_pass *pass)
{
    enum admit_verdict verdict = ADMIT_YES;

    *pass = (struct admit_pass){.exempt = network_in_list(admit->limits.exempt, address)};
    if (admit->closed)
        verdict = ADMIT_CLOSED;
    else if ((int64_t)admit->connections >= admit->limits.connections)
        verdict = ADMIT_FULL;
    else if (!pass->exempt)
        verdict = admit_enter_by_address(admit, address, pass);
    if (verdict == ADMIT_YES) {
        pass->inside = pass->stranger = true;
        admit->connections++;
        admit->strangers += !pass->exempt;
        verdict = admit_ban_of(admit, address) ? ADMIT_BANNED : ADMIT_YES;
    }
    admit->verdicts[verdict]++;
    return verdict;
}

void admit_close(struct admit *admit, bool closed)
{
    admit->closed = closed;
}

void admit_turned_away(struct admit *admit)
{
    admit->verdicts[ADMIT_FULL]++;
}

uint64_t admit_verdicts(const struct admit *admit, enum admit_verdict verdict)
{
    return admit->verdicts[verdict];
}

void admit_work(struct admit *admit, const struct admit_pass *pass, int64_t connections)
{
    for (int level = 0; level < ADMIT_LEVELS; level++) {
        struct admit_place *place = pass->place[level];
        int64_t rate = admit_level_rate(admit, level);
        int64_t least = -ADMIT_WORK_MAX_S * rate * TOKEN;
        if (!place)
            continue;
        admit_bucket_fill(&place->new_ones, rate, 2 * rate, clock_mono(admit->clock));
        place->new_ones.tokens -= connections * TOKEN;
        if (place->new_ones.tokens < least)
            place->new_ones.tokens = least;
    }
}

void admit_known(struct admit *admit, struct admit_pass *pass)
{
    if (!pass->stranger)
        return;
    for (int level = 0; level < ADMIT_LEVELS; level++) {
        if (!pass->place[level])
            continue;
        pass->place[level]->strangers--;
        pass->place[level]->reserved -= pass->reserved;
    }
    admit->strangers -= !pass->exempt;
    admit->reserved -= pass->reserved;
    pass->stranger = pass->reserved = false;
}

void admit_leave(struct admit *admit, struct admit_pass *pass)
{
    if (!pass->inside)
        return;
    admit_known(admit, pass);
    admit->connections--;
    for (int level = 0; level < ADMIT_LEVELS; level++)
        if (pass->place[level] && --pass->place[level]->connections == 0)
            TAILQ_INSERT_TAIL(&admit->idle, pass->place[level], idle);
    memset(pass, 0, sizeof(*pass));
}

const char *admit_line(enum admit_verdict verdict)
{
    static const char *const lines[] = {
        [ADMIT_FULL] = N_("The room is full. Please try again in a few minutes.\n"),
        [ADMIT_ADDRESS_FULL] =
            N_("There are too many connections from your address. Close one of them first.\n"),
        [ADMIT_RATE] =
            N_("Too many connections are coming in at once. Please try again in a minute.\n"),
        [ADMIT_CLOSED] = N_("This machine takes no new connections now. Connect again: another one "
                            "lets you in.\n")};
    return lines[verdict];
}

size_t admit_count(const struct admit *admit)
{
    return admit->connections;
}

void admit_remember_lines(struct admit *admit, const char *lines, size_t len)
{
    int64_t now = clock_wall(admit->clock);
    FREED char *text = xstrndup(lines, len);
    char *rest = text;

    for (char *line; (line = strsep(&rest, "\n"));) {
        char *when = strchr(line, '\t');
        struct network network;
        if (when && network_parse(line, (size_t)(when - line), &network)) {
            int64_t ago = now - strtoll(when + 1, NULL, 10);
            /* A time in the future was written while the clock was ahead. */
            admit_remember(admit, &network, ago > 0 ? ago : 0);
        } else if (line[0] != '\0') {
            log_warn("known", "error=\"not understood\" line=%s", line);
        }
    }
}

/* ---- Bans ---- */

static bool admit_ban_parse(struct ban *ban, char *line)
{
    char *until = strchr(line, '\t');
    char *reason = until ? strchr(until + 1, '\t') : NULL;
    char *end, clean[4 * REASON_CELLS + 1];

    if (!reason)
        return false;
    *until++ = *reason++ = '\0';
    ban->until_ms = strtoll(until, &end, 10);
    if (end == until || *end != '\0' || ban->until_ms < 0 ||
        !network_parse(line, strlen(line), &ban->network))
        return false;
    utf8_clean(reason, strlen(reason), REASON_CELLS, clean, sizeof(clean));
    ban->reason = xstrdup(clean);
    return true;
}

void admit_bans_set(struct admit *admit, const char *lines, size_t len)
{
    FREED char *text = xstrndup(lines, len);
    char *rest = text;

    admit_bans_free(admit);
    for (char *line; (line = strsep(&rest, "\n"));) {
        struct ban ban;
        if (admit_ban_parse(&ban, line)) {
            admit->bans = xreallocarray(admit->bans, admit->nbans + 1, sizeof(*admit->bans));
            admit->bans[admit->nbans++] = ban;
        } else if (line[0] != '\0') {
            log_warn("bans", "error=\"not understood\" line=%s", line);
        }
    }
}

bool admit_banned(const struct admit *admit, const struct network *address, struct buf *out)
{
    const struct ban *ban = admit_ban_of(admit, address);
    char when[40];

    for (int language = TONGUE_ENGLISH; ban && language < catalogues_count; language++) {
        tongue_use(language);
        if (ban->until_ms == 0) {
            buf_puts(out, tr("Your address is banned."));
        } else {
            calendar_text(ban->until_ms, "%Y-%m-%d %H:%M UTC", when, sizeof(when));
            buf_printf(out, tr("Your address is banned until %s."), when);
        }
        if (ban->reason[0] != '\0')
            buf_printf(out, tr(" The reason: %s"), ban->reason);
        buf_putc(out, '\n');
    }
    tongue_use(TONGUE_ENGLISH);
    return ban;
}

/* ---- What one connection sends and leaves unread ---- */

enum admit_input_verdict admit_input_look(const struct admit *admit, struct admit_input *input)
{
    const struct admit_limits *limits = &admit->limits;
    int64_t now = clock_mono(admit->clock);

    if (input->exempt)
        return ADMIT_INPUT_YES;
    if (!input->started) {
        input->started = true;
        input->lines = (struct admit_bucket){limits->line_burst * TOKEN, now};
    }
    admit_bucket_fill(&input->lines, limits->line_rate, limits->line_burst, now);
    if (input->lines.tokens >= limits->line_burst * TOKEN / 2)
        input->dry = false;
    if (input->lines.tokens >= TOKEN)
        return ADMIT_INPUT_YES;
    if (!input->dry) {
        input->dry = true;
        input->dry_since = now;
    }
    return now - input->dry_since >= ADMIT_FLOOD_MS ? ADMIT_INPUT_CUT : ADMIT_INPUT_SLOW;
}

enum admit_input_verdict admit_input_line(const struct admit *admit, struct admit_input *input)
{
    enum admit_input_verdict verdict = admit_input_look(admit, input);

    if (verdict == ADMIT_INPUT_YES)
        input->lines.tokens -= TOKEN;
    return verdict;
}

enum admit_input_verdict admit_input_bytes(const struct admit *admit, struct admit_input *input,
                                           size_t bytes)
{
    int64_t least = -4 * admit->limits.line_burst * TOKEN;

    admit_input_look(admit, input);
    int64_t cost = (int64_t)(bytes < INT_MAX ? bytes : INT_MAX) * TOKEN;
    input->lines.tokens -= (cost + ADMIT_BYTES_A_LINE - 1) / ADMIT_BYTES_A_LINE;
    if (input->lines.tokens < least)
        input->lines.tokens = least;
    return admit_input_look(admit, input);
}

enum admit_output_verdict admit_output_look(const struct admit *admit, struct admit_output *output,
                                            size_t pending)
{
    if (pending > (size_t)admit->limits.output_hard)
        return ADMIT_OUTPUT_CUT;
    if (pending <= (size_t)admit->limits.output_soft) {
        output->above_soft = output->told = false;
        return ADMIT_OUTPUT_YES;
    }
    int64_t now = clock_mono(admit->clock);
    if (!output->above_soft) {
        output->above_soft = true;
        output->above_since = now;
    }
    if (now - output->above_since >= ADMIT_SOFT_MS)
        return ADMIT_OUTPUT_CUT;
    if (output->told || now - output->above_since < ADMIT_SOFT_MS / 2)
        return ADMIT_OUTPUT_YES;
    output->told = true;
    return ADMIT_OUTPUT_SLOW;
}
