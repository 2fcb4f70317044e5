/*
 * Kicks, mutes and bans. A ban is a case: accounts, keys, addresses and networks that are banned
 * together and lifted together. The words of a case are all looked up, one after another, before
 * anything is done. So a word that means nobody leaves nothing half done.
 */
#include <ctype.h>

#include "act.h"
#include "alts.h"
#include "case.h"
#include "cups.h"
#include "enter.h"
#include "leaderboard.h"
#include "network.h"
#include "once.h"
#include "seeking.h"

enum { NAMES_SHOWN = 3 }; /* how many names of a case are shown; the others are counted */

static struct store_sanction sanction_of(const struct act *act, enum store_sanction_kind kind)
{
    struct store_sanction what = {.kind = kind};
    if (act->ms != 0)
        what.until_ms = act_now(act) + act->ms;
    utf8_copy(act->actor.name, what.by, sizeof(what.by));
    utf8_copy(act->reason, what.reason, sizeof(what.reason));
    return what;
}

static const char *sanction_about(const struct store_sanction *what)
{
    return what->account != 0             ? what->name
           : what->fingerprint[0] != '\0' ? what->fingerprint
                                          : what->address;
}

/* Names whom or what the sanction is about, as sanction_about does, but an account by today's
 * name. */
static const char *sanction_today(const struct store_sanction *what)
{
    return what->account != 0 ? what->today : sanction_about(what);
}

/* The sanction that holds longest for those whom `what` is about: `what` itself, or another one. */
static const struct store_sanction *sanction_longest(struct lobby *lobby,
                                                     const struct store_sanction *what)
{
    const struct moderation_who who = {what->account, what->address, what->fingerprint};
    const struct store_sanction *found =
        moderation_find(lobby->moderation, what->kind, &who, what->channel);
    return found && what->until_ms != 0 &&
                   (found->until_ms == 0 || found->until_ms > what->until_ms)
               ? found
               : what;
}

/* If an earlier sanction holds longer, names it in the answer, because people notice its end, not
 * that of the new one. */
static void sanction_put_longest(struct lobby *lobby, const struct store_sanction *what, int n,
                                 struct buf *out)
{
    for (int i = 0; i < n; i++) {
        const struct store_sanction *longest = sanction_longest(lobby, &what[i]);
        if (longest == &what[i])
            continue;
        buf_printf(out, " An earlier one of %s holds longer, %s.", sanction_about(longest),
                   ACT_LEFT(lobby, longest));
        return;
    }
}

/* ---- Kicks ---- */

/* The kick is stored; carries it out. STORE_DONE: an earlier room stored it and died. */
static void sanction_kick_noted(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    if (status == STORE_DONE)
        status = STORE_OK;
    if (status == STORE_OK && s) {
        SESSION_SPEAKS(s);
        char line[STORE_TEXT_MAX + 128];
        utf8_printf(line, sizeof(line),
                    tr("The staff has ended your connection. The reason given is: %s"),
                    act->reason);
        session_close(s, line, 1);
    }
    act_stored(act, status);
}

static void sanction_kick(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    struct session *s = lobby_by_name(lobby, act->who, false);
    bool again = once_did(lobby, act->actor.conn, act->actor.command, ONCE_BEGUN);
    if (act_refused(act, !s && !again, "Nobody called %s is on.", act->who))
        return;
    const char *why = s ? act_may_on(&act->actor, s->person, s->account.role) : NULL;
    if (act_refused(act, why, "%s", why))
        return;
    if (!again && !act_confirmed(act, "end the connection of %s: %s", s->name, act->reason))
        return;
    act->account.id = s ? s->person : 0;
    utf8_copy(s ? s->name : act->who, act->about, sizeof(act->about));
    act_audit(act, act->about, "%s", act->reason);
    act_say(act, "%.16s is off.", act->about);
    errand_writes_part(act, ONCE_BEGUN, NULL);
    store_audit_add(lobby->deps.store, &act->audit, sanction_kick_noted, act);
}

/* ---- What is typed ---- */

/* What the store holds of one word: of case:N, of a name, or of keys or address, which belong to
 * the account before them. */
struct named {
    int64_t report;
    char name[STORE_NAME_MAX];
    int64_t keys_of, login_of;
    struct store_report about;
    bool there;
    struct store_account account;
    struct past_owner before;
    struct store_key key[STORE_SANCTIONS_MAX + 1]; /* one more than fit, so that all are refused */
    int nkeys;
    struct store_login last;
};

static void sanction_named_read(struct store *store, void *result)
{
    struct named *named = result;
    const struct store_report *report;
    const struct store_login *login;
    const struct store_key *key;
    if (named->report != 0)
        STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, number, named->report, 1)
            named->about = *report;
    if (named->about.about != 0)
        named->there = store_reads_account(store, named->about.about, &named->account);
    if (named->name[0] != '\0')
        named->there = store_reads_named(store, named->name, &named->account);
    if (named->name[0] != '\0' && !named->there)
        past_owner_read(&named->before, store, named->name);
    if (named->keys_of != 0)
        STORE_EACH (key, keys, store, named->keys_of)
            if (named->nkeys <= STORE_SANCTIONS_MAX)
                named->key[named->nkeys++] = *key;
    if (named->login_of != 0)
        STORE_EACH_OF (login, store, STORE_RECORD_LOGIN, named->login_of, 1)
            named->last = *login;
}

