-- When a member of staff last looked at a review as it is now, and since when it is withdrawn.
ALTER TABLE order_reviews ADD COLUMN checked_at bigint;
ALTER TABLE order_reviews ADD COLUMN taken_down_at bigint;
