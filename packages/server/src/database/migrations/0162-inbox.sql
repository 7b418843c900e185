-- One message to one person: what happened, and the figures of its sentence, which is written where it is read. Of one event, named by its key,
-- a person is told once, however often it is written.
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
  PRIMARY KEY (user_id, id),
  CONSTRAINT inbox_messages_told_once UNIQUE (user_id, event_key)
);
CREATE INDEX inbox_messages_newest ON inbox_messages (user_id, at DESC, id DESC);
CREATE INDEX inbox_messages_of_kind ON inbox_messages (user_id, kind, at DESC, id DESC);
CREATE INDEX inbox_messages_unread ON inbox_messages (user_id, kind) WHERE read_at IS NULL;
CREATE INDEX inbox_messages_read ON inbox_messages (read_at) WHERE read_at IS NOT NULL;

-- A kind of message that a person has switched off: it is kept for them all the same, without a count or a push.
CREATE TABLE inbox_switched_off (
  user_id text NOT NULL,
  kind text NOT NULL,
  PRIMARY KEY (user_id, kind)
);