/* ---- Mutes ---- */

struct muting {
    struct act act;
    struct store_sanction what;
};

/* The mute is stored: tells the person who was named, if they are on. */
static void sanction_mute_follows(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    struct session *s = lobby_by_name(lobby, act->about, false);
    BUF_LOCAL why = {0};
    if (!s)
        return;
    SESSION_SPEAKS(s);
    moderation_sentence(lobby->moderation, sanction_longest(lobby, &((struct muting *)act)->what),
                        &why);
    session_say(s, "%s", buf_text(&why));
    if (s->kind == PERSON_ACCOUNT)
        session_say(s, "If you think that's unfair, type `appeal` and say why.");
}

/* Puts the channel that was typed into act->word; "": all channels. */
static void sanction_channel_take(struct act *act)
{
    if (act->choice >= 0)
        utf8_copy(act_channel(act->choice), act->word, sizeof(act->word));
}

static const char *sanction_channel_of(const char *channel)
{
    return channel[0] != '\0' ? channel : "all channels";
}

/* The guest of this name who is on. `network` gets the network of that guest's subscriber. NULL: no
 * such guest is on. */
static const struct session *sanction_guest_find(const struct act *act, const char *name,
                                                 char network[STORE_ADDRESS_MAX])
{
    const struct session *s = lobby_by_name(act->errand.lobby, name, false);
    const bool guest = s && s->kind == PERSON_GUEST;
    return guest && network_subscriber_text(s->facts.address, network, STORE_ADDRESS_MAX) ? s
                                                                                          : NULL;
}

/* Asks, and stores the mute of the account or, if there is none, of a guest. */
static void sanction_mute_read(struct act *act, const struct store_account *account)
{
    struct lobby *lobby = act->errand.lobby;
    struct store_sanction what = sanction_of(act, STORE_MUTE);
    const char *channel = sanction_channel_of(act->word);
    const char *span = ACT_FOR(act->ms);
    BUF_LOCAL longest = {0}, guests = {0};
    char network[STORE_ADDRESS_MAX] = "";
    const struct session *guest =
        account->id == 0 ? sanction_guest_find(act, act->about, network) : NULL;
    if (guest)
        utf8_copy(guest->name, act->about, sizeof(act->about));
    else if (!act_found(act, account) || !act_on(act, account))
        return;
    what.account = act->account.id;
    utf8_printf(what.name, sizeof(what.name), "%.16s", act->about);
    utf8_copy(network, what.address, sizeof(what.address));
    utf8_printf(what.channel, sizeof(what.channel), "%.11s", act->word);
    if (network[0] != '\0')
        buf_printf(&guests, ACT_GUESTS "%s", network);
    if (act_confirmed(act, "mute %s %s on %s%s", act->about, span, channel, buf_text(&guests))) {
        act_audit(act, act->about, "%s%s%s%s: %s", span, act->word[0] != '\0' ? " on " : "",
                  act->word, buf_text(&guests), act->reason);
        sanction_put_longest(lobby, &what, 1, &longest);
        act_say(act, "%s is muted %s on %s%s.%s", act->about, span, channel, buf_text(&guests),
                buf_text(&longest));
        act_writes(act, sanction_mute_follows);
        moderation_put(lobby->moderation, &what, 1, act_stored, act);
        ((struct muting *)act)->what = what;
    }
}

static void sanction_mute(struct act *act)
{
    sanction_channel_take(act);
    act_account(act, act->who, sanction_mute_read);
}

/* ---- Lifting ---- */

void act_talk_again(struct lobby *lobby, const struct moderation_who *who)
{
    struct network network;
    bool guests = who->account == 0 && network_parse(who->address, strlen(who->address), &network);
    SESSIONS_EACH (s, lobby) {
        const bool guest = s->kind == PERSON_GUEST;
        const struct moderation_who them = {.account = guest ? 0 : s->person,
                                            .address = guest ? s->facts.address : NULL};
        const struct store_sanction *holds =
            moderation_find(lobby->moderation, STORE_MUTE, &them, NULL);
        BUF_LOCAL why = {0};
        if (s->state != SESSION_IN || (guests ? !guest || !network_holds(&network, s->facts.address)
                                              : s->person != who->account))
            continue;
        if (!holds) {
            session_say(s, "The staff has unmuted you. You can talk again.");
            continue;
        }
        SESSION_SPEAKS(s);
        session_say(s, "The staff has lifted a mute of yours, but another one still holds.");
        moderation_sentence(lobby->moderation, holds, &why);
        session_say(s, "%s", buf_text(&why));
    }
}

struct lifting {
    struct act act;
    char from[STORE_ADDRESS_MAX]; /* the network or key whose mute is lifted; "": the account's */
    struct store_login last;      /* where the account came from last */
};

/* Adds the names of those who stay banned when one of their case is let in. `first` gets one of
 * them, an account if there is one. Returns how many they are. */
