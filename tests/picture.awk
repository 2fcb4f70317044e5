# Draws a golden screen as an SVG, for README.md. `make lint` compares the pictures of doc/pictures with it.
#     LC_ALL=C awk -v screen="Palace, 100x30, UTF-8" -v nth=1 -f tests/picture.awk tests/lobby/ui/golden-screens.txt
# nth: which of the screens of that name. Golden screens have no styles, so cards get their colours by their names.

BEGIN {
    WIDE = 8.4
    HIGH = 17
    colour["R"] = colour["\342\231\245"] = "#ff8a65"
    colour["G"] = colour["\342\231\243"] = "#6cc070"
    colour["B"] = colour["\342\231\246"] = "#64a8f0"
    colour["Y"] = "#ffd75f"
    colour["\342\231\240"] = "#c0c0c8"
}

/^==== / {
    shown = substr($0, 6) == screen && ++seen == nth
    next
}
shown { row[++rows] = $0 }

# Cells of a text: its bytes without those that continue a character.
function cells(text) {
    gsub(/[\200-\277]/, "", text)
    return length(text)
}
function escaped(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/>/, "\\&gt;", text)
    gsub(/ /, "\302\240", text) # a row of ordinary blanks would be drawn as one
    return text
}

# The text with its cards coloured: a coloured card of Last One, or a rank and its suit.
function painted(text,    out, card, key, before) {
    while (match(text, /[RGBY](\+2|[1-9SV])|(10|[2-9AJQK])\342\231[\240\243\245\246]/)) {
        before = RSTART > 1 ? substr(text, RSTART - 1, 1) : " "
        card = substr(text, RSTART, RLENGTH)
        key = card ~ /\342/ ? substr(card, length(card) - 2) : substr(card, 1, 1)
        out = out escaped(substr(text, 1, RSTART - 1))
        if (before ~ /[A-Za-z]/)
            out = out escaped(card)
        else
            out = out "<tspan fill=\"" colour[key] "\">" escaped(card) "</tspan>"
        text = substr(text, RSTART + RLENGTH)
    }
    return out escaped(text)
}

END {
    if (rows == 0) {
        print "there is no such screen: " screen >"/dev/stderr"
        exit 1
    }
    for (i = 1; i <= rows; i++)
        if (cells(row[i]) > columns)
            columns = cells(row[i])
    width = int(columns * WIDE + 20)
    height = rows * HIGH + 20
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n", width, height, width, height
    printf "<title>%s</title>\n", escaped(screen)
    printf "<rect width=\"%d\" height=\"%d\" rx=\"8\" fill=\"#16181d\"/>\n", width, height
    printf "<rect x=\"10\" y=\"10\" width=\"%d\" height=\"%d\" fill=\"#3a4252\"/>\n", width - 20, HIGH
    printf "<g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\" fill=\"#d6dae2\">\n"
    for (i = 1; i <= rows; i++)
        if (row[i] !~ /^ *$/)
            printf "<text x=\"10\" y=\"%d\" textLength=\"%.1f\">%s</text>\n", 10 + i * HIGH - 4, cells(row[i]) * WIDE, painted(row[i])
    print "</g>"
    print "</svg>"
}
