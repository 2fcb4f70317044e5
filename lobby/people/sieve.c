/*
 * See sieve.h. The parts are, in this order: folding, words, links, patterns.
 */
#define PCRE2_CODE_UNIT_WIDTH 8
#include "sieve.h"

#include <ctype.h>
#include <pcre2.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <utf8proc.h>

#include "account.h"
#include "buf.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    FOLD_MAX = 4,     /* how many characters one may fold to */
    STEP_DEPTH = 8192 /* how many backtracking points of a pattern may wait: some MB of memory */
};

struct sieve_text {
    struct sieve_char {
        uint32_t c;
        size_t start, end; /* where the bytes that it was made from begin and end */
        size_t byte;       /* where it begins in `utf8` */
        bool odd;          /* a digit, a capital within a word, or beyond ASCII */
    } * at;
    size_t n, size;
    const char *own;     /* a host that does not count as a link; may be NULL */
    struct buf utf8;     /* the same characters, for patterns */
    int sieves;          /* how many sieves have not searched it yet */
    int64_t steps;       /* of all searches so far */
    int64_t left, until; /* left: how many steps patterns still have; until: at how many steps the
                            present search is given up */
    bool over;           /* the last search was given up */
};

/* ---- Folding ---- */

static bool sieve_is_word(uint32_t c)
{
    utf8proc_category_t category = utf8proc_category((utf8proc_int32_t)c);
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO) ||
           (category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO);
}

/* The Latin letter that a lower-case letter beyond ASCII looks like; else the character itself. */
static uint32_t sieve_latin(uint32_t c)
{
    static const struct {
        uint32_t from;
        char to;
    } alike[] = {{0x430, 'a'}, {0x432, 'b'}, {0x435, 'e'}, {0x43A, 'k'}, {0x43C, 'm'}, {0x43D, 'h'},
                 {0x43E, 'o'}, {0x440, 'p'}, {0x441, 'c'}, {0x442, 't'}, {0x443, 'y'}, {0x445, 'x'},
                 {0x455, 's'}, {0x456, 'i'}, {0x458, 'j'}, {0x501, 'd'}, {0x51B, 'q'}, {0x51D, 'w'},
                 {0x3B1, 'a'}, {0x3B5, 'e'}, {0x3B7, 'n'}, {0x3B9, 'i'}, {0x3BA, 'k'}, {0x3BD, 'v'},
                 {0x3BF, 'o'}, {0x3C1, 'p'}, {0x3C4, 't'}, {0x3C5, 'u'}, {0x3C7, 'x'}, {0x131, 'i'},
                 {0x142, 'l'}, {0xF8, 'o'},  {0x111, 'd'}};
    for (size_t i = 0; c >= 0x80 && i < sizeof(alike) / sizeof(alike[0]); i++)
        if (alike[i].from == c)
            return (uint32_t)alike[i].to;
    return c;
}

/* Folds one character. Returns how many it becomes. A character that would become more than
 * FOLD_MAX stays as it is: only Arabic phrases and squared words do, and a line of them would
 * become six times as long. */
static int sieve_fold_one(uint32_t c, uint32_t out[FOLD_MAX])
{
    utf8proc_int32_t folded[FOLD_MAX];
    int last = 0;
    const utf8proc_option_t how = UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                                  UTF8PROC_IGNORE | UTF8PROC_STRIPMARK;
    utf8proc_ssize_t n = utf8proc_decompose_char((utf8proc_int32_t)c, folded, FOLD_MAX, how, &last);
    if (n < 0 || n > FOLD_MAX) {
        out[0] = c;
        return 1;
    }
    for (utf8proc_ssize_t i = 0; i < n; i++)
        out[i] = sieve_latin((uint32_t)folded[i]);
    return (int)n;
}

static void sieve_text_add(struct sieve_text *t, uint32_t c, size_t start, size_t end, bool odd)
{
    char bytes[4];
    if (t->n == SIEVE_TEXT_MAX)
        return;
    if (t->n == t->size) {
        t->size = t->size == 0 ? 128 : 2 * t->size;
        t->at = xreallocarray(t->at, t->size, sizeof(*t->at));
    }
    t->at[t->n++] = (struct sieve_char){c, start, end, t->utf8.len, odd};
    buf_add(&t->utf8, bytes, (size_t)utf8_encode(c, bytes));
}

