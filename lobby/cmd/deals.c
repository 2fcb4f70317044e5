/*
 * The command `daily` tells about the deal of the day (doc/rules/meeting.md, DD), plays it, shows
 * its board, and compares two tries.
 */
#include "cmd.h"
#include "deal.h"
#include "moderation.h"
#include "record.h"
#include "table_record.h"

enum {
    BOARD_ROWS = 20,
    PAGE_ROWS = 3, /* how many of the best `daily` alone shows */
    OWN_TRIES = 10000,
    MOVES_SHOWN = 200 /* how many moves of a player `daily compare` shows */
};

/* Writes a title such as "Deal 325 of 2026-11-21: Palace". */
static void deals_put_title(struct buf *out, int32_t day)
{
    char date[DAILY_DATE_MAX];
    daily_date(day, date);
    buf_printf(out, tr("Deal %d of %s: %s"), daily_number(day), date, daily_game(day)->title);
}

/* ---- daily play ---- */

static void deals_play_now(struct session *s, bool refused)
{
    struct lobby *lobby = s->lobby;
    const char *why = deal_refusal(lobby);
    if (why && !refused)
        session_say(s, "%s", tr(why));
    if (why || refused)
        return;
    struct deal *deal = deal_today(lobby);
    struct table_message m = {.kind = TABLE_DAILY, .daily = {.day = deal->day}};
    uint8_t secret[DAILY_HASH];
    deal_secret(&deal->row, secret);
    daily_seed(deal->day, secret, m.daily.seed);
    const int64_t account = s->kind == PERSON_ACCOUNT ? s->person : 0;
    const bool first = account != 0 && !deal_try(deal, account);
    m.daily.counts = first && !deal_seen(s, deal);
    deal_see(s, deal);
    if (first && !m.daily.counts)
        session_say(s, "Somebody has played this deal from your network or with your key today, so "
                       "this is practice and does not count.");
    else if (m.daily.counts)
        session_say(s, "This try counts. Leaving it is the worst result. The bots answer at once, "
                       "and nobody watches. No clock runs, but the try ends at 01:00 UTC.");
    else if (s->kind == PERSON_ACCOUNT)
        session_say(s, "You've had your try of the day, so this is practice and does not count.");
    else
        session_say(s,
                    "Guests play the deal of the day, but are not listed. Type `register` for an "
                    "account.");
    session_send(s, &m, NULL);
}

static void deals_daily_play(struct session *s)
{
    struct table_info info;
    if (s->person == 0)
        session_fail(s, "Log in first, then type `daily play`.");
    else if (session_at(s, &info) != CMD_TABLE)
        deals_play_now(s, false);
    else if (info.state == TABLE_PLAYING && info.daily != 0)
        session_look(s, info.number);
    else if (info.state == TABLE_PLAYING && !tables_out(s->lobby->tables, info.number, s->person))
        session_say(s, "You are in a game here. Type `leave` first if you want to give it up.");
    else
        session_send_kind(s, TABLE_LEAVE, info.number, deals_play_now);
}

/* ---- What is read about a day ---- */

/* What is read for the page that `daily` shows if nothing else is typed. */
struct daily_page {
    int32_t day;
    int64_t account;             /* of the person who asks */
    struct store_daily_try *own; /* all of their tries, the newest first */
    int nown;
};

/* What is read for the board of a day that is over, or for a comparison. */
struct daily_past {
    struct deal deal;          /* the first member, because deal_reads fills it */
    char name[STORE_NAME_MAX]; /* the person to compare with; "": no comparison is asked for */
};

static void deals_page_run(struct store *store, void *result)
{
    struct daily_page *d = result;
    const struct store_daily_try *play;
    STORE_EACH_OF (play, store, STORE_RECORD_DAILY_TRY, d->account, OWN_TRIES)
        if (play->day >= 0) { /* else it is of a duel */
            d->own = xreallocarray(d->own, (size_t)d->nown + 1, sizeof(*d->own));
            d->own[d->nown++] = *play;
        }
}

static void deals_page_drop(void *result)
{
    free(((struct daily_page *)result)->own);
}

/* ---- daily: the page ---- */

