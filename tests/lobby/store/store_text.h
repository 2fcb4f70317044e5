/*
 * What a store of whichever kind holds, as text by which two stores are compared: without what is
 * made anew each time, such as ids, secrets and times.
 */
#ifndef TESTS_LOBBY_STORE_TEXT_H
#define TESTS_LOBBY_STORE_TEXT_H

#include "store.h"

/* Whose rows are shown. One that becomes part of another is in no list any more. */
struct store_text_people {
    struct store_account account[32];
    int count;
};

/* Adds the accounts that are not in it yet. */
void store_text_note(struct store *s, struct store_text_people *people);

/* A line for each row, in alphabetical order: in which order rows were written first is no matter.
 * `before`: who was there at some time before. The caller frees it. */
char *store_text(struct store *s, const struct store_text_people *before);

#endif
