# The two programs. What knows everything below it is here.
sbin_PROGRAMS += cardroomd
cardroomd_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_DOOR) $(INC_ROOM) $(LIBEVENT_CFLAGS)
cardroomd_SOURCES = %D%/cardroomd.c
