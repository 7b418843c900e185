-- Wrong logins are counted for the person whom the name belongs to, and for the name only where nobody has it.
-- What was counted so far was counted by name; whoever is locked stays locked, by all their names.
INSERT INTO login_failures (name_key, failures, locked_until, changed_at)
SELECT 'PERSON ' || u.id, max(f.failures), max(f.locked_until), max(f.changed_at)
FROM login_failures f JOIN users u ON f.name_key IN (u.username_key, u.mobile)
GROUP BY u.id
ON CONFLICT (name_key) DO NOTHING;
