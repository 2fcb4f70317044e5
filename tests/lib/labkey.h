/*
 * The SSH host key of a door under test.
 */
#ifndef LABKEY_H
#define LABKEY_H

/* A fresh ed25519 key as ssh-keygen writes it. The caller frees it with ssh_string_free_char. NULL:
 * no key could be made. */
char *labkey_new(void);

#endif
