-- The journal of one kind of movement, the newest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS postings_kind ON postings (kind, posted_at, id);
