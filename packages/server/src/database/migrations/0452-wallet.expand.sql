-- Withdrawals that are paid out by one file for the bank. An open batch leaves ten minutes after it was made.
CREATE TABLE payout_batches (
  id text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('open', 'confirmed', 'cancelled')),
  made_at bigint NOT NULL,
  -- The account of staff, and its name at that time.
  staff_id text NOT NULL,
  made_by text NOT NULL
);
CREATE INDEX payout_batches_made_at ON payout_batches (made_at, id);

CREATE TABLE payout_lines (
  batch_id text NOT NULL,
  withdrawal_id text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('open', 'paid', 'unpaid', 'cancelled')),
  PRIMARY KEY (batch_id, withdrawal_id)
);
-- Whatever a program does wrong: no withdrawal is in two open batches.
CREATE UNIQUE INDEX payout_lines_open ON payout_lines (withdrawal_id) WHERE outcome = 'open';
