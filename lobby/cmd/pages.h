/*
 * The pages of help and rules, read once at the start and at a reload, so that no player's question
 * waits for the disk. FOLDER/help/TOPIC.txt and FOLDER/rules/GAME.txt, in other languages
 * FOLDER/help/es/TOPIC.txt and FOLDER/rules/es/GAME.txt as far as there are any: lines of at most
 * PAGES_COLUMNS cells; `what can be typed` stands between backquotes; a line that begins with "# "
 * is a heading, the first one the page's title.
 */
#ifndef LOBBY_CMD_PAGES_H
#define LOBBY_CMD_PAGES_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

struct pages;

/* Reads all pages below `folder` (NULL: none); what cannot be read is logged and left out. */
struct pages *pages_read(const char *folder);
void pages_free(struct pages **pages);
/* The text of a page ("help", "chips") in the language that holds, else in English; NULL: none. A
 * topic may be abbreviated if one page fits. */
const char *pages_find(const struct pages *pages, const char *kind, const char *topic);
/* The same in English, whatever language holds. */
const char *pages_english(const struct pages *pages, const char *kind, const char *topic);
/* The names of the pages of a kind in order, NULL behind the last. */
const char *pages_name(const struct pages *pages, const char *kind, size_t i);
/* How a page is shown, bits: without styles; with each paragraph and each item of a list in one
 * line, for a screen narrower than a page, which wraps it itself. Indented lines stay as they are.
 */
enum { PAGES_PLAIN = 1, PAGES_JOINED = 2 };
enum { PAGES_COLUMNS = 78 };
/* The part of a page whose heading holds `topic` in any case; NULL: all. False: no such heading. */
bool pages_show(const char *page, const char *topic, int how, struct buf *out);
/* The same, but it is the heading of that part in `named` that holds `topic`: the page in another
 * language, which has the same parts in the same order. */
bool pages_show_named(const char *page, const char *named, const char *topic, int how,
                      struct buf *out);
/* The paragraphs of a page in which `word` can be typed, that is, begins what stands between
 * backquotes; each under its heading. False: none. */
bool pages_show_typed(const char *page, const char *word, int how, struct buf *out);
/* The headings of a page but its title, separated by commas. */
void pages_headings(const char *page, struct buf *out);

#endif
