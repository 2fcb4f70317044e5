/*
 * How a node joins: the token and what it seals, certificates, lines of the configuration; then
 * both commands over a real server, attacked and killed at each call that changes something.
 */
#include <dirent.h>
#include <signal.h>
#include <sodium.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "authority.h"
#include "bundle.h"
#include "conf.h"
#include "config.h"
#include "cutap.h"
#include "files.h"
#include "install.h"
#include "invitation.h"
#include "lines.h"
#include "local_acts.h"
#include "log.h"
#include "node.h"
#include "pglab.h"
#include "server.h"
#include "xalloc.h"

static char why[2048];

/* ---- The token, and what it seals ---- */

SUITE("join", NULL, NULL);

TEST(test_token, "a token is typed")
{
    struct invitation one, read;
    char text[INVITATION_TEXT], typed[INVITATION_TEXT];
    invitation_draw(&one);
    invitation_put(&one, text);
    IS(strlen(text), INVITATION_TEXT - 1);
    CU_ASSERT_TRUE(invitation_read(text, &read));
    IS(memcmp(&one, &read, sizeof(one)), 0);
    for (size_t i = 0; text[i]; i++)
        typed[i] = text[i] == '-' ? ' ' : (char)(text[i] + (text[i] >= 'A' ? 'a' - 'A' : 0));
    typed[sizeof(typed) - 1] = '\0';
    CU_ASSERT_TRUE(invitation_read(typed, &read));
    /* Every mistyped letter is noticed, and so are two swapped ones. */
    for (size_t i = 0; text[i]; i++) {
        strcpy(typed, text);
        typed[i] = typed[i] == 'Q' ? 'R' : 'Q';
        CU_ASSERT_FALSE(invitation_read(typed, &read));
        strcpy(typed, text);
        typed[i] = text[i + 1] ? text[i + 1] : text[i];
        if (text[i + 1])
            typed[i + 1] = text[i];
        if (text[i] != '-' && text[i + 1] != '-' && strcmp(typed, text) != 0)
            CU_ASSERT_FALSE(invitation_read(typed, &read));
    }
    CU_ASSERT_FALSE(invitation_read("", &read));
    CU_ASSERT_FALSE(invitation_read("ABCDEF", &read));
    typed[0] = '\0';
    FREED char *twice = xasprintf("%s%s", text, text);
    CU_ASSERT_FALSE(invitation_read(twice, &read));
}

TEST(test_sealed, "what is sealed")
{
    static const char secret[] = "-----BEGIN PRIVATE KEY-----";
    struct invitation one, other;
    BUF_LOCAL sealed = {0}, again = {0}, opened = {0};
    invitation_draw(&one);
    invitation_draw(&other);
    invitation_seal(&one, 3, secret, strlen(secret), &sealed);
    CU_ASSERT_PTR_NULL(memmem(sealed.data, sealed.len, "PRIVATE", 7));
    CU_ASSERT_TRUE(invitation_open(&one, 3, sealed.data, sealed.len, &opened));
    CU_ASSERT_STRING_EQUAL(buf_text(&opened), secret);
    buf_clear(&opened);
    CU_ASSERT_FALSE(invitation_open(&one, 2, sealed.data, sealed.len, &opened));
    CU_ASSERT_FALSE(invitation_open(&other, 3, sealed.data, sealed.len, &opened));
    /* The secret does not work with another id, nor with any of its bits changed. */
    memcpy(other.secret, one.secret, sizeof(other.secret));
    CU_ASSERT_FALSE(invitation_open(&other, 3, sealed.data, sealed.len, &opened));
    for (size_t bit = 0; bit < sizeof(one.secret) * 8; bit++) {
        other = one;
        other.secret[bit / 8] ^= (uint8_t)(1 << bit % 8);
        CU_ASSERT_FALSE(invitation_open(&other, 3, sealed.data, sealed.len, &opened));
    }
    for (size_t i = 0; i < sealed.len; i++) {
        sealed.data[i] ^= 0x10;
        CU_ASSERT_FALSE(invitation_open(&one, 3, sealed.data, sealed.len, &opened));
        sealed.data[i] ^= 0x10;
        CU_ASSERT_FALSE(invitation_open(&one, 3, sealed.data, i, &opened));
    }
    IS(opened.len, 0);
    /* The same text is never sealed twice in the same way. */
    invitation_seal(&one, 3, secret, strlen(secret), &again);
    CU_ASSERT_NOT_EQUAL(memcmp(again.data, sealed.data, sealed.len), 0);
}

