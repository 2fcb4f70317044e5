/*
 * What all acts share: reading the arguments, asking for an act, and telling the outcome once the
 * store has answered.
 */
#include "act.h"

#include <errno.h>
#include <stdarg.h>
#include <sys/param.h>

#include "alts.h"
#include "approval.h"
#include "log.h"
#include "once.h"
#include "options.h"

const char *act_for_write(struct act_for *out, int64_t ms)
{
    int before = tongue_use(TONGUE_ENGLISH); /* the words go into the audit log, too */
    if (ms == 0)
        utf8_copy("for good", out->text, sizeof(out->text));
    else
        utf8_printf(out->text, sizeof(out->text), "for %s", SPAN(ms));
    tongue_use(before);
    return out->text;
}

/* ---- Arguments ---- */

/* For each kind of argument: how the lobby's patterns show it, and how a refusal goes on after "is
 * not". For the help of cardroomctl(8): what it may be, with an example. */
static const struct {
    const char *shown, *wanted, *help, *example;
} kinds[] = {
    [ACT_NAME] = {"NAME", "", "a name, in any case", "bob"},
    [ACT_WHO] = {"WHO", "",
                 "names, addresses, networks such as 192.0.2.0/24, or fingerprints of keys "
                 "(SHA256:...), with commas between them",
                 "bob,192.0.2.7"},
    [ACT_NEW] = {"NEW", "", "a new name, of letters, digits, - and _", "robert"},
    [ACT_INTO] = {"INTO", "", "the name of the account that stays", "robert"},
    [ACT_WORD] = {"WORD", "", NULL, NULL},
    [ACT_FILE] = {"FILE", "", "the path of a file", NULL},
    [ACT_FOLDER] = {"FOLDER", "", "the path of a folder", NULL},
    [ACT_TABLE] = {"TABLE", "the number of a table. Type `tables` in the lobby to see them.",
                   "the number of a table", "3"},
    [ACT_GAME] = {"N", "the number of a game. Type `history NAME` to see somebody's.",
                  "the number of a game", "812"},
    [ACT_REPORT] = {"N", "the number of a report. Type `reports` to see them.",
                    "the number of a report, which `reports` lists", "4"},
    [ACT_REPORTS] = {"NUMBERS", "", "numbers of reports, such as 3, 3,4 or 3-7", "3,4"},
    [ACT_ITEM] = {"N", "the number of any news. Type `news` to see the numbers.",
                  "the number of an item, which `news` lists", "2"},
    [ACT_ADJUSTMENT] = {"N",
                        "the number of an adjustment. Type `unconfirmed` to see those that wait.",
                        "the number of an adjustment, which `unconfirmed` lists", "12"},
    [ACT_DEED] = {"N", "the number of an act. Type `undo-act` to see the numbers.",
                  "the number of an act, which `audit` and `undo-act` list", "482913"},
    [ACT_CUP] = {"N", "the number of a cup. Type `cups` to see them.", "the number of a cup", "3"},
    [ACT_LIMIT] = {"N", "a number from 1 to 200.", "how many lines, 1 to 200", "50"},
    [ACT_AMOUNT] = {"AMOUNT", "a whole number. Type it like `50` or `-50`.",
                    "a whole number, such as 50 or -50", "-50"},
    [ACT_SPAN] = {"TIME", "a span of time. Write `30m`, `12h`, `7d` or `forever`.",
                  "a number and one of s, m, h, d, w (a number alone is minutes), or forever",
                  "7d"},
    [ACT_SPAN_ENDS] = {"TIME", "a time. Type it like `90s`, `30m` or `12h`.",
                       "a number and one of s, m, h, d, w (a number alone is minutes)", "30m"},
    [ACT_COUNTDOWN] = {"TIME", "a time. Type it like `90s` or `30m`, or type `now`.",
                       "a number and one of s, m, h, d, w (a number alone is minutes), or now",
                       "5m"},
    [ACT_TEXT] = {"TEXT", "", "the rest of the line", "tea is at five"},
    [ACT_REASON] = {"REASON", "", "the rest of the line; those whom it concerns read it",
                    "floods the lobby"}};

