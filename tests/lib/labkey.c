/*
 * See labkey.h.
 */
#include "labkey.h"

#include <libssh/libssh.h>
#include <stddef.h>

char *labkey_new(void)
{
    ssh_key key = NULL;
    char *text = NULL;

    if (ssh_pki_generate(SSH_KEYTYPE_ED25519, 0, &key) == SSH_OK)
        ssh_pki_export_privkey_base64(key, NULL, NULL, NULL, &text);
    ssh_key_free(key);
    return text;
}
