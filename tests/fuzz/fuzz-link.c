/*
 * The frames between door and room, the figures in them, and the supervisor's words. The input: a
 * stream of frames. What is decoded is encoded to the same bytes again.
 */
#include "child_word.h"
#include "figures.h"
#include "fuzz.h"
#include "message.h"
#include "xalloc.h"

static void check_open(const struct link_message *message, const char *frame, size_t len)
{
    struct link_open open;
    BUF_LOCAL store = {0}, again = {0};

    if (link_decode_open(message, &open, &store)) {
        /* Texts without a NUL and the same numbers give the same bytes. */
        FUZZ_CHECK(link_encode_open(&again, &open), "an OPEN cannot be encoded again");
        FUZZ_CHECK(again.len == len && memcmp(again.data, frame, len) == 0,
                   "an OPEN is encoded in another way");
    }
}

static void check_message(const struct link_message *message, const char *frame, size_t len)
{
    FUZZ_CHECK(strcmp(link_type_name((int)message->type), "?") != 0, "a type without a name");
    FUZZ_CHECK(message->nfields <= LINK_FIELDS_MAX, "too many fields");
    for (int i = 0; i < message->nfields; i++) {
        const struct link_field *f = &message->field[i];

        FUZZ_CHECK(!f->data || (f->data >= frame && f->data + f->len <= frame + len),
                   "a field is not in its frame");
    }
    if (message->type == LINK_OPEN)
        check_open(message, frame, len);
    if (message->type == LINK_FIGURES) {
        BUF_LOCAL lines = {0}, out = {.max = 1 << 20};

        buf_add(&lines, message->field[0].data, message->field[0].len);
        figures_prometheus(buf_text(&lines), &out);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data;
    struct link_message message;
    long took;
    const char *arguments;

    while ((took = link_decode(at, size, &message)) > 0) {
        FUZZ_CHECK((size_t)took <= size && took <= LINK_FRAME_MAX + 4, "it took too much");
        check_message(&message, at, (size_t)took);
        at += took;
        size -= (size_t)took;
    }
    FUZZ_CHECK(took == 0 || took == -1, "an answer of its own");
    struct fuzz_input in = {(const uint8_t *)at, size};
    FREED char *word = fuzz_rest(&in);
    if (child_word_is(word, "room", &arguments))
        FUZZ_CHECK(arguments >= word && arguments <= word + size, "arguments elsewhere");
    return 0;
}
