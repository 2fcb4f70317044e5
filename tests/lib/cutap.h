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
/* Asserts that a text is, line by line, that of a file below the top of the sources; a line that is
 * not is printed with its number. */
void cutap_same_as_file(const char *name, const char *text, size_t len);

#endif
