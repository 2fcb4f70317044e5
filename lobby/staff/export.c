/*
 * Everything that is kept about an account, for the person whose it is: `account export`. The room
 * answers a page at a time, of one section each, so that no account is too large for the loop.
 * cardroomctl(8) makes one document of the pages (src/ctl/exporting.h), whose shape the manual page
 * describes.
 *
 * What would tell of somebody else is withheld: notes of the staff, who reported the account and
 * with which words, who of the staff acted, and the names of the others in games.
 */
#include <inttypes.h>

#include "act.h"
#include "approval.h"
#include "daily.h"
#include "formula.h"
#include "settings.h"

enum {
    PAGE_ROWS = 500,
    DAILY_ROWS = 10000, /* one a day: 27 years */
    SEASON_ROWS = 2000, /* one a quarter and game */
    CUP_ROWS = 10000
};

struct exported {
    struct act act;
    struct act_items items;
    int section;
    int64_t after; /* where the page before ended; 0: the section begins */
    int64_t last;  /* where this one ends */
    int rows;
};

static struct act_items *export_begin(struct exported *e)
{
    e->rows++;
    act_items_begin(&e->items);
    return &e->items;
}

/* ---- The sections ---- */

static const char *const roles[] = {"player", "moderator", "admin"};

static void export_account_it(struct exported *e)
{
    const struct store_account *account = &e->act.account;
    struct act_items *items = export_begin(e);
    act_items_text(items, "name", account->name);
    act_items_text(items, "role", roles[account->role]);
    act_items_time(items, "created", account->created_ms);
    act_items_time(items, "login", account->login_ms);
    act_items_number(items, "xp", account->xp);
    act_items_number(items, "chips", account->chips);
    act_items_number(items, "staked", account->staked);
    act_items_number(items, "dignity_lost", account->dignity);
    act_items_flag(items, "password", account->password[0] != '\0');
}

static void export_settings(struct exported *e)
{
    struct settings kept;
    settings_default(&kept);
    settings_read(&kept, e->act.account.settings);
    for (const struct setting_row *row = settings_table; row->name; row++) {
        struct act_items *items = export_begin(e);
        act_items_text(items, "name", row->name);
        act_items_text(items, "value", settings_get(&kept, row));
    }
    struct formulas formulas = {.part = {NULL}};
    formulas_read(&formulas, e->act.account.settings);
    for (int i = 0; i <= FORMULA_PARTS; i++) {
        if (!formulas.part[i])
            continue;
        struct act_items *items = export_begin(e);
        struct buf text = {0};
        formula_print(formulas.part[i], false, &text);
        act_items_text(items, "name", formulas_name(i));
        act_items_text(items, "value", buf_text(&text));
        buf_free(&text);
    }
    formulas_clear(&formulas);
}

static void export_key_each(void *arg, const struct store_key *key)
{
    struct act_items *items = export_begin(arg);
    act_items_text(items, "fingerprint", key->fingerprint);
    act_items_text(items, "name", key->label);
    act_items_time(items, "added", key->added_ms);
    act_items_time(items, "used", key->used_ms);
}

static void export_second_each(void *arg, const struct store_second *second)
{
    act_items_time(export_begin(arg), "since", second->at_ms);
}

static void export_rename_each(void *arg, const struct store_rename *rename)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", ids_time(rename->id));
    act_items_text(items, "from", rename->old_name);
    act_items_text(items, "to", rename->new_name);
}

static void export_login_each(void *arg, const struct store_login *login)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", login->at_ms);
    act_items_text(items, "name", login->name);
    act_items_text(items, "network", login->network);
    act_items_text(items, "transport", login->transport);
    act_items_text(items, "fingerprint", login->fingerprint);
}

static void export_tie_each(void *arg, const struct store_tie *tie)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", tie->at_ms);
    act_items_text(items, "name", tie->name);
}

static void export_alias_each(void *arg, const struct store_alias *alias)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", alias->at_ms);
    act_items_text(items, "word", alias->word);
    act_items_text(items, "text", alias->text);
}

static void export_channel_each(void *arg, const struct store_channel *channel)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", channel->at_ms);
    act_items_text(items, "name", channel->name);
}

