/*
 * cardroomctl hostkey: shows the SSH host keys, makes new ones, and puts those in place.
 */
#include <string.h>

#include "act_items.h"
#include "buf.h"
#include "conf.h"
#include "hostkey.h"
#include "local_acts.h"
#include "utf8.h"
#include "xalloc.h"

/* Adds a line about a key. A missing key is made first. False: that failed, and `text` holds the
 * reason instead. */
static bool rotation_tell_key(const struct conf *conf, const char *path, enum hostkey_kind kind,
                              bool next, struct buf *text, struct act_items *items)
{
    char why[512], fingerprint[HOSTKEY_FINGERPRINT_MAX], host[CONF_ADDRESS_MAX], port[8];
    BUF_SECRET key = {0};
    BUF_LOCAL known = {0}, dns = {0};
    if (hostkey_get(path, kind, false, &key, fingerprint, why, sizeof(why)) != 0) {
        buf_clear(text);
        buf_printf(text, "%s\n", why);
        return false;
    }
    if (!conf_public_host(conf, host, sizeof(host)))
        utf8_copy("localhost", host, sizeof(host));
    if (!conf_public_port(conf, "ssh", conf->listen_ssh, port, sizeof(port)))
        utf8_copy("22", port, sizeof(port));
    hostkey_lines(&key, kind, host, port, &known, &dns);
    buf_printf(text, "%s %s %s%s\n    %s\n    %s\n", hostkey_names[kind], fingerprint, path,
               next ? " (to follow)" : "", buf_text(&known), buf_text(&dns));
    act_items_begin(items);
    act_items_add(items, "kind=%s fingerprint=%s file=%s next=?%d known_hosts=%s sshfp=%s",
                  hostkey_names[kind], fingerprint, path, next, buf_text(&known), buf_text(&dns));
    return true;
}

/* Whether a start would accept the new keys. All of them are checked before one is put in place.
 * False: `text` holds the reason. */
static bool rotation_usable(const struct conf *conf, const char *const paths[HOSTKEY_KINDS],
                            struct buf *text)
{
    ACT_ITEMS_LOCAL unused = {0};
    bool done = true;
    for (int i = 0; i < HOSTKEY_KINDS && done; i++) {
        FREED char *next = xasprintf("%s.next", paths[i]);
        if (paths[i][0] && hostkey_there(next))
            done = rotation_tell_key(conf, next, (enum hostkey_kind)i, true, text, &unused);
    }
    if (done)
        buf_clear(text);
    return done;
}

int rotation_run(const struct local_call *call, struct buf *text, struct act_items *items)
{
    const struct conf *conf = call->conf;
    const char *what = call->argument;
    const char *const paths[HOSTKEY_KINDS] = {conf->host_key, conf->host_key_rsa};
    bool show = !what, fresh = what && strcmp(what, "new") == 0,
         use = what && strcmp(what, "use") == 0, done = true;
    int turned = 0;
    if (!show && !fresh && !use)
        return local_refuse(
            text, "There is no such step. Type \"hostkey\", \"hostkey new\" or \"hostkey use\".");
    if (use)
        done = rotation_usable(conf, paths, text);
    for (int i = 0; i < HOSTKEY_KINDS && done; i++) {
        if (!paths[i][0])
            continue;
        char why[512];
        FREED char *next = xasprintf("%s.next", paths[i]);
        if (show && hostkey_there(paths[i]))
            done = rotation_tell_key(conf, paths[i], (enum hostkey_kind)i, false, text, items);
        if (done && (fresh || (show && hostkey_there(next))))
            done = rotation_tell_key(conf, next, (enum hostkey_kind)i, true, text, items);
        if (use && hostkey_there(next)) {
            done = hostkey_turn(paths[i], why, sizeof(why)) == 0;
            turned += done;
            if (!done)
                buf_printf(text, "%s\n", why);
        }
    }
    if (done && fresh) {
        buf_puts(text, "Tell these fingerprints to your players. Later type \"cardroomctl hostkey "
                       "use\", and start the service again.\n");
    } else if (done && use && turned == 0) {
        buf_puts(text, "There is no new key yet. Type \"cardroomctl hostkey new\" first.\n");
        done = false;
    } else if (done && use) {
        buf_puts(text, "They are in place from the next start of the service on. Those before are "
                       "kept, as .old.\n");
    } else if (done && text->len == 0) {
        buf_puts(text, "There is no key yet. The first start of the service makes it.\n");
    }
    return done ? 0 : STATUS_REFUSED;
}
