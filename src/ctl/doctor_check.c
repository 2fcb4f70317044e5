/*
 * The checks of doctor.h. Each is a row of the table at the end and a function of the facts alone.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "config.h"
#include "doctor.h"
#include "network.h"
#include "server.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

#define MINUTE_MS INT64_C(60000)
#define DAY_MS    (24 * 60 * MINUTE_MS)
#define MIB       (INT64_C(1) << 20)

enum {
    CERTIFICATE_SOON_DAYS = 21, /* certbot renews 30 days before the end, so this is late */
    CERTIFICATE_LAST_DAYS = 3,
    BACKUP_OLD_DAYS = 2,
    BACKUP_STALE_DAYS = 7,
    ROTATION_DAYS = 90,
    REPORT_DAYS = 1,
    FILES_BESIDE = 64, /* descriptors that the door has open besides its connections */
    WIDE_V4 = 96 + 8,  /* networks as wide as these do not belong to one site */
    WIDE_V6 = 16,
    DISK_LOW_MIB = 256, /* as the store counts it (low, store.h) */
    DISK_TIGHT_MIB = 1024,
    INODES_FEW = 1000,
    SHIP_LATE_MIN = 1,
    SHIP_LOST_MIN = 60,
    KERNEL_LANDLOCK_MAJOR = 5,
    KERNEL_LANDLOCK_MINOR = 13
};

/* ---- What to do ---- */

static void doctor_check_todo_start(struct check *c)
{
    if (c->facts->systemd)
        doctor_todo(c, "systemctl start cardroom; journalctl -u cardroom -n 20 --no-pager");
    else
        doctor_todo(c, "cardroomd -c %s", c->facts->conf_path);
}

/* Adds the step that restarts the service. `when` names the moment to wait for, because a restart
 * ends all connections. */
static void doctor_check_todo_restart(struct check *c, const char *when)
{
    if (c->facts->systemd)
        doctor_todo(c, "%ssystemctl restart cardroom", when);
    else
        doctor_todo(c, "%s%s shutdown now; cardroomd -c %s", when, c->facts->ctl,
                    c->facts->conf_path);
}

/* ---- Files ---- */

/* Whether the file is hidden from whoever runs the doctor. If so, adds that as a finding. */
static bool doctor_check_hidden(struct check *c, const struct doctor_file *file)
{
    bool hidden = file->error == EACCES || file->error == EPERM;
    if (hidden)
        doctor_unseen(c, file->path);
    return hidden;
}

/* Checks a file or folder that only the service may use. `mode` is the mode that it should have. */
static void doctor_check_private_file(struct check *c, const struct doctor_file *file,
                                      const char *what, mode_t mode)
{
    mode_t bits = file->mode & 07777;
    if (file->uid != c->facts->uid) {
        doctor_error(c, "%s %s belongs to the user number %u, not to %s.", what, file->path,
                     (unsigned)file->uid, c->facts->user);
        doctor_todo(c, "chown %s: %s", c->facts->user, file->path);
    }
    if (bits & 077) {
        doctor_found(c, bits & 022 ? DOCTOR_ERROR : DOCTOR_WARNING,
                     "%s %s can be %s by others (mode %04o).", what, file->path,
                     bits & 022 ? "changed" : "read", (unsigned)bits);
        doctor_todo(c, "chmod %o %s", (unsigned)mode, file->path);
    } else if ((bits & 0600) != 0600) {
        doctor_error(c, "%s %s cannot be read and written by its owner (mode %04o).", what,
                     file->path, (unsigned)bits);
        doctor_todo(c, "chmod %o %s", (unsigned)mode, file->path);
    }
}

/* Checks the control socket that a group may use, and its folder. */
static void doctor_check_shared_socket(struct check *c, const struct doctor_file *socket)
{
    const struct doctor_facts *f = c->facts;
    const char *group = f->conf->control_group;
    const mode_t bits = socket->mode & 07777;
    if (bits & 07) {
        doctor_error(c, "The control socket %s can be used by everybody (mode %04o).", socket->path,
                     (unsigned)bits);
        doctor_todo(c, "chmod 660 %s", socket->path);
    } else if (socket->gid != f->control_group || (bits & 060) != 060) {
        doctor_warn(c, "The group %s of control-group cannot use the control socket %s.", group,
                    socket->path);
        doctor_check_todo_restart(c, "");
    }
    if (f->control_closed) {
        FREED char *folder = conf_control_folder(f->conf);
        doctor_warn(c, "The folder %s does not let the group %s in.", folder, group);
        doctor_todo(c, "chgrp %s %s && chmod g+x %s", group, folder, folder);
    }
}

static void doctor_check_configuration(struct check *c, const struct doctor_facts *f)
{
    if (!f->conf && (f->conf_error == EACCES || f->conf_error == EPERM)) {
        doctor_unseen(c, f->conf_path);
        return;
    }
    if (!f->conf) {
        doctor_error(c, "%s cannot be read: %s.", f->conf_path, strerror(f->conf_error));
        doctor_todo(c, "cardroomd --sample-config >%s", f->conf_path);
        return;
    }
    for (const char *line = f->conf_faults; *line;) {
        size_t len = strcspn(line, "\n");
        doctor_error(c, "%.*s", (int)len, line);
        doctor_todo(c, "Edit %s, then: cardroomd -t -c %s", f->conf_path, f->conf_path);
        line += len + (line[len] == '\n');
    }
    if (f->conf_file.mode & 022) {
        doctor_error(c, "%s can be changed by others (mode %04o).", f->conf_path,
                     (unsigned)f->conf_file.mode & 07777);
        doctor_todo(c, "chmod go-w %s", f->conf_path);
    }
    if (f->conf_file.readable == ANSWER_NO) {
        doctor_error(c, "The user %s cannot read %s.", f->user, f->conf_path);
        doctor_todo(c, "chmod a+r %s", f->conf_path);
    }
    if (doctor_clean(c))
        doctor_ok(c, "%s has no fault.", f->conf_path);
}

