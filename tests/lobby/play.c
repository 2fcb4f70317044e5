/*
 * The room of a script, and its statements (doc/tests.md).
 */
#include <fnmatch.h>
#include <sodium.h>

#include "case.h"
#include "chance.h"
#include "closed.h"
#include "files.h"
#include "play.h"
#include "play_private.h"
#include "play_store.h"
#include "store_fault.h"
#include "store_sums.h"
#include "store_wait.h"

/* ---- Failing ---- */

void play_fail(struct play *p, const char *format, ...)
{
    char text[4096];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    printf("# %s:%d: %s\n", p->path, p->line, text);
    p->failed = true;
    CU_FAIL("the script did not go as written");
}

void play_show_unread(const struct someone *who)
{
    const char *at = buf_text(&who->fake.text) + who->fake.seen;
    printf("# %s has:\n", who->name);
    while (*at != '\0') {
        size_t len = strcspn(at, "\n");
        printf("#   | %.*s\n", (int)len, at);
        at += len;
        at += *at == '\n';
    }
    printf("#   prompt \"%s\"%s\n", who->fake.prompt, who->fake.closed ? ", closed" : "");
}

/* ---- The world ---- */

/* The bytes of the first seed are one more. */
enum { SEED_BEFORE = 119 };

static void world_seed(void *arg, uint8_t out[32])
{
    struct play *p = arg;
    if (!p->one_seed)
        p->seeds++;
    memset(out, p->seeds + SEED_BEFORE, 32);
}

void play_hmac(const uint8_t *key, size_t keylen, const uint8_t *text, size_t len, uint8_t out[20])
{
    crypto_generichash(out, 20, text, len, key, keylen);
}

static void world_stop(void *arg, const char *reason UNUSED)
{
    struct play *p = arg;
    p->stopped = true;
}

static struct lobby_conf world_conf(const struct play *p)
{
    static char pages[1024], forbidden[sizeof(pages) + 64];
    FREED char *data = source_path("data");
    snprintf(pages, sizeof(pages), "%s", data);
    snprintf(forbidden, sizeof(forbidden), "%s/../tests/lobby/people/forbidden.txt", pages);
    return (struct lobby_conf){.starting_chips = 1000,
                               .guest_games_ms = INT64_C(7) * 24 * 3600 * 1000,
                               .guest_games = 10000,
                               .account_games = 3,
                               .messages = 20,
                               .allowance = 100,
                               .turn_ms = 30000,
                               .away_ms = 300000,
                               .vote_ms = 60000,
                               .same_address_exempt = "10.0.0.0/8",
                               .registration = p->registration,
                               .newcomers = !p->known_only,
                               .staff_totp = p->staff_totp,
                               .new_a_day = 3,
                               .confirm_above = p->confirm_above,
                               .act_roles = p->act_roles,
                               .cups = p->cups,
                               .reasons =
                                   "spam Advertising, or flooding the chat. | rude\tBe kind.",
                               .motd = "the roof is mended",
                               .host = "cards.example",
                               .telnet = "cards.example 4000",
                               .ssh = "cards.example -p 2222",
                               .web = p->web ? "https://cards.example" : NULL,
                               .contact = "ops@cards.example",
                               .pages = pages,
                               .forbidden_names = forbidden};
}

void play_configure(struct play *p)
{
    struct lobby_conf conf = world_conf(p);
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        conf.kept_ms[kind] = p->kept_ms;
    lobby_reconfigure(p->lobby, &conf);
}

/* Stand-ins for what the supervisor does for the room. */
static void world_drain(void *arg, int64_t ms)
{
    struct play *p = arg;
    p->drain_ms = ms;
}

static void world_reload(void *arg)
{
    struct play *p = arg;
    if (p->conf_bad) {
        service_reloaded(p->lobby, LOBBY_RELOAD_REFUSED,
                         "cardroom.conf:3: There is no option \"chats\".\n");
    } else {
        play_configure(p);
        service_reloaded(p->lobby, LOBBY_RELOAD_DONE, "motd from \"\" to \"the roof is mended\"\n");
    }
}

/* The secret of a day, the same in every run. Only deals of the day and duels draw from it. */
static void world_day_secret(void *arg UNUSED, int32_t day, uint8_t out[32])
{
    memset(out, 0, 32);
    memcpy(out, &day, sizeof(day));
}

