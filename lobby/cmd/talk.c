/*
 * The commands with which people talk: say, shout, emote, channel, tell, reply, chat, away.
 */
#include "channel.h"
#include "cmd.h"

static void talk_here(struct session *s, const char *text, enum channel_how how)
{
    int32_t table;
    if (session_where(s, &table) == CMD_LOBBY)
        channel_talk(s, CHANNEL_LOBBY, text, how);
    else
        channel_table(s, table, text, how);
}

/* Runs `say`, `emote` and `shout`. */
static void talk_say(struct session *s, const struct cmd_args *args)
{
    if (strcmp(args->row->name, "shout") == 0)
        channel_talk(s, CHANNEL_LOBBY, args->word[0], SAID_WORDS);
    else
        talk_here(s, args->word[0],
                  strcmp(args->row->name, "emote") == 0 ? SAID_EMOTE : SAID_WORDS);
}

/* ---- What people say all the time, in a word ---- */

static const struct phrase {
    const char *name, *text;
} phrases[] = {{"gg", N_("says: good game")},  {"hi", N_("says hello")},
               {"nice", N_("says: nice one")}, {"thanks", N_("says thank you")},
               {"oops", N_("says: oops")},     {"wave", N_("waves")}};

static void talk_phrase(struct session *s, const struct cmd_args *args)
{
    const struct phrase *phrase = phrases;
    while (strcmp(phrase->name, args->row->name) != 0)
        phrase++;
    if (args->word[0]) /* what is not understood is never said: it could be a password */
        session_say(s, "That was not said to anybody. To say it, type `say %s`.", args->line);
    else
        talk_here(s, phrase->text, SAID_PHRASE);
}

/* ---- Channels ---- */

enum { STAFF_LINES = 50 }; /* how many lines `channel staff` alone shows */

static void talk_channels_show(struct session *s)
{
    struct buf out = {0};
    const char *name;
    for (int channel = 0; (name = channel_name(channel)); channel++)
        buf_printf(&out,
                   channel_on(s, channel) ? tr("%s: you hear it; %d hear it in all.\n")
                                          : tr("%s: you do not hear it; %d do.\n"),
                   name, channel_count(s->lobby, channel));
    if (s->role >= STORE_MODERATOR)
        buf_printf(&out, tr("%s: you hear it; %d hear it in all.\n"), "staff",
                   channel_count(s->lobby, CHANNEL_STAFF));
    buf_printf(&out,
               tr("Type `channel %s` to hear one, `channel %s off` to stop hearing it, and "
                  "`channel %s TEXT` to talk there.\n"),
               channel_name(1), channel_name(1), channel_name(1));
    session_show(s, &out);
}

static void talk_channel_join(struct session *s, int channel)
{
    const char *name = channel_name(channel);
    if (channel_on(s, channel)) {
        session_say(s, "You hear the channel %s. Type `channel %s off` to stop hearing it.", name,
                    name);
        channel_history(s, 0, channel, CHANNEL_GREETING);
    } else {
        once_answer(s, "You hear the channel %s now. Type `channel %s TEXT` to talk there.", name,
                    name);
        channel_set(s, channel, true);
    }
}

static void talk_channel(struct session *s, const struct cmd_args *args)
{
    size_t len;
    char plain[SESSION_LINE_MAX + 1];
    const char *text = args->word[0];
    utf8_plain(text ? text : "", plain, sizeof(plain));
    if (!text) {
        talk_channels_show(s);
        return;
    }
    if (channel_staff_named(s, text, &len)) {
        text += len + strspn(text + len, " ");
        if (text[0] != '\0')
            channel_staff(s, text);
        else if (channel_history(s, 0, CHANNEL_STAFF, STAFF_LINES) == 0)
            session_say(s, "Nothing was said among the staff in the last hour. Type `channel staff "
                           "TEXT` to talk there.");
        return;
    }
    int channel = channel_named(plain, &len);
    if (channel < 0) {
        session_say(s, "There is no channel \"%.*s\". Type `channel` to see which there are.",
                    (int)strcspn(text, " "), text);
        return;
    }
    const char *name = channel_name(channel), *rest = cmd_as_typed(text, plain + len);
    if (rest[0] == '\0') {
        talk_channel_join(s, channel);
    } else if (strcasecmp(plain + len + strspn(plain + len, " "), "off") == 0) {
        if (channel_on(s, channel))
            once_answer(s, "You no longer hear the channel %s. Type `channel %s` to hear it again.",
                        name, name);
        else
            session_say(s, "You do not hear the channel %s. Type `channel %s` to hear it.", name,
                        name);
        channel_set(s, channel, false);
    } else {
        channel_talk(s, channel, rest, SAID_WORDS);
    }
}

/* ---- Tells ---- */