struct sieve_text *sieve_fold(const char *text, const char *own, int sieves)
{
    struct sieve_text *t = xcalloc(1, sizeof(*t));
    const size_t len = strlen(text);
    bool inside = false; /* the character before was part of a word */
    t->own = own;
    t->sieves = sieves;
    t->left = SIEVE_STEPS_MAX;
    for (size_t at = 0; at < len;) {
        uint32_t c, folded[FOLD_MAX];
        int took = utf8_decode(text + at, len - at, &c);
        if (took <= 0) { /* bytes that are not clean cannot be part of a word */
            took = 1;
            c = ' ';
        }
        int n = sieve_fold_one(c, folded);
        bool odd = c >= 0x80 || (c >= '0' && c <= '9') || (inside && c >= 'A' && c <= 'Z');
        for (int i = 0; i < n; i++)
            sieve_text_add(t, folded[i], at, at + (size_t)took, odd);
        inside = sieve_is_word(c);
        at += (size_t)took;
    }
    return t;
}

int64_t sieve_steps(const struct sieve_text *text)
{
    return text->steps;
}

bool sieve_over(const struct sieve_text *text)
{
    return text->over;
}

void sieve_text_free(struct sieve_text **text)
{
    if (*text) {
        free((*text)->at);
        buf_free(&(*text)->utf8);
    }
    free(*text);
    *text = NULL;
}

/* Marks the bytes of these characters; `mark` may be NULL. */
static void sieve_mark(const struct sieve_text *text, size_t from, size_t to, uint8_t *mark)
{
    for (size_t i = from; mark && i < to; i++)
        memset(mark + text->at[i].start, 1, text->at[i].end - text->at[i].start);
}

/* ---- Words ---- */

enum {
    TOKEN_MAX = ACCOUNT_ALIKE_MAX, /* how many letters of a word are compared */
    RUN_MAX = SIEVE_WORD_MAX + 3   /* how many of one letter in a row are kept */
};

/* The letters of a word as they are compared. */
struct letters {
    uint32_t c[2 * TOKEN_MAX];
    int n;
};

struct sieve {
    enum { SIEVE_WORD, SIEVE_LINK, SIEVE_PATTERN } kind;
    bool before; /* other letters may come before the word */
    bool behind; /* other letters may follow it */
    /* The word: as it is folded, and in the two forms in which words that look alike are the same.
     * `odd` is for a text that has odd characters (sieve_char). */
    struct letters plain, alike, odd;
    pcre2_code *pattern;
};

static bool sieve_in_word(uint32_t c)
{
    return c == '@' || c == '$' || sieve_is_word(c);
}

/* The letter that a digit, a sign or an i is compared as; else the character itself. */
static uint32_t sieve_letter_of(uint32_t c)
{
    static const char letters[] = "olzeasgtbg";
    if (c >= '0' && c <= '9')
        return (uint32_t)letters[c - '0'];
    return c == 'i' ? 'l' : c == '@' ? 'a' : c == '$' ? 's' : c;
}

static void sieve_letters_alike(const struct letters *in, bool d, struct letters *out)
{
    out->n = account_alike(in->c, in->n, d, out->c);
}

/* Adds a letter, unless very many of the same come before it. */
static void sieve_letters_add(struct letters *to, uint32_t c)
{
    int run = 0;
    while (run < RUN_MAX && run < to->n && to->c[to->n - 1 - run] == c)
        run++;
    if (run < RUN_MAX && to->n < TOKEN_MAX)
        to->c[to->n++] = c;
}

static int sieve_run_at(const struct letters *in, int at)
{
    int n = 1;
    while (at + n < in->n && in->c[at + n] == in->c[at])
        n++;
    return n;
}

/* Whether the letters from `at` on are the word, or begin with it if `behind`. A letter that comes
 * three or more times in a row may come fewer times in the word. */
