/*
 * Merges two accounts of one person. The store does it in one transaction; then the lobby updates
 * what it knows of both.
 */
#include "act.h"
#include "figure.h"
#include "leaderboard.h"
#include "social.h"

enum { LEDGER_PAGE = 1000 };

struct merge {
    struct act act; /* act.account: the account that stays */
    struct store_account from;
    /* The starting chips and allowances that `from` was given, by its ledger, less those that went
     * back in earlier merges. */
    int64_t given;
};

/* How many chips go back to where they came from (RK-D21): those that the account was given and
 * still has. */
static int64_t merge_given_back(const struct merge *merge)
{
    const int64_t chips = merge->from.chips;
    return merge->given < 0 ? 0 : merge->given < chips ? merge->given : chips;
}

static void merge_follows(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct merge *merge = (const struct merge *)act;
    const struct store_account *into = &merge->act.account, *from = &merge->from;
    struct session *s = lobby_by_person(lobby, from->id);
    char line[160];
    tables_merged(lobby->tables, from->id, into->id);
    leaderboard_merge(lobby->boards, from->id, into->id, into->name);
    moderation_call(lobby->moderation, from->id, into->id, into->name, false);
    LOBBY_CALL(lobby, merged, lobby, from->id, into);
    if (s) {
        SESSION_SPEAKS(s);
        utf8_printf(line, sizeof(line),
                    tr("The staff has merged your account into %s, with everything it has. Log in "
                       "with that name."),
                    into->name);
        session_close(s, line, 0);
    }
    s = lobby_by_person(lobby, into->id);
    if (!s)
        return;
    const int64_t moved = from->chips - merge_given_back(merge);
    lobby_balance(lobby, into->id, from->xp, moved);
    session_say(s,
                "The staff has merged the account %s into yours: %s XP, %s chips, its keys, "
                "friends and games.",
                from->name, FIGURE(from->xp), FIGURE(moved));
    social_login(s, true);
}

static void merge_stored(void *arg, enum store_status status)
{
    struct merge *merge = arg;
    struct act *act = &merge->act;
    if (status != STORE_OK)
        tables_let(act->errand.lobby->tables, merge->from.id);
    if (act_refused(act, status == STORE_REFUSED,
                    "%s and %s cannot be merged now. If they have played in the same game or are "
                    "in one cup, they are two people. If a game or a vote of %s is still open, try "
                    "again when it is over.",
                    merge->from.name, act->about, merge->from.name))
        return;
    act_stored(act, status);
}

static const char at_table[] =
    "The first of them sits at a table. Wait until it has left, or `close` the table.";

static const char *merge_refusal(const struct merge *merge)
{
    const struct act *act = &merge->act;
    struct lobby *lobby = act->errand.lobby;
    for (int kind = STORE_BAN; kind <= STORE_MUTE; kind++)
        if (moderation_of(lobby->moderation, kind, merge->from.id) ||
            moderation_of(lobby->moderation, kind, act->account.id))
            return "One of them is banned or muted. Lift that first.";
    if (merge->from.role != STORE_PLAYER)
        return "The first of them is staff. Make it a player first, by `cardroomctl role`.";
    if (merge->from.staked > 0) /* otherwise chips that it was given would not go back (RK-D21) */
        return "The first of them has paid chips into a cup that is not over. Wait for its end, or "
               "until it has left the cup.";
    return tables_seat_of(lobby->tables, merge->from.id) != 0 ? at_table : NULL;
}

static void merge_put_account(struct act *act, const struct store_account *account)
{
    act_warn(act, "%s: %s XP, %s chips, made %.10s%s.", account->name, FIGURE(account->xp),
             FIGURE(account->chips), SPAN_TIME(account->created_ms),
             lobby_by_person(act->errand.lobby, account->id) ? ", on now" : "");
}

/* Tells what the merge costs, and names both accounts, because they are easily typed in the wrong
 * order. */
