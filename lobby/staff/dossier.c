/*
 * One screen about one person, for whoever has to decide a complaint. The top of the screen shows
 * what holds now. Below that is what is kept of what happened, in one list by time. All is read
 * from the store at once (store_reads), each kind by an index and with a limit.
 */
#include "act.h"
#include "alts.h"
#include "game.h"
#include "leaver.h"
#include "report.h"

enum {
    LINES = 40,     /* how many entries are shown if no number is typed */
    READ_MAX = 200, /* the most rows that are read of each kind */
    NETWORKS_SHOWN = 4,
    CASES_SHOWN = 6,
    WORDS_SHOWN = 160 /* bytes of a report */
};

/* The kinds of entries, in the order of the filters' words. */
enum entry_kind {
    ENTRY_SANCTION,
    ENTRY_WARNING,
    ENTRY_NOTE,
    ENTRY_REPORT,
    ENTRY_RENAME,
    ENTRY_MERGE,
    ENTRY_ADJUSTMENT,
    ENTRY_LEFT,
    ENTRY_ACCOUNT,
    ENTRY_LOGIN,
    ENTRY_GAME,
    ENTRY_KINDS
};
#define ENTRY_WORDS                                                                                \
    "sanctions|warnings|notes|reports|renames|merges|adjustments|left|account|logins|games"
static const char *const kind_words[ENTRY_KINDS] = {
    "sanctions",   "warnings", "notes",   "reports", "renames", "merges",
    "adjustments", "left",     "account", "logins",  "games"};
/* Logins and games would bury the rest, so they are shown only to whoever asks for them. */
enum { KINDS_AT_FIRST = (1 << ENTRY_LOGIN) - 1 };

struct entry {
    int64_t at_ms;
    int n; /* the order in which entries were found, for those of the same moment */
    enum entry_kind kind;
    char by[STORE_BY_MAX];
    char *title; /* what happened */
    char *text;  /* why, or what was said; may be "" */
};

struct dossier {
    /* What is asked for. */
    char name[STORE_ADDRESS_MAX];
    unsigned kinds; /* a bit for each kind that is wanted */
    int64_t since_ms, now_ms;
    int limit;
    struct actor actor;
    bool sees_notes, sees_alts, sees_pattern; /* what the actor may see */
    struct store_account guest;               /* a guest of that name who is on; id 0: none is */

    struct act *act; /* NULL until everything has been read */
    bool is_guest;
    struct store_account account;
    struct past_owner old; /* who had the name last, if nobody has it now */
    struct past_names names;
    char before[STORE_NAME_MAX]; /* today's name of another account that had the name before; "":
                                    there is none */
    struct alts alts;
    int nkeys;
    int nabout, nby, nopen; /* reports: about the person, by them, and about them and still open */
    int64_t open[CASES_SHOWN]; /* numbers of open reports about the person */
    bool second;
    struct leaver_kept kept;
    struct buf pattern;
    struct entry *entry;
    int n;
};

static void dossier_drop(void *result)
{
    struct dossier *d = result;
    for (int i = 0; i < d->n; i++) {
        free(d->entry[i].title);
        free(d->entry[i].text);
    }
    free(d->entry);
    buf_free(&d->pattern);
}

/* Adds an entry if it is wanted. */
static void dossier_entry_add(struct dossier *d, int64_t at_ms, enum entry_kind kind,
                              const char *by, const char *title, const char *text)
{
    if ((d->kinds & 1u << kind) == 0 || at_ms < d->since_ms)
        return;
    d->entry = xreallocarray(d->entry, (size_t)d->n + 1, sizeof(*d->entry));
    struct entry *e = &d->entry[d->n];
    *e = (struct entry){.at_ms = at_ms, .n = d->n++, .kind = kind};
    utf8_copy(by, e->by, sizeof(e->by));
    e->title = xstrdup(title);
    e->text = xstrdup(text);
}

/* ---- What the store tells ---- */

