/*
 * See sieve.h. Folding here; words and links below; patterns are in sieve_pattern.c.
 */
#include "sieve.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <utf8proc.h>

#include "sieve_pattern.h"
#include "utf8.h"
#include "xalloc.h"

/* ---- Folding ---- */

bool sieve_is_word(uint32_t c)
{
    utf8proc_category_t category = utf8proc_category((utf8proc_int32_t)c);
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO) ||
           (category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO);
}

/* Letters of other scripts, in lower case, and the Latin ones that they look like. */
static uint32_t latin(uint32_t c)
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

int sieve_fold_one(int32_t c, uint32_t out[SIEVE_FOLD_MAX])
{
    utf8proc_int32_t folded[SIEVE_FOLD_MAX];
    int last = 0;
    const utf8proc_option_t how = UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                                  UTF8PROC_IGNORE | UTF8PROC_STRIPMARK;
    utf8proc_ssize_t n = utf8proc_decompose_char(c, folded, SIEVE_FOLD_MAX, how, &last);
    for (utf8proc_ssize_t i = 0; i < n && n <= SIEVE_FOLD_MAX; i++)
        out[i] = latin((uint32_t)folded[i]);
    return n <= SIEVE_FOLD_MAX ? (int)n : 0;
}

static void text_add(struct sieve_text *t, uint32_t c, size_t start, size_t end, bool odd)
{
    if (t->n == t->size) {
        t->size = t->size == 0 ? 128 : 2 * t->size;
        t->at = xreallocarray(t->at, t->size, sizeof(*t->at));
    }
    t->at[t->n++] = (struct sieve_char){c, start, end, odd};
}

struct sieve_text *sieve_fold(const char *text, const char *own)
{
    struct sieve_text *t = xcalloc(1, sizeof(*t));
    const size_t len = strlen(text);
    bool inside = false; /* a word */
    t->own = own;
    for (size_t at = 0; at < len;) {
        utf8proc_int32_t c;
        uint32_t folded[SIEVE_FOLD_MAX];
        utf8proc_ssize_t took =
            utf8proc_iterate((const utf8proc_uint8_t *)text + at, (utf8proc_ssize_t)(len - at), &c);
        if (took <= 0) { /* not clean: nothing that a word can be made of */
            took = 1;
            c = ' ';
        }
        int n = sieve_fold_one(c, folded);
        bool odd = c >= 0x80 || (c >= '0' && c <= '9') || (inside && c >= 'A' && c <= 'Z');
        for (int i = 0; i < n; i++)
            text_add(t, folded[i], at, at + (size_t)took, odd);
        inside = sieve_is_word((uint32_t)c);
        at += (size_t)took;
    }
    return t;
}

void sieve_text_free(struct sieve_text **text)
{
    if (*text)
        free((*text)->at);
    free(*text);
    *text = NULL;
}

void sieve_mark(const struct sieve_text *text, size_t from, size_t to, uint8_t *mark)
{
    for (size_t i = from; mark && i < to; i++)
        memset(mark + text->at[i].start, 1, text->at[i].end - text->at[i].start);
}

/* ---- Words ---- */

enum {
    TOKEN_MAX = 256, /* letters of a word that are looked at */
    RUN_MAX = SIEVE_WORD_MAX + 3
};

/* A word as it is compared. */
struct letters {
    uint32_t c[2 * TOKEN_MAX];
    int n;
};

struct sieve {
    enum { SIEVE_WORD, SIEVE_LINK, SIEVE_PATTERN } kind;
    bool before, behind; /* other letters may stand before the word, behind it */
    struct letters plain, alike, odd;
    struct sieve_pattern *pattern;
};

static bool in_word(uint32_t c)
{
    return c == '@' || c == '$' || sieve_is_word(c);
}

