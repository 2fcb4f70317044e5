/*
 * See evening.h. The moderator knows only the lines of their own screen.
 */
#include "evening.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { PACE_MS = 3000, NOTICE_MS = 20000, BATCH = 8, SENTENCE_BY = 3, REPORTS_MS = 30000 };

/* ---- Names ---- */

static struct moderator_name *moderator_name(struct moderator *m, const char *name)
{
    for (int i = 0; i < m->nnames; i++)
        if (strcasecmp(m->names[i].name, name) == 0)
            return &m->names[i];
    if (m->nnames == MODERATOR_NAMES)
        return NULL;
    struct moderator_name *fresh = &m->names[m->nnames++];
    snprintf(fresh->name, sizeof(fresh->name), "%.23s", name);
    return fresh;
}

/* ---- Reading ---- */

/* Copies what the advertisements of a raid have in common: they begin alike and name a place other
 * than this one. False: the words are not an advertisement; a question about the place is not one
 * either. */
static bool sentence_of(const char *words, char *out, size_t cap)
{
    size_t first = strcspn(words, " "), second = 0;
    if (!strstr(words, ".example") || strstr(words, "cards.example") || strchr(words, '?'))
        return false;
    if (words[first] == ' ')
        second = 1 + strcspn(words + first + 1, " ");
    snprintf(out, cap, "%.*s", (int)(first + second), words);
    return true;
}

/* Notes an advertisement that somebody said. It belongs to the raid once three people have said
 * it. */
static void hear(struct moderator *m, const char *name, const char *words)
{
    char begins[MODERATOR_WORDS];
    struct moderator_sentence *found = NULL;
    struct moderator_name *by = moderator_name(m, name);
    if (!by || !sentence_of(words, begins, sizeof(begins)))
        return;
    for (int i = 0; i < m->nsentences; i++)
        if (strcmp(m->sentences[i].begins, begins) == 0)
            found = &m->sentences[i];
    if (!found && m->nsentences < MODERATOR_SENTENCES) {
        found = &m->sentences[m->nsentences++];
        snprintf(found->begins, sizeof(found->begins), "%s", begins);
    }
    if (!found)
        return;
    int at = (int)(by - m->names);
    for (int i = 0; i < found->n; i++)
        if (found->by[i] == at)
            return;
    if (found->n < MODERATOR_NAMES)
        found->by[found->n++] = at;
    for (int i = 0; found->n >= SENTENCE_BY && i < found->n; i++)
        m->names[found->by[i]].raids = true;
}

/* Reads "name, name and 9 more" up to the full stop, and marks each name as hit. Established
 * accounts are named first. */
static void read_hits(struct moderator *m, const char *at, bool on)
{
    while (*at != '\0' && *at != '.' && strncmp(at, "and ", 4) != 0) {
        char name[24];
        size_t len = strcspn(at, ",. \n");
        snprintf(name, sizeof(name), "%.*s", (int)len, at);
        struct moderator_name *hit = len > 0 ? moderator_name(m, name) : NULL;
        /* An unknown account that was made today and is not on belongs to the people who raid
         * from there. */
        if (hit && !hit->raids && (on || !hit->fresh))
            m->stranger = true;
        at += len + strspn(at + len, ", \n");
    }
}

static void read_question(struct moderator *m, const char *line)
{
    const char *on = strstr(line, " on now: "), *off = strstr(line, "in the last 30 days: ");
    m->asked = true;
    if (on)
        read_hits(m, on + strlen(" on now: "), true);
    if (off)
        read_hits(m, off + strlen("in the last 30 days: "), false);
}

/* "3  0 m  high  about bob, by ann: words" of `reports`, and "ann says: words" of `case`. */
static void read_case(struct moderator *m, const char *line)
{
    long number = strtol(line, NULL, 10);
    const char *about = strstr(line, "  about "), *says = strstr(line, " says: ");
    char name[24];
    if (number > 0 && number < MODERATOR_CASES && about && m->case_number == 0 &&
        !m->case_left[number]) {
        about += strlen("  about ");
        snprintf(name, sizeof(name), "%.*s", (int)strcspn(about, ", "), about);
        const struct moderator_name *who = moderator_name(m, name);
        m->case_number = number;
        m->case_raider = who && who->raids;
        m->case_read = false;
    } else if (says && m->case_number > 0 && strcspn(line, " ") == (size_t)(says - line)) {
        snprintf(name, sizeof(name), "%.*s", (int)(says - line), line);
        const struct moderator_name *who = moderator_name(m, name);
        m->case_honest = m->case_honest || !who || !who->raids;
    }
    if (strstr(line, " is closed, and ") || strstr(line, "told at the next login") ||
        strstr(line, "There is nobody to tell."))
        m->closed++;
}

