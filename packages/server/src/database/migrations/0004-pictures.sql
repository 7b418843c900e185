-- Whose picture it is, and which one. Two users with the same picture share its bytes and nothing else.
CREATE TABLE pictures (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  content_hash text NOT NULL,
  added_at bigint NOT NULL,
  -- Whether it has a line in picture_uses. It is in the row itself, so that a sweep and whoever uses the picture wait
  -- for each other.
  is_used boolean NOT NULL DEFAULT false,
  -- Whether every visitor may see it: it is in a listing that is on the market.
  is_public boolean NOT NULL DEFAULT false
);
CREATE INDEX pictures_user_id ON pictures (user_id, added_at);
CREATE INDEX pictures_unused ON pictures (added_at) WHERE NOT is_used;
CREATE INDEX pictures_content_hash ON pictures (content_hash);

-- The use of a picture, such as 'avatar u1' or 'papers v1'. Documents are sealed, so their pictures are named here too.
CREATE TABLE picture_uses (
  used_for text NOT NULL,
  picture_id text NOT NULL,
  PRIMARY KEY (used_for, picture_id)
);
CREATE INDEX picture_uses_picture_id ON picture_uses (picture_id);

-- By content; sealed with the installation's key. Small pictures are in the row itself, large ones in chunks.
CREATE TABLE picture_bytes (
  content_hash text PRIMARY KEY,
  type text NOT NULL,
  -- Sealed bytes cannot be made smaller, and trying takes longer than writing them: see STORAGE below.
  sealed bytea,
  -- When these bytes were sent last: so they outlive a sweep that does not see yet whose they become.
  last_added_at bigint NOT NULL DEFAULT 0,
  blob_id text UNIQUE,
  chunk_count integer,
  CONSTRAINT picture_bytes_stand_somewhere
    CHECK ((sealed IS NULL) = (blob_id IS NOT NULL) AND (blob_id IS NULL) = (chunk_count IS NULL))
);
ALTER TABLE picture_bytes ALTER sealed SET STORAGE EXTERNAL;

-- The bytes of a large picture, in chunks that are written and read one statement at a time: the embedded engine
-- answers nobody else while it takes a statement's bytes. Each is sealed by itself, about its own place. Without a row
-- of picture_bytes that names them they are an upload that was not finished.
CREATE TABLE picture_chunks (
  blob_id text NOT NULL,
  place integer NOT NULL,
  sealed bytea NOT NULL,
  added_at bigint NOT NULL,
  PRIMARY KEY (blob_id, place)
);
ALTER TABLE picture_chunks ALTER sealed SET STORAGE EXTERNAL;
CREATE INDEX picture_chunks_added_at ON picture_chunks (added_at);
-- Sealing everything again goes through the chunks by blob and place as one text, a few at a time: without this each
-- few would be looked for among all.
CREATE INDEX picture_chunks_key ON picture_chunks ((blob_id || ' ' || place));

-- Smaller forms of a picture, each made when it is first asked for: sealed, or null where the picture cannot be read by
-- whoever makes them. They go with the picture that they were made of, by the sweep.
CREATE TABLE picture_sizes (
  content_hash text NOT NULL,
  size text NOT NULL CONSTRAINT picture_sizes_size CHECK (size IN ('small', 'medium')),
  sealed bytea,
  made_at bigint NOT NULL,
  PRIMARY KEY (content_hash, size)
);
-- Sealed bytes cannot be made smaller.
ALTER TABLE picture_sizes ALTER sealed SET STORAGE EXTERNAL;
-- Sealing everything again goes through them by both as one text.
CREATE INDEX picture_sizes_key ON picture_sizes ((content_hash || ' ' || size));
