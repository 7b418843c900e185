-- As shops_by_score, with the figures of the column that all further choices share.
CREATE INDEX CONCURRENTLY shops_score ON shops (score, id)
  INCLUDE (platform, kind, industry, province, trademark, taxpayer, transfer_way, price_fen, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected, filtered_figures) WHERE status = 'on-sale';
