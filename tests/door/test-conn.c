/*
 * A connection over a fake transport, with a room of the test's own at the other end of a real
 * link, on a virtual clock.
 */
#include <event2/event.h>
#include <sys/socket.h>
#include <unistd.h>

#include "admit.h"
#include "clock.h"
#include "conn.h"
#include "cutap.h"
#include "hub.h"
#include "keys.h"
#include "link.h"
#include "xalloc.h"

/* ---- The fake transport ---- */

struct fake {
    struct conn *conn;
    struct buf out; /* with marks: {hide}, {show}, {mark}, {end N} */
    bool can_hide, can_mode, reading, finished, gone, stuck;
    size_t unread;
    unsigned answer;
    char notice[64];
    char why[64];
};
/* The connection of the person who acts now; most tests have only one. */
enum { PEOPLE = 3 };
static struct fake people[PEOPLE], *fake = people;

static void fake_write(void *t, struct buf *bytes)
{
    struct fake *f = t;
    buf_add(&f->out, bytes->data, bytes->len);
}

static size_t fake_pending(const void *t)
{
    const struct fake *f = t;
    return f->unread;
}

static void fake_read(void *t, bool on)
{
    struct fake *f = t;
    f->reading = on;
}

static bool fake_hide(void *t, bool on)
{
    struct fake *f = t;
    buf_puts(&f->out, f->can_hide ? on ? "{hide}" : "{show}" : "");
    return f->can_hide;
}

static void fake_prompt_end(void *t)
{
    struct fake *f = t;
    buf_puts(&f->out, "{mark}");
}

static bool fake_mode(void *t, enum client_input input UNUSED)
{
    struct fake *f = t;
    return f->can_mode;
}

static void fake_auth(void *t, unsigned answer, unsigned methods UNUSED, const char *notice)
{
    struct fake *f = t;
    f->answer = answer;
    snprintf(f->notice, sizeof(f->notice), "%s", notice);
}

static void fake_finish(void *t, unsigned status)
{
    struct fake *f = t;
    f->finished = true;
    buf_printf(&f->out, "{end %u}", status);
}

static void fake_destroy(void *t, const char *why)
{
    struct fake *f = t;
    snprintf(f->why, sizeof(f->why), "%s", why);
    f->gone = true;
    conn_free(&f->conn, why);
}

static void fake_flush(void *t)
{
    struct fake *f = t;
    if (f->finished && !f->stuck)
        fake_destroy(t, "it was ended");
}

static const struct conn_ops fake_ops = {.write = fake_write,
                                         .pending = fake_pending,
                                         .read = fake_read,
                                         .hide = fake_hide,
                                         .prompt_end = fake_prompt_end,
                                         .mode = fake_mode,
                                         .auth = fake_auth,
                                         .finish = fake_finish,
                                         .flush = fake_flush,
                                         .destroy = fake_destroy};

/* ---- The room: a log of what it was told ---- */

static struct event_base *base;
static struct clock_virtual clock_v;
static struct admit *admit;
static struct hub *hub;
static struct link *room;
static struct buf told; /* "open guest ticket;line 1 hello;" */
/* first_line: the number of the door's first line. A door may start with any number, so tests count
 * that line as 1. oldest_told: the `oldest` of the last LINE, counted in the same way. */
static uint64_t first_line, oldest_told;
/* What the last OPEN said about the terminal. */
static int colours_told, utf8_told;

static void room_message(void *arg UNUSED, const struct link_message *message)
{
    const struct link_field *f = message->field;
    struct link_open open;
    BUF_LOCAL store = {0};

    switch (message->type) {
    case LINK_OPEN:
        CU_ASSERT_TRUE(link_decode_open(message, &open, &store));
        buf_printf(&told, "open %s %dx%d input %d '%.*s';", open.user, open.columns, open.rows,
                   open.input, (int)open.ticket_len, open.ticket);
        colours_told = open.colours;
        utf8_told = open.utf8;
        break;
    case LINK_LINE:
        if (first_line == 0)
            first_line = f[0].number;
        oldest_told = f[1].number - first_line + 1;
        buf_printf(&told, "line %d %.*s;", (int)(f[0].number - first_line + 1), (int)f[2].len,
                   f[2].data);
        break;
    case LINK_AUTH:
        buf_printf(&told, "auth %d %.*s %.*s;", (int)f[0].number, (int)f[1].len, f[1].data,
                   (int)f[5].len, f[5].data);
        break;
    case LINK_CLIENT: buf_printf(&told, "client %d;", (int)f[0].number); break;
    case LINK_GMCP_HEARD: buf_printf(&told, "gmcp;"); break;
    case LINK_GONE: buf_printf(&told, "gone;"); break;
    case LINK_SYNCED: buf_printf(&told, "synced;"); break;
    case LINK_SIZE: buf_printf(&told, "size %dx%d;", (int)f[0].number, (int)f[1].number); break;
    case LINK_INTERRUPT: buf_printf(&told, "interrupt %d;", (int)f[0].number); break;
    case LINK_KEY:
        buf_printf(&told, "key %x of %d at %d,%d;", (unsigned)f[3].number, (int)f[2].number,
                   (int)f[4].number, (int)f[5].number);
        if (first_line == 0)
            first_line = f[0].number;
        break;
    case LINK_FINISH: buf_printf(&told, "finish %.*s;", (int)f[1].len, f[1].data); break;
    default: buf_printf(&told, "?;"); break;
    }
}

static void room_ready(void *arg UNUSED, const char *software UNUSED)
{
}

static void room_closed(void *arg UNUSED, const char *why UNUSED)
{
}

static const struct link_callbacks room_callbacks = {room_ready, room_message, room_closed};

/* Runs the loop until nothing more happens. */
static void turn(void)
{
    for (int i = 0; i < 20; i++)
        event_base_loop(base, EVLOOP_NONBLOCK);
}

/* Starts a room. `failed`: the room before it ended by a fault. */
static void room_start_after(bool failed)
{
    int pair[2];

    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
    room = link_new(base, pair[0], &room_callbacks, NULL);
    hub_link(hub, pair[1], failed ? HUB_ROOM_FAILED : HUB_ROOM_ENDED);
    turn();
}

static void room_start(void)
{
    room_start_after(false);
}

static void room_kill(void)
{
    link_free(&room);
    turn();
}

/* ---- Set-up ---- */

static void fake_new(void)
{
    buf_free(&fake->out);
    memset(fake, 0, sizeof(*fake));
    fake->can_hide = fake->can_mode = fake->reading = true;
}

static void begin(void)
{
    struct admit_limits limits = {0};

    fake_new();
    base = event_base_new();
    clock_virtual_init(&clock_v, 1800000000000);
    options_default(admit_options, &limits);
    admit = admit_new(&clock_v.clock, &limits);
    options_free(admit_options, &limits);
    struct hub_deps deps = {base, &clock_v.clock, admit, 1, 0};
    first_line = oldest_told = 0;
    hub = hub_new(&deps);
    room_start();
}