const char *act_arg_help(const struct act_arg *arg)
{
    return arg->help ? arg->help : kinds[arg->kind].help;
}

const char *act_arg_example(const struct act_arg *arg)
{
    return arg->example ? arg->example : kinds[arg->kind].example;
}

const char *act_shown(const struct act_arg *arg)
{
    return arg->kind != ACT_CHOICE ? kinds[arg->kind].shown : arg->lobby ? arg->lobby : arg->words;
}

int act_choice(const char *words, const char *word)
{
    const size_t wanted = strlen(word);
    for (int i = 0;; i++) {
        size_t len = strcspn(words, "|");
        if (len == wanted && strncasecmp(words, word, len) == 0)
            return i;
        if (words[len] == '\0')
            return -1;
        words += len + 1;
    }
}

const char *act_channel(int choice)
{
    static const char *const channels[] = {"lobby", "game", "table", "tell", ""};
    return channels[choice];
}

bool act_number(const char *text, int64_t *out)
{
    errno = 0;
    *out = strtoll(text, NULL, 10);
    return text[0] != '\0' && text[strspn(text, "0123456789")] == '\0' && errno == 0;
}

bool act_range(const char *word, size_t len, int64_t *first, int64_t *last)
{
    char text[48];
    utf8_copy_part(word, len, text, sizeof(text));
    char *to = strchr(text, '-');
    if (to)
        *to++ = '\0';
    return act_number(text, first) && act_number(to ? to : text, last) && len < sizeof(text);
}

/* Reads a number from 1 to `most`. */
static bool act_number_within(const char *text, int64_t most, int64_t *out)
{
    return act_number(text, out) && *out >= 1 && *out <= most;
}

/* Reads digits, with or without a sign before them. */
static bool act_amount_read(const char *text, int64_t *out)
{
    const bool whole = act_number(text + (text[0] == '-' || text[0] == '+'), out);
    *out = text[0] == '-' ? -*out : *out;
    return whole;
}

bool act_countdown(const char *text, int64_t *ms)
{
    *ms = 0;
    return strcasecmp(text, "now") == 0 || (span_read(text, ms) && *ms > 0);
}

/* Takes the next part of "ONE | TWO", without the blanks around it, and moves `*at` after it.
 * False: there are no more. */
static bool act_part_next(const char **at, const char **part, size_t *len)
{
    if (!*at || **at == '\0')
        return false;
    *part = *at + strspn(*at, " \t");
    *len = strcspn(*part, "|");
    *at = *part + *len + ((*part)[*len] == '|');
    while (*len > 0 && ((*part)[*len - 1] == ' ' || (*part)[*len - 1] == '\t'))
        --*len;
    return true;
}

bool act_ready_next(const char **at, struct act_ready *out)
{
    const char *part;
    size_t len;
    if (!act_part_next(at, &part, &len))
        return false;
    const size_t word = strcspn(part, OPTION_BLANKS "|");
    const size_t text = MIN(word + strspn(part + word, OPTION_BLANKS), len);
    utf8_copy_part(part, word, out->word, sizeof(out->word));
    utf8_copy_part(part + text, len - text, out->text, sizeof(out->text));
    return true;
}

void act_reason(struct act *act, const char *typed)
{
    const char *at = act->errand.lobby->deps.conf.reasons;
    size_t wanted = strlen(typed);
    while (wanted > 0 && (typed[wanted - 1] == ' ' || typed[wanted - 1] == '\t'))
        wanted--;
    for (struct act_ready ready; act_ready_next(&at, &ready);) {
        if (ready.text[0] == '\0' || strlen(ready.word) != wanted ||
            strncasecmp(ready.word, typed, wanted) != 0)
            continue;
        memcpy(act->ready, ready.word, sizeof(act->ready));
        memcpy(act->reason, ready.text, sizeof(act->reason));
        return;
    }
    utf8_copy(typed, act->reason, sizeof(act->reason));
}

