/*
 * Who wanted to play what lately. See wanted.h.
 */
#include "wanted.h"

#include "screen.h"
#include "session.h"
#include "social.h"

enum { KEPT = 256, KEPT_MS = 3600000, AGAIN_MS = 60000, TOLD_MOST = 5 };

/* Somebody wanted to play, or (games 0) went off while they waited for a game. */
struct wish {
    int64_t person, at_ms; /* `at_ms`: mono */
    unsigned games;
    char name[STORE_NAME_MAX];
};

struct wanted {
    struct wish wish[KEPT]; /* a ring */
    unsigned n;             /* how many were noted so far */
};

/* The wish noted `back` wishes ago (0: the last). NULL: there is none, or it is older than `ms`. */
static const struct wish *wanted_wish_back(const struct lobby *lobby, unsigned back, int64_t ms)
{
    const struct wanted *w = lobby->wanted;
    if (back >= w->n || back >= KEPT)
        return NULL;
    const struct wish *wish = &w->wish[(w->n - 1 - back) % KEPT];
    return clock_mono(lobby->deps.clock) - wish->at_ms <= ms ? wish : NULL;
}

void wanted_note(const struct session *s, unsigned games)
{
    struct wanted *w = s->lobby->wanted;
    struct wish *wish = &w->wish[w->n++ % KEPT];
    *wish = (struct wish){
        .person = s->person, .at_ms = clock_mono(s->lobby->deps.clock), .games = games};
    memcpy(wish->name, s->name, sizeof(wish->name));
}

unsigned wanted_bit(const struct game_rules *rules)
{
    return 1u << game_place(rules->id);
}

/* Whether the session wished for one of these games less than AGAIN_MS ago. */
static bool wanted_wished(const struct session *s, unsigned games)
{
    const struct wish *wish;
    for (unsigned i = 0; (wish = wanted_wish_back(s->lobby, i, AGAIN_MS)); i++)
        if (wish->person == s->person && (wish->games & games) != 0)
            return true;
    return false;
}

bool wanted_waits(const struct session *s, const struct session *from, unsigned games)
{
    return s != from && s->state == SESSION_IN && (s->settings.notify & games) != 0 &&
           tables_seat_of(s->lobby->tables, s->person) == 0 &&
           !social_with(s, TIE_IGNORED, from->person);
}

void wanted_table(struct session *from, const struct table_info *info)
{
    unsigned games = wanted_bit(info->rules);
    if (info->taken >= info->seats || wanted_wished(from, games))
        return;
    wanted_note(from, games);
    SESSIONS_EACH (s, from->lobby) {
        if (!wanted_waits(s, from, games))
            continue;
        SESSION_SPEAKS(s);
        struct ui_viewer viewer = session_viewer(s);
        BUF_LOCAL terms = {0};
        ui_terms(&terms, &viewer, info);
        session_ring(s);
        session_say(s, "!! %s has opened table %d: %s, %s. Type `join %d` to play.", from->name,
                    (int)info->number, info->rules->title, buf_text(&terms), (int)info->number);
        screen_due(s);
    }
}

void wanted_missed(struct session *s)
{
    SESSION_SPEAKS(s);
    BUF_LOCAL list = {0};
    const struct wish *wish;
    int told = 0;
    for (unsigned i = 0; told < TOLD_MOST && (wish = wanted_wish_back(s->lobby, i, KEPT_MS)); i++) {
        /* At that time the person went off. They heard of older wishes while they were on. */
        if (wish->games == 0 && wish->person == s->person)
            break;
        if ((wish->games & s->settings.notify) == 0 || wish->person == s->person ||
            social_with(s, TIE_IGNORED, wish->person))
            continue;
        const int64_t ago = clock_mono(s->lobby->deps.clock) - wish->at_ms;
        for (int g = 0; game_registry[g]; g++)
            if ((wish->games & s->settings.notify) >> g & 1)
                buf_printf(&list, tr("%s%s wanted to play %s (%s ago)"), list.len > 0 ? ", " : "",
                           wish->name, game_registry[g]->title, UI_DURATION(ago));
        told++;
    }
    if (told > 0)
        session_say(s, "While you were away, in the last hour: %s.", buf_text(&list));
}

static void wanted_left(struct session *s)
{
    if (s->kind == PERSON_ACCOUNT && s->state == SESSION_IN && s->settings.notify != 0)
        wanted_note(s, 0);
}

const struct lobby_part wanted_part = {LOBBY_SLOT(wanted), .off = wanted_left};
