/*
 * Sweeps of failures: `sweep PLAY FOLDER STEP WHAT HOW [on]`.
 *
 * Lets the first, then the second... call of WHAT fail (shim.h), each in a fresh room that plays
 * some rounds, until a room plays to its end without meeting the failure. With STEP above 1, only
 * each STEPth call fails. With FROM in the environment, only calls from that number on fail.
 *
 * A room asks for memory tens of thousands of times, but on a few thousand paths. So of allocations
 * the first and the last on each path fail (alloc.c); with STEP above 1, only the first on each
 * STEPth path.
 *
 * After each failure, what is left is opened as a room does, and has to hold what was acknowledged.
 * Of rooms that leave the same bytes, only one is opened. A room may go on, refuse, or end itself
 * with status 1, or with XALLOC_STATUS. Any other end, such as a signal, is a fault. TAP, one line;
 * the libraries are beside PLAY.
 */
#include <dirent.h>
#include <err.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "room.h"
#include "xalloc.h"

enum { ROUNDS = 6, CALLS_MAX = 200000, SHOWN_MAX = 20 };

#define FAILED "failed" /* the file that says that a call was failed */

static const char *folder;

static char *path_of(const char *name)
{
    return xasprintf("%s/%s", folder, name);
}

/* ---- What a room leaves ---- */

/* The files of the folder that a room and its store make. */
static int is_ours(const struct dirent *entry)
{
    return strncmp(entry->d_name, POWER_STORE, strlen(POWER_STORE)) == 0 ||
           strcmp(entry->d_name, POWER_ACKS) == 0 || strcmp(entry->d_name, FAILED) == 0;
}

/* Calls `each` with the path and the name of every file, in the order of the names. */
static void files(void (*each)(void *arg, const char *path, const char *name), void *arg)
{
    struct dirent **list;
    int n = scandir(folder, &list, is_ours, alphasort);

    if (n < 0) {
        perror(folder);
        exit(2);
    }
    for (int i = 0; i < n; i++) {
        FREED char *path = path_of(list[i]->d_name);

        each(arg, path, list[i]->d_name);
        free(list[i]);
    }
    free(list);
}

static void drop(void *arg UNUSED, const char *path, const char *name UNUSED)
{
    unlink(path);
}

/* Empties the folder, so that each failing room starts with nothing. */
static void clear(void)
{
    files(drop, NULL);
}

/* The bytes of a file, but not of the files that SQLite makes anew when it opens it. */
static void hash_file(void *arg, const char *path, const char *name)
{
    crypto_generichash_state *state = arg;
    uint8_t bytes[16384];
    struct stat there;
    ssize_t n;

    if (strcmp(name, FAILED) == 0 || strcmp(name, POWER_STORE "-shm") == 0)
        return;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &there) != 0) {
        perror(path);
        exit(2);
    }
    crypto_generichash_update(state, (const uint8_t *)name, strlen(name) + 1);
    crypto_generichash_update(state, (const uint8_t *)&there.st_size, sizeof(there.st_size));
    while ((n = read(fd, bytes, sizeof(bytes))) > 0)
        crypto_generichash_update(state, bytes, (size_t)n);
    close(fd);
}

struct left {
    uint8_t hash[crypto_generichash_BYTES];
};

/* Whether a room left these bytes before. */
static bool left_before(void)
{
    static struct left *left;
    static size_t count, cap;
    crypto_generichash_state state;
    struct left now;

    crypto_generichash_init(&state, NULL, 0, sizeof(now.hash));
    files(hash_file, &state);
    crypto_generichash_final(&state, now.hash, sizeof(now.hash));
    for (size_t i = 0; i < count; i++)
        if (memcmp(&left[i], &now, sizeof(now)) == 0)
            return true;
    if (count == cap) {
        cap = cap > 0 ? 2 * cap : 64;
        left = xrealloc(left, cap * sizeof(*left));
    }
    left[count++] = now;
    return false;
}

/* ---- A room ---- */

