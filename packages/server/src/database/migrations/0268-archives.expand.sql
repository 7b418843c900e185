-- A month that was written out of the database into a file: which rows, and the digest of the file. `path` is where the file lies, for every server.
CREATE TABLE archives (
  name text COLLATE "C" PRIMARY KEY,
  of_table text NOT NULL,
  until_at bigint NOT NULL,
  path text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  table_rows bigint NOT NULL,
  sum_fen bigint NOT NULL,
  archived_at bigint NOT NULL,
  CONSTRAINT archives_one_month UNIQUE (of_table, until_at)
);

-- Where in such a file the lines of which keys are: a piece of it that is unpacked by itself.
CREATE TABLE archive_blocks (
  archive text COLLATE "C" NOT NULL,
  at_byte bigint NOT NULL,
  bytes integer NOT NULL,
  first_key text COLLATE "C" NOT NULL,
  last_key text COLLATE "C" NOT NULL,
  PRIMARY KEY (archive, at_byte)
);
CREATE INDEX archive_blocks_keys ON archive_blocks (archive, last_key);

-- What the entries of an account that are in archives sum to.
CREATE TABLE archived_balances (
  account_id text PRIMARY KEY,
  balance_fen bigint NOT NULL
);
