-- Who asked to be notified when a campaign opens; a row goes with the notification.
CREATE TABLE campaign_reminders (
  user_id text NOT NULL,
  campaign text NOT NULL,
  opens_at bigint NOT NULL,
  closes_at bigint NOT NULL,
  PRIMARY KEY (user_id, campaign, opens_at)
);
CREATE INDEX campaign_reminders_due ON campaign_reminders (opens_at);

-- A seller's application to take part in one run of a campaign with one shop: one for each seller and run.
CREATE TABLE campaign_applications (
  -- Such as 'double-twelve-2026'.
  run text COLLATE "C" NOT NULL,
  user_id text NOT NULL,
  id text COLLATE "C" NOT NULL CONSTRAINT campaign_applications_id UNIQUE,
  shop_id text NOT NULL,
  shop_title text NOT NULL,
  pitch text NOT NULL,
  state text NOT NULL,
  why text,
  applied_at bigint NOT NULL,
  decided_at bigint,
  decided_by text,
  PRIMARY KEY (run, user_id),
  CONSTRAINT campaign_applications_state CHECK (state IN ('waiting', 'accepted', 'refused')),
  CONSTRAINT campaign_applications_decided CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT campaign_applications_why CHECK ((state = 'refused') = (why IS NOT NULL))
);
CREATE INDEX campaign_applications_waiting ON campaign_applications (applied_at, id) WHERE state = 'waiting';
CREATE INDEX campaign_applications_accepted ON campaign_applications (run, decided_at) WHERE state = 'accepted';

-- The promises of a run once it was open: a version for each change that took nothing from users.
CREATE TABLE campaign_versions (
  -- Such as 'double-twelve-2026'.
  run text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  campaign text NOT NULL,
  kept_at bigint NOT NULL,
  digest text NOT NULL,
  promises jsonb NOT NULL,
  PRIMARY KEY (run, version)
);

-- A user's gold coins by the year in which they were earned: coins of a year lapse at the end of the next one.
CREATE TABLE coin_balances (
  user_id text NOT NULL,
  year integer NOT NULL,
  coins bigint NOT NULL CONSTRAINT coin_balances_none CHECK (coins >= 0),
  PRIMARY KEY (user_id, year)
);
CREATE INDEX coin_balances_of_year ON coin_balances (year) WHERE coins > 0;

-- The ledger. The lines of one user, kind and reference are one movement and sum to 0; one of them is the operator's
-- ('house:…'). The key lets nothing move coins twice.
CREATE TABLE coin_entries (
  user_id text NOT NULL,
  kind text COLLATE "C" NOT NULL,
  reference text COLLATE "C" NOT NULL,
  -- 'own:2026' or 'house:given'.
  account text COLLATE "C" NOT NULL,
  coins bigint NOT NULL CONSTRAINT coin_entries_some CHECK (coins <> 0),
  posted_at bigint NOT NULL,
  PRIMARY KEY (user_id, kind, reference, account)
);
CREATE INDEX coin_entries_newest ON coin_entries (user_id, posted_at DESC) WHERE account LIKE 'house:%';
CREATE INDEX coin_entries_of_tasks ON coin_entries (posted_at) WHERE kind = 'task' AND account LIKE 'house:%';

-- The days on which a user signed in for coins, or that they made up.
CREATE TABLE coin_sign_ins (
  user_id text NOT NULL,
  day text COLLATE "C" NOT NULL,
  is_made_up boolean NOT NULL,
  signed_at bigint NOT NULL,
  PRIMARY KEY (user_id, day)
);
CREATE INDEX coin_sign_ins_of_day ON coin_sign_ins (day) WHERE NOT is_made_up;

