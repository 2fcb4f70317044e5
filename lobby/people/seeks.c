/*
 * See seeks.h. Seeks are kept in the order in which they came.
 */
#include "seeks.h"

#include <stdlib.h>
#include <string.h>

#include "map.h"
#include "ranking.h"
#include "tongue.h"
#include "xalloc.h"

enum { PAIR_STEPS = 3, STARTS = 8, GROUP_STEPS = 4 * SEEKS_STEPS };

/* In the order in which they are tried. */
static const int paces[] = {FORMULA_NORMAL, FORMULA_FAST, FORMULA_SLOW};

TAILQ_HEAD(seek_list, seek);

struct seeks {
    struct seeks_deps deps;
    struct seek_list list;
    int n, waiting;
    struct map by_person, by_number;
    int32_t number_last;
    /* The search under way: for `anchor`, from `at` on; NULL: none. */
    struct seek *anchor, *at, *next_anchor;
    struct seek *candidate[SEEKS_CANDIDATES];
    int ncandidates;
    int steps; /* how many since the slice began */
};

struct seeks *seeks_new(const struct seeks_deps *deps)
{
    struct seeks *seeks = xcalloc(1, sizeof(*seeks));
    seeks->deps = *deps;
    seeks->number_last = SEEKS_NUMBER - 1;
    TAILQ_INIT(&seeks->list);
    return seeks;
}

void seeks_free(struct seeks **handle)
{
    struct seeks *seeks = *handle;
    if (!seeks)
        return;
    struct seek *seek;
    while ((seek = TAILQ_FIRST(&seeks->list)))
        seeks_drop(seeks, seek);
    map_free(&seeks->by_person);
    map_free(&seeks->by_number);
    free(seeks);
    *handle = NULL;
}

/* ---- Adding, finding ---- */

const char *seeks_refusal(const struct seeks *seeks, int64_t person, const char *address)
{
    struct network network;
    const struct seek *seek;
    const bool known = network_subscriber(address, &network);
    int near = 0;
    TAILQ_FOREACH (seek, &seeks->list, link)
        near += known && seek->person != person && network_equal(&seek->network, &network);
    if (seeks->n - (seeks_of(seeks, person) ? 1 : 0) >= SEEKS_MAX)
        return N_("Too many people seek a game at the moment. Type `sought` and take one up.");
    if (near >= SEEKS_NETWORK_MAX && !network_listed(*seeks->deps.exempt, address))
        return N_("Several people seek a game from your network already. Type `sought` to see "
                  "what there is.");
    return NULL;
}

struct seek *seeks_put(struct seeks *seeks, const struct seek *made)
{
    struct seek *old = seeks_of(seeks, made->person), *seek = xcalloc(1, sizeof(*seek));
    *seek = *made;
    if (old)
        seeks_drop(seeks, old);
    seek->waits = false;
    seek->forming = NULL;
    seek->uses = formulas_uses(&seek->formulas);
    if (!network_subscriber(seek->address, &seek->network))
        seek->network = (struct network){.bits = 0}; /* not equal to that of any subscriber */
    if (seek->number < SEEKS_NUMBER || seeks_numbered(seeks, seek->number)) {
        do
            seeks->number_last = seeks->number_last >= SEEKS_NUMBER + 2 * SEEKS_MAX
                                     ? SEEKS_NUMBER
                                     : seeks->number_last + 1;
        while (seeks_numbered(seeks, seeks->number_last));
        seek->number = seeks->number_last;
    }
    /* A seek that comes from an earlier room may have waited longer than others: it goes in front
     * of those. */
    struct seek *after = TAILQ_LAST(&seeks->list, seek_list);
    while (after && after->since_ms > seek->since_ms)
        after = TAILQ_PREV(after, seek_list, link);
    if (after)
        TAILQ_INSERT_AFTER(&seeks->list, after, seek, link);
    else
        TAILQ_INSERT_HEAD(&seeks->list, seek, link);
    map_put(&seeks->by_person, (uint64_t)seek->person, seek);
    map_put(&seeks->by_number, (uint64_t)seek->number, seek);
    seeks->n++;
    seeks_again(seeks, seek);
    return seek;
}

