/*
 * The lobby as its people see it: every script in tests/lobby/lob is a test.
 */
#include <stdlib.h>
#include <string.h>

#include "core/tongue.h"
#include "cutap.h"
#include "log.h"
#include "play.h"
#include "xalloc.h"

static void script(const char *name)
{
    if (strcmp(name, "spanish") == 0 && tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    const char *source = getenv("top_srcdir");
    char *path = xasprintf("%s/tests/lobby/lob/%s.lob", source != NULL ? source : ".", name);
    play_file(path);
    free(path);
}

/* Of the staff and of accounts. */
#define STAFF_SCRIPTS(each)                                                                        \
    each(second) each(audit) each(stafftables) each(merge) each(stop) each(odd)
#define SCRIPTS(each)                                                                              \
    STAFF_SCRIPTS(each)                                                                            \
    each(login) each(registration) each(guest) each(grammar) each(talk) each(tables) each(game)    \
        each(ssh) each(staff) each(room) each(cases) each(learn) each(records) each(own)           \
            each(social) each(reports) each(walk) each(gmcp) each(minute) each(screen)             \
                each(dignity) each(leavers) each(choices) each(rematch) each(channels) each(late)  \
                    each(collusion) each(address) each(names) each(together) each(meanwhile)       \
                        each(badmoves) each(floor) each(badlines) each(watched) each(bots)         \
                            each(invite) each(layout) each(spanish)

#define DEFINE(name)                                                                               \
    static void test_##name(void)                                                                  \
    {                                                                                              \
        script(#name);                                                                             \
    }
SCRIPTS(DEFINE)
#define ROW(name) {#name, test_##name},

int main(void)
{
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    CU_TestInfo scripts[] = {SCRIPTS(ROW) CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"lobby", NULL, NULL, NULL, NULL, scripts}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
