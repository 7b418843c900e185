-- The balance of every account. The sum of its entries is the truth; this is that sum, kept at hand and under lock.
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
  posted_at bigint NOT NULL,
  -- Given under the lock of its accounts, so that for each account it is the order in which money moved, whatever
  -- several servers' clocks show.
  place bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX postings_subject ON postings (subject);
-- Whatever a program does wrong, money comes in once for a recharge, and an order ends once, in one way.
CREATE UNIQUE INDEX postings_once ON postings (kind, subject) WHERE kind IN ('recharge', 'withdrawal-frozen', 'withdrawal-paid', 'withdrawal-returned');
CREATE UNIQUE INDEX postings_order_ends_once ON postings (subject) WHERE kind IN ('order-completion', 'order-refund', 'order-damages');
-- Whatever a program does wrong, a withdrawal is paid or returned, and not both. (That it is frozen once is in
-- postings_once.)
CREATE UNIQUE INDEX postings_withdrawal_ended ON postings (subject) WHERE kind IN ('withdrawal-paid', 'withdrawal-returned');
-- Postings that are not sealed yet are found by their time.
CREATE INDEX postings_posted_at ON postings (posted_at);

CREATE TABLE entries (
  posting_id text NOT NULL,
  line integer NOT NULL,
  account_id text NOT NULL,
  amount_fen bigint NOT NULL CONSTRAINT entries_not_zero CHECK (amount_fen <> 0),
  -- Of the entry's posting, so that entries can be kept by month. 0: from before that was noted here.
  posted_at bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (posting_id, line)
);
CREATE INDEX entries_account_id ON entries (account_id, posting_id);
-- Entries that are not sealed yet, even if their postings are gone.
CREATE INDEX entries_posted_at ON entries (posted_at) WHERE posted_at > 0;

-- A closed span of the ledger, and what its postings were. Nothing is written into it any more: whoever posts later, by
-- whatever clock, is dated after it.
CREATE TABLE book_seals (
  until_at bigint PRIMARY KEY,
  from_at bigint NOT NULL CONSTRAINT book_seals_one_after_another UNIQUE,
  postings bigint NOT NULL,
  entries bigint NOT NULL,
  sum_fen bigint NOT NULL,
  sha256 text NOT NULL,
  sealed_at bigint NOT NULL,
  CONSTRAINT book_seals_some_time CHECK (from_at < until_at)
);

-- The sum of the sealed entries of an account; an account whose entries sum to nothing has no row.
CREATE TABLE sealed_balances (
  account_id text PRIMARY KEY,
  balance_fen bigint NOT NULL
);

-- The sum of the entries of an account that are in archives.
CREATE TABLE archived_balances (
  account_id text PRIMARY KEY,
  balance_fen bigint NOT NULL
);

-- The damages that a seller owes for an order that failed by them: taken from later payouts, in the order in which they
-- came into being.
CREATE TABLE seller_debts (
  order_id text PRIMARY KEY,
  seller_id text NOT NULL,
  buyer_id text NOT NULL,
  damages_fen bigint NOT NULL CONSTRAINT seller_debts_some CHECK (damages_fen > 0),
  taken_fen bigint NOT NULL DEFAULT 0,
  owed_since bigint NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT seller_debts_taken CHECK (taken_fen BETWEEN 0 AND damages_fen)
);
CREATE INDEX seller_debts_open ON seller_debts (seller_id, place) WHERE taken_fen < damages_fen;

-- A report of a shop was upheld: no money of its seller leaves the platform until a reviewer releases this hold.
CREATE TABLE payout_holds (
  user_id text COLLATE "C" NOT NULL,
  report_id text COLLATE "C" NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  shop_title text NOT NULL,
  -- As the report names it.
  reason text NOT NULL,
  held_at bigint NOT NULL,
  held_by text NOT NULL,
  released_at bigint,
  released_by text,
  released_why text,
  PRIMARY KEY (user_id, report_id),
  CONSTRAINT payout_holds_released CHECK ((released_at IS NULL) = (released_by IS NULL) AND (released_at IS NULL) = (released_why IS NULL))
);
CREATE INDEX payout_holds_open ON payout_holds (held_at, report_id) WHERE released_at IS NULL;

-- Each move of a recharge or a withdrawal: where it went, when, by whose hand and on what grounds. Never changed, never
-- deleted.
CREATE TABLE request_steps (
  request_id text NOT NULL,
  step integer NOT NULL,
  status integer NOT NULL,
  made_at bigint NOT NULL,
  made_by text NOT NULL,
  why text NOT NULL,
  PRIMARY KEY (request_id, step)
);