/* The letter that a digit or a sign stands for. */
static uint32_t letter_of(uint32_t c)
{
    static const char letters[] = "olzeasgtbg";
    if (c >= '0' && c <= '9')
        return (uint32_t)letters[c - '0'];
    return c == 'i' ? 'l' : c == '@' ? 'a' : c == '$' ? 's' : c;
}

/* As account_skeleton, of code points. Without `d`, d and cl stay apart. */
static void letters_alike(const struct letters *in, bool d, struct letters *out)
{
    static const uint32_t one[] = {'m', 'w', 'd'};
    static const char two[][2] = {{'r', 'n'}, {'v', 'v'}, {'c', 'l'}};
    const int pairs = d ? 3 : 2;
    struct letters apart = {.n = 0};
    for (int at = 0; at < in->n && at < TOKEN_MAX; at++) {
        int i = 0;
        while (i < pairs && one[i] != in->c[at])
            i++;
        apart.c[apart.n++] = i < pairs ? (uint32_t)two[i][0] : in->c[at];
        if (i < pairs)
            apart.c[apart.n++] = (uint32_t)two[i][1];
    }
    out->n = 0;
    for (int at = 0; at < apart.n; at++) {
        int i = 0;
        while (i < pairs && (at + 1 >= apart.n || apart.c[at] != (uint32_t)two[i][0] ||
                             apart.c[at + 1] != (uint32_t)two[i][1]))
            i++;
        out->c[out->n++] = i < pairs ? one[i] : apart.c[at];
        at += i < pairs;
    }
}

/* Adds a letter, unless it is one of very many of the same. */
static void letters_add(struct letters *to, uint32_t c)
{
    int run = 0;
    while (run < RUN_MAX && run < to->n && to->c[to->n - 1 - run] == c)
        run++;
    if (run < RUN_MAX && to->n < TOKEN_MAX)
        to->c[to->n++] = c;
}

static int run_at(const struct letters *in, int at)
{
    int n = 1;
    while (at + n < in->n && in->c[at + n] == in->c[at])
        n++;
    return n;
}

