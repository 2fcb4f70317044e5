/*
 * Lists of people: the staff, who is banned, who is muted, who is new.
 */
#include "act.h"
#include "alts.h"
#include "leaderboard.h"

/* An account of a list, with what the list shows of it. */
struct listed {
    struct store_account account;
    bool second;
    int reports; /* only in the list of new accounts: reports by others about it */
    struct alts alts;
};
struct people {
    int64_t since_ms;
    int limit;
    struct listed *row;
    int n;
};

static void people_drop(void *result)
{
    struct people *p = result;
    for (int i = 0; i < p->n; i++)
        explicit_bzero(&p->row[i], sizeof(p->row[i]));
    free(p->row);
}

static void people_add(struct people *p, const struct store_account *account)
{
    p->row = xreallocarray(p->row, (size_t)p->n + 1, sizeof(*p->row));
    p->row[p->n++] = (struct listed){.account = *account};
}

/* ---- The staff ---- */

static void people_staff_read(struct store *store, void *result)
{
    struct people *p = result;
    const struct store_account *account;
    const struct store_second *second;
    STORE_EACH (account, accounts_staff, store, p->limit)
        people_add(p, account);
    for (int i = 0; i < p->n; i++)
        STORE_EACH_OF (second, store, STORE_RECORD_SECOND, p->row[i].account.id, 1)
            p->row[i].second = true;
}

static void people_staff_told(struct act *act, void *result)
{
    const struct people *p = result;
    for (int i = 0; i < p->n; i++) {
        const struct store_account *account = &p->row[i].account;
        const struct session *s = lobby_by_person(act->errand.lobby, account->id);
        act_line(act, "%-16s  %-9s%.0d%.0jd  second factor %-7d  ", account->name,
                 account_role_word(account->role), s ? 1 : 0, account->login_ms, p->row[i].second);
        if (s)
            buf_puts(&act->list, s->role < account->role ? "on now, as a player\n" : "on now\n");
        else if (account->login_ms == 0)
            buf_puts(&act->list, "never logged in\n");
        else
            buf_printf(&act->list, "last login %s\n", SPAN_TIME(account->login_ms));
    }
    act_end_list(act);
}

static void people_staff(struct act *act)
{
    act_reads(act, STORE_READS(struct people, people_staff_read, people_drop),
              &(struct people){.limit = ACT_LINES_MAX}, people_staff_told);
}

/* ---- Who is banned, who is muted ---- */

/* Lists the mutes, or the sanctions that are not mutes; the newest first. */
static void people_sanctions(struct act *act)
{
    const bool mutes = act->row->which == STORE_MUTE;
    const struct store_sanction *what, **list = NULL;
    struct buf *out = &act->list;
    size_t n = 0;
    for (size_t at = 0; (what = moderation_next(act->errand.lobby->moderation, &at));) {
        if ((what->kind == STORE_MUTE) != mutes)
            continue;
        list = xreallocarray(list, n + 1, sizeof(*list));
        list[n++] = what;
    }
    while (n > 0) {
        what = list[--n];
        /* Whom or what the sanction is about, an account by today's name. */
        if (what->account != 0)
            buf_puts(out, what->today);
        else if (what->fingerprint[0] != '\0')
            buf_puts(out, what->fingerprint);
        else if (what->name[0] != '\0') /* a guest */
            buf_printf(out, "%s, a guest, and all from %s", what->name, what->address);
        else
            buf_puts(out, what->address);
        if (what->account != 0 && strcmp(what->today, what->name) != 0)
            buf_printf(out, " (then called %s)", what->name);
        buf_printf(out, "  %s %s%s%s%s", moderation_word(what->kind),
                   what->channel[0] != '\0' ? "on " : "", what->channel,
                   what->channel[0] != '\0' ? " " : "", ACT_LEFT(act->errand.lobby, what));
        act_line(act, "%.0s%.0s%.0s%.0s%.0s%.0s%.0jd{, until %jd}, by %s: %s%.0jd\n",
                 moderation_kind(what->kind), what->account != 0 ? what->today : NULL, what->name,
                 what->address, what->fingerprint, what->channel, what->from_ms, what->until_ms,
                 what->by, what->reason, what->case_id);
    }
    free(list);
    act_end_list(act);
}

/* ---- Who is new ---- */

enum { REPORTS_READ = 50, ALTS_SHOWN = 3 };

static void people_new_put(struct act *act, const struct listed *p)
{
    const struct store_account *account = &p->account;
    struct lobby *lobby = act->errand.lobby;
    struct buf *out = &act->list;
    struct board_row board = {0};
    const int64_t age = act_now(act) - account->created_ms;
    /* Reports about a member of the staff are for the rest of the staff. */
    const int reports = account->id == act->actor.account ? 0 : p->reports;
    const struct store_login *first =
        p->alts.nlogins > 0 ? &p->alts.login[p->alts.nlogins - 1] : NULL;
    bool sees_alts = act_permits(act, "alts"),
         kept_out = moderation_of(lobby->moderation, STORE_BAN, account->id);
    leaderboard_place(lobby->boards, NULL, BOARD_ALL, account->id, &board);
    const char *network = first ? ALTS_MASKED(&act->actor, first->network) : "";
    act_item(act, "%s%jd%s%d%d%d", account->name, account->created_ms, network, board.games,
             reports, kept_out);
    act_item_list(act);
    struct act_names *names = act_names_of(lobby, act->actor.account);
    if (names && names->n < ACT_LINES_MAX) {
        memcpy(names->name[names->n], account->name, sizeof(account->name));
        buf_printf(out, "%d  ", ++names->n);
    }
    buf_printf(out, "%s  made %s ago%s%s, %d ranked %s, %d %s", account->name,
               SPAN(age > 0 ? age : 0), network[0] != '\0' ? " from " : "", network, board.games,
               board.games == 1 ? "game" : "games", reports, reports == 1 ? "report" : "reports");
    if (kept_out)
        buf_puts(out, ", banned");
    for (int i = 0; i < p->alts.n && sees_alts; i++) {
        if (i < ALTS_SHOWN) {
            buf_printf(out, "%s%s (", i == 0 ? "; alts: " : ", ", p->alts.alt[i].name);
            alts_put_why(&act->actor, &p->alts.alt[i], out);
            buf_putc(out, ')');
        }
        alts_item(act, &p->alts.alt[i]);
    }
    act_item_list_end(act);
    if (sees_alts && p->alts.n > ALTS_SHOWN)
        buf_printf(out, p->alts.more ? " and more than %d others" : " and %d more",
                   p->alts.n - ALTS_SHOWN);
    buf_putc(out, '\n');
}

