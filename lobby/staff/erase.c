/*
 * Erasing an account. The owner's command `delete` and the act for admins do the same.
 */
#include "act.h"
#include "figure.h"
#include "leaderboard.h"
#include "table.h"

/* Writes the name that stands in for that of an erased account. The low 40 bits of an id are enough
 * to tell two accounts apart. If they were not, the store would refuse the name, and nothing would
 * be done. */
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

void erase_done(struct lobby *lobby, int64_t account, const char *was)
{
    char name[STORE_NAME_MAX];
    erase_stand_in(account, name);
    leaderboard_hide(lobby->boards, account, true);
    leaderboard_rename(lobby->boards, account, name);
    moderation_rename(lobby->moderation, account, was, name, true);
    LOBBY_CALL(lobby, erased, lobby, account);
    struct session *s = lobby_by_person(lobby, account);
    if (s)
        session_close(s, account_deleted, 0);
}

static void erase_follows(struct act *act)
{
    erase_done(act->errand.lobby, act->account.id, act->account.name);
}

static void erase_act(struct act *act)
{
    const struct store_account *account = &act->account;
    int32_t table = tables_seat_of(act->errand.lobby->tables, account->id);
    if (act_refused(
            act, table != 0,
            "%s sits at table %d, so nothing was done. Type `close %d` and a reason first; a "
            "game there becomes void.",
            act->about, table, table))
        return;
    act_bind_yes(act, act->about);
    act_warn(act,
             "The account %s, its %s XP and %s chips, its password, keys, settings, friends and "
             "messages would be gone for good; past games keep a number in place of the name. That "
             "cannot be taken back.",
             act->about, FIGURE(account->xp), FIGURE(account->chips));
    if (!act_confirmed(act, "delete the account %s", act->about))
        return;
    act_audit(act, act->about, "deleted");
    act_say(act, "The account %.16s is deleted.", act->about);
    act_writes(act, erase_follows);
    erase_account(act->errand.lobby, account->id, act_stored, act);
}

const struct act_row erase_acts[] = {
    {"account delete", STORE_ADMIN, erase_act,
     "delete the account of somebody, as their own delete would", .audit = "delete",
     .looks = ACT_LOOKS_ON, .args = {{"name", ACT_NAME}}, .only = ACT_SOCKET, .asks = true},
    {NULL}};
