/*
 * The language in which people are spoken to. English stands in the sources. The other languages
 * are built in; msgfmt makes them from po/. Each thread has its own language, as with uselocale().
 * The lobby sets the language of the person it speaks to (tongue_use), and from then on everything
 * is put into words in that language. Text that is kept, compared or read by programs (records,
 * positions, journals, logs, command words) never passes through here.
 */
#pragma once

enum { TONGUE_ENGLISH = 0, TONGUE_NONE = -1 };

/* The values that a setting may have: "auto" and the names of the languages, English first.
 * NULL-terminated. */
extern const char *const tongue_words[];
/* The language of a name in a setting or a locale: "es", "es_AR.UTF-8", "en"; "C" is English.
 * TONGUE_NONE: there is no such language here. */
int tongue_find(const char *name);
/* The name ("es") of a language. Static. */
const char *tongue_name(int tongue);
/* Has this thread speak `tongue` from now on, or English if there is no such language. Returns what
 * the thread spoke before. */
int tongue_use(int tongue);
/* What this thread speaks. */
int tongue_now(void);

/* The text in the thread's language, or the text itself if the catalogue lacks it. Static, as
 * `text` is. xgettext has to find the argument: it is a literal, or one marked with N_. */
const char *tr(const char *text) __attribute__((format_arg(1)));
/* The same for a text with a number `n` in it. English says `one` for 1 and `many` for other
 * numbers; a language may have more than two forms. */
const char *trn(const char *one, const char *many, long long n)
    __attribute__((format_arg(1), format_arg(2)));
/* As tr, for a text that needs different translations in different places. `context` is a literal
 * of a word or two that say which place it is. */
#define trc(context, text) tr_context(NC_(context, text), sizeof(context))
/* As tr, for a key of NC_. The text begins after the first `skip` bytes of the key: the context and
 * the byte after it. */
const char *tr_context(const char *key, unsigned long skip) __attribute__((format_arg(1)));
/* Which of the language's plural forms goes with `n`, counted from 0. In English, the number 1 has
 * form 0, and all other numbers have form 1. */
int tongue_form(long long n);
/* Marks a literal in a const table. It is translated where it is shown. */
#define N_(text) text
/* Marks a literal with a context, and makes of the two the key that tr_context translates. */
#define NC_(context, text) context "\004" text
