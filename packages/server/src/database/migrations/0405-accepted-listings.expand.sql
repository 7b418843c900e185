-- A listing as a reviewer accepted it last: the next change is shown beside it.
CREATE TABLE accepted_listings (
  shop_id text COLLATE "C" PRIMARY KEY,
  accepted_at bigint NOT NULL,
  listing jsonb NOT NULL
);