static void end(void)
{
    hub_free(&hub);
    link_free(&room);
    admit_free(&admit);
    event_base_free(base);
    for (fake = people + PEOPLE; fake-- > people;)
        buf_free(&fake->out);
    fake = people;
    buf_free(&told);
}

static void arrive(enum client_transport kind)
{
    struct network from = {{[10] = 0xff, 0xff, 192, 0, 2, 7}, 128};
    struct admit_pass pass;

    CU_ASSERT_EQUAL(admit_enter(admit, &from, &pass), ADMIT_YES);
    fake->conn = conn_new(hub, &fake_ops, fake, kind, &from, &pass);
}

static void open_with(enum client_transport kind, struct link_open facts, bool utf8)
{
    struct profile profile;

    profile_init(&profile, facts.terminal);
    profile.utf8 = utf8;
    arrive(kind);
    conn_open(fake->conn, &facts, &profile);
    turn();
}

static void open_as(enum client_input input, const char *user, const char *term)
{
    open_with(user[0] != '\0' ? CLIENT_SSH : CLIENT_TELNET,
              (struct link_open){.input = input,
                                 .user = user[0] != '\0' ? user : NULL,
                                 .terminal = term,
                                 .columns = 80,
                                 .rows = 24},
              true);
}

static void type(const char *bytes)
{
    conn_input(fake->conn, bytes, strlen(bytes));
    turn();
}

#define SAY_ALL(...)   (link_send(room, __VA_ARGS__), turn())
#define SAY(type, ...) SAY_ALL(type, conn_id(fake->conn), __VA_ARGS__)

/* What came out since the last look. */
static const char *came(void)
{
    static char text[300000];

    turn();
    snprintf(text, sizeof(text), "%s", buf_text(&fake->out));
    buf_clear(&fake->out);
    return text;
}

static const char *heard(void)
{
    static char text[20000];

    turn();
    snprintf(text, sizeof(text), "%s", buf_text(&told));
    buf_clear(&told);
    return text;
}

#define SAME(got, want)                                                                            \
    do {                                                                                           \
        const char *is = (got);                                                                    \
        CU_ASSERT_STRING_EQUAL(is, want);                                                          \
        if (strcmp(is, want) != 0)                                                                 \
            printf("# want: %s\n# came: %s\n", want, is);                                          \
    } while (0)

static void prompt(const char *text, bool secret)
{
    SAY(LINK_PROMPT, text, (uint64_t)secret);
}

static void done(uint64_t command)
{
    SAY(LINK_DONE, first_line + command - 1);
}

static void say(const char *text)
{
    SAY(LINK_TEXT, text);
}

/* Do `act`, and assert what the room is told or the person is shown by it: `what` and nothing else,
 * or `part` among other things. */
#define TOLD(act, what)     SAME((act, heard()), what)
#define SHOWN(act, what)    SAME((act, came()), what)
#define SHOWN_IN(act, part) HAS((act, came()), part)
#define TOLD_IN(act, part)  HAS((act, heard()), part)
#define HAS(got, part)      CU_ASSERT_PTR_NOT_NULL(strstr(got, part))
#define LACKS(got, part)    CU_ASSERT_PTR_NULL(strstr(got, part))

/* Time passes until the door looks at the connection again, or at all of them. */
static void pass(int64_t ms)
{
    clock_virtual_advance(&clock_v, ms);
    conn_charge(fake->conn, 0);
    turn();
}

static void tick(int64_t ms)
{
    clock_virtual_advance(&clock_v, ms);
    hub_tick(hub);
    turn();
}

/* ---- Numbers ---- */

SUITE("line mode", begin, end);

/* A door that starts again at the same time by the clock, as on a machine without a battery, has
 * other numbers. So lines of the first door in the journal are not taken for the second's. */
TEST(test_numbers, "no number twice over doors")
{
    uint64_t before[8];
    int twice = 0;

    for (int i = 0; i < 8; i++) {
        open_as(CLIENT_LINE, "", "");
        before[i] = conn_id(fake->conn);
        for (int j = 0; j < i; j++)
            twice += before[j] == before[i];
        end();
        begin();
    }
    CU_ASSERT_EQUAL(twice, 0);
}

/* ---- Line mode ---- */

TEST(test_line_mode, "lines, text and prompts")
{
    open_as(CLIENT_LINE, "", "");
    SAME(heard(), "synced;open  80x24 input 2 '';");
    say("Welcome.\n");
    SHOWN(prompt("Name: ", false), "Welcome.\r\nName: {mark}");
    type("ka");
    TOLD(type("te\r\n"), "line 1 kate;");
    SHOWN(say("Hello.\n"), "Hello.\r\n"); /* no prompt before the line is dealt with */
    SHOWN(done(1), "Name: {mark}");
    /* Text at the prompt begins below what is being typed, which is not touched. */
    SHOWN(say("Bob is here.\n"), "\r\nBob is here.\r\nName: {mark}");
}

TEST(test_line_ends, "every line end")
{
    open_as(CLIENT_LINE, "", "");
    heard();
    type("a\r\nb\nc\rd\r");
    TOLD(type("\ne\n\n"), "line 1 a;line 2 b;line 3 c;line 4 d;line 5 e;line 6 ;");
    type("f\n\rg\n");
    TOLD(type("\r\n"), "line 7 f;line 8 g;line 9 ;");
}

TEST(test_line_secret, "secrets")
{
    open_as(CLIENT_LINE, "", "");
    SHOWN(prompt("Password: ", true), "{hide}Password: {mark}");
    heard();
    TOLD(type("open sesame\n"), "line 1 open sesame;");
    SAME(came(), "{show}\r\n");
    prompt("lobby> ", false);
    SHOWN(done(1), "lobby> {mark}");
    SHOWN(prompt("Password: ", true), "{hide}\r\nPassword: {mark}");
    SHOWN(type("open barley\n"), "{show}\r\n");
    SHOWN(done(2), "{hide}Password: {mark}"); /* and the prompt is as it was */
    SHOWN(SAY(LINK_CLOSE, (uint64_t)0), "{show}\r\n{end 0}");
}

TEST(test_seen, "only answered lines are counted")
{
    BUF_LOCAL figures = {0};
    open_as(CLIENT_LINE, "", "xterm");
    type("one\r\ntwo\r\nthree\r\n");
    done(2);
    SAY(LINK_CLOSE, (uint64_t)0);
    hub_figures(hub, &figures);
    HAS(buf_text(&figures), "typed-to-seen-seconds-count 2\n");
}

