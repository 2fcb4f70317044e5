/*
 * Acts on accounts: making and showing them, roles, passwords, names, and lost second factors.
 */
#include "act.h"

#include "alts.h"
#include "approval.h"
#include "auth.h"
#include "enter.h"
#include "leaderboard.h"
#include "resume.h"
#include "second.h"

/* The role that was typed. */
static enum store_role accounts_role_of(const struct act *act)
{
    return act->choice < 0 ? STORE_PLAYER : (enum store_role)act->choice;
}

static const char busy[] = "The room is busy with logins. Try again in a few seconds.";

/* ---- Accounts ---- */

/* The store has given an account the name act->word, or could not. */
static void accounts_name_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status == STORE_TAKEN)
        act_end(act, false, "The name %s, or one that looks like it, is taken.", act->word);
    else
        act_stored(act, status);
}

/* What has to be done before the role takes effect; "": nothing. */
static const char *accounts_role_hint(const struct act *act)
{
    return act->errand.lobby->deps.conf.staff_totp && accounts_role_of(act) > STORE_PLAYER
               ? " Its staff commands work once it has a second factor: log in over SSH or TLS, "
                 "and type `totp on`."
               : "";
}

static void accounts_create_hashed(void *arg, const char *hash)
{
    struct act *act = arg;
    const char *role = account_role_word(accounts_role_of(act));
    if (act_refused(act, !hash, "%s", busy))
        return;
    if (!act_confirmed(act, "make the account %s: %s", act->about, role))
        return;
    const int64_t id =
        ids_next(act->errand.lobby->deps.ids); /* lines of the audit log about it get later ids */
    act_audit(act, act->about, "role %s", role);
    act_say(act, "The account %.16s is made: %s.%s", act->about, role, accounts_role_hint(act));
    act_writes(act, NULL);
    account_create(act->errand.lobby, id, act->about, hash, NULL, NULL, accounts_role_of(act),
                   accounts_name_stored, act);
}

static void accounts_create(struct act *act)
{
    const char *why = account_name_check(act->other);
    /* Staff may give the names that the settings forbid to players. Nobody may have a word that the
     * room itself uses. */
    if (!why && account_name_reserved(act->other))
        why = "That name is reserved for the room itself. Type another one.";
    if (!why && act->password[0] != '\0')
        why = account_password_check(act->other, act->password);
    utf8_copy(act->other, act->about, sizeof(act->about));
    utf8_copy(act->other, act->word, sizeof(act->word));
    if (why)
        act_end(act, false, "%s", why);
    else if (act->password[0] == '\0')
        accounts_create_hashed(act, "");
    else
        auth_hash(act->errand.lobby, NULL, act->actor.address, act->password,
                  accounts_create_hashed, act);
}

enum { LIST_LINES = 20 };

static void accounts_list_each(void *arg, const struct store_account *account)
{
    struct act *act = arg;
    act_line(act, "%-16s  %-9s  %8jd XP  %8jd chips  %.0jd{%jd}", account->name,
             account_role_word(account->role), account->xp, account->chips, account->created_ms,
             account->login_ms);
    buf_puts(&act->list, account->login_ms == 0 ? "never logged in\n" : "\n");
}

static void accounts_list(struct act *act)
{
    store_accounts(act_store(act), act->other, act->number != 0 ? (int)act->number : LIST_LINES,
                   accounts_list_each, act_listed, act);
}

static void accounts_show_second(void *arg, enum store_status status,
                                 const struct store_second *second)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    const struct store_account *account = &act->account;
    const struct session *s = lobby_by_person(lobby, account->id);
    const bool waits = approval_found(lobby, STORE_OK, account) == STORE_NONE;
    const char *address = s ? ALTS_MASKED(&act->actor, s->facts.address) : "";
    act_line(act,
             "name %s\nid %jd\nrole %s\nxp %jd\nchips %jd\npassword %d\nsecond-factor %d\n"
             "created %jd\nlogin %jd\n{approval waits%.0d\n}online %d\n{address %s\n}",
             account->name, account->id, account_role_word(account->role), account->xp,
             account->chips, account->password[0] != '\0',
             second                 ? 1
             : status == STORE_NONE ? 0
                                    : -1,
             account->created_ms, account->login_ms, waits, s ? 1 : 0, address);
    act_item_list(act);
    for (int kind = 0; kind < STORE_SANCTION_KINDS; kind++) {
        const struct moderation_who who = {
            .account = account->id, .address = s && kind == STORE_BAN ? s->facts.address : NULL};
        const struct store_sanction *what =
            moderation_find(lobby->moderation, (enum store_sanction_kind)kind, &who, NULL);
        if (!what)
            continue;
        buf_printf(&act->list, "%s %s, by %s: %s\n", moderation_word(what->kind),
                   ACT_LEFT(lobby, what), what->by, what->reason);
        act_item(act, "%s%jd%s%s", moderation_kind(what->kind), what->until_ms, what->by,
                 what->reason);
    }
    act_item_list_end(act);
    act_end_list(act);
}

static void accounts_show(struct act *act)
{
    second_read(act->errand.lobby, act->account.id, accounts_show_second, act);
}

