-- A chore that comes back, for all servers together: when it is due, who runs it and until when, and what became of it. All instants are the
-- database's own clock. Who holds a job and is gone does not extend its lease any more, and after that another one takes it over.
CREATE TABLE jobs (
  name text COLLATE "C" PRIMARY KEY,
  every_ms bigint NOT NULL,
  due_at bigint NOT NULL,
  held_by text,
  held_until bigint,
  begun_at bigint,
  ended_at bigint,
  succeeded_at bigint,
  -- How late the last run began, and how long it took.
  late_ms bigint,
  took_ms bigint,
  runs bigint NOT NULL DEFAULT 0,
  failures bigint NOT NULL DEFAULT 0,
  failures_in_a_row bigint NOT NULL DEFAULT 0,
  -- What the last one that failed said, and when.
  failure text,
  failed_at bigint,
  taken_over bigint NOT NULL DEFAULT 0,
  CONSTRAINT jobs_held_whole CHECK ((held_by IS NULL) = (held_until IS NULL))
);
