/*
 * Addresses and networks as people write them (RFC 4291, RFC 4632). IPv4 is held as IPv6 maps it
 * (::ffff:a.b.c.d), so one form serves both. The families stay apart: no IPv6 network holds an IPv4
 * address, not even ::/0.
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

/* The address of a socket. False: its family is neither AF_INET nor AF_INET6. */
struct sockaddr;
bool network_of_sockaddr(struct network *out, const struct sockaddr *sa);
/* The address in 4 bytes (IPv4) or 16 (IPv6), the most significant first. */
void network_of_bytes(struct network *out, const void *bytes, size_t len);
/* Reads a bare address, with neither brackets nor a slash. False: it is not an address. */
bool network_address(const char *text, struct network *out);

/* Reads the `len` bytes "192.0.2.7", "192.0.2.0/24", "2001:db8::/32", "::ffff:192.0.2.7", in
 * brackets or not. False: it is neither an address nor a network. */
bool network_parse(const char *text, size_t len, struct network *out);
/* Reads what somebody typed. Also refuses what the person can hardly mean, and says in a sentence
 * what to write: a network that is wider than it looks (2001:db8::/20 is 2001::/20), and an IPv6
 * network around the mapped IPv4 addresses (::/64), which holds no IPv4 address. */
bool network_typed(const char *text, struct network *out, char *why, size_t cap);
/* Writes it as short as possible: "192.0.2.7", "192.0.2.0/24". NETWORK_TEXT_MAX bytes are always
 * enough. */
void network_format(const struct network *network, char *out, size_t cap);

/* The network that stands for one subscriber: an IPv4 /32, an IPv6 /64. False: the text is not an
 * address. */
bool network_subscriber(const char *address, struct network *out);
/* Turns a subscriber into the network around it: an IPv4 /24, an IPv6 /48. */
void network_widen(struct network *network);

/* The network of so many bits (as struct network counts them) around an address. */
struct network network_around(const struct network *address, int bits);

bool network_is_v4(const struct network *network);
bool network_equal(const struct network *a, const struct network *b);
/* Whether an address or network lies in `network`. */
bool network_has(const struct network *network, const struct network *inner);
/* The same for an address or network that is a text. */
bool network_holds(const struct network *network, const char *text);
/* Whether an address lies in one of the networks of `list` (separated by blanks, tabs, line ends or
 * commas; may be NULL). A word there that is not a network holds no address. */
bool network_in_list(const char *list, const struct network *address);
/* The same for an address that is a text. */
bool network_listed(const char *list, const char *address);
