# Each function that the C sources define, with its file: awk -f names.awk FILE...
FNR == 1 { head = "" }
/^[A-Za-z_]/ && /\(/ && !/[;=]$/ { head = $0 }
/^[A-Za-z_].*;$/ { head = "" }
/^{/ && head != "" {
    name = head
    gsub(/__attribute__\(\([^)]*(\([^)]*\))?[^)]*\)\) */, "", name)
    sub(/^PRINTF\([^)]*\) */, "", name)
    sub(/\(.*/, "", name)
    sub(/.*[^A-Za-z0-9_]/, "", name)
    if (name != "" && head !~ /^(struct|enum|union|typedef)[^(]*$/)
        print name, FILENAME
    head = ""
}
