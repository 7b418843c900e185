-- A seller's application to take part in one run of a campaign with one shop: one for each seller and run.
CREATE TABLE campaign_applications (
  -- Such as 'double-twelve-2026'.
  run text COLLATE "C" NOT NULL,
  user_id text NOT NULL,
  id text COLLATE "C" NOT NULL CONSTRAINT campaign_applications_id UNIQUE,
  shop_id text NOT NULL,
  shop_title text NOT NULL,
  pitch text NOT NULL,
  state text NOT NULL,
  why text,
  applied_at bigint NOT NULL,
  decided_at bigint,
  decided_by text,
  PRIMARY KEY (run, user_id),
  CONSTRAINT campaign_applications_state CHECK (state IN ('waiting', 'accepted', 'refused')),
  CONSTRAINT campaign_applications_decided CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT campaign_applications_why CHECK ((state = 'refused') = (why IS NOT NULL))
);
CREATE INDEX campaign_applications_waiting ON campaign_applications (applied_at, id) WHERE state = 'waiting';
CREATE INDEX campaign_applications_accepted ON campaign_applications (run, decided_at) WHERE state = 'accepted';

-- What the figures of a run are counted by.
CREATE INDEX coupons_of_offer ON coupons (offer_id);
CREATE INDEX coin_sign_ins_of_day ON coin_sign_ins (day) WHERE NOT is_made_up;
CREATE INDEX coin_entries_of_tasks ON coin_entries (posted_at) WHERE kind = 'task' AND account LIKE 'house:%';
