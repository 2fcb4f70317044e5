/*
 * Two accounts of one person become one. The store does it in one transaction; what the lobby knows
 * of both follows.
 */
#include <string.h>
#include <strings.h>

#include "act.h"
#include "audit.h"
#include "figure.h"
#include "leaderboard.h"
#include "moderation.h"
#include "session.h"
#include "social.h"
#include "utf8.h"

struct merge {
    struct act act; /* account: who stays */
    struct store_account from;
};

static void merge_drop(void *arg)
{
    struct merge *merge = arg;
    explicit_bzero(&merge->from, sizeof(merge->from));
    buf_free(&merge->act.list);
}

static void lobby_follows(struct lobby *lobby, const struct merge *merge)
{
    const struct store_account *into = &merge->act.account, *from = &merge->from;
    struct session *s = lobby_by_person(lobby, from->id);
    char line[160];
    tables_merged(lobby->tables, from->id, into->id);
    leaderboard_merge(lobby->boards, from->id, into->id, into->name);
    moderation_merge(lobby->moderation, from->id, into->id);
    social_merged(lobby, from->id, into);
    if (s) {
        SESSION_SPEAKS(s);
        utf8_printf(line, sizeof(line),
                    tr("The staff made your account part of %s, with all that it has. Log in with "
                       "that name."),
                    into->name);
        session_close(s, line, 0);
    }
    s = lobby_by_person(lobby, into->id);
    if (!s)
        return;
    lobby_balance(lobby, into->id, from->xp, from->chips);
    session_say(s,
                "The staff made the account %s part of yours: %s XP, %s chips, its keys, "
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
                "%s and %s sat in one game, or a game or a vote of %s is still open. Two people "
                "are not made one; for the other, try again later.",
                merge->from.name, act->about, merge->from.name);
        return;
    }
    if (status == STORE_OK)
        lobby_follows(act->errand.lobby, merge);
    act_stored(act, status);
}

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
        return "The first of them is staff. Make it a player first, by  cardroomctl role .";
    /* The last one: it stays away from tables until the store has spoken, and once it is part of
     * the other for good. */
    if (!tables_hold(lobby->tables, merge->from.id))
        return "The first of them sits at a table. Wait until it does not, or  close  the table.";
    return NULL;
}

static void into_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct merge *merge = arg;
    struct act *act = &merge->act;

    if (!act_found(act, status, account))
        return;
    if (account->id == merge->from.id) {
        if (strcasecmp(account->name, act->word) == 0)
            act_end(act, false, "That is one account. Type two names.");
        else
            act_end(act, true, "%s is part of %s already.", act->word, account->name);
        return;
    }
    if (!act_on(act, &merge->from) || !act_on(act, account)) /* chips for oneself, else */
        return;
    const char *why = merge_refusal(merge);
    if (why) {
        act_end(act, false, "%s", why);
        return;
    }
    act_audit(act, "merge", merge->from.name, "into %s, with %lld XP and %lld chips", account->name,
              (long long)merge->from.xp, (long long)merge->from.chips);
    utf8_printf(act->said, sizeof(act->said), "%s is part of %s now.", merge->from.name,
                act->about);
    act_writes(act, NULL, 0);
    store_account_merge(act->errand.lobby->deps.store, merge->from.id, account->id, NULL,
                        merge_stored, merge);
}

static void from_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct merge *merge = arg;
    struct act *act = &merge->act;
    char into[STORE_NAME_MAX + 1];
    if (!act_found(act, status, account))
        return;
    merge->from = *account;
    utf8_printf(into, sizeof(into), "%.17s", act->reason);
    act_account(act, into, into_read);
}

void admin_merge(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                 const char *into, admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_MODERATOR, answer, arg))
        return;
    struct merge *merge = act_new_sized(lobby, actor, answer, arg, sizeof(*merge));
    merge->act.errand.drop = merge_drop;
    utf8_copy(name, merge->act.word, sizeof(merge->act.word));
    utf8_copy(into, merge->act.reason, sizeof(merge->act.reason));
    act_account(&merge->act, name, from_read);
}
