/*
 * See play.h.
 */
#include "play.h"

#include <CUnit/CUnit.h>
#include <ctype.h>
#include <fnmatch.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "admin.h"
#include "bad_lines.h"
#include "cmd/cmd.h"
#include "hasher_fake.h"
#include "inside.h"
#include "lobby.h"
#include "news.h"
#include "order.h"
#include "position_help.h"
#include "store/store_mem.h"
#include "style.h"
#include "term_fake.h"
#include "xalloc.h"

/* BOT_WAITS: half seconds that nobody of those who play is on turn, then the game is over. */
enum { PEOPLE_MAX = 40, PLAY_OUT = 20000, BOT_WAITS = 20 };

struct someone {
    char name[24];
    uint64_t conn; /* 0: not connected */
    struct term_fake fake;
    struct term_facts facts;
    char key[64], command[256]; /* of the facts */
    char *held; /* the last line; sent again to the next room if this one has not done it */
    uint8_t secret[TOTP_SECRET]; /* of their authenticator */
    char recovery[32];
};

struct play {
    const char *path;
    int line;
    bool failed, ready, stopped;
    bool staff_totp, conf_bad;
    int hashed; /* asked of the hasher, as counted last */
    struct clock_virtual clock;
    struct ids ids;
    struct store *store;
    struct hasher_fake hasher;
    struct lobby *lobby;
    uint64_t conns;
    uint8_t seeds;
    struct someone people[PEOPLE_MAX];
    int npeople;
    struct buf answer; /* of the last act of the control socket */
};

/* ---- Failing ---- */

