/*
 * See home.h.
 */
#include "home.h"

#include "cups.h"
#include "deal.h"
#include "learn.h"
#include "seeking.h"
#include "social.h"

enum {
    HOME_MS = 1000,  /* the lobby is examined at most this often */
    IDLE_MS = 120000 /* somebody who has not typed a line for this long counts as idle */
};

struct home {
    struct ui_home home; /* the lobby as it was at at_ms */
    bool known, parked; /* `known`: `home` is filled in; `parked`: a game waits for somebody who was
                           called away */
    int64_t at_ms;
};

/* Has the lobby examined anew for whoever has just left a table, so that they do not see themselves
 * there any more. */
static void home_notice(struct session *s, const struct notice *notice UNUSED,
                        const struct table_info *info)
{
    if (table_info_seat(info, s->person) == 0 && session_where(s, NULL) == CMD_LOBBY)
        s->lobby->home->known = false;
}

const struct lobby_part home_part = {LOBBY_SLOT(home), .notice = home_notice};

static void home_table(struct ui_home *home, const struct tables *tables,
                       const struct table_info *info)
{
    home->tables++;
    if (info->state == TABLE_PLAYING) {
        bool peopled = false; /* somebody who sits there is neither a bot nor away */
        home->playing++;
        for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
            bool bot = info->seat[seat].person.kind == PERSON_BOT;
            if (info->seat[seat].person.id == 0)
                continue;
            ++*(bot ? &home->bots : &home->players);
            peopled |= !bot && !info->seat[seat].away;
        }
        if (home->watched == 0 && !info->unseen && peopled)
            home->watched = info->number;
        return;
    }
    /* Leaves out a table where nobody else can sit down: its game is about to begin, or it waits
     * for a certain person. Also leaves out a table of bots alone, which is about to close. */
    int waits = tables_waiting_seat(tables, info->number);
    if (!table_open_to(info, NULL) || waits == 0)
        return;
    if (home->nwaiting < UI_HOME_TABLES) {
        struct ui_home_table *at = &home->waiting[home->nwaiting];
        size_t n = 0;
        at->number = info->number;
        at->title = info->rules->title;
        at->competitive = info->competitive;
        at->bet = info->bet;
        at->names[0] = '\0';
        memcpy(at->kicked, info->kicked, sizeof(at->kicked));
        memcpy(at->waits, info->seat_name[waits], sizeof(at->waits));
        for (int seat = 1; seat <= info->seats && n < sizeof(at->names); seat++)
            n += utf8_printf(at->names + n, sizeof(at->names) - n, "%s%s", seat > 1 ? " " : "",
                             info->seat[seat].person.id != 0 ? info->seat_name[seat] : "-");
    }
    home->nwaiting++;
}

static void home_seeks(struct lobby *lobby, struct ui_home *home)
{
    struct seeking_entry entry[SEEKING_LIST];
    int n = seeking_list(lobby, NULL, NULL, entry);
    for (int i = 0; i < n; i++) {
        const struct seek *seek = entry[i].seek;
        if (!seek || seek->gone_ms != 0)
            continue;
        if (home->nwaiting < UI_HOME_TABLES) {
            struct ui_home_table *at = &home->waiting[home->nwaiting];
            *at = (struct ui_home_table){.number = seek->number,
                                         .seek = true,
                                         .competitive = seek->words.terms == SEEK_RANKED,
                                         .title =
                                             game_registry[__builtin_ctz(seek->words.games)]->title,
                                         .more = __builtin_popcount(seek->words.games) - 1};
            utf8_copy(seek->name, at->names, sizeof(at->names));
            utf8_copy(seek->name, at->waits, sizeof(at->waits));
        }
        home->nwaiting++;
    }
}

