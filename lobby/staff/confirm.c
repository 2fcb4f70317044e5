/*
 * Adding to the XP or chips of an account, or taking from them (RK-D15). An adjustment above the
 * setting confirm-above waits until a second member of the staff confirms it.
 *
 * A second member has another account, which is not on from the same subscriber's address or with
 * the same SSH key, or is another Unix user at the control socket. An account and a Unix user may
 * be the same person. So a Unix user confirms for an account, or an account for a Unix user, only
 * if the user is root, who can do everything anyhow. All that is given to one account in a day
 * without a second member is added up, whoever gave it.
 *
 * Adjustments that wait are in the store and in memory. They are checked anew when they are
 * confirmed. The entries and the record's new state are then one transaction, so that an adjustment
 * is made once.
 */
#include "act.h"

#include <limits.h>

#include "approval.h"
#include "figure.h"
#include "leaderboard.h"
#include "log.h"
#include "network.h"
#include "social.h"

struct kept {
    TAILQ_ENTRY(kept) link;
    struct store_adjustment row;
    bool busy; /* it is being stored, and nobody else may touch it */
};
TAILQ_HEAD(kept_list, kept);

struct confirming {
    struct kept_list list; /* sorted by id, and so by number */
    int64_t last;          /* the highest number */
    struct timer timer;    /* runs when the next adjustment is a day old */
};

/* An adjustment waits, and counts towards the sum of the day, for this long. */
#define CONFIRM_MS STORE_DAY_MS
enum { CONFIRM_WAIT_MAX = 100 }; /* how many may wait */

enum confirm_state {
    CONFIRM_ALONE, /* it needed nobody else, and counts towards the sum of the day */
    CONFIRM_WAITS,
    CONFIRM_DONE,
    CONFIRM_REJECTED,
    CONFIRM_EXPIRED
};

struct adjusting {
    struct act act; /* `confirm` and `reject` look the adjustment up by act.number each time */
    struct store_adjustment what; /* the adjustment as it is to be stored */
};

/* ---- What is kept ---- */

/* Keeps an adjustment. `fresh`: it is new, and is being stored; else it is older than all that are
 * kept. */
static void confirm_keep(struct lobby *lobby, const struct store_adjustment *row, bool fresh)
{
    struct confirming *c = lobby->confirming;
    struct kept *kept = xcalloc(1, sizeof(*kept));
    kept->row = *row;
    kept->busy = fresh;
    if (fresh)
        TAILQ_INSERT_TAIL(&c->list, kept, link);
    else
        TAILQ_INSERT_HEAD(&c->list, kept, link);
    c->last = row->number > c->last ? row->number : c->last;
}

static void confirm_forget(struct lobby *lobby, struct kept *kept)
{
    TAILQ_REMOVE(&lobby->confirming->list, kept, link);
    free(kept);
}

static struct kept *confirm_kept_by_id(struct lobby *lobby, int64_t id)
{
    struct kept *kept;
    TAILQ_FOREACH (kept, &lobby->confirming->list, link)
        if (kept->row.id == id)
            return kept;
    return NULL;
}

static bool confirm_is_old(const struct lobby *lobby, const struct store_adjustment *row)
{
    return row->at_ms + CONFIRM_MS <= clock_wall(lobby->deps.clock);
}

int confirm_waiting(const struct lobby *lobby)
{
    const struct kept *kept;
    int n = 0;
    TAILQ_FOREACH (kept, &lobby->confirming->list, link)
        n += kept->row.state == CONFIRM_WAITS;
    return n;
}

int64_t confirm_next(const struct lobby *lobby, int64_t number)
{
    const struct kept *kept;
    TAILQ_FOREACH (kept, &lobby->confirming->list, link)
        if (kept->row.state == CONFIRM_WAITS && kept->row.number > number)
            return kept->row.number;
    return 0;
}

/* The adjustments of `from` are now those of `into`. */
static void confirm_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    struct kept *kept;
    TAILQ_FOREACH (kept, &lobby->confirming->list, link)
        if (kept->row.account == from)
            kept->row.account = into->id;
}

