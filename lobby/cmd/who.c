/*
 * who and finger: who is on, and what is known of a player.
 */
#include "approval.h"
#include "cmd.h"
#include "leaver.h"
#include "panel.h"
#include "renames.h"
#include "season.h"
#include "span.h"

/* Where somebody is, in a few words, and whether they refuse challenges. The text may be in
 * `out`. */
static const char *cmd_who_where_of(struct buf *out, const struct session *s)
{
    struct table_info info;
    int where = session_at(s, &info);
    if (where == 0)
        return strcmp(s->settings.noplay, "on") == 0 ? tr("in the lobby, no challenges")
                                                     : tr("in the lobby");
    buf_clear(out);
    if (where == CMD_WATCHING)
        buf_printf(out, tr("watching table %d"), (int)info.number);
    else
        buf_printf(out,
                   info.state == TABLE_PLAYING ? tr("playing at table %d, %s")
                                               : tr("at table %d, %s"),
                   (int)info.number, info.rules->title);
    return buf_text(out);
}

/* ---- who ---- */

struct who_panel {
    struct panel panel;
    char start[STORE_NAME_MAX]; /* only names that begin like this; "": all */
};

/* What somebody is, as far as `viewer` may know it: members of the staff can hide that from
 * players. */
static const char *cmd_who_kind_of(const struct session *s, const struct session *viewer)
{
    if (s->kind == PERSON_GUEST)
        return tr("guest");
    if (strcmp(s->settings.badge, "off") == 0 && viewer->role == STORE_PLAYER)
        return "";
    return s->role == STORE_ADMIN ? tr("admin") : s->role == STORE_MODERATOR ? tr("staff") : "";
}

static void cmd_who_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct who_panel *v = (const struct who_panel *)panel;
    struct session *const *list;
    size_t n = roster_range(&s->lobby->roster, v->start, &list);
    struct buf where = {0};
    int64_t now = clock_mono(s->lobby->deps.clock);
    ui_who(sheet, v->start, (int)n);
    for (size_t i = 0; i < n; i++) {
        const struct session *at = list[i];
        ui_who_row(sheet, &(struct ui_who_row){.name = at->name,
                                               .kind = cmd_who_kind_of(at, s),
                                               .where = cmd_who_where_of(&where, at),
                                               .idle_ms = now - at->active_ms});
    }
    buf_free(&where);
}

static const struct panel_kind who_kind = {"who", cmd_who_make, NULL, NULL, NULL};

static void cmd_who(struct session *s, const struct cmd_args *args)
{
    struct who_panel *v = xcalloc(1, sizeof(*v));
    if (args->word[0])
        utf8_copy(args->word[0], v->start, sizeof(v->start));
    panel_open(s, &who_kind, &v->panel);
}

/* ---- finger ---- */

enum {
    GAMES_MOST = 16,
    ENTRIES_MOST = 2000,
    CUPS_READ = 1000, /* how many entries in cups are read */
    BADGES_SHOWN = 3  /* how many of the latest badges of seasons are shown */
};

/* What the ledger says of somebody's latest ratings, by the place of the game in game_registry. */
struct lately {
    int moved[GAMES_MOST]; /* by how much, over the last 30 days */
    int played[GAMES_MOST];
    int16_t plot[GAMES_MOST][UI_PLOT_MOST]; /* newest first */
    int nplot[GAMES_MOST];
    int64_t voided[UI_PLOT_MOST]; /* the latest games that were made void */
    int nvoided;
};

struct fingered {
    struct errand errand;
    char name[64];
    struct store_account account;
    struct leave_mark mark[STORE_LEAVES_KEPT];
    int nmarks;
    struct lately lately;
    int cups_won;
    int64_t cup_won; /* the last one */
    struct store_season_place badge[BADGES_SHOWN];
    int nbadges;
    char before[STORE_NAME_MAX]; /* the present name of another player who had this name before;
                                    "": nobody */
};

/* A profile. Its figures are as the store had them; places on boards, and where the player is,
 * are up to date. */
struct player_panel {
    struct panel panel;
    int64_t person, xp, chips, login_ms;
    bool guest;
    char name[STORE_NAME_MAX];
    char notes[480]; /* lines about their name and conduct */
    int moved[GAMES_MOST];
    int plotted; /* the game whose ratings are drawn, by its place in game_registry */
    int nplot;
    int16_t plot[UI_PLOT_MOST];
};

