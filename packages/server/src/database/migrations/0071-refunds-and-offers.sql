-- What buyers reported of shops that are not what was sold; what a reviewer said stands in the order's steps.
CREATE TABLE refunds (
  order_id text NOT NULL,
  place integer NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  pictures jsonb NOT NULL,
  reported_at bigint NOT NULL,
  PRIMARY KEY (order_id, place)
);
CREATE INDEX orders_under_review ON orders (placed_at, id) WHERE status = 7;

-- Lower prices that buyers offered, and what sellers said.
CREATE TABLE price_offers (
  id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  shop_id text COLLATE "C" NOT NULL,
  buyer_id text NOT NULL,
  seller_id text NOT NULL,
  asked_fen bigint NOT NULL,
  offered_fen bigint NOT NULL CONSTRAINT price_offers_lower CHECK (offered_fen > 0 AND offered_fen < asked_fen),
  status text NOT NULL,
  made_at bigint NOT NULL,
  answered_at bigint,
  agreed_fen bigint
);
-- Whatever a program does wrong: a buyer has one offer for a shop that still means something.
CREATE UNIQUE INDEX price_offers_one_live ON price_offers (buyer_id, shop_id) WHERE status IN ('open', 'accepted', 'countered');
CREATE INDEX price_offers_buyer ON price_offers (buyer_id, place DESC);
CREATE INDEX price_offers_seller ON price_offers (seller_id, place DESC);
CREATE INDEX price_offers_live ON price_offers (made_at) WHERE status IN ('open', 'accepted', 'countered');
