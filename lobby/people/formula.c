/*
 * Formulas: parser, printer and evaluation. A formula is a tree in one array; a node's children
 * stand before it.
 */
#include "formula.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "game.h"
#include "settings.h"
#include "tongue.h"
#include "utf8.h"
#include "xalloc.h"

enum op { OP_OR, OP_AND, OP_NOT, OP_FLAG, OP_COMPARE, OP_PART };
enum sign { SIGN_EQ, SIGN_NE, SIGN_LT, SIGN_LE, SIGN_GT, SIGN_GE };
enum kind { KIND_NUMBER, KIND_FLAG, KIND_WORD, KIND_GAME };
enum {
    NUMBER = -1, /* in place of a variable */
    NUMBER_MAX = 999999999,
    PLACE_MAX = 30 /* characters that are quoted to name the place of a mistake */
};

static const char *const sign_text[] = {"=", "!=", "<", "<=", ">", ">="};
const char *const formula_paces[] = {"fast", "normal", "slow", NULL};
static const char *const conduct_words[] = {"poor", "fair", "good", NULL};

static const struct {
    const char *name;
    enum kind kind;
    const char *const *words;
} vars_table[FORMULA_VARS] = {
    [FORMULA_GAME] = {"game", KIND_GAME, NULL},
    [FORMULA_SEATS] = {"seats", KIND_NUMBER, NULL},
    [FORMULA_RANKED] = {"ranked", KIND_FLAG, NULL},
    [FORMULA_BET] = {"bet", KIND_NUMBER, NULL},
    [FORMULA_PACE] = {"pace", KIND_WORD, formula_paces},
    [FORMULA_RATING] = {"rating", KIND_NUMBER, NULL},
    [FORMULA_RATINGDIFF] = {"ratingdiff", KIND_NUMBER, NULL},
    [FORMULA_PROVISIONAL] = {"provisional", KIND_FLAG, NULL},
    [FORMULA_GAMES] = {"games", KIND_NUMBER, NULL},
    [FORMULA_CONDUCT] = {"conduct", KIND_WORD, conduct_words},
    [FORMULA_FRIEND] = {"friend", KIND_FLAG, NULL},
    [FORMULA_IGNORED] = {"ignored", KIND_FLAG, NULL},
    [FORMULA_AGE] = {"account-age", KIND_NUMBER, NULL},
    [FORMULA_MET] = {"met-today", KIND_NUMBER, NULL},
};

/* One side of a comparison. */
struct side {
    int8_t var; /* NUMBER: the side is `value` */
    int32_t value;
};

struct node {
    uint8_t op, sign;
    uint8_t part;
    int8_t var;   /* of a flag */
    int16_t a, b; /* children */
    struct side x,
        y; /* the sides of a comparison; for a word or a game, `value` is its place in its list */
};

struct formula {
    int n;
    uint16_t parts;     /* a bit for each part that it names */
    struct node node[]; /* the last one is the top of the tree */
};

/* The i-th of the words that `var`, which is a word or a game, can be; NULL: there are no more. */
static const char *formula_value_at(int var, int i)
{
    if (vars_table[var].words)
        return vars_table[var].words[i];
    return game_registry[i] ? game_registry[i]->id : NULL;
}

/* ---- Parsing ---- */

int formula_fail(struct formula_typed *typed, const char *format, ...)
{
    const char *text = typed->text, *at = typed->from;
    char what[240], before[PLACE_MAX * 2];
    va_list args;
    if (typed->failed)
        return 0;
    typed->failed = true;
    va_start(args, format);
    utf8_vprintf(what, sizeof(what), format, args);
    va_end(args);
    while (at > text && at[-1] == ' ')
        at--;
    const char *from = at - text > PLACE_MAX ? at - PLACE_MAX : text;
    while (from > text && from < at && from[-1] != ' ')
        from++;
    if (from == at && at > text)
        from = at - text > PLACE_MAX ? at - PLACE_MAX : text;
    utf8_clean(from, (size_t)(at - from), PLACE_MAX, before, sizeof(before));
    if (at == text)
        utf8_printf(typed->why, typed->cap, tr("At the start: %s"), what);
    else
        utf8_printf(typed->why, typed->cap, tr("After `%1$s` (character %2$d): %3$s"), before,
                    (int)(at - text), what);
    return 0;
}

