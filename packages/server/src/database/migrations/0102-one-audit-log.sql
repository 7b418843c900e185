-- What was refused stands in one log, which reviewers list; of a contract stays what was done with it.
INSERT INTO audit_lines (at, user_id, what, reason, message, client_address)
  SELECT at, user_id, 'contract ' || contract_id, what, '', network FROM contract_audit WHERE what LIKE 'link: %' OR what = 'proof: differs' ORDER BY place;
DELETE FROM contract_audit WHERE what LIKE 'link: %' OR what = 'proof: differs';
ALTER TABLE contract_audit RENAME TO contract_journal;
ALTER INDEX contract_audit_contract_id RENAME TO contract_journal_contract_id;
