-- When the buyer of an order last asked its seller for the step that it waits for.
CREATE TABLE order_nudges (
  order_id text PRIMARY KEY,
  nudged_at bigint NOT NULL
);
