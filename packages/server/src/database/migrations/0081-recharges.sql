-- A recharge may pay an order as soon as it is credited, was told of with a receipt, or arrived on somebody's own account.
ALTER TABLE recharges ADD COLUMN order_id text;
ALTER TABLE recharges ADD COLUMN order_part text;
-- What was due for the order when the recharge was begun, coupons included.
ALTER TABLE recharges ADD COLUMN order_due_fen bigint;
ALTER TABLE recharges ADD COLUMN order_outcome text CHECK (order_outcome IN ('waiting', 'paid', 'kept'));
ALTER TABLE recharges ADD COLUMN receipt_picture text;
-- The bank's name for one movement of money: it is credited once.
ALTER TABLE recharges ADD COLUMN bank_reference text;
CREATE UNIQUE INDEX recharges_bank_reference ON recharges (bank_reference) WHERE bank_reference IS NOT NULL;
-- Where the person pays, and until when.
ALTER TABLE recharges ADD COLUMN cashier_url text;
ALTER TABLE recharges ADD COLUMN cashier_until bigint;
-- When the payment channel is asked next what became of it; null where there is nothing to ask.
ALTER TABLE recharges ADD COLUMN next_ask_at bigint;
CREATE INDEX recharges_next_ask_at ON recharges (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX recharges_order_id ON recharges (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX recharges_status ON recharges (status, created_at);

-- Reviews become steps, as for every other request.
INSERT INTO request_steps (request_id, step, status, made_at, made_by, why)
  SELECT id, 0, 2, coalesce(reviewed_at, created_at), coalesce(reviewed_by, 'house'), coalesce(review_note, '-') FROM recharges WHERE status = 3;
INSERT INTO request_steps (request_id, step, status, made_at, made_by, why)
  SELECT id, 1, 3, coalesce(reviewed_at, created_at), coalesce(reviewed_by, 'house'), coalesce(review_note, '-') FROM recharges WHERE status = 3;
ALTER TABLE recharges DROP COLUMN reviewed_by;
ALTER TABLE recharges DROP COLUMN reviewed_at;
ALTER TABLE recharges DROP COLUMN review_note;
UPDATE recharges SET channel = 'transfer' WHERE channel NOT IN ('jh', 'zs', 'wy', 'transfer');

-- The receiving account made for one person: what arrives there is theirs.
CREATE TABLE own_accounts (
  user_id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  number text UNIQUE,
  made_at bigint NOT NULL
);

-- What the played payment provider knows of, and the notifications that it sends, or keeps.
CREATE TABLE sandbox_charges (
  id text PRIMARY KEY,
  amount_fen bigint NOT NULL,
  title text NOT NULL,
  back_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'processing', 'paid', 'closed')),
  opened_at bigint NOT NULL
);
CREATE TABLE sandbox_notices (
  id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  charge_id text NOT NULL,
  body text NOT NULL,
  signature text NOT NULL,
  due_at bigint,
  sent_at bigint,
  answer text
);
CREATE INDEX sandbox_notices_charge_id ON sandbox_notices (charge_id, place);
CREATE INDEX sandbox_notices_due_at ON sandbox_notices (due_at) WHERE sent_at IS NULL;
