/*
 * Patterns: parsed into a tree, put into states, and run over the text with all states at once.
 * Each state is visited at most once for each character, whatever the pattern. A state keeps the
 * first place from which it was reached, so one run marks everything that is found.
 */
#include "sieve_pattern.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "utf8.h"
#include "xalloc.h"

enum { NODES_MAX = 2 * SIEVE_PATTERN_MAX, DEPTH_MAX = 20, CLASSES_MAX = 32, RANGES_MAX = 16 };

enum op {
    OP_CHAR,
    OP_ANY,
    OP_CLASS,
    OP_BORDER, /* \b */
    OP_BEGIN,
    OP_END,
    /* of trees */
    OP_EMPTY,
    OP_CAT,
    OP_OR,
    OP_STAR,
    OP_PLUS,
    OP_MAYBE,
    /* of states */
    OP_SPLIT,
    OP_JUMP,
    OP_MATCH
};

struct class
{
    bool not, digit, word, blank;
    int n;
    uint32_t from[RANGES_MAX], to[RANGES_MAX];
};

struct state {
    enum op op;
    uint32_t c; /* of a character; the number of a class */
    int x, y;
};

struct sieve_pattern {
    struct state state[SIEVE_STATES_MAX];
    int n;
    struct class class[CLASSES_MAX];
    int classes;
};

struct node {
    enum op op;
    uint32_t c;
    int a, b;
};

struct parse {
    const char *at, *end;
    struct sieve_pattern *out;
    struct node node[NODES_MAX];
    int n, depth;
    const char *why; /* NULL: nothing is wrong so far */
};

/* ---- Parsing ---- */

static int fail(struct parse *p, const char *why)
{
    if (!p->why)
        p->why = why;
    return 0;
}

static int node_new(struct parse *p, enum op op, uint32_t c, int a, int b)
{
    if (p->n == NODES_MAX)
        return fail(p, "That pattern is too long.");
    p->node[p->n] = (struct node){op, c, a, b};
    return p->n++;
}

/* The next character; 0 at the end. */
static uint32_t next(struct parse *p)
{
    utf8proc_int32_t c;
    if (p->at == p->end)
        return 0;
    utf8proc_ssize_t took = utf8proc_iterate((const utf8proc_uint8_t *)p->at, p->end - p->at, &c);
    if (took <= 0) {
        fail(p, "That pattern is not UTF-8.");
        p->at = p->end;
        return 0;
    }
    p->at += took;
    return (uint32_t)c;
}

static bool take(struct parse *p, char c)
{
    if (p->at == p->end || *p->at != c)
        return false;
    p->at++;
    return true;
}

/* A character as the text has it: it may fold to none or to several. */
static int literal(struct parse *p, uint32_t c)
{
    uint32_t folded[SIEVE_FOLD_MAX];
    int n = sieve_fold_one((int32_t)c, folded);
    int tree = node_new(p, n > 0 ? OP_CHAR : OP_EMPTY, n > 0 ? folded[0] : 0, 0, 0);
    for (int i = 1; i < n; i++) {
        int one = node_new(p, OP_CHAR, folded[i], 0, 0);
        tree = node_new(p, OP_CAT, 0, tree, one);
    }
    return tree;
}

static struct class *class_new(struct parse *p)
{
    static struct class none;
    if (p->out->classes == CLASSES_MAX) {
        fail(p, "That pattern has too many sets of characters.");
        return &none;
    }
    return &p->out->class[p->out->classes++];
}

/* Adds what `\d`, `\w` or `\s` means to a class. False: it is none of these. */
static bool class_escape(struct class *class, uint32_t c)
{
    class->digit = class->digit || c == 'd';
    class->word = class->word || c == 'w';
    class->blank = class->blank || c == 's';
    return c == 'd' || c == 'w' || c == 's';
}

/* One character of a set, folded. */
static uint32_t set_char(struct parse *p, uint32_t c)
{
    uint32_t folded[SIEVE_FOLD_MAX];
    if (sieve_fold_one((int32_t)c, folded) != 1)
        fail(p, "A set such as [a-z] can only have simple characters.");
    return p->why ? 0 : folded[0];
}

static int set(struct parse *p)
{
    struct class *class = class_new(p);
    uint32_t number = (uint32_t)(p->out->classes - 1);
    class->not = take(p, '^');
    for (bool first = true; first || !take(p, ']'); first = false) {
        uint32_t c = next(p);
        if (c == 0)
            return fail(p, "A [ in that pattern has no ].");
        if (c == '\\') {
            c = next(p);
            if (class_escape(class, c))
                continue;
        }
        if (class->n == RANGES_MAX)
            return fail(p, "A set in that pattern has too many parts.");
        uint32_t from = set_char(p, c), to = from;
        if (p->end - p->at >= 2 && p->at[0] == '-' && p->at[1] != ']') {
            p->at++;
            to = set_char(p, next(p));
        }
        if (to < from)
            return fail(p, "A range in that pattern is the wrong way round. Type [a-z].");
        class->from[class->n] = from;
        class->to[class->n++] = to;
    }
    return node_new(p, OP_CLASS, number, 0, 0);
}

