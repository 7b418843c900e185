CREATE INDEX CONCURRENTLY order_reviews_unchecked ON order_reviews (written_at, order_id) WHERE checked_at IS NULL;
