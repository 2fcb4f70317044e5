/*
 * cardroom.conf: defaults, checks that need more than one row, and the way through to the children.
 */
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "conf.h"
#include "config.h"
#include "cutap.h"
#include "deps.h"
#include "files.h"
#include "xalloc.h"

/* A text of 99 bytes, which makes a path longer than a socket may have. */
#define LONG                                                                                       \
    "0123456789012345678901234567890123456789012345678"                                            \
    "01234567890123456789012345678901234567890123456789"

/* A configuration file that holds `text`; the path is in `out`. */
static void file_of(const char *text, char *out)
{
    strcpy(out, "conf-XXXXXX");
    int fd = mkstemp(out);
    CU_ASSERT_FATAL(fd >= 0);
    CU_ASSERT_EQUAL(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
}

/* What was loaded, and what was loaded another time. `path` is the file that was loaded last, and
 * `errors` has its errors. */
static struct conf conf, other;
static struct buf errors;
static char path[32];

static int load_path(struct conf *into, const char *from)
{
    conf_free(into);
    buf_clear(&errors);
    return conf_load(into, from, &errors);
}

static int load(struct conf *into, const char *text)
{
    file_of(text, path);
    int result = load_path(into, path), error = errno;
    unlink(path);
    errno = error;
    return result;
}

#define LOADS(into, text)                                                                          \
    do {                                                                                           \
        CU_ASSERT_EQUAL(load(into, text), 0);                                                      \
        CU_ASSERT_STRING_EQUAL(buf_text(&errors), "");                                             \
    } while (0)
#define SAYS(buf, part) CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(buf), part))

static void end(void)
{
    conf_free(&conf);
    conf_free(&other);
    buf_free(&errors);
}

SUITE("conf", NULL, end);

TEST(test_defaults, "defaults")
{
    CU_ASSERT_EQUAL(load_path(&conf, NULL), 0);
    CU_ASSERT_STRING_EQUAL(buf_text(&errors), "");
    CU_ASSERT_STRING_EQUAL(conf.listen_telnet, "*:4000");
    CU_ASSERT_STRING_EQUAL(conf.listen_ssh, "*:2222");
    CU_ASSERT(conf.lobby.starting_chips == 1000 && conf.lobby.allowance == 100);
    CU_ASSERT(conf.lobby.turn_ms == 30000 && conf.lobby.away_ms == 300000 &&
              conf.lobby.vote_ms == 60000);
    CU_ASSERT(conf.lobby.registration == REGISTRATION_OPEN && conf.limits.connections > 0);
    CU_ASSERT_STRING_EQUAL(conf.lobby.same_address_exempt, "");
}

TEST(test_what_follows_from_data_dir, "what follows from data-dir")
{
    LOADS(&conf, "data-dir /srv/cards\n");
    CU_ASSERT_STRING_EQUAL(conf.store, "sqlite:/srv/cards/cardroom.db");
    CU_ASSERT_STRING_EQUAL(conf.host_key, "/srv/cards/ssh_host_ed25519_key");
    CU_ASSERT_STRING_EQUAL(conf.control_socket, "/srv/cards/control");

    char here[4096], want[5000];
    CU_ASSERT_PTR_NOT_NULL(getcwd(here, sizeof(here)));
    LOADS(&conf, "data-dir run\nstore sqlite:x.db\nhost-key /k\nlog l\n");
    snprintf(want, sizeof(want), "%s/run/control", here);
    CU_ASSERT_STRING_EQUAL(conf.control_socket, want);
    snprintf(want, sizeof(want), "sqlite:%s/x.db", here);
    CU_ASSERT_STRING_EQUAL(conf.store, want);
    CU_ASSERT_STRING_EQUAL(conf.host_key, "/k");
    snprintf(want, sizeof(want), "%s/l", here);
    CU_ASSERT_STRING_EQUAL(conf.log, want);
}

/* Some editors put a byte order mark in front. */
TEST(test_mark, "a byte order mark")
{
    LOADS(&conf, "\xef\xbb\xbfmotd tea\nhost-name cards.example\n");
    CU_ASSERT_STRING_EQUAL(conf.lobby.motd, "tea");
    CU_ASSERT_STRING_EQUAL(conf.host_name, "cards.example");
}

/* A relative path begins where the file is, wherever one stands and whichever link leads to it. */
TEST(test_folder, "paths begin where the file is")
{
    char here[4096], want[5000], link[] = "link-XXXXXX";
    CU_ASSERT_PTR_NOT_NULL_FATAL(getcwd(here, sizeof(here)));
    CU_ASSERT_PTR_NOT_NULL_FATAL(mkdtemp(link));
    file_of("data-dir run\npages ../pages\n", path);
    FREED char *real = xasprintf("%s/%s", here, path), *through = xasprintf("%s/%s/c", here, link);
    CU_ASSERT_EQUAL_FATAL(symlink(real, through), 0);
    CU_ASSERT_EQUAL_FATAL(chdir("/"), 0);
    CU_ASSERT_EQUAL(load_path(&conf, through), 0);
    CU_ASSERT_EQUAL_FATAL(chdir(here), 0);
    snprintf(want, sizeof(want), "%s/run", here);
    CU_ASSERT_STRING_EQUAL(conf.data_dir, want);
    snprintf(want, sizeof(want), "%s/../pages", here);
    CU_ASSERT_STRING_EQUAL(conf.lobby.pages, want);
    unlink(through);
    unlink(real);
    rmdir(link);
}

/* Files that cannot be read and that a start can do without are not faults of the settings, but are
 * reported. */
TEST(test_files, "files that cannot be read")
{
    static const struct {
        const char *lines, *missing;
    } rows[] = {{"pages /no/such/folder\n", "pages: /no/such/folder/rules cannot be read: "},
                {"forbidden-names /no/list\npages .\n",
                 "forbidden-names: /no/list cannot be read: No such file or directory. "},
                {"pages .\n", NULL},
                {"pages .\nforbidden-names names\n", NULL}};
    char name[64];
    mkdir("help", 0700);
    mkdir("rules", 0700);
    file_of("", name);
    CU_ASSERT_EQUAL(rename(name, "names"), 0);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        BUF_LOCAL out = {0};
        LOADS(&conf, rows[i].lines);
        conf_missing(&conf, &out);
        CU_ASSERT(rows[i].missing ? !!strstr(buf_text(&out), rows[i].missing)
                                  : buf_text(&out)[0] == '\0');
    }
    unlink("names");
    rmdir("help");
    rmdir("rules");
}

