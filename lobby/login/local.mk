# How a connection becomes somebody: the dialogue, passwords and codes, and the ticket that a new room reads.
noinst_LIBRARIES += lobby/login/liblogin.a
lobby_login_liblogin_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_CONTEST) $(INC_UI) \
	$(INC_PEOPLE) $(INC_SESSION) $(INC_MEETING) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_login_liblogin_a_SOURCES = \
	%D%/appeal.c \
	%D%/approval.c %D%/approval.h \
	%D%/auth.c %D%/auth.h \
	%D%/banner.c \
	%D%/enter.c %D%/enter.h \
	%D%/known.c \
	%D%/login.c %D%/login.h \
	%D%/reauth.c %D%/reauth.h \
	%D%/resume.c %D%/resume.h \
	%D%/second.c %D%/second.h \
	%D%/ticket.c %D%/ticket.h
