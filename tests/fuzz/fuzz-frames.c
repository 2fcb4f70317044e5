/*
 * What a door that was taken over says to a room (src/room/room_link.c), with a lobby behind it.
 * The input: for each act a byte, followed by what it says. The tickets are those that the room
 * gave. Nobody ever types root's password or shows a key of root's that the room had approved, so
 * nobody may be root.
 */
#include <event2/event.h>
#include <sys/socket.h>
#include <unistd.h>

#include "account.h"
#include "chance.h"
#include "enter.h"
#include "fuzz.h"
#include "hasher_fake.h"
#include "log.h"
#include "message.h"
#include "room.h"
#include "room_private.h"
#include "session.h"
#include "store_fresh.h"
#include "store_wait.h"

enum { CONNS = 8, ACTS_MAX = 200, TEXT_MAX = 600, ROUNDS_MAX = 2000 };

const int fuzz_mutations = 5000;

static struct {
    struct clock_virtual clock;
    struct hasher_fake hasher;
    struct conf conf;
    struct room room;
    int link, links;
    pid_t door;
    struct buf in;
    struct buf ticket[CONNS];
    bool ready;
} world;

static void on_ready(void *arg UNUSED)
{
    world.ready = true;
}

/* Reads what the room said and keeps its tickets. */
static void hear(void)
{
    char bytes[65536];
    struct link_message m;
    ssize_t got;
    while (world.link >= 0 && (got = recv(world.link, bytes, sizeof(bytes), MSG_DONTWAIT)) > 0)
        buf_add(&world.in, bytes, (size_t)got);
    for (long len; world.in.len > 0 && (len = link_decode(world.in.data, world.in.len, &m)) != 0;) {
        FUZZ_CHECK(len > 0, "the room says what is no frame");
        if (m.type == LINK_TICKET && m.conn < CONNS) {
            buf_clear(&world.ticket[m.conn]);
            buf_add(&world.ticket[m.conn], m.field[0].data, m.field[0].len);
        }
        buf_drain(&world.in, (size_t)len);
    }
}

static void settle(void)
{
    struct room *room = &world.room;
    int rounds = 0;
    for (int idle = 0; idle < 3; rounds++) {
        event_base_loop(room->base, EVLOOP_NONBLOCK);
        int n = store_pump(room->store) + hasher_fake_pump(&world.hasher);
        if (n == 0 && store_unanswered(room->store) > 0)
            n = store_wait(room->store);
        int64_t next = lobby_tick(room->lobby);
        room_doors_send(room, false);
        FUZZ_CHECK(rounds < ROUNDS_MAX, "the room does not come to rest");
        idle = n > 0 || next == 0 ? 0 : idle + 1;
    }
    hear();
    FUZZ_CHECK(!lobby_by_name(room->lobby, "root1", false), "somebody is root");
    const struct session *bob = lobby_by_name(room->lobby, "bob", false);
    FUZZ_CHECK(!bob || bob->role == STORE_PLAYER, "staff without a second factor");
}

static void out(const void *bytes, size_t len)
{
    if (world.link >= 0)
        (void)!send(world.link, bytes, len, MSG_DONTWAIT | MSG_NOSIGNAL);
}

static void say(int type, ...)
{
    BUF_LOCAL frame = {0};
    va_list args;
    va_start(args, type);
    if (link_vencode(&frame, (enum link_type)type, args))
        out(frame.data, frame.len);
    va_end(args);
}

static void relink(bool other_door)
{
    char word[64];
    int pair[2];
    if (world.link >= 0)
        close(world.link);
    FUZZ_CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) == 0, "a pair");
    buf_clear(&world.in);
    world.door += other_door;
    snprintf(word, sizeof(word), "%d %d", ++world.links, (int)world.door);
    room_doors_link(&world.room, word, pair[0]);
    world.link = pair[1];
    say(LINK_HELLO, (uint64_t)LINK_VERSION, "fuzz");
    settle();
}

static void account(const char *name, const char *hash, enum store_role role)
{
    account_create(world.room.lobby, ids_next(&world.room.ids), name, hash, NULL, NULL, role, NULL,
                   NULL);
}

static void begin(void)
{
    BUF_LOCAL errors = {0};
    struct room *room = &world.room;
    chance_begin();
    log_open("room", "/dev/null", LOG_LEVEL_ERROR);
    memset(&world, 0, sizeof(world));
    world.link = -1;
    world.door = 7;
    clock_virtual_init(&world.clock, INT64_C(1795262400000));
    hasher_fake_init(&world.hasher);
    FUZZ_CHECK(conf_load(&world.conf, NULL, &errors) == 0, "the settings");
    static const struct room_config config;
    *room = (struct room){
        .config = &config, .clock = &world.clock.clock, .conf = &world.conf, .control = -1};
    LIST_INIT(&room->logins);
    ids_init(&room->ids, room->clock, 0);
    room->base = event_base_new();
    room_doors_begin(room);
    room->store = store_fresh_open(room->clock);
    clock_watch_start(&room->watch, room->clock, 0, 0);
    store_secret(room->store, STORE_SECRET_TICKET, room->sealer.key);
    ticket_sealer_start(&room->sealer);
    struct lobby_deps deps = {.clock = room->clock,
                              .ids = &room->ids,
                              .store = room->store,
                              .hasher = &world.hasher.hasher,
                              .conf = room_conf_lobby(room)};
    room->lobby = lobby_new(&deps);
    lobby_load(room->lobby, on_ready, NULL);
    account("root1", "#\001", STORE_ADMIN); /* which nobody can type */
    account("bob", "#right", STORE_MODERATOR);
    settle();
    FUZZ_CHECK(world.ready, "the lobby is not ready");
    relink(false);
}

