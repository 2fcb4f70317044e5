# What the staff do, and what is kept for them.
noinst_LIBRARIES += lobby/staff/libstaff.a
lobby_staff_libstaff_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_CONTEST) $(INC_UI) \
	$(INC_PEOPLE) $(INC_SESSION) $(INC_MEETING) $(INC_LOGIN) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_staff_libstaff_a_SOURCES = \
	%D%/accounts.c \
	%D%/act.c %D%/act.h \
	%D%/act_items.c %D%/act_items.h \
	%D%/act_json.c %D%/act_json.h \
	%D%/act_panel.c \
	%D%/acts.c \
	%D%/alts.c %D%/alts.h \
	%D%/approve.c \
	%D%/audit_read.c \
	%D%/case.c %D%/case.h \
	%D%/case_view.c \
	%D%/collusion.c \
	%D%/complete.c \
	%D%/cup_acts.c \
	%D%/conduct.c \
	%D%/confirm.c \
	%D%/daily_acts.c \
	%D%/decide.c \
	%D%/dossier.c \
	%D%/erase.c \
	%D%/export.c \
	%D%/filter_acts.c \
	%D%/lockdown_acts.c \
	%D%/merge.c \
	%D%/news_acts.c \
	%D%/node_acts.c \
	%D%/notes.c \
	%D%/outcome.c \
	%D%/people.c \
	%D%/prune.c \
	%D%/report.c %D%/report.h \
	%D%/report_view.c \
	%D%/sanction.c \
	%D%/service.c \
	%D%/staff_news.c \
	%D%/stop_acts.c \
	%D%/table_acts.c \
	%D%/take_back.c