enum token {
    TOKEN_END,
    TOKEN_WORD,
    TOKEN_NUMBER,
    TOKEN_SIGN,
    TOKEN_AND,
    TOKEN_OR,
    TOKEN_NOT,
    TOKEN_OPEN,
    TOKEN_CLOSE,
    TOKEN_BAD
};

struct parse {
    struct formula_typed typed; /* `from`: where `token` begins */
    const char *at;             /* where the next token begins */
    enum token token;
    size_t len;
    enum sign sign;
    int32_t number;
    bool too_big;
    int depth;
    struct formula *out;
};

static void formula_number_next(struct parse *p)
{
    char *end;
    const long long n = strtoll(p->at, &end, 10);
    p->at = end;
    p->too_big = n > NUMBER_MAX || n < -NUMBER_MAX;
    p->number = p->too_big ? 0 : (int32_t)n;
    p->token = TOKEN_NUMBER;
}

static bool formula_word_is(const struct parse *p, const char *word)
{
    return p->len == strlen(word) && strncasecmp(p->typed.from, word, p->len) == 0;
}

static void formula_word_next(struct parse *p)
{
    while (isalnum((unsigned char)*p->at) || *p->at == '-' || *p->at == '_')
        p->at++;
    p->len = (size_t)(p->at - p->typed.from);
    p->token = formula_word_is(p, "and")   ? TOKEN_AND
               : formula_word_is(p, "or")  ? TOKEN_OR
               : formula_word_is(p, "not") ? TOKEN_NOT
                                           : TOKEN_WORD;
}

static void formula_sign_next(struct parse *p)
{
    static const struct {
        const char *text;
        enum token token;
        enum sign sign;
    } signs[] = {
        {"==", TOKEN_SIGN, SIGN_EQ}, {"!=", TOKEN_SIGN, SIGN_NE}, {"<>", TOKEN_SIGN, SIGN_NE},
        {"<=", TOKEN_SIGN, SIGN_LE}, {">=", TOKEN_SIGN, SIGN_GE}, {"&&", TOKEN_AND, SIGN_EQ},
        {"||", TOKEN_OR, SIGN_EQ},   {"=", TOKEN_SIGN, SIGN_EQ},  {"<", TOKEN_SIGN, SIGN_LT},
        {">", TOKEN_SIGN, SIGN_GT},  {"&", TOKEN_AND, SIGN_EQ},   {"|", TOKEN_OR, SIGN_EQ},
        {"!", TOKEN_NOT, SIGN_EQ},   {"(", TOKEN_OPEN, SIGN_EQ},  {")", TOKEN_CLOSE, SIGN_EQ}};
    for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++) {
        size_t len = strlen(signs[i].text);
        if (strncmp(p->at, signs[i].text, len) == 0) {
            p->token = signs[i].token;
            p->sign = signs[i].sign;
            p->at += len;
            return;
        }
    }
    p->token = TOKEN_BAD;
}

static void formula_next(struct parse *p)
{
    p->at += strspn(p->at, " ");
    p->typed.from = p->at;
    if (*p->at == '\0')
        p->token = TOKEN_END;
    else if (isdigit((unsigned char)*p->at) || (*p->at == '-' && isdigit((unsigned char)p->at[1])))
        formula_number_next(p);
    else if (isalpha((unsigned char)*p->at))
        formula_word_next(p);
    else
        formula_sign_next(p);
    p->len = (size_t)(p->at - p->typed.from);
}

/* Each node takes at least one character, so there are always enough nodes. */
static int formula_node_new(struct parse *p, const struct node *node)
{
    if (p->typed.failed)
        return 0;
    p->out->node[p->out->n] = *node;
    return p->out->n++;
}

