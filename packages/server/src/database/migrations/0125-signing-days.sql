-- A buyer whose paper the house looks at cannot sign: since when their days stand still, and until when they run after the house gave time back.
ALTER TABLE contracts ADD COLUMN sign_held_since bigint, ADD COLUMN sign_extended_to bigint;

-- Whose paper waits now has waited since it was handed in; where the days were over before that, they stay over.
UPDATE contracts c SET sign_held_since = w.since
FROM (SELECT contract_id, min(handed_in_at) AS since FROM signing_papers WHERE party = 'buyer' AND standing = 'waiting' GROUP BY contract_id) w
JOIN contracts k ON k.id = w.contract_id JOIN orders o ON o.id = k.order_id
WHERE c.id = w.contract_id AND c.status IN (1, 2) AND o.status = 4 AND (o.seller_signed_at IS NULL OR w.since <= o.seller_signed_at + 259200000);
