-- Accounts of the people who run the market. None of them is a user of it.
CREATE TABLE staff (
  id text PRIMARY KEY,
  login text NOT NULL CONSTRAINT staff_login UNIQUE,
  name text NOT NULL,
  -- A list of core's roles, as JSON.
  roles jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'closed')),
  password_hash text NOT NULL,
  -- Of the authenticator, sealed with the installation's key.
  sealed_secret bytea NOT NULL,
  -- The last interval of the authenticator whose code was taken: no code is good twice.
  last_interval bigint NOT NULL,
  last_seen_at bigint NOT NULL
);

-- Each is good once.
CREATE TABLE staff_recovery_codes (
  staff_id text NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (staff_id, code_hash)
);

-- The token itself is known to its browser only.
CREATE TABLE staff_sessions (
  id text PRIMARY KEY,
  staff_id text NOT NULL,
  token_hash text NOT NULL CONSTRAINT staff_sessions_token_hash UNIQUE,
  opened_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  proven_at bigint NOT NULL,
  network text NOT NULL,
  address text NOT NULL
);
CREATE INDEX staff_sessions_staff_id ON staff_sessions (staff_id);

-- Every act and every look at sealed data. Each entry is hashed with the one before.
CREATE TABLE staff_log (
  number bigint PRIMARY KEY,
  at bigint NOT NULL,
  staff_id text NOT NULL,
  approved_by text,
  act text NOT NULL,
  object_kind text NOT NULL,
  object_id text NOT NULL,
  user_id text,
  reason text NOT NULL,
  before text NOT NULL,
  after text NOT NULL,
  address text NOT NULL,
  hash text NOT NULL
);
CREATE INDEX staff_log_staff_id ON staff_log (staff_id, number);
CREATE INDEX staff_log_object ON staff_log (object_id, number);
CREATE INDEX staff_log_at ON staff_log (at);

-- The newest entry: an entry that was taken away at the end is missed.
CREATE TABLE staff_log_head (
  id integer PRIMARY KEY CHECK (id = 1),
  number bigint NOT NULL,
  hash text NOT NULL
);

-- The last entry that was deleted after the years of keeping: the oldest one that is left follows from it.
CREATE TABLE staff_log_base (
  id integer PRIMARY KEY CHECK (id = 1),
  number bigint NOT NULL,
  hash text NOT NULL
);

-- What one account wants done and another has to approve.
CREATE TABLE staff_proposals (
  id text PRIMARY KEY,
  act text NOT NULL,
  maker text NOT NULL,
  made_at bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'declined', 'withdrawn')),
  reason text NOT NULL,
  -- What is to be done, as the act reads it.
  input jsonb NOT NULL,
  decided_by text,
  decided_at bigint
);
CREATE INDEX staff_proposals_waiting ON staff_proposals (made_at) WHERE state = 'waiting';