void seeks_drop(struct seeks *seeks, struct seek *seek)
{
    if (seeks->anchor == seek)
        seeks->anchor = NULL;
    if (seeks->at == seek)
        seeks->at = TAILQ_NEXT(seek, link);
    if (seeks->next_anchor == seek)
        seeks->next_anchor = TAILQ_NEXT(seek, link);
    for (int i = 0; i < seeks->ncandidates; i++)
        if (seeks->candidate[i] == seek) {
            XREMOVE(seeks->candidate, seeks->ncandidates, i);
            break;
        }
    TAILQ_REMOVE(&seeks->list, seek, link);
    map_remove(&seeks->by_person, (uint64_t)seek->person);
    map_remove(&seeks->by_number, (uint64_t)seek->number);
    seeks->n--;
    seeks->waiting -= seek->waits;
    formulas_clear(&seek->formulas);
    free(seek);
}

struct seek *seeks_of(const struct seeks *seeks, int64_t person)
{
    return seeks->n > 0 ? map_get(&seeks->by_person, (uint64_t)person) : NULL;
}

struct seek *seeks_numbered(const struct seeks *seeks, int32_t number)
{
    return number > 0 ? map_get(&seeks->by_number, (uint64_t)number) : NULL;
}

struct seek *seeks_next(const struct seeks *seeks, const struct seek *after)
{
    return after ? TAILQ_NEXT(after, link) : TAILQ_FIRST(&seeks->list);
}

int seeks_count(const struct seeks *seeks)
{
    return seeks->n;
}

/* ---- Two people ---- */

/* Whether the words of one seek, by themselves, allow this trial. */
static bool seeks_words_take(struct seeks *seeks, const struct seek *of,
                             const struct seek_trial *trial)
{
    const struct seek_words *w = &of->words;
    int least, most;
    if ((w->games >> trial->game & 1) == 0 || !seek_seats(w, trial->game, &least, &most) ||
        trial->seats < least || trial->seats > most || w->bet != trial->bet ||
        (w->pace != SEEK_PACE_ANY && w->pace != trial->pace))
        return false;
    if (!trial->ranked)
        return w->terms != SEEK_RANKED;
    return w->terms != SEEK_FRIENDLY && !of->guest &&
           !seeks->deps.barred(seeks->deps.arg, of, trial->bet);
}

static bool seeks_rating_fits(const struct seek *of, const struct seek *other,
                              const struct seek_trial *trial)
{
    const struct seek_words *w = &of->words;
    int32_t rating = other->rating[trial->game].shown;
    if (w->own)
        rating -= of->rating[trial->game].shown;
    return !w->rated || (rating >= w->low && rating <= w->high);
}

static bool seeks_formula_holds(struct seeks *seeks, const struct seek *of,
                                const struct seek *other, const struct seek_trial *trial,
                                struct seek_pair pair)
{
    const struct seek_rating *theirs = &other->rating[trial->game], *own = &of->rating[trial->game];
    if (!of->formulas.part[0])
        return true;
    struct formula_vars vars = {.at = {[FORMULA_GAME] = trial->game,
                                       [FORMULA_SEATS] = trial->seats,
                                       [FORMULA_RANKED] = trial->ranked,
                                       [FORMULA_BET] = trial->bet,
                                       [FORMULA_PACE] = trial->pace,
                                       [FORMULA_RATING] = theirs->shown,
                                       [FORMULA_RATINGDIFF] = theirs->shown - own->shown,
                                       [FORMULA_PROVISIONAL] = theirs->provisional,
                                       [FORMULA_GAMES] = theirs->games,
                                       [FORMULA_CONDUCT] = (int32_t)other->conduct,
                                       [FORMULA_FRIEND] = pair.friend,
                                       [FORMULA_IGNORED] = pair.ignored,
                                       [FORMULA_AGE] = other->age_days,
                                       [FORMULA_MET] = pair.met}};
    seeks->steps++;
    return formulas_hold(&of->formulas, &vars);
}

