/*
 * CUnit speaking TAP: the one main() of every test program.
 */
#ifndef CUTAP_H
#define CUTAP_H

#include <CUnit/CUnit.h>

/* Runs the suites (an array that ends with CU_SUITE_INFO_NULL), prints one TAP line a test with
 * file:line diagnostics for what failed. Returns what main() returns. */
int cutap_run(CU_SuiteInfo *suites);

#endif
