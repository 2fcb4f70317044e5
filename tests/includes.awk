# Which of the files given includes which of the headers given, one pair a line. A header is known by its name: the one
# beside the file, else the only one of that name. What is not given is none of ours.
function name(path) {
    sub(/.*\//, "", path)
    return path
}
function folder(path) {
    sub(/[^\/]*$/, "", path)
    return path
}
BEGIN {
    for (i = 1; i < ARGC; i++)
        if (ARGV[i] ~ /\.h$/) {
            known[ARGV[i]] = 1
            header[name(ARGV[i])] = ARGV[i]
        }
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
    split($0, part, "\"")
    beside = folder(FILENAME) part[2]
    if (beside in known)
        print FILENAME, beside
    else if (name(part[2]) in header)
        print FILENAME, header[name(part[2])]
}
