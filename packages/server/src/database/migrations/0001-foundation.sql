-- The first answer to every request that moves money, kept to be given again, byte for byte.
-- Keyed by user first, so that the table can be spread over several machines.
CREATE TABLE idempotency_keys (
  user_id text NOT NULL,
  key text NOT NULL,
  call_name text NOT NULL,
  body_hash text NOT NULL,
  answer text,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- What this installation must remember about itself.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at bigint NOT NULL
);

-- What the sandbox sent instead of a real text message.
CREATE TABLE sandbox_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mobile text NOT NULL,
  purpose text NOT NULL,
  body text NOT NULL,
  sent_at bigint NOT NULL
);
