/*
 * A raid on an evening: of 200 people, 30 flood the lobby, report innocent people and come back
 * from the same IPv6 /64 or with the same SSH keys. One moderator, who types only documented
 * commands, makes the room quiet within two minutes, and hits nobody innocent. Everything follows
 * from the seed and the virtual clock.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "evening.h"
#include "log.h"
#include "play_private.h"
#include "play_store.h"

enum {
    TICK_MS = 500,
    CALM = 170,
    RAIDERS = 30,
    NEWCOMERS = 20,  /* how many of those who are there made their accounts minutes ago */
    DOOR = 10,       /* how many of the calm come while the room is locked */
    COUPLES = 6,     /* how many pairs play: the first of the calm */
    NEIGHBOURS = 12, /* how many of the calm share a /24 with raiders; the next one shares a /64 */
    RAID_MS = 60000,
    OVER_MS = 14 * 60000,
    QUIET_MS = 120000,
    NETWORKS = 10, /* raiders from an IPv6 /64 each */
    KEYS = 8,      /* with an SSH key each */
    GUESTS = 6,
};

static const char advert[] = "-chips.example";

/* ---- Chance ---- */

static uint32_t drawn;

static int draw(int n)
{
    drawn = drawn * 1664525u + 1013904223u;
    return (int)((drawn >> 8) % (uint32_t)n);
}

/* ---- People ---- */

enum kind { KIND_CALM, KIND_NETWORK, KIND_KEY, KIND_GUEST, KIND_REPORTER };

struct comer {
    enum kind kind;
    int number;
    struct someone *who;
    char name[24], from[48]; /* their present name and address */
    int64_t next_ms;
    size_t scanned;
    int lives; /* how often they have come under another name */
    bool turned_away, came, reported, told;
};

static struct play play;
static struct comer people[CALM + RAIDERS];
static struct moderator moderator;
static struct someone *mod;
static int64_t began_ms, due_ms, last_unwanted_ms;
static int unwanted, hits, turned_away, returned_later, refused_raiders, moves, said;

static int64_t now_ms(void)
{
    return play.clock.wall - began_ms;
}

#define does(...) play_does(&play, __VA_ARGS__)

/* Makes names that nobody mistakes for each other. */
static void name_make(int n, char *out, size_t cap)
{
    static const char *const first[] = {"ba", "ke", "du", "fo", "ga", "pi", "su", "ta", "ve", "zo"};
    static const char *const mid[] = {"b", "d", "f", "g", "k", "p", "s", "t", "v", "z"};
    static const char *const last[] = {"andu", "eko", "isa", "upe", "oga", "yta"};
    snprintf(out, cap, "%s%s%s", first[n % 10], mid[n / 10 % 10], last[n / 100 % 6]);
}

static bool is_on(const struct comer *p)
{
    return p->who->conn != 0 && !p->who->fake.closed && p->came;
}

static bool has(const struct comer *p, const char *part)
{
    return strstr(buf_text(&p->who->fake.text) + p->scanned, part);
}

/* ---- The calm ---- */

static void calm_address(struct comer *p)
{
    int i = p->number;
    if (i < NEIGHBOURS)
        snprintf(p->from, sizeof(p->from), "203.0.113.%d", 100 + i); /* the /24 of a raider */
    else if (i == NEIGHBOURS)
        snprintf(p->from, sizeof(p->from), "2001:db8:77:1::5"); /* the /64 of a raider */
    else
        snprintf(p->from, sizeof(p->from), "10.%d.%d.7", i, i / 3);
}

static void calm_comes(struct comer *p)
{
    const char *id = p->who->name;
    bool fresh = p->number >= CALM - DOOR - NEWCOMERS;
    p->scanned = 0;
    does("%s connect tls from=%s\n", id, p->from);
    if (!fresh) {
        does("%s > %s\n%s > pass-%s\n", id, p->name, id, p->name);
    } else {
        does("%s > new %s\n", id, p->name);
        if (has(p, "No accounts can be made at the moment.")) {
            if (!p->turned_away)
                turned_away++;
            p->turned_away = true;
            p->next_ms = now_ms() + 60000;
            does("%s gone\n", id);
            return;
        }
        does("%s > pass-%s\n%s > pass-%s\n", id, p->name, id, p->name);
    }
    p->came = has(p, "Welcome, ");
    CU_ASSERT_TRUE(p->came);
    if (!p->came)
        play_show_unread(p->who);
    returned_later += p->turned_away;
    p->next_ms = now_ms() + 5000 + draw(60000);
}

static void calm_talks(struct comer *p)
{
    static const char *const words[] = {
        "good evening",       "good luck all",     "nice game",
        "anybody for a game", "that was close",    "back in a minute",
        "who deals tonight",  "I like this table", "well played"};
    const char *id = p->who->name;
    int what = draw(20);
    if (what == 0)
        does("%s > who\n", id);
    else if (what == 1)
        does("%s > tables\n", id);
    else if (what == 2)
        does("%s > shout the rules are on cards.example, I read them %d times\n", id, draw(90));
    else if (what == 3 && unwanted > 0)
        does("%s > shout what is this win%s about?\n", id, advert);
    else
        does("%s > shout %s, %d\n", id, words[draw(9)], draw(900));
    said++;
    p->next_ms = now_ms() + 40000 + draw(60000);
}