/* Writes the result of a try as a line that can be pasted anywhere. */
static void deals_put_line(struct session *s, struct buf *out, const struct store_daily_try *play,
                           bool link)
{
    struct deal_standing st = deal_standing(s->lobby, play);
    BUF_LOCAL place = {0};
    deal_put_place(&place, st.place);
    buf_printf(out, tr("Deal %d %s: "), daily_number((int32_t)play->day),
               daily_game((int32_t)play->day)->title);
    if (st.share >= 0)
        buf_printf(out, tr("%d %%, %s of %d"), daily_percent(st.share), buf_text(&place), st.tries);
    else
        buf_printf(out, tr("%s of %d"), buf_text(&place), st.tries);
    const struct lobby_conf *conf = &s->lobby->deps.conf;
    if (link && (conf->web || conf->ssh))
        buf_puts(out, " -");
    if (link && conf->web)
        buf_printf(out, " %s/daily", conf->web);
    else if (link && conf->ssh)
        buf_printf(out, " ssh guest@%s", conf->ssh);
    buf_putc(out, '\n');
}

static void deals_put_own(struct session *s, struct buf *out, const struct deal *deal)
{
    const struct store_daily_try *play = deal_try(deal, s->person);
    BUF_LOCAL text = {0};
    if (s->person == 0) {
        buf_printf(out, "%s\n", tr("Log in first, then type `daily play`."));
    } else if (s->kind != PERSON_ACCOUNT) {
        buf_puts(out, tr("Type `daily play` to play it. Guests are not listed.\n"));
    } else if (!play) {
        buf_puts(out, deal_seen(s, deal)
                          ? tr("Somebody has played it from your network or with your key, so "
                               "yours would be practice: `daily play`.\n")
                          : tr("You have not played it. Type `daily play`: your first try "
                               "counts.\n"));
    } else if (play->state == DAILY_PLAYING) {
        buf_puts(out, tr("Your try is still being played. Type `look` at its table.\n"));
    } else if (play->state == DAILY_VOID) {
        buf_puts(out, tr("Your try was made void, so it counts for nothing.\n"));
    } else {
        deal_put_try(&text, play);
        buf_printf(out, tr("Your try: %s.\n"), buf_text(&text));
        deals_put_line(s, out, play, true);
        if (deal->standing.tries < DAILY_SHOWN_FROM) {
            buf_printf(out, tr("Once %d have played it, a percentage tells how many you beat."),
                       DAILY_SHOWN_FROM);
            buf_putc(out, '\n');
        }
        buf_puts(out, tr("Type `daily board` for everybody, `daily compare NAME` for two tries, or "
                         "`daily play` to practise.\n"));
    }
}

static const struct store_daily_try *deals_own_on(const struct daily_page *d, int32_t day)
{
    for (int i = 0; i < d->nown; i++)
        if (d->own[i].day == day)
            return &d->own[i];
    return NULL;
}

/* Writes what the person's tries of this month were worth, in percent: a cell for each day, or in
 * the plain layout a line for each try. */
static void deals_put_calendar(struct session *s, struct buf *out, const struct daily_page *d)
{
    char date[DAILY_DATE_MAX];
    daily_date(d->day, date);
    int32_t first = d->day - (atoi(date + 8) - 1);
    int weekday = (first + 3) % 7; /* 1970-01-01 was a Thursday; Monday is 0 */
    if (session_plain(s)) {
        for (int32_t day = first; day <= d->day; day++) {
            const struct store_daily_try *play = deals_own_on(d, day);
            if (play)
                deals_put_line(s, out, play, false);
        }
        return;
    }
    buf_puts(out, tr("  Mo  Tu  We  Th  Fr  Sa  Su\n"));
    for (int i = 0; i < weekday; i++)
        buf_puts(out, "    ");
    for (int32_t day = first; day <= d->day; day++) {
        const struct store_daily_try *play = deals_own_on(d, day);
        int share = play ? deal_standing(s->lobby, play).share : -1;
        if (share >= 0)
            buf_printf(out, " %3d", daily_percent(share));
        else
            buf_puts(out, play ? "   x" : "   .");
        if ((weekday + day - first) % 7 == 6 || day == d->day)
            buf_putc(out, '\n');
    }
}

