-- What staff noted about a user. Rows are added, and never changed.
CREATE TABLE person_notes (
  user_id text COLLATE "C" NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  staff_id text NOT NULL,
  at bigint NOT NULL,
  words text NOT NULL,
  PRIMARY KEY (user_id, place)
);

-- Since when the market keeps a user out: no session begins, and no money of theirs leaves.
ALTER TABLE users ADD COLUMN blocked_at bigint;

-- Each time that a user was kept out, and what it took off the market: as JSON, the shops and how each was shown.
CREATE TABLE user_blocks (
  user_id text COLLATE "C" NOT NULL,
  blocked_at bigint NOT NULL,
  reason text NOT NULL,
  listings jsonb NOT NULL,
  lifted_at bigint,
  PRIMARY KEY (user_id, blocked_at)
);
