/*
 * What a filter of talk looks for in a line: a word, a link, or a pattern. Words and links take
 * time that is linear in the text. A pattern is run by PCRE2, and given up after a number of steps.
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
 * takes it as it is. There is no { }, and no reference to what was found. Of several ways to fit,
 * the first one that was written is marked, and the longest that a repeat can be.
 */
#ifndef LOBBY_PEOPLE_SIEVE_H
#define LOBBY_PEOPLE_SIEVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SIEVE_WORD_MAX = 32,     /* letters of a word */
    SIEVE_PATTERN_MAX = 200, /* bytes of a pattern, without its slashes */
    SIEVE_TEXT_MAX = 1024,   /* folded characters that are looked at: more than a line can have */
    SIEVE_STEPS_MAX = 100000 /* of all patterns in one text: some 2 ms */
};

struct sieve;

/* `what` is a word, "link" or "/pattern/". NULL: `why` holds the sentence that says what is wrong
 * with it. */
struct sieve *sieve_new(const char *what, char *why, size_t cap);
/* Accepts NULL, sets NULL. */
void sieve_free(struct sieve **sieve);

/* A line, folded once for all sieves. */
struct sieve_text;
/* Clean UTF-8. `own`: the name of a host that is no link, or NULL; it is kept. `sieves`: how many
 * will look at it. A pattern has its share of the steps, and of those that the sieves before it
 * have left, so that none can use up what others need. */
struct sieve_text *sieve_fold(const char *text, const char *own, int sieves);
void sieve_text_free(struct sieve_text **text);

/* Whether the sieve holds something of the line. `mark`, if not NULL, has a byte for each of the
 * line's: those that were found are set to 1. */
bool sieve_find(const struct sieve *sieve, struct sieve_text *text, uint8_t *mark);
/* Whether the last search was given up, as its pattern takes too many steps with this text: what it
 * had not found by then counts as not there. */
bool sieve_over(const struct sieve_text *text);
/* The steps of all searches of the text so far. */
int64_t sieve_steps(const struct sieve_text *text);

#endif
