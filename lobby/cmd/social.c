/*
 * The commands friend, unfriend, ignore, unignore, alias and unalias.
 */
#include "social.h"

#include "cmd.h"
#include "spoken.h"

/* Whether the session has an account. If not, says so. */
static bool cmd_social_has_account(struct session *s)
{
    if (s->kind == PERSON_ACCOUNT)
        return true;
    session_say(s, "Guests cannot keep friends, ignored names or aliases. Type `register NAME` to "
                   "make yourself an account.");
    return false;
}

static bool cmd_social_has_room(struct session *s, enum tie_kind kind)
{
    if (social_count(s, kind) < SOCIAL_TIES_MAX)
        return true;
    session_say(s, "You have %d already, which is the most. Take one off first.", SOCIAL_TIES_MAX);
    return false;
}

/* ---- Friends and those who are not heard ---- */

static void cmd_social_tie_add(struct session *s, enum tie_kind kind, int64_t id, const char *name)
{
    if (id == s->person)
        session_say(s, "That is you. Type somebody else's name.");
    else if (social_with(s, kind, id))
        session_say(s, "%s is on that list already. Type `%s` to see it.", name,
                    kind == TIE_FRIEND ? "friend" : "ignore");
    else if (cmd_social_has_room(s, kind)) {
        if (kind == TIE_FRIEND)
            once_answer(s, "%s is your friend now. You are told when they come and go.", name);
        else
            once_answer(s, "You no longer hear %s. Type `unignore %s` to hear them again.", name,
                        name);
        social_add(s, kind, id, name, "", NULL);
    }
}

static void cmd_social_tie_found(struct session *s, const char *name,
                                 const struct store_account *account, const void *kind)
{
    if (account)
        cmd_social_tie_add(s, *(const enum tie_kind *)kind, account->id, account->name);
    else
        session_say(s, "There is no player %s. Type `who` to see who is on.", name);
}

static void cmd_social_ties_show(struct session *s, enum tie_kind kind)
{
    struct buf out = {0};
    bool friends = kind == TIE_FRIEND;
    for (const struct tie *tie = s->ties; tie; tie = tie->next) {
        if (tie->kind != kind)
            continue;
        buf_puts(&out, tie->name);
        if (friends) {
            const struct session *at = lobby_by_person(s->lobby, tie->other);
            const int32_t table = at ? session_table(at) : 0;
            if (!at)
                buf_puts(&out, tr(", off"));
            else if (table != 0)
                buf_printf(&out, tr(", on at table %d"), (int)table);
            else
                buf_puts(&out, tr(", on in the lobby"));
        }
        buf_putc(&out, '\n');
    }
    if (out.len == 0)
        buf_puts(
            &out,
            friends
                ? tr("Your list of friends is empty. Type `friend NAME`.\n")
                : tr("You hear everybody. Type `ignore NAME` to hear nothing from somebody.\n"));
    session_show(s, &out);
}

/* Runs `friend` and `ignore`. */
static void cmd_social_tie(struct session *s, const struct cmd_args *args)
{
    enum tie_kind kind = strcmp(args->row->name, "friend") == 0 ? TIE_FRIEND : TIE_IGNORED;
    const char *name = args->word[0];
    if (!cmd_social_has_account(s))
        return;
    const struct session *on = name ? lobby_by_name(s->lobby, name, false) : NULL;
    bool guest = on && on->kind == PERSON_GUEST;
    if (!name) {
        cmd_social_ties_show(s, kind);
    } else if (guest && kind == TIE_FRIEND) {
        session_say(s,
                    "%s is a guest, and only players with an account can be friends. Ask them to "
                    "type `register`.",
                    on->name);
    } else if (guest) {
        cmd_social_tie_add(s, kind, on->person, on->name);
    } else {
        cmd_account_named(s, name, cmd_social_tie_found, &kind, sizeof(kind));
    }
}

/* Runs `unfriend`, `unignore` and `unalias`. */
static void cmd_social_untie(struct session *s, const struct cmd_args *args)
{
    const char *name = args->word[0], *list = args->row->name + strlen("un");
    enum tie_kind kind = strcmp(list, "friend") == 0   ? TIE_FRIEND
                         : strcmp(list, "ignore") == 0 ? TIE_IGNORED
                                                       : TIE_ALIAS;
    const struct tie *tie = social_named(s, kind, name);
    if (!tie) {
        session_say(s, "%s is not on that list. Type `%s` to see it.", name, list);
        return;
    }
    once_answer(s,
                kind == TIE_FRIEND    ? N_("%s is no longer your friend.")
                : kind == TIE_IGNORED ? N_("You hear %s again.")
                                      : N_("The alias %s is gone."),
                tie->name);
    social_remove(s, tie);
}

/* ---- One's own words ---- */

static void cmd_social_alias(struct session *s, const struct cmd_args *args)
{
    const char *word = args->word[0], *body = args->word[1];
    struct buf out = {0};
    if (!cmd_social_has_account(s))
        return;
    const struct tie *old = word ? social_named(s, TIE_ALIAS, word) : NULL;
    size_t letters =
        word ? strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") : 0;
    if (!body) {
        for (const struct tie *tie = s->ties; tie; tie = tie->next)
            if (tie->kind == TIE_ALIAS && (!word || tie == old))
                buf_printf(&out, "%s = %s\n", tie->name, tie->text);
        if (out.len == 0)
            buf_puts(&out, tr("You have no aliases yet. Type `alias` with your word and what it "
                              "stands for: `alias gn say good night`.\n"));
        session_show(s, &out);
    } else if (letters == 0 || letters >= STORE_NAME_MAX || word[letters] != '\0') {
        session_say(s, "An alias has 1 to 16 letters. Type another one.");
    } else if (spoken_word(word, &letters) || /* a command in the player's own language */
               (cmd_find(word, CMD_ANY | CMD_LOGIN, STORE_ADMIN) &&
                strcasecmp(cmd_find(word, CMD_ANY | CMD_LOGIN, STORE_ADMIN)->name, word) == 0)) {
        session_say(s, "%s is a command, so it cannot be an alias. Type another word.", word);
    } else if (move_named(s, word)) {
        session_say(s, "%s is a card or a move, so it cannot be an alias. Type another word.",
                    word);
    } else if (old || cmd_social_has_room(s, TIE_ALIAS)) {
        once_answer(s, "%s stands for: `%s`", word, body);
        social_add(s, TIE_ALIAS, 0, word, body, old);
    }
}

const struct command friend_commands[] = {
    {"friend", cmd_social_tie,
     N_("be told when somebody comes and goes; alone, who your friends are"), .aliases = "friends",
     .pattern = "[NAME]"},
    {"unfriend", cmd_social_untie, N_("take somebody off your friends"), .pattern = "NAME"},
    {"ignore", cmd_social_tie, N_("hear nothing of somebody; alone, whom you do not hear"),
     .aliases = "censor gag block", .shortest = "ignore", .pattern = "[NAME]"},
    {"unignore", cmd_social_untie, N_("hear somebody again"), .shortest = "unignore",
     .pattern = "NAME"},
    {NULL}};

const struct command alias_commands[] = {
    {"alias", cmd_social_alias, N_("a word of your own for a command: alias gn say good night"),
     .shortest = "alias", .pattern = "[NAME] [TEXT]"},
    {"unalias", cmd_social_untie, N_("forget such a word"), .shortest = "unalias",
     .pattern = "NAME"},
    {NULL}};
