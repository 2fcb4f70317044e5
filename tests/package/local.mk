# The Debian package on fresh machines; as root.
EXTRA_DIST += %D%/check.sh %D%/machine.sh
check-package: dist
	top_srcdir=$(srcdir) top_builddir=. $(srcdir)/tests/package/check.sh $(abs_builddir)/$(distdir).tar.gz
