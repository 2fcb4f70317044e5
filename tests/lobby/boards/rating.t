#!/bin/sh
# Holds the formula of ratings against every file of cases of the tree.
exec "${top_builddir:-.}/tests/rating" "${top_srcdir:-.}"/tests/corpus/rating/*.txt
