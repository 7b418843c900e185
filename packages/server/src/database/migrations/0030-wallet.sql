-- What every account holds. The sum of its entries is the truth; this is that sum, kept at hand and under lock.
CREATE TABLE accounts (
  id text PRIMARY KEY,
  balance_fen bigint NOT NULL,
  CONSTRAINT accounts_not_negative CHECK (balance_fen >= 0 OR id IN ('house:payment-in', 'house:coupons'))
);

-- One movement of money. Never changed, never deleted.
CREATE TABLE postings (
  id text PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  posted_at bigint NOT NULL
);
CREATE INDEX postings_subject ON postings (subject);
-- Whatever a program does wrong, money comes in once for a recharge and goes out once for an order.
CREATE UNIQUE INDEX postings_once ON postings (kind, subject) WHERE kind IN ('recharge', 'order-completion');

CREATE TABLE entries (
  posting_id text NOT NULL,
  line integer NOT NULL,
  account_id text NOT NULL,
  amount_fen bigint NOT NULL CONSTRAINT entries_not_zero CHECK (amount_fen <> 0),
  PRIMARY KEY (posting_id, line)
);
CREATE INDEX entries_account_id ON entries (account_id, posting_id);

-- Requests to bring money in. Statuses: 0 pending review … 3 success, 4 failed.
CREATE TABLE recharges (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  amount_fen bigint NOT NULL CONSTRAINT recharges_some CHECK (amount_fen > 0),
  status integer NOT NULL,
  channel text NOT NULL,
  created_at bigint NOT NULL,
  reviewed_by text,
  reviewed_at bigint,
  review_note text
);
CREATE INDEX recharges_user_id ON recharges (user_id, created_at);
CREATE INDEX recharges_created_at ON recharges (created_at, id);
