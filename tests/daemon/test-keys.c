/*
 * The host key's file: it is made once, by the owner of its folder, and never through a link.
 */
#include "hostkey.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cutap.h"
#include "files.h"

enum { SOMEBODY = 65534, PATH_CAP = 400 };

static char *top, path[PATH_CAP], other[PATH_CAP], why[512];

/* A fresh folder in which `path` names the key and `other` another file. */
static void set(const char *folder)
{
    snprintf(other, sizeof(other), "%s/%s", top, folder);
    CU_ASSERT_EQUAL_FATAL(mkdir(other, 0700), 0);
    snprintf(path, sizeof(path), "%s/%s/key", top, folder);
    snprintf(other, sizeof(other), "%s/%s/other", top, folder);
}

static bool holds(const char *name, const char *text)
{
    char found[100] = {0};
    FILE *file = fopen(name, "r");
    if (!file)
        return false;
    size_t len = fread(found, 1, sizeof(found) - 1, file);
    fclose(file);
    return len == strlen(text) && strcmp(found, text) == 0;
}

/* Whether there is a key; its fingerprint is kept for the next question. */
static char fingerprint[HOSTKEY_FINGERPRINT_MAX];
static bool got(void)
{
    BUF_LOCAL key = {0};
    return hostkey_get(path, HOSTKEY_ED25519, false, &key, fingerprint, why, sizeof(why)) == 0;
}

static void test_made(void)
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
static void test_two(void)
{
    char second[HOSTKEY_FINGERPRINT_MAX];
    BUF_LOCAL both = {0};
    set("two");
    CU_ASSERT_EQUAL(hostkey_get(path, HOSTKEY_ED25519, false, &both, fingerprint, why, sizeof(why)),
                    0);
    CU_ASSERT_EQUAL(hostkey_get(other, HOSTKEY_RSA, false, &both, second, why, sizeof(why)), 0);
    CU_ASSERT_STRING_NOT_EQUAL(fingerprint, second);
    const char *at = strstr(buf_text(&both), "-----BEGIN ");
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    CU_ASSERT_PTR_NOT_NULL(strstr(at + 1, "-----BEGIN "));
    CU_ASSERT_EQUAL(hostkey_get(other, HOSTKEY_ED25519, false, &both, second, why, sizeof(why)),
                    -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "holds no ed25519 key"));
}

/* The next key takes the place of the old one, which is kept. */
static void test_turn(void)
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
static void test_link(void)
{
    char fresh[PATH_CAP + 10];
    struct stat found;
    set("link");
    file_put(other, "precious");
    snprintf(fresh, sizeof(fresh), "%s.new", path);
    CU_ASSERT_EQUAL_FATAL(symlink(other, fresh), 0);
    CU_ASSERT_TRUE(got());
    CU_ASSERT_TRUE(holds(other, "precious"));
    CU_ASSERT(lstat(path, &found) == 0 && S_ISREG(found.st_mode));
    CU_ASSERT_NOT_EQUAL(access(fresh, F_OK), 0);
}

/* Nor is a link at the key's own name followed to a file that is not there yet. */
static void test_link_to_nothing(void)
{
    set("nothing");
    CU_ASSERT_EQUAL_FATAL(symlink(other, path), 0);
    CU_ASSERT_FALSE(got());
    CU_ASSERT_NOT_EQUAL(access(other, F_OK), 0);
}

static void test_no_file(void)
{
    set("pipe");
    CU_ASSERT_EQUAL_FATAL(mkfifo(path, 0600), 0);
    CU_ASSERT_FALSE(got());
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "belongs to another user"));
}

/* In somebody else's folder root becomes that user: the key is theirs, and a link leads only where
 * they can read. */
static void test_folder_of_others(void)
{
    struct stat found;
    char folder[PATH_CAP];
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

CUTAP_MAIN(argc, argv)
{
    CU_TestInfo all[] = {{"made once", test_made},
                         {"not through a link", test_link},
                         {"nor where there is nothing yet", test_link_to_nothing},
                         {"not from a pipe", test_no_file},
                         {"of two kinds", test_two},
                         {"another in its place", test_turn},
                         {"by the user of its folder", test_folder_of_others},
                         CU_TEST_INFO_NULL};
    if (geteuid() != 0)
        all[6] = (CU_TestInfo)CU_TEST_INFO_NULL;
    CU_SuiteInfo suites[] = {{"keys", NULL, NULL, NULL, NULL, all}, CU_SUITE_INFO_NULL};
    top = folder_make(NULL);
    int status = cutap_run(suites);
    folder_remove(&top);
    return status;
}
