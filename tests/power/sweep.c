/*
 * Sweeps of failures: `sweep PLAY FOLDER STEP WHAT HOW [on]`. Lets the first, then the second...
 * call of WHAT fail (shim.h), each in a fresh room that plays some rounds, until a room plays to
 * its end without meeting the failure; with STEP above 1 only each STEPth of them, with FROM in the
 * environment only from that one on. After each, what
 * is left is opened as a room does, without a failure, and has to keep what was acknowledged. A
 * room may go on, refuse, or end itself with status 1; a signal is a fault. TAP, one line; the
 * libraries are beside PLAY.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "room.h"
#include "xalloc.h"

enum { ROUNDS = 6, CALLS_MAX = 200000, SHOWN_MAX = 20 };

static const char *folder;

static char *path_of(const char *name)
{
    return xasprintf("%s/%s", folder, name);
}

/* As the failing room finds it: nothing there. */
static void clear(void)
{
    static const char *const name[] = {POWER_STORE,
                                       POWER_STORE "-wal",
                                       POWER_STORE "-shm",
                                       POWER_STORE "-journal",
                                       POWER_ACKS,
                                       POWER_STORE ".ballast",
                                       "failed"};

    for (size_t i = 0; i < sizeof name / sizeof name[0]; i++) {
        char *path = path_of(name[i]);

        unlink(path);
        free(path);
    }
}

static int play(const char *program, const char *spec)
{
    int status, slash = (int)(strrchr(program, '/') - program);
    bool alloc = strncmp(spec, "alloc:", 6) == 0;
    char *library = xasprintf("%.*s/%s.so", slash, program, alloc ? "alloc" : "shim");
    char *failed = path_of("failed"), *rounds = xasprintf("%d", ROUNDS);
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
    free(library);
    free(failed);
    free(rounds);
    return status;
}

static char *text_of(const char *name)
{
    char *path = path_of(name), *text = NULL;
    size_t size = 0;
    FILE *in = fopen(path, "r");

    free(path);
    if (in == NULL)
        return xstrdup("");
    ssize_t n = getdelim(&text, &size, '\0', in);
    fclose(in);
    if (n <= 0) {
        free(text);
        return xstrdup("");
    }
    return text;
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

int main(int argc, char **argv)
{
    int ended = 0, wrong = 0, rooms = 0;
    bool over = false;

    if (argc < 6 || strchr(argv[1], '/') == NULL) {
        fprintf(stderr, "Usage: sweep PLAY FOLDER STEP WHAT HOW [on]\n");
        return 2;
    }
    folder = argv[2];
    const int step = atoi(argv[3]), from = getenv("FROM") != NULL ? atoi(getenv("FROM")) : 1;
    const char *on = argc > 6 ? ":on" : "";
    char *failed = path_of("failed");
    for (int n = from; n < CALLS_MAX && !over; n += step) {
        char *spec = xasprintf("%s:%d:%s%s", argv[4], n, argv[5], on);

        clear();
        int status = play(argv[1], spec);
        bool good = WIFEXITED(status) && WEXITSTATUS(status) <= 1;
        over = access(failed, F_OK) != 0;
        ended += status != 0;
        rooms++;
        if (!good && wrong < SHOWN_MAX)
            printf("# %s: the room ended with status %x\n", spec, (unsigned)status);
        if (!verify()) {
            if (wrong < SHOWN_MAX)
                printf("# after %s\n", spec);
            good = false;
        }
        if (over && status != 0)
            good = false;
        wrong += !good;
        free(spec);
    }
    printf("%s - %s %s%s: %d rooms, %d ended themselves, %d broken\n", wrong == 0 ? "ok" : "not ok",
           argv[4], argv[5], argc > 6 ? ", from then on" : "", rooms, ended, wrong);
    free(failed);
    return wrong == 0 ? 0 : 1;
}
