/*
 * The acts `conduct`, which shows the ranked games that somebody left, and `pardon` (leaver.h).
 * Players may see their own conduct.
 */
#include "act.h"
#include "leaver.h"
#include "social.h"

enum { VOTES = 8 }; /* how many open votes on somebody are shown */

static const char *conduct_how_text(const struct store_leave *left, int64_t now)
{
    if (left->how == LEAVE_FORGIVEN)
        return tr("forgiven: no points");
    if (left->how == LEAVE_PARDONED)
        return tr("pardoned by the staff: no points");
    if (leaver_counts(left, now) == 0)
        return tr("more than 14 days ago: no points");
    switch (left->how) {
    case LEAVE_LOST_PENALIZED: return tr("lost connection, penalized: 1 point");
    case LEAVE_QUIT_PENALIZED: return tr("left by choice, penalized: 2 points");
    case LEAVE_LOST: return tr("lost connection, not penalized: 1 point");
    default: return tr("left by choice, not penalized: 2 points");
    }
}

/* Appends on whose leaves the reader has yet to vote, and what to type for that. */
static void conduct_put_asked(struct lobby *lobby, int64_t account, struct buf *out)
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

/* Adds what conduct_told tells, for programs. */
static void conduct_show_items(struct act *act, const struct leaver_kept *kept, int64_t barred,
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
                 leaver_counts(left, now));
    }
    act_item_list_end(act);
}

static void conduct_put_game(struct buf *out, int64_t at_ms, int64_t game, const char *title,
                             const char *how)
{
    char number[24];
    utf8_printf(number, sizeof(number), "%jd", game);
    buf_puts(out, SPAN_TIME(at_ms));
    buf_printf(out, tr("  game %s, %s, %s\n"), number, title, how);
}

static void conduct_told(struct act *act, void *result)
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
    conduct_show_items(act, kept, barred, vote, nvotes);
    kept->nfinished = 0;
    const int bare = leaver_points(kept, now);
    if (own)
        conduct_put_asked(lobby, kept->account, out);
    if (kept->n == 0 && nvotes == 0)
        buf_printf(out,
                   own ? tr("You haven't left any ranked games.\n")
                       : tr("%s hasn't left any ranked games.\n"),
                   who);
    for (int i = 0; i < nvotes; i++)
        conduct_put_game(out, vote[i].at_ms, vote[i].game, vote[i].rules->title,
                         tr("the others still vote on it: no points yet"));
    for (int i = 0; i < kept->n; i++)
        conduct_put_game(out, kept->left[i].at_ms, kept->left[i].number, kept->left[i].title,
                         conduct_how_text(&kept->left[i], now));
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

static void conduct_show_read(struct act *act, const struct store_account *account)
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
        act_reads(act, &leaver_reads, &(struct leaver_kept){.account = account->id}, conduct_told);
}

/* Everybody may see their own conduct, and the staff anybody's. */
static void conduct_act(struct act *act)
{
    const struct session *s = lobby_by_person(act->errand.lobby, act->actor.account);
    act_speak(act);
    if (s && s->kind != PERSON_ACCOUNT)
        act_end(act, false, "%s",
                tr("Ranked games need an account. Type `register NAME` to make one."));
    else
        act_account(act, act->who[0] != '\0' ? act->who : act->actor.name, conduct_show_read);
}

/* ---- Pardons ---- */

static const char pardoned[] = N_("The staff has pardoned you for the ranked games you left. "
                                  "Ranked tables are open to you again.");

struct pardon {
    struct act act;
    struct leaver_kept is; /* `left`: the leaves that are pardoned */
    bool tells;            /* the account is told once the pardon is stored */
};

static void conduct_pardon_follows(struct act *act)
{
    if (((struct pardon *)act)->tells)
        social_notice(act->errand.lobby, act->account.id, pardoned);
}

/* The last write also stores all pardoned leaves, and the notice to the account. */
static void conduct_pardon_writes(void *arg)
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
    act_writes_with(&p->act, attached, n, conduct_pardon_follows);
}

static void conduct_pardon_now(struct act *act, void *result)
{
    const struct leaver_kept *kept = result;
    struct leaver_kept *is = &((struct pardon *)act)->is;
    struct lobby *lobby = act->errand.lobby;
    const int64_t barred = leaver_barred(lobby, kept->account);
    const struct moderation_lifting lift = {.kind = STORE_BAR, .who.account = kept->account};
    for (int i = 0; i < kept->n; i++) {
        if (leaver_counts(&kept->left[i], act_now(act)) == 0)
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
        moderation_lift(lobby->moderation, &lift, conduct_pardon_writes, act_stored, act);
    } else {
        conduct_pardon_writes(act);
        store_audit_add(lobby->deps.store, &act->audit, act_stored, act);
    }
}

static void conduct_pardon(struct act *act)
{
    act_reads(act, &leaver_reads, &(struct leaver_kept){.account = act->account.id},
              conduct_pardon_now);
}

static const struct act_field left_fields[] = {
    {"at", ACT_FIELD_TIME, "when it was left"},
    {"number", ACT_FIELD_NUMBER, "number of the game"},
    {"game", ACT_FIELD_TEXT, "what was played"},
    {"how", ACT_FIELD_TEXT, "how it was left; voting: the others still vote on it",
     .words = "lost|left|forgiven|pardoned|voting"},
    {"points", ACT_FIELD_NUMBER, "points for that"}};
static const struct act_field conduct_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"points", ACT_FIELD_NUMBER, "points now; games finished since are taken off"},
    {"closed_until", ACT_FIELD_TIME, "until when ranked tables are closed; null: they are open"},
    {"games", ACT_FIELD_LIST, "ranked games that were left", ACT_FIELDS(left_fields)}};

const struct act_row conduct_acts[] = {
    {"conduct", STORE_PLAYER, conduct_act,
     N_("the ranked games you left, and your points for that"),
     .args = {{"who", ACT_NAME, .optional = ACT_LOBBY}}, .heavy = true, .group = "Tables",
     .pairs = true, ACT_FIELDS(conduct_fields)},
    {"pardon", STORE_MODERATOR, conduct_pardon,
     N_("open ranked tables again to somebody who left several games; the reason is for the log "
        "alone"),
     .looks = ACT_LOOKS_ON, .args = {{"who", ACT_NAME}, {"reason", ACT_REASON, .help = ACT_LOGGED}},
     .size = sizeof(struct pardon)},
    {NULL}};
