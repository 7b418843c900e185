-- What the accounts of fees and coupons got in the span of a seal, so that months are summed by seals. Null where a
-- version that did not count it has sealed; it is filled before the next seal.
ALTER TABLE book_seals ADD COLUMN fees_fen bigint;
ALTER TABLE book_seals ADD COLUMN coupons_fen bigint;