static void doctor_check_service(struct check *c, const struct doctor_facts *f)
{
    switch (f->service) {
    case SERVICE_UP:
        if (f->connections < 0)
            doctor_ok(c, "It runs as %s.", f->user);
        else
            doctor_ok(c, "It runs as %s, with %d %s.", f->user, f->connections,
                      f->connections == 1 ? "connection" : "connections");
        break;
    case SERVICE_CLOSED: doctor_unseen(c, "The control socket, and with it the service,"); break;
    case SERVICE_SILENT:
        doctor_error(c, "The control socket %s is there, but no room answers at it.",
                     f->conf->control_socket);
        if (f->process[DOCTOR_SUPERVISOR].pid > 0)
            doctor_todo(c, "Wait a minute: a room that stays silent is replaced, and nobody loses "
                           "the connection.");
        else
            doctor_check_todo_start(c);
        break;
    case SERVICE_ROOMLESS:
        doctor_error(c, "It runs (process %d), but none of its rooms comes up: people wait.",
                     f->process[DOCTOR_SUPERVISOR].pid);
        doctor_todo(c, f->systemd
                           ? "Mend the other errors here, or else what this says: journalctl -u "
                             "cardroom -p warning -n 20. A room comes up by itself then."
                           : "Mend the other errors here, or else what the log says. A room comes "
                             "up by itself then.");
        break;
    case SERVICE_DOWN:
        doctor_error(c, "It does not run.");
        doctor_check_todo_start(c);
        break;
    }
}

static void doctor_check_data(struct check *c, const struct doctor_facts *f)
{
    const struct doctor_file *data = &f->file[FILE_DATA], *control = &f->file[FILE_CONTROL];
    if (doctor_check_hidden(c, data))
        return;
    if (data->error) {
        doctor_warn(c, "%s is not there: %s. The first start makes it, with an empty room.",
                    data->path, strerror(data->error));
        doctor_check_todo_start(c);
        return;
    }
    if (!S_ISDIR(data->mode)) {
        doctor_error(c, "%s is not a folder.", data->path);
        doctor_todo(c, "Name another data-dir in %s.", f->conf_path);
        return;
    }
    doctor_check_private_file(c, data, "The folder", 0700);
    if (control->error == 0 && f->conf->control_group[0])
        doctor_check_shared_socket(c, control);
    else if (control->error == 0 && control->path[0])
        doctor_check_private_file(c, control, "The control socket", 0600);
    if (doctor_clean(c))
        doctor_ok(c, "%s is for %s alone.", data->path, f->user);
}

/* Adds the step that puts the newest backup in the place of a damaged database. */
static void doctor_check_todo_restore(struct check *c)
{
    const struct doctor_facts *f = c->facts;
    const int pid = f->process[DOCTOR_SUPERVISOR].pid;
    char stop[DOCTOR_NAME] = "";
    if (f->backups_count == 0 || f->backup.size == 0) {
        doctor_todo(c,
                    "Restore a backup or the copy in a second place, with the service stopped: %s "
                    "restore FILE",
                    f->ctl);
        return;
    }
    if (!f->systemd && pid > 0)
        utf8_printf(stop, sizeof(stop), "kill %d; tail --pid=%d -f /dev/null; ", pid, pid);
    if (f->systemd)
        doctor_todo(c, "systemctl stop cardroom; %s restore %s; systemctl start cardroom", f->ctl,
                    f->backup.path);
    else
        doctor_todo(c, "%s%s restore %s; cardroomd -c %s", stop, f->ctl, f->backup.path,
                    f->conf_path);
}

static void doctor_check_database(struct check *c, const struct doctor_facts *f)
{
    const struct doctor_file *store = &f->file[FILE_STORE];
    if (store_server_is(f->conf->store)) {
        FREED char *shown = store_server_shown(f->conf->store);
        if (f->database_read)
            doctor_cluster_standbys(c);
        else
            doctor_error(c, "%s", f->database_fault);
        if (doctor_clean(c))
            doctor_ok(c, "%s answers%s.", shown,
                      f->standbys.asked ? ", and a standby has what it stores" : "");
        return;
    }
    if (doctor_check_hidden(c, store))
        return;
    if (store->error) {
        doctor_found(c, f->service == SERVICE_UP ? DOCTOR_ERROR : DOCTOR_WARNING,
                     "%s is not there: %s.", store->path, strerror(store->error));
        if (f->backups_count > 0 && f->backup.size > 0)
            doctor_check_todo_restore(c);
        else
            doctor_todo(c,
                        "If there is a copy elsewhere, end the service and type: %s restore FILE. "
                        "Else the next start makes an empty one.",
                        f->ctl);
        return;
    }
    for (int i = FILE_STORE; i <= FILE_SHM; i++)
        if (f->file[i].error == 0)
            doctor_check_private_file(c, &f->file[i], "The file", 0600);
    if (f->database_fault[0]) {
        doctor_error(c, "%s", f->database_fault);
        doctor_check_todo_restore(c);
    }
    if (doctor_clean(c))
        doctor_ok(c, "%s, %" PRId64 " MiB%s.", store->path, (store->size + MIB - 1) / MIB,
                  f->pages_whole ? "" : ", of which not all was looked at (check)");
}

static void doctor_check_pages(struct check *c, const struct doctor_facts *f)
{
    for (int i = FILE_HELP; i <= FILE_NAMES; i++) {
        const struct doctor_file *file = &f->file[i];
        const char *option = i == FILE_NAMES ? "forbidden-names" : "pages";
        if (!file->path[0] || doctor_check_hidden(c, file))
            continue;
        if (file->error) {
            doctor_warn(c, "%s is not there: %s. The service starts without it.", file->path,
                        strerror(file->error));
            doctor_todo(c,
                        "Install it again, or name another with %s in %s and restart the service.",
                        option, f->conf_path);
        } else if (file->readable == ANSWER_NO) {
            doctor_warn(c, "%s cannot be read by %s.", file->path, f->user);
            doctor_todo(c, "chmod -R a+rX %s", file->path);
        }
    }
    if (doctor_clean(c))
        doctor_ok(c, "The pages in %s can be read.", f->conf->lobby.pages);
}

