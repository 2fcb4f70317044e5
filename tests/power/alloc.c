/*
 * A library that is preloaded to make the Nth allocation fail, or that one and all after it:
 * POWER_FAIL=alloc:N:ENOMEM[:on], counted over the whole process from its start. Makes the file
 * POWER_FAILED when it did. Not together with AddressSanitizer, whose allocator is another.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *old, size_t size);

static atomic_long calls;
static long nth;
static bool on;

/* Runs before main and after libc is there. No earlier allocation fails. */
__attribute__((constructor)) static void begin(void)
{
    const char *spec = getenv("POWER_FAIL");

    if (!spec || strncmp(spec, "alloc:", 6) != 0)
        return;
    nth = atol(spec + 6);
    on = strlen(spec) > 3 && strcmp(spec + strlen(spec) - 3, ":on") == 0;
}

static bool failing(void)
{
    if (nth == 0)
        return false;
    long call = atomic_fetch_add(&calls, 1) + 1;
    if (call != nth && !(on && call > nth))
        return false;
    /* Every failing thread says so, because it may end the process before the thread whose call is
     * the Nth. */
    const char *mark = getenv("POWER_FAILED");
    if (mark)
        syscall(SYS_close,
                syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size)
{
    return failing() ? NULL : __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
    return failing() ? NULL : __libc_calloc(n, size);
}

void *realloc(void *old, size_t size)
{
    return failing() ? NULL : __libc_realloc(old, size);
}
