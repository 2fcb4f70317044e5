/*
 * The SSH host key of a door under test.
 */
#pragma once

/* A fresh ed25519 key as ssh-keygen writes it. The caller frees it with ssh_string_free_char. NULL:
 * no key could be made. */
char *labkey_new(void);