static void dossier_put_report(struct dossier *d, const struct store_report *report, bool by)
{
    BUF_LOCAL title = {0}, words = {0};
    bool appeal = report->appeal;
    if (report_hidden(report, d->actor.account))
        return;
    buf_printf(&title, "%s %jd", appeal ? "appeal" : "report", report->number);
    if (!appeal)
        buf_printf(&title, " about %s", by ? report->about_name : "them");
    buf_printf(&title, " (%s)", case_state_word(report->state));
    /* The first line of the text has the words, and the last line tells how it was closed. */
    const char *says = strstr(report->text, ": "), *text = says ? says + 2 : report->text;
    size_t len = strcspn(text, "\n"), end = strlen(report->text), last;
    buf_printf(&words, "%.*s%s", (int)(len < WORDS_SHOWN ? len : WORDS_SHOWN), text,
               len < WORDS_SHOWN ? "" : "...");
    while (end > 0 && report->text[end - 1] == '\n')
        end--;
    for (last = end; last > 0 && report->text[last - 1] != '\n';)
        last--;
    if (report->state == REPORT_CLOSED && report->text + last > text)
        buf_printf(&words, " -- %.*s", (int)(end - last), report->text + last);
    dossier_entry_add(d, report->at_ms, ENTRY_REPORT, report->name, buf_text(&title),
                      buf_text(&words));
}

static void dossier_sanction_put(struct dossier *d, const struct store_sanction *what)
{
    static const char *const words[STORE_SANCTION_KINDS] = {"ban", "mute",
                                                            "kept from ranked tables"};
    BUF_LOCAL title = {0};
    buf_puts(&title, words[what->kind]);
    if (what->channel[0] != '\0')
        buf_printf(&title, " on %s", what->channel);
    buf_printf(&title, " %s%s", ACT_FOR(what->until_ms == 0 ? 0 : what->until_ms - what->from_ms),
               what->ended                                         ? " (lifted)"
               : what->until_ms == 0 || what->until_ms > d->now_ms ? " (in force)"
                                                                   : " (over)");
    dossier_entry_add(d, what->from_ms, ENTRY_SANCTION, what->by, buf_text(&title), what->reason);
}

static void dossier_leave_put(struct dossier *d, const struct store_leave *leave)
{
    static const char *const how[] = {[LEAVE_QUIT] = "by choice",
                                      [LEAVE_LOST] = "by a lost connection",
                                      [LEAVE_FORGIVEN] = "forgiven by the others",
                                      [LEAVE_PARDONED] = "pardoned by the staff",
                                      [LEAVE_QUIT_PENALIZED] = "by choice, penalized",
                                      [LEAVE_LOST_PENALIZED] = "by a lost connection, penalized"};
    BUF_LOCAL title = {0};
    buf_printf(&title, "left ranked game %jd, %s, %s", leave->number, leave->title,
               how[leave->how]);
    dossier_entry_add(d, leave->at_ms, ENTRY_LEFT, "", buf_text(&title), "");
}

static void dossier_game_put(struct dossier *d, const struct store_game *game)
{
    const struct store_seat *own = NULL;
    const struct game_rules *rules = game_find(game->game);
    BUF_LOCAL title = {0}, with = {0};
    for (int i = 0; i < game->nseats; i++) {
        const struct store_seat *seat = &game->seat[i];
        if (seat->account == d->account.id)
            own = seat;
        else
            buf_printf(&with, "%s%s", with.len > 0 ? ", " : "with ", seat->name);
    }
    buf_printf(&title, "%s game %jd, %s", game->competitive ? "ranked" : "friendly", game->number,
               rules ? rules->title : game->game);
    if (game->state != STORE_GAME_FINISHED)
        buf_puts(&title, game->state == STORE_GAME_LIVE   ? ", in play"
                         : game->state == STORE_GAME_VOID ? ", made void"
                                                          : ", not finished");
    else if (own)
        buf_puts(&title, own->left          ? ", left"
                         : own->outcome > 0 ? ", won"
                         : own->outcome < 0 ? ", lost"
                                            : "");
    dossier_entry_add(d, game->started_ms, ENTRY_GAME, "", buf_text(&title), buf_text(&with));
}