static int escape(struct parse *p)
{
    uint32_t c = next(p);
    if (c == 0)
        return fail(p, "A \\ at the end of that pattern stands for nothing.");
    if (c == 'b')
        return node_new(p, OP_BORDER, 0, 0, 0);
    if (c != 'd' && c != 'w' && c != 's')
        return literal(p, c);
    struct class *class = class_new(p);
    class_escape(class, c);
    return node_new(p, OP_CLASS, (uint32_t)(p->out->classes - 1), 0, 0);
}

static int either(struct parse *p);

static int group(struct parse *p)
{
    if (++p->depth > DEPTH_MAX)
        return fail(p, "That pattern has too many ( inside each other.");
    int tree = either(p);
    p->depth--;
    if (!take(p, ')'))
        return fail(p, "A ( in that pattern has no ).");
    return tree;
}

static int atom(struct parse *p)
{
    uint32_t c = next(p);
    switch (c) {
    case '(': return group(p);
    case '[': return set(p);
    case '\\': return escape(p);
    case '.': return node_new(p, OP_ANY, 0, 0, 0);
    case '^': return node_new(p, OP_BEGIN, 0, 0, 0);
    case '$': return node_new(p, OP_END, 0, 0, 0);
    case '*':
    case '+':
    case '?':
        return fail(p, "A sign that repeats something has nothing before it in that pattern.");
    case '{': return fail(p, "There is no { } in patterns. Type \\{ for the character.");
    default: return literal(p, c);
    }
}

static int repeated(struct parse *p)
{
    int tree = atom(p);
    while (!p->why && p->at < p->end)
        if (take(p, '*'))
            tree = node_new(p, OP_STAR, 0, tree, 0);
        else if (take(p, '+'))
            tree = node_new(p, OP_PLUS, 0, tree, 0);
        else if (take(p, '?'))
            tree = node_new(p, OP_MAYBE, 0, tree, 0);
        else
            break;
    return tree;
}

static int sequence(struct parse *p)
{
    int tree = node_new(p, OP_EMPTY, 0, 0, 0);
    while (!p->why && p->at < p->end && *p->at != '|' && *p->at != ')') {
        int one = repeated(p);
        tree = node_new(p, OP_CAT, 0, tree, one);
    }
    return tree;
}

static int either(struct parse *p)
{
    int tree = sequence(p);
    while (!p->why && take(p, '|')) {
        int other = sequence(p);
        tree = node_new(p, OP_OR, 0, tree, other);
    }
    return tree;
}

/* ---- States ---- */

static int state_new(struct parse *p, enum op op, uint32_t c)
{
    struct sieve_pattern *out = p->out;
    if (out->n == SIEVE_STATES_MAX) {
        fail(p, "That pattern is too long.");
        return SIEVE_STATES_MAX - 1;
    }
    out->state[out->n] = (struct state){.op = op, .c = c, .x = out->n + 1};
    return out->n++;
}

/* Puts a tree into states, which go on with the state behind them. The depth is bounded by the
 * nodes. */
static void states_put(struct parse *p, int tree)
{
    const struct node *node = &p->node[tree];
    struct state *state = p->out->state;
    int split, jump;
    if (p->why)
        return;
    switch (node->op) {
    case OP_EMPTY: break;
    case OP_CAT:
        states_put(p, node->a);
        states_put(p, node->b);
        break;
    case OP_OR:
        split = state_new(p, OP_SPLIT, 0);
        states_put(p, node->a);
        jump = state_new(p, OP_JUMP, 0);
        state[split].y = p->out->n;
        states_put(p, node->b);
        state[jump].x = p->out->n;
        break;
    case OP_STAR:
        split = state_new(p, OP_SPLIT, 0);
        states_put(p, node->a);
        jump = state_new(p, OP_JUMP, 0);
        state[jump].x = split;
        state[split].y = p->out->n;
        break;
    case OP_PLUS:
        jump = p->out->n;
        states_put(p, node->a);
        split = state_new(p, OP_SPLIT, 0);
        state[split].y = jump;
        break;
    case OP_MAYBE:
        split = state_new(p, OP_SPLIT, 0);
        states_put(p, node->a);
        state[split].y = p->out->n;
        break;
    default: state_new(p, node->op, node->c); break;
    }
}

static bool matches_empty(const struct sieve_pattern *pattern)
{
    struct sieve_text none = {.n = 0};
    int64_t steps = 0;
    return sieve_pattern_find(pattern, &none, NULL, &steps);
}

