-- Messages of one instant are read in the order of their writing.
ALTER TABLE inbox_messages ADD COLUMN place bigint GENERATED ALWAYS AS IDENTITY;
DROP INDEX inbox_messages_newest;
DROP INDEX inbox_messages_of_kind;
CREATE INDEX inbox_messages_newest ON inbox_messages (user_id, at DESC, place DESC);
CREATE INDEX inbox_messages_of_kind ON inbox_messages (user_id, kind, at DESC, place DESC);

-- That a shop was offered leads to the request for which it was, as it does for new ones.
UPDATE inbox_messages m SET subject = o.request_id FROM shop_offers o
WHERE m.event = 'match.offered' AND m.event_key = 'shop-offer:' || o.id;
