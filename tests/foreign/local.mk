# Other processors, built with cross compilers and run under qemu.
EXTRA_DIST += %D%/check.sh
.PHONY: check-foreign
check-foreign:
	@$(SHELL) $(srcdir)/tests/foreign/check.sh $(srcdir) $(builddir)
