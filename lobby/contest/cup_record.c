/* Writes the record of a cup (cup_record.h). */
#include "cup_record.h"

#include <inttypes.h>

#include "record.h"

void cup_record_event(struct cup_record *r, int64_t at_ms, const char *text)
{
    XGROW(r->event, r->n, r->cap);
    r->event[r->n].text = xstrdup(text);
    r->event[r->n++].at_ms = at_ms;
}

void cup_record_clear(struct cup_record *r)
{
    for (int i = 0; i < r->n; i++)
        free(r->event[i].text);
    free(r->event);
    *r = (struct cup_record){0};
}

/* ---- Who is who ---- */

struct known {
    const struct cup *cup;
    int64_t (*merged)[2]; /* pairs: an account, and the one that it became part of */
    int n;
    uint32_t *address; /* by entrant: which of the shared addresses it has, from 1; 0: an address of
                          its own */
};

static void cup_record_known_merges(const struct cup_record *r, struct known *known)
{
    known->merged = xcalloc((size_t)r->n + 1, sizeof(*known->merged));
    for (int i = 0; i < r->n; i++) {
        struct cup_event e;
        if (!cup_event_parse(r->event[i].text, 0, r->event[i].at_ms, &e))
            continue;
        if (e.kind == CUP_MERGED) {
            known->merged[known->n][0] = e.account;
            known->merged[known->n++][1] = e.into;
        }
        cup_event_clear(&e);
    }
}

static void cup_record_known_addresses(struct known *known)
{
    const struct cup *cup = known->cup;
    uint32_t next = 0;
    known->address = xcalloc((size_t)cup->entrants + 1, sizeof(*known->address));
    for (int i = 0; i < cup->entrants; i++)
        for (int k = i + 1; k < cup->entrants && cup->drawn[i].address != 0; k++)
            if (cup->drawn[k].address == cup->drawn[i].address) {
                if (known->address[i] == 0)
                    known->address[i] = ++next;
                known->address[k] = known->address[i];
            }
}

/* ---- Writing ---- */

/* Writes a text, broken into lines before blanks: a line that begins with a blank continues the one
 * before it. */
static void cup_record_put_wrapped(struct buf *out, const char *text)
{
    size_t column = 0;
    while (*text != '\0') {
        size_t word = strcspn(text + 1, " ") + 1; /* with the blank before it */
        if (*text == ' ' && column + word > CUP_RECORD_WIDTH) {
            buf_putc(out, '\n');
            column = 0;
        }
        buf_add(out, text, word);
        column += word;
        text += word;
    }
    buf_putc(out, '\n');
}

/* Replaces accounts by numbers from 1. False: a record leaves this event out. */
static bool cup_record_publish(const struct known *known, struct cup_event *e)
{
    int64_t account = e->account; /* the account, or the one that it became part of */
    for (int i = 0; i < known->n; i++)
        if (known->merged[i][0] == account)
            account = known->merged[i][1];
    int who = account != 0 ? cup_entrant_of(known->cup, account) : -1;
    if (e->kind == CUP_INVITED || e->kind == CUP_MERGED || (e->account != 0 && who < 0))
        return false;
    if (e->account != 0)
        e->account = who + 1;
    if (e->kind == CUP_JOINED)
        e->address = known->address[who];
    if (e->kind == CUP_REMOVED)
        strcpy(e->text, "-");
    return true;
}

static void cup_record_put_event(const struct known *known, const char *text, int64_t at_ms,
                                 struct buf *out)
{
    struct cup_event e;
    BUF_LOCAL line = {0}, body = {0};
    if (!cup_event_parse(text, 0, at_ms, &e))
        return;
    if (cup_record_publish(known, &e)) {
        cup_event_write(&e, 1, &body);
        buf_printf(&line, "%" PRId64 " %s%s%s", at_ms, cup_event_name(e.kind),
                   body.len > 0 ? " " : "", buf_text(&body));
        cup_record_put_wrapped(out, buf_text(&line));
    }
    cup_event_clear(&e);
}

void cup_record_write(const struct cup_record *r, const struct cup *cup, struct buf *out)
{
    struct known known = {.cup = cup};
    uint8_t commitment[DRAW_SEED];
    cup_record_known_merges(r, &known);
    cup_record_known_addresses(&known);
    draw_commitment((uint64_t)cup->number, cup->seed, commitment);
    buf_printf(out, "cardroom-cup %d\n", CUP_RECORD_FORMAT);
    buf_printf(out, "cup %" PRId64 "\n", cup->number);
    buf_printf(out, "%s %s\n%s %s\n", "commitment", RECORD_HEX(commitment), "seed",
               RECORD_HEX(cup->seed));
    for (int i = 0; i < cup->entrants; i++)
        buf_printf(out, "player %d %s\n", i + 1,
                   cup->entrant[i].name[0] != '\0' ? cup->entrant[i].name : "-");
    buf_puts(out, "events\n");
    for (int i = 0; i < r->n; i++)
        cup_record_put_event(&known, r->event[i].text, r->event[i].at_ms, out);
    buf_puts(out, "end\n");
    free(known.merged);
    free(known.address);
}