static void play_fail(struct play *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void play_fail(struct play *p, const char *format, ...)
{
    char text[4096];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    printf("# %s:%d: %s\n", p->path, p->line, text);
    p->failed = true;
    CU_FAIL("the script did not go as written");
}

/* What somebody has not read yet, as diagnostics. */
static void show_unread(const struct someone *who)
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

static void world_seed(void *arg, uint8_t out[32])
{
    struct play *p = arg;
    /* From here on ann begins, as the scripts have it. */
    memset(out, ++p->seeds + 119, 32);
}

/* Stands in for HMAC-SHA-1, which libsodium has not. */
static void world_hmac(const uint8_t *key, size_t keylen, const uint8_t *text, size_t len,
                       uint8_t out[20])
{
    crypto_generichash(out, 20, text, len, key, keylen);
}

static void world_stop(void *arg, const char *reason)
{
    struct play *p = arg;
    (void)reason;
    p->stopped = true;
}

static struct lobby_conf lobby_conf(const struct play *p, const char *pages)
{
    static char forbidden[1024];
    snprintf(forbidden, sizeof forbidden, "%s/../tests/lobby/forbidden.txt", pages);
    return (struct lobby_conf){.starting_chips = 1000,
                               .allowance = 100,
                               .turn_ms = 30000,
                               .away_ms = 300000,
                               .vote_ms = 60000,
                               .same_address_exempt = "10.0.0.0/8",
                               .registration = true,
                               .staff_totp = p->staff_totp,
                               .new_a_day = 3,
                               .motd = "the roof is mended",
                               .host = "cards.example",
                               .telnet = "cards.example 4000",
                               .ssh = "cards.example -p 2222",
                               .pages = pages,
                               .forbidden_names = forbidden};
}

static char *pages_folder(void)
{
    const char *source = getenv("top_srcdir");
    return xasprintf("%s/data", source != NULL ? source : ".");
}

/* A reload, after a setting changed. */
static void lobby_configure(struct play *p)
{
    char *pages = pages_folder();
    const struct lobby_conf conf = lobby_conf(p, pages);
    lobby_reconfigure(p->lobby, &conf);
    free(pages);
}

/* What room and supervisor do between them. */
static void world_reload(void *arg)
{
    struct play *p = arg;
    if (p->conf_bad) {
        lobby_reloaded(p->lobby, false, "cardroom.conf:3: There is no option \"chats\".\n");
    } else {
        lobby_configure(p);
        lobby_reloaded(p->lobby, true, "motd from \"\" to \"the roof is mended\"\n");
    }
}

static void world_ready(void *arg)
{
    struct play *p = arg;
    p->ready = true;
}

/* What has been answered is dealt with. True: there was something. */
static bool turn(struct play *p)
{
    int n = store_pump(p->store) + hasher_fake_pump(&p->hasher);
    return lobby_tick(p->lobby) == 0 || n > 0;
}

static void settle(struct play *p)
{
    for (int idle = 0; idle < 3;)
        idle = turn(p) ? 0 : idle + 1;
}

static void lobby_begin(struct play *p)
{
    char *pages = pages_folder();
    const struct lobby_deps deps = {.clock = &p->clock.clock,
                                    .ids = &p->ids,
                                    .store = p->store,
                                    .hasher = &p->hasher.hasher,
                                    .hmac = world_hmac,
                                    .conf = lobby_conf(p, pages),
                                    .seed = world_seed,
                                    .stop = world_stop,
                                    .reload = world_reload,
                                    .arg = p};
    p->lobby = lobby_new(&deps);
    free(pages);
    lobby_load(p->lobby, world_ready, p);
}

static void world_begin(struct play *p, const char *path)
{
    char why[200];
    *p = (struct play){.path = path};
    clock_virtual_init(&p->clock, INT64_C(1795262400000)); /* 2026-11-21 12:00 UTC */
    ids_init(&p->ids, &p->clock.clock, 0);
    hasher_fake_init(&p->hasher);
    p->store = store_open("memory:", &p->clock.clock, why, sizeof why);
    if (p->store == NULL) {
        play_fail(p, "%s", why);
        return;
    }
    lobby_begin(p);
    settle(p);
    if (!p->ready)
        play_fail(p, "the lobby is not ready");
}

static void world_end(struct play *p)
{
    lobby_free(&p->lobby);
    for (int i = 0; i < p->npeople; i++) {
        term_fake_free(&p->people[i].fake);
        free(p->people[i].held);
    }
    hasher_fake_drop(&p->hasher);
    if (p->store != NULL)
        store_close(&p->store);
    buf_free(&p->answer);
}

static struct someone *someone(struct play *p, const char *name)
{
    for (int i = 0; i < p->npeople; i++) {
        if (strcmp(p->people[i].name, name) == 0)
            return &p->people[i];
    }
    if (p->npeople == PEOPLE_MAX) {
        play_fail(p, "too many people");
        return NULL;
    }
    struct someone *who = &p->people[p->npeople++];
    snprintf(who->name, sizeof who->name, "%s", name);
    term_fake_init(&who->fake);
    return who;
}

/* The first word of `*at`, which moves behind it. */
static char *word(char **at)
{
    *at += strspn(*at, " ");
    char *start = *at;
    *at += strcspn(*at, " ");
    if (**at != '\0')
        *(*at)++ = '\0';
    *at += strspn(*at, " ");
    return start;
}

/* Splits "TEXT = GLOB"; NULL, and the script fails, where there is no GLOB. */
static char *behind_equals(struct play *p, char *text)
{
    char *at = strstr(text, " = ");
    if (at == NULL) {
        play_fail(p, "no  = GLOB");
        return NULL;
    }
    *at = '\0';
    return at + 3;
}

static int64_t span(const char *text)
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

/* ---- Accounts and the control socket ---- */

static void status_take(void *arg, enum store_status status)
{
    *(enum store_status *)arg = status;
}

static void account_make(struct play *p, char *rest)
{
    const char *name = word(&rest), *password = word(&rest), *role = word(&rest);
    enum store_status status = STORE_FULL;
    enum store_role as = STORE_PLAYER;
    char hash[128] = "";
    if (strcmp(password, "-") != 0)
        snprintf(hash, sizeof hash, "#%s", password);
    if (*role != '\0' && !admin_role_parse(role, &as))
        play_fail(p, "no such role: %s", role);
    account_create(p->lobby, name, hash, NULL, NULL, as, status_take, &status);
    settle(p);
    if (status != STORE_OK)
        play_fail(p, "the account is not made: %d", (int)status);
}

static void control_answer(void *arg, bool done, const char *text)
{
    struct play *p = arg;
    buf_clear(&p->answer);
    buf_printf(&p->answer, "%s %s", done ? "done" : "refused", text);
}

/* Makes the answer of the audit log the number of its lines. */
static void lines_count(struct play *p)
{
    static const struct admin_actor actor = {.name = "cardroomctl", .role = STORE_ADMIN};
    int n = 0;
    admin_audit(p->lobby, &actor, "1000", false, control_answer, p);
    settle(p);
    for (const char *c = buf_text(&p->answer); *c != '\0'; c++)
        n += *c == '\n';
    buf_clear(&p->answer);
    buf_printf(&p->answer, "done %d", n);
}

static void control(struct play *p, char *rest)
{
    static const struct admin_actor actor = {.name = "cardroomctl", .role = STORE_ADMIN};
    char *glob = behind_equals(p, rest);
    enum store_role role = STORE_PLAYER;
    if (glob == NULL)
        return;
    const char *verb = word(&rest);
    char *words = xstrdup(rest);
    const char *name = word(&rest), *third = rest;
    buf_clear(&p->answer);
    if (strcmp(verb, "role") == 0 && admin_role_parse(third, &role))
        admin_role(p->lobby, &actor, name, role, control_answer, p);
    else if (strcmp(verb, "create") == 0)
        admin_account_create(p->lobby, &actor, name, third, STORE_PLAYER, control_answer, p);
    else if (strcmp(verb, "reset-totp") == 0)
        admin_totp_reset(p->lobby, &actor, name, control_answer, p);
    else if (strcmp(verb, "password") == 0)
        admin_password(p->lobby, &actor, name, third, control_answer, p);
    else if (strcmp(verb, "list") == 0)
        admin_account_list(p->lobby, &actor, "", 50, control_answer, p);
    else if (strcmp(verb, "ban") == 0)
        admin_ban(p->lobby, &actor, name, 0, third, control_answer, p);
    else if (strcmp(verb, "unban") == 0)
        admin_unban(p->lobby, &actor, name, control_answer, p);
    else if (strcmp(verb, "void") == 0)
        admin_void(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "merge") == 0)
        admin_merge(p->lobby, &actor, name, third, control_answer, p);
    else if (strcmp(verb, "drain") == 0)
        admin_drain(p->lobby, &actor, span(name), third, control_answer, p);
    else if (strcmp(verb, "cancel") == 0)
        admin_shutdown_cancel(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "news") == 0)
        admin_news(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "post") == 0)
        admin_news_post(p->lobby, &actor, words, control_answer, p);
    else if (strcmp(verb, "drop") == 0)
        admin_news_drop(p->lobby, &actor, atoll(name), control_answer, p);
    else if (strcmp(verb, "motd") == 0)
        admin_motd(p->lobby, &actor, words, control_answer, p);
    else if (strcmp(verb, "wall") == 0)
        admin_wall(p->lobby, &actor, words, control_answer, p);
    else if (strcmp(verb, "freeze") == 0)
        admin_freeze(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "resume") == 0)
        admin_resume(p->lobby, &actor, atoi(name), control_answer, p);
    else if (strcmp(verb, "transfer") == 0)
        admin_transfer(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "inspect") == 0)
        admin_inspect(p->lobby, &actor, atoi(name), control_answer, p);
    else if (strcmp(verb, "close") == 0)
        admin_close(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "kick") == 0)
        admin_kick(p->lobby, &actor, name, third, control_answer, p);
    else if (strcmp(verb, "status") == 0)
        admin_status(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "audit") == 0)
        admin_audit(p->lobby, &actor, words, false, control_answer, p);
    else if (strcmp(verb, "audit-json") == 0)
        admin_audit(p->lobby, &actor, words, true, control_answer, p);
    else if (strcmp(verb, "reload") == 0)
        admin_reload(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "lines") == 0)
        lines_count(p);
    else if (order_find(verb) != NULL)
        order_find(verb)->act(p->lobby, &actor, name, third, control_answer, p);
    else
        play_fail(p, "no such act: %s", verb);
    free(words);
    if (strcmp(glob, ">>") == 0)
        return;
    settle(p);
    if (fnmatch(glob, buf_text(&p->answer), 0) != 0)
        play_fail(p, "the answer is \"%s\"", buf_text(&p->answer));
}

