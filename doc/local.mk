# Pages for whoever works on cardroom: the design, the rules that code and tests cite, screens and words.
EXTRA_DIST += %D%/pictures/floor.svg %D%/pictures/lobby.svg %D%/pictures/table.svg
EXTRA_DIST += %D%/design.md %D%/games.md %D%/performance.md %D%/platforms.md %D%/privacy.md %D%/store.md %D%/tests.md \
	%D%/texts.md %D%/ux.md %D%/words.md \
	%D%/rules/README.md %D%/rules/cups.md %D%/rules/exta-cards.md %D%/rules/extreme-last-card.md %D%/rules/last-one.md \
	%D%/rules/meeting.md %D%/rules/palace.md %D%/rules/ranking.md %D%/rules/rating.md \
	%D%/rules/scenarios.md %D%/rules/switch.md
