-- What people were promised of a run once it was open: a version for each change that took nothing from them.
CREATE TABLE campaign_versions (
  -- Such as 'double-twelve-2026'.
  run text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  campaign text NOT NULL,
  kept_at bigint NOT NULL,
  digest text NOT NULL,
  promises jsonb NOT NULL,
  PRIMARY KEY (run, version)
);
