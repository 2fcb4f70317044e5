/*
 * The head of an HTTP/1.1 request (RFC 9110, 9112), as far as the door needs it for browsers that
 * load the page and open its socket. The reader is strict: it refuses whatever today's clients do
 * not send. It has no sockets and keeps nothing.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { HTTP_HEAD_MAX = 8192 }; /* bytes of a head, its empty line included */

enum http_status {
    HTTP_SWITCHING, /* 101 */
    HTTP_OK,        /* 200 */
    HTTP_SAME,      /* 304 */
    HTTP_BAD,       /* 400 */
    HTTP_FORBIDDEN, /* 403 */
    HTTP_MISSING,   /* 404 */
    HTTP_METHOD,    /* 405 */
    HTTP_TIMEOUT,   /* 408 */
    HTTP_UPGRADE,   /* 426 */
    HTTP_LONG,      /* 431 */
    HTTP_BUSY,      /* 503 */
    HTTP_STATUSES
};
/* The statuses in their order, as a status line says them ("404 Not Found"). */
extern const char *const http_statuses[HTTP_STATUSES];

/* The fields that the reader looks at. A field before HTTP_SINGLE may come only once. If another
 * field comes more than once, the last one counts, because a proxy adds its own at the end. */
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
    const char *path; /* without a '?' and what follows it; not decoded, so it has only bytes that
                       * RFC 3986 allows */
    const char *field[HTTP_FIELDS]; /* NULL: it is not there */
};

/* Returns how many of the bytes are the head, with its empty line. 0: it is not complete yet. -1: a
 * line does not end with CR LF, so it is not a head. */
int http_head_end(const char *bytes, size_t len);

/* Reads a complete head in place; `out` points into it. Returns HTTP_OK, or the status that refuses
 * the head; then `why` is a line of text that says why. */
enum http_status http_head_read(char *bytes, size_t len, struct http_head *out, const char **why);

/* Whether one of the words of a list ("a, b;q=0.5") is `word`, in any case. A word of quality 0
 * does not count. NULL is an empty list. */
bool http_has_word(const char *list, const char *word);
/* Copies the next word of a list to `word`, without a ';' and what follows it; cuts a word that
 * does not fit. Returns where the list goes on; NULL: there is no further word. */
const char *http_word(const char *list, char *word, size_t cap);