/* Reads an argument that was given into the act. False: `text` is not of the argument's kind. */
static bool act_arg_read(struct act *act, const struct act_arg *arg, const char *text)
{
    switch (arg->kind) {
    case ACT_NONE: break;
    case ACT_NAME:
    case ACT_WHO: act->who = text; break;
    case ACT_NEW:
    case ACT_INTO:
    case ACT_REPORTS:
    case ACT_WORD:
    case ACT_FILE:
    case ACT_FOLDER: act->other = text; break;
    case ACT_TABLE: return act_number_within(text, INT32_MAX, &act->number);
    case ACT_GAME:
    case ACT_REPORT:
    case ACT_ADJUSTMENT:
    case ACT_ITEM:
    case ACT_CUP:
    case ACT_DEED: return act_number_within(text, INT64_MAX, &act->number);
    case ACT_LIMIT: return act_number_within(text, ACT_LINES_MAX, &act->number);
    case ACT_AMOUNT: return act_amount_read(text, &act->number);
    case ACT_SPAN: return span_read(text, &act->ms);
    case ACT_SPAN_ENDS: return span_read(text, &act->ms) && act->ms > 0;
    case ACT_COUNTDOWN: return act_countdown(text, &act->ms);
    case ACT_CHOICE: act->choice = act_choice(arg->words, text); return act->choice >= 0;
    case ACT_REASON: act_reason(act, text); /* fall through */
    case ACT_TEXT: act->text = text; break;
    }
    return true;
}

/* Appends the choices: "one of `xp`, `chips`." */
static void act_put_choices(struct buf *out, const char *words)
{
    const char *before = "one of ";
    for (size_t len; *words != '\0'; words += len + (words[len] == '|')) {
        len = strcspn(words, "|");
        buf_printf(out, "%s`%.*s`", before, (int)len, words);
        before = ", ";
    }
    buf_putc(out, '.');
}

/* Reads all arguments. False: one is wrong, and the act has ended. */
static bool act_args_read(struct act *act)
{
    for (int i = 0; i < ACT_ARGS_MAX && act->row->args[i].kind != ACT_NONE; i++) {
        const struct act_arg *arg = &act->row->args[i];
        const char *text = act->asked.word[i];
        const bool words = arg->kind == ACT_TEXT || arg->kind == ACT_REASON;
        const bool blank = !text || (words && text[strspn(text, " \t")] == '\0');
        BUF_LOCAL wanted = {0};
        if (blank && (arg->optional & act->asked.where)) {
            act->ms = arg->without_ms != 0 ? arg->without_ms : act->ms;
            continue;
        }
        if (act_refused(act, blank && words, "That %s. Add it at the end of the line.",
                        arg->kind == ACT_TEXT ? "has no text" : "needs a reason") ||
            act_refused(act, blank, "The %s is missing.", arg->name))
            return false;
        if (arg->kind == ACT_CHOICE)
            act_put_choices(&wanted, arg->words);
        else
            buf_puts(&wanted, kinds[arg->kind].wanted);
        if (act_refused(act, !act_arg_read(act, arg, act->words[i] = xstrdup(text)),
                        "\"%s\" is not %s", text, buf_text(&wanted)))
            return false;
    }
    return true;
}

/* ---- Who may ---- */

bool act_limit_next(const char **at, struct act_limit *out)
{
    const char *part;
    size_t len, last;
    if (!act_part_next(at, &part, &len))
        return false;
    for (last = len; last > 0 && part[last - 1] != ' ' && part[last - 1] != '\t';)
        last--;
    utf8_copy_part(part + last, len - last, out->word, sizeof(out->word));
    while (last > 0 && (part[last - 1] == ' ' || part[last - 1] == '\t'))
        last--;
    utf8_copy_part(part, last, out->name, sizeof(out->name));
    const struct act_row *row = act_find(out->name);
    out->row = row && row->only != ACT_SOCKET && row->only != ACT_LOCAL ? row : NULL;
    out->role = act_choice(ACT_ROLES, out->word);
    return true;
}

