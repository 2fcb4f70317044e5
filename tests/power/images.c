/*
 * Power cuts: `images LOG FOLDER SEED COUNT`. Reads what shim.c logged. COUNT times makes in FOLDER
 * what a disk might hold after the power went at a random moment:
 *  - what was synced is there;
 *  - of what was written since, each sector of 512 or 4096 bytes is there, torn or missing, in
 *    whatever order they were written;
 *  - a file that was removed may be back.
 * Then opens it as a room does and looks for what is broken. TAP, one line for all; exit status 1
 * if something was broken.
 *
 * It assumes that a sync makes a file's size and name durable together with its bytes (ext4, xfs,
 * btrfs), and that a sync of one file says nothing about another.
 */
#include <err.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "room.h"
#include "shim.h"
#include "xalloc.h"

enum { FILES_MAX = 8, NAME_MAX_ = 64 };

struct bytes {
    uint8_t *data;
    size_t len, size;
};

struct pending {
    enum shim_kind kind;
    uint64_t offset;
    const uint8_t *data;
    size_t len;
};

/* A file: what is durable of it, and what happened since. */
struct file {
    char name[NAME_MAX_];
    struct bytes durable;
    struct pending *pending;
    size_t npending, pending_size;
};

static struct file file[FILES_MAX];
static int nfiles;
static uint64_t chance;
static int fault_shown;

static uint32_t draw(uint32_t below)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(chance >> 33) % below;
}

/* ---- Contents ---- */

static void bytes_size(struct bytes *b, size_t len)
{
    if (len > b->size) {
        b->size = 2 * len;
        b->data = xrealloc(b->data, b->size);
    }
    if (len > b->len)
        memset(b->data + b->len, 0, len - b->len);
    b->len = len;
}

static void bytes_put(struct bytes *b, uint64_t offset, const uint8_t *data, size_t len)
{
    if (offset + len > b->len)
        bytes_size(b, (size_t)offset + len);
    memcpy(b->data + offset, data, len);
}

static void apply(struct bytes *b, const struct pending *p)
{
    if (p->kind == SHIM_WRITE)
        bytes_put(b, p->offset, p->data, p->len);
    else
        bytes_size(b, (size_t)p->offset);
}

static struct file *file_named(const char *name, size_t len)
{
    for (int i = 0; i < nfiles; i++)
        if (strlen(file[i].name) == len && memcmp(file[i].name, name, len) == 0)
            return &file[i];
    if (nfiles == FILES_MAX || len >= NAME_MAX_) {
        printf("Bail out! too many files\n");
        exit(2);
    }
    memcpy(file[nfiles].name, name, len);
    return &file[nfiles++];
}

static void note(struct file *f, const struct pending *p)
{
    if (f->npending == f->pending_size) {
        f->pending_size = f->pending_size > 0 ? 2 * f->pending_size : 64;
        f->pending = xrealloc(f->pending, f->pending_size * sizeof(*f->pending));
    }
    f->pending[f->npending++] = *p;
}

static void settle(struct file *f)
{
    for (size_t i = 0; i < f->npending; i++)
        if (f->pending[i].kind == SHIM_UNLINK)
            f->durable.len = 0;
        else
            apply(&f->durable, &f->pending[i]);
    f->npending = 0;
}

/* The folder was synced: what was removed stays so. */
static void settle_removed(struct file *f)
{
    size_t gone = f->npending;

    while (gone > 0 && f->pending[gone - 1].kind != SHIM_UNLINK)
        gone--;
    if (gone == 0)
        return;
    f->durable.len = 0;
    f->npending -= gone;
    memmove(f->pending, f->pending + gone, f->npending * sizeof(*f->pending));
}

/* ---- The log ---- */

struct log {
    uint8_t *data;
    size_t len;
    size_t *record; /* where each begins */
    size_t n;
    char *acks; /* all of them */
};

static struct log log_read(const char *path)
{
    struct log log = {0};
    struct stat there;
    int fd = open(path, O_RDONLY | O_CLOEXEC);

    if (fd < 0 || fstat(fd, &there) != 0) {
        perror(path);
        exit(2);
    }
    log.data = xmalloc((size_t)there.st_size + 1);
    for (ssize_t n; (n = read(fd, log.data + log.len, (size_t)there.st_size - log.len)) > 0;)
        log.len += (size_t)n;
    close(fd);
    struct bytes acks = {0};
    size_t cap = 0;
    for (size_t at = 0; at < log.len;) {
        struct shim_record r;

        memcpy(&r, log.data + at, sizeof(r));
        if (log.n == cap) {
            cap = cap > 0 ? 2 * cap : 4096;
            log.record = xrealloc(log.record, cap * sizeof(*log.record));
        }
        log.record[log.n++] = at;
        if (r.kind == SHIM_WRITE && r.name_len == strlen(POWER_ACKS) &&
            memcmp(log.data + at + sizeof(r), POWER_ACKS, r.name_len) == 0)
            bytes_put(&acks, acks.len, log.data + at + sizeof(r) + r.name_len, (size_t)r.len);
        at += sizeof(r) + r.name_len + (size_t)r.len;
    }
    bytes_size(&acks, acks.len + 1);
    log.acks = (char *)acks.data;
    return log;
}

