/*
 * See approval.h.
 */
#include "approval.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "audit.h"
#include "log.h"
#include "login.h"
#include "network.h"
#include "once.h"
#include "session.h"
#include "span.h"
#include "unmark.h"
#include "utf8.h"
#include "xalloc.h"

/* READ_MAX: how many requests are read at the start. TOO_LONG_MAX: how many lines to the staff may
 * be too long before the dialogue ends. */
enum { READ_MAX = 100000, TOO_LONG_MAX = 5 };

struct approvals {
    struct store_approval *row; /* in the order of their accounts, so in the order of asking */
    int n, cap;
    struct timer tell; /* when the staff may be told again */
    int64_t told_ms;   /* when they were told last, monotonic ms; 0: not yet */
};

/* ---- The list ---- */

/* The index of the account's row, or of the place where it belongs. */
static int approval_place_of(const struct approvals *list, int64_t account)
{
    int i = 0;
    while (i < list->n && list->row[i].account < account)
        i++;
    return i;
}

struct store_approval *approval_of(const struct lobby *lobby, int64_t account)
{
    const struct approvals *list = lobby->approvals;
    int i = approval_place_of(list, account);
    return i < list->n && list->row[i].account == account ? &list->row[i] : NULL;
}

static struct store_approval *approval_row_add(struct lobby *lobby,
                                               const struct store_approval *row)
{
    struct approvals *list = lobby->approvals;
    int i = approval_place_of(list, row->account);
    XGROW(list->row, list->n, list->cap);
    memmove(&list->row[i + 1], &list->row[i], (size_t)(list->n - i) * sizeof(*list->row));
    list->row[i] = *row;
    list->n++;
    return &list->row[i];
}

void approval_forget(struct lobby *lobby, int64_t account)
{
    struct approvals *list = lobby->approvals;
    struct store_approval *row = approval_of(lobby, account);
    if (!row)
        return;
    list->n--;
    memmove(row, row + 1, (size_t)(&list->row[list->n] - row) * sizeof(*row));
}

const struct store_approval *approval_at(const struct lobby *lobby, int i)
{
    return i < lobby->approvals->n ? &lobby->approvals->row[i] : NULL;
}

enum store_status approval_found(const struct lobby *lobby, enum store_status status,
                                 const struct store_account *account)
{
    const struct store_approval *row = status == STORE_OK ? approval_of(lobby, account->id) : NULL;
    return row && row->state != APPROVAL_APPROVED ? STORE_NONE : status;
}

int approval_waiting(const struct lobby *lobby, int64_t *oldest_ms)
{
    const struct store_approval *row;
    int n = 0;
    *oldest_ms = 0;
    for (int i = 0; (row = approval_at(lobby, i)); i++) {
        if (row->state != APPROVAL_WAITS)
            continue;
        if (n++ == 0 || row->at_ms < *oldest_ms)
            *oldest_ms = row->at_ms;
    }
    return n;
}

const struct store_approval *approval_decide(struct lobby *lobby, int64_t account,
                                             enum approval_state state, const char *staff_name,
                                             const char *reason)
{
    struct store_approval *row = approval_of(lobby, account);
    if (!row || row->state != APPROVAL_WAITS)
        return NULL;
    row->state = state;
    row->ends_ms = clock_wall(lobby->deps.clock) + APPROVAL_MS;
    utf8_copy(staff_name, row->staff_name, sizeof(row->staff_name));
    utf8_copy(reason, row->reason, sizeof(row->reason));
    return row;
}

void approval_put_back(struct lobby *lobby, const struct store_approval *was)
{
    struct store_approval *row = approval_of(lobby, was->account);
    if (row)
        *row = *was;
}

static void approval_renamed(struct lobby *lobby, const struct store_account *was, const char *name)
{
    struct store_approval *row = approval_of(lobby, was->id);
    if (!row)
        return;
    utf8_copy(name, row->name, sizeof(row->name));
    store_put(lobby->deps.store, STORE_RECORD_APPROVAL, row, NULL, NULL);
}

