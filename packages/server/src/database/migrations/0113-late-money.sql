-- Money that came after its recharge had failed: since when it waits for a reviewer, and by which recharge it was credited.
ALTER TABLE recharges ADD COLUMN paid_late_at bigint;
ALTER TABLE recharges ADD COLUMN credited_by text;
CREATE INDEX recharges_paid_late ON recharges (paid_late_at) WHERE paid_late_at IS NOT NULL AND credited_by IS NULL;
