/*
 * See resume.h. Each person has one row, with the hashes of their last two tokens. A guest's token
 * is used up as soon as a client comes with it. An account's token is only marked as taken at
 * first, and is used up when the person is on. If the room dies in between, or the account cannot
 * be read, the token stays good.
 */
#include "resume.h"

#include <jansson.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "enter.h"
#include "gmcp.h"
#include "keyed.h"
#include "log.h"
#include "second.h"
#include "session.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    TOKEN = 32,
    ROWS_READ = 100000,
    LOOK_MS = 10000,
    /* How many guests who are away may come back. A guest who leaves when there are this many
     * cannot. Otherwise strangers could take so many names that the room would have to look long
     * for a free one for the next guest. */
    AWAY_MAX = 1024
};

struct resume {
    struct store_resume row;
    uint64_t alike; /* a hash of a guest's name's skeleton: the same for names that look alike */
    bool taken;     /* a client came with the token, and the account is being read */
};
struct resumes {
    struct map by_person; /* struct resume */
    struct map by_hash;   /* the same entries, by the start of each hash */
    struct map by_alike;  /* those of guests, by `alike` */
    struct keyed keyed;   /* the key of the hashes in `alike` */
    int away;             /* guests who are away */
    struct timer timer;
};

static uint64_t resume_key(const char *hash)
{
    char start[17];
    utf8_printf(start, sizeof(start), "%.16s", hash);
    return strtoull(start, NULL, 16);
}

static void resume_stored(void *arg UNUSED, enum store_status status)
{
    if (status != STORE_OK && status != STORE_NONE)
        log_warn("resume", "not stored, status=%d", (int)status);
}

/* ---- Entries in memory ---- */

static void resume_index(struct lobby *lobby, struct resume *r, bool in)
{
    const char *hash[] = {r->row.hash, r->row.hash_before};
    for (int i = 0; i < 2; i++)
        if (hash[i][0] != '\0' && in)
            map_put(&lobby->resumes->by_hash, resume_key(hash[i]), r);
        else if (hash[i][0] != '\0')
            map_remove(&lobby->resumes->by_hash, resume_key(hash[i]));
}

static struct resume *resume_of(const struct lobby *lobby, int64_t person)
{
    return map_get(&lobby->resumes->by_person, (uint64_t)person);
}

static uint64_t resume_alike(const struct lobby *lobby, const char *name)
{
    char skeleton[STORE_NAME_MAX];
    account_skeleton(name, skeleton);
    return keyed_hash(&lobby->resumes->keyed, skeleton, strlen(skeleton));
}

/* Sets until when the token is good; 0: the person is on. Counts the guests who are away. */
static void resume_ends(struct lobby *lobby, struct resume *r, int64_t ends_ms)
{
    lobby->resumes->away += r->row.guest * ((ends_ms != 0) - (r->row.ends_ms != 0));
    r->row.ends_ms = ends_ms;
}

static void resume_keep(struct lobby *lobby, const struct store_resume *row)
{
    struct resume *r = xcalloc(1, sizeof(*r));
    r->row = *row;
    r->row.ends_ms = 0;
    resume_ends(lobby, r, row->ends_ms);
    map_put(&lobby->resumes->by_person, (uint64_t)row->account, r);
    if (row->guest) {
        r->alike = resume_alike(lobby, row->name);
        map_put(&lobby->resumes->by_alike, r->alike, r);
    }
    resume_index(lobby, r, true);
}

static void resume_free(struct lobby *lobby, struct resume *r)
{
    resume_index(lobby, r, false);
    resume_ends(lobby, r, 0);
    if (r->row.guest && map_get(&lobby->resumes->by_alike, r->alike) == r)
        map_remove(&lobby->resumes->by_alike, r->alike);
    map_remove(&lobby->resumes->by_person, (uint64_t)r->row.account);
    explicit_bzero(r, sizeof(*r));
    free(r);
}

static void resume_drop(struct lobby *lobby, struct resume *r)
{
    store_drop(lobby->deps.store, STORE_RECORD_RESUME, r->row.account, resume_stored, NULL);
    resume_free(lobby, r);
}