enum store_role act_role(const struct lobby *lobby, const struct act_row *row)
{
    const struct act_row *does = row->does ? act_find(row->does) : NULL;
    enum store_role role = row->role;
    struct act_limit limit;
    for (const char *at = lobby->deps.conf.act_roles; act_limit_next(&at, &limit);)
        if (limit.row && (limit.row == row || limit.row == does) && limit.role > (int)role)
            role = (enum store_role)limit.role;
    return role;
}

/* ---- Asking ---- */

static void acts_end(struct lobby *lobby)
{
    map_free_all(&lobby->acts->names);
}

struct act_names *act_names_of(const struct lobby *lobby, int64_t actor)
{
    return actor != 0 ? map_get(&lobby->acts->names, (uint64_t)actor) : NULL;
}

const struct lobby_part act_part = {LOBBY_SLOT(acts), .end = acts_end};

static void act_drop(void *arg)
{
    struct act *act = arg;
    if (act->row->drop)
        act->row->drop(act);
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        free(act->words[i]);
    buf_free(&act->list);
    act_items_free(&act->items);
    buf_free(&act->price);
}

/* Takes the password, if the act needs one. A password that is too long for an account is refused
 * rather than cut. False: the act has ended. */
static bool act_password_read(struct act *act)
{
    const char *password = act->row->password ? act->asked.password : "";
    if (act_refused(act, !password, "The password is missing.") ||
        act_refused(act, strlen(password) > ACCOUNT_PASSWORD_MAX, "%s",
                    account_password_check(act->who, password)))
        return false;
    utf8_copy(password, act->password, sizeof(act->password));
    return true;
}

struct actor act_actor(const struct session *s)
{
    struct actor actor = {
        .account = s->person, .role = s->role, .conn = s->conn, .command = s->command};
    memcpy(actor.name, s->name, sizeof(actor.name));
    utf8_copy(s->facts.address, actor.address, sizeof(actor.address));
    return actor;
}

bool act_permits(const struct act *act, const char *name)
{
    const struct act_row *row = act_find(name);
    return !row || act->actor.role >= act_role(act->errand.lobby, row);
}

bool act_allowed(struct act *act, const char *name)
{
    return !act_refused(act, !act_permits(act, name), "Only %s can do that. Ask one of them.",
                        act_role(act->errand.lobby, act_find(name)) == STORE_ADMIN ? "admins"
                                                                                   : "moderators");
}

static void act_looked_up(struct act *act, const struct store_account *account)
{
    if (act_found(act, account) && (act->row->looks == ACT_LOOKS_UP || act_on(act, account)))
        act->row->run(act);
}

void act_run(struct lobby *lobby, const struct act_asked *asked)
{
    const struct act_row *row = asked->row;
    struct act *act = errand_new(lobby, NULL, row->size != 0 ? row->size : sizeof(*act));
    act->errand.conn = asked->actor.conn;
    act->errand.command = asked->actor.command;
    act->errand.drop = act_drop;
    act->row = row;
    act->actor = asked->actor;
    act->asked = *asked;
    act->who = act->other = act->text = "";
    act->choice = -1;
    if (!act_allowed(act, row->name) || !act_args_read(act) || !act_password_read(act))
        return;
    if (row->looks != ACT_LOOKS_NOT)
        act_account(act, act->who, act_looked_up);
    else
        row->run(act);
}

/* ---- What the actor may see ---- */

/* Appends text of an answer. Every answer goes through here, so that no act shows a moderator a
 * whole address that they have not typed. */
static void act_put(const struct act *act, const char *text, struct buf *out)
{
    alts_put_masked(&act->actor, text, act->words, ACT_ARGS_MAX, out);
}

/* ---- What an act would do ---- */

void act_warn(struct act *act, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (act->price.len > 0)
        buf_putc(&act->price, ' ');
    buf_vprintf(&act->price, format, args);
    va_end(args);
}

