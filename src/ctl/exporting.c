/*
 * See exporting.h. As the pages come, they are first written to a file of their own, so that memory
 * holds only one at a time. What goes to standard output is kept in memory instead, because in a
 * container there may be no folder for a file.
 */
#include "exporting.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "asking.h"
#include "calendar.h"
#include "clock.h"
#include "closed.h"
#include "durable.h"
#include "local_acts.h"
#include "out.h"
#include "utf8.h"
#include "xalloc.h"

struct document {
    FILE *out;
    char section[32]; /* the name whose list is open; "": none */
    bool any;         /* the open list has an object */
};

/* Writes a page. Returns where the next page begins, as a text that lives as long as this page;
 * NULL: this is not a page. */
static const char *exporting_page_add(struct document *d, const json_t *page)
{
    const char *next = json_string_value(json_object_get(page, "next"));
    const char *section = json_string_value(json_object_get(page, "section"));
    const char *objects = json_string_value(json_object_get(page, "objects"));
    json_auto_t *rows = next && section && objects ? json_loads(objects, 0, NULL) : NULL;
    const json_t *row;
    size_t i;
    if (!rows)
        return NULL;
    if (strcmp(d->section, section) != 0) {
        fprintf(d->out, "%s,\n\"%s\":[", d->section[0] ? "]" : "", section);
        utf8_copy(section, d->section, sizeof(d->section));
        d->any = false;
    }
    json_array_foreach (rows, i, row) {
        fputs(d->any ? ",\n " : "\n ", d->out);
        json_dumpf(row, d->out, JSON_COMPACT);
        d->any = true;
    }
    return next;
}

/* Asks the room for the page that begins at `place` ("": the first). Returns its object, which the
 * caller releases. NULL: there is no page, the person has been told why, and `status` is the exit
 * status. */
static json_t *exporting_page(const char *path, json_t *request, const char *place, int *status)
{
    BUF_LOCAL answer = {0};
    json_object_set_new(request, "file", json_string(place));
    json_object_set_new(request, "format", json_string("json"));
    if (!asking_exchange(path, request, &answer, false)) {
        *status = STATUS_AWAY;
        return NULL;
    }
    json_auto_t *object = json_loads(buf_text(&answer), 0, NULL);
    json_t *page = json_incref(json_array_get(json_object_get(object, "items"), 0));
    if (!page)
        *status = asking_show(&answer, false, false);
    return page;
}

static int exporting_document_write(FILE *out, const char *path, json_t *request)
{
    struct document d = {.out = out};
    char *place = xstrdup("");
    int status = 0;
    char now[32];
    calendar_text(clock_wall(&clock_system), "%Y-%m-%dT%H:%M:%SZ", now, sizeof(now));
    fprintf(out, "{\"format\":\"cardroom-account-1\",\n\"exported\":\"%s\",\n\"name\":", now);
    json_dumpf(json_object_get(request, "name"), out, JSON_ENCODE_ANY);
    while (place && strcmp(place, "end") != 0) {
        json_auto_t *came = exporting_page(path, request, place, &status);
        const char *next = came ? exporting_page_add(&d, came) : NULL;
        free(place);
        place = next ? xstrdup(next) : NULL;
        if (came && !next) {
            status = out_complain(STATUS_AWAY, "The answer was not understood. See whether both "
                                               "programs are of one version.");
        }
    }
    fputs("]}\n", out);
    free(place);
    return status;
}

static int exporting_failed(const char *file)
{
    out_format(OUT_ERROR,
               "cardroomctl: %s cannot be written: %s. Nothing was exported. Name another file.\n",
               file, strerror(errno));
    return STATUS_AWAY;
}

static int exporting_to_file(const char *file, const char *path, json_t *request)
{
    FREED char *fresh = xasprintf("%s.XXXXXX", file);
    int fd = mkostemp(fresh, O_CLOEXEC); /* 0600 */
    FILE_LOCAL *out = fd >= 0 ? fdopen(fd, "w") : NULL;
    int status = out ? exporting_document_write(out, path, request) : exporting_failed(file);
    bool whole = out && fflush(out) == 0 && !ferror(out) && fsync(fd) == 0;
    if (status == 0 && (!whole || durable_rename(fresh, file) != 0))
        status = exporting_failed(file);
    if (status != 0 && fd >= 0)
        unlink(fresh);
    return status;
}

int exporting_run(const char *path, json_t *request)
{
    const char *given = json_string_value(json_object_get(request, "file"));
    if (!given) {
        FREED char *text = NULL;
        size_t len;
        FILE *whole = open_memstream(&text, &len);
        int status = whole ? exporting_document_write(whole, path, request) : STATUS_AWAY;
        if (!whole || ferror(whole) || fclose(whole) != 0)
            xalloc_none("an export");
        if (status == 0)
            out_text(OUT_ANSWER, text);
        return out_flush() ? status : STATUS_AWAY;
    }
    FREED char *file = xstrdup(given); /* the pages take the place of `given` */
    int status = exporting_to_file(file, path, request);
    if (status == 0)
        out_format(OUT_ERROR, "cardroomctl: All that is kept is in %s, which only you can read.\n",
                   file);
    return status;
}
