-- What somebody handed in so that they may sign: by whose leave, or whose shares. One of each kind stands for a party, the last one handed in;
-- nobody signs before the house has accepted it. What the house says is about this one, by its id and digest: another one is another row.
CREATE TABLE signing_papers (
  contract_id text NOT NULL,
  party text NOT NULL CHECK (party IN ('seller', 'buyer')),
  kind text NOT NULL CHECK (kind IN ('consent', 'equity')),
  id text NOT NULL UNIQUE,
  picture_id text NOT NULL,
  digest text NOT NULL CHECK (length(digest) = 64),
  handed_in_at bigint NOT NULL,
  standing text NOT NULL DEFAULT 'waiting' CHECK (standing IN ('waiting', 'accepted', 'refused')),
  decided_at bigint CHECK ((decided_at IS NULL) = (standing = 'waiting')),
  reason text NOT NULL DEFAULT '' CHECK ((reason <> '') = (standing = 'refused')),
  PRIMARY KEY (contract_id, party, kind)
);
CREATE INDEX signing_papers_waiting ON signing_papers (handed_in_at) WHERE standing = 'waiting';

-- Who handed a paper in, and who of the house said what of it, when and why. Lines are added, and never changed.
CREATE TABLE signing_paper_steps (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id text NOT NULL,
  party text NOT NULL,
  kind text NOT NULL,
  paper_id text NOT NULL,
  digest text NOT NULL,
  what text NOT NULL CHECK (what IN ('handed in', 'accepted', 'refused', 'set aside')),
  done_by text NOT NULL,
  why text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX signing_paper_steps_contract_id ON signing_paper_steps (contract_id, place);

-- What was handed in before: by whoever has signed, or signs at a provider already, it was good by the rule of then, and stays so. All else
-- waits to be looked at now.
WITH goes_on AS (
  SELECT c.id AS contract_id, p.party FROM contracts c JOIN contract_parties p ON p.contract_id = c.id
  WHERE EXISTS (SELECT 1 FROM contract_signatures s WHERE s.contract_id = c.id AND s.party = p.party)
     OR EXISTS (SELECT 1 FROM contract_flows f WHERE f.contract_id = c.id)
), handed_in AS (
  SELECT p.contract_id, p.party, 'consent' AS kind, p.consent_paper AS picture_id, e.digest, e.kept_at AS at
  FROM contract_parties p
  JOIN contract_evidence e ON e.contract_id = p.contract_id AND e.party = p.party AND e.kind = 'consent' AND e.shown_by = p.consent_paper
  UNION ALL
  -- Of a proof of equity the digest is that by which it is kept as evidence.
  SELECT p.contract_id, p.party, 'equity',
    (SELECT u.picture_id FROM picture_uses u JOIN pictures i ON i.id = u.picture_id
     WHERE u.used_for = 'proof ' || p.contract_id || ' ' || p.party || ' equity' ORDER BY i.added_at DESC, i.id LIMIT 1),
    e.digest, e.kept_at
  FROM contract_parties p
  JOIN contract_evidence e ON e.place =
    (SELECT max(l.place) FROM contract_evidence l WHERE l.contract_id = p.contract_id AND l.party = p.party AND l.kind = 'identity' AND l.shown_by LIKE 'equity%')
  WHERE 'equity' = ANY(p.proofs)
)
INSERT INTO signing_papers (contract_id, party, kind, id, picture_id, digest, handed_in_at, standing, decided_at)
  SELECT h.contract_id, h.party, h.kind, substr(md5(h.contract_id || ' ' || h.party || ' ' || h.kind), 1, 20), h.picture_id, h.digest, h.at,
    CASE WHEN g.party IS NULL THEN 'waiting' ELSE 'accepted' END, CASE WHEN g.party IS NOT NULL THEN h.at END
  FROM handed_in h LEFT JOIN goes_on g ON g.contract_id = h.contract_id AND g.party = h.party
  WHERE h.picture_id IS NOT NULL;
INSERT INTO signing_paper_steps (contract_id, party, kind, paper_id, digest, what, done_by, why, at)
  SELECT contract_id, party, kind, id, digest, 'accepted', 'Diandu', 'signed before papers were decided on', decided_at FROM signing_papers WHERE standing = 'accepted';
ALTER TABLE contract_parties DROP COLUMN consent_paper;
