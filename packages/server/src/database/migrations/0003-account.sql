-- Where documents and prizes are sent. The order of adding is that of `place`.
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

-- Documents as they were submitted; `papers` is sealed with the installation's key. Only one of a user is under review
-- or verified.
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

-- Which reviewer read whose documents, and when.
CREATE TABLE paper_readings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  verification_id text NOT NULL,
  read_by text NOT NULL,
  read_at bigint NOT NULL
);
CREATE INDEX paper_readings_verification_id ON paper_readings (verification_id);

-- Requests for another phone without the present one; only one of a user is under review.
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

-- A proof of holding the present phone, for ten minutes and one change.
CREATE TABLE phone_proofs (
  proof_hash text PRIMARY KEY,
  user_id text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX phone_proofs_expires_at ON phone_proofs (expires_at);

-- The identity that a user proved for a contract: later contracts and cards go by it. Reviewed documents count for
-- themselves.
CREATE TABLE known_identities (
  user_id text COLLATE "C" PRIMARY KEY,
  sealed text NOT NULL,
  proven_at bigint NOT NULL
);

-- Users who finished a proof for a contract before known_identities was there. The identity is sealed: the server reads
-- it once and empties this table (contracts/proofs/recognise-earlier.ts).
CREATE TABLE unread_identities (
  user_id text COLLATE "C" PRIMARY KEY
);

-- A face check that a user has begun for their account: whose face it is and where the provider checks it, sealed; how
-- often today. An end of it leaves the row without the sealed part; the row goes after a day.
CREATE TABLE face_checks (
  user_id text COLLATE "C" PRIMARY KEY,
  sealed text,
  begun_at bigint NOT NULL,
  day_begun_at bigint NOT NULL,
  begun_today integer NOT NULL
);

CREATE TABLE proposals (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  content text NOT NULL,
  contact text NOT NULL,
  photos jsonb NOT NULL,
  added_at bigint NOT NULL
);
CREATE INDEX proposals_added_at ON proposals (added_at);
