/*
 * The head of an HTTP/1.1 request (RFC 9110, 9112), as far as the door needs it for browsers that
 * load the page and open its socket. The reader is strict: it refuses what no client of today
 * sends. It has no sockets and keeps nothing.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { HTTP_HEAD_MAX = 8192 }; /* bytes of a head, its empty line included */

enum http_status {
    HTTP_SWITCHING = 101,
    HTTP_OK = 200,
    HTTP_SAME = 304,
    HTTP_BAD = 400,
    HTTP_FORBIDDEN = 403,
    HTTP_MISSING = 404,
    HTTP_METHOD = 405,
    HTTP_TIMEOUT = 408,
    HTTP_UPGRADE = 426,
    HTTP_LONG = 431,
    HTTP_BUSY = 503
};
enum { HTTP_STATUSES = 11 };
/* All of them, as a status line says them ("404 Not Found"). */
extern const char *const http_statuses[HTTP_STATUSES];

/* The fields that are looked at. A field before HTTP_SINGLE may come once at most. If another field
 * comes more than once, the last one counts, because that is the one that a proxy adds. */
enum http_field {
    HTTP_HOST,
    HTTP_ORIGIN,
    HTTP_UPGRADE_TO,
    HTTP_SOCKET_KEY,
    HTTP_SOCKET_VERSION,
    HTTP_CONTENT_LENGTH,
    HTTP_SINGLE,
    HTTP_CONNECTION = HTTP_SINGLE,
    HTTP_SOCKET_PROTOCOL,
    HTTP_TRANSFER_ENCODING,
    HTTP_ACCEPT_ENCODING,
    HTTP_ACCEPT_LANGUAGE,
    HTTP_IF_NONE_MATCH,
    HTTP_FORWARDED_FOR,
    HTTP_FORWARDED_PROTO,
    HTTP_FIELDS
};

struct http_head {
    bool head;        /* the method is HEAD */
    const char *path; /* without what follows a '?'; not decoded, so it has no byte but those of
                       * RFC 3986 */
    const char *field[HTTP_FIELDS]; /* NULL: it is not there */
};

/* How many of the bytes are a head, up to its empty line; 0: it is not complete yet. -1: a line is
 * not ended by CR LF, so it never will be. */
int http_head_end(const char *bytes, size_t len);

/* Reads a complete head, in place: `out` points into it. HTTP_OK, or the status that refuses it;
 * then `why` is a line of text that says why. */
enum http_status http_head_read(char *bytes, size_t len, struct http_head *out, const char **why);

/* Whether one of the words of a list ("a, b;q=0.5") is `word`, whatever its case. A list that is
 * NULL has none. A word of quality 0 does not count. */
bool http_has_word(const char *list, const char *word);
/* Copies the next word of a list to `word`, without what follows a ';'; cut if it does not fit.
 * Returns where to go on; NULL: there is none. */
const char *http_word(const char *list, char *word, size_t cap);
