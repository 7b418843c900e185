-- A filter of the lists that a person saved, to be told of shops that fit it. `query` is the filter as an address has it. The bounds below it are
-- what a shop must have whichever way the filter is read; one that is null leaves it open.
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
  -- What happened before that is not told.
  since bigint NOT NULL,
  told_at bigint,
  -- When the first of what waits happened, and when it is to be told.
  waiting_since bigint,
  due_at bigint,
  -- How much matched beyond what is kept.
  beyond integer NOT NULL DEFAULT 0,
  platforms integer[],
  kinds text[],
  industries text[],
  min_price_fen bigint,
  max_price_fen bigint,
  CONSTRAINT alerts_waiting CHECK ((waiting_since IS NULL) = (due_at IS NULL)),
  CONSTRAINT alerts_silent CHECK (waiting_since IS NULL OR (NOT is_paused AND removed_at IS NULL))
);
-- Whatever a program does wrong: the same filter is one alert of a person.
CREATE UNIQUE INDEX alerts_of_person ON alerts (user_id, query);
CREATE INDEX alerts_due ON alerts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX alerts_removed ON alerts (removed_at) WHERE removed_at IS NOT NULL;

-- One thing that happened to a shop on the market, until it was matched with the alerts: written in the transaction that made it happen, and
-- gone with the one that wrote down whom it concerns.
CREATE TABLE shop_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id text COLLATE "C" NOT NULL,
  news text NOT NULL CONSTRAINT shop_events_news CHECK (news IN ('new', 'cheaper', 'sold')),
  from_fen bigint,
  to_fen bigint,
  at bigint NOT NULL
);

-- What an alert will tell when it is due; no more than a hundred of one alert.
CREATE TABLE alert_matches (
  alert_id text COLLATE "C" NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  news text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (alert_id, shop_id, news)
);
