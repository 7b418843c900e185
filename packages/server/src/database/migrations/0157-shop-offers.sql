-- A seller's own shop, offered to a buyer who looks for such a one, and what the buyer said.
CREATE TABLE shop_offers (
  id text PRIMARY KEY,
  -- In the order of coming.
  place bigint GENERATED ALWAYS AS IDENTITY,
  request_id text NOT NULL,
  shop_id text NOT NULL,
  buyer_id text NOT NULL,
  seller_id text NOT NULL,
  content text NOT NULL,
  -- Whether the other one may read the whole number once the offer is accepted.
  seller_shares boolean NOT NULL,
  buyer_shares boolean NOT NULL,
  state text NOT NULL,
  offered_at bigint NOT NULL,
  answered_at bigint,
  CONSTRAINT shop_offers_states CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn')),
  CONSTRAINT shop_offers_answered CHECK ((state = 'waiting') = (answered_at IS NULL))
);
CREATE INDEX shop_offers_to_request ON shop_offers (request_id, place DESC);
CREATE INDEX shop_offers_of_seller ON shop_offers (seller_id, place DESC);
CREATE UNIQUE INDEX shop_offers_once ON shop_offers (request_id, shop_id) WHERE state <> 'withdrawn';