/* Adds up the FNV-1a hashes of all that is bound, so that the order does not matter. Somebody who
 * finds two people with the same hash deceives only their own `yes`. */
void act_bind_yes(struct act *act, const char *what)
{
    uint64_t sum = UINT64_C(14695981039346656037);
    for (const char *at = what; *at != '\0'; at++)
        sum = (sum ^ (unsigned char)*at) * UINT64_C(1099511628211);
    act->hits += sum;
    act->hits += act->hits == 0;
}

bool act_confirmed(struct act *act, const char *format, ...)
{
    BUF_LOCAL does = {0};
    va_list args;
    va_start(args, format);
    buf_vprintf(&does, format, args);
    va_end(args);
    act_bind_yes(act, buf_text(&does));
    const struct act_asked *asked = &act->asked;
    const bool goes = asked->how == ACT_DO ||
                      (asked->how == ACT_ASK && (act->price.len == 0 || act->hits == asked->seen));
    if (!goes) {
        BUF_LOCAL shown = {0}, price = {0};
        act_put(act, buf_text(&does), &shown);
        act_put(act, buf_text(&act->price), &price);
        asked->question(asked->arg, act->hits, buf_text(&shown), buf_text(&price));
        errand_end(act);
    }
    return goes;
}

/* ---- Carrying out ---- */

void act_put_name(struct buf *out, const char *name, int n, int most)
{
    if (n < most)
        buf_printf(out, "%s%s", n > 0 ? ", " : "", name);
}

void act_put_more(struct buf *out, int n, int most)
{
    if (n > most)
        buf_printf(out, " and %d more", n - most);
}

/* The value of a field. */
struct value {
    const char *text; /* NULL: it is a number, or there is none */
    int64_t number;
    int width;   /* as printf has it; below 0: to the left */
    bool hidden; /* it is for programs alone */
};

/* Takes the value of the conversion at `at`, after its %. Returns what follows it. */
static const char *act_value_take(const char *at, va_list *args, struct value *out)
{
    char *end;
    *out = (struct value){.width = (int)strtol(at, &end, 10)};
    out->hidden = *end == '.';
    end += out->hidden ? 2 : 0;
    if (*end == 's')
        out->text = va_arg(*args, const char *);
    else
        out->number = *end == 'j' ? va_arg(*args, intmax_t) : va_arg(*args, int);
    return end + (*end == 'j' ? 2 : 1);
}

/* Adds the next field to the object for programs. */
static void act_field_put(struct act *act, const struct value *value, bool is_text)
{
    const struct act_field *field = act->field++;
    struct act_items *items = &act->items;
    BUF_LOCAL shown = {0};
    if (is_text ? !value->text || (field->null && value->text[0] == '\0')
                : field->null &&
                      (field->kind == ACT_FIELD_FLAG ? value->number < 0 : value->number == 0)) {
        act_items_null(items, field->name);
        return;
    }
    switch (field->kind) {
    case ACT_FIELD_NUMBER: act_items_number(items, field->name, value->number); break;
    case ACT_FIELD_TIME: act_items_time(items, field->name, value->number); break;
    case ACT_FIELD_FLAG: act_items_flag(items, field->name, value->number); break;
    default:
        if (is_text)
            act_put(act, value->text, &shown);
        else
            buf_printf(&shown, "%jd", (intmax_t)value->number);
        act_items_text(items, field->name, buf_text(&shown));
        break;
    }
}

/* Appends the next field to the line for people. */
static void act_value_show(enum act_field_kind kind, const struct value *value, struct buf *out)
{
    BUF_LOCAL text = {0};
    if (value->text)
        buf_puts(&text, value->text);
    else if (kind == ACT_FIELD_TIME && value->number == 0)
        buf_puts(&text, "never");
    else if (kind == ACT_FIELD_TIME)
        buf_puts(&text, SPAN_TIME(value->number));
    else if (kind == ACT_FIELD_FLAG)
        buf_puts(&text, value->number > 0 ? "yes" : value->number == 0 ? "no" : "unknown");
    else if (kind == ACT_FIELD_NUMBER || value->number != 0)
        buf_printf(&text, "%jd", (intmax_t)value->number);
    buf_printf(out, "%*s", value->width, buf_text(&text));
}

