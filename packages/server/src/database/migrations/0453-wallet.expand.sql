-- Months that two members of staff have closed, with their sums: nothing is posted into them any more.
CREATE TABLE month_closings (
  -- Of China, such as 2026-11.
  month text PRIMARY KEY,
  from_at bigint NOT NULL,
  -- The first instant that is no longer in it.
  until_at bigint NOT NULL CONSTRAINT month_closings_once UNIQUE,
  closed_at bigint NOT NULL,
  -- Names of the two accounts of staff.
  proposed_by text NOT NULL,
  approved_by text NOT NULL,
  -- Of each class of accounts: what there was, what came and went, what was left.
  sums jsonb NOT NULL,
  CONSTRAINT month_closings_some_time CHECK (from_at < until_at)
);
