-- One message on its way to a phone, by text message or by push; or so many of a kind together (`bundle`, `messages`). Written in the transaction
-- of its event, sent after it. `waiting`: to be sent from `due_at` on. `sending`: handed to a provider, whose answer is not known yet. `sent`: the
-- provider took it. `unsure`: it may have, and is not asked again, because it would send it twice. `failed`: it refused, or was away too long.
-- `dropped`: there was no use in it any more; `trouble` says why.
CREATE TABLE notices (
  user_id text NOT NULL,
  message_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'push')),
  kind text NOT NULL,
  event text NOT NULL,
  subject text,
  bundle text,
  messages integer NOT NULL DEFAULT 1,
  by_at bigint,
  written_at bigint NOT NULL,
  first_due_at bigint NOT NULL,
  due_at bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'unsure', 'failed', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  request_id text,
  requested_at bigint,
  claimed_at bigint,
  settled_at bigint,
  trouble text,
  PRIMARY KEY (user_id, message_id, channel)
);
CREATE INDEX notices_due ON notices (due_at) WHERE state = 'waiting';
CREATE INDEX notices_sending ON notices (claimed_at) WHERE state = 'sending';
CREATE INDEX notices_asking ON notices (subject) WHERE state = 'waiting' AND subject IS NOT NULL;
CREATE INDEX notices_settled ON notices (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX notices_open ON notices (state, due_at) WHERE state IN ('waiting', 'sending', 'unsure', 'failed');
-- What is told together meets in one notice, as long as that has not left.
CREATE UNIQUE INDEX notices_bundled ON notices (user_id, channel, bundle) WHERE state = 'waiting' AND bundle IS NOT NULL;
CREATE INDEX notices_bundles_sent ON notices (user_id, channel, bundle, settled_at) WHERE state = 'sent' AND bundle IS NOT NULL;

-- A device that gets the pushes of the session that named it last. `token` is what its app calls it at the provider.
CREATE TABLE push_devices (
  token text PRIMARY KEY,
  user_id text NOT NULL,
  session_hash text NOT NULL,
  language text NOT NULL,
  named_at bigint NOT NULL
);
CREATE INDEX push_devices_user ON push_devices (user_id, named_at);

-- What a person switches off is the count, text messages or pushes of a kind. Until now it was the count and the phone in one.
ALTER TABLE inbox_switched_off ADD COLUMN channel text NOT NULL DEFAULT 'inbox';
ALTER TABLE inbox_switched_off DROP CONSTRAINT inbox_switched_off_pkey;
ALTER TABLE inbox_switched_off ADD PRIMARY KEY (user_id, kind, channel);
INSERT INTO inbox_switched_off (user_id, kind, channel) SELECT user_id, kind, 'push' FROM inbox_switched_off;
INSERT INTO inbox_switched_off (user_id, kind, channel) SELECT user_id, kind, 'sms' FROM inbox_switched_off WHERE kind = 'offer' AND channel = 'inbox';

-- The sandboxes of both ways know a request again by its id, as a provider may.
ALTER TABLE sandbox_messages ADD COLUMN request_id text UNIQUE;
CREATE TABLE sandbox_pushes (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id text NOT NULL UNIQUE,
  tokens text[] NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  path text NOT NULL,
  sent_at bigint NOT NULL
);
