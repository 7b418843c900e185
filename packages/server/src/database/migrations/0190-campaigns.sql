-- Who asked to be told when a campaign opens; a row goes when it was told.
CREATE TABLE campaign_reminders (
  user_id text NOT NULL,
  campaign text NOT NULL,
  opens_at bigint NOT NULL,
  closes_at bigint NOT NULL,
  PRIMARY KEY (user_id, campaign, opens_at)
);
CREATE INDEX campaign_reminders_due ON campaign_reminders (opens_at);