struct balance {
    int64_t xp, chips;
    bool found;
};

static void balance_take(void *arg, enum store_status status, const struct store_account *account)
{
    struct balance *balance = arg;
    if (status == STORE_OK)
        *balance = (struct balance){account->xp, account->chips, true};
}

static void balance_check(struct play *p, bool xp, char *rest)
{
    const char *name = word(&rest);
    int64_t want = strtoll(rest, NULL, 10);
    struct balance balance = {0};
    store_account_by_name(p->store, name, false, balance_take, &balance);
    settle(p);
    int64_t have = xp ? balance.xp : balance.chips;
    if (!balance.found || have != want)
        play_fail(p, "%s has %lld %s", name, (long long)have, xp ? "XP" : "chips");
}

static void sums_take(void *arg, enum store_status status, const struct store_sums *sums)
{
    bool *good = arg;
    *good = status == STORE_OK && sums->balances_match &&
            sums->chips_players + sums->chips_escrow + sums->chips_mint == 0;
}

/* ---- Connections ---- */

/* Too low a terminal for the screen layout. */
enum { LOW_ROWS = 14 };

static void connect_word(struct someone *who, struct term_facts *facts, const char *option)
{
    if (strcmp(option, "raw") == 0) {
        facts->input = TERM_RAW;
    } else if (strcmp(option, "char") == 0) {
        facts->input = TERM_CHAR;
        facts->rows = LOW_ROWS;
    } else if (strcmp(option, "screen") == 0) {
        facts->input = TERM_CHAR;
        facts->rows = 24;
    } else if (strcmp(option, "reader") == 0) {
        facts->screen_reader = true;
    } else if (strncmp(option, "from=", 5) == 0) {
        snprintf(facts->address, sizeof facts->address, "%s", option + 5);
    } else if (strncmp(option, "lang=", 5) == 0) {
        snprintf(facts->language, sizeof facts->language, "%s", option + 5);
    } else if (strncmp(option, "user=", 5) == 0) {
        snprintf(facts->user, sizeof facts->user, "%s", option + 5);
    } else if (strcmp(option, "password") == 0) {
        snprintf(facts->method, sizeof facts->method, "password");
    } else if (strncmp(option, "key=", 4) == 0) {
        snprintf(facts->method, sizeof facts->method, "key");
        snprintf(facts->fingerprint, sizeof facts->fingerprint, "SHA256:%s", option + 4);
        snprintf(who->key, sizeof who->key, "ssh-ed25519 AAAA%s", option + 4);
        facts->key = who->key;
    }
}

