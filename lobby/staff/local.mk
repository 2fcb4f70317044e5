# What the staff do, and what is kept for them.
noinst_LIBRARIES += lobby/staff/libstaff.a
lobby_staff_libstaff_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_UI) \
	$(INC_PEOPLE) $(INC_SESSION) $(INC_LOGIN) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_staff_libstaff_a_SOURCES = \
	%D%/act.c %D%/act.h \
	%D%/admin.c %D%/admin.h \
	%D%/admin_audit.c \
	%D%/admin_merge.c \
	%D%/admin_record.c \
	%D%/admin_reload.c \
	%D%/admin_stop.c \
	%D%/admin_table.c \
	%D%/collusion.c %D%/collusion.h \
	%D%/leaver.c %D%/leaver.h \
	%D%/news.c %D%/news.h \
	%D%/order.c %D%/order.h \
	%D%/pattern.c %D%/pattern.h \
	%D%/prune.c %D%/prune.h \
	%D%/renames.c %D%/renames.h \
	%D%/report.c \
	%D%/report_view.c %D%/report_view.h \
	%D%/sanction.c \
	%D%/soft.c %D%/soft.h \
	%D%/stop.h
