/*
 * See store_text.h.
 */
#include "store_text.h"

#include <ctype.h>

#include "buf.h"
#include "cutap.h"
#include "record_help.h"
#include "xalloc.h"

enum { ROWS_MOST = 1000, LINES_MOST = 2000 };

struct told {
    struct answer answer; /* first: answer_take is given all of it */
    struct store *store;
    struct store_text_people people;
    struct buf out;
};

static void told_wait(struct told *told, enum store_status want)
{
    CU_ASSERT_EQUAL(answer_wait(told->store, &told->answer), want);
    told->answer = (struct answer){0};
}

/* ---- Words ---- */

/* Without long words that have digits, which are ids and hashes; `words` false: without any long
 * word, as the texts of tables hold secrets. */
static void put_masked(struct buf *out, const char *text, bool words)
{
    while (*text != '\0') {
        size_t word = 0;
        bool digit = false;
        while (isalnum((unsigned char)text[word]))
            digit |= isdigit((unsigned char)text[word++]) != 0;
        if (word == 0)
            buf_putc(out, *text++);
        else if (word > 9 && (digit || !words))
            buf_putc(out, '#');
        else
            buf_add(out, text, word);
        text += word;
    }
    buf_putc(out, '\n');
}

static const char *name_of(const struct told *told, int64_t account)
{
    for (int i = 0; i < told->people.count; i++)
        if (told->people.account[i].id == account)
            return told->people.account[i].name;
    return account == STORE_ACCOUNT_MINT     ? "the mint"
           : account == STORE_ACCOUNT_ESCROW ? "escrow"
           : account != 0                    ? "somebody"
                                             : "";
}

/* ---- Accounts ---- */

static void account_see(void *arg, const struct store_account *account)
{
    struct store_text_people *people = &((struct told *)arg)->people;
    for (int i = 0; i < people->count; i++)
        if (people->account[i].id == account->id)
            return;
    CU_ASSERT_FATAL(people->count < (int)(sizeof(people->account) / sizeof(*people->account)));
    people->account[people->count++] = *account;
}

static void people_see(struct told *told)
{
    store_accounts(told->store, "", ROWS_MOST, account_see, answer_take, told);
    told_wait(told, STORE_OK);
}

static void put_key(void *arg, const struct store_key *key)
{
    struct told *told = arg;
    buf_printf(&told->out, "key of %s: %s %s\n", name_of(told, key->account), key->fingerprint,
               key->label);
}

static void put_entry(void *arg, const struct store_posted *posted)
{
    struct told *told = arg;
    const struct store_entry *entry = &posted->entry;
    buf_printf(&told->out, "entry of %s: %d %lld %s %s\n", name_of(told, entry->account),
               (int)entry->currency, (long long)entry->amount, entry->reason, entry->note);
}

static void put_sanction(void *arg, const struct store_sanction *s)
{
    struct told *told = arg;
    buf_printf(&told->out, "sanction %d of %s%s until %lld ended %d by %s: %s\n", (int)s->kind,
               s->name, s->address, (long long)s->until_ms, s->ended, s->by, s->reason);
}

static void put_nobodys(void *arg, const struct store_sanction *s)
{
    if (s->account == 0)
        put_sanction(arg, s);
}

static void put_entries(struct told *told, int64_t account)
{
    store_entries(told->store, account, 0, ROWS_MOST, put_entry, answer_take, told);
    told_wait(told, STORE_OK);
}

static void put_account(void *arg, enum store_status status, const struct store_account *a)
{
    struct told *told = arg;
    if (status == STORE_OK)
        buf_printf(&told->out, "account %s: %s, role %d, %lld XP, %lld chips, merged into %s, %s\n",
                   a->name, a->password, (int)a->role, (long long)a->xp, (long long)a->chips,
                   name_of(told, a->merged_into),
                   a->settings[0] != '\0' ? a->settings : "no settings");
    answer_take(&told->answer, status);
}

static void put_all_of(struct told *told, int64_t id)
{
    store_account_by_id(told->store, id, put_account, told);
    told_wait(told, STORE_OK);
    store_keys(told->store, id, put_key, answer_take, told);
    told_wait(told, STORE_OK);
    put_entries(told, id);
    store_sanctions_of(told->store, id, ROWS_MOST, put_sanction, answer_take, told);
    told_wait(told, STORE_OK);
}

/* ---- Records ---- */

