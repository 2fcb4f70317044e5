/*
 * The pages of help and rules. They are read only at the start and at a reload, so that no player's
 * question waits for the disk. The files are FOLDER/help/TOPIC.txt and FOLDER/rules/GAME.txt, and
 * for other languages FOLDER/help/es/TOPIC.txt and FOLDER/rules/es/GAME.txt, which need not exist.
 *
 * The lines of a page have at most PAGES_COLUMNS cells. What can be typed stands `between
 * backquotes`. A line that begins with "# " is a heading. The first heading is the page's title.
 */
#pragma once

#include "buf.h"

struct pages;

/* Reads all pages below `folder` (NULL: none); a page that cannot be read, has more than
 * 32,767 bytes or too long a name is logged and left out. */
struct pages *pages_read(const char *folder);
void pages_free(struct pages **pages);
/* The text of a page, such as that of the kind "help" and the topic "chips", in the current
 * language, or in English if that has none. NULL: there is no such page. A topic may be abbreviated
 * if only one page fits. */
const char *pages_find(const struct pages *pages, const char *kind, const char *topic);
/* The same, always in English. */
const char *pages_english(const struct pages *pages, const char *kind, const char *topic);
/* The name of the i-th page of its kind, in alphabetical order; NULL after the last. */
const char *pages_name(const struct pages *pages, const char *kind, size_t i);
/* How a page is shown (bits). PAGES_PLAIN leaves styles out. PAGES_JOINED is for a screen that is
 * narrower than a page and wraps lines itself. It makes one line of each paragraph, of each item of
 * a list, and of each word with the text that stands two or more blanks after it. Other indented
 * lines stay as they are. */
enum { PAGES_PLAIN = 1, PAGES_JOINED = 2 };
enum { PAGES_COLUMNS = 78 };
/* Shows the parts of a page in whose headings a word begins with `topic`, in any case; `topic`
 * NULL: shows the whole page. The title does not count. False: there is no such heading. */
bool pages_show(const char *page, const char *topic, int how, struct buf *out);
/* The same, but looks for `topic` in the headings of `named`, which is the same page in another
 * language, with the same parts in the same order. */
bool pages_show_named(const char *page, const char *named, const char *topic, int how,
                      struct buf *out);
/* Shows, under their headings, the paragraphs of a page in which something that can be typed begins
 * with `word`. False: there are none. */
bool pages_show_typed(const char *page, const char *word, int how, struct buf *out);
/* Lists the headings of a page except its title, separated by commas. */
void pages_headings(const char *page, struct buf *out);
