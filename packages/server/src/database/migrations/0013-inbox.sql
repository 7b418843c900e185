-- One message to one user: the event, and the figures of its sentence, which is composed where it is read. `place` is
-- the order of messages of one instant.
CREATE TABLE inbox_messages (
  user_id text NOT NULL,
  id text NOT NULL,
  event_key text NOT NULL,
  kind text NOT NULL,
  event text NOT NULL,
  subject text,
  figures jsonb NOT NULL,
  at bigint NOT NULL,
  read_at bigint,
  place bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (user_id, id),
  CONSTRAINT inbox_messages_told_once UNIQUE (user_id, event_key)
);
CREATE INDEX inbox_messages_unread ON inbox_messages (user_id, kind) WHERE read_at IS NULL;
CREATE INDEX inbox_messages_read ON inbox_messages (read_at) WHERE read_at IS NOT NULL;
CREATE INDEX inbox_messages_newest ON inbox_messages (user_id, at DESC, place DESC);
CREATE INDEX inbox_messages_of_kind ON inbox_messages (user_id, kind, at DESC, place DESC);
-- An announcement is taken back by its key, in an inbox of many other messages.
CREATE INDEX inbox_messages_announced ON inbox_messages (event_key) WHERE event = 'platform.announced';

-- Of which event each user was notified, once however often it is written, whatever month the message is of and
-- wherever it lies. The database writes the line with each message by itself, and leaves out a message whose line is
-- there.
CREATE TABLE inbox_told (
  user_id text NOT NULL,
  event_key text NOT NULL,
  PRIMARY KEY (user_id, event_key)
);
CREATE FUNCTION tell_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_told (user_id, event_key) VALUES (NEW.user_id, NEW.event_key) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    RETURN NEW;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER inbox_messages_once BEFORE INSERT ON inbox_messages FOR EACH ROW EXECUTE FUNCTION tell_once();

-- A kind of message whose count, text messages or pushes a user has switched off: it is kept for them all the same.
CREATE TABLE inbox_switched_off (
  user_id text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL DEFAULT 'inbox',
  PRIMARY KEY (user_id, kind, channel)
);

-- A message of the operator to every user, and how far it has come: the last user, in the order of ids, who has it.
CREATE TABLE announcements (
  id text PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  announced_by text NOT NULL,
  announced_at bigint NOT NULL,
  told_up_to text NOT NULL DEFAULT '',
  told_all_at bigint,
  withdrawn_at bigint,
  -- In English, where its publisher wrote it; readers of English find the Chinese text otherwise.
  title_en text,
  body_en text
);
CREATE INDEX announcements_to_tell ON announcements (announced_at) WHERE told_all_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX announcements_newest ON announcements (announced_at DESC, id DESC);

-- A message whose text lies in the file of its month: the part that a list, a count and its end ask for.
CREATE TABLE archived_messages (
  user_id text NOT NULL,
  id text NOT NULL,
  event_key text NOT NULL,
  event text NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  place bigint NOT NULL,
  read_at bigint,
  archive text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX archived_messages_newest ON archived_messages (user_id, at DESC, place DESC);
CREATE INDEX archived_messages_unread ON archived_messages (user_id, kind) WHERE read_at IS NULL;
CREATE INDEX archived_messages_read ON archived_messages (read_at) WHERE read_at IS NOT NULL;
CREATE INDEX archived_messages_announced ON archived_messages (event_key) WHERE event = 'platform.announced';

-- The key to a user's messages in the file of one month. Without it nobody reads them, there or in a copy of the file.
CREATE TABLE archived_message_keys (
  user_id text NOT NULL,
  archive text COLLATE "C" NOT NULL,
  seal_key text NOT NULL,
  PRIMARY KEY (user_id, archive)
);
CREATE INDEX archived_message_keys_of_archive ON archived_message_keys (archive);

-- One message on its way to a phone, by text message or by push; or so many of a kind together (`bundle`, `messages`).
-- Written in the transaction of its event, sent after it. `waiting`: to be sent from `due_at` on. `sending`: handed to
-- a provider, whose answer is not known yet. `sent`: the provider took it. `unsure`: it may have, and is not asked
-- again, because it would send it twice. `failed`: it refused, or was away too long. `dropped`: it was of no use any
-- more; `trouble` is the reason.
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
-- Events that are notified together meet in one notice, as long as that has not left.
CREATE UNIQUE INDEX notices_bundled ON notices (user_id, channel, bundle) WHERE state = 'waiting' AND bundle IS NOT NULL;
CREATE INDEX notices_bundles_sent ON notices (user_id, channel, bundle, settled_at) WHERE state = 'sent' AND bundle IS NOT NULL;

-- A device that gets the pushes of the session that named it last. `token` is the provider's name for its app.
CREATE TABLE push_devices (
  token text PRIMARY KEY,
  user_id text NOT NULL,
  session_hash text NOT NULL,
  language text NOT NULL,
  named_at bigint NOT NULL
);
CREATE INDEX push_devices_user ON push_devices (user_id, named_at);
