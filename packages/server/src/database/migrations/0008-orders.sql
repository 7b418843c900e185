-- An order keeps the terms on which it was placed: the shop's title, its price, the plan, the agreement. Later changes
-- of the shop do not reach it.
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
  cancel_reason text,
  -- The part of the escrow that the operator gave for a coupon: at its end it goes back to where it came from.
  coupon_fen bigint NOT NULL DEFAULT 0 CONSTRAINT orders_coupon CHECK (coupon_fen >= 0),
  coupon_id text,
  -- A shop is viewed, and its contract signed by either party, while its balance is still owed. Orders under an older
  -- agreement have none of it: their buyers sign last, and that signature is the step to the hand-over.
  viewing_opened_at bigint,
  viewed_at bigint,
  buyer_signed_at bigint,
  CONSTRAINT orders_viewed CHECK (viewed_at IS NULL OR viewing_opened_at IS NOT NULL)
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
CREATE INDEX orders_signature_due ON orders (seller_signed_at) WHERE status = 4;
CREATE INDEX orders_hand_over_due ON orders (hand_over_begun_at) WHERE status = 5 AND handed_over_at IS NULL;
CREATE INDEX orders_under_review ON orders (placed_at, id) WHERE status = 7;
-- Orders whose buyer has the shop and has not confirmed yet: a reviewer is shown those that have waited for longer than
-- their 72 hours.
CREATE INDEX orders_to_confirm ON orders (handed_over_at) WHERE status = 5 AND handed_over_at IS NOT NULL;
CREATE INDEX orders_of_shop ON orders (shop_id, placed_at);
-- Completed orders are sales too.
CREATE INDEX orders_sold_on_platform ON orders (shop_platform, placed_at DESC) WHERE status = 6;
CREATE INDEX orders_sold_of_kind ON orders (shop_kind, placed_at DESC) WHERE status = 6;

-- The event, who caused it and why. `at` is when it counts as having happened, `noted_at` when it was written down: a
-- missed deadline is noticed after it. A step that leaves the state as it is only notes its instant.
CREATE TABLE order_steps (
  order_id text NOT NULL,
  step integer NOT NULL,
  status integer NOT NULL,
  at bigint NOT NULL,
  from_status integer,
  event text NOT NULL DEFAULT 'placed',
  by_role text NOT NULL DEFAULT 'buyer',
  by_id text,
  why text NOT NULL DEFAULT '',
  noted_at bigint,
  PRIMARY KEY (order_id, step)
);

-- The listing of an order as it was when the order was placed: those promises hold, whatever becomes of the listing.
-- Orders from before this have none, and their pages and contracts state that.
CREATE TABLE order_listings (
  order_id text PRIMARY KEY,
  listing jsonb NOT NULL
);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What an order was placed on does not change.';
END
$$;
CREATE TRIGGER order_listings_stay BEFORE UPDATE ON order_listings FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- How the buyer of an order gets into its shop, what they are to check, and what they found. `access` is sealed with
-- the installation's key, and is gone once the hand-over has begun or the order has ended.
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

-- By which checklist the shop of an order is handed over: the one of the day on which it was placed. Older orders have
-- none.
CREATE TABLE order_handovers (
  order_id text COLLATE "C" PRIMARY KEY,
  version text NOT NULL
);

-- The steps of a hand-over: marks of the seller with their proofs, and the buyer's answers. A row is never changed.
CREATE TABLE handover_entries (
  order_id text COLLATE "C" NOT NULL,
  place integer NOT NULL,
  item text NOT NULL,
  act text NOT NULL CONSTRAINT handover_entries_act CHECK (act IN ('marked', 'received', 'wrong', 'reopened')),
  words text NOT NULL,
  -- Names of files in the store, and the SHA-256 of each.
  proofs jsonb NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (order_id, place),
  CONSTRAINT handover_entries_proven CHECK ((act = 'marked') = (jsonb_array_length(proofs) > 0))
);

-- A file that a seller uploads as a proof of a hand-over. Without a type its parts are still on their way, or it was
-- given up.
CREATE TABLE proof_files (
  id text COLLATE "C" PRIMARY KEY,
  order_id text COLLATE "C" NOT NULL,
  user_id text NOT NULL,
  -- How the device names it while it sends it.
  upload text NOT NULL,
  type text CONSTRAINT proof_files_type CHECK (type IN ('pdf', 'xlsx', 'text')),
  name text,
  bytes bigint,
  -- SHA-256 of the whole file.
  digest text,
  added_at bigint NOT NULL,
  -- From when on no part is accepted any more: the reviewed and counted bytes stay as they are.
  closed_at bigint,
  -- Whether an item was marked with it; the others go.
  is_used boolean NOT NULL DEFAULT false,
  CONSTRAINT proof_files_whole CHECK ((type IS NULL) = (digest IS NULL) AND (type IS NULL) = (name IS NULL) AND (type IS NULL) = (bytes IS NULL)),
  CONSTRAINT proof_files_used_whole CHECK (type IS NOT NULL OR NOT is_used),
  UNIQUE (order_id, user_id, upload)
);
CREATE INDEX proof_files_unused ON proof_files (added_at) WHERE NOT is_used;

