-- Where a contract is signed at a provider: one flow for each contract, begun with the first link.
CREATE TABLE contract_flows (
  contract_id text PRIMARY KEY,
  flow_id text NOT NULL UNIQUE,
  begun_at bigint NOT NULL
);