static void people_new_read(struct store *store, void *result)
{
    struct people *p = result;
    const struct store_account *account;
    const struct store_report *report;
    STORE_EACH (account, accounts_since, store, p->since_ms, p->limit)
        people_add(p, account);
    for (int i = 0; i < p->n; i++) {
        struct listed *row = &p->row[i];
        STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, about, row->account.id, REPORTS_READ)
            row->reports += report->account != report->about;
        row->alts.account = row->account.id;
        alts_read(store, &row->alts);
    }
}

static void people_new_told(struct act *act, void *result)
{
    const struct people *p = result;
    for (int i = 0; i < p->n; i++)
        people_new_put(act, &p->row[i]);
    act_end_list(act);
}

static void people_new_today(struct act *act)
{
    const struct people asked = {.since_ms = act_now(act) - STORE_DAY_MS,
                                 .limit = act->number != 0 ? (int)act->number : ACT_LINES_MAX};
    struct lobby *lobby = act->errand.lobby;
    struct act_names *names = act_names_of(lobby, act->actor.account);
    if (!names && act->actor.account != 0)
        map_put(&lobby->acts->names, (uint64_t)act->actor.account,
                names = xcalloc(1, sizeof(*names)));
    if (names)
        names->n = 0;
    act_reads(act, STORE_READS(struct people, people_new_read, people_drop), &asked,
              people_new_told);
}

/* ---- The rows ---- */

static const struct act_field sanction_fields[] = {
    {"kind", ACT_FIELD_TEXT, "ban, mute, or kept from ranked tables", .words = MODERATION_KINDS},
    {"name", ACT_FIELD_TEXT, "today's name of the account", .null = true},
    {"then", ACT_FIELD_TEXT, "the name when it was imposed", .null = true},
    {"address", ACT_FIELD_TEXT, "the address or network", .null = true},
    {"key", ACT_FIELD_TEXT, "fingerprint of the key", .null = true},
    {"channel", ACT_FIELD_TEXT, "where a mute holds; null: in all talk", .null = true},
    {"from", ACT_FIELD_TIME, "when it was imposed"},
    {"until", ACT_FIELD_TIME, "when it ends; null: never"},
    {"by", ACT_FIELD_TEXT, "who imposed it"},
    {"reason", ACT_FIELD_TEXT, "why"},
    {"case", ACT_FIELD_TEXT, "the same for all that were imposed together"}};

static const struct act_field staff_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"role", ACT_FIELD_TEXT, "role", .words = ACT_ROLES},
    {"online", ACT_FIELD_FLAG, "whether it is connected"},
    {"login", ACT_FIELD_TIME, "last login; null: never"},
    {"second_factor", ACT_FIELD_FLAG, "whether it has a second factor", .null = true}};
static const struct act_field new_today_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"created", ACT_FIELD_TIME, "when it was made"},
    {"address", ACT_FIELD_TEXT, "where its first login came from", .null = true},
    {"games", ACT_FIELD_NUMBER, "ranked games"},
    {"reports", ACT_FIELD_NUMBER, "reports about it"},
    {"banned", ACT_FIELD_FLAG, "whether it is banned"},
    {"alts", ACT_FIELD_LIST, "accounts from the same places, or with the same keys",
     ACT_FIELDS(alts_item_fields)}};

const struct act_row people_acts[] = {
    {"staff", STORE_MODERATOR, people_staff, N_("moderators and admins, and who of them is on"),
     .paged = true, .hint = " dossier NAME", ACT_FIELDS(staff_fields),
     .none = "Nobody is staff. `cardroomctl role NAME admin` makes one."},
    {"banned", STORE_MODERATOR, people_sanctions,
     N_("who is kept out, or from ranked tables: until when, by whom and why"), .paged = true,
     .hint = " dossier NAME   unban NAME", ACT_FIELDS(sanction_fields),
     .none = "Nobody is banned, or kept from ranked tables.", .which = STORE_BAN},
    {"muted", STORE_MODERATOR, people_sanctions, N_("who is muted: until when, by whom and why"),
     .paged = true, .hint = " dossier NAME   unmute NAME", ACT_FIELDS(sanction_fields),
     .none = "Nobody is muted.", .which = STORE_MUTE},
    {"new today", STORE_MODERATOR, people_new_today,
     N_("accounts made in the last 24 hours: from where, games, reports, alts"),
     .args = {{"limit", ACT_LIMIT, .optional = ACT_ANYWHERE}}, .heavy = true, .paged = true,
     .hint = " dossier NAME   preview NAME,address", ACT_FIELDS(new_today_fields),
     .none = "No account was made in the last 24 hours."},
    {NULL}};
