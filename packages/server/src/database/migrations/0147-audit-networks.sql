-- From which network a line came that counts against the bound of lines without a user. Null where a user is known, and for what is never left out.
ALTER TABLE audit_lines ADD COLUMN network text;
CREATE INDEX audit_lines_network ON audit_lines (at) WHERE network IS NOT NULL;
