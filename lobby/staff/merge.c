/*
 * Merges two accounts of one person. The store does it in one transaction; then the lobby updates
 * what it knows of both.
 */
#include <string.h>
#include <strings.h>

#include "act.h"
#include "figure.h"
#include "leaderboard.h"
#include "moderation.h"
#include "session.h"
#include "social.h"
#include "span.h"
#include "utf8.h"

struct merge {
    struct act act; /* account: the one that stays */
    struct store_account from;
    /* As typed; what is too long for a name stays too long. */
    char into[STORE_NAME_MAX + 1];
};

static void merge_drop(struct act *act)
{
    struct merge *merge = (struct merge *)act;
    explicit_bzero(&merge->from, sizeof(merge->from));
}

static void lobby_follows(struct lobby *lobby, const struct merge *merge)
{
    const struct store_account *into = &merge->act.account, *from = &merge->from;
    struct session *s = lobby_by_person(lobby, from->id);
    char line[160];
    tables_merged(lobby->tables, from->id, into->id);
    leaderboard_merge(lobby->boards, from->id, into->id, into->name);
    moderation_merge(lobby->moderation, from->id, into);
    social_merged(lobby, from->id, into);
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
    lobby_balance(lobby, into->id, from->xp, from->chips);
    session_say(s,
                "The staff has merged the account %s into yours: %s XP, %s chips, its keys, "
                "friends and games.",
                from->name, FIGURE(from->xp), FIGURE(from->chips));
    social_login(s, true);
}

static void merge_stored(void *arg, enum store_status status)
{
    struct merge *merge = arg;
    struct act *act = &merge->act;
    if (status != STORE_OK)
        tables_let(act->errand.lobby->tables, merge->from.id);
    if (status == STORE_REFUSED) {
        act_end(act, false,
                "%s and %s have played in the same game, so they are two people; or a game or a "
                "vote of %s is still open. Wait for that, then try again.",
                merge->from.name, act->about, merge->from.name);
        return;
    }
    if (status == STORE_OK)
        lobby_follows(act->errand.lobby, merge);
    act_stored(act, status);
}

static const char at_table[] =
    "The first of them sits at a table. Wait until it has left, or `close` the table.";

static const char *merge_refusal(const struct merge *merge)
{
    const struct act *act = &merge->act;
    struct lobby *lobby = act->errand.lobby;
    const struct moderation_who one = {.account = merge->from.id},
                                other = {.account = act->account.id};
    for (int kind = STORE_BAN; kind <= STORE_MUTE; kind++)
        if (moderation_find(lobby->moderation, (enum store_sanction_kind)kind, &one, NULL) ||
            moderation_find(lobby->moderation, (enum store_sanction_kind)kind, &other, NULL))
            return "One of them is banned or muted. Lift that first.";
    if (merge->from.role != STORE_PLAYER)
        return "The first of them is staff. Make it a player first, by `cardroomctl role`.";
    bool seated = false;
    return tables_where(lobby->tables, merge->from.id, &seated) != 0 && seated ? at_table : NULL;
}

static void put_account(struct act *act, const struct store_account *account)
{
    struct buf made = {0};
    span_put_time(&made, account->created_ms);
    act_asks(act, "%s: %s XP, %s chips, made %.10s%s.", account->name, FIGURE(account->xp),
             FIGURE(account->chips), buf_text(&made),
             lobby_by_person(act->errand.lobby, account->id) ? ", on now" : "");
    buf_free(&made);
}

/* What it costs. It is asked about by name, as the wrong way round is easily typed. */
static void merge_price(struct merge *merge)
{
    struct act *act = &merge->act;
    const struct store_account *from = &merge->from, *into = &act->account;
    put_account(act, from);
    put_account(act, into);
    if (from->created_ms < into->created_ms || from->xp > into->xp)
        act_asks(act,
                 "The one that would go is %s: if that is the wrong way round, type `merge %s %s`.",
                 from->created_ms < into->created_ms ? "the older one" : "the one with more XP",
                 into->name, from->name);
    act_asks(act, "That cannot be taken back.");
    act_binds(act, FIGURE(from->xp));
    act_binds(act, FIGURE(from->chips));
}

static void into_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct merge *merge = arg;
    struct act *act = &merge->act;

    if (!act_found(act, status, account))
        return;
    if (account->id == merge->from.id) {
        if (strcasecmp(account->name, act->word) == 0)
            act_end(act, false, "Both are the same account. Type two names.");
        else
            act_end(act, true, "%s is part of %s already.", act->word, account->name);
        return;
    }
    /* Otherwise staff could give themselves chips. */
    if (!act_on(act, &merge->from) || !act_on(act, account))
        return;
    const char *why = merge_refusal(merge);
    if (why) {
        act_end(act, false, "%s", why);
        return;
    }
    merge_price(merge);
    if (!act_goes(
            act,
            "make the account %s part of %s for good, with its XP, chips, keys, friends and games",
            merge->from.name, account->name))
        return;
    /* It keeps the account away from tables: until the store has answered, and for good once it is
     * part of the other. */
    if (!tables_hold(act->errand.lobby->tables, merge->from.id)) {
        act_end(act, false, "%s", at_table);
        return;
    }
    act_audit(act, merge->from.name, "into %s, with %lld XP and %lld chips", account->name,
              (long long)merge->from.xp, (long long)merge->from.chips);
    utf8_printf(act->said, sizeof(act->said), "%s is part of %s now.", merge->from.name,
                act->about);
    struct store_rename rename = {.id = act->audit.id, .merged = true};
    memcpy(rename.old_name, merge->from.name, sizeof(rename.old_name));
    memcpy(rename.new_name, account->name, sizeof(rename.new_name));
    const struct store_beside record = store_beside_rename(&rename);
    act_writes(act, &record, 1);
    store_account_merge(act->errand.lobby->deps.store, merge->from.id, account->id, NULL,
                        merge_stored, merge);
}

static void from_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct merge *merge = arg;
    struct act *act = &merge->act;
    if (!act_found(act, status, account))
        return;
    merge->from = *account;
    act_account(act, merge->into, into_read);
}

static void merge(struct act *act)
{
    struct merge *m = (struct merge *)act;
    utf8_copy(act->who, act->word, sizeof(act->word));
    utf8_copy(act->other, m->into, sizeof(m->into));
    act_account(act, act->who, from_read);
}

const struct act_row merge_acts[] = {
    {.name = "merge",
     .args = {{"name", ACT_NAME}, {"into", ACT_INTO}},
     .role = STORE_MODERATOR,
     .help = N_("make an account part of another one of the same person: merge bob2 bob"),
     .size = sizeof(struct merge),
     .run = merge,
     .asks = true,
     .drop = merge_drop},
    {.name = NULL}};
