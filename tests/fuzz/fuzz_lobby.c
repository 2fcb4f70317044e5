/*
 * See fuzz_lobby.h.
 */
#include "fuzz_lobby.h"

#include "account.h"
#include "chance.h"
#include "enter.h"
#include "fuzz.h"
#include "hasher_fake.h"
#include "log.h"
#include "session.h"
#include "store_fresh.h"
#include "store_sums.h"
#include "store_wait.h"
#include "term_fake.h"
#include "utf8.h"

enum { ROUNDS_MAX = 2000, DELAYS = 20, LINE_CELLS = 512 };

static struct {
    struct clock_virtual clock;
    struct ids ids;
    struct store *store;
    struct hasher_fake hasher;
    struct lobby *lobby;
    struct term_fake fake[FUZZ_PEOPLE];
    uint64_t conn[FUZZ_PEOPLE], conns;
    uint8_t seeds;
    bool ready;
} world;

static void on_ready(void *arg UNUSED)
{
    world.ready = true;
}

static void on_seed(void *arg UNUSED, uint8_t out[32])
{
    memset(out, ++world.seeds, 32);
}

void fuzz_lobby_settle(void)
{
    int rounds = 0;

    for (int idle = 0; idle < 3; rounds++) {
        int n = store_pump(world.store) + hasher_fake_pump(&world.hasher);
        if (n == 0 && store_unanswered(world.store) > 0)
            n = store_wait(world.store);
        int64_t next = lobby_tick(world.lobby);

        FUZZ_CHECK(rounds < ROUNDS_MAX, "the lobby does not come to rest");
        idle = n > 0 || next == 0 ? 0 : idle + 1;
    }
}

static void on_status(void *arg, enum store_status status)
{
    *(enum store_status *)arg = status;
}

static void account(const char *name, enum store_role role)
{
    enum store_status status = STORE_FULL;

    account_create(world.lobby, ids_next(&world.ids), name, "#right", NULL, NULL, role, on_status,
                   &status);
    fuzz_lobby_settle();
    FUZZ_CHECK(status == STORE_OK, name);
}

static void open_conn(enum fuzz_person who, const char *ticket)
{
    struct term_facts facts = {.transport = CLIENT_TLS,
                               .secure = true,
                               .input = who == FUZZ_KATE ? CLIENT_CHAR : CLIENT_LINE,
                               .utf8 = true,
                               .columns = 80,
                               .rows = who == FUZZ_KATE ? 24 : 14,
                               .colours = 256,
                               .opened_ms = world.clock.wall};

    snprintf(facts.address, sizeof(facts.address), "192.0.2.%d", (int)who + 1);
    world.conn[who] = ++world.conns;
    lobby_open(world.lobby, world.conn[who], &world.fake[who].term, &facts, ticket);
    fuzz_lobby_settle();
}

uint64_t fuzz_lobby_conn(enum fuzz_person who)
{
    return world.conn[who];
}

void fuzz_lobby_again(enum fuzz_person who)
{
    char *ticket =
        world.fake[who].closed || !world.fake[who].ticket ? NULL : strdup(world.fake[who].ticket);

    lobby_gone(world.lobby, world.conn[who], "lost");
    fuzz_lobby_settle();
    term_fake_free(&world.fake[who]);
    term_fake_init(&world.fake[who]);
    open_conn(who, ticket);
    free(ticket);
}

static void check_sent(struct term_fake *fake)
{
    FUZZ_CHECK(utf8_valid(buf_text(&fake->text), fake->text.len), "text that is not UTF-8");
    const struct buf *others[] = {&fake->gmcp, &fake->top, &fake->bottom, &fake->page, &fake->sets};

    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        FUZZ_CHECK(utf8_valid(buf_text(others[i]), others[i]->len),
                   "a screen, a setting or GMCP that is not UTF-8");
    FUZZ_CHECK(utf8_valid(fake->prompt, strlen(fake->prompt)), "a prompt that is not UTF-8");
    for (size_t i = 0; i < fake->text.len; i++)
        FUZZ_CHECK((uint8_t)fake->text.data[i] >= 0x20 || fake->text.data[i] == '\n',
                   "a control character is sent");
    buf_clear(&fake->text);
    buf_clear(&fake->gmcp);
    fake->seen = fake->gmcp_seen = 0;
}

