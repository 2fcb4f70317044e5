/*
 * The act `account export`: everything that is kept about an account, for its owner. The room
 * answers a page at a time, each of one section, so that no account is too large for the loop.
 * cardroomctl(8) makes one document of the pages (src/ctl/exporting.h). The manual page describes
 * the document. What would tell of somebody else is withheld: notes of the staff, who reported the
 * account and with which words, who on the staff acted, and the names of the others in games.
 */
#include <inttypes.h>
#include <jansson.h>

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

/* One page: what is asked for, and what was read. */
struct page {
    struct store_account account;
    int section;
    int64_t after; /* where the page before ended; 0: this is the first page of its section */
    int64_t last;  /* where this one ends */
    int rows;
    struct act_items items;
};

static void export_page_drop(void *result)
{
    struct page *p = result;
    explicit_bzero(&p->account, sizeof(p->account));
    act_items_free(&p->items);
}

/* Adds an object (act_items_add). `arg`: the page, as the store hands it on. */
PRINTF(2, 3) static void export_put(void *arg, const char *format, ...)
{
    struct page *p = arg;
    va_list args;
    va_start(args, format);
    p->rows++;
    act_items_begin(&p->items);
    act_items_vadd(&p->items, format, args);
    va_end(args);
}

/* ---- The sections that are more than a line of the table below ---- */

static void export_account(struct page *p)
{
    const struct store_account *account = &p->account;
    export_put(p,
               "name=%s role=%s created=@%jd login=@%jd xp=%jd chips=%jd staked=%jd "
               "dignity_lost=%jd password=?%d",
               account->name, account_role_word(account->role), account->created_ms,
               account->login_ms, account->xp, account->chips, account->staked, account->dignity,
               account->password[0] != '\0');
}

static void export_settings(struct page *p)
{
    struct settings kept;
    settings_default(&kept);
    settings_read(&kept, p->account.settings);
    for (const struct setting_row *row = settings_table; row->name; row++)
        if (!row->staff || p->account.role != STORE_PLAYER)
            export_put(p, "name=%s value=%s", row->name, settings_get(&kept, row));
    export_put(p, "name=%s value=%d", "learned", kept.learned);
    export_put(p, "name=%s value=%d", "played", kept.played);
    export_put(p, "name=%s value=%d", "notify", kept.notify);
    struct formulas formulas = {.part = {NULL}};
    formulas_read(&formulas, p->account.settings);
    for (int i = 0; i <= FORMULA_PARTS; i++) {
        if (!formulas.part[i])
            continue;
        BUF_LOCAL text = {0};
        formula_print(formulas.part[i], false, &text);
        export_put(p, "name=%s value=%s", formulas_name(i), buf_text(&text));
    }
    formulas_clear(&formulas);
}

/* A name of the account may have meant somebody else before: what tells of them is left out. */
static void export_names(struct page *p, struct store *store)
{
    struct past_names names;
    const struct store_rename *rename;
    past_names_read(&names, store, &p->account);
    for (int i = 0; i < names.n; i++)
        STORE_EACH (rename, renames_named, store, names.name[i].name, PAGE_ROWS)
            if (strcasecmp(rename->new_name, names.name[i].name) == 0 &&
                rename->id >= names.name[i].after && rename->id < names.name[i].until)
                export_put(p, "at=@%jd from=%s to=%s", ids_time(rename->id), rename->old_name,
                           rename->new_name);
}

static const char *export_state_word(const struct store_report *report)
{
    return report->state == STORE_REPORT_CLOSED ? "closed" : "open";
}

static void export_daily_each(void *arg, const struct store_daily_try *play)
{
    struct page *p = arg;
    export_put(p, "at=@%jd", play->at_ms);
    if (play->day < 0)
        act_items_number(&p->items, "duel", -play->day);
    else
        act_items_time(&p->items, "day", daily_begin_ms((int32_t)play->day));
    act_items_add(&p->items, "game=%jd place=%d of=%d", play->number, play->place, play->tries);
}

static void export_audit(struct page *p, struct store *store)
{
    struct store_audit_query query = {.before = p->after, .limit = PAGE_ROWS};
    struct past_names names;
    const struct store_audit *line;
    past_names_read(&names, store, &p->account);
    query.after = names.name[0].after;
    utf8_copy(p->account.name, query.about, sizeof(query.about));
    STORE_EACH (line, audit_list, store, &query) {
        p->last = line->id;
        export_put(p, "at=@%jd act=%s", line->at_ms, line->act);
    }
}

