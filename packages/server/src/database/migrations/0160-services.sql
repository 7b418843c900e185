-- One request for a service of the operator or of its suppliers. Without a user it was left by a visitor who proved the mobile.
CREATE TABLE service_requests (
  id text PRIMARY KEY,
  number text NOT NULL UNIQUE,
  user_id text,
  mobile text NOT NULL,
  service text NOT NULL,
  package_id text,
  name text NOT NULL,
  details text NOT NULL,
  -- What the onboarding check was asked: platform, entity, trademark.
  entry jsonb,
  -- By which shell the visit came.
  os text,
  -- What the request says, as one text: the same again is the same request.
  said text NOT NULL,
  state text NOT NULL,
  submitted_at bigint NOT NULL,
  changed_at bigint NOT NULL,
  CONSTRAINT service_requests_known_state CHECK (state IN ('submitted', 'taken', 'answered', 'closed', 'withdrawn'))
);
CREATE INDEX service_requests_of_user ON service_requests (user_id, submitted_at DESC, id DESC);
CREATE INDEX service_requests_of_mobile ON service_requests (mobile, submitted_at DESC, id DESC);
CREATE INDEX service_requests_of_service ON service_requests (service, submitted_at DESC);
CREATE INDEX service_requests_that_wait ON service_requests (submitted_at, id) WHERE state IN ('submitted', 'taken');

-- One line of a request's timeline.
CREATE TABLE service_request_steps (
  request_id text NOT NULL,
  place integer NOT NULL,
  state text NOT NULL,
  happened_at bigint NOT NULL,
  note text NOT NULL,
  price_fen bigint,
  -- The reviewer; null where the person did it.
  done_by text,
  PRIMARY KEY (request_id, place),
  CONSTRAINT service_request_steps_price CHECK (price_fen IS NULL OR (price_fen >= 0 AND state = 'answered'))
);