static bool sieve_begins(const struct letters *in, int at, const struct letters *word, bool behind,
                         int64_t *steps)
{
    int i = 0;
    while (i < word->n) {
        ++*steps;
        if (at >= in->n || in->c[at] != word->c[i])
            return false;
        int has = sieve_run_at(in, at), wants = sieve_run_at(word, i);
        bool last = behind && i + wants == word->n;
        if (has != wants && has < 3 && !(last && has > wants))
            return false;
        if (has < wants)
            return false;
        at += has;
        i += wants;
    }
    return behind || at == in->n;
}

static bool sieve_fits(const struct sieve *sieve, const struct letters *in,
                       const struct letters *word, int64_t *steps)
{
    for (int at = 0; at < (sieve->before ? in->n : 1); at++)
        if (sieve_begins(in, at, word, sieve->behind, steps))
            return true;
    return false;
}

/* Copies the letters of a part of the text. Returns whether one of them is odd, as in the words of
 * somebody who evades a filter. */
static bool sieve_letters_of(const struct sieve_text *t, size_t from, size_t to,
                             struct letters *out)
{
    bool odd = false, digits = false;
    for (size_t i = from; i < to; i++) {
        bool digit = t->at[i].c >= '0' && t->at[i].c <= '9';
        digits = digits || (sieve_in_word(t->at[i].c) &&
                            !digit); /* among letters, digits stand for letters */
    }
    out->n = 0;
    for (size_t i = from; i < to; i++) {
        if (!sieve_in_word(t->at[i].c))
            continue;
        odd = odd || t->at[i].odd;
        sieve_letters_add(out, digits ? sieve_letter_of(t->at[i].c) : t->at[i].c);
    }
    return odd;
}

static bool sieve_word_hits(const struct sieve *sieve, struct sieve_text *t, size_t from, size_t to)
{
    struct letters plain, alike;
    bool odd = sieve_letters_of(t, from, to, &plain);
    t->steps += (int64_t)(to - from);
    if (sieve_fits(sieve, &plain, &sieve->plain, &t->steps))
        return true;
    sieve_letters_alike(&plain, odd, &alike);
    return sieve_fits(sieve, &alike, odd ? &sieve->odd : &sieve->alike, &t->steps);
}

/* The end of the row of single letters that begins at `at`, or `at` if fewer than three are there.
 */
static size_t sieve_row_end(const struct sieve_text *t, size_t at)
{
    enum { APART = 2, LEAST = 3 }; /* APART: how many signs may be between two letters */
    size_t end = at, next = at;
    int n = 0;
    while (next < t->n && sieve_in_word(t->at[next].c) &&
           (next + 1 == t->n || !sieve_in_word(t->at[next + 1].c))) {
        n++;
        end = ++next;
        while (next < t->n && next - end < APART && !sieve_in_word(t->at[next].c))
            next++;
    }
    return n >= LEAST ? end : at;
}

static bool sieve_word_find(const struct sieve *sieve, struct sieve_text *t, uint8_t *mark)
{
    bool found = false;
    for (size_t at = 0; at < t->n;) {
        if (!sieve_in_word(t->at[at].c)) {
            at++;
            continue;
        }
        size_t end = sieve_row_end(t, at);
        if (end == at)
            while (end < t->n && sieve_in_word(t->at[end].c))
                end++;
        if (sieve_word_hits(sieve, t, at, end)) {
            sieve_mark(t, at, end, mark);
            found = true;
        }
        at = end;
    }
    return found;
}

static bool sieve_word_read(struct sieve *sieve, const char *what)
{
    struct letters plain = {.n = 0};
    bool right = true;
    size_t len = strlen(what);
    sieve->before = len > 0 && what[0] == '*';
    sieve->behind = len > 1 && what[len - 1] == '*';
    FREED char *word = xstrndup(what + sieve->before, len - sieve->before - sieve->behind);
    struct sieve_text *t = sieve_fold(word, NULL, 1);
    for (size_t i = 0; i < t->n; i++)
        right = right && sieve_in_word(t->at[i].c);
    right = right && t->n >= 2 && t->n <= SIEVE_WORD_MAX;
    if (right) {
        sieve_letters_of(t, 0, t->n, &plain);
        sieve->plain = plain;
        sieve_letters_alike(&plain, false, &sieve->alike);
        sieve_letters_alike(&plain, true, &sieve->odd);
    }
    sieve_text_free(&t);
    return right;
}

