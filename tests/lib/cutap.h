/*
 * Tests by CUnit whose results are printed as TAP. cutap_main.c has the main() of test programs.
 */
#pragma once

/* What nearly every test uses. */
#include <CUnit/CUnit.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Begins the main function of a file of tests, which logs errors to stderr. A program of several
 * such files runs the file by whose name the program is called: test-buf.c as FOLDER/test-buf. */
#define CUTAP_MAIN(argc, argv)                                                                     \
    static int cutap_file(int, char **);                                                           \
    static const struct cutap_file cutap_entry                                                     \
        __attribute__((section("cutap_files"), aligned(_Alignof(struct cutap_file)), used)) = {    \
            __FILE__, cutap_file};                                                                 \
    static int cutap_file(__attribute__((unused)) int argc, __attribute__((unused)) char **argv)

/* For a test that compares many numbers. */
#define IS(actual, expected) CU_ASSERT_EQUAL(actual, expected)

/* A test, which needs no entry in a list to be run: TEST(test_growth, "growing") { ... } */
#define TEST(function, name)                                                                       \
    static void function(void);                                                                    \
    CUTAP_ENTRY(function##_entry, name, function);                                                 \
    static void function(void)
/* The tests that follow, up to the next SUITE, are of this suite. `begin` is called before each of
 * them. `end` is called after each, also after one that has failed. NULL: nothing is called. Every
 * file with a TEST begins with a SUITE. */
#define SUITE(name, begin, end)                                                                    \
    CUTAP_ENTRY(CUTAP_JOIN(cutap_suite_, __LINE__), name, NULL, NULL, NULL, begin, end)
/* The same, but `begin` is called once, before all of them, and `end` once after them. They return
 * 0; else the suite could not be set up. */
#define SUITE_ONCE(name, begin, end)                                                               \
    CUTAP_ENTRY(CUTAP_JOIN(cutap_suite_, __LINE__), name, NULL, begin, end)

/* A test for each row of a static table, an array of structs whose first member is the name of the
 * test. It gets the row that it is run for with CUTAP_ROW. */
#define TEST_ROWS(function, rows)                                                                  \
    static void function(void);                                                                    \
    CUTAP_ENTRY(function##_entry, NULL, function, NULL, NULL, NULL, NULL, rows,                    \
                sizeof(rows) / sizeof(*(rows)), sizeof(*(rows)));                                  \
    static void function(void)
#define CUTAP_ROW(rows) cutap_row(rows, sizeof(rows) / sizeof(*(rows)), sizeof(*(rows)))
const void *cutap_row(const void *rows, size_t n, size_t size);

#define CUTAP_JOIN(a, b)  CUTAP_JOIN_(a, b)
#define CUTAP_JOIN_(a, b) a##b
#define CUTAP_ENTRY(entry, ...)                                                                    \
    static const struct cutap_entry entry                                                          \
        __attribute__((section("cutap_entries"), aligned(_Alignof(struct cutap_entry)), used)) = { \
            __FILE__, __LINE__, __VA_ARGS__}
struct cutap_entry {
    const char *path;
    int line;
    const char *name;
    CU_TestFunc test; /* NULL: a suite begins */
    CU_InitializeFunc begin_once;
    CU_CleanupFunc end_once;
    CU_SetUpFunc begin;
    CU_TearDownFunc end;
    const void *rows; /* NULL: it is one test */
    size_t nrows, size;
};
/* The suites of this file, for cutap_run. A file that does nothing but run them needs no
 * CUTAP_MAIN. */
#define CUTAP_SUITES cutap_suites(__FILE__)
CU_SuiteInfo *cutap_suites(const char *path);

struct cutap_file {
    const char *path; /* the path of its source */
    int (*run)(int, char **);
};

/* Runs the suites (an array that ends with CU_SUITE_INFO_NULL). Prints one TAP line for each test,
 * and the file and line of each assertion that failed. Returns what main() returns. */
int cutap_run(CU_SuiteInfo *suites);
/* Asserts that a text has the same lines as a file, whose name is relative to the top of the
 * sources. Prints a line that differs with its number. */
void cutap_same_as_file(const char *name, const char *text, size_t len);