/* Adds a line of the audit log, unless a record tells the same. */
static void dossier_audit_put(struct dossier *d, const struct store_audit *line)
{
    static const struct {
        const char *act;
        enum entry_kind kind; /* ENTRY_KINDS: left out */
    } acts[] = {
        {"kick", ENTRY_SANCTION}, {"unban", ENTRY_SANCTION},    {"unmute", ENTRY_SANCTION},
        {"rename", ENTRY_RENAME}, {"merge", ENTRY_MERGE},       {"adjust", ENTRY_ADJUSTMENT},
        {"pardon", ENTRY_LEFT},   {"ban", ENTRY_KINDS},         {"mute", ENTRY_KINDS},
        {"warn", ENTRY_KINDS},    {"note", ENTRY_KINDS},        {"login", ENTRY_KINDS},
        {"logout", ENTRY_KINDS},  {"login-failed", ENTRY_KINDS}};
    enum entry_kind kind = ENTRY_ACCOUNT;
    for (size_t i = 0; i < sizeof(acts) / sizeof(acts[0]); i++)
        if (strcmp(acts[i].act, line->act) == 0)
            kind = acts[i].kind;
    BUF_LOCAL title = {0};
    buf_puts(&title, line->act);
    if (strcasecmp(line->about, d->account.name) != 0)
        buf_printf(&title, " of %s", line->about);
    if (kind != ENTRY_KINDS)
        dossier_entry_add(d, line->at_ms, kind, line->who, buf_text(&title), line->detail);
}

static int dossier_newest_first(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    if (x->at_ms != y->at_ms)
        return x->at_ms < y->at_ms ? 1 : -1;
    return x->n - y->n;
}

/* Reads what only accounts have: names, logins, keys and notes. */
static void dossier_account_read(struct dossier *d, struct store *store)
{
    const struct store_account *account = &d->account;
    const struct store_second *second;
    const struct store_key *key;
    const struct store_note *note;
    struct past_owner other;
    past_names_read(&d->names, store, account);
    if (past_owner_read(&other, store, account->name) && other.account.id != account->id)
        memcpy(d->before, other.account.name, sizeof(d->before));
    STORE_EACH_OF (second, store, STORE_RECORD_SECOND, account->id, 1)
        d->second = true;
    d->alts.account = account->id;
    alts_read(store, &d->alts);
    for (int i = 0; i < d->alts.nlogins; i++) {
        const struct store_login *login = &d->alts.login[i];
        const char *network = ALTS_MASKED(&d->actor, login->network);
        BUF_LOCAL title = {0};
        buf_printf(&title, "login by %s from %s%s", login->transport,
                   network[0] != '\0' ? network : "an unknown place",
                   login->fingerprint[0] != '\0' ? ", with a key" : "");
        dossier_entry_add(d, login->at_ms, ENTRY_LOGIN, "", buf_text(&title), "");
    }
    STORE_EACH (key, keys, store, account->id)
        d->nkeys++;
    if (d->sees_notes)
        STORE_EACH_OF (note, store, STORE_RECORD_NOTE, account->id, READ_MAX)
            dossier_entry_add(d, note->at_ms, ENTRY_NOTE, note->staff_name, "note", note->text);
}

/* Reads what only accounts have: warnings, sanctions, leaves, games and lines of the audit log. */
static void dossier_record_read(struct dossier *d, struct store *store)
{
    const int64_t id = d->kept.account = d->account.id;
    const struct store_warning *warning;
    const struct store_sanction *what;
    const struct store_game *game;
    const struct store_audit *line;
    if (d->sees_notes)
        STORE_EACH_OF (warning, store, STORE_RECORD_WARNING, id, READ_MAX)
            dossier_entry_add(d, warning->at_ms, ENTRY_WARNING, warning->staff_name,
                              warning->shown ? "warning" : "warning, not read yet", warning->text);
    STORE_EACH (what, sanctions_of, store, id, READ_MAX)
        dossier_sanction_put(d, what);
    leaver_reads.run(store, &d->kept);
    for (int i = 0; i < d->kept.n; i++)
        dossier_leave_put(d, &d->kept.left[i]);
    STORE_EACH (game, games_of, store, id, false, 0, READ_MAX)
        dossier_game_put(d, game);
    for (int i = 0; i < d->names.n; i++) { /* the audit log under one name after another */
        const struct past_name *name = &d->names.name[i];
        struct store_audit_query query = {
            .since_ms = d->since_ms, .after = name->after, .limit = READ_MAX};
        utf8_copy(name->name, query.about, sizeof(query.about));
        if (name->until != INT64_MAX)
            query.before = name->until + 1;
        STORE_EACH (line, audit_list, store, &query)
            dossier_audit_put(d, line);
    }
    if (d->sees_pattern)
        collusion_brief(store, id, &d->pattern);
    if (d->n > 0)
        qsort(d->entry, (size_t)d->n, sizeof(*d->entry), dossier_newest_first);
}

