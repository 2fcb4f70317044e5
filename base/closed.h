/*
 * What is closed wherever its block is left, with errno as it was: `FD_LOCAL fd = open(path,
 * O_RDONLY);`, `FILE_LOCAL *file = fopen(path, "re");`. It may not have been opened. A descriptor,
 * file or folder that is given away is a plain one.
 */
#pragma once

#include <dirent.h>
#include <stdio.h>

#define FD_LOCAL   __attribute__((cleanup(closed_fd))) int
#define FILE_LOCAL __attribute__((cleanup(closed_file))) FILE
#define DIR_LOCAL  __attribute__((cleanup(closed_dir))) DIR

void closed_fd(int *fd);
void closed_file(FILE **file);
void closed_dir(DIR **dir);
