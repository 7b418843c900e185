-- in batches
-- Stored listings that state who holds them can be found by it.
UPDATE shops SET filtered_figures = (
  SELECT jsonb_strip_nulls(jsonb_build_object('shopHolderKind', figures -> 'shopHolderKind' ->> 'value'))
  FROM shop_details WHERE shop_id = shops.id
)
WHERE id IN (
  SELECT id FROM shops JOIN shop_details ON shop_id = id
  WHERE NOT filtered_figures ? 'shopHolderKind' AND figures ? 'shopHolderKind'
  LIMIT 5000
);
