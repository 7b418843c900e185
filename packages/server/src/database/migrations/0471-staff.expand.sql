-- The last entry of the staff log up to which the chain was read and held: a start reads on from there.
CREATE TABLE staff_log_checked (
  id integer PRIMARY KEY CHECK (id = 1),
  number bigint NOT NULL,
  hash text NOT NULL
);
