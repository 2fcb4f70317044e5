/*
 * The language in which people are spoken to. English stands in the sources; the other languages
 * are built in, made by msgfmt from po/. Which one holds is a matter of the thread, as with
 * uselocale(): the lobby says whom it speaks to (tongue_use), and everything that is made into
 * words from then on is in that language. What is kept, compared or read by programs (records,
 * positions, journals, logs, command words) never passes through here.
 */
#ifndef BASE_TONGUE_H
#define BASE_TONGUE_H

enum { TONGUE_ENGLISH = 0, TONGUE_NONE = -1 };

/* "auto" and the names of the languages, English first; NULL-terminated: what a setting may be. */
extern const char *const tongue_words[];
/* The language of a name, as a setting or as a locale has it: "es", "es_AR.UTF-8", "en"; "C" is
 * English. TONGUE_NONE: there is no such language here. */
int tongue_find(const char *name);
/* The name ("es") of a language. Static. */
const char *tongue_name(int tongue);
/* This thread speaks `tongue` from now on. Returns what it spoke before. */
int tongue_use(int tongue);
int tongue_now(void);

/* The text in the language that holds, or itself where the catalogue lacks it. Static, as `text`
 * is. xgettext finds the argument, so it has to be a literal, or one marked with N_. */
const char *tr(const char *text) __attribute__((format_arg(1)));
/* The same of a text with a number `n` in it: `one` is said of 1, `many` of others; a language may
 * have more forms than two. */
const char *trn(const char *one, const char *many, long long n)
    __attribute__((format_arg(1), format_arg(2)));
/* The same of a text that needs one translation here and another one there: a word or two that tell
 * which, then the text. */
#define trc(context, text) tr_context(context "\004" text, sizeof(context))
const char *tr_context(const char *key, unsigned long skip) __attribute__((format_arg(1)));
/* Which of the forms that the language has goes with `n`, from 0; English: 0 of 1, else 1. */
int tongue_form(long long n);
/* Marks a literal of a const table; it is translated where it is shown. */
#define N_(text) text

#endif
