/*
 * See collusion.h. A chain of questions to the store: each is asked when the one before has been
 * answered.
 */
#include "collusion.h"

#include <stdlib.h>
#include <string.h>

#include "act.h"
#include "pattern.h"
#include "soft_play.h"
#include "table_check.h"
#include "utf8.h"
#include "xalloc.h"

enum { SOFT_GAMES = 15, LOGINS = 20 };

struct collusion {
    struct act act; /* of the act `collusion`; otherwise only its errand is used */
    void (*brief)(void *arg, const char *text);
    void *brief_arg;
    int64_t account;
    char name[STORE_NAME_MAX];
    struct pattern_game *pool;
    int npool;
    struct pattern_look *look;
    int64_t oldest; /* number of the oldest game read so far */
    struct pattern_pair pair[PATTERN_PAIRS];
    char partner[PATTERN_PAIRS][STORE_NAME_MAX];
    int npairs, named;
    /* The account's networks and keys. */
    char place[2 * LOGINS][STORE_ADDRESS_MAX];
    int nplaces;
    uint64_t shared; /* bits: which of those the partner used, too */
    /* Soft moves. */
    struct table_check *check;
    struct store_game row;
    int64_t game[2 * SOFT_GAMES];
    int ngames, read;
    /* Done in this slice: events read and moves tried. */
    int work;
};

static struct store *store_of(const struct collusion *c)
{
    return c->act.errand.lobby->deps.store;
}

static void drop(void *arg)
{
    struct collusion *c = arg;
    table_check_free(&c->check);
    pattern_look_free(&c->look);
    free(c->pool);
}

/* Goes on with `fn` after others have had their turn. */
static void later(struct collusion *c, void (*fn)(void *arg))
{
    timer_set(c->act.errand.lobby->timers, &c->act.errand.timer, 0, fn, c);
}

/* ---- Words ---- */

static const char *name_of(const struct collusion *c, int k, int64_t account)
{
    return account == c->account ? c->name : c->partner[k];
}

static void put_else(const struct pattern_rate *rate, struct buf *out)
{
    buf_printf(out, " (%d of %d without the other)%s.\n", rate->n_else, rate->of_else,
               rate->p < PATTERN_ODD ? ", which is odd" : "");
}

static void put_pair(const struct collusion *c, int k, struct buf *out)
{
    const struct pattern_pair *p = &c->pair[k];
    unsigned odd = pattern_odd(p);
    buf_printf(out,
               "Pattern: %s and %s shared a table in %d of the last %d games (expected %.0f)%s.\n",
               c->name, c->partner[k], p->together, p->games, p->expected,
               (odd & PATTERN_ODD_TOGETHER) != 0 ? ", which is odd" : "");
    buf_printf(out, "  %s won %d of those %d (expected %.0f)%s.\n", name_of(c, k, p->winner),
               p->wins, p->together, p->wins_expected,
               (odd & PATTERN_ODD_WINS) != 0 ? ", which is odd" : "");
    if (p->left.n > 0) {
        buf_printf(out, "  %s left %d of %d, and the other won", name_of(c, k, p->feeder),
                   p->left.n, p->left.of);
        put_else(&p->left, out);
    }
    if (p->soft.of > 0) {
        buf_printf(out, "  %s played softly in %d of %d moves", name_of(c, k, p->feeder), p->soft.n,
                   p->soft.of);
        put_else(&p->soft, out);
    }
    if (p->networks > 0)
        buf_printf(out, "  Both came from %d of the same networks or with the same keys.\n",
                   p->networks);
}

static void item_rate(struct act *act, const char *name, const struct pattern_rate *rate)
{
    act_item_list(act, name);
    if (rate->of > 0) {
        act_item(act);
        act_item_number(act, "n", rate->n);
        act_item_number(act, "of", rate->of);
        act_item_number(act, "n_else", rate->n_else);
        act_item_number(act, "of_else", rate->of_else);
        act_item_flag(act, "odd", rate->p < PATTERN_ODD);
    }
    act_item_list_end(act);
}