TEST(test_bundle, "what a node takes with it")
{
    struct bundle bundle = {.node = 3, .from = 1, .until_ms = 1795658099206}, read = {0};
    BUF_LOCAL text = {0};
    buf_puts(&bundle.part[BUNDLE_SETTINGS], "motd \"caf\xc3\xa9\" \\ 100 %\nregistration ask\n");
    buf_puts(&bundle.part[BUNDLE_PEER_CA], "x");
    bundle_write(&bundle, &text);
    CU_ASSERT_TRUE(bundle_read(buf_text(&text), &read));
    IS(read.node, 3);
    IS(read.from, 1);
    IS(read.until_ms, 1795658099206);
    for (int i = 0; i < BUNDLE_PARTS; i++)
        CU_ASSERT_STRING_EQUAL(buf_text(&read.part[i]), buf_text(&bundle.part[i]));
    bundle_free(&read);
    /* No part that is one line of the configuration can bring another line. */
    for (int i = 0; i < BUNDLE_HOST_KEY; i++) {
        struct buf kept = bundle.part[i];
        bundle.part[i] = (struct buf){0};
        for (const char *end = i == BUNDLE_SETTINGS ? "\r\v\f\033" : "\n\r\t\033"; *end; end++) {
            buf_printf(&bundle.part[i], "x%cstore sqlite:/tmp/x", *end);
            buf_clear(&text);
            bundle_write(&bundle, &text);
            CU_ASSERT_FALSE(bundle_read(buf_text(&text), &read));
            bundle_free(&read);
            buf_free(&bundle.part[i]);
        }
        bundle.part[i] = kept;
    }
    CU_ASSERT_FALSE(bundle_read("", &read));
    CU_ASSERT_FALSE(bundle_read("{\"format\":\"cardroom-node-1\"}", &read));
    bundle_free(&read);
    *strstr(text.data, "node-1") = 'N';
    CU_ASSERT_FALSE(bundle_read(buf_text(&text), &read));
    bundle_free(&read);
    bundle_free(&bundle);
}

TEST(test_authority, "an authority signs")
{
    BUF_LOCAL key = {0}, certificate = {0}, other = {0}, again = {0};
    struct bundle bundle = {.node = 7};
    authority_key(&key);
    authority_key(&other);
    CU_ASSERT_TRUE(authority_certificate(buf_text(&key), &certificate));
    CU_ASSERT_FALSE(authority_sign(buf_text(&other), buf_text(&certificate), 7, &again, &again));
    CU_ASSERT_FALSE(authority_sign(buf_text(&key), "nothing", 7, &again, &again));
    CU_ASSERT_FALSE(authority_certificate("nothing", &again));
    CU_ASSERT_FALSE(authority_sign("", buf_text(&certificate), 7, &again, &again));
    IS(again.len, 0);
    buf_add(&bundle.part[BUNDLE_PEER_CA], certificate.data, certificate.len);
    CU_ASSERT_TRUE(authority_sign(buf_text(&key), buf_text(&certificate), 7,
                                  &bundle.part[BUNDLE_PEER], &bundle.part[BUNDLE_PEER_KEY]));
    CU_ASSERT_TRUE(node_peer_good(&bundle, why, sizeof(why)));
    bundle.node = 8;
    CU_ASSERT_FALSE(node_peer_good(&bundle, why, sizeof(why)));
    bundle_free(&bundle);
}

/* ---- Files ---- */

static char *folder;

/* In memory if there is such a folder: processes die here, but no machine does. */
static char *folder_quick(void)
{
    return folder_make(access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NULL);
}

static char *in(const char *name)
{
    return xasprintf("%s/%s", folder, name);
}

static char *text_at(const char *path)
{
    BUF_LOCAL text = {0};
    return install_read(path, &text, why, sizeof(why)) == 1 ? xstrdup(buf_text(&text)) : NULL;
}

