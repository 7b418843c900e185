-- As shops_by_price, with the figures of the column that all further choices share.
CREATE INDEX CONCURRENTLY shops_price ON shops (price_fen, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected, filtered_figures) WHERE status = 'on-sale';
