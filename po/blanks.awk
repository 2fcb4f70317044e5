# Sentences with two blanks in a row, in C sources and in catalogues: awk -f blanks.awk FILE... prints each. What
# can be typed stands between backquotes (base/marks.h), not between blanks. Titles, rows of a table and lists of
# what can be typed, which have no full stop, may be set apart by blanks.
BEGIN {
    literal = "\"([^\"\\\\\n]|\\\\.)*\""
    token = "/\\*([^*]|\\*+[^*/])*\\*+/|//[^\n]*|'([^'\\\\]|\\\\.)'|" literal
}
function judge(    text) {
    text = run
    run = ""
    gsub(/\\n/, "\n", text)
    if (text ~ /[a-z,.:]  +[a-z%'`][^\n]*[a-z0-9`)][.?!:]( *$|\n| [A-Z])/ || text ~ /[a-z`"] [.,?]( |\n|$)/)
        print (file == "-" ? "" : file) ": " text
}
function scan(    rest, t, gap) {
    rest = body
    run = ""
    while (match(rest, token)) {
        gap = substr(rest, 1, RSTART - 1)
        t = substr(rest, RSTART, RLENGTH)
        if (t ~ /^"/) {
            if (gap !~ /^[ \t\n]*$/)
                judge()
            run = run substr(t, 2, length(t) - 2)
        } else if (t !~ /^[\/]/ || gap !~ /^[ \t\n]*$/) {
            judge()
        }
        rest = substr(rest, RSTART + RLENGTH)
    }
    judge()
    body = ""
}
FNR == 1 {
    scan()
    file = FILENAME
}
# A catalogue comes by itself, and its messages stand between empty lines.
file ~ /^-?$/ && !NF { scan() }
{ body = body $0 "\n" }
END { scan() }
