-- By what their owner may know them again, in names of core's lists; null for what is not known, and for sessions from before.
ALTER TABLE sessions ADD COLUMN system text;
ALTER TABLE sessions ADD COLUMN browser text;