static bool world_clock_sound(void *arg)
{
    return !((struct play *)arg)->clock_wrong;
}

/* Judges at once, as src/room/think.h does in its worker. Bots play at level 1. */
static bool world_judge(struct thinker *thinker UNUSED, const struct thought *about, thinker_cb *cb,
                        void *arg)
{
    static struct search search;
    struct thought asked = *about;
    search_judge(&search, asked.rules, asked.position, asked.seat,
                 asked.asks_own ? &asked.own : NULL, asked.taught, NULL, &asked.judged);
    cb(arg, &asked, asked.judged.n > 0 ? &asked.judged.best[0].move : NULL);
    return true;
}

static void world_ready(void *arg)
{
    struct play *p = arg;
    p->ready = true;
}

/* Handles all answers that have come. True: there were some, or a timer is due. */
static bool turn(struct play *p)
{
    int n = store_pump(p->store) + hasher_fake_pump(&p->hasher);
    if (n == 0 && play_store_owes(p->store))
        n = store_wait(p->store);
    return lobby_tick(p->lobby) == 0 || n > 0;
}

void play_settle(struct play *p)
{
    for (int idle = 0; idle < 3;)
        idle = turn(p) ? 0 : idle + 1;
}

/* Checks the figures of the cases that wait for the staff. The first call of cases_figures begins
 * to read them, and the second tells them. */
static void play_figures(struct play *p, const char *glob)
{
    struct buf lines = {0};
    cases_figures(p->lobby, &lines);
    play_settle(p);
    buf_free(&lines);
    cases_figures(p->lobby, &lines);
    if (fnmatch(glob, buf_text(&lines), 0) != 0)
        play_fail(p, "figures: %s", buf_text(&lines));
    buf_free(&lines);
}

static void world_begin(struct play *p)
{
    const struct lobby_deps deps = {.clock = &p->clock.clock,
                                    .ids = &p->ids,
                                    .store = p->store,
                                    .hasher = &p->hasher.hasher,
                                    .thinker = &p->thinker,
                                    .hmac = play_hmac,
                                    .day_secret = world_day_secret,
                                    .conf = world_conf(p),
                                    .starved = p->starved,
                                    .seed = world_seed,
                                    .clock_sound = world_clock_sound,
                                    .stop = world_stop,
                                    .reload = world_reload,
                                    .drain = world_drain,
                                    .arg = p};
    p->lobby = lobby_new(&deps);
    lobby_load(p->lobby, world_ready, p);
}

void play_begin(struct play *p, const char *path)
{
    *p = (struct play){.path = path, .unix_user = "root", .unix_node = -1, .drain_ms = -1};
    clock_virtual_init(&p->clock, INT64_C(1795262400000)); /* 2026-11-21 12:00 UTC */
    ids_init(&p->ids, &p->clock.clock, 0);
    hasher_fake_init(&p->hasher);
    p->thinker = (struct thinker){.judge = world_judge};
    chance_begin(); /* so that a wrong code is wrong in every run */
    p->store = play_store_open(&p->clock.clock);
    world_begin(p);
    lobby_synced(p->lobby, 0, true); /* as the door says once it has told of all its connections */
    play_settle(p);
    if (!p->ready)
        play_fail(p, "the lobby is not ready");
}

void play_end(struct play *p)
{
    lobby_free(&p->lobby);
    for (int i = 0; i < p->npeople; i++) {
        term_fake_free(&p->people[i].fake);
        buf_free(&p->people[i].announced);
        free(p->people[i].held);
    }
    hasher_fake_drop(&p->hasher);
    store_close(&p->store);
    buf_free(&p->answer);
}

struct someone *play_someone(struct play *p, const char *name)
{
    for (int i = 0; i < p->npeople; i++)
        if (strcmp(p->people[i].name, name) == 0)
            return &p->people[i];
    if (p->npeople == PLAY_PEOPLE_MAX) {
        play_fail(p, "too many people");
        return NULL;
    }
    struct someone *who = &p->people[p->npeople++];
    snprintf(who->name, sizeof(who->name), "%s", name);
    term_fake_init(&who->fake);
    return who;
}

char *play_word(char **at)
{
    *at += strspn(*at, " ");
    char *start = *at;
    *at += strcspn(*at, " ");
    if (**at != '\0')
        *(*at)++ = '\0';
    *at += strspn(*at, " ");
    return start;
}

