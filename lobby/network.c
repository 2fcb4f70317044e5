/*
 * Addresses and CIDR networks as people write them. IPv4 is held as v4-in-v6, so that one bit
 * comparison serves both families.
 */
#include "moderation.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"

static const uint8_t v4_prefix[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

static void network_mask(struct network *network)
{
    for (int i = 0; i < 16; i++) {
        int left = network->bits - 8 * i;
        if (left <= 0)
            network->address[i] = 0;
        else if (left < 8)
            network->address[i] &= (uint8_t)(0xff << (8 - left));
    }
}

static bool is_v4(const struct network *network)
{
    return network->bits >= 96 && memcmp(network->address, v4_prefix, sizeof v4_prefix) == 0;
}

const char *network_parse(const char *text, struct network *out)
{
    char host[STORE_ADDRESS_MAX];
    const char *slash = strchr(text, '/');
    size_t len = slash != NULL ? (size_t)(slash - text) : strlen(text);
    if (len >= 2 && text[0] == '[' && text[len - 1] == ']') {
        text++;
        len -= 2;
    }
    if (len == 0 || len >= sizeof host)
        return "That is not an address or a network. Write it like  192.0.2.7  or  192.0.2.0/24 .";
    memcpy(host, text, len);
    host[len] = '\0';

    int most, base;
    if (inet_pton(AF_INET, host, out->address + 12) == 1) {
        memcpy(out->address, v4_prefix, sizeof v4_prefix);
        most = 32;
        base = 96;
    } else if (inet_pton(AF_INET6, host, out->address) == 1) {
        most = 128;
        base = 0;
    } else {
        return "That is not an address or a network. Write it like  192.0.2.7  or  192.0.2.0/24 .";
    }
    int bits = most;
    if (slash != NULL) {
        char *end;
        long value = strtol(slash + 1, &end, 10);
        if (slash[1] < '0' || slash[1] > '9' || *end != '\0' || value > most)
            return "The number behind the slash is out of range. It is at most 32 for IPv4 and 128 "
                   "for IPv6.";
        bits = (int)value;
    }
    out->bits = (uint8_t)(base + bits);
    network_mask(out);
    return NULL;
}

void network_format(const struct network *network, char *out, size_t cap)
{
    char host[INET6_ADDRSTRLEN];
    bool v4 = is_v4(network);
    inet_ntop(v4 ? AF_INET : AF_INET6, v4 ? network->address + 12 : network->address, host,
              sizeof host);
    if (network->bits == 128)
        utf8_copy(host, out, cap);
    else
        utf8_printf(out, cap, "%s/%d", host, v4 ? network->bits - 96 : network->bits);
}

bool network_holds(const struct network *network, const char *address)
{
    struct network one;
    if (network_parse(address, &one) != NULL || one.bits < network->bits)
        return false;
    one.bits = network->bits;
    network_mask(&one);
    return memcmp(one.address, network->address, sizeof one.address) == 0;
}

bool network_subscriber(const char *address, struct network *out)
{
    if (network_parse(address, out) != NULL || out->bits != 128)
        return false;
    if (!is_v4(out)) {
        out->bits = 64;
        network_mask(out);
    }
    return true;
}

bool network_listed(const char *list, const char *address)
{
    if (list == NULL)
        return false;
    for (const char *at = list; *at != '\0';) {
        at += strspn(at, " \t\n,");
        size_t len = strcspn(at, " \t\n,");
        char word[STORE_ADDRESS_MAX];
        if (len > 0 && len < sizeof word) {
            struct network network;
            memcpy(word, at, len);
            word[len] = '\0';
            if (network_parse(word, &network) == NULL && network_holds(&network, address))
                return true;
        }
        at += len;
    }
    return false;
}
