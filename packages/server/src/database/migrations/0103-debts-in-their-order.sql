-- Debts are taken in the order in which they came into being, also those of one instant.
ALTER TABLE seller_debts ADD COLUMN place bigint;
UPDATE seller_debts d SET place = n.place FROM (SELECT order_id, row_number() OVER (ORDER BY owed_since, order_id) AS place FROM seller_debts) n WHERE n.order_id = d.order_id;
ALTER TABLE seller_debts ALTER COLUMN place SET NOT NULL;
ALTER TABLE seller_debts ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY;
SELECT setval(pg_get_serial_sequence('seller_debts', 'place'), (SELECT count(*) + 1 FROM seller_debts), false);
DROP INDEX seller_debts_open;
CREATE INDEX seller_debts_open ON seller_debts (seller_id, place) WHERE taken_fen < damages_fen;