/* Whether these lines are a fault, which is told with where it is. */
static bool refused(const char *lines)
{
    bool fault = load(&conf, lines) == -1 && errno == EINVAL;
    FREED char *where = xasprintf("%s:1: ", path);
    fault = fault && buf_text(&errors)[errors.len - 1] == '\n' &&
            strncmp(buf_text(&errors), where, strlen(where)) == 0;
    if (!fault)
        printf("# no fault: %s", lines);
    return fault;
}

TEST(test_faults, "faults are named")
{
    ROWS_LOCAL rows = rows_open("tests/conf/bad.conf", NULL);
    while (rows_next(&rows)) {
        FREED char *lines = xasprintf("%s\n", rows.cell[0]);
        CU_ASSERT(refused(lines));
    }
    CU_ASSERT_EQUAL(rows.n, 39);
    CU_ASSERT(refused("control-socket /" LONG "\n"));
    CU_ASSERT(refused("data-dir /" LONG "\n"));
    CU_ASSERT_EQUAL(load_path(&conf, "/no/such/file"), -1);
    CU_ASSERT_EQUAL(errno, ENOENT);
    CU_ASSERT(errors.len > 0);
}

/* cardroom.conf(5): every error is told with its line, even those that a single row does not
 * see. */
TEST(test_lines, "faults with their lines")
{
    static const struct {
        int line;
        const char *says;
    } faults[] = {{2, "listen-telnet: \"4000\" is not an address with a port. "},
                  {2, "listen-telnet: \"x\" is not an address with a port. "},
                  {4, "store: \"mysql:x\" is not a store. "},
                  {6, "limit-exempt: \"192.0.2.0/33\" is not a network. "},
                  {6, "limit-exempt: \"2001:db8::/20\" is all of 2001::/20. "},
                  {6, "limit-exempt: \"::/64\" covers the place that IPv6 has for IPv4, "},
                  {7, "user: There is no user \"no-such-user-here\". "},
                  {5, "listen-tls: There is no TLS without a certificate. "}};
    char want[128];
    CU_ASSERT_EQUAL(
        load(&conf,
             "listen-telnet *:4000\nlisten-telnet 4000 *:4001 x\n# words\n"
             "store mysql:x\nlisten-tls *:4443\nlimit-exempt 192.0.2.0/33 2001:db8::/20 ::/64\n"
             "user no-such-user-here\n"),
        -1);
    const char *at = buf_text(&errors);
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
        snprintf(want, sizeof(want), "%s:%d: %s", path, faults[i].line, faults[i].says);
        CU_ASSERT_EQUAL(strncmp(at, want, strlen(want)), 0);
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    CU_ASSERT_STRING_EQUAL(at, "");
}