/* Adds the fields of the format, and appends the line to `out`; NULL: the fields are for programs
 * alone. */
static void act_fields_put(struct act *act, struct buf *out, const char *format, va_list *args)
{
    size_t group = 0;
    bool empty = false;
    BUF_LOCAL none = {0};
    out = out ? out : &none;
    while (*format != '\0') {
        const char c = *format++;
        struct value value;
        if (c == '{') {
            group = out->len;
            empty = false;
        } else if (c == '}') {
            out->len = empty ? group : out->len;
        } else if (c != '%') {
            buf_putc(out, c);
        } else {
            const enum act_field_kind kind = act->field->kind;
            format = act_value_take(format, args, &value);
            const bool is_text = format[-1] == 's';
            empty = empty || (is_text ? !value.text || value.text[0] == '\0' : value.number == 0);
            if (!value.hidden)
                act_value_show(kind, &value, out);
            act_field_put(act, &value, is_text);
        }
    }
}

void act_item_begin(struct act *act)
{
    act->field = act->outer ? act->outer[-1].fields : act->row->fields;
    act_items_begin(&act->items);
}

void act_item_more(struct act *act, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    act_fields_put(act, NULL, format, &args);
    va_end(args);
}

void act_line(struct act *act, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    act_item_begin(act);
    act_fields_put(act, &act->list, format, &args);
    va_end(args);
}

void act_item_list(struct act *act)
{
    act_items_list(&act->items, act->field->name);
    act->outer = act->field + 1;
}

void act_item_list_end(struct act *act)
{
    act_items_list_end(&act->items);
    act->field = act->outer;
    act->outer = NULL;
}

/* Tells the staff of the act if it was done, answers with these lines, and frees the act. */
static void act_answer_with(struct act *act, bool done, const char *text)
{
    BUF_LOCAL shown = {0};
    if (done)
        staff_news_act(act);
    act_put(act, text, &shown);
    act->asked.answer(act->asked.arg, done, buf_text(&shown), &act->items);
    errand_end(act);
}

void act_end(struct act *act, bool done, const char *format, ...)
{
    BUF_LOCAL text = {0};
    va_list args;
    va_start(args, format);
    buf_vprintf(&text, format, args);
    va_end(args);
    buf_putc(&text, '\n');
    act_answer_with(act, done, buf_text(&text));
}

void act_end_list(struct act *act)
{
    const char *none = act->row->none ? act->row->none : act->said;
    if (act->list.len == 0 && none[0] != '\0')
        buf_printf(&act->list, "%s\n", none);
    act_answer_with(act, true, buf_text(&act->list));
}

const char *act_may_on(const struct actor *actor, int64_t account, enum store_role role)
{
    if (actor->account == 0)
        return NULL;
    if (account == actor->account)
        return "You cannot do that to yourself.";
    if (role >= actor->role && role != STORE_PLAYER)
        return "You cannot do that to staff of your own or a higher role.";
    return NULL;
}

void act_unread(struct act *act)
{
    act_speak(act);
    act_end(act, false, "%s", tr("The store cannot be read at the moment."));
}

bool act_failed(struct act *act, enum store_status status)
{
    if (status != STORE_OK)
        act_unread(act);
    return status != STORE_OK;
}

static void act_read(void *arg, enum store_status status, void *result)
{
    struct act *act = arg;
    if (!act_failed(act, status))
        act->reads(act, result);
}

void act_reads(struct act *act, const struct store_reads *what, const void *asked,
               void (*told)(struct act *act, void *result))
{
    act->reads = told;
    store_reads(act->errand.lobby->deps.store, what, asked, act_read, act);
}

struct look {
    char name[STORE_ADDRESS_MAX]; /* a longer one is cut, and nobody has it */
    struct store_account account;
    struct past_owner before;
    act_looked *looked;
};

