/*
 * The codec of message.h. Encoder and decoder use the same table, so a message cannot be written
 * one way and read another.
 */
#include "message.h"

#include <endian.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"

/* `fields` has a letter for each field of a message: c the connection (first, or not at all), 1 2 4
 * 8 a number of that many bytes, t text, b bytes. */
struct row {
    const char *name, *fields;
    int since; /* the first version that has the message; 0: the first of all */
};

static const struct row rows[] = {
    [LINK_HELLO] = {"hello", "4t"},
    [LINK_FIGURES] = {"figures", "t"},
    [LINK_OPEN] = {"open", "c1111122218ttttttttb"},
    [LINK_LINE] = {"line", "c88t"},
    [LINK_SIZE] = {"size", "c22"},
    [LINK_GONE] = {"gone", "ct"},
    [LINK_AUTH] = {"auth", "c1ttttt"},
    [LINK_FINISH] = {"finish", "c4t"},
    [LINK_SYNCED] = {"synced", ""},
    [LINK_INTERRUPT] = {"interrupt", "c1"},
    [LINK_CLIENT] = {"client", "c1112"},
    [LINK_GMCP_HEARD] = {"gmcp-heard", "ct"},
    [LINK_KEY] = {"key", "c884422", 3},
    [LINK_TEXT] = {"text", "ct"},
    [LINK_PROMPT] = {"prompt", "ct1"},
    [LINK_BELL] = {"bell", "c"},
    [LINK_CLOSE] = {"close", "c4"},
    [LINK_TICKET] = {"ticket", "cb"},
    [LINK_DONE] = {"done", "c8"},
    [LINK_AUTH_REPLY] = {"auth-reply", "c11t"},
    [LINK_MANY] = {"many", "bt"},
    [LINK_BANS] = {"bans", "t"},
    [LINK_SET] = {"set", "ctt"},
    [LINK_FINISHED] = {"finished", "c4t"},
    [LINK_LIMITS] = {"limits", "t"},
    [LINK_SCREEN] = {"screen", "c1tt"},
    [LINK_PAGE] = {"page", "ct"},
    [LINK_MSSP] = {"mssp", "t"},
    [LINK_GMCP] = {"gmcp", "ct"},
    [LINK_KNOWN] = {"known", "t", 2},
    [LINK_KEYS] = {"keys", "c14t", 3},
    [LINK_MOTION] = {"motion", "c22221t", 3},
};

enum { HEADER = 4, FIELDS = LINK_FIELDS_MAX + 1 };

static const struct row *message_row_of(int type)
{
    bool known = type >= 0 && (size_t)type < sizeof(rows) / sizeof(rows[0]) && rows[type].name;
    return known ? &rows[type] : NULL;
}

const char *link_type_name(int type)
{
    const struct row *row = message_row_of(type);
    return row ? row->name : "?";
}

int link_type_since(int type)
{
    const struct row *row = message_row_of(type);
    return row && row->since > 1 ? row->since : 1;
}

bool link_type_has_conn(int type)
{
    const struct row *row = message_row_of(type);
    return row && row->fields[0] == 'c';
}

/* Bytes of a number field; 0 for text and bytes. */
static size_t message_width_of(char letter)
{
    return letter == 'c' ? 8 : letter <= '8' ? (size_t)(letter - '0') : 0;
}

/* Writes a number at `at` and returns where it ends. */
static char *message_number_put(char *at, uint64_t number, size_t width)
{
    uint64_t bytes = htole64(number);
    memcpy(at, &bytes, width);
    return at + width;
}

static uint64_t message_number_get(const char *in, size_t width)
{
    uint64_t bytes = 0;
    memcpy(&bytes, in, width);
    return le64toh(bytes);
}

/* Corrected copies of texts that were not UTF-8. A reader is better off with most of a text than
 * with nothing. */
struct mended {
    int n;
    char *text[FIELDS];
};

static void message_text_mend(struct mended *mended, const struct row *row,
                              const struct link_field *conn, struct link_field *field)
{
    char where[64];
    utf8_printf(where, sizeof(where), "%s conn=%016" PRIx64, row->name,
                row->fields[0] == 'c' ? conn->number : 0);
    char *text = utf8_mended(field->data, field->len, where);
    mended->text[mended->n++] = text;
    field->data = text;
    field->len = strlen(text);
}

static bool message_row_encode(struct buf *out, enum link_type type, const struct row *row,
                               struct mended *mended, va_list args)
{
    struct link_field field[FIELDS];
    size_t total = 1; /* the byte of type */
    for (int i = 0; row->fields[i]; i++) {
        size_t width = message_width_of(row->fields[i]);
        if (width) {
            field[i].number = va_arg(args, uint64_t);
            if (width < 8 && field[i].number >> (8 * width))
                return false;
            total += width;
            continue;
        }
        field[i].data = va_arg(args, const char *);
        if (row->fields[i] == 't') {
            if (!field[i].data)
                field[i].data = "";
            field[i].len = strlen(field[i].data);
            if (!utf8_valid(field[i].data, field[i].len))
                message_text_mend(mended, row, &field[0], &field[i]);
        } else {
            field[i].len = va_arg(args, size_t);
        }
        if (field[i].len > LINK_FRAME_MAX)
            return false;
        total += HEADER + field[i].len;
    }
    if (total > LINK_FRAME_MAX)
        return false;
    if (out->max && out->len + HEADER + total > out->max) {
        out->overflow = true;
        return false;
    }
    buf_reserve(out, HEADER + total);
    char *at = message_number_put(out->data + out->len, total, HEADER);
    at = message_number_put(at, (uint64_t)type, 1);
    for (int i = 0; row->fields[i]; i++) {
        size_t width = message_width_of(row->fields[i]);
        if (width) {
            at = message_number_put(at, field[i].number, width);
        } else {
            at = message_number_put(at, field[i].len, HEADER);
            if (field[i].len > 0)
                memcpy(at, field[i].data, field[i].len);
            at += field[i].len;
        }
    }
    *at = '\0';
    out->len += HEADER + total;
    return true;
}