static int formula_var_find(const struct parse *p)
{
    for (int i = 0; i < FORMULA_VARS; i++)
        if (formula_word_is(p, vars_table[i].name))
            return i;
    return -1;
}

static int formula_chain(struct parse *p, enum op op);

/* Reads the word after `game =`, `pace =` or `conduct =`. */
static int32_t formula_value_word(struct parse *p, int var)
{
    char list[160] = "", word[24];
    const char *value;
    const bool named = p->token == TOKEN_WORD && p->len < sizeof(word);
    size_t n = 0;
    for (int i = 0; (value = formula_value_at(var, i)); i++) {
        if (named && formula_word_is(p, value))
            return i;
        n += utf8_printf(list + n, sizeof(list) - n, "%s%s", i > 0 ? ", " : "", value);
    }
    utf8_copy_part(p->typed.from, p->len, word, sizeof(word));
    const struct game_rules *rules =
        named && vars_table[var].kind == KIND_GAME ? game_find(word) : NULL;
    if (rules)
        return game_place(rules->id);
    return formula_fail(&p->typed, tr("one of these words comes here: %s."), list);
}

/* Reads one side of a comparison of numbers, such as `rating > 900`. */
static void formula_number_side(struct parse *p, struct side *side)
{
    int var;
    if (p->token == TOKEN_NUMBER && p->too_big)
        formula_fail(&p->typed, tr("a number has at most nine digits."));
    else if (p->token == TOKEN_NUMBER)
        *side = (struct side){NUMBER, p->number};
    else if (p->token == TOKEN_WORD && (var = formula_var_find(p)) >= 0 &&
             vars_table[var].kind == KIND_NUMBER)
        *side = (struct side){(int8_t)var, 0};
    else
        formula_fail(&p->typed, tr("a number comes here, as in `rating > 900`."));
}

/* Reads the rest of a comparison, of which `x` is the left side. `var`: what `x` stands for; -1:
 * `x` is a number. */
static int formula_comparison(struct parse *p, struct side x, int var)
{
    if (p->token != TOKEN_SIGN)
        return formula_fail(
            &p->typed, tr("a comparison comes here: one of = != < <= > >=, as in `rating > 900`."));
    struct node node = {.op = OP_COMPARE, .sign = (uint8_t)p->sign, .x = x, .y = {NUMBER, 0}};
    bool words = var >= 0 && vars_table[var].kind != KIND_NUMBER;
    if (words && vars_table[var].kind == KIND_GAME && p->sign > SIGN_NE)
        return formula_fail(&p->typed,
                            tr("games have no order. Type `game =` or `game !=` and a game."));
    formula_next(p);
    if (words)
        node.y.value = formula_value_word(p, var);
    else
        formula_number_side(p, &node.y);
    formula_next(p);
    if (p->token == TOKEN_SIGN)
        return formula_fail(
            &p->typed, tr("only two are compared at a time. Type `rating > 900 and rating < 1200`, "
                          "for example."));
    return formula_node_new(p, &node);
}

static int formula_word(struct parse *p)
{
    const char *word = p->typed.from;
    if (p->len == 2 && (word[0] | 0x20) == 'f' && word[1] >= '1' && word[1] <= '9') {
        int part = word[1] - '0';
        formula_next(p);
        p->out->parts |= (uint16_t)(1 << part);
        return formula_node_new(p, &(struct node){.op = OP_PART, .part = (uint8_t)part});
    }
    int var = formula_var_find(p);
    if (var < 0) {
        char list[200];
        size_t n = 0;
        for (int i = 0; i < FORMULA_VARS; i++)
            n += utf8_printf(list + n, sizeof(list) - n, "%s%s", i > 0 ? ", " : "",
                             vars_table[i].name);
        return formula_fail(
            &p->typed,
            tr("there is no word \"%.*s\" in a formula. The words are %s, and f1 to f9."),
            (int)(p->len < 20 ? p->len : 20), word, list);
    }
    formula_next(p);
    if (vars_table[var].kind != KIND_FLAG)
        return formula_comparison(p, (struct side){(int8_t)var, 0}, var);
    if (p->token == TOKEN_SIGN)
        return formula_fail(
            &p->typed,
            tr("%1$s is so or not, and is compared with nothing. Type `%1$s` or `not "
               "%1$s`."),
            vars_table[var].name);
    return formula_node_new(p, &(struct node){.op = OP_FLAG, .var = (int8_t)var});
}

