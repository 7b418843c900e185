-- Statements of the bank that staff imported. The file itself is not kept.
CREATE TABLE bank_statements (
  id text PRIMARY KEY,
  -- Of the file.
  file_hash text NOT NULL CONSTRAINT bank_statements_once UNIQUE,
  name text NOT NULL,
  imported_at bigint NOT NULL,
  -- The account of staff, and its name at that time.
  staff_id text NOT NULL,
  imported_by text NOT NULL,
  -- Of its first and last movement; null where no row was read.
  from_at bigint,
  until_at bigint,
  -- Movements that no statement before it had, and those that one had.
  lines integer NOT NULL,
  known integer NOT NULL,
  -- Rows that were not read: where, and why.
  faults jsonb NOT NULL
);
CREATE INDEX bank_statements_imported_at ON bank_statements (imported_at, id);

-- Movements on the bank's account, each once, by the first statement that had it.
CREATE TABLE bank_lines (
  -- A digest of the bank's reference and the sum, or of the whole row.
  id text PRIMARY KEY,
  statement_id text NOT NULL,
  row_number integer NOT NULL,
  at bigint NOT NULL,
  -- Above zero where money came in.
  amount_fen bigint NOT NULL CHECK (amount_fen <> 0),
  serial text NOT NULL,
  -- Sealed: name and account of the other side, and the remark.
  details bytea NOT NULL,
  match text NOT NULL CHECK (match IN ('matched', 'other-sum', 'several', 'left')),
  matched_by text CHECK (matched_by IN ('serial', 'remark', 'sum')),
  record_kind text CHECK (record_kind IN ('recharge', 'withdrawal', 'batch')),
  record_id text,
  -- Kinds and ids of the records that it may be.
  candidates jsonb NOT NULL,
  CONSTRAINT bank_lines_record CHECK ((match IN ('matched', 'other-sum')) = (record_id IS NOT NULL))
);
CREATE INDEX bank_lines_statement_id ON bank_lines (statement_id, at, id);
CREATE INDEX bank_lines_at ON bank_lines (at);
-- Whatever a program does wrong: no record has two lines.
CREATE UNIQUE INDEX bank_lines_record_once ON bank_lines (record_kind, record_id) WHERE record_id IS NOT NULL;
