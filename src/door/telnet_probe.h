/*
 * Finds out which client is at the other end of a telnet connection, by the table of doc/ux.md
 * section 1. It is a state machine that gets the engine's events and the time, asks for options
 * through the engine, and ends with a mode and with what it has learnt.
 *
 * Use: call telnet_probe_start when the connection opens. Give every event to telnet_probe_event,
 * and keep the data events for later. Call telnet_probe_done after each batch of input and at
 * probe->deadline_ms. When that returns true, show the banner, then handle the kept data.
 * telnet_probe_event still notes what comes later, such as a late answer or a resize, and
 * telnet_probe_again then decides again.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "telnet.h"

/* The banner has to come within 1.5 s (doc/ux.md section 1). */
enum { TELNET_PROBE_MS = 1450 };

struct telnet_probe {
    /* What was learnt. The client claims it; it need not be true.
     * First the names of the terminal (MUD clients tell it second) and of the client program
     * ("TINTIN++"); "": not told. */
    char terminal[TELNET_TEXT_MAX + 1];
    char client[TELNET_TEXT_MAX + 1];
    unsigned mtts;          /* bits; 0: none */
    bool utf8;              /* CHARSET, MTTS or the variable CHARSET said so */
    bool reader;            /* a screen reader: MTTS bit 64 or SCREEN_READER=1 */
    uint16_t columns, rows; /* 0: not told */
    int64_t deadline_ms;    /* monotonic: call telnet_probe_done then */

    /* The fields of the state machine itself. */
    bool spoke;    /* a telnet byte came */
    bool finished; /* the mode is set */
    bool raw_line, char_asked, line_mode;
    bool refused;    /* in char mode, the client refused to leave the line to us */
    uint8_t chosen;  /* the enum telnet_mode that the player wants; 0: none */
    uint8_t names;   /* how many terminal names came so far */
    uint8_t waiting; /* bits: answers that are still to come */
};

/* Starts the probe: sends DO TTYPE, DO NAWS and WILL MSSP, for which a crawler may wait. `now_ms`
 * is monotonic. */
void telnet_probe_start(struct telnet_probe *probe, struct telnet *telnet, int64_t now_ms);
/* Takes note of an event of the engine, and may ask for more options. */
void telnet_probe_event(struct telnet_probe *probe, struct telnet *telnet,
                        const struct telnet_event *event);
/* Whether the probe is over: every answer has come, or a line has come without a telnet byte before
 * it, or the deadline is reached. When it returns true for the first time, it has switched the
 * engine to a mode (telnet_mode). */
bool telnet_probe_done(struct telnet_probe *probe, struct telnet *telnet, int64_t now_ms);
/* To be called after that, when the client has said more. True: this has switched the engine to
 * another mode. */
bool telnet_probe_again(struct telnet_probe *probe, struct telnet *telnet);
/* The player wants this mode, TELNET_LINE or TELNET_CHAR (set input line|char). Switches the engine
 * to it. From now on the mode changes only if the client refuses char mode. */
void telnet_probe_choose(struct telnet_probe *probe, struct telnet *telnet, enum telnet_mode mode);
