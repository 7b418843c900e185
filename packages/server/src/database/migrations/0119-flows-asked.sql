-- When the provider was last asked about a flow and everything that is signed there had been taken over: before that, nobody is late.
ALTER TABLE contract_flows ADD COLUMN asked_at bigint;
CREATE INDEX contract_flows_contract ON contract_flows (contract_id);
