-- Who looked at whose papers, and when.
CREATE TABLE paper_readings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  verification_id text NOT NULL,
  read_by text NOT NULL,
  read_at bigint NOT NULL
);
CREATE INDEX paper_readings_verification_id ON paper_readings (verification_id);