static void accounts_role_follows(struct act *act)
{
    struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    const bool admin = act->account.role == STORE_ADMIN;
    if (!s)
        return;
    s->account.role = act->account.role;
    session_grant(s);
    if (act->account.role == STORE_PLAYER)
        session_say(s, "You are a player now.");
    else if (s->facts.secure)
        session_say(s, admin ? N_("You are an admin now.") : N_("You are a moderator now."));
    else
        session_say(s, admin ? N_("You are an admin now, but only on encrypted connections.")
                             : N_("You are a moderator now, but only on encrypted connections."));
    if (s->playing_down && s->facts.secure)
        session_say_down(s);
    session_ticket(s);
}

static void accounts_role(struct act *act)
{
    struct store_account *account = &act->account;
    const enum store_role role = accounts_role_of(act);
    const char *word = account_role_word(role), *article = role == STORE_ADMIN ? "an" : "a";
    /* Whoever got hold of an admin's session must not be able to leave another admin behind. */
    if (act_refused(act, act->actor.account != 0 && role >= act->actor.role,
                    "Admins are made on the server: `cardroomctl role %.16s admin`.", act->about))
        return;
    if (act_waits(act, account))
        return;
    if (act_refused(act, account->role == role, "%.16s is %s %s already.", act->about, article,
                    word))
        return;
    if (!act_confirmed(act, "make %s %s %s (now: %s)", act->about, article, word,
                       account_role_word(account->role)))
        return;
    account->role = role;
    act_audit(act, act->about, "%s", word);
    act_say(act, "%.16s is %s %s now.%s", act->about, article, word, accounts_role_hint(act));
    act_writes(act, accounts_role_follows);
    store_account_update(act_store(act), account, STORE_PART_ROLE, NULL, 0, act_stored, act);
}

static void accounts_password_follows(struct act *act)
{
    struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    if (s)
        memcpy(s->account.password, act->account.password, sizeof(s->account.password));
    resume_renew(act->errand.lobby, act->account.id);
}

static void accounts_password_hashed(void *arg, const char *hash)
{
    struct act *act = arg;
    if (act_refused(act, !hash, "%s", busy))
        return;
    if (!act_confirmed(act, "give %s a new password", act->about))
        return;
    utf8_copy(hash, act->account.password, sizeof(act->account.password));
    act_audit(act, act->about, "set anew");
    act_say(act, "The password is set.");
    act_writes(act, accounts_password_follows);
    store_account_update(act_store(act), &act->account, STORE_PART_PASSWORD, NULL, 0, act_stored,
                         act);
}

static void accounts_password(struct act *act)
{
    const char *why = account_password_check(act->account.name, act->password);
    if (why)
        act_end(act, false, "%s", why);
    else
        auth_hash(act->errand.lobby, NULL, act->actor.address, act->password,
                  accounts_password_hashed, act);
}

/* ---- The second factor ---- */

static void accounts_reset_follows(struct act *act)
{
    struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    if (!s)
        return;
    s->second = false;
    session_say(s,
                "The staff has turned off your second factor. Type `totp on` to set up a new one.");
    session_regrant(s);
}

static void accounts_reset_stored(void *arg, enum store_status status)
{
    act_stored(arg, status == STORE_NONE ? STORE_OK : status);
}

static void accounts_reset_second(void *arg, enum store_status status,
                                  const struct store_second *second)
{
    struct act *act = arg;
    if (act_refused(act, status == STORE_NONE, "%s has no second factor.", act->about) ||
        act_failed(act, status) || !act_confirmed(act, "let %s log in without a code", act->about))
        return;
    act_audit(act, act->about, "switched off");
    act_say(act, "%.16s logs in without a code now.", act->about);
    act_writes(act, accounts_reset_follows);
    store_drop(act_store(act), STORE_RECORD_SECOND, second->account, accounts_reset_stored, act);
}

static void accounts_reset_go(void *arg)
{
    const struct act *act = arg;
    second_read(act->errand.lobby, act->account.id, accounts_reset_second, arg);
}

static void accounts_reset(struct act *act)
{
    errand_turn(act, act->account.id, accounts_reset_go);
}

/* ---- New names ---- */

static void accounts_rename_follows(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const int64_t id = act->account.id;
    struct session *s = lobby_by_person(lobby, id);
    leaderboard_rename(lobby->boards, id, act->word);
    moderation_rename(lobby->moderation, id, act->account.name, act->word, false);
    LOBBY_CALL(lobby, renamed, lobby, &act->account, act->word);
    if (!s)
        return;
    lobby_name_person(lobby, s, act->word);
    memcpy(s->account.name, s->name, sizeof(s->account.name));
    struct person person = session_person(s);
    tables_rename(lobby->tables, person.id, &person);
    session_say(s, "The staff has given you the name %s. Log in with it from now on.", s->name);
    session_ticket(s);
}

