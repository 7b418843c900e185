export { MIN_ANSWERS, RESPONSE_WITHIN_MS, responseTime, type AskedSeller, type ResponseTime } from './response-time.ts'
export { maskedSellerName, SELLER_SHOPS, type SellerProfile, type SellerShops } from './seller-profile.ts'
export type { Sellers } from './sellers.ports.ts'