static void someone_open(struct play *p, struct someone *who, const char *ticket)
{
    lobby_open(p->lobby, who->conn, &who->fake.term, &who->facts, ticket);
}

static void someone_connects(struct play *p, struct someone *who, char *rest)
{
    const char *kind = word(&rest);
    struct term_facts facts = {.transport = TERM_TELNET,
                               .input = TERM_LINE,
                               .utf8 = true,
                               .columns = 80,
                               .rows = 24,
                               .colours = 256,
                               .terminal = "TinTin++",
                               .opened_ms = p->clock.wall};
    if (strcmp(kind, "ssh") == 0) {
        facts.transport = TERM_SSH;
        facts.input = TERM_CHAR;
        facts.rows = LOW_ROWS;
        facts.secure = facts.pty = true;
        snprintf(facts.method, sizeof facts.method, "none");
    } else if (strcmp(kind, "tls") == 0) {
        facts.transport = TERM_TLS;
        facts.secure = true;
    }
    snprintf(facts.address, sizeof facts.address, "192.0.2.%d", (int)(who - p->people) + 1);
    while (*rest != '\0') {
        if (strncmp(rest, "command=", 8) == 0) {
            snprintf(who->command, sizeof who->command, "%s", rest + 8);
            facts.command = who->command;
            break;
        }
        connect_word(who, &facts, word(&rest));
    }
    if (who->conn != 0 && !who->fake.closed) {
        play_fail(p, "%s is connected already", who->name);
        return;
    }
    if (who->conn != 0)
        lobby_gone(p->lobby, who->conn, "closed");
    term_fake_free(&who->fake);
    term_fake_init(&who->fake);
    who->facts = facts;
    who->conn = ++p->conns;
    someone_open(p, who, NULL);
}

static void someone_types(struct play *p, struct someone *who, const char *line, bool hold)
{
    if (who->conn == 0) {
        play_fail(p, "%s is not connected", who->name);
        return;
    }
    free(who->held);
    who->held = xstrdup(line);
    lobby_line(p->lobby, who->conn, ++who->fake.sent, line);
    if (!hold)
        settle(p);
}

static void room_dies(struct play *p)
{
    store_mem_reopen(p->store);
    lobby_free(&p->lobby);
    hasher_fake_drop(&p->hasher);
    p->ready = false;
    lobby_begin(p);
    for (int i = 0; i < p->npeople; i++) {
        struct someone *who = &p->people[i];
        if (who->conn != 0 && who->fake.closed)
            who->conn = 0;
        if (who->conn == 0)
            continue;
        someone_open(p, who, who->fake.ticket);
        if (who->fake.sent > who->fake.done) /* as the door does */
            lobby_line(p->lobby, who->conn, who->fake.sent, who->held);
    }
    lobby_synced(p->lobby);
    settle(p);
    if (!p->ready)
        play_fail(p, "the lobby is not ready again");
}

/* ---- Reading ---- */

/* The end of the first line behind those read that fits; NULL: none does. */
static const char *unread_find(const struct someone *who, const char *glob)
{
    const char *at = buf_text(&who->fake.text) + who->fake.seen;
    while (*at != '\0') {
        size_t len = strcspn(at, "\n");
        char *line = xstrndup(at, len);
        bool fits = fnmatch(glob, line, 0) == 0;
        free(line);
        at += len;
        at += *at == '\n';
        if (fits)
            return at;
    }
    return NULL;
}

static void someone_reads(struct play *p, struct someone *who, const char *glob)
{
    const char *end = unread_find(who, glob);
    if (end == NULL) {
        play_fail(p, "no such line: %s", glob);
        show_unread(who);
        return;
    }
    who->fake.seen = (size_t)(end - buf_text(&who->fake.text));
}

static void someone_not(struct play *p, struct someone *who, const char *glob)
{
    if (unread_find(who, glob) == NULL)
        return;
    play_fail(p, "there is such a line: %s", glob);
    show_unread(who);
}

static void someone_gmcp(struct play *p, struct someone *who, char *glob)
{
    struct term_fake *fake = &who->fake;
    bool none = glob[0] == '!' && glob[1] == ' ', found = false;
    char line[8400];

    for (size_t at = fake->gmcp_seen; at < fake->gmcp.len && !found;) {
        size_t len = strcspn(fake->gmcp.data + at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)len, fake->gmcp.data + at);
        at += len + 1;
        found = fnmatch(none ? glob + 2 : glob, line, 0) == 0;
        if (found && !none)
            fake->gmcp_seen = at;
    }
    if (found == none)
        play_fail(p, "of GMCP there is%s \"%s\" in\n%s", none ? "" : " no", glob,
                  buf_text(&fake->gmcp) + fake->gmcp_seen);
}

