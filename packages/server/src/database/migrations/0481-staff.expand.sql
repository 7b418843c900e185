-- A case that staff have decided in the console: since when it had waited, and when it left its queue.
CREATE TABLE decided_cases (
  queue text NOT NULL,
  case_id text NOT NULL,
  decided_at bigint NOT NULL,
  since bigint NOT NULL,
  PRIMARY KEY (queue, case_id, decided_at)
);
CREATE INDEX decided_cases_decided_at ON decided_cases (decided_at);
