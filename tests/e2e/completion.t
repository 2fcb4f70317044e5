#!/bin/sh
# Completion of cardroomctl in bash: the function that is installed, in a real bash.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
function=$(cd "${top_srcdir:-.}" && pwd)/data/completion/cardroomctl

wants bash

# completes WORD...: what the last word may become goes to $folder/said, as one line.
completes() {
    bash --norc -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cardroomctl 2>/dev/null; echo "${COMPREPLY[*]}"' \
        bash "$function" "$cardroomctl" "$@" >"$folder/said" 2>"$folder/error"
}
# is WORDS...: these, in any order.
is() {
    [ "$(tr ' ' '\n' <"$folder/said" | sort | xargs)" = "$(printf '%s\n' "$@" | sort | xargs)" ] && [ ! -s "$folder/error" ]
}
offers() {
    grep -qw -- "$1" "$folder/said"
}

: >"$folder/said"
words() {
    completes ba && is ban banned backup && completes account '' && is list show create reset-totp export delete && completes shut && is shutdown &&
        completes shutdown c && is cancel && completes --v && is --version && completes mute bob ga && is game &&
        completes mute bob game '' && offers 30m && completes ban bob --j && is --json && completes help acc && is account &&
        completes help account l && is list && completes dance '' && is &&
        completes node '' && is drain serve invite join && completes node join TOKEN '' && is replace
}
check "commands, options and choices need no service" words
files() {
    touch "$folder/a-file" && mkdir "$folder/a-folder" && completes check "$folder/a-f" && is "$folder/a-file" "$folder/a-folder" &&
        completes ship "$folder/a-f" && is "$folder/a-folder" && completes -c "$folder/a-fi" && is "$folder/a-file"
}
check "files and folders" files
not_running() {
    completes -c "$config" kick b && is && completes -s "$folder/none" kick b && is && completes -c "$folder/none" kick b && is
}
check "without the service there is nothing to complete" not_running
check "the service starts" start_service
for name in bob bea kate; do
    printf 'open sesame 12\n' | "$cardroomctl" -c "$config" account create $name
done
# Nothing is offered if the service does not answer within a second.
names() {
    completes -c "$config" kick b && is bob bea && completes -c "$config" kick bob && is bob && completes -c "$config" kick '' && offers kate &&
        completes -c "$config" account show K && is kate && completes -c "$config" ban bob,k && is bob,kate
}
check "names are asked for" until_true names
"$cardroomctl" -c "$config" news post the first
numbers() {
    completes -c "$config" news drop '' && is 1 &&
        completes -c "$config" inspect '' && is && completes -c "$config" case '' && is
}
check "so are numbers" until_true numbers
quiet() {
    ! grep -q 'verb="complete"' "$folder/log"
}
check "the log does not tell of it" quiet
plan
