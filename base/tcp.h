/*
 * Sockets that a library reads for us: how much has come over them, and how to end them.
 */
#pragma once

#include <stdint.h>

/* How many bytes have come over a TCP socket, whether they were read or not. 0 for other sockets.
 */
uint64_t tcp_received(int fd);
/* Ends the connection of a socket in both directions. The descriptor stays open. */
void tcp_end(int fd);
