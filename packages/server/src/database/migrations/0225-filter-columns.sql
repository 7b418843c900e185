-- What lists are narrowed by besides: turnover of a month, the day on which a shop opened (as digits: 20180307) and this year's
-- points. They are said by the shop's figures, which lists do not read. The indexes are made anew around it: rows that move are
-- not written into each of them one by one.
DROP INDEX shops_tokens;
DROP INDEX shops_by_score;
DROP INDEX shops_by_time;
DROP INDEX shops_by_price;
DROP INDEX shops_by_kind_and_price;
ALTER TABLE shops
  ADD COLUMN monthly_turnover_fen bigint NOT NULL DEFAULT 0,
  ADD COLUMN opened_day integer NOT NULL DEFAULT 0,
  ADD COLUMN violation_points integer NOT NULL DEFAULT 0;
UPDATE shops SET
  monthly_turnover_fen = coalesce((d.figures #>> '{monthlyTurnoverFen,value}')::bigint, 0),
  opened_day = coalesce(replace(d.figures #>> '{openedOn,value}', '-', '')::integer, 0),
  violation_points = coalesce(ceil((d.figures #>> '{violations,value,general}')::numeric
    + (d.figures #>> '{violations,value,severe}')::numeric + (d.figures #>> '{violations,value,counterfeit}')::numeric)::integer, 0)
FROM shop_details d WHERE d.shop_id = shops.id;
CREATE INDEX shops_tokens ON shops USING gin (tokens) WITH (fastupdate = off) WHERE status = 'on-sale';
CREATE INDEX shops_by_score ON shops (score, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, price_fen, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';
CREATE INDEX shops_by_time ON shops (published_at, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, price_fen, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';
CREATE INDEX shops_by_price ON shops (price_fen, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';
CREATE INDEX shops_by_kind_and_price ON shops (kind, price_fen, id)
  INCLUDE (platform, industry, province, trademark, taxpayer, transfer_way, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected) WHERE status = 'on-sale';
