/*
 * What a script asks of the room without a connection: accounts, the control socket, the store, and
 * whether the door may let somebody in.
 */
#include <fnmatch.h>
#include <stdio.h>

#include "enter.h"
#include "play_private.h"
#include "store_fault.h"

/* ---- Accounts and the control socket ---- */

static void status_take(void *arg, enum store_status status)
{
    *(enum store_status *)arg = status;
}

void play_account(struct play *p, char *rest)
{
    const char *name = play_word(&rest), *password = play_word(&rest), *role = play_word(&rest);
    enum store_status status = STORE_FULL;
    int as = *role != '\0' ? act_choice(ACT_ROLES, role) : STORE_PLAYER;
    char hash[128] = "";
    if (strcmp(password, "-") != 0)
        snprintf(hash, sizeof(hash), "#%s", password);
    if (as < 0)
        play_fail(p, "no such role: %s", role);
    account_create(p->lobby, ids_next(&p->ids), name, hash, NULL, NULL, (enum store_role)as,
                   status_take, &status);
    play_settle(p);
    if (status != STORE_OK)
        play_fail(p, "the account is not made: %d", (int)status);
}

static void control_answer(void *arg, bool done, const char *text, struct act_items *items)
{
    const struct play_asked *asked = arg;
    struct play *p = asked->play;
    play_answer_check(p, asked->row, done, text, items);
    buf_clear(&p->answer);
    if (done && asked->json) {
        buf_puts(&p->answer, "done ");
        act_items_put(items, &p->answer);
        return;
    }
    buf_printf(&p->answer, "%s %s", done ? "done" : "refused", text);
}

static void control_question(void *arg, uint64_t seen, const char *does, const char *price)
{
    const struct play_asked *asked = arg;
    struct play *p = asked->play;
    if (price[0] != '\0' && !asked->row->asks)
        play_fail(p, "%s asks, but its row does not say so", asked->row->name);
    buf_clear(&p->answer);
    buf_printf(&p->answer, "would %s. %s\n", does, price);
    p->seen = seen;
}

/* `json`: the script wants to see the objects. The room is asked for them in any case. */
static struct act_asked asked_for(struct play *p, const struct act_row *row, bool json)
{
    struct play_asked *asked = &p->asked[p->nasked++ % PLAY_ASKED_MAX];
    struct act_asked act = {.row = row,
                            .json = true,
                            .where = ACT_SOCKET,
                            .question = control_question,
                            .answer = control_answer,
                            .arg = asked};
    *asked = (struct play_asked){.play = p, .row = row, .json = json};
    const char *user = p->unix_user[0] != '\0' ? p->unix_user : NULL;
    actor_socket(&act.actor, p->uid, user, p->unix_node);
    return act;
}

/* Makes the answer of the audit log the number of its lines. */
static void lines_count(struct play *p)
{
    struct act_asked asked = asked_for(p, act_find("audit"), false);
    int n = 0;
    asked.word[0] = "1000";
    act_run(p->lobby, &asked);
    play_settle(p);
    for (const char *c = buf_text(&p->answer); *c != '\0'; c++)
        n += *c == '\n';
    buf_clear(&p->answer);
    buf_printf(&p->answer, "done %d", n);
}

static void audit_number(void *arg, const struct store_audit *line)
{
    *(int64_t *)arg = act_deed_number(line->id);
}

static void audit_end(void *arg UNUSED, enum store_status status UNUSED)
{
}

int64_t play_deed_number(struct play *p, const char *verb, int nth)
{
    struct store_audit_query query = {.limit = nth};
    int64_t number = 0;
    snprintf(query.act, sizeof(query.act), "%s", verb);
    store_audit_list(p->store, &query, audit_number, audit_end, &number);
    play_settle(p);
    return number;
}

void play_lists(struct play *p, struct buf *out)
{
    static const char *const lists[] = {"account list",     "account show ann",
                                        "account show bob", "account show cat",
                                        "banned",           "muted",
                                        "filter list",      "held",
                                        "reports",          "unconfirmed",
                                        "requests",         "news",
                                        "notes bob",        "conduct bob",
                                        "cup list",         "cup show 1",
                                        "inspect 1",        "lockdown off",
                                        "shutdown cancel",  "drain cancel"};
    for (size_t i = 0; i < sizeof(lists) / sizeof(*lists); i++) {
        play_does(p, "control --dry-run %s = *", lists[i]);
        buf_printf(out, "%s: %s", lists[i], buf_text(&p->answer));
    }
}

bool play_same(const struct buf *a, const struct buf *b)
{
    const char *x = buf_text(a), *y = buf_text(b);
    while (*x != '\0' && *x == *y)
        x++, y++;
    if (*x == *y)
        return true;
    while (x > buf_text(a) && x[-1] != '\n')
        x--, y--;
    printf("# - %.*s\n# + %.*s\n", (int)strcspn(x, "\n"), x, (int)strcspn(y, "\n"), y);
    return false;
}

void play_undoes(struct play *p, struct someone *who, char *rest)
{
    char line[64];
    const char *verb = play_word(&rest);
    int64_t number = play_deed_number(p, verb, *rest != '\0' ? atoi(rest) : 1);
    snprintf(line, sizeof(line), "undo-act %lld", (long long)number);
    someone_types(p, who, line, false);
}

/* The act that the first one or two words name; `rest` goes on after them. */
static const struct act_row *act_of(char **rest)
{
    char name[64];
    const char *first = play_word(rest);
    snprintf(name, sizeof(name), "%s %.*s", first, (int)strcspn(*rest, " "), *rest);
    const struct act_row *row = act_find(name);
    if (row)
        play_word(rest);
    return row ? row : act_find(first);
}

