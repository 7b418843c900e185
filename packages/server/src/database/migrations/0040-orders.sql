-- An order keeps what was agreed: the shop as it was called, its price, the plan, the terms. Later changes to the shop do not reach it.
CREATE TABLE orders (
  id text PRIMARY KEY,
  number text NOT NULL CONSTRAINT orders_number UNIQUE,
  buyer_id text NOT NULL,
  seller_id text NOT NULL,
  shop_id text NOT NULL,
  shop_title text NOT NULL,
  shop_platform integer NOT NULL,
  shop_kind text NOT NULL,
  plan text NOT NULL,
  terms_version text NOT NULL,
  status integer NOT NULL CONSTRAINT orders_status CHECK (status BETWEEN 1 AND 9),
  price_fen bigint NOT NULL,
  service_fee_fen bigint NOT NULL,
  paid_fen bigint NOT NULL DEFAULT 0,
  placed_at bigint NOT NULL,
  pay_by bigint NOT NULL,
  deposit_paid_at bigint,
  paid_at bigint,
  seller_signed_at bigint,
  hand_over_begun_at bigint,
  handed_over_at bigint,
  cancel_reason text
);
CREATE INDEX orders_buyer ON orders (buyer_id, placed_at DESC, id DESC);
CREATE INDEX orders_seller ON orders (seller_id, placed_at DESC, id DESC);
CREATE INDEX orders_placed_at ON orders (placed_at DESC, id DESC);
CREATE INDEX orders_unpaid ON orders (pay_by) WHERE status = 1;
CREATE INDEX orders_balance_due ON orders (deposit_paid_at) WHERE status = 3;
CREATE INDEX orders_unpaid_of_shop ON orders (shop_id) WHERE status = 1;
-- Whatever a program does wrong: a buyer has one unpaid order for a shop, and a shop has one buyer.
CREATE UNIQUE INDEX orders_one_unpaid ON orders (buyer_id, shop_id) WHERE status = 1;
CREATE UNIQUE INDEX orders_one_buyer ON orders (shop_id) WHERE status IN (3, 4, 5, 6, 7);

CREATE TABLE order_steps (
  order_id text NOT NULL,
  step integer NOT NULL,
  status integer NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (order_id, step)
);
