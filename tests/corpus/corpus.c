/*
 * See corpus.h.
 */
#include "corpus.h"

#include "account_granted.h"
#include "leaderboard.h"
#include "log.h"
#include "record_help.h"
#include "store_wait.h"
#include "table_private.h"
#include "tables_bare.h"

enum {
    ACCOUNTS = 90,
    PLAYERS = 8, /* how many accounts play the games that end; the others stay where they sit */
    GUESTS = 8,
    FIRST_ACCOUNT = 100,
    FIRST_GUEST = 900,
    GRANT = 100000,
    BET = 10,
    DAY_MS = 86400000,
    MOVES_MOST = 90, /* then the staff ends it */
    MOVES_LIVE = 12,
    MOVES_ON = 4000, /* moves of a game that goes on by itself */
    LEGAL_MAX = 256
};

static struct {
    struct clock_virtual clock;
    struct ids ids;
    struct store *store;
    struct tables *tables;
    struct leaderboard *boards;
    struct rng rng;
    uint64_t seeds;
    int64_t command;
    int waiting; /* messages that were not answered */
    int loaded;  /* boards, tables */
    bool refused;
    int next_live; /* the first account that has no seat in a game that is left in the middle */
} room;

/* ---- People ---- */

static struct person person(int64_t id)
{
    struct person p = {.id = id, .kind = id < FIRST_GUEST ? PERSON_ACCOUNT : PERSON_GUEST};

    snprintf(p.name, sizeof(p.name), "%s%d", id < FIRST_GUEST ? "player" : "guest",
             (int)(id % 100));
    snprintf(p.address, sizeof(p.address), "192.0.2.%d", (int)(id % 250));
    return p;
}

static uint32_t below(uint32_t n)
{
    return rng_below(&room.rng, n);
}

/* ---- What tables need ---- */

static void on_notice(void *arg UNUSED, int64_t to UNUSED, const struct notice *notice)
{
    room.refused |= notice->kind == NOTICE_REFUSED;
    if (notice->kind == NOTICE_DONE)
        room.waiting--;
}

static int64_t on_chips(void *arg UNUSED, int64_t account UNUSED)
{
    return GRANT;
}

static void on_loaded(void *arg UNUSED)
{
    room.loaded++;
}

/* ---- Waiting ---- */

static void on_done(void *arg, enum store_status status)
{
    *(enum store_status *)arg = status;
}

/* Makes a write that no table knows of. When it is answered, all earlier writes have been. */
static void barrier(void)
{
    const struct store_account account = {
        .id = FIRST_ACCOUNT, .name = "player0", .skeleton = "player0"};
    enum store_status status = (enum store_status) - 1;

    store_account_update(room.store, &account, STORE_PARTS, NULL, 0, on_done, &status);
    while (status == (enum store_status) - 1)
        store_wait(room.store);
}

/* Waits until nothing is pending; answers may make tables write again. */
static void settle(void)
{
    do {
        barrier();
        barrier();
    } while (room.waiting > 0 || store_backlog(room.store) > 0);
}

/* Lets time pass, step by step through every deadline. */
static void pass(int64_t ms)
{
    for (;;) {
        int64_t next = tables_tick(room.tables);

        settle();
        if (ms == 0)
            return;
        next = next < 0 || next > ms ? ms : next > 0 ? next : 1;
        clock_virtual_advance(&room.clock, next);
        ms -= next;
    }
}

/* Sends a message to the tables. True: it was not refused. */
static bool say(const struct table_message *message)
{
    struct table_message m = *message;

    m.command = ++room.command;
    room.waiting++;
    room.refused = false;
    tables_send(room.tables, &m);
    settle();
    return !room.refused;
}

static bool say_at(int64_t who, enum table_message_kind kind, int32_t table, const char *text)
{
    return say(
        &(struct table_message){.kind = kind, .table = table, .from = person(who), .text = text});
}

