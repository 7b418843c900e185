-- A report of a shop was upheld: no money of its seller leaves the platform until a reviewer releases this hold.
CREATE TABLE payout_holds (
  user_id text COLLATE "C" NOT NULL,
  report_id text COLLATE "C" NOT NULL,
  shop_id text COLLATE "C" NOT NULL,
  shop_title text NOT NULL,
  -- What was wrong, as the report names it.
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

-- Since when a listing is off the market because a report of it was upheld, and what was wrong; empty again once a reviewer accepts it.
ALTER TABLE sales ADD COLUMN removed_at bigint;
ALTER TABLE sales ADD COLUMN removed_reason text;
