/*
 * A terminal's answers: its name, its locale and settings as text, then the bytes that come while
 * the cursor is asked for. The input: lines for the name, LC_ALL, LC_CTYPE, LANG and a setting
 * "NAME VALUE", then bytes. What people type comes out again, answers do not.
 */
#include "cursor_probe.h"
#include "fuzz.h"
#include "profile.h"

static void names(struct fuzz_input *in)
{
    char name[80] = "", all[80] = "", ctype[80] = "", lang[80] = "", setting[80] = "", *value;
    struct profile profile;

    fuzz_line(in, name, sizeof(name));
    fuzz_line(in, all, sizeof(all));
    fuzz_line(in, ctype, sizeof(ctype));
    fuzz_line(in, lang, sizeof(lang));
    fuzz_line(in, setting, sizeof(setting));
    profile_init(&profile, name);
    profile_locale(&profile, all, ctype, lang);
    profile_mtts(&profile, (unsigned)strlen(name) * 7);
    if ((value = strchr(setting, ' '))) {
        struct profile before = profile;

        *value++ = '\0';
        if (!profile_set(&profile, setting, value))
            FUZZ_CHECK(memcmp(&before, &profile, sizeof(profile)) == 0,
                       "a setting is refused, and something changed");
    }
    FUZZ_CHECK(profile.colours == 0 || profile.colours == 8 || profile.colours == 16 ||
                   profile.colours == 256,
               "a number of colours");
    FUZZ_CHECK(profile.columns == 0 || (profile.columns >= 20 && profile.columns <= 512),
               "a width");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    struct cursor_probe probe = {0};
    BUF_LOCAL out = {0}, typed = {0};
    size_t given = 0;

    names(&in);
    size_t piece = 1 + fuzz_byte(&in) % 16;
    cursor_probe_start(&probe, &out, 500);
    while (in.size > 0) {
        struct fuzz_input next = fuzz_piece(&in, piece);

        cursor_probe_input(&probe, (const char *)next.data, next.size, &out, &typed);
        given += next.size;
        FUZZ_CHECK(typed.len + probe.len <= given, "more comes out than was typed");
        FUZZ_CHECK(out.len < 200, "too many questions");
    }
    FUZZ_CHECK(cursor_probe_done(&probe, 500), "the probe does not end");
    cursor_probe_end(&probe, &out, &typed);
    size_t len = out.len;
    cursor_probe_end(&probe, &out, &typed);
    FUZZ_CHECK(out.len == len && typed.len <= given, "something the second time");
    return 0;
}