-- Requests to bring money in. Statuses: 0 pending review … 3 success, 4 failed.
CREATE TABLE recharges (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  amount_fen bigint NOT NULL CONSTRAINT recharges_some CHECK (amount_fen > 0),
  status integer NOT NULL,
  channel text NOT NULL,
  created_at bigint NOT NULL,
  -- The order that is paid as soon as the money is credited, and the part of its price.
  order_id text,
  order_part text,
  -- The sum due for the order when the recharge was begun, coupons included.
  order_due_fen bigint,
  order_outcome text CHECK (order_outcome IN ('waiting', 'paid', 'kept')),
  receipt_picture text,
  -- The bank's name for one movement of money: it is credited once.
  bank_reference text,
  -- Where the payer pays, and until when.
  cashier_url text,
  cashier_until bigint,
  -- When the payment channel is asked next how it ended; null where there is nothing to ask.
  next_ask_at bigint,
  -- One receipt backs one transfer: the picture is recognised by its content, under whatever id it was uploaded.
  receipt_hash text,
  -- Money that came after its recharge had failed: since when it waits for a reviewer, and by which recharge it was
  -- credited.
  paid_late_at bigint,
  credited_by text,
  -- A recharge that is paid in WeChat's sheet has a name at the channel and a payer, and no address.
  cashier_prepay text,
  cashier_payer text,
  -- Until when its order can be paid, and when the channel last answered that nothing was paid: nobody is late whose
  -- money may have been sent in time.
  pay_by bigint,
  unpaid_at bigint,
  -- The payer's choice: a wallet's name for the aggregated channel, or the bank's way. Null: the channel's first
  -- method.
  method text,
  CONSTRAINT recharges_cashier
    CHECK ((cashier_prepay IS NULL) = (cashier_payer IS NULL) AND (cashier_prepay IS NULL OR cashier_url IS NULL))
);
CREATE INDEX recharges_user_id ON recharges (user_id, created_at);
CREATE INDEX recharges_created_at ON recharges (created_at, id);
CREATE UNIQUE INDEX recharges_bank_reference ON recharges (bank_reference) WHERE bank_reference IS NOT NULL;
CREATE INDEX recharges_next_ask_at ON recharges (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX recharges_order_id ON recharges (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX recharges_status ON recharges (status, created_at);
CREATE UNIQUE INDEX recharges_receipt_hash ON recharges (receipt_hash) WHERE receipt_hash IS NOT NULL AND status NOT IN (4, 6);
CREATE INDEX recharges_paid_late ON recharges (paid_late_at) WHERE paid_late_at IS NOT NULL AND credited_by IS NULL;

-- A receiving account made for one user: all money that arrives there is theirs. It is kept whole, because a number
-- belongs to the bank at which it was made, whatever the operator's own becomes. A user has one for each account that
-- the operator had.
CREATE TABLE own_accounts (
  user_id text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  number text UNIQUE,
  made_at bigint NOT NULL,
  -- The operator's number behind which it was made.
  house_number text,
  -- Null where it was made before these were kept: it is shown again only behind the same number of the operator.
  bank text,
  account_name text,
  branch text,
  PRIMARY KEY (user_id, place)
);
CREATE UNIQUE INDEX own_accounts_house ON own_accounts (user_id, house_number, bank);

-- Recharges that one reviewer let through alone. The sums of a day are added up, so that a large sum is not made small
-- by cutting it up. A row is written before the money moves, and taken back where it does not.
CREATE TABLE let_through_alone (
  id text PRIMARY KEY,
  -- The reviewer's name, however it was typed.
  reviewer text NOT NULL,
  user_id text NOT NULL,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  at bigint NOT NULL
);
CREATE INDEX let_through_alone_reviewer ON let_through_alone (reviewer, at);

-- One of a reviewer's credits is added up at a time.
CREATE TABLE lone_reviewers (
  reviewer text PRIMARY KEY,
  last_at bigint NOT NULL
);

-- Bank cards of users. The number is sealed with the installation's key.
CREATE TABLE bank_cards (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  bank text NOT NULL,
  holder text NOT NULL,
  sealed_number text NOT NULL,
  last_four text NOT NULL,
  added_at bigint NOT NULL,
  removed_at bigint
);
CREATE INDEX bank_cards_user_id ON bank_cards (user_id, place);

-- Who read a card's whole number, and when.
CREATE TABLE card_readings (
  card_id text NOT NULL,
  read_by text NOT NULL,
  read_at bigint NOT NULL
);
CREATE INDEX card_readings_card_id ON card_readings (card_id, read_at);

-- Requests to bring money out. Statuses: 0 to process … 3 paid out, 4 failed, 6 not approved. The money of an open one
-- is frozen.
CREATE TABLE withdrawals (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  card_id text NOT NULL,
  amount_fen bigint NOT NULL CONSTRAINT withdrawals_some CHECK (amount_fen > 0),
  status integer NOT NULL CONSTRAINT withdrawals_status CHECK (status BETWEEN 0 AND 6),
  asked_at bigint NOT NULL
);
CREATE INDEX withdrawals_user_id ON withdrawals (user_id, asked_at DESC, id DESC);
CREATE INDEX withdrawals_status ON withdrawals (status, asked_at);
