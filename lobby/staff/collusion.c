/*
 * The collusion report. It reads an account's latest ranked games from the store, judges them as
 * pattern.h says, and puts the result into words for moderators. It informs them and does nothing
 * else.
 *
 * Games are read and judged on the thread that reads (store_reads). Soft moves are counted one game
 * at a time, so that other reads come in between. At most SOFT_GAMES games with the partner and as
 * many without are replayed (table_check.h).
 *
 * Everybody plays softly (pattern.h) at times and with reason. So the report compares how often
 * somebody does it with one partner and how often with others (Fisher's test, see pattern.h). Soft
 * moves are counted only in games that can list their moves, which Exta-Cards cannot.
 */
#include "act.h"
#include "pattern.h"
#include "table_check.h"

enum { SOFT_GAMES = 15, LOGINS = 20 };

struct collusion {
    int64_t account;
    char name[STORE_NAME_MAX];
    struct pattern_pair pair[PATTERN_PAIRS];
    char partner[PATTERN_PAIRS][STORE_NAME_MAX];
    int npairs;
    /* The games in which soft moves of the first pair's feeder are counted. */
    int64_t game[2 * SOFT_GAMES];
    int ngames;
};

/* ---- Words ---- */

static const char *collusion_name_of(const struct collusion *c, int k, int64_t account)
{
    return account == c->account ? c->name : c->partner[k];
}

static void collusion_put_else(const struct pattern_rate *rate, bool odd, struct buf *out)
{
    buf_printf(out, " (%d of %d without the other)%s.\n", rate->n_else, rate->of_else,
               odd ? ", which is odd" : "");
}

static void collusion_put_pair(const struct collusion *c, int k, struct buf *out)
{
    const struct pattern_pair *p = &c->pair[k];
    unsigned odd = pattern_odd(p);
    buf_printf(out,
               "Pattern: %s and %s shared a table in %d of the last %d games (expected %.0f)%s.\n",
               c->name, c->partner[k], p->together, p->games, p->expected,
               (odd & PATTERN_ODD_TOGETHER) != 0 ? ", which is odd" : "");
    buf_printf(out, "  %s won %d of those %d (expected %.0f)%s.\n",
               collusion_name_of(c, k, p->winner), p->wins, p->together, p->wins_expected,
               (odd & PATTERN_ODD_WINS) != 0 ? ", which is odd" : "");
    if (p->left.n > 0) {
        buf_printf(out, "  %s left %d of %d, and the other won", collusion_name_of(c, k, p->feeder),
                   p->left.n, p->left.of);
        collusion_put_else(&p->left, (odd & PATTERN_ODD_LEFT) != 0, out);
    }
    if (p->soft.of > 0) {
        buf_printf(out, "  %s played softly in %d of %d moves", collusion_name_of(c, k, p->feeder),
                   p->soft.n, p->soft.of);
        collusion_put_else(&p->soft, (odd & PATTERN_ODD_SOFT) != 0, out);
    }
    if (p->networks > 0)
        buf_printf(out, "  Both came from %d of the same networks or with the same keys.\n",
                   p->networks);
}

static void collusion_item_rate(struct act *act, const struct pattern_rate *rate, bool odd)
{
    act_item_list(act);
    if (rate->of > 0)
        act_item(act, "%d%d%d%d%d", rate->n, rate->of, rate->n_else, rate->of_else, odd);
    act_item_list_end(act);
}

/* ---- Networks and keys ---- */

struct places {
    char place[2 * LOGINS][STORE_ADDRESS_MAX]; /* from which the account came */
    int n;
};

static int collusion_place_find(const struct places *places, const char *place)
{
    int i = 0;
    while (i < places->n && strcmp(places->place[i], place) != 0)
        i++;
    return i;
}

static void collusion_place_add(struct places *places, const char *place)
{
    if (place[0] != '\0' && places->n < 2 * LOGINS &&
        collusion_place_find(places, place) == places->n)
        utf8_copy(place, places->place[places->n++], sizeof(places->place[0]));
}

/* ---- Games and partners ---- */

/* Writes a game as pattern.h takes it. Returns 1, or 0 if the game has more seats than that. */
static int collusion_game_take(const struct store_game *game, struct pattern_game *out)
{
    if (game->nseats > PATTERN_SEATS)
        return 0;
    *out = (struct pattern_game){.id = game->id, .nseats = game->nseats};
    for (int i = 0; i < game->nseats; i++)
        out->seat[i] = (struct pattern_seat){.account = game->seat[i].account,
                                             .won = game->seat[i].outcome > 0,
                                             .left = game->seat[i].left};
    return 1;
}

