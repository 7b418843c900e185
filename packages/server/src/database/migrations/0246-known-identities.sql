-- Who a user has shown to be by a proof for a contract: what later contracts and cards go by. Reviewed documents stand for themselves.
CREATE TABLE known_identities (
  user_id text COLLATE "C" PRIMARY KEY,
  sealed text NOT NULL,
  proven_at bigint NOT NULL
);