/* The same for programs. */
static void items_put(struct collusion *c, bool striking)
{
    struct act *act = &c->act;
    for (int k = 0; k < c->npairs; k++) {
        const struct pattern_pair *p = &c->pair[k];
        unsigned odd = pattern_odd(p);
        act_item(act);
        act_item_text(act, "partner", c->partner[k]);
        act_item_number(act, "games", p->games);
        act_item_number(act, "together", p->together);
        act_item_number(act, "expected", (int64_t)(p->expected + 0.5));
        act_item_flag(act, "odd_together", odd & PATTERN_ODD_TOGETHER);
        act_item_text(act, "winner", name_of(c, k, p->winner));
        act_item_number(act, "wins", p->wins);
        act_item_number(act, "wins_expected", (int64_t)(p->wins_expected + 0.5));
        act_item_flag(act, "odd_wins", odd & PATTERN_ODD_WINS);
        act_item_text(act, "feeder", name_of(c, k, p->feeder));
        item_rate(act, "left", &p->left);
        item_rate(act, "soft", &p->soft);
        act_item_number(act, "networks", p->networks);
        act_item_flag(act, "striking", striking && pattern_striking(odd));
    }
}

static void collusion_show(struct collusion *c)
{
    struct buf out = {0};
    bool striking = false;
    for (int k = 0; k < c->npairs && (k == 0 || !c->brief); k++) {
        put_pair(c, k, &out);
        striking |= pattern_striking(pattern_odd(&c->pair[k]));
    }
    if (c->brief) {
        c->brief(c->brief_arg, buf_text(&out));
        buf_free(&out);
        errand_end(c);
        return;
    }
    items_put(c, striking);
    if (c->npairs == 0)
        buf_printf(&out, "%s met nobody in %d ranked games lately.", c->name, PATTERN_TOGETHER);
    else if (striking)
        buf_puts(&out, "That stands out, but proves nothing: look at the `replay` of some of these "
                       "games first.");
    else
        buf_puts(&out, "Nothing in that stands out.");
    act_end(&c->act, true, "%s", buf_text(&out));
    buf_free(&out);
}

/* ---- Soft moves of the feeder of the first pair ---- */

static void soft_move(void *arg, const struct game_rules *rules, const void *state, int seat,
                      const struct game_move *move)
{
    struct collusion *c = arg;
    struct pattern_pair *p = &c->pair[0];
    bool with = false;
    if (c->row.seat[seat - 1].account != p->feeder)
        return;
    enum soft_play soft = soft_play_judge(rules, state, seat, move, &c->work);
    if (soft == SOFT_PLAY_NO_CHOICE)
        return;
    for (int i = 0; i < c->row.nseats; i++)
        with |= c->row.seat[i].account == p->winner;
    *(with ? &p->soft.of : &p->soft.of_else) += 1;
    *(with ? &p->soft.n : &p->soft.n_else) += soft == SOFT_PLAY_YES;
}

static void soft_game(void *arg, const struct store_game *row)
{
    struct collusion *c = arg;
    c->row = *row;
    table_check_game(c->check, row);
}

static void soft_event(void *arg, int32_t seq, const struct store_event *event)
{
    table_check_event(((struct collusion *)arg)->check, seq, event);
}

static void soft_next(struct collusion *c);

static void soft_slice(void *arg)
{
    struct collusion *c = arg;
    for (c->work = 0; c->work < COLLUSION_SLICE; c->work++) {
        if (!table_check_step(c->check)) {
            soft_next(c);
            return;
        }
    }
    later(c, soft_slice);
}

static void soft_read(void *arg, enum store_status status)
{
    if (status == STORE_OK)
        soft_slice(arg);
    else
        soft_next(arg);
}

static void soft_next(struct collusion *c)
{
    if (c->read < c->ngames) {
        store_game_read(store_of(c), c->game[c->read++], soft_game, soft_event, soft_read, c);
        return;
    }
    pattern_rate_test(&c->pair[0].soft);
    collusion_show(c);
}

