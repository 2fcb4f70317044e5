/*
 * See hasher_fake.h.
 */
#include "hasher_fake.h"

#include <stdio.h>
#include <stdlib.h>

#include "xalloc.h"

struct hasher_fake_job {
    struct hasher_fake_job *next;
    char hash[160]; /* the hash of the password */
    bool right;
    void (*made)(void *arg, const char *hash);
    void (*verified)(void *arg, bool right);
    void *arg;
};

static struct hasher_fake_job *job_new(struct hasher_fake *fake, const char *password)
{
    struct hasher_fake_job *job = xcalloc(1, sizeof(*job)), **at = &fake->jobs;
    snprintf(job->hash, sizeof(job->hash), "#%s", password);
    while (*at)
        at = &(*at)->next;
    *at = job;
    fake->asked++;
    return job;
}

static bool fake_make(struct hasher *hasher, const char *from UNUSED, const char *password,
                      void (*cb)(void *arg, const char *hash), void *arg)
{
    struct hasher_fake *fake = (struct hasher_fake *)hasher;
    if (fake->busy)
        return false;
    struct hasher_fake_job *job = job_new(fake, password);
    job->made = cb;
    job->arg = arg;
    return true;
}

static bool fake_verify(struct hasher *hasher, const char *from UNUSED, const char *hash,
                        const char *password, void (*cb)(void *arg, bool right), void *arg)
{
    struct hasher_fake *fake = (struct hasher_fake *)hasher;
    if (fake->busy)
        return false;
    struct hasher_fake_job *job = job_new(fake, password);
    job->right = strcmp(job->hash, hash) == 0;
    job->verified = cb;
    job->arg = arg;
    return true;
}

void hasher_fake_init(struct hasher_fake *fake)
{
    *fake = (struct hasher_fake){.hasher = {.make = fake_make, .verify = fake_verify}};
}

int hasher_fake_pump(struct hasher_fake *fake)
{
    int n = 0;
    struct hasher_fake_job *job;
    while (!fake->held && (job = fake->jobs)) {
        fake->jobs = job->next;
        if (job->made)
            job->made(job->arg, job->hash);
        else
            job->verified(job->arg, job->right);
        free(job);
        n++;
    }
    return n;
}

void hasher_fake_drop(struct hasher_fake *fake)
{
    struct hasher_fake_job *job;
    while ((job = fake->jobs)) {
        fake->jobs = job->next;
        free(job);
    }
}