static void calm_acts(struct comer *p)
{
    if (!p->came) {
        calm_comes(p);
        return;
    }
    if (p->number % 17 == 3 && unwanted > 20 && !p->reported) {
        const struct comer *raider = &people[CALM + draw(RAIDERS)];
        does("%s > report %s floods the lobby\n", p->who->name, raider->name);
        p->reported = has(p, "Your report is number");
        p->next_ms = now_ms() + 20000;
        return;
    }
    if (strcmp(p->who->fake.prompt, "your turn> ") == 0) {
        char line[32];
        snprintf(line, sizeof(line), "%s", p->who->name);
        play_on(&play, 1, line);
        moves++;
        p->next_ms = now_ms() + 4000 + draw(6000);
        return;
    }
    calm_talks(p);
    if (p->number < 2 * COUPLES && p->next_ms > now_ms() + 10000)
        p->next_ms = now_ms() + 10000; /* looks again then whether it is their turn */
}

/* Counts what they have read since: unwanted lines, and anything by the staff that is aimed at
 * them. */
static void calm_reads(struct comer *p)
{
    static const char *const aimed[] = {"You are muted",       "You are banned",
                                        "The staff warns you", "has ended your connection",
                                        "isn't let in",        "No guests can come"};
    const char *text = buf_text(&p->who->fake.text) + p->scanned;
    for (size_t i = 0; i < sizeof(aimed) / sizeof(aimed[0]); i++)
        if (strstr(text, aimed[i])) {
            hits++;
            printf("# %s reads \"%s\" at %lld s\n", p->name, aimed[i], (long long)now_ms() / 1000);
        }
    if (p->came && p->who->fake.closed) {
        hits++;
        p->came = false;
    }
    for (const char *at = text; (at = strstr(at, advert)); at++) {
        const char *start = at;
        while (start > text && start[-1] != '\n')
            start--;
        const char *asks = strstr(start, "what is this win");
        if (asks && asks < at)
            continue;
        unwanted++;
        last_unwanted_ms = now_ms();
    }
    p->told = p->told || strstr(text, "they are banned; thank you");
    p->scanned = p->who->fake.text.len;
}

/* ---- The raiders ---- */

static void raider_place(struct comer *p)
{
    int i = p->number;
    name_make(200 + i + 40 * p->lives, p->name, sizeof(p->name));
    switch (p->kind) {
    case KIND_NETWORK:
        snprintf(p->from, sizeof(p->from), "2001:db8:%x:1::%x", 0x100 + i, 2 + p->lives);
        break;
    case KIND_KEY:
        if (i == NETWORKS) /* shares a /64 with somebody calm */
            snprintf(p->from, sizeof(p->from), "2001:db8:77:1::%x", 0x20 + p->lives);
        else
            snprintf(p->from, sizeof(p->from), "172.%d.%d.9", 16 + i, p->lives);
        break;
    case KIND_GUEST: snprintf(p->from, sizeof(p->from), "203.0.113.%d", i); break;
    default: snprintf(p->from, sizeof(p->from), "198.18.%d.4", i); break;
    }
}

static void raider_comes(struct comer *p)
{
    const char *id = p->who->name;
    p->scanned = 0;
    if (p->kind == KIND_KEY) {
        does("%s connect ssh user=%s key=raid%d from=%s\n", id, p->name, p->number, p->from);
        if (!p->who->fake.closed)
            does("%s > yes\n", id);
    } else {
        does("%s connect tls from=%s\n", id, p->from);
        if (!p->who->fake.closed && p->kind == KIND_GUEST) {
            does("%s > guest %s\n", id, p->name);
        } else if (!p->who->fake.closed) {
            does("%s > new %s\n", id, p->name);
            if (!has(p, "No accounts"))
                does("%s > raid-%s\n%s > raid-%s\n", id, p->name, id, p->name);
        }
    }
    p->came = has(p, "Welcome, ");
    if (!p->came) {
        refused_raiders++;
        if (!p->who->fake.closed)
            does("%s gone\n", id);
    }
    p->next_ms = now_ms() + (p->came ? 1000 + draw(4000) : 20000 + draw(20000));
}

static void raider_acts(struct comer *p)
{
    static const char *const adverts[] = {"free chips", "WIN BIG", "cheap xp", "get rich"};
    if (!is_on(p)) {
        p->lives += p->came; /* thrown out: another name, another address */
        p->came = false;
        raider_place(p);
        raider_comes(p);
        return;
    }
    if (p->kind == KIND_REPORTER && draw(3) == 0)
        does("%s > report %s cheats and insults everybody\n", p->who->name,
             people[20 + draw(12)].name);
    else
        does("%s > shout %s at win%s %d\n", p->who->name, adverts[draw(4)], advert, draw(9000));
    p->next_ms = now_ms() + 2000 + draw(3000);
}

