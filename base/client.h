/*
 * The numbers that say how a client reaches the door, how it sends what is typed, and how somebody
 * logs in. They are in the frames between door and room. Door and room may be of different
 * versions, so never change a number.
 */
#pragma once

/* CLIENT_TLS is telnet over TLS; CLIENT_WEB is a WebSocket, with or without TLS. */
enum client_transport { CLIENT_TELNET = 1, CLIENT_SSH = 2, CLIENT_TLS = 3, CLIENT_WEB = 4 };
enum { CLIENT_TRANSPORTS = CLIENT_WEB /* the highest number */ };
/* RAW: the client sends lines and knows no telnet. LINE: the client sends lines, which it edits
 * itself. CHAR: the client sends each key, and the door's editor makes lines of them. */
enum client_input { CLIENT_RAW = 1, CLIENT_LINE = 2, CLIENT_CHAR = 3 };

/* How somebody tries to log in over SSH. OFFERED: the client asks whether this key could log in.
 * PROVEN: it has signed with this key. WRONG: its signature was wrong. OPEN: it proves nothing,
 * under a name that no account has. */
enum client_auth {
    CLIENT_AUTH_NONE = 0,
    CLIENT_AUTH_KEY_OFFERED = 1,
    CLIENT_AUTH_KEY_PROVEN = 2,
    CLIENT_AUTH_PASSWORD = 3,
    CLIENT_AUTH_KEY_WRONG = 4,
    CLIENT_AUTH_OPEN = 5
};
enum client_auth_answer { CLIENT_AUTH_NO = 0, CLIENT_AUTH_YES = 1, CLIENT_AUTH_BUSY = 3 };
/* Which methods may be tried. */
enum { CLIENT_AUTH_CAN_KEY = 1, CLIENT_AUTH_CAN_PASSWORD = 2, CLIENT_AUTH_CAN_OPEN = 4 };

/* The name of a method by which somebody is logged in; "" for those that log nobody in. */
static inline const char *client_auth_name(enum client_auth method)
{
    return method == CLIENT_AUTH_NONE         ? "none"
           : method == CLIENT_AUTH_KEY_PROVEN ? "key"
           : method == CLIENT_AUTH_PASSWORD   ? "password"
           : method == CLIENT_AUTH_OPEN       ? "open"
                                              : "";
}

/* The name of a transport in logs, figures and the store. */
static inline const char *client_transport_name(enum client_transport transport)
{
    return transport == CLIENT_SSH   ? "ssh"
           : transport == CLIENT_TLS ? "tls"
           : transport == CLIENT_WEB ? "web"
                                     : "telnet";
}