static void deals_put_history(struct session *s, struct buf *out, const struct daily_page *d)
{
    int days = 0, shown = 0, best = -1;
    int64_t sum = 0;
    for (int i = 0; i < d->nown; i++) {
        if (!deal_counted(&d->own[i]))
            continue;
        struct deal_standing st = deal_standing(s->lobby, &d->own[i]);
        days++;
        if (st.share < 0)
            continue;
        shown++;
        sum += st.share;
        best = st.share > best ? st.share : best;
    }
    if (days == 0)
        return;
    buf_printf(out, trn("You have played on %d day", "You have played on %d days", days), days);
    if (shown > 0)
        buf_printf(out, tr(": %d %% on average, %d %% at best"), daily_percent((int)(sum / shown)),
                   daily_percent(best));
    buf_puts(out, ".\n");
    deals_put_calendar(s, out, d);
}

static int deals_by_score(const void *a, const void *b)
{
    const struct store_daily_try *const *one = a, *const *other = b;
    if ((*one)->score != (*other)->score)
        return (*one)->score < (*other)->score ? -1 : 1;
    return ((*one)->id > (*other)->id) - ((*one)->id < (*other)->id);
}

static void deals_board_row(struct session *s, struct buf *out, const struct deal *deal,
                            const struct store_daily_try *play)
{
    int place = daily_standing_better(&deal->standing, play->score) + 1;
    int share = daily_standing_share(&deal->standing, play->score);
    BUF_LOCAL what = {0};
    deal_put_try(&what, play);
    buf_printf(out, session_plain(s) ? "%d, %s: %s" : "%4d  %-16s  %s", place, play->name,
               buf_text(&what));
    if (deal->standing.tries >= DAILY_SHOWN_FROM)
        buf_printf(out, tr(", %d %%"), daily_percent(share));
    buf_puts(out, session_plain(s) ? ".\n" : "\n");
}

/* Writes the best tries, at most `most`. Returns the person's own try if it is not among them; else
 * NULL. */
static const struct store_daily_try *deals_put_best(struct session *s, struct buf *out,
                                                    const struct deal *deal, int most)
{
    const struct store_daily_try **row = xcalloc(deal->tries.count + 1, sizeof(*row));
    const struct store_daily_try *own = s->person != 0 ? deal_try(deal, s->person) : NULL;
    int n = 0, tries = deal->standing.tries;
    int last = tries > 0 ? daily_standing_at(&deal->standing, tries < most ? tries : most) : -1;
    const struct store_daily_try *play;
    for (size_t at = 0; (play = map_next(&deal->tries, &at));)
        if (deal_counted(play) && play->score <= last &&
            !moderation_of(s->lobby->moderation, STORE_BAN, play->account))
            row[n++] = play;
    qsort(row, (size_t)n, sizeof(*row), deals_by_score);
    for (int i = 0; i < n && i < most; i++) {
        deals_board_row(s, out, deal, row[i]);
        own = own == row[i] ? NULL : own;
    }
    free(row);
    return own;
}

static void deals_page_told(struct session *s, void *result)
{
    const struct daily_page *d = result;
    struct buf out = {0};
    const struct deal *deal = deal_today(s->lobby);
    const char *why = deal_refusal(s->lobby);
    deals_put_title(&out, d->day);
    buf_printf(&out, tr(", against three medium bots. The next deal begins in %s.\n"),
               SPAN(daily_end_ms(d->day) - clock_wall(s->lobby->deps.clock)));
    if (!why && deal->standing.tries > 0 && deal_open(s->lobby, d->day, s->person, false))
        deals_put_best(s, &out, deal, PAGE_ROWS);
    if (why)
        buf_printf(&out, "%s\n", tr(why));
    else
        deals_put_own(s, &out, deal);
    deals_put_history(s, &out, d);
    session_show(s, &out);
}

/* ---- daily compare ---- */

/* Copies the moves of the player of a try. Returns how many there are, at most `cap`. */
static int deals_own_moves(const struct buf *text, char (*out)[GAME_TEXT_MAX], int cap)
{
    static struct record record;
    struct record_events events;
    struct record_event event;
    struct record_fault fault;
    int n = 0;
    if (!record_read(text->data, text->len, &record, &events, &fault))
        return 0;
    while (n < cap && record_next(&events, &event))
        if (event.kind == RECORD_MOVE && event.seat == DAILY_SEAT)
            utf8_copy(event.text, out[n++], GAME_TEXT_MAX);
    return n;
}

/* Two tries at a deal, and the makers of their records. */
struct compared {
    int32_t day;
    struct store_daily_try side[2];
    struct record_maker maker[2];
};