/* ---- Links ---- */

static bool sieve_in_host(uint32_t c)
{
    return c == '.' || c == '-' || sieve_is_word(c);
}

static bool sieve_text_is(const struct sieve_text *t, size_t at, const char *word)
{
    for (; *word != '\0'; word++, at++)
        if (at >= t->n || t->at[at].c != (uint32_t)(unsigned char)*word)
            return false;
    return true;
}

static bool sieve_is_ending(const char *label)
{
    /* Endings that are common words are left out: people write those after a full stop when they
     * forget the blank. */
    static const char endings[] =
        " com net org info biz edu gov mobi xyz top site online club shop app dev link click "
        "website "
        "store tech space vip icu fun buzz casino poker io gg ru cn tk ml gq uk cc tv ly pl jp kr "
        "fr nl br ua eu onion example ";
    char word[16];
    utf8_printf(word, sizeof(word), " %.12s ", label);
    return strlen(label) <= 12 && strstr(endings, word);
}

/* Whether the host is `own`, which is the room's, or one below that. */
static bool sieve_is_own(const char *host, const char *own)
{
    size_t n = strlen(host), len = own ? strlen(own) : 0;
    return len > 0 && n >= len && strcasecmp(host + n - len, own) == 0 &&
           (n == len || host[n - len - 1] == '.');
}

/* Whether the host characters from `from` on, up to `to`, name a host that is not the room's. */
static bool sieve_is_host(const struct sieve_text *t, size_t from, size_t to)
{
    enum { HOST_MAX = 256 };
    char host[HOST_MAX];
    size_t len = 0;
    /* in lower-case ASCII; other characters become x */
    for (size_t i = from; i < to && len + 1 < HOST_MAX; i++)
        host[len++] = t->at[i].c < 0x80 ? (char)t->at[i].c : 'x';
    host[len] = '\0';
    while (len > 0 && (host[len - 1] == '.' || host[len - 1] == '-'))
        host[--len] = '\0';
    char *label = strrchr(host, '.');
    if (sieve_is_own(host, t->own))
        return false;
    bool scheme = from >= 3 && t->at[from - 1].c == '/' && t->at[from - 2].c == '/' &&
                  t->at[from - 3].c == ':';
    if (scheme)
        return len > 0;
    if (!label || label == host || label[-1] == '.')
        return false;
    label++;
    /* Whether a path or a port follows. */
    bool more = to + 1 < t->n && from + len == to &&
                ((t->at[to].c == '/' && sieve_in_word(t->at[to + 1].c)) ||
                 (t->at[to].c == ':' && t->at[to + 1].c >= '0' && t->at[to + 1].c <= '9'));
    if (strncmp(host, "www.", 4) == 0 || sieve_is_ending(label))
        return true;
    if (more && strspn(label, "0123456789") == strlen(label)) /* 192.0.2.7:4000 */
        return strspn(host, "0123456789.") == len && strchr(strchr(host, '.') + 1, '.');
    return more && strlen(label) == 2 && strspn(label, "abcdefghijklmnopqrstuvwxyz") == 2;
}

/* How long a disguised dot such as "[.]" or "(dot)" at this place is; 0: there is none. */
static size_t sieve_disguised(const struct sieve_text *t, size_t at)
{
    static const char *const forms[] = {"[.]", "(.)", "{.}", "(dot)", "[dot]"};
    for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
        if (sieve_text_is(t, at, forms[i]))
            return strlen(forms[i]);
    return 0;
}

