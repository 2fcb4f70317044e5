/*
 * say, shout, emote, tell, reply.
 */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "channel.h"
#include "cmd/cmd.h"

static void talk_here(struct session *s, const char *text, bool emote)
{
    int32_t table;
    if (session_where(s, &table) == CMD_LOBBY)
        channel_lobby(s, text, emote);
    else
        channel_table(s, table, text, emote);
}

void cmd_say(struct session *s, const struct cmd_args *args)
{
    talk_here(s, args->word[0], false);
}

void cmd_emote(struct session *s, const struct cmd_args *args)
{
    talk_here(s, args->word[0], true);
}

void cmd_shout(struct session *s, const struct cmd_args *args)
{
    channel_lobby(s, args->word[0], false);
}

void cmd_tell(struct session *s, const struct cmd_args *args)
{
    struct session *to = lobby_by_name(s->lobby, args->word[0], true);
    if (to == NULL)
        session_say(s, "Nobody called %s is on. Type  who  to see who is.", args->word[0]);
    else if (to == s)
        session_say(s, "That is you. Type  tell  and somebody else's name.");
    else
        channel_tell(s, to, args->word[1]);
}

void cmd_reply(struct session *s, const struct cmd_args *args)
{
    if (s->tell_to[0] == '\0') {
        session_say(s, "Nobody has told you anything yet. Type  tell NAME TEXT .");
        return;
    }
    struct cmd_args to = {.word = {s->tell_to, args->word[0]}};
    cmd_tell(s, &to);
}
