import type { Reviewed } from './reviewed.ts'

export const OF_ONE_SIDE: Reviewed = {
  'bills/invoice-store.ts': [
    'SELECT invoice_orders(is_open, order_id) + order_steps(order_id, status) + orders(buyer_id, coupon_fen, id, service_fee_fen, status)',
  ],
  'buyer-requests/request-store.ts': ['SELECT buyer_requests(place, user_id)', 'SELECT buyer_requests(user_id)'],
  'buyer-requests/shop-offer-store.ts': [
    'SELECT shop_offers(buyer_id, seller_id, state) FOR UPDATE',
    'SELECT shop_offers(offered_at, seller_id)',
    'SELECT shop_offers(place, seller_id)',
  ],
  'contracts/contract-store.ts': [
    'SELECT contract_signatures + contracts(buyer_id, id, order_id, seller_id) + drawn_signatures(user_id) + orders(id)',
    'SELECT contract_signatures(contract_id) + contracts + drawn_signatures(user_id) + orders + signing_papers(contract_id, standing)',
    'SELECT contract_signatures(contract_id) + contracts(buyer_id, id, number, order_id, seller_id) + drawn_signatures(user_id) + orders(id)',
    'SELECT contract_signatures(contract_id) + contracts(buyer_id, id, order_id, seller_id) + drawn_signatures(user_id) + orders(id)',
    'SELECT contract_signatures(contract_id) + contracts(buyer_id, id, order_id, seller_id, status) + drawn_signatures(user_id) + orders(id, shop_id)',
    'SELECT contract_signatures(contract_id) + contracts(buyer_id, id, order_id, seller_id, status) + drawn_signatures(user_id) + orders(id, status, terms_version)',
  ],
  'contracts/contract-list-store.ts': [
    'SELECT contracts(buyer_id, place, seller_id)',
    'SELECT contracts(order_id) + orders(buyer_id, id, seller_id, status, terms_version)',
  ],
  'orders/lists/order-list-store.ts': [
    'SELECT orders(buyer_id, seller_id, status)',
    'SELECT orders(seller_id, status)',
  ],
  'orders/offers/bargain-store.ts': ['SELECT orders(buyer_id, pay_by, shop_id, status) + price_offers + shops'],
  'orders/order-store.ts': [
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(buyer_id, handed_over_at, seller_signed_at, status) + orders(handed_over_at, seller_id, seller_signed_at, status, terms_version, viewing_opened_at) + orders(id)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(buyer_id, id, pay_by, placed_at, status) + orders(id)',
    'SELECT contracts(order_id) + order_steps(from_status, order_id, status) + orders(buyer_id, id, pay_by, placed_at, status) + orders(id) + orders(id, pay_by, placed_at, seller_id, status)',
  ],
  'orders/reviews/review-store.ts': [
    'SELECT order_reviews()',
    'SELECT order_reviews(author, order_id, shown_from, subject_id, taken_down_for)',
    'SELECT order_reviews(author, shown_from, subject_id, taken_down_for)',
  ],
  'orders/sold-shop-store.ts': ['SELECT orders(pay_by, shop_id, status)', 'SELECT orders(shop_id, status)'],
  'reports/report-store.ts': ['SELECT shop_reports(reported_at, user_id)'],
  'sellers/seller-store.ts': [
    'SELECT orders(seller_id, status) + past_sales(shop_id) + shops(id, seller_id) + shops(seller_id, status) + users',
    'SELECT price_changes(shop_id) + shop_details(shop_id) + shops(id, published_at, seller_id, status)',
    'SELECT price_offers(made_at, seller_id, status)',
  ],
  'selling/own-listing-store.ts': [
    'SELECT price_changes(shop_id) + sales(is_paused, shop_id) + shop_details(shop_id) + shops(id, published_at, seller_id, status)',
    'SELECT price_changes(shop_id) + sales(shop_id) + shop_details(shop_id) + shops(id, published_at, seller_id)',
    'SELECT price_changes(shop_id) + sales(shop_id) + shop_details(shop_id) + shops(id, published_at, seller_id, status)',
    'SELECT shops(seller_id, status)',
  ],
  'selling/review-store.ts': [
    'SELECT sale_steps(revision, shop_id) + sales(revision, shop_id) + shops(id, seller_id, status) + users(id)',
    'SELECT sale_steps(revision, shop_id) + sales(revision, shop_id, wanted_field) + shops(id, seller_id, status) + users(id)',
  ],
  'selling/sale-store.ts': ['SELECT sale_steps(at, event, seller_id) + shops(seller_id, status)'],
  'services/request-store.ts': [
    'SELECT service_request_steps(request_id, state) + service_requests(id, service, submitted_at)',
    'SELECT service_requests(id, mobile, submitted_at, user_id)',
    'SELECT service_requests(mobile, said, state, user_id)',
    'SELECT service_requests(mobile, submitted_at, user_id)',
  ],
  'services/reviewed-request-store.ts': [
    'SELECT service_requests(state, user_id) + users(id)',
    'SELECT service_requests(user_id) + users(id)',
  ],
  'session/session-store.ts': ['DELETE sessions(token_hash, user_id)', 'SELECT sessions(expires_at, user_id)'],
}