static bool sieve_link_find_in(struct sieve_text *t, uint8_t *mark)
{
    bool found = false;
    size_t done = 0;
    for (size_t at = 0; at < t->n;) {
        t->steps++;
        if (!sieve_in_host(t->at[at].c)) {
            at++;
            continue;
        }
        size_t end = at;
        while (end < t->n && sieve_in_host(t->at[end].c))
            end++;
        t->steps += (int64_t)(end - at);
        if (sieve_is_host(t, at, end)) {
            size_t from = at; /* the whole address, with its scheme and path */
            while (from > done && t->at[from - 1].c != ' ')
                from--;
            while (end < t->n && t->at[end].c != ' ')
                end++;
            sieve_mark(t, from, end, mark);
            t->steps += (int64_t)(end - from);
            done = end;
            found = true;
        }
        at = end;
    }
    return found;
}

static bool sieve_link_find(struct sieve_text *t, uint8_t *mark)
{
    struct sieve_text bare = {.own = t->own, .steps = t->steps};
    for (size_t i = 0; i < t->n;) {
        size_t len = sieve_disguised(t, i);
        sieve_text_add(&bare, len > 0 ? '.' : t->at[i].c, t->at[i].start,
                       t->at[len > 0 ? i + len - 1 : i].end, t->at[i].odd);
        i += len > 0 ? len : 1;
    }
    bool found = sieve_link_find_in(&bare, mark);
    t->steps = bare.steps;
    free(bare.at);
    buf_free(&bare.utf8);
    return found;
}

/* ---- Patterns ---- */

#define LETTERS "\\p{L}\\p{N}"
#define BORDER  "(?<![" LETTERS "])(?=[" LETTERS "])|(?<=[" LETTERS "])(?![" LETTERS "])"

/* A pattern as it was typed, and PCRE2's form of it. Each literal is folded as the text is, and
 * written as a number. Only the signs that sieve_pattern_read knows mean something, so a pattern
 * has no references, no recursion and no counts. */
struct pattern_typed {
    const char *at, *end;
    struct buf out;
    const char *why; /* NULL: nothing is wrong so far */
};

/* The next character; 0 at the end. */
static uint32_t sieve_pattern_next(struct pattern_typed *p)
{
    uint32_t c = 0;
    int took = utf8_decode(p->at, (size_t)(p->end - p->at), &c);
    if (took < 0)
        p->why = "That pattern is not UTF-8.";
    p->at = took > 0 ? p->at + took : p->end;
    return took > 0 ? c : 0;
}

static bool sieve_pattern_took(struct pattern_typed *p, char c)
{
    if (p->at == p->end || *p->at != c)
        return false;
    p->at++;
    return true;
}

/* What `\d`, `\w` and `\s` mean within a set; NULL: the character is another one. */
static const char *sieve_pattern_class(uint32_t c)
{
    return c == 'd' ? "0-9" : c == 'w' ? LETTERS : c == 's' ? "\\x{20}\\x{9}" : NULL;
}

/* Adds a character as the folded text has it. It may fold to no character or to several. */
static void sieve_pattern_literal(struct pattern_typed *p, uint32_t c)
{
    uint32_t folded[FOLD_MAX];
    int n = sieve_fold_one(c, folded);
    buf_puts(&p->out, n == 1 ? "" : "(?:");
    for (int i = 0; i < n; i++)
        buf_printf(&p->out, "\\x{%x}", folded[i]);
    buf_puts(&p->out, n == 1 ? "" : ")");
}

/* Folds one character of a set. */
static uint32_t sieve_pattern_member(struct pattern_typed *p, uint32_t c)
{
    uint32_t folded[FOLD_MAX];
    if (c != 0 && sieve_fold_one(c, folded) == 1)
        return folded[0];
    p->why = c != 0 ? "A set such as [a-z] can only have simple characters."
                    : "A [ in that pattern has no ].";
    return 0;
}

static void sieve_pattern_set(struct pattern_typed *p)
{
    buf_puts(&p->out, sieve_pattern_took(p, '^') ? "[^" : "[");
    for (bool first = true; !p->why && (first || !sieve_pattern_took(p, ']')); first = false) {
        uint32_t c = sieve_pattern_next(p);
        const char *class = NULL;
        if (c == '\\') {
            c = sieve_pattern_next(p);
            class = sieve_pattern_class(c);
        }
        if (class) {
            buf_puts(&p->out, class);
            continue;
        }
        uint32_t from = sieve_pattern_member(p, c), to = from;
        if (p->end - p->at >= 2 && p->at[0] == '-' && p->at[1] != ']') {
            p->at++;
            to = sieve_pattern_member(p, sieve_pattern_next(p));
        }
        if (!p->why && to < from)
            p->why = "A range in that pattern is the wrong way round. Type [a-z].";
        buf_printf(&p->out, "\\x{%x}-\\x{%x}", from, to);
    }
    buf_putc(&p->out, ']');
}

