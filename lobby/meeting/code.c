/*
 * See code.h. All good codes are in memory, by their number. The store keeps them for the next
 * room.
 */
#include "code.h"

#include <ctype.h>
#include <sodium.h>

#include "channel.h"
#include "log.h"
#include "session.h"
#include "throttle.h"

/* Digits and letters that nobody confuses: 0, 1, i, l, o and u are left out. The digits come first.
 */
static const char alphabet[] = "23456789abcdefghjkmnpqrstvwxyz";
enum { DIGITS = 8, LETTERS = sizeof(alphabet) - 1, LEN = STORE_CODE_MAX - 1 };
enum { ROWS_READ = 100000, LOOK_MS = 600000, BUSY_MS = 250 };

struct codes {
    struct map by_text;           /* struct store_code, by code_number() */
    struct timer timer, next_due; /* next_due: runs when somebody who waits for a seat may get
                                     one */
};

/* ---- The form ---- */

/* The number that a code stands for, above 0; 0: the word is not a code. */
static uint64_t code_number(const char *word)
{
    uint64_t number = 0;
    bool letter = false;
    for (int i = 0; i < LEN; i++) {
        const char *at = word[i] != '\0' ? strchr(alphabet, tolower((unsigned char)word[i])) : NULL;
        if (!at || (i == 0 && at - alphabet >= DIGITS))
            return 0;
        letter |= at - alphabet >= DIGITS;
        number = number * LETTERS + (uint64_t)(at - alphabet);
    }
    return letter && word[LEN] == '\0' ? number + 1 : 0;
}

bool code_formed(const char *word)
{
    return code_number(word) != 0;
}

/* ---- The codes in memory ---- */

static bool code_good(const struct lobby *lobby, const struct store_code *row)
{
    struct table_info info;
    return clock_wall(lobby->deps.clock) < row->at_ms + CODE_MS &&
           (row->kind != STORE_CODE_TABLE ||
            (tables_info(lobby->tables, (int32_t)row->card_table, &info) &&
             info.id == row->target));
}

const struct store_code *code_next(const struct lobby *lobby, int32_t table, int64_t person,
                                   int64_t after)
{
    const struct store_code *found = NULL, *code;
    for (size_t at = 0; (code = map_next(&lobby->codes->by_text, &at));)
        if (code->kind == STORE_CODE_TABLE && (after == 0 || code->id < after) &&
            (person == 0 || code->account == person) && (table == 0 || code->card_table == table) &&
            (!found || code->id > found->id) && code_good(lobby, code))
            found = code;
    return found;
}

void code_make(struct session *s, enum store_code_kind kind, int32_t table, int64_t target,
               struct store_code *out)
{
    const struct lobby_deps *deps = &s->lobby->deps;
    uint8_t secret[32];
    bool own = deps->seed; /* tests have their own generator; its code may be taken */
    *out = (struct store_code){.id = ids_next(deps->ids),
                               .account = s->person,
                               .at_ms = clock_wall(deps->clock),
                               .kind = kind,
                               .card_table = table,
                               .target = target};
    utf8_copy(s->name, out->name, sizeof(out->name));
    do {
        if (own)
            deps->seed(deps->arg, secret);
        else
            randombytes_buf(secret, sizeof(secret));
        own = false;
        for (int i = 0; i < LEN; i++) { /* four bytes each, so that all characters are equally
                                           likely */
            uint32_t part;
            memcpy(&part, secret + 4 * i, sizeof(part));
            out->code[i] = alphabet[part % (i == 0 ? DIGITS : LETTERS)];
        }
        out->code[LEN] = '\0';
    } while (!code_formed(out->code) || map_get(&s->lobby->codes->by_text, code_number(out->code)));
}

void code_put(struct lobby *lobby, const struct store_code *row)
{
    struct store_code *code = xmalloc(sizeof(*code));
    *code = *row;
    free(map_remove(&lobby->codes->by_text, code_number(row->code)));
    map_put(&lobby->codes->by_text, code_number(row->code), code);
}

static void code_free(struct lobby *lobby, struct store_code *code)
{
    map_remove(&lobby->codes->by_text, code_number(code->code));
    free(code);
}

void code_drop(struct lobby *lobby, int64_t id)
{
    struct store_code *code;
    for (size_t at = 0; (code = map_next(&lobby->codes->by_text, &at));)
        if (code->id == id) {
            code_free(lobby, code);
            return;
        }
}

