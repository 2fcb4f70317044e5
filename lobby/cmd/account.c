/*
 * The commands that log in or make an account, change what opens it, show what the room keeps of
 * it, and end it: guest, new, connect, register, key, totp, logins, export, delete.
 */

#include "account.h"
#include "act.h"
#include "approval.h"
#include "audit.h"
#include "cmd.h"
#include "login.h"
#include "reauth.h"

enum { KEYS_MAX = 10 };

static bool cmd_account_has(struct session *s)
{
    if (s->kind == PERSON_ACCOUNT)
        return true;
    session_say(s, "A guest has no account. Type `register NAME` to make yourself one.");
    return false;
}

/* ---- Accounts of others ---- */

struct naming {
    struct errand errand;
    char name[64];
    cmd_account_found *then;
    int64_t kept[];
};

static void cmd_account_looked_up(void *arg, enum store_status status,
                                  const struct store_account *account)
{
    struct naming *n = arg;
    struct session *s = errand_read(n, status);
    if (!s)
        return;
    bool found = approval_found(s->lobby, status, account) == STORE_OK;
    n->then(s, n->name, found ? account : NULL, n->kept);
    errand_end(n);
}

void cmd_account_named(struct session *s, const char *name, cmd_account_found *then,
                       const void *kept, size_t size)
{
    struct naming *n = errand_new(s->lobby, s, sizeof(*n) + size);
    utf8_copy(name, n->name, sizeof(n->name));
    n->then = then;
    memcpy(n->kept, kept, size);
    store_account_by_name(s->lobby->deps.store, n->name, false, cmd_account_looked_up, n);
}

/* ---- Keys ---- */

/* A `key` command that reads the account's keys, and what it is to do with them. */
struct keys {
    struct errand errand;
    enum { KEYS_LIST, KEYS_ADD, KEYS_REMOVE, KEYS_NAME } what;
    char which[STORE_ADDRESS_MAX], label[STORE_NAME_MAX], text[SESSION_LINE_MAX];
    char fingerprint[STORE_ADDRESS_MAX];
    struct store_key key[KEYS_MAX];
    int n, all; /* how many keys are in `key`; how many the account has */
};

/* Checks a public key, whose blob begins with its type as a string (RFC 4253 section 6.6).
 * Returns NULL, or a sentence that says what is wrong. */
static const char *cmd_account_key_read(const char *type, const char *text,
                                        char fingerprint[STORE_ADDRESS_MAX])
{
    /* The types that the door takes. A line cannot hold an RSA key that is long enough for the
     * door. RSA is here so that its owner is told that. */
    static const char *const types[] = {"ssh-ed25519", "ecdsa-sha2-nistp256", "ssh-rsa"};
    enum { RSA_3072_BLOB = 400 };
    uint8_t blob[ACCOUNT_KEY_MAX];
    size_t len, known = 0;
    while (known < sizeof(types) / sizeof(types[0]) && strcmp(types[known], type) != 0)
        known++;
    if (known == sizeof(types) / sizeof(types[0]))
        return N_("That is not a public key that works here. Type `key add` and the line of your "
                  "file that ends in .pub, ssh-ed25519 for one.");
    if (!account_key_read(text, blob, &len, fingerprint) || len < strlen(type) + 8 ||
        blob[0] != 0 || blob[1] != 0 || blob[2] != 0 || blob[3] != strlen(type) ||
        memcmp(blob + 4, type, strlen(type)) != 0)
        return N_("That key is not whole. Copy the whole line of your file that ends in .pub.");
    if (strcmp(type, "ssh-rsa") == 0 && len < RSA_3072_BLOB)
        return N_("That key is too short to be safe. Make one with `ssh-keygen -t ed25519`.");
    return NULL;
}

static void cmd_account_keys_show(struct session *s, const struct keys *k)
{
    struct buf out = {0};
    for (int i = 0; i < k->n; i++) {
        const struct store_key *key = &k->key[i];
        buf_printf(&out, tr("%d  %s  %s, added %s, last used %s\n"), i + 1, key->fingerprint,
                   key->label[0] != '\0' ? key->label : tr("no name"),
                   key->added_ms != 0 ? SPAN_TIME(key->added_ms) : tr("long ago"),
                   key->used_ms != 0 ? SPAN_TIME(key->used_ms) : tr("never"));
    }
    if (k->n == 0)
        buf_puts(&out, tr("No key opens your account. Type `key add` and the line of your file "
                          "that ends in .pub.\n"));
    session_show(s, &out);
}