/* A refusal stays, because people are told of it later. */
static void approval_erased(struct lobby *lobby, int64_t account)
{
    const struct store_approval *row = approval_of(lobby, account);
    if (row && row->state != APPROVAL_REFUSED)
        approval_forget(lobby, account);
}

/* ---- The part ---- */

static void approval_loading_each(void *arg, const struct store_approval *row)
{
    approval_row_add(((struct load *)arg)->errand.lobby, row);
}

/* Without the list everybody on it would come in, so a failure to read it ends the process. */
static void approval_loading_read(void *arg, enum store_status status)
{
    if (status != STORE_OK)
        log_fatal("approval", "who waits cannot be read, status=%d", (int)status);
    load_end(arg, status);
}

static void approval_load(struct lobby *lobby)
{
    store_list_of(lobby->deps.store, STORE_RECORD_APPROVAL, 0, READ_MAX, approval_loading_each,
                  approval_loading_read, load_new(lobby, "approval"));
}

static void approval_end(struct lobby *lobby)
{
    free(lobby->approvals->row);
}

const struct lobby_part approval_part = {LOBBY_SLOT(approvals), .load = approval_load,
                                         .end = approval_end, .renamed = approval_renamed,
                                         .erased = approval_erased};

/* ---- Asking ---- */

/* Whether the row counts against its network. It does if it waits, or if the staff refused it
 * within the last day. */
static bool approval_counts(const struct lobby *lobby, const struct store_approval *row)
{
    int64_t decided = row->ends_ms - APPROVAL_MS;
    return row->state == APPROVAL_WAITS ||
           (row->state == APPROVAL_REFUSED && row->staff_name[0] != '\0' &&
            clock_wall(lobby->deps.clock) - decided < STORE_DAY_MS);
}

static bool approval_network_full(const struct session *s)
{
    const struct lobby *lobby = s->lobby;
    const struct store_approval *row;
    struct network own, wide;
    int near = 0, around = 0;
    if (!network_subscriber(s->facts.address, &own) ||
        network_listed(lobby->deps.conf.same_address_exempt, s->facts.address))
        return false;
    wide = own;
    network_widen(&wide);
    for (int i = 0; (row = approval_at(lobby, i)); i++) {
        if (!approval_counts(lobby, row))
            continue;
        near += network_holds(&own, row->network);
        around += network_holds(&wide, row->network);
    }
    return near >= APPROVAL_NETWORK_MOST || around >= APPROVAL_WIDE_MOST;
}

bool approval_full(struct session *s)
{
    int64_t oldest;
    if (s->lobby->deps.conf.registration != REGISTRATION_ASK)
        return false;
    if (approval_waiting(s->lobby, &oldest) >= APPROVAL_MOST)
        session_say(s, "Too many requests for accounts wait for the staff at the moment. Type "
                       "`guest` to play without an account, or come back tomorrow.");
    else if (approval_network_full(s))
        session_say(s, "As many requests for accounts came from your network as the staff takes "
                       "at once. Type `guest` to play without an account, or come back tomorrow.");
    else
        return false;
    return true;
}

const struct store_approval *approval_ask(struct session *s, int64_t account, const char *name)
{
    const int64_t now = clock_wall(s->lobby->deps.clock);
    struct store_approval row = {
        .account = account, .at_ms = now, .ends_ms = now + APPROVAL_MS, .state = APPROVAL_WAITS};
    utf8_copy(name, row.name, sizeof(row.name));
    network_subscriber_text(s->facts.address, row.network, sizeof(row.network));
    return approval_row_add(s->lobby, &row);
}

static void approval_staff_tell(void *arg)
{
    struct lobby *lobby = arg;
    int64_t oldest;
    int n = approval_waiting(lobby, &oldest);
    lobby->approvals->told_ms = clock_mono(lobby->deps.clock);
    if (n > 0)
        lobby_tell_staff(
            lobby, 0, N_("!! Requests for accounts that wait for the staff: %d. Type `requests`."),
            n);
}

