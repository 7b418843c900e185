-- How often a paper of the buyer's was refused while their days to sign stood still for it: bad papers hold a seller up for a while, and not for ever.
-- What was refused before this was counted costs nobody anything.
ALTER TABLE contracts ADD COLUMN sign_refusals integer NOT NULL DEFAULT 0 CHECK (sign_refusals >= 0);
