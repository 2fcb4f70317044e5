/*
 * Automatic play and the bots of Exta-Cards. A bot plans throws from what it sees. It guesses the
 * curl of a card from the card's past errors, tries every throw of the list many times with the
 * scatter of EX-D5, and takes the one that gains most.
 */
#include "state.h"

#include <string.h>

/* ---- The automatic move (doc/rules/exta-cards.md, "Automatic move") ---- */

/* Orders pieces by row, then column. */
static int ec_bot_cell_order(const struct exta_cards *g, int piece)
{
    return exta_cards_row(g->d.piece[piece].y) * EXTA_CARDS_COLUMNS +
           exta_cards_column(g->d.piece[piece].x);
}

static int ec_bot_auto_piece(const struct exta_cards *g, int seat)
{
    int best = -1;

    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        if (!ec_may_throw(g, seat, i))
            continue;
        int more = best < 0 ? -1 : exta_cards_value(i) - exta_cards_value(best);
        if (more < 0 || (more == 0 && ec_bot_cell_order(g, i) < ec_bot_cell_order(g, best)))
            best = i;
    }
    return best;
}

/* The nearest card of the enemy's own colour; without one, the nearest card that may be hit. */
static int ec_bot_auto_target(const struct exta_cards *g, int seat)
{
    enum exta_cards_side side = ec_side(g, seat);
    uint8_t target[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(g->d.piece, side, true, target), best = -1;
    int32_t near = INT32_MAX;

    for (int enemy = 1; enemy >= 0 && best < 0; enemy--)
        for (int i = 0; i < n; i++) {
            int32_t d = exta_cards_far(side, &g->d.piece[target[i]]);

            if ((enemy && exta_cards_home(target[i]) != exta_cards_against(side)) || d > near ||
                (d == near && ec_bot_cell_order(g, target[i]) >= ec_bot_cell_order(g, best)))
                continue;
            near = d;
            best = target[i];
        }
    return best;
}

void ec_auto_move(const void *st, int seat, struct game_move *out)
{
    const struct exta_cards *g = st;

    memset(out, 0, sizeof(*out));
    if (g->d.phase == EXTA_CARDS_LAYOUT) {
        out->verb = MOVE_LAYOUT;
        out->style = LAYOUT_SPREAD;
        out->num[NUM_DONE] = 1;
        return;
    }
    if (g->d.phase == EXTA_CARDS_PLACE) {
        out->verb = MOVE_PLACE;
        return;
    }
    int piece = ec_bot_auto_piece(g, seat);
    int target = ec_bot_auto_target(g, seat);
    if (piece < 0 || target < 0) {
        /* Only a position that was set up can lack a piece or a target. */
        out->verb = MOVE_STOP;
        return;
    }
    int u = g->d.piece[target].x;
    int v = g->d.piece[target].y;
    exta_cards_turn(ec_side(g, seat), &u, &v);
    out->verb = MOVE_THROW;
    out->style = EXTA_CARDS_FLICK;
    ec_name_piece(g, out, piece);
    out->num[NUM_U] = (int16_t)u;
    out->num[NUM_V] = (int16_t)v;
}

/* ---- Guessing a curl ---- */

/* Weights say how exactly a throw shows the curl. They are the inverse of the variance, in 100
 * mm^2. A flick shows half the curl, with a scatter of its own. */
enum {
    BEFORE = 2, /* of what is known before any throw */
    FLOAT_U = 21,
    FLOAT_V = 13,
    FLICK_U = 13,
    FLICK_V = 1,
    WEIGHT_SCALE = 100
};

void ec_guess_curl(const struct exta_cards_error *error, int n, int piece, struct ec_guess *out)
{
    int weight_u = BEFORE, weight_v = BEFORE, sum_u = 0, sum_v = 0;

    out->seen = 0;
    for (int i = 0; i < n; i++) {
        bool floats = error[i].style == EXTA_CARDS_FLOAT;
        int wu = floats ? FLOAT_U : FLICK_U, wv = floats ? FLOAT_V : FLICK_V;

        if (error[i].piece != piece)
            continue;
        out->seen++;
        /* The curl shifts after each throw, so what was seen before counts for less. */
        weight_u -= (weight_u - BEFORE) / 4;
        weight_v -= (weight_v - BEFORE) / 4;
        sum_u -= sum_u / 4;
        sum_v -= sum_v / 4;
        weight_u += wu;
        weight_v += wv;
        sum_u += wu * error[i].right * (floats ? 1 : 2);
        sum_v += wv * error[i].beyond * (floats ? 1 : 2);
    }
    out->u = (int16_t)(sum_u / weight_u);
    out->v = (int16_t)(sum_v / weight_v);
    out->u_off = (int16_t)ec_isqrt(WEIGHT_SCALE * WEIGHT_SCALE / weight_u);
    out->v_off = (int16_t)ec_isqrt(WEIGHT_SCALE * WEIGHT_SCALE / weight_v);
}

/* ---- Planning throws ---- */

/* How many times a bot imagines each throw: a few times, like a person who judges by eye, or
 * many. */
enum { SAMPLES_FEW = 8, SAMPLES_MAX = 96 };
enum {
    TENTHS = 10,     /* of a point; the next two are in tenths */
    KNOWN_CARD = 30, /* what a side loses with the only card whose flight it knows */
    SPREAD = 40,     /* by how much the points of an even game differ after a throw */
    LATE = 4,        /* with this many own throws left, a known card counts in full */
    LONG = 1000      /* throws; stands for no limit */
};

/* How chance bends a throw. All throws that are compared are bent in the same ways. */
struct chance {
    int s, s2;          /* the scatter of EX-D5 */
    int off_u, off_v;   /* how far off a guess is, in tenths of its deviation */
    int curl_u, curl_v; /* the deviation for a card that was never seen to fly */
};
/* A card that may be hit: where it lies as the thrower sees it, and what a hit gains. The gain is
 * in points of difference, since what is hit changes sides. */
struct aim {
    int u, v, gain;
    uint8_t piece;
};
struct planner {
    const struct exta_cards_detail *d;
    enum exta_cards_side side;
    struct aim target[EXTA_CARDS_PIECES];
    int ntargets, samples;
    bool remembers; /* past errors */
    bool plans;     /* beyond the throw at hand */
    int lead, left; /* if the bot plans: by how many points it leads, and how many throws come after
                       this one */
    /* If it plans, in tenths of a point: what a side loses with the piece besides its points. A
     * side that has a card whose flight it knows throws it again and again. */
    int known[EXTA_CARDS_PIECES];
    struct chance chance[SAMPLES_MAX];
    struct ec_guess guess[EXTA_CARDS_PIECES]; /* for the bot's own pieces */
    bool guessed[EXTA_CARDS_PIECES];
};

/* The piece that a listed throw names. */
static int ec_bot_thrown_piece(const struct planner *p, const struct game_move *m)
{
    int piece = m->card[0] == CARD_JOKER ? EXTA_CARDS_JOKER1 : m->card[0] - 1;

    if (piece == EXTA_CARDS_JOKER1 &&
        (m->num[NUM_JOKER] == 2 || p->d->piece[piece].side != p->side))
        piece = EXTA_CARDS_JOKER2;
    return piece;
}

/* Finds out how the game stands. Values each side's cards by what everybody has seen of their
 * flight. */
static void ec_bot_planner_plan(struct planner *p, const struct game_view *view)
{
    const struct exta_cards_detail *d = p->d;
    int all = d->each > 0 ? 2 * d->each : d->limit > 0 ? d->limit : LONG, turns, count[3] = {0};

    p->plans = true;
    p->lead = view->seat[view->viewer].points - view->seat[3 - view->viewer].points;
    p->left = all > d->throws ? all - d->throws - 1 : 1 - d->throws % 2;
    turns = p->left / 2 < LATE ? p->left / 2 : LATE;
    for (int i = 0; i < d->nerrors; i++) {
        int piece = d->error[i].piece;

        if (p->known[piece] != 0 || d->piece[piece].side == EXTA_CARDS_MIDDLE ||
            d->piece[piece].where == EXTA_CARDS_LOCKED || exta_cards_captive(d->piece, piece))
            continue;
        p->known[piece] = 1;
        count[d->piece[piece].side]++;
    }
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (p->known[i] != 0)
            p->known[i] = KNOWN_CARD * turns / (LATE * count[d->piece[i].side]);
}

/* How good it is to be `ahead` tenths of a point with the throws that are left. The surer a side is
 * to win, the less one more point counts. */
static int ec_bot_standing_worth(const struct planner *p, int ahead)
{
    int far = SPREAD + SPREAD * ec_isqrt(100 * p->left) / 10;

    return (int)(INT64_C(100000) * ahead / ((ahead < 0 ? -ahead : ahead) + far));
}

/* What a landing gains. A thrown card that hits nothing changes sides. */
static int ec_bot_gain_of(const struct planner *p, int u, int v, int piece)
{
    int gain = 0, known = 0;

    for (int i = 0; i < p->ntargets; i++) {
        const struct aim *t = &p->target[i];

        if (u - t->u < EXTA_CARDS_CARD_WIDTH && t->u - u < EXTA_CARDS_CARD_WIDTH &&
            v - t->v < EXTA_CARDS_CARD_LENGTH && t->v - v < EXTA_CARDS_CARD_LENGTH) {
            gain += t->gain;
            known += p->known[t->piece];
        }
    }
    if (gain == 0) {
        gain = -2 * exta_cards_value(piece);
        known = -p->known[piece];
    }
    return p->plans ? ec_bot_standing_worth(p, TENTHS * (p->lead + gain) + known) : gain;
}

static int ec_bot_worth(struct planner *p, const struct game_move *m)
{
    int piece = ec_bot_thrown_piece(p, m), sum = 0;
    const struct ec_guess *guess = &p->guess[piece];

    if (!p->guessed[piece])
        ec_guess_curl(p->d->error, p->remembers ? p->d->nerrors : 0, piece, &p->guess[piece]);
    p->guessed[piece] = true;
    for (int i = 0; i < p->samples; i++) {
        const struct chance *c = &p->chance[i];
        int cu = c->curl_u, cv = c->curl_v, u, v;

        if (guess->seen > 0) {
            cu = guess->u + guess->u_off * c->off_u / 10;
            cv = guess->v + guess->v_off * c->off_v / 10;
        }
        ec_land(m->num[NUM_U], m->num[NUM_V], m->style, cu, cv, c->s, c->s2, &u, &v);
        sum += ec_bot_gain_of(p, u, v, piece);
    }
    return sum;
}

/* Whether the throw aims at the centre of a card without any correction. */
static bool ec_bot_is_straight(const struct planner *p, const struct game_move *m)
{
    for (int i = 0; i < p->ntargets; i++)
        if (p->target[i].u == m->num[NUM_U] && p->target[i].v == m->num[NUM_V])
            return true;
    return false;
}

/* Looks at the floor, and draws the ways in which chance may bend a throw. */
static void ec_bot_planner_begin(struct planner *p, struct rng *rng)
{
    uint8_t target[EXTA_CARDS_PIECES];

    p->ntargets = exta_cards_targets(p->d->piece, p->side, true, target);
    for (int i = 0; i < p->ntargets; i++) {
        const struct exta_cards_piece *t = &p->d->piece[target[i]];
        struct aim *aim = &p->target[i];

        aim->u = t->x;
        aim->v = t->y;
        exta_cards_turn(p->side, &aim->u, &aim->v);
        aim->gain = exta_cards_value(target[i]) * (t->side == EXTA_CARDS_MIDDLE ? 1 : 2);
        aim->piece = target[i];
    }
    for (int i = 0; i < p->samples; i++) {
        struct chance *c = &p->chance[i];

        c->s = ec_scatter(rng);
        c->s2 = ec_scatter(rng);
        /* A sum of three draws is close enough to the error of a guess. The deviation of that sum
         * is 10.5. */
        c->off_u = ec_scatter(rng);
        c->off_v = ec_scatter(rng);
        c->curl_u = (int)rng_below(rng, 25) * 10 - 120;
        c->curl_v = (int)rng_below(rng, 25) * 10 - 120;
    }
}

static int ec_bot_best_throw(struct planner *p, const struct game_move *legal, int nlegal,
                             struct rng *rng)
{
    int best = -1, most = 0;

    ec_bot_planner_begin(p, rng);
    for (int i = 0; i < nlegal; i++) {
        if (legal[i].verb != MOVE_THROW || (!p->remembers && !ec_bot_is_straight(p, &legal[i])))
            continue;
        int value = ec_bot_worth(p, &legal[i]);
        if (best < 0 || value > most) {
            best = i;
            most = value;
        }
    }
    return best;
}

/* ---- The bots ---- */

static int ec_bot_find_verb(const struct game_move *legal, int nlegal, enum game_verb verb)
{
    for (int i = 0; i < nlegal; i++)
        if (legal[i].verb == verb)
            return i;
    return -1;
}

/* Level 1 throws straight and remembers nothing. Level 2 corrects for the errors that it has seen
 * of a card. Level 3 judges each throw more finely, goes for the cards that the other side knows,
 * and plays for the result when the end comes near. All levels lay out `spread`,
 * place as EX-D11 does, agree to stop only when ahead, and never offer to. */
int ec_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng)
{
    const struct exta_cards_detail *d = view_detail(view);
    struct planner p = {
        .d = d, .samples = level >= 3 ? SAMPLES_MAX : SAMPLES_FEW, .remembers = level >= 2};
    int me = view->viewer;

    if (d->phase == EXTA_CARDS_LAYOUT)
        return ec_bot_find_verb(legal, nlegal, MOVE_LAYOUT); /* the first move is "spread done" */
    if (d->offer != 0 && d->offer != me && view->seat[me].points > view->seat[3 - me].points)
        return ec_bot_find_verb(legal, nlegal, MOVE_STOP);
    if ((view->must >> me & 1) == 0)
        return -1;
    if (d->phase == EXTA_CARDS_PLACE)
        return ec_bot_find_verb(legal, nlegal, MOVE_PLACE); /* the first is "auto" */
    p.side = me == d->good ? EXTA_CARDS_GOOD : EXTA_CARDS_BAD;
    if (level >= 3)
        ec_bot_planner_plan(&p, view);
    return ec_bot_best_throw(&p, legal, nlegal, rng);
}