void fuzz_lobby_line(enum fuzz_person who, const char *line)
{
    char clean[513];
    struct term_fake *fake = &world.fake[who];

    if (fake->closed)
        fuzz_lobby_again(who);
    utf8_clean(line, strlen(line), LINE_CELLS, clean, sizeof(clean));
    lobby_line(world.lobby, world.conn[who], ++fake->sent, fake->done + 1, clean, NULL);
    fuzz_lobby_settle();
    /* A wrong password, or a line too many, is answered after a while. */
    for (int i = 0; i < DELAYS && !fake->closed && fake->done != fake->sent; i++)
        fuzz_lobby_wait(5000);
    FUZZ_CHECK(fake->closed || fake->done == fake->sent, "a line is never done");
    for (int i = 0; i < FUZZ_PEOPLE; i++)
        check_sent(&world.fake[i]);
}

void fuzz_lobby_wait(int64_t ms)
{
    clock_virtual_advance(&world.clock, ms);
    fuzz_lobby_settle();
}

struct lobby *fuzz_lobby_begin(void)
{
    const char *top = getenv("top_srcdir");
    char pages[1000];

    chance_begin();
    log_open("room", "/dev/null", LOG_LEVEL_ERROR);
    memset(&world, 0, sizeof(world));
    snprintf(pages, sizeof(pages), "%s/data", top ? top : ".");
    clock_virtual_init(&world.clock, INT64_C(1795262400000));
    ids_init(&world.ids, &world.clock.clock, 0);
    hasher_fake_init(&world.hasher);
    world.store = store_fresh_open(&world.clock.clock);
    const struct lobby_deps deps = {.clock = &world.clock.clock,
                                    .ids = &world.ids,
                                    .store = world.store,
                                    .hasher = &world.hasher.hasher,
                                    .conf = {.starting_chips = 1000,
                                             .guest_games_ms = 3600000,
                                             .guest_games = 4,
                                             .account_games = 4,
                                             .messages = 4,
                                             .allowance = 100,
                                             .turn_ms = 30000,
                                             .away_ms = 300000,
                                             .vote_ms = 60000,
                                             .same_address_exempt = "",
                                             .registration = REGISTRATION_OPEN,
                                             .newcomers = true,
                                             .new_a_day = 3,
                                             .pages = pages},
                                    .seed = on_seed};
    world.lobby = lobby_new(&deps);
    lobby_load(world.lobby, on_ready, NULL);
    fuzz_lobby_settle();
    FUZZ_CHECK(world.ready, "the lobby is not ready");
    account("ann", STORE_PLAYER);
    account("kate", STORE_ADMIN);
    for (int i = 0; i < FUZZ_PEOPLE; i++) {
        term_fake_init(&world.fake[i]);
        open_conn((enum fuzz_person)i, NULL);
    }
    fuzz_lobby_line(FUZZ_ANN, "ann");
    fuzz_lobby_line(FUZZ_ANN, "right");
    fuzz_lobby_line(FUZZ_KATE, "kate");
    fuzz_lobby_line(FUZZ_KATE, "right");
    return world.lobby;
}

void fuzz_lobby_furnish(void)
{
    static const char *const lines[] = {
        "alias gn say good night", "alias c , and", "alias t tell kate",
        "channel extreme last card good evening", "tell kate hello"};
    char word[SESSION_LINE_MAX + 1] = "alias long say ";
    size_t len = strlen(word);

    for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
        fuzz_lobby_line(FUZZ_ANN, lines[i]);
    fuzz_lobby_line(FUZZ_KATE, "tell ann good evening");
    memset(word + len, 'x', SESSION_LINE_MAX - len);
    fuzz_lobby_line(FUZZ_ANN, word);
}

static void on_sums(void *arg, enum store_status status, void *result)
{
    const struct store_sums *sums = result;
    bool *good = arg;

    *good = status == STORE_OK && sums->balances_match &&
            sums->chips_players + sums->chips_escrow + sums->chips_mint == 0;
}

void fuzz_lobby_end(void)
{
    bool good = false;

    store_sums(world.store, on_sums, &good);
    fuzz_lobby_settle();
    FUZZ_CHECK(good, "the chips do not sum to zero");
    lobby_free(&world.lobby);
    for (int i = 0; i < FUZZ_PEOPLE; i++)
        term_fake_free(&world.fake[i]);
    hasher_fake_drop(&world.hasher);
    store_close(&world.store);
}
