-- The house's key pairs for what travels sealed. The newest is told; older ones open what was sealed just before. Every server
-- of this database must be able to open what any of them told the key for, so the pairs stand here, and only for days.
CREATE TABLE sealing_keys (
  id text PRIMARY KEY,
  public_key text NOT NULL,
  private_key text NOT NULL,
  made_at bigint NOT NULL
);
CREATE INDEX sealing_keys_made_at ON sealing_keys (made_at);
