/*
 * What a filter of talk looks for in a line: a word, a link, or a pattern. Every search is linear
 * in the text: a pattern is run as a set of states (Thompson's construction), nothing goes back.
 *
 * This is our own because RE2, which promises the same, is C++ and Debian 12 has no C interface to
 * it. It needs no more than what stands here.
 *
 * All see the text folded: compatibility forms and width, case and accents (Unicode's NFKD), and
 * Cyrillic and Greek letters that look like Latin ones.
 *
 * A word ("spam") is found between word borders, so that "scunthorpe" has no word but itself. As in
 * names.h `word*` also finds what begins so, `*word` what ends so. Letters are compared as
 * account_skeleton does (0 and o; 1, l and i; 5 and s; rn and m; vv and w), besides other digits, @
 * and $ for letters where the word has letters, too. cl is a d only in words with digits, capitals
 * inside or foreign letters, as "click" is a word. A letter that is repeated three times or more
 * counts as often as the word needs it; one that is doubled does not, as "loose" is not "lose".
 * Three or more single letters in a row are one word ("s p a m").
 *
 * `link` finds addresses with ://, names that begin with www., and bare host names: under a
 * well-known ending of more than two letters or one that is no common word, and under any two
 * letters if a path or a port follows. "3.5", "R5.B3" and "ok.thanks" are none.
 *
 * A pattern stands between slashes: letters stand for themselves; . is any character; [a-z],
 * [^a-z]; \d \w \s are a digit, a letter or digit, a blank; \b is a word border, ^ and $ begin and
 * end the line; * + ? repeat what is before them; | and ( ) as usual; \ before any other character
 * takes it as it is. There is no { }, and no reference to what was found.
 */
#ifndef LOBBY_PEOPLE_SIEVE_H
#define LOBBY_PEOPLE_SIEVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SIEVE_WORD_MAX = 32,     /* letters of a word */
    SIEVE_PATTERN_MAX = 200, /* bytes of a pattern, without its slashes */
    SIEVE_STATES_MAX = 256   /* states of a pattern */
};

struct sieve;

/* `what` is a word, "link" or "/pattern/". NULL: `why` holds the sentence that says what is wrong
 * with it. */
struct sieve *sieve_new(const char *what, char *why, size_t cap);
/* Accepts NULL, sets NULL. */
void sieve_free(struct sieve **sieve);

/* A line, folded once for all sieves. */
struct sieve_text;
/* Clean UTF-8. `own`: the name of a host that is no link, or NULL; it is kept. */
struct sieve_text *sieve_fold(const char *text, const char *own);
void sieve_text_free(struct sieve_text **text);

/* Whether the sieve holds something of the line. `mark`, if not NULL, has a byte for each of the
 * line's: those that were found are set to 1. `steps`, if not NULL, grows by the steps that the
 * search took. */
bool sieve_find(const struct sieve *sieve, const struct sieve_text *text, uint8_t *mark,
                int64_t *steps);

#endif
