# Which exported symbols one source alone uses: awk -f exported.awk SYMBOLS SOURCE... prints each with its source.
# SYMBOLS has lines "NAME FILE.c". A symbol is used where another .c says its name, or a header twice (a macro or an
# inline function after the declaration). A name in a comment counts, and one that no header has is of an object that
# is not up to date, so what is printed is sure.
NR == FNR {
    defined[$1] = $2
    next
}
FNR == 1 {
    header = FILENAME ~ /\.h$/
}
{
    n = split($0, word, /[^A-Za-z_0-9]+/)
    for (i = 1; i <= n; i++) {
        if (!(word[i] in defined))
            continue
        if (header)
            mentions[word[i]]++
        else if (FILENAME != defined[word[i]])
            used[word[i]] = 1
    }
}
END {
    for (name in defined)
        if (!(name in used) && mentions[name] == 1)
            print defined[name] ": " name
}