static void export_message_each(void *arg, const struct store_message *message)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", message->at_ms);
    act_items_text(items, "from", message->author == 0 ? NULL : message->author_name);
    act_items_text(items, "text", message->text);
}

static void export_written_each(void *arg, const struct store_message *message)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", message->at_ms);
    act_items_text(items, "text", message->text);
}

static void export_warning_each(void *arg, const struct store_warning *warning)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", warning->at_ms);
    act_items_flag(items, "read", warning->shown);
    act_items_text(items, "text", warning->text);
}

static void export_sanction_each(void *arg, const struct store_sanction *what)
{
    static const char *const kinds[] = {
        [STORE_BAN] = "ban", [STORE_MUTE] = "mute", [STORE_BAR] = "bar"};
    struct act_items *items = export_begin(arg);
    act_items_text(items, "kind", kinds[what->kind]);
    act_items_time(items, "from", what->from_ms);
    act_items_time(items, "until", what->until_ms);
    act_items_flag(items, "lifted", what->ended);
    act_items_text(items, "address", what->address);
    act_items_text(items, "fingerprint", what->fingerprint);
    act_items_text(items, "channel", what->channel);
    act_items_text(items, "reason", what->reason);
}

static const char *export_state_word(const struct store_report *report)
{
    return report->state == STORE_REPORT_CLOSED ? "closed" : "open";
}

static void export_report_each(void *arg, const struct store_report *report)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", report->at_ms);
    act_items_number(items, "number", report->number);
    act_items_text(items, "about", report->about_name);
    act_items_text(items, "state", export_state_word(report));
    act_items_text(items, "text", report->text);
}

static void export_about_each(void *arg, const struct store_report *report)
{
    struct exported *e = arg;
    if (report->account == e->act.account.id)
        return; /* an appeal, which is among those they wrote */
    struct act_items *items = export_begin(e);
    act_items_time(items, "at", report->at_ms);
    act_items_number(items, "number", report->number);
    act_items_text(items, "state", export_state_word(report));
}

static void export_appeal_each(void *arg, const struct store_appeal *appeal)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", appeal->at_ms);
    act_items_number(items, "report", appeal->report);
}

static void export_request_each(void *arg, const struct store_approval *approval)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", approval->at_ms);
    act_items_time(items, "ends", approval->ends_ms);
    act_items_text(items, "network", approval->network);
    act_items_text(items, "state", approval->state == APPROVAL_WAITS ? "waits" : "decided");
    act_items_text(items, "why", approval->state == APPROVAL_WAITS ? approval->reason : NULL);
}

static void export_leave_each(void *arg, const struct store_leave *leave)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", leave->at_ms);
    act_items_number(items, "game", leave->number);
    act_items_text(items, "title", leave->title);
}

static void export_daily_each(void *arg, const struct store_daily_try *play)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", play->at_ms);
    if (play->day < 0)
        act_items_number(items, "duel", -play->day);
    else
        act_items_time(items, "day", daily_begin_ms((int32_t)play->day));
    act_items_number(items, "game", play->number);
    act_items_number(items, "place", play->place);
    act_items_number(items, "of", play->tries);
}

static void export_duel_each(void *arg, const struct store_duel *duel)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", duel->at_ms);
    act_items_number(items, "number", duel->number);
    act_items_text(items, "with", duel->other_name);
    act_items_text(items, "game", duel->board);
    act_items_flag(items, "over", duel->state != STORE_DUEL_OPEN);
}

static void export_season_each(void *arg, const struct store_season_place *place)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", place->at_ms);
    act_items_text(items, "board", place->board);
    act_items_number(items, "place", place->place);
    act_items_number(items, "of", place->players);
    act_items_number(items, "rating", place->rating);
    act_items_number(items, "games", place->games);
}

static void export_cup_each(void *arg, const struct store_cup_entrant *entrant)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", entrant->at_ms);
    act_items_number(items, "cup", entrant->cup);
    act_items_flag(items, "came", entrant->came);
    act_items_number(items, "place", entrant->place);
    act_items_number(items, "of", entrant->players);
    act_items_number(items, "held", entrant->held);
    act_items_number(items, "prize", entrant->prize);
}

static void export_recall_each(void *arg, const struct store_recall *recall)
{
    struct act_items *items = export_begin(arg);
    act_items_time(items, "at", recall->at_ms);
    act_items_text(items, "lines", recall->text);
}

