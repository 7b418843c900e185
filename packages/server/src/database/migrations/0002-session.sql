-- Users. Names are compared by their key (NFKC, lower case), so that no two look alike. Whoever closed an account keeps
-- a row, so that orders know their parties and the name is not given again.
CREATE TABLE users (
  id text PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL CONSTRAINT users_username_key UNIQUE,
  -- Null for accounts from before mobiles were asked for, and for closed ones.
  mobile text CONSTRAINT users_mobile UNIQUE,
  password_hash text NOT NULL,
  created_at bigint NOT NULL,
  payment_password_hash text,
  payment_wrong_tries integer NOT NULL DEFAULT 0,
  payment_locked_until bigint,
  closed_at bigint,
  avatar_id text
);

-- The token itself is known to its device only.
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL,
  created_at bigint NOT NULL,
  renewed_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  -- The session's user at WeChat, for our account there: named by WeChat itself, and gone with the session.
  wechat_payer text,
  -- By these the user recognises a session, in names of core's lists; null where it is not known.
  system text,
  browser text
);
CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- Counted by the name that was typed, whether or not a user has it, because a lock must not reveal which names exist;
-- where a user has it, for the user, by all their names.
CREATE TABLE login_failures (
  name_key text PRIMARY KEY,
  failures integer NOT NULL,
  locked_until bigint,
  changed_at bigint NOT NULL
);
CREATE INDEX login_failures_changed_at ON login_failures (changed_at);

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

-- How many codes were sent today: one row for each thing that is counted. A stranger never spends what the owner may
-- have.
CREATE TABLE code_budgets (
  name text PRIMARY KEY,
  day_begun_at bigint NOT NULL,
  sent integer NOT NULL
);
CREATE INDEX code_budgets_day_begun_at ON code_budgets (day_begun_at);

-- Networks from which a user has logged in before: codes that are requested from there are the user's own, not a
-- stranger's.
CREATE TABLE known_networks (
  user_id text NOT NULL,
  network text NOT NULL,
  used_at bigint NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX known_networks_used_at ON known_networks (used_at);

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

-- Tokens of apps that became sessions: each does so once.
CREATE TABLE used_app_tokens (
  token_hash text PRIMARY KEY,
  expires_at bigint NOT NULL
);
CREATE INDEX used_app_tokens_expires_at ON used_app_tokens (expires_at);
