noinst_LIBRARIES += src/base/libbase.a
src_base_libbase_a_CPPFLAGS = $(INC_CONFIG) -I$(srcdir)/src/base $(UTF8PROC_CFLAGS) $(SODIUM_CFLAGS)
src_base_libbase_a_SOURCES =