static bool has_row(const struct buf *rows, const char *glob)
{
    const char *at = buf_text(rows);
    bool fits = false;
    while (*at != '\0' && !fits) {
        struct buf bare = {0};
        for (; *at != '\0' && *at != '\n'; at++) {
            if (*at == STYLE_BYTE && at[1] != '\0')
                at++;
            else
                buf_putc(&bare, *at);
        }
        at += *at == '\n';
        fits = fnmatch(glob, buf_text(&bare), 0) == 0;
        buf_free(&bare);
    }
    return fits;
}

/* A row of the screen, or of its page; "none" that there is none. */
static void someone_sees(struct play *p, struct someone *who, bool page, const char *glob)
{
    const struct term_fake *fake = &who->fake;
    bool there = page ? fake->page.len > 0 : fake->screen;
    bool fits = strcmp(glob, "none") == 0 ? !there
                : page                    ? has_row(&fake->page, glob)
                       : has_row(&fake->top, glob) || has_row(&fake->bottom, glob);
    if (!fits)
        play_fail(p, "the %s is not so: %s\n%s---\n%s", page ? "page" : "screen", glob,
                  buf_text(page ? &fake->page : &fake->top), page ? "" : buf_text(&fake->bottom));
}

static void someone_tab(struct play *p, struct someone *who, char *rest)
{
    char out[4096], *glob = behind_equals(p, rest);
    if (glob == NULL)
        return;
    lobby_complete(p->lobby, who->conn, rest, out, sizeof out);
    for (char *c = out; *c != '\0'; c++)
        *c = *c == '\n' ? '|' : *c;
    if (fnmatch(glob, out, 0) != 0)
        play_fail(p, "completes to %s", out);
}

/* ---- Authenticators ---- */

/* Reads the secret, or a recovery code, that they are shown next. */
static void someone_notes(struct play *p, struct someone *who, const char *what)
{
    bool secret = strcmp(what, "secret") == 0;
    const char *end = unread_find(who, secret ? "secret *" : "[A-Z2-7]*-*-*-[A-Z2-7]*");
    if (end == NULL) {
        play_fail(p, "no %s is shown", what);
        show_unread(who);
        return;
    }
    who->fake.seen = (size_t)(end - buf_text(&who->fake.text));
    const char *at = end - (end[-1] == '\n') - (secret ? TOTP_SECRET_TEXT - 1 : 19);
    if (secret) {
        char text[TOTP_SECRET_TEXT];
        snprintf(text, sizeof text, "%.*s", TOTP_SECRET_TEXT - 1, at);
        if (totp_decode(text, who->secret, TOTP_SECRET) != TOTP_SECRET)
            play_fail(p, "the secret is \"%s\"", text);
    } else {
        snprintf(who->recovery, sizeof who->recovery, "%.19s", at);
    }
}

/* What their authenticator shows, or showed so many steps ago. */
static void someone_codes(struct play *p, struct someone *who, const char *steps)
{
    char line[16];
    bool waits = strncmp(steps, ">>", 2) == 0;
    int64_t counter = totp_counter(p->clock.wall) + (waits ? 0 : atoi(steps));
    snprintf(line, sizeof line, "%06u",
             (unsigned)totp_code(world_hmac, who->secret, TOTP_SECRET, (uint64_t)counter));
    someone_types(p, who, line, waits);
}

static void id_take(void *arg, enum store_status status, const struct store_account *account)
{
    int64_t *id = arg;
    if (status == STORE_OK)
        *id = account->id;
}

/* What the store holds of a second factor cannot be read any more. */
static void damage(struct play *p, const char *name)
{
    struct store_memo memo = {.id = INT64_MAX, .kind = STORE_MEMO_SECOND, .body = "?"};
    store_account_by_name(p->store, name, false, id_take, &memo.account);
    settle(p);
    store_memo_put(p->store, &memo, 1, NULL, NULL);
    settle(p);
}

/* ---- Auth ---- */

struct auth_seen {
    bool done;
    enum lobby_auth_answer answer;
    char notice[256];
};

static void auth_take(void *arg, enum lobby_auth_answer answer, unsigned methods,
                      const char *notice)
{
    struct auth_seen *seen = arg;
    (void)methods;
    *seen = (struct auth_seen){.done = true, .answer = answer};
    snprintf(seen->notice, sizeof seen->notice, "%s", notice);
}

