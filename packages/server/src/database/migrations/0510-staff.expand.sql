-- What of a proposal is personal data: nothing of it is left once the proposal is decided or has lapsed.
ALTER TABLE staff_proposals ADD COLUMN sealed bytea;