/* ---- What faces the network ---- */

static void doctor_check_todo_socket(struct check *c, const char *what, int port)
{
    if (c->facts->systemd)
        doctor_todo(c,
                    "systemctl edit cardroom-%s.socket, with the lines [Socket], ListenStream= and "
                    "ListenStream=%d; then: systemctl stop cardroom; systemctl enable --now "
                    "cardroom-%s.socket; systemctl start cardroom",
                    what, port, what);
    else
        doctor_todo(c, "Let root start it, with \"user %s\" in %s.", c->facts->user,
                    c->facts->conf_path);
}

static void doctor_check_port(struct check *c, const struct doctor_port *port)
{
    const struct doctor_facts *f = c->facts;
    const char *what = port->option + sizeof("listen-") - 1;
    if (port->number == 0) {
        doctor_ok(c, "%s %s: the system chooses the port.", port->option, port->word);
        return;
    }
    switch (port->holder) {
    case HOLDER_SERVICE:
        doctor_ok(c, "%s %s: the service listens.", port->option, port->word);
        break;
    case HOLDER_SYSTEMD: doctor_ok(c, "%s %s: systemd listens.", port->option, port->word); break;
    case HOLDER_OTHER:
        doctor_error(c, "%s %s: %s has that port.", port->option, port->word, port->who);
        doctor_todo(c, "Stop it, or name another port in %s. To see it: ss -ltnp 'sport = :%d'",
                    f->conf_path, port->number);
        break;
    case HOLDER_NOBODY:
        if (f->service == SERVICE_UP) {
            doctor_warn(c,
                        "%s %s: nobody listens there. The service was started with another "
                        "setting, or with the sockets of systemd.",
                        port->option, port->word);
            doctor_check_todo_restart(c, "When nothing else here is an error and few play: ");
        } else if (port->number < f->low_ports && !f->conf->user[0]) {
            doctor_error(
                c, "%s %s: ports below %d are for root, and the service does not start as root.",
                port->option, port->word, f->low_ports);
            if (strcmp(what, "metrics") == 0) /* no unit of systemd holds it */
                doctor_todo(c, "Name a port from %d on in %s.", f->low_ports, f->conf_path);
            else
                doctor_check_todo_socket(c, what, port->number);
        } else {
            doctor_ok(c, "%s %s: the port is free.", port->option, port->word);
        }
        break;
    }
}

static void doctor_check_ports(struct check *c, const struct doctor_facts *f)
{
    for (int i = 0; i < f->ports; i++)
        doctor_check_port(c, &f->port[i]);
    if (f->ports == 0) {
        doctor_error(c, "The settings name no address to listen on.");
        doctor_todo(c, "Set listen-ssh in %s.", f->conf_path);
    }
}

/* Checks a certificate or key that the service's user has to read. */
static void doctor_check_served_file(struct check *c, const struct doctor_file *file)
{
    static const char live[] = "/etc/letsencrypt/live/";
    const char *slash = strrchr(file->path, '/');
    if (!file->path[0] || file->error || file->readable != ANSWER_NO)
        return; /* if it is not there, tls_fault says so */
    doctor_error(
        c, "%s cannot be read by %s. A reload keeps the old one, and a start as that user fails.",
        file->path, c->facts->user);
    if (strncmp(file->path, live, sizeof(live) - 1) == 0)
        doctor_todo(c,
                    "RENEWED_LINEAGE=%.*s %s/certbot-deploy; then name the copies, in "
                    "/etc/cardroom-tls, in %s",
                    (int)(slash - file->path), file->path, DATA_DIR, c->facts->conf_path);
    else if (file->closed > 0)
        doctor_todo(c, "chmod a+x %.*s", file->closed, file->path);
    else
        doctor_todo(c, "chgrp \"$(id -gn %s)\" %s; chmod 640 %s", c->facts->user, file->path,
                    file->path);
}

static void doctor_check_certificate_days(struct check *c, int64_t days)
{
    const struct doctor_facts *f = c->facts;
    const char *path = f->conf->tls_certificate;
    if (f->tls_until_ms <= f->now_ms)
        doctor_error(c, "%s has ended. Clients refuse it.", path);
    else if (days < CERTIFICATE_LAST_DAYS)
        doctor_error(c, "%s ends in %" PRId64 " %s.", path, days, days == 1 ? "day" : "days");
    else if (days < CERTIFICATE_SOON_DAYS)
        doctor_warn(c, "%s ends in %" PRId64 " days.", path, days);
    else
        return;
    doctor_todo(c, "certbot renew --cert-name %s; %s reload", f->tls_host[0] ? f->tls_host : "NAME",
                f->ctl);
}

