-- What an announcement wrote to everybody is taken back by its key, in an inbox of many other messages.
CREATE INDEX inbox_messages_announced ON inbox_messages (event_key) WHERE event = 'platform.announced';