char *play_behind_equals(struct play *p, char *text)
{
    char *at = strstr(text, " = ");
    if (!at) {
        play_fail(p, "` = GLOB` is missing");
        return NULL;
    }
    *at = '\0';
    return at + 3;
}

int64_t play_span(const char *text)
{
    char *end;
    int64_t n = strtoll(text, &end, 10);
    switch (*end) {
    case 'm': return n * 60000;
    case 'h': return n * 3600000;
    case 'd': return n * 86400000;
    default: return n * 1000;
    }
}

/* How many ms it is until that time of the day, "23:45". */
static int64_t until(const struct play *p, const char *text)
{
    enum { DAY_MS = 86400000 };
    int64_t at = (atoi(text) * 60 + atoi(strchr(text, ':') + 1)) * INT64_C(60000);
    return (at - p->clock.wall % DAY_MS + DAY_MS) % DAY_MS;
}

void play_slows(struct play *p)
{
    p->slow = true;
    store_fault_hold(p->store, true, 0);
    store_fault_hold(p->store, false, 0);
}

void someone_returns(struct play *p, struct someone *who)
{
    bool pressed = who->held_press.key != PRESS_NONE;
    someone_open(p, who, who->fake.ticket);
    for (size_t at = 0; at < who->announced.len; at += strlen(who->announced.data + at) + 1)
        lobby_gmcp(p->lobby, who->conn, who->announced.data + at);
    if (who->fake.sent > who->fake.done)
        lobby_line(p->lobby, who->conn, who->fake.sent, who->fake.done + 1,
                   pressed ? "" : who->held, pressed ? &who->held_press : NULL);
}

void play_room_dies(struct play *p)
{
    for (int i = 0; i < 2; i++) { /* the second room dies while it loads */
        lobby_free(&p->lobby);
        p->store = play_store_again(&p->store, &p->clock.clock);
        if (p->slow)
            play_slows(p);
        hasher_fake_drop(&p->hasher);
        p->ready = false;
        world_begin(p);
    }
    for (int i = 0; i < p->npeople; i++) {
        struct someone *who = &p->people[i];
        if (who->conn != 0 && who->fake.closed)
            who->conn = 0;
        if (who->conn != 0)
            someone_returns(p, who);
    }
    lobby_synced(p->lobby, 0, true);
    play_settle(p);
    if (!p->ready && !p->slow)
        play_fail(p, "the lobby is not ready again");
}

/* ---- Statements ---- */