/* The store has dropped what waited for an account. If one of these is being stored or decided, the
 * answer is told first. */
static void confirm_erased(struct lobby *lobby, int64_t account)
{
    for (struct kept *kept = TAILQ_FIRST(&lobby->confirming->list), *next; kept; kept = next) {
        next = TAILQ_NEXT(kept, link);
        if (kept->row.account == account && !kept->busy)
            confirm_forget(lobby, kept);
    }
}

/* ---- In words ---- */

static const char *confirm_unit(const struct store_adjustment *row)
{
    return row->currency == STORE_XP ? "XP" : "chips";
}

/* Appends what is to be done: "give 50,000 chips to bob". */
static void confirm_put_what(const struct store_adjustment *row, struct buf *out)
{
    const bool gives = row->amount > 0;
    buf_printf(out, "%s %s %s %s %s", gives ? "give" : "take",
               FIGURE(gives ? row->amount : -row->amount), confirm_unit(row), gives ? "to" : "from",
               row->name);
}

struct confirm_words {
    char text[STORE_TEXT_MAX];
};
/* Writes what the audit log says, "50000 chips, asked by kate: a prize", into `out`, and returns
 * its text. */
static const char *confirm_words_write(struct confirm_words *out,
                                       const struct store_adjustment *row)
{
    return utf8_say(out->text, sizeof(out->text), "%jd %s, asked by %s: %s", row->amount,
                    confirm_unit(row), row->staff_name, row->reason);
}
#define CONFIRM_WORDS(row) confirm_words_write(&(struct confirm_words){{0}}, (row))

static void confirm_on(struct session *s, const struct lobby_coming *coming)
{
    int64_t oldest;
    const int n = confirm_waiting(s->lobby), asked = approval_waiting(s->lobby, &oldest);
    if (s->role < STORE_MODERATOR || coming->returned)
        return;
    if (n > 0 && asked > 0)
        session_say(s,
                    "Requests for accounts that wait for the staff: %d (`requests`). Adjustments "
                    "that wait for a second member: %d (`unconfirmed`).",
                    asked, n);
    else if (asked > 0)
        session_say(s, "!! Requests for accounts that wait for the staff: %d. Type `requests`.",
                    asked);
    else if (n > 0)
        session_say(s,
                    n == 1 ? N_("%d adjustment waits for a second member of the staff. Type "
                                "`unconfirmed` to see it.")
                           : N_("%d adjustments wait for a second member of the staff. Type "
                                "`unconfirmed` to see them."),
                    n);
}

/* ---- A day later ---- */

static void confirm_timer_start(void *lobby);

static void confirm_expired_stored(void *arg UNUSED, enum store_status status)
{
    if (status != STORE_OK)
        log_warn("confirm", "not stored that one expired, status=%d", (int)status);
}

static void confirm_expire(struct lobby *lobby, struct kept *kept)
{
    struct store_adjustment *row = &kept->row;
    struct store_audit audit;
    BUF_LOCAL line = {0};
    row->state = CONFIRM_EXPIRED;
    row->network[0] = row->fingerprint[0] = '\0';
    audit_fill(lobby, AUDIT_ROOM, &audit, "adjust-expire", row->name, CONFIRM_WORDS(row));
    store_attach(lobby->deps.store, &(struct store_attached){.audit = &audit});
    store_put(lobby->deps.store, STORE_RECORD_ADJUSTMENT, row, confirm_expired_stored, NULL);
    buf_printf(&line,
               "!! Nobody confirmed adjustment %jd within a day, so it is void: ", row->number);
    confirm_put_what(row, &line);
    buf_putc(&line, '.');
    lobby_tell_staff(lobby, 0, "%s", buf_text(&line));
}

/* Whether the adjustment has the highest number. Its record stays, so that no number is given
 * twice. */
static bool confirm_is_last(const struct confirming *c, const struct store_adjustment *row)
{
    return row->number != 0 && row->number == c->last;
}

