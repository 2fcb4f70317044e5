/*
 * The rule by which a language chooses among the forms of a text with a number: a C expression over
 * n, as the head of a catalogue has it ("n != 1", "n%10==1 && n%100!=11 ? 0 : 1").
 */
#pragma once

/* The value of the rule for n. The rule ends at ';', a line end or NUL. -1: it cannot be read. */
long long plural_value(const char *rule, long long n);
