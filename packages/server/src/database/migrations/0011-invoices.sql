-- A request for an invoice; its status is a code of the map (1 to process … 9 refused).
CREATE TABLE invoices (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  status integer NOT NULL,
  holder_kind text NOT NULL,
  title text NOT NULL,
  credit_code text,
  email text,
  address_id text,
  -- Where a printed invoice goes, as the address was when it was requested.
  address_text text,
  amount_fen bigint NOT NULL CONSTRAINT invoices_some CHECK (amount_fen > 0),
  asked_at bigint NOT NULL
);
CREATE INDEX invoices_newest ON invoices (user_id, asked_at DESC, id DESC);
CREATE INDEX invoices_by_time ON invoices (asked_at DESC, id DESC);

-- Which orders an invoice is over. One that was turned down stays in the record and sets its orders free.
CREATE TABLE invoice_orders (
  invoice_id text NOT NULL,
  place integer NOT NULL,
  order_id text NOT NULL,
  is_open boolean NOT NULL,
  PRIMARY KEY (invoice_id, place)
);
-- Whatever a program does wrong: an order is in one invoice that counts.
CREATE UNIQUE INDEX invoice_orders_once ON invoice_orders (order_id) WHERE is_open;

-- Every move of an invoice: where to, when, by whose hand and why.
CREATE TABLE invoice_steps (
  invoice_id text NOT NULL,
  step integer NOT NULL,
  status integer NOT NULL,
  at bigint NOT NULL,
  by text NOT NULL,
  why text NOT NULL,
  PRIMARY KEY (invoice_id, step)
);

-- The file that was made for it, sealed.
CREATE TABLE invoice_files (
  invoice_id text PRIMARY KEY,
  sealed bytea NOT NULL,
  added_at bigint NOT NULL
);