/* Leaves the text for somebody who is not online. */
static void talk_absent_found(struct session *s, const char *name,
                              const struct store_account *account, const void *text)
{
    if (account && s->kind == PERSON_ACCOUNT)
        channel_leave(s, account, text);
    else if (account)
        session_say(s, "%s is off, and a guest cannot leave messages. Type `who` to see who is on.",
                    account->name);
    else
        session_say(s, "Nobody called %s is on. Type `who` to see who is.", name);
}

void cmd_tell(struct session *s, const struct cmd_args *args)
{
    struct session *to = lobby_by_name(s->lobby, args->word[0], true);
    if (!to)
        cmd_account_named(s, args->word[0], talk_absent_found, args->word[1],
                          strlen(args->word[1]) + 1);
    else if (to == s)
        session_say(s, "That is you. Type `tell` and somebody else's name.");
    else
        channel_tell(s, to, args->word[1]);
}

static void talk_reply(struct session *s, const struct cmd_args *args)
{
    if (s->tell_to[0] == '\0')
        session_say(s, "Nobody has told you anything yet. Type `tell NAME TEXT`.");
    else
        cmd_tell(s, &(struct cmd_args){.word = {s->tell_to, args->word[0]}});
}

/* ---- Away ---- */

static void talk_away(struct session *s, const struct cmd_args *args)
{
    char text[SESSION_LINE_MAX] = "";
    if (args->word[0] && !channel_shown(s, "tell", args->word[0]))
        return;
    if (args->word[0])
        utf8_clean(args->word[0], strlen(args->word[0]), CHANNEL_CELLS_MAX, text, sizeof(text));
    free(s->away);
    s->away = xstrdup(text);
    s->away_said = true;
    if (text[0] != '\0')
        session_say(s,
                    "You're marked as away. Your next line ends that. People who tell you "
                    "something read: %s",
                    text);
    else
        session_say(s, "You're marked as away. Your next line ends that.");
}

/* ---- What was said ---- */

static void talk_chat(struct session *s, const struct cmd_args *args)
{
    const int32_t table = session_table(s);
    if (args->word[0])
        session_say(s, "`chat` shows what was said. To talk, type `say %s`.", args->word[0]);
    else if (channel_history(s, table, CHANNEL_LOBBY, 20) == 0)
        session_say(s, "Nothing was said %s in the last hour.",
                    table != 0 ? tr("at this table") : tr("in the lobby"));
}

const struct command talk_commands[] = {
    {"say", talk_say, N_("talk to your table, or to the lobby when you are at none; ' for short"),
     .aliases = "s", .pattern = "TEXT", .flood = CMD_TALK},
    {"shout", talk_say, N_("talk to the lobby from wherever you are; ! for short"),
     .aliases = "gossip", .pattern = "TEXT", .flood = CMD_TALK},
    {"channel", talk_channel,
     N_("the channels of the lobby and of each game: channel switch, channel switch hello"),
     .aliases = "channels", .shortest = "channel", .pattern = "[TEXT]", .flood = CMD_TALK},
    {"tell", cmd_tell, N_("say something to one person"), .aliases = "t msg w mail",
     .pattern = "NAME TEXT", .flood = CMD_TALK},
    {"reply", talk_reply,
     N_("answer the last one who told you something; . tells your last partner again"),
     .pattern = "TEXT", .flood = CMD_TALK},
    {"away", talk_away, N_("say that you are away, and why, until your next line"),
     .aliases = "afk", .shortest = "away", .pattern = "[TEXT]", .flood = CMD_TALK},
    {"emote", talk_say, N_("show what you do: emote waves; : for short"), .aliases = "me",
     .pattern = "TEXT", .flood = CMD_TALK},
    {"gg", talk_phrase, N_("say: good game"), .shortest = "gg", .pattern = "[TEXT]",
     .flood = CMD_TALK},
    {"hi", talk_phrase, N_("say hello to those around you"), .aliases = "hello hey hallo",
     .shortest = "hi", .pattern = "[TEXT]", .flood = CMD_TALK},
    {"nice", talk_phrase, N_("say: nice one"), .shortest = "nice", .pattern = "[TEXT]",
     .flood = CMD_TALK},
    {"thanks", talk_phrase, N_("say thank you"), .aliases = "thx ty", .shortest = "thanks",
     .pattern = "[TEXT]", .flood = CMD_TALK},
    {"oops", talk_phrase, N_("say: oops"), .shortest = "oops", .pattern = "[TEXT]",
     .flood = CMD_TALK},
    {"wave", talk_phrase, N_("wave to those around you"), .shortest = "wave", .pattern = "[TEXT]",
     .flood = CMD_TALK},
    {NULL}};

const struct command chat_commands[] = {
    {"chat", talk_chat, N_("what was said here in the last hour"), .shortest = "chat",
     .pattern = "[TEXT]", .flood = CMD_TALK},
    {NULL}};