/* What two people are to each other. The caller is asked for it only once. */
struct seek_pairs {
    bool known;
    struct seek_pair ab, ba;
};

/* Whether two people fit in a trial that the words of both allow. */
static bool seeks_people_fit(struct seeks *seeks, const struct seek *a, const struct seek *b,
                             struct seek_pairs *pairs, const struct seek_trial *trial)
{
    seeks->steps++;
    if (!seeks_rating_fits(a, b, trial) || !seeks_rating_fits(b, a, trial))
        return false;
    if (!pairs->known) {
        seeks->steps += PAIR_STEPS;
        pairs->known = true;
        pairs->ab = seeks->deps.pair(seeks->deps.arg, a->person, b->person);
        pairs->ba = seeks->deps.pair(seeks->deps.arg, b->person, a->person);
    }
    return !pairs->ab.ignored && !pairs->ba.ignored &&
           seeks_formula_holds(seeks, a, b, trial, pairs->ab) &&
           seeks_formula_holds(seeks, b, a, trial, pairs->ba) &&
           !(trial->ranked && ranking_same_address(a->address, b->address, *seeks->deps.exempt));
}

static bool seeks_fit(struct seeks *seeks, const struct seek *a, const struct seek *b,
                      const struct seek_trial *trial)
{
    struct seek_pairs pairs = {.known = false};
    return a != b && seeks_words_take(seeks, a, trial) && seeks_words_take(seeks, b, trial) &&
           seeks_people_fit(seeks, a, b, &pairs, trial);
}

/* Whether the words of both, who seek this game, agree on seats and pace. `trial` gets the least
 * seats and the pace, `most` the most seats. This has to be cheap, because it is done for every two
 * seeks. */
static bool seeks_words_meet(const struct seek_words *a, const struct seek_words *b, int game,
                             struct seek_trial *trial, int *most)
{
    int low_a, low_b, high_a, high_b;
    if (!seek_seats(a, game, &low_a, &high_a) || !seek_seats(b, game, &low_b, &high_b))
        return false;
    *trial = (struct seek_trial){.game = game, .bet = a->bet};
    trial->seats = low_a > low_b ? low_a : low_b;
    *most = high_a < high_b ? high_a : high_b;
    trial->pace = a->pace != SEEK_PACE_ANY   ? a->pace
                  : b->pace != SEEK_PACE_ANY ? b->pace
                                             : FORMULA_NORMAL;
    return trial->seats <= *most &&
           (a->pace == SEEK_PACE_ANY || b->pace == SEEK_PACE_ANY || a->pace == b->pace);
}

/* Finds the first trial of this game, from `trial` on, that both would play. Tries other seats and
 * paces only if a formula asks for them. */
static bool seeks_match_game(struct seeks *seeks, const struct seek *a, const struct seek *b,
                             struct seek_pairs *pairs, struct seek_trial *trial, int most)
{
    const uint32_t uses = a->uses | b->uses;
    const bool any = a->words.pace == SEEK_PACE_ANY && b->words.pace == SEEK_PACE_ANY &&
                     (uses >> FORMULA_PACE & 1) != 0;
    const int pace = trial->pace, last = (uses >> FORMULA_SEATS & 1) != 0 ? most : trial->seats;
    for (; trial->seats <= last; trial->seats++)
        for (int ranked = 1; ranked >= 0; ranked--)
            for (int p = 0; p < (any ? 3 : 1); p++) {
                trial->ranked = ranked;
                trial->pace = any ? paces[p] : pace;
                if (seeks_words_take(seeks, a, trial) && seeks_words_take(seeks, b, trial) &&
                    seeks_people_fit(seeks, a, b, pairs, trial))
                    return true;
            }
    return false;
}

