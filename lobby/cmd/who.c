/*
 * The commands `who` and `finger` tell who is on, and what is known of a player.
 */
#include "approval.h"
#include "cmd.h"
#include "leaver.h"
#include "renames.h"
#include "season.h"

/* Where somebody is, in a few words, and whether they refuse challenges. The text may be in
 * `out`. */
static const char *who_where_of(struct buf *out, const struct session *s)
{
    struct table_info info;
    int where = session_at(s, &info);
    if (where == 0)
        return strcmp(s->settings.noplay, "on") == 0 ? tr("in the lobby, no challenges")
                                                     : tr("in the lobby");
    buf_clear(out);
    buf_printf(out,
               where == CMD_WATCHING         ? tr("watching table %d")
               : info.state == TABLE_PLAYING ? tr("playing at table %d, %s")
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
static const char *who_kind_of(const struct session *s, const struct session *viewer)
{
    if (s->kind == PERSON_GUEST)
        return tr("guest");
    if (strcmp(s->settings.badge, "off") == 0 && viewer->role == STORE_PLAYER)
        return "";
    return s->role == STORE_ADMIN ? tr("admin") : s->role == STORE_MODERATOR ? tr("staff") : "";
}

static void who_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct who_panel *v = (const struct who_panel *)panel;
    struct session *const *list;
    size_t n = roster_range(&s->lobby->roster, v->start, &list);
    BUF_LOCAL where = {0};
    int64_t now = clock_mono(s->lobby->deps.clock);
    ui_who(sheet, v->start, (int)n);
    for (size_t i = 0; i < n; i++) {
        const struct session *at = list[i];
        ui_who_row(sheet, &(struct ui_who_row){.name = at->name,
                                               .kind = who_kind_of(at, s),
                                               .where = who_where_of(&where, at),
                                               .away = at->away,
                                               .idle_ms = now - at->active_ms});
    }
}

static const struct panel_kind who_kind = {N_("who"), who_make, NULL, NULL, NULL};

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

/* What the ledger says of somebody's latest ratings. Arrays of GAMES_MOST are by the place of the
 * game in game_registry. */
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
};

/* Who has a name, and who had it last. */
struct named {
    char name[STORE_NAME_MAX];
    bool there;
    struct store_account account;
    struct past_owner owner;
};

/* An account: what is known of it before the read, and from `kept` on what is read about it. */
struct known {
    char name[64]; /* as it was typed */
    struct store_account account;
    char before[STORE_NAME_MAX]; /* the present name of another player who had this name before;
                                    "": nobody */
    int64_t since_ms;            /* changes of a rating since this time are recent */
    struct leaver_kept kept;
    struct lately lately;
    int cups_won;
    int64_t cup_won; /* the number of the latest of them */
    struct store_season_place badge[BADGES_SHOWN];
    int nbadges;
};

/* A profile. The notes, recent ratings and, of a player who is off, XP and chips are as the store
 * had them; all else is up to date. */
struct player_panel {
    struct panel panel;
    int64_t person, xp, chips, login_ms;
    bool guest;
    char name[STORE_NAME_MAX];
    char notes[480]; /* lines about their name and conduct */
    struct lately lately;
};

static void who_player_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct player_panel *v = (const struct player_panel *)panel;
    struct lobby *lobby = s->lobby;
    struct ui_player_game game[GAMES_MOST];
    struct ui_player_rating rating[GAMES_MOST];
    const struct session *at = lobby_by_person(lobby, v->person);
    struct ui_player player = {.name = v->name,
                               .you = v->person == s->person,
                               .guest = v->guest,
                               .xp = at ? at->account.xp : v->xp,
                               .chips = at ? at->account.chips : v->chips,
                               .notes = v->notes,
                               .game = game,
                               .rating = rating};
    BUF_LOCAL where = {0}, place = {0};
    if (at) {
        buf_printf(&where, at->away ? tr("on now, %s, away") : tr("on now, %s"),
                   who_where_of(&place, at));
    } else if (v->login_ms != 0) {
        buf_printf(&where, tr("last on %s ago"),
                   UI_DURATION(clock_wall(lobby->deps.clock) - v->login_ms));
    } else {
        buf_puts(&where, tr("not on yet"));
    }
    utf8_copy(buf_text(&where), player.where, sizeof(player.where));
    for (int i = -1; (i < 0 || game_registry[i]) && player.n < GAMES_MOST; i++) {
        struct ui_player_game *g = &game[player.n];
        const char *id = i < 0 ? NULL : game_registry[i]->id;
        g->game = i < 0 ? tr("all games") : game_registry[i]->title;
        if (leaderboard_place(lobby->boards, id, BOARD_ALL, v->person, &g->board) > 0) {
            g->players = leaderboard_size(lobby->boards, id, BOARD_ALL);
            player.n++;
        }
    }
    for (int i = 0; game_registry[i] && i < GAMES_MOST; i++) {
        struct ui_player_rating *r = &rating[player.nratings];
        const struct game_rules *rules = game_registry[i];
        r->game = rules->title;
        r->moved = v->lately.moved[i];
        player.nratings +=
            ratings_of(leaderboard_ratings(lobby->boards), rules->id, v->person, &r->row) &&
            r->row.games > 0;
    }
    int most = 0; /* of late they have played this game most often */
    for (int i = 1; i < GAMES_MOST; i++)
        most = v->lately.played[i] > v->lately.played[most] ? i : most;
    if (s->screen && v->lately.nplot[most] > 0) {
        player.plotted = game_registry[most]->title;
        player.plot = v->lately.plot[most];
        player.nplot = v->lately.nplot[most];
    }
    ui_player(sheet, &player);
}