/* Does an act with its words, as for cardroomctl(8); a password follows them. */
static void act_words(struct play *p, const struct act_row *row, char *rest, bool json,
                      enum act_how how)
{
    struct act_asked asked = asked_for(p, row, json);
    asked.how = how;
    asked.seen = p->seen;
    p->seen = 0;
    for (int i = 0; row->args[i].kind != ACT_NONE && *rest != '\0'; i++) {
        const struct act_arg *arg = &row->args[i];
        char word[64];
        snprintf(word, sizeof(word), "%.*s", (int)strcspn(rest, " "), rest);
        if (arg->kind == ACT_TEXT || arg->kind == ACT_REASON) {
            asked.word[i] = rest;
            rest += strlen(rest);
        } else if (arg->kind != ACT_CHOICE || act_choice(arg->words, word) >= 0) {
            asked.word[i] = play_word(&rest);
        }
    }
    asked.password = rest;
    act_run(p->lobby, &asked);
}

void play_control(struct play *p, char *rest)
{
    char *glob = play_behind_equals(p, rest);
    if (!glob)
        return;
    buf_clear(&p->answer);
    bool json = strncmp(rest, "--json ", 7) == 0;
    if (json)
        play_word(&rest);
    enum act_how how = strncmp(rest, "--dry-run ", 10) == 0 ? ACT_DRY
                       : strncmp(rest, "--ask ", 6) == 0    ? ACT_ASK
                                                            : ACT_DO;
    if (how != ACT_DO)
        play_word(&rest);
    if (strcmp(rest, "lines") == 0) {
        lines_count(p);
    } else {
        const struct act_row *row = act_of(&rest);
        if (row)
            act_words(p, row, rest, json, how);
        else
            play_fail(p, "no such act");
    }
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
        int record;
    } kinds[] = {{"all", -1},
                 {"second", STORE_RECORD_SECOND},
                 {"ignore", STORE_RECORD_IGNORED},
                 {"login", STORE_RECORD_LOGIN},
                 {"leave", STORE_RECORD_LEAVE},
                 {"news", STORE_RECORD_NEWS},
                 {"warning", STORE_RECORD_WARNING},
                 {"cup-entrant", STORE_RECORD_CUP_ENTRANT},
                 {"season-place", STORE_RECORD_SEASON_PLACE},
                 {"daily-try", STORE_RECORD_DAILY_TRY},
                 {"report", STORE_RECORD_REPORT}};
    const char *word = play_word(&rest);
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
        if (strcmp(word, kinds[i].word) == 0) {
            store_fault_reads(p->store, kinds[i].record, strcmp(rest, "fail") == 0);
            return;
        }
    play_fail(p, "no reads %s", word);
}

void play_damage(struct play *p, const char *name)
{
    struct store_second second = {.secret = "?"};
    store_account_by_name(p->store, name, false, id_take, &second.account);
    play_settle(p);
    store_put(p->store, STORE_RECORD_SECOND, &second, NULL, NULL);
    play_settle(p);
}

/* ---- Auth ---- */

struct auth_seen {
    bool done;
    enum client_auth_answer answer;
    char notice[256];
};

static void auth_take(void *arg, enum client_auth_answer answer, unsigned methods UNUSED,
                      const char *notice)
{
    struct auth_seen *seen = arg;
    *seen = (struct auth_seen){.done = true, .answer = answer};
    snprintf(seen->notice, sizeof(seen->notice), "%s", notice);
}

void play_auth(struct play *p, char *rest)
{
    static const char *const answers[] = {
        [CLIENT_AUTH_NO] = "no", [CLIENT_AUTH_YES] = "yes", [CLIENT_AUTH_BUSY] = "busy"};
    char *want = play_behind_equals(p, rest);
    if (!want)
        return;
    const char *user = play_word(&rest), *method = play_word(&rest), *given = play_word(&rest),
               *from = rest;
    char *glob = want;
    want = play_word(&glob);
    struct lobby_auth auth = {.method = CLIENT_AUTH_NONE, .password = given};
    struct auth_seen seen = {0};
    snprintf(auth.user, sizeof(auth.user), "%s", user);
    snprintf(auth.fingerprint, sizeof(auth.fingerprint), "SHA256:%s", given);
    snprintf(auth.address, sizeof(auth.address), "%s",
             strncmp(from, "from=", 5) == 0 ? from + 5 : "198.51.100.7");
    if (strcmp(method, "offer") == 0)
        auth.method = CLIENT_AUTH_KEY_OFFERED;
    else if (strcmp(method, "proof") == 0)
        auth.method = CLIENT_AUTH_KEY_PROVEN;
    else if (strcmp(method, "wrong") == 0)
        auth.method = CLIENT_AUTH_KEY_WRONG;
    else if (strcmp(method, "password") == 0)
        auth.method = CLIENT_AUTH_PASSWORD;
    else if (strcmp(method, "open") == 0)
        auth.method = CLIENT_AUTH_OPEN;
    lobby_auth(p->lobby, &auth, auth_take, &seen);
    play_settle(p);
    if (!seen.done) {
        clock_virtual_advance(&p->clock, 40000); /* longer than the throttle holds an attempt
                                                    back */
        play_settle(p);
    }
    if (!seen.done || strcmp(answers[seen.answer], want) != 0)
        play_fail(p, "the answer is %s", seen.done ? answers[seen.answer] : "not there");
    else if (glob[0] != '\0' && fnmatch(glob, seen.notice, 0) != 0)
        play_fail(p, "the notice is \"%s\"", seen.notice);
}