static void someone_does(struct play *p, struct someone *who, const char *verb, char *rest)
{
    if (strcmp(verb, "connect") == 0) {
        someone_connects(p, who, rest);
        play_settle(p);
    } else if (strcmp(verb, ">") == 0 || strcmp(verb, ">>") == 0) {
        someone_types(p, who, rest, verb[1] == '>');
    } else if (strcmp(verb, "key") == 0 || strcmp(verb, "key>") == 0) {
        someone_presses(p, who, rest, verb[3] == '>');
    } else if (strcmp(verb, "keys") == 0) {
        char keys[64];
        snprintf(keys, sizeof(keys), "%u %s", who->fake.keys, who->fake.keys_chars);
        if (fnmatch(rest, keys, 0) != 0)
            play_fail(p, "the keys are \"%s\"", keys);
    } else if (strcmp(verb, "<") == 0) {
        someone_reads(p, who, rest);
    } else if (strcmp(verb, "!") == 0) {
        someone_not(p, who, rest);
    } else if (strcmp(verb, "prompt") == 0) {
        if (fnmatch(rest, who->fake.prompt, 0) != 0) {
            play_fail(p, "the prompt is \"%s\"", who->fake.prompt);
            play_show_unread(who);
        }
    } else if (strcmp(verb, "secret") == 0 || strcmp(verb, "open") == 0) {
        if (who->fake.secret != (verb[0] == 's'))
            play_fail(p, "what is typed at \"%s\" is %s", who->fake.prompt,
                      who->fake.secret ? "hidden" : "shown");
    } else if (strcmp(verb, "ticket") == 0) {
        play_word(&rest);
        if (who->fake.ticket && fnmatch(rest, who->fake.ticket, 0) == 0)
            play_fail(p, "the ticket is \"%s\"", who->fake.ticket);
    } else if (strcmp(verb, "set") == 0) {
        if (fnmatch(rest, buf_text(&who->fake.sets), 0) != 0)
            play_fail(p, "the door was told to set \"%s\"", buf_text(&who->fake.sets));
    } else if (strcmp(verb, "screen") == 0 || strcmp(verb, "page") == 0) {
        someone_sees(p, who, verb[0] == 'p', rest);
    } else if (strcmp(verb, "moves") == 0) {
        struct buf *moved = &who->fake.motions;
        for (size_t i = 0; i < moved->len; i++)
            moved->data[i] = moved->data[i] == '\n' ? '|' : moved->data[i];
        if (fnmatch(rest, buf_text(moved), 0) != 0)
            play_fail(p, "moved has \"%s\"", buf_text(moved));
        buf_clear(moved);
    } else if (strcmp(verb, "size") == 0) {
        who->facts.columns = atoi(play_word(&rest));
        who->facts.rows = atoi(play_word(&rest));
        lobby_resized(p->lobby, who->conn, who->facts.columns, who->facts.rows);
        play_settle(p);
    } else if (strcmp(verb, "client") == 0) {
        enum client_input input = strcmp(rest, "char") == 0   ? CLIENT_CHAR
                                  : strcmp(rest, "line") == 0 ? CLIENT_LINE
                                                              : CLIENT_RAW;
        who->facts.input = input;
        lobby_client(p->lobby, who->conn, input, who->facts.utf8, who->facts.screen_reader,
                     who->facts.colours);
        play_settle(p);
    } else if (strcmp(verb, "bells") == 0) {
        if (who->fake.bells != atoi(rest))
            play_fail(p, "%d bells", who->fake.bells);
    } else if (strcmp(verb, "talk") == 0) {
        if (who->fake.talk_apart != (strcmp(rest, "apart") == 0))
            play_fail(p, "talk is %s", who->fake.talk_apart ? "apart" : "among events");
    } else if (strcmp(verb, "announces") == 0) {
        if (strncmp(rest, "Core.Supports.", 14) == 0)
            buf_add(&who->announced, rest, strlen(rest) + 1);
        lobby_gmcp(p->lobby, who->conn, rest);
        play_settle(p);
    } else if (strcmp(verb, "gmcp") == 0) {
        someone_gmcp(p, who, rest);
    } else if (strcmp(verb, "tab") == 0) {
        someone_tab(p, who, rest);
    } else if (strcmp(verb, "closed") == 0) {
        if (!who->fake.closed || (*rest != '\0' && who->fake.status != atoi(rest))) {
            play_fail(p, "closed %d, status %d", who->fake.closed, who->fake.status);
            play_show_unread(who);
        }
    } else if (strcmp(verb, "notes") == 0) {
        someone_notes(p, who, rest);
    } else if (strcmp(verb, "guesses") == 0) {
        someone_guesses(p, who, rest);
    } else if (strcmp(verb, "undoes") == 0) {
        play_undoes(p, who, rest);
    } else if (strcmp(verb, "code") == 0) {
        someone_codes(p, who, rest);
    } else if (strcmp(verb, "recovers") == 0) {
        someone_types(p, who, who->recovery, strcmp(rest, ">>") == 0);
    } else if (strcmp(verb, "knows") == 0) {
        const struct someone *other = play_someone(p, rest);
        memcpy(who->secret, other->secret, sizeof(who->secret));
        memcpy(who->recovery, other->recovery, sizeof(who->recovery));
    } else if (strcmp(verb, "walks") == 0) {
        someone_walks(p, who, rest);
    } else if (strcmp(verb, "refused") == 0) {
        someone_refused(p, who, rest);
    } else if (strcmp(verb, "interrupt") == 0) {
        lobby_interrupt(p->lobby, who->conn);
        play_settle(p);
    } else if (strcmp(verb, "gone") == 0) {
        lobby_gone(p->lobby, who->conn, "lost");
        who->conn = 0;
        play_settle(p);
    } else {
        play_fail(p, "no such statement: %s", verb);
    }
}

/* First handles what has come so far, so that only what comes from now on waits. */
static void hold(struct play *p, char *rest)
{
    const char *what = play_word(&rest);
    bool writes = strcmp(what, "writes") == 0;
    play_settle(p);
    if (strcmp(what, "hashes") == 0)
        p->hasher.held = true;
    else if (writes || strcmp(what, "reads") == 0)
        store_fault_hold(p->store, writes, atoi(rest));
    else
        play_fail(p, "no hold %s", what);
}