static void auth(struct play *p, char *rest)
{
    static const char *const answers[] = {"no", "yes", "busy"};
    char *want = behind_equals(p, rest);
    if (want == NULL)
        return;
    const char *user = word(&rest), *method = word(&rest), *given = word(&rest), *from = rest;
    char *glob = want;
    want = word(&glob);
    struct lobby_auth auth = {.method = LOBBY_AUTH_NONE, .password = given};
    struct auth_seen seen = {0};
    snprintf(auth.user, sizeof auth.user, "%s", user);
    snprintf(auth.fingerprint, sizeof auth.fingerprint, "SHA256:%s", given);
    snprintf(auth.address, sizeof auth.address, "%s",
             strncmp(from, "from=", 5) == 0 ? from + 5 : "198.51.100.7");
    if (strcmp(method, "offer") == 0)
        auth.method = LOBBY_AUTH_KEY_OFFERED;
    else if (strcmp(method, "proof") == 0)
        auth.method = LOBBY_AUTH_KEY_PROVEN;
    else if (strcmp(method, "password") == 0)
        auth.method = LOBBY_AUTH_PASSWORD;
    lobby_auth(p->lobby, &auth, auth_take, &seen);
    settle(p);
    if (!seen.done) {
        clock_virtual_advance(&p->clock, 40000); /* what the throttle holds back at most */
        settle(p);
    }
    if (!seen.done || strcmp(answers[seen.answer], want) != 0)
        play_fail(p, "the answer is %s", seen.done ? answers[seen.answer] : "not there");
    else if (glob[0] != '\0' && fnmatch(glob, seen.notice, 0) != 0)
        play_fail(p, "the notice is \"%s\"", seen.notice);
}

/* ---- Playing a game out ---- */

static bool has_behind(const struct someone *who, size_t from, const char *part)
{
    return strstr(buf_text(&who->fake.text) + from, part) != NULL;
}

/* The number that the last hint (" 5 or y+2", a line) begins with; empty: none. */
static void hinted_number(const struct someone *who, char *out, size_t cap)
{
    const char *text = buf_text(&who->fake.text) + who->fake.seen;
    out[0] = '\0';
    for (const char *at = text; (at = strstr(at, "\n ")) != NULL; at++) {
        size_t digits = strspn(at + 2, "0123456789");
        if (digits > 0 && strncmp(at + 2 + digits, " or ", 4) == 0)
            snprintf(out, cap, "%.*s", (int)digits, at + 2);
    }
}

/* The card that is marked as playable last ("* 3 7H"), for a throw; false: none. */
static bool hinted_card(const struct someone *who, char *out, size_t cap)
{
    const char *text = buf_text(&who->fake.text) + who->fake.seen, *mark = NULL;
    for (const char *at = text; (at = strchr(at, '*')) != NULL; at++)
        if (isdigit((unsigned char)at[1 + strspn(at + 1, " ")])) {
            const char *number = at + 1 + strspn(at + 1, " ");
            if (strchr(number, ' ') != NULL)
                mark = strchr(number, ' ') + 1;
        }
    if (mark != NULL)
        snprintf(out, cap, "%.*s", (int)strcspn(mark, " \n"), mark);
    return mark != NULL;
}

/* Tries what can be typed: the card of the hint, what it may lack, then the words. True: a move was
 * made. */
static bool plays_turn(struct play *p, struct someone *who)
{
    static const char *const words[] = {
        "red",       "hearts",     "to 1",          "to 2", "take",   "draw", "pass",
        "color red", "keep 1 2 3", "layout spread", "done", "flip 1", NULL};
    char number[16], card[16], typed[48];
    int64_t moves_before, moves_after;
    struct lobby_figures figures;
    hinted_number(who, number, sizeof number);
    bool throws = number[0] == '\0' && hinted_card(who, card, sizeof card);
    lobby_figures(p->lobby, &figures);
    moves_before = figures.moves;
    bool laid = has_behind(who, who->fake.seen, "You lay out all cards anew");
    for (int i = number[0] != '\0' || throws ? -1 : laid ? 10 : 4; i < 0 || words[i] != NULL; i++) {
        if (i < 0 && throws)
            snprintf(typed, sizeof typed, "throw %s at e12 flick", card);
        else
            snprintf(typed, sizeof typed, "%s", i < 0 ? number : words[i]);
        who->fake.seen = who->fake.text.len;
        someone_types(p, who, typed, false);
        lobby_figures(p->lobby, &figures);
        moves_after = figures.moves;
        if (moves_after > moves_before)
            return true;
        if (has_behind(who, who->fake.seen, "typing fast"))
            clock_virtual_advance(&p->clock, 1000);
    }
    return false;
}

/* `moves` at most. */
static void play_on(struct play *p, int moves, char *rest)
{
    struct someone *player[8];
    int n = 0;
    while (*rest != '\0' && n < 8)
        player[n++] = someone(p, word(&rest));
    for (int turns = 0, waits = 0; turns < moves; turns++) {
        struct someone *on = NULL;
        for (int i = 0; i < n; i++) {
            if (player[i]->conn != 0 && strcmp(player[i]->fake.prompt, "your turn> ") == 0)
                on = player[i];
        }
        if (on == NULL && ++waits > BOT_WAITS)
            return;
        if (on == NULL) {
            clock_virtual_advance(&p->clock, 500);
            settle(p);
            continue;
        }
        waits = 0;
        if (!plays_turn(p, on)) {
            play_fail(p, "%s finds no move", on->name);
            on->fake.seen = on->fake.text.len > 2000 ? on->fake.text.len - 2000 : 0;
            show_unread(on);
            return;
        }
        clock_virtual_advance(&p->clock, 500);
        settle(p);
    }
    if (moves == PLAY_OUT)
        play_fail(p, "the game does not end");
}

