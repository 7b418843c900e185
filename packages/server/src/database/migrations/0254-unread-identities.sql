-- Users who finished a proof for a contract before known_identities was there. Whom it has shown is sealed: the server reads it once and empties this table (contracts/proofs/recognise-earlier.ts).
CREATE TABLE unread_identities (
  user_id text COLLATE "C" PRIMARY KEY
);
INSERT INTO unread_identities
SELECT DISTINCT CASE p.party WHEN 'seller' THEN c.seller_id ELSE c.buyer_id END
FROM contract_parties p JOIN contracts c ON c.id = p.contract_id
WHERE p.proofs && ARRAY['high', 'four-elements', 'bank', 'photo']
ON CONFLICT DO NOTHING;