/* CU-D18: one name at one time is one cup. */
TEST(test_cups, "cups of one name")
{
    static const struct {
        const char *lines;
        int faults;
    } rows[] = {
        {"cup a daily 12:00 palace swiss\ncup a daily 13:00 palace swiss\n", 0},
        {"cup a daily 12:00 palace swiss\ncup b daily 12:00 palace swiss\n", 0},
        {"cup a weekly friday 12:00 palace swiss | a weekly monday 12:00 palace swiss\n", 0},
        {"cup a daily 12:00 palace swiss\ncup a daily 12:00 palace arena\n", 1},
        {"cup a daily 12:00 palace swiss | A weekly friday 12:00 palace arena\n", 1}};
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        CU_ASSERT_EQUAL(load(&conf, rows[i].lines), rows[i].faults ? -1 : 0);
        bool told = strstr(buf_text(&errors), "Two cups have the name a ");
        CU_ASSERT_EQUAL(told, rows[i].faults != 0);
    }
}

/* Whether a group gets to the control socket through its folder. */
TEST(test_control_folder, "the folder of the control socket")
{
    static const struct {
        mode_t mode;
        bool own, other; /* whether the folder's group is let in, and another one */
    } rows[] = {{0700, false, false}, {0710, true, false}, {0711, true, true}, {0701, true, true}};
    struct stat about;
    char folder[] = "/tmp/conf-XXXXXX", text[128];
    CU_ASSERT_PTR_NOT_NULL_FATAL(mkdtemp(folder));
    snprintf(text, sizeof(text), "control-socket %s/control\n", folder);
    LOADS(&conf, text);
    FREED char *said = conf_control_folder(&conf);
    CU_ASSERT_STRING_EQUAL(said, folder);
    CU_ASSERT_EQUAL_FATAL(stat(folder, &about), 0);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        CU_ASSERT_EQUAL(chmod(folder, rows[i].mode), 0);
        CU_ASSERT_EQUAL(conf_control_lets_in(&conf, about.st_gid), rows[i].own);
        CU_ASSERT_EQUAL(conf_control_lets_in(&conf, about.st_gid + 1), rows[i].other);
    }
    CU_ASSERT_EQUAL(rmdir(folder), 0);
    CU_ASSERT_TRUE(conf_control_lets_in(&conf, about.st_gid));
    LOADS(&conf, "control-socket /control\n");
    FREED char *root = conf_control_folder(&conf);
    CU_ASSERT_STRING_EQUAL(root, "/");
}

