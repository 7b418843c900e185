-- Documents with the same picture, which a reviewer's case counts.
CREATE INDEX CONCURRENTLY signing_papers_digest ON signing_papers (digest);