/* After a day an adjustment that waits becomes void, and any other is forgotten. Of the one with
 * the highest number, only the words are forgotten. */
static void confirm_day_over(void *arg)
{
    struct lobby *lobby = arg;
    struct confirming *c = lobby->confirming;
    for (struct kept *kept = TAILQ_FIRST(&c->list), *next; kept; kept = next) {
        next = TAILQ_NEXT(kept, link);
        if (kept->busy || !confirm_is_old(lobby, &kept->row))
            continue;
        if (kept->row.state == CONFIRM_WAITS) {
            confirm_expire(lobby, kept);
        } else if (!confirm_is_last(c, &kept->row)) {
            store_drop(lobby->deps.store, STORE_RECORD_ADJUSTMENT, kept->row.id, NULL, NULL);
            confirm_forget(lobby, kept);
        } else if (kept->row.name[0] != '\0') {
            kept->row.name[0] = kept->row.staff_name[0] = kept->row.reason[0] = '\0';
            store_put(lobby->deps.store, STORE_RECORD_ADJUSTMENT, &kept->row, NULL, NULL);
        }
    }
    confirm_timer_start(lobby);
}

/* Sets the timer for the time when the next adjustment is a day old. */
static void confirm_timer_start(void *arg)
{
    struct lobby *lobby = arg;
    struct confirming *c = lobby->confirming;
    const struct kept *kept;
    timer_cancel(lobby->timers, &c->timer);
    TAILQ_FOREACH (kept, &c->list, link)
        if (!confirm_is_last(c, &kept->row) || kept->row.name[0] != '\0')
            break;
    if (!kept)
        return;
    const int64_t left = kept->row.at_ms + CONFIRM_MS - clock_wall(lobby->deps.clock);
    timer_set(lobby->timers, &c->timer, left < 1000 ? 1000 : left, confirm_day_over, lobby);
}

/* ---- The part ---- */

/* Keeps an adjustment that the store has. They come newest first. */
static void confirm_read(void *arg, const struct store_adjustment *row)
{
    confirm_keep(((struct load *)arg)->errand.lobby, row, false);
}

static void confirm_load(struct lobby *lobby)
{
    store_list_of(lobby->deps.store, STORE_RECORD_ADJUSTMENT, 0, INT_MAX, confirm_read, load_end,
                  load_new(lobby, "confirm"));
}

static void confirm_make(struct lobby *lobby)
{
    TAILQ_INIT(&lobby->confirming->list);
}

static void confirm_free(struct lobby *lobby)
{
    struct kept *kept;
    while ((kept = TAILQ_FIRST(&lobby->confirming->list)))
        confirm_forget(lobby, kept);
}

const struct lobby_part confirm_part = {LOBBY_SLOT(confirming),   .make = confirm_make,
                                        .load = confirm_load,     .begin = confirm_timer_start,
                                        .end = confirm_free,      .on = confirm_on,
                                        .merged = confirm_merged, .erased = confirm_erased};

/* ---- Adjustments ---- */

/* Whether the account has the chips that the adjustment takes; true for XP, which may go below 0.
 * False: the act has ended. */
static bool confirm_covered(struct act *act, const struct store_adjustment *what,
                            const struct store_account *account)
{
    return !act_refused(act, what->currency != STORE_XP && account->chips + what->amount < 0,
                        "%s has only %s chips, so nothing was taken.", account->name,
                        FIGURE(account->chips));
}

/* Calls act_confirmed with words for the adjustment, which use the name that the account has now.
 * False: the act has ended. */
static bool confirm_would(struct act *act, const struct store_adjustment *what,
                          const struct store_account *account)
{
    const int64_t has = what->currency == STORE_XP ? account->xp : account->chips;
    struct store_adjustment today = *what;
    BUF_LOCAL does = {0};
    memcpy(today.name, account->name, sizeof(today.name));
    confirm_put_what(&today, &does);
    return act_confirmed(act, "%s, who would have %s then", buf_text(&does),
                         FIGURE(has + what->amount));
}

