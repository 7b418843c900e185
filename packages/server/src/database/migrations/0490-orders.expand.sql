-- Orders whose money is held, among millions that have ended: what escrow holds by age.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_held ON orders (id) WHERE status IN (3, 4, 5, 7);