static void doctor_check_certificate(struct check *c, const struct doctor_facts *f)
{
    int64_t days = (f->tls_until_ms - f->now_ms) / DAY_MS;
    if (!f->conf->tls_certificate[0]) {
        doctor_ok(c, "Nothing is served over TLS, so no certificate is needed.");
        return;
    }
    if (!f->tls_read && !f->root && f->me != f->uid) {
        doctor_unseen(c, "The TLS key");
        return;
    }
    if (f->tls_fault[0]) {
        doctor_error(c, "%s", f->tls_fault);
        doctor_todo(c, "Mend that, then: %s reload", f->ctl);
    }
    doctor_check_served_file(c, &f->file[FILE_CERTIFICATE]);
    doctor_check_served_file(c, &f->file[FILE_KEY]);
    if (f->tls_until_ms > 0)
        doctor_check_certificate_days(c, days);
    if (!f->tls_fault[0] && f->tls_host[0] && !f->tls_named) {
        doctor_error(c, "%s is not for the name %s, at which people come.",
                     f->conf->tls_certificate, f->tls_host);
        doctor_todo(c, "certbot certonly --standalone -d %s --deploy-hook %s/certbot-deploy",
                    f->tls_host, DATA_DIR);
    }
    if (f->running_tls_days >= 0 && f->tls_until_ms > f->now_ms &&
        llabs(f->running_tls_days - days) > 1) {
        doctor_warn(
            c, "The service has another certificate than the file, with %" PRId64 " days left.",
            f->running_tls_days);
        doctor_todo(c, "%s reload", f->ctl);
    }
    if (doctor_clean(c))
        doctor_ok(c, "%s has %" PRId64 " days left, and its key fits.", f->conf->tls_certificate,
                  days);
}

static void doctor_check_node_certificate(struct check *c, const struct doctor_facts *f)
{
    int64_t days = (f->peer_until_ms - f->now_ms) / DAY_MS;
    if (!f->conf->peer[0]) {
        doctor_ok(c, "There are no other machines, and so none is needed.");
    } else if (!f->peer_read && !f->root && f->me != f->uid) {
        doctor_unseen(c, "The key of the links between machines");
    } else if (f->peer_fault[0]) {
        doctor_error(c, "%s", f->peer_fault);
        doctor_todo(c, "Mend that, then: %s reload", f->ctl);
    } else if (days < CERTIFICATE_SOON_DAYS) {
        doctor_found(c, days < CERTIFICATE_LAST_DAYS ? DOCTOR_ERROR : DOCTOR_WARNING,
                     "%s or a certificate that signs it ends in %" PRId64
                     " %s. Other machines refuse it then.",
                     f->conf->peer_certificate, days, days == 1 ? "day" : "days");
        doctor_todo(c, "Have the authority sign another one (cardroom-cluster(7)), then: %s reload",
                    f->ctl);
    } else {
        doctor_ok(c, "%s has %" PRId64 " days left, and other machines take it.",
                  f->conf->peer_certificate, days);
    }
}

static void doctor_check_host_keys(struct check *c, const struct doctor_facts *f)
{
    for (int i = 0; i < HOSTKEY_KINDS; i++) {
        const struct doctor_file *key = &f->host_key[i], *next = &f->next_key[i];
        c->before = c->out->count;
        if (!key->path[0] || doctor_check_hidden(c, key))
            continue;
        if (key->error == ENOENT) {
            doctor_found(c, f->service == SERVICE_UP ? DOCTOR_ERROR : DOCTOR_WARNING,
                         "%s is not there. The next start makes a new one, at which clients warn.",
                         key->path);
            doctor_todo(c,
                        "Put your copy of the key there. Or have a new one made, and tell your "
                        "players its fingerprint: %s hostkey",
                        f->ctl);
        } else if (key->error) {
            doctor_error(c, "%s: %s.", key->path, strerror(key->error));
        } else {
            doctor_check_private_file(c, key, "The key", 0600);
        }
        if (doctor_clean(c) && f->host_key_fault[i][0])
            doctor_error(c, "%s", f->host_key_fault[i]);
        if (doctor_clean(c))
            doctor_ok(c, "%s: %s.", hostkey_names[i], key->path);
        if (next->error == 0 && next->path[0]) {
            bool forgotten = f->now_ms - next->changed_ms > ROTATION_DAYS * DAY_MS;
            doctor_found(c, forgotten ? DOCTOR_WARNING : DOCTOR_OK,
                         "%s: the key that is to follow was made %s ago.", hostkey_names[i],
                         SPAN(f->now_ms - next->changed_ms));
            doctor_todo(c, "When your players know its fingerprint: %s hostkey use", f->ctl);
        }
    }
}

static bool doctor_check_is_wide(const char *word)
{
    struct network network;
    return network_parse(word, strlen(word), &network) &&
           network.bits <= (network_is_v4(&network) ? WIDE_V4 : WIDE_V6);
}

/* Whether an address of the list can be reached from another machine. */
static bool doctor_check_reaches_out(const char *list)
{
    char word[DOCTOR_NAME], host[DOCTOR_NAME], port[8];
    for (const char *at = list; (at = options_word(at, word, sizeof(word)));)
        if (conf_listen_split(word, host, sizeof(host), port, sizeof(port)) &&
            strncmp(host, "127.", 4) != 0 && strcmp(host, "::1") != 0 &&
            strcmp(host, "localhost") != 0)
            return true;
    return false;
}

/* Whether somebody from another machine can come in. */
static bool doctor_check_is_public(const struct conf *conf)
{
    for (int i = 0; i < LISTEN_PEOPLE; i++)
        if (doctor_check_reaches_out(conf_listener(conf, i)))
            return true;
    return false;
}

static void doctor_check_browsers(struct check *c, const struct doctor_facts *f)
{
    const struct conf *conf = f->conf;
    char url[DOCTOR_NAME];
    if (conf->listen_web[0] == '\0' && conf->listen_web_tls[0] == '\0') {
        doctor_ok(c, "Browsers are not let in.");
        return;
    }
    conf_web_address(conf, url, sizeof(url));
    if (doctor_check_reaches_out(conf->listen_web) && conf->limits.proxies[0] == '\0') {
        doctor_warn(c, "listen-web %s: what people type in a browser can be read on the way.",
                    conf->listen_web);
        doctor_todo(c,
                    "Set listen-web-tls in its place in %s. Or let a proxy with TLS stand before "
                    "it, and name that at proxy-from.",
                    f->conf_path);
    } else if (conf->limits.proxies[0] != '\0' && strncmp(url, "http:", 5) == 0) {
        doctor_warn(c, "Links name %s, not the address of the proxy.", url);
        doctor_todo(c, "Set \"public-address HOST https=443\" in %s, then: %s reload", f->conf_path,
                    f->ctl);
    }
    if (doctor_clean(c))
        doctor_ok(c, "Browsers find the page at %s.", url);
}

