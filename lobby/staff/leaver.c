/*
 * See leaver.h. Leaves are records, and bars are sanctions of their own kind, so a restart keeps
 * both. Points are counted anew each time from what the store holds.
 */
#include "leaver.h"

#include "act.h"
#include "log.h"
#include "social.h"
#include "tongue.h"

enum { MINUTE = 60000, VOTES = 8 /* how many open votes on somebody are shown */ };

/* ---- The ladder ---- */

static bool leaver_was_lost(enum leave_how how)
{
    return how == LEAVE_LOST || how == LEAVE_LOST_PENALIZED;
}

static int leaver_weight(enum leave_how how)
{
    return how == LEAVE_QUIT || how == LEAVE_QUIT_PENALIZED ? 2 : leaver_was_lost(how) ? 1 : 0;
}

static bool leaver_counts(const struct store_leave *left, int64_t now)
{
    /* A leave in the future counts, or else setting the clock back would pardon it. It does not
     * count if it is so far ahead that the clock must have been wrong then. */
    return leaver_weight(left->how) > 0 && now - left->at_ms < LEAVER_MS &&
           left->at_ms - now < CLOCK_AHEAD_MS;
}

static void leaver_read(struct store *reads, void *result)
{
    struct leaver_kept *kept = result;
    const struct store_leave *leave;
    const struct store_game *game;
    STORE_EACH_OF (leave, reads, STORE_RECORD_LEAVE, kept->account, STORE_LEAVES_KEPT)
        kept->left[kept->n++] = *leave;
    STORE_EACH (game, ranked_of, reads, kept->account, 0, LEAVER_GAMES)
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
        if (!leaver_counts(left, now))
            continue;
        points += leaver_weight(left->how);
        oldest = left->at_ms < oldest ? left->at_ms : oldest;
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
        left += leaver_counts(&kept->left[i], now);
        *lost += leaver_counts(&kept->left[i], now) && leaver_was_lost(kept->left[i].how);
    }
    return left;
}

/* ---- Bars ---- */