/* ---- Opening and closing ---- */

static void accounts_make(void)
{
    for (int i = 0; i < ACCOUNTS; i++) {
        const struct person p = person(FIRST_ACCOUNT + i);
        enum store_status status = (enum store_status) - 1;

        account_granted(room.store, p.id, p.name, GRANT, on_done, &status);
        while (status == (enum store_status) - 1)
            store_wait(room.store);
    }
}

bool corpus_open(const char *path, int day)
{
    static const uint8_t key[32] = "corpus";
    char url[1000], why[300];

    memset(&room, 0, sizeof(room));
    log_open("room", "stderr", LOG_LEVEL_ERROR);
    rng_seed(&room.rng, key);
    clock_virtual_init(&room.clock, INT64_C(1795000000000) + (int64_t)day * DAY_MS);
    ids_init(&room.ids, &room.clock.clock, 0);
    snprintf(url, sizeof(url), "sqlite:%s?ballast=0&low=0", path);
    room.store = store_open(url, &room.clock.clock, why, sizeof(why));
    if (!room.store) {
        printf("# %s\n", why);
        return false;
    }
    room.command = (int64_t)day * 1000000;
    room.seeds = (uint64_t)day * 1000;
    room.next_live = PLAYERS;
    struct tables_deps deps =
        tables_bare_deps(&room.clock.clock, &room.ids, room.store, &room.seeds);
    deps.notice = on_notice;
    deps.chips = on_chips;
    room.boards = leaderboard_new(&room.clock.clock);
    deps.ratings = leaderboard_ratings(room.boards);
    room.tables = tables_new(&deps);
    accounts_make(); /* those that are there stay as they are */
    leaderboard_load(room.boards, room.store, on_loaded, NULL);
    tables_load(room.tables, on_loaded, NULL);
    while (room.loaded < 2)
        store_wait(room.store);
    for (int64_t id = FIRST_ACCOUNT; id < FIRST_ACCOUNT + ACCOUNTS; id++) {
        const struct person p = person(id);

        tables_presence(room.tables, &p, true);
    }
    settle();
    return true;
}

void corpus_close(void)
{
    store_close(&room.store);
    tables_free(&room.tables);
    leaderboard_free(&room.boards);
}

/* A cup that two joined for chips, and that is open. */
static void cup_any(int64_t account, int64_t other, int64_t at, enum store_status *status)
{
    struct store *s = room.store;
    const struct store_cup cup = {.id = 1,
                                  .at_ms = at,
                                  .opener = account,
                                  .seed = "0badcafe",
                                  .words = "palace swiss entry=5",
                                  .start_ms = at + 3600000};
    store_cup_write(
        s,
        &(struct store_cup_write){
            .cup = 1, .seq = 1, .at_ms = at, .event = "opened 0 palace swiss entry=5", .row = &cup},
        on_done, status);
    const int64_t who[] = {account, other};
    for (int i = 0; i < 2; i++) {
        const struct store_cup_entrant entrant = {
            .id = ids_next(&room.ids), .account = who[i], .at_ms = at, .cup = 1, .held = 5};
        const struct store_entry entries[] = {{.account = who[i],
                                               .currency = STORE_CHIPS,
                                               .amount = -5,
                                               .reason = "cup",
                                               .note = "cup 1"},
                                              {.account = STORE_ACCOUNT_ESCROW,
                                               .currency = STORE_CHIPS,
                                               .amount = 5,
                                               .reason = "cup",
                                               .note = "cup 1"}};
        store_cup_write(s,
                        &(struct store_cup_write){.cup = 1,
                                                  .seq = i + 2,
                                                  .at_ms = at,
                                                  .event = "joined",
                                                  .entrants = &entrant,
                                                  .nentrants = 1,
                                                  .entries = entries,
                                                  .nentries = 2},
                        on_done, status);
    }
}