bool link_vencode(struct buf *out, enum link_type type, va_list args)
{
    const struct row *row = message_row_of(type);
    struct mended mended;
    mended.n = 0;
    bool done = row && message_row_encode(out, type, row, &mended, args);
    while (mended.n > 0)
        free(mended.text[--mended.n]);
    return done;
}

bool link_encode(struct buf *out, enum link_type type, ...)
{
    va_list args;
    va_start(args, type);
    bool ok = link_vencode(out, type, args);
    va_end(args);
    return ok;
}

bool link_encode_open(struct buf *out, const struct link_open *o)
{
    return link_encode(out, LINK_OPEN, o->conn, (uint64_t)o->transport, (uint64_t)o->input,
                       (uint64_t)o->secure, (uint64_t)o->utf8, (uint64_t)o->reader,
                       (uint64_t)o->columns, (uint64_t)o->rows, (uint64_t)o->colours,
                       (uint64_t)o->pty, o->opened_ms, o->address, o->terminal, o->user, o->method,
                       o->fingerprint, o->key, o->command, o->language, (const void *)o->ticket,
                       o->ticket_len);
}

long link_decode(const char *data, size_t len, struct link_message *out)
{
    if (len < HEADER)
        return 0;
    uint64_t total = message_number_get(data, HEADER);
    if (total == 0 || total > LINK_FRAME_MAX)
        return -1;
    if (len < HEADER + total)
        return 0;
    const char *at = data + HEADER, *end = at + total;
    int type = (unsigned char)*at++;
    const struct row *row = message_row_of(type);
    if (!row)
        return -1;
    memset(out, 0, sizeof(*out));
    out->type = (enum link_type)type;
    for (const char *letter = row->fields; *letter; letter++) {
        size_t width = message_width_of(*letter);
        size_t take = width ? width : HEADER;
        if ((size_t)(end - at) < take)
            return -1;
        uint64_t number = message_number_get(at, take);
        at += take;
        if (*letter == 'c') {
            out->conn = number;
            continue;
        }
        struct link_field *field = &out->field[out->nfields++];
        if (width) {
            field->number = number;
            continue;
        }
        if (number > (size_t)(end - at) ||
            (*letter == 't' && (memchr(at, 0, number) || !utf8_valid(at, number))))
            return -1;
        field->data = at;
        field->len = number;
        at += number;
    }
    return at == end ? (long)(HEADER + total) : -1;
}

bool link_decode_open(const struct link_message *message, struct link_open *out, struct buf *store)
{
    enum { FIRST_TEXT = 10, TEXTS = 8, TICKET = FIRST_TEXT + TEXTS };
    if (message->type != LINK_OPEN)
        return false;
    const struct link_field *f = message->field;
    *out = (struct link_open){.conn = message->conn,
                              .transport = (uint8_t)f[0].number,
                              .input = (uint8_t)f[1].number,
                              .secure = f[2].number != 0,
                              .utf8 = f[3].number != 0,
                              .reader = f[4].number != 0,
                              .columns = (uint16_t)f[5].number,
                              .rows = (uint16_t)f[6].number,
                              .colours = (uint16_t)f[7].number,
                              .pty = f[8].number != 0,
                              .opened_ms = f[9].number};
    if (out->transport < CLIENT_TELNET || out->transport > CLIENT_TRANSPORTS ||
        out->input < CLIENT_RAW || out->input > CLIENT_CHAR)
        return false;
    static const int flags[] = {2, 3, 4, 8};
    for (size_t i = 0; i < sizeof(flags) / sizeof(flags[0]); i++)
        if (f[flags[i]].number > 1)
            return false;
    const char **text[TEXTS] = {&out->address,     &out->terminal, &out->user,    &out->method,
                                &out->fingerprint, &out->key,      &out->command, &out->language};
    size_t start[TEXTS + 1];
    /* Keeps offsets at first, because the buffer may move while it grows. */
    for (int i = 0; i <= TEXTS; i++) {
        start[i] = store->len;
        if (!buf_add(store, f[FIRST_TEXT + i].data, f[FIRST_TEXT + i].len) ||
            !buf_putc(store, '\0'))
            return false;
    }
    for (int i = 0; i < TEXTS; i++)
        *text[i] = store->data + start[i];
    out->ticket = store->data + start[TEXTS];
    out->ticket_len = f[TICKET].len;
    return true;
}

static uint16_t link_between(int least, int said, int most)
{
    return (uint16_t)(said < least ? least : said > most ? most : said);
}

uint16_t link_columns(int said)
{
    return link_between(20, said, 512);
}

uint16_t link_rows(int said)
{
    return link_between(5, said, 200);
}
