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

/* Puts the new keys in place, after all of them were checked as a start would. */
static int rotation_use(const char *const paths[HOSTKEY_KINDS], struct buf *text)
{
    char why[512], fingerprint[HOSTKEY_FINGERPRINT_MAX];
    int turned = 0;
    for (int step = 0; step < 2; step++) {
        for (int i = 0; i < HOSTKEY_KINDS; i++) {
            FREED char *next = xasprintf("%s.next", paths[i]);
            BUF_SECRET key = {0};
            if (!paths[i][0] || !hostkey_there(next))
                continue;
            if ((step == 0 ? hostkey_get(next, (enum hostkey_kind)i, false, &key, fingerprint, why,
                                         sizeof(why))
                           : hostkey_turn(paths[i], why, sizeof(why))) != 0)
                return local_refuse(text, "%s", why);
            turned++;
        }
    }
    if (turned == 0)
        return local_refuse(text,
                            "There is no new key yet. Type \"cardroomctl hostkey new\" first.");
    buf_puts(text, "They are in place from the next start of the service on. Those before are "
                   "kept, as .old.\n");
    return 0;
}

int rotation_run(const struct local_call *call, struct buf *text, struct act_items *items)
{
    const struct conf *conf = call->conf;
    const char *what = call->argument;
    const char *const paths[HOSTKEY_KINDS] = {conf->host_key, conf->host_key_rsa};
    if (what && strcmp(what, "use") == 0)
        return rotation_use(paths, text);
    if (what && strcmp(what, "new") != 0)
        return local_refuse(
            text, "There is no such step. Type \"hostkey\", \"hostkey new\" or \"hostkey use\".");
    for (int i = 0; i < HOSTKEY_KINDS; i++) {
        FREED char *next = xasprintf("%s.next", paths[i]);
        const enum hostkey_kind kind = (enum hostkey_kind)i;
        bool shows = !what && paths[i][0] && hostkey_there(paths[i]),
             follows = paths[i][0] && (what || hostkey_there(next));
        if ((shows && !rotation_tell_key(conf, paths[i], kind, false, text, items)) ||
            (follows && !rotation_tell_key(conf, next, kind, true, text, items)))
            return STATUS_REFUSED;
    }
    if (what)
        buf_puts(text, "Tell these fingerprints to your players. Later type \"cardroomctl hostkey "
                       "use\", and start the service again.\n");
    else if (text->len == 0)
        buf_puts(text, "There is no key yet. The first start of the service makes it.\n");
    return 0;
}
