-- Verifications that show the same masked number, among which a reviewer's case counts those with the very same one.
CREATE INDEX CONCURRENTLY verifications_shown_number ON verifications (shown_number);