static void merge_price(struct merge *merge)
{
    struct act *act = &merge->act;
    const struct store_account *from = &merge->from, *into = &act->account;
    merge_put_account(act, from);
    merge_put_account(act, into);
    if (from->created_ms < into->created_ms || from->xp > into->xp)
        act_warn(act,
                 "The one that would go is %s: if that is the wrong way round, type `merge %s %s`.",
                 from->created_ms < into->created_ms ? "the older one" : "the one with more XP",
                 into->name, from->name);
    const int64_t back = merge_given_back(merge);
    if (back > 0)
        act_warn(act,
                 "%s of its chips were starting chips and allowances and do not move: %s would "
                 "have %s chips.",
                 FIGURE(back), into->name, FIGURE(into->chips + from->chips - back));
    act_warn(act, "That cannot be taken back.");
    act_bind_yes(act, FIGURE(from->xp));
    act_bind_yes(act, FIGURE(from->chips));
}

/* The account whose ledger is read, and how many chips the account was given by its entries. */
struct given {
    int64_t account, given;
};

static void merge_given_told(struct act *act, void *result)
{
    struct merge *merge = (struct merge *)act;
    merge->given = ((const struct given *)result)->given;
    const int64_t back = merge_given_back(merge);
    struct store_entry entry[2];
    store_mint(entry, merge->from.id, -back, "merge");
    for (int i = 0; i < 2; i++)
        utf8_printf(entry[i].note, sizeof(entry[i].note), "starting chips and allowances of %s",
                    merge->from.name);
    merge_price(merge);
    if (!act_confirmed(
            act,
            "make the account %s part of %s for good, with its XP, chips, keys, friends and games",
            merge->from.name, act->account.name))
        return;
    /* The account stays away from tables until the store has answered, or for good if it becomes
     * part of the other one. */
    if (act_refused(act, !tables_hold(act->errand.lobby->tables, merge->from.id), "%s", at_table))
        return;
    act_audit(act, merge->from.name,
              "into %s, with %jd XP and %jd chips; %jd given chips went back", act->account.name,
              merge->from.xp, (merge->from.chips - back), back);
    act_say(act, "%s is part of %s now.", merge->from.name, act->about);
    struct store_rename rename = {.id = act->audit.id, .merged = true};
    memcpy(rename.old_name, merge->from.name, sizeof(rename.old_name));
    memcpy(rename.new_name, act->account.name, sizeof(rename.new_name));
    act_writes_with(act, &STORE_ROW(STORE_RECORD_RENAME, &rename), 1, merge_follows);
    store_account_merge(act_store(act), merge->from.id, act->account.id, entry, back > 0 ? 2 : 0,
                        merge_stored, merge);
}

/* Adds up what the account was given, page by page of its ledger. */
static void merge_given_read(struct store *store, void *result)
{
    struct given *given = result;
    const struct store_posted *posted;
    int64_t seq = 0; /* the last entry that was read */
    int n;
    do {
        n = 0;
        STORE_EACH (posted, entries, store, given->account, seq, LEDGER_PAGE) {
            const struct store_entry *entry = &posted->entry;
            n++;
            seq = posted->seq;
            if (entry->currency == STORE_CHIPS &&
                (strcmp(entry->reason, "grant") == 0 || strcmp(entry->reason, "allowance") == 0 ||
                 strcmp(entry->reason, "merge") == 0))
                given->given += entry->amount;
        }
    } while (n == LEDGER_PAGE);
}

static void merge_into_read(struct act *act, const struct store_account *account)
{
    struct merge *merge = (struct merge *)act;
    if (!act_found(act, account))
        return;
    if (account->id == merge->from.id) {
        if (strcasecmp(account->name, act->who) == 0)
            act_end(act, false, "Both are the same account. Type two names.");
        else
            act_end(act, true, "%s is part of %s already.", act->who, account->name);
        return;
    }
    /* Otherwise staff could give themselves chips. */
    if (!act_on(act, &merge->from) || !act_on(act, account) || act_waits(act, &merge->from) ||
        act_waits(act, account))
        return;
    const char *why = merge_refusal(merge);
    if (why)
        act_end(act, false, "%s", why);
    else
        act_reads(act, STORE_READS(struct given, merge_given_read),
                  &(struct given){.account = merge->from.id}, merge_given_told);
}

static void merge_act(struct act *act)
{
    ((struct merge *)act)->from = act->account;
    act_account(act, act->other, merge_into_read);
}

const struct act_row merge_acts[] = {
    {"merge", STORE_MODERATOR, merge_act,
     N_("make an account part of another one of the same person: merge bob2 bob"),
     .looks = ACT_LOOKS_UP, .args = {{"name", ACT_NAME}, {"into", ACT_INTO}},
     .size = sizeof(struct merge), .asks = true},
    {NULL}};
