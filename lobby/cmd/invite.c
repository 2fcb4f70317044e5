/*
 * Asking somebody who is on to one's table: invite, and challenge, which opens one for the two.
 */
#include <string.h>

#include "channel.h"
#include "cmd.h"
#include "social.h"

/* Whoever is called so and can be asked; NULL: nobody, and the session is told why. */
static struct session *guest_named(struct session *s, const char *name, const char *verb)
{
    struct session *to = lobby_by_name(s->lobby, name, true);
    int32_t table = to ? tables_seat_of(s->lobby->tables, to->person, NULL) : 0;
    if (!to)
        session_say(s, "Nobody called %s is on. Type  who  to see who is.", name);
    else if (to == s)
        session_say(s, "That is you. Type  %s  and somebody else's name.", verb);
    else if (table != 0)
        session_say(s, "%s sits at table %d. Type  tell %s  and your words to ask for later.",
                    to->name, (int)table, to->name);
    else if (social_with(to, STORE_MEMO_IGNORE, s->person))
        session_say(s, "%s does not listen to you. Nothing was sent.", to->name);
    else if (!channel_muted(s, "tell"))
        return to;
    return NULL;
}

/* kept: the seat is theirs for a while. */
static void ask(const struct session *s, struct session *to, const struct table_info *info,
                bool kept)
{
    SESSION_SPEAKS(to);
    struct ui_viewer viewer = session_viewer(to);
    struct buf terms = {0};
    ui_terms(&terms, &viewer, info);
    memcpy(to->tell_to, s->name, sizeof(to->tell_to));
    to->aside = true;
    session_say(to,
                kept ? N_("%s challenges you at table %d: %s, %s. Type  join %d  within two "
                          "minutes.")
                     : N_("%s invites you to table %d: %s, %s. Type  join %d  to sit down."),
                s->name, (int)info->number, info->rules->title, buf_text(&terms),
                (int)info->number);
    to->aside = false;
    buf_free(&terms);
}

void cmd_invite(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    struct session *to = guest_named(s, args->word[0], "invite");
    int32_t table;
    session_where(s, &table);
    if (!to || !tables_info(s->lobby->tables, table, &info))
        return;
    if (info.state == TABLE_PLAYING) {
        session_say(s, "A game is being played here. Type  invite  when it is over.");
    } else if (info.taken >= info.seats) {
        session_say(s, "Every seat here is taken. They can type  watch %d .", (int)table);
    } else {
        ask(s, to, &info, false);
        session_say(s, "You invite %s to table %d.", to->name, (int)table);
    }
}

void cmd_challenge(struct session *s, const struct cmd_args *args)
{
    const struct session *to = guest_named(s, args->word[0], "challenge");
    if (to)
        cmd_open(s, args->word[1] ? args->word[1] : game_registry[0]->id, args->word[2],
                 to->person);
}

void cmd_challenge_tell(struct session *s)
{
    struct table_info info;
    struct session *to = s->challenged != 0 ? lobby_by_person(s->lobby, s->challenged) : NULL;
    int32_t table = tables_seat_of(s->lobby->tables, s->person, NULL);
    s->challenged = 0;
    if (!to || !tables_info(s->lobby->tables, table, &info))
        return;
    ask(s, to, &info, true);
    session_say(s, "You challenge %s, and the seat is kept for two minutes.", to->name);
}
