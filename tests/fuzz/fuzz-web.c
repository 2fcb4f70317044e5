/*
 * What browsers send. The first byte says what follows. 'h': the head of a request. 'f': a byte for
 * a size, then frames of a WebSocket. They go in by pieces of that size, and once more as a whole.
 * Both have to give the same.
 */
#include <ctype.h>

#include "fuzz.h"
#include "http.h"
#include "utf8.h"
#include "websocket.h"
#include "xalloc.h"

static void fuzz_head(const struct fuzz_input *in)
{
    char *bytes = fuzz_rest(in), word[16];
    int end = http_head_end(bytes, in->size);
    struct http_head head;
    const char *why = NULL;

    FUZZ_CHECK(end <= (int)in->size, "a head is longer than what there is");
    if (end > 0) {
        FUZZ_CHECK(memcmp(bytes + end - 2, "\r\n", 2) == 0, "a head has another end");
        enum http_status status = http_head_read(bytes, (size_t)end, &head, &why);
        FUZZ_CHECK(status == HTTP_OK || why, "nobody says why");
        if (status == HTTP_OK) {
            FUZZ_CHECK(head.path[0] == '/' && !strpbrk(head.path, "? \t\r\n"), "a bad path");
            FUZZ_CHECK(head.field[HTTP_HOST][0] != '\0', "no host");
        }
        for (int i = 0; status == HTTP_OK && i < HTTP_FIELDS; i++) {
            const char *list = head.field[i];
            for (const char *at = list; at && *at != '\0'; at++)
                FUZZ_CHECK(!iscntrl((unsigned char)*at) || *at == '\t', "a control in a field");
            http_has_word(list, "gzip");
            while (list && (list = http_word(list, word, sizeof(word))))
                FUZZ_CHECK(strlen(word) < sizeof(word), "a word is too long");
        }
    }
    free(bytes);
}

/* Appends the messages that come of the frames: their kinds and bytes. */
static void take(const struct fuzz_input *in, size_t step, struct buf *came, struct buf *out)
{
    struct websocket *ws = websocket_new(out);
    struct websocket_message message;
    bool text = true;

    for (size_t at = 0; at < in->size; at += step) {
        struct fuzz_input part = {in->data + at, in->size - at < step ? in->size - at : step};
        FREED char *bytes = fuzz_rest(&part);
        const char *next = bytes;
        while (websocket_next(ws, &next, &part.size, &message)) {
            FUZZ_CHECK(!message.text ||
                           (message.len <= WEBSOCKET_TEXT_MAX &&
                            (message.len == 0 || utf8_valid(message.data, message.len))),
                       "a text is too long or none");
            FUZZ_CHECK(message.text || message.len > 0, "a piece of nothing");
            if (message.text || text)
                buf_putc(came, message.text ? 't' : 'b');
            text = message.text;
            buf_add(came, message.data, message.len);
            memset(message.data, 'x', message.len); /* it is ours until the next call */
        }
        FUZZ_CHECK(part.size == 0 || websocket_ended(ws), "something was left");
    }
    FUZZ_CHECK(!websocket_fault(ws) || websocket_ended(ws), "it goes on after a fault");
    websocket_free(&ws);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    BUF_LOCAL came = {0}, whole = {0}, out = {0}, out_whole = {0};

    if (fuzz_byte(&in) == 'h') {
        fuzz_head(&in);
        return 0;
    }
    size_t step = 1 + fuzz_byte(&in) % 64u;
    take(&in, step, &came, &out);
    take(&in, in.size + 1, &whole, &out_whole);
    FUZZ_CHECK(came.len == whole.len &&
                   (came.len == 0 || memcmp(came.data, whole.data, came.len) == 0),
               "the pieces make another message");
    FUZZ_CHECK(out.len == out_whole.len &&
                   (out.len == 0 || memcmp(out.data, out_whole.data, out.len) == 0),
               "the pieces get another answer");
    FUZZ_CHECK(out.len <= size, "the answers are longer than what came");
    return 0;
}
