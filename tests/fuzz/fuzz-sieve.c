/*
 * Filters of talk: what they look for, as staff type it, and the lines that they run over. The
 * input: what is looked for, a NUL, and the line.
 */
#include "fuzz.h"
#include "sieve.h"
#include "utf8.h"
#include "xalloc.h"

const int fuzz_mutations = 20000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    char why[256], what[600], line[1100];
    if (size > 4000)
        return 0;
    FREED char *typed = fuzz_rest(&in);
    const size_t first = strnlen(typed, size), rest = first < size ? first + 1 : size;
    utf8_clean(typed, first, 500, what, sizeof(what));
    utf8_clean(typed + rest, size - rest, 300, line, sizeof(line));
    struct sieve *sieve = sieve_new(what, why, sizeof(why));
    FUZZ_CHECK((why[0] != '\0') == !sieve, "refused without a word, or taken with one");
    if (!sieve)
        return 0;
    struct sieve_text *text = sieve_fold(line, "cards.example", 1);
    FREED uint8_t *mark = xcalloc(strlen(line) + 1, 1);
    bool found = sieve_find(sieve, text, mark), marked = memchr(mark, 1, strlen(line) + 1);
    FUZZ_CHECK(found == marked, "found, and nothing marked");
    FUZZ_CHECK(mark[strlen(line)] == 0, "marked beyond the end");
    FUZZ_CHECK(sieve_steps(text) <= SIEVE_STEPS_MAX + 1, "too many steps");
    FUZZ_CHECK(what[0] == '/' || !sieve_over(text), "a word or a link is given up");
    sieve_text_free(&text);
    sieve_free(&sieve);
    return 0;
}
