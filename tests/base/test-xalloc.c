/*
 * Allocation: contents, sizes of 0, and that running out ends the process with a line in the log.
 */
#include "xalloc.h"

#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cutap.h"

/* What a child that calls `doomed` says on standard error. `*status` gets its exit status. */
static void run_child(void (*doomed)(void), char *said, size_t cap, int *status)
{
    size_t used = 0;
    ssize_t len;
    int pipes[2];
    pid_t child;

    CU_ASSERT_EQUAL_FATAL(pipe(pipes), 0);
    child = fork();
    if (child == 0) {
        dup2(pipes[1], STDERR_FILENO);
        close(pipes[0]);
        close(pipes[1]);
        doomed();
        _exit(0);
    }
    close(pipes[1]);
    while (used + 1 < cap && (len = read(pipes[0], said + used, cap - used - 1)) > 0)
        used += (size_t)len;
    said[used] = '\0';
    close(pipes[0]);
    CU_ASSERT_EQUAL(waitpid(child, status, 0), child);
}

static void multiply_beyond(void)
{
    free(xreallocarray(NULL, SIZE_MAX / 4, 8));
}

SUITE("xalloc", NULL, NULL);

TEST(test_overflow, "too much ends the process")
{
    char said[4096];
    int status = 0;

    run_child(multiply_beyond, said, sizeof(said), &status);
    CU_ASSERT_TRUE(WIFEXITED(status));
    CU_ASSERT_EQUAL(WEXITSTATUS(status), 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(said, " error out-of-memory count="));
}

TEST(test_contents, "contents")
{
    FREED char *zero = xcalloc(10, 3), *text = xstrdup("queen of hearts");
    FREED char *part = xstrndup("queen of hearts", 5), *made = xasprintf("%s-%d", "table", 12);
    bool all_zero = true;

    for (int i = 0; i < 30; i++)
        all_zero = all_zero && zero[i] == 0;
    CU_ASSERT_TRUE(all_zero);
    CU_ASSERT_STRING_EQUAL(text, "queen of hearts");
    CU_ASSERT_STRING_EQUAL(part, "queen");
    CU_ASSERT_STRING_EQUAL(made, "table-12");
    text = xrealloc(text, 1000);
    CU_ASSERT_STRING_EQUAL(text, "queen of hearts");
    text = xreallocarray(text, 100, 100);
    CU_ASSERT_STRING_EQUAL(text, "queen of hearts");
}

TEST(test_size_zero, "sizes of 0")
{
    FREED void *nothing = xmalloc(0), *none = xcalloc(0, 8), *empty = xreallocarray(NULL, 0, 8);

    CU_ASSERT_PTR_NOT_NULL(nothing);
    CU_ASSERT_PTR_NOT_NULL(none);
    CU_ASSERT_PTR_NOT_NULL(empty);
    nothing = xrealloc(nothing, 0);
    CU_ASSERT_PTR_NOT_NULL(nothing);
}