static void cmd_who_player_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct player_panel *v = (const struct player_panel *)panel;
    struct lobby *lobby = s->lobby;
    struct ui_player_game game[GAMES_MOST];
    struct ui_player_rating rating[GAMES_MOST];
    struct rating_row row;
    const struct session *at = lobby_by_person(lobby, v->person);
    struct ui_player player = {.name = v->name,
                               .you = v->person == s->person,
                               .guest = v->guest,
                               .xp = at ? at->account.xp : v->xp,
                               .chips = at ? at->account.chips : v->chips,
                               .notes = v->notes,
                               .game = game,
                               .rating = rating};
    struct buf where = {0}, place = {0};
    if (at) {
        buf_printf(&where, tr("on now, %s"), cmd_who_where_of(&place, at));
    } else if (v->login_ms != 0) {
        buf_printf(&where, tr("last on %s ago"),
                   UI_DURATION(clock_wall(lobby->deps.clock) - v->login_ms));
    } else {
        buf_puts(&where, tr("not on yet"));
    }
    utf8_copy(buf_text(&where), player.where, sizeof(player.where));
    buf_free(&where);
    buf_free(&place);
    for (int i = -1; (i < 0 || game_registry[i]) && player.n < GAMES_MOST; i++) {
        struct ui_player_game *g = &game[player.n];
        const char *id = i < 0 ? NULL : game_registry[i]->id;
        g->game = i < 0 ? tr("all games") : game_registry[i]->title;
        if (leaderboard_place(lobby->boards, id, BOARD_ALL, v->person, &g->board) > 0) {
            g->players = leaderboard_size(lobby->boards, id, BOARD_ALL);
            player.n++;
        }
    }
    for (int i = 0; game_registry[i] && i < GAMES_MOST; i++)
        if (ratings_of(leaderboard_ratings(lobby->boards), game_registry[i]->id, v->person, &row) &&
            row.games > 0)
            rating[player.nratings++] = (struct ui_player_rating){.game = game_registry[i]->title,
                                                                  .rating = row.rating,
                                                                  .provisional = row.provisional,
                                                                  .games = row.games,
                                                                  .moved = v->moved[i],
                                                                  .rank = row.rank};
    if (s->screen && v->nplot > 0) {
        player.plotted = game_registry[v->plotted]->title;
        player.plot = v->plot;
        player.nplot = v->nplot;
    }
    ui_player(sheet, &player);
}

static const struct panel_kind player_kind = {"finger", cmd_who_player_make, NULL, NULL, NULL};

/* Draws the game that they have played most lately. */
static void cmd_who_player_lately(struct player_panel *v, const struct lately *lately)
{
    for (int i = 0; i < GAMES_MOST; i++) {
        v->moved[i] = lately->moved[i];
        if (lately->played[i] > lately->played[v->plotted])
            v->plotted = i;
    }
    v->nplot = lately->nplot[v->plotted];
    for (int i = 0; i < v->nplot; i++)
        v->plot[i] = lately->plot[v->plotted][v->nplot - 1 - i];
}

/* Opens the profile of an account, or of a guest. `notes`: lines about their conduct. `notes`
 * and `lately` may be NULL. */
static void cmd_who_player_open(struct session *s, const struct store_account *account,
                                const struct session *guest, const char *notes,
                                const struct lately *lately)
{
    struct player_panel *v = xcalloc(1, sizeof(*v));
    v->guest = guest;
    v->person = guest ? guest->person : account->id;
    utf8_copy(guest ? guest->name : account->name, v->name, sizeof(v->name));
    if (!guest) {
        v->xp = account->xp;
        v->chips = account->chips;
        v->login_ms = account->login_ms;
    }
    utf8_copy(notes ? notes : "", v->notes, sizeof(v->notes));
    if (lately)
        cmd_who_player_lately(v, lately);
    panel_open(s, &player_kind, &v->panel);
}

static void cmd_who_finger_leave(void *arg, const struct store_leave *leave)
{
    struct fingered *f = arg;
    if (f->nmarks < STORE_LEAVES_KEPT)
        f->mark[f->nmarks++] = (struct leave_mark){leave->at_ms, (enum leave_how)leave->how};
}

