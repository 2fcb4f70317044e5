/*
 * Pages in memory: a few dozen texts of a few kilobytes.
 */
#include "pages.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "closed.h"
#include "log.h"
#include "style.h"
#include "tongue.h"
#include "utf8.h"
#include "xalloc.h"

enum { PAGE_MAX = 32768 };

struct page {
    char kind[8], name[32];
    int tongue;
    char *text;
};

struct pages {
    struct page *page;
    size_t n, cap;
};

static char *cmd_pages_file_read(const char *path)
{
    FILE_LOCAL *file = fopen(path, "re");
    if (!file)
        return NULL;
    char *text = xmalloc(PAGE_MAX);
    size_t len = fread(text, 1, PAGE_MAX, file);
    bool fits = len < PAGE_MAX;
    text[fits ? len : 0] = '\0';
    if (fits && !ferror(file) && utf8_valid(text, len) && strlen(text) == len)
        return text;
    free(text);
    errno = fits ? EILSEQ : EFBIG;
    return NULL;
}

static int cmd_pages_by_name(const void *a, const void *b)
{
    const struct page *x = a, *y = b;
    int order = strcmp(x->kind, y->kind);
    if (order == 0)
        order = x->tongue - y->tongue;
    return order != 0 ? order : strcmp(x->name, y->name);
}

/* Reads the pages of a kind in a language. English pages are in the folder of the kind, others
 * in a folder below it. */
static void cmd_pages_folder_read(struct pages *pages, const char *folder, const char *kind,
                                  int tongue)
{
    bool english = tongue == TONGUE_ENGLISH;
    FREED char *path = xasprintf("%s/%s%s%s", folder, kind, english ? "" : "/",
                                 english ? "" : tongue_name(tongue));
    DIR_LOCAL *dir = opendir(path);
    if (!dir && (english || errno != ENOENT))
        log_warn("pages", "folder=%s error=%s", path, strerror(errno));
    for (struct dirent *e; dir && (e = readdir(dir));) {
        size_t len = strlen(e->d_name);
        struct page page = {.tongue = tongue};
        if (len < 5 || strcmp(e->d_name + len - 4, ".txt") != 0)
            continue;
        FREED char *file = xasprintf("%s/%s", path, e->d_name);
        errno = ENAMETOOLONG;
        page.text = len - 4 < sizeof(page.name) ? cmd_pages_file_read(file) : NULL;
        if (page.text) {
            utf8_copy(kind, page.kind, sizeof(page.kind));
            utf8_printf(page.name, sizeof(page.name), "%.*s", (int)(len - 4), e->d_name);
            XGROW(pages->page, pages->n, pages->cap);
            pages->page[pages->n++] = page;
        } else {
            log_warn("pages", "file=%s error=%s", file, strerror(errno));
        }
    }
}

struct pages *pages_read(const char *folder)
{
    struct pages *pages = xcalloc(1, sizeof(*pages));
    if (folder) {
        for (int tongue = 0; tongue_words[tongue + 1]; tongue++) {
            cmd_pages_folder_read(pages, folder, "help", tongue);
            cmd_pages_folder_read(pages, folder, "rules", tongue);
        }
    }
    if (pages->n > 0)
        qsort(pages->page, pages->n, sizeof(pages->page[0]), cmd_pages_by_name);
    return pages;
}

void pages_free(struct pages **pages)
{
    if (!*pages)
        return;
    for (size_t i = 0; i < (*pages)->n; i++)
        free((*pages)->page[i].text);
    free((*pages)->page);
    free(*pages);
    *pages = NULL;
}

static const struct page *cmd_pages_find(const struct pages *pages, const char *kind,
                                         const char *topic, int tongue)
{
    const struct page *found = NULL;
    size_t len = strlen(topic), fits = 0;
    for (size_t i = 0; i < pages->n; i++) {
        const struct page *page = &pages->page[i];
        if (strcmp(page->kind, kind) != 0 || page->tongue != tongue ||
            strncasecmp(page->name, topic, len) != 0)
            continue;
        if (page->name[len] == '\0')
            return page;
        found = page;
        fits++;
    }
    return fits == 1 && len > 0 ? found : NULL;
}