static void put_record(struct told *told, const struct record_table *table, const void *row)
{
    struct buf *out = &told->out;
    buf_printf(out, "record %s", table->name);
    for (const struct record_field *field = table->field; field->name; field++) {
        if (field->account != RECORD_NO_ACCOUNT)
            buf_printf(out, " %s %s", field->name, name_of(told, record_number(field, row)));
        else if (field->type == RECORD_INT || field->type == RECORD_BOOL)
            buf_printf(out, " %s %lld", field->name, (long long)record_number(field, row));
        if (field->type == RECORD_TEXT && table != &record_tables[STORE_RECORD_SECOND]) {
            buf_printf(out, " %s ", field->name);
            put_masked(out, (const char *)row + field->offset, true);
        }
    }
    buf_putc(out, '\n');
}

/* `account` 0: whoever's. */
static void put_records(struct told *told, enum store_record record, int64_t account)
{
    struct records_seen seen;
    CU_ASSERT(records_read(told->store, record, account, ROWS_MOST, &seen) <= RECORDS_SEEN);
    for (int i = 0; i < seen.count && i < RECORDS_SEEN; i++)
        put_record(told, &record_tables[record], &seen.row[i]);
}

static void put_all_records(struct told *told)
{
    for (int record = 0; record < STORE_RECORDS; record++) {
        /* The room writes these two later than what they are about, so no text has them. */
        if (record == STORE_RECORD_RECALL || record == STORE_RECORD_LEAVE)
            continue;
        if (record != STORE_RECORD_SECOND)
            put_records(told, (enum store_record)record, 0);
        else /* there is no list of all of them */
            for (int i = 0; i < told->people.count; i++)
                put_records(told, STORE_RECORD_SECOND, told->people.account[i].id);
    }
}

/* ---- Tables and the staff ---- */

static void put_audit(void *arg, const struct store_audit *audit)
{
    buf_printf(&((struct told *)arg)->out, "audit %s %s %s: %s\n", audit->who, audit->act,
               audit->about, audit->detail);
}

static void put_table(void *arg, const struct store_table *table)
{
    struct told *told = arg;
    buf_printf(&told->out, "table %d ", table->number);
    FREED char *text = xstrdup(table->text);
    for (char *c = text; *c != '\0'; c++)
        *c = *c == '\n' ? ' ' : *c;
    put_masked(&told->out, text, false);
}

static void put_game(void *arg, const struct store_game *game)
{
    buf_printf(&((struct told *)arg)->out, "game %lld state %d:", (long long)game->number,
               (int)game->state);
}

static void put_event(void *arg, const struct store_event *event)
{
    buf_printf(&((struct told *)arg)->out, " %.8s", event->text);
}

static void put_games(struct told *told)
{
    for (int64_t number = 1;; number++) {
        store_game_numbered(told->store, number, put_game, put_event, answer_take, told);
        if (answer_wait(told->store, &told->answer) != STORE_OK)
            break;
        told->answer = (struct answer){0};
        buf_putc(&told->out, '\n');
    }
    told_wait(told, STORE_NONE);
}

/* ---- All ---- */

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The caller frees it. */
static char *sorted(const char *text)
{
    BUF_LOCAL out = {0};
    char *line[LINES_MOST], *copy = xstrdup(text), *at = copy;
    size_t n = 0;
    while (n < LINES_MOST && (line[n] = strsep(&at, "\n")))
        n++;
    CU_ASSERT(n < LINES_MOST);
    qsort(line, n, sizeof(*line), by_text);
    for (size_t i = 0; i < n; i++)
        buf_printf(&out, "%s\n", line[i]);
    free(copy);
    copy = xstrdup(buf_text(&out));
    return copy;
}

void store_text_note(struct store *s, struct store_text_people *people)
{
    struct told told = {.store = s, .people = *people};
    people_see(&told);
    *people = told.people;
}

char *store_text(struct store *s, const struct store_text_people *before)
{
    struct told told = {.store = s, .people = *before};
    people_see(&told);
    for (int i = 0; i < told.people.count; i++)
        put_all_of(&told, told.people.account[i].id);
    put_entries(&told, STORE_ACCOUNT_MINT);
    put_entries(&told, STORE_ACCOUNT_ESCROW);
    store_sanctions(s, put_nobodys, answer_take, &told);
    told_wait(&told, STORE_OK);
    put_all_records(&told);
    store_audit_list(s, &(struct store_audit_query){.limit = ROWS_MOST}, put_audit, answer_take,
                     &told);
    told_wait(&told, STORE_OK);
    store_open_tables(s, put_table, answer_take, &told);
    told_wait(&told, STORE_OK);
    put_games(&told);
    char *text = sorted(buf_text(&told.out));
    buf_free(&told.out);
    return text;
}
