-- The pages on which the sandbox plays who finds out who somebody is.
CREATE TABLE sandbox_visits (
  id text PRIMARY KEY,
  -- As it may be shown: the name's first sign only.
  person text NOT NULL,
  back_url text NOT NULL,
  verdict text NOT NULL DEFAULT 'pending' CHECK (verdict IN ('pending', 'matches', 'differs')),
  opened_at bigint NOT NULL
);

-- What was begun says by now where it goes on, too; what was begun before that is begun anew.
UPDATE identity_attempts SET proof = '', fields = NULL, code_hash = NULL;
