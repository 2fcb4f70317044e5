/*
 * Root in folders of other users: who owns the files it makes, and where it refuses. Only root can
 * set up most of these tests; other users run the first one.
 */
#include "owner.h"

#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cutap.h"
#include "files.h"

enum { SOMEBODY = 65534, ANOTHER = 65533, PATH_CAP = 400 };

static char *top, why[512];

/* A folder below the fresh one, of that user and mode. */
static const char *folder(const char *name, uid_t uid, mode_t mode)
{
    static char path[PATH_CAP];
    snprintf(path, sizeof(path), "%s/%s", top, name);
    CU_ASSERT_EQUAL_FATAL(mkdir(path, 0700), 0);
    CU_ASSERT_EQUAL_FATAL(chmod(path, mode), 0);
    CU_ASSERT_EQUAL_FATAL(chown(path, uid, uid), 0);
    return path;
}

static const char *in(const char *name)
{
    static char path[PATH_CAP];
    snprintf(path, sizeof(path), "%s/%s/key", top, name);
    return path;
}

/* The effective user while the path is entered; -1: the path is refused. */
static int acts_as(const char *path)
{
    struct owner owner;
    gid_t groups[OWNER_GROUPS_MAX];
    setenv("HOME", "/folder/of/the/test", 1);
    if (owner_enter(&owner, path, why, sizeof(why)) < 0)
        return -1;
    int uid = (int)geteuid();
    if (uid != 0) {
        const struct passwd *user = getpwuid((uid_t)uid);
        const char *home = getenv("HOME");
        CU_ASSERT(user ? home && strcmp(home, user->pw_dir) == 0 : !home);
        CU_ASSERT_NOT_EQUAL(getegid(), 0);
        CU_ASSERT(getgroups(OWNER_GROUPS_MAX, groups) == 1 && groups[0] == getegid());
    }
    owner_leave(&owner);
    CU_ASSERT(geteuid() == 0 && getegid() == 0);
    CU_ASSERT_STRING_EQUAL(getenv("HOME"), "/folder/of/the/test");
    return uid;
}

static void test_own(void)
{
    folder("own", 0, 0755);
    CU_ASSERT_EQUAL(acts_as(in("own")), 0);
}

static void test_others(void)
{
    folder("others", SOMEBODY, 0755);
    CU_ASSERT_EQUAL(acts_as(in("others")), SOMEBODY);
    /* whoever owns a folder above it may replace it */
    folder("others/ours", 0, 0755);
    CU_ASSERT_EQUAL(acts_as(in("others/ours")), SOMEBODY);
    folder("others/third", ANOTHER, 0755);
    CU_ASSERT_EQUAL(acts_as(in("others/third")), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "several users"));
}

/* A planted link does not make us the owner of the folder that it leads to. */
static void test_link(void)
{
    char name[PATH_CAP], to[PATH_CAP];
    folder("target", 0, 0755);
    snprintf(to, sizeof(to), "%s/target", top);
    snprintf(name, sizeof(name), "%s/link", top);
    CU_ASSERT_EQUAL_FATAL(symlink(to, name), 0);
    CU_ASSERT_EQUAL(acts_as(in("link")), 0);
    CU_ASSERT_EQUAL_FATAL(lchown(name, SOMEBODY, SOMEBODY), 0);
    CU_ASSERT_EQUAL(acts_as(in("link")), SOMEBODY);
}

static void test_open(void)
{
    folder("open", 0, 0777);
    CU_ASSERT_EQUAL(acts_as(in("open")), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "other users may write to its folder"));
    folder("sticky", 0, 01777);
    CU_ASSERT_EQUAL(acts_as(in("sticky")), 0);
    CU_ASSERT_EQUAL(acts_as(in("nowhere")), 0);
    CU_ASSERT_EQUAL(acts_as(in("others/nowhere")), SOMEBODY);
}

static void test_relative(void)
{
    char path[PATH_CAP];
    snprintf(path, sizeof(path), "%s", folder("here", SOMEBODY, 0755));
    CU_ASSERT_EQUAL_FATAL(chdir(path), 0);
    CU_ASSERT_EQUAL(acts_as("key"), SOMEBODY);
    CU_ASSERT_EQUAL(chdir("/"), 0);
}

/* A process that is not root stays the user that it is. */
static void test_plain(void)
{
    struct owner owner;
    uid_t before = geteuid();
    if (before == 0)
        CU_ASSERT_EQUAL_FATAL(seteuid(SOMEBODY), 0);
    uid_t us = geteuid();
    CU_ASSERT_EQUAL(owner_enter(&owner, "/nowhere/at/all", why, sizeof(why)), 0);
    CU_ASSERT_EQUAL(geteuid(), us);
    owner_leave(&owner);
    CU_ASSERT_EQUAL(geteuid(), us);
    CU_ASSERT_EQUAL(seteuid(before), 0);
}

CUTAP_MAIN(argc, argv)
{
    CU_TestInfo all[] = {{"whoever is not root stays who they are", test_plain},
                         {"root in its own folder", test_own},
                         {"in a folder of others", test_others},
                         {"behind a link of others", test_link},
                         {"where others may write", test_open},
                         {"by a relative path", test_relative},
                         CU_TEST_INFO_NULL};
    if (geteuid() != 0)
        all[1] = (CU_TestInfo)CU_TEST_INFO_NULL;
    CU_SuiteInfo suites[] = {{"owner", NULL, NULL, NULL, NULL, all}, CU_SUITE_INFO_NULL};
    top = folder_make(NULL);
    int status = cutap_run(suites);
    folder_remove(&top);
    return status;
}