static mode_t mode_of(const char *path)
{
    struct stat is;
    return lstat(path, &is) == 0 ? is.st_mode : 0;
}

static void is_text(const char *path, const char *expected)
{
    FREED char *text = text_at(path);
    CU_ASSERT_PTR_NOT_NULL(text);
    if (text)
        CU_ASSERT_STRING_EQUAL(text, expected);
}

TEST(test_lines, "lines are added to a configuration")
{
    FREED char *path = in("some.conf"), *link = in("link.conf");
    BUF_LOCAL errors = {0};
    CU_ASSERT_TRUE(lines_good("peer 1=10.0.0.1:1\n", &errors));
    CU_ASSERT_FALSE(lines_good("peer 1=somewhere:1\n", &errors));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&errors), "not a numeric address"));
    file_put(path, "node 3");
    chmod(path, 0640);
    IS(symlink("some.conf", link), 0);
    IS(lines_add(link, "Why.", "motd x\n", why, sizeof(why)), 0);
    is_text(path, "node 3\n\n# Why.\nmotd x\n");
    IS(mode_of(path), S_IFREG | 0640);
    CU_ASSERT_TRUE(S_ISLNK(mode_of(link)));
    /* Lines that do not fit change nothing. */
    IS(lines_add(path, "Why.", "motd y\n", why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "motd"));
    is_text(path, "node 3\n\n# Why.\nmotd x\n");
    IS(lines_add("/nowhere/some.conf", "Why.", "motd y\n", why, sizeof(why)), -1);
    FREED char *left = xasprintf("%s.joining", path);
    IS(mode_of(left), 0);
}

/* ---- The commands ---- */

#ifdef HAVE_LIBPQ

static struct pglab *server;
static char *database;
static struct buf said;

static void sql_is(const char *statements, const char *expected)
{
    FREED char *got = pglab_sql(database, statements);
    CU_ASSERT_STRING_EQUAL(got, expected);
}

/* A machine: the folder node N with a configuration. */
static char *machine(int node, const char *more)
{
    FREED char *path = xasprintf("%s/node%d", folder, node);
    char *conf = xasprintf("%s/cardroom.conf", path);
    FREED char *text = xasprintf("store %s\nnode %d\ndata-dir data\n%s", database, node, more);
    mkdir(path, 0755);
    file_put(conf, text);
    return conf;
}

typedef int command(const struct local_call *call, struct buf *text, struct act_items *items);

static int run(command *act, const char *conf_path, const char *first, const char *second, bool dry)
{
    CONF_LOCAL conf;
    BUF_LOCAL errors = {0};
    int good = conf_load(&conf, conf_path, &errors);
    if (good != 0)
        printf("# %s\n", buf_text(&errors));
    CU_ASSERT_EQUAL_FATAL(good, 0);
    const struct local_call call = {conf_path, &conf, first, second, dry};
    buf_clear(&said);
    ACT_ITEMS_LOCAL items = {0};
    return act(&call, &said, &items);
}

static void succeeds(int status)
{
    if (status != 0)
        printf("# %s", buf_text(&said));
    IS(status, 0);
}

static void says(int status, const char *words)
{
    bool told = status != 0 && strstr(buf_text(&said), words);
    if (!told)
        printf("# %d, not \"%s\": %s", status, words, buf_text(&said));
    CU_ASSERT_TRUE(told);
}

#define PEERS "1=10.0.0.1:4500 2=10.0.0.2:4500 3=10.0.0.3:4500"

/* This machine invites a node, for which `token` gets what it says. */
static void invites(const char *conf_path, const char *node, const char *peers,
                    char token[INVITATION_TEXT])
{
    succeeds(run(invite_run, conf_path, node, peers, false));
    const char *at = strstr(buf_text(&said), "node join ");
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    snprintf(token, INVITATION_TEXT, "%s", at + strlen("node join "));
}

/* A database, and a machine that has invited nobody yet. */
static char *first(const char *more)
{
    folder_remove(&folder);
    folder = folder_quick();
    free(database);
    database = pglab_database(server);
    CU_ASSERT_EQUAL_FATAL(store_server_init(database, NULL, why, sizeof(why)), 0);
    return machine(1, more);
}

static void remove_tree(int node)
{
    char *path = xasprintf("%s/node%d", folder, node);
    folder_remove(&path);
}

