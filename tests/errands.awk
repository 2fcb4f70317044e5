# Lists the members of errands that point to what is not theirs: it may be gone before the answer comes.
# An errand keeps a number, and looks it up again. What it points to it frees itself, or it is a table
# that is always there.
function tell_all(    m) {
    for (m in at)
        if (text !~ ("free\\([^;]*[>.]" m "\\)"))
            print at[m]
    split("", at)
    text = ""
}
FNR == 1 { tell_all(); errand = 0 }
{ text = text $0 }
/^}/ { errand = 0 }
/^    struct (errand errand|act act);/ { errand = 1 }
errand && /^    .*struct [a-z_]+ \*+[a-z_]+;/ && !/const struct (act_field|act_row|game_rules) / {
    member = $0
    sub(/;.*/, "", member)
    sub(/.*\*/, "", member)
    at[member] = FILENAME ":" FNR ": " $0
}
END { tell_all() }
