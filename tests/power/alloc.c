/*
 * A library that is preloaded to make an allocation of a process fail, the first on PATH from the
 * Nth of the process on, and with `on` all after it, too: POWER_FAIL=alloc:N:PATH[:on]. When one
 * has failed, makes the file POWER_FAILED.
 *
 * The Nth call alone would not do: the calls of two threads are in another order in each process.
 *
 * With POWER_PATHS=FILE no allocation fails. At the end FILE has a line "PATH FIRST LAST" for each
 * path on which memory was asked for: the numbers of the first and the last call on it.
 *
 * A path is a hash of the innermost callers' places in their libraries, so it is the same in every
 * process. The library cannot be used with AddressSanitizer, which has an allocator of its own.
 */
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { DEPTH = 16, PATHS_MAX = 1 << 16 };

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *old, size_t size);

static struct path {
    uint64_t hash; /* 0: free */
    long first, last;
} paths[PATHS_MAX];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *paths_file;
static long calls, from;
static uint64_t wanted; /* the path; 0: no call fails */
static bool on, failed; /* `failed`: a call did */
/* Whether the call comes from this library. Without initial-exec, the look at it could allocate. */
static __thread bool ours __attribute__((tls_model("initial-exec")));

static uint64_t path_taken(void)
{
    static const char here;
    Dl_info own = {0}, in;
    void *at[DEPTH];
    uint64_t hash = 14695981039346656037u;
    const int n = backtrace(at, DEPTH);
    dladdr(&here, &own);
    for (int i = 0; i < n; i++)
        if (dladdr(at[i], &in) != 0 && in.dli_fbase != own.dli_fbase)
            hash = (hash ^ ((uintptr_t)at[i] - (uintptr_t)in.dli_fbase)) * 1099511628211u;
    return hash | 1;
}

static void path_count(uint64_t hash, long call)
{
    size_t i = hash >> 1 & (PATHS_MAX - 1);
    for (int tries = 0; paths[i].hash != hash && paths[i].hash != 0; tries++) {
        if (tries == PATHS_MAX)
            return;
        i = (i + 1) & (PATHS_MAX - 1);
    }
    if (paths[i].hash == 0)
        paths[i] = (struct path){hash, call, call};
    paths[i].last = call;
}

/* Runs before main and after libc is there. No earlier allocation fails. */
__attribute__((constructor)) static void begin(void)
{
    const char *spec = getenv("POWER_FAIL");
    char *colon;
    ours = true;
    path_taken(); /* the first call loads what it needs */
    ours = false;
    paths_file = getenv("POWER_PATHS");
    if (!spec || strncmp(spec, "alloc:", 6) != 0)
        return;
    from = strtol(spec + 6, &colon, 10);
    wanted = *colon == ':' ? strtoull(colon + 1, NULL, 16) : 0;
    on = strlen(spec) > 3 && strcmp(spec + strlen(spec) - 3, ":on") == 0;
}

__attribute__((destructor)) static void end(void)
{
    const char *name = paths_file;
    paths_file = NULL;
    FILE *out = name ? fopen(name, "w") : NULL;
    for (size_t i = 0; out && i < PATHS_MAX; i++)
        if (paths[i].hash != 0)
            fprintf(out, "%016llx %ld %ld\n", (unsigned long long)paths[i].hash, paths[i].first,
                    paths[i].last);
    if (out)
        fclose(out);
}

/* Makes the file POWER_FAILED, unless it is there already. */
static void failed_tell(void)
{
    const char *mark = getenv("POWER_FAILED");
    const int saved = errno;
    const int file = mark ? (int)syscall(SYS_openat, AT_FDCWD, mark,
                                         O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)
                          : -1;
    if (file >= 0)
        syscall(SYS_close, file);
    errno = saved;
}

static bool failing(void)
{
    if (ours || (wanted == 0 && !paths_file))
        return false;
    ours = true;
    pthread_mutex_lock(&lock);
    const long call = ++calls;
    const bool look = paths_file || (!failed && call >= from);
    const uint64_t path = look ? path_taken() : 0;
    const bool fails = wanted != 0 && (failed ? on : path == wanted);
    if (paths_file)
        path_count(path, call);
    if (fails && !failed)
        failed_tell();
    failed = failed || fails;
    pthread_mutex_unlock(&lock);
    ours = false;
    if (fails)
        errno = ENOMEM;
    return fails;
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
