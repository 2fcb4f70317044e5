/*
 * What a filter of talk looks for in a line: a word, the name of a host, a link, or a pattern. The
 * search for words and links takes time that is linear in the text. PCRE2 searches for patterns and
 * for names of hosts, and gives up after a number of steps.
 *
 * All of them search the folded text: without compatibility forms, width, case and accents
 * (Unicode's NFKD), and with Latin letters for Cyrillic and Greek ones that look like them.
 *
 * A word ("spam") is found between word borders, so that no other word is found in "scunthorpe".
 * As in names.h, `word*` also finds words that begin with the word, and `*word` words that end with
 * it. Letters are compared as account_skeleton does (0 and o; 1, l and i; 5 and s; rn and m; vv and
 * w). In words that have letters, other digits, @ and $ count as letters, too. cl counts as d only
 * in words with digits, capitals inside or foreign letters, because "click" is a word. A letter
 * that is repeated three times or more counts as often as the word needs it. A doubled letter
 * counts twice, because "loose" is not "lose". Three or more single letters in a row are one word
 * ("s p a m").
 *
 * `link` finds addresses with ://, names that begin with www., and bare host names. Those have a
 * well-known ending that is not a common word, or any ending of two letters if a path or a port
 * follows. A numeric address is found only if a path or a port follows ("192.0.2.7:4000"). "3.5",
 * "R5.B3" and "ok.thanks" are not host names.
 *
 * A pattern stands between slashes: letters stand for themselves; . is any character; [a-z],
 * [^a-z]; \d \w \s are a digit, a letter or digit, a blank; \b is a word border, ^ and $ begin and
 * end the line; * + ? repeat what is before them; | and ( ) as usual; \ before any other character
 * stands for that character. There is no { }, and there are no references to what was found. If a
 * pattern fits in several ways, alternatives are tried in the order in which they are written, and
 * a repeat takes as much as it can; what fits first is marked.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SIEVE_WORD_MAX = 32,     /* how many letters a word may have */
    SIEVE_PATTERN_MAX = 200, /* bytes of a pattern, without its slashes */
    SIEVE_TEXT_MAX = 1024,   /* how many folded characters are searched: more than a line can
                                have */
    SIEVE_STEPS_MAX = 100000 /* how many steps all patterns together have in one text: some 2 ms */
};

struct sieve;

/* Makes a sieve. `what` is a word, the name of a host with a dot ("chips.example"), "link" or
 * "/pattern/". NULL: `why` is the sentence that says what is wrong with it. */
struct sieve *sieve_new(const char *what, char *why, size_t cap);
/* Accepts NULL, sets NULL. */
void sieve_free(struct sieve **sieve);

/* A line, folded once for all sieves. */
struct sieve_text;
/* Folds a line. `text` is clean UTF-8. `own`: the name of a host that does not count as a link;
 * NULL: none. It is not copied, so it must live as long as the result. `sieves`: how many will
 * search the text. Each pattern gets its share of the steps that are left, so that none can use up
 * what others need. */
struct sieve_text *sieve_fold(const char *text, const char *own, int sieves);
void sieve_text_free(struct sieve_text **text);

/* Whether the sieve finds something in the line. `mark` (may be NULL) has a byte for each byte of
 * the line; the bytes of what was found are set to 1. */
bool sieve_find(const struct sieve *sieve, struct sieve_text *text, uint8_t *mark);
/* Whether the last search was given up because its pattern takes too many steps with this text.
 * What it had not found by then counts as not there. */
bool sieve_over(const struct sieve_text *text);
/* How many steps all searches of the text have taken so far. */
int64_t sieve_steps(const struct sieve_text *text);
