-- in batches
-- As 0371, for listings that servers of the version before have written since.
UPDATE shops SET filtered_figures = (
  SELECT jsonb_strip_nulls(jsonb_build_object('shopHolderKind', figures -> 'shopHolderKind' ->> 'value'))
  FROM shop_details WHERE shop_id = shops.id
)
WHERE id IN (
  SELECT id FROM shops JOIN shop_details ON shop_id = id
  WHERE filtered_figures ->> 'shopHolderKind' IS DISTINCT FROM figures -> 'shopHolderKind' ->> 'value'
  LIMIT 5000
);