/* Whether both machines have the same file of this name. */
static bool same_file(int a, int b, const char *name)
{
    FREED char *one = xasprintf("%s/node%d/data/%s", folder, a, name);
    FREED char *two = xasprintf("%s/node%d/data/%s", folder, b, name);
    FREED char *text = text_at(one), *other = text_at(two);
    return text && other && strcmp(text, other) == 0;
}

SUITE("commands", NULL, NULL);

TEST(test_joins, "nodes join")
{
    char token[INVITATION_TEXT], other[INVITATION_TEXT];
    FREED char *one = first("motd tea at five\ncluster-name tearoom\nhost-key-rsa data/rsa\n");
    FREED char *two = machine(2, ""), *three = machine(3, "");
    says(run(invite_run, one, "1", NULL, false), "This machine is node 1");
    says(run(invite_run, one, "300", NULL, false), "is not a node");
    says(run(invite_run, one, "2", NULL, false), "where node 1 is reached");
    says(run(invite_run, one, "2", "1=10.0.0.1:4500", false), "where node 2 is reached");
    says(run(invite_run, one, "2", "1=10.0.0.1", false), "not a numeric address with a port");
    succeeds(run(invite_run, one, "2", PEERS, true));
    sql_is("SELECT count(*) FROM joining", "0");
    invites(one, "2", PEERS, token);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&said), "peer " PEERS "\n"));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&said), "listen-peer 10.0.0.1:4500\n"));
    /* Nothing in the database shows what is sealed. */
    sql_is("SELECT node, encode(sealed, 'escape') LIKE '%PRIVATE%', until_ms >"
           " extract(epoch FROM now()) * 1000 + 890000 FROM joining",
           "2|f|t");

    says(run(join_run, three, token, NULL, false), "invites node 2, and this machine is node 3");
    says(run(join_run, two, "ABCDEF", NULL, false), "typing error");
    says(run(join_run, two, token, "yes", false), "there can only be 'replace'");
    succeeds(run(join_run, two, token, NULL, true));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&said), "Nothing was changed"));
    succeeds(run(join_run, two, token, NULL, false));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&said), "node 2 of the cluster tearoom"));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&said), "SSH host key: rsa SHA256:"));
    CU_ASSERT_TRUE(same_file(1, 2, "ssh_host_ed25519_key"));
    CU_ASSERT_TRUE(same_file(1, 2, "peer-ca.pem"));
    CU_ASSERT_FALSE(same_file(1, 2, "peer.pem"));
    FREED char *rsa = in("node1/data/rsa"), *their_rsa = in("node2/data/ssh_host_rsa_key");
    FREED char *key = in("node2/data/peer.pem"), *ca_key = in("node2/data/peer-ca.key");
    FREED char *text = text_at(rsa);
    is_text(their_rsa, text);
    IS(mode_of(their_rsa), S_IFREG | 0600);
    IS(mode_of(key), S_IFREG | 0600);
    IS(mode_of(ca_key), 0); /* the authority stays where it is */
    struct conf conf;
    BUF_LOCAL errors = {0};
    IS(conf_load(&conf, two, &errors), 0);
    CU_ASSERT_STRING_EQUAL(conf.lobby.motd, "tea at five");
    CU_ASSERT_STRING_EQUAL(conf.cluster_name, "tearoom");
    CU_ASSERT_STRING_EQUAL(conf.peer, PEERS);
    CU_ASSERT_STRING_EQUAL(conf.listen_peer, "10.0.0.2:4500");
    conf_free(&conf);
    says(run(join_run, two, token, NULL, false), "No invitation has that token");
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&said), "has the certificate of a node already"));

    /* A second invitation of a node takes the place of the first. */
    invites(one, "3", NULL, token);
    invites(one, "3", NULL, other);
    says(run(join_run, three, token, NULL, false), "No invitation has that token");
    sql_is("INSERT INTO node (id, incarnation, service, until_ms, since_ms, address, version)"
           " VALUES (3, 1, 'x', extract(epoch FROM now()) * 1000 + 3600000, 0, '10.0.0.9:1', '')",
           "");
    says(run(join_run, three, other, NULL, false), "Node 3 runs already, at 10.0.0.9:1");
    says(run(invite_run, one, "3", NULL, false), "Node 3 runs already");
    sql_is("DELETE FROM node", "");
    /* A node that does not have the authority's key says where it is. */
    says(run(invite_run, two, "3", NULL, false), "The key of the nodes' authority is not here");
    succeeds(run(join_run, three, other, NULL, false));
    sql_is("SELECT act, about, detail FROM audit ORDER BY id",
           "node-invite|node 2|for 15 minutes, by node 1\n"
           "node-join|node 2|invited by node 1\n"
           "node-invite|node 3|for 15 minutes, by node 1\n"
           "node-invite|node 3|for 15 minutes, by node 1\n"
           "node-join|node 3|invited by node 1");
}

