-- How often an address asked within a window that began at the database's own clock, for all servers together. What it says is worth a minute:
-- it may be lost with a crash, so it is not logged, and what has passed is swept. The names are codes: no address stands here.
CREATE UNLOGGED TABLE request_counts (
  name text COLLATE "C" PRIMARY KEY,
  begun_at bigint NOT NULL,
  count bigint NOT NULL
);
