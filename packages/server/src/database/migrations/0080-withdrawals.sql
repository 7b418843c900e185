-- A person's bank cards. The number is sealed with the installation's key.
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

-- Requests to bring money out. Statuses: 0 to process … 3 paid out, 4 failed, 6 not approved. The money of an open one is frozen.
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

-- Each move of a recharge or a withdrawal: where it went, when, by whose hand and on what grounds. Never changed, never deleted.
CREATE TABLE request_steps (
  request_id text NOT NULL,
  step integer NOT NULL,
  status integer NOT NULL,
  made_at bigint NOT NULL,
  made_by text NOT NULL,
  why text NOT NULL,
  PRIMARY KEY (request_id, step)
);

-- Whatever a program does wrong, a withdrawal is paid or returned, and not both. (That it is frozen once is in postings_once.)
CREATE UNIQUE INDEX postings_withdrawal_ended ON postings (subject) WHERE kind IN ('withdrawal-paid', 'withdrawal-returned');

-- A line for each request about money that was refused: who asked for what, and why not. Kept for half a year.
CREATE TABLE audit_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  user_id text,
  what text NOT NULL,
  reason text NOT NULL,
  field text,
  message text NOT NULL,
  client_address text
);
CREATE INDEX audit_lines_at ON audit_lines (at);
CREATE INDEX audit_lines_user_id ON audit_lines (user_id, at);
