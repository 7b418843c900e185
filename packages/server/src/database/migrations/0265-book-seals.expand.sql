-- A span of the ledger that is over: what its postings were when it was closed. Nothing is written into it any more: whoever posts later than
-- that, by whatever clock, is dated after it.
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

-- What the sealed entries of an account sum to; an account whose entries sum to nothing has no row.
CREATE TABLE sealed_balances (
  account_id text PRIMARY KEY,
  balance_fen bigint NOT NULL
);

-- When the entry's posting was written, so that entries can be kept by month. 0: before that was noted here.
ALTER TABLE entries ADD COLUMN posted_at bigint NOT NULL DEFAULT 0;
