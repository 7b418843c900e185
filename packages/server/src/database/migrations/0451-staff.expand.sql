-- Files for accountants, written in the background and deleted after a week.
CREATE TABLE money_exports (
  id text PRIMARY KEY,
  staff_id text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  locale text NOT NULL,
  -- What the journal was narrowed by, as core reads it.
  filter jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'ready', 'failed')),
  made_at bigint NOT NULL,
  -- Movements of money that are in the file by now, of all that will be.
  done bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  parts integer NOT NULL DEFAULT 0
);
CREATE INDEX money_exports_staff_id ON money_exports (staff_id, made_at, id);
CREATE INDEX money_exports_open ON money_exports (made_at) WHERE state IN ('waiting', 'running');

CREATE TABLE money_export_parts (
  export_id text NOT NULL,
  place integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (export_id, place)
);
