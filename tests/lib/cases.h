/*
 * A table of cases as text (once.txt, memos.txt). A paragraph is a case: its first line, then
 * statements, mostly of a script (doc/tests.md). "#" at the start of a line begins a comment. A
 * paragraph that begins with "let NAME" is no case. It names statements: in the paragraphs below
 * it, "with NAME WORDS" stands for these statements, with WORDS in place of {}.
 */
#pragma once

#include <stdbool.h>

struct cases {
    char *text; /* of the file */
    char *next;
    struct cases_let {
        char *head, *statements;
    } let[24];
    int nlets;
};

struct cases_case {
    char *head, *statements;
    char *answer; /* what a line has after "= "; NULL: there is no such line */
    char *again;  /* the statements of the lines "again STATEMENT"; NULL: there are none */
};

/* Begins to read a file, named from the top of the sources. If there is no such file, the test ends
 * with status 99. */
struct cases cases_open(const char *path);
/* Reads the next case. The caller may free its texts; cases_close does not. False: there is none.
 */
bool cases_next(struct cases *cases, struct cases_case *out);
void cases_close(struct cases *cases);