static int sanction_put_staying(struct lobby *lobby, const struct moderation_lifting *lift,
                                char first[STORE_ADDRESS_MAX], struct buf *out)
{
    const struct store_sanction **stays = moderation_stays(lobby->moderation, lift);
    /* `first` is to be an account: moderators could not type an address, as they see no whole
     * ones. */
    bool account = false;
    int n = 0;
    for (; stays[n]; n++) {
        if (n == 0 || (stays[n]->account != 0 && !account))
            utf8_copy(sanction_today(stays[n]), first, STORE_ADDRESS_MAX);
        account = account || stays[n]->account != 0;
        act_put_name(out, sanction_today(stays[n]), n, NAMES_SHOWN);
    }
    act_put_more(out, n, NAMES_SHOWN);
    free(stays);
    return n;
}

/* Adds what is lifted, accounts first: "bob, 192.0.2.7 and 2 more". */
static void sanction_put_lifted(struct lobby *lobby, const struct moderation_lifting *lift,
                                struct buf *out)
{
    const struct store_sanction **lifts = moderation_lifts(lobby->moderation, lift);
    int n = 0;
    for (int accounts = 1; accounts >= 0; accounts--)
        for (size_t i = 0; lifts[i]; i++)
            if ((lifts[i]->account != 0) == accounts)
                act_put_name(out, sanction_today(lifts[i]), n++, NAMES_SHOWN);
    act_put_more(out, n, NAMES_SHOWN);
    free(lifts);
}

/* The sanction is lifted. Tells those who are unmuted. If the account is let in, but the place from
 * which it came last is banned, too, says so in the answer. */
static void sanction_lift_follows(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct lifting *lifting = (struct lifting *)act;
    const struct store_login *last = &lifting->last;
    const struct moderation_who from = {act->account.id, last->network, last->fingerprint};
    const struct store_sanction *what = NULL;
    if (act->row->which == STORE_MUTE)
        act_talk_again(
            lobby, &(struct moderation_who){.account = act->account.id, .address = lifting->from});
    else if (last->account != 0)
        what = moderation_find(lobby->moderation, STORE_BAN, &from, NULL);
    if (what)
        buf_printf(&act->list, "%s But where %s came from last is banned, too: `unban %s`.\n",
                   act->said, act->about, sanction_about(what));
}

/* Called before the last of the writes that lift the cases: only that one marks the typed line as
 * done. If the line is carried out again, what was lifted already is not lifted again. */
static void sanction_lift_last(void *arg)
{
    act_writes(arg, sanction_lift_follows);
}

/* Adds the mutes that remain if those of one channel are lifted: " on table for 2 hours and on all
 * channels for good". `network`: where the muted guests are from; "": the account is muted. */
static void sanction_put_other_mutes(const struct act *act, const char *network, struct buf *out)
{
    const struct lobby *lobby = act->errand.lobby;
    struct store_sanction mine = {.account = act->account.id};
    const struct store_sanction *what;
    utf8_copy(network, mine.address, sizeof(mine.address));
    for (size_t at = 0; (what = moderation_next(lobby->moderation, &at));) {
        if (what->kind != STORE_MUTE || !moderation_same_about(what, &mine) ||
            strcmp(what->channel, act->word) == 0)
            continue;
        buf_printf(out, "%s on %s %s", out->len > 0 ? " and" : "",
                   sanction_channel_of(what->channel), ACT_LEFT(lobby, what));
    }
}

/* Ends an act that found nothing to lift. */
static void sanction_lift_none(struct act *act, const struct moderation_lifting *lift,
                               const char *others)
{
    const char *word = moderation_word(lift->kind);
    const struct store_sanction *wider =
        moderation_find(act->errand.lobby->moderation, lift->kind, &lift->who, NULL);
    if (others[0] != '\0')
        act_end(act, false,
                "%s has no mute on %s alone, but is muted%s. Type `unmute %s` to lift all.",
                act->about, lift->channel, others, act->about);
    else if (!wider || wider->address[0] == '\0') /* without an address: it is being lifted now */
        act_end(act, false, "%s is not %s.", act->about, word);
    else
        act_end(act, false, "%s is not %s alone, but all of %s is. Type `%s %s` to lift that.",
                act->about, word, wider->address, act->row->name, wider->address);
}

/* Lifts the mutes, or the bans, of the account that was found, or of the network or key `named`.
 * Lifts only mutes on the channel act->word, if that is not empty. Lifts whole cases of bans if
 * `all` was typed. */