/* Posts the adjustment's entries, with the act's audit line and, if `keep` is set, the adjustment's
 * record. `cb` gets the act. */
static void confirm_post(struct act *act, const struct store_adjustment *what, bool keep,
                         store_done_cb *cb)
{
    struct store_entry entry[2];
    store_mint(entry, what->account, what->amount, "adjust");
    entry[0].currency = (enum store_currency)what->currency;
    utf8_printf(entry[0].note, sizeof(entry[0].note), "%.100s", what->reason);
    act_say(act, "%jd %s for %.16s.", what->amount, confirm_unit(what), act->about);
    act_writes_with(act, &STORE_ROW(STORE_RECORD_ADJUSTMENT, what), keep, NULL);
    /* Entries of XP need no other side. Only chips are balanced, against the mint (RK-D13). */
    store_post(act_store(act), entry, what->currency == STORE_CHIPS ? 2 : 1, cb, act);
}

/* Ends the act once the entries were posted, or not, as `status` says. If they were, changes what
 * the lobby knows, and tells the account's owner. */
static void confirm_end(struct act *act, const struct store_adjustment *what,
                        enum store_status status)
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

/* Whether the adjustment, whose account, currency and amount are set, needs a second member. */
static bool confirm_needed(const struct lobby *lobby, const struct store_adjustment *what)
{
    const int64_t most = lobby->deps.conf.confirm_above;
    const struct kept *kept;
    int64_t sum = what->amount;
    TAILQ_FOREACH (kept, &lobby->confirming->list, link)
        if (kept->row.state == CONFIRM_ALONE && kept->row.account == what->account &&
            kept->row.currency == what->currency && !confirm_is_old(lobby, &kept->row))
            sum += kept->row.amount;
    return most > 0 && (what->amount > most || what->amount < -most || sum > most || sum < -most);
}

/* Fills in who asks. */
static void confirm_asker_fill(const struct act *act, struct store_adjustment *what)
{
    act_sign(act, what);
    what->staff = act->actor.account;
    what->uid = act->actor.uid;
}

static void confirm_alone_stored(void *arg, enum store_status status)
{
    struct adjusting *a = arg;
    struct lobby *lobby = a->act.errand.lobby;
    struct kept *kept = confirm_kept_by_id(lobby, a->what.id);
    if (kept) { /* NULL: it was not counted */
        kept->busy = false;
        if (status != STORE_OK)
            confirm_forget(lobby, kept);
        confirm_timer_start(lobby);
    }
    confirm_end(&a->act, &a->what, status);
}

/* Makes an adjustment that needs nobody else. Keeps and counts it if confirm-above is set. */
static void confirm_alone(struct act *act, struct store_adjustment *what)
{
    struct lobby *lobby = act->errand.lobby;
    const bool counts = lobby->deps.conf.confirm_above != 0;
    if (!confirm_would(act, what, &act->account))
        return;
    act_audit(act, act->account.name, "%jd %s: %s", what->amount, confirm_unit(what), what->reason);
    if (counts) {
        what->state = CONFIRM_ALONE;
        confirm_asker_fill(act, what);
        confirm_keep(lobby, what, true);
    }
    confirm_post(act, what, counts, confirm_alone_stored);
}

static void confirm_asked(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    struct kept *kept = confirm_kept_by_id(lobby, act->number);
    BUF_LOCAL line = {0};
    kept->busy = false;
    if (status == STORE_OK) {
        buf_printf(&line, "!! %s asks to ", kept->row.staff_name);
        confirm_put_what(&kept->row, &line);
        buf_printf(&line, ": %s. Type `confirm %jd` or `reject %jd`.", kept->row.reason,
                   kept->row.number, kept->row.number);
        lobby_tell_staff(lobby, act->actor.account, "%s", buf_text(&line));
        act->told = true;
    } else {
        confirm_forget(lobby, kept);
    }
    confirm_timer_start(lobby);
    act_stored(act, status);
}

