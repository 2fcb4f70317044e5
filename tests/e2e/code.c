/*
 * What an authenticator shows now for the secret that is given in base32: for tests of the whole
 * service.
 */
#include <err.h>
#include <stdio.h>

#include "clock.h"
#include "mac.h"
#include "totp.h"

int main(int argc, char **argv)
{
    uint8_t secret[TOTP_SECRET];
    if (argc != 2 || totp_decode(argv[1], secret, sizeof(secret)) != TOTP_SECRET)
        errx(2, "SECRET");
    int64_t counter = totp_counter(clock_wall(&clock_system));
    printf("%06u\n", (unsigned)totp_code(mac_sha1, secret, sizeof(secret), (uint64_t)counter));
    return 0;
}
