/*
 * A table of cases as text (once.txt, memos.txt). A paragraph is a case: its first line, then
 * statements, mostly of a script (doc/tests.md). A paragraph that begins with "let NAME" names
 * statements: in the paragraphs below it, "with NAME WORDS" stands for these statements, with WORDS
 * in place of
 * {}. "#" begins a comment.
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
    char *answer; /* what follows "= "; NULL: there is none */
    char *again;  /* the statements behind "again "; NULL: there are none */
};

struct cases cases_open(const char *path);
/* The next case, which stays until the process ends. False: there is none. */
bool cases_next(struct cases *cases, struct cases_case *out);
void cases_close(struct cases *cases);
