/*
 * A server that does as little as possible: what it spends, any server on libevent's buffers
 * spends. It takes `guest [NAME]`, `say TEXT` (to everybody), `tell guestN TEXT`, `who` (20 lines),
 * `bytes N` (N bytes, in lines) and `quit`. It keeps none of the promises of cardroomd.
 */
#pragma once

#define PROMPT "lobby> "

/* Serves a port of 127.0.0.1 that it prints, until the end of its input. Returns the status to exit
 * with. */
int floor_run(void);
