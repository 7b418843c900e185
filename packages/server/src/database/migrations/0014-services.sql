-- The operator's articles, as they were written. A row without a category is a hot topic, and names its articles in
-- their order.
CREATE TABLE articles (
  id text PRIMARY KEY,
  category text,
  topic_articles jsonb,
  title text NOT NULL,
  summary text NOT NULL,
  source text NOT NULL,
  -- The blocks that were read of its source when it was published: no visit reads Markdown.
  body jsonb NOT NULL,
  -- The shops that it is about, as the parameters of an address.
  shops text NOT NULL,
  minutes integer NOT NULL,
  published_at bigint NOT NULL,
  revised_at bigint NOT NULL,
  CONSTRAINT articles_one_kind CHECK ((category IS NULL) <> (topic_articles IS NULL))
);
CREATE INDEX articles_newest ON articles (published_at DESC, id DESC);
CREATE INDEX articles_of_category ON articles (category, published_at DESC, id DESC);

-- One question of a user. It is public from its answer on; one that is refused is for its user alone.
CREATE TABLE article_questions (
  id text PRIMARY KEY,
  article_id text NOT NULL,
  user_id text NOT NULL,
  content text NOT NULL,
  submitted_at bigint NOT NULL,
  answer text,
  answered_at bigint,
  refused_for text,
  reviewed_by text,
  CONSTRAINT article_questions_answered CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT article_questions_one_verdict CHECK (answer IS NULL OR refused_for IS NULL)
);
CREATE INDEX article_questions_newest ON article_questions (article_id, submitted_at DESC, id DESC);
CREATE INDEX article_questions_of_person ON article_questions (user_id, submitted_at);

-- One request for a service of the operator or of its suppliers. Without a user it was left by a visitor who proved the
-- mobile.
CREATE TABLE service_requests (
  id text PRIMARY KEY,
  number text NOT NULL UNIQUE,
  user_id text,
  mobile text NOT NULL,
  service text NOT NULL,
  package_id text,
  name text NOT NULL,
  details text NOT NULL,
  -- The input of the onboarding check: platform, entity, trademark.
  entry jsonb,
  -- The app shell of the visit.
  os text,
  -- The request as one text: the same again is the same request.
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
  -- The reviewer; null where the user did it.
  done_by text,
  PRIMARY KEY (request_id, place),
  CONSTRAINT service_request_steps_price CHECK (price_fen IS NULL OR (price_fen >= 0 AND state = 'answered'))
);
