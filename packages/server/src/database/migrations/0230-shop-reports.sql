-- What people say is wrong with a listing, and what the operator says of it.
CREATE TABLE shop_reports (
  id text COLLATE "C" PRIMARY KEY,
  shop_id text COLLATE "C" NOT NULL,
  user_id text NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  pictures jsonb NOT NULL,
  reported_at bigint NOT NULL,
  status text NOT NULL,
  answer text,
  decided_at bigint,
  decided_by text,
  CONSTRAINT shop_reports_decided CHECK ((status = 'open') = (decided_at IS NULL)),
  CONSTRAINT shop_reports_answered CHECK ((status = 'open') = (answer IS NULL))
);
-- Whatever a program does wrong: a person waits for one answer about a shop.
CREATE UNIQUE INDEX shop_reports_one_open ON shop_reports (user_id, shop_id) WHERE status = 'open';
CREATE INDEX shop_reports_of_person ON shop_reports (user_id, reported_at DESC);
CREATE INDEX shop_reports_waiting ON shop_reports (reported_at, id) WHERE status = 'open';
CREATE INDEX shop_reports_newest ON shop_reports (reported_at DESC, id DESC);
