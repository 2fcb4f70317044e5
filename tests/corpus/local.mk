# Stored games of this and of earlier versions: corpus.h. make.sh adds to them.
CORPUS_SOURCES = tests/corpus/corpus.c tests/corpus/corpus.h
CORPUS_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/corpus -I$(srcdir)/tests/lobby/store
SINGLE_TESTS += tests/corpus/test-corpus
tests_corpus_test_corpus_SOURCES = %D%/test-corpus.c $(CORPUS_SOURCES) tests/games/record_play.c tests/games/record_play.h
tests_corpus_test_corpus_CPPFLAGS = $(CORPUS_CPPFLAGS) -I$(srcdir)/tests/games $(SQLITE_CFLAGS)
tests_corpus_test_corpus_LDADD = $(LIB_STORE_TEXT) $(LOBBY_TEST_LDADD)
EXTRA_PROGRAMS += tests/corpus/make
tests_corpus_make_SOURCES = %D%/make.c $(CORPUS_SOURCES)
tests_corpus_make_CPPFLAGS = $(CORPUS_CPPFLAGS)
tests_corpus_make_LDADD = $(LIB_STORE_TEXT) $(LOBBY_TEST_LDADD)
EXTRA_DIST += %D%/make.sh tests/corpus/stored
