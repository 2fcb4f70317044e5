/*
 * See hostkey.h.
 */
#include "hostkey.h"

#include <errno.h>
#include <fcntl.h>
#include <libssh/libssh.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "closed.h"
#include "durable.h"
#include "owner.h"
#include "utf8.h"
#include "xalloc.h"

enum { KEY_MAX = 16 * 1024, RSA_BITS = 3072 };

const char *const hostkey_names[HOSTKEY_KINDS] = {"ed25519", "rsa"};
static const char *const options[HOSTKEY_KINDS] = {"host-key", "host-key-rsa"};
static const enum ssh_keytypes_e types[HOSTKEY_KINDS] = {SSH_KEYTYPE_ED25519, SSH_KEYTYPE_RSA};

static int hostkey_cannot_write(const char *path, enum hostkey_kind kind, char *why, size_t whycap)
{
    return utf8_fail(
        why, whycap,
        "The SSH host key cannot be written to %s: %s. Make its folder writable, or set "
        "%s.",
        path, strerror(errno), options[kind]);
}

static int hostkey_make(const char *path, enum hostkey_kind kind, char *why, size_t whycap)
{
    ssh_key fresh = NULL;
    char *text = NULL;
    int result = -1;
    if (ssh_pki_generate(types[kind], kind == HOSTKEY_RSA ? RSA_BITS : 0, &fresh) != SSH_OK ||
        ssh_pki_export_privkey_base64(fresh, NULL, NULL, NULL, &text) != SSH_OK) {
        utf8_printf(why, whycap,
                    "An SSH host key could not be made. Make one with 'ssh-keygen -t %s' and name "
                    "it with %s.",
                    hostkey_names[kind], options[kind]);
    } else if (durable_write(path, text, strlen(text), 0600, false) < 0) {
        hostkey_cannot_write(path, kind, why, whycap);
    } else {
        result = 0;
    }
    if (text) {
        explicit_bzero(text, strlen(text));
        ssh_string_free_char(text);
    }
    ssh_key_free(fresh);
    return result;
}

/* Makes the key if it is missing, then reads it. For a missing key, a test only checks whether it
 * could be made. */
static int hostkey_make_and_read(const char *path, enum hostkey_kind kind, bool test,
                                 struct buf *key, char *why, size_t whycap)
{
    OWNER_LOCAL owner = {0};
    if (owner_enter(&owner, path, why, whycap) < 0)
        return -1;
    struct stat found;
    bool missing = lstat(path, &found) != 0 && errno == ENOENT;
    if (missing && test)
        return owner_may_make(path) < 0 ? hostkey_cannot_write(path, kind, why, whycap) : 0;
    if (missing && hostkey_make(path, kind, why, whycap) < 0)
        return -1;
    struct stat stat = {0};
    FD_LOCAL fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &stat) != 0 || buf_read(key, fd, KEY_MAX) < 0)
        return utf8_fail(
            why, whycap,
            "The SSH host key %s cannot be read: %s. Give it to the user of its folder, "
            "with 'chown', or set %s.",
            path, strerror(errno), options[kind]);
    if (!S_ISREG(stat.st_mode) || (stat.st_uid != 0 && stat.st_uid != geteuid()))
        return utf8_fail(
            why, whycap,
            "The SSH host key %s is not a file, or belongs to another user. Give it to the "
            "user of its folder, with 'chown', or set %s.",
            path, options[kind]);
    if (stat.st_mode & 077)
        return utf8_fail(
            why, whycap,
            "The SSH host key %s can be read by other users. Take that away with 'chmod "
            "600' and, if they are not trusted, make a new key.",
            path);
    return 0;
}

int hostkey_get(const char *path, enum hostkey_kind kind, bool test, struct buf *key,
                char fingerprint[HOSTKEY_FINGERPRINT_MAX], char *why, size_t whycap)
{
    size_t before = key->len;
    ssh_key parsed = NULL;
    unsigned char *hash = NULL;
    size_t hashlen = 0;
    if (hostkey_make_and_read(path, kind, test, key, why, whycap) < 0)
        return -1;
    if (test && key->len == before)
        return 0;
    if (ssh_pki_import_privkey_base64(buf_text(key) + before, NULL, NULL, NULL, &parsed) !=
            SSH_OK ||
        ssh_key_type(parsed) != types[kind] ||
        ssh_get_publickey_hash(parsed, SSH_PUBLICKEY_HASH_SHA256, &hash, &hashlen) != SSH_OK) {
        utf8_printf(why, whycap,
                    "%s is not an %s key, or it has a passphrase. Make one with 'ssh-keygen -t "
                    "%s', or name another with %s.",
                    path, hostkey_names[kind], hostkey_names[kind], options[kind]);
        ssh_key_free(parsed);
        return -1;
    }
    char *shown = ssh_get_fingerprint_hash(SSH_PUBLICKEY_HASH_SHA256, hash, hashlen);
    utf8_copy(shown ? shown : "", fingerprint, HOSTKEY_FINGERPRINT_MAX);
    ssh_string_free_char(shown);
    ssh_clean_pubkey_hash(&hash);
    ssh_key_free(parsed);
    return 0;
}

bool hostkey_lines(const struct buf *key, enum hostkey_kind kind, const char *host,
                   const char *port, struct buf *known, struct buf *dns)
{
    static const int algorithms[HOSTKEY_KINDS] = {4, 1}; /* RFC 7479, RFC 4255 */
    enum { SSHFP_SHA256 = 2 };                           /* RFC 6594 */
    ssh_key parsed = NULL;
    char *base64 = NULL;
    unsigned char *hash = NULL;
    size_t len = 0;
    bool plain = strcmp(port, "22") == 0;
    bool done = ssh_pki_import_privkey_base64(buf_text(key), NULL, NULL, NULL, &parsed) == SSH_OK &&
                ssh_pki_export_pubkey_base64(parsed, &base64) == SSH_OK &&
                ssh_get_publickey_hash(parsed, SSH_PUBLICKEY_HASH_SHA256, &hash, &len) == SSH_OK;
    if (done) {
        buf_printf(known, plain ? "%s" : "[%s]:%s", host, port);
        buf_printf(known, " %s %s", ssh_key_type_to_char(types[kind]), base64);
        buf_printf(dns, "%s. IN SSHFP %d %d ", host, algorithms[kind], SSHFP_SHA256);
        for (size_t i = 0; i < len; i++)
            buf_printf(dns, "%02x", hash[i]);
    }
    ssh_string_free_char(base64);
    ssh_clean_pubkey_hash(&hash);
    ssh_key_free(parsed);
    return done;
}

bool hostkey_there(const char *path)
{
    struct stat found;
    return lstat(path, &found) == 0 || errno != ENOENT;
}

int hostkey_turn(const char *path, char *why, size_t whycap)
{
    OWNER_LOCAL owner = {0};
    if (owner_enter(&owner, path, why, whycap) < 0)
        return -1;
    FREED char *next = xasprintf("%s.next", path), *old = xasprintf("%s.old", path);
    unlink(old);
    bool done = (link(path, old) == 0 || errno == ENOENT) && durable_rename(next, path) == 0;
    return done ? 0
                : utf8_fail(
                      why, whycap,
                      "%s cannot be put in the place of %s: %s. See whether the folder is yours.",
                      next, path, strerror(errno));
}
