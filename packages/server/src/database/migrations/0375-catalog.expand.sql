-- As shops_by_kind_and_price, with the figures of the column that all further choices share.
CREATE INDEX CONCURRENTLY shops_kind_and_price ON shops (kind, price_fen, id)
  INCLUDE (platform, industry, province, trademark, taxpayer, transfer_way, monthly_turnover_fen, opened_day,
    rating_hundredths, violation_points, is_inspected, filtered_figures) WHERE status = 'on-sale';