static int play(const char *program, const char *spec)
{
    int status, slash = (int)(strrchr(program, '/') - program);
    bool alloc = strncmp(spec, "alloc:", 6) == 0;
    FREED char *library = xasprintf("%.*s/%s.so", slash, program, alloc ? "alloc" : "shim");
    FREED char *failed = path_of(FAILED), *rounds = xasprintf("%d", ROUNDS);
    pid_t pid = fork();

    if (pid == 0) {
        int null = open("/dev/null", O_WRONLY | O_CLOEXEC);

        dup2(null, STDERR_FILENO);
        setenv("POWER_FOLDER", folder, 1);
        setenv("POWER_FAIL", spec, 1);
        setenv("POWER_FAILED", failed, 1);
        setenv("ASAN_OPTIONS", "verify_asan_link_order=0:detect_leaks=0", 1);
        setenv("LD_PRELOAD", library, 1);
        execl(program, program, folder, "1", rounds, (char *)NULL);
        _exit(127);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        exit(2);
    return status;
}

/* The text of one of these files; "": there is none. */
static char *text_of(const char *name)
{
    FREED char *path = path_of(name);
    char *text = file_text(path);
    return text ? text : xstrdup("");
}

static bool verify(void)
{
    int status;

    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        char *acks = text_of(POWER_ACKS);
        int wrong = room_verify(folder, acks, acks);

        fflush(stdout);
        _exit(wrong == 0 ? 0 : 1);
    }
    return pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

/* ---- A sweep ---- */

static struct {
    const char *program, *what, *how, *on;
    int rooms, ended, opened, wrong;
} sweep;

/* Lets the nth call fail; `how`: as, or on which path. Returns whether the room made that call. */
static bool sweep_room(int n, const char *how)
{
    FREED char *spec = xasprintf("%s:%d:%s%s", sweep.what, n, how, sweep.on);
    FREED char *failed = path_of(FAILED);

    clear();
    int status = play(sweep.program, spec);
    bool good =
        WIFEXITED(status) && (WEXITSTATUS(status) <= 1 || WEXITSTATUS(status) == XALLOC_STATUS);
    const bool met = access(failed, F_OK) == 0;
    sweep.ended += status != 0;
    sweep.rooms++;
    if (!good && sweep.wrong < SHOWN_MAX)
        printf("# %s: the room ended with status %x\n", spec, (unsigned)status);
    if (!left_before()) {
        sweep.opened++;
        if (!verify()) {
            if (sweep.wrong < SHOWN_MAX)
                printf("# after %s\n", spec);
            good = false;
        }
    }
    if (!met && status != 0)
        good = false;
    sweep.wrong += !good;
    return met;
}

/* Lets every STEPth call fail, until a room plays to its end without meeting it. */
static void sweep_calls(int step)
{
    for (int n = getenv("FROM") ? atoi(getenv("FROM")) : 1; n < CALLS_MAX; n += step)
        if (!sweep_room(n, sweep.how))
            return;
}

/* ---- Allocations, by the paths on which they are made (alloc.c) ---- */

static struct path {
    char name[20];
    int first, last;
} * paths;
static size_t npaths;

/* Plays a room without a failure, and reads on which paths it asks for memory. */
static void paths_read(void)
{
    FREED char *file = path_of("paths"), *line = NULL;
    size_t size = 0;
    struct path path;

    clear();
    setenv("POWER_PATHS", file, 1);
    if (play(sweep.program, "alloc:0:0") != 0) {
        fprintf(stderr, "A room without a failure ended badly.\n");
        exit(2);
    }
    unsetenv("POWER_PATHS");
    FILE *in = fopen(file, "r");
    if (!in) {
        perror(file);
        exit(2);
    }
    while (getline(&line, &size, in) > 0)
        if (sscanf(line, "%19s %d %d", path.name, &path.first, &path.last) == 3) {
            paths = xrealloc(paths, (npaths + 1) * sizeof(*paths));
            paths[npaths++] = path;
        }
    fclose(in);
    unlink(file);
}

/* Lets a call on the path fail, the nth of the room or the next on this path. Looks for it from a
 * little EARLIER on, because threads take turns as they like. A look takes time, so there is none
 * at every call. */
static bool path_fails(const struct path *path, int n)
{
    enum { EARLIER = 100 };
    return sweep_room(n > EARLIER ? n - EARLIER : 0, path->name);
}

/* Not every room takes every path: how many requests of the store are one batch, say, differs. So a
 * path that a room did not take is tried again, in rooms that would fail at any call on it. */
static void sweep_paths(int step)
{
    enum { TRIES = 20, RARE = 100 };
    size_t missed = 0, tried = 0;
    paths_read();
    for (size_t i = 0; i < npaths; i += (size_t)step, tried++) {
        const struct path *path = &paths[i];
        bool met = path_fails(path, path->first);
        if (step == 1 && path->last != path->first)
            met |= path_fails(path, path->last);
        for (int n = 0; !met && n < TRIES; n++)
            met = sweep_room(0, path->name);
        if (!met)
            printf("# path %s: %d to %d\n", path->name, path->first, path->last);
        missed += !met;
    }
    /* Paths that are taken by chance are few. */
    sweep.wrong += tried == 0 || missed * RARE > tried;
    printf("# a call failed on %zu of %zu paths; %d rooms took none of the others\n",
           tried - missed, tried, TRIES + 1);
    free(paths);
}

int main(int argc, char **argv)
{
    if (argc < 6 || !strchr(argv[1], '/'))
        errx(2, "PLAY FOLDER STEP WHAT HOW [on]");
    folder = argv[2];
    sweep.program = argv[1];
    sweep.what = argv[4];
    sweep.how = argv[5];
    sweep.on = argc > 6 ? ":on" : "";
    (strcmp(sweep.what, "alloc") == 0 ? sweep_paths : sweep_calls)(atoi(argv[3]));
    printf("%s - %s %s%s: %d rooms, %d ended themselves, left %d stores, %d broken\n",
           sweep.wrong == 0 ? "ok" : "not ok", sweep.what, sweep.how,
           argc > 6 ? ", from then on" : "", sweep.rooms, sweep.ended, sweep.opened, sweep.wrong);
    return sweep.wrong == 0 ? 0 : 1;
}