void act_rename(struct act *act)
{
    const struct store_account *account = &act->account;
    char skeleton[STORE_NAME_MAX];
    account_skeleton(act->word, skeleton);
    act_say(act, "%.16s is called %.16s now.", account->name, act->word);
    struct store_rename rename = {.id = act->audit.id};
    memcpy(rename.old_name, account->name, sizeof(rename.old_name));
    utf8_copy(act->word, rename.new_name, sizeof(rename.new_name));
    act_writes_with(act, &STORE_ROW(STORE_RECORD_RENAME, &rename), 1, accounts_rename_follows);
    store_account_rename(act_store(act), account->id, act->word, skeleton, accounts_name_stored,
                         act);
}

static void accounts_rename_read(struct act *act, const struct store_account *account)
{
    if (!act_found(act, account) || !act_on(act, account) ||
        !act_confirmed(act, "rename %s to %s", account->name, act->word))
        return;
    act_audit(act, account->name, "to %.16s", act->word);
    act_rename(act);
}

static void accounts_new_name(struct act *act)
{
    const char *why = account_name_check(act->other);
    if (!why && !account_name_allowed(act->errand.lobby->names, act->other))
        why = "That name isn't available. Type another one.";
    utf8_copy(act->other, act->word, sizeof(act->word));
    if (why)
        act_end(act, false, "%s", why);
    else
        act_account(act, act->who, accounts_rename_read);
}

/* ---- The rows ---- */

static const struct act_field account_list_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"role", ACT_FIELD_TEXT, "role", .words = ACT_ROLES},
    {"xp", ACT_FIELD_NUMBER, "XP"},
    {"chips", ACT_FIELD_NUMBER, "chips"},
    {"created", ACT_FIELD_TIME, "when it was made"},
    {"login", ACT_FIELD_TIME, "last login; null: never"}};
static const struct act_field account_show_sanctions_fields[] = {
    {"kind", ACT_FIELD_TEXT, "ban, mute, or kept from ranked tables", .words = MODERATION_KINDS},
    {"until", ACT_FIELD_TIME, "when it ends; null: never"},
    {"by", ACT_FIELD_TEXT, "who imposed it"},
    {"reason", ACT_FIELD_TEXT, "why"}};
static const struct act_field account_show_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"id", ACT_FIELD_TEXT, "id of the account"},
    {"role", ACT_FIELD_TEXT, "role", .words = ACT_ROLES},
    {"xp", ACT_FIELD_NUMBER, "XP"},
    {"chips", ACT_FIELD_NUMBER, "chips"},
    {"password", ACT_FIELD_FLAG, "whether it has a password"},
    {"second_factor", ACT_FIELD_FLAG, "whether it has a second factor", .null = true},
    {"created", ACT_FIELD_TIME, "when it was made"},
    {"login", ACT_FIELD_TIME, "last login; null: never"},
    {"waits", ACT_FIELD_FLAG, "whether it waits for approval"},
    {"online", ACT_FIELD_FLAG, "whether it is connected"},
    {"address", ACT_FIELD_TEXT, "where it is connected from", .null = true},
    {"sanctions", ACT_FIELD_LIST, "bans and mutes in force",
     ACT_FIELDS(account_show_sanctions_fields)}};

const struct act_row account_acts[] = {
    {"account list", STORE_ADMIN, accounts_list, "accounts by name, from the one after AFTER",
     .args = {{"after", ACT_WORD, .optional = ACT_SOCKET,
               .help = "the list begins after this name; \"\": at its start", .example = "bob"},
              {"limit", ACT_LIMIT, .optional = ACT_SOCKET}},
     .only = ACT_SOCKET, ACT_FIELDS(account_list_fields), .none = "There is nothing to list."},
    {"account show", STORE_MODERATOR, accounts_show, N_("what is kept of an account"),
     .command = "account", .looks = ACT_LOOKS_UP, .args = {{"name", ACT_NAME}}, .pairs = true,
     ACT_FIELDS(account_show_fields)},
    {"account create", STORE_ADMIN, accounts_create, "make an account; asks for its password",
     .audit = "create",
     .args = {{"name", ACT_NEW}, {"role", ACT_CHOICE, .optional = ACT_SOCKET, .words = ACT_ROLES}},
     .only = ACT_SOCKET, .password = true},
    {"account reset-totp", STORE_ADMIN, accounts_reset,
     "turn off its second factor, when authenticator and codes are lost", .audit = "reset-totp",
     .looks = ACT_LOOKS_UP, .args = {{"name", ACT_NAME}}, .only = ACT_SOCKET},
    {"role", STORE_ADMIN, accounts_role, N_("make somebody a moderator, or a player again"),
     .looks = ACT_LOOKS_ON,
     .args = {{"name", ACT_NAME},
              {"role", ACT_CHOICE, .words = ACT_ROLES, .lobby = "player|moderator|!admin"}}},
    {"password", STORE_ADMIN, accounts_password, "set a new password; asks for it",
     .looks = ACT_LOOKS_UP, .args = {{"name", ACT_NAME}}, .only = ACT_SOCKET, .password = true},
    {"rename", STORE_MODERATOR, accounts_new_name, N_("give an account another name"),
     .args = {{"who", ACT_NAME}, {"name", ACT_NEW}}},
    {NULL}};
