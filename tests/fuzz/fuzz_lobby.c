/*
 * See fuzz_lobby.h.
 */
#include "fuzz_lobby.h"

#include "fuzz.h"
#include "log.h"
#include "play_private.h"
#include "utf8.h"

enum { DELAYS = 20, LINE_CELLS = 512 };

static struct play play;

static struct someone *person(enum fuzz_person who)
{
    static const char *const names[] = {"eve", "ann", "kate"};
    return play_someone(&play, names[who]);
}

void fuzz_lobby_settle(void)
{
    play_settle(&play);
}

uint64_t fuzz_lobby_conn(enum fuzz_person who)
{
    return person(who)->conn;
}

void fuzz_lobby_again(enum fuzz_person who)
{
    struct someone *one = person(who);
    FREED char *ticket = one->fake.closed || !one->fake.ticket ? NULL : xstrdup(one->fake.ticket);
    lobby_gone(play.lobby, one->conn, "lost");
    play_settle(&play);
    term_fake_free(&one->fake);
    term_fake_init(&one->fake);
    one->conn = ++play.conns;
    someone_open(&play, one, ticket);
    play_settle(&play);
}

static void check_sent(struct term_fake *fake)
{
    FUZZ_CHECK(utf8_valid(buf_text(&fake->text), fake->text.len), "text that is not UTF-8");
    const struct buf *others[] = {&fake->gmcp, &fake->top, &fake->bottom, &fake->page, &fake->sets};
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        FUZZ_CHECK(utf8_valid(buf_text(others[i]), others[i]->len),
                   "a screen, a setting or GMCP that is not UTF-8");
    FUZZ_CHECK(utf8_valid(fake->prompt, strlen(fake->prompt)), "a prompt that is not UTF-8");
    for (size_t i = 0; i < fake->text.len; i++)
        FUZZ_CHECK((uint8_t)fake->text.data[i] >= 0x20 || fake->text.data[i] == '\n',
                   "a control character is sent");
    buf_clear(&fake->text);
    buf_clear(&fake->gmcp);
    fake->seen = fake->gmcp_seen = 0;
}

void fuzz_lobby_line(enum fuzz_person who, const char *line)
{
    char clean[LINE_CELLS + 1];
    struct someone *one = person(who);
    struct term_fake *fake = &one->fake;
    if (fake->closed)
        fuzz_lobby_again(who);
    utf8_clean(line, strlen(line), LINE_CELLS, clean, sizeof(clean));
    someone_types(&play, one, clean, false);
    /* A wrong password, or a line too many, is answered after a while. */
    for (int i = 0; i < DELAYS && !fake->closed && fake->done != fake->sent; i++)
        fuzz_lobby_wait(5000);
    FUZZ_CHECK(fake->closed || fake->done == fake->sent, "a line is never done");
    FUZZ_CHECK(!play.failed, "what people are offered is not as it should be");
    for (int i = 0; i < FUZZ_PEOPLE; i++)
        check_sent(&person((enum fuzz_person)i)->fake);
}

void fuzz_lobby_wait(int64_t ms)
{
    clock_virtual_advance(&play.clock, ms);
    play_settle(&play);
}

struct lobby *fuzz_lobby_begin(void)
{
    log_open("room", "/dev/null", LOG_LEVEL_ERROR);
    play_begin(&play, "fuzz");
    play_lines(&play, "account ann right\naccount kate right admin\n"
                      "eve connect tls size=80x14\nann connect tls size=80x14\n"
                      "kate connect tls screen\n"
                      "ann > ann\nann > right\nkate > kate\nkate > right\n");
    FUZZ_CHECK(!play.failed, "the people do not come in");
    return play.lobby;
}

void fuzz_lobby_furnish(void)
{
    static const char *const lines[] = {
        "alias gn say good night", "alias c , and", "alias t tell kate",
        "channel extreme last card good evening", "tell kate hello"};
    char word[SESSION_LINE_MAX + 1] = "alias long say ";
    size_t len = strlen(word);
    for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
        fuzz_lobby_line(FUZZ_ANN, lines[i]);
    fuzz_lobby_line(FUZZ_KATE, "tell ann good evening");
    memset(word + len, 'x', SESSION_LINE_MAX - len);
    fuzz_lobby_line(FUZZ_ANN, word);
}

void fuzz_lobby_end(void)
{
    FUZZ_CHECK(play_books_read(&play).good, "the chips do not sum to zero");
    play_end(&play);
}