static bool in_game(const struct pattern_game *g, int64_t account)
{
    for (int i = 0; i < g->nseats; i++)
        if (g->seat[i].account == account)
            return true;
    return false;
}

static void soft_begin(struct collusion *c)
{
    const struct pattern_pair *p = &c->pair[0];
    int with = 0, without = 0;
    for (int i = 0; i < c->npool; i++) {
        if (!in_game(&c->pool[i], p->feeder))
            continue;
        int *n = in_game(&c->pool[i], p->winner) ? &with : &without;
        if (*n < SOFT_GAMES) {
            ++*n;
            c->game[c->ngames++] = c->pool[i].id;
        }
    }
    c->check = table_check_new();
    table_check_watch(c->check, soft_move, c);
    soft_next(c);
}

/* ---- Networks and keys ---- */

static int place_find(const struct collusion *c, const char *place)
{
    int i = 0;
    while (i < c->nplaces && strcmp(c->place[i], place) != 0)
        i++;
    return i;
}

static void place_add(struct collusion *c, const char *place)
{
    if (place[0] != '\0' && c->nplaces < 2 * LOGINS && place_find(c, place) == c->nplaces)
        utf8_copy(place, c->place[c->nplaces++], sizeof(c->place[0]));
}

static void place_shared(struct collusion *c, const char *place)
{
    int i = place_find(c, place);
    if (i < c->nplaces && i < 64)
        c->shared |= UINT64_C(1) << i;
}

static void login_own(void *arg, const struct store_login *login)
{
    place_add(arg, login->network);
    place_add(arg, login->fingerprint);
}

static void login_theirs(void *arg, const struct store_login *login)
{
    place_shared(arg, login->network);
    place_shared(arg, login->fingerprint);
}

static void logins_of(struct collusion *c, int64_t account, store_login_cb *each,
                      store_done_cb *done)
{
    store_logins(store_of(c), account, LOGINS, each, done, c);
}

static void logins_read(void *arg, enum store_status status)
{
    struct collusion *c = arg;
    (void)status;
    c->pair[0].networks = __builtin_popcountll(c->shared);
    soft_begin(c);
}

static void logins_own_read(void *arg, enum store_status status)
{
    struct collusion *c = arg;
    (void)status;
    logins_of(c, c->pair[0].partner, login_theirs, logins_read);
}

/* ---- Games and partners ---- */

static void partners_next(struct collusion *c);

static void partner_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct collusion *c = arg;
    utf8_copy(status == STORE_OK ? account->name : "somebody", c->partner[c->named],
              sizeof(c->partner[0]));
    c->named++;
    partners_next(c);
}

static void partners_next(struct collusion *c)
{
    if (c->named < c->npairs)
        store_account_by_id(store_of(c), c->pair[c->named].partner, partner_read, c);
    else if (c->npairs == 0 || c->brief)
        collusion_show(c);
    else
        logins_of(c, c->account, login_own, logins_own_read);
}

static void pool_game(void *arg, const struct store_game *game)
{
    struct collusion *c = arg;
    c->oldest = game->number;
    if (game->state != STORE_GAME_FINISHED || !game->competitive ||
        c->npool == PATTERN_POOL + PATTERN_GAMES || game->nseats > PATTERN_SEATS)
        return;
    struct pattern_game *g = &c->pool[c->npool++];
    *g = (struct pattern_game){.id = game->id, .nseats = game->nseats};
    for (int i = 0; i < game->nseats; i++)
        g->seat[i] = (struct pattern_seat){.account = game->seat[i].account,
                                           .won = game->seat[i].outcome > 0,
                                           .left = game->seat[i].left};
}

static void look_slice(void *arg)
{
    struct collusion *c = arg;
    for (int i = 0; i < COLLUSION_PARTNERS; i++) {
        if (!pattern_look_next(c->look)) {
            c->npairs = pattern_look_end(&c->look, c->pair, PATTERN_PAIRS);
            partners_next(c);
            return;
        }
    }
    later(c, look_slice);
}

