# Texts for people in C sources that no function translates: awk -f unmarked.awk FILE... prints each.
# A literal is looked at where it is put into words (an argument of these functions), and wherever it
# reads as a sentence. What is put together from pieces, and single words, it cannot see.
BEGIN {
    literal = "\"([^\"\\\\]|\\\\.)*\""
    token = "/\\*([^*]|\\*+[^*/])*\\*+/|//[^\n]*|#[ \t]*include[^\n]*|'([^'\\\\]|\\\\.)'|" literal "|[A-Za-z_][A-Za-z_0-9]*[ \t\n]*\\(|[()?:;]"
    split("buf_puts buf_printf snprintf", list, " ")
    for (i in list)
        puts[list[i]] = 1
    split("tr trn trc N_ NC_ session_say session_fail once_answer errand_keep_answer errand_answered session_close position_say table_refuse table_why log_debug log_info log_warn log_error " \
          "log_fatal audit_write audit_fill act_audit audit_staff_fill strcmp strcasecmp strstr strncmp strncasecmp", list, " ")
    for (i in list)
        translates[list[i]] = 1
}
function words(text) {
    gsub(/\\[a-z"\\]/, " ", text)
    gsub(/%[-+0-9.*$]*(ll|l|j|z)?[a-zA-Z]/, " ", text)
    return text
}
function sentence(text) {
    text = words(text)
    return text ~ /[A-Z][a-z,']* .*[a-z][^ ]* .*[.] *$/
}
function spoken(text) {
    text = words(text)
    if (text ~ /^ [a-z]/ && text !~ /[.,:;] *$/) # a row of commands that can be typed
        return 0
    return text ~ /[A-Za-z][a-z]+ +[a-z][a-z]/ || text ~ /^ *[A-Z][a-z][a-z]+/ || text ~ /[a-z][a-z][.,] *$/
}
function complain() {
    print file ": " text " (line " line ")"
}
# After a literal (several in a row are one): is it all right where it stands?
function judge(    call, i) {
    if (text == "")
        return
    call = depth > 0 ? stack[depth] : ""
    for (i = depth; i > 0; i--)
        if (stack[i] in translates)
            break
    if (i > 0) { # of several to choose among only what is marked is found by xgettext
        if (chosen && stack[i] ~ /^(session_say|session_fail|once_answer|errand_keep_answer|errand_answered|session_close|position_say|table_refuse|table_why)$/ && i == depth && spoken(text))
            complain()
    } else if ((call in puts) ? spoken(text) : sentence(text)) {
        complain()
    }
    text = ""
}
FNR == 1 {
    scan()
    file = FILENAME
}
{
    body = body $0 "\n"
}
function scan(    rest, at, t, name) {
    rest = body
    depth = 0
    at = 1
    before = ""
    text = ""
    while (match(rest, token)) {
        gap = substr(rest, 1, RSTART - 1)
        t = substr(rest, RSTART, RLENGTH)
        at += gsub(/\n/, "\n", gap)
        if (t ~ /^"/) {
            if (text == "" || gap !~ /^[ \t\n]*$/) {
                judge()
                line = at
                chosen = before == "?" || before == ":"
                text = ""
            }
            text = text substr(t, 2, length(t) - 2)
        } else if (t !~ /^(\/|#|')/) {
            judge()
            if (t == ")") {
                if (depth > 0)
                    depth--
            } else if (t ~ /\($/) {
                name = t
                sub(/[ \t\n]*\($/, "", name)
                stack[++depth] = name
            } else if (t == ";") {
                depth = 0
            }
            before = t
        }
        at += gsub(/\n/, "\n", t)
        rest = substr(rest, RSTART + RLENGTH)
    }
    judge()
    body = ""
}
END {
    scan()
}