/* Several signs for repeating count as one, different ones as a `*`. To PCRE2 a second one would
 * say how many to try first, which nobody means here. */
static void sieve_pattern_repeat(struct pattern_typed *p, char sign)
{
    while (p->at < p->end && strchr("*+?", *p->at)) {
        sign = *p->at == sign ? sign : '*';
        p->at++;
    }
    buf_putc(&p->out, sign);
}

static void sieve_pattern_escape(struct pattern_typed *p)
{
    uint32_t c = sieve_pattern_next(p);
    const char *class = sieve_pattern_class(c);
    if (class)
        buf_printf(&p->out, "[%s]", class);
    else if (c == 'b')
        buf_puts(&p->out, "(?:" BORDER ")");
    else if (c != 0)
        sieve_pattern_literal(p, c);
    else
        p->why = "A \\ at the end of that pattern stands for nothing.";
}

static void sieve_pattern_read(struct pattern_typed *p)
{
    while (!p->why && p->at < p->end) {
        uint32_t c = sieve_pattern_next(p);
        switch (c) {
        case '(': buf_puts(&p->out, "(?:"); break;
        case '^': buf_puts(&p->out, "(?:^)"); break;
        case '$': buf_puts(&p->out, "(?:$)"); break;
        case ')':
        case '|':
        case '.': buf_putc(&p->out, (char)c); break;
        case '*':
        case '+':
        case '?': sieve_pattern_repeat(p, (char)c); break;
        case '[': sieve_pattern_set(p); break;
        case '\\': sieve_pattern_escape(p); break;
        case '{': p->why = "There is no { } in patterns. Type \\{ for the character."; break;
        default: sieve_pattern_literal(p, c); break;
        }
    }
}

/* PCRE2 calls this before each item of the pattern that it tries. Ends a search that has taken too
 * many steps. */
static int sieve_pattern_step(pcre2_callout_block *block UNUSED, void *arg)
{
    struct sieve_text *t = arg;
    return ++t->steps > t->until ? PCRE2_ERROR_MATCHLIMIT : 0;
}

static bool sieve_pattern_find(const pcre2_code *pattern, struct sieve_text *t, uint8_t *mark,
                               uint32_t how)
{
    pcre2_match_data *match = pcre2_match_data_create(1, NULL);
    pcre2_match_context *limits = pcre2_match_context_create(NULL);
    size_t from = 0, at = 0;
    int n = 0;
    bool found = false;
    if (!match || !limits)
        xalloc_none("pcre2");
    pcre2_set_callout(limits, sieve_pattern_step, t);
    pcre2_set_match_limit(limits, SIEVE_STEPS_MAX);
    pcre2_set_depth_limit(limits, STEP_DEPTH);
    while ((!found || mark) &&
           (n = pcre2_match(pattern, (PCRE2_SPTR)buf_text(&t->utf8), t->utf8.len, from,
                            how | PCRE2_NO_UTF_CHECK, match, limits)) >= 0) {
        const size_t *ends = pcre2_get_ovector_pointer(match);
        found = true;
        for (; mark && at < t->n && t->at[at].byte < ends[1]; at++)
            if (t->at[at].byte >= ends[0])
                sieve_mark(t, at, at + 1, mark);
        from = ends[1];
    }
    t->over = n < 0 && n != PCRE2_ERROR_NOMATCH;
    pcre2_match_data_free(match);
    pcre2_match_context_free(limits);
    return found;
}