static void export_note_each(void *arg, const struct store_note *note)
{
    act_items_time(export_begin(arg), "at", note->at_ms);
}

static void export_audit_each(void *arg, const struct store_audit *audit)
{
    struct exported *e = arg;
    struct act_items *items = export_begin(e);
    e->last = audit->id;
    act_items_time(items, "at", audit->at_ms);
    act_items_text(items, "act", audit->act);
}

static void export_game_each(void *arg, const struct store_game *game)
{
    struct exported *e = arg;
    struct act_items *items = export_begin(e);
    e->last = game->number;
    act_items_number(items, "number", game->number);
    act_items_text(items, "game", game->game);
    act_items_time(items, "started", game->started_ms);
    act_items_time(items, "ended", game->ended_ms);
    act_items_flag(items, "ranked", game->competitive);
    act_items_number(items, "bet", game->bet);
    for (int i = 0; i < game->nseats; i++) {
        const struct store_seat *seat = &game->seat[i];
        if (seat->account != e->act.account.id || seat->kind != STORE_SEAT_ACCOUNT)
            continue;
        act_items_text(items, "name", seat->name);
        act_items_number(items, "place", seat->place);
        act_items_flag(items, "left", seat->left);
        act_items_number(items, "xp", seat->xp);
        act_items_number(items, "chips", seat->chips);
        act_items_number(items, "dignity_lost", seat->dignity);
    }
}

static void export_entry_each(void *arg, const struct store_posted *posted)
{
    struct exported *e = arg;
    struct act_items *items = export_begin(e);
    e->last = posted->seq;
    act_items_time(items, "at", posted->at_ms);
    act_items_text(items, "currency", posted->entry.currency == STORE_XP ? "xp" : "chips");
    act_items_number(items, "amount", posted->entry.amount);
    act_items_text(items, "reason", posted->entry.reason);
    act_items_text(items, "note", posted->entry.note);
}

static void export_put_millionths(struct act_items *items, const char *name, int64_t millionths)
{
    char figure[32];
    utf8_printf(figure, sizeof(figure), "%.6f", (double)millionths / 1e6);
    act_items_figure(items, name, figure);
}

static void export_rating_each(void *arg, const struct store_rating_entry *entry)
{
    struct exported *e = arg;
    struct act_items *items = export_begin(e);
    const struct store_rating *rating = &entry->rating;
    e->last = entry->n;
    act_items_time(items, "at", entry->at_ms);
    act_items_text(items, "game", rating->board);
    act_items_text(items, "reason", rating->reason);
    export_put_millionths(items, "mu", rating->mu);
    export_put_millionths(items, "sigma", rating->sigma);
    act_items_number(items, "rating", rating->shown);
    act_items_number(items, "change", rating->moved);
}

/* In the order of the document. */
enum section {
    ACCOUNT,
    REQUEST,
    SETTINGS,
    KEYS,
    SECOND,
    NAMES,
    LOGINS,
    FRIENDS,
    IGNORED,
    ALIASES,
    CHANNELS,
    MESSAGES,
    WRITTEN,
    WARNINGS,
    SANCTIONS,
    REPORTS,
    ABOUT,
    APPEALS,
    LEAVES,
    DAILY,
    DUELS,
    SEASONS,
    CUPS,
    TYPED,
    NOTES,
    ACTS,
    GAMES,
    LEDGER,
    RATINGS,
    SECTIONS
};

static const char *const names[SECTIONS] = {
    [ACCOUNT] = "account",
    [REQUEST] = "request",
    [SETTINGS] = "settings",
    [KEYS] = "keys",
    [SECOND] = "second_factor",
    [NAMES] = "names",
    [LOGINS] = "logins",
    [FRIENDS] = "friends",
    [IGNORED] = "ignored",
    [ALIASES] = "aliases",
    [CHANNELS] = "channels",
    [MESSAGES] = "messages",
    [WRITTEN] = "messages_written",
    [WARNINGS] = "warnings",
    [SANCTIONS] = "sanctions",
    [REPORTS] = "reports",
    [ABOUT] = "reports_about",
    [APPEALS] = "appeals",
    [LEAVES] = "leaves",
    [DAILY] = "daily",
    [DUELS] = "duels",
    [SEASONS] = "seasons",
    [CUPS] = "cups",
    [TYPED] = "typed",
    [NOTES] = "notes",
    [ACTS] = "acts",
    [GAMES] = "games",
    [LEDGER] = "ledger",
    [RATINGS] = "ratings",
};