static void dossier_read(struct store *store, void *result)
{
    struct dossier *d = result;
    const struct store_report *report;
    /* The dossier is about whoever has the name, else about a guest of that name, else about
     * whoever had it last. */
    d->is_guest = !store_reads_named(store, d->name, &d->account) && d->guest.id != 0;
    if (d->is_guest)
        d->account = d->guest;
    else if (d->account.id == 0 && past_owner_read(&d->old, store, d->name))
        d->account = d->old.account;
    if (d->account.id == 0 || d->account.id == d->actor.account)
        return;
    if (!d->is_guest)
        dossier_account_read(d, store);
    STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, about, d->account.id, READ_MAX) {
        const bool open = report->state != REPORT_CLOSED;
        if (report->appeal) /* they wrote it themselves */
            continue;
        d->nabout++;
        if (open && d->nopen < CASES_SHOWN)
            d->open[d->nopen] = report->number;
        d->nopen += open;
        dossier_put_report(d, report, false);
    }
    STORE_EACH_OF (report, store, STORE_RECORD_REPORT, d->account.id, READ_MAX) {
        d->nby++;
        dossier_put_report(d, report, true);
    }
    if (!d->is_guest)
        dossier_record_read(d, store);
}

/* ---- The top ---- */

static void dossier_put_name(struct dossier *d)
{
    struct buf *out = &d->act->list;
    const struct session *s = lobby_by_person(d->act->errand.lobby, d->account.id);
    int32_t table = 0;
    buf_printf(out, "%s  %s, ", d->account.name,
               d->is_guest ? "guest" : account_role_word(d->account.role));
    if (s && session_where(s, &table) != CMD_LOBBY && table != 0)
        buf_printf(out, "on now at table %d", (int)table);
    else if (s)
        buf_puts(out, "on now in the lobby");
    else if (d->account.login_ms == 0)
        buf_puts(out, "never logged in");
    if (d->account.login_ms != 0)
        buf_printf(out, "%slast login %s", s ? ", " : "", SPAN_TIME(d->account.login_ms));
    if (d->account.login_ms != 0 && d->alts.nlogins > 0)
        buf_printf(out, " by %s", d->alts.login[0].transport);
    buf_putc(out, '\n');
    if (d->old.there)
        buf_printf(out, "%s was the name until %s.\n", d->old.name,
                   SPAN_TIME(ids_time(d->old.gave_up)));
    if (d->before[0] != '\0')
        buf_printf(out, "Somebody else had this name before: `dossier %s`.\n", d->before);
}

static void dossier_put_account(struct dossier *d)
{
    const struct store_account *account = &d->account;
    struct buf *out = &d->act->list;
    const int64_t age = d->now_ms - account->created_ms;
    buf_printf(out, "Account:  made %s ago, %jd XP, %jd chips, second factor %s, %d SSH %s\n",
               SPAN(age > 0 ? age : 0), account->xp, account->chips, d->second ? "yes" : "no",
               d->nkeys, d->nkeys == 1 ? "key" : "keys");
}

