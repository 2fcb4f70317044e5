/*
 * The pages of help and rules. They are read only at the start and at a reload, so that no player's
 * question waits for the disk. The files are FOLDER/help/TOPIC.txt and FOLDER/rules/GAME.txt, and
 * for other languages FOLDER/help/es/TOPIC.txt and FOLDER/rules/es/GAME.txt, which need not exist.
 * Their lines have at most PAGES_COLUMNS cells; `what can be typed` stands between backquotes; a
 * line that begins with "# " is a heading; the first heading is the page's title.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

struct pages;

/* Reads all pages below `folder` (NULL: none); a page that cannot be read is logged and left
 * out. */
struct pages *pages_read(const char *folder);
void pages_free(struct pages **pages);
/* The text of a page ("help", "chips") in the current language, or in English if there is none.
 * NULL: there is no such page. A topic may be abbreviated if only one page fits. */
const char *pages_find(const struct pages *pages, const char *kind, const char *topic);
/* The same, always in English. */
const char *pages_english(const struct pages *pages, const char *kind, const char *topic);
/* The name of the i-th page of its kind, in alphabetical order; NULL after the last. */
const char *pages_name(const struct pages *pages, const char *kind, size_t i);
/* How a page is shown (bits). PAGES_PLAIN leaves styles out. PAGES_JOINED makes one line of each
 * paragraph and of each item of a list, for a screen that is narrower than a page and wraps
 * lines itself: also of a word that two blanks divide from its text. Other indented lines stay as
 * they are. */
enum { PAGES_PLAIN = 1, PAGES_JOINED = 2 };
enum { PAGES_COLUMNS = 78 };
/* Shows the part of a page whose heading contains `topic`, in any case; NULL: the whole page.
 * False: no heading contains it. */
bool pages_show(const char *page, const char *topic, int how, struct buf *out);
/* The same, but looks for `topic` in the headings of `named`, which is the same page in another
 * language, with the same parts in the same order. */
bool pages_show_named(const char *page, const char *named, const char *topic, int how,
                      struct buf *out);
/* Shows, under their headings, the paragraphs of a page that have something between backquotes
 * that begins with `word`. False: there are none. */
bool pages_show_typed(const char *page, const char *word, int how, struct buf *out);
/* Lists the headings of a page except its title, separated by commas. */
void pages_headings(const char *page, struct buf *out);