static void doctor_check_limits_of_people(struct check *c, const struct doctor_facts *f)
{
    static const char private[] = "10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 "
                                  "100.64.0.0/10 127.0.0.0/8 ::1 fc00::/7 fe80::/10";
    const struct conf *conf = f->conf;
    char word[DOCTOR_NAME];
    /* Only a proxy, or a container's way to forward ports, can have such an address. */
    if (f->shared[0] && network_listed(private, f->shared)) {
        doctor_warn(c, "Nearly everybody comes from %s, so a ban or a limit hits all of them.",
                    f->shared);
        doctor_todo(c, "Have what forwards the port keep the addresses, or speak the PROXY "
                       "protocol and be named with proxy-from (cardroom-container(7))");
        return;
    }
    if (!doctor_check_is_public(conf)) {
        doctor_ok(c, "Nobody comes in from other machines.");
        return;
    }
    for (const char *at = conf->limits.exempt; (at = options_word(at, word, sizeof(word)));) {
        if (doctor_check_is_wide(word)) {
            doctor_warn(c, "limit-exempt %s: guests and others from there are not limited at all.",
                        word);
            doctor_todo(c, "Name smaller networks at limit-exempt in %s, then: %s reload",
                        f->conf_path, f->ctl);
        }
    }
    if (conf->lobby.registration == REGISTRATION_OPEN && conf->lobby.new_a_day == 0) {
        doctor_warn(c, "One network may make any number of accounts a day.");
        doctor_todo(c, "Set \"new-accounts 20\" in %s, then: %s reload", f->conf_path, f->ctl);
    }
    if (conf->limits.connections_address > conf->limits.connections / 2 ||
        conf->limits.strangers_address > conf->limits.strangers / 2) {
        doctor_warn(c, "One address may take more than half of the connections.");
        doctor_todo(
            c, "Lower max-per-address or max-unauthenticated-per-address in %s, then: %s reload",
            f->conf_path, f->ctl);
    }
    if (doctor_clean(c)) {
        doctor_ok(c, "Guests%s come in within limits.",
                  conf->lobby.registration == REGISTRATION_OPEN ? " and new accounts"
                  : conf->lobby.registration == REGISTRATION_ASK
                      ? " and accounts that the staff approves"
                      : "");
    }
}

/* ---- The machine ---- */

static void doctor_check_sandbox(struct check *c, const struct doctor_facts *f)
{
    char kernel[DOCTOR_TEXT];
    if (f->landlock == 0)
        utf8_printf(kernel, sizeof(kernel), "The kernel has no Landlock and %s",
                    f->seccomp ? "has seccomp" : "no seccomp");
    else
        utf8_printf(kernel, sizeof(kernel), "The kernel has Landlock %d and %s", f->landlock,
                    f->seccomp ? "seccomp" : "no seccomp");
    if (!f->conf->sandbox) {
        doctor_warn(c, "The sandbox is switched off.");
        doctor_todo(c, "Take \"sandbox no\" out of %s and restart the service.", f->conf_path);
    } else if (f->service == SERVICE_UP && f->contained == ANSWER_NO) {
        doctor_warn(c, "%s, but door or room is not contained as well as it could be.", kernel);
        doctor_todo(c, f->systemd ? "journalctl -u cardroom -g sandbox"
                                  : "See the lines \"sandbox\" in the log of the start.");
    } else if (f->landlock == 0 || !f->seccomp) {
        doctor_warn(c, "%s, so the service is contained less well.", kernel);
        doctor_todo(c, "Boot a kernel from 5.13 on, with \"landlock\" in its list lsm=.");
    } else if (f->service == SERVICE_UP && f->contained == ANSWER_YES) {
        doctor_ok(c, "%s, and door and room use them.", kernel);
    } else {
        doctor_ok(c, "%s.", kernel);
        if (f->service == SERVICE_UP)
            doctor_found(c, DOCTOR_UNSEEN,
                         "Door and room have not said yet whether they use them.");
        else if (f->service != SERVICE_DOWN)
            doctor_unseen(c, "Whether door and room use them");
    }
}

static void doctor_check_disk(struct check *c, const struct doctor_facts *f)
{
    int64_t mib = f->disk_free / MIB;
    const char *where = f->file[FILE_STORE].path[0] ? "of the database" : "of data-dir";
    if (f->disk_error == EACCES) {
        doctor_unseen(c, "The disk of the database");
        return;
    }
    if (f->disk_error) {
        doctor_warn(c, "The disk %s cannot be looked at: %s.", where, strerror(f->disk_error));
        return;
    }
    if (mib < DISK_LOW_MIB)
        doctor_error(c, "The disk %s has %" PRId64 " MiB left%s.", where, mib,
                     !store_server_is(f->conf->store) ? ": no ranked tables are opened"
                     : f->patroni ? ": PostgreSQL and etcd end when they need more"
                                  : "");
    else if (mib < DISK_TIGHT_MIB)
        doctor_warn(c, "The disk %s has %" PRId64 " MiB left.", where, mib);
    else if (f->disk_inodes >= 0 && f->disk_inodes < INODES_FEW)
        doctor_error(c, "The disk %s has room for %" PRId64 " more files only.", where,
                     f->disk_inodes);
    else
        doctor_ok(c, "The disk %s has %" PRId64 " MiB of %" PRId64 " MiB left.", where, mib,
                  f->disk_size / MIB);
    if (c->out->finding[c->out->count - 1].level == DOCTOR_OK)
        return;
    if (mib < DISK_TIGHT_MIB)
        doctor_todo(c, "Delete what nobody needs: du -axh \"$(stat -c %%m %s)\" | sort -h | tail",
                    f->disk);
    else
        doctor_todo(
            c, "Delete what nobody needs: du -x --inodes \"$(stat -c %%m %s)\" | sort -n | tail",
            f->disk);
}