static void dossier_put_places(struct dossier *d)
{
    struct buf *out = &d->act->list;
    const struct session *s = lobby_by_person(d->act->errand.lobby, d->account.id);
    char seen[NETWORKS_SHOWN][STORE_ADDRESS_MAX];
    int n = 0;
    buf_puts(out, "From:     ");
    if (s)
        buf_printf(out, "%s now", ALTS_MASKED(&d->actor, s->facts.address));
    for (int i = 0; i < d->alts.nlogins && n < NETWORKS_SHOWN; i++) {
        const char *shown = ALTS_MASKED(&d->actor, d->alts.login[i].network);
        int k = 0, times = 0;
        while (k < n && strcmp(seen[k], shown) != 0)
            k++;
        if (k < n || shown[0] == '\0')
            continue;
        utf8_copy(shown, seen[n++], sizeof(seen[0]));
        for (int j = i; j < d->alts.nlogins; j++)
            times += strcmp(ALTS_MASKED(&d->actor, d->alts.login[j].network), shown) == 0;
        buf_printf(out, "%s%s (%d of %d logins, last by %s)", s || n > 1 ? "; " : "", shown, times,
                   d->alts.nlogins, d->alts.login[i].transport);
    }
    buf_puts(out, s || n > 0 ? "\n" : "nothing is kept\n");
}

static void dossier_put_in_force(struct dossier *d)
{
    struct lobby *lobby = d->act->errand.lobby;
    struct buf *out = &d->act->list;
    const struct session *s = lobby_by_person(lobby, d->account.id);
    const struct moderation_who who = {.account = d->is_guest ? 0 : d->account.id,
                                       .address = s ? s->facts.address : NULL,
                                       .fingerprint = s ? s->facts.fingerprint : NULL};
    const struct store_sanction *what;
    int n = 0;
    buf_puts(out, "In force: ");
    for (size_t at = 0; (what = moderation_next(lobby->moderation, &at));) {
        if (!moderation_hits(what, &who))
            continue;
        buf_printf(out, "%s%s ", n++ > 0 ? "; " : "", moderation_word(what->kind));
        if (what->channel[0] != '\0')
            buf_printf(out, "on %s ", what->channel);
        buf_printf(out, "%s%s, by %s: %s", ACT_LEFT(lobby, what),
                   what->account == 0 ? " by address or key" : "", what->by, what->reason);
    }
    buf_puts(out, n > 0 ? "\n" : "nothing\n");
}

static void dossier_put_reports(struct dossier *d)
{
    struct buf *out = &d->act->list;
    buf_printf(out, "Reports:  %d open", d->nopen);
    for (int i = 0; i < d->nopen && i < CASES_SHOWN; i++)
        buf_printf(out, "%s`case %jd`", i > 0 ? ", " : ": ", d->open[i]);
    buf_printf(out, "; %d about %s, %d by them\n", d->nabout, d->account.name, d->nby);
}

static void dossier_put_conduct(struct dossier *d)
{
    struct buf *out = &d->act->list;
    const int points = leaver_points(&d->kept, d->now_ms);
    buf_printf(out, "Left:     %d %s for leaving ranked games\n", points,
               points == 1 ? "point" : "points");
    if (!d->sees_pattern)
        return;
    if (d->pattern.len == 0)
        buf_puts(out, "Pattern:  nobody was met often in ranked games");
    /* Writes the lines of the pattern as one line. */
    for (const char *at = buf_text(&d->pattern); *at != '\0'; at++)
        if (*at != '\n' && !(*at == ' ' && at[1] == ' '))
            buf_putc(out, *at);
    buf_putc(out, '\n');
}

static void dossier_put_alts(struct dossier *d)
{
    struct buf *out = &d->act->list;
    buf_puts(out, "Alts:     ");
    for (int i = 0; i < d->alts.n; i++) {
        buf_printf(out, "%s%s (", i > 0 ? ", " : "", d->alts.alt[i].name);
        alts_put_why(&d->actor, &d->alts.alt[i], out);
        if (moderation_of(d->act->errand.lobby->moderation, STORE_BAN, d->alts.alt[i].account))
            buf_puts(out, ", banned");
        buf_putc(out, ')');
    }
    buf_puts(out, d->alts.n == 0 ? "none\n" : d->alts.more ? " and more\n" : "\n");
}

static void dossier_put_names(struct dossier *d)
{
    struct buf *out = &d->act->list;
    if (d->names.n < 2)
        return;
    buf_puts(out, "Names:    ");
    for (int i = 1; i < d->names.n; i++)
        buf_printf(out, "%s%s until %s", i > 1 ? ", " : "", d->names.name[i].name,
                   SPAN_TIME(ids_time(d->names.name[i].until)));
    buf_putc(out, '\n');
}