static void sanction_lift(struct act *act, const char *named)
{
    const enum store_sanction_kind kind = act->row->which;
    struct lobby *lobby = act->errand.lobby;
    const bool one = kind == STORE_MUTE && act->word[0] != '\0';
    const struct moderation_lifting lift = {
        .kind = kind,
        .who = {.account = act->account.id,
                .address = act->account.id != 0 ? NULL : named,
                .fingerprint = named},
        .channel = one ? act->word : NULL,
        .whole = kind == STORE_BAN && act->choice == 0,
    };
    const int n = moderation_holds(lobby->moderation, &lift);
    const char *on = one ? " on " : "", *channel = one ? act->word : "";
    BUF_LOCAL others = {0}, lifted = {0}, mutes = {0}, guests = {0};
    char first[STORE_ADDRESS_MAX] = "";
    if (one)
        sanction_put_other_mutes(act, named, &mutes);
    if (n == 0) {
        sanction_lift_none(act, &lift, buf_text(&mutes));
        return;
    }
    const bool part = sanction_put_staying(lobby, &lift, first, &others) > 0;
    if (lift.whole && part)
        act_warn(act, "That lets in these, too: %s.", buf_text(&others));
    sanction_put_lifted(lobby, &lift, &lifted);
    if (kind == STORE_MUTE && named[0] != '\0')
        buf_printf(&guests, ACT_GUESTS "%s", named);
    if (act_confirmed(act, "lift what keeps %s %s%s%s, %d in all", act->about,
                      moderation_word(kind), on, channel, n)) {
        act_audit(act, act->about, "lifted%s%s%s, %d in all", on, channel, buf_text(&guests), n);
        if (part && !lift.whole)
            act_say(act,
                    "It has been lifted for %s alone. Type `unban %s all` to let in these, too: "
                    "%s.",
                    act->about, first, buf_text(&others));
        else if (mutes.len > 0)
            act_say(act, "The mute of %s on %s is lifted. %s is still muted%s.", buf_text(&lifted),
                    channel, act->about, buf_text(&mutes));
        else
            act_say(act, "The %s of %s%s%s is lifted.", moderation_kind(kind), buf_text(&lifted),
                    on, channel);
        utf8_copy(named, ((struct lifting *)act)->from, STORE_ADDRESS_MAX);
        moderation_lift(lobby->moderation, &lift, sanction_lift_last, act_stored, act);
    }
}

static void sanction_lift_named(struct act *act, void *result)
{
    ((struct lifting *)act)->last = ((const struct named *)result)->last;
    sanction_lift(act, "");
}

static void sanction_lift_read(struct act *act, const struct store_account *account)
{
    char network[STORE_ADDRESS_MAX];
    if (act->row->which == STORE_MUTE && account->id == 0 &&
        sanction_guest_find(act, act->about, network))
        sanction_lift(act, network);
    else if (act_found(act, account) && act_on(act, account))
        act_reads(act, STORE_READS(struct named, sanction_named_read),
                  &(struct named){.login_of = account->id}, sanction_lift_named);
}

/* Looks up what is to be lifted. A word that is not a name is an address, a network or a key. */
static void sanction_lift_begin(struct act *act)
{
    const enum store_sanction_kind kind = act->row->which;
    const struct store_sanction *what, *found = NULL;
    struct network network;
    char all[STORE_ADDRESS_MAX] = "";
    const size_t len = strlen(act->who);
    bool several = false;
    if (kind == STORE_MUTE)
        sanction_channel_take(act);
    if (!account_name_check(act->who)) {
        act_account(act, act->who, sanction_lift_read);
        return;
    }
    /* Looks for a sanction of the address or network that moderators see as this word, such as
     * "203.0.113.x", or of the /24 itself. */
    if (len > 2 && strcmp(act->who + len - 2, ".x") == 0)
        utf8_printf(all, sizeof(all), "%.*s.0/24", (int)len - 2, act->who);
    for (size_t at = 0; (what = moderation_next(act->errand.lobby->moderation, &at));) {
        if (what->kind != kind || what->address[0] == '\0' ||
            (strcmp(ALTS_MASKED(&act->actor, what->address), act->who) != 0 &&
             strcmp(what->address, all) != 0))
            continue;
        several = several || (found && strcmp(found->address, what->address) != 0);
        found = what;
    }
    const char *named = found && !several ? found->address : act->who;
    /* A network and addresses in it can all be banned, and look alike to moderators. */
    if (act_refused(
            act, several && !network_parse(act->who, strlen(act->who), &network),
            "Several addresses that are %s look like %s. Type the name of an account that was "
            "%s with it, or `undo-act` to take one act back.",
            moderation_word(kind), act->who, moderation_word(kind)))
        return;
    if (network_parse(named, strlen(named), &network))
        network_format(&network, act->about, sizeof(act->about));
    else
        utf8_copy(named, act->about, sizeof(act->about));
    sanction_lift(act, act->about);
}

/* ---- Bans ---- */

enum {
    HITS_SHOWN = 3,     /* how many names a question shows; the others are counted */
    PREVIEW_SHOWN = 50, /* how many names a preview shows */
    HITS_MAX = 1000,    /* how many people are counted at most */
    HITS_READ = 10000,  /* how many logins are read: the latest */
};
#define HITS_MS     (30LL * 86400 * 1000)
#define STANDING_MS (7LL * 86400 * 1000) /* a raider's account is younger */

/* Somebody whom a ban hits. */
struct hit {
    int64_t person;
    char name[STORE_NAME_MAX];
    enum store_role role; /* of those who are on */
    bool on, heavy;       /* heavy: staff, or an account of some age */
};

struct ban {
    struct act act;
    bool preview; /* the act only shows whom the ban would hit */
    bool sure;    /* `everybody` was typed, so a wide network is not refused */
    bool full;    /* more was named than fits into a case */
    char words[SESSION_LINE_MAX];
    char *at; /* the rest of the words */
    /* The words before that, with networks in the form in which they are stored. */
    char told[SESSION_LINE_MAX];
    struct store_account last; /* the account whose keys or address the next word may mean */
    int64_t report;            /* the number N of a word case:N; 0: there is none */
    struct store_sanction what[STORE_SANCTIONS_MAX];
    bool owned[STORE_SANCTIONS_MAX]; /* the entry is an account, or belongs to the account before it
                                      */
    int n;
    struct hit hit[HITS_MAX];
    int nhit, logins; /* logins: how many were read */
};