static const struct panel_kind player_kind = {N_("finger"), who_player_make, NULL, NULL, NULL};

/* Opens the profile of an account, or of a guest. `notes`: lines about their name and conduct,
 * or "". `lately` NULL: nothing is known. */
static void who_player_open(struct session *s, const struct store_account *account,
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
    utf8_copy(notes, v->notes, sizeof(v->notes));
    if (lately)
        v->lately = *lately;
    panel_open(s, &player_kind, &v->panel);
}

/* Writes the badges, such as "Season 2026q4, Palace: place 2 of 40 by rating." (RT-D18), and the
 * cups that were won. */
static void who_put_badges(struct buf *out, const struct known *k)
{
    for (int i = 0; i < k->nbadges; i++) {
        const struct store_season_place *badge = &k->badge[i];
        char season[SEASON_NAME_MAX];
        season_name((int32_t)badge->season, season);
        const char *id = strchr(badge->board, ' ');
        const struct game_rules *rules = id ? game_find(id + 1) : NULL;
        buf_printf(out, tr("Season %s, %s: place %d of %d by rating.\n"), season,
                   rules ? rules->title : badge->board, badge->place, badge->players);
    }
    if (k->cups_won > 0)
        buf_printf(out,
                   trn("Has won %d cup: number %jd.\n",
                       "Has won %d cups, the last one is number %jd.\n", (unsigned)k->cups_won),
                   k->cups_won, k->cup_won);
}

/* ---- What is read about an account ---- */

/* Takes an entry of the ledger. Entries come newest first, so one that takes a void game back comes
 * before the entry of that game. */
static void who_known_rating(struct known *k, const struct store_rating_entry *entry)
{
    struct lately *lately = &k->lately;
    const int i = game_place(entry->rating.board);
    if (i >= GAMES_MOST || !game_registry[i])
        return;
    if (entry->at_ms >= k->since_ms)
        lately->moved[i] += entry->rating.moved;
    if (strcmp(entry->rating.reason, STORE_RATING_VOID) == 0 && lately->nvoided < UI_PLOT_MOST)
        lately->voided[lately->nvoided++] = entry->rating.game;
    bool counts = strcmp(entry->rating.reason, STORE_RATING_GAME) == 0;
    for (int n = 0; n < lately->nvoided; n++)
        counts = counts && lately->voided[n] != entry->rating.game;
    if (!counts)
        return;
    lately->played[i]++;
    if (lately->nplot[i] < UI_PLOT_MOST)
        lately->plot[i][lately->nplot[i]++] = (int16_t)entry->rating.shown;
}

static void who_known_run(struct store *store, void *result)
{
    struct known *k = result;
    const struct store_rating_entry *entry;
    const struct store_leave *leave;
    const struct store_season_place *place;
    const struct store_cup_entrant *entrant;
    const struct store_rating_query all = {.account = k->account.id, .limit = ENTRIES_MOST};
    STORE_EACH (entry, ratings, store, &all)
        who_known_rating(k, entry);
    STORE_EACH_OF (leave, store, STORE_RECORD_LEAVE, k->account.id, STORE_LEAVES_KEPT)
        k->kept.left[k->kept.n++] = *leave;
    STORE_EACH_OF (place, store, STORE_RECORD_SEASON_PLACE, k->account.id, CUPS_READ)
        if (k->nbadges < BADGES_SHOWN &&
            season_badge(place->place, place->players) != SEASON_NO_BADGE)
            k->badge[k->nbadges++] = *place;
    STORE_EACH_WITH (entrant, store, STORE_RECORD_CUP_ENTRANT, account, k->account.id, CUPS_READ)
        if (entrant->place == 1 && k->cups_won++ == 0)
            k->cup_won = entrant->cup; /* the latest comes first */
}

