/*
 * See leaver.h. Leaves are records, and bars are sanctions of their own kind, so a restart keeps
 * both. Points are counted anew each time from what the store holds.
 */
#include "leaver.h"

#include "lobby_state.h"
#include "log.h"
#include "moderation.h"
#include "session.h"
#include "social.h"
#include "tongue.h"
#include "utf8.h"

enum { MINUTE = 60000 };

/* ---- The ladder ---- */

static bool leaver_was_lost(enum leave_how how)
{
    return how == LEAVE_LOST || how == LEAVE_LOST_PENALIZED;
}

static int leaver_weight(enum leave_how how)
{
    return how == LEAVE_QUIT || how == LEAVE_QUIT_PENALIZED ? 2 : leaver_was_lost(how) ? 1 : 0;
}

int leaver_counts(const struct store_leave *left, int64_t now)
{
    /* A leave in the future counts, or else setting the clock back would pardon it. It does not
     * count if it is so far ahead that the clock must have been wrong then. */
    const bool then = now - left->at_ms < LEAVER_MS && left->at_ms - now < CLOCK_AHEAD_MS;
    return then ? leaver_weight(left->how) : 0;
}

static void leaver_read(struct store *reads, void *result)
{
    struct leaver_kept *kept = result;
    const struct store_leave *leave;
    const struct store_game *game;
    STORE_EACH_OF (leave, reads, STORE_RECORD_LEAVE, kept->account, STORE_LEAVES_KEPT)
        kept->left[kept->n++] = *leave;
    STORE_EACH (game, games_of, reads, kept->account, true, 0, LEAVER_GAMES)
        for (int i = 0; i < game->nseats; i++)
            if (game->seat[i].account == kept->account && !game->seat[i].left)
                kept->finished_ms[kept->nfinished++] = game->ended_ms;
}

const struct store_reads leaver_reads = {sizeof(struct leaver_kept), leaver_read, NULL};

int leaver_points(const struct leaver_kept *kept, int64_t now)
{
    int points = 0, finished = 0;
    int64_t oldest = now;
    for (int i = 0; i < kept->n; i++) {
        const struct store_leave *left = &kept->left[i];
        points += leaver_counts(left, now);
        if (leaver_counts(left, now) > 0 && left->at_ms < oldest)
            oldest = left->at_ms;
    }
    for (int i = 0; i < kept->nfinished; i++)
        finished += kept->finished_ms[i] > oldest;
    points -= finished / LEAVER_GAMES_A_POINT;
    return points > 0 ? points : 0;
}

int64_t leaver_bar_ms(int points, enum leave_how how)
{
    static const struct {
        int points;
        int64_t minutes;
    } steps[] = {{9, 24 * 60}, {7, 6 * 60}, {5, 60}, {LEAVER_BARS, 10}};
    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
        if (points < steps[i].points)
            continue;
        int64_t minutes = leaver_was_lost(how) && steps[i].minutes > 60 ? 60 : steps[i].minutes;
        return minutes * MINUTE;
    }
    return 0;
}

/* Returns how many of the leaves count. `lost` gets how many of these were lost connections. */
static int leaver_count_left(const struct leaver_kept *kept, int64_t now, int *lost)
{
    int left = 0;
    *lost = 0;
    for (int i = 0; i < kept->n; i++) {
        left += leaver_counts(&kept->left[i], now) > 0;
        *lost += leaver_counts(&kept->left[i], now) > 0 && leaver_was_lost(kept->left[i].how);
    }
    return left;
}

/* ---- Bars ---- */

int64_t leaver_barred(void *arg, int64_t account)
{
    const struct lobby *lobby = arg;
    const struct store_sanction *bar = moderation_of(lobby->moderation, STORE_BAR, account);
    return bar ? bar->until_ms - clock_wall(lobby->deps.clock) : 0;
}

/* Appends how many of the leaves that were just mentioned were lost connections, if any. */
static void leaver_put_lost(int lost, struct buf *out)
{
    if (lost > 0)
        buf_printf(
            out,
            trn(" %d of these was a lost connection.", " %d of these were lost connections.", lost),
            lost);
}

/* ---- A leave, or one that is undone ---- */

/* A look at the account that left, once the leave is stored. */
struct review {
    struct errand errand;
    struct table_leave leave;
    struct reviewed {
        struct leaver_kept kept;
        struct store_account account; /* id 0: it was deleted meanwhile */
    } is;
};

/* Tells the leaver what follows, in their language. `ms`: for how long from now on a bar holds; 0:
 * no bar does. */
static void leaver_verdict_tell(const struct review *r, int64_t ms)
{
    struct lobby *lobby = r->errand.lobby;
    const struct session *s = lobby_by_person(lobby, r->leave.account);
    const int64_t now = clock_wall(lobby->deps.clock),
                  next = leaver_bar_ms(leaver_points(&r->is.kept, now) + leaver_weight(LEAVE_QUIT),
                                       LEAVE_QUIT);
    BUF_LOCAL line = {0};
    int before = tongue_use(s ? session_tongue(s) : TONGUE_ENGLISH);
    int lost, left = leaver_count_left(&r->is.kept, now, &lost);
    buf_printf(&line,
               trn("You left %d ranked game in the last 14 days.",
                   "You left %d ranked games in the last 14 days.", left),
               left);
    leaver_put_lost(lost, &line);
    buf_putc(&line, ' ');
    if (ms > 0)
        buf_printf(&line,
                   tr("Ranked tables are closed to you for %s; friendly ones are open. Type "
                      "`conduct` to see how that's counted."),
                   SPAN(ms));
    else if (next > 0)
        buf_printf(&line,
                   tr("That has no consequences yet. If you leave another one, ranked tables close "
                      "to you for %s; type `conduct` to see how that's counted."),
                   SPAN(next));
    else
        buf_puts(&line,
                 tr("That has no consequences yet. Type `conduct` to see how that's counted."));
    tongue_use(before);
    social_notice(lobby, r->leave.account, buf_text(&line));
}