static pcre2_code *sieve_pattern_new(const char *pattern, size_t len, char *why, size_t cap)
{
    struct pattern_typed typed = {.at = pattern, .end = pattern + len};
    struct sieve_text none = {.until = SIEVE_STEPS_MAX};
    pcre2_code *code = NULL;
    char fault[128];
    int error;
    size_t where;
    if (len == 0 || len > SIEVE_PATTERN_MAX)
        typed.why = "A pattern has 1 to 200 bytes.";
    else
        sieve_pattern_read(&typed);
    if (typed.why) {
        utf8_printf(why, cap, "%s", typed.why);
    } else if (!(code = pcre2_compile((PCRE2_SPTR)buf_text(&typed.out), typed.out.len,
                                      PCRE2_UTF | PCRE2_AUTO_CALLOUT | PCRE2_DOTALL |
                                          PCRE2_DOLLAR_ENDONLY,
                                      &error, &where, NULL))) {
        pcre2_get_error_message(error, (PCRE2_UCHAR *)fault, sizeof(fault));
        utf8_printf(why, cap, "There is a mistake in that pattern: %s.", fault);
    } else if (sieve_pattern_find(code, &none, NULL, 0)) {
        utf8_printf(why, cap, "That pattern fits every line, because it fits an empty text.");
        pcre2_code_free(code);
        code = NULL;
    }
    buf_free(&typed.out);
    return code;
}

/* ---- Sieves of all kinds ---- */

/* Whether the text is a domain such as "chips.example". Appends the pattern that finds it. */
static bool sieve_domain_read(const char *what, struct buf *pattern)
{
    size_t label = 0;
    bool dot = false;
    buf_puts(pattern, "\\b");
    for (const char *at = what; *at != '\0'; at++) {
        const bool joins = *at == '.' || *at == '-';
        if ((!isalnum((unsigned char)*at) && !joins) || (*at == '.' && label == 0))
            return false;
        label = *at == '.' ? 0 : label + 1;
        dot = dot || *at == '.';
        buf_printf(pattern, "%s%c", joins ? "\\" : "", *at);
    }
    buf_puts(pattern, "\\b");
    return dot && label > 0;
}

struct sieve *sieve_new(const char *what, char *why, size_t cap)
{
    BUF_LOCAL domain = {0};
    struct sieve *sieve = xcalloc(1, sizeof(*sieve));
    const size_t len = strlen(what);
    why[0] = '\0';
    if (strcasecmp(what, "link") == 0) {
        sieve->kind = SIEVE_LINK;
    } else if (what[0] == '/' && len >= 2 && what[len - 1] == '/') {
        sieve->kind = SIEVE_PATTERN;
        sieve->pattern = sieve_pattern_new(what + 1, len - 2, why, cap);
    } else if (what[0] == '/') {
        utf8_printf(why, cap, "A pattern ends with a slash, too: `/free +chips/`.");
    } else if (sieve_domain_read(what, &domain)) {
        sieve->kind = SIEVE_PATTERN;
        sieve->pattern = sieve_pattern_new(buf_text(&domain), domain.len, why, cap);
    } else if (!sieve_word_read(sieve, what)) {
        utf8_printf(why, cap,
                    "A word has 2 to %d letters or digits, and may have a * before or after it. "
                    "For anything else type a pattern: `/free +chips/`.",
                    SIEVE_WORD_MAX);
    }
    if (why[0] != '\0')
        sieve_free(&sieve);
    return sieve;
}

void sieve_free(struct sieve **sieve)
{
    if (*sieve)
        pcre2_code_free((*sieve)->pattern);
    free(*sieve);
    *sieve = NULL;
}

bool sieve_find(const struct sieve *sieve, struct sieve_text *text, uint8_t *mark)
{
    const int64_t before = text->steps;
    int sieves = text->sieves > 1 ? text->sieves-- : 1;
    text->over = false;
    if (sieve->kind != SIEVE_PATTERN)
        return sieve->kind == SIEVE_WORD ? sieve_word_find(sieve, text, mark)
                                         : sieve_link_find(text, mark);
    text->until = before + text->left / sieves;
    const bool found = sieve_pattern_find(sieve->pattern, text, mark, PCRE2_NOTEMPTY);
    text->left -= text->steps - before;
    return found;
}
