/*
 * Erasing an account. See erase.h. The owner's `delete` and the act for admins do the same.
 */
#include "erase.h"

#include "act.h"
#include "approval.h"
#include "cups.h"
#include "deal.h"
#include "duel.h"
#include "enter.h"
#include "figure.h"
#include "index.h"
#include "leaderboard.h"
#include "table.h"

/* The low 40 bits of an id are enough to tell two accounts apart. If they were not, the store would
 * refuse the name and nothing would be done. */
static void erase_stand_in(int64_t account, char out[STORE_NAME_MAX])
{
    utf8_printf(out, STORE_NAME_MAX, STORE_NAME_ERASED "%010llx",
                (unsigned long long)account & 0xffffffffffULL);
}

void erase_account(struct lobby *lobby, int64_t account, store_done_cb *cb, void *arg)
{
    char name[STORE_NAME_MAX];
    erase_stand_in(account, name);
    store_account_erase(lobby->deps.store, account, name, cb, arg);
}

void erase_done(struct lobby *lobby, const struct store_account *was)
{
    char name[STORE_NAME_MAX];
    erase_stand_in(was->id, name);
    leaderboard_hide(lobby->boards, was->id, true);
    leaderboard_rename(lobby->boards, was->id, name);
    deal_forget(lobby, was->id);
    duel_forget(lobby, was->id);
    cups_forget(lobby, was->id);
    moderation_rename(lobby->moderation, was->id, was->name, name);
    const struct store_approval *row = approval_of(lobby, was->id);
    if (row && row->state != APPROVAL_REFUSED) /* a refusal is told later */
        approval_forget(lobby, was->id);
    struct session *s = lobby_by_person(lobby, was->id);
    if (s)
        session_close(s, account_deleted, 0);
}

static void erase_erased(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status == STORE_OK)
        erase_done(act->errand.lobby, &act->account);
    act_stored(act, status);
}

static void erase_read_account(void *arg, enum store_status status,
                               const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account) || !act_on(act, account))
        return;
    int32_t table = tables_seat_of(act->errand.lobby->tables, account->id, NULL);
    if (table != 0) {
        act_end(act, false,
                "%s sits at table %d, so nothing was done. Type `close %d` and a reason first; a "
                "game there becomes void.",
                act->about, table, table);
        return;
    }
    act_bind_yes(act, act->about);
    act_warn(act,
             "The account %s, its %s XP and %s chips, its password, keys, settings, friends and "
             "messages would be gone for good; past games keep a number in place of the name. That "
             "cannot be taken back.",
             act->about, FIGURE(account->xp), FIGURE(account->chips));
    if (!act_confirmed(act, "delete the account %s", act->about))
        return;
    act_audit(act, act->about, "deleted");
    utf8_printf(act->said, sizeof(act->said), "The account %.16s is deleted.", act->about);
    act_writes(act, NULL, 0);
    erase_account(act->errand.lobby, account->id, erase_erased, act);
}

static void erase_run(struct act *act)
{
    act_account(act, act->who, erase_read_account);
}

const struct act_row erase_acts[] = {{"account delete", STORE_ADMIN, erase_run,
                                      "delete the account of somebody, as their own delete would",
                                      .audit = "delete", .args = {{"name", ACT_NAME}},
                                      .only = ACT_SOCKET, .asks = true},
                                     {NULL}};
