-- The first answer to every request that moves money, given again byte for byte to the same key. The key begins with
-- the user, so that the table can be spread over several machines.
CREATE TABLE idempotency_keys (
  user_id text NOT NULL,
  key text NOT NULL,
  call_name text NOT NULL,
  body_hash text NOT NULL,
  answer text,
  created_at bigint NOT NULL,
  -- Instead of `answer`, for endpoints that travel sealed: with the installation's key.
  sealed_answer bytea,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
-- Requests without a key are recognised by their signature, for minutes: found here among keys that are kept for days.
CREATE INDEX idempotency_keys_signed ON idempotency_keys (created_at) WHERE key LIKE 'signed %';

-- Facts that this installation must remember about itself.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at bigint NOT NULL
);

-- A recurring job, for all servers together: when it is due, who runs it and until when, and how it ended. All instants
-- are the database's own clock. A server that is gone no longer extends its lease, and another one takes the job over.
CREATE TABLE jobs (
  name text COLLATE "C" PRIMARY KEY,
  every_ms bigint NOT NULL,
  due_at bigint NOT NULL,
  held_by text,
  held_until bigint,
  begun_at bigint,
  ended_at bigint,
  succeeded_at bigint,
  -- How late the last run began, and how long it took.
  late_ms bigint,
  took_ms bigint,
  runs bigint NOT NULL DEFAULT 0,
  failures bigint NOT NULL DEFAULT 0,
  failures_in_a_row bigint NOT NULL DEFAULT 0,
  -- The error of the last run that failed, and when.
  failure text,
  failed_at bigint,
  taken_over bigint NOT NULL DEFAULT 0,
  CONSTRAINT jobs_held_whole CHECK ((held_by IS NULL) = (held_until IS NULL))
);

-- A running server, or one that ran: it reports every few seconds, by the database's own clock. Nothing that an older
-- server needs is taken away before none of them is left.
CREATE TABLE servers (
  -- The machine, the process, and a random word.
  id text COLLATE "C" PRIMARY KEY,
  version text NOT NULL,
  -- The newest migration that it brought along.
  newest_migration text NOT NULL,
  -- The contract migrations that it brought along, so that it can do without what they take away.
  contracts text[] NOT NULL,
  started_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  -- JSON: how far the clock of its machine is off, which keys it opens, and its settings. Of secrets only a digest.
  facts text NOT NULL DEFAULT '{}'
);

-- How often an address called within a window that began at the database's own clock, for all servers together. It is
-- worth a minute: it may be lost in a crash, so it is not logged, and past windows are swept. The names are hashes: no
-- address is stored.
CREATE UNLOGGED TABLE request_counts (
  name text COLLATE "C" PRIMARY KEY,
  begun_at bigint NOT NULL,
  count bigint NOT NULL
);

-- Written again whenever there is a check for room to write: see `probe-database.ts`. It holds no data.
CREATE TABLE disk_probes (filling text NOT NULL);

-- The operator's key pairs for what travels sealed. The newest is published; older ones open what was sealed just
-- before. Every server of this database must be able to open them all, so the pairs are here, and only for days.
CREATE TABLE sealing_keys (
  id text PRIMARY KEY,
  public_key text NOT NULL,
  private_key text NOT NULL,
  made_at bigint NOT NULL
);
CREATE INDEX sealing_keys_made_at ON sealing_keys (made_at);

-- A line for each request that was refused: who asked for what, and why not. Kept for half a year.
CREATE TABLE audit_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  user_id text,
  what text NOT NULL,
  reason text NOT NULL,
  field text,
  message text NOT NULL,
  client_address text,
  -- Of a line that counts against the bound of lines without a user; null for all others.
  network text
);
CREATE INDEX audit_lines_at ON audit_lines (at);
CREATE INDEX audit_lines_user_id ON audit_lines (user_id, at);
CREATE INDEX audit_lines_network ON audit_lines (at) WHERE network IS NOT NULL;

-- A month that was written out of the database into a file: which rows, and the digest of the file. `path` is where the
-- file lies, for every server.
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
