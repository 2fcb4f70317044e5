/*
 * Addresses and networks as people write them (RFC 4291, RFC 4632). IPv4 is held as IPv6 maps it
 * (::ffff:a.b.c.d), so that one form serves both, but the families stay apart: no network of IPv6
 * holds an address of IPv4, not even ::/0.
 */
#ifndef BASE_NETWORK_H
#define BASE_NETWORK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NETWORK_BYTES = 16, NETWORK_TEXT_MAX = 64 /* of the text form, its NUL included */ };

/* A network, or an address: one of 128 bits. */
struct network {
    uint8_t address[NETWORK_BYTES]; /* bits behind the prefix are 0 */
    uint8_t bits;                   /* 0..128; an IPv4 /N is 96 + N */
};

/* The address of a socket. False: its family is neither AF_INET nor AF_INET6. */
struct sockaddr;
bool network_of_sockaddr(struct network *out, const struct sockaddr *sa);
/* The address in 4 bytes (IPv4) or 16 (IPv6), the most significant first. */
void network_of_bytes(struct network *out, const void *bytes, size_t len);
/* Reads a bare address, with neither brackets nor a slash. False: it is none. */
bool network_address(const char *text, struct network *out);

/* Reads the `len` bytes "192.0.2.7", "192.0.2.0/24", "2001:db8::/32", "::ffff:192.0.2.7", in
 * brackets or not. False: it is none. */
bool network_parse(const char *text, size_t len, struct network *out);
/* The same of what somebody types who means just that: refused, with a sentence that says what to
 * write, is also a network that is wider than it looks (2001:db8::/20 is 2001::/20), and one around
 * the place that IPv6 has for IPv4 (::/64), which holds none of it. */
bool network_typed(const char *text, struct network *out, char *why, size_t cap);
/* As short as it goes: "192.0.2.7", "192.0.2.0/24"; `cap` NETWORK_TEXT_MAX holds each. */
void network_format(const struct network *network, char *out, size_t cap);

/* The network that stands for one subscriber: an IPv4 /32, an IPv6 /64. False: not an address. */
bool network_subscriber(const char *address, struct network *out);
/* Makes a subscriber the network around it: an IPv4 /24, an IPv6 /48. */
void network_widen(struct network *network);

/* The network of so many bits (as struct network counts them) around an address. */
struct network network_around(const struct network *address, int bits);

bool network_is_v4(const struct network *network);
bool network_equal(const struct network *a, const struct network *b);
/* Whether an address or a network lies in `network`. */
bool network_has(const struct network *network, const struct network *inner);
/* The same of one as text. */
bool network_holds(const struct network *network, const char *text);
/* Whether an address lies in one of the networks of `list` (separated by blanks, tabs, line ends or
 * commas; may be NULL). What is no network there holds nothing. */
bool network_in_list(const char *list, const struct network *address);
/* The same of one as text. */
bool network_listed(const char *list, const char *address);

#endif