void resume_forget(struct lobby *lobby, int64_t person)
{
    struct resume *r = resume_of(lobby, person);
    if (r)
        resume_drop(lobby, r);
}

static bool resume_over(const struct lobby *lobby, const struct resume *r)
{
    return r->row.ends_ms != 0 && clock_wall(lobby->deps.clock) >= r->row.ends_ms;
}

/* The entry with a token of this hash; NULL: there is none, or the token is too old or taken. */
static struct resume *resume_with(const struct lobby *lobby, const char *hash)
{
    struct resume *r = map_get(&lobby->resumes->by_hash, resume_key(hash));
    bool same = r && (sodium_memcmp(r->row.hash, hash, STORE_TOKEN_HEX) == 0 ||
                      sodium_memcmp(r->row.hash_before, hash, STORE_TOKEN_HEX) == 0);
    return same && !r->taken && !resume_over(lobby, r) ? r : NULL;
}

bool resume_keeps_name(struct lobby *lobby, const char *name)
{
    const struct resume *r = map_get(&lobby->resumes->by_alike, resume_alike(lobby, name));
    return r && !lobby_by_person(lobby, r->row.account);
}

/* ---- Tokens ---- */

static void resume_hash(const char *token, char out[STORE_TOKEN_HEX])
{
    uint8_t hash[(STORE_TOKEN_HEX - 1) / 2];
    crypto_generichash(hash, sizeof(hash), (const uint8_t *)token, strlen(token), NULL, 0);
    sodium_bin2hex(out, STORE_TOKEN_HEX, hash, sizeof(hash));
}

struct giving {
    struct errand errand;
    uint64_t conn;
    char token[sodium_base64_ENCODED_LEN(TOKEN, sodium_base64_VARIANT_URLSAFE_NO_PADDING)];
};

static void resume_given(void *arg, enum store_status status)
{
    struct giving *g = arg;
    struct session *s = lobby_by_conn(g->errand.lobby, g->conn);
    if (status == STORE_OK && s && s->state == SESSION_IN)
        gmcp_send_json(s, GMCP_RESUME, "Cards.Resume", json_pack("{ss}", "token", g->token));
    else if (status != STORE_OK)
        resume_stored(NULL, status);
    errand_end(g);
}

/* Makes a token and sends it once it is stored. The token before it stays good, too: if the
 * connection was dead when the new one was sent, the client has only the old one. */
