/*
 * What a script asks of the room from outside of a connection: accounts, the control socket, the
 * store, and whether the door may let somebody in.
 */
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "admin.h"
#include "enter.h"
#include "news.h"
#include "order.h"
#include "play_private.h"
#include "store_mem.h"
#include "xalloc.h"

/* ---- Accounts and the control socket ---- */

static void status_take(void *arg, enum store_status status)
{
    *(enum store_status *)arg = status;
}

void play_account(struct play *p, char *rest)
{
    const char *name = play_word(&rest), *password = play_word(&rest), *role = play_word(&rest);
    enum store_status status = STORE_FULL;
    enum store_role as = STORE_PLAYER;
    char hash[128] = "";
    if (strcmp(password, "-") != 0)
        snprintf(hash, sizeof(hash), "#%s", password);
    if (*role != '\0' && !admin_role_parse(role, &as))
        play_fail(p, "no such role: %s", role);
    account_create(p->lobby, ids_next(&p->ids), name, hash, NULL, NULL, as, status_take, &status);
    play_settle(p);
    if (status != STORE_OK)
        play_fail(p, "the account is not made: %d", (int)status);
}

static void control_answer(void *arg, bool done, const char *text)
{
    struct play *p = arg;
    buf_clear(&p->answer);
    buf_printf(&p->answer, "%s %s", done ? "done" : "refused", text);
}

/* Makes the answer of the audit log the number of its lines. */
static void lines_count(struct play *p)
{
    static const struct admin_actor actor = {.name = "cardroomctl", .role = STORE_ADMIN};
    int n = 0;
    admin_audit(p->lobby, &actor, "1000", false, control_answer, p);
    play_settle(p);
    for (const char *c = buf_text(&p->answer); *c != '\0'; c++)
        n += *c == '\n';
    buf_clear(&p->answer);
    buf_printf(&p->answer, "done %d", n);
}

void play_control(struct play *p, char *rest)
{
    static const struct admin_actor actor = {.name = "cardroomctl", .role = STORE_ADMIN};
    char *glob = play_behind_equals(p, rest);
    enum store_role role = STORE_PLAYER;
    if (!glob)
        return;
    const char *verb = play_word(&rest);
    char *words = xstrdup(rest);
    const char *name = play_word(&rest), *third = rest;
    buf_clear(&p->answer);
    if (strcmp(verb, "role") == 0 && admin_role_parse(third, &role))
        admin_role(p->lobby, &actor, name, role, control_answer, p);
    else if (strcmp(verb, "create") == 0)
        admin_account_create(p->lobby, &actor, name, third, STORE_PLAYER, control_answer, p);
    else if (strcmp(verb, "show") == 0)
        admin_account_show(p->lobby, &actor, name, control_answer, p);
    else if (strcmp(verb, "reset-totp") == 0)
        admin_totp_reset(p->lobby, &actor, name, control_answer, p);
    else if (strcmp(verb, "password") == 0)
        admin_password(p->lobby, &actor, name, third, control_answer, p);
    else if (strcmp(verb, "list") == 0)
        admin_account_list(p->lobby, &actor, "", 50, control_answer, p);
    else if (strcmp(verb, "ban") == 0)
        admin_ban(p->lobby, &actor, name, 0, third, control_answer, p);
    else if (strcmp(verb, "unban") == 0)
        admin_unban(p->lobby, &actor, name, control_answer, p);
    else if (strcmp(verb, "void") == 0)
        admin_void(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "undo") == 0)
        admin_undo(p->lobby, &actor, name, third, control_answer, p);
    else if (strcmp(verb, "merge") == 0)
        admin_merge(p->lobby, &actor, name, third, control_answer, p);
    else if (strcmp(verb, "drain") == 0)
        admin_drain(p->lobby, &actor, play_span(name), third, control_answer, p);
    else if (strcmp(verb, "cancel") == 0)
        admin_shutdown_cancel(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "news") == 0)
        admin_news(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "post") == 0)
        admin_news_post(p->lobby, &actor, words, control_answer, p);
    else if (strcmp(verb, "drop") == 0)
        admin_news_drop(p->lobby, &actor, atoll(name), control_answer, p);
    else if (strcmp(verb, "motd") == 0)
        admin_motd(p->lobby, &actor, words, control_answer, p);
    else if (strcmp(verb, "wall") == 0)
        admin_wall(p->lobby, &actor, words, control_answer, p);
    else if (strcmp(verb, "freeze") == 0)
        admin_freeze(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "resume") == 0)
        admin_resume(p->lobby, &actor, atoi(name), control_answer, p);
    else if (strcmp(verb, "transfer") == 0)
        admin_transfer(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "inspect") == 0)
        admin_inspect(p->lobby, &actor, atoi(name), control_answer, p);
    else if (strcmp(verb, "close") == 0)
        admin_close(p->lobby, &actor, atoi(name), third, control_answer, p);
    else if (strcmp(verb, "kick") == 0)
        admin_kick(p->lobby, &actor, name, third, control_answer, p);
    else if (strcmp(verb, "status") == 0)
        admin_status(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "audit") == 0)
        admin_audit(p->lobby, &actor, words, false, control_answer, p);
    else if (strcmp(verb, "audit-json") == 0)
        admin_audit(p->lobby, &actor, words, true, control_answer, p);
    else if (strcmp(verb, "reload") == 0)
        admin_reload(p->lobby, &actor, control_answer, p);
    else if (strcmp(verb, "lines") == 0)
        lines_count(p);
    else if (order_find(verb))
        order_find(verb)->act(p->lobby, &actor, name, third, control_answer, p);
    else
        play_fail(p, "no such act: %s", verb);
    free(words);
    if (strcmp(glob, ">>") == 0)
        return;
    play_settle(p);
    if (fnmatch(glob, buf_text(&p->answer), 0) != 0)
        play_fail(p, "the answer is \"%s\"", buf_text(&p->answer));
}

