-- in batches
UPDATE shops SET is_inspected = false, score = greatest(0, score - 240) WHERE id IN (
  SELECT s.id FROM shops s JOIN shop_details d ON d.shop_id = s.id
  WHERE s.is_inspected AND d.figures #> '{ratings,evidence}' IS NULL LIMIT 1000)