const char *pages_english(const struct pages *pages, const char *kind, const char *topic)
{
    const struct page *page = cmd_pages_find(pages, kind, topic, TONGUE_ENGLISH);
    return page ? page->text : NULL;
}

/* English names decide what an abbreviation stands for, because every page exists in English. */
const char *pages_find(const struct pages *pages, const char *kind, const char *topic)
{
    const struct page *english = cmd_pages_find(pages, kind, topic, TONGUE_ENGLISH);
    if (!english)
        return NULL;
    const struct page *own = cmd_pages_find(pages, kind, english->name, tongue_now());
    return own ? own->text : english->text;
}

const char *pages_name(const struct pages *pages, const char *kind, size_t i)
{
    for (size_t k = 0; k < pages->n; k++)
        if (strcmp(pages->page[k].kind, kind) == 0 && pages->page[k].tongue == TONGUE_ENGLISH &&
            i-- == 0)
            return pages->page[k].name;
    return NULL;
}

/* A line of a list has a word, two blanks and the word's explanation. Returns where the word ends;
 * 0: it is not such a line. */
static size_t cmd_pages_term(const char *line, size_t len)
{
    size_t indent = strspn(line, " ");
    const char *gap = indent < len ? memmem(line + indent, len - indent, "  ", 2) : NULL;
    return gap && line[0] != '#' && line[0] != '-' ? (size_t)(gap - line) : 0;
}

static void cmd_pages_line_show(const char *line, size_t len, int how, struct buf *out)
{
    bool heading = len > 2 && line[0] == '#' && line[1] == ' ';
    bool plain = (how & PAGES_PLAIN) != 0;
    if (heading) {
        line += 2;
        len -= 2;
    }
    size_t mark = len > 2 && line[0] == '-' && line[1] == ' ' ? 2 : 0; /* of an item */
    bool hangs = len > 0 && (how & PAGES_JOINED) != 0 && !plain && cmd_pages_term(line, len) == 0 &&
                 (mark > 0 || line[0] != ' ');
    buf_puts(out, heading && !plain ? STYLE_BOLD : "");
    buf_add(out, line, mark);
    /* the later rows of a paragraph begin where its first row does */
    buf_puts(out, hangs ? STYLE_HANG : "");
    buf_add(out, line + mark, len - mark);
    buf_puts(out, heading && !plain ? STYLE_NORMAL "\n" : "\n");
}

static bool cmd_pages_heading_fits(const char *line, size_t len, const char *topic)
{
    size_t want = strlen(topic);
    for (size_t i = 2; i + want <= len; i++)
        if ((line[i - 1] == ' ' || i == 2) && strncasecmp(line + i, topic, want) == 0)
            return true;
    return false;
}