/* A client that cannot hide is told before the first password, and only then. */
TEST(test_raw_secret, "secrets where nobody can hide them")
{
    fake->can_hide = false;
    open_as(CLIENT_RAW, "", "");
    prompt("Password: ", true);
    const char *out = came();
    HAS(out, "will appear on your screen");
    HAS(out, "\r\nPassword: {mark}");
    type("x\n");
    prompt("Again: ", true);
    SHOWN(done(1), "Again: {mark}");
}

TEST(test_line_refused, "lines that are refused whole")
{
    char line[600];

    open_as(CLIENT_LINE, "", "");
    prompt("> ", false);
    came();
    heard();
    memset(line, 'x', sizeof(line));
    line[512] = '\0';
    conn_input(fake->conn, line, 512);
    type("\n");
    CU_ASSERT_EQUAL(strlen(heard()), strlen("line 1 ;") + 512);
    done(1);
    line[512] = '\n';
    conn_input(fake->conn, line, 513);
    turn();
    CU_ASSERT_EQUAL(strlen(heard()), strlen("line 2 ;") + 512);
    done(2);
    came();
    line[512] = 'x';
    conn_input(fake->conn, line, 513);
    TOLD(type("\n"), "");
    HAS(came(), "longer than 512 bytes, so none of it was used");
    line[513] = '\n'; /* the same, together with its end */
    TOLD(conn_input(fake->conn, line, 514), "");
    HAS(came(), "longer than 512 bytes, so none of it was used");
    TOLD(type("caf\xe9\n"), "");
    const char *out = came();
    HAS(out, "n't valid UTF-8");
    HAS(out, "> {mark}");
    type("a\x01\x1b[31mb\tc\xc2\x9b\xe2\x80\xae\n"); /* controls and bidi are dropped */
    SAME(heard(), "line 3 ab c;");
    TOLD(type("\x04\n"), "interrupt 2;");
    /* What a terminal without an editor of its own sends. */
    TOLD(type("wrong\x15wü\x7fho\b\b\b\b\bwhoi\x7f\n"), "line 4 who;");
    TOLD(type("\x1b[M !!sa\x1b[Dy\x1b]11;rgb:0/0/0\x1b\\ a b\x17\x1b[200~hi\x1b[201~\x1b[\n"),
         "line 5 say a hi;");
    TOLD(type("oops\x03\x1b[57399u\n"), "line 6 0;");
}

/* For a screen reader the prompt is not repeated after each text. */
TEST(test_reader, "screen readers")
{
    open_with(CLIENT_TELNET, (struct link_open){.input = CLIENT_LINE, .reader = true}, false);
    prompt("> ", false);
    came();
    SHOWN(say("Bob is here.\n"), "\r\nBob is here.\r\n");
    /* But it is shown after a line of theirs, even one that another room has done. */
    SAY(LINK_SET, "login", "yes");
    type("who\n");
    SHOWN_IN(room_kill(), "> {mark}");
    room_start();
    SHOWN(say("Bob.\n"), "\r\nBob.\r\n");
    SHOWN(done(1), "> {mark}");
}

SUITE("char mode", begin, end);

/* ---- Char mode ---- */

/* Somebody at a terminal, who has the prompt. */
static void terminal_open(const char *name)
{
    open_as(CLIENT_CHAR, "guest", name);
    prompt("> ", false);
    came();
}

TEST(test_char_mode, "editing among text")
{
    open_as(CLIENT_CHAR, "guest", "vt100");
    SAME(heard(), "synced;open guest 80x24 input 3 '';");
    SHOWN(prompt("> ", false), "\r> \x1b[K");
    SHOWN(type("he"), "he");
    /* Text takes the input line away, is printed, and puts it back. */
    SHOWN(say("Bob is here.\n"), "\r\x1b[KBob is here.\r\n\r> he\x1b[K");
    TOLD(type("llo\r"), "line 1 hello;");
    SAME(came(), "llo\r\n");
    say("You say hello.\n");
    SHOWN(done(1), "You say hello.\r\n\r> \x1b[K");
    TOLD(type("wh\t"), "finish wh;");
    came();
    SAY(LINK_FINISHED, (uint64_t)3, "who\n");
    TOLD_IN(type("\r"), "line 2 wh");
    done(2);
    TOLD(type("\x04"), "interrupt 2;");
    TOLD(type("\x03\x03"), "interrupt 1;");
    conn_interrupt(fake->conn);
    conn_interrupt(fake->conn);
    SAME(heard(), "interrupt 1;");
}

TEST(test_char_secret, "a password typed ahead")
{
    open_as(CLIENT_CHAR, "guest", "vt100");
    prompt("Name: ", false);
    came();
    type("kate\rsecret\r"); /* typed ahead: shown nowhere */
    prompt("Password: ", true);
    done(1);
    done(2);
    const char *out = came();
    LACKS(out, "secret");
    HAS(out, "Password: ");
    SAME(heard(), "synced;open guest 80x24 input 3 '';line 1 kate;line 2 secret;");
}

#define SCREEN(what, top) SAY(LINK_SCREEN, (uint64_t)(what), top, "hint\n")

static void screen_open(void)
{
    terminal_open("xterm");
    SCREEN(LINK_SCREEN_ON, "the top\n");
}

/* Fills the log. */
static void talk(void)
{
    for (int i = 0; i < 40; i++)
        say(i < 39 ? "old talk\n" : "last talk\n");
}

TEST(test_screen, "screen")
{
    terminal_open("xterm");
    type("he");
    came();
    SCREEN(LINK_SCREEN_ON, "the top\n");
    const char *out = came();
    HAS(out, "\x1b[?1049h");
    HAS(out, "the top");
    HAS(out, "\x1b[23Hhint");
    HAS(out, "\x1b[24H\r> he\x1b[K"); /* what was being typed is on the bottom row */
    /* Text goes into the log above it, and the cursor is put back after what is typed. The screen
     * is drawn at most once in CONN_FRAME_MS. */
    SHOWN(say("Bob is here.\n"), "");
    clock_virtual_advance(&clock_v, CONN_FRAME_MS);
    SHOWN(type("l"), "l\0337\x1b[2HBob is here.\0338");
    SHOWN(type("lo\r"), "lo\r\x1b[K"); /* nothing scrolls */
    done(1);
    /* A client that does not read its bytes is not shown the states in between. */
    came();
    fake->unread = CONN_FRAME_PENDING + 1;
    for (int i = 0; i < 3; i++) {
        clock_virtual_advance(&clock_v, CONN_FRAME_MS);
        SCREEN(LINK_SCREEN_ON, i == 2 ? "the end\n" : "between\n");
    }
    SAME(came(), "");
    fake->unread = 0;
    prompt("> ", false);
    out = came();
    HAS(out, "end");
    LACKS(out, "between");
    conn_resize(fake->conn, 40, 15);
    clock_virtual_advance(&clock_v, CONN_FRAME_MS);
    turn();
    type("x");
    out = came();
    HAS(out, "\x1b[2J");
    HAS(out, "\x1b[14Hhint");
    /* The room dies: the frame stays, and the log says so. */
    room_kill();
    clock_virtual_advance(&clock_v, CONN_FRAME_MS);
    type("y");
    out = came();
    HAS(out, "The room is coming back");
    LACKS(out, "1049");
    room_start();
    SCREEN(LINK_SCREEN_ON | LINK_SCREEN_ANEW, "again\n");
    clock_virtual_advance(&clock_v, CONN_FRAME_MS);
    type("\x1b[5~"); /* nothing to scroll back to */
    out = came();
    HAS(out, "again");
    HAS(out, "\a");
    /* Back to lines, with what is typed; then a screen that ends with the connection. */
    SCREEN(0, "");
    out = came();
    HAS(out, "\x1b[?1049l");
    HAS(out, "\r> xy");
    SHOWN_IN(say("A line.\n"), "A line.\r\n\r> xy");
    SCREEN(LINK_SCREEN_ON, "the top\n");
    say("Goodbye.\n");
    came();
    SAY(LINK_CLOSE, (uint64_t)0);
    out = came();
    HAS(out, "\x1b[?1049l\r\x1b[KGoodbye.\r\n");
    HAS(strstr(out, "Goodbye."), "\x1b[?2004l");
    CU_ASSERT_PTR_NULL(strstr(strstr(out, "Goodbye."), "\x1b[?1049"));
}

