/*
 * What a store of any kind holds, as text, to compare two stores. The text leaves out what is made
 * anew each time, such as ids, secrets and times.
 */
#pragma once

#include "store.h"

/* The accounts whose rows are shown. One that becomes part of another is no longer in any list. */
struct store_text_people {
    struct store_account account[32];
    int count;
};

/* Adds the accounts of the store that are not in `people` yet. */
void store_text_note(struct store *s, struct store_text_people *people);

/* A line for each row, in alphabetical order, because the order in which rows were written does
 * not matter. `before`: accounts that were there at an earlier time. The caller frees the text. */
char *store_text(struct store *s, const struct store_text_people *before);
