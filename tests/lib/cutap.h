/*
 * CUnit speaking TAP: the one main() of every test program.
 */
#ifndef CUTAP_H
#define CUTAP_H

#include <CUnit/CUnit.h>
#include <stddef.h>

/* Runs the suites (an array that ends with CU_SUITE_INFO_NULL), prints one TAP line a test with
 * file:line diagnostics for what failed. Returns what main() returns. */
int cutap_run(CU_SuiteInfo *suites);
/* For tests by a table: an array of structs whose first member is the name of a test. CUTAP_ROWS
 * makes a test of each row in `tests`, which has room for one more; `run` asks with CUTAP_ROW which
 * row it is called for. */
#define CUTAP_ROWS(tests, rows, run)                                                               \
    cutap_rows(tests, rows, sizeof(rows) / sizeof(*(rows)), sizeof(*(rows)), run)
#define CUTAP_ROW(rows) cutap_row(rows, sizeof(rows) / sizeof(*(rows)), sizeof(*(rows)))
void cutap_rows(CU_TestInfo *tests, const void *rows, size_t n, size_t size, CU_TestFunc run);
const void *cutap_row(const void *rows, size_t n, size_t size);
/* Asserts that a text is, line by line, that of a file below the top of the sources; a line that is
 * not is printed with its number. */
void cutap_same_as_file(const char *name, const char *text, size_t len);

#endif
