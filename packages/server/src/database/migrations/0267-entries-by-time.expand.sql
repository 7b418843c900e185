-- The lines of what is not sealed yet, even if their postings are gone.
CREATE INDEX CONCURRENTLY entries_posted_at ON entries (posted_at) WHERE posted_at > 0;