static void who_known_told(struct session *s, void *result)
{
    const struct known *k = result;
    BUF_LOCAL out = {0};
    int64_t barred = leaver_barred(s->lobby, k->account.id);
    if (strcasecmp(k->name, k->account.name) != 0)
        buf_printf(&out, tr("%s is called %s now.\n"), k->name, k->account.name);
    if (k->before[0] != '\0')
        buf_printf(&out, tr("Another player was called %s before, and is %s now.\n"), k->name,
                   k->before);
    if (k->account.dignity > 0)
        buf_printf(&out,
                   trn("Dignity lost: %jd chicken dance.\n", "Dignity lost: %jd chicken dances.\n",
                       k->account.dignity),
                   k->account.dignity);
    who_put_badges(&out, k);
    leaver_put_count(&k->kept, clock_wall(s->lobby->deps.clock), &out);
    if (barred > 0 && (k->account.id == s->person || s->role >= STORE_MODERATOR))
        buf_printf(&out, tr("No ranked tables for another %s.\n"), SPAN(barred));
    who_player_open(s, &k->account, NULL, buf_text(&out), &k->lately);
}

/* ---- Whose the name is ---- */

static void who_named_run(struct store *store, void *result)
{
    struct named *n = result;
    n->there = store_reads_named(store, n->name, &n->account);
    past_owner_read(&n->owner, store, n->name);
}

static void who_named_told(void *arg, enum store_status status, void *result)
{
    struct fingered *f = arg;
    const struct named *n = result;
    struct session *s = errand_session(f);
    const struct session *at = s ? lobby_by_name(s->lobby, f->name, true) : NULL;
    const bool there =
        n && n->there && approval_found(f->errand.lobby, STORE_OK, &n->account) == STORE_OK;
    if (at && at->kind == PERSON_GUEST && !there) {
        who_player_open(s, NULL, at, "", NULL);
        errand_end(f);
        return;
    }
    s = errand_read(f, status);
    if (!s)
        return;
    if (!there && !n->owner.there) {
        session_fail(s, "There is no player %s. Type `who` to see who is on.", f->name);
        errand_end(f);
        return;
    }
    struct known asked = {.account = there ? n->account : n->owner.account,
                          .since_ms = clock_wall(s->lobby->deps.clock) -
                                      RATINGS_LISTED_DAYS * STORE_DAY_MS};
    memcpy(asked.name, f->name, sizeof(asked.name));
    if (n->owner.there && n->owner.account.id != asked.account.id)
        memcpy(asked.before, n->owner.account.name, sizeof(asked.before));
    errand_reads(s, STORE_READS(struct known, who_known_run), &asked, who_known_told);
    errand_end(f);
}

static void who_finger(struct session *s, const struct cmd_args *args)
{
    if (!args->word[0] && s->person == 0) {
        session_fail(s, "Which player? Type `finger NAME`.");
        return;
    }
    struct named asked = {.there = false};
    struct fingered *f = errand_new(s->lobby, s, sizeof(*f));
    utf8_copy(args->word[0] ? args->word[0] : s->name, f->name, sizeof(f->name));
    const struct session *at = lobby_by_name(s->lobby, f->name, true);
    if (at)
        utf8_copy(at->name, f->name, sizeof(f->name));
    utf8_copy(f->name, asked.name, sizeof(asked.name));
    store_reads(s->lobby->deps.store, STORE_READS(struct named, who_named_run), &asked,
                who_named_told, f);
}

const struct command who_commands[] = {{"who", cmd_who, N_("who is on, and where"),
                                        .aliases = "w users players names", .pattern = "[NAME]",
                                        .where = CMD_ANY | CMD_LOGIN | CMD_ONESHOT},
                                       {NULL}};

const struct command finger_commands[] = {{"finger", who_finger, N_("what is known about a player"),
                                           .aliases = "f whois profile stats score",
                                           .pattern = "[NAME]", .where = CMD_ANY | CMD_ONESHOT},
                                          {NULL}};
