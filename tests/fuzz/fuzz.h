/*
 * Fuzz targets: each fuzz-NAME.c reads bytes of a stranger through one parser and checks what must
 * hold after it. The same source is linked with replay.c, which runs tests/fuzz/corpus/NAME and
 * mutations of it in "make check", and with libFuzzer or AFL++ by "make fuzz".
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads one input. Returns 0. Ends the process if something does not hold. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* How many mutations "make check" tries, of all files together; a slow target defines a smaller
 * number. */
extern const int fuzz_mutations;

/* If `holds` is false, prints the place and the sentence `what`, and ends the process. */
#define FUZZ_CHECK(holds, what) ((holds) ? (void)0 : fuzz_failed(__FILE__, __LINE__, #holds, what))

__attribute__((noreturn, unused)) static void fuzz_failed(const char *file, int line,
                                                          const char *holds, const char *what)
{
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, holds, what);
    abort();
}

/* What is left of an input. */
struct fuzz_input {
    const uint8_t *data;
    size_t size;
};

/* The next byte; 0 after the end. */
__attribute__((unused)) static uint8_t fuzz_byte(struct fuzz_input *in)
{
    if (in->size == 0)
        return 0;
    in->size--;
    return *in->data++;
}

/* The next `most` bytes, or all that are left if these are fewer. */
__attribute__((unused)) static struct fuzz_input fuzz_piece(struct fuzz_input *in, size_t most)
{
    struct fuzz_input piece = {in->data, in->size < most ? in->size : most};

    in->data += piece.size;
    in->size -= piece.size;
    return piece;
}

/* The next byte as a number below `n`. A digit stands for its own value, so that seeds can be
 * read. */
__attribute__((unused)) static int fuzz_below(struct fuzz_input *in, int n)
{
    return (fuzz_byte(in) + 256 - '0') % 256 % n;
}

/* The next line without its end, as a string of at most cap - 1 bytes, cut off there and at a NUL.
 * False: there are no more lines. */
__attribute__((unused)) static bool fuzz_line(struct fuzz_input *in, char *line, size_t cap)
{
    if (in->size == 0)
        return false;
    const uint8_t *end = memchr(in->data, '\n', in->size);
    size_t len = end ? (size_t)(end - in->data) : in->size;
    size_t kept = len < cap - 1 ? len : cap - 1;

    memcpy(line, in->data, kept);
    line[kept] = '\0';
    in->data += len + (end ? 1 : 0);
    in->size -= len + (end ? 1 : 0);
    return true;
}

/* The rest as a string that the caller frees. The copy has exactly the size of the string, so that
 * AddressSanitizer sees a read beyond it. */
__attribute__((unused)) static char *fuzz_rest(const struct fuzz_input *in)
{
    char *text = malloc(in->size + 1);

    FUZZ_CHECK(text, "no memory");
    if (in->size > 0)
        memcpy(text, in->data, in->size);
    text[in->size] = '\0';
    return text;
}
