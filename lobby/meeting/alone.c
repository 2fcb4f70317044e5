/*
 * See alone.h.
 */
#include "session.h"
#include "social.h"

#include "alone.h"

enum {
    IDLE_MS = 30000,  /* somebody who has not typed a line for this long is idle */
    AGAIN_MS = 120000 /* the least time between two such lines to one person */
};

/* Whether this person sits at the table, with bots and nobody else. */
static bool alone_plays(const struct session *s, const struct table_info *info)
{
    int people = 0, bots = 0;
    for (int seat = 1; seat <= info->seats; seat++) {
        const struct person *p = &info->seat[seat].person;
        people += p->id != 0 && p->kind != PERSON_BOT;
        bots += p->id != 0 && p->kind == PERSON_BOT;
    }
    return people == 1 && bots > 0 && tables_seat_of(s->lobby->tables, s->person) == info->number;
}

/* Whether to tell a session now of this person's game at this table. */
static bool alone_hears(const struct session *s, const struct session *of, int32_t table)
{
    int64_t now = clock_mono(s->lobby->deps.clock);
    struct person person;
    if (s->state != SESSION_IN || s->person == 0 || session_where(s, NULL) != CMD_LOBBY ||
        now - s->active_ms < IDLE_MS || now < s->alone_until ||
        strcmp(s->settings.seeks, "off") == 0 || strcmp(s->settings.noplay, "on") == 0 ||
        social_with(s, TIE_IGNORED, of->person) || social_with(of, TIE_IGNORED, s->person))
        return false;
    person = session_person(s);
    return tables_may_follow(s->lobby->tables, table, &person);
}

void alone_say_kept(struct session *s)
{
    int32_t kept = tables_parked(s->lobby->tables, s->person);
    if (kept != 0)
        session_say(s,
                    "Your game with the bots is kept for ten minutes: `join %d` goes back to it "
                    "after this one.",
                    (int)kept);
}

static void alone_notice(struct session *from, const struct notice *notice,
                         const struct table_info *info)
{
    if (notice->kind == NOTICE_CUP)
        alone_say_kept(from);
    if (notice->kind != NOTICE_START || !info || !alone_plays(from, info))
        return;
    SESSIONS_EACH (s, from->lobby) {
        if (!alone_hears(s, from, info->number))
            continue;
        SESSION_SPEAKS(s);
        s->alone_until = clock_mono(s->lobby->deps.clock) + AGAIN_MS;
        session_say(s, "%s plays %s with bots alone. Type `join %d` to be dealt in next time.",
                    from->name, info->rules->title, (int)info->number);
    }
}

const struct lobby_part alone_part = {.notice = alone_notice};