/* A row of each kind of record; cups have theirs above. */
static void records_any(int64_t account, int64_t other, int64_t at)
{
    enum store_status status = STORE_OK;

    for (enum store_record record = 0; record < STORE_RECORDS; record++) {
        int64_t day = at / STORE_DAY_MS,
                key = record == STORE_RECORD_DAILY_DAY ? day : ids_next(&room.ids);
        union record_row row = record_filled(record, key, account);

        if (record == STORE_RECORD_CUP || record == STORE_RECORD_CUP_ENTRANT)
            continue;
        if (record == STORE_RECORD_DAILY_TRY)
            row.daily_try.day = (int32_t)day;
        if (record == STORE_RECORD_REPORT)
            row.report.number = 1;
        if (record == STORE_RECORD_APPEAL)
            row.appeal.report = 1;
        if (record_put(room.store, record, &row) != STORE_OK)
            printf("# no record of kind %d\n", (int)record);
    }
    cup_any(account, other, at, &status);
    settle();
}

void corpus_people(void)
{
    enum store_status status = STORE_OK;
    struct store_sanction ban = {.id = ids_next(&room.ids),
                                 .kind = STORE_BAN,
                                 .account = FIRST_ACCOUNT + ACCOUNTS - 1,
                                 .name = "player89",
                                 .by = "kate",
                                 .reason = "shouted",
                                 .from_ms = clock_wall(&room.clock.clock)},
                          mute = ban;
    const struct store_note note = {.id = ids_next(&room.ids),
                                    .account = ban.account,
                                    .staff_name = "kate",
                                    .text = "was warned before",
                                    .at_ms = ban.from_ms};
    const struct store_audit audit = {.id = ids_next(&room.ids),
                                      .at_ms = ban.from_ms,
                                      .who = "kate",
                                      .act = "ban",
                                      .about = "player89",
                                      .detail = "shouted"};

    ban.case_id = ban.id;
    mute.id = mute.case_id = ids_next(&room.ids);
    mute.kind = STORE_MUTE;
    store_sanctions_put(room.store, &ban, 1, on_done, &status);
    store_sanctions_put(room.store, &mute, 1, on_done, &status);
    store_put(room.store, STORE_RECORD_NOTE, &note, on_done, &status);
    store_audit_add(room.store, &audit, on_done, &status);
    store_key_add(room.store, FIRST_ACCOUNT, "SHA256:corpus", "ssh-ed25519 AAAA", on_done, &status);
    settle();
    records_any(ban.account, ban.account - 1, ban.from_ms);
}

/* ---- One game ---- */

static struct game *game_at(int32_t table)
{
    const struct table *t = tables_find(room.tables, table);

    return t ? t->game : NULL;
}

static bool playing(int32_t table)
{
    struct table_info info;

    return tables_info(room.tables, table, &info) && info.state == TABLE_PLAYING;
}

/* Now and then sets any value of each option. A game that is to be left in the middle gets none
 * that ends it earlier. */
static void options_any(const struct game_rules *rules, int seats, bool live, char *out, size_t cap)
{
    int len = snprintf(out, cap, "seats=%d", seats);

    for (const struct game_option *o = rules->options; o->name; o++) {
        int many = 0;

        if (below(2) == 0 || (live && strcmp(o->name, "limit") == 0))
            continue;
        len += snprintf(out + len, cap - (size_t)len, " %s=", o->name);
        if (o->words) {
            while (o->words[many])
                many++;
            len += snprintf(out + len, cap - (size_t)len, "%s", o->words[below((uint32_t)many)]);
        } else if (o->numbers) {
            while (o->numbers[many] != 0)
                many++;
            len += snprintf(out + len, cap - (size_t)len, "%d", o->numbers[below((uint32_t)many)]);
        } else {
            int32_t span = o->max - o->min < 60 ? o->max - o->min : 60;
            len += snprintf(out + len, cap - (size_t)len, "%d",
                            o->min + (int)below((uint32_t)span + 1));
        }
    }
}

