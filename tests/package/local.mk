# The Debian package on fresh machines; as root.
EXTRA_DIST += %D%/check.sh %D%/machine.sh %D%/recipes.sh
check-package: dist tests/e2e/code$(EXEEXT)
	top_srcdir=$(srcdir) top_builddir=. $(srcdir)/tests/package/check.sh $(abs_builddir)/$(distdir).tar.gz
