CREATE INDEX CONCURRENTLY order_reviews_withdrawn ON order_reviews (taken_down_at) WHERE taken_down_at IS NOT NULL;
