/*
 * The lobby as its people see it: every script in tests/lobby/lob is a test.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "files.h"
#include "log.h"
#include "play.h"
#include "play_store.h"
#include "tongue.h"
#include "xalloc.h"

static void script(void)
{
    const char *name = CU_get_current_test()->pName;
    if (strcmp(name, "spanish") == 0 && tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    char *path = source_path("tests/lobby/lob/%s.lob", name);
    play_file(path);
    free(path);
}

/* Runs behind all scripts. */
static void acts_are_asked_for(void)
{
    struct buf missing = {0};
    play_answers_unchecked(&missing);
    CU_ASSERT_EQUAL(missing.len, 0);
    if (missing.len > 0)
        printf("# Nothing checks what these answer to programs: %s. Add a line `control ACT ... = "
               "done *` for each to a script of tests/lobby/lob.\n",
               buf_text(&missing));
    buf_free(&missing);
}

int main(void)
{
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    play_store_choose();
    char *pattern = source_path("tests/lobby/lob/*.lob");
    glob_t found;
    if (glob(pattern, 0, NULL, &found) != 0)
        return 99;
    CU_TestInfo *scripts = xcalloc(found.gl_pathc + 1, sizeof(*scripts));
    for (size_t i = 0; i < found.gl_pathc; i++) {
        char *name = strrchr(found.gl_pathv[i], '/') + 1;
        *strrchr(name, '.') = '\0';
        scripts[i] = (CU_TestInfo){name, script};
    }
    CU_TestInfo acts[] = {{"every act was asked for by `control`", acts_are_asked_for},
                          CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"lobby", NULL, NULL, NULL, NULL, scripts},
                             {"acts", NULL, NULL, NULL, NULL, acts},
                             CU_SUITE_INFO_NULL};
    int status = cutap_run(suites);
    play_store_end();
    free(scripts);
    free(pattern);
    globfree(&found);
    return status;
}