/* The pool has the latest ranked games of everybody. In a busy room the account's own may be older,
 * so they are read, too. */
static void collusion_pairs_read(struct store *store, struct collusion *c)
{
    const struct pattern_pair *first = &c->pair[0];
    struct store_account partner;
    const struct store_game *game;
    /* how many games of the first pair's feeder are taken, with the winner and without */
    int with = 0, without = 0, n = 0;
    FREED struct pattern_game *pool = xcalloc(PATTERN_POOL + PATTERN_GAMES, sizeof(*pool));
    int64_t oldest = 1; /* number of the oldest game read so far */
    STORE_EACH (game, games_of, store, 0, true, 0, PATTERN_POOL) {
        oldest = game->number;
        n += collusion_game_take(game, &pool[n]);
    }
    STORE_EACH (game, games_of, store, c->account, true, oldest, PATTERN_GAMES)
        n += collusion_game_take(game, &pool[n]);
    c->npairs = pattern_look(pool, n, c->account, c->pair, PATTERN_PAIRS);
    for (int i = 0; i < c->npairs; i++)
        utf8_copy(store_reads_account(store, c->pair[i].partner, &partner) ? partner.name
                                                                           : "somebody",
                  c->partner[i], sizeof(c->partner[0]));
    for (int i = 0; i < n && c->npairs > 0; i++) {
        int *taken = pattern_seat_of(&pool[i], first->winner) ? &with : &without;
        if (pattern_seat_of(&pool[i], first->feeder) && (*taken)++ < SOFT_GAMES)
            c->game[c->ngames++] = pool[i].id;
    }
}

static void collusion_read(struct store *store, void *result)
{
    _Static_assert(2 * LOGINS < 64, "a bit for each place, and one for what is none");
    struct collusion *c = result;
    const struct store_login *login;
    struct places places = {.n = 0};
    uint64_t shared = 0; /* bits: which of the account's places the partner used, too */
    collusion_pairs_read(store, c);
    if (c->npairs == 0)
        return;
    STORE_EACH_OF (login, store, STORE_RECORD_LOGIN, c->account, LOGINS) {
        collusion_place_add(&places, login->network);
        collusion_place_add(&places, login->fingerprint);
    }
    STORE_EACH_OF (login, store, STORE_RECORD_LOGIN, c->pair[0].partner, LOGINS)
        shared |= UINT64_C(1) << collusion_place_find(&places, login->network) |
                  UINT64_C(1) << collusion_place_find(&places, login->fingerprint);
    c->pair[0].networks = __builtin_popcountll(shared & ((UINT64_C(1) << places.n) - 1));
}

void collusion_brief(struct store *reads, int64_t account, struct buf *out)
{
    struct store_account today;
    struct collusion c = {.account = account};
    if (!store_reads_account(reads, account, &today)) /* a guest */
        return;
    memcpy(c.name, today.name, sizeof(c.name));
    collusion_pairs_read(reads, &c);
    if (c.npairs > 0)
        collusion_put_pair(&c, 0, out);
}

/* ---- Soft moves of the feeder of the first pair ---- */

struct soft {
    int64_t game, feeder, winner;
    struct store_game row;
    struct table_check *check;
    struct pattern_rate rate;
};

static void collusion_soft_move(void *arg, const struct game_rules *rules, const void *state,
                                int seat, const struct game_move *move)
{
    struct soft *s = arg;
    bool with = false;
    if (s->row.seat[seat - 1].account != s->feeder)
        return;
    enum pattern_soft soft = pattern_soft_judge(rules, state, seat, move);
    if (soft == PATTERN_SOFT_NO_CHOICE)
        return;
    for (int i = 0; i < s->row.nseats; i++)
        with |= s->row.seat[i].account == s->winner;
    *(with ? &s->rate.of : &s->rate.of_else) += 1;
    *(with ? &s->rate.n : &s->rate.n_else) += soft == PATTERN_SOFT_YES;
}

static void collusion_soft_game(void *arg, const struct store_game *row)
{
    struct soft *s = arg;
    s->row = *row;
    table_check_game(s->check, row);
}

static void collusion_soft_event(void *arg, const struct store_event *event)
{
    table_check_event(((struct soft *)arg)->check, event);
}

static void collusion_soft_read(struct store *store, void *result)
{
    struct soft *s = result;
    s->check = table_check_new();
    table_check_watch(s->check, collusion_soft_move, s);
    store_game_read(store, s->game, collusion_soft_game, collusion_soft_event, NULL, s);
    while (s->row.id != 0 && table_check_step(s->check))
        ;
    table_check_free(&s->check);
}

