-- A sale that has no order here: made before there were orders, or invented for a demonstration. What the shop was says
-- its own row, which does not change once it is sold.
CREATE TABLE past_sales (
  shop_id text COLLATE "C" PRIMARY KEY,
  platform integer NOT NULL,
  kind text NOT NULL,
  price_fen bigint NOT NULL CONSTRAINT past_sales_price CHECK (price_fen > 0),
  sold_at bigint NOT NULL
);
CREATE INDEX past_sales_of_platform ON past_sales (platform, sold_at DESC);
CREATE INDEX past_sales_of_kind ON past_sales (kind, sold_at DESC);
CREATE INDEX past_sales_newest ON past_sales (sold_at DESC);
-- Completed orders are sales too.
CREATE INDEX orders_sold_on_platform ON orders (shop_platform, placed_at DESC) WHERE status = 6;
CREATE INDEX orders_sold_of_kind ON orders (shop_kind, placed_at DESC) WHERE status = 6;

-- What a person asked about a shop, and the price that was told last. Asked again about the same shop, it is one row.
CREATE TABLE valuation_records (
  user_id text NOT NULL,
  -- Says the whole description, so that the same one is known again.
  shop_key text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  asked_at bigint NOT NULL,
  shop jsonb NOT NULL,
  price jsonb,
  confidence text NOT NULL,
  PRIMARY KEY (user_id, shop_key)
);
CREATE INDEX valuation_records_newest ON valuation_records (user_id, asked_at DESC, id DESC);