static void own_read(void *arg, enum store_status status)
{
    struct collusion *c = arg;
    (void)status;
    c->look = pattern_look_new(c->pool, c->npool, c->account);
    look_slice(c);
}

/* The account's own games are read, too: in a busy room they may be older than the pool, which is
 * everybody's latest. */
static void pool_read(void *arg, enum store_status status)
{
    struct collusion *c = arg;
    (void)status;
    store_games_of(store_of(c), c->account, c->oldest, PATTERN_GAMES, pool_game, own_read, c);
}

static void begin(struct collusion *c, const struct store_account *account)
{
    c->account = account->id;
    memcpy(c->name, account->name, sizeof(c->name));
    c->pool = xcalloc(PATTERN_POOL + PATTERN_GAMES, sizeof(*c->pool));
    c->oldest = 1;
    store_games_of(store_of(c), 0, 0, PATTERN_POOL, pool_game, pool_read, c);
}

static void show_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct collusion *c = arg;
    if (act_found(&c->act, status, account))
        begin(c, account);
}

static void collusion(struct act *act)
{
    act_account(act, act->who, show_read);
}

static void collusion_drop(struct act *act)
{
    drop(act);
}

static const struct act_field rate_fields[] = {
    {"n", ACT_FIELD_NUMBER, "how often, in games with the other"},
    {"of", ACT_FIELD_NUMBER, "chances in those"},
    {"n_else", ACT_FIELD_NUMBER, "how often, in games without the other"},
    {"of_else", ACT_FIELD_NUMBER, "chances in those"},
    {"odd", ACT_FIELD_FLAG, "whether that is odd"},
    {NULL}};
static const struct act_field pair_fields[] = {
    {"partner", ACT_FIELD_TEXT, "whom the account met"},
    {"games", ACT_FIELD_NUMBER, "latest ranked games that were looked at"},
    {"together", ACT_FIELD_NUMBER, "games in which both sat"},
    {"expected", ACT_FIELD_NUMBER, "how many of those were to be expected"},
    {"odd_together", ACT_FIELD_FLAG, "whether that is odd"},
    {"winner", ACT_FIELD_TEXT, "who of the two won more"},
    {"wins", ACT_FIELD_NUMBER, "games together that this one won"},
    {"wins_expected", ACT_FIELD_NUMBER, "how many of those were to be expected"},
    {"odd_wins", ACT_FIELD_FLAG, "whether that is odd"},
    {"feeder", ACT_FIELD_TEXT, "the other of the two"},
    {"left", ACT_FIELD_LIST, "games that the feeder left; empty: none", .fields = rate_fields},
    {"soft", ACT_FIELD_LIST, "soft moves of the feeder; empty: not counted", .fields = rate_fields},
    {"networks", ACT_FIELD_NUMBER, "networks and keys that both used"},
    {"striking", ACT_FIELD_FLAG, "whether the pair stands out"},
    {NULL}};

const struct act_row collusion_acts[] = {
    {.name = "collusion",
     .args = {{"who", ACT_NAME}},
     .role = STORE_MODERATOR,
     .heavy = true,
     .help = N_("whether somebody's ranked games look as if two helped each other"),
     .fields = pair_fields,
     .size = sizeof(struct collusion),
     .run = collusion,
     .drop = collusion_drop},
    {.name = NULL}};

static void brief_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct collusion *c = arg;
    if (status == STORE_OK)
        begin(c, account);
    else
        collusion_show(c); /* the partner is a guest */
}

void collusion_brief(struct lobby *lobby, int64_t account,
                     void (*brief_cb)(void *arg, const char *text), void *arg)
{
    struct collusion *c = errand_new(lobby, NULL, sizeof(*c));
    c->act.errand.drop = drop;
    c->brief = brief_cb;
    c->brief_arg = arg;
    store_account_by_id(lobby->deps.store, account, brief_read, c);
}