/* ---- The pages ---- */

static void export_exporting_keep(const struct exported *e, const char *next)
{
    struct exporting *last = &e->act.errand.lobby->exporting;
    last->account = e->act.account.id;
    utf8_copy(e->act.actor.name, last->who, sizeof(last->who));
    utf8_copy(next, last->next, sizeof(last->next));
}

/* Answers one object: the section, its objects as JSON within a text, and where the next page
 * begins. */
static void export_page_done(void *arg, enum store_status status)
{
    struct exported *e = arg;
    struct act *act = &e->act;
    struct buf objects = {0};
    char next[STORE_NAME_MAX + 24] = "end";
    if (status != STORE_OK && status != STORE_NONE) {
        act_unread(act);
        return;
    }
    bool paged =
        e->section == ACTS || e->section == GAMES || e->section == LEDGER || e->section == RATINGS;
    if (paged && e->rows == PAGE_ROWS)
        utf8_printf(next, sizeof(next), "%s:%" PRId64, names[e->section], e->last);
    else if (e->section + 1 < SECTIONS)
        utf8_printf(next, sizeof(next), "%s:0", names[e->section + 1]);
    act_items_put(&e->items, &objects);
    act_item(act);
    export_exporting_keep(e, next);
    act_item_text(act, "next", next);
    act_item_text(act, "section", names[e->section]);
    act_item_text(act, "objects", buf_text(&objects));
    buf_printf(&act->list, "%s %d next %s\n", names[e->section], e->rows, next);
    buf_free(&objects);
    act_end_list(act);
}

static void export_page_read(struct exported *e)
{
    struct store *store = e->act.errand.lobby->deps.store;
    const int64_t id = e->act.account.id;
    struct store_audit_query query = {.before = e->after, .limit = PAGE_ROWS};
    const struct store_rating_query rated = {.account = id, .before = e->after, .limit = PAGE_ROWS};
    switch ((enum section)e->section) {
    case ACCOUNT: export_account_it(e); break;
    case REQUEST:
        store_approvals(store, id, PAGE_ROWS, export_request_each, export_page_done, e);
        return;
    case SETTINGS: export_settings(e); break;
    case KEYS: store_keys(store, id, export_key_each, export_page_done, e); return;
    case SECOND: store_second_read(store, id, export_second_each, export_page_done, e); return;
    case NAMES:
        store_renames_named(store, e->act.account.name, PAGE_ROWS, export_rename_each,
                            export_page_done, e);
        return;
    case LOGINS: store_logins(store, id, PAGE_ROWS, export_login_each, export_page_done, e); return;
    case FRIENDS: store_friends(store, id, PAGE_ROWS, export_tie_each, export_page_done, e); return;
    case IGNORED: store_ignored(store, id, PAGE_ROWS, export_tie_each, export_page_done, e); return;
    case ALIASES:
        store_aliases(store, id, PAGE_ROWS, export_alias_each, export_page_done, e);
        return;
    case CHANNELS:
        store_channels(store, id, PAGE_ROWS, export_channel_each, export_page_done, e);
        return;
    case MESSAGES:
        store_messages(store, id, PAGE_ROWS, export_message_each, export_page_done, e);
        return;
    case WRITTEN:
        store_messages_by(store, id, PAGE_ROWS, export_written_each, export_page_done, e);
        return;
    case WARNINGS:
        store_warnings(store, id, PAGE_ROWS, export_warning_each, export_page_done, e);
        return;
    case SANCTIONS:
        store_sanctions_of(store, id, PAGE_ROWS, export_sanction_each, export_page_done, e);
        return;
    case REPORTS:
        store_reports(store, id, PAGE_ROWS, export_report_each, export_page_done, e);
        return;
    case ABOUT:
        store_reports_about(store, id, PAGE_ROWS, export_about_each, export_page_done, e);
        return;
    case APPEALS:
        store_appeals(store, id, PAGE_ROWS, export_appeal_each, export_page_done, e);
        return;
    case LEAVES: store_leaves(store, id, PAGE_ROWS, export_leave_each, export_page_done, e); return;
    case DAILY:
        store_daily_tries_of(store, id, DAILY_ROWS, export_daily_each, export_page_done, e);
        return;
    case DUELS: store_duels(store, id, PAGE_ROWS, export_duel_each, export_page_done, e); return;
    case SEASONS:
        store_season_places(store, id, SEASON_ROWS, export_season_each, export_page_done, e);
        return;
    case CUPS:
        store_cup_entrants_of(store, id, CUP_ROWS, export_cup_each, export_page_done, e);
        return;
    case TYPED: store_recall_read(store, id, export_recall_each, export_page_done, e); return;
    case NOTES: store_notes(store, id, PAGE_ROWS, export_note_each, export_page_done, e); return;
    case ACTS:
        memcpy(query.about, e->act.account.name, sizeof(e->act.account.name));
        store_audit_list(store, &query, export_audit_each, export_page_done, e);
        return;
    case GAMES:
        store_games_of(store, id, e->after, PAGE_ROWS, export_game_each, export_page_done, e);
        return;
    case LEDGER:
        store_entries(store, id, e->after, PAGE_ROWS, export_entry_each, export_page_done, e);
        return;
    case RATINGS: store_ratings(store, &rated, export_rating_each, export_page_done, e); return;
    case SECTIONS: break;
    }
    export_page_done(e, STORE_OK);
}

