-- The bytes of a large picture, in chunks that are written and read one statement at a time: the embedded engine answers nobody else
-- while it takes a statement's bytes. Each is sealed by itself, about its own place. Without a row of picture_bytes that names them
-- they are an upload that was not finished.
CREATE TABLE picture_chunks (
  blob_id text NOT NULL,
  place integer NOT NULL,
  sealed bytea NOT NULL,
  added_at bigint NOT NULL,
  PRIMARY KEY (blob_id, place)
);
CREATE INDEX picture_chunks_added_at ON picture_chunks (added_at);

-- Sealed bytes cannot be made smaller, and trying takes longer than writing them.
ALTER TABLE picture_chunks ALTER sealed SET STORAGE EXTERNAL;
ALTER TABLE picture_bytes ALTER sealed SET STORAGE EXTERNAL;

-- Small pictures stand in the row itself, as all of them did before.
ALTER TABLE picture_bytes ALTER sealed DROP NOT NULL;
ALTER TABLE picture_bytes ADD COLUMN blob_id text UNIQUE;
ALTER TABLE picture_bytes ADD COLUMN chunk_count integer;
ALTER TABLE picture_bytes ADD CONSTRAINT picture_bytes_stand_somewhere CHECK ((sealed IS NULL) = (blob_id IS NOT NULL) AND (blob_id IS NULL) = (chunk_count IS NULL));
