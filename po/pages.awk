# What a page and its translation have in common, sorted by the caller: for each part how it can be typed (between
# backquotes) and the numbers; with -v parts=1 the parts alone. A part is what stands below a heading.
{
    if (/^# /)
        part++
    text[part] = text[part] $0 "\n"
}
END {
    for (i = 0; i <= part; i++) {
        if (text[i] == "")
            continue
        print "part " i
        n = parts ? 0 : split(text[i], piece, "`")
        for (k = 1; k <= n; k++) {
            if (k % 2 == 0) {
                print "part " i ": " piece[k]
                continue
            }
            while (match(piece[k], /[0-9]+/)) {
                print "part " i ": " substr(piece[k], RSTART, RLENGTH)
                piece[k] = substr(piece[k], RSTART + RLENGTH)
            }
        }
    }
}