static void end(void)
{
    struct room *room = &world.room;
    lobby_free(&room->lobby);
    hasher_fake_drop(&world.hasher);
    room_doors_unlink(room);
    event_base_free(room->base);
    store_close(&room->store);
    room_link_forget(room);
    room_doors_forget(room);
    buf_free(&room->scratch);
    buf_free(&room->mssp);
    free(room->bans);
    conf_free(&world.conf);
    close(world.link);
    buf_free(&world.in);
    for (int i = 0; i < CONNS; i++)
        buf_free(&world.ticket[i]);
}

/* ---- Acts ---- */

static const char *const users[] = {"bob", "root1", "guest", "new", "", "carla", "eve", "BOB"};
static const char key[] =
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f";
static const char *const prints[] = {"", "SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                                     "SHA256:ZkAslGjFiUHdGf/WUL8rQvkib4PTvQatUV0OUQSncCA",
                                     "SHA256:"};

static const char *text_of(struct fuzz_input *in)
{
    static char text[TEXT_MAX];
    size_t len = (size_t)fuzz_byte(in) * 2, n = 0;
    while (n < len && n < sizeof(text) - 1 && in->size > 0 && in->data[0] != '\n')
        text[n++] = (char)fuzz_byte(in);
    text[n] = '\0';
    return text;
}

static void act_open(struct fuzz_input *in, uint64_t conn)
{
    static const char *const methods[] = {"password", "key", "none", ""};
    uint8_t how = fuzz_byte(in), who = fuzz_byte(in), with = fuzz_byte(in);
    BUF_LOCAL frame = {0}, ticket = {0};
    if (with & 1) {
        const struct buf *of = &world.ticket[with >> 1 & 7];
        buf_add(&ticket, of->data ? of->data : "", of->len);
        if (with & 16 && ticket.len > 0)
            ticket.data[fuzz_byte(in) % ticket.len] ^= 1;
    }
    const struct link_open open = {.conn = conn,
                                   .transport = 1 + how % 3,
                                   .input = 1 + (how >> 2) % 3,
                                   .secure = how >> 4 & 1,
                                   .utf8 = how >> 5 & 1,
                                   .columns = how & 64 ? 65535 : 80,
                                   .rows = how & 128 ? 65535 : 24,
                                   .colours = how,
                                   .address = "192.0.2.7",
                                   .user = users[who & 7],
                                   .method = methods[who >> 3 & 3],
                                   .fingerprint = prints[who >> 5 & 3],
                                   .key = who & 128 ? key : "",
                                   .command = with & 32 ? "who" : "",
                                   .ticket = buf_text(&ticket),
                                   .ticket_len = ticket.len};
    if (link_encode_open(&frame, &open))
        out(frame.data, frame.len);
}

static void act_auth(struct fuzz_input *in, uint64_t conn)
{
    uint8_t who = fuzz_byte(in), how = fuzz_byte(in);
    say(LINK_AUTH, conn, (uint64_t)(how & 7), users[who & 7], "192.0.2.7", prints[how >> 3 & 3],
        how & 32 ? key : "", how & 64 ? "right" : "wrong");
}

/* A frame with any bytes in it. */
static void act_raw(struct fuzz_input *in)
{
    char frame[4 + 256];
    uint8_t len = fuzz_byte(in), n = 0;
    while (n < len && in->size > 0)
        frame[4 + n++] = (char)fuzz_byte(in);
    const uint32_t size = n;
    memcpy(frame, &size, 4);
    out(frame, 4 + (size_t)n);
}

static void act(struct fuzz_input *in, uint8_t what)
{
    uint64_t conn = what >> 5;
    static uint64_t command;
    switch (what & 15) {
    case 0:
    case 1: act_open(in, conn); break;
    case 2:
    case 3: act_auth(in, conn); break;
    case 4:
    case 5: {
        const char *text = text_of(in);
        ++command;
        say(LINK_LINE, conn, command, command, what & 16 ? "bob" : text);
        break;
    }
    case 6: say(LINK_GONE, conn, "gone"); break;
    case 7: say(LINK_SYNCED); break;
    case 8: relink(what & 16); break;
    case 9: act_raw(in); break;
    case 10:
        clock_virtual_advance(&world.clock, (int64_t)fuzz_byte(in) * 20000);
        room_doors_reseal(&world.room);
        break;
    case 11: say(LINK_SIZE, conn, (uint64_t)fuzz_byte(in) << 8, (uint64_t)fuzz_byte(in)); break;
    case 12:
        say(LINK_CLIENT, conn, (uint64_t)fuzz_byte(in), (uint64_t)1, (uint64_t)0, (uint64_t)256);
        break;
    case 13:
        if (what & 16) {
            ++command;
            say(LINK_KEY, conn, command, command, (uint64_t)fuzz_byte(in),
                (uint64_t)fuzz_byte(in) << (fuzz_byte(in) & 1 ? 21 : 0) | fuzz_byte(in),
                (uint64_t)fuzz_byte(in), (uint64_t)fuzz_byte(in));
            break;
        }
        say(LINK_FINISH, conn, (uint64_t)1, text_of(in));
        break;
    case 14: say(LINK_GMCP_HEARD, conn, text_of(in)); break;
    default: say(LINK_INTERRUPT, conn, (uint64_t)fuzz_byte(in)); break;
    }
    settle();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    begin();
    for (int acts = 0; in.size > 0 && acts < ACTS_MAX; acts++) {
        act(&in, fuzz_byte(&in));
        char byte;
        if (recv(world.link, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0) /* a broken frame ended it */
            relink(false);
    }
    end();
    return 0;
}