static void deals_compare_show(const struct compared *d, struct session *s, struct buf text[2])
{
    char(*move)[MOVES_SHOWN][GAME_TEXT_MAX] = xcalloc(2, sizeof(*move));
    BUF_LOCAL one = {0}, other = {0};
    struct buf out = {0};
    int n[2], parted = 0;
    bool plain = session_plain(s);
    for (int i = 0; i < 2; i++)
        n[i] = deals_own_moves(&text[i], move[i], MOVES_SHOWN);
    deals_put_title(&out, d->day);
    deal_put_try(&one, &d->side[0]);
    deal_put_try(&other, &d->side[1]);
    buf_printf(&out, tr(". %s: %s; %s: %s.\n"), d->side[0].name, buf_text(&one), d->side[1].name,
               buf_text(&other));
    for (int i = 0; i < n[0] || i < n[1]; i++) {
        const char *a = i < n[0] ? move[0][i] : "-", *b = i < n[1] ? move[1][i] : "-";
        if (parted == 0 && strcmp(a, b) != 0) {
            parted = i + 1;
            buf_puts(&out, tr("From here on the games differ:\n"));
        }
        if (plain)
            buf_printf(&out, parted ? "%d: %s. %s.\n" : "%d: %s.\n", i + 1, a, b);
        else
            buf_printf(&out, "%4d  %-24s  %s\n", i + 1, a, b);
    }
    if (n[0] == MOVES_SHOWN || n[1] == MOVES_SHOWN)
        buf_printf(&out, tr("Only the first %d moves of each are compared.\n"), MOVES_SHOWN);
    else if (parted == 0)
        buf_puts(&out, tr("Both made the same moves.\n"));
    buf_printf(&out, tr("Type `replay %jd` or `replay %jd` to see every card.\n"),
               d->side[0].number, d->side[1].number);
    free(move);
    session_show(s, &out);
}

static void deals_compare_run(struct store *store, void *result)
{
    struct compared *d = result;
    for (int i = 0; i < 2; i++)
        record_maker_read(store, &d->maker[i]);
}

static void deals_compare_drop(void *result)
{
    struct compared *d = result;
    for (int i = 0; i < 2; i++)
        record_maker_free(&d->maker[i]);
}

static void deals_compare_told(struct session *s, void *result)
{
    struct compared *d = result;
    struct buf text[2] = {{0}, {0}};
    const char *why = NULL;
    for (int i = 0; i < 2 && !why; i++)
        why = record_maker_end(&d->maker[i], d->maker[i].status, d->maker[i].number, &text[i]);
    if (why)
        session_say(s, "%s", why);
    else
        deals_compare_show(d, s, text);
    buf_free(&text[0]);
    buf_free(&text[1]);
}

static void deals_compare_find(struct session *s, const struct deal *deal, const char *name)
{
    const struct store_daily_try *own = deal_try(deal, s->person), *other;
    size_t at = 0;
    while ((other = map_next(&deal->tries, &at)) && strcasecmp(other->name, name) != 0)
        ;
    if (!other || other->number == 0)
        session_say(s, "%s has not finished a try at that deal. Type `daily board`.", name);
    else if (!own || own->number == 0)
        session_say(s, "You have no try at that deal to compare. Type `replay %jd` to see theirs.",
                    other->number);
    else if (own == other)
        session_say(s, "That is your own try. Type `replay %jd` to see it.", own->number);
    else
        errand_reads(
            s, STORE_READS(struct compared, deals_compare_run, deals_compare_drop),
            &(struct compared){.day = deal->day,
                               .side = {*own, *other},
                               .maker = {{.number = own->number}, {.number = other->number}}},
            deals_compare_told);
}

/* ---- daily board ---- */

/* Shows the best tries, and the person's own try if it is not among them. */
static void deals_board_show(struct session *s, const struct deal *deal)
{
    int tries = deal->standing.tries;
    struct buf out = {0};
    deals_put_title(&out, deal->day);
    buf_printf(&out, trn(", %d try\n", ", %d tries\n", tries), tries);
    const struct store_daily_try *own = deals_put_best(s, &out, deal, BOARD_ROWS);
    if (own && deal_counted(own))
        deals_board_row(s, &out, deal, own);
    if (tries == 0)
        buf_puts(&out, tr("Nobody has played it.\n"));
    if (deal->row.id != 0 && deal_open(s->lobby, deal->day, s->person, true)) {
        buf_printf(&out, tr("Its hash: %s\n"), deal->row.commitment);
        buf_printf(&out, tr("Its secret: %s\n"), deal->row.secret);
        buf_puts(&out, tr("Type `help daily` to see how a hash proves its deal.\n"));
    }
    session_show(s, &out);
}

