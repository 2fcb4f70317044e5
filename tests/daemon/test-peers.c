/*
 * A peer that was taken over says to the supervisor whatever it likes (doc/design.md, "A hostile
 * peer"). The supervisor's part is played here; door, room and peer are ends of sockets.
 */
#include <stdarg.h>
#include <sys/socket.h>
#include <unistd.h>

#include "buf.h"
#include "child_word.h"
#include "cutap.h"
#include "supervisor_private.h"
#include "tlskey.h"

static char store[] = "sqlite:x", nodes[] = "1=127.0.0.1:1 2=127.0.0.1:2 3=127.0.0.1:3";
static struct conf conf = {.node = 1, .store = store, .peer = nodes};
static struct supervisor s;
static struct buf told[ROLES]; /* the words it was told, a line each; a descriptor is a "+" */
static bool reads[ROLES];

/* ---- What supervisor.c and others would do ---- */

void supervisor_tell(struct child *child, int passed, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    buf_vprintf(&told[child->role], format, args);
    va_end(args);
    buf_puts(&told[child->role], passed >= 0 ? " +\n" : "\n");
}

bool supervisor_reads(const struct child *child)
{
    return reads[child->role];
}

bool supervisor_lives(const struct child *child UNUSED)
{
    return true;
}

int64_t supervisor_now_ms(void)
{
    return 0;
}

void supervisor_relink(struct supervisor *of UNUSED)
{
}

void supervisor_relink_lost(struct supervisor *of UNUSED)
{
}

bool supervisor_keys_take(struct child *child UNUSED, struct buf *now UNUSED,
                          struct buf *fresh UNUSED, const char *option UNUSED,
                          const char *why UNUSED)
{
    return false;
}

int tlskey_peers(const struct conf *of UNUSED, struct buf *out UNUSED, char *why UNUSED,
                 size_t whycap UNUSED)
{
    return -1;
}

/* ---- Tests ---- */

static void begin(void)
{
    s = (struct supervisor){.conf = &conf, .several = true, .leader = 1, .generation = 7};
    for (int i = 0; i < ROLES; i++) {
        s.child[i] = (struct child){.supervisor = &s, .role = (enum role)i, .pid = 100 + i};
        s.child[i].up = reads[i] = true;
        buf_free(&told[i]);
    }
}

static void says(const char *word)
{
    CU_ASSERT(peers_on_word(&s.child[PEER], word));
}

static bool heard(enum role role, const char *words)
{
    return strcmp(buf_text(&told[role]), words) == 0;
}

static int tear_down(void);
SUITE_ONCE("hostile peer", NULL, tear_down);

/* The peer speaks for the nodes of the settings and never for ours: our own door gets its link from
 * us, and our own staff use our control socket. */
TEST(test_nodes, "for which nodes it speaks")
{
    static const char *const others[] = {"1", "-1", "4", "255", "256", "1000000"};
    char word[64];
    for (size_t i = 0; i < sizeof(others) / sizeof(*others); i++) {
        begin();
        snprintf(word, sizeof(word), "door 9 %s 77", others[i]);
        says(word);
        CU_ASSERT(heard(PEER, "refuse 9 it is not a door of another node\n"));
        snprintf(word, sizeof(word), "staff 9 %s", others[i]);
        says(word);
        snprintf(word, sizeof(word), "leads %s 5 abc", others[i]);
        says(word);
        CU_ASSERT(heard(ROOM, ""));
    }
    begin();
    says("door 9 2 0");
    says("door 9 2 -5");
    CU_ASSERT(heard(ROOM, ""));
    says("door 9 2 77");
    says("staff 10 3");
    says("leads 3 5 abc");
    CU_ASSERT(heard(ROOM, "link 1 77 2 +\nstaff 3 +\nleads 3 5 abc\n"));
}

/* If our room leads, our door is linked to it and to no other. */
TEST(test_linked, "the link of our door")
{
    begin();
    says("linked 7 5-1");
    CU_ASSERT(heard(DOOR, ""));
    s.leader = 2;
    says("linked 6 5-1");
    CU_ASSERT(heard(DOOR, ""));
    says("linked 7 5-1");
    CU_ASSERT(heard(DOOR, "room +\n"));
}

/* A room or door that has not read its words is told nothing more for the peer, because a child
 * that does not read is killed. */
TEST(test_flood, "words without end")
{
    begin();
    reads[ROOM] = reads[DOOR] = false;
    says("staff 9 2");
    says("leads 2 5 abc");
    says("door 9 2 77");
    s.leader = 2;
    says("linked 7 5-1");
    CU_ASSERT(heard(ROOM, ""));
    CU_ASSERT(heard(DOOR, ""));
    CU_ASSERT(heard(PEER, "refuse 9 its room is not up, or busy\nrefuse 9 its room is busy\n"));
}

static int tear_down(void)
{
    for (int i = 0; i < ROLES; i++)
        buf_free(&told[i]);
    return 0;
}
