/*
 * The numbers that say how a client reaches the door and how it sends what is typed. They are in
 * the frames between door and room. Door and room may be of different versions, so never change a
 * number.
 */
#pragma once

/* CLIENT_TLS is telnet over TLS; CLIENT_WEB is a WebSocket, with or without TLS. */
enum client_transport { CLIENT_TELNET = 1, CLIENT_SSH = 2, CLIENT_TLS = 3, CLIENT_WEB = 4 };
enum { CLIENT_TRANSPORTS = CLIENT_WEB /* the highest number */ };
/* RAW: the client sends lines and knows no telnet. LINE: the client sends lines, which it edits
 * itself. CHAR: the client sends each key, and the door's editor makes lines of them. */
enum client_input { CLIENT_RAW = 1, CLIENT_LINE = 2, CLIENT_CHAR = 3 };

/* The name of a transport in logs, figures and the store. */
static inline const char *client_transport_name(enum client_transport transport)
{
    return transport == CLIENT_SSH   ? "ssh"
           : transport == CLIENT_TLS ? "tls"
           : transport == CLIENT_WEB ? "web"
                                     : "telnet";
}