/* ---- What people type ---- */

const struct store_code *code_look(struct session *s, const char *word)
{
    struct lobby *lobby = s->lobby;
    int64_t wait = throttle_wait_address(lobby->throttle, s->facts.address);
    if (wait > 0) {
        session_say(s,
                    "Too many wrong codes or passwords came from your network. Wait %s, then type "
                    "the code again.",
                    SPAN((wait + 999) / 1000 * 1000));
        return NULL;
    }
    const struct store_code *code = map_get(&lobby->codes->by_text, code_number(word));
    if (code && code_good(lobby, code))
        return code;
    throttle_failed(lobby->throttle, s->facts.address);
    static struct log_bound told;
    if (log_within(&told, "code", clock_mono(lobby->deps.clock)))
        log_info("code", "wrong from=%s", s->facts.address);
    session_say(s, "That code isn't good, or not any more. Ask for a new one.");
    return NULL;
}

const char *code_brought_by(struct lobby *lobby, const struct session *s)
{
    const struct store_code *code =
        s->code ? map_get(&lobby->codes->by_text, code_number(s->code)) : NULL;
    return code ? code->name : NULL;
}

/* ---- Sitting down ---- */

/* Tells everybody at the table by whose code this person comes. */
static void code_tell(struct session *s, const char *name, int32_t table)
{
    log_info("code", "used name=%s by=%s table=%d from=%s", s->name, name, (int)table,
             s->facts.address);
    SESSIONS_EACH (at, s->lobby)
        if (at != s && at->state == SESSION_IN && at->person != 0 &&
            tables_seat_of(s->lobby->tables, at->person) == table)
            session_say(at, "%s comes in with %s's code.", s->name, name);
}

static void code_came(struct session *s)
{
    const char *name = code_brought_by(s->lobby, s);
    const int32_t table = session_table(s);
    if (name && table != 0 && s->coming == CODE_COMES)
        code_tell(s, name, table);
    if (table != 0 && !s->shown)
        session_look(s, table);
    if (table != 0)
        channel_greet(s, table);
}

static void code_watched(struct session *s, bool refused)
{
    struct table_info info;
    int32_t table = tables_watched_by(s->lobby->tables, s->person);
    if (refused || table == 0) {
        s->coming = CODE_CAME;
        return;
    }
    code_came(s);
    s->coming = CODE_NEXT;
    if (tables_info(s->lobby->tables, table, &info))
        session_tell_delay(s, &info);
    session_say(s,
                "No seat is free for you now. You sit down as soon as one is; `leave` ends that.");
}

static void code_seated(struct session *s, bool refused)
{
    if (!refused)
        code_came(s);
    s->coming = CODE_CAME; /* even if somebody else took the seat: they can type the code again */
}

void code_sit(struct session *s, const struct store_code *code)
{
    int32_t at, table = (int32_t)code->card_table;
    bool seated = session_where(s, &at) == CMD_TABLE;
    struct person person = session_person(s);
    s->coming_to = table;
    if (seated) {
        if (at != table)
            session_say(s, "You sit at table %d. Type `leave` first.", (int)at);
        else if (s->coming == CODE_COMES) /* a room died after they had sat down */
            code_tell(s, code->name, table);
        s->coming = CODE_CAME;
        return;
    }
    bool open = tables_may_sit(s->lobby->tables, table, &person);
    session_ticket(s); /* so that a guest who sits down is the same guest in the next room */
    session_send(s, &(struct table_message){.kind = open ? TABLE_SIT : TABLE_WATCH, .table = table},
                 open ? code_seated : code_watched);
}

void code_wait(struct session *s, int32_t table)
{
    s->coming_to = table;
    session_send_kind(s, TABLE_WATCH, table, code_watched);
}

/* Whether the session waits for a seat at a table where one is free now. */
static bool code_may_sit(struct session *s)
{
    struct person person = session_person(s);
    if (s->coming != CODE_NEXT || s->state != SESSION_IN)
        return false;
    if (tables_watched_by(s->lobby->tables, s->person) != s->coming_to) {
        s->coming = CODE_CAME; /* they have gone elsewhere */
        return false;
    }
    return tables_may_sit(s->lobby->tables, s->coming_to, &person);
}

