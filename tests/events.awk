# The words that begin lines of the log, against the page that tells them. Reads the page first, then the sources, and
# prints a sentence on each word that the page lacks, has too much, or tells with other levels, and on each line of the log
# whose quotation marks do not pair.
#   awk -f tests/events.awk man/cardroom-log.7 FILE.c ...

# An entry of the page:  .It Sy WORD , WORD Pq LEVEL , LEVEL
FNR == NR {
    if ($1 == ".It" && $2 == "Sy") {
        for (pq = 3; $pq != "Pq" && pq <= NF; pq++) {
            if ($pq == ",") continue
            if ($pq in told) print FILENAME ": " $pq " has two entries."
            told[$pq] = 1
            for (i = NF; $i != "Pq"; i--) if ($i != ",") at[$pq, $i] = 1
        }
    }
    next
}

FNR == 1 { finish(); file = FILENAME }
{ text = text $0 "\n" }
END {
    finish()
    for (word in told) if (!(word in used)) print "cardroom-log(7) tells " word ", which nothing logs."
    for (word in used) if (!(word in told)) print used[word] ": cardroom-log(7) does not tell " word "."
    for (pair in level) {
        split(pair, part, SUBSEP)
        if ((part[1] in told) && !(pair in at))
            print level[pair] ": " part[1] " is logged as " part[2] ", and cardroom-log(7) does not say so."
    }
    for (pair in at) {
        split(pair, part, SUBSEP)
        if ((part[1] in used) && !(pair in level))
            print "cardroom-log(7): nothing logs " part[1] " as " part[2] "."
    }
}

# A quotation in the words of a line of the log ends before the one around it does.
function quotes(call,    part, n, i, odd) {
    gsub(/[a-z]'[a-z]/, "", call)
    n = split(call, part, /\\"/)
    odd = n % 2 == 0
    for (i = 1; i <= n; i++) odd += gsub(/'/, "", part[i]) % 2
    if (odd) print file ": quotation marks are crossed or left open: " call
}

# All calls of one file. The text before the second comma of log_write, the first of the others, holds the word.
function finish(    rest, name, first, word, found, levels, n, i) {
    rest = text
    text = ""
    while (match(rest, /[^a-z_]log_(write|fatal|error|warn|info|debug)\(/)) {
        name = substr(rest, RSTART + 5, RLENGTH - 6)
        rest = substr(rest, RSTART + RLENGTH)
        first = rest
        quotes(substr(rest, 1, index(rest, ");")))
        n = 0
        if (name == "write") {
            first = substr(rest, 1, index(rest, ",") - 1)
            while (match(first, /LOG_LEVEL_[A-Z]+/)) {
                levels[++n] = tolower(substr(first, RSTART + 10, RLENGTH - 10))
                first = substr(first, RSTART + RLENGTH)
            }
            first = substr(rest, index(rest, ",") + 1)
        } else
            levels[++n] = name
        first = substr(first, 1, index(first, ",") - 1)
        found = 0
        while (match(first, /"[a-z0-9-]+"/)) {
            word = substr(first, RSTART + 1, RLENGTH - 2)
            first = substr(first, RSTART + RLENGTH)
            used[word] = file
            found = 1
            for (i = 1; i <= n; i++) level[word, levels[i]] = file
        }
        # The definitions in base/log.c name a parameter there.
        if (!found && first !~ /const char \*event$/)
            print file ": the word of a line of the log is no text in the source:" first
    }
}
