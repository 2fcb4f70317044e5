# tests of term
