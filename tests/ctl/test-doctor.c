/*
 * cardroomctl doctor: how it judges given facts, and which facts it finds in a folder.
 */
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "act_items.h"
#include "buf.h"
#include "config.h"
#include "cutap.h"
#include "doctor.h"
#include "files.h"
#include "maintain.h"
#include "utf8.h"
#include "xalloc.h"

#define DAY INT64_C(86400000)
#define NOW (20000 * DAY)

static struct conf conf;
static struct doctor_facts f;
static struct doctor_findings found;

static void set_text(char **field, const char *text)
{
    free(*field);
    *field = xstrdup(text);
}

/* Sets what these lines say. */
static void conf_put(const char *lines)
{
    char name[64], value[128], why[200];
    for (int used; sscanf(lines, "%63s%127[^\n]\n%n", name, value, &used) == 2 ||
                   (value[0] = '\0', sscanf(lines, "%63s\n%n", name, &used) == 1);
         lines += used)
        CU_ASSERT_PTR_NULL(options_set(conf_options(), &conf, name, value, why, sizeof(why)));
}

static void put_file(struct doctor_file *file, const char *path, mode_t mode)
{
    *file = (struct doctor_file){.mode = mode,
                                 .uid = 1000,
                                 .size = 4096,
                                 .changed_ms = NOW - DAY / 2,
                                 .readable = ANSWER_YES};
    utf8_copy(path, file->path, sizeof(file->path));
}

/* Sets the facts of an installation without a fault. */
static void begin(void)
{
    BUF_LOCAL errors = {0};
    conf_load(&conf, NULL, &errors);
    set_text(&conf.data_dir, "/d");
    set_text(&conf.store, "sqlite:/d/cardroom.db");
    set_text((char **)&conf.lobby.contact, "kate@cards.example");
    set_text(&conf.host_name, "cards.example");
    set_text(&conf.tls_certificate, "/t/cert.pem");
    f = (struct doctor_facts){
        .now_ms = NOW,
        .root = true,
        .systemd = true,
        .ctl = "cardroomctl",
        .conf_path = "/etc/cardroom.conf",
        .conf_faults = "",
        .conf = &conf,
        .user = "cardroom",
        .uid = 1000,
        .service = SERVICE_UP,
        .contained = ANSWER_YES,
        .clock_sound = true,
        .running_tls_days = 60,
        .tls_read = true,
        .tls_until_ms = NOW + 60 * DAY + 1,
        .tls_host = "cards.example",
        .tls_named = true,
        .ports = 2,
        .low_ports = 1024,
        .kernel = "6.1.0-18-amd64",
        .landlock = 2,
        .seccomp = true,
        .clock_set = ANSWER_YES,
        .limit_files = 32768,
        .disk = "/d",
        .disk_free = INT64_C(10) << 30,
        .disk_size = INT64_C(20) << 30,
        .disk_inodes = 100000,
        .backups = DOCTOR_BACKUPS,
        .backups_count = 3,
        .ship_ms = -1,
        .database_read = true,
        .pages_whole = true,
        .database = {.schema = 12, .schema_known = 12, .admins = 1, .staff = 2}};
    put_file(&f.conf_file, f.conf_path, S_IFREG | 0644);
    put_file(&f.file[FILE_DATA], "/d", S_IFDIR | 0700);
    put_file(&f.file[FILE_STORE], "/d/cardroom.db", S_IFREG | 0600);
    put_file(&f.file[FILE_WAL], "/d/cardroom.db-wal", S_IFREG | 0600);
    put_file(&f.file[FILE_SHM], "/d/cardroom.db-shm", S_IFREG | 0600);
    put_file(&f.file[FILE_BALLAST], "/d/cardroom.db.ballast", S_IFREG | 0600);
    put_file(&f.file[FILE_CONTROL], "/d/control", S_IFSOCK | 0600);
    put_file(&f.file[FILE_HELP], "/p/help", S_IFDIR | 0755);
    put_file(&f.file[FILE_RULES], "/p/rules", S_IFDIR | 0755);
    put_file(&f.file[FILE_CERTIFICATE], "/t/cert.pem", S_IFREG | 0640);
    put_file(&f.host_key[HOSTKEY_ED25519], "/d/key", S_IFREG | 0600);
    put_file(&f.backup, DOCTOR_BACKUPS "/cardroom-2024.db", S_IFREG | 0600);
    for (int i = 0; i < DOCTOR_PROCESSES; i++) {
        f.process[i].pid = 100 + i;
        utf8_copy(PACKAGE_VERSION, f.process[i].version, sizeof(f.process[i].version));
    }
    f.port[0] = (struct doctor_port){"listen-telnet", "*:4000", 4000, HOLDER_SERVICE, ""};
    f.port[1] = (struct doctor_port){"listen-ssh", "*:2222", 2222, HOLDER_SERVICE, ""};
}