/* Waits until the screen is drawn again. Returns the bytes. */
static const char *drawn(void)
{
    pass(CONN_FRAME_MS);
    return came();
}
#define DRAWN(act, part) HAS((act, drawn()), part)

/* A motion needs no further message of the room. It stops when somebody types, and when the room
 * shows a list. It does not begin while somebody types or while the client is slow. */
TEST(test_motion, "motion")
{
#define MOVE()                                                                                     \
    SAY(LINK_MOTION, (uint64_t)0, (uint64_t)5, (uint64_t)0, (uint64_t)25, (uint64_t)3, "[R5]")
    screen_open();
    came();
    DRAWN(MOVE(), "[R5]");
    HAS(drawn(), "[R5]");
    HAS(drawn(), "[R5]");
    const char *out = drawn();
    LACKS(out, "R5");
    CU_ASSERT(out[0] != '\0');
    SAME(drawn(), "");
    DRAWN(MOVE(), "[R5]");
    SCREEN(LINK_SCREEN_ON | LINK_SCREEN_STILL, "a panel\n");
    LACKS(drawn(), "R5");
    SCREEN(LINK_SCREEN_ON, "the top\n");
    DRAWN(MOVE(), "[R5]");
    type("h");
    LACKS(drawn(), "R5");
    MOVE();
    SAME(drawn(), "");
    type("\x7f");
    came();
    fake->unread = CONN_MOTION_PENDING + 1;
    MOVE();
    SAME(drawn(), "");
    fake->unread = 0;
    DRAWN(MOVE(), "[R5]");
#undef MOVE
}

/* Somebody who scrolls back is told what comes in below. A screen that ends keeps its log for the
 * next screen. */
TEST(test_scrolled, "a log that is scrolled back, or kept")
{
    screen_open();
    talk();
    drawn();
    DRAWN(type("\x1b[5~"), "more below (PgDn)");
    say("new talk\n");
    say("newer talk\n");
    const char *out = drawn();
    HAS(out, "2 new below (End");
    LACKS(out, "newer");
    type("\x1b[F"); /* End */
    out = drawn();
    HAS(out, "newer talk");
    LACKS(out, "below");
    DRAWN(type("\x1b[5~"), "more below");
    type("x\x1b[4~y\r"); /* with something typed, End belongs to the editor */
    HAS(heard(), "line 1 xy;");
    DRAWN(done(1), "newer talk");
    SAY(LINK_SET, "language", "es");
    DRAWN(type("\x1b[5~"), "hay más abajo (AvPág)");
    /* Too small for a screen, and back. */
    SHOWN_IN(SCREEN(0, ""), "\x1b[?1049l");
    SHOWN_IN(say("said meanwhile\n"), "said meanwhile");
    SCREEN(LINK_SCREEN_ON, "the top\n");
    out = drawn();
    HAS(out, "newer talk");
    LACKS(out, "abajo");
    LACKS(out, "meanwhile");
}

/* Esc alone is a key, and does not change the next key. */
TEST(test_escape, "Esc alone, and keys in pieces")
{
    terminal_open("xterm");
    heard();
    type("\x1b");
    TOLD(pass(0), ""); /* the rest of a cursor key may still come */
    TOLD(pass(KEYS_ESCAPE_MS - 1), "");
    TOLD(pass(1), "key 1b of 0 at 0,0;");
    SHOWN_IN(type("q"), "q");
    TOLD(type("\r"), "line 2 q;");
    done(1);
    done(2);
    /* In pieces over a slow link it still is a cursor key. */
    type("ac\x1b");
    clock_virtual_advance(&clock_v, KEYS_ESCAPE_MS - 1);
    type("[");
    clock_virtual_advance(&clock_v, KEYS_REST_MS - 1);
    type("D");
    TOLD(type("b\r"), "line 3 abc;");
    /* As long as the key is not done, the next room gets it, too. */
    done(3);
    type("\x1b");
    pass(KEYS_ESCAPE_MS);
    heard();
    room_kill();
    room_start();
    HAS(heard(), "synced;key 1b of 0 at 0,0;");
}

#define KEYS(what, turn, chars) SAY(LINK_KEYS, (uint64_t)(what), (uint64_t)(turn), chars)

