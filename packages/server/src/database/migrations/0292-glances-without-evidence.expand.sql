-- in batches
UPDATE shop_details SET glance = jsonb_set(glance, '{source}', '"seller"') WHERE shop_id IN (
  SELECT shop_id FROM shop_details WHERE glance ->> 'source' <> 'seller' AND (
    (figures #>> '{openedOn,by}' = 'inspector' AND figures #> '{openedOn,evidence}' IS NULL)
    OR (figures #>> '{violations,by}' = 'inspector' AND figures #> '{violations,evidence}' IS NULL)
    OR (figures #>> '{fans,by}' = 'inspector' AND figures #> '{fans,evidence}' IS NULL)
    OR (figures #>> '{monthlyTurnoverFen,by}' = 'inspector' AND figures #> '{monthlyTurnoverFen,evidence}' IS NULL)
    OR (figures #>> '{ratings,by}' = 'inspector' AND figures #> '{ratings,evidence}' IS NULL)) LIMIT 1000)
