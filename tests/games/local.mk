# tests of games
