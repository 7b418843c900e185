-- As shops_by_time, with the figures of the column that all further choices share.
CREATE INDEX CONCURRENTLY shops_time ON shops (published_at, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, price_fen, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected, filtered_figures) WHERE status = 'on-sale';