bool seeks_match(struct seeks *seeks, const struct seek *a, const struct seek *b,
                 struct seek_trial *out)
{
    const struct seek_words *x = &a->words, *y = &b->words;
    uint16_t both = x->games & y->games;
    struct seek_pairs pairs = {.known = false};
    if (a == b || both == 0 || x->bet != y->bet ||
        (x->terms != SEEK_EITHER && y->terms != SEEK_EITHER && x->terms != y->terms))
        return false;
    for (; both != 0; both &= (uint16_t)(both - 1)) {
        struct seek_trial trial;
        int most;
        if (!seeks_words_meet(x, y, __builtin_ctz(both), &trial, &most))
            continue;
        if (seeks_match_game(seeks, a, b, &pairs, &trial, most)) {
            if (out)
                *out = trial;
            return true;
        }
    }
    return false;
}

/* ---- A group ---- */

static bool seeks_can_join(const struct seeks *seeks, const struct seek *seek, int64_t now)
{
    return !seek->forming && seek->gone_ms == 0 && seek->out_until <= now && seek->ends_ms > now &&
           seeks->deps.free(seeks->deps.arg, seek);
}

struct ranked_candidate {
    struct seek *seek;
    int64_t wait;
    int32_t spread;
    int met;
};

/* Puts the best candidate first (ME-D6). */
static int seeks_by_rank(const void *x, const void *y)
{
    const struct ranked_candidate *a = x, *b = y;
    if (a->wait != b->wait)
        return a->wait < b->wait ? -1 : 1;
    if (a->spread != b->spread)
        return a->spread < b->spread ? -1 : 1;
    if (a->met != b->met)
        return a->met < b->met ? -1 : 1;
    return a->seek->number < b->seek->number ? -1 : a->seek->number > b->seek->number;
}

/* Finds the candidates who fit the anchor in this trial, in the order of ME-D6. */
static int seeks_rank(struct seeks *seeks, const struct seek_trial *trial,
                      struct ranked_candidate *out)
{
    const struct seek *anchor = seeks->anchor;
    int64_t now = clock_mono(seeks->deps.clock);
    int n = 0;
    for (int i = 0; i < seeks->ncandidates; i++) {
        struct seek *seek = seeks->candidate[i];
        if (!seeks_can_join(seeks, seek, now) || !seeks_fit(seeks, anchor, seek, trial))
            continue;
        int32_t spread = seek->rating[trial->game].shown - anchor->rating[trial->game].shown;
        struct seek_pair pair = seeks->deps.pair(seeks->deps.arg, anchor->person, seek->person);
        out[n++] = (struct ranked_candidate){.seek = seek,
                                             .wait = seek->since_ms / SEEKS_WAIT_MS,
                                             .spread = spread < 0 ? -spread : spread,
                                             .met = pair.met};
    }
    qsort(out, (size_t)n, sizeof(*out), seeks_by_rank);
    return n;
}

/* Takes the first candidates, from `first` on, who fit each other. False: too few do. */
static bool seeks_choose(struct seeks *seeks, const struct seek_trial *trial,
                         const struct ranked_candidate *from, int n, int first,
                         struct seek_group *out)
{
    *out = (struct seek_group){.trial = *trial, .n = 1, .member = {seeks->anchor}};
    for (int i = first; i < n && out->n < trial->seats && seeks->steps < GROUP_STEPS; i++) {
        bool fits = true;
        for (int j = 1; j < out->n && fits; j++)
            fits = seeks_fit(seeks, out->member[j], from[i].seek, trial);
        if (fits)
            out->member[out->n++] = from[i].seek;
    }
    return out->n == trial->seats;
}

/* Finds a group for one trial. The pace is the anchor's; if the anchor has none, each pace is
 * tried. */
