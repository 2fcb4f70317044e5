/*
 * Who hears what. A line of talk says its channel first, so that it cannot pass for a notice.
 */
#include "channel.h"

#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "session.h"
#include "utf8.h"

bool channel_muted(struct session *from, const char *channel)
{
    int64_t now = clock_mono(from->lobby->deps.clock);
    if (now < from->quiet_until) {
        session_say(from, "You are muted for another %lld seconds, as you talked too fast.",
                    (long long)(from->quiet_until - now + 999) / 1000);
        return true;
    }
    const struct moderation_who who = {.account = from->kind == PERSON_ACCOUNT ? from->person : 0,
                                       .address = from->facts.address};
    const struct store_sanction *mute =
        moderation_find(from->lobby->moderation, STORE_MUTE, &who, channel);
    if (mute == NULL)
        return false;
    struct buf why = {0};
    moderation_sentence(from->lobby->moderation, mute, &why);
    session_say(from, "%s", buf_text(&why));
    buf_free(&why);
    return true;
}

/* The text as it goes out; false: nothing of it is to. The same words for the third time on end are
 * left out. */
static bool channel_text(struct session *from, const char *channel, const char *text, char *out,
                         size_t cap)
{
    if (channel_muted(from, channel))
        return false;
    utf8_clean(text, strlen(text), CHANNEL_CELLS_MAX, out, cap);
    if (out[0] == '\0') {
        session_say(from, "There were no words in that. Type them behind the command.");
        return false;
    }
    char start[sizeof from->last_said];
    snprintf(start, sizeof start, "%.*s", (int)sizeof start - 1, out);
    from->repeated = strcmp(start, from->last_said) == 0 ? from->repeated + 1 : 1;
    memcpy(from->last_said, start, sizeof start);
    if (from->repeated >= 3) {
        session_say(from, "You have said that twice already, so it was left out.");
        return false;
    }
    return true;
}

static void channel_line(struct session *to, const char *channel, const struct session *from,
                         const char *text, bool emote)
{
    bool plain = session_plain(to);
    session_say(to, "%s[%s]%s %s%s %s", plain ? "" : STYLE_DIM, channel, plain ? "" : STYLE_NORMAL,
                from->name, emote ? "" : ":", text);
}

void channel_lobby(struct session *from, const char *text, bool emote)
{
    char out[SESSION_LINE_MAX * 2];
    struct session *to;
    if (!channel_text(from, "lobby", text, out, sizeof out))
        return;
    from->channel_lobby = true;
    LIST_FOREACH(to, &from->lobby->sessions, all)
    {
        if (to->state == SESSION_IN)
            channel_line(to, "lobby", from, out, emote);
    }
}

void channel_table(struct session *from, int32_t table, const char *text, bool emote)
{
    char out[SESSION_LINE_MAX * 2];
    struct session *to;
    int32_t where;
    if (!channel_text(from, "table", text, out, sizeof out))
        return;
    from->channel_lobby = false;
    LIST_FOREACH(to, &from->lobby->sessions, all)
    {
        if (to->state == SESSION_IN && (session_where(to, &where), where == table))
            channel_line(to, "table", from, out, emote);
    }
}

void channel_tell(struct session *from, struct session *to, const char *text)
{
    char out[SESSION_LINE_MAX * 2];
    if (!channel_text(from, "tell", text, out, sizeof out))
        return;
    snprintf(to->tell_to, sizeof to->tell_to, "%s", from->name);
    snprintf(from->tell_last, sizeof from->tell_last, "%s", to->name);
    session_say(to, "%s tells you: %s", from->name, out);
    session_say(from, "You tell %s: %s", to->name, out);
    session_ticket(to);
    int64_t idle = clock_mono(from->lobby->deps.clock) - to->active_ms;
    if (idle >= 5 * 60 * 1000) {
        struct buf span = {0};
        ui_duration(&span, idle);
        session_say(from, "%s has typed nothing for %s.", to->name, buf_text(&span));
        buf_free(&span);
    }
}