/* Opens a table and fills it: mostly ranked, or with guests and bots. 0: these do not go
 * together. */
static int32_t begin(const struct game_rules *rules, int which, bool live)
{
    int seats = rules->min_seats +
                (int)((unsigned)which % (unsigned)(rules->max_seats + 1 - rules->min_seats));
    int kind = live ? which % 2 : which % 4, people = kind % 2 == 0 || seats == 2 ? seats : 2;
    int first = FIRST_ACCOUNT + (live ? room.next_live : 0);
    char options[400];
    int64_t sits[GAME_SEATS_MAX];

    options_any(rules, seats, live, options, sizeof(options));
    if (kind == 0)
        snprintf(options + strlen(options), sizeof(options) - strlen(options), " bet=%d", BET);
    for (int i = 0; i < people; i++)
        sits[i] = kind == 2 && i > 0 ? FIRST_GUEST + i : first + i;
    if (!say(&(struct table_message){
            .kind = TABLE_CREATE, .from = person(sits[0]), .game = rules->id, .text = options}))
        return 0;
    int32_t table = tables_seat_of(room.tables, sits[0]);
    for (int i = 1; i < people; i++)
        say_at(sits[i], TABLE_SIT, table, NULL);
    for (int i = people; i < seats; i++)
        say(&(struct table_message){
            .kind = TABLE_BOT_ADD, .table = table, .from = person(sits[0]), .level = 1 + i % 2});
    if (below(2) == 0)
        say_at(sits[0], TABLE_WORD, table, "corpus");
    for (int i = 0; i < people; i++)
        say_at(sits[i], TABLE_READY, table, NULL);
    if (live)
        room.next_live += people;
    return table;
}

/* Has everybody leave who is still there, so that the table closes. */
static void end(int32_t table)
{
    struct table_info info;

    if (!tables_info(room.tables, table, &info))
        return;
    for (int s = 1; s <= info.seats; s++)
        if (info.seat[s].person.id != 0 && info.seat[s].person.kind != PERSON_BOT)
            say_at(info.seat[s].person.id, TABLE_LEAVE, table, NULL);
}

/* Has somebody leave. `votes`: the others vote about it. */
static void leave(int32_t table, int64_t who, bool votes)
{
    struct table_info info;

    say_at(who, TABLE_LEAVE, table, NULL);
    if (!tables_info(room.tables, table, &info))
        return;
    for (int s = 1; votes && s <= info.seats; s++)
        if (info.seat[s].person.id != who && info.seat[s].person.kind == PERSON_ACCOUNT &&
            below(4) > 0)
            say_at(info.seat[s].person.id, TABLE_VOTE, 0, below(2) == 0 ? "penalize" : "forgive");
}

/* Has somebody's connection lost, for a short time or for good. */
static void lose(int64_t who)
{
    const struct person p = person(who);

    tables_presence(room.tables, &p, false);
    pass(below(3) == 0 ? 310000 : 40000);
    tables_presence(room.tables, &p, true);
    settle();
}

/* Makes a move of whoever must or may move. What no person has to do happens when its time
 * comes. */
static void move(int32_t table, bool sensible)
{
    static struct game_move legal[LEGAL_MAX];
    const struct game *g = game_at(table);
    char text[GAME_TEXT_MAX];
    struct table_info info;
    struct game_turn turn;

    g->rules->turn(g->shown->state, &turn);
    uint16_t who = turn.may != 0 && !sensible && below(8) == 0 ? turn.may : turn.must;
    if (who == 0 || !tables_info(room.tables, table, &info)) {
        pass(2000);
        return;
    }
    int seat = __builtin_ctz(who);
    const struct table_seat_info *sits = &info.seat[seat];
    if (sits->person.kind == PERSON_BOT || sits->automatic || sits->left) {
        pass(5000);
        return;
    }
    int n = g->rules->legal(g->shown->state, seat, legal, LEGAL_MAX);
    n = n < LEGAL_MAX ? n : LEGAL_MAX;
    int at = n > 0 && !sensible && below(3) > 0 ? (int)below((uint32_t)n) : 0;
    if (at == 0 && who == turn.must)
        g->rules->auto_move(g->shown->state, seat, &legal[0]);
    else if (n == 0)
        return;
    g->rules->format(g->shown->state, seat, &legal[at], text, sizeof(text));
    say_at(sits->person.id, TABLE_MOVE, table, text);
    clock_virtual_advance(&room.clock, 1000 + below(4000));
}