/* Adds an entry to the case; `owned`: as in struct ban. If there are too many, sets `full`. The
 * whole case is then refused once all words are read. */
static void sanction_ban_add(struct ban *ban, bool owned, int64_t account, const char *name,
                             const char *address, const char *fingerprint)
{
    struct store_sanction what = sanction_of(&ban->act, STORE_BAN);
    what.account = account;
    utf8_copy(name, what.name, sizeof(what.name));
    utf8_copy(address, what.address, sizeof(what.address));
    utf8_copy(fingerprint, what.fingerprint, sizeof(what.fingerprint));
    for (int i = 0; i < ban->n; i++)
        if (moderation_same_about(&ban->what[i], &what))
            return;
    if (ban->n == STORE_SANCTIONS_MAX) {
        ban->full = true;
        return;
    }
    ban->owned[ban->n] = owned;
    ban->what[ban->n++] = what;
}

/* Adds a word to `told`: a network in the form in which it is stored, anything else as typed. */
static void sanction_ban_told(struct ban *ban, const char *word)
{
    struct network network;
    char kept[STORE_ADDRESS_MAX];
    size_t len = strlen(ban->told);
    if (network_parse(word, strlen(word), &network)) {
        network_format(&network, kept, sizeof(kept));
        word = kept;
    }
    utf8_printf(ban->told + len, sizeof(ban->told) - len, "%s%s", len > 0 ? "," : "", word);
}

/* Whether an entry of the case applies to the person. */
static bool sanction_ban_holds(const struct ban *ban, const struct moderation_who *who)
{
    for (int i = 0; i < ban->n; i++)
        if (moderation_hits(&ban->what[i], who))
            return true;
    return false;
}

static void sanction_ban_closed(void *arg, bool done UNUSED, const char *text,
                                struct act_items *items UNUSED)
{
    struct act *act = arg;
    act_end(act, true, "%s %.*s", act->said, (int)strcspn(text, "\n"), text);
}

/* If the ban is stored, closes the connections that it hits, and takes the banned accounts off the
 * leaderboards, out of cups and out of what they wait for. */
static void sanction_ban_stored(void *arg, enum store_status status)
{
    struct ban *ban = arg;
    struct act *act = &ban->act;
    struct lobby *lobby = act->errand.lobby;
    for (int i = 0; i < ban->n && status == STORE_OK; i++)
        if (ban->what[i].account != 0) {
            leaderboard_hide(lobby->boards, ban->what[i].account, true);
            cups_banned(lobby, ban->what[i].account);
            seeking_forget(lobby, ban->what[i].account);
        }
    if (status == STORE_OK)
        lobby_enforce_bans(lobby);
    if (status != STORE_OK || ban->report == 0) {
        act_stored(act, status);
        return;
    }
    /* Closes the report that named whom to ban, with the same reason. The typed line is marked as
     * done by now, so the act that closes the report gets no number of a line. */
    char number[24], reason[STORE_TEXT_MAX];
    struct act_asked asked = {.row = act_find("resolve"),
                              .actor = act->actor,
                              .where = ACT_LOBBY,
                              .word = {number, reason},
                              .answer = sanction_ban_closed,
                              .arg = act};
    asked.actor.command = 0;
    utf8_printf(number, sizeof(number), "%jd", ban->report);
    utf8_printf(reason, sizeof(reason), "%s%.500s",
                isdigit((unsigned char)act->reason[0]) ? "banned: " : "",
                act->ready[0] != '\0' ? act->ready : act->reason);
    act_run(lobby, &asked);
}

static void sanction_ban_put(struct ban *ban)
{
    struct act *act = &ban->act;
    struct lobby *lobby = act->errand.lobby;
    struct store_sanction ordered[STORE_SANCTIONS_MAX];
    int n = 0;
    const char *span = ACT_FOR(act->ms);
    BUF_LOCAL longest = {0};
    /* If only one account is banned, the audit line is about that account, whatever is banned with
     * it. So the line is found by the account's name. */
    const char *account = NULL;
    int accounts = 0;
    for (int i = 0; i < ban->n; i++)
        if (ban->what[i].account != 0) {
            account = ban->what[i].name;
            accounts++;
        }
    account = accounts == 1 ? account : NULL;
    if (account ? strcasecmp(account, act->about) != 0 : strlen(ban->told) >= sizeof(act->about))
        act_audit(act, account ? account : act->about, "with %s, %s: %s", ban->told, span,
                  act->reason);
    else
        act_audit(act, act->about, "%s: %s", span, act->reason);
    sanction_put_longest(lobby, ban->what, ban->n, &longest);
    act_say(act, "%s is banned %s.%s", act->about, span, buf_text(&longest));
    act_writes(act, NULL);
    /* moderation_put wants what belongs to no account first. */
    for (int owned = 0; owned <= 1; owned++)
        for (int i = 0; i < ban->n; i++)
            if (ban->owned[i] == owned)
                ordered[n++] = ban->what[i];
    moderation_put(lobby->moderation, ordered, n, sanction_ban_stored, act);
}