/* Shows the board of a day that has been read, or compares with `name` if that is not "". */
static void deals_day_known(struct session *s, const struct deal *deal, const char *name)
{
    if (name[0] != '\0')
        deals_compare_find(s, deal, name);
    else
        deals_board_show(s, deal);
}

static void deals_past_told(struct session *s, void *result)
{
    const struct daily_past *past = result;
    char date[DAILY_DATE_MAX];
    daily_date(past->deal.day, date);
    if (past->deal.row.id == 0)
        session_fail(s, "There was no deal on %s.", date);
    else
        deals_day_known(s, &past->deal, past->name);
}

/* Shows the board of the day that was typed (NULL: of today), or compares with `name` if that is
 * not "". If what was typed is no day, or the board is closed to this person, says so. */
static void deals_day_go(struct session *s, const char *date, const char *name)
{
    int32_t day = deal_day_now(s->lobby);
    const char *closed;
    const struct deal *deal;
    if (date && !daily_date_read(date, &day)) {
        session_fail(s, "\"%s\" is not a day. Type one as 2026-11-21.", date);
    } else if (day > deal_day_now(s->lobby)) {
        session_fail(s, "That day has not come yet.");
    } else if ((closed = deal_day_closed(s, day))) {
        session_fail(s, "%s", tr(closed));
    } else if ((deal = deal_of(s->lobby, day))) {
        deals_day_known(s, deal, name);
    } else {
        struct daily_past past = {.deal = {.day = day}};
        utf8_copy(name, past.name, sizeof(past.name));
        errand_reads(s, STORE_READS(struct daily_past, deal_reads.run, deal_reads.drop), &past,
                     deals_past_told);
    }
}

/* ---- The command ---- */

/* `daily proof`: shows the hashes, which prove that the deals were fixed beforehand (DD-D2). */
static void deals_proof(struct session *s)
{
    const struct deal *deal = deal_today(s->lobby);
    struct buf out = {0};
    if (!deal || deal->row.id == 0) {
        session_say(s, "Nothing is drawn for today yet.");
        return;
    }
    deals_put_title(&out, deal->day);
    buf_puts(&out, ".\n");
    const struct store_daily_day *next = deal_row(s->lobby, deal->day + 1);
    buf_printf(&out, tr("Its hash: %s\n"), deal->row.commitment);
    if (deal->row.at_ms >= daily_begin_ms(deal->day))
        buf_puts(&out, tr("The secret was drawn on the day itself, as no room ran before, so the "
                          "hash was not shown the day before.\n"));
    if (next)
        buf_printf(&out, tr("Tomorrow's hash: %s\n"), next->commitment);
    buf_puts(&out, tr("Type `help daily` to see how a hash proves its deal.\n"));
    session_show(s, &out);
}

static void deals_daily(struct session *s, const struct cmd_args *args)
{
    const char *what = args->word[0], *one = args->word[1], *two = args->word[2];
    struct daily_page page = {.day = deal_day_now(s->lobby), .account = s->person};
    if (!what && s->kind == PERSON_ACCOUNT)
        errand_reads(s, STORE_READS(struct daily_page, deals_page_run, deals_page_drop), &page,
                     deals_page_told);
    else if (!what)
        deals_page_told(s, &page);
    else if (strcasecmp(what, "play") == 0)
        deals_daily_play(s);
    else if (strcasecmp(what, "proof") == 0)
        deals_proof(s);
    else if (strcasecmp(what, "board") == 0)
        deals_day_go(s, one, "");
    else if (!one)
        session_say(s, "Compare with whom? Type `daily compare` and a name.");
    else
        deals_day_go(s, two, one);
}

const struct command daily_commands[] = {
    {"daily", deals_daily,
     N_("the deal of the day, the same for everybody: play it, and see how you stand"),
     .aliases = "deal", .shortest = "daily", .pattern = "[play|board|compare|proof] [NAME] [DATE]",
     .where = CMD_ANY | CMD_ONESHOT},
    {NULL}};
