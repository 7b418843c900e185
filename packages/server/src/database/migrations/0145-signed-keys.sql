-- Requests that came without a key are known by their signature, for minutes: they are found among the keys that are kept for days.
CREATE INDEX idempotency_keys_signed ON idempotency_keys (created_at) WHERE key LIKE 'signed %';
