-- What a server tells of itself, as JSON: how far the clock of its machine is off, which keys it opens, and what it was set to. What is told of
-- secrets shows whether two are the same, and not what they are.
ALTER TABLE servers ADD COLUMN facts text NOT NULL DEFAULT '{}';