int64_t leaver_barred(void *arg, int64_t account)
{
    const struct lobby *lobby = arg;
    const struct moderation_who who = {.account = account};
    const struct store_sanction *bar = moderation_find(lobby->moderation, STORE_BAR, &who, NULL);
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

static void leaver_bar_lift(struct lobby *lobby, int64_t account, void (*last)(void *arg),
                            store_done_cb *cb, void *arg)
{
    const struct moderation_lifting lift = {.kind = STORE_BAR, .who = {.account = account}};
    moderation_lift(lobby->moderation, &lift, last, cb, arg);
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
    for (int i = 0; i < kept->n; i++) {
        if (kept->left[i].game != r->leave.game)
            continue;
        store_drop(lobby->deps.store, STORE_RECORD_LEAVE, kept->left[i].id, NULL, NULL);
        kept->left[i].how = LEAVE_PARDONED;
    }
    if (leaver_barred(lobby, kept->account) > 0 &&
        leaver_bar_ms(leaver_points(kept, clock_wall(lobby->deps.clock)), LEAVE_QUIT) == 0)
        leaver_bar_lift(lobby, kept->account, NULL, leaver_bar_lifted, r);
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
        log_warn("leaver", "account=%lld error=\"not read\" status=%d", (long long)r->leave.account,
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

static const char *leaver_how_text(const struct store_leave *left, int64_t now)
{
    if (left->how == LEAVE_FORGIVEN)
        return tr("forgiven: no points");
    if (left->how == LEAVE_PARDONED)
        return tr("pardoned by the staff: no points");
    if (!leaver_counts(left, now))
        return tr("more than 14 days ago: no points");
    switch (left->how) {
    case LEAVE_LOST_PENALIZED: return tr("lost connection, penalized: 1 point");
    case LEAVE_QUIT_PENALIZED: return tr("left by choice, penalized: 2 points");
    case LEAVE_LOST: return tr("lost connection, not penalized: 1 point");
    default: return tr("left by choice, not penalized: 2 points");
    }
}

/* Appends on whose leaves the reader has yet to vote, and what to type for that. */
static void leaver_put_asked(struct lobby *lobby, int64_t account, struct buf *out)
{
    char name[TABLE_NAME_MAX];
    int n = tables_votes(lobby->tables, account, name);
    if (n == 1)
        buf_printf(out,
                   tr("%1$s left your game, and your vote is open. Type `penalize %1$s` (costs 20 "
                      "XP) or `forgive %1$s`."),
                   name);
    else if (n > 1)
        buf_puts(out,
                 tr("Several players left your games, and your votes are open. Type `penalize` "
                    "or `forgive` and a name."));
    buf_puts(out, n > 0 ? "\n" : "");
}

/* Adds what leaver_show tells, for programs. */
static void leaver_show_items(struct act *act, const struct leaver_kept *kept, int64_t barred,
                              const struct table_vote *vote, int nvotes)
{
    static const char *const words[] = {
        [LEAVE_LOST_PENALIZED] = "lost", [LEAVE_LOST] = "lost",
        [LEAVE_QUIT_PENALIZED] = "left", [LEAVE_QUIT] = "left",
        [LEAVE_FORGIVEN] = "forgiven",   [LEAVE_PARDONED] = "pardoned"};
    const int64_t now = act_now(act);
    act_item(act, "%s%d%jd", act->about, leaver_points(kept, now), barred > 0 ? now + barred : 0);
    act_item_list(act);
    for (int i = 0; i < nvotes; i++)
        act_item(act, "%jd%jd%s%s%d", vote[i].at_ms, vote[i].game, vote[i].rules->title, "voting",
                 0);
    for (int i = 0; i < kept->n; i++) {
        const struct store_leave *left = &kept->left[i];
        act_item(act, "%jd%jd%s%s%d", left->at_ms, left->number, left->title, words[left->how],
                 leaver_counts(left, now) ? leaver_weight(left->how) : 0);
    }
    act_item_list_end(act);
}

static void leaver_put_game(struct buf *out, int64_t at_ms, int64_t game, const char *title,
                            const char *how)
{
    char number[24];
    utf8_printf(number, sizeof(number), "%jd", game);
    buf_puts(out, SPAN_TIME(at_ms));
    buf_printf(out, tr("  game %s, %s, %s\n"), number, title, how);
}

static void leaver_show(struct act *act, void *result)
{
    struct lobby *lobby = act->errand.lobby;
    struct leaver_kept *kept = result;
    struct buf *out = &act->list;
    const int64_t now = act_now(act), barred = leaver_barred(lobby, kept->account);
    const int points = leaver_points(kept, now);
    const bool own = kept->account == act->actor.account;
    const char *who = act->about;
    struct table_vote vote[VOTES];
    int nvotes = tables_votes_on(lobby->tables, kept->account, vote, VOTES);
    act_speak(act);
    leaver_show_items(act, kept, barred, vote, nvotes);
    kept->nfinished = 0;
    const int bare = leaver_points(kept, now);
    if (own)
        leaver_put_asked(lobby, kept->account, out);
    if (kept->n == 0 && nvotes == 0)
        buf_printf(out,
                   own ? tr("You haven't left any ranked games.\n")
                       : tr("%s hasn't left any ranked games.\n"),
                   who);
    for (int i = 0; i < nvotes; i++)
        leaver_put_game(out, vote[i].at_ms, vote[i].game, vote[i].rules->title,
                        tr("the others still vote on it: no points yet"));
    for (int i = 0; i < kept->n; i++)
        leaver_put_game(out, kept->left[i].at_ms, kept->left[i].number, kept->left[i].title,
                        leaver_how_text(&kept->left[i], now));
    if (bare > points && own)
        buf_printf(out, tr("Your points now: %d. Games finished since took %d off.\n"), points,
                   bare - points);
    else if (bare > points)
        buf_printf(out, tr("Points of %s now: %d. Games finished since took %d off.\n"), who,
                   points, bare - points);
    else if (bare > 0 && own)
        buf_printf(out, tr("Your points now: %d.\n"), points);
    else if (bare > 0)
        buf_printf(out, tr("Points of %s now: %d.\n"), who, points);
    if (barred > 0 && own)
        buf_printf(out, tr("Ranked tables are closed to you for another %s.\n"), SPAN(barred));
    else if (barred > 0)
        buf_printf(out, tr("Ranked tables are closed to %s for another %s.\n"), who, SPAN(barred));
    buf_puts(
        out,
        tr("Leaving closes ranked tables: with 3 points for 10 minutes, with 5 for an hour, with 7 "
           "for 6 hours, with 9 for a day. A lost connection closes them for an hour at most.\n"));
    act_end_list(act);
}

static void leaver_show_read(struct act *act, const struct store_account *account)
{
    if (!act_found(act, account))
        return;
    act_speak(act);
    if (account->id != act->actor.account && act->actor.role < STORE_MODERATOR)
        act_end(act, false,
                tr("Only the staff can see which games somebody else left. Type `finger %s` to see "
                   "what everybody can."),
                account->name);
    else
        act_reads(act, &leaver_reads, &(struct leaver_kept){.account = account->id}, leaver_show);
}

/* Everybody may see their own conduct, and the staff anybody's. */
static void leaver_conduct(struct act *act)
{
    const struct session *s = lobby_by_person(act->errand.lobby, act->actor.account);
    act_speak(act);
    if (s && s->kind != PERSON_ACCOUNT)
        act_end(act, false, "%s",
                tr("Ranked games need an account. Type `register NAME` to make one."));
    else
        act_account(act, act->who[0] != '\0' ? act->who : act->actor.name, leaver_show_read);
}

/* ---- Pardons ---- */

static const char pardoned[] = N_("The staff has pardoned you for the ranked games you left. "
                                  "Ranked tables are open to you again.");

struct pardon {
    struct act act;
    struct leaver_kept is; /* `left`: the leaves that are pardoned */
    bool tells;            /* the account is told once that is stored */
};

static void leaver_pardon_follows(struct act *act)
{
    if (((struct pardon *)act)->tells)
        social_notice(act->errand.lobby, act->account.id, pardoned);
}

/* The last write also stores all pardoned leaves, and the notice to the account. */
static void leaver_pardon_writes(void *arg)
{
    struct pardon *p = arg;
    struct store_message told;
    struct store_row attached[STORE_LEAVES_KEPT + 1];
    int n = 0;
    for (; n < p->is.n; n++)
        attached[n] = STORE_ROW(STORE_RECORD_LEAVE, &p->is.left[n]);
    p->tells = !social_notice_begin(p->act.errand.lobby, p->act.account.id, pardoned, &told);
    if (!p->tells)
        attached[n++] = STORE_ROW(STORE_RECORD_MESSAGE, &told);
    act_writes_with(&p->act, attached, n, leaver_pardon_follows);
}

static void leaver_pardon_now(struct act *act, void *result)
{
    const struct leaver_kept *kept = result;
    struct leaver_kept *is = &((struct pardon *)act)->is;
    struct lobby *lobby = act->errand.lobby;
    const int64_t barred = leaver_barred(lobby, kept->account);
    for (int i = 0; i < kept->n; i++) {
        if (!leaver_counts(&kept->left[i], act_now(act)))
            continue;
        is->left[is->n] = kept->left[i];
        is->left[is->n++].how = LEAVE_PARDONED;
    }
    if (act_refused(act, is->n == 0 && barred == 0,
                    "No game that %s left counts now. Type `conduct %s` to see how each was left.",
                    act->about, act->about))
        return;
    if (!act_confirmed(act, "pardon %s, for %d games left", act->about, is->n))
        return;
    act_audit(act, act->about, "%d left: %s", is->n, act->reason);
    act_say(act, "%s has been pardoned; ranked tables are open again.", act->about);
    if (barred > 0) {
        leaver_bar_lift(lobby, kept->account, leaver_pardon_writes, act_stored, act);
    } else {
        leaver_pardon_writes(act);
        store_audit_add(lobby->deps.store, &act->audit, act_stored, act);
    }
}

static void leaver_pardon(struct act *act)
{
    act_reads(act, &leaver_reads, &(struct leaver_kept){.account = act->account.id},
              leaver_pardon_now);
}

static const struct act_field left_fields[] = {
    {"at", ACT_FIELD_TIME, "when it was left"},
    {"number", ACT_FIELD_NUMBER, "number of the game"},
    {"game", ACT_FIELD_TEXT, "what was played"},
    {"how", ACT_FIELD_TEXT, "how it was left; voting: the others still vote on it",
     .words = "lost|left|forgiven|pardoned|voting"},
    {"points", ACT_FIELD_NUMBER, "points for that"},
    {NULL}};
static const struct act_field conduct_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"points", ACT_FIELD_NUMBER, "points now; games finished since are taken off"},
    {"closed_until", ACT_FIELD_TIME, "until when ranked tables are closed; null: they are open"},
    {"games", ACT_FIELD_LIST, "ranked games that were left", .fields = left_fields},
    {NULL}};

const struct act_row leaver_acts[] = {
    {"conduct", STORE_PLAYER, leaver_conduct,
     N_("the ranked games you left, and your points for that"),
     .args = {{"who", ACT_NAME, .optional = ACT_LOBBY}}, .heavy = true, .group = "Tables",
     .pairs = true, .fields = conduct_fields},
    {"pardon", STORE_MODERATOR, leaver_pardon,
     N_("open ranked tables again to somebody who left several games; the reason is for the log "
        "alone"),
     .looks = ACT_LOOKS_ON, .args = {{"who", ACT_NAME}, {"reason", ACT_REASON, .help = ACT_LOGGED}},
     .size = sizeof(struct pardon)},
    {NULL}};
