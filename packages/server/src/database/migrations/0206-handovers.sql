-- By which checklist the shop of an order is handed over: the one of the day on which it was placed. Older orders have none.
CREATE TABLE order_handovers (
  order_id text COLLATE "C" PRIMARY KEY,
  version text NOT NULL
);

-- What happened at a hand-over, line by line: marks of the seller with their proofs, and what the buyer says of them. Nothing here is ever changed.
CREATE TABLE handover_entries (
  order_id text COLLATE "C" NOT NULL,
  place integer NOT NULL,
  item text NOT NULL,
  act text NOT NULL CONSTRAINT handover_entries_act CHECK (act IN ('marked', 'received', 'wrong', 'reopened')),
  words text NOT NULL,
  -- Names of files in the store, and the SHA-256 of each.
  proofs jsonb NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (order_id, place),
  CONSTRAINT handover_entries_proven CHECK ((act = 'marked') = (jsonb_array_length(proofs) > 0))
);
