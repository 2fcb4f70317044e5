/*
 * The reader of game records, and the replay of what it accepts, because `cardroomctl verify` gets
 * files of strangers. A record that is read is written again to the same text. It is replayed
 * twice: with the real hash, and with a hash that agrees with whatever the record says, so that its
 * moves are reached without a true commitment.
 */
#include <sodium.h>

#include "fuzz.h"
#include "replay.h"
#include "xalloc.h"

static struct record record;
static struct replay replay;
static struct record_fault fault;

static void real_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                      size_t keylen)
{
    crypto_generichash(out, outlen, data, len, key, keylen);
}

static void agreeing_hash(uint8_t *out, size_t outlen, const void *data, size_t len,
                          const void *key, size_t keylen)
{
    static const char commitment[] = "cardroom commitment", seed[] = "cardroom seed";
    size_t size;

    if (outlen == RECORD_HASH && len > sizeof(commitment) &&
        memcmp(data, commitment, sizeof(commitment) - 1) == 0)
        memcpy(out, record.commitment, RECORD_HASH);
    else if (outlen == RECORD_HASH && len > sizeof(seed) &&
             memcmp(data, seed, sizeof(seed) - 1) == 0)
        memcpy(out, record.seed, RECORD_HASH);
    else if (outlen == 16)
        sodium_hex2bin(out, outlen, replay.event.text, strlen(replay.event.text), NULL, &size,
                       NULL);
    else
        real_hash(out, outlen, data, len, key, keylen);
}

/* The text without the CRs that the reader takes at line ends. */
static size_t without_cr(char *out, const char *text, size_t len)
{
    size_t n = 0;

    for (size_t i = 0; i < len; i++)
        if (text[i] != '\r' || i + 1 == len || text[i + 1] != '\n')
            out[n++] = text[i];
    return n;
}

static void check_written(const char *text, size_t len, struct record_events events)
{
    static struct record_event event;
    FREED char *plain = malloc(len + 1);
    BUF_LOCAL again = {0};

    FUZZ_CHECK(plain, "no memory");
    len = without_cr(plain, text, len);
    record_head(&record, &again);
    while (record_next(&events, &event))
        record_event(&event, &again);
    record_tail(&record, &again);
    bool same = again.len == len && memcmp(plain, again.data, len) == 0;

    if (!same)
        fprintf(stderr, "%.*s\n---\n%s\n", (int)len, plain, buf_text(&again));
    FUZZ_CHECK(same, "a record is written in another way");
}

static void check_replay(const struct record_events *events, replay_hash *hash)
{
    memset(&fault, 0, sizeof(fault));
    FUZZ_CHECK(replay_all(&replay, &record, events, hash, &fault) || strlen(fault.why) > 8,
               "no sentence for a record that is not true");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct record_events events;
    struct fuzz_input in = {data, size};
    FREED char *text = fuzz_rest(&in);

    memset(&fault, 0, sizeof(fault));
    if (record_read(text, size, &record, &events, &fault)) {
        check_written(text, size, events);
        check_replay(&events, real_hash);
        check_replay(&events, agreeing_hash);
    } else {
        FUZZ_CHECK(strlen(fault.why) > 8, "no sentence for a record that is refused");
    }
    return 0;
}
