-- A person's gold coins by the year in which they were earned: coins of a year lapse at the end of the next one.
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
