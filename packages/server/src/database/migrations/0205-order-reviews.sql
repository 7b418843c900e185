-- What one side of a finished deal says of the other: one row for each side, shown from an instant on.
CREATE TABLE order_reviews (
  order_id text COLLATE "C" NOT NULL,
  author text NOT NULL CONSTRAINT order_reviews_author CHECK (author IN ('buyer', 'seller')),
  -- Whom it is about.
  subject_id text NOT NULL,
  order_number text NOT NULL,
  truth smallint NOT NULL CONSTRAINT order_reviews_truth CHECK (truth BETWEEN 1 AND 5),
  communication smallint NOT NULL CONSTRAINT order_reviews_communication CHECK (communication BETWEEN 1 AND 5),
  speed smallint NOT NULL CONSTRAINT order_reviews_speed CHECK (speed BETWEEN 1 AND 5),
  words text NOT NULL,
  written_at bigint NOT NULL,
  shown_from bigint NOT NULL,
  reply text,
  replied_at bigint,
  taken_down_for text,
  PRIMARY KEY (order_id, author),
  CONSTRAINT order_reviews_replied CHECK ((reply IS NULL) = (replied_at IS NULL))
);
CREATE INDEX order_reviews_of_seller ON order_reviews (subject_id, shown_from DESC, order_id DESC)
  WHERE author = 'buyer' AND taken_down_for IS NULL;
CREATE INDEX order_reviews_newest ON order_reviews (written_at DESC, order_id DESC);