/* Files that are there already stay, unless `replace` was typed. */
TEST(test_others, "other keys stay")
{
    char token[INVITATION_TEXT];
    FREED char *one = first(""), *two = machine(2, "cluster-name another\n");
    invites(one, "2", PEERS, token);
    says(run(join_run, two, token, NULL, false),
         "and the configuration names another one, another");
    free(two);
    two = machine(2, "host-key keys/host\n");
    FREED char *keys = in("node2/keys"), *host = in("node2/keys/host"),
               *old = in("node2/keys/host.old");
    says(run(join_run, two, token, NULL, false), "The SSH host key cannot be written");
    mkdir(keys, 0700);
    file_put(host, "mine");
    says(run(join_run, two, token, NULL, true), "'replace' after the token");
    says(run(join_run, two, token, NULL, false), "'replace' after the token");
    is_text(host, "mine");
    succeeds(run(join_run, two, token, "replace", false));
    is_text(old, "mine");
    FREED char *ours = in("node1/data/ssh_host_ed25519_key"), *text = text_at(ours);
    is_text(host, text);
}

static int files_in(const char *name)
{
    FREED char *path = in(name);
    DIR *dir = opendir(path);
    int count = 0;
    for (struct dirent *entry; dir && (entry = readdir(dir));)
        count += entry->d_name[0] != '.';
    if (dir)
        closedir(dir);
    return count;
}

/* The disk is full: nothing is taken, no file is left, and the token stays good. */
TEST(test_full, "no space")
{
    char token[INVITATION_TEXT];
    FREED char *one = first(""), *two = machine(2, "");
    invites(one, "2", PEERS, token);
    struct rlimit before, none;
    IS(getrlimit(RLIMIT_FSIZE, &before), 0);
    none = before;
    none.rlim_cur = 100;
    signal(SIGXFSZ, SIG_IGN);
    IS(setrlimit(RLIMIT_FSIZE, &none), 0);
    int status = run(join_run, two, token, NULL, false);
    IS(setrlimit(RLIMIT_FSIZE, &before), 0);
    says(status, "The invitation cannot be written");
    IS(files_in("node2/data"), 0);
    succeeds(run(join_run, two, token, NULL, false));
}

/* Attacks by somebody who may write to the database: they change a byte, move the end, put back a
 * used row, or give it to another node. */
