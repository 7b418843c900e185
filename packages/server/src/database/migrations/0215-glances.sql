-- What a card shows of a shop's figures, beside the figures that it is made of: lists read a score of them, and no figures.
-- Where single months are known, a month on average is their mean.
ALTER TABLE shop_details ADD COLUMN glance jsonb;
UPDATE shop_details SET figures = jsonb_set(figures, '{monthlyTurnoverFen,value}', (
    SELECT to_jsonb(round(avg((month ->> 'turnoverFen')::numeric))::bigint)
    FROM jsonb_array_elements(figures #> '{turnoverByMonth,value}') AS months (month)
  ))
WHERE jsonb_array_length(figures #> '{turnoverByMonth,value}') > 0;
UPDATE shop_details SET glance = jsonb_build_object(
  'openedOn', figures #> '{openedOn,value}',
  'monthlyTurnoverFen', figures #> '{monthlyTurnoverFen,value}',
  'turnoverFen', (
    SELECT coalesce(jsonb_agg(month -> 'turnoverFen' ORDER BY at) FILTER (WHERE at > months - 6), '[]'::jsonb)
    FROM jsonb_array_elements(figures #> '{turnoverByMonth,value}') WITH ORDINALITY AS told (month, at),
      jsonb_array_length(figures #> '{turnoverByMonth,value}') AS months
  ),
  'fans', figures #> '{fans,value}',
  'points', (figures #>> '{violations,value,general}')::numeric + (figures #>> '{violations,value,severe}')::numeric
    + (figures #>> '{violations,value,counterfeit}')::numeric,
  'source', CASE
    WHEN 'seller' IN (figures #>> '{openedOn,by}', figures #>> '{violations,by}', figures #>> '{fans,by}',
      figures #>> '{monthlyTurnoverFen,by}', figures #>> '{ratings,by}') THEN 'seller'
    WHEN 'platform-export' IN (figures #>> '{openedOn,by}', figures #>> '{violations,by}', figures #>> '{fans,by}',
      figures #>> '{monthlyTurnoverFen,by}', figures #>> '{ratings,by}') THEN 'platform-export'
    ELSE 'inspector' END,
  'picture', photos #> '{0,url}'
);
ALTER TABLE shop_details ALTER COLUMN glance SET NOT NULL;