/* Seats the session that has waited longest. */
static void code_seat_next(void *arg)
{
    struct lobby *lobby = arg;
    struct session *first = NULL;
    SESSIONS_EACH (s, lobby)
        if (code_may_sit(s) && (!first || s->serial < first->serial))
            first = s;
    if (first && (first->waiting > 0 || first->running)) {
        timer_set(lobby->timers, &lobby->codes->next_due, BUSY_MS, code_seat_next, lobby);
    } else if (first) {
        SESSION_SPEAKS(first);
        session_ring(first);
        session_send_kind(first, TABLE_SIT, first->coming_to, code_seated);
    }
}

static void code_notice(struct session *s, const struct notice *notice,
                        const struct table_info *info)
{
    if (s->coming == CODE_NEXT && info && s->coming_to == notice->table &&
        !timer_is_set(&s->lobby->codes->next_due))
        timer_set(s->lobby->timers, &s->lobby->codes->next_due, 0, code_seat_next, s->lobby);
}

/* ---- The ways to come ---- */

void code_put_ways(const struct lobby *lobby, const char *path, const char *name, const char *then,
                   struct buf *out)
{
    const struct lobby_conf *conf = &lobby->deps.conf;
    if (conf->web)
        buf_printf(out, "\n  %s/%s", conf->web, path);
    if (conf->ssh) {
        buf_printf(out, "\n  ssh %s@%s", name, conf->ssh);
        if (then)
            buf_printf(out, tr(", then `%s`"), then);
    }
    if (conf->telnet) { /* leaves out the TLS port that follows */
        const char *end = strstr(conf->telnet, "   ");
        int len = (int)(end ? (size_t)(end - conf->telnet) : strlen(conf->telnet));
        buf_printf(out, "\n  telnet %.*s", len, conf->telnet);
        buf_printf(out, tr(", then `%s`"), name);
        if (then)
            buf_printf(out, tr(", then `%s`"), then);
    }
}

/* ---- Accounts ---- */

static void code_stored(void *arg UNUSED, enum store_status status)
{
    if (status != STORE_OK && status != STORE_NONE)
        log_warn("code", "not stored, status=%d", (int)status);
}

void code_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    struct store_code *code;
    for (size_t at = 0; (code = map_next(&lobby->codes->by_text, &at));) {
        if (code->account != from)
            continue;
        code->account = into->id;
        memcpy(code->name, into->name, sizeof(code->name));
        store_put(lobby->deps.store, STORE_RECORD_CODE, code, code_stored, NULL);
    }
}

static void code_renamed(struct lobby *lobby, const struct store_account *was, const char *name)
{
    struct store_code *code;
    for (size_t at = 0; (code = map_next(&lobby->codes->by_text, &at));)
        if (code->account == was->id)
            utf8_copy(name, code->name, sizeof(code->name));
}

static void code_erased(struct lobby *lobby, int64_t account)
{
    struct store_code *code;
    for (size_t at = 0; (code = map_next(&lobby->codes->by_text, &at));)
        if (code->account == account) {
            code_free(lobby, code);
            at--; /* another one may have moved to its place */
        }
}

/* ---- The part ---- */

/* Drops the codes that are not good any more. */
static void code_tidy(void *arg)
{
    struct lobby *lobby = arg;
    struct store_code *code;
    for (size_t at = 0; (code = map_next(&lobby->codes->by_text, &at));)
        if (!code_good(lobby, code)) {
            store_drop(lobby->deps.store, STORE_RECORD_CODE, code->id, code_stored, NULL);
            code_free(lobby, code);
            at--;
        }
    timer_set(lobby->timers, &lobby->codes->timer, LOOK_MS, code_tidy, lobby);
}

static void code_load_row(void *arg, const struct store_code *row)
{
    code_put(((struct load *)arg)->errand.lobby, row);
}

static void code_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_CODE, ROWS_READ, code_load_row, load_end,
               load_new(lobby, "codes"));
}

static void code_end(struct lobby *lobby)
{
    map_free_all(&lobby->codes->by_text);
}

static void code_gone(struct session *s)
{
    session_keep(&s->code, NULL);
}

const struct lobby_part code_part = {
    LOBBY_SLOT(codes),       .load = code_load,     .begin = code_tidy,
    .end = code_end,         .gone = code_gone,     .notice = code_notice,
    .renamed = code_renamed, .merged = code_merged, .erased = code_erased};
