-- Which alerts of the staff log a staff admin has read: the entries themselves are the alerts.
CREATE TABLE staff_read_alerts (
  staff_id text NOT NULL,
  number bigint NOT NULL,
  read_at bigint NOT NULL,
  PRIMARY KEY (staff_id, number)
);
