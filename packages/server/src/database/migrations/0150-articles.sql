-- What the operator publishes for everybody to read, as it was written. A row without a category is a hot topic, and names its articles in their order.
CREATE TABLE articles (
  id text PRIMARY KEY,
  category text,
  topic_articles jsonb,
  title text NOT NULL,
  summary text NOT NULL,
  source text NOT NULL,
  -- The blocks that were read of its source when it was published: no visit reads Markdown.
  body jsonb NOT NULL,
  -- Which shops it speaks of, as the parameters of an address.
  shops text NOT NULL,
  minutes integer NOT NULL,
  published_at bigint NOT NULL,
  revised_at bigint NOT NULL,
  CONSTRAINT articles_one_kind CHECK ((category IS NULL) <> (topic_articles IS NULL))
);
CREATE INDEX articles_newest ON articles (published_at DESC, id DESC);
CREATE INDEX articles_of_category ON articles (category, published_at DESC, id DESC);

-- One question of a person. It is for everybody to read from its answer on; one that is refused is for its person alone.
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