static void cmd_account_key_changed(void *arg, enum store_status status)
{
    errand_answered(arg, status == STORE_OK,
                    status == STORE_TAKEN
                        ? N_("That key opens an account already. Take another key.")
                        : N_("Nothing was changed. Type `key` to see your keys, and try again."));
}

/* Whether the word is only a number. A key cannot have such a name, because `key remove 2` means
 * the second key. "2fa" can be a name. */
static bool cmd_account_is_number(const char *word)
{
    return word[0] != '\0' && strspn(word, "0123456789") == strlen(word);
}

/* The key that the session named by its number, name or fingerprint. NULL: there is none, and
 * the session has been told. */
static struct store_key *cmd_account_key_meant(struct session *s, struct keys *k)
{
    int number = cmd_account_is_number(k->which) ? atoi(k->which) : 0;
    for (int i = 0; i < k->n; i++)
        if (number == i + 1 || strcmp(k->key[i].fingerprint, k->which) == 0 ||
            (k->key[i].label[0] != '\0' && strcasecmp(k->key[i].label, k->which) == 0))
            return &k->key[i];
    session_say(s, "You have no key \"%s\". Type `key` to see them with their numbers.", k->which);
    return NULL;
}

/* Attaches the audit line to the next write, which changes what opens the account. */
static void cmd_account_key_writes(struct session *s, struct keys *k, const char *act)
{
    struct store_audit audit;
    audit_own_fill(s->lobby, &s->account, s->facts.address, &audit, act, k->fingerprint);
    errand_writes(k, &(struct store_attached){.audit = &audit});
}

static void cmd_account_keys_read(void *arg, enum store_status status)
{
    struct keys *k = arg;
    struct session *s = errand_session(k);
    struct store_key *key = NULL;
    if (status != STORE_OK) {
        cmd_account_key_changed(k, status);
        return;
    }
    if (!s || k->what == KEYS_LIST) {
        if (s)
            cmd_account_keys_show(s, k);
    } else if (k->what == KEYS_ADD && k->all >= KEYS_MAX) {
        session_say(s, "You have %d keys, which is the most. Type `key remove` and a number.",
                    KEYS_MAX);
    } else if (k->what == KEYS_ADD) {
        errand_keep_answer(k,
                           "The key opens your account now: %s\nLog in with it soon: until you do, "
                           "anybody else who adds it takes it over.",
                           k->fingerprint);
        cmd_account_key_writes(s, k, "key-add");
        store_key_add(s->lobby->deps.store, s->person, k->fingerprint, k->text,
                      cmd_account_key_changed, k);
        return;
    } else if ((key = cmd_account_key_meant(s, k))) {
        memcpy(k->fingerprint, key->fingerprint, sizeof(k->fingerprint));
        memcpy(key->label, k->label, sizeof(key->label));
        if (k->what == KEYS_NAME) {
            errand_keep_answer(k, "The key is called %s.", k->label);
            errand_writes(k, NULL);
            store_key_update(s->lobby->deps.store, key, cmd_account_key_changed, k);
            return;
        }
        if (k->n > 1 || s->account.password[0] != '\0') {
            errand_keep_answer(k, "The key no longer opens your account: %s", k->fingerprint);
            cmd_account_key_writes(s, k, "key-remove");
            store_key_remove(s->lobby->deps.store, s->person, key->fingerprint,
                             cmd_account_key_changed, k);
            return;
        }
        session_say(s, "That key is the only way into your account. Type `password` first, or add "
                       "another key.");
    }
    errand_end(k);
}

static void cmd_account_keys_each(void *arg, const struct store_key *key)
{
    struct keys *k = arg;
    k->all++;
    if (k->n < KEYS_MAX)
        k->key[k->n++] = *key;
}

/* Reads the words after `key`, such as "remove 2"; "" lists the keys. Returns NULL, or a sentence
 * that says what is wrong. */
static const char *cmd_account_key_words(const char *typed, struct keys *k)
{
    char words[SESSION_LINE_MAX], *at = words;
    utf8_copy(typed, words, sizeof(words));
    const char *what = strsep(&at, " ");
    utf8_copy(at ? at : "", k->text, sizeof(k->text));
    const char *first = at ? strsep(&at, " ") : "";
    utf8_copy(first, k->which, sizeof(k->which));
    utf8_printf(k->label, sizeof(k->label), "%.16s", at ? at : "");
    const char *second = at ? strsep(&at, " ") : "";
    k->what = what[0] == '\0'                   ? KEYS_LIST
              : strcasecmp(what, "add") == 0    ? KEYS_ADD
              : strcasecmp(what, "remove") == 0 ? KEYS_REMOVE
                                                : KEYS_NAME;
    if (k->what == KEYS_ADD)
        return cmd_account_key_read(first, second, k->fingerprint);
    if (k->what == KEYS_NAME && (second[0] == '\0' || cmd_account_is_number(second)))
        return N_("A key needs a number and a name. Type `key name 1 laptop`.");
    return NULL;
}