/* ---- Whom a ban hits ---- */

/* Adds somebody to those who are hit, unless they are among them already. */
static void sanction_hit_add(struct ban *ban, bool on, int64_t person, const char *name,
                             enum store_role role)
{
    bool named = false;
    for (int i = 0; i < ban->nhit; i++)
        if (ban->hit[i].person == person)
            return;
    for (int i = 0; i < ban->n; i++)
        named = named || ban->what[i].account == person;
    if (ban->nhit == HITS_MAX)
        return;
    struct hit *hit = &ban->hit[ban->nhit++];
    *hit = (struct hit){.person = person, .role = role, .on = on};
    utf8_copy(name, hit->name, sizeof(hit->name));
    /* `yes` is bound to the staff and to accounts of some age. Others may come and go while the
     * question is open, above all in a raid. */
    hit->heavy = role >= STORE_MODERATOR || act_now(&ban->act) - ids_time(person) >= STANDING_MS;
    if (!named && hit->heavy) /* whoever is named stays the same while the question is open */
        act_bind_yes(&ban->act, name);
    if (ban->preview)
        act_item(&ban->act, "%s%s", name, on ? "online" : "was there");
}

static void sanction_hit_login(void *arg, const struct store_login *login)
{
    struct ban *ban = arg;
    const struct moderation_who who = {0, login->network, login->fingerprint};
    ban->logins++;
    if (login->at_ms >= act_now(&ban->act) - HITS_MS && sanction_ban_holds(ban, &who))
        sanction_hit_add(ban, false, login->account, login->name, STORE_PLAYER);
}

/* Whether the case has only accounts. Then it hits nobody but those whom it names. */
static bool sanction_ban_names_accounts(const struct ban *ban)
{
    for (int i = 0; i < ban->n; i++)
        if (ban->what[i].account == 0)
            return false;
    return true;
}

/* Warns of people who are hit: "12 people on now: kate (a moderator), ann, bob and 9 more." Staff
 * and older accounts come first. */
static void sanction_put_hits(struct ban *ban, bool on, const char *one, const char *many)
{
    const int most = ban->preview ? PREVIEW_SHOWN : HITS_SHOWN;
    BUF_LOCAL who = {0};
    int n = 0;
    for (int heavy = 1; heavy >= 0; heavy--)
        for (const struct hit *hit = ban->hit; hit < ban->hit + ban->nhit; hit++)
            if (hit->on == on && hit->heavy == heavy && n++ < most)
                buf_printf(&who, "%s%s%s", n > 1 ? ", " : "", hit->name,
                           hit->role == STORE_ADMIN       ? " (an admin, who stays on)"
                           : hit->role == STORE_MODERATOR ? " (a moderator)"
                                                          : "");
    act_put_more(&who, n, most);
    if (n > 0)
        act_warn(&ban->act, "%d%s %s: %s.", n, n == HITS_MAX ? " or more" : "", n == 1 ? one : many,
                 buf_text(&who));
}

static void sanction_ban_hits_read(void *arg, enum store_status status)
{
    struct ban *ban = arg;
    struct act *act = &ban->act;
    if (act_failed(act, status))
        return;
    sanction_put_hits(ban, true, "person on now", "people on now");
    sanction_put_hits(ban, false, "account that came from there in the last 30 days",
                      "accounts that came from there in the last 30 days");
    if (ban->nhit == 0)
        act_warn(act, sanction_ban_names_accounts(ban) ? "None of them is on now."
                                                       : "That hits nobody who is known here.");
    if (ban->logins == HITS_READ)
        act_warn(act, "Only the last %d logins were looked at.", HITS_READ);
    if (ban->preview) {
        act_item_list_end(act);
        buf_printf(&act->list, "%s\n", buf_text(&act->price));
        act_end_list(act);
    } else if (act_confirmed(act, "keep out %s %s", ban->told, ACT_FOR(act->ms))) {
        sanction_ban_put(ban);
    }
}

/* Finds whom the case hits: those who are on, and accounts whose logins fit it. */
static void sanction_ban_hits(struct ban *ban)
{
    struct act *act = &ban->act;
    struct lobby *lobby = act->errand.lobby;
    if (ban->preview) {
        act_item_begin(act);
        act_item_list(act);
        for (int i = 0; i < ban->n; i++) {
            const struct store_sanction *what = &ban->what[i];
            act_line(act, "%s %s\n",
                     what->account != 0             ? "account"
                     : what->fingerprint[0] != '\0' ? "key"
                                                    : "address",
                     sanction_about(what));
        }
        act_item_list_end(act);
        act_item_list(act); /* the people whom the entries hit */
    }
    SESSIONS_EACH (s, lobby) {
        const struct moderation_who who = {s->kind == PERSON_ACCOUNT ? s->person : 0,
                                           s->facts.address, s->facts.fingerprint};
        if (s->person != 0 && sanction_ban_holds(ban, &who))
            sanction_hit_add(ban, true, s->person, s->name, s->role);
    }
    if (sanction_ban_names_accounts(ban))
        sanction_ban_hits_read(ban, STORE_OK);
    else
        store_list_of(lobby->deps.store, STORE_RECORD_LOGIN, 0, HITS_READ, sanction_hit_login,
                      sanction_ban_hits_read, ban);
}

