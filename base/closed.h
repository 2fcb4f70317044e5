/*
 * Declares descriptors, files and folders that are closed wherever their block is left:
 * `FD_LOCAL fd = open(path, O_RDONLY);`, `FILE_LOCAL *file = fopen(path, "re");`. Closing keeps
 * errno. A negative descriptor and NULL are left alone. If the block gives the descriptor, file or
 * folder away, do not declare it with these words.
 */
#pragma once

#include <dirent.h>
#include <stdio.h>

#define FD_LOCAL   __attribute__((cleanup(closed_fd))) int
#define FILE_LOCAL __attribute__((cleanup(closed_file))) FILE
#define DIR_LOCAL  __attribute__((cleanup(closed_dir))) DIR

/* For the words above: close what a variable holds. */
void closed_fd(int *fd);
void closed_file(FILE **file);
void closed_dir(DIR **dir);