/* While nothing is typed, keys play, and so do clicks. */
TEST(test_keys, "keys that play")
{
    terminal_open("xterm");
    heard();
    KEYS(PRESS_ASK_PLAY, 7, "0123dp"); /* without a screen they do nothing */
    TOLD(type("1\x1b[D\r"), "line 1 1;");
    done(1);
    SCREEN(LINK_SCREEN_ON, "the top\n");
    came();
    /* For a moment characters still begin a line: they were meant for what was shown before. */
    KEYS(PRESS_ASK_PLAY, 7, "0123dp");
    TOLD(type("d\x7f\x1b[D"), "key 200003 of 7 at 0,0;");
    clock_virtual_advance(&clock_v, CONN_KEYS_MS);
    TOLD(type("d3\x1b[A\x1bOB\r"), "key 64 of 7 at 0,0;key 33 of 7 at 0,0;key 200000 of 7 at 0,0;"
                                   "key 200001 of 7 at 0,0;key a of 7 at 0,0;");
    const char *out = came();
    LACKS(out, "d3"); /* they are not typed */
    /* Other characters begin a line. In a line no key plays, and Tab works as usual. */
    TOLD_IN(type("td3\x1b[D\x1b[Ax\t"), "finish ");
    TOLD(type("\x15'd\r"), "line 8 'd;");
    for (int i = 2; i <= 8; i++)
        done(i);
    TOLD(type("/d\r\t"), "line 9 /d;");
    done(9);
    /* Nothing pasted plays, nor what is typed while a password is asked for. */
    type("\x1b[200~3d\x1b[201~");
    type("\x15");
    prompt("Password: ", true);
    TOLD(type("3\x1b[D\r"), "line 10 3;");
    done(10);
    prompt("> ", false);
    /* Tab is a key where the room wants it. */
    KEYS(PRESS_ASK_PLAY, 8, "\t");
    clock_virtual_advance(&clock_v, CONN_KEYS_MS);
    TOLD(type("\t3\x15"), "key 9 of 8 at 0,0;");
    done(11);
    /* A key that comes just too late is neither played nor typed. After that, keys type again. */
    KEYS(PRESS_ASK_PLAY, 8, "3");
    KEYS(0, 0, "");
    came();
    TOLD(type("3\r"), "");
    SAME(came(), "\a");
    clock_virtual_advance(&clock_v, CONN_LATE_MS);
    SHOWN_IN(type("3"), "3");
    type("\x15");
    /* Clicks are asked for only while there is a screen, and end with it. */
    came();
    SHOWN(KEYS(PRESS_ASK_MOUSE | PRESS_ASK_CLICK, 9, ""), "\x1b[?1000h\x1b[?1006h");
    TOLD(type("\x1b[<0;12;5M\x1b[<0;12;5m\x1b[<2;1;1M\x1b[<64;3;3M\x1b[<0;0;3M"),
         "key 200004 of 9 at 11,4;key 200005 of 9 at 0,0;");
    type("\x1b[M !!3"); /* a terminal that has no mode 1006: the click types nothing */
    TOLD(type("\r"), "line 14 3;");
    for (int i = 12; i <= 14; i++)
        done(i);
    came();
    SHOWN_IN(SCREEN(0, ""), "\x1b[?1006l\x1b[?1000l");
    SHOWN_IN(SCREEN(LINK_SCREEN_ON, "the top\n"), "\x1b[?1000h");
    /* When the room goes away, no key plays any more. The next room says which keys it wants. */
    SHOWN_IN(room_kill(), "\x1b[?1006l");
    room_start();
    heard();
    SCREEN(LINK_SCREEN_ON, "the top\n");
    SHOWN_IN(KEYS(PRESS_ASK_MOUSE, 9, ""), "\x1b[?1000h");
    SHOWN_IN(SAY(LINK_CLOSE, (uint64_t)0), "\x1b[?1006l\x1b[?1000l");
    end();
    /* A terminal that may not know a mouse is not asked for clicks. */
    begin();
    terminal_open("linux");
    SCREEN(LINK_SCREEN_ON, "the top\n");
    came();
    SHOWN(KEYS(PRESS_ASK_MOUSE | PRESS_ASK_CLICK, 9, ""), "");
}

/* PgUp and PgDn turn a list, where the room asks for them, and else scroll the log. */
TEST(test_page_keys, "keys that turn pages")
{
    screen_open();
    came();
    heard();
    TOLD(type("\x1b[6~"), "");
    SAME(came(), "\a");
    KEYS(PRESS_ASK_PLAY | PRESS_ASK_PAGES, 7, "d");
    KEYS(PRESS_ASK_PAGES, 0, ""); /* a list covers the turn, and a key for it would come late */
    TOLD(type("\x1b[6~\x1b[5~"), "key 200007 of 0 at 0,0;key 200006 of 0 at 0,0;");
    SAME(came(), "");
    /* The log below the list names the key that is left for it. */
    say("a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nn\no\np\nq\nr\ns\nt\nu\nv\nw\nx\ny\n");
    drawn();
    KEYS(0, 0, "");
    DRAWN(type("\x1b[5~"), "more below (PgDn)");
    KEYS(PRESS_ASK_PAGES, 0, "");
    SCREEN(LINK_SCREEN_ON, "a list\n");
    HAS(drawn(), "End)"); /* in place of "PgDn)" */
    KEYS(0, 0, "");
    type("\x1b[F");
    drawn();
    KEYS(PRESS_ASK_PAGES, 0, "");
    /* In a line that is being typed they scroll the log. */
    TOLD(type("x\x1b[6~\x15"), "");
    HAS(came(), "\a");
}

/* Typing `more` does what PgDn does. The room hears of it only if nothing more is below. */
TEST(test_more, "a page and a log that are read on by typing more")
{
    screen_open();
    DRAWN(SAY(LINK_PAGE,
              "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nn\no\np\nq\nr\ns\nt\nu\nv\nw\nx\nthe end\n"),
          "/ 25");
    heard();
    TOLD(type("MORE\r"), "");
    HAS(drawn(), "the end");
    TOLD(type("more\r"), "line 1 more;");
    done(1);
    SAY(LINK_PAGE, "");
    talk();
    drawn();
    DRAWN(type("\x1b[5~"), "more below");
    TOLD(type("more\r"), "");
    HAS(drawn(), "last talk");
    /* Lists are turned by the room. */
    type("\x1b[5~");
    KEYS(PRESS_ASK_PAGES, 0, "");
    TOLD(type("more\r"), "line 2 more;");
}

/* What the log has told is left out below the next part of a list, and comes back after it. */
TEST(test_turned, "a list that was turned")
{
    terminal_open("xterm");
    SCREEN(LINK_SCREEN_ON | LINK_SCREEN_STILL, "a list\n");
    DRAWN(say("an old notice\n"), "an old notice");
    SCREEN(LINK_SCREEN_ON | LINK_SCREEN_STILL | LINK_SCREEN_TURNED, "its next part\n");
    drawn();
    SCREEN(LINK_SCREEN_ON | LINK_SCREEN_STILL | LINK_SCREEN_ANEW, "its next part\n");
    LACKS(drawn(), "an old notice");
    DRAWN(SCREEN(LINK_SCREEN_ON, "the lobby\n"), "an old notice");
}

/* A flood of keys is charged like a flood of lines. */
TEST(test_key_flood, "a flood of keys")
{
    enum { MANY = 200 };
    char keys[3 * MANY + 1];
    screen_open();
    KEYS(PRESS_ASK_PLAY, 7, "d");
    heard();
    for (int i = 0; i < MANY; i++)
        memcpy(keys + 3 * i, "\x1b[C", 3);
    keys[3 * MANY] = '\0';
    type(keys);
    const char *got = heard();
    int n = 0;
    for (; (got = strstr(got, "key ")); got++)
        n++;
    CU_ASSERT(n > 5 && n <= 20);
    CU_ASSERT_FALSE(fake->reading);
}