/* ---- The answer ---- */

static void dossier_put_filters(const struct dossier *d, struct buf *out)
{
    const char *before = "Not shown: ";
    for (int i = 0; i < ENTRY_KINDS; i++) {
        if ((d->kinds & 1u << i) != 0)
            continue;
        buf_printf(out, "%s%s", before, kind_words[i]);
        before = ", ";
    }
    buf_puts(out, before[0] == ',' ? ".\n" : "");
    buf_printf(out, "Filters: `dossier %s` and any of", d->account.name);
    for (int i = 0; i < ENTRY_KINDS; i++)
        buf_printf(out, "%s %s", i > 0 ? "," : "", kind_words[i]);
    buf_puts(out, ", all, since=7d, a number of lines.\n");
}

static void dossier_items(struct dossier *d)
{
    struct act *act = d->act;
    const struct session *s = lobby_by_person(act->errand.lobby, d->account.id);
    const char *address = s ? ALTS_MASKED(&act->actor, s->facts.address) : "";
    act_item(act, "%s%s%d%jd%jd%d%s%d%d%d%d%d%s", d->account.name,
             account_role_word(d->account.role), d->is_guest, d->account.created_ms,
             d->account.login_ms, s ? 1 : 0, address, d->is_guest ? -1 : d->second, d->nopen,
             d->nabout, d->nby, leaver_points(&d->kept, d->now_ms), buf_text(&d->pattern));
    act_item_list(act);
    for (int i = 1; i < d->names.n; i++)
        act_item(act, "%s%jd", d->names.name[i].name, ids_time(d->names.name[i].until));
    act_item_list_end(act);
    act_item_list(act);
    for (int i = 0; d->sees_alts && i < d->alts.n; i++)
        alts_item(act, &d->alts.alt[i]);
    act_item_list_end(act);
    act_item_list(act);
    for (int i = 0; i < d->n && i < d->limit; i++) {
        const struct entry *entry = &d->entry[i];
        buf_puts(&act->list, SPAN_TIME(entry->at_ms));
        act_line(act, "%.0jd%.0s  %s{, by %s}{: %s}\n", entry->at_ms, kind_words[entry->kind],
                 entry->title, entry->by, entry->text);
    }
    act_item_list_end(act);
}

static void dossier_show(struct act *act, void *result)
{
    struct dossier *d = result;
    struct buf *out = &act->list;
    d->act = act;
    if (!act_found(act, &d->account))
        return;
    if (act_refused(
            act, d->account.id == act->actor.account,
            "Your own dossier is for the others on the staff. Type `conduct` to see what you "
            "can."))
        return;
    dossier_put_name(d);
    if (!d->is_guest)
        dossier_put_account(d);
    dossier_put_places(d);
    dossier_put_in_force(d);
    dossier_put_reports(d);
    if (!d->is_guest) {
        dossier_put_conduct(d);
        if (d->sees_alts)
            dossier_put_alts(d);
        dossier_put_names(d);
    }
    dossier_items(d);
    if (d->n == 0)
        buf_puts(out, "Nothing of that is kept.\n");
    if (d->n > d->limit)
        buf_printf(out, "%d older ones: `dossier %s %d`.\n", d->n - d->limit, d->account.name,
                   d->n < READ_MAX ? d->n : READ_MAX);
    dossier_put_filters(d, out);
    act_end_list(act);
}

/* Reads the filters. False: a word is none, and the act has ended. */
static bool dossier_filters_read(struct act *act, struct dossier *d)
{
    char words[STORE_TEXT_MAX], *at = words, *word;
    utf8_copy(act->text, words, sizeof(words));
    d->limit = LINES;
    while ((word = strsep(&at, " "))) {
        int64_t number, ago;
        int kind = act_choice(ENTRY_WORDS, word);
        BUF_LOCAL filters = {0};
        if (word[0] == '\0')
            continue;
        if (kind >= 0)
            d->kinds |= 1u << kind;
        else if (strcasecmp(word, "all") == 0)
            d->kinds = (1u << ENTRY_KINDS) - 1;
        else if (act_number(word, &number) && number >= 1 && number <= READ_MAX)
            d->limit = (int)number;
        else if (strncasecmp(word, "since=", 6) == 0 && span_read(word + 6, &ago) && ago > 0)
            d->since_ms = d->now_ms - ago;
        else {
            for (int i = 0; i < ENTRY_KINDS; i++)
                buf_printf(&filters, "%s, ", kind_words[i]);
            act_end(act, false,
                    "\"%.63s\" isn't a filter. Type %sall, since=7d, or a number of lines up to "
                    "%d.",
                    word, buf_text(&filters), READ_MAX);
            return false;
        }
    }
    if (d->kinds == 0)
        d->kinds = KINDS_AT_FIRST;
    return true;
}

