-- Prices go with the kind of a shop: the cheapest flagship lies far behind thousands of cheap personal shops. A list of one
-- kind by price begins where that kind's prices begin.
CREATE INDEX shops_by_kind_and_price ON shops (kind, price_fen, id)
  INCLUDE (platform, industry, province, trademark, taxpayer) WHERE status = 'on-sale';
