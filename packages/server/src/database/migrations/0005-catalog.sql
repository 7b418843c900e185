-- Kept lean, because a list of shops walks over many of them. Ids are ordered byte by byte, whatever language the
-- server of the database is set to, so that a page always goes on where the last one ended.
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
  tokens text[] NOT NULL,
  -- Copies of the shop's figures, which lists do not read: a month's turnover, the day on which it opened (as digits:
  -- 20180307) and this year's points.
  monthly_turnover_fen bigint NOT NULL DEFAULT 0,
  opened_day integer NOT NULL DEFAULT 0,
  violation_points integer NOT NULL DEFAULT 0
);
-- Which tokens are frequent decides how a search is answered.
ALTER TABLE shops ALTER tokens SET STATISTICS 1000;
-- The market is counted without reading the shops themselves.
CREATE INDEX shops_choices ON shops (status, platform, kind, industry);
CREATE INDEX shops_by_seller ON shops (seller_id, published_at DESC, id DESC);
CREATE INDEX shops_under_review ON shops (published_at, id) WHERE status = 'under-review';
CREATE INDEX shops_sold ON shops (published_at DESC, id DESC) WHERE status = 'sold';
-- A shop is found by its number, with or without its signs and in any letter case.
CREATE INDEX shops_number ON shops (regexp_replace(lower(id), '[^a-z0-9]', '', 'g'));
-- One index for filters and searches alike. Written at once, not later: a new shop is found from the start.
CREATE INDEX shops_tokens ON shops USING gin (tokens) WITH (fastupdate = off) WHERE status = 'on-sale';
-- Each order of the list, read forwards or backwards, with every choice beside it: shops that do not fit are
-- passed over without being read.
CREATE INDEX shops_by_score ON shops (score, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, price_fen, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';
CREATE INDEX shops_by_time ON shops (published_at, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, price_fen, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';
CREATE INDEX shops_by_price ON shops (price_fen, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';
-- Prices go with the kind of a shop: the cheapest flagship lies far behind thousands of cheap personal shops. A list of
-- one kind by price begins where that kind's prices begin.
CREATE INDEX shops_by_kind_and_price ON shops (kind, price_fen, id)
  INCLUDE (platform, industry, province, trademark, taxpayer, transfer_way, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';

-- For the page of one shop alone; `glance` is made of the figures and shown on cards, because lists read no figures.
CREATE TABLE shop_details (
  shop_id text COLLATE "C" PRIMARY KEY,
  description text NOT NULL,
  figures jsonb NOT NULL,
  photos jsonb NOT NULL,
  glance jsonb NOT NULL
);

-- Apart, because it changes with every view and nothing else does.
CREATE TABLE shop_views (
  shop_id text COLLATE "C" PRIMARY KEY,
  view_count bigint NOT NULL
);

-- Views of a shop on one day in China, for the chart that its seller sees.
CREATE TABLE shop_view_days (
  shop_id text COLLATE "C" NOT NULL,
  day text COLLATE "C" NOT NULL,
  view_count bigint NOT NULL,
  PRIMARY KEY (shop_id, day)
);
CREATE INDEX shop_view_days_oldest ON shop_view_days (day);

CREATE TABLE favourites (
  user_id text NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  kept_at bigint NOT NULL,
  PRIMARY KEY (user_id, shop_id)
);
CREATE INDEX favourites_newest ON favourites (user_id, kept_at DESC, shop_id DESC);
-- Who follows a shop, for its seller.
CREATE INDEX favourites_of_shop ON favourites (shop_id, kept_at);

CREATE TABLE view_history (
  user_id text NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  viewed_at bigint NOT NULL,
  -- When the server itself showed the shop to its user; null for views that a device reported afterwards.
  served_at bigint,
  PRIMARY KEY (user_id, shop_id)
);
CREATE INDEX view_history_newest ON view_history (user_id, viewed_at DESC, shop_id DESC);

CREATE TABLE search_words (
  term text PRIMARY KEY,
  weight integer NOT NULL
);

-- How often a word was searched for on one day in China, by anybody: the searcher is not stored. `invented` of them
-- were made up for a demonstration.
CREATE TABLE search_days (
  day text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  searches bigint NOT NULL CONSTRAINT search_days_searches CHECK (searches > 0),
  invented bigint NOT NULL DEFAULT 0 CONSTRAINT search_days_invented CHECK (invented BETWEEN 0 AND searches),
  PRIMARY KEY (day, word)
);

-- A change of the price at which a shop is shown on the market: the price before, and from then on.
CREATE TABLE price_changes (
  shop_id text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  from_fen bigint NOT NULL CONSTRAINT price_changes_from CHECK (from_fen >= 0),
  to_fen bigint NOT NULL CONSTRAINT price_changes_to CHECK (to_fen >= 0),
  PRIMARY KEY (shop_id, at)
);
CREATE INDEX price_changes_newest ON price_changes (at DESC);

-- A file by which an inspector shows one figure of a listing, as the key ensures. Sealed bytes stay as long as the
-- listing does; a second reviewer looks at them before the figure counts as inspected.
CREATE TABLE inspection_files (
  shop_id text COLLATE "C" NOT NULL,
  -- SHA-256 of the whole file.
  digest text COLLATE "C" NOT NULL,
  figure text NOT NULL,
  name text NOT NULL,
  bytes bigint NOT NULL,
  sealed bytea NOT NULL,
  inspected_by text NOT NULL,
  inspected_at bigint NOT NULL,
  PRIMARY KEY (shop_id, digest),
  CONSTRAINT inspection_files_digest CHECK (digest ~ '^[0-9a-f]{64}$')
);
-- Sealed bytes cannot be made smaller.
ALTER TABLE inspection_files ALTER sealed SET STORAGE EXTERNAL;
-- Sealing everything again goes through them by shop and digest as one text.
CREATE INDEX inspection_files_key ON inspection_files ((shop_id || ' ' || digest));

-- Reports by users that a listing is wrong, and the operator's answers.
CREATE TABLE shop_reports (
  id text COLLATE "C" PRIMARY KEY,
  shop_id text COLLATE "C" NOT NULL,
  user_id text NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  pictures jsonb NOT NULL,
  reported_at bigint NOT NULL,
  status text NOT NULL,
  answer text,
  decided_at bigint,
  decided_by text,
  CONSTRAINT shop_reports_decided CHECK ((status = 'open') = (decided_at IS NULL)),
  CONSTRAINT shop_reports_answered CHECK ((status = 'open') = (answer IS NULL))
);
-- Whatever a program does wrong: a user waits for one answer about a shop.
CREATE UNIQUE INDEX shop_reports_one_open ON shop_reports (user_id, shop_id) WHERE status = 'open';
CREATE INDEX shop_reports_of_person ON shop_reports (user_id, reported_at DESC);
CREATE INDEX shop_reports_waiting ON shop_reports (reported_at, id) WHERE status = 'open';
CREATE INDEX shop_reports_newest ON shop_reports (reported_at DESC, id DESC);

-- A filter of the lists that a user saved, to be notified of shops that fit it. `query` is the filter as an address has
-- it. The bounds below are what a shop must have whichever way the filter is read; one that is null leaves it open.
CREATE TABLE alerts (
  id text COLLATE "C" PRIMARY KEY,
  user_id text NOT NULL,
  query text NOT NULL,
  name text NOT NULL,
  watched text[] NOT NULL CONSTRAINT alerts_watched CHECK (cardinality(watched) > 0 AND watched <@ '{new,cheaper,sold}'::text[]),
  pace text NOT NULL CONSTRAINT alerts_paces CHECK (pace IN ('at-once', 'daily', 'weekly')),
  is_paused boolean NOT NULL,
  removed_at bigint,
  saved_at bigint NOT NULL,
  -- Earlier events are not reported.
  since bigint NOT NULL,
  told_at bigint,
  -- When the first waiting event happened, and when it is to be reported.
  waiting_since bigint,
  due_at bigint,
  -- How many matches there were beyond those that are kept.
  beyond integer NOT NULL DEFAULT 0,
  platforms integer[],
  kinds text[],
  industries text[],
  min_price_fen bigint,
  max_price_fen bigint,
  CONSTRAINT alerts_waiting CHECK ((waiting_since IS NULL) = (due_at IS NULL)),
  CONSTRAINT alerts_silent CHECK (waiting_since IS NULL OR (NOT is_paused AND removed_at IS NULL))
);
-- Whatever a program does wrong: the same filter is one alert of a user.
CREATE UNIQUE INDEX alerts_of_person ON alerts (user_id, query);
CREATE INDEX alerts_due ON alerts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX alerts_removed ON alerts (removed_at) WHERE removed_at IS NOT NULL;

-- One event of a shop on the market, until it was matched with the alerts: written in the transaction that made it
-- happen, and gone with the one that wrote down whom it concerns.
CREATE TABLE shop_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id text COLLATE "C" NOT NULL,
  news text NOT NULL CONSTRAINT shop_events_news CHECK (news IN ('new', 'cheaper', 'sold')),
  from_fen bigint,
  to_fen bigint,
  at bigint NOT NULL
);

-- Matches that an alert will report when it is due; no more than a hundred of one alert.
CREATE TABLE alert_matches (
  alert_id text COLLATE "C" NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  news text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (alert_id, shop_id, news)
);

-- A sale that has no order here: made before there were orders, or invented for a demonstration. The rest is in the row
-- of the shop, which does not change once it is sold.
CREATE TABLE past_sales (
  shop_id text COLLATE "C" PRIMARY KEY,
  platform integer NOT NULL,
  kind text NOT NULL,
  price_fen bigint NOT NULL CONSTRAINT past_sales_price CHECK (price_fen > 0),
  sold_at bigint NOT NULL
);
CREATE INDEX past_sales_of_platform ON past_sales (platform, sold_at DESC);
CREATE INDEX past_sales_of_kind ON past_sales (kind, sold_at DESC);
CREATE INDEX past_sales_newest ON past_sales (sold_at DESC);

-- A user's valuation of a shop, and the latest price. The same shop again is the same row.
CREATE TABLE valuation_records (
  user_id text NOT NULL,
  -- The whole description, so that the same one is recognised.
  shop_key text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  asked_at bigint NOT NULL,
  shop jsonb NOT NULL,
  price jsonb,
  confidence text NOT NULL,
  PRIMARY KEY (user_id, shop_key)
);
CREATE INDEX valuation_records_newest ON valuation_records (user_id, asked_at DESC, id DESC);
