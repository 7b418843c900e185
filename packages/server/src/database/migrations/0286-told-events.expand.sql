-- Of which event each person was told: a person and an event stand here once, whatever month the message is of and wherever it lies. The database
-- writes the line with each message by itself, and leaves out a message whose line is there.
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

-- A message whose words lie in the file of its month: what a list, a count and its end ask for.
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

-- What opens the words of a person's messages in the file of one month. Without it nobody reads them, there or in a copy of the file.
CREATE TABLE archived_message_keys (
  user_id text NOT NULL,
  archive text COLLATE "C" NOT NULL,
  seal_key text NOT NULL,
  PRIMARY KEY (user_id, archive)
);
CREATE INDEX archived_message_keys_of_archive ON archived_message_keys (archive);
