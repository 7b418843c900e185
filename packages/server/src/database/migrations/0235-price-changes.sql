-- A change of the price that a shop is shown at on the market. What it asked before, and asks from then on.
CREATE TABLE price_changes (
  shop_id text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  from_fen bigint NOT NULL CONSTRAINT price_changes_from CHECK (from_fen >= 0),
  to_fen bigint NOT NULL CONSTRAINT price_changes_to CHECK (to_fen >= 0),
  PRIMARY KEY (shop_id, at)
);
CREATE INDEX price_changes_newest ON price_changes (at DESC);