static void resume_give(struct session *s)
{
    struct lobby *lobby = s->lobby;
    struct resume *had = resume_of(lobby, s->person);
    struct store_resume row = {.account = s->person,
                               .at_ms = clock_wall(lobby->deps.clock),
                               .guest = s->kind == PERSON_GUEST};
    struct giving *g = errand_new(lobby, NULL, sizeof(*g));
    uint8_t random[TOKEN];
    g->conn = s->conn;
    randombytes_buf(random, sizeof(random));
    sodium_bin2base64(g->token, sizeof(g->token), random, sizeof(random),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    explicit_bzero(random, sizeof(random));
    utf8_copy(s->name, row.name, sizeof(row.name));
    resume_hash(g->token, row.hash);
    if (had) {
        memcpy(row.hash_before, had->row.hash, sizeof(row.hash_before));
        resume_free(lobby, had);
    }
    resume_keep(lobby, &row);
    s->resumes = true;
    store_put(lobby->deps.store, STORE_RECORD_RESUME, &row, resume_given, g);
}

void resume_renew(struct lobby *lobby, int64_t person)
{
    struct session *s = lobby_by_person(lobby, person);
    if (!resume_of(lobby, person))
        return;
    resume_forget(lobby, person);
    if (s && gmcp_draws(s, GMCP_RESUME))
        resume_give(s);
}

static void resume_gmcp(struct session *s, unsigned begins)
{
    bool staff = s->kind == PERSON_ACCOUNT && s->account.role > STORE_PLAYER;
    if (gmcp_draws(s, GMCP_RESUME) && !staff &&
        ((begins & GMCP_RESUME) != 0 || !resume_of(s->lobby, s->person)))
        resume_give(s);
}

/* ---- Coming back ---- */

struct resuming {
    struct errand errand;
    struct store_account account;
    int64_t person;
    char hash[STORE_TOKEN_HEX]; /* that of the entry's newest token, to find the entry again */
};

/* The entry whose token this errand has taken; NULL: the token is not good any more. */
static struct resume *resume_taken(const struct resuming *r)
{
    struct resume *taken = resume_of(r->errand.lobby, r->person);
    return taken && taken->taken && memcmp(taken->row.hash, r->hash, sizeof(r->hash)) == 0 ? taken
                                                                                           : NULL;
}

static void resume_resuming_drop(void *arg)
{
    struct resuming *r = arg;
    struct resume *taken = resume_taken(r);
    if (taken)
        taken->taken = false;
}

/* Tells the client why it is not let in. `again`: the token stays good. */
static void resume_refuse(struct session *s, const char *why, bool again)
{
    static struct log_bound told;
    SESSION_SPEAKS(s);
    json_t *body = json_pack("{ss}", "error", tr(why));
    if (again)
        json_object_set_new(body, "again", json_true());
    if (log_within(&told, "resume", clock_mono(s->lobby->deps.clock)))
        log_info("resume", "refused from=%s", s->facts.address);
    gmcp_send_json(s, GMCP_RESUME, "Cards.Resume", body);
}

static const char used[] = N_("You have been away for too long, or have logged in elsewhere. Log "
                              "in with your name.");
static const char unread[] = N_("Your account can't be read at the moment. Try again in a minute, "
                                "or log in with your name.");

/* Ends the errand: nobody is let in. */
static void resume_fails(struct resuming *r, enum store_status status)
{
    bool read = status == STORE_OK || status == STORE_NONE;
    struct session *s = errand_session(r);
    struct resume *taken = resume_taken(r);
    if (taken && read) /* nobody can come back with this token */
        resume_drop(r->errand.lobby, taken);
    if (s && s->state == SESSION_LOGIN)
        resume_refuse(s, read ? used : unread, !read);
    errand_end(r);
}

static void resume_second_read(void *arg, enum store_status status,
                               const struct store_second *second)
{
    struct resuming *r = arg;
    struct session *s = errand_session(r);
    if ((status != STORE_OK && status != STORE_NONE) || !resume_taken(r)) {
        resume_fails(r, status);
        return;
    }
    if (s && s->state == SESSION_LOGIN) {
        s->second = second;
        session_enter_account(s, &r->account, false);
    }
    errand_end(r);
}

static void resume_account_read(void *arg, enum store_status status,
                                const struct store_account *account)
{
    struct resuming *r = arg;
    if (status != STORE_OK || account->merged_into != 0 || account->role != STORE_PLAYER) {
        resume_fails(r, status);
        return;
    }
    r->account = *account;
    second_read(r->errand.lobby, account->id, resume_second_read, r);
}

void resume_take(struct session *s, const char *body)
{
    char hash[STORE_TOKEN_HEX] = "";
    json_t *json = json_loads(body, 0, NULL);
    const char *token = json_string_value(json_object_get(json, "token"));
    if (token)
        resume_hash(token, hash);
    json_decref(json);
    if (s->state != SESSION_LOGIN || s->waiting > 0) {
        resume_refuse(s, N_("You are logged in, or about to be."), false);
        return;
    }
    struct resume *r = hash[0] != '\0' ? resume_with(s->lobby, hash) : NULL;
    if (!r) {
        resume_refuse(s, used, false);
        return;
    }
    const bool banned = session_ban(s, r->row.guest ? 0 : r->row.account);
    if (!r->row.guest && !banned) {
        struct resuming *resuming = errand_new(s->lobby, s, sizeof(*resuming));
        resuming->errand.drop = resume_resuming_drop;
        resuming->person = r->row.account;
        memcpy(resuming->hash, r->row.hash, sizeof(resuming->hash));
        r->taken = true;
        store_account_by_id(s->lobby->deps.store, resuming->person, resume_account_read, resuming);
        return;
    }
    struct store_resume row = r->row;
    resume_drop(s->lobby, r);
    if (banned) {
        resume_refuse(s, N_("You are banned. Log in with your name to read why."), false);
    } else {
        session_wait(s);
        settings_read(&s->settings, row.settings);
        session_apply_settings(s, false);
        session_enter_guest(s, row.account, row.name, false);
        session_go_on(s);
    }
    explicit_bzero(&row, sizeof(row));
}

/* ---- Who comes, goes and stays away ---- */

static void resume_on(struct session *s, const struct lobby_coming *coming)
{
    struct resume *r = resume_of(s->lobby, s->person);
    if (!r)
        return;
    if (!coming->returned) { /* they have logged in anew, so the token ends */
        resume_drop(s->lobby, r);
        return;
    }
    resume_ends(s->lobby, r, 0);
    s->resumes = true;
}

static void resume_look(void *arg)
{
    struct lobby *lobby = arg;
    bool more = false;
    struct resume *r;
    for (size_t at = 0; (r = map_next(&lobby->resumes->by_person, &at));) {
        if (!resume_over(lobby, r)) {
            more = more || r->row.ends_ms != 0;
            continue;
        }
        /* A guest cannot come back any more, so their seat is given up. */
        const struct store_resume *row = &r->row;
        struct person person = {.id = row->account, .kind = PERSON_GUEST};
        const int32_t table = tables_seat_of(lobby->tables, row->account);
        memcpy(person.name, row->name, sizeof(person.name));
        if (row->guest && table != 0 && !lobby_by_person(lobby, row->account))
            tables_send(lobby->tables, &(struct table_message){
                                           .kind = TABLE_LEAVE, .table = table, .from = person});
        resume_drop(lobby, r);
        at--; /* another entry may have moved to this place */
    }
    if (more)
        timer_set(lobby->timers, &lobby->resumes->timer, LOOK_MS, resume_look, lobby);
}

static void resume_off(struct session *s)
{
    struct resume *r = resume_of(s->lobby, s->person);
    if (!r)
        return;
    s->resumes = s->resumes && !(r->row.guest && s->lobby->resumes->away >= AWAY_MAX);
    if (!s->resumes) {
        resume_drop(s->lobby, r);
        return;
    }
    BUF_LOCAL settings = {0};
    resume_ends(s->lobby, r, clock_wall(s->lobby->deps.clock) + RESUME_MS);
    settings_write(&s->settings, &settings);
    if (r->row.guest)
        utf8_copy(buf_text(&settings), r->row.settings, sizeof(r->row.settings));
    store_put(s->lobby->deps.store, STORE_RECORD_RESUME, &r->row, resume_stored, NULL);
    if (!timer_is_set(&s->lobby->resumes->timer))
        timer_set(s->lobby->timers, &s->lobby->resumes->timer, LOOK_MS, resume_look, s->lobby);
}

/* ---- The part ---- */

/* Somebody who was on when the last room ended may have lost the connection then, so the time in
 * which they can come back begins now. */
static void resume_load_row(void *arg, const struct store_resume *row)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    struct store_resume kept = *row;
    if (kept.ends_ms == 0)
        kept.ends_ms = clock_wall(lobby->deps.clock) + RESUME_MS;
    resume_keep(lobby, &kept);
}

static void resume_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_RESUME, ROWS_READ, resume_load_row, load_end,
               load_new(lobby, "tokens"));
}

static void resume_make(struct lobby *lobby)
{
    keyed_init(&lobby->resumes->keyed);
}

static void resume_end(struct lobby *lobby)
{
    for (struct resume *r; (r = map_next(&lobby->resumes->by_person, &(size_t){0}));)
        resume_free(lobby, r);
    map_free(&lobby->resumes->by_person);
    map_free(&lobby->resumes->by_hash);
    map_free(&lobby->resumes->by_alike);
}

const struct lobby_part resume_part = {
    LOBBY_SLOT(resumes),  .make = resume_make, .load = resume_load,
    .begin = resume_look, .end = resume_end,   .on = resume_on,
    .off = resume_off,    .gmcp = resume_gmcp, .erased = resume_forget};
