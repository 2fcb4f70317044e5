/*
 * Functions with which the checks of doctor.h are written.
 */
#pragma once

#include "doctor.h"

/* What a check gets: the facts, and the place for its findings. */
struct check {
    const struct doctor_facts *facts;
    struct doctor_findings *out;
    const char *name;
    size_t before; /* how many findings there were when it began */
};

void doctor_check_found(struct check *c, enum doctor_level level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Sets what to do about the last finding. */
void doctor_check_todo(struct check *c, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Whether the check has found nothing yet. */
bool doctor_check_clean(const struct check *c);
/* "3 days", for a sentence; returns `out`. */
const char *doctor_check_span(int64_t ms, char out[DOCTOR_NAME]);