/* Values that are unusual and good. */
TEST(test_taken, "other values that are taken")
{
    char here[4096], want[5000];
    CU_ASSERT_PTR_NOT_NULL(getcwd(here, sizeof(here)));
    LOADS(&conf, "listen-tls *:4443\ntls-certificate cert.pem\nforbidden-names words\n"
                 "listen-metrics 127.0.0.1:1 [::1]:2 localhost:3\nstore sqlite:/dev/shm/x.db\n"
                 "log syslog\nuser root\nlimit-exempt 192.0.2.0/24 2001:db8::/32 ::1\n");
    snprintf(want, sizeof(want), "%s/cert.pem", here);
    CU_ASSERT_STRING_EQUAL(conf.tls_certificate, want);
    CU_ASSERT_STRING_EQUAL(conf.tls_key, want); /* one file may hold both */
    snprintf(want, sizeof(want), "%s/words", here);
    CU_ASSERT_STRING_EQUAL(conf.lobby.forbidden_names, want);
    CU_ASSERT_STRING_EQUAL(conf.store, "sqlite:/dev/shm/x.db");
    CU_ASSERT_STRING_EQUAL(conf.log, "syslog");
    LOADS(&conf, "tls-certificate /c\ntls-key k\n");
    snprintf(want, sizeof(want), "%s/k", here);
    CU_ASSERT_STRING_EQUAL(conf.tls_key, want);
    LOADS(&conf, "log journal\n");
    CU_ASSERT_STRING_EQUAL(conf.log, "journal");
    LOADS(&conf, "output-hard 32k\n"); /* bounds the other's default */
    CU_ASSERT_EQUAL(conf.limits.output_soft, 32 * 1024);
}

/* Where people reach the service, which need not be where it listens. */
TEST(test_public, "where people reach it")
{
    static const struct {
        const char *lines, *host, *ssh, *telnet, *tls, *https; /* NULL: there is none */
    } rows[] = {
        {"", NULL, "2222", "4000", NULL},
        {"host-name a.example\n", "a.example", "2222", "4000", NULL},
        {"public-address b.example\nlisten-ssh\n", "b.example", NULL, "4000", NULL},
        {"host-name a.example\npublic-address ssh=22\n", "a.example", "22", "4000", NULL},
        {"host-name a.example\npublic-address tls=4001 b.example\npublic-address telnet=23\n",
         "b.example", "2222", "23", "4001"},
        {"public-address a.example https=443 http=80\n", "a.example", "2222", "4000", NULL, "443"},
    };
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char host[64], port[8];
        LOADS(&conf, rows[i].lines);
        const struct {
            const char *service, *listen, *want;
        } ports[] = {{"ssh", conf.listen_ssh, rows[i].ssh},
                     {"telnet", conf.listen_telnet, rows[i].telnet},
                     {"tls", conf.listen_tls, rows[i].tls},
                     {"https", "", rows[i].https}};
        CU_ASSERT_EQUAL(conf_public_host(&conf, host, sizeof(host)), !!rows[i].host);
        CU_ASSERT_STRING_EQUAL(host, rows[i].host ? rows[i].host : "");
        for (int k = 0; k < 4; k++) {
            port[0] = '\0';
            CU_ASSERT_EQUAL(
                conf_public_port(&conf, ports[k].service, ports[k].listen, port, sizeof(port)),
                !!ports[k].want);
            CU_ASSERT_STRING_EQUAL(port, ports[k].want ? ports[k].want : "");
        }
    }
}

/* What a reload says about itself, without telling a secret. */
#define SECRET(which) "store postgresql://me:sec?ret" which "@db/x\n"
TEST(test_changes, "changes are told")
{
    BUF_LOCAL said = {0};
    LOADS(&conf, "motd one\nlisten-ssh *:22\n" SECRET("one"));
    conf_changes(&conf, &conf, &said);
    CU_ASSERT_STRING_EQUAL(buf_text(&said), "");
    LOADS(&other, "motd two\nlisten-ssh *:23\n" SECRET("two"));
    conf_changes(&conf, &other, &said);
    SAYS(&said, "motd from \"one\" to \"two\"\n");
    SAYS(&said, "listen-ssh from \"*:22\" to \"*:23\", at the next start\n");
    SAYS(&said, "store from \"postgresql://");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&said), "sec?ret"));
}

