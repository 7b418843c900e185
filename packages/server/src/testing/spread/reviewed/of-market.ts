import type { Reviewed } from './reviewed.ts'

export const OF_MARKET: Reviewed = {
  'campaigns/participation/application-store.ts': [
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, status)',
  ],
  'campaigns/participation/points-store.ts': [
    'SELECT coin_entries + coin_sign_ins + coupon_offers(id) + coupons + lottery_draws + orders(buyer_id, placed_at, status)',
    'SELECT coin_entries(account, kind, posted_at) + coin_sign_ins(day, is_made_up) + coupon_offers(id) + coupons(offer_id) + lottery_draws + orders(placed_at, status) + users(id)',
  ],
  'campaigns/participation/read-results.ts': ['SELECT coupon_offers(id) + coupons(offer_id, order_id)'],
  'campaigns/ranking-store.ts': [
    'SELECT favourites() + price_changes(shop_id) + shop_details(shop_id) + shops(id, status)',
  ],
  'catalog/class-rating-store.ts': [
    'SELECT shop_details(shop_id) + shops(id, status)',
    'SELECT shops(published_at, status)',
  ],
  'catalog/market-count-store.ts': ['SELECT shops()'],
  'catalog/platform-summary-store.ts': ['SELECT shops(platform, status)'],
  'catalog/prices/price-change-store.ts': ['SELECT price_changes(at)'],
  'catalog/pulse/shop-groups-store.ts': ['SELECT shops(price_fen, status)'],
  'guess-game/game-store.ts': ['SELECT guess_games(finished_at, user_id) + users(closed_at, id)'],
  'insights/category-sale-store.ts': [
    'SELECT order_steps(order_id, status) + orders(id, placed_at, shop_platform, status) + past_sales(platform, sold_at) + shops(id, industry, status)',
  ],
  'insights/peer-store.ts': ['SELECT shop_details(shop_id) + shops(industry, platform, status)'],
  'lottery/lottery-store.ts': [
    'SELECT lotteries(closes_at, opens_at, series)',
    'SELECT lotteries(closes_at, series)',
    'SELECT lotteries(id, series)',
  ],
  'selling/comparable-store.ts': [
    'SELECT order_steps(order_id, status) + orders(id, shop_id, status) + orders(shop_id, status) + past_sales(shop_id) + price_changes(shop_id) + shop_details(shop_id) + shops(id, industry, kind, platform, published_at, status)',
    'SELECT orders(shop_id, status) + past_sales(shop_id) + shops(id, industry, kind, platform, status)',
    'SELECT orders(shop_id, status) + past_sales(shop_id) + shops(id, kind, platform, status)',
    'SELECT orders(shop_id, status) + past_sales(shop_id) + shops(id, platform, status)',
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, industry, platform, status)',
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, kind, platform, status)',
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, seller_id, status)',
    'SELECT shops(industry, kind, platform, status)',
    'SELECT shops(kind, platform, status)',
    'SELECT shops(platform, status)',
  ],
  'valuation/sale-store.ts': [
    'SELECT order_steps(order_id, status) + orders(id, shop_kind, status) + past_sales(kind) + shop_details(shop_id) + shops(id, status)',
    'SELECT order_steps(order_id, status) + orders(id, shop_platform, status) + past_sales(platform) + shop_details(shop_id) + shops(id, status)',
    'SELECT order_steps(order_id, status) + orders(id, status) + past_sales()',
    'SELECT order_steps(order_id, status) + orders(id, status) + past_sales() + shop_details(shop_id) + shops(id, status)',
  ],
}
