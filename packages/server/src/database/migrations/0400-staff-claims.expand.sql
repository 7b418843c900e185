-- A case that a member of staff has open: others see who has it.
CREATE TABLE staff_claims (
  queue text NOT NULL,
  case_id text NOT NULL,
  staff_id text NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (queue, case_id)
);