/* One record happens. Returns how many bytes of acknowledgements it is. */
static size_t happen(const struct log *log, size_t i)
{
    struct shim_record r;
    const uint8_t *at = log->data + log->record[i];

    memcpy(&r, at, sizeof(r));
    const char *name = (const char *)at + sizeof(r);
    if (r.name_len == strlen(POWER_ACKS) && memcmp(name, POWER_ACKS, r.name_len) == 0)
        return (size_t)r.len;
    if (r.name_len == 0) {
        for (int k = 0; k < nfiles; k++)
            settle_removed(&file[k]);
        return 0;
    }
    struct file *f = file_named(name, r.name_len);
    if (r.kind == SHIM_SYNC)
        settle(f);
    else
        note(f, &(struct pending){(enum shim_kind)r.kind, r.offset, at + sizeof(r) + r.name_len,
                                  (size_t)r.len});
    return 0;
}

/* ---- An image ---- */

struct manner {
    uint32_t sector, keep; /* keep: how many of 100 sectors that were not synced */
    uint32_t torn;         /* how many of 100 sectors that are kept */
};

static void write_some(struct bytes *image, const struct pending *p, const struct manner *how)
{
    for (size_t from = 0; from < p->len;) {
        uint64_t at = p->offset + from;
        size_t len = how->sector - (size_t)(at % how->sector);

        len = len < p->len - from ? len : p->len - from;
        if (draw(100) < how->keep) {
            size_t kept = draw(100) < how->torn ? draw((uint32_t)len) + 1 : len;

            bytes_put(image, at, p->data + from, kept);
        }
        from += len;
    }
}

/* False: the file is not there. */
static bool image_of(const struct file *f, const struct manner *how, struct bytes *image)
{
    bool there = f->durable.len > 0;

    image->len = 0;
    if (f->durable.len > 0)
        bytes_put(image, 0, f->durable.data, f->durable.len);
    for (size_t i = 0; i < f->npending; i++) {
        const struct pending *p = &f->pending[i];

        if (p->kind == SHIM_WRITE) {
            write_some(image, p, how);
            there = true;
        } else if (draw(100) < how->keep) {
            bytes_size(image, p->kind == SHIM_UNLINK ? 0 : (size_t)p->offset);
            there = p->kind != SHIM_UNLINK;
        }
    }
    return there;
}

static bool image_write(const char *folder, const char *name, const struct bytes *image)
{
    char path[2000];

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool good = fd >= 0 && write(fd, image->data, image->len) == (ssize_t)image->len;
    if (fd >= 0)
        close(fd);
    return good;
}

static void image_make(const char *folder)
{
    static const uint32_t keep[] = {0, 10, 50, 90, 100};
    struct manner how = {
        .sector = draw(2) == 0 ? 512 : 4096, .keep = keep[draw(5)], .torn = draw(3) == 0 ? 30 : 0};
    char path[2000];
    struct bytes image = {0};

    for (int i = 0; i < nfiles; i++) {
        snprintf(path, sizeof(path), "%s/%s", folder, file[i].name);
        unlink(path);
        if (image_of(&file[i], &how, &image) && !image_write(folder, file[i].name, &image)) {
            perror(path);
            exit(2);
        }
    }
    free(image.data);
    snprintf(path, sizeof(path), "%s/" POWER_STORE "-shm", folder);
    unlink(path);
}

/* Checks the image in a process of its own, because the store may end that. */
static bool image_holds(const struct log *log, const char *folder, size_t acked, size_t cut)
{
    int status;

    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        char *acks = strndup(log->acks, acked);
        int wrong = room_verify(folder, acks, log->acks);

        fflush(stdout);
        _exit(wrong == 0 ? 0 : 1);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        exit(2);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    if (fault_shown++ < 20)
        printf("# cut after record %zu of %zu, status %x\n", cut, log->n, (unsigned)status);
    return false;
}

static int by_number(const void *a, const void *b)
{
    size_t x = *(const size_t *)a, y = *(const size_t *)b;

    return x < y ? -1 : x > y;
}

int main(int argc, char **argv)
{
    if (argc != 5)
        errx(2, "LOG FOLDER SEED COUNT");
    struct log log = log_read(argv[1]);
    size_t count = strtoul(argv[4], NULL, 10), done = 0, acked = 0, wrong = 0;
    FREED size_t *cut = xcalloc(count + 1, sizeof(*cut));

    chance = strtoull(argv[3], NULL, 10);
    for (size_t i = 0; i < count; i++)
        cut[i] = draw((uint32_t)log.n + 1);
    qsort(cut, count, sizeof(*cut), by_number);
    for (size_t i = 0; i < count; i++) {
        while (done < cut[i])
            acked += happen(&log, done++);
        image_make(argv[2]);
        wrong += image_holds(&log, argv[2], acked, done) ? 0 : 1;
    }
    printf("%s - %zu images of %zu writes and syncs, %zu broken\n", wrong == 0 ? "ok" : "not ok",
           count, log.n, wrong);
    return wrong == 0 ? 0 : 1;
}
