/*
 * CUnit speaking TAP: the main() of test programs.
 */
#ifndef CUTAP_H
#define CUTAP_H

#include <CUnit/CUnit.h>
#include <stddef.h>

/* Begins the main function of a file of tests. A program of several such files runs the one whose
 * name it is called by: test-buf.c as FOLDER/test-buf. */
#define CUTAP_MAIN(argc, argv)                                                                     \
    static int cutap_file(int, char **);                                                           \
    static const struct cutap_file cutap_entry                                                     \
        __attribute__((section("cutap_files"), aligned(8), used)) = {__FILE__, cutap_file};        \
    static int cutap_file(__attribute__((unused)) int argc, __attribute__((unused)) char **argv)

/* The whole main function for one suite with this name and these tests: CUTAP_SUITE("buf",
 * {"growing", test_growth}, ...); */
#define CUTAP_SUITE(name, ...)                                                                     \
    CUTAP_MAIN(argc, argv)                                                                         \
    {                                                                                              \
        CU_TestInfo tests[] = {__VA_ARGS__, CU_TEST_INFO_NULL};                                    \
        CU_SuiteInfo suites[] = {{name, NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};       \
        return cutap_run(suites);                                                                  \
    }                                                                                              \
    struct cutap_file

struct cutap_file {
    const char *path; /* the path of its source */
    int (*run)(int, char **);
};

/* Runs the suites (an array that ends with CU_SUITE_INFO_NULL), prints one TAP line for each test,
 * with the file and line of what failed. Returns what main() returns. */
int cutap_run(CU_SuiteInfo *suites);
/* For tests that are rows of a table: `rows` is an array of structs whose first member is the name
 * of the test. CUTAP_ROWS writes a test for each row to `tests`, which needs room for one entry
 * more; `run` gets the row that it is called for with CUTAP_ROW. */
#define CUTAP_ROWS(tests, rows, run)                                                               \
    cutap_rows(tests, rows, sizeof(rows) / sizeof(*(rows)), sizeof(*(rows)), run)
#define CUTAP_ROW(rows) cutap_row(rows, sizeof(rows) / sizeof(*(rows)), sizeof(*(rows)))
void cutap_rows(CU_TestInfo *tests, const void *rows, size_t n, size_t size, CU_TestFunc run);
const void *cutap_row(const void *rows, size_t n, size_t size);
/* Asserts that a text has the same lines as a file, whose name is relative to the top of the
 * sources. Prints a line that differs with its number. */
void cutap_same_as_file(const char *name, const char *text, size_t len);

#endif