static void act_look_run(struct store *reads, void *result)
{
    struct look *look = result;
    if (!store_reads_named(reads, look->name, &look->account))
        past_owner_read(&look->before, reads, look->name);
}

static void act_look_told(struct act *act, void *result)
{
    const struct look *look = result;
    memcpy(act->now, look->before.account.name, sizeof(act->now));
    look->looked(act, &look->account);
}

void act_account(struct act *act, const char *name, act_looked *looked)
{
    struct look look = {.looked = looked};
    utf8_copy(name, act->about, sizeof(act->about));
    utf8_copy(name, look.name, sizeof(look.name));
    act_reads(act, STORE_READS(struct look, act_look_run), &look, act_look_told);
}

bool act_on(struct act *act, const struct store_account *account)
{
    const char *why = act_may_on(&act->actor, account->id, account->role);
    return !act_refused(act, why, "%s", why);
}

bool act_waits(struct act *act, const struct store_account *account)
{
    return act_refused(act, approval_found(act->errand.lobby, STORE_OK, account) == STORE_NONE,
                       "%s waits for approval. Type `approve %s` first.", account->name,
                       account->name);
}

bool act_found(struct act *act, const struct store_account *account)
{
    if (account->id == 0) { /* translated, because players can do some acts, too (conduct) */
        act_speak(act);
        if (act->now[0] != '\0')
            act_end(act, false, tr("There is no account %s any more. It is called %s now."),
                    act->about, act->now);
        else
            act_end(act, false, tr("There is no account %s."), act->about);
        return false;
    }
    act->account = *account;
    utf8_copy(account->name, act->about, sizeof(act->about));
    return true;
}

void act_speak(const struct act *act)
{
    const struct session *s = lobby_by_person(act->errand.lobby, act->actor.account);
    tongue_use(s ? session_tongue(s) : TONGUE_ENGLISH);
}

void act_listed(void *arg, enum store_status status)
{
    if (!act_failed(arg, status))
        act_end_list(arg);
}

void act_audit(struct act *act, const char *about, const char *format, ...)
{
    char detail[STORE_TEXT_MAX];
    va_list args;
    va_start(args, format);
    utf8_vprintf(detail, sizeof(detail), format, args);
    va_end(args);
    act->told = false;
    audit_fill(act->errand.lobby, act->actor.name, &act->audit,
               act->row->audit ? act->row->audit : act->row->name, about, detail);
}

struct store *act_store(const struct act *act)
{
    return act->errand.lobby->deps.store;
}

int64_t act_now(const struct act *act)
{
    return clock_wall(act->errand.lobby->deps.clock);
}

void act_say(struct act *act, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    utf8_vprintf(act->said, sizeof(act->said), format, args);
    va_end(args);
}

void act_writes_with(struct act *act, const struct store_row *records, int nrecords, act_then *then)
{
    const struct store_attached attached = {
        .audit = act->audit.id != 0 ? &act->audit : NULL, .records = records, .nrecords = nrecords};
    BUF_LOCAL said = {0};
    act->then = then;
    act_put(act, act->list.len > 0 ? buf_text(&act->list) : act->said, &said);
    session_keep(&act->errand.said, buf_text(&said));
    errand_writes(act, &attached);
}

void act_writes(struct act *act, act_then *then)
{
    act_writes_with(act, NULL, 0, then);
}

void act_writes_audit(struct act *act, act_then *then)
{
    act_writes(act, then);
    store_audit_add(act_store(act), &act->audit, act_stored, act);
}

void act_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status != STORE_OK) {
        if (act->audit.id != 0)
            log_warn("audit", "that was not done: act=%s about=%s status=%d", act->audit.act,
                     act->audit.about, (int)status);
        act_end(act, false,
                "The store couldn't save that, so nothing has changed. Try again later.");
        return;
    }
    if (act->then)
        act->then(act);
    if (act->list.len > 0)
        act_end_list(act);
    else
        act_end(act, true, "%s", act->said);
}
