# Manual pages, in mdoc; "make lint" reads them too.
dist_man_MANS += %D%/cardroom.7 %D%/cardroom-admin.7 %D%/cardroom-alerts.7 %D%/cardroom-cluster.7 %D%/cardroom-container.7 %D%/cardroom-cup.5 %D%/cardroom-gmcp.7 %D%/cardroom-record.5 %D%/cardroom.conf.5 %D%/cardroomctl-json.5 %D%/cardroomctl.8 \
	%D%/cardroomctl-merge.8 %D%/cardroomctl-prune.8 %D%/cardroomctl-restore.8 %D%/cardroomctl-store.8 \
	%D%/cardroom-log.7 \
	%D%/cardroomd.8
