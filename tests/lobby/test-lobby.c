/*
 * The lobby as its people see it: every script in tests/lobby/lob is a test.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "log.h"
#include "play.h"
#include "tongue.h"
#include "xalloc.h"

static void script(const char *name)
{
    if (strcmp(name, "spanish") == 0 && tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    const char *source = getenv("top_srcdir");
    char *path = xasprintf("%s/tests/lobby/lob/%s.lob", source ? source : ".", name);
    play_file(path);
    free(path);
}

/* Of the staff and of accounts. */
#define STAFF_SCRIPTS(each)                                                                        \
    each(second) each(unread) each(allowance) each(networks) each(audit) each(stafftables)         \
        each(merge) each(stop) each(odd)
#define SCRIPTS(each)                                                                              \
    STAFF_SCRIPTS(each)                                                                            \
    each(login) each(registration) each(guest) each(grammar) each(talk) each(tables) each(game)    \
        each(ssh) each(staff) each(room) each(cases) each(learn) each(records) each(own)           \
            each(social) each(reports) each(walk) each(gmcp) each(minute) each(screen)             \
                each(dignity) each(leavers) each(choices) each(rematch) each(channels) each(late)  \
                    each(collusion) each(address) each(names) each(together) each(meanwhile)       \
                        each(clock) each(prune) each(badmoves) each(floor) each(badlines)          \
                            each(watched) each(bots) each(invite) each(layout) each(boards)        \
                                each(missed) each(untold) each(lifting) each(queued) each(rows)    \
                                    each(ended) each(spanish) each(longest)

#define DEFINE(name)                                                                               \
    static void test_##name(void)                                                                  \
    {                                                                                              \
        script(#name);                                                                             \
    }
SCRIPTS(DEFINE)
#define ROW(name) {#name, test_##name},

/* A script that no row names would never be played. */
static void test_every_script_is_played(void)
{
#define NAME(name) #name,
    static const char *const played[] = {SCRIPTS(NAME)};
    const char *source = getenv("top_srcdir");
    char *pattern = xasprintf("%s/tests/lobby/lob/*.lob", source ? source : ".");
    glob_t found;
    CU_ASSERT_EQUAL_FATAL(glob(pattern, 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        const char *file = strrchr(found.gl_pathv[i], '/') + 1;
        size_t n = 0, len = strlen(file) - strlen(".lob");
        while (n < sizeof(played) / sizeof(*played) &&
               (strncmp(played[n], file, len) != 0 || played[n][len] != '\0'))
            n++;
        if (n == sizeof(played) / sizeof(*played))
            printf("# %s is not in SCRIPTS\n", file);
        CU_ASSERT(n < sizeof(played) / sizeof(*played));
    }
    globfree(&found);
    free(pattern);
}

int main(void)
{
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    CU_TestInfo scripts[] = {SCRIPTS(ROW){"every script is played", test_every_script_is_played},
                             CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"lobby", NULL, NULL, NULL, NULL, scripts}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
