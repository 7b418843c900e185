-- What a reviewer lets through alone: recharges that nobody else looked at. The sums of a day are added up, so that a large sum is not made small by
-- cutting it up. A line is written before the money moves, and taken back where it does not.
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
