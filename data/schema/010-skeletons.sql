-- Names that look alike: what a skeleton is says account_skeleton (lobby/people/account.c), which this repeats for the names
-- there are. Two that look alike by now both stay, and the second of them keeps the skeleton that it had. Names of
-- erased accounts are their own skeletons.
UPDATE OR IGNORE account SET skeleton =
    replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(
        folded, '-', ''), '_', ''), '0', 'o'), '1', 'l'), 'i', 'l'), '5', 's'),
        'm', 'rn'), 'w', 'vv'), 'd', 'cl'),
        'rn', 'm'), 'vv', 'w'), 'cl', 'd')
WHERE id > 2 AND folded NOT LIKE 'gone-%';