TEST(test_settings, "settings")
{
    open_as(CLIENT_CHAR, "guest", "xterm-256color");
    prompt("> ", false);
    came();
    SHOWN_IN(say("\x1f!now\x1fn\n"), "178m");
    SAY(LINK_SET, "colour", "off");
    came();
    say("\x1fRred\x1fn\n");
    LACKS(came(), "m");
    SHOWN_IN(SAY(LINK_SET, "input", "line"), "\x1b[?2004l");
    heard();
    TOLD(type("x\n"), "line 1 x;");
    SHOWN_IN(SAY(LINK_SET, "input", "char"), "\x1b[?2004h");
    fake->can_mode = false;
    SHOWN_IN(SAY(LINK_SET, "input", "line"), "can't change");
    SAME(heard(), "client 3;");
    conn_resize(fake->conn, 5, 9999);
    SAME(heard(), "size 20x200;");
    /* Another room hears what the terminal can do, not what the last room had set. */
    SAY(LINK_SET, "ascii", "on");
    room_kill();
    room_start();
    CU_ASSERT_EQUAL(colours_told, 256);
    CU_ASSERT_TRUE(utf8_told);
    end();
    /* A terminal without colours can have a screen, and one that cannot move its cursor has none.
     */
    begin();
    open_as(CLIENT_CHAR, "guest", "xterm-mono");
    CU_ASSERT_EQUAL(colours_told, LINK_MONOCHROME);
    end();
    begin();
    open_as(CLIENT_CHAR, "guest", "dumb");
    CU_ASSERT_EQUAL(colours_told, 0);
}

SUITE("line mode", begin, end);

/* A client may send CONN_GMCP_BURST messages of GMCP at once, then one each CONN_GMCP_MS. No number
 * of them ends the connection. */
TEST(test_gmcp, "GMCP")
{
    open_as(CLIENT_LINE, "", "");
    prompt("> ", false);
    heard();
    for (int second = 0; second < 100; second++) {
        for (int i = 0; i < 100; i++)
            conn_gmcp(fake->conn, "Core.Ping", 9);
        turn();
        int n = 0;
        for (const char *at = heard(); (at = strstr(at, "gmcp;")); at++)
            n++;
        CU_ASSERT_EQUAL(n, second == 0 ? CONN_GMCP_BURST : 1000 / CONN_GMCP_MS);
        clock_virtual_advance(&clock_v, 1000);
    }
    conn_gmcp(fake->conn, "Core.Supports.Set\0[]\0", 21); /* some clients end texts with NUL */
    SAME(heard(), "gmcp;");
}

SUITE("the room", begin, end);

/* ---- The room goes and comes ---- */

TEST(test_room_away, "lines are replayed")
{
    open_as(CLIENT_LINE, "", "");
    prompt("> ", false);
    SAY(LINK_TICKET, (const void *)"t1", (size_t)2);
    SAY(LINK_SET, "login", "yes");
    TOLD(type("one\ntwo\nthree\n"),
         "synced;open  80x24 input 2 '';line 1 one;line 2 two;line 3 three;");
    CU_ASSERT_EQUAL(oldest_told, 1);
    done(1);
    came();
    room_kill();
    CU_ASSERT_PTR_NULL(hub_link_up(hub));
    const char *out = came();
    HAS(out, "your seat is kept");
    type("four\n");
    LACKS(came(), "your seat is kept"); /* once */
    room_start();
    SAME(heard(), "open  80x24 input 2 't1';synced;line 2 two;line 3 three;line 4 four;");
    CU_ASSERT_EQUAL(oldest_told, 2);
    done(4);
    room_kill();
    room_start();
    SAME(heard(), "open  80x24 input 2 't1';synced;");
    CU_ASSERT_FALSE(fake->gone);
}

/* Three people in the lobby; the last of them acts. */
static void three(void)
{
    for (fake = people; fake < people + PEOPLE; fake++) {
        fake_new();
        open_as(CLIENT_LINE, "", "");
        SAY(LINK_SET, "login", "yes");
    }
    fake = people;
    heard();
}

static void type_as(int who, const char *bytes)
{
    fake = people + who;
    type(bytes);
}

static void done_as(int who, uint64_t command)
{
    fake = people + who;
    done(command);
}

/* Whether this person was told that a line of theirs was dropped. */
static bool given_up(int who)
{
    fake = people + who;
    return strstr(came(), "keeps failing on one of your lines");
}

/* Ends the room, by a fault of its own if `failed`, and starts another one. Returns what the new
 * room is told, without the connections. */
static const char *lose(bool failed)
{
    room_kill();
    heard();
    room_start_after(failed);
    const char *synced = strstr(heard(), "synced;");
    CU_ASSERT_PTR_NOT_NULL_FATAL(synced);
    return synced + strlen("synced;");
}

static const char *fail(void)
{
    return lose(true);
}

/* A line that two rooms failed over is not sent to a third. */
TEST(test_poison, "a line that two rooms fail over")
{
    three();
    TOLD(type_as(0, "poison\n"), "line 1 poison;");
    SAME(fail(), "line 1 poison;");
    SAME(fail(), "");
    CU_ASSERT_TRUE(given_up(0));
    TOLD(type_as(0, "again\n"), "line 2 again;");
}

/* The first room had lines of several people. The second room gets them one at a time, so that the
 * line over which it fails is known. Nobody else's line is dropped. */
TEST(test_poison_among_others, "and who else typed meanwhile")
{
    three();
    type_as(0, "one\ntwo\n");
    type_as(1, "poison\nthree\n");
    type_as(2, "four\n");
    heard();
    SAME(fail(), "line 1 one;");
    TOLD(type_as(2, "five\n"), ""); /* after another line of theirs that waits */
    TOLD(done_as(0, 1), "line 2 two;");
    TOLD(done_as(0, 2), "line 3 poison;");
    type_as(0, "six\n"); /* people without a waiting line go on */
    SAME(heard(), "line 7 six;");
    done_as(0, 7);
    /* Only line 3 was with both rooms. The others go on as suspects, one after another. */
    SAME(fail(), "line 4 three;");
    CU_ASSERT_TRUE(given_up(1));
    CU_ASSERT_FALSE(given_up(0));
    CU_ASSERT_FALSE(given_up(2));
    TOLD(done_as(1, 4), "line 5 four;line 6 five;");
    TOLD(done_as(2, 6), "");
}

/* A suspect whose answer takes long does not hold up the others for ever. Neither does one whose
 * writer leaves. */
TEST(test_suspect_slow, "a suspect that takes long")
{
    three();
    type_as(0, "slow\n");
    type_as(1, "left\n");
    type_as(2, "last\n");
    heard();
    SAME(fail(), "line 1 slow;");
    TOLD(tick(HUB_SUSPECT_MS - 1), "");
    TOLD(tick(1), "line 2 left;");
    fake_destroy(people + 1, "test");
    SAME(heard(), "gone;line 3 last;");
}

