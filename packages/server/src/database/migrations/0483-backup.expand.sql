-- A backup that was made and restored for its check, with what was counted then.
CREATE TABLE backup_proofs (
  made_at bigint PRIMARY KEY,
  path text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  tables integer NOT NULL,
  rows bigint NOT NULL,
  postings bigint NOT NULL,
  seals bigint NOT NULL
);
