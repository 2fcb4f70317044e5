# Help and rules pages, the banner, the sample configuration, schema, unit. The option `pages` of
# cardroom.conf(5) names the folder that holds help/ and rules/.
helpdir = $(pkgdatadir)/help
rulesdir = $(pkgdatadir)/rules
dist_help_DATA = %D%/help/seek.txt %D%/help/daily.txt %D%/help/cups.txt %D%/help/formula.txt %D%/help/keys.txt %D%/help/login.txt %D%/help/playing.txt %D%/help/ranking.txt %D%/help/records.txt %D%/help/ssh.txt \
	%D%/help/account.txt %D%/help/staff.txt %D%/help/start.txt %D%/help/tables.txt %D%/help/talk.txt
dist_rules_DATA = %D%/rules/exta-cards.txt %D%/rules/extreme-last-card.txt %D%/rules/last-one.txt \
	%D%/rules/palace.txt %D%/rules/switch.txt
# The page for browsers.
webdir = $(pkgdatadir)/web
dist_web_DATA = %D%/web/cardroom.css %D%/web/cardroom.js %D%/web/icon.svg %D%/web/icon-turn.svg %D%/web/index.html %D%/web/robots.txt
# Other languages, as far as there are pages.
helpesdir = $(helpdir)/es
rulesesdir = $(rulesdir)/es
dist_helpes_DATA = %D%/help/es/seek.txt %D%/help/es/daily.txt %D%/help/es/cups.txt %D%/help/es/formula.txt %D%/help/es/account.txt %D%/help/es/keys.txt %D%/help/es/login.txt %D%/help/es/playing.txt %D%/help/es/ranking.txt \
	%D%/help/es/records.txt %D%/help/es/ssh.txt %D%/help/es/start.txt %D%/help/es/tables.txt \
	%D%/help/es/talk.txt
dist_ruleses_DATA = %D%/rules/es/exta-cards.txt %D%/rules/es/extreme-last-card.txt %D%/rules/es/last-one.txt \
	%D%/rules/es/palace.txt %D%/rules/es/switch.txt

# The sample says what the table of options says, so it is printed by the program that holds the table.
nodist_doc_DATA = cardroom.conf.sample
CLEANFILES += cardroom.conf.sample
cardroom.conf.sample: cardroomd$(EXEEXT)
	$(AM_V_GEN)./cardroomd$(EXEEXT) --sample-config >$@.new && mv $@.new $@

# The schema of the answers of cardroomctl comes from the rows of its commands.
nodist_pkgdata_DATA = cardroomctl.schema.json
CLEANFILES += cardroomctl.schema.json
cardroomctl.schema.json: cardroomctl$(EXEEXT)
	$(AM_V_GEN)./cardroomctl$(EXEEXT) schema >$@.new && mv $@.new $@

# Where bash-completion(7) looks for what can be typed.
completionsdir = $(datadir)/bash-completion/completions
dist_completions_DATA = %D%/completion/cardroomctl

