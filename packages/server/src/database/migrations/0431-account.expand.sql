CREATE INDEX CONCURRENTLY proposals_waiting ON proposals (added_at, id) WHERE state = 'waiting';