static int64_t leaver_judged_bar_ms(const struct review *r)
{
    return leaver_bar_ms(leaver_points(&r->is.kept, clock_wall(r->errand.lobby->deps.clock)),
                         r->leave.away ? LEAVE_LOST : LEAVE_QUIT);
}

static void leaver_barred_stored(void *arg, enum store_status status)
{
    struct review *r = arg;
    if (status == STORE_OK)
        leaver_verdict_tell(r, leaver_judged_bar_ms(r));
    errand_end(r);
}

static void leaver_judge(struct review *r)
{
    struct lobby *lobby = r->errand.lobby;
    const int64_t ms = leaver_judged_bar_ms(r), barred = leaver_barred(lobby, r->leave.account),
                  now = clock_wall(lobby->deps.clock);
    if (ms > barred) {
        struct store_sanction what = {
            .kind = STORE_BAR, .account = r->leave.account, .until_ms = now + ms, .by = "the room"};
        int lost, left = leaver_count_left(&r->is.kept, now, &lost);
        memcpy(what.name, r->is.account.name, sizeof(what.name));
        /* The reason is stored and shown to others, so it is in English. */
        utf8_printf(what.reason, sizeof(what.reason),
                    "left %d ranked games in 14 days, %d of them by a lost connection.", left,
                    lost);
        moderation_put(lobby->moderation, &what, 1, leaver_barred_stored, r);
        return;
    }
    if (barred == 0)
        leaver_verdict_tell(r, 0);
    errand_end(r);
}

static void leaver_bar_lifted(void *arg, enum store_status status)
{
    struct review *r = arg;
    if (status == STORE_OK)
        social_notice(
            r->errand.lobby, r->leave.account,
            N_("A game you left doesn't count any more, so ranked tables are open to you again."));
    errand_end(r);
}

/* The game is void, so leaving it no longer counts. Lifts a bar if what still counts is not enough
 * for one. */
static void leaver_undo(struct review *r)
{
    struct lobby *lobby = r->errand.lobby;
    struct leaver_kept *kept = &r->is.kept;
    const struct moderation_lifting lift = {.kind = STORE_BAR, .who.account = kept->account};
    for (int i = 0; i < kept->n; i++) {
        if (kept->left[i].game != r->leave.game)
            continue;
        store_drop(lobby->deps.store, STORE_RECORD_LEAVE, kept->left[i].id, NULL, NULL);
        kept->left[i].how = LEAVE_PARDONED;
    }
    if (leaver_barred(lobby, kept->account) > 0 &&
        leaver_bar_ms(leaver_points(kept, clock_wall(lobby->deps.clock)), LEAVE_QUIT) == 0)
        moderation_lift(lobby->moderation, &lift, NULL, leaver_bar_lifted, r);
    else
        errand_end(r);
}

static void leaver_review_read(struct store *store, void *result)
{
    struct reviewed *is = result;
    leaver_read(store, &is->kept);
    store_reads_account(store, is->kept.account, &is->account);
}

static void leaver_review_told(void *arg, enum store_status status, void *result)
{
    struct review *r = arg;
    if (status != STORE_OK) {
        log_warn("leaver", "account=%jd error=\"not read\" status=%d", r->leave.account,
                 (int)status);
        errand_end(r);
        return;
    }
    r->is = *(const struct reviewed *)result;
    if (r->leave.undone)
        leaver_undo(r);
    else if (r->is.account.id != 0)
        leaver_judge(r);
    else
        errand_end(r);
}

/* The leave is stored, or is undone. */
static void leaver_noted(void *arg, enum store_status status)
{
    struct review *r = arg;
    if (status != STORE_OK || r->leave.forgiven)
        errand_end(r);
    else
        store_reads(r->errand.lobby->deps.store, STORE_READS(struct reviewed, leaver_review_read),
                    &(struct reviewed){.kept.account = r->leave.account}, leaver_review_told, r);
}

void leaver_left(void *arg, const struct table_leave *leave)
{
    struct lobby *lobby = arg;
    struct review *r = errand_new(lobby, NULL, sizeof(*r));
    r->leave = *leave;
    if (leave->undone) {
        r->leave.forgiven = false;
        leaver_noted(r, STORE_OK);
        return;
    }
    const enum leave_how how = leave->forgiven ? LEAVE_FORGIVEN
                               : leave->penalized
                                   ? (leave->away ? LEAVE_LOST_PENALIZED : LEAVE_QUIT_PENALIZED)
                                   : (leave->away ? LEAVE_LOST : LEAVE_QUIT);
    struct store_leave left = {.id = ids_next(lobby->deps.ids),
                               .account = leave->account,
                               .at_ms = clock_wall(lobby->deps.clock),
                               .game = leave->game,
                               .number = leave->game_number,
                               .how = (uint8_t)how};
    utf8_copy(leave->rules->title, left.title, sizeof(left.title));
    store_put(lobby->deps.store, STORE_RECORD_LEAVE, &left, leaver_noted, r);
}

/* ---- What is shown ---- */

void leaver_put_count(const struct leaver_kept *kept, int64_t now, struct buf *out)
{
    int lost, left = leaver_count_left(kept, now, &lost);
    if (left == 0)
        return;
    buf_printf(out,
               trn("Left %d ranked game in the last 14 days.",
                   "Left %d ranked games in the last 14 days.", left),
               left);
    leaver_put_lost(lost, out);
    buf_putc(out, '\n');
}
