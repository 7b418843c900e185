-- A face check that a user has begun for their account: whose face it is and where the provider looks at it, sealed; how often today. An end of
-- it leaves the row without what was sealed; the row goes after a day.
CREATE TABLE face_checks (
  user_id text COLLATE "C" PRIMARY KEY,
  sealed text,
  begun_at bigint NOT NULL,
  day_begun_at bigint NOT NULL,
  begun_today integer NOT NULL
);
