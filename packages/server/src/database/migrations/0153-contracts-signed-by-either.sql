-- A contract that its buyer has signed first is in a state of its own.
ALTER TABLE contracts DROP CONSTRAINT contracts_status_check;
ALTER TABLE contracts ADD CONSTRAINT contracts_status CHECK (status BETWEEN 1 AND 6);
CREATE INDEX contracts_signed_by_buyer ON contracts (id) WHERE status = 6;