static bool formula_deeper(struct parse *p)
{
    if (p->depth == FORMULA_DEPTH_MAX)
        formula_fail(&p->typed, tr("parentheses and `not` stand at most %d deep in each other."),
                     FORMULA_DEPTH_MAX);
    p->depth++;
    return !p->typed.failed;
}

static int formula_not(struct parse *p)
{
    int a = 0;
    if (p->token == TOKEN_NOT && formula_deeper(p)) {
        formula_next(p);
        a = formula_not(p);
        p->depth--;
        return formula_node_new(p, &(struct node){.op = OP_NOT, .a = (int16_t)a});
    }
    if (p->token == TOKEN_OPEN && formula_deeper(p)) {
        formula_next(p);
        a = formula_chain(p, OP_OR);
        p->depth--;
        if (p->token != TOKEN_CLOSE)
            return formula_fail(&p->typed, tr("`and`, `or` or a closing parenthesis comes here."));
        formula_next(p);
        return a;
    }
    if (p->typed.failed)
        return 0;
    if (p->token == TOKEN_WORD)
        return formula_word(p);
    if (p->token == TOKEN_NUMBER) {
        struct side x;
        formula_number_side(p, &x);
        formula_next(p);
        return p->typed.failed ? 0 : formula_comparison(p, x, -1);
    }
    return formula_fail(
        &p->typed, tr("a condition comes here, as in `ranked`, `not friend` or `rating > 900`."));
}

/* Reads conditions that `or` joins, or those that `and` joins, as `op` says. */
static int formula_chain(struct parse *p, enum op op)
{
    int a = op == OP_OR ? formula_chain(p, OP_AND) : formula_not(p);
    while (!p->typed.failed && p->token == (op == OP_OR ? TOKEN_OR : TOKEN_AND)) {
        formula_next(p);
        int b = op == OP_OR ? formula_chain(p, OP_AND) : formula_not(p);
        a = formula_node_new(p,
                             &(struct node){.op = (uint8_t)op, .a = (int16_t)a, .b = (int16_t)b});
    }
    return a;
}

struct formula *formula_parse(const char *text, char *why, size_t cap)
{
    size_t len = strlen(text);
    why[0] = '\0';
    if (len > FORMULA_TEXT_MAX) {
        utf8_printf(why, cap,
                    tr("A formula has at most %d characters, and this one has %d. Part of it can "
                       "go into `set f1`."),
                    FORMULA_TEXT_MAX, (int)len);
        return NULL;
    }
    struct parse p = {.typed = {.text = text, .why = why, .cap = cap}, .at = text};
    p.out = xcalloc(1, sizeof(*p.out) + (len + 1) * sizeof(p.out->node[0]));
    formula_next(&p);
    formula_chain(&p, OP_OR);
    if (!p.typed.failed && p.token != TOKEN_END)
        formula_fail(&p.typed, tr("`and` or `or` comes here, or the formula ends."));
    if (p.typed.failed)
        formula_free(&p.out);
    return p.out;
}

void formula_free(struct formula **formula)
{
    free(*formula);
    *formula = NULL;
}

/* ---- Printing ---- */

static void formula_print_side(const struct side *side, const struct side *left, struct buf *out)
{
    if (side->var != NUMBER)
        buf_puts(out, vars_table[side->var].name);
    else if (left && left->var != NUMBER && vars_table[left->var].kind != KIND_NUMBER)
        buf_puts(out, formula_value_at(left->var, side->value));
    else
        buf_printf(out, "%d", (int)side->value);
}