# For the machine that runs it. The unit names the folders that configure chose.
unitdir = $(prefix)/lib/systemd/system
sysusersdir = $(prefix)/lib/sysusers.d
examplesdir = $(docdir)/examples
nodist_unit_DATA = cardroom.service cardroom-ship@.service cardroom-backup.service cardroom-dump.service
dist_unit_DATA = %D%/systemd/cardroom-backup.timer %D%/systemd/cardroom-dump.timer
if SYSTEMD
dist_unit_DATA += %D%/systemd/cardroom-telnet.socket %D%/systemd/cardroom-ssh.socket %D%/systemd/cardroom-tls.socket
dist_unit_DATA += %D%/systemd/cardroom-web.socket %D%/systemd/cardroom-web-tls.socket
else
# Without libsystemd the service cannot say that it is ready, and systemd would wait for that in vain.
UNIT_EDIT = -e '/^Type=notify/d; /^WatchdogSec=/d'
endif
nodist_sysusers_DATA = cardroom.conf
tmpfilesdir = $(prefix)/lib/tmpfiles.d
dist_tmpfiles_DATA = %D%/systemd/tmpfiles.d/cardroom.conf
dist_pkgdata_SCRIPTS = %D%/backup/cardroom-backup %D%/certbot/certbot-deploy
# For the programs beside it, where these look.
fail2banfilterdir = $(sysconfdir)/fail2ban/filter.d
fail2banjaildir = $(sysconfdir)/fail2ban/jail.d
logrotatedir = $(sysconfdir)/logrotate.d
needrestartdir = $(sysconfdir)/needrestart/conf.d
dist_fail2banfilter_DATA = %D%/fail2ban/filter.d/cardroom.conf
dist_fail2banjail_DATA = %D%/fail2ban/jail.d/cardroom.conf
dist_logrotate_DATA = %D%/logrotate/cardroom
dist_needrestart_DATA = %D%/needrestart/cardroom.conf
dist_examples_DATA = %D%/grafana/cardroom.json %D%/caddy/Caddyfile %D%/haproxy/cardroom.cfg %D%/haproxy/cardroom-nodes.cfg %D%/nginx/cardroom-nginx.conf %D%/nginx/cardroom-metrics.conf %D%/nftables/cardroom.nft %D%/nftables/cardroom-nodes.nft \
	%D%/prometheus/alerts.yml %D%/systemd/journald-cardroom.conf %D%/systemd/cardroom-backup-offsite.conf
# For podman and docker.
containerdir = $(examplesdir)/container
dist_container_DATA = %D%/container/Containerfile %D%/container/cardroom.conf %D%/container/compose.yml %D%/container/compose-postgresql.yml \
	%D%/container/healthy %D%/container/role.sh
dist_examples_SCRIPTS = %D%/backup/offsite-rsync %D%/backup/offsite-restic
EXTRA_DIST += debian/README.Debian debian/cardroom.lintian-overrides
EXTRA_DIST += debian/cardroom.config debian/cardroom.postinst debian/cardroom.postrm debian/cardroom.preinst debian/cardroom.prerm \
	debian/cardroom.templates debian/changelog debian/control debian/copyright debian/po/POTFILES.in \
	debian/po/templates.pot debian/rules debian/source/format
EXTRA_DIST += %D%/systemd/cardroom-web.socket %D%/systemd/cardroom-web-tls.socket
EXTRA_DIST += %D%/systemd/cardroom-telnet.socket %D%/systemd/cardroom-ssh.socket %D%/systemd/cardroom-tls.socket %D%/systemd/cardroom.service.in \
	%D%/systemd/cardroom.sysusers
CLEANFILES += cardroom.service cardroom-ship@.service cardroom-backup.service cardroom-dump.service cardroom.conf
EXTRA_DIST += %D%/systemd/cardroom-ship.service.in %D%/systemd/cardroom-backup.service.in %D%/systemd/cardroom-dump.service.in
cardroom.service: %D%/systemd/cardroom.service.in
	$(AM_V_GEN)$(SED) $(UNIT_EDIT) -e 's|@sbindir[@]|$(sbindir)|' -e 's|@sysconfdir[@]|$(sysconfdir)|' \
		$(srcdir)/data/systemd/cardroom.service.in >$@
cardroom-ship@.service: %D%/systemd/cardroom-ship.service.in
	$(AM_V_GEN)$(SED) -e 's|@bindir[@]|$(bindir)|' -e 's|@sysconfdir[@]|$(sysconfdir)|' \
		$(srcdir)/data/systemd/cardroom-ship.service.in >$@
cardroom-backup.service: %D%/systemd/cardroom-backup.service.in
	$(AM_V_GEN)$(SED) -e 's|@bindir[@]|$(bindir)|' -e 's|@sysconfdir[@]|$(sysconfdir)|' -e 's|@pkgdatadir[@]|$(pkgdatadir)|' \
		$(srcdir)/data/systemd/cardroom-backup.service.in >$@
cardroom.conf: %D%/systemd/cardroom.sysusers
	$(AM_V_GEN)cp $(srcdir)/data/systemd/cardroom.sysusers $@
cardroom-dump.service: %D%/systemd/cardroom-dump.service.in
	$(AM_V_GEN)$(SED) -e 's|@pkgdatadir[@]|$(pkgdatadir)|' $(srcdir)/data/systemd/cardroom-dump.service.in >$@