static void release(struct play *p)
{
    p->hasher.held = false;
    store_fault_release(p->store);
    play_settle(p);
}

/* Changes a setting. False: it is none. */
static bool play_sets(struct play *p, const char *name, const char *value)
{
    if (strcmp(name, "staff") == 0)
        p->staff_totp = strcmp(value, "totp") == 0;
    else if (strcmp(name, "ssh-newcomers") == 0)
        p->known_only = strcmp(value, "no") == 0;
    else if (strcmp(name, "web") == 0)
        p->web = strcmp(value, "yes") == 0;
    else if (strcmp(name, "registration") == 0)
        p->registration = strcmp(value, "open") == 0  ? REGISTRATION_OPEN
                          : strcmp(value, "ask") == 0 ? REGISTRATION_ASK
                                                      : REGISTRATION_CLOSED;
    else if (strcmp(name, "act-role") == 0)
        snprintf(p->act_roles, sizeof(p->act_roles), "%s", strcmp(value, "none") == 0 ? "" : value);
    else if (strcmp(name, "confirm-above") == 0)
        p->confirm_above = atoll(value);
    else if (strcmp(name, "kept") == 0)
        p->kept_ms = atoll(value) * STORE_DAY_MS;
    else if (strcmp(name, "schedule") == 0)
        snprintf(p->cups, sizeof(p->cups), "%s", strcmp(value, "none") == 0 ? "" : value);
    else
        return false;
    return true;
}

static void statement(struct play *p, char *text)
{
    char *rest = text;
    const char *first = play_word(&rest);
    if (strcmp(first, "account") == 0) {
        play_account(p, rest);
    } else if (strcmp(first, "control") == 0) {
        play_control(p, rest);
    } else if (strcmp(first, "auth") == 0) {
        play_auth(p, rest);
    } else if (strcmp(first, "chance") == 0) {
        p->seeds = (uint8_t)(atoi(rest) - SEED_BEFORE);
    } else if (strcmp(first, "clock") == 0) {
        clock_virtual_advance(&p->clock, strchr(rest, ':') ? until(p, rest)
                                                           : play_span(rest + (*rest == '+')));
        play_settle(p);
    } else if (strcmp(first, "turn") == 0) {
        for (int n = rest[0] != '\0' ? atoi(rest) : 1; n > 0; n--)
            turn(p);
    } else if (strcmp(first, "wall") == 0) {
        p->clock.wall += rest[0] == '-' ? -play_span(rest + 1) : play_span(rest + 1);
        play_settle(p);
    } else if (strcmp(first, "hashed") == 0) {
        if (p->hasher.asked - p->hashed != atoi(rest))
            play_fail(p, "%d hashes", p->hasher.asked - p->hashed);
        p->hashed = p->hasher.asked;
    } else if (strcmp(first, "unix") == 0) {
        p->uid = atoi(play_word(&rest));
        snprintf(p->unix_user, sizeof(p->unix_user), "%s", rest);
    } else if (strcmp(first, "node") == 0) {
        p->unix_node = strcmp(rest, "none") == 0 ? -1 : atoi(rest);
    } else if (strcmp(first, "drains") == 0) {
        if (p->drain_ms != (strcmp(rest, "no") == 0 ? -1 : play_span(rest)))
            play_fail(p, "it drains within %lld ms", (long long)p->drain_ms);
    } else if (strcmp(first, "busy") == 0) {
        p->hasher.busy = strcmp(rest, "yes") == 0;
    } else if (strcmp(first, "sound") == 0) {
        p->clock_wrong = strcmp(rest, "no") == 0;
    } else if (play_sets(p, first, rest)) {
        play_configure(p);
        play_settle(p);
    } else if (strcmp(first, "disk") == 0) {
        store_fault_fail(p->store, strcmp(rest, "full") == 0, 0, STORE_FULL);
    } else if (strcmp(first, "hold") == 0) {
        hold(p, rest);
    } else if (strcmp(first, "release") == 0) {
        release(p);
    } else if (strcmp(first, "conf") == 0) {
        p->conf_bad = strcmp(rest, "bad") == 0;
    } else if (strcmp(first, "room") == 0) {
        if (strcmp(rest, "dies") == 0)
            play_room_dies(p);
        else if (strncmp(rest, "starves", 7) == 0)
            p->starved = atoi(rest + 7);
        else
            store_fault_die(p->store, atoi(strrchr(rest, ' ')));
    } else if (strcmp(first, "play") == 0) {
        const char *moves = play_word(&rest);
        play_on(p, strcmp(moves, "out") == 0 ? PLAY_OUT : atoi(moves), rest);
    } else if (strcmp(first, "position") == 0) {
        play_position(p, rest);
    } else if (strcmp(first, "cup") == 0) {
        play_cup(p, rest);
    } else if (strcmp(first, "verified") == 0) {
        play_verified(p, rest);
    } else if (strcmp(first, "chips") == 0 || strcmp(first, "xp") == 0) {
        play_balance(p, first[0] == 'x', rest);
    } else if (strcmp(first, "reads") == 0) {
        play_reads(p, rest);
    } else if (strcmp(first, "figures") == 0) {
        play_figures(p, rest);
    } else if (strcmp(first, "damaged") == 0) {
        play_damage(p, rest);
    } else if (strcmp(first, "stored") == 0) {
        const bool gone = rest[0] == '!';
        if (play_store_holds(gone ? rest + 2 : rest) == gone)
            play_fail(p, gone ? "the store still holds that" : "the store does not hold that");
    } else if (strcmp(first, "stopped") == 0) {
        if (!p->stopped)
            play_fail(p, "stop was not called");
    } else {
        struct someone *who = play_someone(p, first);
        const char *verb = play_word(&rest);
        if (who)
            someone_does(p, who, verb, rest);
    }
}

