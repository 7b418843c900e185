-- Accounts of old times have no mobile. Who closed an account keeps a row, so that orders know their parties and nobody gets the name again.
ALTER TABLE users ALTER COLUMN mobile DROP NOT NULL;
ALTER TABLE users ADD COLUMN closed_at bigint;
ALTER TABLE users ADD COLUMN avatar_id text;

-- From where a person has come in before: codes that are asked for from there are the person's own, not a stranger's.
CREATE TABLE known_networks (
  user_id text NOT NULL,
  network text NOT NULL,
  used_at bigint NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX known_networks_used_at ON known_networks (used_at);

-- How many codes were sent today: one row for each thing that is counted. A stranger never spends what the owner may have.
CREATE TABLE code_budgets (
  name text PRIMARY KEY,
  day_begun_at bigint NOT NULL,
  sent integer NOT NULL
);
CREATE INDEX code_budgets_day_begun_at ON code_budgets (day_begun_at);
DROP TABLE code_quotas;

-- Tokens of apps that became sessions: each does so once.
CREATE TABLE used_app_tokens (
  token_hash text PRIMARY KEY,
  expires_at bigint NOT NULL
);
CREATE INDEX used_app_tokens_expires_at ON used_app_tokens (expires_at);

-- Where papers and prizes are sent. The order of adding is that of `place`.
CREATE TABLE addresses (
  user_id text NOT NULL,
  id text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  receiver text NOT NULL,
  mobile text NOT NULL,
  province_code text NOT NULL,
  city_code text NOT NULL,
  district_code text,
  detail text NOT NULL,
  postcode text NOT NULL,
  is_default boolean NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX addresses_default ON addresses (user_id) WHERE is_default;

-- Papers as they were handed in; `papers` is sealed with the installation's key. Under review or verified are one at a time.
CREATE TABLE verifications (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  status integer NOT NULL CHECK (status IN (0, 1, 2)),
  papers text NOT NULL,
  shown_name text NOT NULL,
  shown_number text NOT NULL,
  handed_in_at bigint NOT NULL,
  reviewed_at bigint,
  reviewed_by text,
  note text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX verifications_open ON verifications (user_id) WHERE status IN (0, 1);
CREATE INDEX verifications_user_id ON verifications (user_id, place DESC);
CREATE INDEX verifications_status ON verifications (status, place);

-- Other phones that were asked for without the present one; under review is one at a time.
CREATE TABLE phone_changes (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  new_mobile text NOT NULL,
  reason text NOT NULL,
  status integer NOT NULL CHECK (status IN (0, 1, 2)),
  asked_at bigint NOT NULL,
  reviewed_at bigint,
  reviewed_by text,
  note text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX phone_changes_open ON phone_changes (user_id) WHERE status = 0;
CREATE INDEX phone_changes_user_id ON phone_changes (user_id, place DESC);
CREATE INDEX phone_changes_status ON phone_changes (status, place);

-- That somebody held the present phone, for ten minutes and one change.
CREATE TABLE phone_proofs (
  proof_hash text PRIMARY KEY,
  user_id text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX phone_proofs_expires_at ON phone_proofs (expires_at);

CREATE TABLE proposals (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  content text NOT NULL,
  contact text NOT NULL,
  photos jsonb NOT NULL,
  added_at bigint NOT NULL
);
CREATE INDEX proposals_added_at ON proposals (added_at);

-- Whose picture it is, and which one. Two people with the same picture share its bytes and nothing else.
CREATE TABLE pictures (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  content_hash text NOT NULL,
  added_at bigint NOT NULL
);
CREATE INDEX pictures_user_id ON pictures (user_id, added_at);

-- By what it shows; sealed with the installation's key.
CREATE TABLE picture_bytes (
  content_hash text PRIMARY KEY,
  type text NOT NULL,
  sealed bytea NOT NULL
);
