-- How many links somebody made for a contract today is counted.
CREATE INDEX signing_links_contract_id ON signing_links (contract_id, party, made_at);