/* The line after this one; "" if there is none. */
static const char *cmd_pages_line_after(const char *line)
{
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

static bool cmd_pages_is_heading(const char *line)
{
    return line[0] == '#' && strcspn(line, "\n") > 2;
}

/* Returns the page itself. With PAGES_JOINED, writes a version with joined lines into `joined`
 * and returns that. */
static const char *cmd_pages_joined(const char *page, int how, struct buf *joined)
{
    enum { DEEPER = 3 }; /* the text of a list is at least this much deeper than its words */
    bool open = false, item = false;
    size_t listed = 0; /* if not 0, a line of a list is open, and lines with at least this indent
                          belong to it */
    if ((how & PAGES_JOINED) == 0)
        return page;
    for (const char *line = page; *line != '\0'; line = cmd_pages_line_after(line)) {
        size_t len = strcspn(line, "\n"), indent = strspn(line, " ");
        size_t term = cmd_pages_term(line, len);
        bool begins = line[0] == '-',
             text = len > 0 && indent == 0 && term == 0 && !begins && !cmd_pages_is_heading(line);
        bool joins = listed > 0 ? term == 0 && indent >= listed && indent < len
                                : open && (item ? indent == 2 && len > 2 : text);
        if (joined->len > 0)
            buf_putc(joined, joins ? ' ' : '\n');
        if (term > 0) {
            size_t at = term + strspn(line + term, " ");
            buf_printf(joined, "%.*s%s", (int)term, line, (how & PAGES_PLAIN) != 0 ? ": " : "  ");
            buf_add(joined, line + at, len - at);
        } else {
            buf_add(joined, line + (joins ? indent : 0), len - (joins ? indent : 0));
        }
        listed = joins ? listed : term > 0 ? indent + DEEPER : 0;
        item = joins ? item : begins;
        open = joins || text || begins;
    }
    buf_putc(joined, '\n');
    return buf_text(joined);
}

bool pages_show_named(const char *page, const char *named, const char *topic, int how,
                      struct buf *out)
{
    bool showing = !topic, shown = false;
    BUF_LOCAL joined = {0};
    page = cmd_pages_joined(page, how, &joined);
    for (const char *line = page; *line != '\0'; line = cmd_pages_line_after(line)) {
        size_t len = strcspn(line, "\n");
        if (topic && cmd_pages_is_heading(line) && line != page) {
            do
                named = cmd_pages_line_after(named);
            while (*named != '\0' && !cmd_pages_is_heading(named));
            showing = cmd_pages_heading_fits(named, strcspn(named, "\n"), topic);
        }
        if (showing) {
            cmd_pages_line_show(line, len, how, out);
            shown = true;
        }
    }
    return shown;
}

bool pages_show(const char *page, const char *topic, int how, struct buf *out)
{
    return pages_show_named(page, page, topic, how, out);
}

/* Whether something between backquotes in the first `len` bytes of `text` begins with `word`. */
static bool cmd_pages_typed_fits(const char *text, size_t len, const char *word)
{
    size_t want = strlen(word);
    bool typed = false;
    for (size_t i = 0; i < len; i++) {
        if (text[i] != '`')
            continue;
        typed = !typed;
        const char *first = text + i + 1;
        if (typed && i + 1 + want < len && strncasecmp(first, word, want) == 0 &&
            (first[want] == ' ' || first[want] == '`'))
            return true;
    }
    return false;
}

bool pages_show_typed(const char *page, const char *word, int how, struct buf *out)
{
    const char *heading = NULL;
    bool shown = false;
    BUF_LOCAL joined = {0};
    page = cmd_pages_joined(page, how, &joined);
    for (const char *part = page; *part != '\0';) {
        size_t len = strcspn(part, "\n");
        bool title = cmd_pages_is_heading(part);
        const char *gap = strstr(part, "\n\n");
        if (title)
            heading = part;
        else
            len = gap ? (size_t)(gap - part) : strlen(part);
        if (!title && cmd_pages_typed_fits(part, len, word)) {
            if (shown)
                buf_putc(out, '\n');
            if (heading)
                cmd_pages_line_show(heading, strcspn(heading, "\n"), how, out);
            heading = NULL;
            for (const char *line = part; line < part + len; line = cmd_pages_line_after(line))
                cmd_pages_line_show(line, strcspn(line, "\n"), how, out);
            shown = true;
        }
        part += len;
        part += strspn(part, "\n");
    }
    return shown;
}

void pages_headings(const char *page, struct buf *out)
{
    bool first = true;
    for (const char *line = page; *line != '\0'; line = cmd_pages_line_after(line))
        if (cmd_pages_is_heading(line) && line != page) {
            buf_printf(out, "%s%.*s", first ? "" : ", ", (int)strcspn(line + 2, "\n"), line + 2);
            first = false;
        }
}