static void position_set(struct play *p, char *rest)
{
    char why[200];
    int32_t table = atoi(word(&rest));
    if (!position_put_at(p->lobby->tables, table, rest, why, sizeof why))
        play_fail(p, "no such position: %s", why);
}

/* ---- What is no move ---- */

struct typing {
    struct play *play;
    struct someone *who;
};

static void typing_type(void *arg, const char *line)
{
    struct typing *typing = arg;
    someone_types(typing->play, typing->who, line, false);
}

static void someone_refused(struct play *p, struct someone *who, const char *table)
{
    char why[2400] = "";
    struct typing typing = {p, who};
    const struct bad_typist typist = {.lobby = p->lobby,
                                      .conn = who->conn,
                                      .heard = &who->fake.text,
                                      .type = typing_type,
                                      .arg = &typing};
    if (!bad_lines_refused(&typist, atoi(table), why, sizeof why))
        play_fail(p, "%s types %s", who->name, why);
}

/* ---- Who may do what ---- */

/* Types every command that a higher role has, with words that fit it: each is refused as if it were
 * not there, and what the role has is found. */
static void someone_walks(struct play *p, struct someone *who, const char *role_name)
{
    static const char *const refusals[] = {
        "There is no command *",     "That is not a command*", "You are at no table*",
        "You only watch table *",    "You sit at table *",     "That needs the whole word*",
        "That is not how kick is *", "Only the host*",         "\"*\" could be *"};
    enum store_role role = STORE_PLAYER;
    if (!admin_role_parse(role_name, &role))
        play_fail(p, "no such role: %s", role_name);
    for (const struct command *row = cmd_table; row->name != NULL && !p->failed; row++) {
        char line[128];
        bool refused = false;
        if (row->role <= role) {
            if (cmd_find(row->name, row->where, role) == NULL)
                play_fail(p, "%s is not found", row->name);
            continue;
        }
        snprintf(line, sizeof line, "%s %s 1h words that fit", row->name, who->name);
        who->fake.seen = who->fake.text.len;
        someone_types(p, who, line, false);
        for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++)
            refused = refused || unread_find(who, refusals[i]) != NULL;
        if (!refused) {
            play_fail(p, "%s was not refused", row->name);
            show_unread(who);
        }
        clock_virtual_advance(&p->clock, 1000);
        settle(p);
    }
}

/* ---- Statements ---- */

static void someone_does(struct play *p, struct someone *who, const char *verb, char *rest)
{
    if (strcmp(verb, "connect") == 0) {
        someone_connects(p, who, rest);
        settle(p);
    } else if (strcmp(verb, ">") == 0 || strcmp(verb, ">>") == 0) {
        someone_types(p, who, rest, verb[1] == '>');
    } else if (strcmp(verb, "<") == 0) {
        someone_reads(p, who, rest);
    } else if (strcmp(verb, "!") == 0) {
        someone_not(p, who, rest);
    } else if (strcmp(verb, "prompt") == 0) {
        if (fnmatch(rest, who->fake.prompt, 0) != 0) {
            play_fail(p, "the prompt is \"%s\"", who->fake.prompt);
            show_unread(who);
        }
    } else if (strcmp(verb, "secret") == 0 || strcmp(verb, "open") == 0) {
        if (who->fake.secret != (verb[0] == 's'))
            play_fail(p, "the prompt \"%s\" is the other kind", who->fake.prompt);
    } else if (strcmp(verb, "ticket") == 0) {
        word(&rest);
        if (who->fake.ticket != NULL && fnmatch(rest, who->fake.ticket, 0) == 0)
            play_fail(p, "the ticket is \"%s\"", who->fake.ticket);
    } else if (strcmp(verb, "set") == 0) {
        if (fnmatch(rest, buf_text(&who->fake.sets), 0) != 0)
            play_fail(p, "set were \"%s\"", buf_text(&who->fake.sets));
    } else if (strcmp(verb, "screen") == 0 || strcmp(verb, "page") == 0) {
        someone_sees(p, who, verb[0] == 'p', rest);
    } else if (strcmp(verb, "size") == 0) {
        who->facts.columns = atoi(word(&rest));
        who->facts.rows = atoi(word(&rest));
        lobby_resized(p->lobby, who->conn, who->facts.columns, who->facts.rows);
        settle(p);
    } else if (strcmp(verb, "client") == 0) {
        enum term_input input = strcmp(rest, "char") == 0   ? TERM_CHAR
                                : strcmp(rest, "line") == 0 ? TERM_LINE
                                                            : TERM_RAW;
        who->facts.input = input;
        lobby_client(p->lobby, who->conn, input, who->facts.utf8, who->facts.screen_reader,
                     who->facts.colours);
        settle(p);
    } else if (strcmp(verb, "bells") == 0) {
        if (who->fake.bells != atoi(rest))
            play_fail(p, "%d bells", who->fake.bells);
    } else if (strcmp(verb, "announces") == 0) {
        lobby_gmcp(p->lobby, who->conn, rest);
        settle(p);
    } else if (strcmp(verb, "gmcp") == 0) {
        someone_gmcp(p, who, rest);
    } else if (strcmp(verb, "tab") == 0) {
        someone_tab(p, who, rest);
    } else if (strcmp(verb, "closed") == 0) {
        if (!who->fake.closed || (*rest != '\0' && who->fake.status != atoi(rest))) {
            play_fail(p, "closed %d, status %d", who->fake.closed, who->fake.status);
            show_unread(who);
        }
    } else if (strcmp(verb, "notes") == 0) {
        someone_notes(p, who, rest);
    } else if (strcmp(verb, "code") == 0) {
        someone_codes(p, who, rest);
    } else if (strcmp(verb, "recovers") == 0) {
        someone_types(p, who, who->recovery, strcmp(rest, ">>") == 0);
    } else if (strcmp(verb, "knows") == 0) {
        const struct someone *other = someone(p, rest);
        memcpy(who->secret, other->secret, sizeof who->secret);
        memcpy(who->recovery, other->recovery, sizeof who->recovery);
    } else if (strcmp(verb, "walks") == 0) {
        someone_walks(p, who, rest);
    } else if (strcmp(verb, "refused") == 0) {
        someone_refused(p, who, rest);
    } else if (strcmp(verb, "interrupt") == 0) {
        lobby_interrupt(p->lobby, who->conn);
        settle(p);
    } else if (strcmp(verb, "gone") == 0) {
        lobby_gone(p->lobby, who->conn, "lost");
        who->conn = 0;
        settle(p);
    } else {
        play_fail(p, "no such statement: %s", verb);
    }
}

