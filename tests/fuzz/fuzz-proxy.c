/*
 * The header of a proxy, as a listener reads it: it asks for bytes until it is whole or none, never
 * for more than there is room for, and never past the end of what is a header.
 */
#include "fuzz.h"
#include "proxy.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint8_t header[PROXY_MAX];
    struct network address;
    size_t len = 0;
    int want;

    while ((want = proxy_want(header, len)) > 0) {
        FUZZ_CHECK(len + (size_t)want <= PROXY_MAX, "it wants more than a header holds");
        if ((size_t)want > size - len)
            return 0;
        memcpy(header + len, data + len, (size_t)want);
        len += (size_t)want;
    }
    if (want == 0) {
        proxy_read(header, len, &address);
        /* What follows a line is not read with it. */
        FUZZ_CHECK(header[0] != 'P' || memchr(header, '\n', len) == header + len - 1,
                   "it read past the end of the line");
    }
    return 0;
}