static void export_game_each(void *arg, const struct store_game *game)
{
    struct page *p = arg;
    p->last = game->number;
    export_put(p, "number=%jd game=%s started=@%jd ended=@%jd ranked=?%d bet=%jd", game->number,
               game->game, game->started_ms, game->ended_ms, game->competitive, game->bet);
    for (int i = 0; i < game->nseats; i++) {
        const struct store_seat *seat = &game->seat[i];
        if (seat->account == p->account.id && seat->kind == STORE_SEAT_ACCOUNT)
            act_items_add(&p->items, "name=%s place=%d left=?%d xp=%d chips=%jd dignity_lost=%d",
                          seat->name, seat->place, seat->left, seat->xp, seat->chips,
                          seat->dignity);
    }
}

static void export_entry_each(void *arg, const struct store_posted *posted)
{
    const struct store_entry *entry = &posted->entry;
    ((struct page *)arg)->last = posted->seq;
    export_put(arg, "at=@%jd currency=%s amount=%jd reason=%s note=%s", posted->at_ms,
               entry->currency == STORE_XP ? "xp" : "chips", entry->amount, entry->reason,
               entry->note);
}

static void export_rating_each(void *arg, const struct store_rating_entry *entry)
{
    const struct store_rating *rating = &entry->rating;
    char mu[32], sigma[32];
    ((struct page *)arg)->last = entry->n;
    utf8_printf(mu, sizeof(mu), "%.6f", (double)rating->mu / 1e6);
    utf8_printf(sigma, sizeof(sigma), "%.6f", (double)rating->sigma / 1e6);
    export_put(arg, "at=@%jd game=%s reason=%s mu=#%s sigma=#%s rating=%d change=%d", entry->at_ms,
               rating->board, rating->reason, mu, sigma, rating->shown, rating->moved);
}

/* ---- The pages ---- */

/* ROWS puts an object for each row that `each` reads. OF does so for the rows of a record that
 * belong to the account, and WITH for those whose `member` is the account. */
#define ROWS(type, each, ...)                                                                      \
    do {                                                                                           \
        const type *row;                                                                           \
        each export_put(p, __VA_ARGS__);                                                           \
    } while (0)
#define OF(record, most, ...)                                                                      \
    ROWS(STORE_RECORD_##record##_ROW, STORE_EACH_OF (row, store, STORE_RECORD_##record, id, most), \
         __VA_ARGS__)
