/*
 * How a client reaches the door, and how it sends what is typed: in the frames between door and
 * room, and in the lobby's facts. Door and room may be of different versions: never change a
 * number.
 */
#ifndef BASE_CLIENT_H
#define BASE_CLIENT_H

enum client_transport { CLIENT_TELNET = 1, CLIENT_SSH = 2, CLIENT_TLS = 3 };
enum client_input { CLIENT_RAW = 1, CLIENT_LINE = 2, CLIENT_CHAR = 3 };

#endif