static bool confirm_same_asked(const struct store_adjustment *a, const struct store_adjustment *b)
{
    return a->staff == b->staff && a->uid == b->uid && a->account == b->account &&
           a->currency == b->currency && a->amount == b->amount &&
           strcmp(a->reason, b->reason) == 0;
}

/* Stores that the adjustment waits, and ends the act. */
static void confirm_ask(struct act *act, struct store_adjustment *what)
{
    struct lobby *lobby = act->errand.lobby;
    const struct session *s = lobby_by_conn(lobby, act->actor.conn);
    const struct kept *kept;
    BUF_LOCAL does = {0};
    confirm_asker_fill(act, what);
    TAILQ_FOREACH (kept, &lobby->confirming->list, link)
        if (act_refused(act,
                        kept->row.state == CONFIRM_WAITS && confirm_same_asked(&kept->row, what),
                        "That waits already, as number %jd.", kept->row.number))
            return;
    if (act_refused(act, confirm_waiting(lobby) >= CONFIRM_WAIT_MAX,
                    "%d adjustments wait already, and no more can. Type `unconfirmed` to see them.",
                    CONFIRM_WAIT_MAX))
        return;
    confirm_put_what(what, &does);
    if (!act_confirmed(act,
                       "ask a second member of the staff to %s, as it is above %s within a day",
                       buf_text(&does), FIGURE(lobby->deps.conf.confirm_above)))
        return;
    what->state = CONFIRM_WAITS;
    what->number = lobby->confirming->last + 1;
    network_subscriber_text(act->actor.address, what->network, sizeof(what->network));
    if (s && act->actor.account != 0)
        utf8_copy(s->facts.fingerprint, what->fingerprint, sizeof(what->fingerprint));
    confirm_keep(lobby, what, true);
    audit_fill(lobby, act->actor.name, &act->audit, "adjust-ask", what->name, CONFIRM_WORDS(what));
    act_say(act,
            "Nothing has changed yet: above %s within a day a second member of the staff has "
            "to type `confirm %jd`, in the next 24 hours.",
            FIGURE(lobby->deps.conf.confirm_above), what->number);
    act->number = what->id;
    act_writes(act, NULL);
    store_put(lobby->deps.store, STORE_RECORD_ADJUSTMENT, what, confirm_asked, act);
}

static void confirm_adjust(struct act *act)
{
    enum { AMOUNT_MAX = 999999999 };
    struct store_adjustment *what = &((struct adjusting *)act)->what;
    const struct store_account *account = &act->account;
    const int64_t n = act->number;
    if (act_refused(act, n == 0 || n > AMOUNT_MAX || n < -AMOUNT_MAX,
                    n == 0 ? "An amount of 0 changes nothing."
                           : "An amount has at most nine digits. Type a smaller one."))
        return;
    what->account = what->asked_for = account->id;
    memcpy(what->name, account->name, sizeof(what->name));
    what->currency = act->choice;
    what->amount = n;
    utf8_copy(act->reason, what->reason, sizeof(what->reason));
    if (!confirm_covered(act, what, account))
        return;
    if (confirm_needed(act->errand.lobby, what))
        confirm_ask(act, what);
    else
        confirm_alone(act, what);
}

/* ---- Deciding ---- */

/* The adjustment with the number that was typed, if it can be decided. NULL: the act has ended. */
static struct kept *confirm_kept_typed(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const int64_t number = act->number;
    struct kept *kept;
    TAILQ_FOREACH (kept, &lobby->confirming->list, link)
        if (kept->row.number == number) /* those that needed nobody else have the number 0 */
            break;
    if (!kept)
        act_end(act, false, "No adjustment has the number %jd. Type `unconfirmed` to see them.",
                number);
    else if (kept->busy)
        act_end(act, false, "Somebody is deciding adjustment %jd now.", number);
    else if (kept->row.state == CONFIRM_DONE)
        act_end(act, false, "%s has confirmed adjustment %jd already.", kept->row.decided_by,
                number);
    else if (kept->row.state == CONFIRM_REJECTED)
        act_end(act, false, "%s has rejected adjustment %jd already.", kept->row.decided_by,
                number);
    else if (kept->row.state == CONFIRM_EXPIRED || confirm_is_old(lobby, &kept->row))
        act_end(act, false, "Adjustment %jd waited for a day, so it is void. Type it anew.",
                number);
    else
        return kept;
    return NULL;
}

