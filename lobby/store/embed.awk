# Turns the numbered migrations into schema.c: awk -f embed.awk 001-a.sql 002-b.sql > schema.c
BEGIN {
    print "/* Made by embed.awk from data/schema. */"
    print "#include \"migrate.h\"\n"
    print "const struct migration store_schema[] = {"
}
FNR == 1 {
    if (files++ > 0)
        print "    },"
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/\.sql$/, "", name)
    if (substr(name, 1, 3) + 0 != files) {
        print "embed.awk: " FILENAME " is not number " files > "/dev/stderr"
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
    print "const int store_schema_count = " files ";"
}
