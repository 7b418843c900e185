-- The state of a sale beside its listing. A shop without a row was never touched by its seller here.
CREATE TABLE sales (
  shop_id text COLLATE "C" PRIMARY KEY,
  -- Grows with every change; a change names the one it began with.
  revision bigint NOT NULL CONSTRAINT sales_revision CHECK (revision > 0),
  -- Its status is `withdrawn`, and its seller can show it again without a review.
  is_paused boolean NOT NULL,
  wanted_field text,
  wanted_words text,
  refused_for text,
  -- Whom a reviewer asks; shown to no other user.
  contact_name text,
  contact_mobile text,
  -- Fields in which contact data was found.
  marked jsonb NOT NULL,
  -- The price at which it was last shown on the market, by which a price drop is known once it is shown again. Null
  -- where it was never shown, or where that was not written down.
  public_price_fen bigint,
  -- Since when it is off the market because a report of it was upheld, and why; null again once a reviewer accepts it.
  removed_at bigint,
  removed_reason text,
  CONSTRAINT sales_wanted CHECK ((wanted_field IS NULL) = (wanted_words IS NULL)),
  CONSTRAINT sales_contact CHECK ((contact_name IS NULL) = (contact_mobile IS NULL))
);

-- The steps of a sale.
CREATE TABLE sale_steps (
  shop_id text COLLATE "C" NOT NULL,
  revision bigint NOT NULL,
  seller_id text NOT NULL,
  at bigint NOT NULL,
  event text NOT NULL,
  words text NOT NULL,
  -- The reviewer; null where its seller did it.
  reviewed_by text,
  PRIMARY KEY (shop_id, revision)
);
CREATE INDEX sale_steps_of_seller ON sale_steps (seller_id, at) WHERE event = 'submitted';

-- One listing of each user that is not submitted yet, for all their devices.
CREATE TABLE sell_drafts (
  user_id text PRIMARY KEY,
  revision bigint NOT NULL,
  content text NOT NULL,
  saved_at bigint NOT NULL
);
CREATE INDEX sell_drafts_oldest ON sell_drafts (saved_at);

-- The shop that a buyer looks for. A column that is null may be anything.
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

-- A seller's own shop, offered to a buyer who looks for such a one, and the buyer's answer.
CREATE TABLE shop_offers (
  id text PRIMARY KEY,
  -- In the order of coming.
  place bigint GENERATED ALWAYS AS IDENTITY,
  request_id text NOT NULL,
  shop_id text NOT NULL,
  buyer_id text NOT NULL,
  seller_id text NOT NULL,
  content text NOT NULL,
  -- Whether the other one may read the whole number once the offer is accepted.
  seller_shares boolean NOT NULL,
  buyer_shares boolean NOT NULL,
  state text NOT NULL,
  offered_at bigint NOT NULL,
  answered_at bigint,
  CONSTRAINT shop_offers_states CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn')),
  CONSTRAINT shop_offers_answered CHECK ((state = 'waiting') = (answered_at IS NULL))
);
CREATE INDEX shop_offers_to_request ON shop_offers (request_id, place DESC);
CREATE INDEX shop_offers_of_seller ON shop_offers (seller_id, place DESC);
CREATE UNIQUE INDEX shop_offers_once ON shop_offers (request_id, shop_id) WHERE state <> 'withdrawn';
