/*
 * Adding to the XP or chips of an account, or taking from them (RK-D15).
 */
#include "confirm.h"

#include "figure.h"
#include "leaderboard.h"

enum { ADJUST_MAX = 999999999 };

struct adjusting {
    struct act act;
    struct store_adjustment what;
};

static const char *adjust_unit(const struct store_adjustment *what)
{
    return what->currency == STORE_XP ? "XP" : "chips";
}

void adjust_put(const struct store_adjustment *what, struct buf *out)
{
    const bool gives = what->amount > 0;
    buf_printf(out, "%s %s %s %s", gives ? "give" : "take",
               FIGURE(gives ? what->amount : -what->amount), adjust_unit(what),
               gives ? "to" : "from");
}

bool adjust_covered(struct act *act, const struct store_adjustment *what,
                    const struct store_account *account)
{
    return !act_refused(act, what->currency != STORE_XP && account->chips + what->amount < 0,
                        "%s has only %s chips, so nothing was taken.", account->name,
                        FIGURE(account->chips));
}

bool adjust_agreed(struct act *act, const struct store_adjustment *what,
                   const struct store_account *account)
{
    const int64_t has = what->currency == STORE_XP ? account->xp : account->chips;
    BUF_LOCAL does = {0};
    adjust_put(what, &does);
    return act_confirmed(act, "%s %s, who would have %s then", buf_text(&does), account->name,
                         FIGURE(has + what->amount));
}

void adjust_post(struct act *act, const struct store_adjustment *what, bool keep, store_done_cb *cb)
{
    struct store_entry entry[2];
    store_mint(entry, what->account, what->amount, "adjust");
    entry[0].currency = (enum store_currency)what->currency;
    utf8_printf(entry[0].note, sizeof(entry[0].note), "%.100s", what->reason);
    act_say(act, "%jd %s for %.16s.", what->amount, adjust_unit(what), act->about);
    act_writes_with(act, &STORE_ROW(STORE_RECORD_ADJUSTMENT, what), keep, NULL);
    /* Entries of XP need no other side. Only chips are balanced, against the mint (RK-D13). */
    store_post(act_store(act), entry, what->currency == STORE_CHIPS ? 2 : 1, cb, act);
}

void adjust_end(struct act *act, const struct store_adjustment *what, enum store_status status)
{
    struct lobby *lobby = act->errand.lobby;
    struct session *s = lobby_by_person(lobby, what->account);
    const bool xp = what->currency == STORE_XP;
    if (act_refused(act, status == STORE_REFUSED,
                    "%s has fewer chips than that, so nothing was taken.", act->about))
        return;
    if (status == STORE_OK) {
        lobby_balance(lobby, what->account, xp ? what->amount : 0, xp ? 0 : what->amount);
        if (xp)
            leaderboard_add(lobby->boards, what->account, act->account.name, NULL, what->amount, 0,
                            0, clock_wall(lobby->deps.clock));
    }
    if (status == STORE_OK && s && what->amount > 0)
        session_say(s,
                    xp ? N_("The staff gave you %s XP. The reason given is: %s")
                       : N_("The staff gave you %s chips. The reason given is: %s"),
                    FIGURE(what->amount), what->reason);
    else if (status == STORE_OK && s)
        session_say(s,
                    xp ? N_("The staff took %s XP from you. The reason given is: %s")
                       : N_("The staff took %s chips from you. The reason given is: %s"),
                    FIGURE(-what->amount), what->reason);
    act_stored(act, status);
}

/* ---- The act ---- */

static void adjust_stored(void *arg, enum store_status status)
{
    struct adjusting *a = arg;
    confirm_alone_stored(a->act.errand.lobby, &a->what, status);
    adjust_end(&a->act, &a->what, status);
}

static void adjust_act(struct act *act)
{
    struct store_adjustment *what = &((struct adjusting *)act)->what;
    const struct store_account *account = &act->account;
    if (act_refused(act, act->number == 0 || act->number > ADJUST_MAX || act->number < -ADJUST_MAX,
                    act->number == 0 ? "An amount of 0 changes nothing."
                                     : "An amount has at most nine digits. Type a smaller one."))
        return;
    what->account = what->asked_for = account->id;
    memcpy(what->name, account->name, sizeof(what->name));
    what->currency = act->choice;
    what->amount = act->number;
    utf8_copy(act->reason, what->reason, sizeof(what->reason));
    if (!adjust_covered(act, what, account))
        return;
    if (confirm_needed(act->errand.lobby, what)) {
        confirm_ask(act, what);
    } else if (adjust_agreed(act, what, account)) {
        act_audit(act, account->name, "%jd %s: %s", what->amount, adjust_unit(what), what->reason);
        adjust_post(act, what, confirm_alone(act, what), adjust_stored);
    }
}

const struct act_row adjust_acts[] = {
    {"adjust", STORE_MODERATOR, adjust_act, N_("add to a balance, or take from it"),
     .looks = ACT_LOOKS_ON,
     .args = {{"name", ACT_NAME},
              {"currency", ACT_CHOICE, .words = "xp|chips"}, /* as in enum store_currency */
              {"amount", ACT_AMOUNT},
              {"reason", ACT_REASON}},
     .size = sizeof(struct adjusting)},
    {NULL}};