void approval_asked(struct lobby *lobby)
{
    struct approvals *list = lobby->approvals;
    int64_t wait = list->told_ms + APPROVAL_TELL_MS - clock_mono(lobby->deps.clock);
    if (list->told_ms == 0 || wait <= 0)
        approval_staff_tell(lobby);
    else
        timer_set(lobby->timers, &list->tell, wait, approval_staff_tell, lobby);
}

/* ---- What became of it ---- */

bool approval_put_refusal(const struct lobby *lobby, const char *name, const char *address,
                          struct buf *out)
{
    const struct store_approval *row, *found = NULL;
    struct network network;
    if (!network_subscriber(address, &network))
        return false;
    for (int i = 0; (row = approval_at(lobby, i)); i++)
        if (row->state == APPROVAL_REFUSED && strcasecmp(row->name, name) == 0 &&
            network_holds(&network, row->network))
            found = row; /* the latest */
    if (!found)
        return false;
    if (found->staff_name[0] == '\0')
        buf_printf(out,
                   tr("The staff did not answer your request for the account %s in time, so it has "
                      "ended. You can ask again."),
                   found->name);
    else if (found->reason[0] == '\0')
        buf_printf(out, tr("The staff has refused your request for the account %s."), found->name);
    else
        buf_printf(out, tr("The staff has refused your request for the account %s: %s"),
                   found->name, found->reason);
    return true;
}

void approval_tell_refusal(struct session *s, const char *name)
{
    BUF_LOCAL line = {0};
    SESSION_SPEAKS(s);
    if (approval_put_refusal(s->lobby, name, s->facts.address, &line))
        session_say(s, "%s", buf_text(&line));
}

/* ---- Coming in ---- */

/* Ends the dialogue. A guest who is on stays on; any other session is closed. */
static void approval_let_go(struct session *s, const char *line)
{
    if (s->person == 0) {
        session_close(s, line, 0);
        return;
    }
    login_clear(s);
    session_say(s, "%s", tr(line));
    session_prompt(s, true);
}

static void approval_too_late(void *arg)
{
    struct session *s = arg;
    SESSION_SPEAKS(s);
    approval_let_go(s, N_("No line came within two minutes. Your request waits without one."));
}

static void approval_why_ask(struct session *s)
{
    if (s->person == 0)
        session_say(s, "Type one line to tell the staff why you'd like the account, `guest` to "
                       "play without it meanwhile, or Enter to leave.");
    else
        session_say(s,
                    "Type one line to tell the staff why you'd like the account, or Enter to "
                    "go on as %s.",
                    s->name);
    login_ask_line(s, LOGIN_WHY, APPROVAL_WHY_MS, approval_too_late);
}

/* Tells the owner that the account waits. Asks for the line to the staff, unless it was written. */
static void approval_turn_away(struct session *s, const struct store_account *account,
                               const struct store_approval *row)
{
    const char *contact = s->lobby->deps.conf.contact;
    const int64_t now = clock_wall(s->lobby->deps.clock);
    s->lobby->logins[s->facts.transport][LOGIN_END_WAITING]++;
    log_info("approval", "waits name=%s from=%s", account->name, s->facts.address);
    if (now - row->at_ms < APPROVAL_WHY_MS)
        session_say(s,
                    "The staff looks at each new account before it opens, and %s waits for that "
                    "now.",
                    row->name);
    else
        session_say(s, "The staff looks at each new account before it opens. %s has waited for %s.",
                    row->name, SPAN(now - row->at_ms));
    session_say(s,
                "Log in with it again later to see what they said. If nobody answers until %s "
                "UTC, the request ends.",
                SPAN_TIME(row->ends_ms));
    if (contact)
        session_say(s, "To ask about it, write to: %s", contact);
    if (row->reason[0] != '\0') {
        session_say(s, "You told them: %s", row->reason);
        approval_let_go(s, s->person == 0
                               ? N_("To play as a guest meanwhile, connect again and type "
                                    "`guest`. Goodbye.")
                               : N_("Meanwhile you go on as a guest."));
        return;
    }
    login_proven(s, account);
    approval_why_ask(s);
}

