-- A shop is viewed, and its contract signed by either party, while its balance is still owed. Orders that were placed under
-- an older agreement keep none of it: their buyers sign last, and that signature is the step to the hand-over.
ALTER TABLE orders ADD COLUMN viewing_opened_at bigint, ADD COLUMN viewed_at bigint, ADD COLUMN buyer_signed_at bigint,
  ADD CONSTRAINT orders_viewed CHECK (viewed_at IS NULL OR viewing_opened_at IS NOT NULL);

-- How the buyer of an order gets into its shop, what they are to look at, and what they saw. `access` is sealed with the
-- installation's key, and is gone once the hand-over has begun or the order has ended.
CREATE TABLE order_viewings (
  order_id text PRIMARY KEY,
  access bytea,
  checks text[] NOT NULL,
  opened_at bigint NOT NULL,
  seen text[] NOT NULL DEFAULT '{}',
  outcome text CONSTRAINT order_viewings_outcome CHECK (outcome IN ('as-described', 'mismatch')),
  recorded_at bigint,
  CONSTRAINT order_viewings_recorded CHECK ((outcome IS NULL) = (recorded_at IS NULL))
);
CREATE INDEX order_viewings_told ON order_viewings (order_id) WHERE access IS NOT NULL;
