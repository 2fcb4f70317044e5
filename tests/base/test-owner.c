/*
 * Root in folders of other users: who owns the files it makes, and where it refuses. Only root can
 * set up most of these tests; other users run the first one.
 */
#include "owner.h"

#include <pwd.h>
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

SUITE("owner", NULL, NULL);

/* A process that is not root stays the user that it is. */
TEST(test_plain, "whoever is not root stays who they are")
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

SUITE("root", NULL, NULL);

TEST(test_own, "root in its own folder")
{
    folder("own", 0, 0755);
    CU_ASSERT_EQUAL(acts_as(in("own")), 0);
}

TEST(test_others, "in a folder of others")
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
TEST(test_link, "behind a link of others")
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

TEST(test_open, "where others may write")
{
    folder("open", 0, 0777);
    CU_ASSERT_EQUAL(acts_as(in("open")), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "other users may write to its folder"));
    folder("sticky", 0, 01777);
    CU_ASSERT_EQUAL(acts_as(in("sticky")), 0);
    CU_ASSERT_EQUAL(acts_as(in("nowhere")), 0);
    CU_ASSERT_EQUAL(acts_as(in("others/nowhere")), SOMEBODY);
}

TEST(test_relative, "by a relative path")
{
    char path[PATH_CAP];
    snprintf(path, sizeof(path), "%s", folder("here", SOMEBODY, 0755));
    CU_ASSERT_EQUAL_FATAL(chdir(path), 0);
    CU_ASSERT_EQUAL(acts_as("key"), SOMEBODY);
    CU_ASSERT_EQUAL(chdir("/"), 0);
}

CUTAP_MAIN(argc, argv)
{
    CU_SuiteInfo *suites = CUTAP_SUITES;
    if (geteuid() != 0)
        suites[1] = (CU_SuiteInfo)CU_SUITE_INFO_NULL;
    top = folder_make(NULL);
    int status = cutap_run(suites);
    folder_remove(&top);
    return status;
}