static bool seeks_group_of(struct seeks *seeks, struct seek_trial *trial, struct seek_group *out)
{
    struct ranked_candidate ranked[SEEKS_CANDIDATES];
    bool any = seeks->anchor->words.pace == SEEK_PACE_ANY;
    for (int p = 0; p < (any ? 3 : 1); p++) {
        trial->pace = any ? paces[p] : seeks->anchor->words.pace;
        int n =
            seeks_words_take(seeks, seeks->anchor, trial) ? seeks_rank(seeks, trial, ranked) : 0;
        for (int first = 0; first + trial->seats - 1 <= n && first < STARTS; first++)
            if (seeks_choose(seeks, trial, ranked, n, first, out))
                return true;
    }
    return false;
}

/* Once all candidates of the anchor are known: finds the first game that they can play together,
 * with as few seats as possible (ME-D3). */
static bool seeks_group_find(struct seeks *seeks, struct seek_group *out)
{
    const struct seek_words *w = &seeks->anchor->words;
    for (int game = 0; game < SEEK_GAMES_MAX && game_registry[game]; game++) {
        int least, most;
        if ((w->games >> game & 1) == 0 || !seek_seats(w, game, &least, &most))
            continue;
        for (int seats = least; seats <= most && seats <= seeks->ncandidates + 1; seats++)
            for (int ranked = 1; ranked >= 0; ranked--) {
                struct seek_trial trial = {
                    .game = game, .seats = seats, .ranked = ranked, .bet = w->bet};
                if (seeks->steps < GROUP_STEPS && seeks_group_of(seeks, &trial, out))
                    return true;
            }
    }
    return false;
}

void seeks_again(struct seeks *seeks, struct seek *seek)
{
    seeks->waiting += !seek->waits;
    seek->waits = true;
}

bool seeks_waiting(const struct seeks *seeks)
{
    return seeks->anchor || seeks->waiting > 0;
}

/* Makes the next seek that waits the anchor. False: none waits, or the slice is over. */
static bool seeks_anchor_next(struct seeks *seeks)
{
    int64_t now = clock_mono(seeks->deps.clock);
    while (seeks->waiting > 0 && seeks->steps < SEEKS_STEPS) {
        struct seek *seek = seeks->next_anchor ? seeks->next_anchor : TAILQ_FIRST(&seeks->list);
        seeks->next_anchor = TAILQ_NEXT(seek, link);
        seeks->steps++;
        if (!seek->waits)
            continue;
        seek->waits = false;
        seeks->waiting--;
        if (!seeks_can_join(seeks, seek, now))
            continue;
        seeks->anchor = seek;
        seeks->at = TAILQ_FIRST(&seeks->list);
        seeks->ncandidates = 0;
        return true;
    }
    return false;
}

bool seeks_step(struct seeks *seeks, struct seek_group *out)
{
    int64_t now = clock_mono(seeks->deps.clock);
    unsigned looked = 0;
    seeks->steps = 0;
    if (!seeks->anchor && !seeks_anchor_next(seeks))
        return false;
    for (; seeks->at && seeks->ncandidates < SEEKS_CANDIDATES && seeks->steps < SEEKS_STEPS;
         seeks->at = TAILQ_NEXT(seeks->at, link)) {
        seeks->steps += looked++ % 8 == 0; /* for most seeks the words alone decide, which is
                                              cheap */
        if (seeks_match(seeks, seeks->anchor, seeks->at, NULL) &&
            seeks_can_join(seeks, seeks->at, now))
            seeks->candidate[seeks->ncandidates++] = seeks->at;
    }
    if (seeks->at && seeks->ncandidates < SEEKS_CANDIDATES)
        return false;
    seeks->steps = 0;
    bool found = seeks_can_join(seeks, seeks->anchor, now) && seeks_group_find(seeks, out);
    seeks->anchor = NULL;
    return found;
}
