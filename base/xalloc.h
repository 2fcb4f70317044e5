/*
 * Allocation that does not fail. If memory for small things of fixed size runs out, the process
 * ends; the supervisor starts it again, and it recovers from the store. The caller first bounds
 * whatever strangers can size.
 */
#pragma once

#include <stddef.h>

enum { XALLOC_STATUS = 71 }; /* of a process that ends for want of memory */

void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *old, size_t size);
/* Ends the process as the functions here do. Call it where something else found that there is no
 * memory for `of`. */
void xalloc_none(const char *of) __attribute__((noreturn));
/* As reallocarray(3): fails (ends the process) on overflow. */
void *xreallocarray(void *old, size_t count, size_t size);
/* Makes room for one more at the end of an array of `n` that has memory for `cap`. */
#define XGROW(array, n, cap)                                                                       \
    do {                                                                                           \
        if ((n) == (cap)) {                                                                        \
            (cap) = (cap)*2 + 8;                                                                   \
            (array) = xreallocarray((array), (size_t)(cap), sizeof(*(array)));                     \
        }                                                                                          \
    } while (0)
/* Memory of `size` bytes for an array that is read at random places. It begins on a cache line. A
 * large array lies on huge pages, because with small pages the processor often has to look up where
 * a page is. The first `used` bytes of `old` are moved into it; `old` is freed. */
void *xlines(void *old, size_t used, size_t size);
char *xstrdup(const char *text);
char *xstrndup(const char *text, size_t max);
/* Declares a pointer to memory that is freed wherever its block is left: `FREED char *text =
 * xstrdup(name);`. */
#define FREED __attribute__((cleanup(xalloc_free)))
/* Frees what the pointer at `pointer` points to. */
void xalloc_free(void *pointer);
/* Wipes and frees a text that may be a secret, and sets it to NULL. Accepts NULL. */
void wipe_string(char **text);
/* printf into fresh memory, which the caller frees. */
char *xasprintf(const char *format, ...) __attribute__((format(printf, 1, 2)));
