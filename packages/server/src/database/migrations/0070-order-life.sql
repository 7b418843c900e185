-- What of an order's escrow the house gave for a coupon: at its end that part goes back to where it came from.
ALTER TABLE orders ADD COLUMN coupon_fen bigint NOT NULL DEFAULT 0 CONSTRAINT orders_coupon CHECK (coupon_fen >= 0);
CREATE INDEX orders_signature_due ON orders (seller_signed_at) WHERE status = 4;
CREATE INDEX orders_hand_over_due ON orders (hand_over_begun_at) WHERE status = 5 AND handed_over_at IS NULL;

-- A step says what happened, who did it and why. `at` is when it counts as having happened, `noted_at` when it was written
-- down: a missed deadline is noticed behind it. A step that leaves the state as it is only notes its instant.
ALTER TABLE order_steps ADD COLUMN from_status integer;
ALTER TABLE order_steps ADD COLUMN event text NOT NULL DEFAULT 'placed';
ALTER TABLE order_steps ADD COLUMN by_role text NOT NULL DEFAULT 'buyer';
ALTER TABLE order_steps ADD COLUMN by_id text;
ALTER TABLE order_steps ADD COLUMN why text NOT NULL DEFAULT '';
ALTER TABLE order_steps ADD COLUMN noted_at bigint;

-- What a seller owes who failed: the damages of that order, taken from later payouts, the oldest first.
CREATE TABLE seller_debts (
  order_id text PRIMARY KEY,
  seller_id text NOT NULL,
  buyer_id text NOT NULL,
  damages_fen bigint NOT NULL CONSTRAINT seller_debts_some CHECK (damages_fen > 0),
  taken_fen bigint NOT NULL DEFAULT 0,
  owed_since bigint NOT NULL,
  CONSTRAINT seller_debts_taken CHECK (taken_fen BETWEEN 0 AND damages_fen)
);
CREATE INDEX seller_debts_open ON seller_debts (seller_id, owed_since, order_id) WHERE taken_fen < damages_fen;

-- Deposits that were forfeited used to be booked as completions.
UPDATE postings SET kind = 'order-damages' FROM orders o WHERE postings.subject = o.id AND o.status = 8 AND postings.kind = 'order-completion';
-- Whatever a program does wrong, an order ends once, in one way.
DROP INDEX postings_once;
CREATE UNIQUE INDEX postings_once ON postings (kind, subject) WHERE kind IN ('recharge', 'withdrawal-frozen', 'withdrawal-paid', 'withdrawal-returned');
CREATE UNIQUE INDEX postings_order_ends_once ON postings (subject) WHERE kind IN ('order-completion', 'order-refund', 'order-damages');
