# tests of lobby
