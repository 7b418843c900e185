-- Orders whose buyer has the shop and has not said anything yet: a reviewer is shown those that have waited for longer than their 72 hours.
CREATE INDEX orders_to_confirm ON orders (handed_over_at) WHERE status = 5 AND handed_over_at IS NOT NULL;
