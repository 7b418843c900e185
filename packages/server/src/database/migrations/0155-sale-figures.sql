-- Looks at a shop on one day in China, for the chart that its seller sees.
CREATE TABLE shop_view_days (
  shop_id text COLLATE "C" NOT NULL,
  day text COLLATE "C" NOT NULL,
  view_count bigint NOT NULL,
  PRIMARY KEY (shop_id, day)
);
CREATE INDEX shop_view_days_oldest ON shop_view_days (day);

-- A shop's own people: who keeps it, who offered for it, who ordered it.
CREATE INDEX favourites_of_shop ON favourites (shop_id, kept_at);
CREATE INDEX price_offers_of_shop ON price_offers (shop_id, made_at);
CREATE INDEX orders_of_shop ON orders (shop_id, placed_at);
