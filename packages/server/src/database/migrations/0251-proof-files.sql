-- A file that a seller uploads as a proof of a hand-over. Without a type its parts are still on their way, or it was given up.
CREATE TABLE proof_files (
  id text COLLATE "C" PRIMARY KEY,
  order_id text COLLATE "C" NOT NULL,
  user_id text NOT NULL,
  -- How the device names it while it sends it.
  upload text NOT NULL,
  type text CONSTRAINT proof_files_type CHECK (type IN ('pdf', 'xlsx', 'text')),
  name text,
  bytes bigint,
  -- SHA-256 of the whole file.
  digest text,
  added_at bigint NOT NULL,
  -- From when on no part is taken any more: what is looked at and counted stays as it is.
  closed_at bigint,
  -- Whether an item was marked with it; the others go.
  is_used boolean NOT NULL DEFAULT false,
  CONSTRAINT proof_files_whole CHECK ((type IS NULL) = (digest IS NULL) AND (type IS NULL) = (name IS NULL) AND (type IS NULL) = (bytes IS NULL)),
  CONSTRAINT proof_files_used_whole CHECK (type IS NOT NULL OR NOT is_used),
  UNIQUE (order_id, user_id, upload)
);
CREATE INDEX proof_files_unused ON proof_files (added_at) WHERE NOT is_used;

-- Its bytes, a statement's worth each, sealed about their own place.
CREATE TABLE proof_file_chunks (
  file_id text COLLATE "C" NOT NULL,
  place integer NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (file_id, place)
);
-- Sealed bytes cannot be made smaller.
ALTER TABLE proof_file_chunks ALTER sealed SET STORAGE EXTERNAL;
-- Whoever seals everything anew goes through them by file and place as one text.
CREATE INDEX proof_file_chunks_key ON proof_file_chunks ((file_id || ' ' || place));