/* Makes something happen beside the moves. */
static void accident(int32_t table)
{
    struct table_info info;
    int seat;

    if (!tables_info(room.tables, table, &info))
        return;
    seat = 1 + (int)below((uint32_t)info.seats);
    const struct person who = info.seat[seat].person;
    if (who.id == 0 || who.kind == PERSON_BOT || info.seat[seat].left)
        return;
    switch (below(5)) {
    case 0: leave(table, who.id, true); break;
    case 1: lose(who.id); break;
    default: pass(61000); break;
    }
}

void corpus_play(const struct game_rules *rules, int which, bool live)
{
    uint8_t key[32] = "corpus of games";
    int32_t table = 0;

    key[16] = (uint8_t)which;
    key[17] = live;
    key[18] = (uint8_t)room.seeds;
    memcpy(key + 19, rules->id, 8);
    rng_seed(&room.rng, key);
    while (table == 0)
        table = begin(rules, which, live);
    for (int i = 0; i < (live ? MOVES_LIVE : MOVES_MOST) && playing(table); i++) {
        move(table, which % 3 == 1);
        if (!live && below(12) == 0 && playing(table))
            accident(table);
    }
    if (live && which % 4 == 2 && playing(table)) {
        struct table_info info;

        tables_info(room.tables, table, &info);
        leave(table, info.seat[1].person.id, false); /* a vote is open */
    } else if (live && which % 4 == 3) {
        say_at(FIRST_ACCOUNT, TABLE_FREEZE, table, "looked into");
    } else if (!live) {
        if (playing(table))
            say_at(FIRST_ACCOUNT, TABLE_VOID, table, "It took too long.");
        pass(61000); /* votes end */
        end(table);
    }
}

/* ---- Games in play ---- */

void corpus_live(FILE *out)
{
    static char text[GAME_POSITION_MAX];

    for (int32_t n = 0; (n = tables_next(room.tables, n)) != 0;) {
        const struct game *g = game_at(n);

        if (!g || g->shown->end != STORE_GAME_LIVE)
            continue;
        const struct play *p = g->shown;
        fprintf(out, "table %d %s\nevents %d left %x\n", n, g->rules->id, p->seq, p->left);
        for (int s = 1; s <= GAME_SEATS_MAX; s++)
            if (p->vote[s].called)
                fprintf(out, "vote %d %d %d %x %x %x\n", s, p->vote[s].open, p->vote[s].penalized,
                        p->vote[s].asked, p->vote[s].penalize, p->vote[s].forgive);
        g->rules->position(p->state, text, sizeof(text));
        fputs(text, out);
    }
}

int corpus_finish(void)
{
    int games = 0;

    for (int32_t n = 0; (n = tables_next(room.tables, n)) != 0;)
        games += playing(n);
    for (int32_t n = 0; (n = tables_next(room.tables, n)) != 0;) {
        int moves = 0;

        say_at(FIRST_ACCOUNT, TABLE_RESUME, n, NULL); /* if it is frozen */
        for (; moves < MOVES_ON && playing(n); moves++)
            move(n, true);
        if (playing(n)) {
            printf("# the game at table %d does not end\n", n);
            return -1;
        }
    }
    pass(61000);
    return games;
}
