-- Coupons that the operator gives out: so many in all, so many for each user, until a day. `claimed` counts those
-- given.
CREATE TABLE coupon_offers (
  id text PRIMARY KEY,
  title text NOT NULL,
  amount_fen bigint NOT NULL CONSTRAINT coupon_offers_some CHECK (amount_fen > 0),
  least_spend_fen bigint NOT NULL CONSTRAINT coupon_offers_least CHECK (least_spend_fen >= 0),
  valid_from bigint NOT NULL,
  valid_until bigint NOT NULL,
  claim_until bigint NOT NULL,
  per_person integer NOT NULL,
  stock integer NOT NULL,
  claimed integer NOT NULL DEFAULT 0,
  offered_at bigint NOT NULL,
  -- A coupon takes off the operator's money: so who gave it out, and why, is kept.
  offered_by text NOT NULL DEFAULT '',
  why text NOT NULL DEFAULT '',
  -- Whatever a program does wrong: no more are given than there are.
  CONSTRAINT coupon_offers_stock CHECK (claimed BETWEEN 0 AND stock)
);

-- How many of an offer a user has claimed.
CREATE TABLE coupon_claims (
  user_id text NOT NULL,
  offer_id text NOT NULL,
  claimed integer NOT NULL,
  PRIMARY KEY (user_id, offer_id)
);

-- One coupon of one user, as it was promised. `order_id` is the order that it is used for.
CREATE TABLE coupons (
  user_id text NOT NULL,
  id text NOT NULL,
  offer_id text NOT NULL,
  title text NOT NULL,
  amount_fen bigint NOT NULL,
  least_spend_fen bigint NOT NULL,
  valid_from bigint NOT NULL,
  valid_until bigint NOT NULL,
  claimed_at bigint NOT NULL,
  order_id text,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX coupons_newest ON coupons (user_id, claimed_at DESC, id DESC);
-- Whatever a program does wrong: an order has one coupon.
CREATE UNIQUE INDEX coupons_one_for_an_order ON coupons (order_id) WHERE order_id IS NOT NULL;
-- The figures of a campaign are counted by it.
CREATE INDEX coupons_of_offer ON coupons (offer_id);
