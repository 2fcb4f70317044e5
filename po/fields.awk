# Of a catalogue without wrapping (msgattrib --no-wrap): the fields in braces ({who}, {cards}) of a text and of
# its translation have to be the same set, none within another; and so have the first words of what can be typed,
# between backquotes. Prints what differs.
function fields(text,    list, field) {
    list = " "
    while (match(text, /\{[a-z]+[:}]/)) {
        field = substr(text, RSTART + 1, RLENGTH - 2)
        if (index(list, " " field " ") == 0)
            list = list field " "
        text = substr(text, RSTART + RLENGTH)
    }
    return list
}
function commands(text,    list, word) {
    list = " "
    while (match(text, /`[^`]*`/)) {
        word = substr(text, RSTART + 1, RLENGTH - 2)
        sub(/ .*/, "", word)
        if (index(list, " " word " ") == 0)
            list = list word " "
        text = substr(text, RSTART + RLENGTH)
    }
    return list
}
function same(a, b,    i, n, part) {
    n = split(a, part, " ")
    for (i = 1; i <= n; i++)
        if (index(b, " " part[i] " ") == 0)
            return 0
    return 1
}
function compare() {
    if (id ~ /\{[a-z]+[:}]/ || text ~ /\{[a-z]+[:}]/) {
        a = fields(id)
        b = fields(text)
        if (!same(a, b) || !same(b, a))
            print po ": other fields in " id
        if (text ~ /\{[a-z]+:[^}]*\{/)
            print po ": a field within a field in " text
    }
    if (id ~ /`/ || text ~ /`/) {
        a = commands(id)
        b = commands(text)
        if ((!same(a, b) || !same(b, a)) && id !~ /espanol/) # which tells each in the other language
            print po ": other commands in " id
    }
    id = text = ""
}
/^msgid / { id = $0; to = "id" }
/^msgstr/ { text = $0; to = "text" }
/^"/ { if (to == "id") id = id $0; else text = text $0 }
/^$/ { compare() }
END { compare() }