/* Whether the page is the one that the page before named, of an export that is in the audit log. */
static bool export_goes_on(const struct exported *e)
{
    const struct exporting *last = &e->act.errand.lobby->exporting;
    return e->act.other[0] != '\0' && last->account == e->act.account.id &&
           strcmp(last->who, e->act.actor.name) == 0 && strcmp(last->next, e->act.other) == 0;
}

static void export_noted(void *arg, enum store_status status)
{
    struct exported *e = arg;
    if (status == STORE_OK)
        export_page_read(e);
    else
        act_stored(&e->act, status);
}

static void export_account_read(void *arg, enum store_status status,
                                const struct store_account *account)
{
    struct exported *e = arg;
    struct act *act = &e->act;
    if (!act_found(act, status, account))
        return;
    if (export_goes_on(e)) {
        export_page_read(e);
        return;
    }
    if (!act_confirmed(act, "export all that is kept about %s", account->name))
        return;
    act_audit(act, account->name, act->other[0] != '\0' ? "from %s on" : "all that is kept",
              act->other);
    act_writes_audit(act, export_noted);
}

/* Where the page begins: "ledger:500". "": at the beginning. False: there is no such place. */
static bool export_place_read(struct exported *e, const char *text)
{
    const char *colon = strchr(text, ':');
    if (text[0] == '\0')
        return true;
    for (int i = 0; colon && i < SECTIONS; i++) {
        if (strlen(names[i]) == (size_t)(colon - text) &&
            strncmp(names[i], text, strlen(names[i])) == 0) {
            e->section = i;
            return act_number(colon + 1, &e->after);
        }
    }
    return false;
}

static void export_act(struct act *act)
{
    struct exported *e = (struct exported *)act;
    if (export_place_read(e, act->other))
        act_account(act, act->who, export_account_read);
    else
        act_end(act, false, "There is no page \"%s\". Leave it out for the first one.", act->other);
}

static void export_drop(struct act *act)
{
    act_items_free(&((struct exported *)act)->items);
}

static const struct act_field account_export_fields[] = {
    {"next", ACT_FIELD_TEXT, "where the next page begins; end: this is the last"},
    {"section", ACT_FIELD_TEXT, "what the objects are"},
    {"objects", ACT_FIELD_TEXT, "a JSON array, as a text"},
    {NULL}};

const struct act_row export_acts[] = {
    {"account export", STORE_ADMIN, export_act,
     "all that is kept about a person, as one JSON document, to a file or the output",
     .audit = "export",
     /* cardroomctl keeps the file for itself, and asks here for the page that it names instead. */
     .args = {{"name", ACT_NAME},
              {"file", ACT_WORD, .optional = ACT_SOCKET,
               .help = "a file that is made anew; none: the output", .example = "ann.json"}},
     .only = ACT_SOCKET, .fields = account_export_fields, .size = sizeof(struct exported),
     .drop = export_drop},
    {NULL}};