static void doctor_check_ballast(struct check *c, const struct doctor_facts *f)
{
    const struct doctor_file *ballast = &f->file[FILE_BALLAST];
    bool other = strstr(f->conf->store, "ballast=");
    if (!ballast->path[0] || doctor_check_hidden(c, ballast))
        return;
    if (ballast->error == 0) {
        doctor_ok(c, "%s holds %" PRId64 " MiB for a full disk.", ballast->path,
                  ballast->size / MIB);
    } else if (f->file[FILE_STORE].error != 0 || other) {
        doctor_ok(c, "There is none%s.", other ? "; the store's url sets it" : " yet");
    } else {
        doctor_warn(c, "%s is not there: the disk was too full for it.", ballast->path);
        doctor_todo(c, "Make room on the disk; the service then takes it again. Where it does not "
                       "run: start it.");
    }
}

static void doctor_check_backup(struct check *c, const struct doctor_facts *f)
{
    int64_t old = f->now_ms - f->backup.changed_ms;
    if (store_server_is(f->conf->store))
        doctor_found(c, DOCTOR_UNSEEN,
                     "Backups of a server are its own tools' affair (pg_dump, pgBackRest).");
    if (!f->file[FILE_STORE].path[0])
        return;
    if (f->backups_error == EACCES) {
        doctor_unseen(c, f->backups);
        return;
    }
    if (f->backups_count == 0) {
        doctor_warn(c, "There is no backup in %s.", f->backups);
    } else if (f->backup.size == 0) {
        doctor_error(c, "The newest backup, %s, is empty.", f->backup.path);
    } else if (old > BACKUP_OLD_DAYS * DAY_MS) {
        doctor_found(c, old > BACKUP_STALE_DAYS * DAY_MS ? DOCTOR_ERROR : DOCTOR_WARNING,
                     "The newest backup, %s, is %s old.", f->backup.path, SPAN(old));
    } else {
        doctor_ok(c, "%s, and %d older.", f->backup.path, f->backups_count - 1);
        return;
    }
    if (f->systemd && strcmp(f->backups, DOCTOR_BACKUPS) == 0) {
        doctor_todo(c, "systemctl enable --now cardroom-backup.timer; systemctl start "
                       "cardroom-backup; journalctl -u cardroom-backup");
    } else {
        doctor_todo(c, "install -d -m 700 -o %s %s; %s backup %s/cardroom-$(date +%%F).db", f->user,
                    f->backups, f->ctl, f->backups);
    }
}

static void doctor_check_shipping(struct check *c, const struct doctor_facts *f)
{
    const int error = f->file[FILE_STORE].error;
    if (store_server_is(f->conf->store))
        return;
    if (error == EACCES || error == EPERM) {
        doctor_unseen(c, "How far a second copy is");
    } else if (f->ship_ms < 0) {
        doctor_ok(c, "The database is not shipped to a second place (cardroom-admin(7)).");
    } else if (f->ship_ms > SHIP_LATE_MIN * MINUTE_MS) {
        doctor_found(c, f->ship_ms > SHIP_LOST_MIN * MINUTE_MS ? DOCTOR_ERROR : DOCTOR_WARNING,
                     "The copy in the second place is %s behind.", SPAN(f->ship_ms));
        if (f->systemd)
            doctor_todo(
                c,
                "cat %s.shipped-* | xargs -n 1 systemd-escape -p --template=cardroom-ship@.service "
                "| xargs systemctl restart. If you ended that for good: rm %s.shipped-*",
                f->file[FILE_STORE].path, f->file[FILE_STORE].path);
        else
            doctor_todo(c,
                        "%s ship \"$(cat %s.shipped-*)\", in the background. If you ended that for "
                        "good: rm %s.shipped-*",
                        f->ctl, f->file[FILE_STORE].path, f->file[FILE_STORE].path);
    } else {
        doctor_ok(c, "The copy in the second place is up to date.");
    }
}

static void doctor_check_clock(struct check *c, const struct doctor_facts *f)
{
    if (f->service == SERVICE_UP && !f->clock_sound) {
        doctor_error(c, "%s", f->clock_sentence[0] ? f->clock_sentence : "The clock is wrong.");
        doctor_todo(c, "Set it right, then: %s upgrade", f->ctl);
    }
    if (f->clock_set == ANSWER_NO) {
        doctor_warn(c, "Nothing keeps the clock right: codes of authenticators may fail.");
        doctor_todo(c, f->systemd ? "timedatectl set-ntp true"
                                  : "Start a daemon that keeps it right, such as chrony.");
    }
    if (f->clock_jumps > 0) {
        doctor_warn(c, "It jumped %d %s by a minute or more since the room's start.",
                    f->clock_jumps, f->clock_jumps == 1 ? "time" : "times");
        doctor_todo(c, "If it is right now: %s upgrade", f->ctl);
    }
    if (doctor_clean(c) && f->clock_set == ANSWER_UNKNOWN)
        doctor_found(c, DOCTOR_UNSEEN, "The system does not say whether the clock is kept right.");
    else if (doctor_clean(c))
        doctor_ok(c, "It is kept right by the network.");
}