void play_line(struct play *p, char *line)
{
    p->line++;
    line[strcspn(line, "\n")] = '\0';
    char *text = line + strspn(line, " "), filled[1200];
    if (*text == '\0' || *text == '#')
        return;
    play_fill_in(p, text, filled, sizeof(filled));
    statement(p, filled);
}

void play_lines(struct play *p, const char *text)
{
    while (!p->failed && *text != '\0') {
        char line[512];
        size_t len = strcspn(text, "\n");
        snprintf(line, sizeof(line), "%.*s", (int)len, text);
        text += len;
        text += *text == '\n';
        play_line(p, line);
    }
}

void play_does(struct play *p, const char *format, ...)
{
    char *text;
    va_list args;
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        abort();
    va_end(args);
    play_lines(p, text);
    free(text);
}

static void sums_take(void *arg, enum store_status status, void *result)
{
    const struct store_sums *sums = result;
    struct play_books *books = arg;
    books->good = status == STORE_OK && sums->balances_match &&
                  sums->chips_players + sums->chips_escrow + sums->chips_mint == 0;
    books->escrow = sums->chips_escrow;
}

static void entrant_take(void *arg, const struct store_cup_entrant *entrant)
{
    ((struct play_books *)arg)->held += entrant->held;
}

static void entrants_done(void *arg, enum store_status status)
{
    ((struct play_books *)arg)->good &= status == STORE_OK;
}

struct play_books play_books_read(struct play *p)
{
    struct play_books books = {0};
    store_sums(p->store, sums_take, &books);
    store_list(p->store, STORE_RECORD_CUP_ENTRANT, INT32_MAX, entrant_take, entrants_done, &books);
    play_settle(p);
    return books;
}

void play_books_check(struct play *p)
{
    const struct play_books books = play_books_read(p);
    if (!books.good || books.held != books.escrow)
        play_fail(p, "the books are not in order: held %lld, in escrow %lld", (long long)books.held,
                  (long long)books.escrow);
}

void play_file(const char *path)
{
    static struct play p;
    char line[1024];
    FILE_LOCAL *file = fopen(path, "re");
    play_begin(&p, path);
    if (!file)
        play_fail(&p, "cannot be read");
    while (!p.failed && file && fgets(line, sizeof(line), file))
        play_line(&p, line);
    if (!p.failed) { /* RK-D13: at the end the books must be in order */
        if (!play_books_read(&p).good)
            play_fail(&p, "the chips do not sum to zero");
        else if (lobby_orphans(p.lobby, 0) != 0)
            play_fail(&p, "%d questions are said to be under way", lobby_orphans(p.lobby, 0));
    }
    play_end(&p);
}