-- Its bytes, a statement's worth each, sealed about their own place.
CREATE TABLE proof_file_chunks (
  file_id text COLLATE "C" NOT NULL,
  place integer NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (file_id, place)
);
-- Sealed bytes cannot be made smaller.
ALTER TABLE proof_file_chunks ALTER sealed SET STORAGE EXTERNAL;
-- Sealing everything again goes through them by file and place as one text.
CREATE INDEX proof_file_chunks_key ON proof_file_chunks ((file_id || ' ' || place));

-- When the buyer of an order last asked its seller for the step that it waits for.
CREATE TABLE order_nudges (
  order_id text PRIMARY KEY,
  nudged_at bigint NOT NULL
);

-- One side's review of the other after a finished deal: one row for each side, shown from an instant on.
CREATE TABLE order_reviews (
  order_id text COLLATE "C" NOT NULL,
  author text NOT NULL CONSTRAINT order_reviews_author CHECK (author IN ('buyer', 'seller')),
  -- Whom it is about.
  subject_id text NOT NULL,
  order_number text NOT NULL,
  truth smallint NOT NULL CONSTRAINT order_reviews_truth CHECK (truth BETWEEN 1 AND 5),
  communication smallint NOT NULL CONSTRAINT order_reviews_communication CHECK (communication BETWEEN 1 AND 5),
  speed smallint NOT NULL CONSTRAINT order_reviews_speed CHECK (speed BETWEEN 1 AND 5),
  words text NOT NULL,
  written_at bigint NOT NULL,
  shown_from bigint NOT NULL,
  reply text,
  replied_at bigint,
  taken_down_for text,
  PRIMARY KEY (order_id, author),
  CONSTRAINT order_reviews_replied CHECK ((reply IS NULL) = (replied_at IS NULL))
);
CREATE INDEX order_reviews_of_seller ON order_reviews (subject_id, shown_from DESC, order_id DESC)
  WHERE author = 'buyer' AND taken_down_for IS NULL;
CREATE INDEX order_reviews_newest ON order_reviews (written_at DESC, order_id DESC);

-- Buyers' reports of shops that differ from what was sold; a reviewer's decision is in the order's steps.
CREATE TABLE refunds (
  order_id text NOT NULL,
  place integer NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  pictures jsonb NOT NULL,
  reported_at bigint NOT NULL,
  PRIMARY KEY (order_id, place)
);

-- Lower prices that buyers offered, and the sellers' answers. A bargain goes to and fro: the seller's last sum, when
-- the last sum was named, and which side ended it.
CREATE TABLE price_offers (
  id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  shop_id text COLLATE "C" NOT NULL,
  buyer_id text NOT NULL,
  seller_id text NOT NULL,
  asked_fen bigint NOT NULL,
  offered_fen bigint NOT NULL CONSTRAINT price_offers_lower CHECK (offered_fen > 0 AND offered_fen < asked_fen),
  status text NOT NULL,
  made_at bigint NOT NULL,
  answered_at bigint,
  agreed_fen bigint,
  counter_fen bigint,
  said_at bigint NOT NULL,
  answered_by text
);
-- Whatever a program does wrong: a buyer has one open offer for a shop.
CREATE UNIQUE INDEX price_offers_one_live ON price_offers (buyer_id, shop_id) WHERE status IN ('open', 'accepted', 'countered');
CREATE INDEX price_offers_buyer ON price_offers (buyer_id, place DESC);
CREATE INDEX price_offers_seller ON price_offers (seller_id, place DESC);
CREATE INDEX price_offers_of_shop ON price_offers (shop_id, made_at);
-- Lapses are found by the last answer.
CREATE INDEX price_offers_live ON price_offers (coalesce(answered_at, said_at)) WHERE status IN ('open', 'accepted', 'countered');
-- The bargain of a buyer and a seller for a shop, in all their offers.
CREATE INDEX price_offers_thread ON price_offers (buyer_id, shop_id, place);

-- Who named which sum, and when, the oldest first. Rows are only added.
CREATE TABLE price_offer_steps (
  offer_id text COLLATE "C" NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  side text NOT NULL CONSTRAINT price_offer_steps_side CHECK (side IN ('buyer', 'seller')),
  sum_fen bigint NOT NULL,
  said_at bigint NOT NULL,
  PRIMARY KEY (offer_id, place)
);
