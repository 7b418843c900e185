-- Of a prize that was sent the address may be gone: its winner has closed their account.
ALTER TABLE won_prizes DROP CONSTRAINT won_prizes_addressed;
ALTER TABLE won_prizes ADD CONSTRAINT won_prizes_addressed CHECK (
  CASE state WHEN 'to-be-sent' THEN sealed_address IS NOT NULL WHEN 'sent' THEN true ELSE sealed_address IS NULL END
);
