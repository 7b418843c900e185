-- A bargain goes to and fro: the seller's last sum, when the last sum was named, and which side ended it.
ALTER TABLE price_offers ADD COLUMN counter_fen bigint;
ALTER TABLE price_offers ADD COLUMN said_at bigint;
ALTER TABLE price_offers ADD COLUMN answered_by text;
UPDATE price_offers SET said_at = made_at;
ALTER TABLE price_offers ALTER COLUMN said_at SET NOT NULL;
UPDATE price_offers SET answered_by = CASE WHEN status = 'withdrawn' THEN 'buyer' ELSE 'seller' END WHERE answered_at IS NOT NULL;

-- Who said which sum, and when, the oldest first. Rows are only added.
CREATE TABLE price_offer_steps (
  offer_id text COLLATE "C" NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  side text NOT NULL CONSTRAINT price_offer_steps_side CHECK (side IN ('buyer', 'seller')),
  sum_fen bigint NOT NULL,
  said_at bigint NOT NULL,
  PRIMARY KEY (offer_id, place)
);
INSERT INTO price_offer_steps (offer_id, kind, side, sum_fen, said_at)
  SELECT id, 'offer', 'buyer', offered_fen, made_at FROM price_offers ORDER BY place;
INSERT INTO price_offer_steps (offer_id, kind, side, sum_fen, said_at)
  SELECT id, CASE status WHEN 'accepted' THEN 'accept' WHEN 'countered' THEN 'counter' WHEN 'refused' THEN 'refuse' ELSE 'withdraw' END,
    answered_by, coalesce(agreed_fen, offered_fen), answered_at
  FROM price_offers WHERE answered_at IS NOT NULL AND status IN ('accepted', 'countered', 'refused', 'withdrawn') ORDER BY place;
-- So far a seller's own sum was a promise at once: it stays one.
UPDATE price_offers SET status = 'accepted', counter_fen = agreed_fen WHERE status = 'countered';

-- Lapses are sought by the last word.
DROP INDEX price_offers_live;
CREATE INDEX price_offers_live ON price_offers (coalesce(answered_at, said_at)) WHERE status IN ('open', 'accepted', 'countered');
-- What a buyer and a seller have said of a shop, in all their offers.
CREATE INDEX price_offers_thread ON price_offers (buyer_id, shop_id, place);