/* ---- The evening ---- */

static void people_make(void)
{
    for (int i = 0; i < CALM + RAIDERS; i++) {
        struct comer *p = &people[i];
        char id[16];
        snprintf(id, sizeof(id), "p%d", i);
        *p = (struct comer){.number = i, .who = play_someone(&play, id)};
        name_make(i, p->name, sizeof(p->name));
        if (i < CALM) {
            calm_address(p);
            if (i < CALM - DOOR - NEWCOMERS)
                does("account %s pass-%s\n", p->name, p->name);
            p->next_ms = i < CALM - DOOR ? draw(30000) : RAID_MS + 60000 + draw(60000);
            continue;
        }
        p->number = i - CALM;
        p->kind = p->number < NETWORKS                   ? KIND_NETWORK
                  : p->number < NETWORKS + KEYS          ? KIND_KEY
                  : p->number < NETWORKS + KEYS + GUESTS ? KIND_GUEST
                                                         : KIND_REPORTER;
        p->next_ms = RAID_MS + draw(10000);
        raider_place(p);
    }
}

static void moderator_acts(void)
{
    char line[600], typed[640];
    moderator_reads(&moderator, buf_text(&mod->fake.text) + mod->fake.seen);
    mod->fake.seen = mod->fake.text.len;
    if (!moderator_types(&moderator, now_ms(), line, sizeof(line)))
        return;
    printf("# %3lld s  %s\n", (long long)now_ms() / 1000, line);
    snprintf(typed, sizeof(typed), "%s", line);
    someone_types(&play, mod, typed, false);
}

static void tick(void)
{
    due_ms += TICK_MS;
    if (now_ms() < due_ms) /* the moves at the tables took time, too */
        clock_virtual_advance(&play.clock, due_ms - now_ms());
    play_settle(&play);
    for (int i = 0; i < CALM + RAIDERS; i++) {
        struct comer *p = &people[i];
        if (now_ms() >= p->next_ms) {
            if (i < CALM)
                calm_acts(p);
            else
                raider_acts(p);
        }
    }
    for (int i = 0; i < CALM; i++)
        calm_reads(&people[i]);
    moderator_acts();
}

static void couples_sit(void)
{
    for (int i = 0; i < COUPLES; i++) {
        const struct comer *a = &people[2 * i], *b = &people[2 * i + 1];
        does("%s > challenge %s last one friendly\n%s > accept\n%s > ready\n%s > ready\n",
             a->who->name, b->name, b->who->name, a->who->name, b->who->name);
    }
}

static void evening(uint32_t seed)
{
    drawn = seed;
    play_begin(&play, "evening");
    moderator = (struct moderator){0};
    began_ms = play.clock.wall;
    does("account marshal moderator1 moderator\n");
    people_make();
    does("clock +30d\n");
    began_ms = play.clock.wall;
    mod = play_someone(&play, "mod");
    does("mod connect tls from=192.0.2.200\nmod > marshal\nmod > moderator1\n");
    while (now_ms() < 40000)
        tick();
    couples_sit();
    while (now_ms() < OVER_MS)
        tick();
}

SUITE("evening", NULL, NULL);

TEST(test_evening, "a raid")
{
    int on = 0, in = 0, reports = 0, told = 0;
    evening(22);
    for (int i = 0; i < CALM; i++) {
        on += is_on(&people[i]);
        reports += people[i].reported;
        told += people[i].told;
    }
    for (int i = CALM; i < CALM + RAIDERS; i++)
        in += is_on(&people[i]);
    printf("# commands %d, quiet after %lld s, unwanted lines read %d, innocents hit %d\n",
           moderator.typed, (long long)(last_unwanted_ms - moderator.first_ms) / 1000, unwanted,
           hits);
    printf("# at the door %d turned away, %d of them in later; raiders refused %d times, %d in\n",
           turned_away, returned_later, refused_raiders, in);
    printf("# %d moves, %d lines of the calm; cases closed %d, %d of %d honest writers told\n",
           moves, said, moderator.closed, told, reports);
    CU_ASSERT_FALSE(play.failed);
    CU_ASSERT_TRUE(moderator.typed > 0 && unwanted > 0 && moves > 0);
    CU_ASSERT_TRUE(last_unwanted_ms - moderator.first_ms <= QUIET_MS);
    CU_ASSERT_EQUAL(hits, 0);
    CU_ASSERT_EQUAL(on, CALM);
    CU_ASSERT_EQUAL(turned_away, DOOR);
    CU_ASSERT_EQUAL(returned_later, DOOR);
    CU_ASSERT_EQUAL(in, 0);
    CU_ASSERT_TRUE(reports > 0 && told == reports);
    mod->fake.seen = mod->fake.text.len;
    does("mod > reports\nmod < No report is open.\n");
    play_end(&play);
}

CUTAP_MAIN(argc, argv)
{
    return play_store_run(CUTAP_SUITES);
}