static void end(void)
{
    free(found.finding);
    found = (struct doctor_findings){0};
    conf_free(&conf);
}

static void show(void)
{
    for (size_t i = 0; i < found.count; i++)
        if (found.finding[i].level != DOCTOR_OK)
            printf("# %s %s: %s -> %s\n", doctor_levels[found.finding[i].level],
                   found.finding[i].check, found.finding[i].what, found.finding[i].todo);
}

SUITE("doctor", begin, end);

TEST(test_well, "all is well")
{
    size_t fine = 0;
    doctor_judge(&f, &found);
    for (size_t i = 0; i < found.count; i++)
        fine += found.finding[i].level == DOCTOR_OK;
    CU_ASSERT_TRUE(found.count >= 22);
    CU_ASSERT_EQUAL(fine, found.count);
    if (fine != found.count)
        show();
}

/* On a server nothing of the room depends on the disk of data-dir, but what shares it may. */
TEST(test_disk, "a full disk where the database is on a server")
{
    set_text(&conf.store, "postgresql://card1,card2/cardroom");
    f.file[FILE_STORE].path[0] = '\0';
    f.disk_free = 0;
    f.patroni = true;
    doctor_judge(&f, &found);
    const char *what = NULL;
    for (size_t i = 0; i < found.count; i++)
        what = strcmp(found.finding[i].check, "disk") == 0 ? found.finding[i].what : what;
    CU_ASSERT_STRING_EQUAL(what ? what : "", "The disk of data-dir has 0 MiB left: PostgreSQL and "
                                             "etcd end when they need more.");
}

static void on_servers(void)
{
    set_text(&conf.store, "postgresql://card1,card2,card3/cardroom");
    f.patroni = true;
    f.standbys.asked = true;
    f.standbys.servers = 3;
    f.standbys.there = 1;
    f.standbys.following = 2;
}

/* If a pooler or a proxy hides the servers, nobody knows how many there should be. */
TEST(test_hidden_servers, "standbys behind a proxy")
{
    on_servers();
    f.standbys.servers = 0;
    f.standbys.following = 0;
    doctor_judge(&f, &found);
    for (size_t i = 0; i < found.count; i++)
        CU_ASSERT_FALSE(strcmp(found.finding[i].check, "database") == 0 &&
                        found.finding[i].level != DOCTOR_OK);
}

/* ---- One thing amiss ---- */

static void nodes_join(void)
{
    set_text(&conf.peer, "1=192.0.2.1:4500 2=192.0.2.2:4500");
    set_text(&conf.peer_certificate, "/t/node.crt");
    f.peer_read = true;
    f.peer_until_ms = NOW + 300 * DAY;
}

/* Sets facts: there are two other nodes, ours leads, and nothing is wrong. */
static void nodes_run(void)
{
    nodes_join();
    f.nodes_read = f.leads = true;
    f.others = 2;
    for (int i = 0; i < f.others; i++) {
        struct doctor_node *other = &f.other[i];
        other->node = 2 + i;
        other->known = other->lease.alive = other->linked = true;
        utf8_printf(other->address, sizeof(other->address), "192.0.2.%d:4500", other->node);
        strcpy(other->lease.address, other->address);
    }
}

