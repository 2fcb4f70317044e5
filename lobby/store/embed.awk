# Turns the numbered migrations into C: awk -v array=NAME -v first=1 -f embed.awk 001-a.sql 002-b.sql > schema.c
BEGIN {
    print "/* Made by embed.awk from data/schema. */"
    print "#include \"" header "\"\n"
    print "const struct migration " array "[] = {"
}
FNR == 1 {
    if (files++ > 0)
        print "    },"
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/\.sql$/, "", name)
    if (substr(name, 1, 3) + 0 != first + files - 1) {
        print "embed.awk: " FILENAME " is not number " first + files - 1 > "/dev/stderr"
        failed = 1
        exit 1
    }
    print "    {\"" name "\","
}
{
    gsub(/\\/, "\\\\")
    gsub(/"/, "\\\"")
    print "     \"" $0 "\\n\""
}
END {
    if (failed)
        exit 1
    print "    },\n};"
    print "const int " array "_count = " files ";"
}