static void doctor_check_limits(struct check *c, const struct doctor_facts *f)
{
    int64_t needed = f->conf->limits.connections + FILES_BESIDE;
    if (f->service == SERVICE_DOWN) {
        doctor_found(c, DOCTOR_UNSEEN, "What the service may use is known only while it runs.");
        return;
    }
    if (f->limit_files < 0) {
        doctor_unseen(c, "What the service may use");
        return;
    }
    if (f->limit_files < needed) {
        doctor_warn(
            c, "It may open %" PRId64 " files, and max-connections %" PRId64 " needs %" PRId64 ".",
            f->limit_files, f->conf->limits.connections, needed);
        doctor_todo(
            c,
            f->systemd
                ? "systemctl edit cardroom, with the lines [Service] and LimitNOFILE=%" PRId64
                  "; when few play: systemctl restart cardroom"
                : "Start it after: ulimit -n %" PRId64,
            needed);
    }
    if (f->limit_core > 0) {
        doctor_warn(c, "It may write core files, which hold keys.");
        doctor_todo(c, f->systemd ? "systemctl edit cardroom, with the lines [Service] and "
                                    "LimitCORE=0; when few play: systemctl restart cardroom"
                                  : "Start it after: ulimit -c 0");
    }
    if (doctor_clean(c))
        doctor_ok(c, "%" PRId64 " files for at most %" PRId64 " connections, no core files%s.",
                  f->limit_files, f->conf->limits.connections,
                  f->limit_memlock == 0 ? ", no locked memory" : "");
}

static void doctor_check_kernel(struct check *c, const struct doctor_facts *f)
{
    char *end;
    long major = strtol(f->kernel, &end, 10), minor = *end == '.' ? strtol(end + 1, NULL, 10) : 0;
    if (major < KERNEL_LANDLOCK_MAJOR ||
        (major == KERNEL_LANDLOCK_MAJOR && minor < KERNEL_LANDLOCK_MINOR)) {
        doctor_warn(c, "%s is older than 5.13, which has Landlock.", f->kernel);
        doctor_todo(c, "Install a newer kernel.");
    } else {
        doctor_ok(c, "%s", f->kernel);
    }
    if (f->reboot) {
        doctor_warn(c, "An upgrade of the system waits for a restart of the machine.");
        if (f->conf && f->conf->peer[0])
            doctor_todo(c, "%s node drain 30m; when %s nodes says drained: reboot", f->ctl, f->ctl);
        else
            doctor_todo(c, "When few play: %s drain 30m new kernel; then: reboot", f->ctl);
    }
}

/* ---- The programs ---- */

static void doctor_check_versions(struct check *c, const struct doctor_facts *f)
{
    static const char *const names[DOCTOR_PROCESSES] = {"supervisor", "room", "door"};
    if (f->service == SERVICE_DOWN || f->service == SERVICE_SILENT) {
        doctor_ok(c, "%s is installed; nothing of it runs.", PACKAGE_VERSION);
        return;
    }
    if (f->service == SERVICE_CLOSED) {
        doctor_unseen(c, "What runs");
        return;
    }
    for (int i = 0; i < DOCTOR_PROCESSES; i++) {
        const struct doctor_process *process = &f->process[i];
        bool other = process->version[0] && strcmp(process->version, PACKAGE_VERSION) != 0;
        if (!other && process->replaced != ANSWER_YES)
            continue;
        if (other)
            doctor_warn(c, "The %s that runs is %s; %s is installed.", names[i], process->version,
                        PACKAGE_VERSION);
        else
            doctor_warn(c, "The %s runs a program or a library that was replaced on the disk.",
                        names[i]);
        if (i == DOCTOR_ROOM)
            doctor_todo(c, "%s upgrade (people play on)", f->ctl);
        else if (i == DOCTOR_DOOR)
            doctor_todo(c, "When few play: %s upgrade all (ends all connections)", f->ctl);
        else
            doctor_check_todo_restart(c, "When few play: ");
    }
    if (doctor_clean(c))
        doctor_ok(c, "Supervisor, room and door are %s, which is installed.", PACKAGE_VERSION);
}

static void doctor_check_schema(struct check *c, const struct doctor_facts *f)
{
    const struct store_file_summary *db = &f->database;
    if (!f->database_read)
        return; /* the check of the database says why */
    bool server = store_server_is(f->conf->store);
    if (db->schema > db->schema_known) {
        doctor_error(c, "The database has schema %d, and this program knows %d.", db->schema,
                     db->schema_known);
        doctor_todo(c,
                    "Install the newer cardroom again, or go back to a backup, with the service "
                    "stopped: %s restore FILE",
                    f->ctl);
    } else if (db->schema < db->schema_known && server) {
        doctor_error(c, "The database has schema %d, and the installed program %d.", db->schema,
                     db->schema_known);
        doctor_todo(c, "%s store migrate", f->ctl);
    } else if (db->schema < db->schema_known && f->service == SERVICE_UP) {
        doctor_warn(c, "The database has schema %d, and the installed program %d.", db->schema,
                    db->schema_known);
        doctor_todo(c, "%s upgrade", f->ctl);
    } else if (db->schema < db->schema_known) {
        doctor_ok(c, "The next start brings the database from schema %d to %d.", db->schema,
                  db->schema_known);
    } else {
        doctor_ok(c, "%d", db->schema);
    }
}

/* ---- The people ---- */

/* Whether the accounts can be read. If whoever runs the doctor may not, adds that as a finding. */
static bool doctor_check_knows_people(struct check *c)
{
    const struct doctor_facts *f = c->facts;
    if (f->database_read && f->database.schema == f->database.schema_known)
        return true;
    if (!f->database_read && !f->root && f->me != f->uid)
        doctor_unseen(c, "The database");
    return false;
}