/* ---- The act ---- */

struct collusion_look {
    struct act act;
    struct collusion found;
    int counted; /* how many of the games have had their soft moves counted */
};

static void collusion_show(struct collusion_look *a)
{
    struct collusion *c = &a->found;
    BUF_LOCAL out = {0};
    bool striking = false;
    pattern_rate_test(&c->pair[0].soft);
    for (int k = 0; k < c->npairs; k++) {
        collusion_put_pair(c, k, &out);
        striking |= pattern_striking(pattern_odd(&c->pair[k]));
    }
    for (int k = 0; k < c->npairs; k++) { /* the same pairs, for programs */
        const struct pattern_pair *p = &c->pair[k];
        unsigned odd = pattern_odd(p);
        act_item(&a->act, "%s%d%d%d%d%s%d%d%d%s", c->partner[k], p->games, p->together,
                 (int)(p->expected + 0.5), (odd & PATTERN_ODD_TOGETHER) != 0,
                 collusion_name_of(c, k, p->winner), p->wins, (int)(p->wins_expected + 0.5),
                 (odd & PATTERN_ODD_WINS) != 0, collusion_name_of(c, k, p->feeder));
        collusion_item_rate(&a->act, &p->left, (odd & PATTERN_ODD_LEFT) != 0);
        collusion_item_rate(&a->act, &p->soft, (odd & PATTERN_ODD_SOFT) != 0);
        act_item_more(&a->act, "%d%d", p->networks, striking && pattern_striking(odd));
    }
    if (c->npairs == 0)
        buf_printf(&out,
                   "Nobody shared %d or more of the latest ranked games with %s, so there is "
                   "nothing to compare.",
                   PATTERN_TOGETHER, c->name);
    else if (striking)
        buf_puts(&out, "That stands out, but proves nothing: look at the `replay` of some of these "
                       "games first.");
    else
        buf_puts(&out, "Nothing in that stands out.");
    act_end(&a->act, true, "%s", buf_text(&out));
}

static void collusion_soft_next(struct act *act, void *result)
{
    struct collusion_look *a = (struct collusion_look *)act;
    struct pattern_pair *p = &a->found.pair[0];
    const struct soft *told = result;
    p->soft.n += told->rate.n;
    p->soft.of += told->rate.of;
    p->soft.n_else += told->rate.n_else;
    p->soft.of_else += told->rate.of_else;
    if (a->counted == a->found.ngames) {
        collusion_show(a);
        return;
    }
    const struct soft next = {
        .game = a->found.game[a->counted++], .feeder = p->feeder, .winner = p->winner};
    act_reads(act, STORE_READS(struct soft, collusion_soft_read), &next, collusion_soft_next);
}

static void collusion_looked(struct act *act, void *result)
{
    ((struct collusion_look *)act)->found = *(const struct collusion *)result;
    collusion_soft_next(act, &(struct soft){.game = 0});
}

static void collusion_act(struct act *act)
{
    struct collusion c = {.account = act->account.id};
    memcpy(c.name, act->account.name, sizeof(c.name));
    act_reads(act, STORE_READS(struct collusion, collusion_read), &c, collusion_looked);
}

static const struct act_field rate_fields[] = {
    {"n", ACT_FIELD_NUMBER, "how often, in games with the other"},
    {"of", ACT_FIELD_NUMBER, "chances in those"},
    {"n_else", ACT_FIELD_NUMBER, "how often, in games without the other"},
    {"of_else", ACT_FIELD_NUMBER, "chances in those"},
    {"odd", ACT_FIELD_FLAG, "whether that is odd"}};
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
    {"left", ACT_FIELD_LIST, "games that the feeder left; empty: none", ACT_FIELDS(rate_fields)},
    {"soft", ACT_FIELD_LIST, "soft moves of the feeder; empty: not counted",
     ACT_FIELDS(rate_fields)},
    {"networks", ACT_FIELD_NUMBER, "networks and keys that both used"},
    {"striking", ACT_FIELD_FLAG, "whether the pair stands out"}};

const struct act_row collusion_acts[] = {
    {"collusion", STORE_MODERATOR, collusion_act,
     N_("whether somebody's ranked games look as if two helped each other"), .looks = ACT_LOOKS_UP,
     .args = {{"who", ACT_NAME}}, .heavy = true, ACT_FIELDS(pair_fields),
     .size = sizeof(struct collusion_look)},
    {NULL}};
