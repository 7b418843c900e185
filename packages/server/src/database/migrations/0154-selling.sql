-- What is kept of a sale beside what its listing says. A shop without a row was never touched by its seller here.
CREATE TABLE sales (
  shop_id text COLLATE "C" PRIMARY KEY,
  -- Grows with every change; a change says which one it began with.
  revision bigint NOT NULL CONSTRAINT sales_revision CHECK (revision > 0),
  -- Its status is `withdrawn`, and its seller can show it again without a review.
  is_paused boolean NOT NULL,
  wanted_field text,
  wanted_words text,
  refused_for text,
  -- Whom a reviewer asks; shown to no other person.
  contact_name text,
  contact_mobile text,
  -- Fields in which contact data was found.
  marked jsonb NOT NULL,
  CONSTRAINT sales_wanted CHECK ((wanted_field IS NULL) = (wanted_words IS NULL)),
  CONSTRAINT sales_contact CHECK ((contact_name IS NULL) = (contact_mobile IS NULL))
);

-- What happened to a sale, step by step.
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

-- One listing of each person that is not handed in yet, for all their devices.
CREATE TABLE sell_drafts (
  user_id text PRIMARY KEY,
  revision bigint NOT NULL,
  content text NOT NULL,
  saved_at bigint NOT NULL
);
CREATE INDEX sell_drafts_oldest ON sell_drafts (saved_at);

-- Whether every visitor may see a picture: it stands in a listing that is on the market.
ALTER TABLE pictures ADD COLUMN is_public boolean NOT NULL DEFAULT false;

CREATE INDEX shops_under_review ON shops (published_at, id) WHERE status = 'under-review';
CREATE INDEX shops_sold ON shops (published_at DESC, id DESC) WHERE status = 'sold';
