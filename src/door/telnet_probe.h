/*
 * Finds out what client is at the other end of a telnet connection: the table of doc/ux.md section
 * 1 as a state machine. It gets the engine's events and the time, asks for options through the
 * engine, and ends with a mode and what it has learnt.
 *
 * Use: call telnet_probe_start when the connection opens. Give every event to telnet_probe_event,
 * and keep the data events for later. Call telnet_probe_done after each batch of input and at
 * probe->deadline_ms. Once that is true, show the banner, then handle the kept data.
 * telnet_probe_event still notes what comes later (a late answer, a resize), and telnet_probe_again
 * decides again by it.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "telnet.h"

/* The banner has to come within 1.5 s (doc/ux.md section 1). */
enum { TELNET_PROBE_MS = 1450 };

struct telnet_probe {
    /* What was learnt. All of it is what the client claims. */
    char terminal[TELNET_TEXT_MAX +
                  1]; /* the terminal's name, which MUD clients tell second; "" if none */
    char client[TELNET_TEXT_MAX + 1]; /* the client program's name ("TINTIN++"), or "" */
    char version[TELNET_TEXT_MAX + 1];
    unsigned mtts;          /* bits, 0 if none */
    bool utf8;              /* CHARSET, MTTS or the variable CHARSET said so */
    bool reader;            /* a screen reader: MTTS bit 64 or SCREEN_READER=1 */
    uint16_t columns, rows; /* 0: not told */
    int64_t deadline_ms;    /* monotonic: call telnet_probe_done then */

    /* The fields of the state machine itself. */
    bool spoke;    /* a telnet byte came */
    bool finished; /* the mode is set */
    bool raw_line, char_asked, line_mode;
    bool refused;    /* in char mode, the client refused to leave the line to us */
    uint8_t chosen;  /* enum telnet_mode that the player wants; 0: none */
    uint8_t names;   /* terminal names so far */
    uint8_t waiting; /* bits: answers that are still to come */
};

/* Sends DO TTYPE, DO NAWS and WILL MSSP (a crawler may wait for it). `now_ms` is monotonic. */
void telnet_probe_start(struct telnet_probe *probe, struct telnet *telnet, int64_t now_ms);
void telnet_probe_event(struct telnet_probe *probe, struct telnet *telnet,
                        const struct telnet_event *event);
/* Whether the probe is over: every answer has come, or a line came with no telnet byte before it,
 * or the deadline is reached. The first time that it is, this switches the engine to its mode
 * (telnet_mode tells which). */
bool telnet_probe_done(struct telnet_probe *probe, struct telnet *telnet, int64_t now_ms);
/* After that, to be called when the client has said more. True: this has switched the engine to
 * another mode. */
bool telnet_probe_again(struct telnet_probe *probe, struct telnet *telnet);
/* The player wants this mode, TELNET_LINE or TELNET_CHAR (set input line|char). Switches the
 * engine; from now on only a client that refuses char mode changes it. */
void telnet_probe_choose(struct telnet_probe *probe, struct telnet *telnet, enum telnet_mode mode);