/* "Season 2026q4: 2nd of 40 in Palace." (RT-D18) */
static void cmd_who_put_badges(struct buf *out, const struct fingered *f)
{
    for (int i = 0; i < f->nbadges; i++) {
        const struct store_season_place *badge = &f->badge[i];
        char season[SEASON_NAME_MAX];
        season_name((int32_t)badge->season, season);
        const char *id = strchr(badge->board, ' ');
        const struct game_rules *rules = id ? game_find(id + 1) : NULL;
        buf_printf(out, tr("Season %s, %s: place %d of %d by rating.\n"), season,
                   rules ? rules->title : badge->board, badge->place, badge->players);
    }
    if (f->cups_won > 0)
        buf_printf(out,
                   trn("Has won %d cup: number %lld.\n",
                       "Has won %d cups, the last one is number %lld.\n", (unsigned)f->cups_won),
                   f->cups_won, (long long)f->cup_won);
}

static void cmd_who_finger_end(void *arg, enum store_status status)
{
    struct fingered *f = arg;
    struct session *s = errand_session(f);
    struct buf out = {0};
    if (errand_unread(f, status))
        return;
    if (s) {
        int64_t barred = leaver_barred(s->lobby, f->account.id);
        if (strcasecmp(f->name, f->account.name) != 0)
            buf_printf(&out, tr("%s is called %s now.\n"), f->name, f->account.name);
        if (f->before[0] != '\0')
            buf_printf(&out, tr("Another player was called %s before, and is %s now.\n"), f->name,
                       f->before);
        if (f->account.dignity > 0)
            buf_printf(&out,
                       trn("Dignity lost: %lld chicken dance.\n",
                           "Dignity lost: %lld chicken dances.\n", f->account.dignity),
                       (long long)f->account.dignity);
        cmd_who_put_badges(&out, f);
        leaver_put_count(f->mark, f->nmarks, clock_wall(s->lobby->deps.clock), &out);
        if (barred > 0 && (f->account.id == s->person || s->role >= STORE_MODERATOR))
            buf_printf(&out, tr("No ranked tables for another %s.\n"), SPAN(barred));
        cmd_who_player_open(s, &f->account, NULL, buf_text(&out), &f->lately);
        buf_free(&out);
    }
    errand_end(f);
}

static void cmd_who_finger_cup(void *arg, const struct store_cup_entrant *entrant)
{
    struct fingered *f = arg;
    if (entrant->place == 1 && f->cups_won++ == 0)
        f->cup_won = entrant->cup; /* the latest comes first */
}

static void cmd_who_finger_cups(void *arg, enum store_status status)
{
    struct fingered *f = arg;
    if (errand_unread(f, status))
        return;
    store_list_with(f->errand.lobby->deps.store, STORE_RECORD_CUP_ENTRANT, account, f->account.id,
                    CUPS_READ, cmd_who_finger_cup, cmd_who_finger_end, f);
}

static void cmd_who_finger_badge(void *arg, const struct store_season_place *place)
{
    struct fingered *f = arg;
    if (f->nbadges < BADGES_SHOWN && season_badge(place->place, place->players) != SEASON_NO_BADGE)
        f->badge[f->nbadges++] = *place;
}

static void cmd_who_finger_seasons(void *arg, enum store_status status)
{
    struct fingered *f = arg;
    if (errand_unread(f, status))
        return;
    store_list_of(f->errand.lobby->deps.store, STORE_RECORD_SEASON_PLACE, f->account.id, CUPS_READ,
                  cmd_who_finger_badge, cmd_who_finger_cups, f);
}

static void cmd_who_finger_leaves(void *arg, enum store_status status)
{
    struct fingered *f = arg;
    struct session *s = errand_session(f);
    if (errand_unread(f, status))
        return;
    if (s)
        store_list_of(s->lobby->deps.store, STORE_RECORD_LEAVE, f->account.id, STORE_LEAVES_KEPT,
                      cmd_who_finger_leave, cmd_who_finger_seasons, f);
    else
        errand_end(f);
}

static bool cmd_who_was_voided(const struct lately *lately, int64_t game)
{
    for (int i = 0; i < lately->nvoided; i++)
        if (lately->voided[i] == game)
            return true;
    return false;
}

