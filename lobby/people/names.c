/*
 * See names.h. The words are kept folded, so that a name has to be folded only once to be compared
 * with all of them. Thousands of words take microseconds, and people seldom choose names.
 */
#include "names.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "log.h"
#include "xalloc.h"

enum { NAMES_MAX = 20000 };

struct word {
    char skeleton[STORE_NAME_MAX], letters[STORE_NAME_MAX];
    bool behind, before; /* other letters may follow it; may come before it */
};

struct names {
    struct word *word;
    size_t n, size;
};

/* Adds the word of a line. False: it is not a valid word. An empty line is valid, and adds
 * nothing. */
static bool names_line_read(struct names *names, char *line)
{
    struct word word = {0};
    line[strcspn(line, "#\n\r")] = '\0';
    line += strspn(line, " \t");
    size_t len = strlen(line);
    while (len > 0 && isblank((unsigned char)line[len - 1]))
        len--;
    if (len == 0)
        return true;
    if (line[0] == '*') {
        word.before = true;
        line++;
        len--;
    }
    if (len > 0 && line[len - 1] == '*') {
        word.behind = true;
        len--;
    }
    line[len] = '\0';
    for (size_t i = 0; i < len; i++)
        if (!isalnum((unsigned char)line[i]) && line[i] != '-' && line[i] != '_')
            return false;
    if (len >= STORE_NAME_MAX)
        return false;
    account_skeleton(line, word.skeleton);
    account_letters(line, word.letters);
    if (word.skeleton[0] == '\0')
        return false;
    XGROW(names->word, names->n, names->size);
    names->word[names->n++] = word;
    return true;
}

struct names *names_read(const char *path)
{
    struct names *names = xcalloc(1, sizeof(*names));
    if (!path || path[0] == '\0')
        return names;
    FILE *file = fopen(path, "re");
    if (!file) {
        log_warn("names", "file=%s error=%s", path, strerror(errno));
        return names;
    }
    FREED char *line = NULL;
    size_t size = 0;
    for (int number = 1; names->n < NAMES_MAX && getline(&line, &size, file) > 0; number++)
        if (!names_line_read(names, line))
            log_warn("names", "file=%s line=%d is not a name", path, number);
    if (names->n == NAMES_MAX && getline(&line, &size, file) > 0)
        log_warn("names", "file=%s only the first %d names are used", path, (int)NAMES_MAX);
    fclose(file);
    return names;
}

void names_free(struct names **names)
{
    if (*names)
        free((*names)->word);
    free(*names);
    *names = NULL;
}

/* Whether the word forbids the name. `folded` is the word and `name` the name, both folded in the
 * same way. */
static bool names_word_fits(const struct word *word, const char *folded, const char *name)
{
    size_t n = strlen(folded), len = strlen(name);
    if (word->before && word->behind)
        return strstr(name, folded);
    if (n > len || (!word->before && !word->behind && n != len))
        return false;
    return strncmp(word->before ? name + len - n : name, folded, n) == 0;
}

bool names_forbid(const struct names *names, const char *name)
{
    char skeleton[STORE_NAME_MAX], letters[STORE_NAME_MAX];
    account_skeleton(name, skeleton);
    account_letters(name, letters);
    /* Compares the plain letters, too. The skeleton alone could hide a word: if the word begins
     * with l, a c before it turns that l into a d. */
    for (size_t i = 0; names && i < names->n; i++) {
        const struct word *word = &names->word[i];
        if (names_word_fits(word, word->skeleton, skeleton) ||
            names_word_fits(word, word->letters, letters))
            return true;
    }
    return false;
}
