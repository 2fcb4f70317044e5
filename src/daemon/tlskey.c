/*
 * See tlskey.h.
 */
#include "tlskey.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>

#include "calendar.h"
#include "clock.h"
#include "closed.h"
#include "owner.h"
#include "peer_tls.h"
#include "tls.h"
#include "utf8.h"

enum { FILE_MAX = 64 * 1024 };

/* Adds what is in a PEM file to `pem`, with a line end. `option`: the setting that names it.
 * `secret`: it must not be readable by everybody. Returns as tlskey_get does. */
static int tlskey_file_read(const char *path, const char *option, bool secret, struct buf *pem,
                            char *why, size_t whycap)
{
    struct stat stat = {0};
    OWNER_LOCAL owner = {0};
    if (owner_enter(&owner, path, why, whycap) < 0)
        return -1;
    FD_LOCAL fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &stat) != 0 || buf_read(pem, fd, FILE_MAX) < 0)
        return utf8_fail(
            why, whycap,
            "The file %s cannot be read: %s. Make it readable, or name another with %s.", path,
            strerror(errno), option);
    if (secret && (stat.st_mode & 07))
        return utf8_fail(
            why, whycap,
            "The key %s can be read by everybody. Take that away with 'chmod 600' and, if "
            "they are not trusted, make a new key.",
            path);
    buf_putc(pem, '\n');
    return 0;
}

int tlskey_get(const char *certificate, const char *key, struct buf *pem, char *why, size_t whycap)
{
    if (tlskey_file_read(certificate, "tls-certificate", false, pem, why, whycap) < 0 ||
        tlskey_file_read(key, "tls-key", true, pem, why, whycap) < 0)
        return -1;
    return tls_usable(buf_text(pem), why, whycap) ? 0 : -1;
}

bool tlskey_expired(const struct buf *pem, char *why, size_t whycap)
{
    int64_t until = tls_until(buf_text(pem));
    char date[32];
    if (until == 0 || until > clock_wall(&clock_system))
        return false;
    calendar_text(until, "%Y-%m-%d", date, sizeof(date));
    utf8_printf(
        why, whycap,
        "The certificate of tls-certificate, or one that signs it, has expired on %s. Renew "
        "it, then type 'cardroomctl reload'.",
        date);
    return true;
}

int tlskey_peers(const struct conf *conf, struct buf *pem, char *why, size_t whycap)
{
    if (tlskey_file_read(conf->peer_certificate, "peer-certificate", false, pem, why, whycap) < 0 ||
        tlskey_file_read(conf->peer_key, "peer-key", true, pem, why, whycap) < 0)
        return -1;
    buf_puts(pem, PEER_TLS_AUTHORITY);
    if (tlskey_file_read(conf->peer_ca, "peer-ca", false, pem, why, whycap) < 0)
        return -1;
    struct peer_tls *tls = peer_tls_new(buf_text(pem), (uint8_t)conf->node, why, whycap);
    bool good = tls;
    peer_tls_free(&tls);
    return good ? 0 : -1;
}
