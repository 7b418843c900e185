-- Which document is signed at a provider: one that has become another since is begun anew. Of what was begun before, nobody knows any more.
ALTER TABLE contract_flows ADD COLUMN paper_digest text NOT NULL DEFAULT '';