/* Does what `key` asks for. For `add` and `remove` the person has proven who they are. */
static void cmd_account_reauth_key(struct session *s, const char *text)
{
    struct keys *k = errand_new(s->lobby, s, sizeof(*k));
    cmd_account_key_words(text, k);
    store_keys(s->lobby->deps.store, s->person, cmd_account_keys_each, cmd_account_keys_read, k);
}

static void cmd_account_key(struct session *s, const struct cmd_args *args)
{
    char text[SESSION_LINE_MAX] = "";
    struct keys asked;
    if (!cmd_account_has(s))
        return;
    if (args->word[0])
        utf8_printf(text, sizeof(text), "%s %s", args->word[0], args->word[1] ? args->word[1] : "");
    const char *why = cmd_account_key_words(text, &asked);
    if (why)
        session_say(s, "%s", tr(why));
    else if (asked.what == KEYS_LIST || asked.what == KEYS_NAME)
        cmd_account_reauth_key(s, text);
    else
        reauth_run(s, false, text, "key");
}

/* ---- The second factor ---- */

static void cmd_account_totp(struct session *s, const struct cmd_args *args)
{
    if (cmd_account_has(s))
        reauth_second(s, args->word[0]);
}

/* ---- Logins, and what is kept ---- */

struct kept {
    int64_t account;
    bool only_logins;
    struct buf out;
};

static void cmd_account_kept_run(struct store *store, void *result)
{
    enum { LOGINS_MAX = 100 };
    struct kept *k = result;
    const struct store_login *login;
    if (!k->only_logins)
        export_put_lines(store, k->account, &k->out);
    else
        STORE_EACH_OF (login, store, STORE_RECORD_LOGIN, k->account, LOGINS_MAX)
            buf_printf(&k->out, "%s %s %s%s%s\n", SPAN_TIME(login->at_ms), login->network,
                       login->transport, login->fingerprint[0] != '\0' ? " " : "",
                       login->fingerprint);
}

static void cmd_account_kept_drop(void *result)
{
    buf_free(&((struct kept *)result)->out);
}

static void cmd_account_kept_told(struct session *s, void *result)
{
    struct kept *k = result;
    if (k->only_logins)
        buf_puts(&k->out, tr("If one of them was not you, type `password` to change it and `key` "
                             "to see your keys.\n"));
    session_show(s, &k->out);
}

static void cmd_account_kept_begin(struct session *s, bool only_logins)
{
    const struct kept asked = {.account = s->person, .only_logins = only_logins};
    errand_reads(s, STORE_READS(struct kept, cmd_account_kept_run, cmd_account_kept_drop), &asked,
                 cmd_account_kept_told);
}

static void cmd_account_logins(struct session *s, const struct cmd_args *args UNUSED)
{
    if (cmd_account_has(s))
        cmd_account_kept_begin(s, true);
}

static void cmd_account_reauth_export(struct session *s, const char *text UNUSED)
{
    audit_own(s->lobby, &s->account, s->facts.address, "own-export", "");
    cmd_account_kept_begin(s, false);
}

static void cmd_account_export(struct session *s, const struct cmd_args *args UNUSED)
{
    if (cmd_account_has(s))
        reauth_run(s, false, "", "export");
}

/* ---- Beginning and end of an account ---- */

static void cmd_account_login_guest(struct session *s, const struct cmd_args *args)
{
    login_guest(s, args->word[0]);
}

static void cmd_account_login_new(struct session *s, const struct cmd_args *args)
{
    login_new(s, args->word[0]);
}

/* `connect NAME PASSWORD`, as clients and people know it from other games. */
static void cmd_account_connect(struct session *s, const struct cmd_args *args)
{
    if (s->person != 0)
        session_say(s, "You are on already, as %s. Type `quit` to log out.", s->name);
    else
        login_connect(s, args->word[0], args->word[1]);
}

