#!/bin/sh
# The programs are built as configure promises: position independent, relocations read-only before main, stacks that
# are neither executable nor overwritten unseen, checked copies, jumps only to where one may land.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants readelf
nm -D "$cardroomd" | grep -q __asan && skip_all "a build with sanitizers is not what is installed"

header() {
    readelf -hlW "$1" | grep -q "$2"
}
dynamic() {
    readelf -dW "$1" | grep -q "$2"
}
imports() {
    readelf -sW --dyn-syms "$1" | grep -q "$2"
}
marks() {
    [ "$(objdump -d "$1" | grep -c endbr64)" -gt 100 ]
}
for program in "$cardroomd" "$cardroomctl"; do
    name=${program##*/}
    check "$name: position independent" header "$program" 'Type:.*DYN'
    check "$name: relocations are read-only" header "$program" GNU_RELRO
    check "$name: all are done before main" dynamic "$program" 'BIND_NOW\|NOW'
    check "$name: no stack is executable" header "$program" 'GNU_STACK.*RW '
    check "$name: overwritten stacks are seen" imports "$program" __stack_chk_fail
    check "$name: no path of libraries is built in" not dynamic "$program" 'RPATH\|RUNPATH'
done
# The code has the marks where a jump may land. Whether the whole program counts as marked also depends on the objects of
# the C library.
if echo 'int main(void) { return 0; }' | cc -fcf-protection=full -x c - -o "$folder/marked" 2>/dev/null; then
    for program in "$cardroomd" "$cardroomctl"; do
        check "${program##*/}: jumps land on marks" marks "$program"
    done
else
    count=$((count + 1))
    echo "ok $count - jumps land on marks # SKIP not on this machine"
fi
# Checked copies need an optimised build.
if grep -q '^CFLAGS = .*-O[123s]' "$builddir/Makefile"; then
    check "cardroomd: copies are checked" imports "$cardroomd" '__.*_chk'
else
    count=$((count + 1))
    echo "ok $count - copies are checked # SKIP not optimised"
fi
plan
