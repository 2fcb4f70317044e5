#!/bin/sh
# Plays every scenario file of the tree.
exec "${top_builddir:-.}/tests/scenario" "${top_srcdir:-.}"/tests/scenarios/*.scn