struct sieve_pattern *sieve_pattern_new(const char *pattern, size_t len, char *why, size_t cap)
{
    struct parse *p = xcalloc(1, sizeof(*p));
    struct sieve_pattern *out = xcalloc(1, sizeof(*out));
    p->at = pattern;
    p->end = pattern + len;
    p->out = out;
    if (len == 0 || len > SIEVE_PATTERN_MAX)
        p->why = "A pattern has 1 to 200 characters.";
    int tree = p->why ? 0 : either(p);
    if (p->at < p->end && !p->why)
        p->why = "A ) in that pattern has no (.";
    if (!p->why)
        states_put(p, tree);
    if (!p->why)
        state_new(p, OP_MATCH, 0);
    if (!p->why && matches_empty(out))
        p->why = "That pattern fits every line, as it fits nothing at all, too.";
    if (p->why) {
        utf8_printf(why, cap, "%s", p->why);
        sieve_pattern_free(&out);
    }
    free(p);
    return out;
}

void sieve_pattern_free(struct sieve_pattern **pattern)
{
    free(*pattern);
    *pattern = NULL;
}

/* ---- Running ---- */

struct thread {
    int state;
    size_t start; /* where it began */
};

struct run {
    const struct sieve_pattern *pattern;
    const struct sieve_text *text;
    struct thread now[SIEVE_STATES_MAX], then[SIEVE_STATES_MAX];
    int nnow, nthen;
    size_t seen[SIEVE_STATES_MAX]; /* 1 + the last place at which the state was reached */
    int stack[2 * SIEVE_STATES_MAX + 1];
    size_t *covers; /* by place: 1 + the first place from which something ends here; 0: nothing */
    bool found;
    int64_t steps;
};

static bool is_border(const struct sieve_text *text, size_t at)
{
    bool before = at > 0 && sieve_is_word(text->at[at - 1].c);
    bool behind = at < text->n && sieve_is_word(text->at[at].c);
    return before != behind;
}

/* Reaches a state at `at`, with all that needs no character. Whoever comes first has the earliest
 * start, since the threads are in that order. */
static void reach(struct run *r, int state, size_t start, size_t at)
{
    int n = 0;
    r->stack[n++] = state;
    while (n > 0) {
        int i = r->stack[--n];
        const struct state *s = &r->pattern->state[i];
        r->steps++;
        if (r->seen[i] == at + 1)
            continue;
        r->seen[i] = at + 1;
        switch (s->op) {
        case OP_SPLIT:
            r->stack[n++] = s->y;
            r->stack[n++] = s->x;
            break;
        case OP_JUMP: r->stack[n++] = s->x; break;
        case OP_BORDER:
            if (is_border(r->text, at))
                r->stack[n++] = s->x;
            break;
        case OP_BEGIN:
            if (at == 0)
                r->stack[n++] = s->x;
            break;
        case OP_END:
            if (at == r->text->n)
                r->stack[n++] = s->x;
            break;
        case OP_MATCH:
            if (at > start || r->text->n == 0) {
                r->found = true;
                r->covers[at] = start + 1;
            }
            break;
        default: r->then[r->nthen++] = (struct thread){i, start}; break;
        }
    }
}

static bool class_has(const struct class *class, uint32_t c)
{
    bool has = (class->digit && c >= '0' && c <= '9') || (class->word && sieve_is_word(c)) ||
               (class->blank && (c == ' ' || c == '\t'));
    for (int i = 0; !has && i < class->n; i++)
        has = c >= class->from[i] && c <= class->to[i];
    return has != class->not ;
}

static bool takes(const struct sieve_pattern *pattern, const struct state *s, uint32_t c)
{
    return s->op == OP_ANY || (s->op == OP_CHAR && s->c == c) ||
           (s->op == OP_CLASS && class_has(&pattern->class[s->c], c));
}

/* Marks what was found: from the last end back, each character once. */
static void mark_covered(const struct run *r, uint8_t *mark)
{
    size_t from = r->text->n;
    for (size_t at = r->text->n + 1; mark && at-- > 0;) {
        if (at < from)
            from = at;
        if (r->covers[at] != 0 && r->covers[at] - 1 < from) {
            sieve_mark(r->text, r->covers[at] - 1, from, mark);
            from = r->covers[at] - 1;
        }
    }
}

bool sieve_pattern_find(const struct sieve_pattern *pattern, const struct sieve_text *text,
                        uint8_t *mark, int64_t *steps)
{
    struct run *r = xcalloc(1, sizeof(*r));
    r->pattern = pattern;
    r->text = text;
    r->covers = xcalloc(text->n + 1, sizeof(*r->covers));
    for (size_t at = 0; at <= text->n; at++) {
        reach(r, 0, at, at);
        memcpy(r->now, r->then, (size_t)r->nthen * sizeof(*r->now));
        r->nnow = r->nthen;
        r->nthen = 0;
        for (int i = 0; at < text->n && i < r->nnow; i++) {
            r->steps++;
            if (takes(pattern, &pattern->state[r->now[i].state], text->at[at].c))
                reach(r, r->now[i].state + 1, r->now[i].start, at + 1);
        }
    }
    bool found = r->found;
    mark_covered(r, mark);
    *steps += r->steps;
    free(r->covers);
    free(r);
    return found;
}
