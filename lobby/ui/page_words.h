/*
 * The words of the page for browsers (data/web), which the room sends in the language of each
 * session (Cards.Words), so that there is one catalogue.
 */
#pragma once

/* In English, as the page names them; ends with NULL. */
extern const char *const page_words[];
