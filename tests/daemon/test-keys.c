/*
 * The host key's file: it is made once, by the owner of its folder, and never through a link.
 */
#include "hostkey.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cutap.h"
#include "files.h"
#include "xalloc.h"

enum { SOMEBODY = 65534, PATH_CAP = 400 };

static char *top, path[PATH_CAP], other[PATH_CAP], why[512];

static int set_up(void)
{
    top = folder_make(NULL);
    return 0;
}

static int tear_down(void)
{
    folder_remove(&top);
    return 0;
}

/* A fresh folder in which `path` names the key and `other` another file. */
static void set(const char *folder)
{
    snprintf(other, sizeof(other), "%s/%s", top, folder);
    CU_ASSERT_EQUAL_FATAL(mkdir(other, 0700), 0);
    snprintf(path, sizeof(path), "%s/%s/key", top, folder);
    snprintf(other, sizeof(other), "%s/%s/other", top, folder);
}

static int get(const char *name, enum hostkey_kind kind, struct buf *keys, char *print)
{
    return hostkey_get(name, kind, false, keys, print, why, sizeof(why));
}

/* Whether there is a key; its fingerprint is kept for the next question. */
static char fingerprint[HOSTKEY_FINGERPRINT_MAX];
static bool got(void)
{
    BUF_LOCAL key = {0};
    return get(path, HOSTKEY_ED25519, &key, fingerprint) == 0;
}

SUITE_ONCE("keys", set_up, tear_down);

TEST(test_made, "made once")
{
    char before[HOSTKEY_FINGERPRINT_MAX];
    struct stat found;
    set("made");
    CU_ASSERT_TRUE(got());
    CU_ASSERT(stat(path, &found) == 0 && (found.st_mode & 0777) == 0600);
    CU_ASSERT_EQUAL(found.st_nlink, 1);
    strcpy(before, fingerprint);
    CU_ASSERT_TRUE(got());
    CU_ASSERT_STRING_EQUAL(fingerprint, before);
}

/* Both kinds of key one after the other, as the door gets them. */
TEST(test_two, "of two kinds")
{
    char second[HOSTKEY_FINGERPRINT_MAX];
    BUF_LOCAL both = {0};
    set("two");
    CU_ASSERT_EQUAL(get(path, HOSTKEY_ED25519, &both, fingerprint), 0);
    CU_ASSERT_EQUAL(get(other, HOSTKEY_RSA, &both, second), 0);
    CU_ASSERT_STRING_NOT_EQUAL(fingerprint, second);
    const char *at = strstr(buf_text(&both), "-----BEGIN ");
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    CU_ASSERT_PTR_NOT_NULL(strstr(at + 1, "-----BEGIN "));
    CU_ASSERT_EQUAL(get(other, HOSTKEY_ED25519, &both, second), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "is not an ed25519 key"));
}

/* The next key takes the place of the old one, which is kept. */
TEST(test_turn, "another in its place")
{
    char first[HOSTKEY_FINGERPRINT_MAX], next[HOSTKEY_FINGERPRINT_MAX], name[PATH_CAP];
    set("turn");
    strcpy(name, path);
    CU_ASSERT_TRUE(got());
    strcpy(first, fingerprint);
    CU_ASSERT_EQUAL(hostkey_turn(name, why, sizeof(why)), -1);
    CU_ASSERT(got() && strcmp(fingerprint, first) == 0);
    snprintf(path, sizeof(path), "%.300s.next", name);
    CU_ASSERT_TRUE(got());
    strcpy(next, fingerprint);
    CU_ASSERT_EQUAL(hostkey_turn(name, why, sizeof(why)), 0);
    CU_ASSERT_FALSE(hostkey_there(path));
    strcpy(path, name);
    CU_ASSERT(got() && strcmp(fingerprint, next) == 0);
    snprintf(path, sizeof(path), "%.300s.old", name);
    CU_ASSERT(hostkey_there(path) && got() && strcmp(fingerprint, first) == 0);
}

/* A link at the name where the key is written first is not followed, wherever it leads. */
TEST(test_link, "not through a link")
{
    char fresh[PATH_CAP + 10];
    struct stat found;
    set("link");
    file_put(other, "precious");
    snprintf(fresh, sizeof(fresh), "%s.new", path);
    CU_ASSERT_EQUAL_FATAL(symlink(other, fresh), 0);
    CU_ASSERT_TRUE(got());
    FREED char *text = file_text(other);
    CU_ASSERT_STRING_EQUAL(text, "precious");
    CU_ASSERT(lstat(path, &found) == 0 && S_ISREG(found.st_mode));
    CU_ASSERT_NOT_EQUAL(access(fresh, F_OK), 0);
}

/* Nor is a link at the key's own name followed to a file that is not there yet. */
TEST(test_link_to_nothing, "nor where there is nothing yet")
{
    set("nothing");
    CU_ASSERT_EQUAL_FATAL(symlink(other, path), 0);
    CU_ASSERT_FALSE(got());
    CU_ASSERT_NOT_EQUAL(access(other, F_OK), 0);
}

TEST(test_no_file, "not from a pipe")
{
    set("pipe");
    CU_ASSERT_EQUAL_FATAL(mkfifo(path, 0600), 0);
    CU_ASSERT_FALSE(got());
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "belongs to another user"));
}

/* In somebody else's folder root becomes that user: the key is theirs, and a link leads only where
 * they can read. */
TEST(test_folder_of_others, "by the user of its folder")
{
    struct stat found;
    char folder[PATH_CAP];
    if (geteuid() != 0)
        return;
    set("others");
    snprintf(folder, sizeof(folder), "%s/others", top);
    CU_ASSERT_EQUAL_FATAL(chown(folder, SOMEBODY, SOMEBODY), 0);
    CU_ASSERT_TRUE(got());
    CU_ASSERT(stat(path, &found) == 0 && found.st_uid == SOMEBODY);
    char taken[PATH_CAP];
    strcpy(taken, path);
    set("mine");
    CU_ASSERT_TRUE(got());
    CU_ASSERT_EQUAL_FATAL(unlink(taken), 0);
    CU_ASSERT_EQUAL_FATAL(symlink(path, taken), 0);
    strcpy(path, taken);
    CU_ASSERT_FALSE(got());
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "Permission denied"));
}
