/*
 * TCP streams that another library reads: how much has come over them, and their end.
 */
#pragma once

#include <stdint.h>

/* How many bytes the other side has sent so far, read or not. 0 for any other socket. */
uint64_t tcp_received(int fd);
/* Ends it in both directions; the descriptor stays open. */
void tcp_end(int fd);
