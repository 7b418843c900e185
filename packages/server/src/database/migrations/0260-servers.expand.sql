-- A server that stands on this database, or stood: it says every few seconds that it lives, by the database's own clock. What an older server
-- needs is only taken away when none of them is left.
CREATE TABLE servers (
  -- The machine, the process, and a word by chance.
  id text COLLATE "C" PRIMARY KEY,
  version text NOT NULL,
  -- The newest migration that it brought along.
  newest_migration text NOT NULL,
  -- The migrations by which something is taken away, that it brought along and so can do without.
  contracts text[] NOT NULL,
  started_at bigint NOT NULL,
  seen_at bigint NOT NULL
);