#define WITH(record, member, most, ...)                                                            \
    ROWS(STORE_RECORD_##record##_ROW,                                                              \
         STORE_EACH_WITH (row, store, STORE_RECORD_##record, member, id, most), __VA_ARGS__)
/* clang-format off */
/* The sections in the order of the document, and how each is read. From `acts` on they have several pages. */
#define SECTIONS_EACH(SECTION) \
    SECTION(account, export_account(p)) \
    SECTION(request, OF(APPROVAL, PAGE_ROWS, "at=@%jd ends=@%jd network=%s state=%s why=%s", row->at_ms, row->ends_ms, \
        row->network, row->state == APPROVAL_WAITS ? "waits" : "decided", row->state == APPROVAL_WAITS ? row->reason : NULL)) \
    SECTION(settings, export_settings(p)) \
    SECTION(keys, ROWS(struct store_key, STORE_EACH (row, keys, store, id), "fingerprint=%s name=%s added=@%jd used=@%jd", \
        row->fingerprint, row->label, row->added_ms, row->used_ms)) \
    SECTION(second_factor, OF(SECOND, 1, "since=@%jd", row->at_ms)) \
    SECTION(names, export_names(p, store)) \
    SECTION(logins, OF(LOGIN, PAGE_ROWS, "at=@%jd name=%s network=%s transport=%s fingerprint=%s", row->at_ms, row->name, \
        row->network, row->transport, row->fingerprint)) \
    SECTION(friends, OF(FRIEND, PAGE_ROWS, "at=@%jd name=%s", row->at_ms, row->name)) \
    SECTION(ignored, OF(IGNORED, PAGE_ROWS, "at=@%jd name=%s", row->at_ms, row->name)) \
    SECTION(aliases, OF(ALIAS, PAGE_ROWS, "at=@%jd word=%s text=%s", row->at_ms, row->word, row->text)) \
    SECTION(channels, OF(CHANNEL, PAGE_ROWS, "at=@%jd name=%s", row->at_ms, row->name)) \
    SECTION(messages, OF(MESSAGE, PAGE_ROWS, "at=@%jd from=%s text=%s", row->at_ms, \
        row->author == 0 ? NULL : row->author_name, row->text)) \
    SECTION(messages_written, WITH(MESSAGE, author, PAGE_ROWS, "at=@%jd text=%s", row->at_ms, row->text)) \
    SECTION(warnings, OF(WARNING, PAGE_ROWS, "at=@%jd read=?%d text=%s", row->at_ms, row->shown, row->text)) \
    SECTION(sanctions, ROWS(struct store_sanction, STORE_EACH (row, sanctions_of, store, id, PAGE_ROWS), \
        "kind=%s from=@%jd until=@%jd lifted=?%d address=%s fingerprint=%s channel=%s reason=%s", moderation_kind(row->kind), \
        row->from_ms, row->until_ms, row->ended, row->address, row->fingerprint, row->channel, row->reason)) \
    SECTION(reports, OF(REPORT, PAGE_ROWS, "at=@%jd number=%jd about=%s state=%s text=%s", row->at_ms, row->number, \
        row->about_name, export_state_word(row), row->text)) \
    SECTION(reports_about, ROWS(struct store_report, /* an appeal is listed only among the reports that the account wrote */ \
        STORE_EACH_WITH (row, store, STORE_RECORD_REPORT, about, id, PAGE_ROWS) if (row->account != id), \
        "at=@%jd number=%jd state=%s", row->at_ms, row->number, export_state_word(row))) \
    SECTION(appeals, OF(APPEAL, PAGE_ROWS, "at=@%jd report=%jd", row->at_ms, row->report)) \
    SECTION(leaves, OF(LEAVE, PAGE_ROWS, "at=@%jd game=%jd title=%s", row->at_ms, row->number, row->title)) \
    SECTION(daily, store_list_of(store, STORE_RECORD_DAILY_TRY, id, DAILY_ROWS, export_daily_each, NULL, p)) \
    SECTION(duels, OF(DUEL, PAGE_ROWS, "at=@%jd number=%jd with=%s game=%s over=?%d", row->at_ms, row->number, \
        row->other_name, row->board, row->state != STORE_DUEL_OPEN)) \
    SECTION(codes, OF(CODE, PAGE_ROWS, "at=@%jd code=%s for=%s number=%jd", row->at_ms, row->code, \
        row->kind == STORE_CODE_TABLE ? "table" : "duel", row->kind == STORE_CODE_TABLE ? row->card_table : row->target)) \
    SECTION(tokens, OF(RESUME, 1, "at=@%jd ends=@%jd", row->at_ms, row->ends_ms)) \
    SECTION(seasons, OF(SEASON_PLACE, SEASON_ROWS, "at=@%jd board=%s place=%d of=%d rating=%d games=%d", row->at_ms, \
        row->board, row->place, row->players, row->rating, row->games)) \
    SECTION(cups, WITH(CUP_ENTRANT, account, CUP_ROWS, "at=@%jd cup=%jd came=?%d place=%d of=%d held=%jd prize=%jd", \
        row->at_ms, row->cup, row->came, row->place, row->players, row->held, row->prize)) \
    SECTION(typed, OF(RECALL, 1, "at=@%jd lines=%s", row->at_ms, row->text)) \
    SECTION(notes, OF(NOTE, PAGE_ROWS, "at=@%jd", row->at_ms)) \
    SECTION(acts, export_audit(p, store)) \
    SECTION(games, store_games_of(store, id, false, p->after, PAGE_ROWS, export_game_each, NULL, p)) \
    SECTION(ledger, store_entries(store, id, p->after, PAGE_ROWS, export_entry_each, NULL, p)) \
    SECTION(ratings, store_ratings(store, &rated, export_rating_each, NULL, p))
/* clang-format on */

#define SECTION_NUMBER(word, read) SECTION_##word,
enum section { SECTIONS_EACH(SECTION_NUMBER) SECTIONS };
#define SECTION_NAME(word, read) #word,
static const char *const names[] = {SECTIONS_EACH(SECTION_NAME)};

static void export_page_read(struct store *store, void *result)
{
    struct page *p = result;
    const int64_t id = p->account.id;
    const struct store_rating_query rated = {.account = id, .before = p->after, .limit = PAGE_ROWS};
    switch ((enum section)p->section) {
#define SECTION_READ(word, read)                                                                   \
    case SECTION_##word: read; break;
        SECTIONS_EACH(SECTION_READ)
    case SECTIONS: break;
    }
}

/* Appends the objects of the page, a line each. Leaves out fields that are empty. */
static void export_page_put(struct page *p, struct buf *out)
{
    BUF_LOCAL array = {0};
    const char *name;
    json_t *object, *value;
    size_t i;
    act_items_put(&p->items, &array);
    json_t *objects = json_loads(buf_text(&array), 0, NULL);
    json_array_foreach (objects, i, object) {
        buf_puts(out, names[p->section]);
        json_object_foreach (object, name, value) {
            FREED char *figure = json_dumps(value, JSON_ENCODE_ANY | JSON_REAL_PRECISION(9));
            const char *text = json_is_string(value) ? json_string_value(value)
                               : json_is_null(value) ? ""
                                                     : figure;
            if (text[0] != '\0')
                buf_printf(out, " %s ", name);
            for (; *text != '\0'; text++)
                buf_putc(out, *text == '\n' ? ' ' : *text);
        }
        buf_putc(out, '\n');
    }
    json_decref(objects);
}

static void export_page_again(struct page *p, struct store *store, int64_t after)
{
    act_items_free(&p->items);
    p->items = (struct act_items){.any = false};
    p->rows = 0;
    p->after = after;
    export_page_read(store, p);
}

void export_put_lines(struct store *store, int64_t account, struct buf *out)
{
    struct page p = {.section = 0};
    if (!store_reads_account(store, account, &p.account))
        return;
    for (; p.section < SECTIONS; p.section++) {
        if (p.section == SECTION_reports_about || p.section == SECTION_notes ||
            p.section == SECTION_acts)
            continue; /* these would tell people when they are watched */
        export_page_again(&p, store, 0);
        if (p.section == SECTION_ledger) { /* the oldest come first, and are counted from 1 */
            while (p.rows == PAGE_ROWS)
                export_page_again(&p, store, p.last);
            export_page_again(&p, store, p.last > PAGE_ROWS ? p.last - PAGE_ROWS : 0);
        }
        export_page_put(&p, out);
    }
    export_page_drop(&p);
}

/* Answers one object: the section, its objects as JSON within a text, and where the next page
 * begins. */
static void export_page_told(struct act *act, void *result)
{
    struct page *p = result;
    struct exporting *last = &act->errand.lobby->exporting;
    const bool paged = p->section >= SECTION_acts;
    BUF_LOCAL objects = {0};
    if (paged && p->rows == PAGE_ROWS)
        utf8_printf(last->next, sizeof(last->next), "%s:%" PRId64, names[p->section], p->last);
    else if (p->section + 1 < SECTIONS)
        utf8_printf(last->next, sizeof(last->next), "%s:0", names[p->section + 1]);
    else
        utf8_printf(last->next, sizeof(last->next), "end");
    last->account = p->account.id;
    utf8_copy(act->actor.name, last->who, sizeof(last->who));
    act_items_put(&p->items, &objects);
    act_item(act, "%s%s%s", last->next, names[p->section], buf_text(&objects));
    buf_printf(&act->list, "%s %d next %s\n", names[p->section], p->rows, last->next);
    act_end_list(act);
}

/* Reads where the page begins, as in "ledger:500"; "": at the beginning. False: there is no such
 * place. */
static bool export_place_read(struct page *p, const char *text)
{
    const char *colon = strchr(text, ':');
    if (text[0] == '\0')
        return true;
    for (p->section = 0; colon && p->section < SECTIONS; p->section++)
        if (strlen(names[p->section]) == (size_t)(colon - text) &&
            strncmp(names[p->section], text, (size_t)(colon - text)) == 0)
            return act_number(colon + 1, &p->after);
    return false;
}

static void export_page(struct act *act)
{
    struct page page = {.account = act->account};
    export_place_read(&page, act->other);
    act_reads(act, STORE_READS(struct page, export_page_read, export_page_drop), &page,
              export_page_told);
}

static void export_noted(void *arg, enum store_status status)
{
    if (status == STORE_OK)
        export_page(arg);
    else
        act_stored(arg, status);
}

static void export_act(struct act *act)
{
    const char *name = act->account.name;
    const struct exporting *last = &act->errand.lobby->exporting;
    /* Whether the page before named this page. Then the export is in the audit log already. */
    const bool goes_on = act->other[0] != '\0' && last->account == act->account.id &&
                         strcmp(last->who, act->actor.name) == 0 &&
                         strcmp(last->next, act->other) == 0;
    if (!export_place_read(&(struct page){.after = 0}, act->other)) {
        act_end(act, false, "There is no page \"%s\". Leave it out for the first one.", act->other);
    } else if (goes_on) {
        export_page(act);
    } else if (act_confirmed(act, "export all that is kept about %s", name)) {
        act_audit(act, name, act->other[0] != '\0' ? "from %s on" : "all that is kept", act->other);
        act_writes(act, NULL);
        store_audit_add(act_store(act), &act->audit, export_noted, act);
    }
}

static const struct act_field account_export_fields[] = {
    {"next", ACT_FIELD_TEXT, "where the next page begins; end: this is the last"},
    {"section", ACT_FIELD_TEXT, "what the objects are"},
    {"objects", ACT_FIELD_TEXT, "a JSON array, as a text"}};

const struct act_row export_acts[] = {
    {"account export", STORE_ADMIN, export_act,
     "all that is kept about a person, as one JSON document, to a file or the output",
     .audit = "export",
     /* cardroomctl writes the file itself, and sends the place of the next page instead. */
     .args = {{"name", ACT_NAME},
              {"file", ACT_WORD, .optional = ACT_SOCKET,
               .help = "a file that is made anew; none: the output", .example = "ann.json"}},
     .looks = ACT_LOOKS_UP, .only = ACT_SOCKET, ACT_FIELDS(account_export_fields)},
    {NULL}};
