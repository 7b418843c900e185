-- What is not sealed yet is found by its time.
CREATE INDEX CONCURRENTLY postings_posted_at ON postings (posted_at);
