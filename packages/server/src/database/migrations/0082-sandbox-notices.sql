-- A notification is signed when it is sent; whether it shall be signed wrongly is what the tester chose.
ALTER TABLE sandbox_notices DROP COLUMN signature;
ALTER TABLE sandbox_notices ADD COLUMN is_forged boolean NOT NULL DEFAULT false;
