/*
 * See files.h.
 */
#include "files.h"

#include <ftw.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <CUnit/CUnit.h>

#include "closed.h"
#include "xalloc.h"

static char *joined(const char *folder, const char *name)
{
    char *path;
    if (asprintf(&path, "%s/%s", folder, name) < 0)
        abort();
    return path;
}

char *folder_make(const char *base)
{
    const char *usual = getenv("TMPDIR");
    char *folder = joined(base ? base : usual ? usual : "/tmp", "cardroom-test-XXXXXX");
    if (!mkdtemp(folder) || chmod(folder, 0755) != 0) {
        printf("Bail out! no folder for the test\n");
        exit(99);
    }
    return folder;
}

static int entry_remove(const char *path, const struct stat *about UNUSED, int kind UNUSED,
                        struct FTW *at UNUSED)
{
    return remove(path);
}

void folder_remove(char **folder)
{
    nftw(*folder, entry_remove, 8, FTW_DEPTH | FTW_PHYS);
    free(*folder);
    *folder = NULL;
}

void file_put(const char *path, const char *text)
{
    FILE *file = fopen(path, "we");
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    CU_ASSERT(fputs(text, file) >= 0);
    CU_ASSERT_EQUAL(fclose(file), 0);
}

char *file_text(const char *path)
{
    char *text = NULL;
    size_t size = 0;
    FILE_LOCAL *file = fopen(path, "re");
    if (file && getdelim(&text, &size, '\0', file) < 0) {
        free(text);
        text = NULL;
    }
    return text;
}

static char *source_vpath(const char *format, va_list args)
{
    const char *top = getenv("top_srcdir");
    FREED char *name = NULL;
    if (vasprintf(&name, format, args) < 0)
        abort();
    return joined(top ? top : ".", name);
}

char *source_path(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *path = source_vpath(format, args);
    va_end(args);
    return path;
}

char *source_text(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    FREED char *path = source_vpath(format, args);
    va_end(args);
    return file_text(path);
}

struct rows rows_open(const char *file, const char *part)
{
    struct rows rows = {.text = source_text("%s", file)};
    FREED char *head = xasprintf("\n== %s\n", part ? part : "");
    rows.next = part && rows.text ? strstr(rows.text, head) : rows.text;
    if (!rows.next) {
        printf("Bail out! %s is not there, or lacks a part\n", file);
        exit(99);
    }
    rows.next += part ? strlen(head) : 0;
    return rows;
}

bool rows_next(struct rows *rows)
{
    char *line;
    do {
        line = strsep(&rows->next, "\n");
    } while (line && (*line == '#' || *line == '\0'));
    if (!line || strncmp(line, "== ", 3) == 0)
        return false;
    for (size_t i = 0; i < sizeof(rows->cell) / sizeof(*rows->cell); i++) {
        char *cut = strstr(line, " => ");
        rows->cell[i] = line;
        line = cut ? cut + 4 : strchr(line, '\0');
        if (cut)
            *cut = '\0';
    }
    rows->n++;
    return true;
}

size_t rows_bytes(char *cell)
{
    char *out = cell;
    for (const char *at = cell; *at != '\0';) {
        unsigned byte;
        if (*at == '^') {
            *out++ = (char)(at[1] ^ 64);
            at += 2;
        } else if (sscanf(at, "\\x%2x", &byte) == 1) {
            *out++ = (char)byte;
            at += 4;
        } else {
            at += *at == '\\';
            *out++ = *at++;
        }
    }
    *out = '\0';
    return (size_t)(out - cell);
}

void rows_close(struct rows *rows)
{
    free(rows->text);
}