/* If the kernel kills each room over a line, for want of memory, the line is dropped in the end.
 * Lines that came with it are not dropped. */
TEST(test_room_killed, "a line that has each room killed")
{
    three();
    type_as(0, "one\n");
    type_as(1, "greedy\n");
    heard();
    for (int i = 1; i < HUB_BLAME_DROP; i++) {
        const char *sent = lose(false);
        if (i < HUB_BLAME_SUSPECT) {
            SAME(sent, "line 1 one;line 2 greedy;");
        } else if (i == HUB_BLAME_SUSPECT) {
            SAME(sent, "line 1 one;");
            TOLD(done_as(0, 1), "line 2 greedy;");
        } else {
            SAME(sent, "line 2 greedy;");
        }
    }
    SAME(lose(false), "");
    CU_ASSERT_FALSE(given_up(0));
    CU_ASSERT_TRUE(given_up(1));
}

/* A room that somebody stops or kills says little against a line, and one that ended before the
 * line was sent to it says nothing. */
TEST(test_room_innocent_lines, "rooms that end otherwise")
{
    three();
    type_as(0, "one\n");
    type_as(1, "two\n");
    heard();
    SAME(fail(), "line 1 one;");
    SAME(lose(false), "line 1 one;");
    /* Two rooms that fail before they say HELLO. */
    room_kill();
    for (int i = 0; i < 2; i++) {
        int pair[2];
        CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
        hub_link(hub, pair[1], i > 0 ? HUB_ROOM_FAILED : HUB_ROOM_ENDED);
        close(pair[0]);
        turn();
    }
    room_start_after(true);
    HAS(heard(), "line 1 one;");
    TOLD(done_as(0, 1), "line 2 two;");
    CU_ASSERT_FALSE(given_up(0));
    CU_ASSERT_FALSE(given_up(1));
}

/* Lines that wait are bounded: beyond that the client is not read any more, and nothing is lost. */
TEST(test_waiting_bounded, "waiting lines are bounded")
{
    char line[16];

    open_as(CLIENT_LINE, "", "");
    SAY(LINK_TICKET, (const void *)"t1", (size_t)2);
    SAY(LINK_SET, "login", "yes");
    room_kill();
    for (int i = 1; i <= CONN_WAITING_MAX + 5; i++) {
        snprintf(line, sizeof(line), "n%d\n", i);
        type(line);
        tick(1000);
    }
    CU_ASSERT_FALSE(fake->reading);
    HAS(came(), "still waiting for the room");
    heard();
    room_start();
    const char *all = heard();
    HAS(all, "line 32 n32;");
    LACKS(all, "n33");
    TOLD(done(32), "line 33 n33;line 34 n34;line 35 n35;line 36 n36;line 37 n37;");
    CU_ASSERT_TRUE(fake->reading);
}

TEST(test_command_away, "a command without its room")
{
    open_with(CLIENT_SSH,
              (struct link_open){.input = CLIENT_LINE, .user = "guest", .command = "top"}, false);
    SHOWN_IN(room_kill(), "{end 75}");
    CU_ASSERT_TRUE(fake->gone);
}

TEST(test_auth, "a login without a room")
{
    struct conn_auth auth = {.method = 3, .user = "kate", .password = "open"};

    arrive(CLIENT_SSH);
    heard();
    room_kill();
    conn_auth(fake->conn, &auth);
    turn();
    room_start(); /* it is asked when it is there, after SYNCED */
    SAME(heard(), "synced;auth 3 kate open;");
    fake->answer = 99;
    SAY(LINK_AUTH_REPLY, (uint64_t)1, (uint64_t)3, "hello");
    CU_ASSERT_EQUAL(fake->answer, 1);
    CU_ASSERT_STRING_EQUAL(fake->notice, "hello");
    fake->answer = 99;
    SAY(LINK_AUTH_REPLY, (uint64_t)1, (uint64_t)3, "");
    CU_ASSERT_EQUAL(fake->answer, 99); /* nothing was asked */
}

/* A login that two rooms failed over is not sent to a third. */
TEST(test_auth_poison, "a login that two rooms fail over")
{
    struct conn_auth auth = {.method = 3, .user = "kate", .password = "poison"};

    arrive(CLIENT_SSH);
    heard();
    conn_auth(fake->conn, &auth);
    SAME(heard(), "auth 3 kate poison;");
    room_kill();
    room_start(); /* somebody killed that one */
    SAME(heard(), "synced;auth 3 kate poison;");
    SAME(fail(), "auth 3 kate poison;");
    SAME(fail(), "");
    HAS(came(), "keeps failing when you log in");
}

SUITE("ends", begin, end);

/* ---- Ends ---- */

TEST(test_gone, "gone")
{
    open_as(CLIENT_LINE, "", "");
    heard();
    fake_destroy(fake, "test");
    SAME(heard(), "gone;");
    CU_ASSERT_EQUAL(hub_count(hub), 0);
    CU_ASSERT_EQUAL(admit_count(admit), 0);
}

/* At the end of input the last lines are handled first. */
TEST(test_eof, "end of input")
{
    open_as(CLIENT_LINE, "", "");
    heard();
    type("one\ntw");
    conn_eof(fake->conn);
    SAME(heard(), "line 1 one;line 2 tw;");
    CU_ASSERT_FALSE(fake->gone);
    say("said\n");
    SHOWN(done(2), "said\r\n{end 0}");
    CU_ASSERT_TRUE(fake->gone);
}

TEST(test_eof_late, "end of input, room silent")
{
    open_as(CLIENT_LINE, "", "");
    type("one\n");
    conn_eof(fake->conn);
    turn();
    CU_ASSERT_FALSE(fake->gone);
    tick(CONN_EOF_MS);
    CU_ASSERT_TRUE(fake->gone);
}

TEST(test_deadline, "login deadline")
{
    arrive(CLIENT_SSH); /* never says who it is */
    tick(59999);
    CU_ASSERT_FALSE(fake->gone);
    tick(1);
    CU_ASSERT_TRUE(fake->gone);

    fake_new();
    open_as(CLIENT_LINE, "", "");
    for (int i = 0; i < 20 && !fake->gone; i++) { /* types on for ever */
        tick(31000);
        if (!fake->gone)
            type("x\n");
        if (!fake->gone)
            done((uint64_t)i + 1);
    }
    CU_ASSERT_TRUE(fake->gone);

    fake_new();
    open_as(CLIENT_LINE, "", "");
    SAY(LINK_TICKET, (const void *)"t", (size_t)1); /* maybe for a login: nobody is in yet */
    tick(59000);
    CU_ASSERT_FALSE(fake->gone);
    SAY(LINK_SET, "login", "yes");
    tick(3600000);
    CU_ASSERT_FALSE(fake->gone);
}