/* Fills in the decision, which is about to be stored. Nobody else can decide meanwhile. */
static void confirm_decide(struct adjusting *a, struct kept *kept, enum confirm_state state)
{
    a->what = kept->row;
    a->what.state = state;
    a->what.network[0] = a->what.fingerprint[0] = '\0';
    utf8_copy(a->act.actor.name, a->what.decided_by, sizeof(a->what.decided_by));
    kept->busy = true;
}

/* Appends what whoever asked for the adjustment reads. */
static void confirm_put_decided(const struct adjusting *a, const char *word, struct buf *out)
{
    buf_printf(out, "%s has %s adjustment %jd: ", a->what.decided_by, word, a->what.number);
    confirm_put_what(&a->what, out);
    buf_putc(out, '.');
    if (a->act.reason[0] != '\0')
        buf_printf(out, " The reason given is: %s", a->act.reason);
}

/* The decision was stored, or not, as `status` says. Tells whoever asked for the adjustment, if
 * they are on. */
static void confirm_decided(struct adjusting *a, enum store_status status, const char *word)
{
    struct lobby *lobby = a->act.errand.lobby;
    struct session *s = lobby_by_person(lobby, a->what.staff);
    struct kept *kept = confirm_kept_by_id(lobby, a->what.id);
    kept->busy = false;
    if (status != STORE_OK)
        return;
    kept->row = a->what;
    if (s && s->person != a->act.actor.account) {
        BUF_LOCAL line = {0};
        buf_puts(&line, "!! ");
        confirm_put_decided(a, word, &line);
        session_say(s, "%s", buf_text(&line));
        a->act.aware = s->person;
    }
    confirm_timer_start(lobby);
}

/* Whether the actor is a second member of the staff. False: the act has ended. */
static bool confirm_is_second(struct act *act, const struct store_adjustment *row)
{
    struct lobby *lobby = act->errand.lobby;
    const struct actor *actor = &act->actor;
    const int64_t number = row->number;
    const struct session *s = actor->account != 0 ? lobby_by_conn(lobby, actor->conn) : NULL;
    const char *exempt = lobby->deps.conf.same_address_exempt;
    char network[STORE_ADDRESS_MAX];
    network_subscriber_text(actor->address, network, sizeof(network));
    if (row->staff == actor->account && row->uid == actor->uid)
        act_end(act, false,
                "You asked for that yourself. Another member of the staff has to confirm it; "
                "`reject %jd` withdraws it.",
                number);
    else if (row->staff != 0 && actor->account == 0 && actor->uid != 0)
        act_end(act, false,
                "%s asked for that in the lobby, and could be you. Another account of the staff "
                "has to type `confirm %jd` there, or root has to confirm it here.",
                row->staff_name, number);
    else if (row->staff == 0 && row->uid != 0 && actor->account != 0)
        act_end(act, false,
                "%s asked for that at the control socket, and could be you. Another Unix user "
                "has to confirm it there: `cardroomctl confirm %jd`.",
                row->staff_name, number);
    else if (s && row->fingerprint[0] != '\0' &&
             strcmp(row->fingerprint, s->facts.fingerprint) == 0)
        act_end(act, false,
                "You came with the SSH key of %s, who asked for that. Somebody else has to "
                "confirm it.",
                row->staff_name);
    else if (row->network[0] != '\0' && strcmp(row->network, network) == 0 &&
             !network_listed(exempt, actor->address))
        act_end(act, false,
                "You are on from the address of %s, who asked for that. Somebody at another "
                "address has to confirm it. Where several people share one, "
                "same-address-exempt in cardroom.conf can list it.",
                row->staff_name);
    else
        return true;
    return false;
}

static void confirm_stored(void *arg, enum store_status status)
{
    struct adjusting *a = arg;
    confirm_decided(a, status, "confirmed");
    confirm_end(&a->act, &a->what, status);
}

