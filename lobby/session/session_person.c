/*
 * The person in a session: their role, and the bans that keep them out.
 */

#include "moderation.h"
#include "panel.h"
#include "screen.h"
#include "session.h"

struct person session_person(const struct session *s)
{
    struct person person = {.id = s->person, .kind = s->kind};
    memcpy(person.name, s->name, sizeof(person.name));
    utf8_copy(s->facts.address, person.address, sizeof(person.address));
    return person;
}

void session_grant(struct session *s)
{
    bool may = s->facts.secure && (s->second || !s->lobby->deps.conf.staff_totp);
    enum store_role before = s->role;
    s->role = may ? s->account.role : STORE_PLAYER;
    if (s->role < before && s->state == SESSION_IN) {
        panel_close(s); /* it may show what is for the staff alone */
        screen_due(s);
    }
    s->playing_down = s->account.role > s->role;
}

void session_say_down(struct session *s)
{
    if (!s->facts.secure)
        session_say(s, "This connection is not encrypted, so you are an ordinary player here. Your "
                       "staff commands work over SSH or TLS.");
    else
        session_say(s, "The staff needs a second factor here, and you have none, so you are an "
                       "ordinary player. Type `totp on` for one.");
}

void session_regrant(struct session *s)
{
    enum store_role before = s->role;
    session_grant(s);
    if (s->role < before)
        session_say_down(s);
    else if (s->role > before)
        session_say(s, "Your staff commands work now. Type `help staff` to see them.");
    session_ticket(s);
}

const struct store_sanction *session_ban(const struct session *s, int64_t account)
{
    const struct moderation_who who = {account, s->facts.address, s->facts.fingerprint};
    return moderation_find(s->lobby->moderation, STORE_BAN, &who, NULL);
}

void session_put_ban(const struct session *s, const struct store_sanction *ban, bool asks,
                     struct buf *out)
{
    const char *contact = s->lobby->deps.conf.contact;
    const struct moderation_who from = {.address = s->facts.address};
    const bool on = s->person != 0, account = on && s->kind == PERSON_ACCOUNT;
    moderation_sentence(s->lobby->moderation, ban, out);
    /* Nobody logs in from an address that is banned. A key that is banned lets nobody in but the
     * owner of its account, so there is nothing that a guest can do. */
    const bool open = !asks && !moderation_find(s->lobby->moderation, STORE_BAN, &from, NULL);
    if (open && (account || ban->account != 0))
        buf_puts(out,
                 tr("\nIf you think that's unfair, connect again and log in: there you can say "
                    "why."));
    else if (open && !on)
        buf_puts(out,
                 tr("\nIf you have an account and think that's unfair, connect again under its "
                    "name: there you can say why."));
    if (contact)
        buf_printf(out, tr("\nWhom to ask: %s"), contact);
}
