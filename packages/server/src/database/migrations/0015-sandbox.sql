-- Text messages that the sandbox sent instead of a provider. `request_id` recognises a request again, as a provider
-- may.
CREATE TABLE sandbox_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mobile text NOT NULL,
  purpose text NOT NULL,
  body text NOT NULL,
  sent_at bigint NOT NULL,
  request_id text UNIQUE
);

CREATE TABLE sandbox_pushes (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id text NOT NULL UNIQUE,
  tokens text[] NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  path text NOT NULL,
  sent_at bigint NOT NULL
);

-- Payments at the simulated provider.
CREATE TABLE sandbox_charges (
  id text PRIMARY KEY,
  amount_fen bigint NOT NULL,
  title text NOT NULL,
  back_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'processing', 'paid', 'closed')),
  opened_at bigint NOT NULL,
  -- Of a payment in the simulated sheet.
  prepay_id text UNIQUE,
  payer text,
  paid_at bigint,
  -- The simulated cashier shows whose it is.
  method text
);

-- Notifications that the simulated provider sends, or holds back. One is signed when it is sent, and wrongly where the
-- tester chose that.
CREATE TABLE sandbox_notices (
  id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  charge_id text NOT NULL,
  body text NOT NULL,
  due_at bigint,
  sent_at bigint,
  answer text,
  is_forged boolean NOT NULL DEFAULT false
);
CREATE INDEX sandbox_notices_charge_id ON sandbox_notices (charge_id, place);
CREATE INDEX sandbox_notices_due_at ON sandbox_notices (due_at) WHERE sent_at IS NULL;

-- The key with which the simulated merchant signs; made when it is first needed.
CREATE TABLE sandbox_keys (
  name text PRIMARY KEY,
  private_key text NOT NULL
);

-- A code that the simulated WeChat gave to a user who was sent to it: good once.
CREATE TABLE sandbox_wechat_codes (
  code text PRIMARY KEY,
  openid text NOT NULL,
  made_at bigint NOT NULL
);

-- Pages on which the sandbox simulates a provider of identity checks.
CREATE TABLE sandbox_visits (
  id text PRIMARY KEY,
  -- As it may be shown: the first character of the name only.
  person text NOT NULL,
  back_url text NOT NULL,
  verdict text NOT NULL DEFAULT 'pending' CHECK (verdict IN ('pending', 'matches', 'differs')),
  opened_at bigint NOT NULL
);

-- A visitor's message to the chat of a demonstration, and its automatic answer.
CREATE TABLE sandbox_chat_messages (
  -- The digest of the visitor's cookie.
  visitor text NOT NULL,
  number integer NOT NULL,
  body text NOT NULL,
  -- Of the answer.
  topic text NOT NULL,
  language text NOT NULL,
  said_at bigint NOT NULL,
  PRIMARY KEY (visitor, number)
);
CREATE INDEX sandbox_chat_messages_by_time ON sandbox_chat_messages (said_at);