static void home_person(struct ui_home_person *person, const struct session *at, int64_t now)
{
    struct table_info info;
    int where = session_at(at, &info);
    memset(person, 0, sizeof(*person));
    utf8_copy(at->name, person->name, sizeof(person->name));
    if (where == 0) {
        person->where = at->away                         ? UI_HOME_AWAY
                        : now - at->active_ms >= IDLE_MS ? UI_HOME_IDLE
                                                         : UI_HOME_LOBBY;
        person->idle = (int)((now - at->active_ms) / 60000);
        return;
    }
    person->where = where == CMD_WATCHING         ? UI_HOME_WATCHING
                    : info.state == TABLE_PLAYING ? UI_HOME_PLAYING
                                                  : UI_HOME_TABLE;
    person->needs = info.seats - info.taken;
    person->table = info.number;
    person->title = info.rules->title;
}

const struct ui_home *home_of(struct lobby *lobby)
{
    int64_t now = clock_mono(lobby->deps.clock);
    struct ui_home *home = &lobby->home->home;
    struct table_info info;
    if (lobby->home->known && now - lobby->home->at_ms < HOME_MS)
        return home;
    lobby->home->known = true;
    lobby->home->at_ms = now;
    memset(home, 0, sizeof(*home));
    for (int32_t t = tables_next(lobby->tables, 0); t != 0; t = tables_next(lobby->tables, t))
        if (tables_info(lobby->tables, t, &info))
            home_table(home, lobby->tables, &info);
    home_seeks(lobby, home);
    lobby->home->parked = tables_parked(lobby->tables, 0) != 0;
    SESSIONS_EACH (at, lobby) {
        if (at->person == 0)
            continue;
        home->people++;
        if (home->nperson < UI_HOME_PEOPLE)
            home_person(&home->person[home->nperson++], at, now);
    }
    return home;
}

/* Fills in the friends who are on, at most UI_HOME_PEOPLE. Returns how many; -1: the account has no
 * friends at all. */
static int home_friends_on(const struct session *s, struct ui_home_person *out)
{
    int64_t now = clock_mono(s->lobby->deps.clock);
    int n = social_count(s, TIE_FRIEND) > 0 ? 0 : -1;
    for (const struct tie *tie = s->ties; tie && n < UI_HOME_PEOPLE; tie = tie->next) {
        const struct session *at =
            tie->kind == TIE_FRIEND ? lobby_by_person(s->lobby, tie->other) : NULL;
        if (at)
            home_person(&out[n++], at, now);
    }
    return n;
}

/* Fills in how the viewer stands with the deal of the day. */
static void home_deal(struct session *s, struct ui_home_viewer *me)
{
    const struct deal *deal = deal_today(s->lobby);
    if (!deal || deal_refusal(s->lobby))
        return;
    const struct store_daily_try *play = deal_try(deal, s->person);
    me->deal_title = daily_game(deal->day)->title;
    me->deal = s->kind == PERSON_GUEST        ? UI_HOME_DEAL_GUEST
               : !play                        ? UI_HOME_DEAL_OPEN
               : play->state == DAILY_PLAYING ? UI_HOME_DEAL_BEGUN
                                              : UI_HOME_DEAL_PLAYED;
    if (me->deal != UI_HOME_DEAL_PLAYED || play->state == DAILY_VOID)
        return;
    BUF_LOCAL place = {0};
    struct deal_standing st = deal_standing(s->lobby, play);
    st.share = -1;
    deal_put_standing(&place, &st);
    utf8_copy(buf_text(&place), me->deal_place, sizeof(me->deal_place));
}

void home_draw(struct session *s, struct ui_screen *screen, bool paged)
{
    struct ui_home_person friends[UI_HOME_PEOPLE];
    struct ui_home_viewer me = {.name = s->name,
                                .guest = s->kind == PERSON_GUEST,
                                .xp = s->account.xp,
                                .chips = s->account.chips,
                                .friends = home_friends_on(s, friends),
                                .friend_on = friends,
                                .newcomer = learn_newcomer(s),
                                .learned = s->settings.learned,
                                .news = lobby_motd(s->lobby)};
    const struct ui_home *home = home_of(s->lobby);
    if (s->lobby->home->parked)
        me.parked = tables_parked(s->lobby->tables, s->person);
    me.cup = cups_for(s);
    me.in_cup = me.cup && cup_has(me.cup, s->person);
    home_deal(s, &me);
    ui_screen_home(screen, home, &me, paged);
}
