#!/bin/sh
# The catalogue of messages: po/texts.sh TOP ACTION...
#   extract           every text for people in the sources, as a template (.pot), to standard output
#   update            brings po/*.po up to date: new texts are left open, changed ones marked fuzzy
#   check             says what is wrong with po/*.po; nothing where all is well
#   embed MSGFMT ...  C source of the catalogues of these .po files, to standard output
set -u
LC_ALL=C.UTF-8
export LC_ALL
cd "${1:?}" || exit 1
shift

extract() {
    # What each function takes and translates itself; N_ marks what is translated where it is shown.
    # shellcheck disable=SC2046
    find base games lobby src/door -name '*.[ch]' ! -name schema.c ! -name catalogue.c | sort |
        xgettext --files-from=- --output=- --language=C --from-code=UTF-8 --add-location=file \
            --package-name=cardroom --add-comments=Translators: --keyword --keyword=tr \
            --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=N_ --keyword=NC_:1c,2 --keyword=position_say:2 \
            --keyword=session_say:2 --keyword=session_fail:2 --keyword=once_answer:2 --keyword=errand_keep_answer:2 --keyword=errand_answered:3 --keyword=session_close:2 --keyword=table_refuse:3 --keyword=table_why:2 \
            --flag=tr:1:pass-c-format --flag=trn:1:pass-c-format --flag=trn:2:pass-c-format \
            --flag=N_:1:pass-c-format --flag=position_say:2:c-format --flag=session_say:2:c-format --flag=session_fail:2:c-format --flag=once_answer:2:c-format \
            --flag=errand_keep_answer:2:c-format --flag=errand_answered:3:c-format --flag=table_refuse:3:c-format --flag=table_why:2:c-format \
            --flag=buf_printf:2:c-format --flag=snprintf:3:c-format |
        sed 's/charset=CHARSET/charset=UTF-8/; /^"POT-Creation-Date/d'
}

update() {
    extract >po/cardroom.pot
    for po in po/*.po; do
        msgmerge --quiet --update --backup=none --add-location=file --width=100 "$po" po/cardroom.pot
    done
    rm -f po/cardroom.pot
}

check() {
    pot=$(mktemp) || exit 1
    extract >"$pot"
    for po in po/*.po; do
        msgfmt --check-format --check-domain --output-file=/dev/null "$po" 2>&1
        # Everything in the sources has to be there, translated and not fuzzy.
        msgcmp "$po" "$pot" 2>&1
        # Cards, moves and names are filled in between braces: each language has the same ones.
        msgattrib --no-obsolete --no-wrap "$po" | awk -v po="$po" -f po/fields.awk
        msgattrib --no-obsolete "$po" | awk -f po/blanks.awk | sed "s,^,$po,"
    done
    rm -f "$pot"
}

embed() {
    msgfmt=$1
    shift
    mo=$(mktemp) || exit 1
    echo "/* Made by po/texts.sh. */"
    echo '#include "catalogue.h"'
    echo '#include "tongue.h"'
    names=
    [ "$msgfmt" != : ] || set --
    for po in "$@"; do
        name=$(basename "$po" .po)
        # Two who translate the same text leave it twice; that is for lint, not for the build.
        msguniq --use-first "$po" | "$msgfmt" --endianness=little --check-format --check-domain --output-file="$mo" - || exit 1
        echo "static const unsigned char $name[] = {"
        od -An -v -tu1 "$mo" | sed 's/^ *//; s/  */,/g; s/$/,/'
        echo "};"
        # The rule is a C expression over n.
        rule=$(msguniq --use-first --no-wrap "$po" | sed -n 's/^"Plural-Forms: .*plural=\(.*\);\\n"$/\1/p')
        echo "static int ${name}_form(long long n) { return ${rule:?$po has no rule for plural forms}; }"
        names="$names $name"
    done
    echo 'const struct catalogue catalogues[] = {{"en", 0, 0}'
    for name in $names; do
        echo "    , {\"$name\", $name, ${name}_form}"
    done
    echo "};"
    echo "const int catalogues_count = sizeof catalogues / sizeof catalogues[0];"
    echo 'const char *const tongue_words[] = {"auto", "en"'
    for name in $names; do
        echo "    , \"$name\""
    done
    echo "    , 0};"
    rm -f "$mo"
}

action=${1:?}
shift
"$action" "$@"