/* A reload leaves settings that need a new start as they were, even those that follow from another
 * setting. */
TEST(test_kept, "what a reload keeps")
{
    LOADS(&conf, "motd one\ndata-dir /srv/cards\nnode 3\nsandbox no\n");
    LOADS(&other, "motd two\ndata-dir /srv/other\nlog syslog\nlog-level warn\n");
    CU_ASSERT_PTR_NOT_NULL(conf_needs_restart(&conf, &other, NULL));
    conf_keep(&other, &conf);
    CU_ASSERT_PTR_NULL(conf_needs_restart(&conf, &other, NULL));
    CU_ASSERT_STRING_EQUAL(other.store, "sqlite:/srv/cards/cardroom.db");
    CU_ASSERT_STRING_EQUAL(other.log, "stderr");
    CU_ASSERT_EQUAL(other.node, 3);
    CU_ASSERT_FALSE(other.sandbox);
    CU_ASSERT_STRING_EQUAL(other.lobby.motd, "two");
}

/* Other machines come and go with a reload, except the first and the last. */
TEST(test_kept_peers, "machines come and go with a reload")
{
    static const struct {
        const char *old, *new, *kept;
    } rows[] = {{"peer 1=10.0.0.1:1\n", "peer 1=10.0.0.1:1\npeer 2=10.0.0.2:1\n",
                 "1=10.0.0.1:1 2=10.0.0.2:1"},
                {"", "peer 1=10.0.0.1:1\n", ""},
                {"peer 1=10.0.0.1:1\n", "", "1=10.0.0.1:1"}};
    for (int i = 0; i < 3; i++) {
        BUF_LOCAL said = {0};
        LOADS(&conf, rows[i].old);
        LOADS(&other, rows[i].new);
        CU_ASSERT_EQUAL(!!conf_needs_restart(&conf, &other, NULL), i > 0);
        conf_changes(&conf, &other, &said);
        CU_ASSERT_EQUAL(!!strstr(buf_text(&said), "at the next start"), i > 0);
        conf_keep(&other, &conf);
        CU_ASSERT_STRING_EQUAL(other.peer, rows[i].kept);
    }
}

/* Which settings all machines of a lobby have in common. */
TEST(test_shared, "settings that machines have in common")
{
    CU_ASSERT_TRUE(conf_is_shared("motd"));
    CU_ASSERT_TRUE(conf_is_shared("registration"));
    CU_ASSERT_TRUE(conf_is_shared("login-deadline"));
    CU_ASSERT_TRUE(conf_is_shared("logins-kept"));
    CU_ASSERT_FALSE(conf_is_shared("log-level"));
    CU_ASSERT_FALSE(conf_is_shared("node"));
    CU_ASSERT_FALSE(conf_is_shared("peer"));
    CU_ASSERT_FALSE(conf_is_shared("peer-ca-key"));
    CU_ASSERT_FALSE(conf_is_shared("listen-tls"));
    CU_ASSERT_FALSE(conf_is_shared("tls-key"));
    CU_ASSERT_FALSE(conf_is_shared("control-socket"));
    CU_ASSERT_FALSE(conf_is_shared("store"));
}

