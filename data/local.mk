# Help and rules pages, the banner, the sample configuration, schema, unit. The option `pages` of
# cardroom.conf(5) names the folder that holds help/ and rules/.
helpdir = $(pkgdatadir)/help
rulesdir = $(pkgdatadir)/rules
dist_help_DATA =
dist_rules_DATA =
