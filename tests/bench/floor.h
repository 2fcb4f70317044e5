/*
 * The floor: what any server spends that is written on libevent's buffers. It takes `guest [NAME]`,
 * `say TEXT` to everybody, `tell guestN TEXT`, `who` (20 lines), `bytes N` (so many, in lines) and
 * `quit`, and keeps no promise.
 */
#pragma once

#define PROMPT "lobby> "

/* Serves a port of 127.0.0.1 that it prints, until the end of its input. Returns the status to exit
 * with. */
int floor_run(void);
