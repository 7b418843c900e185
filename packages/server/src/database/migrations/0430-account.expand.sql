-- What became of a proposal of a user: who answered or closed it, and the answer.
ALTER TABLE proposals ADD COLUMN state text NOT NULL DEFAULT 'waiting';
ALTER TABLE proposals ADD COLUMN answer text;
ALTER TABLE proposals ADD COLUMN decided_at bigint;
ALTER TABLE proposals ADD COLUMN decided_by text;