/* Asks first, with what the adjustment would do now. False: the act has ended. */
static bool confirm_agreed(struct act *act, const struct store_adjustment *row,
                           const struct store_account *account)
{
    act_warn(act, "%s asked for it on %s UTC: %s", row->staff_name, SPAN_TIME(row->at_ms),
             row->reason);
    if (act->price.len > 0 && !strchr(".!?", act->price.data[act->price.len - 1]))
        buf_putc(&act->price, '.');
    if (strcmp(row->name, account->name) != 0)
        act_warn(act, "The account was called %s then.", row->name);
    if (moderation_of(act->errand.lobby->moderation, STORE_BAN, account->id))
        act_warn(act, "%s is banned.", account->name);
    act_bind_yes(act, buf_text(&act->price));
    return confirm_would(act, row, account);
}

/* The account that asked for the adjustment, if an account did, and the account that it is about.
 */
struct confirm_read {
    int64_t staff, account;
    struct store_account asker, who; /* id 0: there is none */
};

static void confirm_read_run(struct store *store, void *result)
{
    struct confirm_read *r = result;
    store_reads_account(store, r->staff, &r->asker);
    store_reads_account(store, r->account, &r->who);
}

static void confirm_told(struct act *act, void *result)
{
    struct adjusting *a = (struct adjusting *)act;
    const struct confirm_read *r = result;
    const struct store_account *account = &r->who;
    struct lobby *lobby = act->errand.lobby;
    /* Looks the adjustment up again: while the store was read, somebody else may have decided it,
     * or its day may have ended. */
    struct kept *kept = confirm_kept_typed(act);
    if (!kept)
        return;
    const struct store_adjustment *row = &kept->row;
    const int64_t number = row->number;
    const bool may = row->staff == 0 ||
                     (r->asker.id != 0 && r->asker.role >= act_role(lobby, act_find("adjust")) &&
                      !moderation_of(lobby->moderation, STORE_BAN, row->staff));
    if (act_refused(act, !may,
                    "%s, who asked for that, may not do so any more. Type `reject %jd`, and ask "
                    "anew if it is still right.",
                    row->staff_name, number) ||
        act_refused(act,
                    account->id == 0 ||
                        strncmp(account->name, STORE_NAME_ERASED, strlen(STORE_NAME_ERASED)) == 0,
                    "The account %s has been deleted since then, so nothing can be given to it or "
                    "taken from it. Type `reject %jd`.",
                    row->name, number) ||
        act_refused(act, row->account != row->asked_for,
                    "%s has become part of %s since %s asked. Type `reject %jd`, and ask anew for "
                    "%s if that is still right.",
                    row->name, account->name, row->staff_name, number, account->name) ||
        !act_found(act, account))
        return;
    if (!act_on(act, account) || !confirm_covered(act, row, account) ||
        !confirm_agreed(act, row, account))
        return;
    act_audit(act, account->name, "%s", CONFIRM_WORDS(row));
    confirm_decide(a, kept, CONFIRM_DONE);
    confirm_post(act, &a->what, true, confirm_stored);
}

static void confirm_act(struct act *act)
{
    const struct kept *kept = confirm_kept_typed(act);
    if (kept && confirm_is_second(act, &kept->row))
        act_reads(act, STORE_READS(struct confirm_read, confirm_read_run),
                  &(struct confirm_read){.staff = kept->row.staff, .account = kept->row.account},
                  confirm_told);
}

static void confirm_reject_stored(void *arg, enum store_status status)
{
    struct adjusting *a = arg;
    confirm_decided(a, status, "rejected");
    act_stored(&a->act, status);
}

