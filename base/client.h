/*
 * The numbers that say how a client reaches the door and how it sends what is typed. The frames
 * between door and room and the lobby's facts hold them. Door and room may be of different
 * versions: never change a number.
 */
#pragma once

/* CLIENT_TLS is telnet over TLS; CLIENT_WEB is a WebSocket, with or without TLS. */
enum client_transport { CLIENT_TELNET = 1, CLIENT_SSH = 2, CLIENT_TLS = 3, CLIENT_WEB = 4 };
enum { CLIENT_TRANSPORTS = CLIENT_WEB };
enum client_input { CLIENT_RAW = 1, CLIENT_LINE = 2, CLIENT_CHAR = 3 };

/* Its name in logs, figures and the store. */
static inline const char *client_transport_name(enum client_transport transport)
{
    return transport == CLIENT_SSH   ? "ssh"
           : transport == CLIENT_TLS ? "tls"
           : transport == CLIENT_WEB ? "web"
                                     : "telnet";
}
