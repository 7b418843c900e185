-- One lottery in its days. What it promises is fixed with this row, before it opens: the digest of its secret seed, the odds and the stock.
CREATE TABLE lotteries (
  id text PRIMARY KEY,
  -- The same for lotteries that come back, such as every month's.
  series text NOT NULL,
  opens_at bigint NOT NULL,
  closes_at bigint NOT NULL,
  terms jsonb NOT NULL,
  -- Sealed with the installation's key until the lottery is over.
  sealed_seed bytea NOT NULL,
  seed_digest text NOT NULL,
  terms_digest text NOT NULL,
  published_at bigint NOT NULL,
  -- Changed under the lock of this row alone: what is left of each prize, in the order of the terms, and the last draw.
  stock integer[] NOT NULL,
  drawn integer NOT NULL,
  people integer NOT NULL,
  last_drawn_at bigint NOT NULL,
  last_link text NOT NULL,
  CONSTRAINT lotteries_window CHECK (opens_at <= closes_at AND published_at <= opens_at),
  CONSTRAINT lotteries_stock CHECK (0 <= ALL (stock))
);
CREATE INDEX lotteries_of_series ON lotteries (series, opens_at DESC);

-- A person within a lottery: the number by which others know them, how often they drew, and the tries that they were given beside the usual ones.
CREATE TABLE lottery_people (
  user_id text NOT NULL,
  lottery_id text NOT NULL,
  number integer,
  drawn integer NOT NULL,
  granted integer NOT NULL,
  PRIMARY KEY (user_id, lottery_id),
  CONSTRAINT lottery_people_counts CHECK (drawn >= 0 AND granted >= 0 AND (number IS NOT NULL OR drawn = 0))
);
CREATE UNIQUE INDEX lottery_people_by_number ON lottery_people (lottery_id, number) WHERE number IS NOT NULL;

-- One draw, as it is published.
CREATE TABLE lottery_draws (
  lottery_id text NOT NULL,
  position integer NOT NULL,
  user_id text NOT NULL,
  -- Of the try: the same key is the same draw.
  key text NOT NULL,
  person integer NOT NULL,
  counter integer NOT NULL,
  prize_id text,
  stock_before integer[] NOT NULL,
  drawn_at bigint NOT NULL,
  tries_left integer NOT NULL,
  link text NOT NULL,
  PRIMARY KEY (lottery_id, position),
  CONSTRAINT lottery_draws_counter UNIQUE (lottery_id, person, counter)
);
CREATE UNIQUE INDEX lottery_draws_by_key ON lottery_draws (user_id, lottery_id, key);
CREATE INDEX lottery_draws_that_won ON lottery_draws (lottery_id, position DESC) WHERE prize_id IS NOT NULL;

-- A prize of its winner.
CREATE TABLE won_prizes (
  user_id text NOT NULL,
  id text NOT NULL,
  lottery_id text NOT NULL,
  position integer NOT NULL,
  name jsonb NOT NULL,
  kind text NOT NULL,
  value_fen bigint NOT NULL,
  state text NOT NULL,
  won_at bigint NOT NULL,
  -- Sealed: where a thing goes.
  sealed_address bytea,
  carrier text,
  tracking_number text,
  sent_at bigint,
  sent_by text,
  PRIMARY KEY (user_id, id),
  CONSTRAINT won_prizes_known_state CHECK (state IN ('arrived', 'address-needed', 'to-be-sent', 'sent')),
  CONSTRAINT won_prizes_sent CHECK ((state = 'sent') = (tracking_number IS NOT NULL)),
  CONSTRAINT won_prizes_addressed CHECK ((state IN ('to-be-sent', 'sent')) = (sealed_address IS NOT NULL))
);
CREATE UNIQUE INDEX won_prizes_of_draw ON won_prizes (lottery_id, position);
CREATE UNIQUE INDEX won_prizes_by_id ON won_prizes (id);
CREATE INDEX won_prizes_of_user ON won_prizes (user_id, won_at DESC, id DESC);
CREATE INDEX won_prizes_that_wait ON won_prizes (won_at, id) WHERE state IN ('address-needed', 'to-be-sent');