static void confirm_reject(struct act *act)
{
    struct adjusting *a = (struct adjusting *)act;
    struct store_message message;
    BUF_LOCAL does = {0}, line = {0};
    struct kept *kept = confirm_kept_typed(act);
    if (!kept)
        return;
    confirm_put_what(&kept->row, &does);
    if (!act_confirmed(act, "not %s", buf_text(&does)))
        return;
    act_audit(act, kept->row.name, "%.*s%s%s", STORE_TEXT_MAX / 2 - 1, CONFIRM_WORDS(&kept->row),
              act->reason[0] != '\0' ? "; rejected: " : "", act->reason);
    act_say(act, "Adjustment %jd is rejected.", act->number);
    confirm_decide(a, kept, CONFIRM_REJECTED);
    /* Whoever asked for the adjustment reads the refusal now or at the next login. */
    confirm_put_decided(a, "rejected", &line);
    const bool later =
        a->what.staff != 0 && a->what.staff != act->actor.account &&
        social_notice_begin(act->errand.lobby, a->what.staff, buf_text(&line), &message);
    act_writes_with(act, &STORE_ROW(STORE_RECORD_MESSAGE, &message), later, NULL);
    store_put(act_store(act), STORE_RECORD_ADJUSTMENT, &a->what, confirm_reject_stored, a);
}

static void confirm_unconfirmed(struct act *act)
{
    const struct kept *kept;
    TAILQ_FOREACH (kept, &act->errand.lobby->confirming->list, link) {
        const struct store_adjustment *row = &kept->row;
        if (row->state != CONFIRM_WAITS)
            continue;
        act_line(act, "%jd  %.0s%.0s%.0jd%.0s%.0jd%.0jd%.0s", row->number, row->name,
                 row->currency == STORE_XP ? "xp" : "chips", row->amount, row->staff_name,
                 row->at_ms, row->at_ms + CONFIRM_MS, row->reason);
        confirm_put_what(row, &act->list);
        buf_printf(&act->list, ", asked by %s, another %s: %s\n", row->staff_name,
                   SPAN(row->at_ms + CONFIRM_MS - act_now(act)), row->reason);
    }
    if (act->list.len > 0)
        buf_puts(&act->list, "Type `confirm` or `reject` and the number.\n");
    act_end_list(act);
}

static const struct act_field unconfirmed_fields[] = {
    {"number", ACT_FIELD_NUMBER, "its number"},
    {"name", ACT_FIELD_TEXT, "the account's name when it was asked for"},
    {"currency", ACT_FIELD_TEXT, "what is given or taken", .words = "xp|chips"},
    {"amount", ACT_FIELD_NUMBER, "how much; below 0 it is taken"},
    {"by", ACT_FIELD_TEXT, "who asked for it"},
    {"asked", ACT_FIELD_TIME, "when that was"},
    {"until", ACT_FIELD_TIME, "when it is void"},
    {"reason", ACT_FIELD_TEXT, "the reason that was given"}};

const struct act_row confirm_acts[] = {
    {"adjust", STORE_MODERATOR, confirm_adjust, N_("add to a balance, or take from it"),
     .looks = ACT_LOOKS_ON,
     .args = {{"name", ACT_NAME},
              {"currency", ACT_CHOICE, .words = "xp|chips"}, /* as in enum store_currency */
              {"amount", ACT_AMOUNT},
              {"reason", ACT_REASON}},
     .size = sizeof(struct adjusting)},
    {"unconfirmed", STORE_MODERATOR, confirm_unconfirmed,
     N_("adjustments that wait for a second member of the staff"), ACT_FIELDS(unconfirmed_fields),
     .none = "No adjustment waits for a second member of the staff."},
    {"confirm", STORE_MODERATOR, confirm_act,
     N_("let an adjustment happen that another member of the staff asked for"), .audit = "adjust",
     .args = {{"number", ACT_ADJUSTMENT}}, .does = "adjust", .asks = true,
     .size = sizeof(struct adjusting)},
    {"reject", STORE_MODERATOR, confirm_reject,
     N_("refuse such an adjustment, or withdraw your own"), .audit = "adjust-reject",
     .args = {{"number", ACT_ADJUSTMENT}, {"reason", ACT_REASON, .optional = ACT_ANYWHERE}},
     .size = sizeof(struct adjusting)},
    {NULL}};