static void statement(struct play *p, char *text)
{
    char *rest = text;
    const char *first = word(&rest);
    if (strcmp(first, "account") == 0) {
        account_make(p, rest);
    } else if (strcmp(first, "control") == 0) {
        control(p, rest);
    } else if (strcmp(first, "auth") == 0) {
        auth(p, rest);
    } else if (strcmp(first, "clock") == 0) {
        clock_virtual_advance(&p->clock, span(rest + (*rest == '+')));
        settle(p);
    } else if (strcmp(first, "turn") == 0) {
        for (int n = rest[0] != '\0' ? atoi(rest) : 1; n > 0; n--)
            turn(p);
    } else if (strcmp(first, "wall") == 0) {
        p->clock.wall += rest[0] == '-' ? -span(rest + 1) : span(rest + 1);
        settle(p);
    } else if (strcmp(first, "hashed") == 0) {
        if (p->hasher.asked - p->hashed != atoi(rest))
            play_fail(p, "%d hashes", p->hasher.asked - p->hashed);
        p->hashed = p->hasher.asked;
    } else if (strcmp(first, "busy") == 0) {
        p->hasher.busy = strcmp(rest, "yes") == 0;
    } else if (strcmp(first, "staff") == 0) {
        p->staff_totp = strcmp(rest, "totp") == 0;
        lobby_configure(p);
        settle(p);
    } else if (strcmp(first, "conf") == 0) {
        p->conf_bad = strcmp(rest, "bad") == 0;
    } else if (strcmp(first, "room") == 0) {
        room_dies(p);
    } else if (strcmp(first, "play") == 0) {
        const char *moves = word(&rest);
        play_on(p, strcmp(moves, "out") == 0 ? PLAY_OUT : atoi(moves), rest);
    } else if (strcmp(first, "position") == 0) {
        position_set(p, rest);
    } else if (strcmp(first, "chips") == 0 || strcmp(first, "xp") == 0) {
        balance_check(p, first[0] == 'x', rest);
    } else if (strcmp(first, "damaged") == 0) {
        damage(p, rest);
    } else if (strcmp(first, "stopped") == 0) {
        if (!p->stopped)
            play_fail(p, "stop was not called");
    } else {
        struct someone *who = someone(p, first);
        const char *verb = word(&rest);
        if (who != NULL)
            someone_does(p, who, verb, rest);
    }
}

void play_file(const char *path)
{
    static struct play p;
    char line[1024];
    FILE *file = fopen(path, "re");
    world_begin(&p, path);
    if (file == NULL)
        play_fail(&p, "cannot be read");
    while (!p.failed && file != NULL && fgets(line, sizeof line, file) != NULL) {
        p.line++;
        line[strcspn(line, "\n")] = '\0';
        char *text = line + strspn(line, " ");
        if (*text != '\0' && *text != '#')
            statement(&p, text);
    }
    if (file != NULL)
        fclose(file);
    if (!p.failed) { /* RK-D13: at the end the books are in order */
        bool good = false;
        store_sums(p.store, sums_take, &good);
        settle(&p);
        if (!good)
            play_fail(&p, "the chips do not sum to zero");
    }
    world_end(&p);
}
