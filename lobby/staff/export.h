/*
 * What is kept about an account, for its owner.
 */
#pragma once

#include <stdint.h>

struct buf;
struct store;

/* Appends a line for each thing that is kept about the account, within store_reads: "cups at
 * 2026-11-21T12:00:00Z cup 3 came true place 2", with the section and the fields of the document
 * that cardroomctl(8) describes. There are at most the latest 500 lines of most sections. Reports
 * about the account, and the notes and the log of the staff, are left out. */
void export_put_lines(struct store *reads, int64_t account, struct buf *out);