static void doctor_check_staff(struct check *c, const struct doctor_facts *f)
{
    const struct store_file_summary *db = &f->database;
    if (!doctor_check_knows_people(c))
        return;
    if (db->admins == 0) {
        doctor_warn(c, "There is no admin.");
        doctor_todo(c, "%s account create NAME admin", f->ctl);
    }
    if (!f->conf->lobby.staff_totp && doctor_check_is_public(f->conf)) {
        doctor_warn(c, "Staff need no second factor, and others can reach the service.");
        doctor_todo(c, "Take \"staff-totp no\" out of %s, then: %s reload", f->conf_path, f->ctl);
    }
    if (f->conf->lobby.staff_totp && db->bare > 0) {
        doctor_warn(c,
                    "Without a second factor, and so without rights so far: %s (%d of %d staff).",
                    db->bare_names, db->bare, db->staff);
        doctor_todo(c, "Each of them types in the lobby, over ssh or TLS: totp on");
    }
    if (doctor_clean(c))
        doctor_ok(c, "%d staff, of them %d %s.", db->staff, db->admins,
                  db->admins == 1 ? "admin" : "admins");
}

static void doctor_check_contact(struct check *c, const struct doctor_facts *f)
{
    char host[DOCTOR_PATH];
    if (!doctor_check_is_public(f->conf)) {
        doctor_ok(c, "Nobody comes in from other machines who would need it.");
        return;
    }
    if (!f->conf->lobby.contact[0]) {
        doctor_warn(c, "People who are banned or lost a password are told no address to write to.");
        doctor_todo(c, "Set \"contact you@example.org\" in %s, then: %s reload", f->conf_path,
                    f->ctl);
    }
    if (!conf_public_host(f->conf, host, sizeof(host))) {
        doctor_warn(c, "The banner and the help do not say where people reach the room.");
        doctor_todo(c, "Set \"host-name cards.example.org\" in %s, then: %s reload", f->conf_path,
                    f->ctl);
    }
    if (doctor_clean(c))
        doctor_ok(c, "%s, at %s.", f->conf->lobby.contact, host);
}

static void doctor_check_reports(struct check *c, const struct doctor_facts *f)
{
    const struct store_file_summary *db = &f->database;
    int64_t old = f->now_ms - db->oldest_ms;
    if (!doctor_check_knows_people(c))
        return;
    if (db->reports == 0) {
        doctor_ok(c, "None is open.");
        return;
    }
    doctor_found(c, old > REPORT_DAYS * DAY_MS ? DOCTOR_WARNING : DOCTOR_OK,
                 "%d %s open, the oldest for %s.", db->reports, db->reports == 1 ? "is" : "are",
                 SPAN(old));
    if (old > REPORT_DAYS * DAY_MS)
        doctor_todo(c, "%s reports; and of each: %s resolve NUMBER REASON", f->ctl, f->ctl);
}

/* ---- All ---- */

#define AT(look) (1u << LOOK_##look)
static const struct {
    const char *name;
    unsigned looks; /* AT() of each look that it needs; if one of them is late, the check is not
                     * made */
    void (*run)(struct check *c, const struct doctor_facts *f);
    bool no_conf; /* it needs no settings */
} checks[] = {
    {"configuration", 0, doctor_check_configuration, .no_conf = true},
    {"service", AT(SERVICE), doctor_check_service},
    {"versions", AT(SERVICE), doctor_check_versions},
    {"data", AT(FILES) | AT(SERVICE), doctor_check_data},
    {"database", AT(DATABASE) | AT(FILES) | AT(SERVICE) | AT(BACKUPS), doctor_check_database},
    {"schema", AT(DATABASE) | AT(SERVICE), doctor_check_schema},
    {"nodes", AT(NODES) | AT(SERVICE), doctor_cluster_nodes},
    {"pages", AT(FILES), doctor_check_pages},
    {"ports", AT(PORTS) | AT(SERVICE), doctor_check_ports},
    {"browsers", 0, doctor_check_browsers},
    {"certificate", AT(TLS) | AT(FILES) | AT(SERVICE), doctor_check_certificate},
    {"node-certificate", AT(TLS), doctor_check_node_certificate},
    {"host-keys", AT(KEYS) | AT(SERVICE), doctor_check_host_keys},
    {"sandbox", AT(SYSTEM) | AT(SERVICE), doctor_check_sandbox},
    {"limits", AT(SERVICE), doctor_check_limits},
    {"disk", AT(DISK) | AT(FILES), doctor_check_disk},
    {"ballast", AT(FILES), doctor_check_ballast},
    {"backup", AT(BACKUPS) | AT(FILES), doctor_check_backup},
    {"shipping", AT(BACKUPS) | AT(FILES), doctor_check_shipping},
    {"clock", AT(SYSTEM) | AT(SERVICE), doctor_check_clock},
    {"kernel", AT(SYSTEM), doctor_check_kernel, .no_conf = true},
    {"strangers", AT(SERVICE), doctor_check_limits_of_people},
    {"contact", 0, doctor_check_contact},
    {"staff", AT(DATABASE), doctor_check_staff},
    {"reports", AT(DATABASE), doctor_check_reports},
};

void doctor_judge(const struct doctor_facts *facts, struct doctor_findings *out)
{
    for (size_t i = 0; i < sizeof(checks) / sizeof(checks[0]); i++) {
        struct check check = {
            .facts = facts, .out = out, .name = checks[i].name, .before = out->count};
        bool late = false;
        if (!facts->conf && !checks[i].no_conf)
            continue;
        for (int look = 0; look < LOOKS; look++)
            late = late || (facts->late[look] && checks[i].looks & 1u << look);
        if (late) {
            /* A server that does not answer the doctor does not answer the room either. */
            const struct doctor_facts *f = check.facts;
            bool server = strcmp(check.name, "database") == 0 && f->late[LOOK_DATABASE] &&
                          store_server_is(f->conf->store);
            doctor_found(&check, server ? DOCTOR_ERROR : DOCTOR_UNSEEN,
                         "It did not answer within %d seconds.", DOCTOR_WAIT_MS / 1000);
            if (server && f->patroni)
                doctor_todo(&check,
                            "See which servers run: patronictl -c /etc/patroni/config.yml list");
            else
                doctor_todo(&check, "See whether a disk or the name service hangs, and try again.");
        } else
            checks[i].run(&check, facts);
    }
}
