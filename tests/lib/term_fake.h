/*
 * A connection as the lobby sees it, for tests. It keeps what the lobby sends as lines without
 * style.
 */
#pragma once

#include "buf.h"
#include "term.h"

struct term_fake {
    struct term term; /* first: the lobby holds a pointer to it */
    struct buf text;  /* all lines, style switches left out */
    size_t seen;      /* bytes of `text` that the test has read */
    char prompt[128];
    bool secret, closed;
    int status, bells;
    char *ticket;
    bool screen;                  /* a screen is shown; `text` is its log then */
    struct buf top, bottom, page; /* of the screen, styled */
    bool page_aside;              /* the page is not shown */
    bool talk_apart;              /* talk keeps rows of its own */
    struct buf gmcp;              /* messages, each a line */
    size_t gmcp_seen;
    struct buf motions; /* what moved, each a line: "ROW,COLUMN ROW,COLUMN STEPS TEXT" */
    struct buf sets;    /* "name=value " for each setting */
    unsigned keys;      /* the keys that play (PRESS_ASK_...) */
    uint32_t keys_turn;
    char keys_chars[32];
    uint64_t sent, done;
};

void term_fake_init(struct term_fake *fake);
void term_fake_free(struct term_fake *fake);
