/*
 * Clients of another protocol than a port is for: a browser on the telnet port, telnet on the ssh
 * port. Nothing that they send is carried out. They are told which port is which, and their
 * connection ends.
 */
#ifndef DOOR_FOREIGN_H
#define DOOR_FOREIGN_H

#include <stddef.h>

#include "buf.h"

struct hub;

/* Whichever protocol it is, so many bytes tell it. */
enum { FOREIGN_BYTES = 24 };

/* Which protocol the first bytes of a connection are of: "HTTP" (RFC 9112 section 3), "TLS" (RFC
 * 8446 section 5.1), "SSH" (RFC 4253 section 4.2) or "telnet" (RFC 854); NULL: none of these; "":
 * too few to say, and none of them ends a line. */
const char *foreign_protocol(const char *bytes, size_t len);

/* Appends what somebody is told whose client speaks `protocol` (NULL counts as telnet) on the port
 * of another one: a line in each language, in plain bytes, with the ports that the room has told.
 */
void foreign_line(const struct hub *hub, const char *protocol, struct buf *out);

/* Sends that on a socket on which nothing else goes out, as far as that goes without waiting; reads
 * what has come, as unread input would reset the connection before the line is read. */
void foreign_send(const struct hub *hub, int fd, const char *protocol);

#endif
