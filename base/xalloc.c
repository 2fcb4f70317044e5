/*
 * Allocation that ends the process if there is no memory.
 */
#include "xalloc.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "log.h"

static void *xalloc_checked(void *memory, size_t size)
{
    if (!memory) {
        log_error("out-of-memory", "bytes=%zu", size);
        _exit(XALLOC_STATUS);
    }
    return memory;
}

/* A size of 0 still gives memory, so that NULL always means failure. */
static size_t xalloc_at_least_one(size_t size)
{
    return size > 0 ? size : 1;
}

void *xmalloc(size_t size)
{
    return xalloc_checked(malloc(xalloc_at_least_one(size)), size);
}

void *xcalloc(size_t count, size_t size)
{
    return xalloc_checked(calloc(xalloc_at_least_one(count), xalloc_at_least_one(size)), size);
}

void *xrealloc(void *old, size_t size)
{
    return xalloc_checked(realloc(old, xalloc_at_least_one(size)), size);
}

void xalloc_none(const char *of)
{
    log_error("out-of-memory", "of=%s", of);
    _exit(XALLOC_STATUS);
}

void *xreallocarray(void *old, size_t count, size_t size)
{
    size_t total;

    if (__builtin_mul_overflow(count, size, &total))
        log_fatal("out-of-memory", "count=%zu bytes=%zu", count, size);
    return xrealloc(old, total);
}

void *xlines(void *old, size_t used, size_t size)
{
    enum { LINE = 64, HUGE_PAGE = 2 << 20 };
    void *lines = NULL;

    if (posix_memalign(&lines, LINE, xalloc_at_least_one(size)) != 0)
        lines = NULL;
    xalloc_checked(lines, size);
    if (size >= 2 * HUGE_PAGE) {
        uintptr_t from = ((uintptr_t)lines + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
        uintptr_t to = ((uintptr_t)lines + size) / HUGE_PAGE * HUGE_PAGE;

        madvise((void *)from, to - from, MADV_HUGEPAGE); /* only a hint, which may fail */
    }
    if (used > 0)
        memcpy(lines, old, used);
    free(old);
    return lines;
}

char *xstrdup(const char *text)
{
    return xalloc_checked(strdup(text), strlen(text));
}

char *xstrndup(const char *text, size_t max)
{
    return xalloc_checked(strndup(text, max), max);
}

void xalloc_free(void *pointer)
{
    free(*(void **)pointer);
}

void xalloc_wipe(char **text)
{
    if (*text)
        explicit_bzero(*text, strlen(*text));
    free(*text);
    *text = NULL;
}

char *xasprintf(const char *format, ...)
{
    char *text = NULL;
    va_list args;

    va_start(args, format);
    int len = vasprintf(&text, format, args);
    va_end(args);
    return xalloc_checked(len < 0 ? NULL : text, 0);
}