/* Sets facts: our node follows, and has no link to the node that leads. */
static void nodes_part(void)
{
    nodes_run();
    f.leads = f.other[0].linked = false;
    f.other[0].lease.leads = true;
}

static void on_server(void)
{
    set_text(&conf.store, "postgresql:///cards");
    f.standbys.asked = true;
    f.standbys.there = 1;
}

/* A fact, and its value in place of the one that begin() sets. */
#define FACT(fact, ...)                                                                            \
    {                                                                                              \
        offsetof(struct doctor_facts, fact), sizeof(((struct doctor_facts *)NULL)->fact),          \
            &(__typeof__(((struct doctor_facts *)NULL)->fact))                                     \
        {                                                                                          \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }
#define FACTS(...) .fact = {__VA_ARGS__}
#define STOPPED                                                                                    \
    FACT(service, SERVICE_DOWN), FACT(port[0].holder, HOLDER_NOBODY),                              \
        FACT(port[1].holder, HOLDER_NOBODY)

/* What each check makes of its facts. `todo` is part of its advice. */
static const struct amiss {
    const char *name, *check;
    enum doctor_level level;
    const char *todo;
    struct {
        size_t at, size;
        const void *is; /* NULL: there are no more */
    } fact[5];
    void (*from)(void); /* changes more before that; NULL: nothing does */
    const char *conf;   /* lines of the configuration; NULL: as usual */
} amiss[] = {
    {"a fault in the configuration", "configuration", DOCTOR_ERROR, "cardroomd -t",
     FACTS(FACT(conf_faults, "line 3: no such option\n"))},
    {"no configuration", "configuration", DOCTOR_ERROR, "--sample-config",
     FACTS(FACT(conf, NULL), FACT(conf_error, ENOENT))},
    {"a configuration that is hidden", "configuration", DOCTOR_UNSEEN, "sudo ",
     FACTS(FACT(conf, NULL), FACT(conf_error, EACCES))},
    {"a configuration that others may write", "configuration", DOCTOR_ERROR, "chmod go-w",
     FACTS(FACT(conf_file.mode, S_IFREG | 0666))},
    {"a configuration that the service cannot read", "configuration", DOCTOR_ERROR, "chmod a+r",
     FACTS(FACT(conf_file.readable, ANSWER_NO))},
    {"a stopped service", "service", DOCTOR_ERROR, "systemctl start cardroom", FACTS(STOPPED)},
    {"a service that does not answer", "service", DOCTOR_ERROR, "Wait a minute",
     FACTS(FACT(service, SERVICE_SILENT))},
    {"a service without a room", "service", DOCTOR_ERROR, "Mend the other errors",
     FACTS(FACT(service, SERVICE_ROOMLESS))},
    {"a service that is hidden", "service", DOCTOR_UNSEEN, "sudo cardroomctl doctor",
     FACTS(FACT(service, SERVICE_CLOSED))},
    {"a node that waits for a restart", "kernel", DOCTOR_WARNING, "cardroomctl node drain 30m",
     FACTS(FACT(reboot, true)), .from = nodes_join},
    {"servers that do not answer", "database", DOCTOR_ERROR, "patronictl",
     FACTS(FACT(late[LOOK_DATABASE], true)), .from = on_servers},
    {"a server that does not follow", "database", DOCTOR_WARNING, "patronictl",
     FACTS(FACT(standbys.following, 1)), .from = on_servers},
    {"the only standby does not follow", "database", DOCTOR_WARNING, "See whether it runs",
     FACTS(FACT(standbys.servers, 2), FACT(standbys.following, 0)), .from = on_servers},
    {"a look that takes too long", "disk", DOCTOR_UNSEEN, "hangs",
     FACTS(FACT(late[LOOK_DISK], true))},
    {"files that are seen too late", "database", DOCTOR_UNSEEN, "hangs",
     FACTS(FACT(late[LOOK_FILES], true))},
    {"a service that is seen too late", "ports", DOCTOR_UNSEEN, "hangs",
     FACTS(FACT(late[LOOK_SERVICE], true))},
    {"an older room", "versions", DOCTOR_WARNING, "cardroomctl upgrade ",
     FACTS(FACT(process[DOCTOR_ROOM].version, "0.0.9"))},
    {"an older door", "versions", DOCTOR_WARNING, "cardroomctl upgrade all",
     FACTS(FACT(process[DOCTOR_DOOR].version, "0.0.9"))},
    {"an older supervisor", "versions", DOCTOR_WARNING, "systemctl restart",
     FACTS(FACT(process[DOCTOR_SUPERVISOR].version, "0.0.9"))},
    {"a library that was replaced", "versions", DOCTOR_WARNING, "cardroomctl upgrade ",
     FACTS(FACT(process[DOCTOR_ROOM].replaced, ANSWER_YES))},
    {"data that others may read", "data", DOCTOR_WARNING, "chmod 700 /d",
     FACTS(FACT(file[FILE_DATA].mode, S_IFDIR | 0755))},
    {"data that others may change", "data", DOCTOR_ERROR, "chmod 700 /d",
     FACTS(FACT(file[FILE_DATA].mode, S_IFDIR | 0777))},
    {"data of another user", "data", DOCTOR_ERROR, "chown cardroom: /d",
     FACTS(FACT(file[FILE_DATA].uid, 0))},
    {"no data", "data", DOCTOR_WARNING, "systemctl start",
     FACTS(FACT(file[FILE_DATA].error, ENOENT))},
    {"a log of the database that is root's", "database", DOCTOR_ERROR,
     "chown cardroom: /d/cardroom.db-wal", FACTS(FACT(file[FILE_WAL].uid, 0))},
    {"no database", "database", DOCTOR_ERROR, "cardroomctl restore",
     FACTS(FACT(file[FILE_STORE].error, ENOENT))},
    {"a database that is hidden", "database", DOCTOR_UNSEEN, "sudo ",
     FACTS(FACT(file[FILE_STORE].error, EACCES))},
    {"a damaged database", "database", DOCTOR_ERROR,
     "systemctl stop cardroom; cardroomctl restore " DOCTOR_BACKUPS "/cardroom-2024.db",
     FACTS(FACT(database_fault, "It is damaged."), FACT(database_read, false))},
    {"a newer schema", "schema", DOCTOR_ERROR, "Install", FACTS(FACT(database.schema, 13))},
    {"an older schema", "schema", DOCTOR_WARNING, "cardroomctl upgrade",
     FACTS(FACT(database.schema, 11))},
    {"a node that is away", "nodes", DOCTOR_WARNING, "On that machine",
     FACTS(FACT(other[0].lease.alive, false), FACT(other[0].linked, false),
           FACT(other[0].lease.seen_ms, 90000)),
     .from = nodes_run},
    {"a node that was never there", "nodes", DOCTOR_WARNING, "node invite 3",
     FACTS(FACT(other[1], .node = 3)), .from = nodes_run},
    {"a node that is not linked", "nodes", DOCTOR_WARNING, "On that machine",
     FACTS(FACT(other[1].lease.parted, true), FACT(other[1].linked, false)), .from = nodes_run},
    {"no link to the leader", "nodes", DOCTOR_ERROR, "Mend what this says", .from = nodes_part},
    {"a leader that is not reached", "nodes", DOCTOR_ERROR, "firewalls",
     FACTS(FACT(other[0].error, ECONNREFUSED)), .from = nodes_part},
    {"a leader at another address", "nodes", DOCTOR_ERROR, "Write peer 2=192.0.2.9:4500",
     FACTS(FACT(other[0].lease.address, "192.0.2.9:4500")), .from = nodes_part},
    {"a drained node", "nodes", DOCTOR_WARNING, "cardroomctl node serve",
     FACTS(FACT(drained, true)), .from = nodes_run},
    {"no node that leads", "nodes", DOCTOR_ERROR, "Look again", FACTS(FACT(leads, false)),
     .from = nodes_run},
    {"no standby", "database", DOCTOR_ERROR, "Start the standby.", FACTS(FACT(standbys.there, 0)),
     .from = on_server},
    {"a standby that does not answer", "database", DOCTOR_ERROR, "Start the standby.",
     FACTS(FACT(standbys.waiting, 2), FACT(standbys.waiting_ms, 9000)), .from = on_server},
    {"no standby under Patroni", "database", DOCTOR_ERROR, "patronictl",
     FACTS(FACT(standbys.there, 0), FACT(patroni, true)), .from = on_server},
    {"everybody from one address", "strangers", DOCTOR_WARNING, "proxy-from",
     FACTS(FACT(shared, "10.88.0.1"))},
    {"no pages", "pages", DOCTOR_WARNING, "pages", FACTS(FACT(file[FILE_RULES].error, ENOENT))},
    {"pages that cannot be read", "pages", DOCTOR_WARNING, "chmod -R a+rX /p/help",
     FACTS(FACT(file[FILE_HELP].readable, ANSWER_NO))},
    {"a port that is taken", "ports", DOCTOR_ERROR, "ss -ltnp 'sport = :2222'",
     FACTS(FACT(port[1].holder, HOLDER_OTHER), FACT(port[1].who, "sshd, process 7"))},
    {"a port where nobody listens", "ports", DOCTOR_WARNING, "systemctl restart",
     FACTS(FACT(port[1].holder, HOLDER_NOBODY))},
    {"a low port of TLS", "ports", DOCTOR_ERROR, "edit cardroom-tls.socket",
     FACTS(STOPPED, FACT(port[1], "listen-tls", "*:992", 992, HOLDER_NOBODY, ""))},
    {"a low port of browsers", "ports", DOCTOR_ERROR, "edit cardroom-web.socket",
     FACTS(STOPPED, FACT(port[1], "listen-web", "*:80", 80, HOLDER_NOBODY, ""))},
    {"a low port of browsers over TLS", "ports", DOCTOR_ERROR, "edit cardroom-web-tls.socket",
     FACTS(STOPPED, FACT(port[1], "listen-web-tls", "*:443", 443, HOLDER_NOBODY, ""))},
    {"a low port of metrics", "ports", DOCTOR_ERROR, "Name a port from 1024 on",
     FACTS(STOPPED, FACT(port[1], "listen-metrics", "*:909", 909, HOLDER_NOBODY, ""))},
    {"a low port", "ports", DOCTOR_ERROR, "cardroom-ssh.socket",
     FACTS(STOPPED, FACT(port[1].number, 22))},
    {"no port", "ports", DOCTOR_ERROR, "listen-ssh", FACTS(FACT(ports, 0))},
    {"a certificate that has ended", "certificate", DOCTOR_ERROR, "certbot renew",
     FACTS(FACT(tls_until_ms, NOW - 1))},
    {"a certificate for 2 days", "certificate", DOCTOR_ERROR, "cardroomctl reload",
     FACTS(FACT(tls_until_ms, NOW + 3 * DAY - 1), FACT(running_tls_days, 2))},
    {"a certificate for 3 days", "certificate", DOCTOR_WARNING, "certbot renew",
     FACTS(FACT(tls_until_ms, NOW + 3 * DAY), FACT(running_tls_days, 3))},
    {"a certificate for 20 days", "certificate", DOCTOR_WARNING, "certbot renew",
     FACTS(FACT(tls_until_ms, NOW + 21 * DAY - 1), FACT(running_tls_days, 20))},
    {"a key that does not fit", "certificate", DOCTOR_ERROR, "cardroomctl reload",
     FACTS(FACT(tls_fault, "The key is not that of the certificate."))},
    {"a certificate that the service cannot read", "certificate", DOCTOR_ERROR,
     "chgrp \"$(id -gn cardroom)\" /t/cert.pem",
     FACTS(FACT(file[FILE_CERTIFICATE].readable, ANSWER_NO))},
    {"a certificate behind a folder", "certificate", DOCTOR_ERROR, "chmod a+x /t",
     FACTS(FACT(file[FILE_CERTIFICATE].readable, ANSWER_NO),
           FACT(file[FILE_CERTIFICATE].closed, 2 /* "/t" */))},
    {"a key of certbot's", "certificate", DOCTOR_ERROR, "RENEWED_LINEAGE=/etc/letsencrypt/live/x /",
     FACTS(FACT(file[FILE_KEY], "/etc/letsencrypt/live/x/privkey.pem", .mode = S_IFREG | 0600,
                .uid = 1000, .readable = ANSWER_NO))},
    {"a certificate for another name", "certificate", DOCTOR_ERROR, "-d cards.example",
     FACTS(FACT(tls_named, false))},
    {"a node's certificate for 20 days", "node-certificate", DOCTOR_WARNING, "sign another one",
     FACTS(FACT(peer_until_ms, NOW + 20 * DAY + 1)), .from = nodes_join},
    {"a node's certificate for a day", "node-certificate", DOCTOR_ERROR, "cardroomctl reload",
     FACTS(FACT(peer_until_ms, NOW + DAY + 1)), .from = nodes_join},
    {"a node's certificate that others refuse", "node-certificate", DOCTOR_ERROR,
     "cardroomctl reload",
     FACTS(FACT(peer_until_ms, NOW - 5 * DAY),
           FACT(peer_fault, "The certificate of peer-certificate has expired on 2026-01-01.")),
     .from = nodes_join},
    {"a certificate that was not loaded", "certificate", DOCTOR_WARNING, "cardroomctl reload",
     FACTS(FACT(running_tls_days, 5))},
    {"a host key that others may read", "host-keys", DOCTOR_WARNING, "chmod 600 /d/key",
     FACTS(FACT(host_key[0].mode, S_IFREG | 0644))},
    {"no host key", "host-keys", DOCTOR_ERROR, "fingerprint",
     FACTS(FACT(host_key[0].error, ENOENT))},
    {"a host key that is none", "host-keys", DOCTOR_ERROR, "",
     FACTS(FACT(host_key_fault[0], "/d/key is not an ed25519 key."))},
    {"a rotation that was forgotten", "host-keys", DOCTOR_WARNING, "cardroomctl hostkey use",
     FACTS(FACT(next_key[0], "/d/key.next", .mode = S_IFREG | 0600, .uid = 1000,
                .changed_ms = NOW - 91 * DAY, .readable = ANSWER_YES))},
    {"a service that is not contained", "sandbox", DOCTOR_WARNING, "journalctl",
     FACTS(FACT(contained, ANSWER_NO))},
    {"a kernel without Landlock", "sandbox", DOCTOR_WARNING, "5.13", FACTS(FACT(landlock, 0))},
    {"no sandbox", "sandbox", DOCTOR_WARNING, "sandbox no", .conf = "sandbox no\n"},
    {"too few files", "limits", DOCTOR_WARNING, "LimitNOFILE=4064", FACTS(FACT(limit_files, 1024))},
    {"core files", "limits", DOCTOR_WARNING, "LimitCORE=0", FACTS(FACT(limit_core, INT64_MAX))},
    {"a full disk", "disk", DOCTOR_ERROR, "du ", FACTS(FACT(disk_free, INT64_C(255) << 20))},
    {"a disk that is nearly full", "disk", DOCTOR_WARNING, "du ",
     FACTS(FACT(disk_free, INT64_C(1023) << 20))},
    {"a disk without inodes", "disk", DOCTOR_ERROR, "du ", FACTS(FACT(disk_inodes, 10))},
    {"no ballast", "ballast", DOCTOR_WARNING, "room on the disk",
     FACTS(FACT(file[FILE_BALLAST].error, ENOENT))},
    {"no backup", "backup", DOCTOR_WARNING, "enable --now cardroom-backup.timer",
     FACTS(FACT(backups_count, 0))},
    {"backups that are hidden", "backup", DOCTOR_UNSEEN, "sudo ",
     FACTS(FACT(backups_error, EACCES))},
    {"an old backup", "backup", DOCTOR_WARNING, "cardroom-backup",
     FACTS(FACT(backup.changed_ms, NOW - 2 * DAY - 1))},
    {"a stale backup", "backup", DOCTOR_ERROR, "cardroom-backup",
     FACTS(FACT(backup.changed_ms, NOW - 7 * DAY - 1))},
    {"an empty backup", "backup", DOCTOR_ERROR, "cardroom-backup", FACTS(FACT(backup.size, 0))},
    {"shipping that is late", "shipping", DOCTOR_WARNING, "cardroom-ship@",
     FACTS(FACT(ship_ms, 60001))},
    {"shipping that has ended", "shipping", DOCTOR_ERROR, "cardroom-ship@",
     FACTS(FACT(ship_ms, DAY))},
    {"a wrong clock", "clock", DOCTOR_ERROR, "cardroomctl upgrade",
     FACTS(FACT(clock_sound, false))},
    {"a clock that nothing keeps right", "clock", DOCTOR_WARNING, "timedatectl",
     FACTS(FACT(clock_set, ANSWER_NO))},
    {"a clock that jumped", "clock", DOCTOR_WARNING, "cardroomctl upgrade",
     FACTS(FACT(clock_jumps, 1))},
    {"a clock of which nothing is known", "clock", DOCTOR_UNSEEN, "",
     FACTS(FACT(clock_set, ANSWER_UNKNOWN))},
    {"an old kernel", "kernel", DOCTOR_WARNING, "newer kernel",
     FACTS(FACT(kernel, "5.10.0-28-amd64"))},
    {"a kernel that waits", "kernel", DOCTOR_WARNING, "drain", FACTS(FACT(reboot, true))},
    {"no page for browsers", "pages", DOCTOR_WARNING, "Install it again",
     FACTS(FACT(file[FILE_WEB].path, "/p/web/index.html"), FACT(file[FILE_WEB].error, ENOENT))},
    {"browsers without TLS", "browsers", DOCTOR_WARNING, "listen-web-tls",
     .conf = "listen-web 127.0.0.1:8080 *:8080\n"},
    {"a proxy that links do not name", "browsers", DOCTOR_WARNING, "https=443",
     .conf = "listen-web 127.0.0.1:8080\nproxy-from 127.0.0.1\n"},
    {"a world that is exempt", "strangers", DOCTOR_WARNING, "limit-exempt",
     .conf = "limit-exempt 192.0.2.0/24 0.0.0.0/0\n"},
    {"accounts without a limit", "strangers", DOCTOR_WARNING, "new-accounts 20",
     .conf = "new-accounts 0\n"},
    {"connections without a limit", "strangers", DOCTOR_WARNING, "max-per-address",
     .conf = "max-per-address 4000\n"},
    {"no contact", "contact", DOCTOR_WARNING, "contact ", .conf = "contact\n"},
    {"no name", "contact", DOCTOR_WARNING, "host-name ", .conf = "host-name\n"},
    {"no admin", "staff", DOCTOR_WARNING, "account create NAME admin",
     FACTS(FACT(database.admins, 0))},
    {"staff without a second factor", "staff", DOCTOR_WARNING, "totp on",
     FACTS(FACT(database.bare, 1), FACT(database.bare_names, "bob"))},
    {"staff who need none", "staff", DOCTOR_WARNING, "staff-totp no", .conf = "staff-totp no\n"},
    {"old reports", "reports", DOCTOR_WARNING, "cardroomctl reports",
     FACTS(FACT(database.reports, 3), FACT(database.oldest_ms, NOW - DAY - 1))},
};

TEST_ROWS(test_amiss, amiss)
{
    const struct amiss *row = CUTAP_ROW(amiss);
    int worst = 0, told = 0;
    if (row->from)
        row->from();
    conf_put(row->conf ? row->conf : "");
    for (int i = 0; row->fact[i].is; i++)
        memcpy((char *)&f + row->fact[i].at, row->fact[i].is, row->fact[i].size);
    doctor_judge(&f, &found);
    for (size_t i = 0; i < found.count; i++) {
        const struct doctor_finding *finding = &found.finding[i];
        if (strcmp(finding->check, row->check) == 0 && finding->level == row->level &&
            strstr(finding->todo, row->todo))
            told++;
        worst += finding->level == DOCTOR_ERROR;
    }
    CU_ASSERT_EQUAL(told, 1);
    CU_ASSERT_EQUAL(worst > 0, row->level == DOCTOR_ERROR);
    if (told != 1 || (worst > 0) != (row->level == DOCTOR_ERROR))
        show();
}

/* ---- What is found in a folder ---- */

/* The line of a check, from its level on. The caller frees it. */
static char *says(const char *text, const char *check)
{
    FREED char *wanted = xasprintf("  %s ", check);
    const char *at = strstr(text, wanted);
    if (!at)
        return xstrdup("");
    while (at > text && at[-1] != '\n')
        at--;
    return xstrndup(at, strcspn(at, "\n"));
}

static void expect(const char *folder, const char *check, const char *begins, const char *holds)
{
    FREED char *path = xasprintf("%s/cardroom.conf", folder);
    BUF_LOCAL text = {0};
    struct act_items items = {0};
    const struct local_call call = {.conf_path = path, .argument = folder};
    CU_ASSERT_EQUAL(doctor_run(&call, &text, &items), STATUS_REFUSED);
    FREED char *line = says(buf_text(&text), check);
    bool right = strncmp(line, begins, strlen(begins)) == 0 && strstr(line, holds);
    CU_ASSERT_TRUE(right);
    if (!right)
        printf("# %s\n", line);
    act_items_free(&items);
}

static void put(const char *folder, const char *name, const char *text, mode_t mode)
{
    FREED char *path = xasprintf("%s/%s", folder, name);
    file_put(path, text);
    chmod(path, mode);
}

TEST(test_folder, "what is found in a folder")
{
    FOLDER_LOCAL *folder = folder_make(NULL);
    FREED char *settings = xasprintf(
        "data-dir %s/data\nlisten-telnet 127.0.0.1:0\nlisten-ssh\npages %s\n", folder, folder);
    FREED char *data = xasprintf("%s/data", folder);
    put(folder, "cardroom.conf", settings, 0644);
    expect(folder, "data", "warning", "is not there");
    expect(folder, "service", "error", "does not run");
    mkdir(data, 0700);
    chmod(data, 0700);
    expect(folder, "data", "ok", "alone");
    chmod(data, 0777);
    expect(folder, "data", "error", "changed by others (mode 0777)");
    chmod(data, 0700);
    put(data, "ssh_host_ed25519_key", "no key", 0600);
    expect(folder, "host-keys", "error", "is not an ed25519 key");
    put(data, "ssh_host_ed25519_key", "no key", 0644);
    expect(folder, "host-keys", "warning", "read by others (mode 0644)");
    put(data, "cardroom.db", "no database, but long enough to be looked at as if it were one",
        0600);
    expect(folder, "database", "error", "");
    expect(folder, "backup", "warning", "There is no backup");
    put(folder, "cardroom-2026-01-01.db", "x", 0600);
    expect(folder, "backup", "ok", "cardroom-2026-01-01.db, and 0 older");
    put(folder, "cardroom-2026-01-02.db", "", 0600);
    put(folder, "cardroom.conf", "no-such-option 3\n", 0644);
    expect(folder, "configuration", "error", "no-such-option");
}
