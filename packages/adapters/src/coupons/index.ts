export { couponsBindings } from './coupons.bindings.ts'
