-- The kept answers of rows that travel sealed rest sealed, with the installation's key. Those from before, in clear, go with their 48 hours.
ALTER TABLE idempotency_keys ADD COLUMN sealed_answer bytea;