/* Whether the letters from `at` on begin with the word, and end with it unless more may follow. */
static bool begins(const struct letters *in, int at, const struct letters *word, bool behind,
                   int64_t *steps)
{
    int i = 0;
    while (i < word->n) {
        ++*steps;
        if (at >= in->n || in->c[at] != word->c[i])
            return false;
        int has = run_at(in, at), wants = run_at(word, i);
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

static bool fits(const struct sieve *sieve, const struct letters *in, const struct letters *word,
                 int64_t *steps)
{
    for (int at = 0; at < (sieve->before ? in->n : 1); at++)
        if (begins(in, at, word, sieve->behind, steps))
            return true;
    return false;
}

/* The letters of a part of the text, and whether they are written as one who evades writes. */
static bool letters_of(const struct sieve_text *t, size_t from, size_t to, struct letters *out)
{
    bool odd = false, digits = false;
    for (size_t i = from; i < to; i++) {
        bool digit = t->at[i].c >= '0' && t->at[i].c <= '9';
        digits = digits || (in_word(t->at[i].c) && !digit); /* digits stand for letters there */
    }
    out->n = 0;
    for (size_t i = from; i < to; i++) {
        if (!in_word(t->at[i].c))
            continue;
        odd = odd || t->at[i].odd;
        letters_add(out, digits ? letter_of(t->at[i].c) : t->at[i].c);
    }
    return odd;
}

static bool word_hits(const struct sieve *sieve, const struct sieve_text *t, size_t from, size_t to,
                      int64_t *steps)
{
    struct letters plain, alike;
    bool odd = letters_of(t, from, to, &plain);
    *steps += (int64_t)(to - from);
    if (fits(sieve, &plain, &sieve->plain, steps))
        return true;
    letters_alike(&plain, odd, &alike);
    return fits(sieve, &alike, odd ? &sieve->odd : &sieve->alike, steps);
}

/* The end of the row of single letters that begins at `at`, or `at` if fewer than three are there.
 */
static size_t row_end(const struct sieve_text *t, size_t at)
{
    enum { APART = 2, LEAST = 3 }; /* signs between two letters at most */
    size_t end = at, next = at;
    int n = 0;
    while (next < t->n && in_word(t->at[next].c) &&
           (next + 1 == t->n || !in_word(t->at[next + 1].c))) {
        n++;
        end = ++next;
        while (next < t->n && next - end < APART && !in_word(t->at[next].c))
            next++;
    }
    return n >= LEAST ? end : at;
}

static bool word_find(const struct sieve *sieve, const struct sieve_text *t, uint8_t *mark,
                      int64_t *steps)
{
    bool found = false;
    for (size_t at = 0; at < t->n;) {
        if (!in_word(t->at[at].c)) {
            at++;
            continue;
        }
        size_t end = row_end(t, at);
        if (end == at)
            while (end < t->n && in_word(t->at[end].c))
                end++;
        if (word_hits(sieve, t, at, end, steps)) {
            sieve_mark(t, at, end, mark);
            found = true;
        }
        at = end;
    }
    return found;
}

static bool word_read(struct sieve *sieve, const char *what)
{
    struct letters plain = {.n = 0};
    bool right = true;
    size_t len = strlen(what);
    sieve->before = len > 0 && what[0] == '*';
    sieve->behind = len > 1 && what[len - 1] == '*';
    char *word = xstrndup(what + sieve->before, len - sieve->before - sieve->behind);
    struct sieve_text *t = sieve_fold(word, NULL);
    for (size_t i = 0; i < t->n; i++)
        right = right && in_word(t->at[i].c);
    right = right && t->n >= 2 && t->n <= SIEVE_WORD_MAX;
    if (right) {
        letters_of(t, 0, t->n, &plain);
        sieve->plain = plain;
        letters_alike(&plain, false, &sieve->alike);
        letters_alike(&plain, true, &sieve->odd);
    }
    sieve_text_free(&t);
    free(word);
    return right;
}

/* ---- Links ---- */

static bool in_host(uint32_t c)
{
    return c == '.' || c == '-' || sieve_is_word(c);
}

/* Copies a part of the text in lower-case ASCII; other letters become x. */
static void host_copy(const struct sieve_text *t, size_t from, size_t to, char *out, size_t cap)
{
    size_t n = 0;
    for (size_t i = from; i < to && n + 1 < cap; i++)
        out[n++] = t->at[i].c < 0x80 ? (char)t->at[i].c : 'x';
    out[n] = '\0';
}

static bool text_is(const struct sieve_text *t, size_t at, const char *word)
{
    for (; *word != '\0'; word++, at++)
        if (at >= t->n || t->at[at].c != (uint32_t)(unsigned char)*word)
            return false;
    return true;
}

static bool is_ending(const char *label)
{
    /* No word of chat: what people write by mistake before a full stop without a blank. */
    static const char endings[] =
        " com net org info biz edu gov mobi xyz top site online club shop app dev link click "
        "website "
        "store tech space vip icu fun buzz casino poker io gg ru cn tk ml gq uk cc tv ly pl jp kr "
        "fr nl br ua eu onion example ";
    char word[16];
    utf8_printf(word, sizeof(word), " %.12s ", label);
    return strlen(label) <= 12 && strstr(endings, word);
}

static bool all_of(const char *text, const char *set)
{
    return text[0] != '\0' && text[strspn(text, set)] == '\0';
}

/* Whether it is the room's own host, or one below it. */
static bool is_own(const char *host, const char *own)
{
    size_t n = strlen(host), len = own ? strlen(own) : 0;
    return len > 0 && n >= len && strcasecmp(host + n - len, own) == 0 &&
           (n == len || host[n - len - 1] == '.');
}

/* Whether a row of host characters is a host name: `to` is behind it. */
static bool is_host(const struct sieve_text *t, size_t from, size_t to)
{
    enum { HOST_MAX = 256 };
    char host[HOST_MAX];
    host_copy(t, from, to, host, sizeof(host));
    size_t len = strlen(host);
    while (len > 0 && (host[len - 1] == '.' || host[len - 1] == '-'))
        host[--len] = '\0';
    char *label = strrchr(host, '.');
    if (is_own(host, t->own))
        return false;
    bool scheme = from >= 3 && t->at[from - 1].c == '/' && t->at[from - 2].c == '/' &&
                  t->at[from - 3].c == ':';
    if (scheme)
        return len > 0;
    if (!label || label == host || label[-1] == '.')
        return false;
    label++;
    /* A path or a port follows. */
    bool more = to + 1 < t->n && from + len == to &&
                ((t->at[to].c == '/' && in_word(t->at[to + 1].c)) ||
                 (t->at[to].c == ':' && t->at[to + 1].c >= '0' && t->at[to + 1].c <= '9'));
    if (strncmp(host, "www.", 4) == 0 || is_ending(label))
        return true;
    if (more && strspn(label, "0123456789") == strlen(label)) /* 192.0.2.7:4000 */
        return all_of(host, "0123456789.") && strchr(strchr(host, '.') + 1, '.');
    return more && strlen(label) == 2 && strspn(label, "abcdefghijklmnopqrstuvwxyz") == 2;
}

/* Takes "[.]", "(.)" and "(dot)" for what they stand for: returns how long the disguise is, or 0.
 */
static size_t disguised(const struct sieve_text *t, size_t at)
{
    static const char *const forms[] = {"[.]", "(.)", "{.}", "(dot)", "[dot]"};
    for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
        if (text_is(t, at, forms[i]))
            return strlen(forms[i]);
    return 0;
}

static bool link_find_in(const struct sieve_text *t, uint8_t *mark, int64_t *steps)
{
    bool found = false;
    size_t done = 0;
    for (size_t at = 0; at < t->n;) {
        ++*steps;
        if (!in_host(t->at[at].c)) {
            at++;
            continue;
        }
        size_t end = at;
        while (end < t->n && in_host(t->at[end].c))
            end++;
        *steps += (int64_t)(end - at);
        if (is_host(t, at, end)) {
            size_t from = at; /* the whole address, with its scheme and path */
            while (from > done && t->at[from - 1].c != ' ')
                from--;
            while (end < t->n && t->at[end].c != ' ')
                end++;
            sieve_mark(t, from, end, mark);
            *steps += (int64_t)(end - from);
            done = end;
            found = true;
        }
        at = end;
    }
    return found;
}

static bool link_find(const struct sieve_text *t, uint8_t *mark, int64_t *steps)
{
    struct sieve_text bare = {.own = t->own};
    for (size_t i = 0; i < t->n;) {
        size_t len = disguised(t, i);
        text_add(&bare, len > 0 ? '.' : t->at[i].c, t->at[i].start,
                 t->at[len > 0 ? i + len - 1 : i].end, t->at[i].odd);
        i += len > 0 ? len : 1;
    }
    bool found = link_find_in(&bare, mark, steps);
    free(bare.at);
    return found;
}

/* ---- All ---- */

struct sieve *sieve_new(const char *what, char *why, size_t cap)
{
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
    } else if (!word_read(sieve, what)) {
        utf8_printf(why, cap,
                    "A word has 2 to %d letters or digits, and may have a * before or behind it. "
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
        sieve_pattern_free(&(*sieve)->pattern);
    free(*sieve);
    *sieve = NULL;
}

bool sieve_find(const struct sieve *sieve, const struct sieve_text *text, uint8_t *mark,
                int64_t *steps)
{
    int64_t taken = 0;
    bool found = sieve->kind == SIEVE_WORD ? word_find(sieve, text, mark, &taken)
                 : sieve->kind == SIEVE_LINK
                     ? link_find(text, mark, &taken)
                     : sieve_pattern_find(sieve->pattern, text, mark, &taken);
    if (steps)
        *steps += taken;
    return found;
}