TEST(test_flood, "a flood of lines")
{
    char line[16];
    int lines = 0;

    open_as(CLIENT_LINE, "guest", "");
    for (int i = 0; i < 200; i++) {
        snprintf(line, sizeof(line), "n%d\n", i);
        conn_input(fake->conn, line, strlen(line));
    }
    heard();
    CU_ASSERT_FALSE(fake->reading);
    HAS(came(), "faster than the room can read them");
    TOLD(done(20), "");
    TOLD(tick(250), "line 21 n20;line 22 n21;");
    for (lines = 22; lines < 200 && !fake->gone; lines += 2) {
        done((uint64_t)lines);
        tick(250);
    }
    CU_ASSERT_FALSE(fake->gone);
    tick(1000);
    CU_ASSERT_TRUE(fake->reading); /* all is dealt with */
    for (int i = 0; i < 400 && !fake->gone; i++) {
        type("x\ny\nz\nx\ny\nz\nx\ny\nz\n");
        if (!fake->gone)
            done(UINT32_MAX);
        tick(250);
    }
    CU_ASSERT_TRUE(fake->gone);
}

/* An interrupt of line mode is two bytes of telnet, and for the room it is a line. */
TEST(test_interrupt_flood, "a flood of interrupts")
{
    open_as(CLIENT_LINE, "guest", "");
    heard();
    for (int i = 0; i < 200; i++)
        conn_interrupt(fake->conn);
    turn();
    size_t passed = strlen(heard()) / strlen("interrupt 1;");
    CU_ASSERT_EQUAL(passed, 20);
    tick(1000);
    conn_interrupt(fake->conn);
    SAME(heard(), "interrupt 1;");
}

/* Each change of the size has everything drawn anew. */
TEST(test_resize_flood, "a flood of sizes")
{
    open_as(CLIENT_CHAR, "guest", "");
    for (int i = 0; i < 300; i++)
        conn_resize(fake->conn, 80 + i % 2, 24);
    turn();
    CU_ASSERT_TRUE(fake->reading);
    for (int i = 0; i < 40; i++)
        conn_resize(fake->conn, 80 + i % 2, 24);
    turn();
    CU_ASSERT_FALSE(fake->reading);
    tick(5000);
    CU_ASSERT_TRUE(fake->reading);
}

TEST(test_too_much_at_once, "too much at once")
{
    FREED char *much = calloc(1, CONN_TYPED_MAX + 1);

    open_as(CLIENT_LINE, "guest", "");
    memset(much, '\n', CONN_TYPED_MAX);
    conn_input(fake->conn, much, CONN_TYPED_MAX);
    SHOWN_IN(conn_input(fake->conn, "x", 1), "Too much came in at once.");
    CU_ASSERT_TRUE(fake->gone);
}

/* A client that sends bytes without a pause and without lines. */
TEST(test_bytes, "a flood of bytes")
{
    open_as(CLIENT_LINE, "guest", "");
    conn_charge(fake->conn, 30 * 1024);
    turn();
    CU_ASSERT_FALSE(fake->reading);
    tick(2000);
    CU_ASSERT_TRUE(fake->reading);
}

TEST(test_unread, "unread output")
{
    open_as(CLIENT_LINE, "guest", "");
    fake->unread = 100000;
    tick(1000);
    tick(29000);
    LACKS(came(), "has stopped reading");
    tick(1000);
    tick(29000);
    CU_ASSERT_FALSE(fake->gone);
    const char *notice = strstr(came(), "has stopped reading");
    CU_ASSERT_PTR_NOT_NULL_FATAL(notice);
    CU_ASSERT_PTR_NULL(strstr(notice + 1, "has stopped reading"));
    tick(1000);
    CU_ASSERT_TRUE(fake->gone);
    CU_ASSERT_STRING_EQUAL(fake->why, "it does not read its output");
    buf_clear(&fake->out);
    fake_new();
    open_as(CLIENT_LINE, "guest", "");
    fake->unread = 300000;
    say("x\n");
    CU_ASSERT_TRUE(fake->gone);
}

TEST(test_stop, "stop")
{
    fake->stuck = true;
    terminal_open("xterm");
    SHOWN(hub_end_all(hub, "The room closes.\n", 3000),
          "\r\x1b[KThe room closes.\r\n\x1b[?2004l{end 1}");
    CU_ASSERT_FALSE(fake->gone);
    SHOWN(say("late\n"), ""); /* nothing comes after the end */
    tick(3000);
    CU_ASSERT_TRUE(fake->gone);
}

SUITE("the room", begin, end);

TEST(test_many, "many, limits, bans")
{
    uint64_t ids[3];
    char bytes[24];

    open_as(CLIENT_LINE, "guest", "");
    came();
    ids[0] = 12345; /* gone meanwhile */
    ids[1] = conn_id(fake->conn);
    ids[2] = ids[1];
    for (int i = 0; i < 24; i++)
        bytes[i] = (char)(ids[i / 8] >> (8 * (i % 8)));
    SHOWN(SAY_ALL(LINK_MANY, (const void *)bytes, sizeof(bytes), "news\n"), "news\r\nnews\r\n");
    SAY_ALL(LINK_TEXT, (uint64_t)999, "nobody\n");
    SAY_ALL(LINK_LIMITS, "line-rate 3\n");
    CU_ASSERT_EQUAL(admit_limits(admit)->line_rate, 3);
    SAY_ALL(LINK_BANS, "192.0.2.0/24\t0\tno\n");
    struct network from = {{[10] = 0xff, 0xff, 192, 0, 2, 7}, 128};
    BUF_LOCAL out = {0};
    CU_ASSERT_TRUE(admit_banned(admit, &from, &out));
}

/* What people are told when the room goes. */
static const char *away(void)
{
    came();
    room_kill();
    const char *out = came();
    room_start();
    return out;
}

/* The door's own lines are in the language that the client's locale or the room names. Somebody who
 * is not known yet gets them in each language. */
TEST(test_language, "the language of the door's lines")
{
    open_with(CLIENT_TELNET, (struct link_open){.input = CLIENT_LINE, .language = "es_AR.UTF-8"},
              true);
    SAME(away(), "La sala está volviendo. Espera un momento.\r\n");
    SAY(LINK_SET, "language", "en");
    SAME(away(), "The room is coming back. Please wait a moment.\r\n");
    SAY(LINK_SET, "language", "es");
    SAME(away(), "La sala está volviendo. Espera un momento.\r\n");
    SAY(LINK_SET, "language", "tlh");
    SAME(away(), "The room is coming back. Please wait a moment.\r\n");
    end();

    begin();
    arrive(CLIENT_TELNET);
    SHOWN(conn_end(fake->conn, "The room is coming back. Please wait a moment.\n", 1),
          "The room is coming back. Please wait a moment.\r\n"
          "La sala esta volviendo. Espera un momento.\r\n{end 1}");
}
