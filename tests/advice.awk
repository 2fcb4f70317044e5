# The sentences of advice in the sources of the doctor: the second argument of each call of doctor_todo, with * for its
# formats, a line each. If the argument chooses between strings, each of them is a sentence. Then, with the variable `list`, the
# sentences without a row in that list, rows without a sentence, and trials that their script does not have.
function put(words)
{
    gsub(/\\"/, "\"", words)
    gsub(/%%/, "\001", words)
    gsub(/%[.*]*[a-z]?/, "*", words)
    gsub(/\001/, "%", words)
    if (list == "")
        print words
    said[words] = 1
}
FNR == 1 { text = text "\n" }
!/^(static )?void doctor_todo/ { text = text $0 "\n" }
END {
    while ((at = index(text, "doctor_todo("))) {
        text = substr(text, at + 12)
        depth = 1
        commas = pieces = 0
        words = ""
        while (depth > 0 && text != "") {
            taken = 1
            if (match(text, /^"([^"\\]|\\.)*"/)) {
                taken = RLENGTH
                if (commas == 1) {
                    words = words substr(text, 2, RLENGTH - 2)
                    pieces++
                }
            } else if (match(text, /^PRI[A-Za-z0-9]+/)) {
                taken = RLENGTH
            } else {
                c = substr(text, 1, 1)
                depth += (c == "(") - (c == ")")
                if (c !~ /[ \n\t]/ && pieces > 0) {
                    put(words)
                    words = ""
                    pieces = 0
                }
                commas += c == "," && depth == 1
            }
            text = substr(text, taken + 1)
        }
    }
    if (list == "")
        exit
    FS = "\t"
    while ((getline row < list) > 0) {
        n = split(row, field, "\t")
        if (row ~ /^#/ || n == 0)
            continue
        listed[field[1]] = 1
        if (!(field[1] in said))
            print list ": no advice is: " field[1]
        if (n != 3 || field[3] == "")
            print list ": neither a trial nor a reason: " field[1]
        if (n != 3 || field[2] == "-")
            continue
        script = "tests/" field[2]
        if (!(script in content))
            while ((getline line < script) > 0)
                content[script] = content[script] line "\n"
        if (!index(content[script], "\"" field[3] "\""))
            print script ": no trial is: " field[3]
    }
    for (words in said)
        if (!(words in listed))
            print "neither a trial nor a reason in " list ": " words
}
