/*
 * See http.h.
 */
#include "http.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "utf8.h"

static const char *const fields[HTTP_FIELDS] = {[HTTP_HOST] = "Host",
                                                [HTTP_ORIGIN] = "Origin",
                                                [HTTP_UPGRADE_TO] = "Upgrade",
                                                [HTTP_SOCKET_KEY] = "Sec-WebSocket-Key",
                                                [HTTP_SOCKET_VERSION] = "Sec-WebSocket-Version",
                                                [HTTP_CONTENT_LENGTH] = "Content-Length",
                                                [HTTP_CONNECTION] = "Connection",
                                                [HTTP_SOCKET_PROTOCOL] = "Sec-WebSocket-Protocol",
                                                [HTTP_TRANSFER_ENCODING] = "Transfer-Encoding",
                                                [HTTP_ACCEPT_ENCODING] = "Accept-Encoding",
                                                [HTTP_ACCEPT_LANGUAGE] = "Accept-Language",
                                                [HTTP_IF_NONE_MATCH] = "If-None-Match",
                                                [HTTP_FORWARDED_FOR] = "X-Forwarded-For",
                                                [HTTP_FORWARDED_PROTO] = "X-Forwarded-Proto"};

const char *const http_statuses[HTTP_STATUSES] = {
    "101 Switching Protocols", "200 OK",
    "304 Not Modified",        "400 Bad Request",
    "403 Forbidden",           "404 Not Found",
    "405 Method Not Allowed",  "408 Request Timeout",
    "426 Upgrade Required",    "431 Request Header Fields Too Large",
    "503 Service Unavailable"};

/* Whether the text is a token (RFC 9110 section 5.6.2). */
static bool http_is_token(const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (!isalnum((unsigned char)text[i]) && !strchr("!#$%&'*+-.^_`|~", text[i]))
            return false;
    return len > 0;
}

int http_head_end(const char *bytes, size_t len)
{
    for (const char *at = bytes; (at = memchr(at, '\n', len - (size_t)(at - bytes))); at++) {
        size_t before = (size_t)(at - bytes);
        if (before == 0 || at[-1] != '\r')
            return -1;
        if (before == 1 || (before >= 3 && at[-2] == '\n'))
            return (int)before + 1;
    }
    return 0;
}

/* Takes the request line: a method, a path and the version, with one blank between. */
static enum http_status http_request_read(char *line, struct http_head *out, const char **why)
{
    char *path = strchr(line, ' '), *version = path ? strchr(path + 1, ' ') : NULL;

    if (!version || strncmp(version, " HTTP/1.", 8) != 0 || !isdigit((unsigned char)version[8]) ||
        version[9] != '\0' || !http_is_token(line, (size_t)(path - line)))
        return HTTP_BAD;
    *path++ = *version = '\0';
    if (path[0] != '/')
        return HTTP_BAD;
    for (const char *at = path; *at != '\0'; at++)
        if (*at <= ' ' || *at >= 0x7f || strchr("\"<>\\^`{|}#", *at))
            return HTTP_BAD;
    path[strcspn(path, "?")] = '\0';
    out->path = path;
    out->head = strcmp(line, "HEAD") == 0;
    *why = "There are only GET and HEAD here.";
    return out->head || strcmp(line, "GET") == 0 ? HTTP_OK : HTTP_METHOD;
}

/* Takes a field; the line is "Name: value". */
static bool http_field_read(char *line, struct http_head *out)
{
    size_t name = strcspn(line, ":");
    char *value = line + name + 1;

    if (line[name] == '\0' || !http_is_token(line, name))
        return false;
    value += strspn(value, " \t");
    for (char *at = value; *at != '\0'; at++)
        if (((unsigned char)*at < ' ' && *at != '\t') || *at == 0x7f)
            return false;
    for (size_t end = strlen(value); end > 0 && (value[end - 1] == ' ' || value[end - 1] == '\t');)
        value[--end] = '\0';
    line[name] = '\0';
    for (int i = 0; i < HTTP_FIELDS; i++) {
        if (strcasecmp(line, fields[i]) != 0)
            continue;
        if (i < HTTP_SINGLE && out->field[i])
            return false;
        out->field[i] = value;
    }
    return true;
}

enum http_status http_head_read(char *bytes, size_t len, struct http_head *out, const char **why)
{
    char *line = bytes, *end = bytes + len - 2; /* the empty line */
    enum http_status status = HTTP_OK;

    *out = (struct http_head){.head = false};
    *why = "This is not a request of HTTP/1.1.";
    if (memchr(bytes, '\0', len)) {
        *why = "There is a byte of value 0 in the head.";
        return HTTP_BAD;
    }
    for (int i = 0; line < end; i++) {
        char *next = strchr(line, '\n');
        next[-1] = '\0'; /* each line ends with CR LF: see http_head_end */
        if (i == 0) {
            status = http_request_read(line, out, why);
        } else if (!http_field_read(line, out)) {
            *why = "A field of the head is not valid.";
            return HTTP_BAD;
        }
        line = next + 1;
    }
    if (!out->path || status != HTTP_OK)
        return status == HTTP_OK ? HTTP_BAD : status;
    if (out->field[HTTP_TRANSFER_ENCODING] ||
        (out->field[HTTP_CONTENT_LENGTH] && strcmp(out->field[HTTP_CONTENT_LENGTH], "0") != 0)) {
        *why = "A request has no body here.";
        return HTTP_BAD;
    }
    *why = "The head does not say which host it is for.";
    return out->field[HTTP_HOST] && out->field[HTTP_HOST][0] != '\0' ? HTTP_OK : HTTP_BAD;
}

const char *http_word(const char *list, char *word, size_t cap)
{
    list += strspn(list, ", \t");
    size_t len = strcspn(list, ",; \t");

    if (len == 0)
        return NULL;
    utf8_copy_part(list, len, word, cap);
    return list + len + strcspn(list + len, ",");
}

bool http_has_word(const char *list, const char *word)
{
    char one[64];

    for (const char *next; list && (next = http_word(list, one, sizeof(one))); list = next) {
        const char *at = list + strspn(list, ", \t"), *quality = at + strcspn(at, ",;");
        if (strcasecmp(one, word) == 0)
            return strncmp(quality, ";q=0", 4) != 0 ||
                   strspn(quality + 4, ".0") < (size_t)(next - quality - 4);
    }
    return false;
}
