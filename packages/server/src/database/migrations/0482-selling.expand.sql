-- New listings of a day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS sale_steps_submitted ON sale_steps (at) WHERE event = 'submitted';
