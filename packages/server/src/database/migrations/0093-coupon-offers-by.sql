-- Who gave a coupon out, and why: what a coupon takes off is the house's money.
ALTER TABLE coupon_offers ADD COLUMN offered_by text NOT NULL DEFAULT '';
ALTER TABLE coupon_offers ADD COLUMN why text NOT NULL DEFAULT '';
