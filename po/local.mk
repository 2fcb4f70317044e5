# Texts for people in other languages: one file a language, built into the programs. Without msgfmt
# they speak English only.
po_files = po/es.po
EXTRA_DIST += $(po_files) po/texts.sh po/fields.awk po/unmarked.awk po/blanks.awk po/pages.awk po/english.txt
CLEANFILES += base/catalogue.c
base/catalogue.c: $(po_files) po/texts.sh
	$(AM_V_GEN)$(MKDIR_P) base && \
	$(SHELL) $(srcdir)/po/texts.sh $(srcdir) embed $(MSGFMT) $(po_files) > $@.tmp && mv $@.tmp $@

# For translators: brings po/*.po up to date with the sources.
.PHONY: po-update
po-update:
	$(SHELL) $(srcdir)/po/texts.sh $(srcdir) update