TEST(test_attacks, "attacks on the database")
{
    char token[INVITATION_TEXT];
    FREED char *one = first(""), *two = machine(2, ""), *three = machine(3, "");
    invites(one, "2", PEERS, token);
    sql_is("CREATE TABLE kept AS SELECT * FROM joining", "");
    sql_is("UPDATE joining SET sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1)", "");
    says(run(join_run, two, token, NULL, false), "does not open");
    sql_is("DELETE FROM joining; INSERT INTO joining SELECT id, 3, until_ms, sealed FROM kept", "");
    says(run(join_run, three, token, NULL, false), "does not open");
    /* The secret of one token with the id of another. */
    struct invitation mixed;
    char typed[INVITATION_TEXT];
    CU_ASSERT_TRUE(invitation_read(token, &mixed));
    mixed.secret[0] ^= 1;
    invitation_put(&mixed, typed);
    sql_is("UPDATE joining SET node = 2", "");
    says(run(join_run, two, typed, NULL, false), "does not open");
    /* That cost nothing: the right token is still good. */
    succeeds(run(join_run, two, token, NULL, true));

    /* The end is sealed, too. Here it is past, as the row was sealed an hour ago. */
    struct bundle bundle = {.node = 2, .from = 1, .until_ms = 1};
    BUF_LOCAL text = {0}, sealed = {0};
    struct invitation old;
    int64_t now_ms;
    invitation_draw(&old);
    invitation_put(&old, typed);
    bundle_write(&bundle, &text);
    invitation_seal(&old, 2, buf_text(&text), text.len, &sealed);
    struct joining *joining = joining_begin(database, &now_ms, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(joining);
    struct store_audit audit = {.id = 9};
    IS(joining_put(joining, old.id, 2, now_ms + 3600000, sealed.data, sealed.len), 0);
    IS(joining_end(&joining, &audit), 0);
    says(run(join_run, two, typed, NULL, false), "has expired");
    FREED char *data = in("node2/data/ssh_host_ed25519_key");
    IS(mode_of(data), 0);

    FREED char *file = machine(4, "");
    file_put(file, "node 4\n");
    says(run(join_run, file, token, NULL, false),
         "Several nodes need a store in PostgreSQL, through which they find each other. See "
         "cardroom-cluster(7).");
    says(run(invite_run, file, "5", NULL, false), "Several nodes need a store in PostgreSQL");
}

/* ---- Killed ---- */

/* Whether the call changes a file, or what the database has. */
static bool changes(long number)
{
    return number == SYS_write || number == SYS_fsync || number == SYS_sendto ||
           number == SYS_linkat || number == SYS_unlinkat || number == SYS_fchmod ||
#ifdef SYS_rename
           number == SYS_rename || number == SYS_link || number == SYS_unlink ||
           number == SYS_chown || number == SYS_mkdir ||
#endif
           number == SYS_renameat || number == SYS_renameat2 || number == SYS_fchownat ||
           number == SYS_mkdirat;
}

/* Runs the command in a process that dies before its nth call that changes something. Returns its
 * exit status; -1: it was killed. */
static int run_killed(command *act, const char *conf_path, const char *first_word,
                      const char *second, int n)
{
    int status, seen = 0;
    pid_t pid = fork();
    if (pid == 0) {
        ptrace(PTRACE_TRACEME, 0, NULL, NULL);
        raise(SIGSTOP);
        _exit(run(act, conf_path, first_word, second, false));
    }
    CU_ASSERT_TRUE_FATAL(pid > 0);
    waitpid(pid, &status, 0);
    ptrace(PTRACE_SETOPTIONS, pid, NULL, (void *)(PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL));
    while (ptrace(PTRACE_SYSCALL, pid, NULL, NULL) == 0 && waitpid(pid, &status, 0) == pid &&
           WIFSTOPPED(status)) {
        struct __ptrace_syscall_info info = {0};
        if (WSTOPSIG(status) == (SIGTRAP | 0x80) &&
            ptrace(PTRACE_GET_SYSCALL_INFO, pid, (void *)sizeof(info), &info) > 0 &&
            info.op == PTRACE_SYSCALL_INFO_ENTRY && changes((long)info.entry.nr) && ++seen == n)
            kill(pid, SIGKILL);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* If no process may be traced here, says so and checks nothing. */
static bool traces(void)
{
    int status;
    pid_t pid = fork();
    if (pid == 0)
        _exit(ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0 ? 0 : 1);
    waitpid(pid, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* The process dies at each nth call. With AddressSanitizer and under valgrind n is larger, because
 * processes are slower there. */
static int stride(void)
{
    const char *preload = getenv("LD_PRELOAD");
#ifdef __SANITIZE_ADDRESS__
    return 3;
#endif
    return preload && strstr(preload, "valgrind") ? 25 : 1;
}

/* Every file that is there is whole. */
static void is_whole(const char *name, const char *end)
{
    FREED char *path = in(name), *text = text_at(path);
    if (text)
        CU_ASSERT_TRUE(strlen(text) > strlen(end) &&
                       strcmp(text + strlen(text) - strlen(end), end) == 0);
}

static void nothing_half(int node)
{
    static const char *const files[][2] = {
        {"ssh_host_ed25519_key", "-----END OPENSSH PRIVATE KEY-----\n"},
        {"peer-ca.pem", "-----END CERTIFICATE-----\n"},
        {"peer-ca.key", "-----END PRIVATE KEY-----\n"},
        {"peer.pem", "-----END PRIVATE KEY-----\n"}};
    char name[96], *conf_path = xasprintf("%s/node%d/cardroom.conf", folder, node);
    CONF_LOCAL conf;
    BUF_LOCAL errors = {0};
    for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
        snprintf(name, sizeof(name), "node%d/data/%s", node, files[i][0]);
        is_whole(name, files[i][1]);
    }
    IS(conf_load(&conf, conf_path, &errors), 0);
    CU_ASSERT_TRUE(conf.peer[0] == '\0' || strcmp(conf.peer, PEERS) == 0);
    free(conf_path);
}

/* A key that root brought back, in the folder of the service's user. */
TEST(test_key_of_root, "a key that root brought back")
{
    FREED char *one = first(""), *data = in("node1/data"),
               *host_key = in("node1/data/ssh_host_ed25519_key");
    if (geteuid() != 0)
        return;
    succeeds(run(invite_run, one, "2", PEERS, false));
    IS(chown(data, 65534, 65534) | chown(host_key, 65534, 65534), 0);
    says(run(invite_run, one, "2", NULL, false), "Give it to the user of its folder");
    remove_tree(1);
}

TEST(test_killed, "joining is killed at each call")
{
    char token[INVITATION_TEXT];
    int status = -1, killed = 0;
    if (!traces()) {
        puts("# no process may be traced here, so none is killed");
        return;
    }
    FREED char *one = first("");
    succeeds(run(invite_run, one, "2", PEERS, false));
    for (int n = 1; status == -1; n += stride()) {
        FREED char *two = machine(2, "");
        invites(one, "2", NULL, token);
        status = run_killed(join_run, two, token, NULL, n);
        killed += status == -1;
        nothing_half(2);
        /* The same command goes on where it was, and the token is used up. Everything may have been
         * done already. */
        if (status == -1 && run(join_run, two, token, NULL, false) != 0)
            says(STATUS_REFUSED, "has the certificate of a node already");
        CU_ASSERT_TRUE(same_file(1, 2, "ssh_host_ed25519_key"));
        CU_ASSERT_TRUE(same_file(1, 2, "peer-ca.pem"));
        IS(files_in("node2/data"), 3);
        remove_tree(2);
    }
    succeeds(status);
    CU_ASSERT_TRUE(killed > 20 / stride());
    /* Each token was used exactly once. */
    FREED char *used = xasprintf("0|%d", killed + 1);
    sql_is("SELECT (SELECT count(*) FROM joining), count(*) FROM audit WHERE act = 'node-join'"
           " AND detail = 'invited by node 1'",
           used);
    printf("# a join was killed %d times\n", killed);
}

/* The first invitation makes an authority and a certificate of this node, too. */
TEST(test_killed_first, "so is the first invitation")
{
    char token[INVITATION_TEXT];
    int status = -1, killed = 0;
    if (!traces())
        return;
    FREED char *one = first("");
    for (int n = 1; status == -1; n += stride()) {
        status = run_killed(invite_run, one, "2", PEERS, n);
        killed += status == -1;
        nothing_half(1);
        invites(one, "2", status == -1 ? PEERS : NULL, token);
        FREED char *two = machine(2, "");
        succeeds(run(join_run, two, token, NULL, true));
        remove_tree(2);
        remove_tree(1);
        free(one);
        one = machine(1, "");
    }
    succeeds(status);
    CU_ASSERT_TRUE(killed > 20 / stride());
    printf("# a first invitation was killed %d times\n", killed);
}

#endif

CUTAP_MAIN(argc, argv)
{
    CU_SuiteInfo *suites = CUTAP_SUITES;
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    if (sodium_init() < 0)
        return 99;
    folder = folder_quick();
#ifdef HAVE_LIBPQ
    if (pglab_has())
        server = pglab_start("fsync=off");
    else
        suites[1] = (CU_SuiteInfo)CU_SUITE_INFO_NULL;
#endif
    int status = cutap_run(suites);
    folder_remove(&folder);
#ifdef HAVE_LIBPQ
    if (server)
        pglab_free(&server);
    free(database);
    buf_free(&said);
#endif
    return status;
}
