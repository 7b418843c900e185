-- The contract of an order. The agreed terms are kept as they were; the states are core's six.
CREATE TABLE contracts (
  id text PRIMARY KEY,
  order_id text NOT NULL UNIQUE,
  number text NOT NULL UNIQUE,
  seller_id text NOT NULL,
  buyer_id text NOT NULL,
  status integer NOT NULL CONSTRAINT contracts_status CHECK (status BETWEEN 1 AND 6),
  terms jsonb NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  drafted_at bigint NOT NULL,
  -- A buyer whose document is under review cannot sign: since when their deadline is paused, and until when it runs
  -- after the operator gave time back.
  sign_held_since bigint,
  sign_extended_to bigint,
  -- How often a document of the buyer was refused while their deadline was paused for it: bad documents hold a seller
  -- up for a while, and not for ever.
  sign_refusals integer NOT NULL DEFAULT 0 CHECK (sign_refusals >= 0)
);
CREATE INDEX contracts_seller_id ON contracts (seller_id, place DESC);
CREATE INDEX contracts_buyer_id ON contracts (buyer_id, place DESC);
CREATE INDEX contracts_open ON contracts (status) WHERE status < 3;
CREATE INDEX contracts_signed_by_buyer ON contracts (id) WHERE status = 6;

-- Who signs for a party; `people` (the registered owner and the signer) is sealed with the installation's key.
CREATE TABLE contract_parties (
  contract_id text NOT NULL,
  party text NOT NULL CHECK (party IN ('seller', 'buyer')),
  people bytea NOT NULL,
  proofs text[] NOT NULL,
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

-- Evidence that a stranger can check: digests, who, when, from where and by what.
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

-- The actions on a contract, and by whom. The names of its key are older than the table's.
CREATE TABLE contract_journal (
  place bigint GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME contract_audit_place_seq)
    CONSTRAINT contract_audit_pkey PRIMARY KEY,
  contract_id text NOT NULL,
  user_id text NOT NULL,
  what text NOT NULL,
  network text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX contract_journal_contract_id ON contract_journal (contract_id, place);

-- A flow at a provider of signatures: one document, signed there by those with whom it was begun. A contract has one
-- that is under way. One that is no longer to be signed there stays until the provider has answered how it ended.
CREATE TABLE contract_flows (
  contract_id text NOT NULL,
  flow_id text PRIMARY KEY,
  begun_at bigint NOT NULL,
  -- Which document is signed: if the contract's has become another one since, the flow is begun again. Empty: unknown.
  paper_digest text NOT NULL DEFAULT '',
  -- Names and mobiles as they were then, sealed.
  signers bytea,
  -- When and why it ended here.
  ended_at bigint,
  ended_why text CHECK (ended_why IN ('signed', 'dead', 'redrawn', 'replaced', 'stray', 'ended-there')),
  -- When the provider is asked next to cancel it, and how it ended there.
  next_cancel_at bigint,
  outcome text CHECK (outcome IN ('whole', 'cancelled', 'over')),
  settled_at bigint,
  -- The last signature of a person, where there is one.
  last_signed_at bigint,
  -- Which reviewer dealt with one that should not have been signed, and how.
  closed_at bigint,
  closed_by text,
  closed_why text,
  -- When the provider last reported on it and all signatures there had been taken over: before that, nobody is late.
  asked_at bigint,
  CONSTRAINT contract_flows_end CHECK ((ended_at IS NULL) = (ended_why IS NULL) AND (ended_at IS NOT NULL OR (next_cancel_at IS NULL AND outcome IS NULL)))
);
CREATE UNIQUE INDEX contract_flows_under_way ON contract_flows (contract_id) WHERE ended_at IS NULL;
CREATE INDEX contract_flows_to_cancel ON contract_flows (next_cancel_at) WHERE next_cancel_at IS NOT NULL;
CREATE INDEX contract_flows_contract ON contract_flows (contract_id);

-- A proof that a party has begun: its fields are sealed, and are gone once the proof is finished.
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

-- Links to sign: of the secret only its hash. Each is for one party, once.
CREATE TABLE signing_links (
  secret_hash text PRIMARY KEY,
  contract_id text NOT NULL,
  party text NOT NULL,
  made_at bigint NOT NULL,
  valid_until bigint NOT NULL
);
CREATE INDEX signing_links_valid_until ON signing_links (valid_until);
-- Links made for a contract today are counted.
CREATE INDEX signing_links_contract_id ON signing_links (contract_id, party, made_at);

-- The document by which somebody may sign: a consent, or a proof of equity. One of each kind is current for a party,
-- the last one submitted; nobody signs before the operator has accepted it. A decision is about this one, by its id and
-- digest: another one is another row.
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
  -- How often another picture took its place while it waited.
  replaced integer NOT NULL DEFAULT 0 CHECK (replaced >= 0),
  PRIMARY KEY (contract_id, party, kind)
);
CREATE INDEX signing_papers_waiting ON signing_papers (handed_in_at) WHERE standing = 'waiting';

-- Who submitted a document, and which reviewer decided what about it, when and why. Rows are added, and never changed.
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

-- The registered owner of a shop, where that is not its seller. Sealed.
CREATE TABLE shop_owners (
  shop_id text PRIMARY KEY,
  owner bytea NOT NULL
);

-- Which reviewer set or read the registered owner of a shop, when and why.
CREATE TABLE shop_owner_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id text NOT NULL,
  what text NOT NULL CHECK (what IN ('set', 'cleared', 'read')),
  said_by text NOT NULL,
  why text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX shop_owner_steps_shop_id ON shop_owner_steps (shop_id, id);

-- The purchase agreement that a buyer or seller accepted, by its version.
CREATE TABLE agreed_terms (
  order_id text NOT NULL,
  user_id text NOT NULL,
  version text NOT NULL,
  agreed_at bigint NOT NULL,
  PRIMARY KEY (order_id, user_id, version)
);

-- The signature that a user drew last. Sealed.
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