static void cmd_account_register(struct session *s, const struct cmd_args *args)
{
    if (s->kind == PERSON_ACCOUNT)
        session_say(s, "You have an account, %s. Type `key` or `password` for what opens it.",
                    s->name);
    else
        login_new(s, args->word[0]);
}

static bool cmd_account_ask_delete(struct session *s, const struct cmd_args *args UNUSED,
                                   struct buf *question)
{
    if (s->kind != PERSON_ACCOUNT || session_where(s, NULL) == CMD_TABLE)
        return false;
    buf_printf(question,
               tr("Your account %s, its %s XP and %s chips would be gone for good; past games "
                  "keep a number in place of your name."),
               s->name, FIGURE(s->account.xp), FIGURE(s->account.chips));
    return true;
}

struct erasing {
    struct errand errand;
    int64_t account;
    char name[STORE_NAME_MAX];
};

static void cmd_account_deleted(void *arg, enum store_status status)
{
    struct erasing *e = arg;
    struct session *s = errand_session(e);
    if (status == STORE_OK)
        erase_done(e->errand.lobby, e->account, e->name);
    else if (s)
        session_say(s, "Your account could not be deleted at the moment. Nothing was changed; try "
                       "again later.");
    errand_end(e);
}

static void cmd_account_reauth_delete(struct session *s, const char *text UNUSED)
{
    if (session_where(s, NULL) == CMD_TABLE) {
        session_say(s, "You sit at a table. Type `leave` first.");
        return;
    }
    struct store_audit audit;
    struct erasing *e = errand_new(s->lobby, s, sizeof(*e));
    e->account = s->person;
    memcpy(e->name, s->account.name, sizeof(e->name));
    audit_own_fill(s->lobby, &s->account, s->facts.address, &audit, "own-delete", "");
    errand_keep_answer(e, "%s", tr(account_deleted));
    errand_writes(e, &(struct store_attached){.audit = &audit});
    erase_account(s->lobby, s->person, cmd_account_deleted, e);
}

static void cmd_account_delete(struct session *s, const struct cmd_args *args UNUSED)
{
    if (!cmd_account_has(s))
        return;
    if (session_where(s, NULL) == CMD_TABLE)
        session_say(s, "You sit at a table. Type `leave` first.");
    else
        reauth_run(s, true, "", "delete");
}

static void cmd_account_reauth_password(struct session *s, const char *text UNUSED)
{
    login_change(s);
}

const struct reauth_step cmd_reauth_steps[] = {{"key", cmd_account_reauth_key},
                                               {"export", cmd_account_reauth_export},
                                               {"delete", cmd_account_reauth_delete},
                                               {"password", cmd_account_reauth_password},
                                               {NULL, NULL}};

const struct command login_commands[] = {
    {"guest", cmd_account_login_guest, N_("play friendly games now, no account"),
     .shortest = "guest", .pattern = "[NAME]", .where = CMD_LOGIN, .flood = CMD_HEAVY},
    {"new", cmd_account_login_new, N_("make an account (about one minute)"), .aliases = "register",
     .shortest = "new", .pattern = "[NAME]", .where = CMD_LOGIN, .flood = CMD_HEAVY},
    {"connect", cmd_account_connect, N_("log in; the name alone does the same"), .aliases = "login",
     .shortest = "connect", .pattern = "NAME [PASSWORD]", .where = CMD_ANY | CMD_LOGIN,
     .flood = CMD_HEAVY},
    {NULL}};

const struct command account_commands[] = {
    {"key", cmd_account_key,
     N_("the SSH keys that open your account: key add ssh-ed25519 AAAA..., key name 1 laptop"),
     .aliases = "keys", .shortest = "key", .pattern = "[add|remove|name] [TEXT]",
     .flood = CMD_HEAVY},
    {"totp", cmd_account_totp, N_("a code from your authenticator at every login: totp on"),
     .shortest = "totp", .pattern = "[on|off|codes]", .flood = CMD_HEAVY},
    {"logins", cmd_account_logins, N_("when and from where you logged in"), .shortest = "logins",
     .flood = CMD_HEAVY},
    {"register", cmd_account_register, N_("guest: make yourself an account; you keep your seat"),
     .shortest = "register", .pattern = "[NAME]", .flood = CMD_HEAVY},
    {"export", cmd_account_export, N_("what is kept about you"), .shortest = "export",
     .flood = CMD_HEAVY},
    {"delete", cmd_account_delete, N_("delete your account; asks first"), .flood = CMD_HEAVY,
     .ask = cmd_account_ask_delete, .kept = N_("Your account stays as it is.")},
    {NULL}};
