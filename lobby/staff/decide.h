/*
 * Cases as the staff works them: the queue, claims, decisions.
 */
#pragma once

struct lobby;
struct store_account;

/* What a member of the staff is told who tries to read or decide a case about themself. */
extern const char decide_about_you[];

/* The account has a new name: reports that are not closed show it from now on, whether the account
 * has written them, claimed them, or is the one that they are about. */
void report_rename(struct lobby *lobby, const struct store_account *account, const char *to);