static void sanction_ban_whole(struct ban *ban)
{
    static const char more[] = "...";
    struct act *act = &ban->act;
    const char *why = NULL;
    /* Puts as many whole words of the list into act->about as there is room for. */
    utf8_copy(ban->told, act->about, sizeof(act->about));
    if (strlen(ban->told) >= sizeof(act->about)) {
        act->about[sizeof(act->about) - sizeof(more)] = '\0';
        char *comma = strrchr(act->about, ',');
        strcpy(comma ? comma + 1 : act->about, more);
    }
    if (act_refused(
            act, ban->full,
            "At most %d accounts, addresses, networks and keys fit into one line. Type two.",
            STORE_SANCTIONS_MAX))
        return;
    for (int i = 0; i < ban->n && !why; i++) {
        struct network network;
        const char *address = ban->what[i].address;
        if (address[0] == '\0' || !network_parse(address, strlen(address), &network))
            continue;
        if (act->actor.address[0] != '\0' && network_holds(&network, act->actor.address))
            why = "Your own address is in there. Nothing was done.";
        else if (network.bits < (network_is_v4(&network) ? 104 : 19) && !ban->sure)
            /* wider than an IPv4 /8, which has 104 bits here, or an IPv6 /19 */
            why = "That would keep out nearly everybody. Choose a smaller network, or add "
                  "`,everybody` to it.";
    }
    if (!why && ban->n == 0)
        why = "That names nobody. Type a name, an address, a network or a key.";
    if (why && !ban->preview)
        act_end(act, false, "%s", why);
    else if (ban->preview ||
             act->asked.how != ACT_DO) /* otherwise nobody reads whom the ban hits */
        sanction_ban_hits(ban);
    else
        sanction_ban_put(ban);
}

static void sanction_ban_next(struct ban *ban);

/* Adds to the case what a word names, and reads the next word. */
static void sanction_named_told(struct act *act, void *result)
{
    struct ban *ban = (struct ban *)act;
    const struct named *named = result;
    const struct store_report *about = &named->about;
    const bool closes = about->about != 0 && about->state != REPORT_CLOSED && !about->appeal &&
                        !report_hidden(about, act->actor.account);
    char network[STORE_ADDRESS_MAX];
    if (act_refused(act, named->report != 0 && !closes,
                    "There is no open report %jd. Type `reports` to see them.", named->report) ||
        act_refused(act, named->report != 0 && !named->there,
                    "Report %jd is about nobody with an account. Type who to ban instead.",
                    named->report) ||
        (named->there && !act_on(act, &named->account)))
        return;
    if (named->report != 0)
        sanction_ban_told(ban, named->account.name);
    if (named->there) {
        ban->last = named->account;
        sanction_ban_add(ban, true, named->account.id, named->account.name, "", "");
    } else if (named->name[0] != '\0' && sanction_guest_find(act, named->name, network)) {
        sanction_ban_add(ban, false, 0, "", network, "");
    } else if (act_refused(act, named->before.there,
                           "There is no account %s any more. It is called %s now.", named->name,
                           named->before.account.name) ||
               act_refused(act, named->name[0] != '\0',
                           "There is no account %s, and no guest of that name is on.",
                           named->name)) {
        return;
    }
    for (int i = 0; i < named->nkeys; i++)
        sanction_ban_add(ban, true, 0, "", "", named->key[i].fingerprint);
    if (named->last.id != 0)
        sanction_ban_add(ban, true, 0, "", named->last.network, "");
    sanction_ban_next(ban);
}

/* Whether a word is a fingerprint as ssh-keygen -l shows it: 32 bytes in base64 without padding. */
static bool sanction_is_fingerprint(const char *word)
{
    static const char base64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    enum { PREFIX = 7, DIGITS = 43 };
    return strlen(word) == PREFIX + DIGITS && strspn(word + PREFIX, base64) == DIGITS;
}

/* Reads on to the next word that the store has to be asked about, or to the end of the case. */
static void sanction_ban_next(struct ban *ban)
{
    struct act *act = &ban->act;
    struct network network;
    struct named asked = {.report = 0};
    char *word, text[STORE_ADDRESS_MAX];
    while ((word = strsep(&ban->at, ","))) {
        bool mine = strcasecmp(word, "keys") == 0 || strcasecmp(word, "address") == 0;
        if (word[0] == '\0')
            continue;
        if (strncasecmp(word, "case:", 5) == 0 && ban->report == 0 &&
            act_number(word + 5, &ban->report)) {
            asked.report = ban->report;
            break;
        }
        sanction_ban_told(ban, word);
        if (strcasecmp(word, "everybody") == 0) {
            ban->sure = true;
        } else if (mine && ban->last.id == 0) {
            act_end(act, false,
                    "It isn't clear whose %s you mean. Put the name before it: `bob,%s`.", word,
                    word);
            return;
        } else if (strcasecmp(word, "keys") == 0) {
            asked.keys_of = ban->last.id;
            break;
        } else if (mine) {
            const struct session *s = lobby_by_person(act->errand.lobby, ban->last.id);
            if (s && network_subscriber_text(s->facts.address, text, sizeof(text)))
                sanction_ban_add(ban, true, 0, "", text, "");
            asked.login_of = ban->last.id;
            break;
        } else if (strncmp(word, "SHA256:", 7) == 0) {
            if (act_refused(
                    act, !sanction_is_fingerprint(word),
                    "That is not the fingerprint of a key. It is SHA256: and 43 characters, as "
                    "in `SHA256:ZkAslG...`."))
                return;
            sanction_ban_add(ban, false, 0, "", "", word);
        } else if (!account_name_check(word)) {
            utf8_copy(word, asked.name, sizeof(asked.name));
            break;
        } else {
            char why[256];
            if (act_refused(act, !network_typed(word, &network, why, sizeof(why)), "%s", why))
                return;
            network_format(&network, text, sizeof(text));
            sanction_ban_add(ban, false, 0, "", text, "");
        }
    }
    if (word)
        act_reads(act, STORE_READS(struct named, sanction_named_read), &asked, sanction_named_told);
    else
        sanction_ban_whole(ban);
}