/* `within`: the node stands in parentheses. */
static void formula_print_it(const struct formula *f, int at, bool within, bool dense,
                             struct buf *out)
{
    const struct node *node = &f->node[at];
    const enum op a = f->node[node->a].op, b = f->node[node->b].op;
    buf_puts(out, within ? "(" : "");
    switch ((enum op)node->op) {
    case OP_OR:
    case OP_AND:
        /* `and` binds more tightly, and both group from left to right. */
        formula_print_it(f, node->a, node->op == OP_AND && a == OP_OR, dense, out);
        buf_puts(out, node->op == OP_OR ? dense ? "|" : " or " : dense ? "&" : " and ");
        formula_print_it(f, node->b, b == OP_OR || (node->op == OP_AND && b == OP_AND), dense, out);
        break;
    case OP_NOT:
        buf_puts(out, dense ? "!" : "not ");
        formula_print_it(f, node->a, a == OP_OR || a == OP_AND, dense, out);
        break;
    case OP_FLAG: buf_puts(out, vars_table[node->var].name); break;
    case OP_PART: buf_printf(out, "f%d", node->part); break;
    case OP_COMPARE:
        formula_print_side(&node->x, NULL, out);
        buf_printf(out, dense ? "%s" : " %s ", sign_text[node->sign]);
        formula_print_side(&node->y, &node->x, out);
        break;
    }
    buf_puts(out, within ? ")" : "");
}

void formula_print(const struct formula *formula, bool dense, struct buf *out)
{
    formula_print_it(formula, formula->n - 1, false, dense, out);
}

/* ---- Evaluation ---- */

/* What is known of the parts so far. */
struct run {
    const struct formulas *formulas;
    const struct formula_vars *vars;
    uint16_t known, holds;
};

static bool formula_holds_it(struct run *run, const struct formula *f, int at)
{
    const struct node *node = &f->node[at];
    switch ((enum op)node->op) {
    case OP_OR: return formula_holds_it(run, f, node->a) || formula_holds_it(run, f, node->b);
    case OP_AND: return formula_holds_it(run, f, node->a) && formula_holds_it(run, f, node->b);
    case OP_NOT: return !formula_holds_it(run, f, node->a);
    case OP_FLAG: return run->vars->at[node->var] != 0;
    case OP_PART: {
        const struct formula *part = run->formulas->part[node->part];
        const uint16_t bit = (uint16_t)(1 << node->part);
        if ((run->known & bit) == 0) {
            run->known |= bit;
            run->holds |= !part || formula_holds_it(run, part, part->n - 1) ? bit : 0;
        }
        return (run->holds & bit) != 0;
    }
    case OP_COMPARE: {
        int32_t x = node->x.var == NUMBER ? node->x.value : run->vars->at[node->x.var];
        int32_t y = node->y.var == NUMBER ? node->y.value : run->vars->at[node->y.var];
        switch ((enum sign)node->sign) {
        case SIGN_EQ: return x == y;
        case SIGN_NE: return x != y;
        case SIGN_LT: return x < y;
        case SIGN_LE: return x <= y;
        case SIGN_GT: return x > y;
        case SIGN_GE: return x >= y;
        }
    }
    }
    return false;
}

bool formulas_hold(const struct formulas *formulas, const struct formula_vars *vars)
{
    struct run run = {.formulas = formulas, .vars = vars};
    const struct formula *f = formulas->part[0];
    return !f || formula_holds_it(&run, f, f->n - 1);
}

/* ---- The parts of a person ---- */

int formulas_part(const char *name)
{
    if (strcasecmp(name, "formula") == 0)
        return 0;
    if ((name[0] | 0x20) == 'f' && name[1] >= '1' && name[1] <= '9' && name[2] == '\0')
        return name[1] - '0';
    return -1;
}

const char *formulas_name(int part)
{
    static const char *const names[] = {"formula", "f1", "f2", "f3", "f4",
                                        "f5",      "f6", "f7", "f8", "f9"};
    return names[part];
}

/* Bits of the parts that `part` leads to. `part` is among them only if it leads back to itself. */
static uint16_t formula_reached(const struct formulas *formulas, int part)
{
    uint16_t seen = 0, todo = formulas->part[part] ? formulas->part[part]->parts : 0;
    while (todo != 0) {
        int next_part = __builtin_ctz(todo);
        seen |= (uint16_t)(1 << next_part);
        todo |= formulas->part[next_part] ? formulas->part[next_part]->parts : 0;
        todo &= (uint16_t)~seen;
    }
    return seen;
}

