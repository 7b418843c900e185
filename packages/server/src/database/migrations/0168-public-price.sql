-- What a shop was last shown at on the market: who keeps it is told of another price once it is shown again. Null where
-- it was never shown, or where that was not written down.
ALTER TABLE sales ADD COLUMN public_price_fen bigint;
UPDATE sales SET public_price_fen = s.price_fen FROM shops s
WHERE s.id = sales.shop_id AND (s.status NOT IN ('under-review', 'refused', 'withdrawn') OR sales.is_paused);