/* Copies the words, with names in place of numbers such as "3" and "3-7". These are the numbers of
 * the last `new today`. False: there is no such number. */
static bool sanction_ban_numbers(const struct act *act, const char *from, struct buf *out)
{
    const struct act_names *names = act_names_of(act->errand.lobby, act->actor.account);
    for (size_t len; *from != '\0'; from += len + (from[len] == ',')) {
        int64_t first, last;
        len = strcspn(from, ",");
        buf_puts(out, out->len > 0 ? "," : "");
        if (len == 0 || strspn(from, "0123456789-") < len) {
            buf_add(out, from, len);
            continue;
        }
        if (!act_range(from, len, &first, &last) || first < 1 || first > last || !names ||
            last > names->n)
            return false;
        for (; first <= last; first++)
            buf_printf(out, "%s%s", names->name[first - 1], first < last ? "," : "");
    }
    return true;
}

static void sanction_ban_begin(struct act *act)
{
    struct ban *ban = (struct ban *)act;
    BUF_LOCAL words = {0};
    ban->preview = strcmp(act->row->name, "preview") == 0;
    if (act_refused(act, !sanction_ban_numbers(act, act->who, &words),
                    "Numbers here are those that `new today` shows. Type `new today` first.") ||
        act_refused(act, words.len >= SESSION_LINE_MAX,
                    "That is longer than %d characters. Type it as two lines.",
                    SESSION_LINE_MAX - 1))
        return;
    utf8_copy(buf_text(&words), ban->words, sizeof(ban->words));
    ban->at = ban->words;
    sanction_ban_next(ban);
}

/* ---- The rows ---- */

static const struct act_field preview_hits_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"}, {"where", ACT_FIELD_TEXT, "how that is known"}};
static const struct act_field preview_entries_fields[] = {
    {"kind", ACT_FIELD_TEXT, "what it is", .words = "account|key|address"},
    {"about", ACT_FIELD_TEXT, "the name, address, network or key"}};
static const struct act_field preview_fields[] = {
    {"entries", ACT_FIELD_LIST, "what the ban would name", ACT_FIELDS(preview_entries_fields)},
    {"hits", ACT_FIELD_LIST, "who is known to be kept out", ACT_FIELDS(preview_hits_fields)}};

const struct act_row sanction_acts[] = {
    {"kick", STORE_MODERATOR, sanction_kick,
     N_("end somebody's connection; their seat waits for them"),
     .args = {{"who", ACT_NAME}, {"reason", ACT_REASON}}},
    {"mute", STORE_MODERATOR, sanction_mute, N_("stop somebody's talk: mute bob 1h shouting"),
     .args = {{"who", ACT_NAME},
              {"channel", ACT_CHOICE, .optional = ACT_ANYWHERE, .words = ACT_CHANNELS},
              {"time", ACT_SPAN},
              {"reason", ACT_REASON}},
     .size = sizeof(struct muting)},
    {"unmute", STORE_MODERATOR, sanction_lift_begin,
     N_("let them talk again: unmute bob; lift a mute on one channel alone: unmute bob lobby"),
     .args = {{"who", ACT_WHO},
              {"channel", ACT_CHOICE, .optional = ACT_ANYWHERE, .words = ACT_CHANNELS}},
     .which = STORE_MUTE, .size = sizeof(struct lifting)},
    {"ban", STORE_MODERATOR, sanction_ban_begin,
     N_("keep an account, an address or a network out: ban bob 7d cheating"),
     .args = {{"what", ACT_WHO}, {"time", ACT_SPAN}, {"reason", ACT_REASON}},
     .size = sizeof(struct ban), .asks = true},
    {"preview", STORE_MODERATOR, sanction_ban_begin,
     N_("whom a ban would keep out: preview bob,keys,address"), .args = {{"what", ACT_WHO}},
     .pairs = true, ACT_FIELDS(preview_fields), .size = sizeof(struct ban)},
    {"unban", STORE_MODERATOR, sanction_lift_begin,
     N_("let one in again: unban bob; with all who were banned with bob: unban bob all"),
     .args = {{"what", ACT_WHO},
              {"case", ACT_CHOICE, .optional = ACT_ANYWHERE, .words = "all",
               .help = "all who were banned with them, too"}},
     .asks = true, .which = STORE_BAN, .size = sizeof(struct lifting)},
    {NULL}};
