/*
 * Adding to the XP or chips of an account, or taking from them (RK-D15).
 */
#include "act.h"
#include "figure.h"
#include "leaderboard.h"
#include "session.h"
#include "utf8.h"

enum { ADJUST_MAX = 999999999 };

static void adjust_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    bool xp = act->choice == STORE_XP;
    if (status == STORE_REFUSED) {
        act_end(act, false, "%s has fewer chips than that, so nothing was taken.", act->about);
        return;
    }
    if (status == STORE_OK) {
        lobby_balance(lobby, act->account.id, xp ? act->number : 0, xp ? 0 : act->number);
        if (xp)
            leaderboard_add(lobby->boards, act->account.id, act->account.name, NULL, act->number, 0,
                            0, clock_wall(lobby->deps.clock));
        struct session *s = lobby_by_person(lobby, act->account.id);
        if (s && act->number > 0)
            session_say(s,
                        xp ? N_("The staff gave you %s XP. The reason given is: %s")
                           : N_("The staff gave you %s chips. The reason given is: %s"),
                        FIGURE(act->number), act->reason);
        else if (s)
            session_say(s,
                        xp ? N_("The staff took %s XP from you. The reason given is: %s")
                           : N_("The staff took %s chips from you. The reason given is: %s"),
                        FIGURE(-act->number), act->reason);
    }
    act_stored(act, status);
}

static void adjust_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    if (!act_found(act, status, account) || !act_on(act, account))
        return;
    const bool xp = act->choice == STORE_XP;
    const char *what = xp ? "XP" : "chips";
    const int64_t has = xp ? account->xp : account->chips;
    if (!xp && has + act->number < 0) {
        act_end(act, false, "%s has only %s chips, so nothing was taken.", act->about, FIGURE(has));
        return;
    }
    const bool gives = act->number > 0;
    if (!act_goes(act, "%s %s %s %s %s, who would have %s then", gives ? "give" : "take",
                  FIGURE(gives ? act->number : -act->number), what, gives ? "to" : "from",
                  account->name, FIGURE(has + act->number)))
        return;
    struct store_entry entry[2] = {{.account = account->id,
                                    .currency = (enum store_currency)act->choice,
                                    .amount = act->number,
                                    .reason = "adjust"},
                                   {.account = STORE_ACCOUNT_MINT,
                                    .currency = (enum store_currency)act->choice,
                                    .amount = -act->number,
                                    .reason = "adjust"}};
    utf8_printf(entry[0].note, sizeof(entry[0].note), "%.100s", act->reason);
    act_audit(act, account->name, "%lld %s: %s", (long long)act->number, what, act->reason);
    utf8_printf(act->said, sizeof(act->said), "%lld %s for %.16s.", (long long)act->number, what,
                act->about);
    act_writes(act, NULL, 0);
    /* Entries of XP need no other side. Only chips are balanced, against the mint (RK-D13). */
    store_post(lobby->deps.store, entry, act->choice == STORE_CHIPS ? 2 : 1, NULL, adjust_stored,
               act);
}

static void adjust(struct act *act)
{
    if (act->number == 0)
        act_end(act, false, "An amount of 0 changes nothing.");
    else if (act->number > ADJUST_MAX || act->number < -ADJUST_MAX)
        act_end(act, false, "An amount has at most nine digits. Type a smaller one.");
    else
        act_account(act, act->who, adjust_read);
}

const struct act_row adjust_acts[] = {
    {.name = "adjust",
     .args = {{"name", ACT_NAME},
              {"currency", ACT_CHOICE, .words = "xp|chips"}, /* as in enum store_currency */
              {"amount", ACT_AMOUNT},
              {"reason", ACT_REASON}},
     .role = STORE_MODERATOR,
     .help = N_("add to a balance, or take from it"),
     .run = adjust},
    {.name = NULL}};