/* Entries come newest first, so that one that takes another back comes before it. */
static void cmd_who_finger_rating(void *arg, const struct store_rating_entry *entry)
{
    struct fingered *f = arg;
    struct lately *lately = &f->lately;
    int64_t since = clock_wall(f->errand.lobby->deps.clock) - RATINGS_LISTED_DAYS * STORE_DAY_MS;
    int i = 0;
    while (i < GAMES_MOST && game_registry[i] &&
           strcmp(game_registry[i]->id, entry->rating.board) != 0)
        i++;
    if (i == GAMES_MOST || !game_registry[i])
        return;
    if (entry->at_ms >= since)
        lately->moved[i] += entry->rating.moved;
    if (strcmp(entry->rating.reason, STORE_RATING_VOID) == 0 && lately->nvoided < UI_PLOT_MOST)
        lately->voided[lately->nvoided++] = entry->rating.game;
    if (strcmp(entry->rating.reason, STORE_RATING_GAME) != 0 ||
        cmd_who_was_voided(lately, entry->rating.game))
        return;
    lately->played[i]++;
    if (lately->nplot[i] < UI_PLOT_MOST)
        lately->plot[i][lately->nplot[i]++] = (int16_t)entry->rating.shown;
}

static void cmd_who_finger_owner(void *arg, enum store_status status, void *result)
{
    struct fingered *f = arg;
    struct session *s = errand_session(f);
    const struct past_owner *owner = result;
    if (errand_unread(f, status))
        return;
    const bool had = status == STORE_OK && owner->there;
    if (had && f->account.id == 0)
        f->account = owner->account;
    else if (had && owner->account.id != f->account.id)
        memcpy(f->before, owner->account.name, sizeof(f->before));
    if (s && f->account.id != 0) {
        const struct store_rating_query all = {.account = f->account.id, .limit = ENTRIES_MOST};
        store_ratings(s->lobby->deps.store, &all, cmd_who_finger_rating, cmd_who_finger_leaves, f);
        return;
    }
    if (s) {
        session_say(s, "There is no player %s. Type `who` to see who is on.", f->name);
        s->oneshot_status = 1;
    }
    errand_end(f);
}

static void cmd_who_finger_read(void *arg, enum store_status status,
                                const struct store_account *account)
{
    struct fingered *f = arg;
    struct session *s = errand_session(f);
    struct session *at = s ? lobby_by_name(s->lobby, f->name, true) : NULL;
    status = approval_found(f->errand.lobby, status, account);
    if (s && status == STORE_OK)
        f->account = *account;
    if (s && at && at->kind == PERSON_GUEST && status != STORE_OK) {
        cmd_who_player_open(s, NULL, at, NULL, NULL);
        errand_end(f);
    } else if (errand_unread(f, status)) {
        return;
    } else if (s) {
        struct past_owner owner = {.gave_up = 0};
        utf8_copy(f->name, owner.name, sizeof(owner.name));
        store_reads(s->lobby->deps.store, &past_owner_reads, &owner, cmd_who_finger_owner, f);
    } else {
        errand_end(f);
    }
}

static void cmd_who_finger(struct session *s, const struct cmd_args *args)
{
    if (!args->word[0] && s->person == 0) {
        session_say(s, "Which player? Type `finger NAME`.");
        s->oneshot_status = 1;
        return;
    }
    struct fingered *f = errand_new(s->lobby, s, sizeof(*f));
    utf8_copy(args->word[0] ? args->word[0] : s->name, f->name, sizeof(f->name));
    const struct session *at = lobby_by_name(s->lobby, f->name, true);
    if (at)
        utf8_copy(at->name, f->name, sizeof(f->name));
    store_account_by_name(s->lobby->deps.store, f->name, false, cmd_who_finger_read, f);
}

const struct command who_commands[] = {{"who", cmd_who, N_("who is on, and where"),
                                        .aliases = "w users players names", .pattern = "[NAME]",
                                        .where = CMD_ANY | CMD_LOGIN | CMD_ONESHOT},
                                       {NULL}};

const struct command finger_commands[] = {
    {"finger", cmd_who_finger, N_("what is known about a player"),
     .aliases = "f whois profile stats score", .pattern = "[NAME]", .where = CMD_ANY | CMD_ONESHOT},
    {NULL}};