static void read_line(struct moderator *m, const char *line)
{
    char name[24];
    const char *at = strstr(line, "[lobby] "), *made = strstr(line, "  made ");
    if (at) {
        at += strlen("[lobby] ");
        size_t len = strcspn(at, ": ");
        snprintf(name, sizeof(name), "%.*s", (int)len, at);
        if (at[len] == ':')
            hear(m, name, at + len + 2);
        return;
    }
    if (made) {
        const char *from = made;
        while (from > line && from[-1] != ' ')
            from--;
        snprintf(name, sizeof(name), "%.*s", (int)(made - from), from);
        struct moderator_name *fresh = moderator_name(m, name);
        if (fresh)
            fresh->fresh = true;
    }
    char word[24], kind[16];
    if (line[0] == ' ' && sscanf(line, "%23s %15s", word, kind) == 2 &&
        strcmp(kind, "guest") == 0) {
        struct moderator_name *guest = moderator_name(m, word); /* of `who` */
        if (guest)
            guest->guest = true;
    }
    if (strstr(line, "That would keep out "))
        read_question(m, line);
    if (strncmp(line, "There is no account ", 20) == 0)
        m->refused = true;
    if (strstr(line, "isn't clear whose"))
        m->refused = true;
    read_case(m, line);
}

/* ---- Deciding ---- */

static bool is_pending(const struct moderator_name *name)
{
    return name->raids && !name->out;
}

static void batch_next(struct moderator *m, char *out, size_t cap)
{
    int most = m->most > 0 ? m->most : BATCH;
    size_t len = (size_t)snprintf(out, cap, "ban ");
    m->nbatch = 0;
    for (int i = 0; i < m->nnames && m->nbatch < most; i++) {
        const struct moderator_name *name = &m->names[i];
        if (!is_pending(name))
            continue;
        m->batch[m->nbatch++] = i;
        len +=
            (size_t)snprintf(out + len, cap - len, "%s%s%s", m->nbatch > 1 ? "," : "", name->name,
                             name->guest  ? ""
                             : name->bare ? ",keys"
                                          : ",keys,address");
    }
    snprintf(out + len, cap - len, " 7d advertising in a raid");
}

/* Answers the question about a ban: it is right, or is halved, or leaves out the address. */
static bool answer(struct moderator *m, char *out, size_t cap)
{
    bool asked = m->asked, stranger = m->stranger, refused = m->refused;
    int n = m->nbatch;
    m->asked = m->stranger = m->refused = false;
    m->nbatch = 0;
    if (n == 0)
        return false;
    struct moderator_name *only = &m->names[m->batch[0]];
    if (asked && !stranger) {
        for (int i = 0; i < n; i++)
            m->names[m->batch[i]].out = true;
        m->most = m->most > 0 && m->most < BATCH ? 2 * m->most : BATCH;
        memset(m->case_left, 0, sizeof(m->case_left)); /* the writer of a case that was left may be
                                                          known now */
        snprintf(out, cap, "yes");
        return true;
    }
    if (!asked && !refused)
        return false;
    if (n > 1)
        m->most = n / 2;
    else if (stranger && !only->bare)
        only->bare = true; /* others come from that address, so it is left out */
    else if (refused && !only->guest)
        only->guest = true; /* a guest has no keys */
    else
        only->out = true; /* they are gone and have no account */
    return false;
}

/* Decides about the first case. A report about somebody who raids is closed with thanks. One by
 * somebody who raids is closed, too, once its words have been read. What an honest person wrote
 * about somebody else waits for a quiet hour. */
static bool decide(struct moderator *m, char *out, size_t cap)
{
    if (m->case_number == 0)
        return false;
    if (m->case_raider) {
        snprintf(out, cap, "resolve %ld they are banned; thank you", m->case_number);
    } else if (!m->case_read) {
        snprintf(out, cap, "case %ld", m->case_number);
        m->case_read = true;
        m->case_honest = false;
        return true;
    } else if (!m->case_honest) {
        snprintf(out, cap, "resolve %ld nothing of that was found", m->case_number);
    } else {
        m->case_left[m->case_number] = true;
        m->reports_ms = 0;
        m->case_number = 0;
        return false;
    }
    m->case_number = 0;
    m->reports_ms = 0;
    return true;
}

bool moderator_types(struct moderator *m, int64_t now, char *out, size_t cap)
{
    bool raid = false, pending = false;
    for (int i = 0; i < m->nnames; i++) {
        raid = raid || m->names[i].raids;
        pending = pending || is_pending(&m->names[i]);
    }
    if (!raid || now < m->next_ms)
        return false;
    if (m->next_ms == 0) { /* they need a moment to look up */
        m->next_ms = now + NOTICE_MS;
        return false;
    }
    m->next_ms = now + PACE_MS;
    if (answer(m, out, cap)) {
        /* yes */
    } else if (m->typed == 0) {
        snprintf(out, cap, "lockdown guests new slow 30s lobby for 10m a raid");
        m->first_ms = now;
    } else if (m->typed == 1) {
        snprintf(out, cap, "new today 200");
    } else if (m->typed == 2) {
        snprintf(out, cap, "who");
    } else if (pending) {
        batch_next(m, out, cap);
    } else if (decide(m, out, cap)) {
        /* a report is decided */
    } else if (now >= m->reports_ms) {
        snprintf(out, cap, "reports");
        m->reports_ms = now + REPORTS_MS;
    } else {
        return false;
    }
    m->typed++;
    return true;
}

void moderator_reads(struct moderator *m, const char *text)
{
    while (*text != '\0') {
        char line[2048];
        size_t len = strcspn(text, "\n");
        snprintf(line, sizeof(line), "%.*s", (int)len, text);
        read_line(m, line);
        text += len + (text[len] == '\n');
    }
}
