import type { Reviewed } from './reviewed.ts'

export const BY_ID: Reviewed = {
  'alerts/alert-store.ts': ['SELECT alerts(id) FOR UPDATE'],
  'buyer-requests/shop-offer-store.ts': ['SELECT shop_offers(id) FOR UPDATE'],
  'guess-game/game-store.ts': ['SELECT guess_games(finished_at, user_id)', 'SELECT guess_games(rewarded_day, user_id)'],
  'orders/handovers/proof-files/proof-file-store.ts': [
    'DELETE proof_files(id, is_used)',
    'SELECT proof_files(id)',
    'UPDATE proof_files(id)',
    'UPDATE proof_files(id, type)',
  ],
  'orders/offers/price-offer-store.ts': [
    'SELECT orders(buyer_id, pay_by, shop_id, status) + price_offers(buyer_id, id, shop_id) + price_offers(buyer_id, status) + price_offers(seller_id, status) + shops(id) + shops(id, status)',
    'SELECT orders(buyer_id, pay_by, shop_id, status) + price_offers(buyer_id, shop_id, status) + shops(id) + shops(id, status)',
    'SELECT price_offers(buyer_id, place, shop_id) + shops(id)',
    'SELECT price_offers(id, shop_id) + shops(id)',
    'SELECT price_offers(place, seller_id, shop_id) + shops(id)',
    'SELECT price_offers(shop_id) + shops(id)',
    'UPDATE price_offers(answered_at, said_at, status) + price_offers(id) FOR UPDATE',
  ],
  'wallet/recharges/bank-reference-store.ts': ['UPDATE recharges(id)'],
  'wallet/recharges/recharge-store.ts': [
    'SELECT recharges(id) FOR UPDATE',
    'UPDATE recharges(id)',
    'UPDATE recharges(id, status)',
  ],
}
