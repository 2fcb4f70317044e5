# Manual pages, in mdoc.
