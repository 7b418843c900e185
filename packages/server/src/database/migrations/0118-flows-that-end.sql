-- A row is a flow at a provider of signatures: one document, signed there by those with whom it was begun. A contract has one that is under
-- way. What is no longer to be signed there stays until the provider has said how it ended: `ended_at` is when it ended here, `outcome` what
-- became of it there, `next_cancel_at` when the provider is asked next.
ALTER TABLE contract_flows DROP CONSTRAINT contract_flows_pkey;
ALTER TABLE contract_flows DROP CONSTRAINT contract_flows_flow_id_key;
ALTER TABLE contract_flows ADD PRIMARY KEY (flow_id);
-- Names and mobiles as they were then, sealed.
ALTER TABLE contract_flows ADD COLUMN signers bytea;
ALTER TABLE contract_flows ADD COLUMN ended_at bigint;
ALTER TABLE contract_flows ADD COLUMN ended_why text CHECK (ended_why IN ('signed', 'dead', 'redrawn', 'replaced', 'stray', 'ended-there'));
ALTER TABLE contract_flows ADD COLUMN next_cancel_at bigint;
ALTER TABLE contract_flows ADD COLUMN outcome text CHECK (outcome IN ('whole', 'cancelled', 'over'));
ALTER TABLE contract_flows ADD COLUMN settled_at bigint;
-- The last signature of a person, where there is one.
ALTER TABLE contract_flows ADD COLUMN last_signed_at bigint;
-- Who of the house has dealt with what should not have been signed, and how.
ALTER TABLE contract_flows ADD COLUMN closed_at bigint;
ALTER TABLE contract_flows ADD COLUMN closed_by text;
ALTER TABLE contract_flows ADD COLUMN closed_why text;
ALTER TABLE contract_flows ADD CONSTRAINT contract_flows_end CHECK ((ended_at IS NULL) = (ended_why IS NULL) AND (ended_at IS NOT NULL OR (next_cancel_at IS NULL AND outcome IS NULL)));

-- Until now flows were begun without places to sign in: nobody can have signed one, and what is left of them is cancelled.
UPDATE contract_flows SET ended_at = begun_at, ended_why = 'replaced', next_cancel_at = begun_at;

CREATE UNIQUE INDEX contract_flows_under_way ON contract_flows (contract_id) WHERE ended_at IS NULL;
CREATE INDEX contract_flows_to_cancel ON contract_flows (next_cancel_at) WHERE next_cancel_at IS NOT NULL;
