-- Who of the house said in whose name a shop stands, or looked it up, when and why.
CREATE TABLE shop_owner_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id text NOT NULL,
  what text NOT NULL CHECK (what IN ('set', 'cleared', 'read')),
  said_by text NOT NULL,
  why text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX shop_owner_steps_shop_id ON shop_owner_steps (shop_id, id);
