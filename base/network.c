/*
 * Addresses and networks. See network.h.
 */
#include "network.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"

enum { V4_BITS = 96 /* bits of the prefix that IPv6 has for IPv4 */ };

static const uint8_t v4_prefix[V4_BITS / 8] = {[10] = 0xff, [11] = 0xff};

bool network_is_v4(const struct network *network)
{
    return network->bits >= V4_BITS && memcmp(network->address, v4_prefix, sizeof(v4_prefix)) == 0;
}

static void network_mask(uint8_t address[NETWORK_BYTES], int bits)
{
    for (int i = 0; i < NETWORK_BYTES; i++) {
        int left = bits - 8 * i;

        if (left <= 0)
            address[i] = 0;
        else if (left < 8)
            address[i] &= (uint8_t)(0xff << (8 - left));
    }
}

struct network network_around(const struct network *address, int bits)
{
    struct network network = *address;

    network.bits = (uint8_t)bits;
    network_mask(network.address, bits);
    return network;
}

void network_of_bytes(struct network *out, const void *bytes, size_t len)
{
    memcpy(out->address, v4_prefix, sizeof(v4_prefix));
    memcpy(out->address + sizeof(out->address) - len, bytes, len);
    out->bits = 128;
}

bool network_of_sockaddr(struct network *out, const struct sockaddr *sa)
{
    if (sa->sa_family == AF_INET)
        network_of_bytes(out, &((const struct sockaddr_in *)sa)->sin_addr, 4);
    else if (sa->sa_family == AF_INET6)
        network_of_bytes(out, &((const struct sockaddr_in6 *)sa)->sin6_addr, 16);
    else
        return false;
    return true;
}

bool network_address(const char *text, struct network *out)
{
    uint8_t bytes[NETWORK_BYTES];
    bool v4 = inet_pton(AF_INET, text, bytes) == 1;

    if (!v4 && inet_pton(AF_INET6, text, bytes) != 1)
        return false;
    network_of_bytes(out, bytes, v4 ? 4 : sizeof(bytes));
    return true;
}

/* Reads a network, but does not clear the bits after its prefix. */
static bool network_parse_it(const char *text, size_t len, struct network *out)
{
    char word[NETWORK_TEXT_MAX], *host = word;

    if (len == 0 || len >= sizeof(word))
        return false;
    memcpy(word, text, len);
    word[len] = '\0';
    char *slash = strchr(word, '/');

    if (slash)
        *slash++ = '\0';
    size_t end = strlen(host);

    if (host[0] == '[' && host[end - 1] == ']') {
        host[end - 1] = '\0';
        host++;
    }
    if (!network_address(host, out))
        return false;
    int before = strchr(host, ':') ? 0 : V4_BITS;
    long most = 128 - before, bits = most;

    if (slash) {
        char *rest;

        bits = strtol(slash, &rest, 10);
        if (slash[0] < '0' || slash[0] > '9' || *rest != '\0' || bits > most)
            return false;
    }
    out->bits = (uint8_t)(before + bits);
    return true;
}

bool network_parse(const char *text, size_t len, struct network *out)
{
    if (!network_parse_it(text, len, out))
        return false;
    network_mask(out->address, out->bits);
    return true;
}

bool network_typed(const char *text, struct network *out, char *why, size_t cap)
{
    struct network typed;
    char kept[NETWORK_TEXT_MAX];
    uint8_t v4[NETWORK_BYTES] = {0};

    if (!network_parse_it(text, strlen(text), &typed)) {
        utf8_printf(
            why, cap,
            "\"%.60s\" is not a network. Write it as 192.0.2.0/24, 2001:db8::/32 or a single "
            "address.",
            text);
        return false;
    }
    *out = typed;
    network_mask(out->address, out->bits);
    network_format(out, kept, sizeof(kept));
    if (memcmp(out->address, typed.address, sizeof(typed.address)) != 0) {
        utf8_printf(
            why, cap,
            "\"%.60s\" is all of %s. Write that if you mean it, or a number after the slash "
            "that leaves nothing out.",
            text, kept);
        return false;
    }
    memcpy(v4, v4_prefix, sizeof(v4_prefix));
    network_mask(v4, out->bits);
    if (out->bits > 0 && out->bits < V4_BITS && memcmp(out->address, v4, sizeof(v4)) == 0) {
        utf8_printf(
            why, cap,
            "\"%.60s\" covers the place that IPv6 has for IPv4, but no IPv4 address is looked "
            "for there. Write IPv4 networks as 192.0.2.0/24.",
            text);
        return false;
    }
    return true;
}

void network_format(const struct network *network, char *out, size_t cap)
{
    char host[INET6_ADDRSTRLEN];
    bool v4 = network_is_v4(network);

    inet_ntop(v4 ? AF_INET : AF_INET6, network->address + (v4 ? sizeof(v4_prefix) : 0), host,
              sizeof(host));
    if (network->bits == 128)
        utf8_copy(host, out, cap);
    else
        utf8_printf(out, cap, "%s/%d", host, network->bits - (v4 ? V4_BITS : 0));
}

bool network_subscriber(const char *address, struct network *out)
{
    if (!network_parse(address, strlen(address), out) || out->bits != 128)
        return false;
    if (!network_is_v4(out))
        *out = network_around(out, 64);
    return true;
}

bool network_subscriber_text(const char *address, char *out, size_t cap)
{
    struct network network;
    bool is = network_subscriber(address, &network);
    out[0] = '\0';
    if (is)
        network_format(&network, out, cap);
    return is;
}

void network_widen(struct network *network)
{
    *network = network_around(network, network_is_v4(network) ? V4_BITS + 24 : 48);
}

bool network_equal(const struct network *a, const struct network *b)
{
    return a->bits == b->bits && memcmp(a->address, b->address, sizeof(a->address)) == 0;
}

bool network_has(const struct network *network, const struct network *inner)
{
    struct network around = network_around(inner, network->bits);

    return inner->bits >= network->bits && network_is_v4(inner) == network_is_v4(network) &&
           network_equal(&around, network);
}

bool network_holds(const struct network *network, const char *text)
{
    struct network one;

    return network_parse(text, strlen(text), &one) && network_has(network, &one);
}

bool network_in_list(const char *list, const struct network *address)
{
    static const char between[] = " \t\n,";
    struct network network;

    for (const char *at = list ? list : ""; *(at += strspn(at, between)) != '\0';) {
        size_t len = strcspn(at, between);

        if (network_parse(at, len, &network) && network_has(&network, address))
            return true;
        at += len;
    }
    return false;
}

bool network_listed(const char *list, const char *address)
{
    struct network one;

    return network_parse(address, strlen(address), &one) && network_in_list(list, &one);
}
