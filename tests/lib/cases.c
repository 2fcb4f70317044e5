/*
 * See cases.h.
 */
#include "cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "files.h"
#include "xalloc.h"

static _Noreturn void cases_fail(const char *why, const char *what)
{
    printf("Bail out! %s: %s\n", why, what);
    exit(99);
}

struct cases cases_open(const char *path)
{
    struct cases cases = {.text = source_text("%s", path)};
    if (!cases.text)
        cases_fail("there is no file", path);
    cases.next = cases.text;
    return cases;
}

/* "NAME ARGUMENT": the statements of that name. */
static void cases_with(const struct cases *cases, const char *name, struct buf *out)
{
    size_t len = strcspn(name, " ");
    const char *argument = name + len + (name[len] == ' ');
    for (int i = 0; i < cases->nlets; i++) {
        const struct cases_let *let = &cases->let[i];
        const char *called = let->head + strlen("let ");
        if (strlen(called) != len || memcmp(called, name, len) != 0)
            continue;
        const char *at = let->statements;
        for (const char *hole; (hole = strstr(at, "{}")); at = hole + 2) {
            buf_add(out, at, (size_t)(hole - at));
            buf_puts(out, argument);
        }
        buf_puts(out, at);
        return;
    }
    cases_fail("nothing is called", name);
}

/* Reads one paragraph. False: it has only comments. */
static bool cases_paragraph(const struct cases *cases, char *text, struct cases_case *out)
{
    BUF_LOCAL statements = {0}, again = {0};
    *out = (struct cases_case){0};
    for (char *line; (line = strsep(&text, "\n"));) {
        if (*line == '#')
            continue;
        if (!out->head)
            out->head = xstrdup(line);
        else if (strncmp(line, "with ", 5) == 0)
            cases_with(cases, line + 5, &statements);
        else if (strncmp(line, "= ", 2) == 0)
            out->answer = xstrdup(line + 2);
        else if (strncmp(line, "again ", 6) == 0)
            buf_printf(&again, "%s\n", line + 6);
        else
            buf_printf(&statements, "%s\n", line);
    }
    if (!out->head)
        return false;
    out->statements = xstrdup(buf_text(&statements));
    out->again = again.len > 0 ? xstrdup(buf_text(&again)) : NULL;
    return true;
}

bool cases_next(struct cases *cases, struct cases_case *out)
{
    while (cases->next) {
        char *text = cases->next, *end = strstr(text, "\n\n");
        cases->next = end ? end + 2 : NULL;
        (end ? end : text + strlen(text) - 1)[0] = '\0';
        if (!cases_paragraph(cases, text, out))
            continue;
        if (strncmp(out->head, "let ", 4) != 0)
            return true;
        if (cases->nlets == (int)(sizeof(cases->let) / sizeof(cases->let[0])))
            cases_fail("more names than there is room for", out->head);
        cases->let[cases->nlets++] = (struct cases_let){out->head, out->statements};
    }
    return false;
}

void cases_close(struct cases *cases)
{
    for (int i = 0; i < cases->nlets; i++) {
        free(cases->let[i].head);
        free(cases->let[i].statements);
    }
    free(cases->text);
}
