/*
 * Allocation that does not fail: out of memory for small, fixed-size things ends the process, which
 * the supervisor starts again and which recovers from the store. What strangers can size is bounded
 * by the caller first.
 */
#ifndef BASE_XALLOC_H
#define BASE_XALLOC_H

#include <stddef.h>

void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *old, size_t size);
/* As reallocarray(3): fails (ends the process) on overflow. */
void *xreallocarray(void *old, size_t count, size_t size);
/* Memory of `size` bytes for an array that is read here and there: on a cache line, and on huge
 * pages where it is large, since what the processor forgets first is where a page is. The first
 * `used` bytes of `old` are moved into it; `old` is freed. */
void *xlines(void *old, size_t used, size_t size);
char *xstrdup(const char *text);
char *xstrndup(const char *text, size_t max);
/* Wipes and frees a text that may be a secret, and sets it NULL, which it may be already. */
void wipe_string(char **text);
/* printf into fresh memory, which the caller frees. */
char *xasprintf(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
