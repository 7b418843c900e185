-- When the mobile or the payment password was last replaced by another one; null where neither ever was.
ALTER TABLE users ADD COLUMN credentials_changed_at bigint;