/* Listeners that stay until the next start keep the certificate that they need. */
TEST(test_kept_certificate, "it keeps the certificate of listeners")
{
    BUF_LOCAL text = {0};
    LOADS(&conf, "listen-tls *:4001\ntls-certificate /etc/one.pem\n");
    LOADS(&other, "motd two\n");
    CU_ASSERT_STRING_EQUAL(conf_needs_restart(&conf, &other, "listen-tls"), "tls-certificate");
    CU_ASSERT_STRING_EQUAL(conf_needs_restart(&conf, &other, "tls-certificate"), "tls-key");
    conf_keep(&other, &conf);
    CU_ASSERT_STRING_EQUAL(other.tls_certificate, "/etc/one.pem");
    CU_ASSERT_STRING_EQUAL(other.tls_key, "/etc/one.pem");
    options_lines(conf_options(), &other, &text);
    LOADS(&other, buf_text(&text));
    LOADS(&other, "tls-certificate /etc/two.pem\n");
    conf_keep(&other, &conf);
    CU_ASSERT_STRING_EQUAL(other.tls_certificate, "/etc/two.pem");
}

TEST(test_listen_words, "words of listen")
{
    char host[64], port[8];
    CU_ASSERT(conf_listen_split("[2001:db8::1]:22", host, sizeof(host), port, sizeof(port)));
    CU_ASSERT_STRING_EQUAL(host, "2001:db8::1");
    CU_ASSERT_STRING_EQUAL(port, "22");
    CU_ASSERT(conf_listen_split("*:0", host, sizeof(host), port, sizeof(port)));
    CU_ASSERT_STRING_EQUAL(host, "");
    CU_ASSERT(conf_listen_split("cards.example:4000", host, sizeof(host), port, sizeof(port)));
    CU_ASSERT_STRING_EQUAL(host, "cards.example");
    CU_ASSERT_FALSE(conf_listen_split("cards.example:4000", host, 13, port, sizeof(port)));
    char word[8];
    const char *at = options_word("  ab  c ", word, sizeof(word));
    CU_ASSERT_STRING_EQUAL(word, "ab");
    at = options_word(at, word, sizeof(word));
    CU_ASSERT_STRING_EQUAL(word, "c");
    CU_ASSERT_PTR_NULL(options_word(at, word, sizeof(word)));
}

/* What the supervisor formats is what a child reads. */
TEST(test_handed_on, "handed on to the children")
{
    BUF_LOCAL text = {0}, text_again = {0};
    LOADS(&conf, "motd Palace season ends  on Sunday\nlisten-ssh\nlisten-telnet [::1]:1 "
                 "127.0.0.1:2\nregistration no\naway-limit 90s\nsame-address-exempt "
                 "127.0.0.0/8\n");
    options_lines(conf_options(), &conf, &text);
    LOADS(&other, buf_text(&text));
    options_lines(conf_options(), &other, &text_again);
    CU_ASSERT_STRING_EQUAL(buf_text(&text), buf_text(&text_again));
    CU_ASSERT_STRING_EQUAL(other.lobby.motd, "Palace season ends  on Sunday");
    CU_ASSERT_STRING_EQUAL(other.listen_ssh, "");
    CU_ASSERT(other.lobby.registration == REGISTRATION_CLOSED && other.lobby.away_ms == 90000);

    CU_ASSERT_PTR_NULL(conf_needs_restart(&conf, &other, NULL));
    LOADS(&other, "motd other\n");
    CU_ASSERT_STRING_EQUAL(conf_needs_restart(&conf, &other, NULL), "listen-telnet");
    CU_ASSERT_STRING_EQUAL(conf_needs_restart(&conf, &other, "listen-telnet"), "listen-ssh");
    CU_ASSERT_PTR_NULL(conf_needs_restart(&conf, &other, "listen-ssh"));
}

/* The sample, every line uncommented, is a good file that says what the defaults say. */
TEST(test_sample, "the sample")
{
    BUF_LOCAL sample = {0}, live = {0}, a = {0}, b = {0};
    options_sample(conf_options(), &sample);
    for (const char *line = buf_text(&sample); *line;) {
        size_t len = strcspn(line, "\n") + 1;
        if (line[0] == '#' && line[1] != ' ' && line[1] != '\n')
            buf_add(&live, line + 1, len - 1);
        line += len;
    }
    LOADS(&conf, buf_text(&live));
    CU_ASSERT_EQUAL(load_path(&other, NULL), 0);
    options_lines(conf_options(), &conf, &a);
    options_lines(conf_options(), &other, &b);
    CU_ASSERT_STRING_EQUAL(buf_text(&a), buf_text(&b));
}

