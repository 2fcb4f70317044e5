/*
 * See proxy.h. Sections 2.1 and 2.2 of the specification.
 */
#include "proxy.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

enum {
    LINE_MAX_V1 = 107, /* the longest header of version 1 in bytes, its CR LF included */
    SIGNATURE = 12,    /* of version 2; the shortest header of version 1 is longer */
    FIXED = 16,        /* of version 2: signature, version and command, family, length */
    LOCAL = 0x20,
    PROXY = 0x21,
    STREAM_V4 = 0x11,
    STREAM_V6 = 0x21
};

static const uint8_t signature[SIGNATURE] = "\r\n\r\n\0\r\nQUIT\n";
static const char word[] = "PROXY ";

static size_t proxy_least(size_t a, size_t b)
{
    return a < b ? a : b;
}

int proxy_want(const uint8_t *header, size_t len)
{
    if (memcmp(header, signature, proxy_least(len, SIGNATURE)) == 0) {
        if (len < FIXED)
            return (int)((len < SIGNATURE ? SIGNATURE : FIXED) - len);
        size_t whole = FIXED + (size_t)(header[14] << 8 | header[15]);
        if (whole > PROXY_MAX || (header[12] != LOCAL && header[12] != PROXY))
            return -1;
        return (int)(whole - len);
    }
    if (memcmp(header, word, proxy_least(len, sizeof(word) - 1)) != 0)
        return -1;
    if (len < SIGNATURE)
        return (int)(SIGNATURE - len);
    if (len == SIGNATURE && memchr(header, '\n', len))
        return -1; /* every header is longer than this line */
    if (header[len - 1] == '\n')
        return header[len - 2] == '\r' ? 0 : -1;
    /* It is not known yet where the line ends, so it is read byte by byte. */
    return len < LINE_MAX_V1 ? 1 : -1;
}

static bool proxy_read_v1(const uint8_t *header, size_t len, struct network *out)
{
    char line[LINE_MAX_V1 + 1], family[8], from[INET6_ADDRSTRLEN + 1], to[INET6_ADDRSTRLEN + 1];
    unsigned port, port_to;
    int end = 0;

    if (len > LINE_MAX_V1 || memchr(header, '\0', len))
        return false;
    memcpy(line, header, len - 2);
    line[len - 2] = '\0';
    if (strncmp(line, "PROXY UNKNOWN", 13) == 0 && (line[13] == '\0' || line[13] == ' '))
        return true;
    if (sscanf(line, "PROXY %7s %46s %46s %5u %5u%n", family, from, to, &port, &port_to, &end) !=
            5 ||
        line[end] != '\0' || port > UINT16_MAX || port_to > UINT16_MAX)
        return false;
    bool right = strcmp(family, strchr(from, ':') ? "TCP6" : "TCP4") == 0;
    return right && network_address(from, out);
}

static bool proxy_read_v2(const uint8_t *header, size_t len, struct network *out)
{
    if (header[12] == LOCAL)
        return true;
    bool v4 = header[13] == STREAM_V4 && len >= FIXED + 12;

    if (v4 || (header[13] == STREAM_V6 && len >= FIXED + 36)) {
        network_of_bytes(out, header + FIXED, v4 ? 4 : 16);
        return true;
    }
    /* AF_UNSPEC and other kinds of sockets do not say for whom the proxy connects. */
    return (header[13] & 0xf0) != 0x10 && (header[13] & 0xf0) != 0x20;
}

bool proxy_read(const uint8_t *header, size_t len, struct network *out)
{
    return header[0] == '\r' ? proxy_read_v2(header, len, out) : proxy_read_v1(header, len, out);
}
