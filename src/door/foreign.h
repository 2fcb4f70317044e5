/*
 * Clients that speak another protocol than their port is for, such as a browser on the telnet port.
 * Nothing that they send is carried out. They are told which port is for what, and their connection
 * ends.
 */
#pragma once

#include <stddef.h>

#include "buf.h"

struct hub;

/* This many bytes are enough to tell any of the protocols. */
enum { FOREIGN_BYTES = 24 };

/* Returns the protocol of a connection by its first bytes: "HTTP" (RFC 9112 section 3), "TLS" (RFC
 * 8446 section 5.1), "SSH" (RFC 4253 section 4.2) or "telnet" (RFC 854). NULL: none of these. "":
 * there are too few bytes to say, and none of them ends a line. */
const char *foreign_protocol(const char *bytes, size_t len);

/* Appends the lines for somebody whose client speaks `protocol` (NULL and "" count as telnet) on
 * the port of another protocol: a line in each language, in plain bytes, with the ports that the
 * room has told us. */
void foreign_line(const struct hub *hub, const char *protocol, struct buf *out);

/* Sends those lines on the socket, as far as that goes without waiting, and ends our direction.
 * Nothing else may be sent there. Reads what has come, because unread input would reset the
 * connection before the client has read the lines. */
void foreign_send(const struct hub *hub, int fd, const char *protocol);
