import type { Reviewed } from './reviewed.ts'

export const OF_CROWD: Reviewed = {
  'alerts/alert-store.ts': [
    'SELECT alerts(due_at) FOR UPDATE',
    'SELECT alerts(industries, is_paused, kinds, max_price_fen, min_price_fen, platforms, removed_at, user_id)',
  ],
  'alerts/match-store.ts': ['SELECT alert_matches + shops(id)'],
  'buyer-requests/match-store.ts': [
    'SELECT buyer_requests + shop_offers + shops(id, industry, kind, platform, price_fen, province, seller_id, status, trademark)',
  ],
  'buyer-requests/request-store.ts': [
    'SELECT buyer_requests + request_matches + shop_offers + shops(id, status) + shops(industry, kind, platform, price_fen, province, seller_id, status, trademark) + users(id)',
    'SELECT buyer_requests(industry, kind, max_price_fen, min_price_fen, place, platform, province, state, trademark, user_id, valid_until) + shops(industry, kind, platform, price_fen, province, seller_id, status, trademark) + users(closed_at, id)',
    'SELECT buyer_requests(industry, kind, max_price_fen, min_price_fen, platform, province, state, trademark, user_id, valid_until) + shops',
    'SELECT buyer_requests(industry, kind, place, platform, state, user_id, valid_until) + users(closed_at, id)',
  ],
  'catalog/prices/tell-price-change.ts': ['SELECT favourites(shop_id)'],
}
