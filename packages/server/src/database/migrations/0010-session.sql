-- People. Names are compared by their key (NFKC, lower case), so that no two look alike.
CREATE TABLE users (
  id text PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL CONSTRAINT users_username_key UNIQUE,
  mobile text NOT NULL CONSTRAINT users_mobile UNIQUE,
  password_hash text NOT NULL,
  created_at bigint NOT NULL,
  payment_password_hash text,
  payment_wrong_tries integer NOT NULL DEFAULT 0,
  payment_locked_until bigint
);

-- Counted by what was typed, whether or not anybody has that name: a lock must not tell which names exist.
CREATE TABLE login_failures (
  name_key text PRIMARY KEY,
  failures integer NOT NULL,
  locked_until bigint,
  changed_at bigint NOT NULL
);
CREATE INDEX login_failures_changed_at ON login_failures (changed_at);

-- The token itself is known to its device only.
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL,
  created_at bigint NOT NULL,
  renewed_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

CREATE TABLE verification_codes (
  id text PRIMARY KEY,
  mobile text NOT NULL,
  purpose text NOT NULL,
  code_hash text NOT NULL,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  used_at bigint
);
CREATE INDEX verification_codes_mobile ON verification_codes (mobile, purpose, sent_at DESC);
CREATE INDEX verification_codes_sent_at ON verification_codes (sent_at);

-- One row for each mobile: whoever sends a code holds it, so that two at once cannot both be the last one allowed.
CREATE TABLE code_quotas (
  mobile text PRIMARY KEY,
  day_begun_at bigint NOT NULL,
  sent integer NOT NULL
);

-- Puzzles and the tickets they become. The answer never leaves this table.
CREATE TABLE captcha_puzzles (
  id text PRIMARY KEY,
  seed bigint NOT NULL,
  gap_left integer NOT NULL,
  gap_top integer NOT NULL,
  made_at bigint NOT NULL,
  answered_at bigint
);
CREATE INDEX captcha_puzzles_made_at ON captcha_puzzles (made_at);

CREATE TABLE captcha_tickets (
  ticket_hash text PRIMARY KEY,
  randstr text NOT NULL,
  expires_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX captcha_tickets_expires_at ON captcha_tickets (expires_at);
