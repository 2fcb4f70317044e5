/*
 * Formulas as people type them. The input: lines that begin with the digit of a part.
 */
#include "formula.h"
#include "fuzz.h"
#include "utf8.h"

const int fuzz_mutations = 30000;

/* Prints it both ways; what is read again has to be the same. */
static void print_and_read(const struct formula *f)
{
    char why[400];
    for (int dense = 0; dense < 2; dense++) {
        BUF_LOCAL out = {0}, twice = {0};
        formula_print(f, dense, &out);
        struct formula *again = formula_parse(buf_text(&out), why, sizeof(why));
        FUZZ_CHECK(again || out.len > FORMULA_TEXT_MAX, "what is printed cannot be read");
        if (again)
            formula_print(again, dense, &twice);
        FUZZ_CHECK(!again || strcmp(buf_text(&out), buf_text(&twice)) == 0,
                   "what is printed reads as another formula");
        formula_free(&again);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    struct formulas formulas = {.part = {NULL}}, again = {.part = {NULL}};
    struct formula_vars vars = {.at = {0}};
    BUF_LOCAL kept = {0}, twice = {0};
    char line[600], why[400];
    while (fuzz_line(&in, line, sizeof(line))) {
        const char *text = line[0] != '\0' ? line + 1 : line;
        struct formula *f = formula_parse(text, why, sizeof(why));
        FUZZ_CHECK((why[0] != '\0') == !f, "refused without a word, or taken with one");
        FUZZ_CHECK(utf8_valid(why, strlen(why)), "the refusal is not UTF-8");
        if (f)
            print_and_read(f);
        formula_free(&f);
        formulas_set(&formulas, line[0] >= '0' && line[0] <= '9' ? line[0] - '0' : 0,
                     text[0] == '-' && text[1] == '\0' ? NULL : text, why, sizeof(why));
    }
    for (int i = 0; i < FORMULA_VARS; i++)
        vars.at[i] = (int32_t)size * i % 7;
    formulas_write(&formulas, '\n', &kept);
    FUZZ_CHECK(kept.len <= FORMULAS_TEXT_MAX, "more than is kept");
    formulas_read(&again, buf_text(&kept));
    formulas_write(&again, '\n', &twice);
    FUZZ_CHECK(strcmp(buf_text(&kept), buf_text(&twice)) == 0, "what is kept reads differently");
    FUZZ_CHECK(formulas_hold(&formulas, &vars) == formulas_hold(&again, &vars),
               "it holds before and not after");
    formulas_clear(&formulas);
    formulas_clear(&again);
    return 0;
}