TEST(test_act_roles, "who may do acts")
{
    static const struct {
        const char *line, *fault;
    } bad[] = {
        {"merg admin", "The lobby has no act \"merg\". The nearest is \"merge\""},
        {"doctor admin", "The lobby has no act \"doctor\""},
        {"adjust boss", "\"boss\" is not a role. Write moderator or admin."},
        {"adjust player",
         "The least role for adjust is moderator, which cannot be lowered to player"},
        {"adjust", "Name an act and a role"},
    };
    LOADS(&conf, "act-role adjust admin\nact-role shutdown cancel admin | void admin\n");
    CU_ASSERT_STRING_EQUAL(conf.lobby.act_roles,
                           "adjust admin | shutdown cancel admin | void admin");
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        FREED char *text = xasprintf("act-role %s\n", bad[i].line);
        CU_ASSERT_EQUAL(load(&conf, text), -1);
        SAYS(&errors, bad[i].fault);
        SAYS(&errors, ":1: act-role: ");
    }
}

/* A store on a server: what can be told before anybody connects. */
TEST(test_server, "a store on a server")
{
    static const struct {
        const char *line, *fault;
        mode_t mode;
    } rows[] = {
#ifdef HAVE_LIBPQ
        {"store postgresql:///cardroom?host=/run/postgresql\n", NULL, 0644},
        {"store postgresql://h/x?colour=red\n", "The url of the store makes no sense: invalid URI ",
         0644},
        {"store postgresql://me:secret@h/x\n", "It holds a password, and everybody may read ",
         0644},
        {"store postgresql://h/x?user=me&password=secret\n",
         "It holds a password, and everybody may read ", 0604},
        {"store postgresql://me:secret@h/x\n", NULL, 0640},
#else
        {"store postgresql:///cardroom\n", "This cardroom was built without PostgreSQL. ", 0600},
#endif
    };
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        file_of(rows[i].line, path);
        CU_ASSERT_EQUAL(chmod(path, rows[i].mode), 0);
        CU_ASSERT_EQUAL(load_path(&conf, path), rows[i].fault ? -1 : 0);
        CU_ASSERT(!rows[i].fault || strstr(buf_text(&errors), rows[i].fault));
        CU_ASSERT_PTR_NULL(strstr(buf_text(&errors), "secret"));
        unlink(path);
    }
}

#ifdef HAVE_WSLAY
/* The address of the page, as far as the settings tell it. */
TEST(test_web_address, "where the page is")
{
    static const struct {
        const char *lines, *url;
    } rows[] = {{"", NULL},
                {"listen-web *:8080\n", "http://localhost:8080"},
                {"listen-web 127.0.0.1:80\nhost-name a.example\n", "http://a.example"},
                {"listen-web *:80\nlisten-web-tls *:8443\ntls-certificate c\nhost-name a.example\n",
                 "https://a.example:8443"},
                {"listen-web 127.0.0.1:8080\npublic-address play.example.org https=443\n",
                 "https://play.example.org"}};
    char url[200];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        LOADS(&conf, rows[i].lines);
        CU_ASSERT_EQUAL(conf_web_address(&conf, url, sizeof(url)), rows[i].url ? true : false);
        CU_ASSERT_STRING_EQUAL(url, rows[i].url ? rows[i].url : "");
    }
    CU_ASSERT_EQUAL(
        load(&conf, "listen-web-tls *:8443\nweb-origin ftp://a https://a/b https://a\n"), -1);
    SAYS(&errors, "web-origin: \"ftp://a\" is not");
    SAYS(&errors, "web-origin: \"https://a/b\" is not");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&errors), "\"https://a\""));
    SAYS(&errors, "listen-web-tls: There is no TLS");
}
#endif
