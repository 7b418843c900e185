/**
 * Core's own sentence (`matchRequest`) in SQL, of a request `r` and a shop `s`: it only finds what may fit, where
 * many are looked through, and core decides.
 */
export const MEETS = `s.status = 'on-sale' AND s.seller_id <> r.user_id
  AND (r.platform IS NULL OR s.platform = r.platform OR (r.platform = 99 AND s.platform = 13))
  AND (r.kind IS NULL OR s.kind = r.kind) AND (r.industry IS NULL OR s.industry = r.industry)
  AND (r.min_price_fen IS NULL OR s.price_fen >= r.min_price_fen) AND (r.max_price_fen IS NULL OR s.price_fen <= r.max_price_fen)
  AND (r.trademark IS NULL OR s.trademark = r.trademark) AND (r.province IS NULL OR s.province = r.province)`
