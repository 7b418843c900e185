-- What a buyer looks for. A column that is null may be anything.
CREATE TABLE buyer_requests (
  id text PRIMARY KEY,
  -- In the order of coming.
  place bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL,
  platform integer,
  kind text,
  industry text,
  min_price_fen bigint,
  max_price_fen bigint,
  province text,
  trademark text,
  content text NOT NULL,
  state text NOT NULL,
  published_at bigint NOT NULL,
  valid_until bigint NOT NULL,
  refused_for text,
  reviewed_by text,
  CONSTRAINT buyer_requests_states CHECK (state IN ('under-review', 'open', 'closed', 'expired', 'refused')),
  CONSTRAINT buyer_requests_refused CHECK ((state = 'refused') = (refused_for IS NOT NULL))
);
CREATE INDEX buyer_requests_of_person ON buyer_requests (user_id, place DESC);
CREATE INDEX buyer_requests_pending ON buyer_requests (place DESC) WHERE state IN ('open', 'under-review');

-- A shop that was found to meet a request: when it was published, or when the shop came or changed.
CREATE TABLE request_matches (
  request_id text NOT NULL,
  shop_id text NOT NULL,
  -- In the order of finding.
  place bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (request_id, shop_id)
);
CREATE INDEX request_matches_last ON request_matches (request_id, place DESC);
CREATE INDEX request_matches_of_shop ON request_matches (shop_id);
