/*
 * Addresses and networks as people write them (RFC 4291, RFC 4632). An IPv4 address is held as IPv6
 * maps it (::ffff:a.b.c.d), so one form serves both. The families stay apart all the same: no IPv6
 * network holds an IPv4 address, not even ::/0.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NETWORK_BYTES = 16, NETWORK_TEXT_MAX = 64 /* of the text form, its NUL included */ };

/* A network, or an address, which is a network of 128 bits. */
struct network {
    uint8_t address[NETWORK_BYTES]; /* the bits after the prefix are 0 */
    uint8_t bits;                   /* 0..128; an IPv4 /N is 96 + N */
};

struct sockaddr;
/* Reads the address of a socket, without its port. False: its family is neither AF_INET nor
 * AF_INET6. */
bool network_of_sockaddr(struct network *out, const struct sockaddr *sa);
/* Takes the address from 4 bytes (IPv4) or 16 (IPv6), the most significant first. */
void network_of_bytes(struct network *out, const void *bytes, size_t len);
/* Reads a bare address, with neither brackets nor a slash. False: it is not an address. */
bool network_address(const char *text, struct network *out);

/* Reads an address or a network of `len` bytes, such as "192.0.2.7", "192.0.2.0/24",
 * "2001:db8::/32" or "::ffff:192.0.2.7". The address may be in brackets. Clears the bits after the
 * prefix. False: the text is neither an address nor a network. */
bool network_parse(const char *text, size_t len, struct network *out);
/* Reads an address or a network that somebody typed. Also refuses what the person can hardly mean:
 * a network that is wider than it looks (2001:db8::/20 is 2001::/20), and an IPv6 network around
 * the mapped IPv4 addresses (::/64), which holds no IPv4 address. Only ::/0 is allowed: it stands
 * for all IPv6 addresses. If this function refuses the text, it returns false and says in `why`
 * (`cap` bytes) what is wrong and what to write. */
bool network_typed(const char *text, struct network *out, char *why, size_t cap);
/* Writes an address or network as short as possible: "192.0.2.7", "192.0.2.0/24". NETWORK_TEXT_MAX
 * bytes are always enough. */
void network_format(const struct network *network, char *out, size_t cap);

/* The network of the subscriber who has an address: an IPv4 /32 or an IPv6 /64. False: the text is
 * not an address. */
bool network_subscriber(const char *address, struct network *out);
/* Writes that network as text (network_format). False: the text is not an address, and `out` gets
 * "". */
bool network_subscriber_text(const char *address, char *out, size_t cap);
/* Turns an address or a subscriber into the network around it: an IPv4 /24 or an IPv6 /48. */
void network_widen(struct network *network);

/* The network with a prefix of `bits`, as struct network counts them, around an address. */
struct network network_around(const struct network *address, int bits);

/* Whether it is an IPv4 address or network. */
bool network_is_v4(const struct network *network);
bool network_equal(const struct network *a, const struct network *b);
/* Whether all of `inner` lies in `network`. */
bool network_has(const struct network *network, const struct network *inner);
/* The same for an address or network in text form. False also if the text is neither. */
bool network_holds(const struct network *network, const char *text);
/* Whether an address lies in one of the networks of `list`, with blanks, tabs, line ends or commas
 * between them. A NULL list is empty. A word that is not a network is passed over. */
bool network_in_list(const char *list, const struct network *address);
/* The same for an address in text form. False also if the text is not an address. */
bool network_listed(const char *list, const char *address);
