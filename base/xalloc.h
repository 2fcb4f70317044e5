/*
 * Allocation that does not fail. If there is no memory, the process ends with XALLOC_STATUS. The
 * supervisor then starts it again, and it recovers from the store. The caller first bounds whatever
 * a stranger can size.
 */
#pragma once

#include <stddef.h>
#include <string.h>

enum { XALLOC_STATUS = 71 }; /* the exit status of a process that has no memory */

/* As malloc(3), calloc(3) and realloc(3), but never NULL, even for a size of 0. */
void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *old, size_t size);
/* Ends the process in the same way. Call it where a library found no memory for `of`, a word for
 * the log. */
void xalloc_none(const char *of) __attribute__((noreturn));
/* As reallocarray(3), but never NULL. If the product of count and size overflows, the process ends
 * with log_fatal. */
void *xreallocarray(void *old, size_t count, size_t size);
/* Makes room for one more element at the end of an array of `n` elements, which has memory for
 * `cap` and may be NULL. */
#define XGROW(array, n, cap)                                                                       \
    do {                                                                                           \
        if ((n) == (cap)) {                                                                        \
            (cap) = (cap)*2 + 8;                                                                   \
            (array) = xreallocarray((array), (size_t)(cap), sizeof(*(array)));                     \
        }                                                                                          \
    } while (0)
/* Removes the element at the index `at` from an array of `n` elements. Moves those after it one
 * place forward, and lowers the variable `n` by one. */
#define XREMOVE(array, n, at)                                                                      \
    memmove((array) + (at), (array) + (at) + 1, (size_t)(--(n) - (at)) * sizeof(*(array)))
/* Returns `size` bytes for an array that is read at random places. They begin on a cache line. For
 * a large array the kernel is asked for huge pages, because with small pages the processor often
 * has to look up where a page is. Copies the first `used` bytes of `old` and frees `old`, which may
 * be NULL. */
void *xlines(void *old, size_t used, size_t size);
/* As strdup(3) and strndup(3), but never NULL. */
char *xstrdup(const char *text);
char *xstrndup(const char *text, size_t max);
/* Declares a pointer to memory that is freed wherever its block is left, as in
 * `FREED char *text = xstrdup(name);`. The pointer may be NULL at that moment. */
#define FREED __attribute__((cleanup(xalloc_free)))
/* For FREED: `pointer` is the address of a pointer, whose memory is freed. */
void xalloc_free(void *pointer);
/* Wipes and frees a text that may be a secret, and sets it to NULL. Accepts NULL. */
void xalloc_wipe(char **text);
/* As sprintf(3) into new memory, which the caller frees. Never NULL. */
char *xasprintf(const char *format, ...) PRINTF(1, 2);
