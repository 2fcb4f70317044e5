/*
 * See shim.h. The system is called past libc, since libc's functions are these here.
 */
#include "shim.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { PATH_CAP = 1024 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char folder[PATH_CAP];
static size_t folder_len;
static int log_fd = -1;
static long lie, syncs;
static struct {
    char what[16], how[16];
    long nth, calls;
    bool on;
} fail;

static void begin(void)
{
    const char *at = getenv("POWER_FOLDER"), *log = getenv("POWER_LOG"),
               *spec = getenv("POWER_FAIL");

    folder_len = at ? strlen(at) : 0;
    if (folder_len > 0 && folder_len + 2 < sizeof(folder)) {
        memcpy(folder, at, folder_len);
        folder[folder_len++] = '/';
    } else {
        folder_len = 0;
    }
    if (log)
        log_fd = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC,
                              0600);
    if (getenv("POWER_LIE"))
        lie = atol(getenv("POWER_LIE"));
    if (spec) {
        char on[4] = "";

        if (sscanf(spec, "%15[a-z]:%ld:%15[A-Za-z]:%3[a-z]", fail.what, &fail.nth, fail.how, on) <
            3)
            abort();
        fail.on = on[0] != '\0';
    }
}

/* The name in the folder of a path, NULL: it is not ours. */
static const char *name_of(const char *path)
{
    pthread_once(&once, begin);
    if (folder_len == 0 || strncmp(path, folder, folder_len) != 0)
        return NULL;
    const char *name = path + folder_len;
    size_t len = strlen(name);
    if ((len > 4 && strcmp(name + len - 4, "-shm") == 0) ||
        (len > 8 && strcmp(name + len - 8, ".ballast") == 0))
        return NULL;
    return name;
}

static const char *name_of_fd(int fd, char path[PATH_CAP])
{
    char link[40];

    snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
    long len = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_CAP - 1);
    if (len <= 0)
        return NULL;
    path[len] = '\0';
    const char *name = name_of(path);
    /* The folder itself: its sync makes it durable that files are gone. */
    return !name && folder_len > 0 && (size_t)len == folder_len - 1 &&
                   memcmp(path, folder, (size_t)len) == 0
               ? ""
               : name;
}

/* ---- Failing ---- */

/* Whether POWER_FAIL says that this call has to fail. Acknowledgements never fail. */
static bool failing(const char *what, const char *name)
{
    if (fail.nth == 0 || !name || strcmp(fail.what, what) != 0 || strcmp(name, "acks") == 0)
        return false;
    pthread_mutex_lock(&lock);
    long call = ++fail.calls;
    pthread_mutex_unlock(&lock);
    bool yes = call == fail.nth || (fail.on && call > fail.nth);
    if (yes && getenv("POWER_FAILED"))
        syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, getenv("POWER_FAILED"),
                                   O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    errno = strcmp(fail.how, "ENOSPC") == 0 ? ENOSPC : EIO;
    return yes;
}

static bool failing_short(void)
{
    return strcmp(fail.how, "short") == 0;
}

/* ---- Logging ---- */

static void put(enum shim_kind kind, const char *name, uint64_t offset, const void *data,
                size_t len)
{
    struct shim_record record = {
        .kind = kind, .name_len = (uint32_t)strlen(name), .offset = offset, .len = len};
    const struct iovec part[3] = {
        {&record, sizeof(record)}, {(void *)name, record.name_len}, {(void *)data, len}};

    if (syscall(SYS_writev, log_fd, part, 3) != (long)(sizeof(record) + record.name_len + len))
        abort();
}

/* ---- The calls ---- */

static ssize_t write_at(int fd, const void *data, size_t len, off_t offset, bool seek)
{
    char path[PATH_CAP];
    const char *name = name_of_fd(fd, path);

    if (failing("write", name)) {
        if (!failing_short() || len < 2)
            return -1;
        len /= 2;
    }
    if (!name || log_fd < 0)
        return seek ? syscall(SYS_pwrite64, fd, data, len, offset)
                    : syscall(SYS_write, fd, data, len);
    pthread_mutex_lock(&lock);
    if (!seek)
        offset = (off_t)syscall(SYS_lseek, fd, 0, SEEK_CUR);
    ssize_t n =
        seek ? syscall(SYS_pwrite64, fd, data, len, offset) : syscall(SYS_write, fd, data, len);
    if (n > 0)
        put(SHIM_WRITE, name, (uint64_t)offset, data, (size_t)n);
    pthread_mutex_unlock(&lock);
    return n;
}

ssize_t pwrite(int fd, const void *data, size_t len, off_t offset);
ssize_t pwrite(int fd, const void *data, size_t len, off_t offset)
{
    return write_at(fd, data, len, offset, true);
}

ssize_t pwrite64(int, const void *, size_t, off_t) __attribute__((alias("pwrite")));

ssize_t write(int fd, const void *data, size_t len)
{
    return write_at(fd, data, len, 0, false);
}

ssize_t pread(int fd, void *data, size_t len, off_t offset)
{
    char path[PATH_CAP];

    pthread_once(&once, begin);
    /* Reading is not logged, so where nothing fails it need not know the name. */
    if (fail.nth > 0 && failing("read", name_of_fd(fd, path)))
        return -1;
    return syscall(SYS_pread64, fd, data, len, offset);
}

ssize_t pread64(int, void *, size_t, off_t) __attribute__((alias("pread")));

int ftruncate(int fd, off_t size)
{
    char path[PATH_CAP];
    const char *name = name_of_fd(fd, path);

    if (failing("truncate", name))
        return -1;
    if (!name || log_fd < 0)
        return (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_lock(&lock);
    int rc = (int)syscall(SYS_ftruncate, fd, size);
    if (rc == 0)
        put(SHIM_TRUNCATE, name, (uint64_t)size, NULL, 0);
    pthread_mutex_unlock(&lock);
    return rc;
}

int ftruncate64(int, off_t) __attribute__((alias("ftruncate")));

static int sync_fd(int fd, long number)
{
    char path[PATH_CAP];
    const char *name = name_of_fd(fd, path);

    if (failing("sync", name))
        return -1;
    if (!name || log_fd < 0)
        return (int)syscall(number, fd);
    /* Does nothing really: images.c decides what a disk keeps. */
    pthread_mutex_lock(&lock);
    syncs++;
    if (lie == 0 || syncs % lie != 0)
        put(SHIM_SYNC, name, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return 0;
}

int fsync(int fd)
{
    return sync_fd(fd, SYS_fsync);
}

int fdatasync(int fd)
{
    return sync_fd(fd, SYS_fdatasync);
}

int unlink(const char *path)
{
    const char *name = name_of(path);

    if (failing("unlink", name))
        return -1;
    int rc = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (rc == 0 && name && log_fd >= 0) {
        pthread_mutex_lock(&lock);
        put(SHIM_UNLINK, name, 0, NULL, 0);
        pthread_mutex_unlock(&lock);
    }
    return rc;
}

int open(const char *path, int flags, ...)
{
    va_list args;

    if (failing("open", name_of(path)))
        return -1;
    va_start(args, flags);
    int mode = va_arg(args, int);
    va_end(args);
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int open64(const char *, int, ...) __attribute__((alias("open")));