uint32_t formulas_uses(const struct formulas *formulas)
{
    uint16_t parts = formulas->part[0] ? (uint16_t)(formula_reached(formulas, 0) | 1) : 0;
    uint32_t uses = 0;
    for (int i = 0; i <= FORMULA_PARTS; i++) {
        const struct formula *f = (parts >> i & 1) != 0 ? formulas->part[i] : NULL;
        for (int n = 0; f && n < f->n; n++) {
            const struct node *node = &f->node[n];
            if (node->op == OP_FLAG)
                uses |= 1u << node->var;
            if (node->op == OP_COMPARE && node->x.var != NUMBER)
                uses |= 1u << node->x.var;
            if (node->op == OP_COMPARE && node->y.var != NUMBER)
                uses |= 1u << node->y.var;
        }
    }
    return uses;
}

static const char *formula_refusal(const struct formulas *formulas, int part, char *why, size_t cap)
{
    for (int i = 0; i <= FORMULA_PARTS; i++)
        for (int j = 1; j <= FORMULA_PARTS && formulas->part[i]; j++)
            if ((formulas->part[i]->parts >> j & 1) != 0 && !formulas->part[j]) {
                if (i == part)
                    utf8_printf(why, cap,
                                tr("f%1$d is not set, so nothing can use it. Type `set f%1$d` and "
                                   "a formula first."),
                                j);
                else
                    utf8_printf(why, cap,
                                tr("f%1$d is used in %2$s, so it cannot be taken away. Type `set "
                                   "%2$s off` first."),
                                j, formulas_name(i));
                return why;
            }
    if ((formula_reached(formulas, part) >> part & 1) != 0) {
        utf8_printf(why, cap, tr("f%d would lead back to itself, so it would never end."), part);
        return why;
    }
    BUF_LOCAL text = {0};
    formulas_write(formulas, '\n', &text);
    if (text.len <= FORMULAS_TEXT_MAX)
        return NULL;
    utf8_printf(why, cap,
                tr("Your formula and its parts are too long together: %d characters are kept. "
                   "Make one shorter, or take one away, as with `set f1 off`."),
                FORMULAS_TEXT_MAX);
    return why;
}

const char *formulas_set(struct formulas *formulas, int part, const char *text, char *why,
                         size_t cap)
{
    struct formula *was = formulas->part[part], *now = text ? formula_parse(text, why, cap) : NULL;
    if (text && !now)
        return why;
    formulas->part[part] = now;
    const char *no = formula_refusal(formulas, part, why, cap);
    if (no)
        formulas->part[part] = was;
    formula_free(no ? &now : &was);
    return no;
}

void formulas_write(const struct formulas *formulas, char end, struct buf *out)
{
    for (int i = 0; i <= FORMULA_PARTS; i++)
        if (formulas->part[i]) {
            buf_printf(out, "%s=", formulas_name(i));
            formula_print(formulas->part[i], true, out);
            buf_putc(out, end);
        }
}

/* Sets those parts in the text that can be set now. Returns how many were set. */
static int formula_read_some(struct formulas *formulas, const char *text)
{
    char word[FORMULAS_TEXT_MAX + 1], why[320];
    int n = 0;
    for (const char *value; (value = settings_pair_next(&text, "\n ", word, sizeof(word)));) {
        int part = formulas_part(word);
        if (part >= 0 && !formulas->part[part])
            n += !formulas_set(formulas, part, value, why, sizeof(why));
    }
    return n;
}

void formulas_read(struct formulas *formulas, const char *text)
{
    while (formula_read_some(formulas, text) > 0) /* repeated, because a part may use another that
                                                     comes after it */
        ;
}

void formulas_clear(struct formulas *formulas)
{
    for (int i = 0; i <= FORMULA_PARTS; i++)
        formula_free(&formulas->part[i]);
}
