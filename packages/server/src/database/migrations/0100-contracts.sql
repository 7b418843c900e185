-- The paper that carries an order out: one for each order. What was agreed is kept as it was; states are core's five.
CREATE TABLE contracts (
  id text PRIMARY KEY,
  order_id text NOT NULL UNIQUE,
  number text NOT NULL UNIQUE,
  seller_id text NOT NULL,
  buyer_id text NOT NULL,
  status integer NOT NULL CHECK (status BETWEEN 1 AND 5),
  terms jsonb NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  drafted_at bigint NOT NULL
);
CREATE INDEX contracts_seller_id ON contracts (seller_id, place DESC);
CREATE INDEX contracts_buyer_id ON contracts (buyer_id, place DESC);
CREATE INDEX contracts_open ON contracts (status) WHERE status < 3;

-- Who signs for a party; `people` (the registered owner and the signer) is sealed with the installation's key.
CREATE TABLE contract_parties (
  contract_id text NOT NULL,
  party text NOT NULL CHECK (party IN ('seller', 'buyer')),
  people bytea NOT NULL,
  proofs text[] NOT NULL,
  consent_paper text,
  PRIMARY KEY (contract_id, party)
);

CREATE TABLE contract_signatures (
  contract_id text NOT NULL,
  party text NOT NULL CHECK (party IN ('seller', 'buyer', 'house')),
  way text NOT NULL,
  signed_at bigint NOT NULL,
  PRIMARY KEY (contract_id, party)
);

-- Every version of the document, sealed. A signature adds one; none is ever changed.
CREATE TABLE contract_papers (
  contract_id text NOT NULL,
  version integer NOT NULL,
  digest text NOT NULL,
  sealed bytea NOT NULL,
  made_at bigint NOT NULL,
  PRIMARY KEY (contract_id, version)
);

-- What was kept so that a stranger can check it: digests, who, when, from where and by what.
CREATE TABLE contract_evidence (
  id text PRIMARY KEY,
  contract_id text NOT NULL,
  kind text NOT NULL,
  party text NOT NULL,
  digest text NOT NULL CHECK (length(digest) = 64),
  shown_by text NOT NULL,
  network text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  kept_at bigint NOT NULL,
  UNIQUE (contract_id, kind, party, shown_by)
);

-- A proof that a party has begun: what was given is sealed, and is gone once the proof is finished.
CREATE TABLE identity_attempts (
  contract_id text NOT NULL,
  party text NOT NULL,
  proof text NOT NULL,
  fields bytea,
  code_hash text,
  code_expires_at bigint,
  tries integer NOT NULL DEFAULT 0,
  sent_at bigint NOT NULL,
  day_begun_at bigint NOT NULL,
  sent_today integer NOT NULL,
  PRIMARY KEY (contract_id, party)
);

-- Links to sign: of the secret only its hash. One person's, once.
CREATE TABLE signing_links (
  secret_hash text PRIMARY KEY,
  contract_id text NOT NULL,
  party text NOT NULL,
  made_at bigint NOT NULL,
  valid_until bigint NOT NULL
);
CREATE INDEX signing_links_valid_until ON signing_links (valid_until);

-- What was tried with a contract, by whom; misuse above all.
CREATE TABLE contract_audit (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id text NOT NULL,
  user_id text NOT NULL,
  what text NOT NULL,
  network text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX contract_audit_contract_id ON contract_audit (contract_id, place);

-- In whose name a shop stands, where that is not its seller. Sealed.
CREATE TABLE shop_owners (
  shop_id text PRIMARY KEY,
  owner bytea NOT NULL
);

-- The purchase agreement that a buyer or seller said yes to, by its version.
CREATE TABLE agreed_terms (
  order_id text NOT NULL,
  user_id text NOT NULL,
  version text NOT NULL,
  agreed_at bigint NOT NULL,
  PRIMARY KEY (order_id, user_id, version)
);

-- Signatures that people drew last. Sealed.
CREATE TABLE drawn_signatures (
  user_id text PRIMARY KEY,
  drawing bytea NOT NULL
);

-- The sandbox's own authority; its key is sealed.
CREATE TABLE signing_authorities (
  name text PRIMARY KEY,
  certificate text NOT NULL,
  private_key bytea NOT NULL,
  made_at bigint NOT NULL
);
