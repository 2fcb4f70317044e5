/*
 * When one of the staff does something, tells the others on the channel of the staff: they read the
 * line of the audit log. The lines are not kept with what was said on the channel, because not all
 * of the staff may read all of them. Later, admins read them in `audit`, and moderators in
 * `dossier` and `case`. Nobody who has typed `set staffnews off` is told.
 */
#include "act.h"
#include "alts.h"
#include "channel.h"

enum {
    MINUTE_MS = 60000,
    /* The most lines a minute of acts that all of the staff may do, and likewise of acts that only
     * admins may do. Further acts are not told, and one line says so. An act of which nobody is
     * told does not count. */
    STAFF_NEWS_MAX = 10
};

/* ---- Who reads it ---- */

static bool staff_news_reads(const struct session *s, enum store_role role)
{
    return s->state == SESSION_IN && s->role >= role && strcmp(s->settings.staffnews, "on") == 0;
}

/* Whether one of the words of a text such as "bob,192.0.2.7" is this name. */
static bool staff_news_names(const char *text, const char *name)
{
    const size_t wanted = strlen(name);
    while (*text != '\0') {
        const size_t len = strcspn(text, " ,");
        if (len == wanted && strncasecmp(text, name, len) == 0)
            return true;
        text += len + (text[len] != '\0');
    }
    return false;
}

/* ---- What they read ---- */

/* Shows a line such as "kate did: mute bob, for 1 hour: spam". No line of talk begins like this. */
static void staff_news_line_show(const struct act *act, struct session *to)
{
    const struct store_audit *audit = &act->audit;
    const struct actor reader = act_actor(to);
    BUF_LOCAL line = {0};
    char clean[SESSION_LINE_MAX * 2];
    buf_printf(&line, "%s did: %s", audit->who, audit->act);
    if (audit->about[0] != '\0') {
        buf_putc(&line, ' ');
        alts_put_masked(&reader, audit->about, NULL, 0, &line);
    }
    if (audit->detail[0] != '\0') {
        buf_puts(&line, audit->about[0] != '\0' ? ", " : " ");
        alts_put_masked(&reader, audit->detail, NULL, 0, &line);
    }
    utf8_clean(buf_text(&line), line.len, CHANNEL_CELLS_MAX, clean, sizeof(clean));
    channel_staff_news(to, clean);
}

#define MUCH                                                                                       \
    "The staff is doing a lot at once, so for the rest of this minute nothing more is told here. "
static const char much[] = MUCH "Type `dossier` and a name to see what was done to somebody.",
                  much_admin[] = MUCH "Type `audit` to see it.";

/* Counts one more line. False: there were too many in this minute. The first time this happens,
 * everybody who reads these lines is told so. */
static bool staff_news_may_tell(struct lobby *lobby, enum store_role role)
{
    struct staff_told *told = &lobby->staff_told;
    const int64_t now = clock_mono(lobby->deps.clock);
    if (now - told->since_ms >= MINUTE_MS)
        *told = (struct staff_told){.since_ms = now};
    if (++told->lines[role] == STAFF_NEWS_MAX + 1)
        SESSIONS_EACH (s, lobby)
            if (staff_news_reads(s, role))
                channel_staff_news(s, s->role == STORE_ADMIN ? much_admin : much);
    return told->lines[role] <= STAFF_NEWS_MAX;
}

/* Whether the line of this act is shown to the session. */
static bool staff_news_reads_of(const struct act *act, const struct session *s,
                                enum store_role role)
{
    const bool about = act->account.id == s->person ||
                       staff_news_names(act->audit.about, s->name) ||
                       staff_news_names(act->about, s->name);
    return staff_news_reads(s, role) && s->person != act->actor.account &&
           s->person != act->aware && !about;
}

void staff_news_act(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct act_row *logged = act_find(act->audit.act);
    enum store_role role = act_role(lobby, act->row);
    const bool told = act->told;
    bool counted = false;
    act->told = true;
    if (told || act->audit.id == 0)
        return;
    /* The audit line can be that of another act: whoever confirms an adjustment has a line
     * `adjust`, and needs the role for that act, too. */
    if (logged && act_role(lobby, logged) > role)
        role = act_role(lobby, logged);
    role = role < STORE_MODERATOR ? STORE_MODERATOR : role;
    SESSIONS_EACH (s, lobby) {
        if (!staff_news_reads_of(act, s, role))
            continue;
        if (!counted && !staff_news_may_tell(lobby, role))
            return;
        counted = true;
        staff_news_line_show(act, s);
    }
}