struct balance {
    int64_t xp, chips;
    bool found;
};

static void balance_take(void *arg, enum store_status status, const struct store_account *account)
{
    struct balance *balance = arg;
    if (status == STORE_OK)
        *balance = (struct balance){account->xp, account->chips, true};
}

void play_balance(struct play *p, bool xp, char *rest)
{
    const char *name = play_word(&rest);
    int64_t want = strtoll(rest, NULL, 10);
    struct balance balance = {0};
    store_account_by_name(p->store, name, false, balance_take, &balance);
    play_settle(p);
    int64_t have = xp ? balance.xp : balance.chips;
    if (!balance.found || have != want)
        play_fail(p, "%s has %lld %s", name, (long long)have, xp ? "XP" : "chips");
}

static void id_take(void *arg, enum store_status status, const struct store_account *account)
{
    int64_t *id = arg;
    if (status == STORE_OK)
        *id = account->id;
}

void play_reads(struct play *p, char *rest)
{
    static const struct {
        const char *word;
        int memo;
    } kinds[] = {{"all", -1},
                 {"second", STORE_MEMO_SECOND},
                 {"ignore", STORE_MEMO_IGNORE},
                 {"login", STORE_MEMO_LOGIN},
                 {"report", STORE_MEMO_REPORT}};
    const char *word = play_word(&rest);
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
        if (strcmp(word, kinds[i].word) == 0) {
            store_mem_fail_reads(p->store, kinds[i].memo,
                                 strcmp(rest, "fail") == 0 ? STORE_REFUSED : STORE_OK);
            return;
        }
    play_fail(p, "no reads %s", word);
}

void play_damage(struct play *p, const char *name)
{
    struct store_memo memo = {.id = INT64_MAX, .kind = STORE_MEMO_SECOND, .body = "?"};
    store_account_by_name(p->store, name, false, id_take, &memo.account);
    play_settle(p);
    store_memo_put(p->store, &memo, 1, NULL, NULL);
    play_settle(p);
}

/* ---- Auth ---- */

struct auth_seen {
    bool done;
    enum lobby_auth_answer answer;
    char notice[256];
};

static void auth_take(void *arg, enum lobby_auth_answer answer, unsigned methods,
                      const char *notice)
{
    struct auth_seen *seen = arg;
    (void)methods;
    *seen = (struct auth_seen){.done = true, .answer = answer};
    snprintf(seen->notice, sizeof(seen->notice), "%s", notice);
}

void play_auth(struct play *p, char *rest)
{
    static const char *const answers[] = {"no", "yes", "busy"};
    char *want = play_behind_equals(p, rest);
    if (!want)
        return;
    const char *user = play_word(&rest), *method = play_word(&rest), *given = play_word(&rest),
               *from = rest;
    char *glob = want;
    want = play_word(&glob);
    struct lobby_auth auth = {.method = LOBBY_AUTH_NONE, .password = given};
    struct auth_seen seen = {0};
    snprintf(auth.user, sizeof(auth.user), "%s", user);
    snprintf(auth.fingerprint, sizeof(auth.fingerprint), "SHA256:%s", given);
    snprintf(auth.address, sizeof(auth.address), "%s",
             strncmp(from, "from=", 5) == 0 ? from + 5 : "198.51.100.7");
    if (strcmp(method, "offer") == 0)
        auth.method = LOBBY_AUTH_KEY_OFFERED;
    else if (strcmp(method, "proof") == 0)
        auth.method = LOBBY_AUTH_KEY_PROVEN;
    else if (strcmp(method, "wrong") == 0)
        auth.method = LOBBY_AUTH_KEY_WRONG;
    else if (strcmp(method, "password") == 0)
        auth.method = LOBBY_AUTH_PASSWORD;
    lobby_auth(p->lobby, &auth, auth_take, &seen);
    play_settle(p);
    if (!seen.done) {
        clock_virtual_advance(&p->clock, 40000); /* what the throttle holds back at most */
        play_settle(p);
    }
    if (!seen.done || strcmp(answers[seen.answer], want) != 0)
        play_fail(p, "the answer is %s", seen.done ? answers[seen.answer] : "not there");
    else if (glob[0] != '\0' && fnmatch(glob, seen.notice, 0) != 0)
        play_fail(p, "the notice is \"%s\"", seen.notice);
}
