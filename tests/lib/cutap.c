/*
 * TAP output for CUnit, which has none of its own: a plan counted from the registry, then a line
 * for each test as it completes, with the failed assertions as diagnostics.
 */
#include "cutap.h"

#include <CUnit/TestRun.h>

#include "closed.h"
#include "files.h"
#include "xalloc.h"

/* Set by the linker: where the entries of all files of the program begin and end. */
extern const struct cutap_entry __start_cutap_entries[] __attribute__((weak)),
    __stop_cutap_entries[] __attribute__((weak));

static int tap_number;
static int tap_failed;

static void test_done(const CU_pTest test, const CU_pSuite suite, const CU_pFailureRecord failure)
{
    tap_number++;
    printf("%sok %d - %s: %s\n", failure ? "not " : "", tap_number, suite->pName, test->pName);
    for (CU_pFailureRecord f = failure; f && f->pTest == test; f = f->pNext)
        printf("# %s:%u: %s\n", f->strFileName, f->uiLineNumber, f->strCondition);
    if (failure)
        tap_failed++;
    fflush(stdout);
}

static void suite_init_failed(const CU_pSuite suite)
{
    printf("Bail out! the suite %s could not be set up\n", suite->pName);
    exit(99);
}

int cutap_run(CU_SuiteInfo *suites)
{
    if (CU_initialize_registry() != CUE_SUCCESS || CU_register_suites(suites) != CUE_SUCCESS) {
        printf("Bail out! %s\n", CU_get_error_msg());
        return 99;
    }
    printf("1..%u\n", CU_get_registry()->uiNumberOfTests);
    CU_set_test_complete_handler(test_done);
    CU_set_suite_init_failure_handler(suite_init_failed);
    CU_run_all_tests();
    CU_cleanup_registry();
    return tap_failed == 0 ? 0 : 1;
}

static int entry_compare(const void *a, const void *b)
{
    const struct cutap_entry *one = a, *other = b;
    return (one->line > other->line) - (one->line < other->line);
}

static const char *row_name(const void *rows, size_t i, size_t size)
{
    return *(const char *const *)((const char *)rows + i * size);
}

CU_SuiteInfo *cutap_suites(const char *path)
{
    static CU_SuiteInfo *suites; /* until the process ends, like their tests */
    static CU_TestInfo *tests;
    const size_t most = (size_t)(__stop_cutap_entries - __start_cutap_entries);
    FREED struct cutap_entry *entries = xcalloc(most, sizeof(*entries));
    size_t n = 0, nrows = 0, nsuites = 0, ntests = 0;
    for (const struct cutap_entry *entry = __start_cutap_entries; entry < __stop_cutap_entries;
         entry++)
        if (strcmp(entry->path, path) == 0) {
            entries[n++] = *entry;
            nrows += entry->nrows;
        }
    suites = xcalloc(n + 1, sizeof(*suites));
    tests = xcalloc(n + nrows + 1, sizeof(*tests));
    qsort(entries, n, sizeof(*entries), entry_compare);
    for (const struct cutap_entry *entry = entries; entry < entries + n; entry++)
        if (entry->rows) {
            for (size_t i = 0; i < entry->nrows; i++)
                tests[ntests++] = (CU_TestInfo){row_name(entry->rows, i, entry->size), entry->test};
        } else if (entry->test) {
            tests[ntests++] = (CU_TestInfo){entry->name, entry->test};
        } else {
            ntests += nsuites > 0; /* the end of the list before */
            suites[nsuites++] = (CU_SuiteInfo){entry->name,  entry->begin_once, entry->end_once,
                                               entry->begin, entry->end,        &tests[ntests]};
        }
    return suites;
}

const void *cutap_row(const void *rows, size_t n, size_t size)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(row_name(rows, i, size), CU_get_current_test()->pName) == 0)
            return (const char *)rows + i * size;
    abort(); /* the running test is not one of cutap_rows */
}

void cutap_same_as_file(const char *name, const char *text, size_t len)
{
    FREED char *path = source_path("%s", name);
    char line[2048];
    int n = 0;
    FILE_LOCAL *file = fopen(path, "re");
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    for (size_t at = 0; at < len; n++) {
        size_t length = strcspn(text + at, "\n");
        bool same = fgets(line, sizeof(line), file) && strcspn(line, "\n") == length &&
                    memcmp(line, text + at, length) == 0;
        if (!same)
            printf("# line %d is now:\n# %.*s\n", n + 1, (int)length, text + at);
        CU_ASSERT_TRUE_FATAL(same);
        at += length + 1;
    }
    CU_ASSERT_PTR_NULL(fgets(line, sizeof(line), file));
}