/* Names the throws that are worth most, no two with the same card or at the same target. */
static void ec_bot_name_throws(const struct planner *p, const struct game_move *move, int n,
                               struct game_worth *out)
{
    enum { NAMED = 3, APART = EXTA_CARDS_CARD_WIDTH };
    int named[NAMED];

    for (int k = 0; k < NAMED; k++) {
        int best = -1;

        for (int i = 0; i < n; i++) {
            bool other = move[i].verb == MOVE_THROW;

            for (int j = 0; j < k; j++)
                other =
                    other &&
                    ec_bot_thrown_piece(p, &move[i]) != ec_bot_thrown_piece(p, &move[named[j]]) &&
                    abs(move[i].num[NUM_U] - move[named[j]].num[NUM_U]) +
                            abs(move[i].num[NUM_V] - move[named[j]].num[NUM_V]) >
                        APART;
            if (other && (best < 0 || out[i].wins > out[best].wins))
                best = i;
        }
        if (best < 0)
            return;
        named[k] = best;
        out[best].named = true;
    }
}

/* Rates throws as level 3 does. If level 3 does not throw, it names only the choice of level 3:
 * agreeing to stop counts as won, any other move as even. */
void ec_judge(const struct game_view *view, const struct game_move *move, int n, struct rng *rng,
              struct game_worth *out)
{
    enum { WON = 1000, EVEN = WON / 2, SCALE = 100000 / EVEN };
    const struct exta_cards_detail *d = view_detail(view);
    struct planner p = {.d = d, .samples = SAMPLES_MAX, .remembers = true};
    int choice = ec_bot(view, move, n, 3, rng);

    for (int i = 0; i < n; i++)
        out[i] = (struct game_worth){.wins = -1};
    if (choice < 0)
        return;
    if (move[choice].verb != MOVE_THROW) {
        out[choice] = (struct game_worth){move[choice].verb == MOVE_STOP ? WON : EVEN, true};
        return;
    }
    p.side = view->viewer == d->good ? EXTA_CARDS_GOOD : EXTA_CARDS_BAD;
    ec_bot_planner_plan(&p, view);
    ec_bot_planner_begin(&p, rng);
    for (int i = 0; i < n; i++)
        if (move[i].verb == MOVE_THROW)
            out[i].wins = (int16_t)(EVEN + ec_bot_worth(&p, &move[i]) / SAMPLES_MAX / SCALE);
    ec_bot_name_throws(&p, move, n, out);
}
