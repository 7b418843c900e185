-- What a visitor wrote to the chat of a demonstration, and what it answered by itself.
CREATE TABLE sandbox_chat_messages (
  -- The digest of what stands in the visitor's cookie.
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
