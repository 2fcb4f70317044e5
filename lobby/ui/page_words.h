/*
 * The words of the page for browsers (data/web). The room sends them to each session in its
 * language (Cards.Words), so that they are in the same catalogue as all other texts.
 */
#pragma once

/* The words in English, by which the page looks them up. The array ends with NULL. */
extern const char *const page_words[];