-- Gifts that were taken for coins, as they were that day.
CREATE TABLE coin_exchanges (
  id text COLLATE "C" PRIMARY KEY,
  user_id text NOT NULL,
  gift_id text NOT NULL,
  month text NOT NULL,
  name jsonb NOT NULL,
  coins bigint NOT NULL CONSTRAINT coin_exchanges_some CHECK (coins > 0),
  taken_at bigint NOT NULL,
  status text NOT NULL,
  -- Where a parcel goes; deleted with its user.
  address jsonb,
  tracking text,
  note text NOT NULL,
  moved_by text
);
CREATE INDEX coin_exchanges_newest ON coin_exchanges (user_id, taken_at DESC, id DESC);
CREATE INDEX coin_exchanges_to_send ON coin_exchanges (taken_at, id) WHERE status = 'to-send';

-- How many of a gift were taken in a month, by all users together; the statement that counts one more says how many
-- there are.
CREATE TABLE coin_gift_stock (
  gift_id text NOT NULL,
  month text NOT NULL,
  taken integer NOT NULL CONSTRAINT coin_gift_stock_none CHECK (taken >= 0),
  PRIMARY KEY (gift_id, month)
);

-- One lottery. Its promises are fixed with this row, before it opens: the digest of its secret seed, the odds and the
-- stock.
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

-- A user within a lottery: the number by which others know them, how often they drew, and the tries that they were
-- given beside the usual ones.
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

-- Who drew on which device in a lottery that is not over: only so many users may on each. `mark` is a digest of the
-- device’s name for itself and of the lottery, so that rows of two lotteries cannot be joined.
CREATE TABLE lottery_devices (
  lottery_id text NOT NULL,
  mark text NOT NULL,
  user_id text NOT NULL,
  PRIMARY KEY (lottery_id, mark, user_id)
);
CREATE INDEX lottery_devices_of_user ON lottery_devices (user_id);

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
  -- Where a thing goes, sealed. Of a prize that was sent it may be gone: its winner has closed their account.
  sealed_address bytea,
  carrier text,
  tracking_number text,
  sent_at bigint,
  sent_by text,
  PRIMARY KEY (user_id, id),
  CONSTRAINT won_prizes_known_state CHECK (state IN ('arrived', 'address-needed', 'to-be-sent', 'sent')),
  CONSTRAINT won_prizes_sent CHECK ((state = 'sent') = (tracking_number IS NOT NULL)),
  CONSTRAINT won_prizes_addressed CHECK (
    CASE state WHEN 'to-be-sent' THEN sealed_address IS NOT NULL WHEN 'sent' THEN true ELSE sealed_address IS NULL END
  )
);
CREATE UNIQUE INDEX won_prizes_of_draw ON won_prizes (lottery_id, position);
CREATE UNIQUE INDEX won_prizes_by_id ON won_prizes (id);
CREATE INDEX won_prizes_of_user ON won_prizes (user_id, won_at DESC, id DESC);
CREATE INDEX won_prizes_that_wait ON won_prizes (won_at, id) WHERE state IN ('address-needed', 'to-be-sent');

-- A game of guessing prices: its rounds with their prices, which are not revealed before the guess. A visitor's has no
-- user.
CREATE TABLE guess_games (
  id text PRIMARY KEY,
  user_id text,
  started_at bigint NOT NULL,
  -- In their order: clue, price, and the guess once it is in.
  rounds jsonb NOT NULL,
  finished_at bigint,
  -- Of a finished game.
  points integer,
  coins integer NOT NULL,
  -- The day at +08:00 whose coins it gave.
  rewarded_day text,
  CONSTRAINT guess_games_finished CHECK ((finished_at IS NULL) = (points IS NULL)),
  CONSTRAINT guess_games_coins CHECK (coins >= 0 AND (coins > 0) = (rewarded_day IS NOT NULL)),
  CONSTRAINT guess_games_rewarded CHECK (rewarded_day IS NULL OR (user_id IS NOT NULL AND finished_at IS NOT NULL))
);
CREATE UNIQUE INDEX guess_games_one_reward_a_day ON guess_games (user_id, rewarded_day) WHERE rewarded_day IS NOT NULL;
CREATE INDEX guess_games_of_week ON guess_games (finished_at) WHERE user_id IS NOT NULL AND finished_at IS NOT NULL;
CREATE INDEX guess_games_of_user ON guess_games (user_id, started_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX guess_games_by_start ON guess_games (started_at);