bool approval_keeps_out(struct session *s, const struct store_account *account)
{
    struct lobby *lobby = s->lobby;
    const struct store_approval *row = approval_of(lobby, account->id);
    if (!row)
        return false;
    SESSION_SPEAKS(s);
    if (row->state == APPROVAL_REFUSED) { /* the account is being erased */
        BUF_LOCAL line = {0};
        approval_put_refusal(lobby, row->name, row->network, &line);
        approval_let_go(s, buf_text(&line));
        return true;
    }
    if (row->state == APPROVAL_WAITS && lobby->deps.conf.registration != REGISTRATION_OPEN) {
        approval_turn_away(s, account, row);
        return true;
    }
    if (row->state == APPROVAL_APPROVED)
        session_say(s, "The staff has approved your account.");
    else
        audit_write(lobby, AUDIT_ROOM, "approve", account->name, "registration is open now");
    approval_forget(lobby, account->id);
    store_drop(lobby->deps.store, STORE_RECORD_APPROVAL, account->id, NULL, NULL);
    return false;
}

/* ---- The line to the staff ---- */

struct why {
    struct errand errand;
    struct store_approval row; /* the row with the line in it */
};

static void approval_why_stored(void *arg, enum store_status status)
{
    struct why *why = arg;
    struct session *s = errand_session(arg);
    struct store_approval *row = approval_of(why->errand.lobby, why->row.account);
    if (row && status == STORE_OK)
        memcpy(row->reason, why->row.reason, sizeof(row->reason));
    if (s)
        approval_let_go(s,
                        status == STORE_OK
                            ? N_("Thank you. The staff reads that with your request.")
                            : N_("That couldn't be saved. Log in again later to write it anew."));
    errand_end(arg);
}

void approval_line(struct session *s, const char *line)
{
    struct store_approval *row = approval_of(s->lobby, login_of(s)->account);
    bool on = s->person != 0, guest = strcasecmp(line, "guest") == 0;
    if (line[0] == '\0' || strcasecmp(line, "quit") == 0 || (guest && on)) {
        approval_let_go(s, on ? N_("Meanwhile you go on as a guest.") : N_("Goodbye."));
    } else if (guest) {
        login_clear(s);
        login_guest(s, NULL);
    } else if (!row || row->state != APPROVAL_WAITS) {
        approval_let_go(s, N_("The staff has just decided. Log in to see what they said."));
    } else if (strlen(line) > APPROVAL_WHY_MAX) {
        if (++login_of(s)->failures >= TOO_LONG_MAX)
            approval_let_go(s, N_("Those lines were all too long."));
        else
            session_say(s, "That is longer than %d bytes. Say it in fewer words.",
                        APPROVAL_WHY_MAX);
    } else {
        struct why *why = errand_new(s->lobby, s, sizeof(*why));
        timer_cancel(s->lobby->timers, &login_of(s)->late);
        why->row = *row;
        utf8_clean(line, strlen(line), APPROVAL_WHY_MAX, why->row.reason, sizeof(why->row.reason));
        unmark_text(why->row.reason);
        errand_keep_answer(why, "Thank you. The staff reads that with your request.");
        errand_writes(why, NULL);
        store_put(s->lobby->deps.store, STORE_RECORD_APPROVAL, &why->row, approval_why_stored, why);
    }
}

void approval_resume(struct session *s)
{
    const struct store_approval *row;
    for (int i = 0; (row = approval_at(s->lobby, i)); i++) {
        if (row->state == APPROVAL_WAITS && row->reason[0] == '\0' &&
            strcasecmp(row->name, login_of(s)->name) == 0) {
            login_of(s)->account = row->account;
            approval_why_ask(s);
            return;
        }
    }
    login_clear(s);
}
