-- What a list of shops reads: kept lean, because a list walks over many of them. Ids are ordered byte by byte, whatever
-- language the server of the database is set to, so that a page always goes on where the last one ended.
CREATE TABLE shops (
  id text COLLATE "C" PRIMARY KEY,
  seller_id text NOT NULL,
  status text NOT NULL,
  platform integer NOT NULL,
  kind text NOT NULL,
  industry text NOT NULL,
  province text NOT NULL,
  trademark text NOT NULL,
  taxpayer text NOT NULL,
  title text NOT NULL,
  price_fen bigint NOT NULL CONSTRAINT shops_price CHECK (price_fen > 0),
  other_fees_fen bigint NOT NULL CONSTRAINT shops_other_fees CHECK (other_fees_fen >= 0),
  rating_hundredths integer NOT NULL CONSTRAINT shops_rating CHECK (rating_hundredths BETWEEN 0 AND 500),
  level text NOT NULL,
  transfer_way text NOT NULL,
  is_inspected boolean NOT NULL,
  published_at bigint NOT NULL,
  score integer NOT NULL,
  tokens text[] NOT NULL
);
-- Which tokens are frequent decides how a search is answered.
ALTER TABLE shops ALTER tokens SET STATISTICS 1000;

-- One index for filters and searches alike. Written at once, not later: a new shop is found from the start.
CREATE INDEX shops_tokens ON shops USING gin (tokens) WITH (fastupdate = off) WHERE status = 'on-sale';
-- Each order of the list, read forwards or backwards, with every choice beside it: shops that do not fit are passed over
-- without being read.
CREATE INDEX shops_by_score ON shops (score, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, price_fen) WHERE status = 'on-sale';
CREATE INDEX shops_by_time ON shops (published_at, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, price_fen) WHERE status = 'on-sale';
CREATE INDEX shops_by_price ON shops (price_fen, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer) WHERE status = 'on-sale';
-- The market is counted without reading the shops themselves.
CREATE INDEX shops_choices ON shops (status, platform, kind, industry);
CREATE INDEX shops_by_seller ON shops (seller_id, published_at DESC, id DESC);

-- What only the page of one shop shows.
CREATE TABLE shop_details (
  shop_id text COLLATE "C" PRIMARY KEY,
  description text NOT NULL,
  figures jsonb NOT NULL,
  photos jsonb NOT NULL
);

-- Apart, because it changes with every look and nothing else does.
CREATE TABLE shop_views (
  shop_id text COLLATE "C" PRIMARY KEY,
  view_count bigint NOT NULL
);

CREATE TABLE favourites (
  user_id text NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  kept_at bigint NOT NULL,
  PRIMARY KEY (user_id, shop_id)
);
CREATE INDEX favourites_newest ON favourites (user_id, kept_at DESC, shop_id DESC);

CREATE TABLE view_history (
  user_id text NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  viewed_at bigint NOT NULL,
  PRIMARY KEY (user_id, shop_id)
);
CREATE INDEX view_history_newest ON view_history (user_id, viewed_at DESC, shop_id DESC);

CREATE TABLE search_words (
  term text PRIMARY KEY,
  weight integer NOT NULL
);
