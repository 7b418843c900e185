-- One receipt backs one transfer: the picture is known again by what it is, under whatever id it was uploaded. One that came to nothing
-- gives its receipt free. Of several from before this rule the first has it.
ALTER TABLE recharges ADD COLUMN receipt_hash text;
UPDATE recharges r SET receipt_hash = p.content_hash FROM pictures p
  WHERE p.id = r.receipt_picture AND NOT EXISTS (
    SELECT 1 FROM recharges e JOIN pictures q ON q.id = e.receipt_picture
    WHERE q.content_hash = p.content_hash AND e.status NOT IN (4, 6) AND (e.created_at, e.id) < (r.created_at, r.id));
CREATE UNIQUE INDEX recharges_receipt_hash ON recharges (receipt_hash) WHERE receipt_hash IS NOT NULL AND status NOT IN (4, 6);
