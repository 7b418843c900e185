import type { Reviewed } from './reviewed.ts'

export const ACROSS: Reviewed = {
  'wallet/posting-store.ts': ['SELECT entries(posting_id) + postings(id, subject)'],
  'account/close-account.ts': [
    'DELETE guess_games(user_id)',
    'DELETE lottery_devices(user_id)',
    'DELETE phone_proofs(user_id)',
    'DELETE service_request_steps(request_id) + service_requests(mobile, user_id)',
    'DELETE service_requests(mobile, user_id)',
    'UPDATE sales(shop_id) + shops(seller_id)',
  ],
  'account/pictures/picture-store.ts': [
    'SELECT picture_bytes(content_hash) + picture_sizes(content_hash, size) + pictures + users(avatar_id, id)',
    'SELECT pictures(added_at, user_id)',
  ],
  'account/pictures/picture-use-store.ts': [
    'SELECT picture_uses(used_for) + pictures(id) FOR UPDATE',
    'UPDATE picture_uses + pictures',
    'UPDATE picture_uses(used_for) + pictures(id)',
  ],
  'account/profile-store.ts': [
    'SELECT accounts(balance_fen, id) + orders(buyer_id, seller_id, status) + phone_changes + recharges + seller_debts + seller_debts(buyer_id, damages_fen, taken_fen) + shops(seller_id, status) + users + verifications',
  ],
  'bills/bill-store.ts': [
    'SELECT entries + orders(id) + postings(id) + recharges(id)',
    'SELECT entries + postings(id)',
  ],
  'buyer-requests/match-store.ts': ['SELECT request_matches + shops(id, status)'],
  'buyer-requests/request-store.ts': [
    'SELECT buyer_requests()',
    'SELECT buyer_requests(state)',
    'SELECT buyer_requests(state, user_id) FOR UPDATE',
  ],
  'catalog/favourite-store.ts': ['INSERT favourites + shops'],
  'catalog/listing/newest-list-store.ts': [
    'SELECT favourites + price_changes(shop_id) + shop_details(shop_id) + shops(id, status)',
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, status) + view_history',
  ],
  'catalog/shop-store.ts': ['SELECT price_changes + shop_details + shop_views + shops + users(id)'],
  'catalog/view-history-store.ts': ['INSERT shops + view_history'],
  'coins/task-fact-store.ts': [
    'SELECT favourites + orders(buyer_id, status) + shops(seller_id, status) + valuation_records + verifications + view_history',
  ],
  'coins/tell-lapses.ts': [
    'SELECT coin_balances(coins, user_id, year) + inbox_told(event_key, user_id) + users(closed_at)',
  ],
  'contracts/contract-store.ts': [
    'SELECT contract_signatures(contract_id) + contracts + drawn_signatures(user_id) + orders',
    'SELECT contracts(id) + orders(id) FOR UPDATE',
    'SELECT contracts(id) FOR UPDATE',
    'UPDATE contracts(id, status)',
  ],
  'contracts/look-at-contract.ts': ['SELECT picture_uses(picture_id, used_for) + signing_papers'],
  'contracts/signing-links.ts': ['INSERT signing_links + signing_links(contract_id, made_at, party)'],
  'coupons/coupon-store.ts': ['SELECT coupons + orders(id)'],
  'coupons/offer-store.ts': [
    'SELECT coupon_claims + coupon_offers',
    'SELECT coupon_claims + coupon_offers(claim_until, id)',
    'SELECT coupon_offers()',
  ],
  'inbox/message-store.ts': [
    'INSERT inbox_messages + inbox_switched_off + notices + notices(event, state, subject) + push_devices + sessions(expires_at, token_hash, user_id) + users',
  ],
  'orders/order-store.ts': [
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(buyer_id, coupon_id, id, pay_by, shop_id, status) FOR UPDATE',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(buyer_id, id, pay_by, seller_id, status)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(buyer_id, id, shop_id, status) FOR UPDATE',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(handed_over_at, id, seller_signed_at, status, terms_version, viewing_opened_at)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(id)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(id, number)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(id, shop_id, status)',
    'SELECT orders(id, shop_id, status) FOR UPDATE',
  ],
  'orders/payment/awaited-balance-store.ts': ['SELECT recharges(order_id, order_part, status)'],
  'orders/sold-shop-store.ts': ['SELECT orders + shops(id) FOR UPDATE'],
  'orders/viewings/viewing-store.ts': ['UPDATE order_viewings(access, order_id) + orders(id, status)'],
  'selling/own-listing-store.ts': [
    'SELECT favourites(kept_at, shop_id)',
    'SELECT favourites(shop_id) + orders(shop_id) + price_offers + shop_views',
    'SELECT orders(placed_at, shop_id)',
  ],
  'session/login/known-network-store.ts': ['SELECT known_networks(network, used_at, user_id) + users(id, mobile)'],
  'session/session-store.ts': [
    'DELETE sessions()',
    'INSERT sessions + users FOR UPDATE',
    'SELECT sessions(expires_at)',
  ],
  'wallet/capital-store.ts': [
    'SELECT accounts(id) + orders(buyer_id, id, status) + orders(id) + payout_holds + seller_debts + users',
  ],
  'wallet/recharges/recharge-store.ts': [
    'INSERT pictures + recharges',
    'UPDATE recharges(credited_by, id, paid_late_at)',
  ],
}
