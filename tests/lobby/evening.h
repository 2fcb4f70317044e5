/*
 * The moderator of a scripted evening (test-evening.c). They read what their screen shows, decide
 * by rules that a person can follow ("In a raid", cardroom-admin(7)), and type one command every
 * three seconds at most.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MODERATOR_NAMES = 400,
    MODERATOR_SENTENCES = 16,
    MODERATOR_WORDS = 64,
    MODERATOR_BATCH = 16,
    MODERATOR_CASES = 400
};

/* What they know of a name. */
struct moderator_name {
    char name[24];
    bool raids; /* said what two others said, too */
    bool fresh; /* the account was made today */
    bool out;   /* banned */
    bool bare;  /* others share the address: it is left out of the ban */
    bool guest; /* has no keys */
};

/* How a line that advertises begins, and who said such a line, as indexes of names. */
struct moderator_sentence {
    char begins[MODERATOR_WORDS];
    int by[MODERATOR_NAMES], n;
};

struct moderator {
    struct moderator_name names[MODERATOR_NAMES];
    int nnames;
    struct moderator_sentence sentences[MODERATOR_SENTENCES];
    int nsentences;
    int64_t first_ms, next_ms, reports_ms; /* first_ms 0: typed nothing so far */
    int typed;
    int batch[MODERATOR_BATCH], nbatch; /* of the ban that was typed last */
    int most;                           /* the most names of a ban; fewer while bans hit others */
    bool asked, stranger, refused;      /* how that ban was answered */
    long case_number;                   /* the case that they look at; 0: none */
    bool case_left[MODERATOR_CASES];    /* the cases that wait for a quiet hour, by number */
    bool case_raider, case_read, case_honest;
    int closed;
};

/* New text of their screen. */
void moderator_reads(struct moderator *m, const char *text);
/* Writes what they type now. False: nothing. */
bool moderator_types(struct moderator *m, int64_t now, char *out, size_t cap);