static void dossier_act(struct act *act)
{
    const struct session *s = lobby_by_name(act->errand.lobby, act->who, false);
    struct dossier d = {.now_ms = act_now(act),
                        .actor = act->actor,
                        .sees_notes = act_permits(act, "notes"),
                        .sees_alts = act_permits(act, "alts"),
                        .sees_pattern = act_permits(act, "collusion")};
    if (!dossier_filters_read(act, &d))
        return;
    utf8_copy(act->who, d.name, sizeof(d.name));
    utf8_copy(act->who, act->about, sizeof(act->about));
    if (s && s->kind == PERSON_GUEST) {
        d.guest.id = s->person;
        memcpy(d.guest.name, s->name, sizeof(d.guest.name));
    }
    act_reads(act, STORE_READS(struct dossier, dossier_read, dossier_drop), &d, dossier_show);
}

static const struct act_field dossier_entries_fields[] = {
    {"at", ACT_FIELD_TIME, "when"},
    {"kind", ACT_FIELD_TEXT, "the filter that shows it", .words = ENTRY_WORDS},
    {"what", ACT_FIELD_TEXT, "what happened"},
    {"by", ACT_FIELD_TEXT, "who did it", .null = true},
    {"text", ACT_FIELD_TEXT, "reason, or what was said; may be empty"}};
static const struct act_field dossier_names_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"}, {"until", ACT_FIELD_TIME, "when it was given up"}};
static const struct act_field dossier_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"role", ACT_FIELD_TEXT, "role", .words = ACT_ROLES},
    {"guest", ACT_FIELD_FLAG, "whether it is a guest"},
    {"created", ACT_FIELD_TIME, "when the account was made"},
    {"login", ACT_FIELD_TIME, "last login; null: never"},
    {"online", ACT_FIELD_FLAG, "whether it is connected"},
    {"address", ACT_FIELD_TEXT, "where it is connected from", .null = true},
    {"second_factor", ACT_FIELD_FLAG, "whether it has a second factor", .null = true},
    {"open_reports", ACT_FIELD_NUMBER, "reports about it that are not decided"},
    {"reports_about", ACT_FIELD_NUMBER, "reports about it"},
    {"reports_by", ACT_FIELD_NUMBER, "reports and appeals that it wrote"},
    {"leaver_points", ACT_FIELD_NUMBER, "points for leaving ranked games"},
    {"pattern", ACT_FIELD_TEXT, "the first lines of the collusion report", .null = true},
    {"names", ACT_FIELD_LIST, "names that it had before", ACT_FIELDS(dossier_names_fields)},
    {"alts", ACT_FIELD_LIST, "accounts from the same places, or with the same keys",
     ACT_FIELDS(alts_item_fields)},
    {"entries", ACT_FIELD_LIST, "what happened, newest first", ACT_FIELDS(dossier_entries_fields)}};

const struct act_row dossier_acts[] = {
    {"dossier", STORE_MODERATOR, dossier_act,
     N_("all about somebody on one screen: dossier bob, dossier bob reports since=7d"),
     .args = {{"who", ACT_NAME},
              {"filter", ACT_TEXT, .optional = ACT_ANYWHERE,
               .help = "what to list: sanctions, reports, games, since=7d...",
               .example = "reports since=7d"}},
     .heavy = true, .paged = true,
     .hint = " warn NAME ...   mute NAME 1h ...   ban NAME,address 7d ...   note NAME ...",
     .pairs = true, ACT_FIELDS(dossier_fields)},
    {NULL}};
